/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

void mode_assert_equal (ScrState *a,
                        ScrState *b);
void mode_move (ScrMatch *match,
                const char *text);
gboolean mode_is_over (ScrMatch *match);
guint mode_get_n_moves (ScrMatch *match);
gboolean mode_holds_unknown (ScrState *state);
gboolean mode_is_naming (ScrState *state);
ScrMatch *mode_new_match (ScrMode mode,
                          const char *undo);
ScrMatch *mode_save_and_load (ScrMatch *match);
void mode_play_one (ScrMatch *match,
                    guint64 *random);
void mode_play_to_decision (ScrMatch *match,
                            guint n_moves,
                            guint64 *random);
void mode_play_phase (ScrMatch *match,
                      guint64 *random);

G_END_DECLS
