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
 * @dup_missing: optional; a sentence that lists what must still be told, %NULL for nothing
 * @take_over: optional; takes what was typed into a form for another set-up, as far as both ask it
 *
 * Asks for the position of a game that is under way at a table. ScrPositionForm::told says that
 * something else is told.
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
  char *(*dup_missing) (ScrPositionForm *self);
  void (*take_over) (ScrPositionForm *self,
                     ScrPositionForm *other);

  gpointer padding[2];
};

gboolean scr_position_form_show (ScrPositionForm *self,
                                 JsonNode *setup,
                                 GError **error);
JsonNode *scr_position_form_dup_start (ScrPositionForm *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_position_form_refuse (ScrPositionForm *self,
                                   const char *reason);
GtkWidget *scr_position_form_get_palette (ScrPositionForm *self);
char *scr_position_form_dup_missing (ScrPositionForm *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_position_form_take_over (ScrPositionForm *self,
                                  ScrPositionForm *other);
void scr_position_form_report_told (ScrPositionForm *self);

G_END_DECLS
