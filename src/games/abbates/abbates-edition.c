/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-edition.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-sentence.h"

/* Reads and checks an edition: what the printed copy says and the rulebook does
 * not (docs/formats.md, "Edition file"). */

#define FORMAT "scriptorium-edition"
#define VERSION 1

G_GNUC_PRINTF (3, 4)
static gboolean
refuse (GError **error,
        const char *path,
        const char *format,
        ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, "%s %s", path, reason);

  return FALSE;
}

/* An array of just @length elements. */
static JsonArray *
get_array (JsonObject *object,
           const char *path,
           const char *name,
           guint length,
           GError **error)
{
  JsonArray *array = scr_json_get_array (object, path, name, error);

  if (array != NULL && json_array_get_length (array) != length)
    {
      g_autofree char *place = g_strdup_printf ("%s.%s", path, name);

      refuse (error, place, _ ("must have %u values"), length);
      return NULL;
    }

  return array;
}

/* Where the string @node stands in @words; -1 with @error set when it does not. */
static int
read_word (JsonNode *node,
           const char *path,
           const char *const *words,
           GError **error)
{
  const char *text = scr_json_node_get_string (node, path, error);
  g_autofree char *choices = NULL;

  if (text == NULL)
    return -1;
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], text) == 0)
      return i;

  choices = g_strjoinv (", ", (char **) words);
  refuse (error, path, _ ("must be one of %s"), choices);
  return -1;
}

static gboolean
read_header (JsonObject *root,
             const char *path,
             GError **error)
{
  static const char *const provenances[] = { "reconstructed", "printed", "house", NULL };
  g_autofree char *place = g_strdup_printf ("%s.provenance", path);
  const char *format = scr_json_get_string (root, path, "format", error);
  const char *game;
  gint64 version;

  if (format == NULL)
    return FALSE;
  if (strcmp (format, FORMAT) != 0)
    return refuse (error, path, _ ("is not an edition: its “format” is not %s"), FORMAT);
  if (!scr_json_get_int (root, path, "version", 1, G_MAXINT, &version, error))
    return FALSE;
  if (version > VERSION)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_VERSION,
                   _ ("%s was made by a newer version of Scriptorium"), path);
      return FALSE;
    }
  game = scr_json_get_string (root, path, "game", error);
  if (game == NULL)
    return FALSE;
  if (strcmp (game, "abbates") != 0)
    return refuse (error, path, _ ("is an edition of another game"));

  return scr_json_get_string (root, path, "id", error) != NULL &&
         scr_json_get_string (root, path, "name", error) != NULL &&
         scr_json_get_string (root, path, "provenance", error) != NULL &&
         read_word (json_object_get_member (root, "provenance"), place, provenances, error) >= 0;
}

/* The four aisles: each side once, with its three lines in the order of the phases. */
static gboolean
read_aisle (JsonNode *node,
            const char *path,
            guint round,
            AbbatesRules *rules,
            GError **error)
{
  static const char *const sides[] = { "top", "right", "bottom", "left", NULL };
  g_autofree char *side_path = g_strdup_printf ("%s.side", path);
  JsonObject *aisle = scr_json_node_get_object (node, path, error);
  JsonArray *lines;
  guint seen = 0;
  int side;

  if (aisle == NULL || scr_json_get_string (aisle, path, "side", error) == NULL)
    return FALSE;
  side = read_word (json_object_get_member (aisle, "side"), side_path, sides, error);
  lines = side < 0 ? NULL : get_array (aisle, path, "lines", 3, error);
  if (lines == NULL)
    return FALSE;

  rules->side[round] = (AbbatesSide) side;
  for (guint i = 0; i < round; i++)
    if (rules->side[i] == rules->side[round])
      return refuse (error, side_path, _ ("stands twice: each side of the board has one aisle"));

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.lines[%u]", path, i);
      const char *word = scr_json_node_get_string (json_array_get_element (lines, i), place, error);
      gboolean column = side == ABBATES_TOP || side == ABBATES_BOTTOM;
      AbbatesLine line;

      if (word == NULL)
        return FALSE;
      line = abbates_line_from_word (word);
      if (line == ABBATES_NO_LINE || ABBATES_IS_COLUMN (line) != column || ((seen >> line) & 1))
        return refuse (error, place,
                       column ? _ ("must be a column that does not stand there yet")
                              : _ ("must be a row that does not stand there yet"));
      seen |= 1u << line;
      rules->line[round][i] = line;
    }

  return TRUE;
}

static gboolean
read_board (JsonObject *root,
            const char *path,
            AbbatesRules *rules,
            GError **error)
{
  JsonArray *aisles = get_array (root, path, "aisles", ABBATES_N_ROUNDS, error);
  JsonArray *fill;
  guint seen = 0;

  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.aisles[%u]", path, i);

      if (aisles == NULL ||
          !read_aisle (json_array_get_element (aisles, i), place, i, rules, error))
        return FALSE;
    }

  fill = get_array (root, path, "fill", ABBATES_N_SQUARES, error);
  if (fill == NULL)
    return FALSE;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.fill[%u]", path, i);
      gint64 square;

      if (!scr_json_node_get_int (json_array_get_element (fill, i), place, 1, 9, &square, error))
        return FALSE;
      if ((seen >> square) & 1)
        return refuse (error, place, _ ("stands twice: each square is filled once"));
      seen |= 1u << square;
      rules->fill[i] = (guint8) square;
    }

  return TRUE;
}

/* One kind of garden cards: beans → how many, 30 in all. */
static gboolean
read_kind (JsonObject *garden,
           const char *path,
           AbbatesKind kind,
           AbbatesRules *rules,
           GError **error)
{
  const char *word = abbates_kind_to_word (kind);
  g_autofree char *place = g_strdup_printf ("%s.%s", path, word);
  JsonObject *counts = scr_json_get_object (garden, path, word, error);
  g_autoptr (GList) members = counts != NULL ? json_object_get_members (counts) : NULL;
  gint64 total = 0;

  if (counts == NULL)
    return FALSE;

  for (GList *l = members; l != NULL; l = l->next)
    {
      const char *beans = l->data;
      gint64 count;

      if (!g_ascii_isdigit (beans[0]) || beans[1] != '\0')
        return refuse (error, place, _ ("counts cards of “%s” beans: a card has 0 to 9 beans"),
                       beans);
      if (!scr_json_get_int (counts, place, beans, 0, 30, &count, error))
        return FALSE;
      rules->garden[ABBATES_CARD (kind, (guint) (beans[0] - '0'))] = (guint8) count;
      total += count;
    }

  if (total != 30)
    return refuse (error, place, _ ("must count 30 cards, not %d"), (int) total);

  return TRUE;
}

static gboolean
read_garden (JsonObject *root,
             const char *path,
             AbbatesRules *rules,
             GError **error)
{
  g_autofree char *place = g_strdup_printf ("%s.garden", path);
  JsonObject *garden = scr_json_get_object (root, path, "garden", error);
  g_autoptr (GList) members = garden != NULL ? json_object_get_members (garden) : NULL;
  guint n_kinds = 0;

  if (garden == NULL)
    return FALSE;

  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    if (!read_kind (garden, place, kind, rules, error))
      return FALSE;

  /* The dealer lists the kinds as the edition does. */
  for (GList *l = members; l != NULL; l = l->next)
    for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
      if (strcmp (l->data, abbates_kind_to_word (kind)) == 0)
        {
          rules->kind_order[n_kinds++] = kind;
          for (guint beans = 0; beans <= 9; beans++)
            if (rules->garden[ABBATES_CARD (kind, beans)] > 0)
              rules->card_list[rules->n_card_list++] = ABBATES_CARD (kind, beans);
        }

  return TRUE;
}

static gboolean
read_abbots (JsonObject *root,
             const char *path,
             AbbatesRules *rules,
             GError **error)
{
  JsonArray *beans = get_array (root, path, "abbot-beans", 13, error);
  gint64 number;

  if (beans == NULL)
    return FALSE;
  for (guint i = 0; i < 13; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.abbot-beans[%u]", path, i);

      if (!scr_json_node_get_int (json_array_get_element (beans, i), place, 0, 9, &number, error))
        return FALSE;
      rules->abbot_beans[i + 1] = (guint8) number;
    }
  if (!scr_json_get_int (root, path, "benedict-beans", 0, 9, &number, error))
    return FALSE;
  rules->abbot_beans[ABBATES_BENEDICT] = (guint8) number;

  return TRUE;
}

/* @length arcade cards, with palm branches or without. */
static gboolean
read_arcade_cards (JsonObject *arcade,
                   const char *path,
                   const char *name,
                   guint length,
                   guint8 *cards,
                   GError **error)
{
  JsonArray *array = get_array (arcade, path, name, length, error);
  gboolean palms = length == 2;

  if (array == NULL)
    return FALSE;
  for (guint i = 0; i < length; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.%s[%u]", path, name, i);
      const char *word = scr_json_node_get_string (json_array_get_element (array, i), place, error);
      AbbatesArcade card;

      if (word == NULL)
        return FALSE;
      card = abbates_arcade_from_word (word);
      if (card == ABBATES_NO_ARCADE || (card >= ABBATES_PALM_DRAW) != palms)
        return refuse (error, place,
                       palms ? _ ("must be an arcade card with palm branches")
                             : _ ("must be an arcade card without palm branches"));
      cards[i] = (guint8) card;
    }

  return TRUE;
}

static gboolean
read_arcade (JsonObject *root,
             const char *path,
             AbbatesRules *rules,
             GError **error)
{
  static const char *const rounds[] = { "1", "2", "3", "4" };
  static const char *const symbols[] = { "lowest", "highest", NULL };
  g_autofree char *place = g_strdup_printf ("%s.arcade", path);
  JsonObject *arcade = scr_json_get_object (root, path, "arcade", error);
  JsonArray *returns;

  if (arcade == NULL)
    return FALSE;
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    if (!read_arcade_cards (arcade, place, rounds[i], 3, rules->arcade[i], error))
      return FALSE;
  if (!read_arcade_cards (arcade, place, "all", 2, rules->palm, error))
    return FALSE;

  returns = get_array (root, path, "returns", ABBATES_N_ROUNDS, error);
  if (returns == NULL)
    return FALSE;
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    {
      g_autofree char *symbol_path = g_strdup_printf ("%s.returns[%u]", path, i);
      int symbol = read_word (json_array_get_element (returns, i), symbol_path, symbols, error);

      if (symbol < 0)
        return FALSE;
      rules->return_highest[i] = symbol == 1;
    }

  return TRUE;
}

static gboolean
read_between (JsonNode *node,
              const char *path,
              AbbatesCondition *condition,
              GError **error)
{
  g_autofree char *low_path = g_strdup_printf ("%s.between[0]", path);
  g_autofree char *high_path = g_strdup_printf ("%s.between[1]", path);
  JsonObject *object = scr_json_node_get_object (node, path, error);
  JsonArray *range = object != NULL ? get_array (object, path, "between", 2, error) : NULL;
  gint64 low, high;

  if (range == NULL ||
      !scr_json_node_get_int (json_array_get_element (range, 0), low_path, 1, 14, &low, error) ||
      !scr_json_node_get_int (json_array_get_element (range, 1), high_path, low, 14, &high, error))
    return FALSE;

  condition->low = (guint8) low;
  condition->high = (guint8) high;
  for (gint64 value = low; value <= high; value++)
    condition->values |= (guint16) (1u << value);

  return TRUE;
}

static gboolean
read_condition (JsonNode *node,
                const char *path,
                AbbatesCondition *condition,
                GError **error)
{
  static const char *const words[] = { "odd", "even", NULL };
  int word;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return read_between (node, path, condition, error);

  word = read_word (node, path, words, error);
  if (word < 0)
    return FALSE;
  condition->high = (guint8) (word + 1);
  condition->values = word == 0 ? 0x2aaa : 0x5554;

  return TRUE;
}

static gboolean
read_ora (JsonObject *root,
          const char *path,
          AbbatesRules *rules,
          GError **error)
{
  static const char *const faces[] = { "A", "B", "C", "D" };
  g_autofree char *ora_path = g_strdup_printf ("%s.ora", path);
  JsonObject *ora = scr_json_get_object (root, path, "ora", error);

  for (guint face = 0; face < 4; face++)
    {
      JsonArray *conditions = ora != NULL ? get_array (ora, ora_path, faces[face], 4, error) : NULL;

      if (conditions == NULL)
        return FALSE;
      for (guint i = 0; i < 4; i++)
        {
          g_autofree char *place = g_strdup_printf ("%s.%s[%u]", ora_path, faces[face], i);

          if (!read_condition (json_array_get_element (conditions, i), place, &rules->ora[face][i],
                               error))
            return FALSE;
        }
    }

  return TRUE;
}

/* The nine squares of a mission: the area of each, by name. */
static gboolean
read_areas (JsonObject *object,
            const char *path,
            AbbatesMission *mission,
            GError **error)
{
  const char *names[ABBATES_N_SQUARES + 1] = { NULL, "purple" };
  JsonArray *areas = get_array (object, path, "areas", ABBATES_N_SQUARES, error);

  if (areas == NULL)
    return FALSE;
  mission->n_areas = 1;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.areas[%u]", path, i);
      JsonNode *node = json_array_get_element (areas, i);
      const char *name;
      guint8 area = 1;

      if (JSON_NODE_HOLDS_NULL (node))
        continue;
      name = scr_json_node_get_string (node, place, error);
      if (name == NULL)
        return FALSE;
      if (*name == '\0')
        return refuse (error, place, _ ("must be null, or the name of an area"));
      while (area <= mission->n_areas && strcmp (names[area], name) != 0)
        area++;
      if (area > ABBATES_N_SQUARES)
        return refuse (error, path, _ ("must have a purple square"));
      names[area] = name;
      mission->n_areas = MAX (mission->n_areas, area);
      mission->area[i] = area;
      mission->squares[area] |= (guint16) (1u << i);
    }

  if (mission->squares[1] == 0)
    return refuse (error, path, _ ("must have a purple square"));

  return TRUE;
}

static gboolean
is_mission_id (const char *id)
{
  if (*id == '\0' || strlen (id) >= sizeof ((AbbatesMission *) NULL)->id)
    return FALSE;
  for (; *id != '\0'; id++)
    if (!g_ascii_isalnum (*id) && *id != '-' && *id != '_')
      return FALSE;

  return TRUE;
}

static gboolean
read_mission (JsonNode *node,
              const char *path,
              AbbatesRules *rules,
              guint index,
              GError **error)
{
  JsonObject *object = scr_json_node_get_object (node, path, error);
  AbbatesMission *mission = &rules->missions[index];
  const char *id = object != NULL ? scr_json_get_string (object, path, "id", error) : NULL;
  gint64 palms;

  if (id == NULL)
    return FALSE;
  if (!is_mission_id (id))
    return refuse (error, path, _ ("needs an “id” of 1 to 16 letters, digits, - or _"));
  if (abbates_rules_find_mission (rules, id) != 0)
    return refuse (error, path, _ ("has the “id” of another mission: %s"), id);
  if (!scr_json_get_int (object, path, "palms", 1, 3, &palms, error))
    return FALSE;

  g_strlcpy (mission->id, id, sizeof mission->id);
  mission->palms = (guint8) palms;

  return read_areas (object, path, mission, error);
}

/* The Solo table knows no line without a purple square. */
static void
warn_of_lines (const AbbatesMission *mission,
               const char *path,
               GPtrArray *warnings)
{
  for (AbbatesLine line = 1; warnings != NULL && line <= ABBATES_N_LINES; line++)
    {
      const guint8 *squares = abbates_line_squares[line];

      if (mission->area[squares[0] - 1] != 1 && mission->area[squares[1] - 1] != 1 &&
          mission->area[squares[2] - 1] != 1)
        g_ptr_array_add (warnings, g_strdup_printf (_ ("%s has no purple square in %s; Henricus "
                                                       "will play from his low pile there"),
                                                    path, abbates_sentence_line (line)));
    }
}

static gboolean
read_missions (JsonObject *root,
               const char *path,
               AbbatesRules *rules,
               GPtrArray *warnings,
               GError **error)
{
  JsonArray *missions = get_array (root, path, "missions", ABBATES_N_MISSIONS, error);
  guint palms = 0;

  if (missions == NULL)
    return FALSE;
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.missions[%u]", path, i);

      if (!read_mission (json_array_get_element (missions, i), place, rules, i, error))
        return FALSE;
      palms |= 1u << rules->missions[i].palms;
      warn_of_lines (&rules->missions[i], place, warnings);
    }

  for (guint i = 1; i <= 3; i++)
    if (((palms >> i) & 1) == 0)
      {
        g_autofree char *place = g_strdup_printf ("%s.missions", path);

        return refuse (
            error, place,
            ngettext ("must have one with %u palm branch: a solo game needs each difficulty",
                      "must have one with %u palm branches: a solo game needs each difficulty", i),
            i);
      }

  return TRUE;
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
 * Returns: FALSE with @error set when something is wrong; @rules is then undefined
 */
gboolean
abbates_edition_read (JsonNode *edition,
                      const char *path,
                      AbbatesRules *rules,
                      GPtrArray *warnings,
                      GError **error)
{
  JsonObject *root = scr_json_node_get_object (edition, path, error);

  return root != NULL && read_header (root, path, error) && read_board (root, path, rules, error) &&
         read_garden (root, path, rules, error) && read_abbots (root, path, rules, error) &&
         read_arcade (root, path, rules, error) && read_ora (root, path, rules, error) &&
         read_missions (root, path, rules, warnings, error);
}
