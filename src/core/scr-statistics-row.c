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
  guint n_scores;
  gint64 sum;
  int lowest;
  int highest;
  gint64 last_played;
  ScrLibraryItem *last_match;
  gboolean has_won_last;
};

G_DEFINE_FINAL_TYPE (ScrStatisticsRow, scr_statistics_row, G_TYPE_OBJECT)

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
scr_statistics_row_class_init (ScrStatisticsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_statistics_row_finalize;
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
             ScrLibraryItem *item)
{
  if (self->last_match == item)
    return;

  g_set_object (&self->last_match, item);
  self->has_won_last = FALSE;
  self->n_matches++;
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
 * @player: (nullable): as scr_library_item_get_column_player() gives it
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
 *
 * Counts the match.
 */
void
scr_statistics_row_add (ScrStatisticsRow *self,
                        ScrLibraryItem *item,
                        guint column,
                        gboolean is_shared)
{
  gint64 played = scr_library_item_get_played (item);
  int score;

  begin_match (self, item);
  if (scr_library_item_has_column_won (item, column) && !self->has_won_last)
    {
      self->has_won_last = TRUE;
      self->n_wins++;
      self->n_shared_wins += is_shared;
    }
  if (scr_library_item_get_column_score (item, column, &score))
    add_score (self, score);
  if (self->name == NULL || played > self->last_played)
    {
      g_free (self->name);
      self->name = scr_statistics_row_trim (scr_library_item_get_column_name (item, column));
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
