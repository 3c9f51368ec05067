/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

#include <glib/gi18n.h>

#include "app/scr-bin.h"
#include "app/scr-dialogs.h"
#include "app/scr-file-name.h"
#include "app/scr-match-item.h"
#include "app/scr-show-folder.h"
#include "app/scr-title-dialog.h"
#include "app/widgets/scr-isolate.h"
#include "app/widgets/scr-toast.h"
#include "core/scr-file.h"
#include "core/scr-json.h"

#define SAMPLE_PATH "/org/scriptorium/Scriptorium/sample/sample.match.json"

/* In seconds; long enough to read what went and to reach the button. */
#define UNDO_TIMEOUT 8

/* What the start page lets a player do with a match besides playing it. */

static gboolean
is_playing (ScrWindow *self,
            const char *path)
{
  g_autofree char *own = NULL;

  if (self->session == NULL)
    return FALSE;

  own = g_file_get_path (scr_autosave_get_file (scr_session_get_autosave (self->session)));
  return own != NULL && (g_str_equal (own, path) || scr_file_is_same (own, path));
}

/**
 * scr_window_find_playing:
 * @file: a match file
 *
 * Returns: (transfer none) (nullable): the window in which that match is open
 */
ScrWindow *
scr_window_find_playing (GFile *file)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autofree char *path = g_file_get_path (file);

  for (guint i = 0; path != NULL && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (SCR_IS_WINDOW (window) && is_playing (SCR_WINDOW (window), path))
        return SCR_WINDOW (window);
    }

  return NULL;
}

/* The match as it is now, also while it is played elsewhere; NULL if the page has said why not. */
static ScrMatch *
load (ScrWindow *self,
      GFile *file)
{
  ScrWindow *other = scr_window_find_playing (file);
  g_autoptr (GError) error = NULL;
  ScrMatch *match;

  if (other != NULL)
    scr_autosave_flush (scr_session_get_autosave (other->session));
  match = scr_match_load (file, &error);
  if (match == NULL)
    scr_window_show_refusal (self, file, error);

  return match;
}

static char *
dup_title (ScrMatch *match)
{
  const char *title = scr_match_get_title (match);

  return g_strdup (*title != '\0' ? title : scr_game_get_title (scr_match_get_game (match)));
}

static void
tell (ScrWindow *self,
      const char *sentence)
{
  scr_banner_show_sentence (scr_start_page_get_banner (self->start_page), sentence);
}

/* A new title is no move, so the match keeps its place among those played last; but its time is
 * another, by which lists see that they are to read it again. */
static void
keep_time (GFile *file,
           GFileInfo *before)
{
  guint64 seconds =
      g_file_info_get_attribute_uint64 (before, G_FILE_ATTRIBUTE_TIME_MODIFIED);
  guint32 micros =
      g_file_info_get_attribute_uint32 (before, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
  g_autoptr (GFileInfo) after = g_file_info_new ();

  g_file_info_set_attribute_uint64 (after, G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                    seconds + (micros + 1) / G_USEC_PER_SEC);
  g_file_info_set_attribute_uint32 (after, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                                    (micros + 1) % G_USEC_PER_SEC);
  g_file_set_attributes_from_info (file, after, G_FILE_QUERY_INFO_NONE, NULL, NULL);
}

static gboolean
save (GFile *file,
      gpointer match,
      GError **error)
{
  return scr_match_save (match, file, error);
}

static gboolean
save_title (GFile *file,
            gpointer match,
            GError **error)
{
  g_autoptr (GFileInfo) before = g_file_query_info (
      file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
      G_FILE_QUERY_INFO_NONE, NULL, NULL);

  if (!scr_match_save (match, file, error))
    return FALSE;

  if (before != NULL)
    keep_time (file, before);
  return TRUE;
}

static void
retitled (ScrWindow *self,
          GFile *file,
          gpointer match,
          const GError *error)
{
  if (error != NULL)
    tell (self, error->message);
  scr_library_announce (scr_matches_get_library ());
}

static void
rename_to (ScrWindow *self,
           GFile *file,
           const char *title)
{
  ScrWindow *other = scr_window_find_playing (file);
  ScrMatch *match;

  if (other != NULL)
    {
      scr_match_set_title (scr_session_get_match (other->session), title);
      scr_autosave_flush (scr_session_get_autosave (other->session));
      scr_library_announce (scr_matches_get_library ());
      return;
    }

  match = load (self, file);
  if (match == NULL)
    return;
  scr_match_set_title (match, title);
  scr_window_write (self, file, match, g_object_unref, save_title, retitled);
}

static void
titled_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GFile) file = user_data;
  g_autofree char *title = scr_ask_title_finish (GTK_WINDOW (object), result, NULL);

  if (title != NULL)
    rename_to (SCR_WINDOW (object), file, title);
}

/* Asks what the match is to be called. */
void
scr_window_rename_match (ScrWindow *self,
                         GFile *file)
{
  g_autoptr (ScrMatch) match = load (self, file);

  if (match != NULL)
    scr_ask_title_async (GTK_WINDOW (self), scr_match_get_title (match), NULL, titled_cb,
                         g_object_ref (file));
}

static void
duplicated (ScrWindow *self,
            GFile *file,
            gpointer copy,
            const GError *error)
{
  g_autofree char *shown = scr_isolate_name (scr_match_get_title (copy));
  /* Translators: the title of a match. */
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” is kept as well"), shown);

  if (error != NULL)
    tell (self, error->message);
  else
    scr_window_add_toast (self, sentence);
  scr_library_announce (scr_matches_get_library ());
}

/* Keeps another match of the same moves beside this one. */
void
scr_window_duplicate_match (ScrWindow *self,
                            GFile *file)
{
  g_autoptr (ScrMatch) match = load (self, file);
  g_autoptr (GFile) place = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = scr_matches_dup_folder ();
  g_autofree char *title = NULL;
  g_autofree char *new_title = NULL;
  ScrMatch *copy;

  if (match == NULL)
    return;

  title = dup_title (match);
  /* Translators: the title of a match. */
  new_title = g_strdup_printf (_ ("%s (copy)"), title);
  copy = scr_match_copy (match, new_title, &error);
  if (copy == NULL)
    {
      tell (self, error->message);
      return;
    }

  place = scr_matches_new_copy (scr_match_get_id (copy));
  g_mkdir_with_parents (folder, 0777);
  scr_window_write (self, place, copy, g_object_unref, save, duplicated);
}

static void
exported (ScrWindow *self,
          GFile *file,
          gpointer match,
          const GError *error)
{
  if (error != NULL)
    tell (self, error->message);
  else
    scr_window_add_toast (self, _ ("The copy is saved."));
}

static void
saved_cb (GObject *object,
          GAsyncResult *result,
          gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (object);
  g_autoptr (GFile) file = user_data;
  g_autoptr (GFile) copy = scr_save_file_finish (GTK_WINDOW (self), result, NULL);
  ScrMatch *match = copy != NULL ? load (self, file) : NULL;

  if (match == NULL)
    return;

  scr_window_remember_folder (self, copy);
  scr_window_write (self, copy, match, g_object_unref, save, exported);
}

/* Asks where a copy of the match is to be written. */
void
scr_window_export_match (ScrWindow *self,
                         GFile *file)
{
  g_autoptr (ScrMatch) match = load (self, file);
  g_autoptr (GFile) folder = scr_window_dup_folder (self);
  g_autofree char *name = match != NULL ? scr_file_name_for_copy (match) : NULL;

  if (match != NULL)
    scr_save_file_async (GTK_WINDOW (self), folder, name, NULL, saved_cb, g_object_ref (file));
}

void
scr_window_show_match_folder (ScrWindow *self,
                              GFile *file)
{
  scr_show_folder (GTK_WINDOW (self), file);
}

static gboolean
move_to_bin (GFile *file,
             gpointer sentence,
             GError **error)
{
  return scr_bin_move (file, sentence, error);
}

static void
free_sentence (gpointer sentence)
{
  g_free (*(char **) sentence);
  g_free (sentence);
}

static void
binned (ScrWindow *self,
        GFile *file,
        gpointer sentence,
        const GError *error)
{
  g_autofree char *refusal = error != NULL ? scr_bin_dup_refusal (error) : NULL;
  const char *known = refusal != NULL ? refusal : *(char **) sentence;

  scr_bin_take_back (file);
  if (known != NULL)
    tell (self, known);
}

/* The button of the toast takes back before it is dismissed. A window that is closed has emptied
 * the bin before its toasts go. */
static void
dismissed_cb (ScrWindow *self,
              AdwToast *toast)
{
  GFile *file = g_object_get_data (G_OBJECT (toast), "file");
  guint i;

  if (self->binned == NULL)
    return;

  if (scr_bin_holds (file))
    scr_window_write (self, file, g_new0 (char *, 1), free_sentence, move_to_bin, binned);
  if (g_ptr_array_find_with_equal_func (self->binned, file, (GEqualFunc) g_file_equal, &i))
    g_ptr_array_remove_index (self->binned, i);
}

static void
offer_undo (ScrWindow *self,
            GFile *file,
            const char *title)
{
  g_autofree char *shown = scr_isolate_name (title);
  /* Translators: the title of a match. */
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” moved to the bin"), shown);
  AdwToast *toast = scr_toast_new (sentence);
  g_autofree char *name = g_file_get_parse_name (file);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.take-back");
  adw_toast_set_action_target_value (toast, g_variant_new_string (name));
  adw_toast_set_timeout (toast, UNDO_TIMEOUT);
  g_object_set_data_full (G_OBJECT (toast), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/**
 * scr_window_bin_match:
 * @self: a window
 * @file: a match file, damaged or not
 * @title: what it is called
 *
 * Moves the match to the bin, from where it can be taken back for a while. One that is open
 * in a window stays, and the page says so.
 */
void
scr_window_bin_match (ScrWindow *self,
                      GFile *file,
                      const char *title)
{
  g_autofree char *shown = scr_isolate_name (title);
  /* Translators: the title of a match. */
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” is open in another window. Leave it there, "
                                                  "then it can be moved to the bin."),
                                               shown);

  if (scr_window_find_playing (file) != NULL)
    {
      tell (self, sentence);
      return;
    }

  g_ptr_array_add (self->binned, g_object_ref (file));
  scr_bin_put (file);
  offer_undo (self, file, title);
}

/* What this window has offered to take back cannot be taken back any more. */
void
scr_window_empty_bin (ScrWindow *self)
{
  for (guint i = 0; i < self->binned->len; i++)
    {
      GFile *file = g_ptr_array_index (self->binned, i);
      g_autofree char *sentence = NULL;

      if (scr_bin_holds (file))
        scr_bin_move (file, &sentence, NULL);
      scr_bin_take_back (file);
    }
  g_ptr_array_set_size (self->binned, 0);
}

static void
take_back_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  g_autoptr (GFile) file = g_file_parse_name (g_variant_get_string (parameter, NULL));

  scr_bin_take_back (file);
}

/* The sample is a match as any other once it is kept; it is kept only once. */
static gboolean
keep_sample (GFile **file,
             GError **error)
{
  g_autofree char *folder = scr_matches_dup_folder ();
  g_autoptr (GBytes) bytes =
      g_resources_lookup_data (SAMPLE_PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ScrMatch) match = NULL;

  if (bytes != NULL)
    root = scr_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                           error);
  match = root != NULL ? scr_match_new_from_json (root, error) : NULL;
  if (match == NULL)
    return FALSE;

  *file = scr_matches_new_file (scr_match_get_id (match));
  if (g_file_query_exists (*file, NULL))
    return TRUE;

  g_mkdir_with_parents (folder, 0777);
  scr_match_set_title (match, _ ("A match to look at"));
  return scr_match_save (match, *file, error);
}

static void
open_sample_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (keep_sample (&file, &error))
    scr_window_open_file (self, file);
  else
    tell (self, error->message);
}

void
scr_window_add_match_actions (ScrWindow *self)
{
  static const GActionEntry entries[] = {
    { "take-back", take_back_cb, "s" },
    { "open-sample", open_sample_cb },
  };

  self->binned = g_ptr_array_new_with_free_func (g_object_unref);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
