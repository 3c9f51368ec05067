/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sheet-draft.h"

#include <glib/gstdio.h>

#include "app/scr-match-item.h"
#include "core/scr-file.h"
#include "core/scr-json.h"

/* A score sheet that is not whole yet is no match, but what was typed is not lost: it is kept in a
 * folder beside the matches, one file for the sheet that is begun and one for each match whose
 * sheet is being corrected. */

#define FORMAT "scriptorium-sheet-draft"

static char *
dup_path (const char *id)
{
  g_autofree char *matches = scr_matches_dup_folder ();
  g_autofree char *folder = g_path_get_dirname (matches);
  g_autofree char *name = g_strdup_printf ("%s.draft.json", id != NULL ? id : "new");

  return g_build_filename (folder, "sheets", name, NULL);
}

/**
 * scr_sheet_draft_load:
 * @id: (nullable): the id of the match that is corrected; %NULL for a new one
 * @setup: (out) (transfer full): who played, by which rules
 * @sheet: (out) (transfer full): what is told
 *
 * Returns: whether there is such a draft that can be read
 */
gboolean
scr_sheet_draft_load (const char *id,
                      JsonNode **setup,
                      JsonNode **sheet)
{
  g_autofree char *path = dup_path (id);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (JsonNode) root = scr_json_load (file, NULL);
  JsonObject *object = root != NULL ? scr_json_node_get_object (root, "$", NULL) : NULL;
  const char *format = object != NULL ? scr_json_get_string (object, "$", "format", NULL) : NULL;

  if (g_strcmp0 (format, FORMAT) != 0 ||
      scr_json_get_object (object, "$", "setup", NULL) == NULL ||
      scr_json_get_object (object, "$", "sheet", NULL) == NULL)
    return FALSE;

  *setup = json_node_ref (json_object_get_member (object, "setup"));
  *sheet = json_node_ref (json_object_get_member (object, "sheet"));
  return TRUE;
}

/**
 * scr_sheet_draft_save:
 * @id: (nullable): the id of the match that is corrected; %NULL for a new one
 * @setup: who played, by which rules
 * @sheet: what is told
 * @error: return location for a #GError
 *
 * Returns: %FALSE with @error set where it cannot be kept
 */
gboolean
scr_sheet_draft_save (const char *id,
                      JsonNode *setup,
                      JsonNode *sheet,
                      GError **error)
{
  g_autofree char *path = dup_path (id);
  g_autofree char *folder = g_path_get_dirname (path);
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) root = json_node_alloc ();
  g_autofree char *text = NULL;
  g_autoptr (ScrFileStamp) stamp = NULL;

  json_object_set_string_member (object, "format", FORMAT);
  json_object_set_int_member (object, "version", 1);
  json_object_set_member (object, "setup", json_node_ref (setup));
  json_object_set_member (object, "sheet", json_node_ref (sheet));
  json_node_take_object (json_node_init (root, JSON_NODE_OBJECT), object);
  text = scr_json_print (root, TRUE);
  g_mkdir_with_parents (folder, 0700);
  stamp = scr_file_write (path, text, NULL, SCR_FILE_REPLACE, error);

  return stamp != NULL;
}

/* The sheet is whole, or begun anew. */
void
scr_sheet_draft_forget (const char *id)
{
  g_autofree char *path = dup_path (id);

  g_unlink (path);
}
