/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-agenda.h"
#include "app/scr-curtain.h"
#include "app/scr-large-view.h"
#include "app/scr-log.h"
#include "app/scr-look-bar.h"
#include "app/scr-score-sheet.h"
#include "app/scr-status.h"
#include "app/scr-table-page.h"
#include "app/scr-terms-popover.h"

G_BEGIN_DECLS

/**
 * ScrTablePage:
 *
 * A match being played: the game's table, what to do now, the log and the score
 * sheet. Shows what its #ScrSession says, as much of it as its #ScrPlayback says, and keeps
 * nothing else.
 */
struct _ScrTablePage
{
  GtkWidget parent_instance;

  ScrSession *session;
  ScrTable *table;
  ScrStatus *status;
  ScrState *known;
  ScrState *shown;
  gboolean is_bot_due;
  GSettings *settings;
  GActionGroup *look_actions;
  GSimpleActionGroup *actions;

  ScrBanner *banner;
  ScrBanner *save_banner;
  ScrBanner *question;
  ScrLookBar *look_bar;
  AdwWindowTitle *title;
  GtkWidget *hint_button;
  GtkToggleButton *log_button;
  GtkToggleButton *score_button;
  ScrCurtain *curtain;
  ScrTermsPopover *terms;
  AdwFlap *flap;
  GtkStack *stack;
  AdwBin *slot;
  ScrScoreSheet *sheet;
  ScrLog *log;
  GMenu *sides_menu;

  AdwSqueezer *buttons;
  guint buttons_idle;
  GtkToggleButton *agenda_button;
  GtkWidget *leave_agenda;
  ScrAgenda *agenda;
  GtkWidget *column; /* the agenda below the table, where it has room for one */
  ScrLargeView *large;
  gboolean is_large;
  gboolean is_agenda;
  gboolean is_awake;
  GtkApplication *awake_app;
  guint awake_cookie;
};

void scr_table_page_bind_corrections (GtkWidgetClass *widget_class);
void scr_table_page_connect_corrections (ScrTablePage *self);
gboolean scr_table_page_clear_typing (ScrTablePage *self);
void scr_table_page_connect_typing (ScrTablePage *self);
void scr_table_page_watch_large (ScrTablePage *self);
void scr_table_page_update_awake (ScrTablePage *self);
void scr_table_page_turn (ScrTablePage *self);
gboolean scr_table_page_leave_mirror (ScrTablePage *self);
gboolean scr_table_page_grab_mirror (ScrTablePage *self);
void scr_table_page_set_mirrored (ScrTablePage *self,
                                  ScrMatch *match);
void scr_table_page_show_mirrored (ScrTablePage *self,
                                   const char *last);
void scr_table_page_watch_buttons (ScrTablePage *self);
void scr_table_page_update_size (ScrTablePage *self,
                                 int width,
                                 int height);

void scr_table_page_bind_secrets (GtkWidgetClass *widget_class);
void scr_table_page_add_hint_key (ScrTablePage *self);
void scr_table_page_connect_secrets (ScrTablePage *self);
void scr_table_page_update_curtain (ScrTablePage *self);
ScrPlayback *scr_table_page_get_playback (ScrTablePage *self);
void scr_table_page_set_playback (ScrTablePage *self,
                                  ScrPlayback *playback);
void scr_table_page_update_viewer (ScrTablePage *self);
void scr_table_page_update_motion (ScrTablePage *self);
void scr_table_page_show (ScrTablePage *self);
void scr_table_page_update_told (ScrTablePage *self);
void scr_table_page_update_score (ScrTablePage *self);
void scr_table_page_end_question (ScrTablePage *self);
void scr_table_page_ask (ScrTablePage *self,
                         guint n_moves);

G_END_DECLS
