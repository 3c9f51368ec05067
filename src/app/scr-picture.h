/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/scr-drawing.h"

G_BEGIN_DECLS

#define SCR_TYPE_PICTURE (scr_picture_get_type ())
G_DECLARE_FINAL_TYPE (ScrPicture, scr_picture, SCR, PICTURE, ScrDrawing)

GtkWidget *scr_picture_new (const char *subject);
void scr_picture_set_subject (ScrPicture *self,
                              const char *subject);

G_END_DECLS
