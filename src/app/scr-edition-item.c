/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-edition-item.h"

#include <glib/gi18n.h>

#include "app/scr-choices.h"
#include "app/scr-match-item.h"
#include "app/scr-tables.h"

/**
 * ScrEditionItem:
 * @game: what it is an edition of; of a file that does not tell, the first game
 * @path: (nullable): its file; %NULL for one that comes with the game
 * @right: (nullable): the edition that can be played with
 * @shown: (nullable): what stands there to be changed: the draft, if there is one
 * @problem: (nullable): why it cannot be played with, a sentence for players
 *
 * An edition in the list: one that comes with a game, or a file of the player's own.
 */
struct _ScrEditionItem
{
  GObject parent_instance;

  ScrGame *game;
  char *path;
  JsonNode *right;
  JsonNode *shown;
  char *problem;
};

G_DEFINE_FINAL_TYPE (ScrEditionItem, scr_edition_item, G_TYPE_OBJECT)

static void
scr_edition_item_finalize (GObject *object)
{
  ScrEditionItem *self = SCR_EDITION_ITEM (object);

  g_clear_object (&self->game);
  g_free (self->path);
  g_clear_pointer (&self->right, json_node_unref);
  g_clear_pointer (&self->shown, json_node_unref);
  g_free (self->problem);

  G_OBJECT_CLASS (scr_edition_item_parent_class)->finalize (object);
}

static void
scr_edition_item_class_init (ScrEditionItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_edition_item_finalize;
}

static void
scr_edition_item_init (ScrEditionItem *self)
{
}

static const char *
get_text (JsonNode *json,
          const char *name)
{
  return json != NULL ? scr_choices_get_string (json_node_get_object (json), name) : NULL;
}

static ScrGame *
find_game (JsonNode *json)
{
  const char *id = get_text (json, "game");
  ScrGame *game = id != NULL ? scr_game_lookup (id) : NULL;
  g_autoptr (GListModel) games = scr_game_list ();

  return game != NULL ? g_object_ref (game) : g_list_model_get_item (games, 0);
}

static void
add_shipped (GPtrArray *items,
             ScrGame *game)
{
  g_autoptr (GListModel) editions = scr_game_list_editions (game);

  for (guint i = 0; i < g_list_model_get_n_items (editions); i++)
    {
      g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, i);
      ScrEditionItem *self = g_object_new (SCR_TYPE_EDITION_ITEM, NULL);

      self->game = g_object_ref (game);
      self->right = json_node_ref (scr_edition_get_json (edition));
      self->shown = json_node_ref (self->right);
      g_ptr_array_add (items, self);
    }
}

/* A file that is not right by itself, with or without a draft, can be mended as a draft can. */
static ScrEditionItem *
new_own (ScrEditionStore *store,
         const char *path)
{
  ScrEditionItem *self = g_object_new (SCR_TYPE_EDITION_ITEM, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) json = scr_edition_store_load (store, path, &error);
  g_auto (GStrv) faults = NULL;

  self->path = g_strdup (path);
  self->game = find_game (json);
  self->shown = scr_edition_store_load_draft (store, path);
  if (json == NULL)
    {
      self->problem = scr_matches_dup_reason (error->message);
      return self;
    }

  faults = scr_game_check_edition (self->game, json, "$", NULL);
  if (faults[0] == NULL)
    self->right = json_node_ref (json);
  else
    self->problem = scr_tables_describe_edition_fault (scr_game_get_id (self->game), json,
                                                       faults[0]);
  if (self->shown == NULL)
    self->shown = json_node_ref (json);

  return self;
}

/**
 * scr_edition_item_list:
 * @store: the player's own editions
 *
 * Returns: (transfer full) (element-type ScrEditionItem): all editions: those that come with the
 *   games, then the player's own
 */
GPtrArray *
scr_edition_item_list (ScrEditionStore *store)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GListModel) games = scr_game_list ();
  g_auto (GStrv) files = scr_edition_store_list_files (store);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (ScrGame) game = g_list_model_get_item (games, i);

      add_shipped (items, game);
    }
  for (guint i = 0; files[i] != NULL; i++)
    g_ptr_array_add (items, new_own (store, files[i]));

  return items;
}

ScrGame *
scr_edition_item_get_game (ScrEditionItem *self)
{
  return self->game;
}

/* Its file, or NULL for one that comes with the game. */
const char *
scr_edition_item_get_path (ScrEditionItem *self)
{
  return self->path;
}

/* Its word in files, or NULL. */
const char *
scr_edition_item_get_id (ScrEditionItem *self)
{
  return get_text (self->shown, "id");
}

/* What can be played with, or NULL. */
JsonNode *
scr_edition_item_get_right (ScrEditionItem *self)
{
  return self->right;
}

/* What is changed, or NULL for a file that cannot be read. */
JsonNode *
scr_edition_item_get_shown (ScrEditionItem *self)
{
  return self->shown;
}

/* Why it cannot be played with at all, or NULL. */
const char *
scr_edition_item_get_problem (ScrEditionItem *self)
{
  return self->problem;
}

/* Whether changes wait that are not right yet. */
gboolean
scr_edition_item_is_draft (ScrEditionItem *self)
{
  return self->right != NULL && self->shown != self->right;
}

/* Its name, or its file's. */
char *
scr_edition_item_dup_name (ScrEditionItem *self)
{
  const char *name = get_text (self->shown, "name");
  const char *right = get_text (self->right, "name");

  if (name != NULL && *name != '\0')
    return g_strdup (name);
  if (right != NULL && *right != '\0')
    return g_strdup (right);
  if (self->path == NULL)
    return g_strdup (_ ("Edition without a name"));

  return g_filename_display_basename (self->path);
}

/* Its word for where its numbers come from; "" where it tells none. */
const char *
scr_edition_item_get_provenance (ScrEditionItem *self)
{
  const char *provenance = get_text (self->shown, "provenance");

  return provenance != NULL ? provenance : "";
}
