/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

#include <glib/gi18n.h>

#include "app/scr-dialogs.h"
#include "app/scr-file-name.h"
#include "app/scr-match-item.h"
#include "core/scr-json.h"

/* How the match of a window is kept: saving, copies, a file that another program has
 * changed, and leaving the match. Neither version of a match is ever lost. */

static ScrAutosave *
get_autosave (ScrWindow *self)
{
  return self->session != NULL ? scr_session_get_autosave (self->session) : NULL;
}

/* What the player wanted before the question about the match, now that it is answered. */
static void
go_on (ScrWindow *self)
{
  ScrWindowNext next = self->next;
  g_autoptr (GFile) file = g_steal_pointer (&self->next_file);

  self->next = SCR_WINDOW_NEXT_NONE;
  switch (next)
    {
    case SCR_WINDOW_NEXT_CLOSE:
      gtk_window_close (GTK_WINDOW (self));
      break;
    case SCR_WINDOW_NEXT_START:
      scr_window_show_start (self);
      break;
    case SCR_WINDOW_NEXT_NEW:
      scr_window_show_new (self);
      break;
    case SCR_WINDOW_NEXT_MIRROR:
      scr_window_show_mirror (self);
      break;
    case SCR_WINDOW_NEXT_SHEET:
      scr_window_score_game (self);
      break;
    case SCR_WINDOW_NEXT_OPEN:
      scr_window_open_file (self, file);
      break;
    case SCR_WINDOW_NEXT_NONE:
    default:
      break;
    }
}

/* Says on the page in sight what became of a file, until the next move. */
static void
tell (ScrWindow *self,
      const char *sentence)
{
  scr_banner_show_sentence (scr_window_get_banner (self), sentence);
}

/* Whether the file is as the match is, and still there: one that vanished is written again
 * only by the next move. */
static gboolean
is_written (ScrAutosave *autosave)
{
  GFile *file = scr_autosave_get_file (autosave);

  return scr_autosave_flush (autosave) &&
         g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_REGULAR;
}

/* Copies lie where the player looks for them; where saving fails, the match goes on there. */
static gboolean
keep_at (ScrWindow *self,
         GFile *file)
{
  ScrAutosave *autosave = get_autosave (self);
  gboolean is_kept = is_written (autosave);
  g_autoptr (GError) error = NULL;

  if (!scr_match_save (scr_session_get_match (self->session), file, &error))
    {
      tell (self, error->message);
      return FALSE;
    }
  if (is_kept && !scr_autosave_get_is_conflict (autosave))
    {
      scr_window_add_toast (self, _ ("The copy is saved."));
      return TRUE;
    }

  scr_autosave_resolve (autosave, file);
  if (!scr_autosave_flush (autosave))
    return FALSE;

  scr_matches_remember (file);
  tell (self, _ ("The copy is saved, and the match goes on in it."));
  return TRUE;
}

static void
copied_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (object);
  g_autoptr (GFile) file = scr_save_file_finish (GTK_WINDOW (self), result, NULL);

  if (file == NULL || self->session == NULL)
    {
      self->next = SCR_WINDOW_NEXT_NONE;
      return;
    }

  scr_window_remember_folder (self, file);
  if (keep_at (self, file))
    go_on (self);
}

static void
ask_copy (ScrWindow *self)
{
  g_autoptr (GFile) folder = scr_window_dup_folder (self);
  g_autofree char *name = scr_file_name_for_copy (scr_session_get_match (self->session));

  scr_save_file_async (GTK_WINDOW (self), folder, name, NULL, copied_cb, NULL);
}

/* Whether the match in sight is a record: it is over, or an older position of it is shown. */
static gboolean
is_record (ScrMatch *match)
{
  return scr_match_get_n_undone (match) > 0 ||
         scr_state_get_turn (scr_match_get_state (match)) == SCR_TURN_NONE;
}

static void
save_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);

  if (self->session == NULL)
    return;

  if (is_record (scr_session_get_match (self->session)))
    ask_copy (self);
  else if (scr_autosave_flush (get_autosave (self)))
    scr_window_add_toast (self, _ ("The match is saved, as after every move."));
}

static void
save_copy_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);

  if (self->session != NULL)
    ask_copy (self);
}

static GFile *
new_copy (ScrWindow *self)
{
  g_mkdir_with_parents (scr_library_get_folder (scr_matches_get_library ()), 0777);
  return scr_matches_new_copy (scr_match_get_id (scr_session_get_match (self->session)));
}

static gboolean
keep_copy (ScrWindow *self)
{
  g_autoptr (GFile) file = new_copy (self);

  return keep_at (self, file);
}

static void
keep_copy_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  keep_copy (SCR_WINDOW (user_data));
}

static gboolean
is_same_move (ScrMatch *a,
              ScrMatch *b,
              guint position)
{
  g_autoptr (ScrEntry) first = g_list_model_get_item (G_LIST_MODEL (a), position);
  g_autoptr (ScrEntry) second = g_list_model_get_item (G_LIST_MODEL (b), position);

  return g_strcmp0 (scr_entry_get_move (first), scr_entry_get_move (second)) == 0;
}

/* Whether both were only scored, and alike, or both played. */
static gboolean
is_same_sheet (ScrMatch *match,
               ScrMatch *other)
{
  JsonNode *sheet = scr_match_get_sheet (match);
  JsonNode *second = scr_match_get_sheet (other);

  return sheet == NULL || second == NULL ? sheet == second : scr_json_equal (sheet, second, NULL);
}

/* Whether all that is in @match is in @other too, which only goes on from there. */
static gboolean
is_within (ScrMatch *match,
           ScrMatch *other)
{
  guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));

  if (g_strcmp0 (scr_match_get_id (match), scr_match_get_id (other)) != 0 ||
      scr_match_get_n_undone (match) > 0 || !is_same_sheet (match, other) ||
      n_moves > g_list_model_get_n_items (G_LIST_MODEL (other)))
    return FALSE;

  for (guint i = 0; i < n_moves; i++)
    if (!is_same_move (match, other, i))
      return FALSE;

  return TRUE;
}

/* What is here is written beside the other's version first, unless that holds all of it. */
static gboolean
keep_before (ScrWindow *self,
             ScrMatch *other,
             GFile **copy)
{
  ScrMatch *match = scr_session_get_match (self->session);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (is_within (match, other))
    return TRUE;

  file = new_copy (self);
  if (!scr_match_save (match, file, &error))
    {
      tell (self, error->message);
      return FALSE;
    }

  *copy = g_steal_pointer (&file);
  return TRUE;
}

static void
open_there_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);
  g_autoptr (GFile) file = g_object_ref (scr_autosave_get_file (get_autosave (self)));
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) other = scr_match_load (file, &error);
  g_autoptr (GFile) copy = NULL;

  if (other == NULL)
    {
      scr_window_show_refusal (self, file, error);
      return;
    }
  if (!keep_before (self, other, &copy))
    return;

  scr_window_play (self, other, file);
  if (copy != NULL)
    tell (self, _ ("This is what the other program wrote. What was here is kept as a match of its "
                   "own; the start page lists both."));
}

static void
replace_there_cb (GSimpleAction *action,
                  GVariant *parameter,
                  gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);
  ScrAutosave *autosave = get_autosave (self);
  g_autofree char *base = g_file_get_basename (scr_autosave_get_file (autosave));
  g_autofree char *name = g_filename_display_name (base);
  /* Translators: a file's name, whose other version has “~” after it. */
  g_autofree char *sentence =
      g_strdup_printf (_ ("The file is replaced; what was there is kept as “%s~”."), name);

  scr_autosave_overwrite (autosave);
  if (scr_autosave_flush (autosave))
    tell (self, sentence);
}

void
scr_window_add_keep_actions (ScrWindow *self)
{
  static const GActionEntry entries[] = {
    { "save", save_cb },
    { "save-copy", save_copy_cb },
    { "keep-copy", keep_copy_cb },
    { "open-there", open_there_cb },
    { "replace-there", replace_there_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static void
enable (ScrWindow *self,
        const char *name,
        gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* What can be done about a conflict is possible only while there is one. */
void
scr_window_enable_keep_actions (ScrWindow *self)
{
  ScrAutosave *autosave = get_autosave (self);
  gboolean is_conflict = autosave != NULL && scr_autosave_get_is_conflict (autosave);

  enable (self, "save", autosave != NULL);
  enable (self, "save-copy", autosave != NULL);
  enable (self, "keep-copy", is_conflict);
  enable (self, "open-there", is_conflict);
  enable (self, "replace-there", is_conflict);
}

/* Looks whether another program has changed the file of the match, when the player comes back. */
void
scr_window_check_file (ScrWindow *self)
{
  if (self->session != NULL && gtk_window_is_active (GTK_WINDOW (self)))
    scr_autosave_check (get_autosave (self));
}

/* Whether what is here is on the disk, under whatever name, and nobody has changed it since. */
static gboolean
is_kept (ScrWindow *self)
{
  ScrAutosave *autosave = get_autosave (self);
  g_autoptr (ScrMatch) other = NULL;

  scr_autosave_flush (autosave);
  if (scr_autosave_check (autosave))
    return is_written (autosave);

  other = scr_match_load (scr_autosave_get_file (autosave), NULL);
  return other != NULL && is_within (scr_session_get_match (self->session), other);
}

static void
answered_cb (GObject *object,
             GAsyncResult *result,
             gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (object);
  ScrAnswer answer = scr_ask_leave_finish (GTK_WINDOW (self), result);

  self->is_asking = FALSE;
  if (self->session == NULL || self->next == SCR_WINDOW_NEXT_NONE)
    return;

  if (answer == SCR_ANSWER_LOSE)
    {
      self->may_lose = TRUE;
      go_on (self);
      self->may_lose = FALSE;
    }
  else if (answer == SCR_ANSWER_KEEP && scr_autosave_get_is_conflict (get_autosave (self)))
    {
      if (keep_copy (self))
        go_on (self);
    }
  else if (answer == SCR_ANSWER_KEEP)
    {
      ask_copy (self);
    }
  else
    {
      self->next = SCR_WINDOW_NEXT_NONE;
    }
}

/* Why the match would be lost. */
static char *
dup_reason (ScrAutosave *autosave)
{
  g_autofree char *base = g_file_get_basename (scr_autosave_get_file (autosave));
  g_autofree char *name = g_filename_display_name (base);

  if (scr_autosave_get_error (autosave) != NULL)
    return g_strdup (scr_autosave_get_error (autosave));

  /* Translators: a file's name. */
  return g_strdup_printf (_ ("The file “%s” is not in its place any more: it was deleted, moved "
                             "or renamed. Save a copy to keep the match as it is here."),
                          name);
}

static void
ask_leave (ScrWindow *self)
{
  g_autofree char *reason = dup_reason (get_autosave (self));

  self->is_asking = TRUE;
  scr_ask_leave_async (GTK_WINDOW (self), reason, NULL, answered_cb, NULL);
}

/**
 * scr_window_leave:
 * @self: a window
 * @next: what the player wants to do
 * @file: (nullable): the file for %SCR_WINDOW_NEXT_OPEN
 *
 * A match is left only when it is written, or when the player insists. Otherwise the
 * player is asked, and @next is done after the answer.
 *
 * Returns: whether it can be left now
 */
gboolean
scr_window_leave (ScrWindow *self,
                  ScrWindowNext next,
                  GFile *file)
{
  self->next = SCR_WINDOW_NEXT_NONE;
  if (self->sheet_page != NULL && !scr_sheet_page_leave (self->sheet_page))
    return FALSE;
  if (self->session == NULL || self->may_lose || is_kept (self))
    return TRUE;

  self->next = next;
  g_set_object (&self->next_file, file);
  if (!self->is_asking)
    ask_leave (self);
  return FALSE;
}
