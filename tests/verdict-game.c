/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "verdict-game.h"

#include "core/scr-json.h"
#include "core/scr-result-row.h"

struct _VerdictGame
{
  ScrGame parent_instance;
};

G_DEFINE_FINAL_TYPE (VerdictGame, verdict_game, SCR_TYPE_GAME)

#define VERDICT_TYPE_STATE (verdict_state_get_type ())
G_DECLARE_FINAL_TYPE (VerdictState, verdict_state, VERDICT, STATE, ScrState)

struct _VerdictState
{
  ScrState parent_instance;

  JsonNode *setup;
  gboolean is_hidden;
};

G_DEFINE_FINAL_TYPE (VerdictState, verdict_state, SCR_TYPE_STATE)

static JsonObject *
get_setup (ScrState *state)
{
  return json_node_get_object (VERDICT_STATE (state)->setup);
}

/* Every column of the score sheet: the seats, then the rivals. */
static GPtrArray *
list_columns (ScrState *state)
{
  GPtrArray *columns = g_ptr_array_new ();

  for (guint list = 0; list < 2; list++)
    {
      const char *name = list == 0 ? "seats" : "rivals";
      JsonArray *array = json_object_has_member (get_setup (state), name)
                             ? json_object_get_array_member (get_setup (state), name)
                             : NULL;

      for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
        g_ptr_array_add (columns, json_array_get_object_element (array, i));
    }

  return columns;
}

static GStrv
dup_each (ScrState *state,
          const char *name,
          gboolean is_hidden)
{
  g_autoptr (GPtrArray) columns = list_columns (state);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < columns->len; i++)
    g_strv_builder_add (builder, is_hidden
                                     ? "?"
                                     : json_object_get_string_member (columns->pdata[i], name));

  return g_strv_builder_end (builder);
}

static ScrState *
verdict_state_apply (ScrState *state,
                     const char *move,
                     GError **error)
{
  g_assert_not_reached ();
}

static int
verdict_state_get_turn (ScrState *state)
{
  return json_object_get_boolean_member (get_setup (state), "over") ? SCR_TURN_NONE : 1;
}

static char *
verdict_state_prompt (ScrState *state)
{
  return g_strdup ("It is not over");
}

/* Totals are hidden from all. */
static ScrState *
verdict_state_view (ScrState *state,
                    int viewer,
                    JsonNode *display)
{
  VerdictState *view = g_object_new (VERDICT_TYPE_STATE, NULL);

  view->setup = json_node_ref (VERDICT_STATE (state)->setup);
  view->is_hidden = viewer == SCR_VIEWER_PUBLIC;

  return SCR_STATE (view);
}

static GStrv
verdict_state_dup_columns (ScrState *state)
{
  return dup_each (state, "name", FALSE);
}

static GListModel *
verdict_state_list_result (ScrState *state)
{
  g_auto (GStrv) totals = dup_each (state, "total", VERDICT_STATE (state)->is_hidden);
  GListStore *rows = g_list_store_new (SCR_TYPE_RESULT_ROW);
  g_autoptr (ScrResultRow) row =
      scr_result_row_new ("Total", NULL, (const char *const *) totals, TRUE);

  g_list_store_append (rows, row);

  return G_LIST_MODEL (rows);
}

static char *
verdict_state_describe_result (ScrState *state)
{
  return verdict_state_get_turn (state) == SCR_TURN_NONE ? g_strdup ("It is over") : NULL;
}

static GArray *
verdict_state_list_winners (ScrState *state)
{
  GArray *winners = g_array_new (FALSE, FALSE, sizeof (guint));
  JsonArray *array = json_object_get_array_member (get_setup (state), "winners");

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      guint seat = (guint) json_array_get_int_element (array, i);

      g_array_append_val (winners, seat);
    }

  return winners;
}

static int
verdict_state_get_total (ScrState *state,
                         guint seat)
{
  g_autoptr (GPtrArray) columns = list_columns (state);

  return (int) json_object_get_int_member_with_default (columns->pdata[seat - 1], "score", 0);
}

/* A range holds a dash. */
static gboolean
verdict_state_is_total_known (ScrState *state,
                              guint seat)
{
  g_autoptr (GPtrArray) columns = list_columns (state);
  const char *total = json_object_get_string_member (columns->pdata[seat - 1], "total");

  return !VERDICT_STATE (state)->is_hidden && strstr (total, "–") == NULL;
}

static void
verdict_state_finalize (GObject *object)
{
  json_node_unref (VERDICT_STATE (object)->setup);

  G_OBJECT_CLASS (verdict_state_parent_class)->finalize (object);
}

static void
verdict_state_class_init (VerdictStateClass *klass)
{
  ScrStateClass *state_class = SCR_STATE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = verdict_state_finalize;
  state_class->apply = verdict_state_apply;
  state_class->get_turn = verdict_state_get_turn;
  state_class->prompt = verdict_state_prompt;
  state_class->view = verdict_state_view;
  state_class->dup_columns = verdict_state_dup_columns;
  state_class->list_result = verdict_state_list_result;
  state_class->describe_result = verdict_state_describe_result;
  state_class->list_winners = verdict_state_list_winners;
  state_class->get_total = verdict_state_get_total;
  state_class->is_total_known = verdict_state_is_total_known;
}

static void
verdict_state_init (VerdictState *self)
{
}

static const char *
verdict_game_get_id (ScrGame *game)
{
  return "verdict";
}

static const char *
verdict_game_get_title (ScrGame *game)
{
  return "Verdict";
}

static JsonNode *
verdict_game_normalize_setup (ScrGame *game,
                              JsonNode *setup,
                              GError **error)
{
  return json_node_copy (setup);
}

static ScrState *
verdict_game_new_state (ScrGame *game,
                        JsonNode *setup,
                        ScrMode mode,
                        JsonNode *start,
                        GError **error)
{
  VerdictState *state = g_object_new (VERDICT_TYPE_STATE, NULL);

  state->setup = json_node_ref (setup);

  return SCR_STATE (state);
}

static char *
verdict_game_dup_scoring (ScrGame *game,
                          JsonNode *setup)
{
  return g_strdup (json_object_get_string_member (json_node_get_object (setup), "scoring"));
}

static char *
verdict_game_describe_scoring (ScrGame *game,
                               const char *scoring)
{
  return g_strdup_printf ("Scored by %s", scoring);
}

static void
verdict_game_class_init (VerdictGameClass *klass)
{
  ScrGameClass *game_class = SCR_GAME_CLASS (klass);

  game_class->get_id = verdict_game_get_id;
  game_class->get_title = verdict_game_get_title;
  game_class->normalize_setup = verdict_game_normalize_setup;
  game_class->new_state = verdict_game_new_state;
  game_class->dup_scoring = verdict_game_dup_scoring;
  game_class->describe_scoring = verdict_game_describe_scoring;
}

static void
verdict_game_init (VerdictGame *self)
{
}

ScrGame *
verdict_game_new (void)
{
  return g_object_new (VERDICT_TYPE_GAME, NULL);
}
