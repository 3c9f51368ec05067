/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

#include <glib/gi18n.h>

#include "app/scr-bin.h"
#include "app/scr-dialogs.h"
#include "app/scr-match-item.h"
#include "core/scr-error.h"
#include "core/scr-salvage.h"

/* How files become the match of a window: opening them, and rescuing damaged ones. */

void
scr_window_remember_folder (ScrWindow *self,
                            GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (self->settings != NULL && uri != NULL)
    g_settings_set_string (self->settings, "last-directory", uri);
}

/* The folder that a file was last chosen in, or NULL. */
GFile *
scr_window_dup_folder (ScrWindow *self)
{
  g_autofree char *uri = NULL;

  if (self->settings != NULL)
    uri = g_settings_get_string (self->settings, "last-directory");

  return uri != NULL && *uri != '\0' ? g_file_new_for_uri (uri) : NULL;
}

static void
opened_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (object);
  g_autoptr (GFile) file = scr_open_file_finish (GTK_WINDOW (self), result, NULL);

  if (file == NULL)
    return;

  scr_window_remember_folder (self, file);
  scr_window_open_file (self, file);
}

static void
open_path_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  g_autoptr (GFile) file = g_file_parse_name (g_variant_get_string (parameter, NULL));

  scr_window_open_file (SCR_WINDOW (user_data), file);
}

/* Whether what is wrong with a file can be left out of it. */
static gboolean
is_damage (const GError *error)
{
  return g_error_matches (error, SCR_ERROR, SCR_ERROR_SYNTAX) ||
         g_error_matches (error, SCR_ERROR, SCR_ERROR_ILLEGAL) ||
         g_error_matches (error, SCR_ERROR, SCR_ERROR_FORMAT);
}

/* Says why a file cannot be opened, and offers to rescue what is sound of it. */
void
scr_window_show_refusal (ScrWindow *self,
                         GFile *file,
                         const GError *error)
{
  ScrBanner *banner = scr_window_get_banner (self);
  guint n_kept = 0;
  g_autofree char *fault = NULL;
  g_autoptr (ScrMatch) match =
      is_damage (error) ? scr_match_salvage_file (file, &n_kept, &fault, NULL) : NULL;
  gboolean is_rescue = match != NULL && n_kept > 0 && fault != NULL;
  g_autofree char *sentence = is_rescue ? scr_matches_dup_damage (file, fault, n_kept)
                                        : scr_matches_dup_refusal (file, error);
  g_autofree char *name = g_file_get_parse_name (file);

  scr_banner_show_sentence (banner, sentence);
  if (is_rescue)
    scr_banner_add_button (banner, _ ("Rescue it"), "win.rescue",
                           g_variant_new_string (name));
}

static char *
dup_rescued (guint n_kept,
             const char *fault)
{
  g_autofree char *what =
      /* Translators: the number of moves. */
      g_strdup_printf (ngettext ("%u move is rescued into a new match.",
                                 "%u moves are rescued into a new match.", n_kept),
                       n_kept);
  g_autofree char *why = fault != NULL ? scr_matches_dup_reason (fault) : NULL;

  if (why == NULL)
    return g_steal_pointer (&what);

  /* Translators: how many moves are rescued, and what was wrong, with their full stops. */
  return g_strdup_printf (_ ("%s What was wrong: %s The damaged file stays as it is."), what, why);
}

static void
rescue (ScrWindow *self,
        GFile *damaged)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  guint n_kept = 0;
  g_autoptr (ScrMatch) match = scr_match_salvage_file (damaged, &n_kept, &fault, &error);
  g_autoptr (GFile) file = NULL;
  g_autofree char *sentence = NULL;

  if (match == NULL)
    {
      sentence = scr_matches_dup_refusal (damaged, error);
      scr_banner_show_sentence (scr_window_get_banner (self), sentence);
      return;
    }
  if (!scr_window_leave (self, SCR_WINDOW_NEXT_OPEN, damaged))
    return;

  file = scr_matches_new_copy (scr_match_get_id (match));
  scr_window_play (self, match, file);
  sentence = dup_rescued (n_kept, fault);
  scr_banner_show_sentence (scr_table_page_get_banner (self->table_page), sentence);
}

static void
rescue_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  g_autoptr (GFile) file = g_file_parse_name (g_variant_get_string (parameter, NULL));

  rescue (SCR_WINDOW (user_data), file);
}

void
scr_window_add_file_actions (ScrWindow *self)
{
  static const GActionEntry entries[] = {
    { "open-path", open_path_cb, "s" },
    { "rescue", rescue_cb, "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/**
 * scr_window_open_file:
 * @self: a window
 * @file: a match file
 *
 * Opens a match in place of the one that is open. One that is open in another window is shown
 * there. Where opening fails, the page says why, and nothing has changed. Returns whether it
 * is open.
 */
gboolean
scr_window_open_file (ScrWindow *self,
                      GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GFile) copy = NULL;
  ScrWindow *other;

  g_return_val_if_fail (SCR_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  scr_bin_take_back (file);
  other = scr_window_find_playing (file);
  if (other != NULL && other != self)
    {
      gtk_window_present (GTK_WINDOW (other));
      return TRUE;
    }

  if (self->session != NULL)
    scr_autosave_flush (scr_session_get_autosave (self->session));
  match = scr_match_load (file, &error);
  if (match == NULL)
    {
      scr_window_show_refusal (self, file, error);
      return FALSE;
    }
  if (!scr_window_leave (self, SCR_WINDOW_NEXT_OPEN, file))
    return FALSE;

  if (!scr_matches_is_writable (file))
    copy = scr_matches_new_copy (scr_match_get_id (match));
  else
    scr_matches_remember (file);
  scr_window_play (self, match, copy != NULL ? copy : file);
  if (copy != NULL)
    scr_window_add_toast (self, _ ("The file cannot be written to, so a copy of it is played."));
  return TRUE;
}

/* Lets the player choose a file to open. */
void
scr_window_ask_open (ScrWindow *self)
{
  g_autoptr (GFile) folder = NULL;

  g_return_if_fail (SCR_IS_WINDOW (self));

  folder = scr_window_dup_folder (self);
  scr_open_file_async (GTK_WINDOW (self), folder, NULL, opened_cb, NULL);
}
