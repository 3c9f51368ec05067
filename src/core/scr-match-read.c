/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"
#include "core/scr-migrate.h"
#include "core/scr-scramble.h"

/* Reading of match files; scr-match-file.c writes them. */

typedef gboolean (*ReadKey) (ScrMatch *self,
                             JsonObject *root,
                             GError **error);

/* The keys that a match keeps in fields of its own. */
static const char *const known_keys[] = {
  "format", "version", "game", "rules", "id", "title", "created", "mode", "seed", "setup",
  "display", "tags", "start", "history", "moves", "undone", "reveals_undone", "state", NULL
};

/**
 * scr_match_fail_format:
 * @path: the JSON path of what is wrong
 * @fault: what is wrong with it, in a sentence that goes on after the path
 * @error: return location for a SCR_ERROR_FORMAT
 *
 * Returns: always %FALSE
 */
gboolean
scr_match_fail_format (const char *path,
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
gboolean
scr_match_read_string (JsonObject *object,
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

/**
 * scr_match_read_moment:
 * @object: an object of the file
 * @path: its JSON path
 * @name: the member
 * @moment: (out) (transfer none) (nullable): a moment in UTC; %NULL where there is none
 * @error: return location for a SCR_ERROR_FORMAT
 *
 * Returns: whether it is sound, or not there
 */
gboolean
scr_match_read_moment (JsonObject *object,
                       const char *path,
                       const char *name,
                       const char **moment,
                       GError **error)
{
  g_autofree char *full = scr_json_member_path (path, name);

  if (!scr_match_read_string (object, path, name, moment, error))
    return FALSE;

  return *moment == NULL || is_moment (*moment) ||
         scr_match_fail_format (full, _ ("must be a moment in UTC, such as 2026-11-29T20:15:00Z"),
                                error);
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
    return scr_match_fail_format ("$.format",
                                  _ ("must be “scriptorium-match”: the file is not a match"),
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
           guint *rules_in_file,
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

  *rules_in_file = (guint) rules;
  return TRUE;
}

static gboolean
read_id (ScrMatch *self,
         JsonObject *root,
         GError **error)
{
  const char *id = NULL;

  if (!scr_match_read_string (root, "$", "id", &id, error))
    return FALSE;

  if (id != NULL && !g_uuid_string_is_valid (id))
    return scr_match_fail_format ("$.id", _ ("must be a UUID"), error);

  self->id = id != NULL ? g_strdup (id) : g_uuid_string_random ();
  return TRUE;
}

static gboolean
read_title (ScrMatch *self,
            JsonObject *root,
            GError **error)
{
  const char *title = "";

  if (!scr_match_read_string (root, "$", "title", &title, error))
    return FALSE;

  if (strlen (title) > SCR_JSON_MAX_STRING)
    return scr_match_fail_format ("$.title", _ ("must be at most 4096 bytes long"), error);

  scr_match_set_title (self, title);
  return TRUE;
}

static gboolean
read_created (ScrMatch *self,
              JsonObject *root,
              GError **error)
{
  const char *created = NULL;

  if (!scr_match_read_moment (root, "$", "created", &created, error))
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

  if (!scr_match_read_string (root, "$", "mode", &mode, error))
    return FALSE;

  return scr_mode_from_word (mode, &self->mode) ||
         scr_match_fail_format ("$.mode", _ ("must be “digital” or “table”"), error);
}

static gboolean
read_seed (ScrMatch *self,
           JsonObject *root,
           GError **error)
{
  const char *seed = NULL;

  if (!scr_match_read_string (root, "$", "seed", &seed, error))
    return FALSE;

  if (!scr_match_set_seed (self, seed))
    return scr_match_fail_format ("$.seed",
                                  _ ("must be decimal digits, from 0 to 18446744073709551615"),
                                  error);

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
  return scr_match_set_display (self, json_object_get_member (root, "display"), error);
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

/**
 * scr_match_read_history:
 * @self: a match on its way in
 * @root: the object of its file
 * @error: return location for a SCR_ERROR_FORMAT
 *
 * Keeps the list “history” as it is, where there is one.
 *
 * Returns: whether it is sound
 */
gboolean
scr_match_read_history (ScrMatch *self,
                        JsonObject *root,
                        GError **error)
{
  JsonArray *history;

  if (!scr_match_read_list (root, "history", &history, error))
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

static gboolean
check_finished (ScrMatch *self,
                JsonObject *root,
                GError **error)
{
  const char *finished = NULL;

  return scr_match_read_moment (root, "$", "finished", &finished, error);
}

static gboolean
check_sheet (ScrMatch *self,
             JsonObject *root,
             GError **error)
{
  const char *fault = _ ("must be empty, since the match has a “sheet”");

  if (!json_object_has_member (root, "sheet"))
    return TRUE;
  if (scr_json_get_object (root, "$", "sheet", error) == NULL)
    return FALSE;
  if (!is_empty_list (root, "moves"))
    return scr_match_fail_format ("$.moves", fault, error);
  if (json_object_has_member (root, "start") && !json_object_get_null_member (root, "start"))
    return scr_match_fail_format ("$.start", _ ("must be null, since the match has a “sheet”"),
                                  error);

  return is_empty_list (root, "undone") || scr_match_fail_format ("$.undone", fault, error);
}

/* The keys that a file need not have, and that stand each by itself. */
static const struct
{
  const char *name;
  ReadKey read;
} optional_keys[] = {
  { "id", read_id },
  { "title", read_title },
  { "created", read_created },
  { "mode", read_mode },
  { "seed", read_seed },
  { "display", read_display },
  { "tags", read_tags },
  { "reveals_undone", read_reveals_undone },
  { "finished", check_finished },
  { "sheet", check_sheet },
};

static gboolean
read_optional_keys (ScrMatch *self,
                    JsonObject *root,
                    GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (optional_keys); i++)
    if (!optional_keys[i].read (self, root, error))
      return FALSE;

  return TRUE;
}

/* Reads what a file need not have; takes from @root what is wrong, and adds the reason
 * to @faults. */
void
scr_match_read_or_drop (ScrMatch *self,
                        JsonObject *root,
                        GPtrArray *faults)
{
  for (guint i = 0; i < G_N_ELEMENTS (optional_keys); i++)
    {
      g_autoptr (GError) error = NULL;

      if (optional_keys[i].read (self, root, &error))
        continue;

      g_ptr_array_add (faults, g_strdup (error->message));
      json_object_remove_member (root, optional_keys[i].name);
      optional_keys[i].read (self, root, NULL);
    }
}

/* Keeps the keys that this version does not know, and those that it need not. */
static void
keep_rest (ScrMatch *self,
           JsonObject *root)
{
  scr_json_copy_unknown (root, self->rest);
  for (guint i = 0; known_keys[i] != NULL; i++)
    json_object_remove_member (self->rest, known_keys[i]);
}

/* What file, of which game and by which @rules. */
gboolean
scr_match_read_head (ScrMatch *self,
                     JsonObject *root,
                     guint *rules,
                     GError **error)
{
  return read_format (root, error) && read_game (self, root, rules, error);
}

/**
 * scr_match_read_setup:
 * @self: a match on its way in, which has its game
 * @root: the object of its file
 * @error: return location for a #ScrError
 *
 * Returns: whether there is a set-up, and the game takes it
 */
gboolean
scr_match_read_setup (ScrMatch *self,
                      JsonObject *root,
                      GError **error)
{
  if (!json_object_has_member (root, "setup"))
    return scr_match_fail_format ("$.setup", _ ("is missing"), error);

  return scr_match_set_setup (self, json_object_get_member (root, "setup"), error);
}

/* Whether @name is an object, null or not there. */
static gboolean
check_state_form (JsonObject *root,
                  const char *name,
                  GError **error)
{
  JsonNode *node = json_object_get_member (root, name);
  g_autofree char *path = scr_json_member_path ("$", name);

  return node == NULL || JSON_NODE_HOLDS_NULL (node) ||
         scr_json_node_get_object (node, path, error) != NULL;
}

/* Checks all that can be wrong of a replay before there is one. */
static gboolean
check_forms (JsonObject *root,
             GError **error)
{
  JsonArray *list;

  if (!json_object_has_member (root, "moves"))
    return scr_match_fail_format ("$.moves", _ ("is missing"), error);

  return check_state_form (root, "start", error) &&
         check_state_form (root, "state", error) &&
         scr_match_read_list (root, "moves", &list, error) &&
         scr_match_read_list (root, "undone", &list, error);
}

static gboolean
read_match (ScrMatch *self,
            JsonObject *root,
            GError **error)
{
  guint rules;

  if (!scr_match_read_head (self, root, &rules, error) ||
      !read_optional_keys (self, root, error) ||
      !scr_match_read_setup (self, root, error) ||
      !scr_match_read_history (self, root, error) ||
      !check_forms (root, error))
    return FALSE;

  keep_rest (self, root);

  return scr_match_replay (self, root, rules, error);
}

/**
 * scr_match_new_from_json:
 * @root: the root of a match file
 * @error: return location for a #ScrError
 *
 * Reads a match: checks every key, plays all moves again, and holds the state of
 * the file, if it has one, against what they lead to. A match of older rules, whose
 * moves no longer do, goes on from that state: scr_match_dup_notice() says so.
 *
 * Returns: (transfer full) (nullable): the match, or %NULL with @error set, which
 *   names the JSON path or the number of the move
 */
ScrMatch *
scr_match_new_from_json (JsonNode *root,
                         GError **error)
{
  g_autoptr (ScrMatch) self = NULL;
  g_autoptr (JsonNode) plain = NULL;
  g_autoptr (JsonNode) present = NULL;

  g_return_val_if_fail (root != NULL, NULL);

  if (scr_json_node_get_object (root, "$", error) == NULL)
    return NULL;

  plain = scr_match_unscramble (root, error);
  present = plain != NULL ? scr_match_migrate (plain, error) : NULL;
  if (present == NULL)
    return NULL;

  self = g_object_new (SCR_TYPE_MATCH, NULL);
  self->is_scrambled = scr_match_is_scrambled (root);

  return read_match (self, json_node_get_object (present), error) ? g_steal_pointer (&self) : NULL;
}
