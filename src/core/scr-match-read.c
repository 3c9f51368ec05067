/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"

/* Reading of match files; scr-match-file.c writes them. */

/* The keys that a match keeps in fields of its own. */
static const char *const known_keys[] = {
  "format", "version", "game", "rules", "id", "title", "created", "mode", "seed", "setup",
  "display", "tags", "start", "history", "moves", "undone", "reveals_undone", "state", NULL
};

static gboolean
fail_format (const char *path,
             const char *fault,
             GError **error)
{
  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, "%s %s", path, fault);

  return FALSE;
}

/* Whether @text is a moment in UTC: "2026-11-29T20:15:00Z". */
static gboolean
is_moment (const char *text)
{
  static const char form[] = "dddd-dd-ddTdd:dd:dd";
  g_autoptr (GDateTime) moment = NULL;

  for (gsize i = 0; form[i] != '\0'; i++)
    if (form[i] == 'd' ? !g_ascii_isdigit (text[i]) : text[i] != form[i])
      return FALSE;

  /* What follows is a fraction with a point, or nothing, and the Z. */
  if (strchr (text, ',') != NULL)
    return FALSE;
  moment = g_date_time_new_from_iso8601 (text, NULL);

  return moment != NULL && g_str_has_suffix (text, "Z");
}

/* Reads the text @name of @object if it is there, else leaves @text alone. */
static gboolean
read_string (JsonObject *object,
             const char *path,
             const char *name,
             const char **text,
             GError **error)
{
  if (!json_object_has_member (object, name))
    return TRUE;

  *text = scr_json_get_string (object, path, name, error);

  return *text != NULL;
}

static gboolean
read_moment (JsonObject *object,
             const char *path,
             const char *name,
             const char **moment,
             GError **error)
{
  g_autofree char *full = scr_json_member_path (path, name);

  if (!read_string (object, path, name, moment, error))
    return FALSE;

  return *moment == NULL || is_moment (*moment) ||
         fail_format (full, _ ("must be a moment in UTC, such as 2026-11-29T20:15:00Z"), error);
}

static gboolean
read_format (JsonObject *root,
             GError **error)
{
  const char *format = scr_json_get_string (root, "$", "format", error);
  gint64 version;

  if (format == NULL)
    return FALSE;

  if (!g_str_equal (format, SCR_MATCH_FORMAT))
    return fail_format ("$.format", _ ("must be “scriptorium-match”: the file is not a match"),
                        error);

  if (!scr_json_get_int (root, "$", "version", 1, G_MAXINT, &version, error))
    return FALSE;

  if (version > SCR_MATCH_FORMAT_VERSION)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_VERSION,
                   _ ("%s is %d, but this version of the program reads %d at most: "
                      "open the match with a newer version"),
                   "$.version", (int) version, SCR_MATCH_FORMAT_VERSION);
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_game (ScrMatch *self,
           JsonObject *root,
           GError **error)
{
  const char *id = scr_json_get_string (root, "$", "game", error);
  ScrGame *game;
  gint64 rules = 1;

  if (id == NULL)
    return FALSE;

  game = scr_game_lookup (id);
  if (game == NULL)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
                   _ ("%s is “%s”, a game that this program does not know"), "$.game", id);
      return FALSE;
    }
  self->game = g_object_ref (game);

  if (json_object_has_member (root, "rules") &&
      !scr_json_get_int (root, "$", "rules", 1, G_MAXINT, &rules, error))
    return FALSE;

  if (rules > scr_game_get_rules (game))
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_VERSION,
                   _ ("%s is %d, but this version of the program knows the rules up to %u: "
                      "open the match with a newer version"),
                   "$.rules", (int) rules, scr_game_get_rules (game));
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_id (ScrMatch *self,
         JsonObject *root,
         GError **error)
{
  const char *id = NULL;

  if (!read_string (root, "$", "id", &id, error))
    return FALSE;

  if (id != NULL && !g_uuid_string_is_valid (id))
    return fail_format ("$.id", _ ("must be a UUID"), error);

  self->id = id != NULL ? g_strdup (id) : g_uuid_string_random ();
  return TRUE;
}

static gboolean
read_title (ScrMatch *self,
            JsonObject *root,
            GError **error)
{
  const char *title = "";

  if (!read_string (root, "$", "title", &title, error))
    return FALSE;

  if (strlen (title) > SCR_JSON_MAX_STRING)
    return fail_format ("$.title", _ ("must be at most 4096 bytes long"), error);

  scr_match_set_title (self, title);
  return TRUE;
}

static gboolean
read_created (ScrMatch *self,
              JsonObject *root,
              GError **error)
{
  const char *created = NULL;

  if (!read_moment (root, "$", "created", &created, error))
    return FALSE;

  self->created = created != NULL ? g_strdup (created) : scr_match_dup_now ();
  return TRUE;
}

static gboolean
read_mode (ScrMatch *self,
           JsonObject *root,
           GError **error)
{
  const char *mode = "digital";

  if (!read_string (root, "$", "mode", &mode, error))
    return FALSE;

  if (!g_str_equal (mode, "digital") && !g_str_equal (mode, "table"))
    return fail_format ("$.mode", _ ("must be “digital” or “table”"), error);

  self->mode = g_str_equal (mode, "table") ? SCR_MODE_TABLE : SCR_MODE_DIGITAL;
  return TRUE;
}

static gboolean
read_seed (ScrMatch *self,
           JsonObject *root,
           GError **error)
{
  const char *seed = NULL;

  if (!read_string (root, "$", "seed", &seed, error))
    return FALSE;

  if (!scr_match_set_seed (self, seed))
    return fail_format ("$.seed", _ ("must be decimal digits, from 0 to 18446744073709551615"),
                        error);

  return TRUE;
}

/* Checks an entry of a list of moves. Its fields are right afterwards. */
static gboolean
check_entry (JsonNode *node,
             const char *path,
             GError **error)
{
  const char *text = NULL;
  const char *moment = NULL;
  gboolean dealt;
  JsonObject *object;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return TRUE;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail_format (path, _ ("must be text, or an object with the text “move”"), error);

  object = json_node_get_object (node);

  return scr_json_get_string (object, path, "move", error) != NULL &&
         read_moment (object, path, "at", &moment, error) &&
         read_string (object, path, "note", &text, error) &&
         read_string (object, path, "warning", &text, error) &&
         (!json_object_has_member (object, "dealt") ||
          scr_json_get_boolean (object, path, "dealt", &dealt, error));
}

/* Reads a list of moves and checks its form; sets @entries to NULL if it is not there. */
static gboolean
read_entries (JsonObject *root,
              const char *name,
              JsonArray **entries,
              GError **error)
{
  g_autofree char *path = scr_json_member_path ("$", name);

  *entries = NULL;
  if (!json_object_has_member (root, name))
    return TRUE;

  *entries = scr_json_get_array (root, "$", name, error);
  if (*entries == NULL)
    return FALSE;

  if (json_array_get_length (*entries) > SCR_MATCH_MAX_MOVES)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_LIMIT,
                   _ ("%s holds more than %u moves"), path, SCR_MATCH_MAX_MOVES);
      return FALSE;
    }

  for (guint i = 0; i < json_array_get_length (*entries); i++)
    {
      g_autofree char *entry_path = g_strdup_printf ("%s[%u]", path, i);

      if (!check_entry (json_array_get_element (*entries, i), entry_path, error))
        return FALSE;
    }

  return TRUE;
}

/* Makes the move of a checked entry in @before. */
static ScrEntry *
replay_entry (ScrState *before,
              JsonNode *node,
              GError **error)
{
  g_autoptr (JsonObject) extra = NULL;
  g_autoptr (ScrState) after = NULL;
  const char *move;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      extra = json_object_new ();
      scr_json_copy_unknown (json_node_get_object (node), extra);
      move = json_object_get_string_member (json_node_get_object (node), "move");
    }
  else
    move = json_node_get_string (node);

  after = scr_state_apply (before, move, error);

  return after != NULL ? scr_entry_new (before, move, after, extra) : NULL;
}

static gboolean
read_moves (ScrMatch *self,
            JsonObject *root,
            GError **error)
{
  JsonArray *moves;

  if (!json_object_has_member (root, "moves"))
    return fail_format ("$.moves", _ ("is missing"), error);
  if (!read_entries (root, "moves", &moves, error))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      ScrEntry *entry = replay_entry (scr_match_get_state (self),
                                      json_array_get_element (moves, i), error);

      if (entry == NULL)
        {
          g_prefix_error (error, _ ("move %u: "), i + 1);
          return FALSE;
        }
      scr_match_append (self, entry);
    }

  return TRUE;
}

static void
reverse (GPtrArray *array)
{
  for (guint i = 0; i < array->len / 2; i++)
    {
      gpointer item = array->pdata[i];

      array->pdata[i] = array->pdata[array->len - 1 - i];
      array->pdata[array->len - 1 - i] = item;
    }
}

/* The file has the nearest first, the match last. */
static gboolean
read_undone (ScrMatch *self,
             JsonObject *root,
             GError **error)
{
  ScrState *state = scr_match_get_state (self);
  JsonArray *undone;
  guint n_undone;

  if (!read_entries (root, "undone", &undone, error))
    return FALSE;

  n_undone = undone != NULL ? json_array_get_length (undone) : 0;
  for (guint i = 0; i < n_undone; i++)
    {
      ScrEntry *entry = replay_entry (state, json_array_get_element (undone, i), error);

      if (entry == NULL)
        {
          g_prefix_error (error, _ ("undone move %u: "), i + 1);
          return FALSE;
        }
      g_ptr_array_add (self->undone, entry);
      state = scr_entry_get_after (entry);
    }

  reverse (self->undone);
  return TRUE;
}

static gboolean
read_start (ScrMatch *self,
            JsonObject *root,
            GError **error)
{
  JsonNode *start = json_object_get_member (root, "start");
  JsonNode *given = NULL;

  if (start != NULL && !JSON_NODE_HOLDS_NULL (start))
    {
      if (scr_json_node_get_object (start, "$.start", error) == NULL)
        return FALSE;
      given = start;
    }

  self->start = scr_game_new_state (self->game, self->setup, given, error);
  if (self->start == NULL)
    return FALSE;

  /* Sums that the file lacks are added; what only the file has is kept. */
  if (given != NULL)
    {
      g_autoptr (JsonNode) known = scr_state_to_json (self->start);

      self->start_json = scr_json_copy (known);
      scr_json_merge_unknown (given, known, self->start_json);
    }

  return TRUE;
}

static void
replace_node (JsonNode **field,
              JsonNode *node)
{
  if (node == NULL)
    return;

  json_node_unref (*field);
  *field = scr_json_copy (node);
}

static gboolean
read_display (ScrMatch *self,
              JsonObject *root,
              GError **error)
{
  JsonNode *display =
      scr_game_normalize_display (self->game, json_object_get_member (root, "display"), error);

  if (display == NULL)
    return FALSE;

  json_node_unref (self->display);
  self->display = display;
  return TRUE;
}

static gboolean
read_tags (ScrMatch *self,
           JsonObject *root,
           GError **error)
{
  JsonArray *tags;

  if (!json_object_has_member (root, "tags"))
    return TRUE;

  tags = scr_json_get_array (root, "$", "tags", error);
  if (tags == NULL)
    return FALSE;

  for (guint i = 0; i < json_array_get_length (tags); i++)
    {
      g_autofree char *path = g_strdup_printf ("$.tags[%u]", i);

      if (scr_json_node_get_string (json_array_get_element (tags, i), path, error) == NULL)
        return FALSE;
    }

  replace_node (&self->tags, json_object_get_member (root, "tags"));
  return TRUE;
}

static gboolean
read_history (ScrMatch *self,
              JsonObject *root,
              GError **error)
{
  JsonArray *history;

  if (!read_entries (root, "history", &history, error))
    return FALSE;

  replace_node (&self->history, json_object_get_member (root, "history"));
  return TRUE;
}

static gboolean
read_reveals_undone (ScrMatch *self,
                     JsonObject *root,
                     GError **error)
{
  gint64 count = 0;

  if (json_object_has_member (root, "reveals_undone") &&
      !scr_json_get_int (root, "$", "reveals_undone", 0, G_MAXINT, &count, error))
    return FALSE;

  self->reveals_undone = (guint) count;
  return TRUE;
}

static gboolean
is_empty_list (JsonObject *root,
               const char *name)
{
  JsonNode *node = json_object_get_member (root, name);

  return node == NULL ||
         (JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) == 0);
}

/* Keeps the optional keys, and those that this version does not know. */
static gboolean
read_rest (ScrMatch *self,
           JsonObject *root,
           GError **error)
{
  const char *finished = NULL;

  if (!read_moment (root, "$", "finished", &finished, error))
    return FALSE;

  if (json_object_has_member (root, "sheet"))
    {
      if (scr_json_get_object (root, "$", "sheet", error) == NULL)
        return FALSE;
      if (!is_empty_list (root, "moves"))
        return fail_format ("$.moves", _ ("must be empty, since the match has a “sheet”"), error);
      if (!is_empty_list (root, "undone"))
        return fail_format ("$.undone", _ ("must be empty, since the match has a “sheet”"), error);
    }

  scr_json_copy_unknown (root, self->rest);
  for (guint i = 0; known_keys[i] != NULL; i++)
    json_object_remove_member (self->rest, known_keys[i]);

  return TRUE;
}

static gboolean
read_match (ScrMatch *self,
            JsonObject *root,
            GError **error)
{
  if (!read_format (root, error) || !read_game (self, root, error))
    return FALSE;

  if (!json_object_has_member (root, "setup"))
    return fail_format ("$.setup", _ ("is missing"), error);

  return read_id (self, root, error) &&
         read_title (self, root, error) &&
         read_created (self, root, error) &&
         read_mode (self, root, error) &&
         read_seed (self, root, error) &&
         read_display (self, root, error) &&
         read_tags (self, root, error) &&
         read_reveals_undone (self, root, error) &&
         read_rest (self, root, error) &&
         scr_match_set_setup (self, json_object_get_member (root, "setup"), error) &&
         read_start (self, root, error) &&
         read_history (self, root, error) &&
         read_moves (self, root, error) &&
         scr_match_check_state (self, root, error) &&
         read_undone (self, root, error);
}

/**
 * scr_match_new_from_json:
 * @root: the root of a match file
 * @error: return location for a #ScrError
 *
 * Reads a match: checks every key, plays all moves again, and holds the state of
 * the file, if it has one, against what they lead to.
 *
 * Returns: (transfer full) (nullable): the match, or %NULL with @error set, which
 *   names the JSON path or the number of the move
 */
ScrMatch *
scr_match_new_from_json (JsonNode *root,
                         GError **error)
{
  g_autoptr (ScrMatch) self = NULL;
  JsonObject *object;

  g_return_val_if_fail (root != NULL, NULL);

  object = scr_json_node_get_object (root, "$", error);
  if (object == NULL)
    return NULL;

  self = g_object_new (SCR_TYPE_MATCH, NULL);

  return read_match (self, object, error) ? g_steal_pointer (&self) : NULL;
}
