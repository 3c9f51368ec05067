/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/scr-drawing.h"
#include "core/scr-state.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_STEP_PICTURE (abbates_step_picture_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesStepPicture, abbates_step_picture, ABBATES, STEP_PICTURE, ScrDrawing)

GtkWidget *abbates_step_picture_new (ScrState *state,
                                     ScrStep *step,
                                     const char *const *colours);

G_END_DECLS
