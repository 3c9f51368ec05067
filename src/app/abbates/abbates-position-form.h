/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-position-form.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_POSITION_FORM (abbates_position_form_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesPositionForm, abbates_position_form, ABBATES, POSITION_FORM, ScrPositionForm)

G_END_DECLS
