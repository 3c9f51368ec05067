/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

guint scr_steps_get_end (ScrMatch *match,
                         guint n_moves);
guint scr_steps_count (ScrMatch *match,
                       guint n_moves);

G_END_DECLS
