/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-check-window.h"
#include "app/scr-mend.h"
#include "app/scr-record-box.h"

G_BEGIN_DECLS

/* The answer that none of those that are offered lies there: not for the engine. */
#define SCR_CHECK_NONE_OF_THESE "none"

/**
 * ScrCheckWindow:
 * @check: (nullable): what comes of the places and answers
 * @wait: cancelled when the window goes
 * @is_busy: whether they are being held against the match, in a thread
 * @is_stale: whether they have changed meanwhile
 * @given: what the players saw, in the engine's words
 * @given_words: what they saw, in theirs
 * @shows_all: whether all corrections are shown
 * @mend: (nullable): what was corrected last
 * @news: (nullable): what was told last
 *
 * Holds where the pawns stand on the real board against what was told of the match, with what
 * explains it where they differ, each a click away. The match changes only by that click.
 */
struct _ScrCheckWindow
{
  AdwWindow parent_instance;

  ScrSession *session;
  ScrPawns *pawns;
  ScrCheck *check;
  GCancellable *wait;
  gboolean is_busy;
  gboolean is_stale;
  GPtrArray *given;
  GPtrArray *given_words;
  gboolean shows_all;
  ScrMend *mend;
  AdwToast *news;

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  AdwBin *slot;
  GtkWidget *verdict_box;
  GtkLabel *verdict;
  GtkLabel *advice;
  AdwBin *rows;
  GtkBox *sums;
  GtkWidget *ways;
  GtkWidget *question_box;
  GtkLabel *given_label;
  GtkLabel *question;
  GtkBox *answers;
  GtkWidget *back;
  GtkBox *corrections;
  GtkButton *more;
  ScrRecordBox *record;
};

void scr_check_window_show_check (ScrCheckWindow *self);
void scr_check_window_show_corrections (ScrCheckWindow *self);
void scr_check_window_tell (ScrCheckWindow *self,
                            const char *verdict,
                            const char *advice);

G_END_DECLS
