/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-migrate.h"

#include <glib/gi18n-lib.h>

#include "core/scr-json-private.h"
#include "core/scr-match-private.h"

/* Bringing files of older versions of a format to the present one. */

/* Step N, from 1, makes a match file of version N into one of version N + 1. */
static const ScrMigrateStep match_steps[] = { NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (match_steps) == SCR_MATCH_FORMAT_VERSION);

/* The version of @root, or 0 where there is none that a step could know. */
static guint
get_version (JsonNode *root)
{
  gint64 version;

  if (!JSON_NODE_HOLDS_OBJECT (root) ||
      !scr_json_get_int (json_node_get_object (root), "$", "version", 1, G_MAXINT, &version, NULL))
    return 0;

  return (guint) version;
}

static guint
count_steps (const ScrMigrateStep *steps)
{
  guint n_steps = 0;

  while (steps[n_steps] != NULL)
    n_steps++;

  return n_steps;
}

/**
 * scr_migrate:
 * @root: the root of a file
 * @steps: (array zero-terminated=1): step N, from 1, makes version N into N + 1
 * @error: return location for a #ScrError
 *
 * Brings a file to the version after the last step. @root stays as it was. A file
 * that no step is for, be it newer or none at all, is left to its reader.
 *
 * Returns: (transfer full) (nullable): @root itself if nothing was to be done, or
 *   another root; %NULL with @error set, which names the versions, if a step failed
 */
JsonNode *
scr_migrate (JsonNode *root,
             const ScrMigrateStep *steps,
             GError **error)
{
  guint version = get_version (root);
  guint n_steps = count_steps (steps);
  g_autoptr (JsonNode) copy = NULL;

  if (version == 0 || version > n_steps)
    return json_node_ref (root);

  copy = scr_json_copy (root);
  for (; version <= n_steps; version++)
    {
      if (!steps[version - 1](json_node_get_object (copy), error))
        {
          g_prefix_error (error, _ ("The file cannot be brought from version %u to %u: "), version,
                          version + 1);
          return NULL;
        }
      json_object_set_int_member (json_node_get_object (copy), "version", version + 1);
    }

  return g_steal_pointer (&copy);
}

/* Brings a match file to SCR_MATCH_FORMAT_VERSION. */
JsonNode *
scr_match_migrate (JsonNode *root,
                   GError **error)
{
  return scr_migrate (root, match_steps, error);
}
