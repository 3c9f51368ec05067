/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_PLAYBACK (scr_playback_get_type ())
G_DECLARE_FINAL_TYPE (ScrPlayback, scr_playback, SCR, PLAYBACK, GObject)

ScrPlayback *scr_playback_new (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;

ScrMatch *scr_playback_get_match (ScrPlayback *self);
guint scr_playback_get_n_shown (ScrPlayback *self);
gboolean scr_playback_get_is_walking (ScrPlayback *self);
gboolean scr_playback_get_is_settled (ScrPlayback *self);
gboolean scr_playback_get_is_looking_back (ScrPlayback *self);
guint scr_playback_get_n_since (ScrPlayback *self);

void scr_playback_follow (ScrPlayback *self,
                          gboolean walks);
void scr_playback_skip (ScrPlayback *self);
void scr_playback_look (ScrPlayback *self,
                        guint n_moves);
void scr_playback_return (ScrPlayback *self);

gboolean scr_playback_begins_step (ScrPlayback *self,
                                   guint number);
guint scr_playback_get_first (ScrPlayback *self);
guint scr_playback_get_step_before (ScrPlayback *self,
                                    guint n_moves);
guint scr_playback_get_step_after (ScrPlayback *self,
                                   guint n_moves);
guint scr_playback_count_decisions (ScrPlayback *self,
                                    guint n_moves);

G_END_DECLS
