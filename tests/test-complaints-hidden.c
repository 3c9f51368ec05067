/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "complaints-util.h"
#include "core/scr-json-private.h"
#include "core/scr-library-item.h"

/* What may be known, and reasons for refusals: cases of docs/complaints.md. */

/* Secret cards are drawn in it. */
static const AbbatesTestSetup with_secrets = { .n_seats = 3, .variants = 8, .palms = TRUE };

/* A match in which missions lie face down. */
static ScrMatch *
new_hidden (void)
{
  g_autoptr (ScrMatch) open = complaints_new_match (&with_secrets, SCR_MODE_DIGITAL);
  g_autoptr (JsonNode) root = scr_match_to_json (open);
  JsonObject *display = json_object_new ();

  json_object_set_boolean_member (display, "hide-missions", TRUE);
  json_object_set_object_member (json_node_get_object (root), "display", display);

  return complaints_read (root);
}

static JsonArray *
get_seats (JsonNode *state)
{
  return json_object_get_array_member (json_node_get_object (state), "seats");
}

/* Whether the last decision, or what chance answered to it, turned something up. */
static gboolean
has_turned_up (ScrMatch *match)
{
  for (guint i = complaints_count (match); i > 0; i--)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i - 1);

      if (scr_entry_turns_up (entry))
        return TRUE;
      if (scr_entry_get_turn (entry) > SCR_TURN_TABLE)
        return FALSE;
    }

  return FALSE;
}

/* The program asks where something was turned up, and the match keeps count. */
static void
test_undo_over_a_reveal (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  g_autoptr (ScrMatch) match = complaints_new_match (&wanted, SCR_MODE_DIGITAL);
  guint64 random = 4317;
  guint n_asked = 0, n_free = 0;

  while (!complaints_is_over (match))
    {
      g_autoptr (ScrMatch) loaded = NULL;
      gboolean asks;

      complaints_play_on (match, &random, 1);
      asks = scr_match_undo_turns_up (match);
      g_assert_true (asks == has_turned_up (match));
      n_asked += asks;
      n_free += !asks;
      complaints_undo (match, 1, FALSE);
      loaded = complaints_reload (match);
      g_assert_cmpuint (scr_match_get_reveals_undone (loaded), ==, n_asked);
      complaints_redo (match, 1, FALSE);
    }
  g_assert_cmpuint (n_asked, >, 10);
  g_assert_cmpuint (n_free, >, 10);
}

/* At a mirrored table the people at it have seen what they have seen. */
static void
test_at_the_table_undo_is_free (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .undo = "none" };
  g_autoptr (ScrMatch) match = complaints_new_match (&wanted, SCR_MODE_TABLE);
  guint64 random = 1846;

  while (!complaints_is_over (match))
    {
      complaints_play_on (match, &random, 1);
      g_assert_false (scr_match_undo_turns_up (match));
      complaints_undo (match, 1, FALSE);
      complaints_redo (match, 1, FALSE);
    }
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 0);
}

/* Who sat there matters to nobody who reads the log later. */
static void
test_log_names_players (void)
{
  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) match = complaints_read_fixture (complaints_fixtures[i]);

      for (guint j = 0; j < complaints_count (match); j++)
        {
          g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), j);
          int turn = scr_entry_get_turn (entry);

          for (int viewer = SCR_VIEWER_PUBLIC; viewer <= MAX (turn, 1); viewer++)
            {
              g_autofree char *sentence = scr_state_describe (
                  scr_entry_get_before (entry), scr_entry_get_move (entry), viewer, NULL);

              g_assert_false (g_regex_match_simple ("\\byou", sentence, G_REGEX_CASELESS, 0));
              if (turn > SCR_TURN_TABLE)
                g_assert_nonnull (
                    strstr (sentence, scr_match_get_seat_name (match, (guint) turn)));
            }
        }
    }
}

static void
assert_same_member (JsonObject *seat,
                    JsonObject *seen,
                    const char *name,
                    gboolean is_same)
{
  g_assert_true (scr_json_equal (json_object_get_member (seat, name),
                                 json_object_get_member (seen, name), NULL) == is_same);
}

/* Who is to decide sees the own secret card and mission, and nobody else's. */
static void
test_acting_seat_sees_its_own (void)
{
  g_autoptr (ScrMatch) match = new_hidden ();
  guint64 random = 756;

  for (; !complaints_is_over (match); complaints_play_on (match, &random, 1))
    {
      ScrState *state = scr_match_get_state (match);
      int turn = scr_state_get_turn (state);
      g_autoptr (ScrState) view = scr_match_view (match, turn);
      g_autoptr (JsonNode) json = scr_state_to_json (state);
      g_autoptr (JsonNode) seen = scr_state_to_json (view);

      for (guint i = 0; i < with_secrets.n_seats; i++)
        {
          JsonObject *seat = json_array_get_object_element (get_seats (json), i);
          JsonObject *seat_seen = json_array_get_object_element (get_seats (seen), i);

          assert_same_member (seat, seat_seen, "hand", TRUE);
          assert_same_member (seat, seat_seen, "secret", (int) i + 1 == turn);
          assert_same_member (seat, seat_seen, "mission", (int) i + 1 == turn);
        }
    }
}

static void
swap (JsonNode *state,
      const char *name)
{
  JsonObject *first = json_array_get_object_element (get_seats (state), 0);
  JsonObject *second = json_array_get_object_element (get_seats (state), 1);
  JsonNode *kept = scr_json_copy (json_object_get_member (first, name));

  g_assert_false (scr_json_equal (kept, json_object_get_member (second, name), NULL));
  json_object_set_member (first, name, scr_json_copy (json_object_get_member (second, name)));
  json_object_set_member (second, name, kept);
}

/* A match that begins where @match stands, with what is hidden in @names the other way
 * round between two seats. */
static ScrMatch *
swap_hidden (ScrMatch *match,
             const char *const *names)
{
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  JsonObject *object = json_node_get_object (root);
  JsonNode *state = scr_state_to_json (scr_match_get_state (match));

  for (guint i = 0; names[i] != NULL; i++)
    swap (state, names[i]);
  for (guint i = 0; i < with_secrets.n_seats; i++)
    json_object_remove_member (json_array_get_object_element (get_seats (state), i), "score");
  json_object_remove_member (object, "state");
  json_object_set_member (object, "start", state);
  json_object_set_array_member (object, "moves", json_array_new ());

  return complaints_read (root);
}

/* All that a list says of a match, and the text that is shown to everyone. */
static char *
dup_preview (ScrMatch *match)
{
  g_autoptr (ScrLibraryItem) item = scr_library_item_new_for_match ("/a.match.json", 1, match);
  g_autoptr (ScrState) view = scr_match_view (match, SCR_VIEWER_PUBLIC);
  g_autofree char *table = scr_state_to_text (view);
  GListModel *columns = scr_library_item_get_columns (item);
  GString *text = g_string_new (table);

  g_string_append_printf (text, "%s\n%s\n", scr_library_item_get_title (item),
                          scr_library_item_get_standing (item));
  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (ScrLibraryColumn) column = g_list_model_get_item (columns, i);

      g_string_append_printf (text, "%s %s\n", scr_library_column_get_name (column),
                              scr_library_column_get_total (column));
    }

  return g_string_free (text, FALSE);
}

static gboolean
has_same_totals (ScrMatch *match,
                 ScrMatch *other)
{
  for (guint seat = 1; seat <= with_secrets.n_seats; seat++)
    if (scr_state_get_total (scr_match_get_state (match), seat) !=
        scr_state_get_total (scr_match_get_state (other), seat))
      return FALSE;

  return TRUE;
}

/* Whatever is hidden, the preview is the same, and so is the text of a state with other
 * secret cards. Returns whether what is hidden makes another score. */
static gboolean
check_preview (ScrMatch *match)
{
  static const char *const nothing[] = { NULL };
  static const char *const secrets[] = { "secret", NULL };
  static const char *const all[] = { "secret", "mission", NULL };
  g_autoptr (ScrMatch) plain = swap_hidden (match, nothing);
  g_autoptr (ScrMatch) other_secrets = swap_hidden (match, secrets);
  g_autoptr (ScrMatch) other = swap_hidden (match, all);
  g_autofree char *text = scr_state_to_text (scr_match_get_state (plain));
  g_autofree char *other_text = scr_state_to_text (scr_match_get_state (other_secrets));
  g_autofree char *preview = dup_preview (plain);
  g_autofree char *other_preview = dup_preview (other);

  g_assert_cmpstr (text, ==, other_text);
  g_assert_cmpstr (preview, ==, other_preview);

  return !has_same_totals (plain, other);
}

/* Played towards the missions, so that they come to count. */
static void
test_preview_tells_nothing (void)
{
  g_autoptr (ScrBot) bot = scr_game_new_bot (abbates_test_game (), "greedy");
  g_autoptr (ScrMatch) match = new_hidden ();
  guint64 random = 3;
  guint n_otherwise = 0;

  while (!complaints_is_over (match))
    {
      g_autofree char *move = scr_bot_choose (bot, scr_match_get_state (match), &random);

      if (complaints_count (match) % 4 == 0)
        n_otherwise += check_preview (match);
      complaints_play (match, move);
    }
  g_assert_cmpuint (n_otherwise, >, 3);
}

/* Asserts that @move is listed, or refused in a sentence that names the rule. */
static guint
check_reason (ScrState *state,
              GStrv legal,
              const char *move)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) after = NULL;

  if (g_strv_contains ((const char *const *) legal, move))
    return 0;

  after = scr_state_apply (state, move, &error);
  g_assert_null (after);
  g_assert_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL);
  if (!g_regex_match_simple ("^\\p{Lu}?.{20,}\\. \\(\\p{Lu}.+; [a-z-]+\\)$", error->message, 0, 0))
    g_error ("“%s” does not say why %s is refused", error->message, move);

  return 1;
}

/* Every card of the hand, and every card of the garden, that cannot be chosen has a reason. */
static void
test_each_refusal_names_its_rule (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 4, .palms = TRUE };
  g_autoptr (ScrMatch) match = complaints_new_match (&wanted, SCR_MODE_DIGITAL);
  guint64 random = 6855;
  guint n_refused = 0;

  for (; !complaints_is_over (match); complaints_play_on (match, &random, 1))
    {
      ScrState *state = scr_match_get_state (match);
      g_auto (GStrv) legal = scr_state_list_moves (state);

      for (guint value = 1; value <= 14; value++)
        {
          g_autofree char *move = g_strdup_printf ("play %u", value);

          n_refused += check_reason (state, legal, move);
        }
      for (guint square = 1; square <= 9; square++)
        for (guint to = 1; to <= 9; to += 4)
          {
            g_autofree char *move = g_strdup_printf ("take %u to %u", square, to);

            n_refused += check_reason (state, legal, move);
          }
    }
  g_assert_cmpuint (n_refused, >, 1000);
}

/* What is scrambled in the text of a file, as it would be without the stream laid over it. */
static char *
dup_decoded (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = scr_json_parse (text, -1, &error);
  JsonArray *lines = json_object_get_array_member (json_node_get_object (root), "scrambled");
  g_autoptr (GString) code = g_string_new (NULL);
  g_autofree guint8 *bytes = NULL;
  gsize length;

  g_assert_no_error (error);
  for (guint i = 0; i < json_array_get_length (lines); i++)
    g_string_append (code, json_array_get_string_element (lines, i));
  bytes = g_base64_decode (code->str, &length);

  return g_strescape ((const char *) bytes, NULL);
}

/* A look into a scrambled file tells no move, so no mission, no secret card, and no card that
 * somebody looked at. */
static void
test_file_tells_nothing (void)
{
  g_autoptr (ScrMatch) match = new_hidden ();
  g_autoptr (ScrMatch) again = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  g_autofree char *decoded = NULL;
  guint64 random = 2255;

  complaints_play_on (match, &random, 20);
  scr_match_set_is_scrambled (match, TRUE);
  text = scr_match_print (match, NULL);
  decoded = dup_decoded (text);
  for (guint i = 0; i < complaints_count (match); i++)
    {
      const char *move = complaints_get_move (match, i);

      /* The words of arcade cards stand in the edition too. */
      if (strchr (move, ' ') == NULL)
        continue;
      g_assert_null (strstr (text, move));
      g_assert_null (strstr (decoded, move));
    }
  g_assert_null (strstr (text, "\"seed\""));

  root = scr_json_parse (text, -1, NULL);
  again = complaints_read (root);
  g_assert_cmpuint (complaints_count (again), ==, complaints_count (match));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/complaints/H1/undo-over-a-reveal-is-asked-and-marked",
                   test_undo_over_a_reveal);
  g_test_add_func ("/complaints/H1/at-the-table-undo-is-free", test_at_the_table_undo_is_free);
  g_test_add_func ("/complaints/H3/log-names-players", test_log_names_players);
  g_test_add_func ("/complaints/H4/acting-seat-sees-its-own", test_acting_seat_sees_its_own);
  g_test_add_func ("/complaints/H6/preview-tells-nothing", test_preview_tells_nothing);
  g_test_add_func ("/complaints/H6/file-tells-nothing", test_file_tells_nothing);
  g_test_add_func ("/complaints/E1/each-refusal-names-its-rule", test_each_refusal_names_its_rule);

  return g_test_run ();
}
