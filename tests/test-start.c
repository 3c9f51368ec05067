/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <glib/gstdio.h>

#include "app/scr-guide-window.h"
#include "app/scr-match-item.h"
#include "app/scr-match-row.h"
#include "app/scr-statistics-window.h"
#include "app/widgets/scr-isolate.h"

#define MANY 150

static const char rotten[] = "{";

/* Makes files that are no matches, which a list tells as well, and quickly. */
static void
write_many (guint n_files)
{
  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *id = g_strdup_printf ("many-%u", i);
      g_autoptr (GFile) file = scr_matches_new_file (id);

      g_mkdir_with_parents (scr_library_get_folder (scr_matches_get_library ()), 0700);
      g_assert_true (g_file_set_contents (g_file_peek_path (file), rotten, -1, NULL));
    }
}

static void
remove_many (guint n_files)
{
  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *id = g_strdup_printf ("many-%u", i);
      g_autoptr (GFile) file = scr_matches_new_file (id);

      g_assert_cmpint (g_unlink (g_file_peek_path (file)), ==, 0);
    }
}

/* One row is for the match to continue, whether there is one or not. */
static guint
count_rows (ScrWindow *window)
{
  GtkWidget *page = GTK_WIDGET (scr_window_get_start_page (window));

  return ui_count_type (page, SCR_TYPE_MATCH_ROW) - 1;
}

static gboolean
is_offered (gpointer window)
{
  GtkWidget *page = GTK_WIDGET (scr_window_get_start_page (window));
  GtkWidget *more = ui_find_text (page, "Show all 150 matches");

  return more != NULL && gtk_widget_get_mapped (more);
}

static gboolean
is_all_shown (gpointer window)
{
  return count_rows (window) == MANY;
}

/* A few are enough to begin with; the others come when asked for. */
static void
test_show_all (void)
{
  ScrWindow *window;
  GtkWidget *more;
  g_autofree char *name = NULL;

  write_many (MANY);
  window = ui_open ();
  ui_wait (is_offered, window);
  g_assert_cmpuint (count_rows (window), ==, 5);
  more = ui_get_name (GTK_WIDGET (scr_window_get_start_page (window)), "Show all 150 matches");
  gtk_widget_grab_focus (more);
  ui_click_widget (more);
  ui_wait (is_all_shown, window);
  g_assert_false (gtk_widget_get_mapped (more));
  name = ui_dup_name (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_true (g_str_has_prefix (name, "many-"));
  ui_close (window);
  remove_many (MANY);
}

static gboolean
is_elsewhere_listed (gpointer window)
{
  return ui_find_text (GTK_WIDGET (scr_window_get_start_page (window)), "From elsewhere") != NULL;
}

/* A match that was opened where it lies is in the list, also in the next window. */
static void
test_opened_from_elsewhere (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = ui_new_file ("elsewhere.match.json");
  ScrWindow *window = ui_open ();

  scr_match_set_title (match, "From elsewhere");
  g_assert_true (scr_match_save (match, file, NULL));
  g_assert_true (scr_window_open_file (window, file));
  ui_close (window);
  window = ui_open ();
  ui_wait (is_elsewhere_listed, window);
  ui_click (GTK_WIDGET (scr_window_get_start_page (window)), "Continue");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  ui_close (window);
  g_unlink (g_file_peek_path (file));
}

static gboolean
is_odd_listed (gpointer window)
{
  return ui_find_text (GTK_WIDGET (scr_window_get_start_page (window)), "Oddly kept") != NULL;
}

/* A file's name need not be text: such a match is listed, opened and rescued as any other. */
static void
test_name_that_is_no_text (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = scr_matches_new_file ("odd\xff");
  const char *path = g_file_peek_path (file);
  g_autofree char *text = NULL;
  ScrWindow *window;

  scr_match_set_title (match, "Oddly kept");
  g_assert_true (scr_match_deal (match, NULL, NULL));
  g_mkdir_with_parents (scr_library_get_folder (scr_matches_get_library ()), 0700);
  g_assert_true (scr_match_save (match, file, NULL));
  window = ui_open ();
  ui_wait (is_odd_listed, window);
  ui_click (GTK_WIDGET (scr_window_get_start_page (window)), "Continue");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_true (g_file_equal (scr_autosave_get_file (ui_get_autosave (window)), file));
  scr_window_show_start (window);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize) strlen (text) - 4, NULL));
  g_assert_false (scr_window_open_file (window, file));
  ui_click (GTK_WIDGET (scr_window_get_start_page (window)), "Rescue it");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpuint (ui_count_entries (window), >, 0);
  ui_close (window);
  g_unlink (path);
}

static ScrStatisticsWindow *
find_statistics (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (SCR_IS_STATISTICS_WINDOW (window))
        return SCR_STATISTICS_WINDOW (window);
    }

  return NULL;
}

static gboolean
is_text_shown (gpointer text)
{
  ScrStatisticsWindow *statistics = find_statistics ();
  GtkWidget *label =
      statistics != NULL ? ui_find_text (GTK_WIDGET (statistics), text) : NULL;

  return label != NULL && gtk_widget_get_mapped (label);
}

static void
close_statistics (ScrWindow *window)
{
  ScrStatisticsWindow *statistics = g_object_ref (find_statistics ());

  gtk_widget_activate_action (GTK_WIDGET (statistics), "window.close", NULL);
  ui_settle ();
  g_assert_finalize_object (statistics);
  ui_close (window);
}

static void
test_nothing_to_count (void)
{
  ScrWindow *window = ui_open ();

  g_action_group_activate_action (G_ACTION_GROUP (window), "statistics", NULL);
  ui_wait (is_text_shown, (gpointer) "Nothing to count yet");
  close_statistics (window);
}

static gboolean
is_unlisted (gpointer window)
{
  ScrStatisticsWindow *statistics = find_statistics ();

  return statistics != NULL &&
         ui_find_text (GTK_WIDGET (statistics), "The matches cannot be counted") != NULL &&
         scr_banner_get_sentence (scr_start_page_get_banner (
             scr_window_get_start_page (window))) != NULL;
}

/* Where the folder of matches is none, both lists say so, and what can be done. */
static void
test_folder_is_none (void)
{
  g_autofree char *folder = scr_matches_dup_folder ();
  g_autofree char *aside = g_strconcat (folder, "-aside", NULL);
  ScrWindow *window;
  ScrBanner *banner;

  g_mkdir_with_parents (folder, 0700);
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  window = ui_open ();
  banner = scr_start_page_get_banner (scr_window_get_start_page (window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "statistics", NULL);
  ui_wait (is_unlisted, window);
  g_assert_nonnull (strstr (scr_banner_get_sentence (banner), "can be opened; new ones"));
  close_statistics (window);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
}

/* What a screen reader calls the row of a player, who is the first of that name below @root. */
static char *
dup_row_name (GtkWidget *root,
              const char *player)
{
  GtkWidget *label = ui_find_text (root, player);

  g_assert_nonnull (label);

  return ui_dup_name (gtk_widget_get_ancestor (label, ADW_TYPE_PREFERENCES_ROW));
}

/* Plays a match to its end, and keeps it. */
static GFile *
play_whole (const char *setup)
{
  g_autoptr (ScrMatch) match = ui_new_match (setup);
  GFile *file = scr_matches_new_file (scr_match_get_id (match));
  guint64 random = 1;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  while (!ui_is_over (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_play (match, move, NULL));
    }
  g_mkdir_with_parents (scr_library_get_folder (scr_matches_get_library ()), 0700);
  g_assert_true (scr_match_save (match, file, NULL));

  return file;
}

static char *
dup_first_player (GtkWidget *statistics)
{
  return ui_dup_name (ui_find_type (statistics, ADW_TYPE_PREFERENCES_ROW));
}

/* By name Ann comes first, whoever has won; else the winner. */
static void
check_order (GtkWidget *statistics)
{
  GtkDropDown *order = GTK_DROP_DOWN (ui_get_name (statistics, "Order of the players"));
  g_autofree char *by_wins = dup_first_player (statistics);
  g_autofree char *by_share = NULL;
  g_autofree char *by_name = NULL;

  gtk_drop_down_set_selected (order, 1);
  by_share = dup_first_player (statistics);
  g_assert_nonnull (strstr (by_wins, "Won 1 of 1 match"));
  g_assert_nonnull (strstr (by_share, "Won 1 of 1 match"));
  gtk_drop_down_set_selected (order, 3);
  by_name = dup_first_player (statistics);
  g_assert_true (g_str_has_prefix (by_name, "Ann. "));
  g_assert_cmpuint (ui_count_type (statistics, ADW_TYPE_PREFERENCES_ROW), ==, 4);
}

/* Each player is told with all numbers, to the ear too; ways of scoring are kept apart. */
static void
test_statistics (void)
{
  g_autoptr (GFile) table = play_whole (UI_TWO_PEOPLE);
  g_autoptr (GFile) solo = play_whole (UI_SOLO);
  ScrWindow *window = ui_open ();
  GtkWidget *statistics;
  g_autofree char *ann = NULL;
  g_autofree char *henricus = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (window), "statistics", NULL);
  ui_wait (is_text_shown, (gpointer) "Two to four players");
  statistics = GTK_WIDGET (find_statistics ());
  g_assert_true (is_text_shown ((gpointer) "Solo, Prior"));
  g_assert_cmpuint (ui_count_type (statistics, ADW_TYPE_PREFERENCES_GROUP), ==, 2);
  g_assert_cmpuint (ui_count_type (statistics, ADW_TYPE_PREFERENCES_ROW), ==, 4);
  ann = dup_row_name (statistics, "Ann");
  g_assert_true (g_str_has_prefix (ann, "Ann. Won "));
  g_assert_nonnull (strstr (ann, " of 1 match. Score "));
  g_assert_nonnull (strstr (ann, ". Last played: today "));
  henricus = dup_row_name (statistics, "Henricus");
  g_assert_true (
      g_str_has_prefix (henricus, "Henricus. Played by the program. Won "));
  check_order (statistics);
  close_statistics (window);
  g_unlink (g_file_peek_path (table));
  g_unlink (g_file_peek_path (solo));
}

/* Who does not know the game is told how it is played, beside the table: once, however often asked.
 */
static void
test_guide (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *guide;

  ui_click (GTK_WIDGET (window), "How to play");
  guide = ui_find_window (SCR_TYPE_GUIDE_WINDOW);
  g_assert_nonnull (guide);
  g_assert_false (gtk_window_get_modal (GTK_WINDOW (guide)));
  g_assert_nonnull (ui_find_text (guide, "What it is about"));
  g_assert_nonnull (ui_find_text (guide, "At this table"));
  ui_activate (window, "win.guide");
  g_assert_true (ui_find_window (SCR_TYPE_GUIDE_WINDOW) == guide);
  gtk_window_close (GTK_WINDOW (guide));
  ui_settle ();
  g_assert_null (ui_find_window (SCR_TYPE_GUIDE_WINDOW));
  ui_close (window);
}

/* Names cannot turn around what is written beside them. */
static void
test_isolate (void)
{
  static const char *const cases[][2] = {
    { "Ann", "Ann" },
    { "Zoë d’Aubigné", "Zoë d’Aubigné" },
    { "Ann\u202e evil", "Ann evil" },
    { "\u2066Ann\u2069", "Ann" },
    { "\u202dBen\u202c\u202a", "Ben" },
    { "Ann\nBen", "Ann Ben" },
    { "דוד", "\u2068דוד\u2069" },
    { "\u202eדוד", "\u2068דוד\u2069" },
    { "Ann علي", "\u2068Ann علي\u2069" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *shown = scr_isolate_name (cases[i][0]);

      g_assert_cmpstr (shown, ==, cases[i][1]);
    }
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/start/nothing-to-count", test_nothing_to_count);
  g_test_add_func ("/start/show-all", test_show_all);
  g_test_add_func ("/start/opened-from-elsewhere", test_opened_from_elsewhere);
  g_test_add_func ("/start/name-that-is-no-text", test_name_that_is_no_text);
  g_test_add_func ("/start/folder-is-none", test_folder_is_none);
  g_test_add_func ("/start/statistics", test_statistics);
  g_test_add_func ("/start/guide", test_guide);
  g_test_add_func ("/start/isolate", test_isolate);

  return g_test_run ();
}
