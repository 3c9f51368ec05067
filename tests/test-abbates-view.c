/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "core/scr-result-row.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* What a seat may not know changes nothing that it can see or ask. */

#define N_GAMES 24

/* Each how-manieth state is also looked at by more costly means. */
#define DEEP_STATES 16

static JsonNode *
new_display (gboolean hide_missions)
{
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_boolean_member (object, "hide-missions", hide_missions);
  json_node_take_object (node, object);

  return node;
}

static ScrState *
new_view (ScrState *state,
          int viewer,
          gboolean hide_missions)
{
  g_autoptr (JsonNode) display = new_display (hide_missions);

  return scr_state_view (state, viewer, display);
}

static void
append_json (GString *text,
             JsonNode *json)
{
  g_autoptr (JsonNode) owned = json;
  g_autofree char *printed = scr_json_print (owned, FALSE);

  g_string_append_printf (text, "%s\n", printed);
}

static void
append_take (GString *text,
             char *taken)
{
  g_string_append_printf (text, "%s\n", taken != NULL ? taken : "-");
  g_free (taken);
}

static void
append_outcomes (GString *text,
                 ScrState *view)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = scr_state_list_outcomes (view, weights);

  for (guint i = 0; outcomes[i] != NULL; i++)
    g_string_append_printf (text, "%s %u, ", outcomes[i], g_array_index (weights, guint, i));
}

static void
append_rows (GString *text,
             ScrState *view)
{
  g_autoptr (GListModel) rows = scr_state_list_result (view);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      g_string_append_printf (text, "%s: %s:", scr_result_row_get_label (row),
                              scr_result_row_get_detail (row));
      append_take (text, g_strjoinv (" | ", (char **) scr_result_row_get_values (row)));
    }
}

static void
append_terms (GString *text,
              ScrState *view,
              guint seat,
              const char *number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) terms = scr_state_explain (view, seat, number, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      g_string_append_printf (text, "%s %s %s %d %s %s\n", scr_term_get_name (term),
                              scr_term_get_label (term), scr_term_get_detail (term),
                              scr_term_get_value (term), scr_term_get_source (term),
                              scr_term_get_piece (term));
    }
}

static void
append_numbers (GString *text,
                ScrState *view)
{
  g_auto (GStrv) columns = scr_state_dup_columns (view);

  append_terms (text, view, 0, "general");
  for (guint seat = 1; seat <= g_strv_length (columns); seat++)
    {
      g_string_append_printf (text, "%d\n", scr_state_get_total (view, seat));
      append_terms (text, view, seat, "track");
      append_terms (text, view, seat, "score");
    }
}

/* What comes of the first and the last thing that can happen. */
static void
append_after (GString *text,
              ScrState *view)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) moves = scr_state_get_turn (view) > 0 ? scr_state_list_moves (view)
                                                       : scr_state_list_outcomes (view, weights);
  guint n_moves = g_strv_length (moves);

  for (guint i = 0; i < n_moves; i += MAX (n_moves - 1, 1))
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrState) after = scr_state_apply (view, moves[i], &error);

      g_assert_no_error (error);
      append_json (text, scr_state_to_json (after));
      append_take (text, scr_state_prompt (after));
      append_take (text, scr_state_advise (view, moves[i]));
    }
}

static void
append_choices (GString *text,
                ScrState *view)
{
  static const char *const bots[] = { "random", "greedy" };

  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    {
      g_autoptr (ScrBot) bot = scr_game_new_bot (abbates_test_game (), bots[i]);
      guint64 random = 77;

      append_take (text, scr_bot_choose (bot, view, &random));
    }
}

/* Everything that can be asked of a state, as text; @deep for more costly questions too. */
static char *
ask (ScrState *view,
     gboolean deep)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) winners = scr_state_list_winners (view);
  g_auto (GStrv) moves = scr_state_list_moves (view);

  append_json (text, scr_state_to_json (view));
  append_take (text, g_strjoinv (", ", moves));
  append_outcomes (text, view);
  append_take (text, scr_state_prompt (view));
  append_take (text, scr_state_to_text (view));
  append_json (text, scr_state_score_to_json (view));
  append_rows (text, view);
  append_take (text, scr_state_describe_result (view));
  g_string_append_printf (text, "%u %d %s\n", winners->len, scr_state_get_turn (view),
                          scr_state_get_awaiting (view));
  if (deep)
    {
      append_numbers (text, view);
      append_after (text, view);
    }
  if (deep && scr_state_get_turn (view) > 0)
    append_choices (text, view);

  return g_string_free (text, FALSE);
}

/* One of the cards that lie nowhere known, at random. */
static AbbatesCard
draw_unseen (AbbatesPosition *position,
             guint64 *random)
{
  guint total = 0, at;

  for (guint card = 0; card < ABBATES_N_CARDS; card++)
    total += position->left[card];
  at = (guint) scr_random_below (random, total);
  for (AbbatesCard card = 0;; card++)
    {
      if (at < position->left[card])
        {
          position->left[card]--;
          return card;
        }
      at -= position->left[card];
    }
}

/* Gives all that @viewer may not know other values: peeked and secret cards, and with
 * @hide_missions missions. */
static void
scramble (AbbatesPosition *position,
          const AbbatesRules *rules,
          int viewer,
          gboolean hide_missions,
          guint64 *random)
{
  gboolean over = position->stage == ABBATES_STAGE_OVER;
  gboolean peeked = position->known_by != viewer;

  for (guint i = 0; peeked && i < position->n_known; i++)
    position->left[position->known[i]]++;
  for (guint i = 0; !over && i < rules->n_seats; i++)
    if ((int) i + 1 != viewer && position->seats[i].secret != ABBATES_NO_CARD)
      position->left[position->seats[i].secret]++;

  for (guint i = 0; peeked && i < position->n_known; i++)
    position->known[i] = draw_unseen (position, random);
  for (guint i = 0; !over && i < rules->n_seats; i++)
    {
      AbbatesSeatPosition *seat = &position->seats[i];

      if ((int) i + 1 == viewer)
        continue;
      if (seat->secret != ABBATES_NO_CARD)
        seat->secret = draw_unseen (position, random);
      while (hide_missions && !rules->solo && seat->mission != 0)
        {
          guint8 mission = (guint8) (1 + scr_random_below (random, ABBATES_N_MISSIONS));
          gboolean taken = FALSE;

          for (guint j = 0; j < rules->n_seats; j++)
            taken = taken || (j != i && position->seats[j].mission == mission);
          if (!taken)
            {
              seat->mission = mission;
              break;
            }
        }
    }
}

static void
assert_same_text (const char *first,
                  const char *second,
                  const char *what)
{
  if (!g_str_equal (first, second))
    g_error ("%s differs:\n%s\n---\n%s", what, first, second);
}

/* What others hide, put in another way, changes nothing. */
static void
check_hidden (AbbatesSetup *setup,
              const AbbatesPosition *position,
              int viewer,
              gboolean hide_missions,
              gboolean deep,
              guint64 *random)
{
  AbbatesPosition changed = *position;
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (AbbatesState) other = NULL;
  g_autoptr (ScrState) view = new_view (SCR_STATE (state), viewer, hide_missions);
  g_autoptr (ScrState) other_view = NULL;
  g_autofree char *answer = ask (view, deep);
  g_autofree char *other_answer = NULL;

  scramble (&changed, &setup->rules, viewer, hide_missions, random);
  other = abbates_state_new (setup, &changed);
  other_view = new_view (SCR_STATE (other), viewer, hide_missions);
  other_answer = ask (other_view, deep);
  assert_same_text (answer, other_answer, "what a viewer may not know is given away: it");
}

/* The state's JSON with what formats hide from @viewer. */
static JsonNode *
make_expected (ScrState *state,
               const AbbatesPosition *position,
               gboolean solo,
               int viewer,
               gboolean hide_missions)
{
  JsonNode *json = scr_state_to_json (state);
  JsonObject *object = json_node_get_object (json);
  JsonArray *seats = json_object_get_array_member (object, "seats");

  if (position->known_by != viewer)
    {
      JsonArray *known = json_array_new ();

      for (guint i = 0; i < position->n_known; i++)
        json_array_add_string_element (known, "?");
      json_object_set_array_member (object, "known_top", known);
    }
  for (guint i = 0; !json_object_get_boolean_member (object, "over") &&
                    i < json_array_get_length (seats);
       i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);

      if ((int) i + 1 == viewer)
        continue;
      if (!json_object_get_null_member (seat, "secret"))
        json_object_set_string_member (seat, "secret", "?");
      if (hide_missions && !solo && !json_object_get_null_member (seat, "mission"))
        {
          json_object_set_null_member (seat, "mission");
          json_object_set_null_member (seat, "score");
        }
    }

  return json;
}

/* All the rest is there, the viewer's own knowledge too. */
static void
check_shown (AbbatesSetup *setup,
             const AbbatesPosition *position,
             int viewer,
             gboolean hide_missions)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (ScrState) view = new_view (SCR_STATE (state), viewer, hide_missions);
  g_autoptr (JsonNode) expected =
      make_expected (SCR_STATE (state), position, setup->rules.solo, viewer, hide_missions);
  g_autoptr (JsonNode) json = scr_state_to_json (view);
  g_autofree char *difference = NULL;

  if (!scr_json_equal (json, expected, &difference))
    g_error ("the view of %d differs at %s", viewer, difference);
}

/* The cards that lie nowhere known are the draw pile's and the hidden ones. */
static void
check_left (AbbatesSetup *setup,
            const AbbatesPosition *position,
            int viewer)
{
  AbbatesPosition seen = *position;
  guint left = 0, hidden = 0;

  abbates_position_hide (&seen, &setup->rules, viewer, FALSE);
  for (guint card = 0; card < ABBATES_N_CARDS; card++)
    left += seen.left[card];
  for (guint i = 0; i < seen.n_known; i++)
    hidden += seen.known[i] == ABBATES_UNKNOWN_CARD;
  for (guint i = 0; i < setup->rules.n_seats; i++)
    hidden += seen.seats[i].secret == ABBATES_UNKNOWN_CARD;
  g_assert_cmpuint (left, ==, seen.pile - seen.n_known + hidden);
  g_assert_cmpuint (seen.left[ABBATES_UNKNOWN_CARD] + seen.left[ABBATES_NO_CARD], ==, 0);
}

static void
check_view_of_view (AbbatesSetup *setup,
                    const AbbatesPosition *position,
                    int viewer,
                    gboolean hide_missions)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (ScrState) view = new_view (SCR_STATE (state), viewer, hide_missions);
  g_autoptr (ScrState) again = new_view (view, viewer, hide_missions);
  g_autoptr (ScrState) public = new_view (SCR_STATE (state), SCR_VIEWER_PUBLIC, hide_missions);
  g_autoptr (ScrState) less = new_view (view, SCR_VIEWER_PUBLIC, hide_missions);
  g_autofree char *first = ask (view, TRUE);
  g_autofree char *second = ask (again, TRUE);
  g_autofree char *third = ask (public, TRUE);
  g_autofree char *fourth = ask (less, TRUE);

  assert_same_text (first, second, "the view of a view");
  assert_same_text (third, fourth, "the public view of a view");
}

/* A view is a state: a whole game can be played on from it, as a bot does in its head. */
static void
check_playable (AbbatesSetup *setup,
                const AbbatesPosition *position,
                int viewer,
                gboolean hide_missions,
                guint64 *random)
{
  AbbatesPosition seen = *position;

  abbates_position_hide (&seen, &setup->rules, viewer, hide_missions);
  for (guint n_moves = 0; seen.stage != ABBATES_STAGE_OVER; n_moves++)
    {
      AbbatesMove move = abbates_position_random_move (&seen, &setup->rules, random);

      g_assert_cmpuint (n_moves, <, 2000);
      g_assert_cmpint (abbates_position_check (&seen, &setup->rules, move), ==,
                       ABBATES_REASON_NONE);
      abbates_position_apply (&seen, &setup->rules, move);
    }
}

static void
check_viewer (AbbatesSetup *setup,
              const AbbatesPosition *position,
              int viewer,
              gboolean hide_missions,
              gboolean deep,
              guint64 *random)
{
  check_hidden (setup, position, viewer, hide_missions, deep || position->n_known > 0, random);
  check_shown (setup, position, viewer, hide_missions);
  check_left (setup, position, viewer);
  if (!deep)
    return;

  check_view_of_view (setup, position, viewer, hide_missions);
  check_playable (setup, position, viewer, hide_missions, random);
}

/* Less where the walk through random games is cut down: with sanitizers. */
static guint
get_n_games (void)
{
  const char *wanted = g_getenv ("SCRIPTORIUM_WALK_GAMES");

  return wanted != NULL ? CLAMP ((guint) atoi (wanted) / 100, 2, N_GAMES) : N_GAMES;
}

/* In every state of random games of all configurations, for each viewer. */
static void
test_nothing_is_given_away (void)
{
  guint64 random = 20261130;
  guint n_games = get_n_games ();

  for (guint i = 0; i < n_games; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      gboolean hide_missions = i % 2 == 0;
      AbbatesPosition position;

      abbates_position_init (&position, &setup->rules);
      for (guint n_moves = 0;; n_moves++)
        {
          gboolean over = position.stage == ABBATES_STAGE_OVER;

          for (int viewer = SCR_VIEWER_PUBLIC; viewer <= (int) setup->rules.n_seats; viewer++)
            check_viewer (setup, &position, viewer, hide_missions,
                          over || n_moves % DEEP_STATES == 0, &random);
          if (over)
            break;
          abbates_position_apply (&position, &setup->rules,
                                  abbates_position_random_move (&position, &setup->rules, &random));
        }
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/view/nothing-is-given-away", test_nothing_is_given_away);

  return g_test_run ();
}
