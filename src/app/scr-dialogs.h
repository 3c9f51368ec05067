/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ScrAnswer:
 * @SCR_ANSWER_CANCEL: stay
 * @SCR_ANSWER_KEEP: save a copy first
 * @SCR_ANSWER_LOSE: leave without it
 *
 * What a player says about a match that cannot be saved.
 */
typedef enum
{
  SCR_ANSWER_CANCEL,
  SCR_ANSWER_KEEP,
  SCR_ANSWER_LOSE,
} ScrAnswer;

void scr_open_file_async (GtkWindow *parent,
                          GFile *folder,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
GFile *scr_open_file_finish (GtkWindow *parent,
                             GAsyncResult *result,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_save_file_async (GtkWindow *parent,
                          GFile *folder,
                          const char *name,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
GFile *scr_save_file_finish (GtkWindow *parent,
                             GAsyncResult *result,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_save_as_async (GtkWindow *parent,
                        const char *title,
                        GFile *folder,
                        const char *name,
                        const char *suffix,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data);
GFile *scr_save_as_finish (GtkWindow *parent,
                           GAsyncResult *result,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_open_as_async (GtkWindow *parent,
                        const char *title,
                        const char *kind,
                        const char *suffix,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data);
GFile *scr_open_as_finish (GtkWindow *parent,
                           GAsyncResult *result,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_ask_leave_async (GtkWindow *parent,
                          const char *reason,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
ScrAnswer scr_ask_leave_finish (GtkWindow *parent,
                                GAsyncResult *result);
void scr_show_about (GtkWindow *parent);
void scr_show_shortcuts (GtkWindow *parent);

G_END_DECLS
