/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-seat.h"
#include "games/abbates/abbates-state-private.h"

/* What a seat may know, rule by rule. */

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

/* A random position of @wanted for which @is_wanted holds. */
static void
find_position (AbbatesSetup *setup,
               gboolean (*is_wanted) (const AbbatesPosition *position),
               AbbatesPosition *position)
{
  guint64 random = 5;

  for (;;)
    {
      abbates_position_init (position, &setup->rules);
      for (; position->stage != ABBATES_STAGE_OVER;
           abbates_position_apply (
               position, &setup->rules,
               abbates_position_random_move (position, &setup->rules, &random)))
        if (is_wanted (position))
          return;
      if (is_wanted (position))
        return;
    }
}

static gboolean
is_drawing_known (const AbbatesPosition *position)
{
  return position->n_known >= 2 && position->due_for == ABBATES_FOR_DRAW;
}

static gboolean
is_playing_after_peek (const AbbatesPosition *position)
{
  return position->n_known >= 2 && position->awaiting == ABBATES_MOVE_PLAY;
}

static gboolean
is_placing (const AbbatesPosition *position)
{
  return position->awaiting == ABBATES_MOVE_PLACE && position->round == 3;
}

static gboolean
is_in_round_3 (const AbbatesPosition *position)
{
  return position->round == 3 && position->awaiting == ABBATES_MOVE_PLAY;
}

static gboolean
is_over (const AbbatesPosition *position)
{
  return position->stage == ABBATES_STAGE_OVER;
}

static guint
count_outcomes (ScrState *state)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = scr_state_list_outcomes (state, weights);

  return g_strv_length (outcomes);
}

/* Who peeked knows what will be drawn; to all others it is any card. */
static void
test_peeked_cards_are_known_to_who_peeked (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 3, .palms = TRUE };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position;
  g_autoptr (AbbatesState) state = NULL;

  find_position (setup, is_drawing_known, &position);
  state = abbates_state_new (setup, &position);
  for (int viewer = SCR_VIEWER_PUBLIC; viewer <= 3; viewer++)
    {
      g_autoptr (ScrState) view = new_view (SCR_STATE (state), viewer, FALSE);
      const AbbatesPosition *seen = abbates_state_get_position (ABBATES_STATE (view));

      g_assert_cmpuint (seen->known_by, ==, position.known_by);
      g_assert_cmpuint (seen->n_known, ==, position.n_known);
      if (viewer == position.known_by)
        {
          g_assert_cmpmem (seen, sizeof *seen, &position, sizeof position);
          g_assert_cmpuint (count_outcomes (view), ==, 1);
        }
      else
        {
          g_assert_cmpuint (seen->known[0], ==, ABBATES_UNKNOWN_CARD);
          g_assert_cmpuint (count_outcomes (view), >, 1);
        }
    }
}

/* Drawn in a view, a hidden card is one that lay nowhere known. */
static void
test_a_hidden_card_that_is_drawn_is_seen (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 3, .palms = TRUE };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position, seen, drawn;
  AbbatesMove move = { ABBATES_MOVE_REVEAL, { 0 } };

  find_position (setup, is_drawing_known, &position);
  seen = position;
  abbates_position_hide (&seen, &setup->rules, SCR_VIEWER_PUBLIC, FALSE);
  move.arg[0] = position.known[0];
  g_assert_cmpint (abbates_position_check (&seen, &setup->rules, move), ==, ABBATES_REASON_NONE);
  drawn = seen;
  abbates_position_apply (&drawn, &setup->rules, move);
  g_assert_cmpuint (drawn.drawn, ==, position.known[0]);
  g_assert_cmpuint (drawn.left[position.known[0]] + 1, ==, seen.left[position.known[0]]);

  /* The same as hiding what came of it in truth. */
  abbates_position_apply (&position, &setup->rules, move);
  abbates_position_hide (&position, &setup->rules, SCR_VIEWER_PUBLIC, FALSE);
  g_assert_cmpmem (&drawn, sizeof drawn, &position, sizeof position);
}

static void
test_a_drawn_card_is_public (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 4, .palms = TRUE };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position, seen;

  find_position (setup, is_placing, &position);
  seen = position;
  abbates_position_hide (&seen, &setup->rules, SCR_VIEWER_PUBLIC, TRUE);
  g_assert_cmpuint (seen.drawn, ==, position.drawn);
}

static void
test_secrets_are_their_seats_until_the_end (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 3, .variants = 8 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position, seen;

  find_position (setup, is_in_round_3, &position);
  for (int viewer = SCR_VIEWER_PUBLIC; viewer <= 3; viewer++)
    {
      seen = position;
      abbates_position_hide (&seen, &setup->rules, viewer, FALSE);
      for (int seat = 1; seat <= 3; seat++)
        g_assert_cmpuint (seen.seats[seat - 1].secret, ==,
                          seat == viewer ? position.seats[seat - 1].secret
                                         : ABBATES_UNKNOWN_CARD);
    }

  find_position (setup, is_over, &position);
  seen = position;
  abbates_position_hide (&seen, &setup->rules, SCR_VIEWER_PUBLIC, TRUE);
  g_assert_cmpmem (&seen, sizeof seen, &position, sizeof position);
}

/* A text shows a seat its own secret card and what it saw; the state's own text, that
 * everyone reads, shows neither. */
static void
test_text_shows_what_is_the_viewers_own (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 8 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position;
  g_autoptr (AbbatesState) state = NULL;
  g_autoptr (ScrState) own = NULL;
  g_autoptr (ScrState) public = NULL;
  g_autofree char *all_text = NULL;
  g_autofree char *own_text = NULL;
  g_autofree char *public_text = NULL;

  find_position (setup, is_playing_after_peek, &position);
  state = abbates_state_new (setup, &position);
  own = new_view (SCR_STATE (state), position.known_by, FALSE);
  public = new_view (SCR_STATE (state), SCR_VIEWER_PUBLIC, FALSE);
  all_text = scr_state_to_text (SCR_STATE (state));
  own_text = scr_state_to_text (own);
  public_text = scr_state_to_text (public);

  g_assert_null (strstr (all_text, "Secret card"));
  g_assert_null (strstr (all_text, "knows"));
  g_assert_nonnull (strstr (own_text, "On top of it, as"));
  g_assert_nonnull (strstr (own_text, "Secret card: hidden"));
  g_assert_nonnull (strstr (public_text, "knows the top"));
  g_assert_null (strstr (public_text, "On top of it"));
}

/* A score that a hidden mission decides is null, and from what it may be to what it may be. */
static void
test_a_hidden_mission_makes_the_score_a_range (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position, seen;
  AbbatesScore scores[ABBATES_MAX_SEATS], low[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];
  g_autoptr (AbbatesState) view = NULL;
  g_autoptr (AbbatesSeat) other = NULL;

  find_position (setup, is_in_round_3, &position);
  abbates_position_score (&position, &setup->rules, scores);
  seen = position;
  abbates_position_hide (&seen, &setup->rules, 1, TRUE);
  g_assert_true (abbates_position_is_score_certain (&seen, &setup->rules, 1));
  g_assert_false (abbates_position_is_score_certain (&seen, &setup->rules, 2));
  g_assert_true (abbates_position_is_certain (&seen, 2));
  view = abbates_state_new (setup, &seen);
  other = g_list_model_get_item (abbates_state_get_seats (view), 1);
  g_assert_false (abbates_seat_is_certain (other));
  g_assert_null (abbates_seat_get_mission (other));
  g_assert_true (scr_state_is_total_known (SCR_STATE (view), 1));
  g_assert_false (scr_state_is_total_known (SCR_STATE (view), 2));

  abbates_position_score_range (&seen, &setup->rules, low, high);
  g_assert_cmpint (low[0].total, ==, scores[0].total);
  g_assert_cmpint (high[0].total, ==, scores[0].total);
  g_assert_cmpint (low[1].total, <=, scores[1].total);
  g_assert_cmpint (high[1].total, >=, scores[1].total);
  g_assert_cmpint (low[1].track, ==, high[1].track);
  g_assert_cmpint (low[1].garden, ==, high[1].garden);
  g_assert_cmpint (low[1].minus, <=, scores[1].minus);
  g_assert_cmpint (high[1].minus, >=, scores[1].minus);

  /* All squares of one kind: the purple area is right, whichever it is. */
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    seen.seats[1].portrait[i] = abbates_card_from_word ("book-1");
  abbates_position_score_range (&seen, &setup->rules, low, high);
  g_assert_cmpint (low[1].purple, ==, 5);
  g_assert_cmpint (high[1].purple, ==, 5);
}

/* The player is alone, and Henricus plays by the mission: it stays open. */
static void
test_solo_hides_nothing (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 1, .difficulty = "novice" };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position, seen;

  find_position (setup, is_in_round_3, &position);
  for (int viewer = SCR_VIEWER_PUBLIC; viewer <= 2; viewer++)
    {
      seen = position;
      abbates_position_hide (&seen, &setup->rules, viewer, TRUE);
      g_assert_cmpmem (&seen.seats, sizeof seen.seats, &position.seats, sizeof position.seats);
      g_assert_cmpmem (&seen.henricus, sizeof seen.henricus, &position.henricus,
                       sizeof position.henricus);
    }
}

/* A match of three that is dealt, with its display and seed as said. */
static ScrMatch *
new_match (gboolean hide_missions,
           const char *seed)
{
  const AbbatesTestSetup wanted = { .n_seats = 3, .palms = TRUE };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_DIGITAL, "7", &error);
  g_autoptr (JsonNode) json = NULL;
  ScrMatch *again;

  g_assert_no_error (error);
  g_assert_true (scr_match_deal (match, NULL, &error));
  json = scr_match_to_json (match);
  json_object_set_member (json_node_get_object (json), "display", new_display (hide_missions));
  json_object_set_string_member (json_node_get_object (json), "seed", seed);
  again = scr_match_new_from_json (json, &error);
  g_assert_no_error (error);

  return again;
}

/* A match's view goes by its display, and not by its seed. */
static void
test_match_view_goes_by_the_display (void)
{
  for (guint hide = 0; hide < 2; hide++)
    {
      g_autoptr (ScrMatch) match = new_match (hide, "7");
      g_autoptr (ScrMatch) other = new_match (hide, "8");
      g_autoptr (ScrState) view = scr_match_view (match, 2);
      g_autoptr (ScrState) other_view = scr_match_view (other, 2);
      g_autoptr (JsonNode) json = scr_state_to_json (view);
      g_autoptr (JsonNode) other_json = scr_state_to_json (other_view);
      g_autofree char *difference = NULL;
      const AbbatesPosition *seen = abbates_state_get_position (ABBATES_STATE (view));

      g_assert_true ((seen->seats[0].mission == 0) == hide);
      g_assert_cmpuint (seen->hidden, ==, hide ? 1 | 4 : 0);
      g_assert_cmpuint (seen->seats[1].mission, !=, 0);
      g_assert_true (scr_json_equal (json, other_json, &difference));
      g_clear_object (&view);
      g_assert_finalize_object (g_steal_pointer (&match));
    }
}

/* Whether the entry that deals @seat its mission names it to @viewer, in the log and in
 * the events alike. */
static gboolean
tells_mission (ScrMatch *match,
               guint seat,
               int viewer)
{
  guint number = 12 + seat;
  const AbbatesPosition *position =
      abbates_state_get_position (ABBATES_STATE (scr_match_get_state (match)));
  const AbbatesRules *rules =
      abbates_state_get_rules (ABBATES_STATE (scr_match_get_state (match)));
  const char *id = rules->missions[position->seats[seat - 1].mission - 1].id;
  g_autofree char *sentence = scr_match_dup_sentence (match, number, viewer);
  g_autoptr (GListModel) events = scr_match_list_events (match, number, viewer);
  g_autoptr (ScrEvent) event = g_list_model_get_item (events, 0);
  gboolean is_told = strstr (sentence, id) != NULL;

  g_assert_cmpstr (scr_event_get_to (event), ==, seat == 1 ? "mission 1" : "mission 2");
  g_assert_cmpstr (scr_event_get_piece (event), ==, is_told ? id : "?");

  return is_told;
}

/* What lies face down is not told by the log or by events either. */
static void
test_log_and_events_go_by_the_display (void)
{
  for (guint hide = 0; hide < 2; hide++)
    {
      g_autoptr (ScrMatch) match = new_match (hide, "7");

      for (guint seat = 1; seat <= 2; seat++)
        {
          g_assert_true (tells_mission (match, seat, SCR_VIEWER_ALL));
          for (int viewer = SCR_VIEWER_PUBLIC; viewer <= 3; viewer++)
            g_assert_cmpint (tells_mission (match, seat, viewer), ==,
                             !hide || viewer == (int) seat);
        }
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/view-rules/peeked-cards-are-known-to-who-peeked",
                   test_peeked_cards_are_known_to_who_peeked);
  g_test_add_func ("/abbates/view-rules/a-hidden-card-that-is-drawn-is-seen",
                   test_a_hidden_card_that_is_drawn_is_seen);
  g_test_add_func ("/abbates/view-rules/a-drawn-card-is-public", test_a_drawn_card_is_public);
  g_test_add_func ("/abbates/view-rules/secrets-are-their-seats-until-the-end",
                   test_secrets_are_their_seats_until_the_end);
  g_test_add_func ("/abbates/view-rules/text-shows-what-is-the-viewers-own",
                   test_text_shows_what_is_the_viewers_own);
  g_test_add_func ("/abbates/view-rules/a-hidden-mission-makes-the-score-a-range",
                   test_a_hidden_mission_makes_the_score_a_range);
  g_test_add_func ("/abbates/view-rules/solo-hides-nothing", test_solo_hides_nothing);
  g_test_add_func ("/abbates/view-rules/match-view-goes-by-the-display",
                   test_match_view_goes_by_the_display);
  g_test_add_func ("/abbates/view-rules/log-and-events-go-by-the-display",
                   test_log_and_events_go_by_the_display);

  return g_test_run ();
}
