/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-statistics.h"

#include <string.h>

#include "core/scr-statistics-private.h"

/**
 * ScrStatistics:
 * @groups: (element-type ScrStatisticsGroup): the groups
 * @by_scoring: (element-type char* ScrStatisticsGroup): the same by game and scoring
 *
 * How players have fared, a list model of #ScrStatisticsGroup: matches that are scored in
 * different ways are never counted together.
 *
 * Only finished matches count, each once, however many copies of its file there are. Who has
 * won is what the game says; a shared victory is a win for each.
 */
struct _ScrStatistics
{
  GObject parent_instance;

  guint n_finished;
  guint n_unfinished;
  guint n_unreadable;
  GPtrArray *groups;
  GHashTable *by_scoring;
};

enum
{
  PROP_0,
  PROP_N_FINISHED,
  PROP_N_UNFINISHED,
  PROP_N_UNREADABLE,
  N_PROPS,
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScrStatistics,
                               scr_statistics,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];

static GType
scr_statistics_get_item_type (GListModel *list)
{
  return SCR_TYPE_STATISTICS_GROUP;
}

static guint
scr_statistics_get_n_items (GListModel *list)
{
  return SCR_STATISTICS (list)->groups->len;
}

static gpointer
scr_statistics_get_item (GListModel *list,
                         guint position)
{
  GPtrArray *groups = SCR_STATISTICS (list)->groups;

  return position < groups->len ? g_object_ref (g_ptr_array_index (groups, position)) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = scr_statistics_get_item_type;
  iface->get_n_items = scr_statistics_get_n_items;
  iface->get_item = scr_statistics_get_item;
}

static void
scr_statistics_finalize (GObject *object)
{
  ScrStatistics *self = SCR_STATISTICS (object);

  g_hash_table_unref (self->by_scoring);
  g_ptr_array_unref (self->groups);

  G_OBJECT_CLASS (scr_statistics_parent_class)->finalize (object);
}

static void
scr_statistics_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScrStatistics *self = SCR_STATISTICS (object);

  switch (prop_id)
    {
    case PROP_N_FINISHED:
      g_value_set_uint (value, self->n_finished);
      break;
    case PROP_N_UNFINISHED:
      g_value_set_uint (value, self->n_unfinished);
      break;
    case PROP_N_UNREADABLE:
      g_value_set_uint (value, self->n_unreadable);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_statistics_class_init (ScrStatisticsClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_statistics_finalize;
  object_class->get_property = scr_statistics_get_property;

  /**
   * ScrStatistics:n-finished:
   *
   * How many matches are counted.
   */
  properties[PROP_N_FINISHED] =
      g_param_spec_uint ("n-finished", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrStatistics:n-unfinished:
   *
   * How many matches are not counted, since they are not over.
   */
  properties[PROP_N_UNFINISHED] =
      g_param_spec_uint ("n-unfinished", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrStatistics:n-unreadable:
   *
   * How many files are not counted, since they cannot be read.
   */
  properties[PROP_N_UNREADABLE] =
      g_param_spec_uint ("n-unreadable", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_statistics_init (ScrStatistics *self)
{
  self->groups = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_scoring = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static ScrStatisticsGroup *
get_group (ScrStatistics *self,
           ScrGame *game,
           const char *scoring)
{
  g_autofree char *key = g_strconcat (scr_game_get_id (game), "\n", scoring, NULL);
  ScrStatisticsGroup *group = g_hash_table_lookup (self->by_scoring, key);

  if (group != NULL)
    return group;

  group = scr_statistics_group_new (game, scoring);
  g_ptr_array_add (self->groups, group);
  g_hash_table_insert (self->by_scoring, g_steal_pointer (&key), group);

  return group;
}

static void
add_item (ScrStatistics *self,
          ScrLibraryItem *item,
          GHashTable *seen)
{
  ScrGame *game = NULL;

  if (scr_library_item_get_refusal (item) == NULL)
    game = scr_game_lookup (scr_library_item_get_game (item));

  if (game == NULL)
    {
      self->n_unreadable++;
    }
  else if (!scr_library_item_is_over (item))
    {
      self->n_unfinished++;
    }
  else if (g_hash_table_add (seen, g_strdup (scr_library_item_get_id (item))))
    {
      self->n_finished++;
      scr_statistics_group_add (get_group (self, game, scr_library_item_get_scoring (item)), item);
    }
}

static int
compare_groups (gconstpointer a,
                gconstpointer b)
{
  ScrStatisticsGroup *first = *(ScrStatisticsGroup *const *) a;
  ScrStatisticsGroup *second = *(ScrStatisticsGroup *const *) b;
  guint n_first = scr_statistics_group_get_n_matches (first);
  guint n_second = scr_statistics_group_get_n_matches (second);
  int difference = g_utf8_collate (scr_game_get_title (scr_statistics_group_get_game (first)),
                                   scr_game_get_title (scr_statistics_group_get_game (second)));

  if (difference == 0 && n_first != n_second)
    difference = n_first < n_second ? 1 : -1;
  if (difference == 0)
    difference = strcmp (scr_statistics_group_get_scoring (first),
                         scr_statistics_group_get_scoring (second));

  return difference;
}

/**
 * scr_statistics_new:
 * @items: a list model of #ScrLibraryItem, as scr_library_list() gives it
 *
 * Returns: (transfer full): what there is to count in them as they are now, the groups by
 *   game, those with more matches first
 */
ScrStatistics *
scr_statistics_new (GListModel *items)
{
  ScrStatistics *self;
  g_autoptr (GHashTable) seen = NULL;

  g_return_val_if_fail (G_IS_LIST_MODEL (items), NULL);
  g_return_val_if_fail (g_list_model_get_item_type (items) == SCR_TYPE_LIBRARY_ITEM, NULL);

  self = g_object_new (SCR_TYPE_STATISTICS, NULL);
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (items, i);

      add_item (self, item, seen);
    }

  for (guint i = 0; i < self->groups->len; i++)
    scr_statistics_group_sort (g_ptr_array_index (self->groups, i));
  g_ptr_array_sort (self->groups, compare_groups);

  return self;
}

/**
 * scr_statistics_get_n_finished:
 * @self: the statistics
 *
 * Returns: how many matches are counted
 */
guint
scr_statistics_get_n_finished (ScrStatistics *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS (self), 0);

  return self->n_finished;
}

/**
 * scr_statistics_get_n_unfinished:
 * @self: the statistics
 *
 * Returns: how many matches are not counted, since they are not over
 */
guint
scr_statistics_get_n_unfinished (ScrStatistics *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS (self), 0);

  return self->n_unfinished;
}

/**
 * scr_statistics_get_n_unreadable:
 * @self: the statistics
 *
 * Returns: how many files are not counted, since they cannot be read
 */
guint
scr_statistics_get_n_unreadable (ScrStatistics *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS (self), 0);

  return self->n_unreadable;
}
