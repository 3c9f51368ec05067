/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

/**
 * AbbatesSetup:
 * @rules: what the kernel needs
 * @names: the seats' names, Henricus' too in solo
 *
 * A match's set-up, shared by all of its states and never changed.
 */
typedef struct
{
  AbbatesRules rules;
  char *names[ABBATES_MAX_SEATS + 1];
} AbbatesSetup;

JsonNode *abbates_setup_normalize_display (JsonNode *display,
                                           GError **error) G_GNUC_WARN_UNUSED_RESULT;
AbbatesSetup *abbates_setup_new (JsonNode *setup,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;
AbbatesSetup *abbates_setup_ref (AbbatesSetup *self);
void abbates_setup_unref (AbbatesSetup *self);
JsonNode *abbates_setup_normalize (JsonNode *setup,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AbbatesSetup, abbates_setup_unref)

G_END_DECLS
