/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_BOTS (scr_bots_get_type ())
G_DECLARE_FINAL_TYPE (ScrBots, scr_bots, SCR, BOTS, GObject)

ScrBots *scr_bots_new (ScrMatch *match,
                       guint pace) G_GNUC_WARN_UNUSED_RESULT;

gboolean scr_bots_plays (ScrBots *self,
                         guint seat);
gboolean scr_bots_is_due (ScrBots *self);
gboolean scr_bots_is_alone (ScrBots *self);
gboolean scr_bots_get_waiting (ScrBots *self);
void scr_bots_update (ScrBots *self);
void scr_bots_go_on (ScrBots *self);

G_END_DECLS
