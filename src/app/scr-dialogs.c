/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-dialogs.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The one file that knows which dialogs this GTK has. Its functions are shaped
 * like GtkFileDialog (4.10), so that the move to that changes this file alone. */

static void
response_cb (GtkNativeDialog *dialog,
             int response,
             gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);

  if (response == GTK_RESPONSE_ACCEPT)
    g_task_return_pointer (task, gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)),
                           g_object_unref);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("No file was chosen."));

  g_signal_handlers_disconnect_by_func (dialog, response_cb, task);
  g_object_unref (dialog);
}

static void
add_suffix (GtkFileChooser *chooser,
            const char *name,
            const char *suffix)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_suffix (filter, suffix);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
add_matches (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  add_suffix (chooser, _ ("Matches"), "json");
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, all);
}

static GtkFileChooserNative *
new_chooser (GtkWindow *parent,
             const char *title,
             GtkFileChooserAction action,
             GFile *folder,
             const char *name)
{
  GtkFileChooserNative *native = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (native), folder, NULL);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);

  return native;
}

/* Takes both. */
static void
show_chooser (GtkFileChooserNative *native,
              GTask *task)
{
  g_signal_connect (native, "response", G_CALLBACK (response_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

/**
 * scr_open_file_async:
 * @parent: the window that asks
 * @folder: (nullable): where to begin
 *
 * Lets the player choose a match to open.
 */
void
scr_open_file_async (GtkWindow *parent,
                     GFile *folder,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  GTask *task = g_task_new (parent, cancellable, callback, user_data);
  GtkFileChooserNative *native =
      new_chooser (parent, _ ("Open a match"), GTK_FILE_CHOOSER_ACTION_OPEN, folder, NULL);

  g_task_set_source_tag (task, scr_open_file_async);
  add_matches (GTK_FILE_CHOOSER (native));
  show_chooser (native, task);
}

GFile *
scr_open_file_finish (GtkWindow *parent,
                      GAsyncResult *result,
                      GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, scr_open_file_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * scr_save_file_async:
 * @parent: the window that asks
 * @folder: (nullable): where to begin
 * @name: the name to offer
 *
 * Lets the player choose where a copy of a match is written.
 */
void
scr_save_file_async (GtkWindow *parent,
                     GFile *folder,
                     const char *name,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  GTask *task = g_task_new (parent, cancellable, callback, user_data);
  GtkFileChooserNative *native = new_chooser (parent, _ ("Save a copy of the match"),
                                              GTK_FILE_CHOOSER_ACTION_SAVE, folder, name);

  g_task_set_source_tag (task, scr_save_file_async);
  add_matches (GTK_FILE_CHOOSER (native));
  show_chooser (native, task);
}

GFile *
scr_save_file_finish (GtkWindow *parent,
                      GAsyncResult *result,
                      GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, scr_save_file_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * scr_save_as_async:
 * @parent: the window that asks
 * @title: what is saved
 * @folder: (nullable): where to begin
 * @name: the name to offer
 * @suffix: what names of such files end in, without the point
 *
 * Lets the player choose where something other than a match is written.
 */
void
scr_save_as_async (GtkWindow *parent,
                   const char *title,
                   GFile *folder,
                   const char *name,
                   const char *suffix,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer user_data)
{
  GTask *task = g_task_new (parent, cancellable, callback, user_data);
  GtkFileChooserNative *native =
      new_chooser (parent, title, GTK_FILE_CHOOSER_ACTION_SAVE, folder, name);

  g_task_set_source_tag (task, scr_save_as_async);
  add_suffix (GTK_FILE_CHOOSER (native), suffix, suffix);
  show_chooser (native, task);
}

GFile *
scr_save_as_finish (GtkWindow *parent,
                    GAsyncResult *result,
                    GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, scr_save_as_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * scr_open_as_async:
 * @parent: the window that asks
 * @title: what is opened
 * @kind: what such files are called
 * @suffix: what their names end in, without the point
 *
 * Lets the player choose something other than a match to be read.
 */
void
scr_open_as_async (GtkWindow *parent,
                   const char *title,
                   const char *kind,
                   const char *suffix,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer user_data)
{
  GTask *task = g_task_new (parent, cancellable, callback, user_data);
  GtkFileChooserNative *native =
      new_chooser (parent, title, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  g_task_set_source_tag (task, scr_open_as_async);
  add_suffix (GTK_FILE_CHOOSER (native), kind, suffix);
  show_chooser (native, task);
}

GFile *
scr_open_as_finish (GtkWindow *parent,
                    GAsyncResult *result,
                    GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, scr_open_as_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
answer_cb (AdwMessageDialog *dialog,
           const char *response,
           gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  ScrAnswer answer = SCR_ANSWER_CANCEL;

  if (g_strcmp0 (response, "keep") == 0)
    answer = SCR_ANSWER_KEEP;
  else if (g_strcmp0 (response, "lose") == 0)
    answer = SCR_ANSWER_LOSE;
  g_task_return_int (task, answer);
}

/**
 * scr_ask_leave_async:
 * @parent: the window that asks
 * @reason: (nullable): why the match cannot be saved, in sentences
 *
 * Asks what to do with a match that is to be left and cannot be saved.
 */
void
scr_ask_leave_async (GtkWindow *parent,
                     const char *reason,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  GTask *task = g_task_new (parent, cancellable, callback, user_data);
  GtkWidget *widget = adw_message_dialog_new (parent, _ ("Leave the match unsaved?"), reason);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  g_task_set_source_tag (task, scr_ask_leave_async);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "lose", _ ("Close _anyway"),
                                    "keep", _ ("_Save a copy"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "lose", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "keep");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (answer_cb), task);
  gtk_window_present (GTK_WINDOW (dialog));
}

ScrAnswer
scr_ask_leave_finish (GtkWindow *parent,
                      GAsyncResult *result)
{
  gssize answer;

  g_return_val_if_fail (g_async_result_is_tagged (result, scr_ask_leave_async), SCR_ANSWER_CANCEL);

  answer = g_task_propagate_int (G_TASK (result), NULL);
  return answer < 0 ? SCR_ANSWER_CANCEL : (ScrAnswer) answer;
}

void
scr_show_about (GtkWindow *parent)
{
  adw_show_about_window (parent, "application-name", _ ("Scriptorium"), "application-icon", APP_ID,
                         "version", SCRIPTORIUM_VERSION, "developer-name",
                         _ ("The Scriptorium project"), "comments",
                         _ ("A companion, scorekeeper and digital table for the board game "
                            "Abbates"),
                         "license-type", GTK_LICENSE_GPL_3_0, NULL);
}

/**
 * scr_show_shortcuts:
 * @parent: (nullable): the window whose keys are shown
 *
 * Shows the keys that work.
 */
void
scr_show_shortcuts (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/scriptorium/Scriptorium/ui/scr-shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
