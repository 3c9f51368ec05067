/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-playback.h"

G_BEGIN_DECLS

GActionGroup *scr_look_actions_new (ScrPlayback *playback) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
