/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"
#include "core/scr-scramble.h"

/* Writing of match files; scr-match-read.c makes matches of what they hold. */

static JsonNode *
entries_to_json (GPtrArray *entries,
                 gboolean last_first)
{
  g_autoptr (JsonArray) array = json_array_sized_new (entries->len);
  JsonNode *node = json_node_alloc ();

  for (guint i = 0; i < entries->len; i++)
    {
      ScrEntry *entry = g_ptr_array_index (entries, last_first ? entries->len - 1 - i : i);

      json_array_add_element (array, scr_entry_to_json (entry));
    }

  return json_node_init_array (node, array);
}

/**
 * scr_match_to_json:
 * @self: a match
 *
 * Returns: (transfer full): the root of a match file, plain even if ScrMatch:is-scrambled; it
 *   shares nothing with @self, so that another thread may print it
 */
JsonNode *
scr_match_to_json (ScrMatch *self)
{
  g_autoptr (JsonObject) root = NULL;
  JsonNode *state;
  JsonNode *node;

  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  root = json_object_new ();
  json_object_set_string_member (root, "format", SCR_MATCH_FORMAT);
  json_object_set_int_member (root, "version", SCR_MATCH_FORMAT_VERSION);
  json_object_set_string_member (root, "game", scr_game_get_id (self->game));
  json_object_set_int_member (root, "rules", scr_game_get_rules (self->game));
  json_object_set_string_member (root, "id", self->id);
  json_object_set_string_member (root, "title", self->title);
  json_object_set_string_member (root, "created", self->created);
  json_object_set_string_member (root, "mode", scr_mode_get_word (self->mode));
  json_object_set_string_member (root, "seed", self->seed);
  json_object_set_member (root, "setup", scr_json_copy (self->setup));
  json_object_set_member (root, "display", scr_json_copy (self->display));
  json_object_set_member (root, "tags", scr_json_copy (self->tags));
  if (self->start_json != NULL)
    json_object_set_member (root, "start", scr_json_copy (self->start_json));
  else
    json_object_set_null_member (root, "start");
  json_object_set_member (root, "history", scr_json_copy (self->history));
  json_object_set_member (root, "moves", entries_to_json (self->entries, FALSE));
  json_object_set_member (root, "undone", entries_to_json (self->undone, TRUE));
  json_object_set_int_member (root, "reveals_undone", self->reveals_undone);
  state = scr_match_state_to_json (self);
  if (state != NULL)
    json_object_set_member (root, "state", state);
  scr_json_copy_unknown (self->rest, root);

  node = json_node_alloc ();
  return json_node_init_object (node, root);
}

/* What the file at @path was when it was last read or written here, borrowed; NULL if
 * it never was. */
ScrFileStamp *
scr_match_get_stamp (ScrMatch *self,
                     const char *path)
{
  for (guint i = 0; i < self->stamps->len; i++)
    {
      ScrFileStamp *stamp = g_ptr_array_index (self->stamps, i);

      if (scr_file_stamp_is_of (stamp, path))
        return stamp;
    }

  return NULL;
}

/* Remembers @stamp, of which it takes the reference, of the file at @path. */
void
scr_match_take_stamp (ScrMatch *self,
                      const char *path,
                      ScrFileStamp *stamp)
{
  ScrFileStamp *old = scr_match_get_stamp (self, path);

  if (old != NULL)
    g_ptr_array_remove (self->stamps, old);
  g_ptr_array_add (self->stamps, stamp);
}

/**
 * scr_match_load:
 * @file: a local file
 * @error: return location for a #ScrError, or a #GIOErrorEnum
 *
 * Reads a match file as scr_match_new_from_json() does. The match remembers what the
 * file was, for scr_match_save().
 *
 * Returns: (transfer full) (nullable): the match, or %NULL with @error set
 */
ScrMatch *
scr_match_load (GFile *file,
                GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (ScrFileStamp) stamp = NULL;
  g_autoptr (JsonNode) root = NULL;
  ScrMatch *match;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = scr_file_dup_path (file, error);
  if (path == NULL)
    return NULL;

  /* One byte more than the limit, to know what is longer. */
  text = scr_file_read (path, SCR_JSON_MAX_LENGTH + 1, &length, &stamp, error);
  if (text == NULL)
    return NULL;

  root = scr_json_parse (text, (gssize) length, error);
  match = root != NULL ? scr_match_new_from_json (root, error) : NULL;
  if (match != NULL && stamp != NULL)
    scr_match_take_stamp (match, path, g_steal_pointer (&stamp));

  return match;
}

/**
 * scr_match_print:
 * @self: a match
 * @error: return location for a #ScrError
 *
 * Returns: (transfer full) (nullable): the text of the match's file; %NULL with @error
 *   set if the match has grown beyond what can be read again
 */
char *
scr_match_print (ScrMatch *self,
                 GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  root = scr_match_to_json (self);
  text = scr_json_print (root, TRUE);
  if (!scr_json_scan (text, strlen (text), error))
    return NULL;
  if (!self->is_scrambled)
    return g_steal_pointer (&text);

  scr_match_scramble (json_node_get_object (root));
  g_free (text);
  text = scr_json_print (root, TRUE);

  return scr_json_scan (text, strlen (text), error) ? g_steal_pointer (&text) : NULL;
}

/**
 * scr_match_save:
 * @self: a match
 * @file: a local file in a folder that exists
 * @error: return location for a #ScrError, a #GFileError or a #GIOErrorEnum
 *
 * Writes the match, atomically and durably: after a crash at any moment the old or
 * the new file is there, whole. A symbolic link is followed; the mode of a file that
 * was there is kept.
 *
 * A file that the match was read from or saved to before is replaced only while it is
 * as it was then: if another program has changed it since, the error is
 * %SCR_ERROR_CONFLICT. Any other file is replaced.
 *
 * Returns: %FALSE with @error set, and the old file as it was, if @file cannot be written
 */
gboolean
scr_match_save (ScrMatch *self,
                GFile *file,
                GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  ScrFileStamp *known;
  ScrFileStamp *stamp;
  GError *fault = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  path = scr_file_dup_path (file, error);
  if (path == NULL)
    return FALSE;

  g_signal_emit_by_name (self, "saving");
  /* What could not be opened again must not replace what can. */
  text = scr_match_print (self, &fault);
  if (text == NULL)
    {
      scr_file_propagate_error (error, fault, path);
      return FALSE;
    }

  known = scr_match_get_stamp (self, path);
  stamp = scr_file_write (path, text, known, known != NULL ? SCR_FILE_AS_KNOWN : SCR_FILE_REPLACE,
                          error);
  if (stamp == NULL)
    return FALSE;

  scr_match_take_stamp (self, path, stamp);
  return TRUE;
}
