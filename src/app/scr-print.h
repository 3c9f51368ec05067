/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-report.h"

G_BEGIN_DECLS

GtkPrintOperation *scr_print_new (ScrReport *report) G_GNUC_WARN_UNUSED_RESULT;
GBytes *scr_print_pdf (ScrReport *report,
                       const char *paper,
                       GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
