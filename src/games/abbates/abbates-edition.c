/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-edition.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-edition-private.h"

/* Reads and checks an edition: what the printed copy says and the rulebook does
 * not (docs/formats.md, "Edition file"). */

#define FORMAT "scriptorium-edition"
#define VERSION 1

/**
 * abbates_edition_refuse:
 * @self: an edition on its way in
 * @path: the JSON path of what is wrong
 * @format: what is wrong with it
 * @...: what @format wants
 *
 * Adds a fault.
 *
 * Returns: always %FALSE
 */
gboolean
abbates_edition_refuse (AbbatesEditionReader *self,
                        const char *path,
                        const char *format,
                        ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (self->faults, g_strdup_printf ("%s %s", path, reason));

  return FALSE;
}

/* Takes what a getter refused, which names its path. */
static gboolean
take_error (AbbatesEditionReader *self,
            GError *error)
{
  g_autoptr (GError) owned = error;

  if (owned != NULL)
    g_ptr_array_add (self->faults, g_strdup (owned->message));

  return owned == NULL;
}

/**
 * abbates_edition_read_object:
 * @self: an edition on its way in; takes a fault where it is none
 * @node: a value of it
 * @path: its JSON path
 *
 * Returns: (transfer none) (nullable): the object
 */
JsonObject *
abbates_edition_read_object (AbbatesEditionReader *self,
                             JsonNode *node,
                             const char *path)
{
  GError *error = NULL;
  JsonObject *object = scr_json_node_get_object (node, path, &error);

  take_error (self, error);

  return object;
}

/**
 * abbates_edition_get_object:
 * @self: an edition on its way in; takes a fault where there is none
 * @object: an object of it
 * @path: its JSON path
 * @name: the member
 *
 * Returns: (transfer none) (nullable): the object that is there
 */
JsonObject *
abbates_edition_get_object (AbbatesEditionReader *self,
                            JsonObject *object,
                            const char *path,
                            const char *name)
{
  GError *error = NULL;
  JsonObject *member = scr_json_get_object (object, path, name, &error);

  take_error (self, error);

  return member;
}

/**
 * abbates_edition_get_array:
 * @self: an edition on its way in; takes a fault where there is none
 * @object: an object of it
 * @path: its JSON path
 * @name: the member
 * @length: how many elements it must have
 *
 * Returns: (transfer none) (nullable): the array
 */
JsonArray *
abbates_edition_get_array (AbbatesEditionReader *self,
                           JsonObject *object,
                           const char *path,
                           const char *name,
                           guint length)
{
  g_autofree char *place = g_strdup_printf ("%s.%s", path, name);
  GError *error = NULL;
  JsonArray *array = scr_json_get_array (object, path, name, &error);
  guint n_values = array != NULL ? json_array_get_length (array) : 0;

  if (!take_error (self, error) || n_values == length)
    return array;
  if (n_values < length)
    abbates_edition_refuse (self, place, _ ("has %u values, %u too few: there must be %u"),
                            n_values, length - n_values, length);
  else
    abbates_edition_refuse (self, place, _ ("has %u values, %u too many: there must be %u"),
                            n_values, n_values - length, length);

  return NULL;
}

/**
 * abbates_edition_get_string:
 * @self: an edition on its way in; takes a fault where there is none
 * @object: an object of it
 * @path: its JSON path
 * @name: the member
 *
 * Returns: (transfer none) (nullable): the text that is there
 */
const char *
abbates_edition_get_string (AbbatesEditionReader *self,
                            JsonObject *object,
                            const char *path,
                            const char *name)
{
  GError *error = NULL;
  const char *text = scr_json_get_string (object, path, name, &error);

  take_error (self, error);

  return text;
}

/**
 * abbates_edition_read_string:
 * @self: an edition on its way in; takes a fault where it is none
 * @node: a value of it
 * @path: its JSON path
 *
 * Returns: (transfer none) (nullable): the text
 */
const char *
abbates_edition_read_string (AbbatesEditionReader *self,
                             JsonNode *node,
                             const char *path)
{
  GError *error = NULL;
  const char *text = scr_json_node_get_string (node, path, &error);

  take_error (self, error);

  return text;
}

/**
 * abbates_edition_read_int:
 * @self: an edition on its way in; takes a fault where it is no such number
 * @node: a value of it
 * @path: its JSON path
 * @minimum: the least that it may be
 * @maximum: the most
 * @number: (out): the number; as it was on failure
 *
 * Returns: whether it is such a number
 */
gboolean
abbates_edition_read_int (AbbatesEditionReader *self,
                          JsonNode *node,
                          const char *path,
                          gint64 minimum,
                          gint64 maximum,
                          gint64 *number)
{
  GError *error = NULL;

  scr_json_node_get_int (node, path, minimum, maximum, number, &error);

  return take_error (self, error);
}

/**
 * abbates_edition_get_int:
 * @self: an edition on its way in; takes a fault where there is no such number
 * @object: an object of it
 * @path: its JSON path
 * @name: the member
 * @minimum: the least that it may be
 * @maximum: the most
 * @number: (out): the number; as it was on failure
 *
 * Returns: whether there is such a number
 */
gboolean
abbates_edition_get_int (AbbatesEditionReader *self,
                         JsonObject *object,
                         const char *path,
                         const char *name,
                         gint64 minimum,
                         gint64 maximum,
                         gint64 *number)
{
  GError *error = NULL;

  scr_json_get_int (object, path, name, minimum, maximum, number, &error);

  return take_error (self, error);
}

/**
 * abbates_edition_read_word:
 * @self: an edition on its way in; takes a fault where it is none of them
 * @node: a value of it
 * @path: its JSON path
 * @words: (array zero-terminated=1): what it may be
 *
 * Returns: its place in @words, from 0; -1 on failure
 */
int
abbates_edition_read_word (AbbatesEditionReader *self,
                           JsonNode *node,
                           const char *path,
                           const char *const *words)
{
  const char *text = abbates_edition_read_string (self, node, path);
  g_autofree char *choices = NULL;

  if (text == NULL)
    return -1;
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], text) == 0)
      return i;

  choices = g_strjoinv (", ", (char **) words);
  abbates_edition_refuse (self, path, _ ("must be one of %s"), choices);
  return -1;
}

/* Whether it is an edition of this game at all. */
static gboolean
read_format (AbbatesEditionReader *self,
             JsonObject *root,
             const char *path)
{
  const char *format = abbates_edition_get_string (self, root, path, "format");
  const char *game;
  gint64 version;

  if (format == NULL)
    return FALSE;
  if (strcmp (format, FORMAT) != 0)
    return abbates_edition_refuse (self, path, _ ("is not an edition: its “format” is not %s"),
                                   FORMAT);
  if (!abbates_edition_get_int (self, root, path, "version", 1, G_MAXINT, &version))
    return FALSE;
  if (version > VERSION)
    {
      self->is_newer = TRUE;
      return abbates_edition_refuse (self, path,
                                     _ ("was made by a newer version of Scriptorium"));
    }
  game = abbates_edition_get_string (self, root, path, "game");
  if (game != NULL && strcmp (game, "abbates") != 0)
    return abbates_edition_refuse (self, path, _ ("is an edition of another game"));

  return game != NULL;
}

static void
read_names (AbbatesEditionReader *self,
            JsonObject *root,
            const char *path)
{
  static const char *const provenances[] = { "reconstructed", "printed", "house", NULL };
  g_autofree char *place = g_strdup_printf ("%s.provenance", path);

  abbates_edition_get_string (self, root, path, "id");
  abbates_edition_get_string (self, root, path, "name");
  if (!json_object_has_member (root, "provenance"))
    abbates_edition_get_string (self, root, path, "provenance");
  else
    abbates_edition_read_word (self, json_object_get_member (root, "provenance"), place,
                               provenances);
}

static void
read_lines (AbbatesEditionReader *self,
            JsonArray *lines,
            const char *path,
            guint round)
{
  gboolean column = self->rules->side[round] == ABBATES_TOP ||
                    self->rules->side[round] == ABBATES_BOTTOM;
  guint seen = 0;

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.lines[%u]", path, i);
      const char *word =
          abbates_edition_read_string (self, json_array_get_element (lines, i), place);
      AbbatesLine line = word != NULL ? abbates_line_from_word (word) : ABBATES_NO_LINE;

      if (word == NULL)
        continue;
      if (line == ABBATES_NO_LINE || ABBATES_IS_COLUMN (line) != column || ((seen >> line) & 1))
        abbates_edition_refuse (self, place,
                                column ? _ ("must be a column that does not stand there yet")
                                       : _ ("must be a row that does not stand there yet"));
      seen |= 1u << line;
      self->rules->line[round][i] = line;
    }
}

/* The four aisles: each side once, with its three lines in the order of the phases. */
static void
read_aisle (AbbatesEditionReader *self,
            JsonNode *node,
            const char *path,
            guint round,
            guint *seen)
{
  static const char *const sides[] = { "top", "right", "bottom", "left", NULL };
  g_autofree char *side_path = g_strdup_printf ("%s.side", path);
  JsonObject *aisle = abbates_edition_read_object (self, node, path);
  JsonArray *lines;
  int side;

  if (aisle == NULL || abbates_edition_get_string (self, aisle, path, "side") == NULL)
    return;
  side = abbates_edition_read_word (self, json_object_get_member (aisle, "side"), side_path, sides);
  lines = abbates_edition_get_array (self, aisle, path, "lines", 3);
  if (side < 0)
    return;
  if ((*seen >> side) & 1)
    abbates_edition_refuse (self, side_path,
                            _ ("stands twice: each side of the board has one aisle"));
  *seen |= 1u << side;
  self->rules->side[round] = (AbbatesSide) side;
  if (lines != NULL)
    read_lines (self, lines, path, round);
}

static void
read_fill (AbbatesEditionReader *self,
           JsonObject *root,
           const char *path)
{
  JsonArray *fill = abbates_edition_get_array (self, root, path, "fill", ABBATES_N_SQUARES);
  guint seen = 0;

  for (guint i = 0; fill != NULL && i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.fill[%u]", path, i);
      gint64 square;

      if (!abbates_edition_read_int (self, json_array_get_element (fill, i), place, 1, 9, &square))
        continue;
      if ((seen >> square) & 1)
        abbates_edition_refuse (self, place, _ ("stands twice: each square is filled once"));
      seen |= 1u << square;
      self->rules->fill[i] = (guint8) square;
    }
}

static void
read_board (AbbatesEditionReader *self,
            JsonObject *root,
            const char *path)
{
  JsonArray *aisles = abbates_edition_get_array (self, root, path, "aisles", ABBATES_N_ROUNDS);
  guint seen = 0;

  for (guint i = 0; aisles != NULL && i < ABBATES_N_ROUNDS; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.aisles[%u]", path, i);

      read_aisle (self, json_array_get_element (aisles, i), place, i, &seen);
    }
  read_fill (self, root, path);
}

static void
read_all (AbbatesEditionReader *self,
          JsonNode *edition,
          const char *path)
{
  JsonObject *root = abbates_edition_read_object (self, edition, path);

  if (root == NULL || !read_format (self, root, path))
    return;
  read_names (self, root, path);
  read_board (self, root, path);
  abbates_edition_read_garden (self, root, path);
  abbates_edition_read_abbots (self, root, path);
  abbates_edition_read_arcade (self, root, path);
  abbates_edition_read_returns (self, root, path);
  abbates_edition_read_ora (self, root, path);
  abbates_edition_read_missions (self, root, path);
}

/**
 * abbates_edition_read:
 * @edition: an edition
 * @path: its JSON path, for errors
 * @rules: where the numbers go; the rest of it stays as it is
 * @warnings: (nullable) (element-type utf8): what is strange but allowed is added here
 * @error: return location for a #ScrError that names the place
 *
 * Checks all that an edition must hold and takes over its numbers.
 *
 * Returns: FALSE with @error set to the first fault when something is wrong; @rules is then
 *   undefined
 */
gboolean
abbates_edition_read (JsonNode *edition,
                      const char *path,
                      AbbatesRules *rules,
                      GPtrArray *warnings,
                      GError **error)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  AbbatesEditionReader self = { .rules = rules, .faults = faults, .warnings = warnings };

  read_all (&self, edition, path);
  if (faults->len == 0)
    return TRUE;
  g_set_error_literal (error, SCR_ERROR, self.is_newer ? SCR_ERROR_VERSION : SCR_ERROR_FORMAT,
                       g_ptr_array_index (faults, 0));

  return FALSE;
}

/**
 * abbates_edition_read_loosely:
 * @edition: what may be an edition
 * @rules: where the numbers go; all of it is written
 *
 * Takes over what can be read of an edition, right or not; the rest is 0.
 */
void
abbates_edition_read_loosely (JsonNode *edition,
                              AbbatesRules *rules)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  AbbatesEditionReader self = { .rules = rules, .faults = faults };

  *rules = (AbbatesRules){ 0 };
  read_all (&self, edition, "$");
}

/**
 * abbates_edition_check:
 * @edition: what may be an edition
 * @path: its JSON path
 * @warnings: (out) (optional) (transfer full): what is strange but allowed, each with its path
 *
 * Returns: (transfer full): all that is wrong, each with its path and by how much it is off;
 *   empty for an edition that can be used
 */
GStrv
abbates_edition_check (JsonNode *edition,
                       const char *path,
                       GStrv *warnings)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) odd = g_ptr_array_new_with_free_func (g_free);
  AbbatesRules rules = { 0 };
  AbbatesEditionReader self = { .rules = &rules, .faults = faults, .warnings = odd };

  read_all (&self, edition, path);
  g_ptr_array_add (faults, NULL);
  g_ptr_array_add (odd, NULL);
  if (warnings != NULL)
    *warnings = g_strdupv ((char **) odd->pdata);

  return g_strdupv ((char **) faults->pdata);
}
