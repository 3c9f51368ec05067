/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/scr-dialogs.h"
#include "app/scr-file-name.h"
#include "app/scr-match-item.h"
#include "app/scr-print.h"
#include "core/scr-report.h"

/* What comes of a match beside its file: text, table, paper, and the next match. */

/* The match that is open, as who looks at the table may know it; NULL where none is. */
static ScrReport *
new_report (ScrWindow *self)
{
  ScrTable *table;

  if (self->session == NULL)
    return NULL;
  if (scr_match_is_sheet (scr_session_get_match (self->session)))
    return scr_report_new (scr_session_get_match (self->session), SCR_VIEWER_ALL);

  table = scr_table_page_get_table (self->table_page);
  if (table == NULL)
    return NULL;

  return scr_report_new (scr_session_get_match (self->session), scr_table_get_viewer (table));
}

static void
copy (ScrWindow *self,
      gboolean with_course)
{
  g_autoptr (ScrReport) report = new_report (self);
  g_autofree char *text = NULL;

  if (report == NULL)
    return;

  text = scr_report_print_text (report, with_course);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  scr_window_add_toast (self, _ ("The result is copied as text."));
}

static void
copy_result_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  copy (SCR_WINDOW (user_data), FALSE);
}

static void
copy_course_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  copy (SCR_WINDOW (user_data), TRUE);
}

/* Says what became of a file that was to be written. */
static void
tell_written (ScrWindow *self,
              GFile *file,
              const GError *error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *sentence = NULL;

  if (error == NULL)
    {
      sentence = g_strdup_printf (_ ("“%s” is saved."), shown);
      scr_window_add_toast (self, sentence);
      return;
    }

  /* Translators: the name of a file, and the reason. */
  sentence = g_strdup_printf (_ ("“%s” could not be saved: %s. Choose another folder or name."),
                              shown, error->message);
  scr_banner_show_sentence (scr_window_get_banner (self), sentence);
}

static void
written (ScrWindow *self,
         GFile *file,
         gpointer contents,
         const GError *error)
{
  tell_written (self, file, error);
}

static gboolean
write_bytes (GFile *file,
             gpointer contents,
             GError **error)
{
  gsize length;
  const char *bytes = g_bytes_get_data (contents, &length);

  return g_file_replace_contents (file, bytes, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                  error);
}

static void
write_file (ScrWindow *self,
            GFile *file,
            GBytes *contents)
{
  scr_window_write (self, file, contents, (GDestroyNotify) g_bytes_unref, write_bytes,
                    written);
}

static void
csv_cb (GObject *object,
        GAsyncResult *result,
        gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (object);
  g_autoptr (GFile) file = scr_save_as_finish (GTK_WINDOW (self), result, NULL);
  g_autoptr (ScrReport) report = new_report (self);
  char *text;

  if (file == NULL || report == NULL)
    return;

  scr_window_remember_folder (self, file);
  text = scr_report_print_csv (report);
  write_file (self, file, g_bytes_new_take (text, strlen (text)));
}

static void
pdf_cb (GObject *object,
        GAsyncResult *result,
        gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (object);
  g_autoptr (GFile) file = scr_save_as_finish (GTK_WINDOW (self), result, NULL);
  g_autoptr (ScrReport) report = new_report (self);
  g_autoptr (GError) error = NULL;
  GBytes *paper;

  if (file == NULL || report == NULL)
    return;

  scr_window_remember_folder (self, file);
  paper = scr_print_pdf (report, NULL, &error);
  if (paper != NULL)
    write_file (self, file, paper);
  else
    tell_written (self, file, error);
}

static void
ask_file (ScrWindow *self,
          const char *title,
          const char *suffix,
          GAsyncReadyCallback callback)
{
  g_autoptr (GFile) folder = scr_window_dup_folder (self);
  g_autofree char *name = NULL;

  if (self->session == NULL)
    return;

  name = scr_file_name_for_result (scr_session_get_match (self->session), suffix);
  scr_save_as_async (GTK_WINDOW (self), title, folder, name, suffix, NULL, callback, NULL);
}

static void
save_csv_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  ask_file (SCR_WINDOW (user_data), _ ("Save the score sheet as a table"), "csv", csv_cb);
}

static void
save_pdf_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  ask_file (SCR_WINDOW (user_data), _ ("Save the score sheet as PDF"), "pdf", pdf_cb);
}

static void
printed_cb (GtkPrintOperation *operation,
            GtkPrintOperationResult result,
            ScrWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  /* Translators: the reason. */
  sentence = g_strdup_printf (_ ("The score sheet could not be printed: %s. It can be saved as PDF "
                                 "instead."),
                              error != NULL ? error->message : _ ("the printer did not answer"));
  scr_banner_show_sentence (scr_window_get_banner (self), sentence);
}

static void
print_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);
  g_autoptr (ScrReport) report = new_report (self);
  g_autoptr (GtkPrintOperation) operation = NULL;

  if (report == NULL)
    return;

  operation = scr_print_new (report);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), self, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self),
                           NULL);
}

/* Who is to start the match after @match: the seat after the one that started; 0 where that is
 * not known or there is nothing to choose. */
static guint
find_next_starter (ScrMatch *match)
{
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));
  guint n_seats = scr_match_get_n_seats (match);

  for (guint i = 0; i < n_entries && n_seats > 1; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (scr_entry_get_turn (entry) > 0)
        return (guint) scr_entry_get_turn (entry) % n_seats + 1;
    }

  return 0;
}

/* The same players at the same table, ready for the first decision. */
static ScrMatch *
new_rematch (ScrMatch *match,
             GError **error)
{
  ScrGame *game = scr_match_get_game (match);
  guint starter = find_next_starter (match);
  g_autoptr (ScrMatch) next = NULL;
  g_autofree char *answer = NULL;
  const char *answers[] = { NULL, NULL };

  next = scr_match_new (game, scr_match_get_setup (match), scr_match_get_mode (match), NULL, error);
  if (next == NULL || !scr_match_set_display (next, scr_match_get_display (match), error))
    return NULL;

  scr_match_set_title (next, scr_match_get_title (match));
  if (starter > 0)
    answer = scr_game_print_starter (game, starter);
  answers[0] = answer;
  if (!scr_match_deal (next, answers, error))
    return NULL;

  return g_steal_pointer (&next);
}

static void
play_again_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) next = NULL;
  g_autoptr (GFile) file = NULL;

  if (self->session == NULL)
    return;

  next = new_rematch (scr_session_get_match (self->session), &error);
  if (next == NULL)
    {
      scr_banner_show_sentence (scr_window_get_banner (self), error->message);
      return;
    }
  if (!scr_window_leave (self, SCR_WINDOW_NEXT_NONE, NULL))
    return;

  file = scr_matches_new_file (scr_match_get_id (next));
  scr_window_play (self, next, file);
}

static const GActionEntry entries[] = {
  { "copy-result", copy_result_cb },
  { "copy-course", copy_course_cb },
  { "save-csv", save_csv_cb },
  { "save-pdf", save_pdf_cb },
  { "print", print_cb },
  { "play-again", play_again_cb },
};

void
scr_window_add_share_actions (ScrWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* There is something to share while a match is open. */
void
scr_window_enable_share_actions (ScrWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), entries[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), self->session != NULL);
    }
}
