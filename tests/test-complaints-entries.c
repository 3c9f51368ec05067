/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "complaints-util.h"
#include "core/scr-dealer.h"

/* Entries, options and files of the history: cases of docs/complaints.md. */

static const AbbatesTestSetup two_seats = { .n_seats = 2, .palms = TRUE };
static const AbbatesTestSetup three_seats = { .n_seats = 3, .sit_out = TRUE };
static const AbbatesTestSetup alone = { .n_seats = 1, .difficulty = "prior", .palms = TRUE };

/* One thing that an impatient player may do; whatever it is, it works or is refused. */
static void
do_anything (ScrMatch **match,
             guint64 *random)
{
  guint n_steps = 1 + (guint) scr_random_below (random, 4);
  gboolean by_move = scr_random_below (random, 2) == 0;
  gboolean can_undo = scr_match_get_can_undo (*match);
  gboolean can_redo = scr_match_get_can_redo (*match);
  g_autofree char *move = NULL;
  ScrMatch *loaded;

  switch (scr_random_below (random, 8))
    {
    case 0:
      g_assert_true (scr_match_undo (*match, 1, FALSE, NULL) == can_undo);
      break;
    case 1:
      g_assert_true (scr_match_redo (*match, 1, by_move, NULL) == can_redo);
      break;
    case 2:
      scr_match_undo (*match, n_steps, by_move, NULL);
      break;
    case 3:
      scr_match_redo (*match, n_steps, by_move, NULL);
      break;
    case 4:
      scr_match_move (*match, "play 3", NULL);
      break;
    case 5:
      loaded = complaints_reload (*match);
      g_assert_finalize_object (*match);
      *match = loaded;
      break;
    default:
      if (complaints_is_over (*match))
        break;
      move = complaints_dup_decision (*match, random);
      complaints_play (*match, move);
    }
}

static void
test_anything_at_any_time (void)
{
  static const char *const undos[] = { "free", "until-reveal", "none" };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (undos); i++)
    {
      const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE, .undo = undos[i / 2] };
      g_autoptr (ScrMatch) match =
          complaints_new_match (&wanted, i % 2 == 0 ? SCR_MODE_DIGITAL : SCR_MODE_TABLE);
      guint64 random = i;

      for (guint j = 0; j < 200; j++)
        {
          g_autoptr (ScrMatch) loaded = NULL;
          g_autofree char *text = NULL;
          g_autofree char *again = NULL;

          do_anything (&match, &random);
          if (j % 10 != 0)
            continue;
          loaded = complaints_reload (match);
          text = complaints_print (match);
          again = complaints_print (loaded);
          g_assert_cmpstr (text, ==, again);
        }
    }
}

static void
test_each_entry_has_a_text (void)
{
  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) match = complaints_read_fixture (complaints_fixtures[i]);

      for (guint j = 0; j < complaints_count (match); j++)
        {
          g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), j);
          g_autofree char *sentence = scr_entry_dup_sentence (entry);

          g_assert_cmpuint (strlen (sentence), >, strlen (scr_entry_get_move (entry)));
          g_assert_true (g_unichar_isupper (g_utf8_get_char (sentence)));
          g_assert_true (g_str_has_suffix (sentence, "."));
          g_assert_null (strpbrk (sentence, "{}%"));
        }
    }
}

/* What the entries say in the file and to the reader. */
static char *
dup_entries (ScrMatch *match)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < complaints_count (match); i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);
      g_autoptr (JsonNode) json = scr_entry_to_json (entry);
      g_autofree char *written = scr_json_print (json, FALSE);
      g_autofree char *sentence = scr_entry_dup_sentence (entry);

      g_string_append_printf (text, "%s %s\n", written, sentence);
    }

  return g_string_free (text, FALSE);
}

/* A fixture whose entries say more than their move. */
static ScrMatch *
read_with_notes (const char *name)
{
  g_autoptr (JsonNode) root = complaints_parse_fixture (name);
  JsonObject *object = json_node_get_object (root);
  JsonArray *moves = json_object_get_array_member (object, "moves");
  JsonArray *noted = json_array_new ();

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      g_autofree char *note = g_strdup_printf ("note %u", i);
      JsonObject *entry = json_object_new ();

      json_object_set_string_member (entry, "move", json_array_get_string_element (moves, i));
      json_object_set_string_member (entry, "at", "2026-11-29T20:31:07Z");
      json_object_set_string_member (entry, "note", note);
      json_array_add_object_element (noted, entry);
    }
  json_object_set_array_member (object, "moves", noted);

  return complaints_read (root);
}

static void
test_entries_are_those_before_saving (void)
{
  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) match = read_with_notes (complaints_fixtures[i]);
      g_autofree char *entries = dup_entries (match);

      g_assert_nonnull (strstr (entries, "\"note\":\"note 90\""));
      for (guint n_undone = 0; n_undone < 60; n_undone += 19)
        {
          g_autoptr (ScrMatch) loaded = NULL;
          g_autofree char *again = NULL;

          complaints_undo (match, n_undone, TRUE);
          loaded = complaints_reload (match);
          g_assert_cmpuint (scr_match_get_n_undone (loaded), ==, n_undone);
          complaints_redo (loaded, n_undone, TRUE);
          complaints_redo (match, n_undone, TRUE);
          again = dup_entries (loaded);
          g_assert_cmpstr (again, ==, entries);
        }
    }
}

static void
test_saved_after_undo_at_every_position (void)
{
  const AbbatesTestSetup *setups[] = { &two_seats, &alone };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (ScrMatch) match = complaints_new_match (setups[i], SCR_MODE_DIGITAL);
      guint64 random = 17;
      guint n_entries;

      complaints_play_on (match, &random, G_MAXUINT);
      n_entries = complaints_count (match);
      for (guint at = n_entries + 1; at > 0; at--)
        {
          g_autofree char *text = complaints_print (match);
          g_autoptr (ScrMatch) loaded = complaints_reload (match);
          g_autofree char *again = complaints_print (loaded);

          g_assert_cmpuint (complaints_count (loaded), ==, at - 1);
          g_assert_cmpstr (again, ==, text);
          if (at > 1)
            complaints_undo (match, 1, TRUE);
        }
    }
}

static void
test_each_match_has_its_own_steps (void)
{
  ScrMatch *first = complaints_new_match (&two_seats, SCR_MODE_DIGITAL);
  g_autoptr (ScrMatch) second = NULL;
  g_autoptr (ScrMatch) fresh = NULL;
  g_autoptr (ComplaintsBefore) before = NULL;
  g_autoptr (GError) error = NULL;
  guint64 random = 19;

  complaints_play_on (first, &random, 9);
  complaints_undo (first, 4, FALSE);
  second = complaints_reload (first);
  fresh = complaints_new_match (&three_seats, SCR_MODE_DIGITAL);
  before = complaints_before_new (fresh);
  g_assert_false (before->can_undo || before->can_redo);
  complaints_assert_refused (before, scr_match_undo (fresh, 1, FALSE, &error), &error);
  complaints_assert_refused (before, scr_match_redo (fresh, 1, FALSE, &error), &error);

  /* Two matches of one file go each their own way. */
  g_clear_pointer (&before, complaints_before_free);
  before = complaints_before_new (second);
  complaints_redo (first, 2, FALSE);
  complaints_undo (first, 5, FALSE);
  complaints_play_on (first, &random, 3);
  complaints_assert_refused (before, scr_match_redo (second, 100, FALSE, &error), &error);
  g_assert_finalize_object (first);
  complaints_assert_refused (before, scr_match_undo (second, 100, FALSE, &error), &error);
  complaints_redo (second, 4, FALSE);
}

/* A match with the option, in which something can be taken back: a decision that
 * turned nothing up, or one that did. */
static ScrMatch *
new_optional (const char *undo,
              ScrMode mode,
              gboolean turned_up)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .undo = undo };
  ScrMatch *match = complaints_new_match (&wanted, mode);
  guint64 random = 22;

  while (scr_state_get_turn (scr_match_get_state (match)) == SCR_TURN_TABLE)
    complaints_play_on (match, &random, 1);
  do
    complaints_play_on (match, &random, 1);
  while (turned_up && mode == SCR_MODE_DIGITAL &&
         !g_str_has_prefix (complaints_get_move (match, complaints_count (match) - 1), "reveal"));

  return match;
}

static void
check_option (ScrMatch *match,
              gboolean allowed)
{
  guint n_entries = complaints_count (match);
  g_autoptr (GError) error = NULL;

  if (allowed)
    {
      g_assert_true (scr_match_get_can_undo (match));
      complaints_undo (match, 1, FALSE);
      g_assert_cmpuint (complaints_count (match), <, n_entries);
      complaints_redo (match, 1, FALSE);
      g_assert_cmpuint (complaints_count (match), ==, n_entries);
    }
  else
    {
      g_autoptr (ComplaintsBefore) before = complaints_before_new (match);

      g_assert_false (before->can_undo);
      complaints_assert_refused (before, scr_match_undo (match, 1, FALSE, &error), &error);
    }
}

/* Each option in each mode, before and after something was turned up. */
static void
test_undo_by_option_and_mode (void)
{
  static const struct
  {
    const char *undo;
    gboolean allowed[2];
  } options[] = {
    { "free", { TRUE, TRUE } },
    { "until-reveal", { TRUE, FALSE } },
    { "none", { FALSE, FALSE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    for (guint turned_up = 0; turned_up < 2; turned_up++)
      {
        g_autoptr (ScrMatch) digital =
            new_optional (options[i].undo, SCR_MODE_DIGITAL, turned_up == 1);
        g_autoptr (ScrMatch) table = new_optional (options[i].undo, SCR_MODE_TABLE, FALSE);

        check_option (digital, options[i].allowed[turned_up]);
        check_option (table, TRUE);
      }
}

/* What is written along with the moves does not take undo away. */
static void
test_notes_do_not_matter (void)
{
  g_autoptr (ScrMatch) match = read_with_notes ("two-seats");

  for (guint n = complaints_count_decisions (match); n > 0; n--)
    {
      g_assert_true (scr_match_get_can_undo (match));
      complaints_undo (match, 1, FALSE);
    }
}

static void
test_option_is_saved_and_heeded (void)
{
  static const char *const undos[] = { "free", "until-reveal", "none" };

  for (guint i = 0; i < G_N_ELEMENTS (undos); i++)
    {
      g_autoptr (ScrMatch) match = new_optional (undos[i], SCR_MODE_DIGITAL, TRUE);
      g_autoptr (ScrMatch) loaded = complaints_reload (match);
      g_autoptr (ScrMatch) early = new_optional (undos[i], SCR_MODE_DIGITAL, FALSE);
      g_autoptr (ScrMatch) early_loaded = complaints_reload (early);
      JsonObject *setup = json_node_get_object (scr_match_get_setup (loaded));
      JsonObject *options = json_object_get_object_member (setup, "options");

      g_assert_cmpstr (json_object_get_string_member (options, "undo"), ==, undos[i]);
      check_option (loaded, i == 0);
      check_option (early_loaded, i < 2);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/complaints/U12/anything-at-any-time", test_anything_at_any_time);
  g_test_add_func ("/complaints/U14/each-entry-has-a-text", test_each_entry_has_a_text);
  g_test_add_func ("/complaints/U16/entries-are-those-before-saving",
                   test_entries_are_those_before_saving);
  g_test_add_func ("/complaints/U17/saved-after-undo-at-every-position",
                   test_saved_after_undo_at_every_position);
  g_test_add_func ("/complaints/U19/each-match-has-its-own-steps",
                   test_each_match_has_its_own_steps);
  g_test_add_func ("/complaints/U22/undo-by-option-and-mode", test_undo_by_option_and_mode);
  g_test_add_func ("/complaints/U22/notes-do-not-matter", test_notes_do_not_matter);
  g_test_add_func ("/complaints/U23/option-is-saved-and-heeded", test_option_is_saved_and_heeded);

  return g_test_run ();
}
