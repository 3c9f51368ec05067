/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-sentence.h"

/* States as objects: read in, refused with the place, told in words. */

typedef struct
{
  const char *name;
  const char *fixture;
  guint n_moves; /* the state after so many moves of the fixture */
  const char *from;
  const char *to;
  const char *place;
} Damage;

#define TWO "two-seats"
#define FOUR "four-seats"
#define SOLO "solo-prior"
#define THREE "three-seats-variants-2-4"

static const Damage damages[] = {
  { "general", TWO, 41, "\"general\":11", "\"general\":12", "$.start.general" },
  { "track", TWO, 41, "\"track\":2", "\"track\":3", "$.start.seats[0].track" },
  { "score", TWO, 41, "\"score\":0", "\"score\":9", "$.start.seats[0].score" },
  { "pile", TWO, 41, "\"pile\":70", "\"pile\":69", "$.start.pile" },
  { "by", TWO, 41, "\"by\":2", "\"by\":1", "$.start" },
  { "by-five", TWO, 41, "\"by\":2", "\"by\":5", "$.start.by" },
  { "awaiting-play", TWO, 41, "\"awaiting\":\"take\"", "\"awaiting\":\"play\"", "$.start" },
  { "awaiting-place", TWO, 41, "\"awaiting\":\"take\"", "\"awaiting\":\"place\"",
    "$.start.awaiting" },
  { "awaiting-word", TWO, 41, "\"awaiting\":\"take\"", "\"awaiting\":\"sleep\"",
    "$.start.awaiting" },
  { "awaiting-over", TWO, 41, "\"awaiting\":\"take\"", "\"awaiting\":null", "$.start.awaiting" },
  { "over", TWO, 41, "\"over\":false", "\"over\":true", "$.start.over" },
  { "round", TWO, 41, "\"round\":1", "\"round\":5", "$.start.round" },
  { "round-text", TWO, 41, "\"round\":1", "\"round\":\"1\"", "$.start.round" },
  { "phase-of-other-line", TWO, 41, "\"phase\":2", "\"phase\":3", "$.start.line" },
  { "line", TWO, 41, "\"line\":\"column-2\"", "\"line\":\"row-2\"", "$.start.line" },
  { "taken-line", TWO, 41, "\"taken_line\":\"column-2\"", "\"taken_line\":\"column-3\"",
    "$.start.taken_line" },
  { "due-for", TWO, 41, "\"due_for\":null", "\"due_for\":\"peek\"", "$.start" },
  { "drawn", TWO, 41, "\"drawn\":null", "\"drawn\":\"book-1\"", "$.start" },
  { "acted", TWO, 41, "\"acted\":[]", "\"acted\":[\"peek\"]", "$.start.acted" },
  { "acted-no-move", TWO, 41, "\"acted\":[]", "\"acted\":[\"sleep\"]", "$.start.acted[0]" },
  { "known-by", TWO, 41, "\"known_by\":null", "\"known_by\":1", "$.start.known_by" },
  { "known-top", TWO, 41, "\"known_top\":[]", "\"known_top\":[\"book-1\"]", "$.start.known_by" },
  { "card-too-many", TWO, 41, "\"garden\":[\"book-2\"", "\"garden\":[\"book-4\"",
    "$.start.garden[0]" },
  { "card-unknown", TWO, 41, "\"garden\":[\"book-2\"", "\"garden\":[\"?\"", "$.start.garden[0]" },
  { "garden-eight", TWO, 41, "\"garden\":[\"book-2\",", "\"garden\":[", "$.start.garden" },
  { "garden-missing", TWO, 41, "\"garden\":", "\"yard\":", "$.start.garden" },
  { "points-kinds", TWO, 41, "\"points_card\":[\"book-2\",\"window-2\"",
    "\"points_card\":[\"book-2\",\"book-1\"", "$.start.points_card" },
  { "points-three", TWO, 41, "\"points_card\":[\"book-2\",\"window-2\",\"artefact-2\",\"book-1\"]",
    "\"points_card\":[\"book-2\",\"window-2\",\"artefact-2\"]", "$.start.points_card" },
  { "arcade-eleven", TWO, 41, ",\"recall\"", "", "$.start.arcade" },
  { "arcade-twice", TWO, 41, "\"take-discard\"", "\"peek\"", "$.start.arcade[1]" },
  { "arcade-palms", TWO, 41, "\"take-discard\"", "\"palm-none\"", "$.start.arcade[1]" },
  { "chapter-seat", TWO, 41, "\"chapter\":[{\"seat\":1", "\"chapter\":[{\"seat\":3",
    "$.start.chapter[0].seat" },
  { "chapter-value", TWO, 41, "{\"seat\":2,\"value\":2}", "{\"seat\":2,\"value\":15}",
    "$.start.chapter[1].value" },
  { "chapter-winner", TWO, 41, "{\"seat\":2,\"value\":2}", "{\"seat\":2,\"value\":12}", "$.start" },
  { "hand-twice", TWO, 41, "\"hand\":[2,3", "\"hand\":[3,3", "$.start.seats[0].hand[1]" },
  { "hand-played", TWO, 41, "\"hand\":[2,3", "\"hand\":[1,2,3", "$.start.seats[0]" },
  { "hand-won", TWO, 41, "\"hand\":[2,3,4,5,6,7,8,9,10,12", "\"hand\":[2,3,4,5,6,7,8,9,10,11,12",
    "$.start.seats[0]" },
  { "hand-disorder", TWO, 41, "\"hand\":[2,3", "\"hand\":[3,2", "$.start.seats[0].hand" },
  { "hand-fifteen", TWO, 41, "\"hand\":[2,3", "\"hand\":[15,3", "$.start.seats[0].hand[0]" },
  { "hand-discards", TWO, 41, "\"discards\":[8]", "\"discards\":[9]", "$.start.seats" },
  { "played-null", TWO, 41, "\"played\":1,", "\"played\":null,", "$.start.seats" },
  { "played-out", TWO, 41, "\"played\":1,\"out\":false", "\"played\":1,\"out\":true",
    "$.start.seats" },
  { "out-text", TWO, 41, "\"out\":false", "\"out\":0", "$.start.seats[0].out" },
  { "ora-five", TWO, 41, "\"ora\":null", "\"ora\":5", "$.start.seats[0].ora" },
  { "corner-round", TWO, 41, "\"corners\":[]", "\"corners\":[1]", "$.start.seats" },
  { "corner-five", TWO, 41, "\"corners\":[]", "\"corners\":[5]", "$.start.seats[0].corners[0]" },
  { "mission-other", TWO, 41, "\"mission\":\"m16\"", "\"mission\":\"m17\"",
    "$.start.seats[0].mission" },
  { "mission-twice", TWO, 41, "\"mission\":\"m16\"", "\"mission\":\"m09\"", "$.start.seats[1]" },
  { "mission-none", TWO, 41, "\"mission\":\"m16\"", "\"mission\":null", "$.start.seats[0]" },
  { "secret", TWO, 41, "\"secret\":null", "\"secret\":\"book-1\"", "$.start.seats[0]" },
  { "secret-none", THREE, 41, "\"secret\":\"artefact-2\"", "\"secret\":null", "$.start.seats[0]" },
  { "ora-variant", THREE, 41, "\"ora\":null", "\"ora\":0", "$.start.seats[0]" },
  { "start-seat", TWO, 41, "\"start_seat\":2", "\"start_seat\":null", "$.start.start_seat" },
  { "start-seat-three", TWO, 41, "\"start_seat\":2", "\"start_seat\":3", "$.start.start_seat" },
  { "henricus-none", TWO, 41, "\"henricus\":null", "\"henricus\":{}", "$.start.henricus" },
  { "henricus-null", SOLO, 41, "\"henricus\":{", "\"henri\":{", "$.start.henricus" },
  { "henricus-low", SOLO, 41, "\"low\":[1,2", "\"low\":[8,2", "$.start.henricus.low[0]" },
  { "henricus-top", SOLO, 41, "\"top\":[1,9]", "\"top\":[7,9]", "$.start.henricus.top[0]" },
  { "henricus-pawn", SOLO, 41, "\"pawn\":2", "\"pawn\":4", "$.start.henricus.pawn" },
  { "henricus-track", SOLO, 41, "\"track\":6", "\"track\":7", "$.start.henricus.track" },
  { "henricus-score", SOLO, 41, "\"score\":9", "\"score\":8", "$.start.henricus.score" },
  { "acted-twice", FOUR, 82, "\"acted\":[]",
    "\"acted\":[\"swap-line 1 1\",\"swap-line 1 1\",\"swap-line 1 1\"]", "$.start.acted" },
  { "acted-outside", FOUR, 82, "\"acted\":[]", "\"acted\":[\"swap-line 9 1\"]", "$.start.acted" },
  { "corner-cards", SOLO, 41, "\"corner_cards\":0", "\"corner_cards\":3", "$.start.henricus" },
  { "over-missing", TWO, 41, ",\"over\":false", "", "$.start.over" },
  { "setup-played", TWO, 3, "\"played\":null", "\"played\":14", "$.start.seats" },
  { "setup-out", TWO, 3, "\"out\":false,\"discards\":[],\"ora\":0",
    "\"out\":true,\"discards\":[],\"ora\":null", "$.start.seats" },
  { "henricus-mission", SOLO, 41, "\"mission\":\"m07\"", "\"mission\":\"m01\"",
    "$.start.seats[0]" },
};

static char *
get_state_text (const char *fixture,
                guint n_moves,
                JsonNode **setup)
{
  g_autofree char *file = g_strdup_printf ("games/%s.match.json", fixture);
  g_autofree char *text = abbates_test_read ("fixtures", file);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = scr_json_parse (text, -1, &error);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) state = NULL;

  g_assert_no_error (error);
  match = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  *setup = json_node_copy (scr_match_get_setup (match));
  state = scr_state_to_json (scr_match_get_state_at (match, n_moves));

  return scr_json_print (state, FALSE);
}

static ScrState *
read_state (JsonNode *setup,
            const char *text,
            GError **error)
{
  g_autoptr (JsonNode) start = scr_json_parse (text, -1, error);

  return start == NULL
             ? NULL
             : scr_game_new_state (abbates_test_game (), setup, SCR_MODE_DIGITAL, start, error);
}

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autoptr (JsonNode) setup = NULL;
  g_autofree char *text = get_state_text (damage->fixture, damage->n_moves, &setup);
  const char *at = strstr (text, damage->from);
  g_autofree char *damaged = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) state = NULL;

  if (at == NULL)
    g_error ("The state has no %s: %s", damage->from, text);
  damaged =
      g_strdup_printf ("%.*s%s%s", (int) (at - text), text, damage->to, at + strlen (damage->from));
  state = read_state (setup, damaged, &error);
  if (state != NULL)
    g_error ("%s was read", damaged);
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
  if (strstr (error->message, damage->place) == NULL)
    g_error ("“%s” does not name %s", error->message, damage->place);
}

/* More cards than a match to its end has room for are refused, not lost. */
static void
test_too_many_cards (void)
{
  g_autoptr (JsonNode) setup = NULL;
  g_autofree char *text = get_state_text (SOLO, 41, &setup);
  g_autoptr (GString) chapter = g_string_new ("\"chapter\":[");
  const char *at = strstr (text, "\"chapter\":[");
  g_autofree char *full = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 60; i++)
    g_string_append (chapter, "{\"seat\":1,\"value\":14},");
  full = g_strdup_printf ("%.*s%s%s", (int) (at - text), text, chapter->str,
                          at + strlen ("\"chapter\":["));
  g_assert_null (read_state (setup, full, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, "$.start.chapter"));
}

/* Sums may be left out; they are worked out. */
static void
test_without_sums (void)
{
  g_autoptr (JsonNode) setup = NULL;
  g_autofree char *text = get_state_text (TWO, 41, &setup);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) start = scr_json_parse (text, -1, &error);
  g_autoptr (ScrState) state = NULL;
  g_autoptr (JsonNode) again = NULL;
  g_autofree char *again_text = NULL;
  JsonObject *object = json_node_get_object (start);
  JsonArray *seats = json_object_get_array_member (object, "seats");

  json_object_remove_member (object, "general");
  json_object_remove_member (object, "pile");
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      json_object_remove_member (json_array_get_object_element (seats, i), "track");
      json_object_remove_member (json_array_get_object_element (seats, i), "score");
    }
  state = scr_game_new_state (abbates_test_game (), setup, SCR_MODE_DIGITAL, start, &error);
  g_assert_no_error (error);
  again = scr_state_to_json (state);
  again_text = scr_json_print (again, FALSE);
  g_assert_cmpstr (again_text, ==, text);
}

/* A refused move leaves the state as it was, and says why with section and code. */
static void
test_refused (void)
{
  g_autoptr (JsonNode) setup = NULL;
  g_autofree char *text = get_state_text (TWO, 40, &setup);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) state = read_state (setup, text, &error);
  g_autoptr (JsonNode) again = NULL;
  g_autofree char *again_text = NULL;
  g_autofree char *refusal = NULL;
  g_autofree char *sentence = NULL;
  ScrState *after;

  g_assert_no_error (error);
  after = scr_state_apply (state, "play 2", &error);
  g_assert_null (after);
  g_assert_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==,
                   "2 was already played in this phase: play another value. "
                   "(Action 1: Play an Abbot Card and Check Conditions; value-played)");
  sentence = scr_error_dup_sentence (error->message);
  g_assert_cmpstr (sentence, ==,
                   "2 was already played in this phase: play another value. "
                   "(Action 1: Play an Abbot Card and Check Conditions)");
  refusal = abbates_state_dup_refusal (ABBATES_STATE (state), "play 2");
  g_assert_cmpstr (refusal, ==, error->message);
  g_assert_null (abbates_state_dup_refusal (ABBATES_STATE (state), "play 3"));
  again = scr_state_to_json (state);
  again_text = scr_json_print (again, FALSE);
  g_assert_cmpstr (again_text, ==, text);
}

/* The log's sentences, with what was forced after the move. */
static void
test_sentences (void)
{
  static const struct
  {
    const char *fixture;
    guint number;
    const char *sentence;
  } sentences[] = {
    { SOLO, 31,
      "Replenishment row: artefact 1 is turned up. Henricus plays 7 from his low pile: only 1 "
      "purple square of the mission of Ann lies in column 1." },
    { SOLO, 32, "Henricus' low pile now shows 1." },
    { SOLO, 40,
      "Ann plays 10 and meets Ora et Labora. Henricus wins the phase with 12; the Abbot-General "
      "goes to 6. By square 2 of the Solo card Henricus takes book 3 from square 2 of the garden, "
      "in column 2, into his pile: no card there has more black beans. His Abbot goes to 6. Then "
      "he exchanges artefact 3, of his earlier cards the one with the fewest black beans, for "
      "book 3 in box 3, the one with the most of the replenishment row." },
    { SOLO, 54,
      "Ann plays 6. Henricus wins the phase with 9; the Abbot-General goes to 9. Henricus takes "
      "the corner card of round 1. It brings him 1 point. Ann takes 4 back into hand. Henricus "
      "takes 1 back, the highest of his discards: into his low pile, which is shuffled." },
    { SOLO, 58, "Ann exchanges artefact 2 on square 1 of the garden with artefact 1 in box 3." },
    { TWO, 138,
      "Ben plays 3. Ann wins the phase with 10; the Abbot-General stays at 20. Ann takes the "
      "corner card of round 4. Ann gets 6 Benedict cards. Ann wins with 17 points." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *file = g_strdup_printf ("games/%s.match.json", sentences[i].fixture);
      g_autofree char *text = abbates_test_read ("fixtures", file);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) root = scr_json_parse (text, -1, &error);
      g_autoptr (ScrMatch) match = scr_match_new_from_json (root, &error);
      g_autoptr (ScrEntry) entry = NULL;
      g_autofree char *sentence = NULL;

      g_assert_no_error (error);
      entry = g_list_model_get_item (G_LIST_MODEL (match), sentences[i].number - 1);
      sentence = scr_entry_dup_sentence (entry);
      g_assert_cmpstr (sentence, ==, sentences[i].sentence);
    }
}

/* Every reason has a sentence, with all of its words filled in, a section of the
 * rulebook and a code of its own. */
static void
test_reasons (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 1, .difficulty = "prior" };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_autoptr (GHashTable) codes = g_hash_table_new (g_str_hash, g_str_equal);
  AbbatesPosition position;

  abbates_position_init (&position, &setup->rules);
  for (guint reason = 1; reason < ABBATES_N_REASONS; reason++)
    {
      AbbatesMove move = { ABBATES_MOVE_TAKE, { 5, 2 } };
      g_autofree char *sentence =
          abbates_sentence_refusal ((AbbatesReason) reason, &position, setup, move);

      g_assert_null (strchr (sentence, '{'));
      g_assert_cmpuint (strlen (abbates_reason_section ((AbbatesReason) reason)), >, 4);
      g_assert_nonnull (strstr (sentence, abbates_reason_section ((AbbatesReason) reason)));
      g_assert_true (
          g_hash_table_add (codes, (gpointer) abbates_reason_code ((AbbatesReason) reason)));
    }
}

/* States do not change, and end when nobody holds them. */
static void
test_object (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesState *state = abbates_state_new (setup, NULL);
  g_autoptr (GError) error = NULL;
  ScrState *after = scr_state_apply (SCR_STATE (state), "arcade 1 1 peek", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (abbates_state_get_position (state)->n_arcade, ==, 0);
  g_assert_cmpuint (abbates_state_get_position (ABBATES_STATE (after))->n_arcade, ==, 1);
  g_assert_cmpstr (scr_state_get_awaiting (after), ==, "arcade");
  g_assert_cmpint (scr_state_get_turn (after), ==, SCR_TURN_TABLE);
  g_assert_true (abbates_state_get_setup (state) == setup);
  g_assert_finalize_object (state);
  g_assert_finalize_object (after);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/abbates/state/too-many-cards", test_too_many_cards);
  g_test_add_func ("/abbates/state/without-sums", test_without_sums);
  g_test_add_func ("/abbates/state/refused", test_refused);
  g_test_add_func ("/abbates/state/reasons", test_reasons);
  g_test_add_func ("/abbates/state/sentences", test_sentences);
  g_test_add_func ("/abbates/state/object", test_object);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/abbates/state/damage/%s", damages[i].name);

      g_test_add_data_func (path, &damages[i], test_damage);
    }

  return g_test_run ();
}
