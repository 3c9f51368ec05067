/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-session.h"

G_BEGIN_DECLS

/**
 * ScrSession:
 *
 * A match that is being played: the match, its file, its bots, who looks, how much of it is
 * shown, and the actions "match.move", "match.undo", "match.redo", "match.redo-all",
 * "match.go-to", "match.go-on" and "match.hint" that all buttons and keys go through.
 * ScrSession::changed tells that there is something new to show, ScrSession::refused why a
 * move was not made,
 * ScrSession::went-back how many moves were taken back at once.
 *
 * Before moves are taken back after which something was turned up, the players are asked,
 * once in a match: ScrSession::asks tells that, "match.agree" and "match.decline" answer.
 *
 * What was corrected is put back by "match.undo-correction"; ScrSession::corrected tells both.
 */
struct _ScrSession
{
  GObject parent_instance;

  ScrMatch *match;
  ScrAutosave *autosave;
  ScrBots *bots;
  ScrViewer *viewer;
  ScrHint *hint;
  ScrPlayback *playback;
  GSettings *settings;
  GSimpleActionGroup *actions;

  gboolean is_travelling;
  gboolean is_agreed;
  char *asked;
  GVariant *asked_parameter;
  char *refused;
  GPtrArray *amended;
};

gboolean scr_session_is_by_hand (ScrSession *self,
                                 guint number);
gboolean scr_session_can_undo_correction (ScrSession *self);
void scr_session_undo_correction_cb (GSimpleAction *action,
                                     GVariant *parameter,
                                     gpointer user_data);
void scr_session_tell_corrected (ScrSession *self,
                                 const char *sentence);

G_END_DECLS
