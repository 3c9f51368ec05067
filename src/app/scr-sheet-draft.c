/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sheet-draft.h"

#include <glib/gi18n.h>

#include "app/scr-match-item.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* A score sheet that is not whole yet is no match, but what was typed is not lost: it is kept in a
 * folder beside the matches, one file for the sheet that is begun and one for each match whose
 * sheet is being corrected. */

#define FORMAT "scriptorium-sheet-draft"
#define VERSION 1

/* Where the draft is kept of the match with @id; of a new one for NULL. */
char *
scr_sheet_draft_dup_path (const char *id)
{
  g_autofree char *matches = scr_matches_dup_folder ();
  g_autofree char *folder = g_path_get_dirname (matches);
  g_autofree char *name = g_strdup_printf ("%s.draft.json", id != NULL ? id : "new");

  return g_build_filename (folder, "sheets", name, NULL);
}

static gboolean
check_cb (JsonNode *json,
          GError **error)
{
  JsonObject *object = scr_json_node_get_object (json, "$", NULL);
  const char *format = object != NULL ? scr_json_get_string (object, "$", "format", NULL) : NULL;
  gint64 version;

  if (g_strcmp0 (format, FORMAT) != 0 ||
      !scr_json_get_int (object, "$", "version", 1, G_MAXINT, &version, NULL))
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("It is no score sheet."));
      return FALSE;
    }
  if (version > VERSION)
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_VERSION,
                           _ ("It was made by a newer version of Scriptorium."));
      return FALSE;
    }

  return scr_json_get_object (object, "$", "setup", error) != NULL &&
         scr_json_get_object (object, "$", "sheet", error) != NULL;
}

/**
 * scr_sheet_draft_load:
 * @draft: where it is kept
 * @id: (nullable): the id of the match that is corrected; %NULL for a new one
 * @setup: (out) (transfer full): who played, by which rules
 * @sheet: (out) (transfer full): what is told
 * @error: return location for a sentence for players
 *
 * Reads what was begun. What cannot be read is put aside, and told by @error.
 *
 * Returns: whether there is such a draft that can be read
 */
gboolean
scr_sheet_draft_load (ScrDraft *draft,
                      const char *id,
                      JsonNode **setup,
                      JsonNode **sheet,
                      GError **error)
{
  g_autofree char *path = scr_sheet_draft_dup_path (id);
  g_autoptr (JsonNode) root = scr_draft_load (draft, path, check_cb, error);

  if (root == NULL)
    return FALSE;

  *setup = json_node_ref (json_object_get_member (json_node_get_object (root), "setup"));
  *sheet = json_node_ref (json_object_get_member (json_node_get_object (root), "sheet"));
  return TRUE;
}

/* Keeps who played by which rules, and what is told; soon. */
void
scr_sheet_draft_save (ScrDraft *draft,
                      const char *id,
                      JsonNode *setup,
                      JsonNode *sheet)
{
  g_autofree char *path = scr_sheet_draft_dup_path (id);
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) root = json_node_alloc ();

  json_object_set_string_member (object, "format", FORMAT);
  json_object_set_int_member (object, "version", VERSION);
  json_object_set_member (object, "setup", json_node_ref (setup));
  json_object_set_member (object, "sheet", json_node_ref (sheet));
  json_node_take_object (json_node_init (root, JSON_NODE_OBJECT), object);
  scr_draft_set (draft, path, root);
}

/* The sheet is whole, or begun anew. */
void
scr_sheet_draft_forget (ScrDraft *draft,
                        const char *id)
{
  g_autofree char *path = scr_sheet_draft_dup_path (id);

  scr_draft_set (draft, path, NULL);
}
