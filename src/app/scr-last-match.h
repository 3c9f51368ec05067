/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "core/scr-match.h"

G_BEGIN_DECLS

JsonObject *scr_last_match_read (GSettings *settings,
                                 const char *game);
JsonObject *scr_last_match_dup_display (GSettings *settings);
void scr_last_match_keep (GSettings *settings,
                          JsonObject *last,
                          JsonObject *display);
gboolean scr_last_match_is_set_up (ScrMatch *match);

G_END_DECLS
