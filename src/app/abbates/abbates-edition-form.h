/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-edition-form.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_EDITION_FORM (abbates_edition_form_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesEditionForm, abbates_edition_form, ABBATES, EDITION_FORM, ScrEditionForm)

char *abbates_edition_fault_describe (JsonNode *edition,
                                      const char *fault) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
