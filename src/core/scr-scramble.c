/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-scramble.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-dealer.h"
#include "core/scr-json-private.h"
#include "core/scr-match-read.h"

/* Match files that tell nothing to whoever looks into them. It is no secret: anybody can undo
 * it, but not by a glance. How it is done is part of the file format (docs/formats.md). */

#define LINE_LENGTH 1024

/* FNV-1a of 64 bits. */
#define HASH_START G_GUINT64_CONSTANT (0xCBF29CE484222325)
#define HASH_FACTOR G_GUINT64_CONSTANT (0x100000001B3)

/* What tells how the match stands, or will. */
static const char *const hidden_keys[] = { "seed", "start", "history", "moves",
                                           "undone", "state", "sheet" };

/* Makes what is plain scrambled, and what is scrambled plain. */
static void
stir (guint8 *bytes,
      gsize n_bytes,
      const char *id)
{
  guint64 random = HASH_START;
  guint64 mask = 0;

  for (; *id != '\0'; id++)
    random = (random ^ (guint8) *id) * HASH_FACTOR;

  for (gsize i = 0; i < n_bytes; i++)
    {
      if (i % 8 == 0)
        mask = scr_random_next (&random);
      bytes[i] ^= (guint8) (mask >> (8 * (i % 8)));
    }
}

static const char *
get_id (JsonObject *root)
{
  const char *id = scr_json_get_string (root, "$", "id", NULL);

  return id != NULL ? id : "";
}

/* No string of a file may be as long as the text of a whole match. */
static JsonArray *
split_into_lines (const char *text)
{
  JsonArray *lines = json_array_new ();

  for (gsize length = strlen (text); length > 0;)
    {
      g_autofree char *line = g_strndup (text, MIN (length, LINE_LENGTH));

      json_array_add_string_element (lines, line);
      text += strlen (line);
      length -= strlen (line);
    }

  return lines;
}

/**
 * scr_match_scramble:
 * @root: the root of a match file
 *
 * Replaces the keys that tell something of the match by "scrambled".
 */
void
scr_match_scramble (JsonObject *root)
{
  g_autoptr (JsonObject) hidden = json_object_new ();
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), hidden);
  g_autofree char *text = NULL;
  g_autofree char *code = NULL;
  gsize length;

  for (guint i = 0; i < G_N_ELEMENTS (hidden_keys); i++)
    {
      JsonNode *value = json_object_get_member (root, hidden_keys[i]);

      if (value == NULL)
        continue;
      json_object_set_member (hidden, hidden_keys[i], scr_json_copy (value));
      json_object_remove_member (root, hidden_keys[i]);
    }

  text = scr_json_print (node, FALSE);
  length = strlen (text);
  stir ((guint8 *) text, length, get_id (root));
  code = g_base64_encode ((const guint8 *) text, length);
  json_object_set_array_member (root, SCR_SCRAMBLED, split_into_lines (code));
}

/* The text of all lines, which may be of any length; NULL with @error set if they are none. */
static char *
join_lines (JsonObject *root,
            GError **error)
{
  JsonArray *lines = scr_json_get_array (root, "$", SCR_SCRAMBLED, error);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; lines != NULL && i < json_array_get_length (lines); i++)
    {
      g_autofree char *path = g_strdup_printf ("$." SCR_SCRAMBLED "[%u]", i);
      const char *line = scr_json_node_get_string (json_array_get_element (lines, i), path, error);

      if (line == NULL)
        return NULL;
      g_string_append (text, line);
    }

  return lines != NULL ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* What is scrambled in @root, an object. */
static JsonNode *
read_hidden (JsonObject *root,
             GError **error)
{
  g_autofree char *code = join_lines (root, error);
  g_autofree guint8 *text = NULL;
  g_autoptr (JsonNode) hidden = NULL;
  gsize length;

  if (code == NULL)
    return NULL;

  text = g_base64_decode (code, &length);
  stir (text, length, get_id (root));
  hidden = scr_json_parse ((const char *) text, (gssize) length, NULL);
  if (hidden != NULL && JSON_NODE_HOLDS_OBJECT (hidden))
    return g_steal_pointer (&hidden);

  scr_match_fail_format ("$." SCR_SCRAMBLED, _ ("is damaged: what it hides cannot be read"), error);
  return NULL;
}

/* Puts what was hidden where it would stand; nothing may stand there already. */
static gboolean
reveal (JsonObject *root,
        JsonObject *hidden,
        GError **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, hidden);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      g_autofree char *path = scr_json_member_path ("$", name);

      if (json_object_has_member (root, name))
        return scr_match_fail_format (path, _ ("stands in the file twice: plain, and scrambled"),
                                      error);
      json_object_set_member (root, name, scr_json_copy (value));
    }

  json_object_remove_member (root, SCR_SCRAMBLED);
  return TRUE;
}

/**
 * scr_match_unscramble:
 * @root: the root of a match file
 * @error: return location for a #ScrError
 *
 * Undoes scr_match_scramble(). What comes of it is within the limits of a file that is plain.
 * @root stays as it was.
 *
 * Returns: (transfer full) (nullable): @root itself if nothing in it is scrambled, or another
 *   root; %NULL with @error set if what is scrambled cannot be read
 */
JsonNode *
scr_match_unscramble (JsonNode *root,
                      GError **error)
{
  g_autoptr (JsonNode) plain = NULL;
  g_autoptr (JsonNode) hidden = NULL;
  g_autofree char *text = NULL;

  if (!scr_match_is_scrambled (root))
    return json_node_ref (root);

  plain = scr_json_copy (root);
  hidden = read_hidden (json_node_get_object (plain), error);
  if (hidden == NULL ||
      !reveal (json_node_get_object (plain), json_node_get_object (hidden), error))
    return NULL;

  text = scr_json_print (plain, TRUE);
  return scr_json_scan (text, strlen (text), error) ? g_steal_pointer (&plain) : NULL;
}

/* Whether a part of the match file with that root is scrambled. */
gboolean
scr_match_is_scrambled (JsonNode *root)
{
  return JSON_NODE_HOLDS_OBJECT (root) &&
         json_object_has_member (json_node_get_object (root), SCR_SCRAMBLED);
}
