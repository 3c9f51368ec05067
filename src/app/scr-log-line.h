/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-log-row.h"

G_BEGIN_DECLS

#define SCR_TYPE_LOG_LINE (scr_log_line_get_type ())
G_DECLARE_FINAL_TYPE (ScrLogLine, scr_log_line, SCR, LOG_LINE, GtkWidget)

GtkWidget *scr_log_line_new (void);
void scr_log_line_show_row (ScrLogLine *self,
                            ScrLogRow *row,
                            const char *sentence);
char *scr_log_line_dup_remark (ScrLogLine *self) G_GNUC_WARN_UNUSED_RESULT;
ScrLogRow *scr_log_line_get_row (ScrLogLine *self);

G_END_DECLS
