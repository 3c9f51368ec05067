/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void scr_name_once (GtkWidget *widget);
void scr_set_name (GtkWidget *widget,
                   const char *name);
void scr_set_label (GtkWidget *button,
                    const char *label);
void scr_set_description (GtkWidget *widget,
                          const char *description);
void scr_name_row (AdwExpanderRow *row);
void scr_stack_show (GtkStack *stack,
                     const char *page);

G_END_DECLS
