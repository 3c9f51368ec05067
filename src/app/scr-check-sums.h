/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-difference.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

GtkWidget *scr_check_sums_new (ScrDifference *difference,
                               ScrMatch *match);

G_END_DECLS
