/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"

/* What players note beside the moves of a match. */

/* Whether @number is one from 1 to @maximum. */
gboolean
scr_match_check_number (ScrMatch *self,
                        guint number,
                        guint maximum,
                        GError **error)
{
  guint n_moves = self->entries->len;

  if (number >= 1 && number <= maximum)
    return TRUE;

  g_set_error (error, SCR_ERROR, SCR_ERROR_HISTORY,
               g_dngettext (GETTEXT_PACKAGE,
                            "There is no move %u: the match has %u move.",
                            "There is no move %u: the match has %u moves.",
                            n_moves),
               number, n_moves);
  return FALSE;
}

/* Returns (nullable) what a file says of @entry, with another note, in the order of the format. */
static JsonObject *
change_note (ScrEntry *entry,
             const char *note)
{
  g_autoptr (JsonObject) others = json_object_new ();
  g_autoptr (JsonObject) changed = json_object_new ();
  JsonObject *extra = scr_entry_get_extra (entry);

  if (extra != NULL)
    scr_json_copy_unknown (extra, others);
  json_object_remove_member (others, "move");
  json_object_remove_member (others, "note");

  if (scr_entry_get_time (entry) != NULL)
    json_object_set_string_member (changed, "at", scr_entry_get_time (entry));
  if (note != NULL)
    json_object_set_string_member (changed, "note", note);
  scr_json_copy_unknown (others, changed);

  return json_object_get_size (changed) > 0 ? g_steal_pointer (&changed) : NULL;
}

static gboolean
check_note (const char *note,
            GError **error)
{
  if (note == NULL)
    return TRUE;

  if (strlen (note) > SCR_JSON_MAX_STRING)
    g_set_error (error, SCR_ERROR, SCR_ERROR_LIMIT,
                 _ ("The note is too long: it can have %d bytes at most. Shorten it."),
                 SCR_JSON_MAX_STRING);
  else if (!g_utf8_validate (note, -1, NULL))
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_FORMAT,
                         _ ("The note is no text in UTF-8. Write it anew."));
  else
    return TRUE;

  return FALSE;
}

/**
 * scr_match_set_note:
 * @self: a match
 * @number: the number of a move in force, from 1
 * @note: (nullable): at most 4096 bytes of text; %NULL or "" for none
 * @error: return location for a #ScrError
 *
 * Writes a note beside a move. This is no move, and undo does not take it back.
 *
 * Returns: %FALSE with @error set, and @self unchanged, if there is no such move or
 *   the note is too long or no text
 */
gboolean
scr_match_set_note (ScrMatch *self,
                    guint number,
                    const char *note,
                    GError **error)
{
  g_autoptr (JsonObject) extra = NULL;
  g_autoptr (ScrEntry) entry = NULL;
  ScrEntry *changed;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  if (note != NULL && note[0] == '\0')
    note = NULL;
  if (!scr_match_check_number (self, number, self->entries->len, error) ||
      !check_note (note, error))
    return FALSE;

  entry = g_object_ref (g_ptr_array_index (self->entries, number - 1));
  if (g_strcmp0 (scr_entry_get_note (entry), note) == 0)
    return TRUE;

  extra = change_note (entry, note);
  changed = scr_entry_new (scr_entry_get_before (entry), scr_entry_get_move (entry),
                           scr_entry_get_after (entry), extra);
  g_object_unref (g_ptr_array_index (self->entries, number - 1));
  g_ptr_array_index (self->entries, number - 1) = changed;
  g_list_model_items_changed (G_LIST_MODEL (self), number - 1, 1, 1);

  return TRUE;
}
