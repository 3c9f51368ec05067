/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-library-item.h"

#include "core/scr-error.h"
#include "core/scr-library-private.h"
#include "core/scr-match-private.h"
#include "core/scr-result-row.h"

G_DEFINE_FINAL_TYPE (ScrLibraryItem, scr_library_item, G_TYPE_OBJECT)

static void
column_clear (gpointer data)
{
  ScrLibraryColumn *column = data;

  g_free (column->name);
  g_free (column->colour);
  g_free (column->player);
  g_free (column->total);
}

static void
scr_library_item_finalize (GObject *object)
{
  ScrLibraryItem *self = SCR_LIBRARY_ITEM (object);

  g_free (self->path);
  g_free (self->refusal);
  g_free (self->id);
  g_free (self->title);
  g_free (self->game);
  g_free (self->scoring);
  g_free (self->standing);
  g_array_unref (self->columns);
  g_strfreev (self->tags);

  G_OBJECT_CLASS (scr_library_item_parent_class)->finalize (object);
}

static void
scr_library_item_class_init (ScrLibraryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_library_item_finalize;
}

static void
scr_library_item_init (ScrLibraryItem *self)
{
  self->columns = g_array_new (FALSE, FALSE, sizeof (ScrLibraryColumn));
  g_array_set_clear_func (self->columns, column_clear);
}

/**
 * scr_library_item_new: (skip)
 *
 * Returns: (transfer full): an item that is to be filled
 */
ScrLibraryItem *
scr_library_item_new (const char *path,
                      gint64 modified)
{
  ScrLibraryItem *self = g_object_new (SCR_TYPE_LIBRARY_ITEM, NULL);

  self->path = g_strdup (path);
  self->modified = modified;

  return self;
}

static GStrv
dup_totals (ScrState *state)
{
  g_autoptr (GListModel) rows = scr_state_list_result (state);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      if (scr_result_row_get_is_total (row))
        return g_strdupv ((char **) scr_result_row_get_values (row));
    }

  return g_new0 (char *, 1);
}

static gboolean
has_won (GArray *winners,
         guint seat)
{
  for (guint i = 0; i < winners->len; i++)
    if (g_array_index (winners, guint, i) == seat)
      return TRUE;

  return FALSE;
}

static void
add_column (ScrLibraryItem *self,
            ScrMatch *match,
            ScrState *state,
            const char *name,
            const char *total)
{
  g_autoptr (GArray) winners = scr_state_list_winners (state);
  guint seat = self->columns->len + 1;
  ScrLibraryColumn column = { NULL };

  column.name = g_strdup (name);
  column.colour = g_strdup (scr_match_get_seat_colour (match, seat));
  column.player = g_strdup (scr_match_get_seat_player (match, seat));
  column.total = g_strdup (total);
  column.score = scr_state_get_total (state, seat);
  column.is_score_known = scr_state_is_total_known (state, seat);
  column.has_won = has_won (winners, seat);
  g_array_append_val (self->columns, column);
}

static void
add_columns (ScrLibraryItem *self,
             ScrMatch *match,
             ScrState *state)
{
  g_auto (GStrv) names = scr_state_dup_columns (state);
  g_auto (GStrv) totals = dup_totals (state);
  guint n_totals = g_strv_length (totals);

  for (guint i = 0; names[i] != NULL && i < SCR_LIBRARY_MAX_COLUMNS; i++)
    add_column (self, match, state, names[i], i < n_totals ? totals[i] : "");
}

static GStrv
dup_tags (ScrMatch *match)
{
  JsonArray *tags = json_node_get_array (match->tags);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < json_array_get_length (tags); i++)
    g_strv_builder_add (builder, json_array_get_string_element (tags, i));

  return g_strv_builder_end (builder);
}

/* In seconds: when the match was finished, as its file says, else when the file was changed. */
static gint64
get_played (ScrMatch *match,
            gint64 modified)
{
  const char *finished =
      json_object_get_string_member_with_default (match->rest, "finished", NULL);
  g_autoptr (GDateTime) moment =
      finished != NULL ? g_date_time_new_from_iso8601 (finished, NULL) : NULL;

  return moment != NULL ? g_date_time_to_unix (moment) : modified / 1000000000;
}

/* Anyone may look at a list, so it says of a match in play no more than all may know. */
static ScrState *
dup_state (ScrMatch *match)
{
  ScrState *state = scr_match_get_state (match);

  if (scr_state_get_turn (state) == SCR_TURN_NONE)
    return g_object_ref (state);

  return scr_state_view (state, SCR_VIEWER_PUBLIC, match->display);
}

/**
 * scr_library_item_new_for_match:
 * @path: (type filename): where the match is kept
 * @modified: when its file was last changed, in nanoseconds since 1970
 * @match: the match
 *
 * Returns: (transfer full): what there is to say of @match as it is now; of a match in play
 *   no more than everyone may know
 */
ScrLibraryItem *
scr_library_item_new_for_match (const char *path,
                                gint64 modified,
                                ScrMatch *match)
{
  ScrLibraryItem *self;
  ScrGame *game;
  g_autoptr (ScrState) state = NULL;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (SCR_IS_MATCH (match), NULL);

  self = scr_library_item_new (path, modified);
  game = scr_match_get_game (match);
  state = dup_state (match);
  self->id = g_strdup (scr_match_get_id (match));
  self->title = g_strdup (scr_match_get_title (match));
  self->game = g_strdup (scr_game_get_id (game));
  self->scoring = scr_game_dup_scoring (game, scr_match_get_setup (match));
  self->is_table = scr_match_get_mode (match) == SCR_MODE_TABLE;
  self->is_over = scr_state_get_turn (state) == SCR_TURN_NONE;
  self->n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));
  self->played = get_played (match, modified);
  self->tags = dup_tags (match);
  add_columns (self, match, state);
  self->standing = scr_state_describe_result (state);
  if (self->standing == NULL)
    self->standing = scr_state_prompt (state);

  return self;
}

/**
 * scr_library_item_new_unreadable:
 * @path: (type filename): where the file is
 * @modified: when it was last changed, in nanoseconds since 1970
 * @reason: the message of the error, translated
 *
 * Returns: (transfer full): what there is to say of a file that is no match
 */
ScrLibraryItem *
scr_library_item_new_unreadable (const char *path,
                                 gint64 modified,
                                 const char *reason)
{
  ScrLibraryItem *self;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (reason != NULL, NULL);

  self = scr_library_item_new (path, modified);
  self->refusal = scr_error_dup_sentence (reason);
  self->id = g_strdup ("");
  self->title = g_strdup ("");
  self->game = g_strdup ("");
  self->scoring = g_strdup ("");
  self->standing = g_strdup ("");
  self->played = modified / 1000000000;
  self->tags = g_new0 (char *, 1);

  return self;
}

/**
 * scr_library_item_get_path:
 * @self: an item
 *
 * Returns: (type filename): where the file is
 */
const char *
scr_library_item_get_path (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->path;
}

/**
 * scr_library_item_get_modified:
 * @self: an item
 *
 * Returns: when the file was last changed, in nanoseconds since 1970
 */
gint64
scr_library_item_get_modified (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), 0);

  return self->modified;
}

/**
 * scr_library_item_get_refusal:
 * @self: an item
 *
 * Returns: (nullable): a translated sentence that says why the file cannot be read, or
 *   %NULL for a match; all texts but the path are "" where it cannot
 */
const char *
scr_library_item_get_refusal (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->refusal;
}

/**
 * scr_library_item_get_id:
 * @self: an item
 *
 * Returns: the match's id; copies of a match share it
 */
const char *
scr_library_item_get_id (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->id;
}

/**
 * scr_library_item_get_title:
 * @self: an item
 *
 * Returns: the match's title, "" where it has none
 */
const char *
scr_library_item_get_title (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->title;
}

/**
 * scr_library_item_get_game:
 * @self: an item
 *
 * Returns: the id of the match's game
 */
const char *
scr_library_item_get_game (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->game;
}

/**
 * scr_library_item_get_scoring:
 * @self: an item
 *
 * Returns: what scr_game_dup_scoring() says of the match
 */
const char *
scr_library_item_get_scoring (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->scoring;
}

/**
 * scr_library_item_get_mode:
 * @self: an item
 *
 * Returns: who deals
 */
ScrMode
scr_library_item_get_mode (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), SCR_MODE_DIGITAL);

  return self->is_table ? SCR_MODE_TABLE : SCR_MODE_DIGITAL;
}

/**
 * scr_library_item_get_n_moves:
 * @self: an item
 *
 * Returns: how many moves are in force
 */
guint
scr_library_item_get_n_moves (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), 0);

  return self->n_moves;
}

/**
 * scr_library_item_get_tags:
 * @self: an item
 *
 * Returns: (transfer none) (array zero-terminated=1): the match's tags
 */
const char *const *
scr_library_item_get_tags (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return (const char *const *) self->tags;
}

/**
 * scr_library_item_get_standing:
 * @self: an item
 *
 * Returns: a translated sentence that says who won, or what is due
 */
const char *
scr_library_item_get_standing (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->standing;
}

/**
 * scr_library_item_is_over:
 * @self: an item
 *
 * Returns: whether the match has been played to its end
 */
gboolean
scr_library_item_is_over (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), FALSE);

  return self->is_over;
}

/**
 * scr_library_item_get_played:
 * @self: an item
 *
 * Returns: when the match was finished, as its file says, else when the file was last
 *   changed, in seconds since 1970
 */
gint64
scr_library_item_get_played (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), 0);

  return self->played;
}

/**
 * scr_library_item_get_n_columns:
 * @self: an item
 *
 * Returns: how many columns the score sheet has; none if the file cannot be read
 */
guint
scr_library_item_get_n_columns (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), 0);

  return self->columns->len;
}

static const ScrLibraryColumn *
get_column (ScrLibraryItem *self,
            guint column)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);
  g_return_val_if_fail (column > 0 && column <= self->columns->len, NULL);

  return &g_array_index (self->columns, ScrLibraryColumn, column - 1);
}

/**
 * scr_library_item_get_column_name:
 * @self: an item
 * @column: a column, from 1
 *
 * Returns: whose column it is
 */
const char *
scr_library_item_get_column_name (ScrLibraryItem *self,
                                  guint column)
{
  const ScrLibraryColumn *one = get_column (self, column);

  return one != NULL ? one->name : NULL;
}

/**
 * scr_library_item_get_column_colour:
 * @self: an item
 * @column: a column, from 1
 *
 * Returns: (nullable): the seat's colour; %NULL for the game's own opponent
 */
const char *
scr_library_item_get_column_colour (ScrLibraryItem *self,
                                    guint column)
{
  const ScrLibraryColumn *one = get_column (self, column);

  return one != NULL ? one->colour : NULL;
}

/**
 * scr_library_item_get_column_player:
 * @self: an item
 * @column: a column, from 1
 *
 * Returns: (nullable): who plays the seat: "human", or "bot:" and the bot's name; %NULL for
 *   the game's own opponent
 */
const char *
scr_library_item_get_column_player (ScrLibraryItem *self,
                                    guint column)
{
  const ScrLibraryColumn *one = get_column (self, column);

  return one != NULL ? one->player : NULL;
}

/**
 * scr_library_item_get_column_total:
 * @self: an item
 * @column: a column, from 1
 *
 * Returns: the total as players read it
 */
const char *
scr_library_item_get_column_total (ScrLibraryItem *self,
                                   guint column)
{
  const ScrLibraryColumn *one = get_column (self, column);

  return one != NULL ? one->total : NULL;
}

/**
 * scr_library_item_get_column_score:
 * @self: an item
 * @column: a column, from 1
 * @score: (out) (optional): the total as a number
 *
 * Returns: whether the total is known; it is not where unknown cards decide
 */
gboolean
scr_library_item_get_column_score (ScrLibraryItem *self,
                                   guint column,
                                   int *score)
{
  const ScrLibraryColumn *one = get_column (self, column);

  if (one == NULL || !one->is_score_known)
    return FALSE;

  if (score != NULL)
    *score = one->score;

  return TRUE;
}

/**
 * scr_library_item_has_column_won:
 * @self: an item
 * @column: a column, from 1
 *
 * Returns: whether it has won, alone or with others, as the game says; never before the end
 */
gboolean
scr_library_item_has_column_won (ScrLibraryItem *self,
                                 guint column)
{
  const ScrLibraryColumn *one = get_column (self, column);

  return one != NULL && one->has_won;
}
