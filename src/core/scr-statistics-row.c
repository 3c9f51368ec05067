/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-statistics-row.h"

#include <string.h>

#include "core/scr-statistics-private.h"

/**
 * ScrStatisticsRow:
 * @last_match: (nullable): the match counted last
 * @has_won_last: whether a win in it is counted already
 *
 * How a player fared in the finished matches of one kind of scoring.
 */
struct _ScrStatisticsRow
{
  GObject parent_instance;

  char *name;
  char *player;
  guint n_matches;
  guint n_wins;
  guint n_shared_wins;
  guint n_open;
  guint n_scores;
  gint64 sum;
  int lowest;
  int highest;
  gint64 last_played;
  ScrLibraryItem *last_match;
  gboolean has_won_last;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_PLAYER,
  PROP_IS_PROGRAM,
  PROP_N_MATCHES,
  PROP_N_WINS,
  PROP_N_SHARED_WINS,
  PROP_N_OPEN,
  PROP_IS_SCORE_KNOWN,
  PROP_LOWEST,
  PROP_MEAN,
  PROP_HIGHEST,
  PROP_LAST_PLAYED,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrStatisticsRow, scr_statistics_row, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_statistics_row_finalize (GObject *object)
{
  ScrStatisticsRow *self = SCR_STATISTICS_ROW (object);

  g_free (self->name);
  g_free (self->player);
  g_clear_object (&self->last_match);

  G_OBJECT_CLASS (scr_statistics_row_parent_class)->finalize (object);
}

static void
scr_statistics_row_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  ScrStatisticsRow *self = SCR_STATISTICS_ROW (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_PLAYER:
      g_value_set_string (value, self->player);
      break;
    case PROP_IS_PROGRAM:
      g_value_set_boolean (value, scr_statistics_row_is_program (self));
      break;
    case PROP_N_MATCHES:
      g_value_set_uint (value, self->n_matches);
      break;
    case PROP_N_WINS:
      g_value_set_uint (value, self->n_wins);
      break;
    case PROP_N_SHARED_WINS:
      g_value_set_uint (value, self->n_shared_wins);
      break;
    case PROP_N_OPEN:
      g_value_set_uint (value, self->n_open);
      break;
    case PROP_IS_SCORE_KNOWN:
      g_value_set_boolean (value, self->n_scores > 0);
      break;
    case PROP_LOWEST:
      g_value_set_int (value, self->lowest);
      break;
    case PROP_MEAN:
      g_value_set_double (value, self->n_scores > 0 ? (double) self->sum / self->n_scores : 0);
      break;
    case PROP_HIGHEST:
      g_value_set_int (value, self->highest);
      break;
    case PROP_LAST_PLAYED:
      g_value_set_int64 (value, self->last_played);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_statistics_row_class_init (ScrStatisticsRowClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_statistics_row_finalize;
  object_class->get_property = scr_statistics_row_get_property;

  /**
   * ScrStatisticsRow:name:
   *
   * The player's name, as it was written last.
   */
  properties[PROP_NAME] =
      g_param_spec_string ("name", NULL, NULL, NULL, flags);

  /**
   * ScrStatisticsRow:player:
   *
   * Who played: "human", or "bot:" and the bot's name; %NULL for the game's own opponent.
   */
  properties[PROP_PLAYER] =
      g_param_spec_string ("player", NULL, NULL, NULL, flags);

  /**
   * ScrStatisticsRow:is-program:
   *
   * Whether the program played.
   */
  properties[PROP_IS_PROGRAM] =
      g_param_spec_boolean ("is-program", NULL, NULL, FALSE, flags);

  /**
   * ScrStatisticsRow:n-matches:
   *
   * How many matches the player has finished.
   */
  properties[PROP_N_MATCHES] =
      g_param_spec_uint ("n-matches", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrStatisticsRow:n-wins:
   *
   * How many of them the player has won, alone or with others.
   */
  properties[PROP_N_WINS] =
      g_param_spec_uint ("n-wins", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrStatisticsRow:n-shared-wins:
   *
   * How many of the wins were shared.
   */
  properties[PROP_N_SHARED_WINS] =
      g_param_spec_uint ("n-shared-wins", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrStatisticsRow:n-open:
   *
   * Of how many of the matches it is not known who won.
   */
  properties[PROP_N_OPEN] =
      g_param_spec_uint ("n-open", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrStatisticsRow:is-score-known:
   *
   * Whether a score of the player is known.
   */
  properties[PROP_IS_SCORE_KNOWN] =
      g_param_spec_boolean ("is-score-known", NULL, NULL, FALSE, flags);

  /**
   * ScrStatisticsRow:lowest:
   *
   * The lowest score; 0 if none is known.
   */
  properties[PROP_LOWEST] =
      g_param_spec_int ("lowest", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * ScrStatisticsRow:mean:
   *
   * The mean of the scores; 0 if none is known.
   */
  properties[PROP_MEAN] =
      g_param_spec_double ("mean", NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, flags);

  /**
   * ScrStatisticsRow:highest:
   *
   * The highest score; 0 if none is known.
   */
  properties[PROP_HIGHEST] =
      g_param_spec_int ("highest", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * ScrStatisticsRow:last-played:
   *
   * When the player's last match was played, in seconds since 1970.
   */
  properties[PROP_LAST_PLAYED] =
      g_param_spec_int64 ("last-played", NULL, NULL, G_MININT64, G_MAXINT64, G_MININT64, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_statistics_row_init (ScrStatisticsRow *self)
{
}

static void
add_score (ScrStatisticsRow *self,
           int score)
{
  self->lowest = self->n_scores > 0 ? MIN (self->lowest, score) : score;
  self->highest = self->n_scores > 0 ? MAX (self->highest, score) : score;
  self->sum += score;
  self->n_scores++;
}

/* Who has two seats has played one match, and won it once. */
static void
begin_match (ScrStatisticsRow *self,
             ScrLibraryItem *item,
             gboolean is_open)
{
  if (self->last_match == item)
    return;

  g_set_object (&self->last_match, item);
  self->has_won_last = FALSE;
  self->n_matches++;
  self->n_open += is_open;
}

/**
 * scr_statistics_row_trim: (skip)
 *
 * Returns: (transfer full): @name without the spaces around it, of whatever kind
 */
char *
scr_statistics_row_trim (const char *name)
{
  const char *end = name + strlen (name);

  while (*name != '\0' && g_unichar_isspace (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  while (end > name && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);

  return g_strndup (name, (gsize) (end - name));
}

/**
 * scr_statistics_row_new: (skip)
 * @player: (nullable): as scr_library_column_get_player() gives it
 */
ScrStatisticsRow *
scr_statistics_row_new (const char *player)
{
  ScrStatisticsRow *self = g_object_new (SCR_TYPE_STATISTICS_ROW, NULL);

  self->player = g_strdup (player);
  self->last_played = G_MININT64;

  return self;
}

/**
 * scr_statistics_row_add: (skip)
 * @item: a finished match
 * @column: the player's column in it
 * @is_shared: whether more than one has won
 * @is_open: whether it is not known who has
 *
 * Counts the match.
 */
void
scr_statistics_row_add (ScrStatisticsRow *self,
                        ScrLibraryItem *item,
                        ScrLibraryColumn *column,
                        gboolean is_shared,
                        gboolean is_open)
{
  gint64 played = scr_library_item_get_played (item);

  begin_match (self, item, is_open);
  if (scr_library_column_has_won (column) && !self->has_won_last)
    {
      self->has_won_last = TRUE;
      self->n_wins++;
      self->n_shared_wins += is_shared;
    }
  if (scr_library_column_get_is_score_known (column))
    add_score (self, scr_library_column_get_score (column));
  if (self->name == NULL || played > self->last_played)
    {
      g_free (self->name);
      self->name = scr_statistics_row_trim (scr_library_column_get_name (column));
      self->last_played = played;
    }
}

/**
 * scr_statistics_row_compare: (skip)
 *
 * People come before programs, then whoever has won more often.
 */
int
scr_statistics_row_compare (ScrStatisticsRow *self,
                            ScrStatisticsRow *other)
{
  gboolean is_program = scr_statistics_row_is_program (self);
  int difference;

  if (is_program != scr_statistics_row_is_program (other))
    return is_program ? 1 : -1;
  if (self->n_wins != other->n_wins)
    return self->n_wins < other->n_wins ? 1 : -1;
  if (self->n_matches != other->n_matches)
    return self->n_matches < other->n_matches ? 1 : -1;

  difference = g_utf8_collate (self->name, other->name);

  return difference != 0 ? difference : g_strcmp0 (self->player, other->player);
}

/**
 * scr_statistics_row_get_name:
 * @self: a row
 *
 * Returns: the player's name, as it was written last
 */
const char *
scr_statistics_row_get_name (ScrStatisticsRow *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), NULL);

  return self->name;
}

/**
 * scr_statistics_row_get_player:
 * @self: a row
 *
 * Returns: (nullable): who played: "human", or "bot:" and the bot's name; %NULL for the game's
 *   own opponent
 */
const char *
scr_statistics_row_get_player (ScrStatisticsRow *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), NULL);

  return self->player;
}

/**
 * scr_statistics_row_is_program:
 * @self: a row
 *
 * Returns: whether the program played
 */
gboolean
scr_statistics_row_is_program (ScrStatisticsRow *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), FALSE);

  return g_strcmp0 (self->player, "human") != 0;
}

/**
 * scr_statistics_row_get_n_matches:
 * @self: a row
 *
 * Returns: how many matches the player has finished
 */
guint
scr_statistics_row_get_n_matches (ScrStatisticsRow *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), 0);

  return self->n_matches;
}

/**
 * scr_statistics_row_get_n_wins:
 * @self: a row
 *
 * Returns: how many of them the player has won, alone or with others
 */
guint
scr_statistics_row_get_n_wins (ScrStatisticsRow *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), 0);

  return self->n_wins;
}

/**
 * scr_statistics_row_get_n_shared_wins:
 * @self: a row
 *
 * Returns: how many of the wins were shared
 */
guint
scr_statistics_row_get_n_shared_wins (ScrStatisticsRow *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), 0);

  return self->n_shared_wins;
}

/**
 * scr_statistics_row_get_n_open:
 * @self: a row
 *
 * Returns: of how many of the matches cards that nobody recorded leave open who won; the player
 *   has neither won nor lost them
 */
guint
scr_statistics_row_get_n_open (ScrStatisticsRow *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), 0);

  return self->n_open;
}

/**
 * scr_statistics_row_get_scores:
 * @self: a row
 * @lowest: (out) (optional): the lowest score
 * @mean: (out) (optional): the mean of the scores
 * @highest: (out) (optional): the highest score
 *
 * Which of them is best is the game's to say: it may be one in which few points win.
 *
 * Returns: %FALSE if no score is known
 */
gboolean
scr_statistics_row_get_scores (ScrStatisticsRow *self,
                               int *lowest,
                               double *mean,
                               int *highest)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), FALSE);

  if (self->n_scores == 0)
    return FALSE;

  if (lowest != NULL)
    *lowest = self->lowest;
  if (mean != NULL)
    *mean = (double) self->sum / self->n_scores;
  if (highest != NULL)
    *highest = self->highest;

  return TRUE;
}

/**
 * scr_statistics_row_get_last_played:
 * @self: a row
 *
 * Returns: when the player's last match was played, in seconds since 1970
 */
gint64
scr_statistics_row_get_last_played (ScrStatisticsRow *self)
{
  g_return_val_if_fail (SCR_IS_STATISTICS_ROW (self), 0);

  return self->last_played;
}
