/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-state.h"

G_BEGIN_DECLS

#define SCR_TYPE_NAMING (scr_naming_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrNaming, scr_naming, SCR, NAMING, GtkWidget)

/**
 * ScrNamingClass:
 * @show: asks for all that nobody has recorded in a state. Returns how many things that are
 * @list_answers: what was told, in notation, in the order in which it is to be made; %NULL where
 *   something is typed that cannot be read, which the form then says where it is
 * @get_palette: optional; what can be pressed instead of typed, to be put where it stays in sight
 * @refuse: says beside the answer of that number, from 0, why it cannot be
 *
 * Asks players for what is not known at their table, before the program deals it.
 */
struct _ScrNamingClass
{
  GtkWidgetClass parent_class;

  guint (*show) (ScrNaming *self,
                 ScrState *state);
  GStrv (*list_answers) (ScrNaming *self);
  GtkWidget *(*get_palette) (ScrNaming *self);
  void (*refuse) (ScrNaming *self,
                  guint number,
                  const char *reason);

  gpointer padding[4];
};

guint scr_naming_show (ScrNaming *self,
                       ScrState *state);
GStrv scr_naming_list_answers (ScrNaming *self) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *scr_naming_get_palette (ScrNaming *self);
void scr_naming_refuse (ScrNaming *self,
                        guint number,
                        const char *reason);

G_END_DECLS
