/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-match.h"

G_BEGIN_DECLS

/* A position that is typed into the form of a game that is joined. */

GtkEditable *join_get_entry (GtkWidget *root,
                             const char *name);
void join_fill (GtkWidget *root,
                const char *name,
                const char *text);
void join_choose (GtkWidget *root,
                  const char *name,
                  const char *title);
char *join_print_numbers (JsonArray *values) G_GNUC_WARN_UNUSED_RESULT;
const char *join_name_step (JsonObject *state);
JsonNode *join_fill_all (GtkWidget *root,
                         ScrMatch *match);
void join_check_same (JsonObject *told,
                      JsonObject *state);

const char *join_get_refusal (GtkWidget *root);
gboolean join_is_refusal_in_sight (gpointer root);

G_END_DECLS
