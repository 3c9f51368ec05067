/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/scr-drawing.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_STANDING (abbates_standing_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesStanding, abbates_standing, ABBATES, STANDING, ScrDrawing)

GtkWidget *abbates_standing_new (const char *portrait);

G_END_DECLS
