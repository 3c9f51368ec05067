/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_CAUSES (scr_causes_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrCauses, scr_causes, SCR, CAUSES, GtkWidget)

/**
 * ScrCausesClass:
 * @list_moves: returns the adjustments, in notation, that make the match say what the player says
 *   lies there; empty where it says so already, NULL with the error set where something cannot be
 *   read
 *
 * What a pawn's place comes from, for players to say what really lies there.
 */
struct _ScrCausesClass
{
  GtkWidgetClass parent_class;

  GStrv (*list_moves) (ScrCauses *self,
                       GError **error);

  gpointer padding[4];
};

GStrv scr_causes_list_moves (ScrCauses *self,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_causes_changed (ScrCauses *self);

G_END_DECLS
