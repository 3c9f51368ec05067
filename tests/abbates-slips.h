/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

gboolean abbates_test_draw_entry (const AbbatesPosition *position,
                                  const AbbatesRules *rules,
                                  guint64 *random,
                                  AbbatesMove *move);

G_END_DECLS
