/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define SCR_TYPE_SET_UP (scr_set_up_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrSetUp, scr_set_up, SCR, SET_UP, GtkWidget)

/**
 * ScrSetUpClass:
 * @show: shows what can be chosen with @setup, which may be refused by the game: seats,
 *   edition and rules as they are chosen now
 * @list_answers: what chance is to answer, in notation; empty where all is left to it
 * @dup_display: the "display" object of the match
 * @set_display: begins with that display; what is missing or unknown is as usual
 *
 * What a game lets choose for a new match beyond its options.
 */
struct _ScrSetUpClass
{
  GtkWidgetClass parent_class;

  void (*show) (ScrSetUp *self,
                JsonObject *setup);
  GStrv (*list_answers) (ScrSetUp *self);
  JsonObject *(*dup_display) (ScrSetUp *self);
  void (*set_display) (ScrSetUp *self,
                       JsonObject *display);

  gpointer padding[4];
};

void scr_set_up_show (ScrSetUp *self,
                      JsonObject *setup);
GStrv scr_set_up_list_answers (ScrSetUp *self) G_GNUC_WARN_UNUSED_RESULT;
JsonObject *scr_set_up_dup_display (ScrSetUp *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_set_up_set_display (ScrSetUp *self,
                             JsonObject *display);

G_END_DECLS
