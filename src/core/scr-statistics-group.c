/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-statistics-group.h"

#include "core/scr-statistics-private.h"

/**
 * ScrStatisticsGroup:
 * @rows: (element-type ScrStatisticsRow): the players
 * @by_name: (element-type char* ScrStatisticsRow): the same by who plays and name
 *
 * The finished matches of one game that are scored alike, a list model of #ScrStatisticsRow:
 * people first, then programs, whoever has won more often before others.
 */
struct _ScrStatisticsGroup
{
  GObject parent_instance;

  ScrGame *game;
  char *scoring;
  guint n_matches;
  guint n_open;
  GPtrArray *rows;
  GHashTable *by_name;
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_SCORING,
  PROP_TITLE,
  PROP_N_MATCHES,
  PROP_N_OPEN,
  N_PROPS,
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScrStatisticsGroup,
                               scr_statistics_group,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];

static GType
scr_statistics_group_get_item_type (GListModel *list)
{
  return SCR_TYPE_STATISTICS_ROW;
}

static guint
scr_statistics_group_get_n_items (GListModel *list)
{
  return SCR_STATISTICS_GROUP (list)->rows->len;
}

static gpointer
scr_statistics_group_get_item (GListModel *list,
                               guint position)
{
  GPtrArray *rows = SCR_STATISTICS_GROUP (list)->rows;

  return position < rows->len ? g_object_ref (g_ptr_array_index (rows, position)) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = scr_statistics_group_get_item_type;
  iface->get_n_items = scr_statistics_group_get_n_items;
  iface->get_item = scr_statistics_group_get_item;
}

static void
scr_statistics_group_finalize (GObject *object)
{
  ScrStatisticsGroup *self = SCR_STATISTICS_GROUP (object);

  g_clear_object (&self->game);
  g_free (self->scoring);
  g_hash_table_unref (self->by_name);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (scr_statistics_group_parent_class)->finalize (object);
}

static void
scr_statistics_group_get_property (GObject *object,
                                   guint prop_id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  ScrStatisticsGroup *self = SCR_STATISTICS_GROUP (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_SCORING:
      g_value_set_string (value, self->scoring);
      break;
    case PROP_TITLE:
      g_value_take_string (value,
                           self->game != NULL ? scr_statistics_group_dup_title (self) : NULL);
      break;
    case PROP_N_MATCHES:
      g_value_set_uint (value, self->n_matches);
      break;
    case PROP_N_OPEN:
      g_value_set_uint (value, self->n_open);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_statistics_group_class_init (ScrStatisticsGroupClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_statistics_group_finalize;
  object_class->get_property = scr_statistics_group_get_property;

  /**
   * ScrStatisticsGroup:game:
   *
   * The game.
   */
  properties[PROP_GAME] =
      g_param_spec_object ("game", NULL, NULL, SCR_TYPE_GAME, flags);

  /**
   * ScrStatisticsGroup:scoring:
   *
   * The word for how the matches are scored, as scr_game_dup_scoring() gives it.
   */
  properties[PROP_SCORING] =
      g_param_spec_string ("scoring", NULL, NULL, NULL, flags);

  /**
   * ScrStatisticsGroup:title:
   *
   * How the matches are scored, for players.
   */
  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, NULL, flags);

  /**
   * ScrStatisticsGroup:n-matches:
   *
   * How many matches are counted.
   */
  properties[PROP_N_MATCHES] =
      g_param_spec_uint ("n-matches", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrStatisticsGroup:n-open:
   *
   * Of how many of them it is not known who won.
   */
  properties[PROP_N_OPEN] =
      g_param_spec_uint ("n-open", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_statistics_group_init (ScrStatisticsGroup *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* A person and a program that share a name are two players; so are two kinds of bots. */
static char *
dup_key (const char *player,
         const char *name)
{
  g_autofree char *trimmed = scr_statistics_row_trim (name);
  g_autofree char *normal = g_utf8_normalize (trimmed, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (normal, -1);

  return g_strconcat (player != NULL ? player : "", "\n", folded, NULL);
}

static ScrStatisticsRow *
get_row (ScrStatisticsGroup *self,
         const char *player,
         const char *name)
{
  g_autofree char *key = dup_key (player, name);
  ScrStatisticsRow *row = g_hash_table_lookup (self->by_name, key);

  if (row != NULL)
    return row;

  row = scr_statistics_row_new (player);
  g_ptr_array_add (self->rows, row);
  g_hash_table_insert (self->by_name, g_steal_pointer (&key), row);

  return row;
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  return scr_statistics_row_compare (*(ScrStatisticsRow *const *) a,
                                     *(ScrStatisticsRow *const *) b);
}

/**
 * scr_statistics_group_new: (skip)
 * @game: the matches' game
 * @scoring: the word for how they are scored
 */
ScrStatisticsGroup *
scr_statistics_group_new (ScrGame *game,
                          const char *scoring)
{
  ScrStatisticsGroup *self = g_object_new (SCR_TYPE_STATISTICS_GROUP, NULL);

  self->game = g_object_ref (game);
  self->scoring = g_strdup (scoring);

  return self;
}

static guint
count_winners (GListModel *columns)
{
  guint n_winners = 0;

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (ScrLibraryColumn) column = g_list_model_get_item (columns, i);

      n_winners += scr_library_column_has_won (column);
    }

  return n_winners;
}

static gboolean
is_unknown_score_among (GListModel *columns)
{
  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (ScrLibraryColumn) column = g_list_model_get_item (columns, i);

      if (!scr_library_column_get_is_score_known (column))
        return TRUE;
    }

  return FALSE;
}

/**
 * scr_statistics_group_add: (skip)
 * @item: a finished match
 *
 * Counts the match for all who played.
 */
void
scr_statistics_group_add (ScrStatisticsGroup *self,
                          ScrLibraryItem *item)
{
  GListModel *columns = scr_library_item_get_columns (item);
  guint n_columns = g_list_model_get_n_items (columns);
  guint n_winners = count_winners (columns);
  gboolean is_open = n_winners == 0 && is_unknown_score_among (columns);

  for (guint i = 0; i < n_columns; i++)
    {
      g_autoptr (ScrLibraryColumn) column = g_list_model_get_item (columns, i);
      ScrStatisticsRow *row = get_row (self, scr_library_column_get_player (column),
                                       scr_library_column_get_name (column));

      scr_statistics_row_add (row, item, column, n_winners > 1, is_open);
    }
  self->n_matches++;
  self->n_open += is_open;
}

/**
 * scr_statistics_group_sort: (skip)
 *
 * Puts the players in order, after the last match.
 */
void
scr_statistics_group_sort (ScrStatisticsGroup *self)
{
  g_ptr_array_sort (self->rows, compare_rows);
}

/**
 * scr_statistics_group_get_game:
 * @self: a group
 *
 * Returns: (transfer none): the game
 */
ScrGame *
scr_statistics_group_get_game (ScrStatisticsGroup *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_GROUP (self), NULL);

  return self->game;
}

/**
 * scr_statistics_group_get_scoring:
 * @self: a group
 *
 * Returns: the word for how the matches are scored, as scr_game_dup_scoring() gives it
 */
const char *
scr_statistics_group_get_scoring (ScrStatisticsGroup *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_GROUP (self), NULL);

  return self->scoring;
}

/**
 * scr_statistics_group_dup_title:
 * @self: a group
 *
 * Returns: (transfer full): how the matches are scored, for players
 */
char *
scr_statistics_group_dup_title (ScrStatisticsGroup *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_GROUP (self), NULL);

  return scr_game_describe_scoring (self->game, self->scoring);
}

/**
 * scr_statistics_group_get_n_matches:
 * @self: a group
 *
 * Returns: how many matches are counted
 */
guint
scr_statistics_group_get_n_matches (ScrStatisticsGroup *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_GROUP (self), 0);

  return self->n_matches;
}

/**
 * scr_statistics_group_get_n_open:
 * @self: a group
 *
 * Returns: of how many of them cards that nobody recorded leave open who won
 */
guint
scr_statistics_group_get_n_open (ScrStatisticsGroup *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_GROUP (self), 0);

  return self->n_open;
}
