/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-correction.h"

G_BEGIN_DECLS

char *scr_dup_likelihood (double weight) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *scr_correction_row_new (ScrCorrection *correction,
                                   guint index,
                                   const char *preview);

G_END_DECLS
