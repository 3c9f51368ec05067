/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-changes.h"
#include "app/scr-correct-window.h"
#include "app/scr-move-list.h"

G_BEGIN_DECLS

/**
 * ScrCorrectWindow:
 *
 * Corrects an entry of the log: it is changed or deleted, or another is inserted before it. What
 * comes of it is shown first, with what can be done about a later entry that does not fit any
 * more; nothing changes before it is applied.
 */
struct _ScrCorrectWindow
{
  AdwWindow parent_instance;

  ScrSession *session;
  ScrAmendmentKind kind;
  guint number;
  int viewer;
  gboolean truncate;
  guint source;
  ScrAmendment *amendment;

  GtkWidget *apply;
  GtkWidget *page;
  AdwWindowTitle *title;
  GtkLabel *heading;
  GtkLabel *sentence;
  GtkWidget *kinds;
  GtkWidget *entry_box;
  GtkEditable *entry;
  GtkLabel *reading;
  GtkScrolledWindow *scroller;
  GtkWidget *moves_box;
  ScrMoveList *moves;
  GtkWidget *preview;
  GtkWidget *outcome;
  GtkWidget *again;
  GtkLabel *mark;
  ScrChanges *changes;
  GtkWidget *later_box;
  GtkLabel *later_title;
  GtkBox *later;
  GtkWidget *misfit_box;
  GtkLabel *misfit;
  GtkLabel *reason;
  GtkBox *repairs;
  GtkWidget *drop;
  GtkLabel *drop_label;
};

ScrMatch *scr_correct_window_get_match (ScrCorrectWindow *self);
char *scr_correct_window_describe (ScrCorrectWindow *self,
                                   ScrState *state,
                                   const char *move);
void scr_correct_window_show_preview (ScrCorrectWindow *self);
gboolean scr_correct_window_can_apply (ScrCorrectWindow *self);

G_END_DECLS
