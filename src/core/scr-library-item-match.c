/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-library-private.h"
#include "core/scr-match-private.h"
#include "core/scr-result-row.h"

/* What a list says of a match that can be read. */

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
  ScrLibraryColumn *column = g_object_new (SCR_TYPE_LIBRARY_COLUMN, NULL);

  column->name = g_strdup (name);
  column->colour = g_strdup (scr_match_get_seat_colour (match, seat));
  column->player = g_strdup (scr_match_get_seat_player (match, seat));
  column->total = g_strdup (total);
  column->score = scr_state_get_total (state, seat);
  column->is_score_known = scr_state_is_total_known (state, seat);
  column->has_won = has_won (winners, seat);
  g_ptr_array_add (self->columns, column);
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
  self->progress = scr_state_dup_progress (state);
  self->picture = scr_state_dup_picture (state);

  return self;
}
