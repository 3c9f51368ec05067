/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "core/scr-option.h"

G_BEGIN_DECLS

JsonObject *scr_choices_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *scr_choices_print (JsonObject *choices) G_GNUC_WARN_UNUSED_RESULT;

JsonObject *scr_choices_get_object (JsonObject *choices,
                                    const char *name);
const char *scr_choices_get_string (JsonObject *choices,
                                    const char *name);
gboolean scr_choices_get_boolean (JsonObject *choices,
                                  const char *name,
                                  gboolean fallback);

char *scr_choices_dup_value (JsonObject *choices,
                             ScrOption *option) G_GNUC_WARN_UNUSED_RESULT;
void scr_choices_copy (JsonObject *from,
                       JsonObject *to);
void scr_choices_set_value (JsonObject *choices,
                            ScrOption *option,
                            const char *value);

G_END_DECLS
