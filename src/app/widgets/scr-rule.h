/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scr_set_thing (GtkWidget *widget,
                    const char *name);
char *scr_dup_thing (GtkWidget *widget);
void scr_set_rule (GtkWidget *widget,
                   const char *title,
                   const char *rule,
                   const char *section);
gboolean scr_show_rule (GtkWidget *widget);
void scr_show_rule_text (GtkWidget *anchor,
                         const char *title,
                         const char *rule,
                         const char *section);
gboolean scr_hide_rule (GtkWidget *root);
void scr_watch_rules (GtkWidget *root);

G_END_DECLS
