/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-entry.h"

G_BEGIN_DECLS

#define SCR_TYPE_TABLE (scr_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrTable, scr_table, SCR, TABLE, GtkWidget)

/**
 * ScrTableClass:
 * @update: shows #ScrTable:state anew; called when a property has changed
 * @place_status: puts the widget that says what to do now where it belongs
 * @back_out: optional; lets go of what is chosen. Returns whether anything was
 * @is_news: optional; returns whether an answer of chance, the last entry, is to be
 *   told before the last decision. All are if not given
 * @step: optional; shows @state, which follows what is shown by @events (a list model of
 *   #ScrEvent), and may show how it comes about; while it does so the table is moving
 * @show_hint: optional; points out @move, a legal one in notation, until the state changes;
 *   NULL ends it
 * @list_keys: optional; returns which keys do something now: a key as
 *   gtk_accelerator_parse() reads it, then what it does, and so on
 * @place_agenda: optional; puts the widget that says what is done at a real table where there is
 *   room for it, and keeps it hidden where there is none
 * @has_palette: whether the table shows itself what players may tell
 * @end_task: optional; takes #ScrTable:task as done, or with @is_back the last one as not done.
 *   Returns whether there was one
 * @explain_typing: optional; returns how the players of a real table type what is due in @state
 *
 * The table of one game: shows a state, and asks for moves by the action
 * "match.move" and for a sentence to be told by "page.tell" ("" takes back what
 * was told). Its child fills it. Grabbing the focus goes to what can be done now.
 */
struct _ScrTableClass
{
  GtkWidgetClass parent_class;

  void (*update) (ScrTable *self);
  void (*place_status) (ScrTable *self,
                        GtkWidget *status);

  gboolean (*back_out) (ScrTable *self);
  gboolean (*is_news) (ScrTable *self,
                       ScrEntry *entry);
  void (*step) (ScrTable *self,
                ScrState *state,
                GListModel *events);
  void (*show_hint) (ScrTable *self,
                     const char *move);
  GStrv (*list_keys) (ScrTable *self);
  void (*place_agenda) (ScrTable *self,
                        GtkWidget *agenda);
  gboolean has_palette;
  gboolean (*end_task) (ScrTable *self,
                        gboolean is_back);
  char *(*explain_typing) (ScrTable *self,
                           ScrState *state);

  gpointer padding[2];
};

ScrState *scr_table_get_state (ScrTable *self);
void scr_table_set_state (ScrTable *self,
                          ScrState *state);
void scr_table_step (ScrTable *self,
                     ScrState *state,
                     GListModel *events);
gboolean scr_table_get_is_moving (ScrTable *self);
void scr_table_set_is_moving (ScrTable *self,
                              gboolean is_moving);
int scr_table_get_viewer (ScrTable *self);
void scr_table_set_viewer (ScrTable *self,
                           int viewer);
gboolean scr_table_get_is_open (ScrTable *self);
void scr_table_set_is_open (ScrTable *self,
                            gboolean is_open);
const char *const *scr_table_get_colours (ScrTable *self);
void scr_table_set_colours (ScrTable *self,
                            const char *const *colours);
void scr_table_place_status (ScrTable *self,
                             GtkWidget *status);
void scr_table_place_agenda (ScrTable *self,
                             GtkWidget *agenda);
gboolean scr_table_has_palette (ScrTable *self);
const char *scr_table_get_task (ScrTable *self);
void scr_table_set_task (ScrTable *self,
                         const char *task);
gboolean scr_table_end_task (ScrTable *self,
                             gboolean is_back);
char *scr_table_explain_typing (ScrTable *self,
                                ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_table_back_out (ScrTable *self);
gboolean scr_table_is_news (ScrTable *self,
                            ScrEntry *entry);
void scr_table_move (ScrTable *self,
                     const char *move);
void scr_table_tell (ScrTable *self,
                     const char *sentence);
void scr_table_show_hint (ScrTable *self,
                          const char *move);
GStrv scr_table_list_keys (ScrTable *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_table_explain (ScrTable *self,
                        GtkWidget *anchor,
                        guint seat,
                        const char *number);

G_END_DECLS
