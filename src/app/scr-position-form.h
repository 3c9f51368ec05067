/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define SCR_TYPE_POSITION_FORM (scr_position_form_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrPositionForm, scr_position_form, SCR, POSITION_FORM, GtkWidget)

/**
 * ScrPositionFormClass:
 * @show: asks for a position of a match with @setup, as scr_game_normalize_setup() returns it
 * @dup_start: the state that was told, without what the game counts from the rest; %NULL where
 *   something is missing or cannot be, which the form then says where it is
 * @refuse: says where it is why the state cannot be, in the words of the game, which begin with
 *   the place. Returns whether it has found the place
 * @get_palette: optional; what can be pressed instead of typed, to be put where it stays in sight
 *
 * Asks for the position of a game that is under way at a table.
 */
struct _ScrPositionFormClass
{
  GtkWidgetClass parent_class;

  gboolean (*show) (ScrPositionForm *self,
                    JsonNode *setup,
                    GError **error);
  JsonNode *(*dup_start) (ScrPositionForm *self);
  gboolean (*refuse) (ScrPositionForm *self,
                      const char *reason);
  GtkWidget *(*get_palette) (ScrPositionForm *self);

  gpointer padding[4];
};

gboolean scr_position_form_show (ScrPositionForm *self,
                                 JsonNode *setup,
                                 GError **error);
JsonNode *scr_position_form_dup_start (ScrPositionForm *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_position_form_refuse (ScrPositionForm *self,
                                   const char *reason);
GtkWidget *scr_position_form_get_palette (ScrPositionForm *self);

G_END_DECLS
