/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

char *scr_reveals_dup_question (ScrMatch *match,
                                guint n_moves,
                                int viewer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
