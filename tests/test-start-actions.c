/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <glib/gstdio.h>

#include "app/scr-match-item.h"
#include "app/scr-match-row.h"

/* What one does with matches on the start page. */

typedef struct
{
  ScrWindow *window;
  const char *title;
} Listing;

static GtkWidget *
get_page (ScrWindow *window)
{
  return GTK_WIDGET (scr_window_get_start_page (window));
}

/* Keeps a match in which some moves were made, in the folder of matches. */
static GFile *
keep_match (const char *title)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  GFile *file = scr_matches_new_file (title);

  g_assert_true (scr_match_deal (match, NULL, NULL));
  g_assert_true (scr_match_play (match, "play 3", NULL));
  scr_match_set_title (match, title);
  g_mkdir_with_parents (scr_library_get_folder (scr_matches_get_library ()), 0700);
  g_assert_true (scr_match_save (match, file, NULL));

  return file;
}

static GFile *
keep_damaged (const char *name)
{
  GFile *file = scr_matches_new_file (name);

  g_mkdir_with_parents (scr_library_get_folder (scr_matches_get_library ()), 0700);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "{", -1, NULL));

  return file;
}

static guint
count_files (void)
{
  const char *folder = scr_library_get_folder (scr_matches_get_library ());
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_files = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

/* Each test begins and ends with an empty folder. */
static void
remove_all (void)
{
  const char *folder = scr_library_get_folder (scr_matches_get_library ());
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

static char *
dup_contents (GFile *file)
{
  char *text;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));

  return text;
}

static GtkWidget *
find_row (GtkWidget *root,
          const char *title)
{
  GtkWidget *label = ui_find_text (root, title);

  return label != NULL ? gtk_widget_get_ancestor (label, SCR_TYPE_MATCH_ROW) : NULL;
}

static gboolean
is_listed (gpointer data)
{
  Listing *listing = data;
  GtkWidget *row = find_row (get_page (listing->window), listing->title);

  return row != NULL && gtk_widget_get_mapped (row);
}

static gboolean
is_not_listed (gpointer data)
{
  return !is_listed (data);
}

static void
wait_listed (ScrWindow *window,
             const char *title)
{
  Listing listing = { window, title };

  ui_wait (is_listed, &listing);
}

static void
wait_not_listed (ScrWindow *window,
                 const char *title)
{
  Listing listing = { window, title };

  ui_wait (is_not_listed, &listing);
}

static void
do_with_row (ScrWindow *window,
             const char *title,
             const char *action)
{
  wait_listed (window, title);
  g_assert_true (gtk_widget_activate_action (find_row (get_page (window), title), action, NULL));
  ui_settle ();
}

/* Gives the match its title in the dialog that asks for one. */
static void
answer_title (const char *title,
              const char *response)
{
  GtkWidget *dialog = ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  GtkWidget *entry;

  g_assert_nonnull (dialog);
  entry = ui_get_name (dialog, "Title");
  gtk_editable_set_text (GTK_EDITABLE (entry), title);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  ui_settle ();
}

static void
test_rename (void)
{
  g_autoptr (GFile) file = keep_match ("Before");
  g_autoptr (ScrMatch) before = scr_match_load (file, NULL);
  g_autoptr (ScrMatch) after = NULL;
  ScrWindow *window = ui_open ();
  GStatBuf old, new;

  g_assert_cmpint (g_stat (g_file_peek_path (file), &old), ==, 0);
  do_with_row (window, "Before", "row.rename");
  answer_title ("  After ", "rename");
  wait_listed (window, "After");
  g_assert_null (find_row (get_page (window), "Before"));

  after = scr_match_load (file, NULL);
  g_assert_cmpstr (scr_match_get_title (after), ==, "After");
  g_assert_cmpstr (scr_match_get_id (after), ==, scr_match_get_id (before));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (after)), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (before)));
  /* It keeps its place in the list. */
  g_assert_cmpint (g_stat (g_file_peek_path (file), &new), ==, 0);
  g_assert_cmpint (new.st_mtim.tv_sec - old.st_mtim.tv_sec, <=, 1);
  ui_close (window);
  remove_all ();
}

/* Who thinks better of it changes nothing. */
static void
test_rename_not (void)
{
  g_autoptr (GFile) file = keep_match ("Stays");
  g_autofree char *before = dup_contents (file);
  g_autofree char *after = NULL;
  ScrWindow *window = ui_open ();

  do_with_row (window, "Stays", "row.rename");
  answer_title ("Gone", "cancel");
  after = dup_contents (file);
  g_assert_cmpstr (after, ==, before);
  ui_close (window);
  remove_all ();
}

/* What cannot be read is not changed; the page says why. */
static void
test_damaged (void)
{
  static const char *const actions[] = { "row.rename", "row.duplicate", "row.export" };
  g_autoptr (GFile) file = keep_damaged ("hurt");
  ScrWindow *window = ui_open ();
  ScrBanner *banner = scr_start_page_get_banner (scr_window_get_start_page (window));

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *after = NULL;

      scr_banner_hide_sentence (banner);
      do_with_row (window, "hurt.match.json", actions[i]);
      g_assert_true (g_str_has_prefix (scr_banner_get_sentence (banner), "“hurt.match.json” "));
      g_assert_null (ui_find_window (ADW_TYPE_MESSAGE_DIALOG));
      after = dup_contents (file);
      g_assert_cmpstr (after, ==, "{");
      g_assert_cmpuint (count_files (), ==, 1);
    }
  ui_close (window);
  remove_all ();
}

/* The title of a match that is played goes to its table, not past it. */
static void
test_rename_while_played (void)
{
  g_autoptr (GFile) file = keep_match ("Played");
  g_autoptr (ScrMatch) after = NULL;
  ScrWindow *player = ui_open ();
  ScrWindow *window;

  g_assert_true (scr_window_open_file (player, file));
  window = ui_open ();
  do_with_row (window, "Played", "row.rename");
  answer_title ("Renamed", "rename");
  wait_listed (window, "Renamed");
  g_assert_cmpstr (scr_match_get_title (ui_get_match (player)), ==, "Renamed");
  ui_move (player, "play 4");
  g_assert_true (scr_autosave_flush (ui_get_autosave (player)));
  g_assert_false (scr_autosave_get_is_conflict (ui_get_autosave (player)));
  after = scr_match_load (file, NULL);
  g_assert_cmpstr (scr_match_get_title (after), ==, "Renamed");
  ui_close (window);
  ui_close (player);
  remove_all ();
}

/* The copy has the moves and an id of its own; the first stays as it was. */
static void
test_duplicate (void)
{
  g_autoptr (GFile) file = keep_match ("Once");
  g_autofree char *before = dup_contents (file);
  g_autofree char *after = NULL;
  g_autoptr (ScrMatch) match = scr_match_load (file, NULL);
  ScrWindow *window = ui_open ();
  ScrLibraryItem *item;

  do_with_row (window, "Once", "row.duplicate");
  wait_listed (window, "Once (copy)");
  wait_listed (window, "Once");
  g_assert_cmpuint (count_files (), ==, 2);
  after = dup_contents (file);
  g_assert_cmpstr (after, ==, before);
  item = scr_match_row_get_item (SCR_MATCH_ROW (find_row (get_page (window), "Once (copy)")));
  g_assert_cmpstr (scr_library_item_get_id (item), !=, scr_match_get_id (match));
  g_assert_cmpuint (scr_library_item_get_n_moves (item), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (match)));
  ui_close (window);
  remove_all ();
}

static gboolean
is_there (gpointer file)
{
  return g_file_query_exists (file, NULL);
}

static void
test_export (void)
{
  g_autoptr (GFile) file = keep_match ("Taken along");
  g_autoptr (GFile) copy = ui_new_file ("along.match.json");
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = ui_open ();

  do_with_row (window, "Taken along", "row.export");
  ui_choose_file (copy);
  ui_wait (is_there, copy);
  match = scr_match_load (copy, NULL);
  g_assert_nonnull (match);
  g_assert_cmpstr (scr_match_get_title (match), ==, "Taken along");
  ui_close (window);
  g_assert_cmpint (g_unlink (g_file_peek_path (copy)), ==, 0);
  remove_all ();
}

/* Taking back restores the very file; what was focused is what has come in its place. */
static void
test_bin_and_undo (void)
{
  g_autoptr (GFile) file = keep_match ("Thrown");
  g_autofree char *before = dup_contents (file);
  g_autofree char *after = NULL;
  ScrWindow *window = ui_open ();
  GStatBuf old, new;

  g_assert_cmpint (g_stat (g_file_peek_path (file), &old), ==, 0);
  do_with_row (window, "Thrown", "row.bin");
  wait_not_listed (window, "Thrown");
  ui_click (GTK_WIDGET (window), "_Undo");
  wait_listed (window, "Thrown");
  after = dup_contents (file);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (g_stat (g_file_peek_path (file), &new), ==, 0);
  g_assert_cmpuint (new.st_ino, ==, old.st_ino);
  g_assert_cmpint (new.st_mtim.tv_nsec, ==, old.st_mtim.tv_nsec);
  ui_close (window);
  g_assert_true (g_file_query_exists (file, NULL));
  remove_all ();
}

/* Counts files of that name below a folder. */
static guint
count_below (const char *folder,
             const char *name)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *entry;
  guint n_found = 0;

  while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, entry, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        n_found += count_below (path, name);
      else if (g_str_equal (entry, name))
        n_found++;
    }

  return n_found;
}

/* Once it cannot be taken back any more the match is in a bin, whole: the desktop's, or where
 * there is none, the program's own. */
static void
test_bin_for_good (void)
{
  g_autoptr (GFile) file = keep_match ("Thrown away");
  ScrWindow *window = ui_open ();

  do_with_row (window, "Thrown away", "row.bin");
  wait_not_listed (window, "Thrown away");
  g_assert_true (g_file_query_exists (file, NULL));
  ui_close (window);
  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_cmpuint (count_below (g_get_user_data_dir (), "Thrown away.match.json"), ==, 1);

  window = ui_open ();
  ui_settle ();
  wait_not_listed (window, "Thrown away");
  ui_close (window);
}

/* A file that cannot be read can be thrown away all the same. */
static void
test_bin_damaged (void)
{
  g_autoptr (GFile) file = keep_damaged ("rotten");
  ScrWindow *window = ui_open ();

  do_with_row (window, "rotten.match.json", "row.bin");
  wait_not_listed (window, "rotten.match.json");
  ui_close (window);
  g_assert_false (g_file_query_exists (file, NULL));
}

static void
test_bin_while_played (void)
{
  g_autoptr (GFile) file = keep_match ("Busy");
  ScrWindow *player = ui_open ();
  ScrWindow *window;
  ScrBanner *banner;

  g_assert_true (scr_window_open_file (player, file));
  window = ui_open ();
  banner = scr_start_page_get_banner (scr_window_get_start_page (window));
  do_with_row (window, "Busy", "row.bin");
  g_assert_true (g_str_has_prefix (scr_banner_get_sentence (banner),
                                   "“Busy” is open in another window. "));
  wait_listed (window, "Busy");
  ui_close (window);
  g_assert_true (g_file_query_exists (file, NULL));
  ui_close (player);
  remove_all ();
}

/* Opening what is on its way to the bin takes it back. */
static void
test_bin_and_open (void)
{
  g_autoptr (GFile) file = keep_match ("Wanted");
  ScrWindow *window = ui_open ();

  do_with_row (window, "Wanted", "row.bin");
  wait_not_listed (window, "Wanted");
  g_assert_true (scr_window_open_file (window, file));
  ui_close (window);
  g_assert_true (g_file_query_exists (file, NULL));
  remove_all ();
}

/* A match is open in one window only: asking for it again shows that window. */
static void
test_open_once (void)
{
  g_autoptr (GFile) file = keep_match ("Alone here");
  ScrWindow *first = ui_open ();
  ScrWindow *second;

  g_assert_true (scr_window_open_file (first, file));
  second = ui_open ();
  g_assert_true (scr_window_open_file (second, file));
  g_assert_cmpstr (scr_window_get_page (second), ==, "start");
  g_assert_null (scr_window_get_session (second));
  g_assert_true (scr_window_find_playing (file) == first);
  ui_close (second);
  ui_close (first);
  g_assert_null (scr_window_find_playing (file));
  remove_all ();
}

/* The match to continue is listed once, and one key away. */
static void
test_continue (void)
{
  g_autoptr (GFile) older = keep_match ("Older");
  g_autoptr (GFile) newer = NULL;
  ScrWindow *window;

  g_assert_true (g_file_set_attribute_uint64 (older, G_FILE_ATTRIBUTE_TIME_MODIFIED, 1000000000,
                                              G_FILE_QUERY_INFO_NONE, NULL, NULL));
  newer = keep_match ("Newer");
  window = ui_open ();
  wait_listed (window, "Newer");
  wait_listed (window, "Older");
  g_assert_cmpuint (ui_count_type (get_page (window), SCR_TYPE_MATCH_ROW), ==, 2);
  g_assert_true (
      gtk_widget_is_focus (ui_get_name (find_row (get_page (window), "Newer"), "Continue")));
  g_assert_true (gtk_widget_activate_action (get_page (window), "start.continue", NULL));
  ui_settle ();
  g_assert_cmpstr (scr_match_get_title (ui_get_match (window)), ==, "Newer");
  ui_close (window);
  remove_all ();
}

static gboolean
is_welcome (gpointer window)
{
  GtkWidget *tile = ui_find_name (get_page (window), "Look at a finished match");

  return tile != NULL && gtk_widget_get_mapped (tile);
}

/* Who has no match yet can look at one; it is kept once, however often it is asked for. */
static void
test_sample (void)
{
  ScrWindow *window = ui_open ();

  ui_wait (is_welcome, window);
  for (guint i = 0; i < 2; i++)
    {
      ui_activate (window, "win.open-sample");
      g_assert_cmpstr (scr_window_get_page (window), ==, "table");
      g_assert_true (ui_is_over (ui_get_match (window)));
      scr_window_show_start (window);
      wait_listed (window, "A match to look at");
      g_assert_false (is_welcome (window));
      g_assert_cmpuint (count_files (), ==, 1);
    }
  ui_close (window);
  remove_all ();
}

static GtkDropTarget *
get_drop_target (ScrWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }

  return NULL;
}

/* A file that is dropped on the page is opened. */
static void
test_drop (void)
{
  g_autoptr (GFile) file = keep_match ("Dropped");
  ScrWindow *window = ui_open ();
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  g_signal_emit_by_name (get_drop_target (window), "drop", &value, 10.0, 10.0, &is_taken);
  g_assert_true (is_taken);
  g_assert_cmpstr (scr_match_get_title (ui_get_match (window)), ==, "Dropped");
  ui_close (window);
  remove_all ();
}

/* A second version of a match, which another program or a rescue has left, is told apart. */
static void
test_copies_apart (void)
{
  g_autoptr (GFile) file = keep_match ("Twofold");
  g_autoptr (ScrMatch) match = scr_match_load (file, NULL);
  g_autoptr (GFile) first = scr_matches_new_copy (scr_match_get_id (match));
  g_autoptr (GFile) second = NULL;
  ScrWindow *window;

  g_assert_true (scr_match_save (match, first, NULL));
  second = scr_matches_new_copy (scr_match_get_id (match));
  g_assert_true (scr_match_save (match, second, NULL));
  window = ui_open ();
  wait_listed (window, "Twofold");
  wait_listed (window, "Twofold (copy)");
  ui_close (window);
  remove_all ();
}

/* A title that directs text is shown without that, and kept as it is. */
static void
test_isolated_title (void)
{
  g_autoptr (GFile) file = keep_match ("Turned\u202earound");
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = ui_open ();

  wait_listed (window, "Turnedaround");
  match = scr_match_load (file, NULL);
  g_assert_cmpstr (scr_match_get_title (match), ==, "Turned\u202earound");
  ui_close (window);
  remove_all ();
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/start-actions/sample", test_sample);
  g_test_add_func ("/start-actions/rename", test_rename);
  g_test_add_func ("/start-actions/rename-not", test_rename_not);
  g_test_add_func ("/start-actions/damaged", test_damaged);
  g_test_add_func ("/start-actions/rename-while-played", test_rename_while_played);
  g_test_add_func ("/start-actions/duplicate", test_duplicate);
  g_test_add_func ("/start-actions/export", test_export);
  g_test_add_func ("/start-actions/bin-and-undo", test_bin_and_undo);
  g_test_add_func ("/start-actions/bin-for-good", test_bin_for_good);
  g_test_add_func ("/start-actions/bin-damaged", test_bin_damaged);
  g_test_add_func ("/start-actions/bin-while-played", test_bin_while_played);
  g_test_add_func ("/start-actions/bin-and-open", test_bin_and_open);
  g_test_add_func ("/start-actions/open-once", test_open_once);
  g_test_add_func ("/start-actions/continue", test_continue);
  g_test_add_func ("/start-actions/drop", test_drop);
  g_test_add_func ("/start-actions/copies-apart", test_copies_apart);
  g_test_add_func ("/start-actions/isolated-title", test_isolated_title);

  return g_test_run ();
}
