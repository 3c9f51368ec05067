/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-form.h"

#include <glib/gi18n.h>
#include <string.h>

/* What abbates_edition_check() says, with the place in words instead of its path in the file. */

static const char *
get_id (JsonNode *missions,
        guint i)
{
  JsonNode *mission = missions != NULL && JSON_NODE_HOLDS_ARRAY (missions) &&
                              i < json_array_get_length (json_node_get_array (missions))
                          ? json_array_get_element (json_node_get_array (missions), i)
                          : NULL;
  JsonNode *id = mission != NULL && JSON_NODE_HOLDS_OBJECT (mission)
                     ? json_object_get_member (json_node_get_object (mission), "id")
                     : NULL;

  return id != NULL && JSON_NODE_HOLDS_VALUE (id) &&
                 json_node_get_value_type (id) == G_TYPE_STRING
             ? json_node_get_string (id)
             : NULL;
}

/* The mission whose number begins @number, by its word if it has one. */
static char *
name_mission (JsonNode *edition,
              const char *number)
{
  guint i = (guint) g_ascii_strtoull (number, NULL, 10);
  JsonNode *missions = JSON_NODE_HOLDS_OBJECT (edition)
                           ? json_object_get_member (json_node_get_object (edition), "missions")
                           : NULL;
  const char *id = get_id (missions, i);

  if (id == NULL || *id == '\0')
    /* Translators: a mission card by its place in a file; what is wrong with it follows. */
    return g_strdup_printf (_ ("Mission number %u"), i + 1);

  /* Translators: %s is the word for a mission, such as “m07”; what is wrong with it follows. */
  return g_strdup_printf (_ ("Mission %s"), id);
}

/* The place, to which what is wrong there is said. Translators: each begins a sentence such as
 * “The set of windows has 29 cards, 1 too few: there must be 30 of each kind”. */
static char *
name_place (JsonNode *edition,
            const char *path)
{
  static const struct
  {
    const char *path;
    const char *name;
  } places[] = {
    { "$.garden.window", N_ ("The set of windows") },
    { "$.garden.book", N_ ("The set of books") },
    { "$.garden.artefact", N_ ("The set of artefacts") },
    { "$.garden", N_ ("The list of garden cards") },
    { "$.abbot-beans", N_ ("The list of beans on Abbot cards") },
    { "$.benedict-beans", N_ ("The number of beans on a Benedict card") },
    { "$.arcade", N_ ("The list of arcade cards") },
    { "$.returns", N_ ("The list of what comes back after a round") },
    { "$.ora", N_ ("Ora et Labora") },
    { "$.aisles", N_ ("The list of aisles") },
    { "$.fill", N_ ("The order of filling the garden") },
    { "$.missions", N_ ("The set of missions") },
  };

  if (g_str_has_prefix (path, "$.missions["))
    return name_mission (edition, path + strlen ("$.missions["));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_has_prefix (path, places[i].path))
      return g_strdup (_ (places[i].name));
  if (g_str_equal (path, "$"))
    return g_strdup (_ ("The file"));

  /* Translators: a place in a file, such as “aisles[2]”. */
  return g_strdup_printf (_ ("“%s”"), g_str_has_prefix (path, "$.") ? path + 2 : path);
}

/**
 * abbates_edition_fault_describe:
 * @edition: what may be an edition
 * @fault: what abbates_edition_check() found in it: a path, a space, and a phrase
 *
 * Returns: (transfer full): a sentence for players
 */
char *
abbates_edition_fault_describe (JsonNode *edition,
                                const char *fault)
{
  const char *space = strchr (fault, ' ');
  g_autofree char *path = NULL;
  g_autofree char *place = NULL;

  if (space == NULL || fault[0] != '$')
    return g_strdup (fault);

  path = g_strndup (fault, (gsize) (space - fault));
  place = name_place (edition, path);

  /* Translators: a place, and what is wrong there. */
  return g_strdup_printf (_ ("%s %s"), place, space + 1);
}
