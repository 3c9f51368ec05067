/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"

/* Writing of match files; scr-match-read.c reads them. */

/* As many symbolic links as Linux follows. */
#define MAX_LINKS 40

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
 * Returns: (transfer full): the root of a match file; it shares nothing with
 *   @self, so that another thread may print it
 */
JsonNode *
scr_match_to_json (ScrMatch *self)
{
  g_autoptr (JsonObject) root = NULL;
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
  json_object_set_string_member (root, "mode", self->mode == SCR_MODE_TABLE ? "table" : "digital");
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
  json_object_set_member (root, "state", scr_match_state_to_json (self));
  scr_json_copy_unknown (self->rest, root);

  node = json_node_alloc ();
  return json_node_init_object (node, root);
}

/* The path of a file on this computer. */
static char *
get_local_path (GFile *file,
                GError **error)
{
  g_autofree char *uri = NULL;
  char *path = g_file_get_path (file);

  if (path != NULL)
    return path;

  uri = g_file_get_uri (file);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
               _ ("“%s” is not a file on this computer. Copy the match to a folder of your own."),
               uri);
  return NULL;
}

/**
 * scr_match_load:
 * @file: a local file
 * @error: return location for a #ScrError, or a #GIOErrorEnum
 *
 * Reads a match file as scr_match_new_from_json() does.
 *
 * Returns: (transfer full) (nullable): the match, or %NULL with @error set
 */
ScrMatch *
scr_match_load (GFile *file,
                GError **error)
{
  g_autofree char *path = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = get_local_path (file, error);
  if (path == NULL)
    return NULL;

  root = scr_json_load (file, error);

  return root != NULL ? scr_match_new_from_json (root, error) : NULL;
}

/* The file that @path stands for when it is a symbolic link; it need not be there. */
static char *
follow_links (const char *path,
              GError **error)
{
  g_autofree char *place = g_strdup (path);

  for (guint i = 0; g_file_test (place, G_FILE_TEST_IS_SYMLINK); i++)
    {
      g_autofree char *folder = g_path_get_dirname (place);
      g_autofree char *target = g_file_read_link (place, error);

      if (target == NULL)
        return NULL;
      if (i >= MAX_LINKS)
        {
          g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_LOOP,
                               _ ("It is a symbolic link that leads in a circle."));
          return NULL;
        }

      g_free (place);
      place = g_path_is_absolute (target) ? g_steal_pointer (&target)
                                          : g_build_filename (folder, target, NULL);
    }

  return g_steal_pointer (&place);
}

/* Replaces what @path holds, or makes the file. Links stay links, and who may read
 * and write the file may do so afterwards. */
static gboolean
write_file (const char *path,
            const char *text,
            GError **error)
{
  g_autofree char *place = follow_links (path, error);
  GStatBuf status;
  gboolean is_there;

  if (place == NULL)
    return FALSE;

  is_there = g_stat (place, &status) == 0;
  if (is_there && !S_ISREG (status.st_mode))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                           _ ("It is a folder or a device, not a file that can be replaced."));
      return FALSE;
    }

  if (is_there && g_access (place, W_OK) != 0)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_ACCES,
                           _ ("It may only be read. Save the match as another file."));
      return FALSE;
    }

  if (!g_file_set_contents_full (place, text, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 is_there ? status.st_mode & 0777 : 0666, error))
    return FALSE;

  /* The umask took from the mode of the new file. Where the file system has no modes,
   * there is none to keep. */
  if (is_there)
    g_chmod (place, status.st_mode & 07777);

  return TRUE;
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
 * Returns: %FALSE with @error set, and the old file as it was, if @file cannot be written
 */
gboolean
scr_match_save (ScrMatch *self,
                GFile *file,
                GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) fault = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  path = get_local_path (file, error);
  if (path == NULL)
    return FALSE;

  /* What could not be opened again must not replace what can. */
  text = scr_match_print (self, &fault);
  if (text != NULL && write_file (path, text, &fault))
    return TRUE;

  g_set_error (error, fault->domain, fault->code,
               _ ("The match could not be saved as “%s”, which stays as it was: %s"),
               path, fault->message);
  return FALSE;
}
