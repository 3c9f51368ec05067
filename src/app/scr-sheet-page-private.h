/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-score-sheet.h"
#include "app/scr-sheet-form.h"
#include "app/scr-sheet-page.h"
#include "app/scr-sheet-steps.h"
#include "app/widgets/scr-banner.h"
#include "core/scr-draft.h"

G_BEGIN_DECLS

/**
 * ScrSheetPage:
 *
 * Scores a game that was played elsewhere: the form that a game has for it, and beside or below it
 * the score sheet as far as it goes. What is told is kept at once: as a draft while something is
 * missing, as a match as soon as the sheet is whole, which ScrSheetPage::whole hands over the first
 * time. The actions are those of the group "match" while the page is in sight.
 */
struct _ScrSheetPage
{
  GtkWidget parent_instance;

  ScrGame *game;
  ScrSheetForm *form;
  ScrSession *session; /* the match that is corrected, or NULL */
  ScrMatch *shown;
  GListModel *faults;
  ScrSheetSteps *steps;
  ScrDraft *draft;
  GSettings *settings; /* or NULL */
  guint width_source;
  gboolean is_whole;
  gboolean is_warned; /* the player knows that it is not kept, and may leave */
  gboolean was_new;   /* whether the draft of a new sheet is still there */
  GSimpleActionGroup *actions;

  AdwWindowTitle *title;
  ScrBanner *banner;
  ScrBanner *save_banner;
  GtkScrolledWindow *outer;
  GtkBox *content;
  GtkScrolledWindow *scroller;
  AdwBin *slot;
  GtkWidget *separator;
  ScrScoreSheet *sheet;
  GtkLabel *missing;
  GtkWidget *next;
};

void scr_sheet_page_update_save_banner (ScrSheetPage *self);
void scr_sheet_page_watch (ScrSheetPage *self,
                           ScrSession *session,
                           gboolean was_new);
void scr_sheet_page_save_draft (ScrSheetPage *self);
void scr_sheet_page_remember (ScrSheetPage *self);
void scr_sheet_page_keep_whole (ScrSheetPage *self);

G_END_DECLS
