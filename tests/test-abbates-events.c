/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-replay.h"
#include "abbates-util.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* What comes of a move, in the words of docs/formats.md, and what the log makes of it. */

#define TWO "two-seats"
#define FOUR "four-seats"
#define SOLO "solo-prior"
#define THREE "three-seats-variants-2-4"

/**
 * Case:
 * @fixture: a match
 * @number: one of its moves, from 1
 * @viewer: who is told
 * @events: what he is told
 */
typedef struct
{
  const char *name;
  const char *fixture;
  guint number;
  int viewer;
  const char *events;
} Case;

static const Case cases[] = {
  { "arcade", TWO, 1, 0, "move peek: - > arcade 1 1, seat 0, 1\n" },
  { "mission", TWO, 13, 0, "move m16: - > mission 1, seat 1, 1\n" },
  { "start", TWO, 15, 0, "move start: - > seat 2, seat 0, 1\n" },
  { "points", TWO, 16, 0, "move book-2: pile > points 1, seat 0, 1\n" },
  { "aequalis", TWO, 19, 0,
    "move book-1: pile > points 4, seat 0, 1\n"
    "step general: track 0 > track 7, seat 0, 7\n" },
  { "garden", TWO, 20, 0, "move window-3: pile > garden 1, seat 0, 1\n" },
  { "secret-owner", THREE, 16, 1, "move artefact-2: pile > secret 1, seat 1, 1\n" },
  { "secret-other", THREE, 16, 2, "move ?: pile > secret 1, seat 1, 1\n" },
  { "secret-public", THREE, 16, SCR_VIEWER_PUBLIC, "move ?: pile > secret 1, seat 1, 1\n" },
  { "secret-all", THREE, 16, SCR_VIEWER_ALL, "move artefact-2: pile > secret 1, seat 1, 1\n" },
  { "phase-ends", TWO, 136, 0,
    "move book-1: pile > refill 3, seat 0, 1\n"
    "move abbot-4: played 1 > discards 1, seat 1, 1\n"
    "move start: seat 2 > seat 1, seat 0, 1\n"
    "end phase: - > -, seat 0, 3\n"
    "begin phase: - > -, seat 0, 4\n"
    "move general: line row-1 > board 4, seat 0, 1\n" },
  { "game-ends", TWO, 138, 0,
    "move abbot-3: hand 2 > played 2, seat 2, 1\n"
    "win phase: - > -, seat 1, 10\n"
    "move abbot-10: played 1 > chapter 1 10, seat 1, 1\n"
    "win corner-4: - > -, seat 1, 1\n"
    "move corner-4: board 4 > corner 1 4, seat 1, 1\n"
    "earn abbot-14: - > hand 1, seat 1, 6\n"
    "move abbot-3: played 2 > discards 2, seat 2, 1\n"
    "move start: seat 1 > seat 2, seat 0, 1\n"
    "end phase: - > -, seat 0, 4\n"
    "end round: - > -, seat 0, 4\n"
    "win game: - > -, seat 1, 17\n"
    "end game: - > -, seat 0, 0\n" },
  { "draw", TWO, 132, 0, "move artefact-3: pile > drawn 1, seat 1, 1\n" },
  { "place-and-replenish", TWO, 133, 0,
    "move window-2: portrait 1 2 > covered 1, seat 1, 1\n"
    "move artefact-3: drawn 1 > portrait 1 2, seat 1, 1\n"
    "step abbot: track 12 > track 13, seat 1, 1\n"
    "move artefact-3: garden 1 > discard, seat 0, 1\n"
    "move artefact-1: garden 3 > discard, seat 0, 1\n"
    "move book-2: refill 1 > garden 1, seat 0, 1\n"
    "move window-2: refill 2 > garden 2, seat 0, 1\n"
    "move book-1: refill 3 > garden 3, seat 0, 1\n" },
  { "take-refill", TWO, 60, 0,
    "move window-3: portrait 2 2 > covered 2, seat 2, 1\n"
    "move book-1: refill 2 > portrait 2 2, seat 2, 1\n"
    "step abbot: track 5 > track 3, seat 2, -2\n" },
  { "take-discard", FOUR, 47, 0,
    "move window-1: discard > portrait 4 2, seat 4, 1\n"
    "step abbot: track 0 > track 1, seat 4, 1\n" },
  { "swap-line", FOUR, 83, 0,
    "move artefact-2: garden 4 > refill 1, seat 4, 1\n"
    "move window-1: refill 1 > garden 4, seat 4, 1\n" },
  { "other-line", FOUR, 112, 0, "move taken-line: line column-3 > line row-2, seat 4, 1\n" },
  { "recall", TWO, 103, 0,
    "move abbot-6: chapter 1 6 > out, seat 2, 1\n"
    "step general: track 19 > track 18, seat 2, -1\n" },
  { "swap", THREE, 125, 0,
    "move book-2: portrait 3 1 > portrait 3 2, seat 3, 1\n"
    "move book-2: portrait 3 2 > portrait 3 1, seat 3, 1\n" },
  { "peek-owner", THREE, 46, 1, "look window-1: pile 1 > -, seat 1, 1\n" },
  { "peek-other", THREE, 46, 3, "look ?: pile > -, seat 1, 1\n" },
  { "order-owner", THREE, 52, 1,
    "move window-2: pile 2 > pile 1, seat 1, 1\n"
    "move artefact-1: pile 4 > pile 2, seat 1, 1\n"
    "move artefact-3: pile 3 > pile 3, seat 1, 1\n"
    "move window-2: pile 6 > pile 4, seat 1, 1\n"
    "move window-1: pile 1 > pile 5, seat 1, 1\n"
    "move book-1: pile 5 > pile 6, seat 1, 1\n" },
  { "order-public", THREE, 52, SCR_VIEWER_PUBLIC,
    "move ?: pile > pile, seat 1, 1\n"
    "move ?: pile > pile, seat 1, 1\n"
    "move ?: pile > pile, seat 1, 1\n"
    "move ?: pile > pile, seat 1, 1\n"
    "move ?: pile > pile, seat 1, 1\n"
    "move ?: pile > pile, seat 1, 1\n" },
  { "game-begins", SOLO, 31, 1,
    "move artefact-1: pile > refill 3, seat 0, 1\n"
    "begin game: - > -, seat 0, 0\n"
    "begin round: - > -, seat 0, 1\n"
    "begin phase: - > -, seat 0, 1\n"
    "move general: - > line column-1, seat 0, 1\n"
    "move abbot-7: henricus low > played 2, seat 2, 1\n" },
  { "henricus-turned-up", SOLO, 32, 1, "look abbot-1: henricus low > -, seat 0, 1\n" },
  { "henricus-exchanges", SOLO, 40, 1,
    "move abbot-10: hand 1 > played 1, seat 1, 1\n"
    "step ora: ora 1 1 > ora 1 2, seat 1, 1\n"
    "win phase: - > -, seat 2, 12\n"
    "move abbot-12: played 2 > chapter 2 12, seat 2, 1\n"
    "step general: track 5 > track 6, seat 2, 1\n"
    "move book-3: garden 2 > henricus cards, seat 2, 1\n"
    "step abbot: track 3 > track 6, seat 2, 3\n"
    "move artefact-3: henricus cards > refill 3, seat 2, 1\n"
    "move book-3: refill 3 > henricus cards, seat 2, 1\n" },
  { "round-ends", SOLO, 54, 1,
    "move abbot-6: hand 1 > played 1, seat 1, 1\n"
    "win phase: - > -, seat 2, 9\n"
    "move abbot-9: played 2 > chapter 2 9, seat 2, 1\n"
    "step general: track 8 > track 9, seat 2, 1\n"
    "win corner-1: - > -, seat 2, 1\n"
    "move corner-1: board 1 > corner 2 1, seat 2, 1\n"
    "earn point: - > corner 2 1, seat 2, 1\n"
    "move abbot-6: played 1 > discards 1, seat 1, 1\n"
    "end phase: - > -, seat 0, 4\n"
    "move abbot-4: discards 1 > hand 1, seat 1, 1\n"
    "move abbot-6: discards 1 > out, seat 1, 1\n"
    "move abbot-10: discards 1 > out, seat 1, 1\n"
    "move ora: out > ora 1 0, seat 1, 1\n"
    "move abbot-1: discards 2 > henricus low, seat 2, 1\n"
    "shuffle -: - > henricus low, seat 0, 8\n"
    "end round: - > -, seat 0, 1\n"
    "begin round: - > -, seat 0, 2\n"
    "begin phase: - > -, seat 0, 1\n"
    "move general: board 1 > line row-1, seat 0, 1\n" },
};

/* Returns (transfer full) the state before move @number, from 1, of a fixture. */
static ScrState *
load_before (const char *fixture,
             guint number,
             char **move)
{
  g_autofree char *file = g_strdup_printf ("games/%s.match.json", fixture);
  g_autofree char *text = abbates_test_read ("fixtures", file);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = scr_json_parse (text, -1, &error);
  g_autoptr (ScrMatch) match = scr_match_new_from_json (root, &error);
  g_autoptr (ScrEntry) entry = NULL;

  g_assert_no_error (error);
  entry = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  *move = g_strdup (scr_entry_get_move (entry));

  return g_object_ref (scr_entry_get_before (entry));
}

static void
test_case (gconstpointer data)
{
  const Case *wanted = data;
  g_autofree char *move = NULL;
  g_autoptr (ScrState) state = load_before (wanted->fixture, wanted->number, &move);
  g_autoptr (GListModel) events = scr_state_list_events (state, move, wanted->viewer, NULL);
  g_autofree char *told = abbates_replay_print (events);

  g_assert_cmpstr (told, ==, wanted->events);
}

/* Who alone sees a card reads in the log which it is. */
static void
test_log_viewers (void)
{
  static const struct
  {
    guint number;
    int viewer;
    const char *sentence;
  } sentences[] = {
    { 16, 1, "Ann draws artefact 2 as a secret card." },
    { 16, 2, "Ann draws a secret card." },
    { 16, SCR_VIEWER_PUBLIC, "Ann draws a secret card." },
    { 16, SCR_VIEWER_ALL, "Ann draws artefact 2 as a secret card." },
    { 46, 1, "Ann looks at window 1 on the draw pile." },
    { 46, 3, "Ann looks at a card of the draw pile." },
    { 46, SCR_VIEWER_PUBLIC, "Ann looks at a card of the draw pile." },
    { 46, SCR_VIEWER_ALL, "Ann looks at window 1 on the draw pile." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *move = NULL;
      g_autoptr (ScrState) state = load_before (THREE, sentences[i].number, &move);
      g_autofree char *sentence = scr_state_describe (state, move, sentences[i].viewer, NULL);

      g_assert_cmpstr (sentence, ==, sentences[i].sentence);
    }
}

/* A card told of a seat that is not in the match is shown as it was written. */
static void
test_log_no_such_seat (void)
{
  const char *text = "know secret 4 book-1";
  g_autofree char *move = NULL;
  g_autoptr (ScrState) state = load_before (THREE, 46, &move);
  g_autofree char *sentence = scr_state_describe (state, text, SCR_VIEWER_ALL, NULL);

  g_assert_cmpstr (sentence, ==, text);
}

/* The log tells each step of Henricus', and why he takes it. */
static void
test_log_henricus (void)
{
  static const struct
  {
    guint number;
    const char *part;
  } parts[] = {
    { 31, "Henricus plays 7 from his low pile: only 1 purple square of the mission of Ann lies in "
          "column 1." },
    { 33, "Henricus wins the phase with 7; the Abbot-General stays at 5. By square 1 of the Solo "
          "card Henricus takes artefact 3 from square 1 of the garden, in column 1, into his pile: "
          "no card there has more black beans. His Abbot goes to 3." },
    { 35, "Henricus' pawn goes to square 2 of the Solo card." },
    { 38, "Henricus plays 12 from his high pile: 3 purple squares of the mission of Ann lie in "
          "column 2." },
    { 40, "By square 2 of the Solo card Henricus takes book 3 from square 2 of the garden, in "
          "column 2, into his pile: no card there has more black beans. His Abbot goes to 6. Then "
          "he exchanges artefact 3, of his earlier cards the one with the fewest black beans, for "
          "book 3 in box 3, the one with the most of the replenishment row." },
    { 49, "Henricus did not win, so he draws: book 1. His Abbot goes to 7." },
    { 52, "Henricus plays 9 from his high pile, as at every corner." },
    { 54, "Henricus takes the corner card of round 1. It brings him 1 point. Ann takes 4 back into "
          "hand. Henricus takes 1 back, the highest of his discards: into his low pile, which is "
          "shuffled." },
    { 65, "By square 3 of the Solo card Henricus takes artefact 3 from square 8 of the garden, "
          "in row 3, into his pile: of the Abbot-General's line and those beside it, that one has "
          "the most cards with the highest number of black beans." },
    { 125, "Henricus takes the corner card of round 4. It brings him 12 points." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *move = NULL;
      g_autoptr (ScrState) state = load_before (SOLO, parts[i].number, &move);
      g_autofree char *sentence = scr_state_describe (state, move, SCR_VIEWER_PUBLIC, NULL);

      g_assert_nonnull (strstr (sentence, parts[i].part));
    }
}

/* What Henricus has done in a phase, and why, can be told from the state alone. */
static void
test_henricus_state (void)
{
  static const struct
  {
    guint number;
    const char *sentence;
  } sentences[] = {
    { 20, "" },
    { 33, "Henricus plays 7 from his low pile: only 1 purple square of the mission of Ann lies in "
          "column 1." },
    { 34,
      "Henricus plays 7 from his low pile: only 1 purple square of the mission of Ann lies in "
      "column 1. Henricus wins the phase with 7; by square 1 of the Solo card he takes artefact "
      "3." },
    { 41, "Henricus plays 12 from his high pile: 3 purple squares of the mission of Ann lie in "
          "column 2. Henricus wins the phase with 12; by square 2 of the Solo card he takes a card "
          "and then exchanges one." },
    { 43, "Henricus plays 12 from his high pile: 3 purple squares of the mission of Ann lie in "
          "column 2. Henricus wins the phase with 12; by square 2 of the Solo card he takes a card "
          "and then exchanges one." },
    { 48, "Henricus plays 1 from his low pile: only 1 purple square of the mission of Ann lies in "
          "column 3. Ann wins the phase, so Henricus draws the top card of the draw pile." },
    { 50, "Henricus plays 1 from his low pile: only 1 purple square of the mission of Ann lies in "
          "column 3. Ann wins the phase, so Henricus has drawn a card: book 1." },
    { 53, "Henricus plays 9 from his high pile, as at every corner." },
    { 125, "Henricus plays 14, a Benedict card." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *move = NULL;
      g_autoptr (ScrState) state = load_before (SOLO, sentences[i].number, &move);
      AbbatesState *own = ABBATES_STATE (state);
      g_autofree char *sentence = abbates_sentence_henricus (abbates_state_get_position (own),
                                                             abbates_state_get_setup (own));

      g_assert_cmpstr (sentence, ==, sentences[i].sentence);
    }
}

/* Why he plays from the other pile, and that he sits out. */
static void
test_henricus_empty_pile (void)
{
  g_autofree char *move = NULL;
  g_autoptr (ScrState) state = load_before (SOLO, 33, &move);
  AbbatesSetup *setup = abbates_state_get_setup (ABBATES_STATE (state));
  AbbatesPosition position = *abbates_state_get_position (ABBATES_STATE (state));
  g_autofree char *other = NULL;
  g_autofree char *out = NULL;

  position.henricus.played = 9;
  other = abbates_sentence_henricus (&position, setup);
  g_assert_cmpstr (other, ==, "Henricus plays 9 from his high pile: the low one is empty.");

  position.henricus.played = 0;
  position.henricus.out = TRUE;
  out = abbates_sentence_henricus (&position, setup);
  g_assert_cmpstr (out, ==, "Both piles of Henricus are empty: he sits this phase out.");
}

/* A place that an event names can be read again. */
static void
test_places (void)
{
  static const struct
  {
    const char *text;
    AbbatesPlaceKind kind;
    guint of;
    guint at;
  } places[] = {
    { NULL, ABBATES_PLACE_NOWHERE, 0, 0 },
    { "pile", ABBATES_PLACE_PILE, 0, 0 },
    { "pile 3", ABBATES_PLACE_PILE, 0, 3 },
    { "garden 5", ABBATES_PLACE_GARDEN, 0, 5 },
    { "portrait 2 9", ABBATES_PLACE_PORTRAIT, 2, 9 },
    { "hand 4", ABBATES_PLACE_HAND, 4, 0 },
    { "discard", ABBATES_PLACE_DISCARD, 0, 0 },
    { "discards 1", ABBATES_PLACE_DISCARDS, 1, 0 },
    { "chapter 1 13", ABBATES_PLACE_CHAPTER, 1, 13 },
    { "track 120", ABBATES_PLACE_TRACK, 0, 120 },
    { "line row-2", ABBATES_PLACE_LINE, 0, 5 },
    { "henricus low", ABBATES_PLACE_LOW, 0, 0 },
    { "henricus cards", ABBATES_PLACE_CARDS, 0, 0 },
    { "out", ABBATES_PLACE_OUT, 0, 0 },
  };
  static const char *const wrong[] = { "", "garden", "garden x", "garden 5 6", "portrait 1",
                                       "discard 1", "line row-9", "outside" };
  AbbatesPlace place;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_assert_true (abbates_place_parse (places[i].text, &place));
      g_assert_cmpuint (place.kind, ==, places[i].kind);
      g_assert_cmpuint (place.of, ==, places[i].of);
      g_assert_cmpuint (place.at, ==, places[i].at);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (abbates_place_parse (wrong[i], &place));
}

/* The position before a move of @kind in @phase of round 1. */
static void
reach (AbbatesPosition *position,
       const AbbatesRules *rules,
       guint phase,
       AbbatesMoveKind kind,
       AbbatesDueFor due_for)
{
  guint64 random = 9;

  abbates_position_init (position, rules);
  while (position->stage == ABBATES_STAGE_SETUP || position->phase < phase ||
         position->awaiting != kind || position->due_for != due_for)
    abbates_position_apply (position, rules,
                            abbates_position_random_move (position, rules, &random));
}

static char *
print_for (AbbatesSetup *setup,
           const AbbatesPosition *position,
           AbbatesMove move,
           int viewer)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autofree char *text = abbates_move_print (&setup->rules, move);
  g_autoptr (GListModel) events = scr_state_list_events (SCR_STATE (state), text, viewer, NULL);

  return abbates_replay_print (events);
}

static char *
describe (AbbatesSetup *setup,
          const AbbatesPosition *position,
          AbbatesMove move)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autofree char *text = abbates_move_print (&setup->rules, move);

  return scr_state_describe (SCR_STATE (state), text, SCR_VIEWER_PUBLIC, NULL);
}

/* who sits out is told, though the phase ends in the same move. */
static void
test_sits_out (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 1 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesMove move = { ABBATES_MOVE_PLAY, { 5 } };
  AbbatesPosition position;
  g_autofree char *events = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *passes = NULL;
  g_autofree char *out = NULL;
  guint other;

  reach (&position, &setup->rules, 4, ABBATES_MOVE_PLAY, ABBATES_FOR_NOTHING);
  other = 3 - position.by;
  position.seats[position.by - 1].hand.values = 1u << 5;
  memset (&position.seats[other - 1].hand, 0, sizeof position.seats[other - 1].hand);
  position.seats[other - 1].ora = 2;

  events = print_for (setup, &position, move, SCR_VIEWER_PUBLIC);
  passes = g_strdup_printf ("pass phase: - > -, seat %u, 0\n"
                            "move ora: ora %u 2 > out, seat %u, 1\n"
                            "win phase: - > -, seat %u, 5\n",
                            other, other, other, (guint) position.by);
  g_assert_nonnull (strstr (events, passes));
  sentence = describe (setup, &position, move);
  out = g_strdup_printf (" %s cannot play and sits this phase out. %s wins the phase with 5;",
                         setup->names[other - 1], setup->names[position.by - 1]);
  g_assert_nonnull (strstr (sentence, out));
}

/* phases that nobody can play in are told once, and their events are all there. */
static void
test_skipped (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 4, .variants = 1 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position;
  AbbatesMove move = { ABBATES_MOVE_REVEAL, { 0 } };
  AbbatesEvents events;
  g_autofree char *sentence = NULL;
  guint n_skipped = 0;

  reach (&position, &setup->rules, 1, ABBATES_MOVE_REVEAL, ABBATES_FOR_REFILL);
  for (guint i = 0; i < 4; i++)
    {
      memset (&position.seats[i].hand, 0, sizeof position.seats[i].hand);
      position.seats[i].played = 0;
    }
  for (move.arg[0] = 1; position.left[move.arg[0]] == 0;)
    move.arg[0]++;
  while (abbates_position_next_box (&position) < ABBATES_N_BOXES)
    abbates_position_apply (&position, &setup->rules, move);

  sentence = describe (setup, &position, move);
  abbates_position_apply_events (&position, &setup->rules, move, &events);
  g_assert_cmpint (position.stage, ==, ABBATES_STAGE_OVER);
  for (guint i = 0; i < events.n_events; i++)
    n_skipped += events.events[i].kind == SCR_EVENT_PASS && events.events[i].seat == 0;
  g_assert_cmpuint (n_skipped, >=, 12);
  g_assert_cmpuint (events.n_events, <, ABBATES_MAX_EVENTS / 2);
  g_assert_nonnull (strstr (sentence, "Nobody can play, so "));
  g_assert_null (strstr (strstr (sentence, "Nobody can play") + 1, "Nobody can play"));
}

/* who finds nothing to take gets no card; R-13: what is reshuffled is counted. */
static void
test_nothing_left (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 1 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position;
  g_autofree char *passes = NULL;
  g_autofree char *no_card = NULL;
  g_autofree char *events = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *shuffle = NULL;
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint loser;

  reach (&position, &setup->rules, 2, ABBATES_MOVE_TAKE, ABBATES_FOR_NOTHING);
  g_assert_cmpuint (abbates_position_moves (&position, &setup->rules, moves), >, 0);
  loser = position.order[1];
  g_assert_cmpuint (position.n_discard, >, 0);
  position.pile = 0;

  shuffle = g_strdup_printf ("shuffle -: discard > pile, seat 0, %u\n", position.n_discard);
  abbates_position_apply (&position, &setup->rules, moves[0]);
  g_assert_cmpint (position.awaiting, ==, ABBATES_MOVE_RESHUFFLE);
  events = print_for (setup, &position, (AbbatesMove){ ABBATES_MOVE_RESHUFFLE, { 0 } }, 0);
  g_assert_cmpstr (events, ==, shuffle);

  reach (&position, &setup->rules, 2, ABBATES_MOVE_TAKE, ABBATES_FOR_NOTHING);
  position.pile = position.n_discard = 0;
  g_free (events);
  events = print_for (setup, &position, moves[0], 0);
  passes = g_strdup_printf ("\npass take: - > -, seat %u, 0\n", loser);
  g_assert_nonnull (strstr (events, passes));
  sentence = describe (setup, &position, moves[0]);
  no_card = g_strdup_printf (" %s gets no card.", setup->names[loser - 1]);
  g_assert_nonnull (strstr (sentence, no_card));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/abbates/events/log-viewers", test_log_viewers);
  g_test_add_func ("/abbates/events/log-no-such-seat", test_log_no_such_seat);
  g_test_add_func ("/abbates/events/log-henricus", test_log_henricus);
  g_test_add_func ("/abbates/events/henricus-state", test_henricus_state);
  g_test_add_func ("/abbates/events/henricus-empty-pile", test_henricus_empty_pile);
  g_test_add_func ("/abbates/events/places", test_places);
  g_test_add_func ("/abbates/events/sits-out", test_sits_out);
  g_test_add_func ("/abbates/events/skipped", test_skipped);
  g_test_add_func ("/abbates/events/nothing-left", test_nothing_left);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/abbates/events/case/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
