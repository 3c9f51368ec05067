/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-set-up-steps.h"
#include "app/widgets/scr-drawing.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_SET_UP_PICTURE (abbates_set_up_picture_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesSetUpPicture, abbates_set_up_picture, ABBATES, SET_UP_PICTURE, ScrDrawing)

GtkWidget *abbates_set_up_picture_new (void);
void abbates_set_up_picture_show (AbbatesSetUpPicture *self,
                                  const AbbatesView *view,
                                  AbbatesSetUpThing thing);

G_END_DECLS
