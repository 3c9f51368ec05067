/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-difference.h"

G_BEGIN_DECLS

void scr_difference_set_terms (ScrDifference *self,
                               GListModel *terms);

G_END_DECLS
