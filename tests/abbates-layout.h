/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

void abbates_layout_put (GHashTable *lies,
                         guint count,
                         const char *place,
                         const char *piece);
GHashTable *abbates_layout_new (const AbbatesPosition *position,
                                const AbbatesRules *rules);

G_END_DECLS
