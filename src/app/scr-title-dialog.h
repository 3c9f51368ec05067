/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scr_ask_title_async (GtkWindow *parent,
                          const char *title,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
char *scr_ask_title_finish (GtkWindow *parent,
                            GAsyncResult *result,
                            GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
