/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-title-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"

/* In letters; what a file may hold is more. */
#define MAX_LENGTH 120

static void
response_cb (AdwMessageDialog *dialog,
             const char *response,
             gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  GtkEditable *entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));

  if (g_strcmp0 (response, "rename") == 0)
    g_task_return_pointer (task, g_strstrip (g_strdup (gtk_editable_get_text (entry))), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("No title was given."));
}

static GtkWidget *
new_entry (const char *title)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), title);
  gtk_entry_set_max_length (GTK_ENTRY (entry), MAX_LENGTH);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  scr_set_name (entry, _ ("Title"));

  return entry;
}

/**
 * scr_ask_title_async:
 * @parent: the window that asks
 * @title: the title so far
 *
 * Asks what a match is to be called.
 */
void
scr_ask_title_async (GtkWindow *parent,
                     const char *title,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  GTask *task = g_task_new (parent, cancellable, callback, user_data);
  GtkWidget *widget = adw_message_dialog_new (
      parent, _ ("Rename the match"),
      _ ("The title is shown in lists and above the table. Without one, the match is called by "
         "its game."));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  GtkWidget *entry = new_entry (title);

  g_task_set_source_tag (task, scr_ask_title_async);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "rename", _ ("_Rename"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "rename");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), task);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}

/**
 * scr_ask_title_finish:
 *
 * Returns: (transfer full) (nullable): the title, "" for none; %NULL with @error set if the
 *   player has thought better of it
 */
char *
scr_ask_title_finish (GtkWindow *parent,
                      GAsyncResult *result,
                      GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, scr_ask_title_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
