/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-term.h"

G_BEGIN_DECLS

void scr_term_set_entry (ScrTerm *self,
                         guint entry);

G_END_DECLS
