/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "app/abbates/abbates-form-field.h"

G_BEGIN_DECLS

/* Lists of cards that are typed in one field, and as a state holds them. */

GArray *abbates_position_list_peek_cards (AbbatesFormField *field) G_GNUC_WARN_UNUSED_RESULT;
GArray *abbates_position_list_read_cards (AbbatesFormField *field,
                                          gboolean with_unknown,
                                          const char *reason) G_GNUC_WARN_UNUSED_RESULT;
JsonArray *abbates_position_list_cards_to_json (GArray *cards) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_position_list_add_values (AbbatesFormField *field,
                                           guint most,
                                           const char *key,
                                           JsonObject *state);

G_END_DECLS
