/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

/* What comes back to the hands after a corner card. */
typedef enum
{
  ABBATES_RETURN_NONE,
  ABBATES_RETURN_LOWEST,
  ABBATES_RETURN_HIGHEST,
} AbbatesReturn;

/**
 * AbbatesWhen:
 * @ABBATES_LATER: the Abbot-General comes there yet
 * @ABBATES_NOW: he stands there
 * @ABBATES_PAST: he has been there
 */
typedef enum
{
  ABBATES_LATER,
  ABBATES_NOW,
  ABBATES_PAST,
} AbbatesWhen;

#define ABBATES_TYPE_ARCADE_BOX (abbates_arcade_box_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesArcadeBox, abbates_arcade_box, ABBATES, ARCADE_BOX, GtkButton)

GtkWidget *abbates_arcade_box_new (void);
GtkWidget *abbates_arcade_box_new_corner (guint round);
void abbates_arcade_box_show_card (AbbatesArcadeBox *self,
                                   AbbatesArcade arcade,
                                   AbbatesWhen when);
void abbates_arcade_box_show_corner (AbbatesArcadeBox *self,
                                     AbbatesReturn returns,
                                     AbbatesWhen when);
void abbates_arcade_box_get_pawn_room (GtkWidget *box,
                                       int width,
                                       int height,
                                       GdkRectangle *room);

G_END_DECLS
