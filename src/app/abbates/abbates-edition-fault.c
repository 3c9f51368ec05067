/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-form.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/abbates/abbates-edition.h"
#include "games/abbates/abbates-sentence.h"

/* What abbates_edition_check() says, for players: whole sentences for what can be wrong in the
 * form, and the place in the file for the rest. */

#define N_OF_A_KIND 30

static JsonNode *
get_member (JsonNode *node,
            const char *name)
{
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
             ? json_object_get_member (json_node_get_object (node), name)
             : NULL;
}

/* Whether only the number of all cards of a kind can be wrong. */
static gboolean
has_counts (JsonNode *counts)
{
  g_autoptr (GList) members = NULL;

  if (counts == NULL || !JSON_NODE_HOLDS_OBJECT (counts))
    return FALSE;
  members = json_object_get_members (json_node_get_object (counts));
  for (GList *l = members; l != NULL; l = l->next)
    {
      const char *beans = l->data;
      JsonNode *count = get_member (counts, beans);

      if (!g_ascii_isdigit (beans[0]) || beans[1] != '\0' || !JSON_NODE_HOLDS_VALUE (count) ||
          json_node_get_value_type (count) != G_TYPE_INT64)
        return FALSE;
    }

  return TRUE;
}

/* Translators, of these six: how many cards there are, by how many that is off, and 30; the plural
 * goes by the first. */
static char *
describe_too_few (AbbatesKind kind,
                  guint n,
                  guint off)
{
  if (kind == ABBATES_WINDOW)
    return g_strdup_printf (ngettext ("There is %u window, %u too few: there must be %u.",
                                      "There are %u windows, %u too few: there must be %u.", n),
                            n, off, N_OF_A_KIND);
  if (kind == ABBATES_BOOK)
    return g_strdup_printf (ngettext ("There is %u book, %u too few: there must be %u.",
                                      "There are %u books, %u too few: there must be %u.", n),
                            n, off, N_OF_A_KIND);

  return g_strdup_printf (ngettext ("There is %u artefact, %u too few: there must be %u.",
                                    "There are %u artefacts, %u too few: there must be %u.", n),
                          n, off, N_OF_A_KIND);
}

static char *
describe_too_many (AbbatesKind kind,
                   guint n,
                   guint off)
{
  if (kind == ABBATES_WINDOW)
    return g_strdup_printf (ngettext ("There is %u window, %u too many: there must be %u.",
                                      "There are %u windows, %u too many: there must be %u.", n),
                            n, off, N_OF_A_KIND);
  if (kind == ABBATES_BOOK)
    return g_strdup_printf (ngettext ("There is %u book, %u too many: there must be %u.",
                                      "There are %u books, %u too many: there must be %u.", n),
                            n, off, N_OF_A_KIND);

  return g_strdup_printf (ngettext ("There is %u artefact, %u too many: there must be %u.",
                                    "There are %u artefacts, %u too many: there must be %u.", n),
                          n, off, N_OF_A_KIND);
}

/* How many cards of a kind there are, where that is what is wrong; else NULL. */
static char *
describe_kind (JsonNode *edition,
               const char *path)
{
  JsonNode *garden = get_member (edition, "garden");
  AbbatesRules rules;

  abbates_edition_read_loosely (edition, &rules);
  for (AbbatesKind kind = ABBATES_WINDOW; kind <= ABBATES_ARTEFACT; kind++)
    {
      const char *word = abbates_kind_to_word (kind);
      g_autofree char *own = g_strconcat ("$.garden.", word, NULL);
      guint n = 0;

      for (guint beans = 0; beans <= 9; beans++)
        n += rules.garden[ABBATES_CARD (kind, beans)];
      if (!g_str_equal (path, own) || !has_counts (get_member (garden, word)) || n == N_OF_A_KIND)
        continue;

      return n < N_OF_A_KIND ? describe_too_few (kind, n, N_OF_A_KIND - n)
                             : describe_too_many (kind, n, n - N_OF_A_KIND);
    }

  return NULL;
}

/* The mission with its place in the file, from 0, or NULL. */
static JsonNode *
get_mission (JsonNode *edition,
             guint i)
{
  JsonNode *missions = get_member (edition, "missions");

  return missions != NULL && JSON_NODE_HOLDS_ARRAY (missions) &&
                 i < json_array_get_length (json_node_get_array (missions))
             ? json_array_get_element (json_node_get_array (missions), i)
             : NULL;
}

/* What players call it, or NULL. */
static const char *
get_id (JsonNode *mission)
{
  JsonNode *id = get_member (mission, "id");

  return id != NULL && JSON_NODE_HOLDS_VALUE (id) &&
                 json_node_get_value_type (id) == G_TYPE_STRING &&
                 *json_node_get_string (id) != '\0'
             ? json_node_get_string (id)
             : NULL;
}

static gboolean
is_about (const char *fault,
          const char *path,
          const char *phrase)
{
  gsize length = strlen (path);

  return strncmp (fault, path, length) == 0 && fault[length] == ' ' &&
         g_str_equal (fault + length + 1, phrase);
}

/* What is wrong or odd in the pattern of one mission, or NULL. */
static char *
describe_mission (const char *fault,
                  const char *path,
                  const char *id)
{
  if (is_about (fault, path, _ ("must have a purple square")))
    /* Translators: %s is the word for a mission, such as “m07”. */
    return g_strdup_printf (_ ("Mission %s must have a purple square."), id);
  for (AbbatesLine line = 1; line <= ABBATES_N_LINES; line++)
    {
      g_autofree char *odd =
          g_strdup_printf (_ ("%s has no purple square in %s; Henricus will play from his low pile "
                              "there"),
                           path, abbates_sentence_line (line));

      if (g_str_equal (fault, odd))
        /* Translators: the word for a mission, such as “m07”, and a line of the garden. */
        return g_strdup_printf (_ ("Mission %s has no purple square in %s; Henricus will play from "
                                   "his low pile there."),
                                id, abbates_sentence_line (line));
    }

  return NULL;
}

static char *
describe_missions (JsonNode *edition,
                   const char *fault)
{
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      g_autofree char *path = g_strdup_printf ("$.missions[%u]", i);
      const char *id = get_id (get_mission (edition, i));
      char *sentence = id != NULL ? describe_mission (fault, path, id) : NULL;

      if (sentence != NULL)
        return sentence;
    }
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *phrase = g_strdup_printf (
          ngettext ("must have one with %u palm branch: a solo game needs each difficulty",
                    "must have one with %u palm branches: a solo game needs each difficulty", i),
          i);

      if (is_about (fault, "$.missions", phrase))
        return g_strdup_printf (
            ngettext ("No mission has %u palm branch: a solo game needs each difficulty.",
                      "No mission has %u palm branches: a solo game needs each difficulty.", i),
            i);
    }

  return NULL;
}

/**
 * abbates_edition_fault_describe:
 * @edition: what may be an edition
 * @fault: what abbates_edition_check() found in it: a path, a space, and a phrase
 *
 * Returns: (transfer full): a sentence for players, with its full stop
 */
char *
abbates_edition_fault_describe (JsonNode *edition,
                                const char *fault)
{
  const char *space = strchr (fault, ' ');
  g_autofree char *path = NULL;
  char *sentence;

  if (space == NULL || fault[0] != '$')
    return g_strdup (fault);

  path = g_strndup (fault, (gsize) (space - fault));
  sentence = describe_kind (edition, path);
  if (sentence == NULL)
    sentence = describe_missions (edition, fault);
  if (sentence != NULL)
    return sentence;
  if (g_str_equal (path, "$"))
    /* Translators: what the check of the whole file says, such as “is an edition of another game”.
     */
    return g_strdup_printf (_ ("The check of the file says: “%s”."), space + 1);

  /* Translators: a place in a file, such as “aisles[2].side”, and what the check says of it, such
   * as “must be one of top, right, bottom, left”. */
  return g_strdup_printf (_ ("The check of the file says of “%s”: “%s”."),
                          g_str_has_prefix (path, "$.") ? path + 2 : path, space + 1);
}
