/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "object-samples.h"

#include "core/scr-autosave.h"
#include "core/scr-check-private.h"
#include "core/scr-check.h"
#include "core/scr-library.h"
#include "core/scr-option.h"
#include "core/scr-report.h"
#include "core/scr-result-row.h"
#include "core/scr-statistics.h"
#include "core/scr-term.h"
#include "toy-game.h"
#include "toy-match.h"
#include "verdict-game.h"

#define DAY (G_GINT64_CONSTANT (86400) * 1000000000)

gpointer
object_sample_match (void)
{
  ScrMatch *match = toy_match_new (SCR_MODE_TABLE, 2, "");

  scr_match_set_title (match, "Friday");
  toy_match_make (match, "badge 1 b1,badge 2 b2,start 1,roll,die 4");
  toy_match_undo (match, 1, TRUE);

  return match;
}

gpointer
object_sample_entry (void)
{
  g_autoptr (ScrMatch) match = object_sample_match ();

  return g_list_model_get_item (G_LIST_MODEL (match), 3);
}

gpointer
object_sample_amendment (void)
{
  g_autoptr (ScrMatch) match = object_sample_match ();
  g_autoptr (GError) error = NULL;
  ScrAmendment *amendment =
      scr_match_propose (match, SCR_AMENDMENT_CHANGE, 3, "start 2", &error);

  g_assert_no_error (error);

  return amendment;
}

gpointer
object_sample_misfit (void)
{
  g_autoptr (ScrMatch) match = object_sample_match ();
  g_autoptr (GError) error = NULL;
  ScrAmendment *amendment = scr_match_propose (match, SCR_AMENDMENT_DELETE, 3, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (scr_amendment_get_n_dropped (amendment), ==, 1);

  return amendment;
}

gpointer
object_sample_repair (void)
{
  return scr_repair_new (SCR_AMENDMENT_INSERT, 3, "start 2", 7, TRUE);
}

gpointer
object_sample_step (void)
{
  static const char *const facts[] = { "box = 2", "lid = open", NULL };

  return scr_step_new (4, "Open the box.", "box", "lid", facts);
}

/* In a folder that is not there; nothing is written. */
gpointer
object_sample_autosave (void)
{
  g_autoptr (ScrMatch) match = object_sample_match ();
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a.match.json");
  ScrAutosave *autosave = scr_autosave_new (match, file);

  scr_autosave_abandon (autosave);

  return autosave;
}

gpointer
object_sample_edition (void)
{
  g_autoptr (JsonNode) json = toy_match_parse ("{\"id\":\"e\"}");

  return scr_edition_new ("e", "Edition", "house", json);
}

gpointer
object_sample_event (void)
{
  return scr_event_new (SCR_EVENT_STEP, "pawn", "a", "b", 2, -3);
}

gpointer
object_sample_switch (void)
{
  return scr_option_new_switch ("variants", "mild", "Mild", "Nobody loses all.", TRUE);
}

gpointer
object_sample_choice (void)
{
  static const char *const words[] = { "a", "b", NULL };
  static const char *const titles[] = { "A", "B", NULL };

  return scr_option_new_choice (SCR_OPTION_CHOICE, NULL, "letter", "Letter", NULL, words, titles,
                                "b");
}

gpointer
object_sample_report (void)
{
  g_autoptr (ScrMatch) match = object_sample_match ();

  return scr_report_new (match, 1);
}

gpointer
object_sample_result_row (void)
{
  static const char *const values[] = { "1", "?", NULL };

  return scr_result_row_new ("Points", "How", values, TRUE);
}

gpointer
object_sample_term (void)
{
  return scr_term_new ("badge", "Badge", "How", -3, "seat 1", "b3");
}

gpointer
object_sample_difference (void)
{
  g_autoptr (GListModel) terms = G_LIST_MODEL (g_list_store_new (SCR_TYPE_TERM));
  ScrDifference *difference = scr_difference_new ("1", "Pawn of Ann", 1, "track", 9, 5, 7);

  scr_difference_set_terms (difference, terms);

  return difference;
}

gpointer
object_sample_correction (void)
{
  static const char *const pawns[] = { "1", "2", NULL };

  return scr_correction_new (SCR_AMENDMENT_INSERT, 4, "roll", "left-out", "Left out.", "It fits.",
                             pawns, "Pawns of Ann and Ben", 0.25);
}

gpointer
object_sample_check_answer (void)
{
  return scr_check_answer_new ("seat 1=b3", "Ann: b3", 0.75);
}

gpointer
object_sample_check (void)
{
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) corrections = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (differences, object_sample_difference ());
  g_ptr_array_add (corrections, object_sample_correction ());
  g_ptr_array_add (answers, object_sample_check_answer ());

  return scr_check_new (SCR_CHECK_EXPLAINED, "Explained.", differences, corrections, "Look!",
                        answers);
}

gpointer
object_sample_sheet_fault (void)
{
  return scr_sheet_fault_new (SCR_SHEET_FAULT_WRONG, "$.sheet", "This must be an object.");
}

gpointer
object_sample_library (void)
{
  return scr_library_new ("/nowhere", NULL);
}

gpointer
object_sample_item (void)
{
  g_autoptr (ScrMatch) match = object_sample_match ();

  return scr_library_item_new_for_match ("/a.match.json", DAY, match);
}

gpointer
object_sample_unreadable_item (void)
{
  return scr_library_item_new_unreadable ("/a.match.json", DAY, "it ends too early");
}

gpointer
object_sample_column (void)
{
  g_autoptr (ScrLibraryItem) item = object_sample_item ();

  return g_list_model_get_item (scr_library_item_get_columns (item), 1);
}

/* Of a finished match, one that is not, and a file that is none. */
gpointer
object_sample_statistics (void)
{
  static const char setup[] =
      "{\"scoring\":\"most\",\"winners\":[1,2],\"over\":%s,\"seats\":["
      "{\"name\":\"Ann\",\"colour\":\"red\",\"player\":\"human\",\"total\":\"7\",\"score\":7},"
      "{\"name\":\"Ben\",\"colour\":\"red\",\"player\":\"bot:a\",\"total\":\"7\",\"score\":7}]}";
  g_autoptr (GListStore) items = g_list_store_new (SCR_TYPE_LIBRARY_ITEM);
  g_autoptr (ScrLibraryItem) unreadable = object_sample_unreadable_item ();

  g_list_store_append (items, unreadable);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf (setup, i == 0 ? "true" : "false");
      g_autoptr (JsonNode) node = toy_match_parse (text);
      g_autoptr (ScrMatch) match =
          scr_match_new (scr_game_lookup ("verdict"), node, SCR_MODE_TABLE, "1", NULL);
      g_autoptr (ScrLibraryItem) item =
          scr_library_item_new_for_match ("/b.match.json", 2 * DAY, match);

      g_list_store_append (items, item);
    }

  return scr_statistics_new (G_LIST_MODEL (items));
}

gpointer
object_sample_group (void)
{
  g_autoptr (ScrStatistics) statistics = object_sample_statistics ();

  return g_list_model_get_item (G_LIST_MODEL (statistics), 0);
}

gpointer
object_sample_row (void)
{
  g_autoptr (ScrStatisticsGroup) group = object_sample_group ();

  return g_list_model_get_item (G_LIST_MODEL (group), 0);
}

gpointer
object_sample_state (void)
{
  g_autoptr (ScrMatch) match = object_sample_match ();

  return g_object_ref (scr_match_get_state (match));
}

gpointer
object_sample_game (void)
{
  return verdict_game_new ();
}

gpointer
object_sample_bot (void)
{
  return scr_game_new_bot (scr_game_lookup ("pig"), "careful");
}
