/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <glib/gstdio.h>

#include "app/abbates/abbates-area-button.h"
#include "app/scr-edition-editor.h"
#include "app/scr-editions-window.h"
#include "core/scr-edition-store.h"
#include "core/scr-json.h"

/* Editions of one's own: the list, the form, and where they are kept. */

static ScrGame *
get_game (void)
{
  ScrGame *game = scr_game_lookup ("abbates");

  g_assert_nonnull (game);
  return game;
}

static JsonNode *
new_shipped (void)
{
  g_autoptr (GListModel) editions = scr_game_list_editions (get_game ());
  g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, 0);

  return json_node_ref (scr_edition_get_json (edition));
}

static JsonNode *
new_changed (JsonNode *edition,
             const char *place,
             const char *value)
{
  g_autoptr (GError) error = NULL;
  JsonNode *changed = scr_game_change_edition (get_game (), edition, place, value, &error);

  g_assert_no_error (error);
  return changed;
}

static JsonNode *
load (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  JsonNode *json;

  scr_edition_store_flush (scr_edition_store_get_default ());
  json = scr_json_load (file, &error);
  g_assert_no_error (error);
  return json;
}

/* Removes what the test before has kept. */
static void
clear_store (void)
{
  ScrEditionStore *store = scr_edition_store_get_default ();
  g_auto (GStrv) files = scr_edition_store_list_files (store);

  for (guint i = 0; files[i] != NULL; i++)
    g_assert_true (scr_edition_store_remove (store, files[i], NULL));
}

static guint
count_editions (void)
{
  g_autoptr (GListModel) editions =
      scr_edition_store_list_editions (scr_edition_store_get_default (), get_game ());

  return g_list_model_get_n_items (editions);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* What is right is saved, what is not is a draft beside it; only the first can be played with. */
static void
test_store (void)
{
  g_autofree char *folder = g_dir_make_tmp ("editions-XXXXXX", NULL);
  g_autoptr (ScrEditionStore) store = scr_edition_store_new (folder);
  g_autofree char *path = scr_edition_store_dup_path (store, "ours");
  g_autoptr (JsonNode) shipped = new_shipped ();
  g_autoptr (JsonNode) ours = new_changed (shipped, "id", "ours");
  g_autoptr (JsonNode) half = new_changed (ours, "garden.window.1", "13");
  g_autoptr (JsonNode) draft = NULL;
  g_autoptr (JsonNode) back = NULL;
  g_autoptr (JsonNode) right = NULL;
  g_autoptr (GListModel) editions = NULL;
  g_auto (GStrv) files = NULL;
  g_autofree char *id = NULL;
  g_autofree char *strange = NULL;
  g_autoptr (GError) error = NULL;
  guint n_changes = 0;

  g_signal_connect_swapped (store, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_true (scr_edition_store_save (store, path, ours, TRUE, &error));
  g_assert_true (scr_edition_store_save (store, path, half, FALSE, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_changes, ==, 2);
  right = load (path);
  g_assert_true (scr_json_equal (right, ours, NULL));
  draft = scr_edition_store_load_draft (store, path);
  g_assert_true (scr_json_equal (draft, half, NULL));
  files = scr_edition_store_list_files (store);
  g_assert_cmpuint (g_strv_length (files), ==, 1);
  editions = scr_edition_store_list_editions (store, get_game ());
  g_assert_cmpuint (g_list_model_get_n_items (editions), ==, 2);

  id = scr_edition_store_dup_free_id (store, get_game (), "ours");
  g_assert_cmpstr (id, ==, "ours-2");
  strange = scr_edition_store_dup_free_id (store, get_game (), "../../o é");
  g_assert_null (strchr (strange, '/'));
  g_assert_null (strchr (strange, '.'));

  g_assert_true (scr_edition_store_remove (store, path, &error));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_null (scr_edition_store_load_draft (store, path));
  g_assert_true (scr_edition_store_restore (store, path, &error));
  back = scr_edition_store_load_draft (store, path);
  g_assert_true (scr_json_equal (back, half, NULL));
  g_assert_false (scr_edition_store_restore (store, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  g_clear_error (&error);
  g_assert_true (scr_edition_store_save (store, path, ours, TRUE, &error));
  g_assert_null (scr_edition_store_load_draft (store, path));
}

static GtkWidget *
open_editions (ScrWindow *window)
{
  GtkWidget *editions;

  ui_activate (window, "win.editions");
  editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
  g_assert_nonnull (editions);

  return editions;
}

static void
back (GtkWidget *editions)
{
  gtk_widget_activate_action (editions, "editions.back", NULL);
  ui_settle ();
}

static void
count (GtkWidget *editions,
       const char *name,
       int number)
{
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (ui_get_control (editions, GTK_TYPE_SPIN_BUTTON, name)), number);
  ui_settle ();
}

static void
choose (GtkWidget *editions,
        const char *name,
        guint place)
{
  gtk_drop_down_set_selected (
      GTK_DROP_DOWN (ui_get_control (editions, GTK_TYPE_DROP_DOWN, name)), place);
  ui_settle ();
}

static void
assert_place (JsonNode *edition,
              const char *path,
              const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) found = json_path_query (path, edition, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = json_to_string (found, FALSE);
  g_assert_cmpstr (text, ==, expected);
}

/* The form has a button of that name too. */
static void
click_toast (GtkWidget *editions)
{
  GtkWidget *overlay = ui_find_type (editions, ADW_TYPE_TOAST_OVERLAY);

  for (GtkWidget *child = gtk_widget_get_first_child (overlay); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_STACK (child) && ui_find_name (child, "Undo") != NULL)
      {
        ui_click (child, "Undo");
        return;
      }
  g_assert_not_reached ();
}

/* A copy is made, changed, wrong for a while, right again, deleted, and brought back. */
static void
test_edit (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editions (window);
  g_autofree char *path =
      scr_edition_store_dup_path (scr_edition_store_get_default (), "house");
  g_autofree char *draft = g_build_filename (
      scr_edition_store_get_folder (scr_edition_store_get_default ()), "house.draft.json", NULL);
  g_autoptr (JsonNode) kept = NULL;
  g_autoptr (JsonNode) mended = NULL;

  g_assert_null (ui_find_name (editions, "Edit Reconstructed card set"));
  g_assert_null (ui_find_name (editions, "Delete Reconstructed card set"));
  g_assert_nonnull (ui_find_text (editions, "Reconstructed: where the rulebook prints no numbers, "
                                            "the project chose plausible ones."));
  ui_click (editions, "Duplicate Reconstructed card set");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  ui_click (editions, "Edit House cards");
  count (editions, "Windows with 1 bean", 13);
  g_assert_nonnull (ui_find_text (editions, "29 of 30 cards: 1 too few"));
  g_assert_nonnull (ui_find_text (
      editions, "There are 29 windows, 1 too few: there must be 30."));
  kept = load (path);
  assert_place (kept, "$.garden.window['1']", "[14]");
  g_assert_true (g_file_test (draft, G_FILE_TEST_EXISTS));

  count (editions, "Windows with 2 beans", 12);
  g_assert_nonnull (ui_find_text (editions, "All is right, and saved."));
  mended = load (path);
  g_assert_false (g_file_test (draft, G_FILE_TEST_EXISTS));
  assert_place (mended, "$.garden.window['1']", "[13]");
  assert_place (mended, "$.provenance", "[\"house\"]");

  back (editions);
  ui_click (editions, "Delete House cards");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  click_toast (editions);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (ui_has_name (gtk_root_get_focus (GTK_ROOT (editions)), "Edit House cards"));
  back (editions);
  g_assert_null (ui_find_window (SCR_TYPE_EDITIONS_WINDOW));
  ui_close (window);
  clear_store ();
}

/* Of several that were deleted each comes back by its own offer, and none that is gone. */
static void
test_restore (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editions (window);
  ScrEditionStore *store = scr_edition_store_get_default ();
  g_autofree char *first = scr_edition_store_dup_path (store, "house");
  g_autofree char *second = scr_edition_store_dup_path (store, "house-2");
  g_autofree char *gone = g_strconcat (second, "~", NULL);
  g_autoptr (GError) error = NULL;

  ui_click (editions, "Duplicate Reconstructed card set");
  ui_click (editions, "Duplicate House cards");
  g_assert_true (g_file_test (second, G_FILE_TEST_EXISTS));
  ui_click (editions, "Delete House cards");
  ui_click (editions, "Delete House cards (copy)");
  g_assert_false (g_file_test (first, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action (editions, "editions.restore", "^ay", first);
  g_assert_true (g_file_test (first, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));

  g_assert_cmpint (g_unlink (gone), ==, 0);
  g_assert_false (scr_edition_store_restore (store, second, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  ui_close (window);
  clear_store ();
}

/* Steps go back and forth, and what stands there is saved each time; letters of a name are one. */
static void
test_undo (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editions (window);
  g_autofree char *path =
      scr_edition_store_dup_path (scr_edition_store_get_default (), "house");
  GtkWidget *editor, *name;
  g_autoptr (JsonNode) undone = NULL;
  g_autoptr (JsonNode) redone = NULL;

  ui_click (editions, "Duplicate Reconstructed card set");
  ui_click (editions, "Edit House cards");
  editor = ui_find_type (editions, SCR_TYPE_EDITION_EDITOR);
  name = ui_get_control (editor, GTK_TYPE_ENTRY, "Name of the edition");
  gtk_editable_set_text (GTK_EDITABLE (name), "A");
  gtk_editable_set_text (GTK_EDITABLE (name), "Ab");
  count (editions, "White beans of Benedict", 3);
  gtk_widget_activate_action (editor, "editor.undo", NULL);
  gtk_widget_activate_action (editor, "editor.undo", NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "House cards");
  undone = load (path);
  assert_place (undone, "$['benedict-beans']", "[1]");
  gtk_widget_activate_action (editor, "editor.redo", NULL);
  gtk_widget_activate_action (editor, "editor.redo", NULL);
  redone = load (path);
  assert_place (redone, "$['benedict-beans']", "[3]");
  assert_place (redone, "$.name", "[\"Ab\"]");
  gtk_editable_set_text (GTK_EDITABLE (name), " ");
  g_assert_nonnull (ui_find_text (editions, "The edition needs a name."));
  gtk_window_close (GTK_WINDOW (editions));
  ui_close (window);
  clear_store ();
}

/* What was undone is gone once something else is changed; the button goes from one fault to the
 * next; and a provenance is kept. */
static void
test_next (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editions (window);
  g_autofree char *path =
      scr_edition_store_dup_path (scr_edition_store_get_default (), "house");
  g_autoptr (JsonNode) kept = NULL;
  GtkWidget *editor, *first;

  ui_click (editions, "Duplicate Reconstructed card set");
  ui_click (editions, "Edit House cards");
  editor = ui_find_type (editions, SCR_TYPE_EDITION_EDITOR);
  count (editions, "White beans of Benedict", 3);
  gtk_widget_activate_action (editor, "editor.undo", NULL);
  choose (editions, "Where its numbers come from", 1);
  gtk_widget_activate_action (editor, "editor.redo", NULL);
  kept = load (path);
  assert_place (kept, "$['benedict-beans']", "[1]");
  assert_place (kept, "$.provenance", "[\"printed\"]");

  count (editions, "Windows with 1 bean", 13);
  count (editions, "Books with 1 bean", 1);
  gtk_widget_activate_action (editor, "editor.go", NULL);
  first = gtk_window_get_focus (GTK_WINDOW (editions));
  gtk_widget_activate_action (editor, "editor.go", NULL);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (editions)) != first);
  gtk_window_close (GTK_WINDOW (editions));
  ui_close (window);
  clear_store ();
}

/* A copy that is not right yet and has no file has one of what it was copied from, so that there
 * is something to play with; and its id is taken. */
static void
test_new_draft (void)
{
  ScrWindow *window = ui_open ();
  ScrEditionStore *store = scr_edition_store_get_default ();
  g_autofree char *path = scr_edition_store_dup_path (store, "house");
  g_autofree char *id = NULL;
  g_autoptr (JsonNode) kept = NULL;
  g_autoptr (JsonNode) draft = NULL;
  g_autoptr (JsonNode) back_again = NULL;
  GtkWidget *editions;

  scr_window_show_new (window);
  ui_settle ();
  ui_click (GTK_WIDGET (window), "Edit the edition");
  editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
  count (editions, "Windows with 1 bean", 13);
  kept = load (path);
  assert_place (kept, "$.garden.window['1']", "[14]");
  draft = scr_edition_store_load_draft (store, path);
  assert_place (draft, "$.garden.window['1']", "[13]");
  gtk_window_close (GTK_WINDOW (editions));
  ui_settle ();

  g_assert_true (scr_edition_store_remove (store, path, NULL));
  g_assert_true (scr_edition_store_save (store, path, kept, TRUE, NULL));
  g_assert_true (scr_edition_store_remove (store, path, NULL));
  g_assert_true (scr_edition_store_restore (store, path, NULL));
  back_again = scr_edition_store_load_draft (store, path);
  g_assert_null (back_again);
  g_assert_true (scr_edition_store_save (store, path, draft, FALSE, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  id = scr_edition_store_dup_free_id (store, get_game (), "house");
  g_assert_cmpstr (id, ==, "house-2");
  g_assert_true (scr_edition_store_save (store, path, kept, TRUE, NULL));
  ui_close (window);
  clear_store ();
}

static void
click_square (GtkWidget *editions,
              const char *name)
{
  ui_click_widget (ui_get_control (editions, ABBATES_TYPE_AREA_BUTTON, name));
  ui_settle ();
}

/* Each part of the form writes what it says. */
static void
test_parts (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editions (window);
  g_autofree char *path =
      scr_edition_store_dup_path (scr_edition_store_get_default (), "house");
  g_autoptr (JsonNode) kept = NULL;
  g_auto (GStrv) faults = NULL;

  ui_click (editions, "Duplicate Reconstructed card set");
  ui_click (editions, "Edit House cards");
  count (editions, "White beans of Abbot 13", 4);
  choose (editions, "Condition 1 of face B", 2);
  count (editions, "Condition 1 of face B: highest value", 9);
  count (editions, "Condition 1 of face B: lowest value", 11);
  choose (editions, "Arcade card 1 of round 3", 0);
  choose (editions, "Arcade card 1 with palm branches", 1);
  choose (editions, "Card that comes back after round 1", 1);
  choose (editions, "Aisle 1", 3);
  choose (editions, "Aisle 2", 1);
  choose (editions, "Order of the phases in aisle 3", 1);
  ui_click (editions, "Square 1: filled as number 1");
  ui_click (editions, "Square 9: filled as number 9");
  choose (editions, "Palm branches of mission m01", 2);
  click_square (editions, "Mission m01, square 3: no area");
  click_square (editions, "Mission m01, square 3: purple");
  click_square (editions, "Mission m02, square 6: area A");
  click_square (editions, "Mission m02, square 6: area B");
  g_assert_nonnull (ui_find_text (editions, "All is right, and saved."));

  kept = load (path);
  faults = scr_game_check_edition (get_game (), kept, "$", NULL);
  g_assert_cmpuint (g_strv_length (faults), ==, 0);
  assert_place (kept, "$['abbot-beans'][12]", "[4]");
  assert_place (kept, "$.ora.B[0]", "[{\"between\":[11,11]}]");
  assert_place (kept, "$.arcade['3'][0]", "[\"take-discard\"]");
  assert_place (kept, "$.arcade.all[0]", "[\"palm-none\"]");
  assert_place (kept, "$.returns[0]", "[\"highest\"]");
  assert_place (kept, "$.aisles[*].side", "[\"left\",\"right\",\"top\",\"bottom\"]");
  assert_place (kept, "$.aisles[2].lines", "[[\"column-3\",\"column-2\",\"column-1\"]]");
  assert_place (kept, "$.fill", "[[9,2,3,4,5,6,7,8,1]]");
  assert_place (kept, "$.missions[0].palms", "[3]");
  assert_place (kept, "$.missions[0].areas[2]", "[\"a\"]");
  assert_place (kept, "$.missions[1].areas[5]", "[null]");
  gtk_window_close (GTK_WINDOW (editions));
  ui_close (window);
  clear_store ();
}

static void
import (GtkWidget *editions,
        JsonNode *edition)
{
  g_autoptr (GFile) file = ui_new_file ("theirs.edition.json");
  g_autofree char *text = scr_json_print (edition, TRUE);

  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));
  scr_editions_window_import (SCR_EDITIONS_WINDOW (editions), file);
}

static gboolean
has_text (gpointer editions)
{
  return ui_find_text (editions, g_object_get_data (editions, "awaited")) != NULL;
}

static void
wait_for_text (GtkWidget *editions,
               const char *text)
{
  g_object_set_data (G_OBJECT (editions), "awaited", (gpointer) text);
  ui_wait (has_text, editions);
}

/* What is wrong in a file is said; what is right comes in under an id that is free. */
static void
test_import (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editions (window);
  g_autoptr (JsonNode) shipped = new_shipped ();
  g_autoptr (JsonNode) wrong = new_changed (shipped, "garden.book.3", "7");
  g_autoptr (JsonNode) more = new_changed (wrong, "mission.m04", ".........");
  g_autoptr (JsonNode) named = new_changed (shipped, "name", "Theirs");
  g_autofree char *path =
      scr_edition_store_dup_path (scr_edition_store_get_default (), "reconstructed-2");

  import (editions, more);
  g_assert_null (ui_find_text (editions, "Theirs"));
  wait_for_text (editions, "“theirs.edition.json” is not imported. There are 32 books, 2 too many: "
                           "there must "
                           "be 30. Mission m04 must have a purple square.");
  g_assert_cmpuint (count_editions (), ==, 1);
  import (editions, shipped);
  wait_for_text (editions, "“theirs.edition.json” is not imported. The same edition is in the list "
                           "already.");
  import (editions, named);
  wait_for_text (editions, "Theirs");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_nonnull (ui_find_name (editions, "Edit Theirs"));
  g_assert_cmpuint (count_editions (), ==, 2);
  gtk_window_close (GTK_WINDOW (editions));
  ui_close (window);
  clear_store ();
}

/* From the page for a new match: a copy is changed, chosen, and played with. */
static void
test_new_page (void)
{
  ScrWindow *window = ui_open ();
  g_autoptr (JsonNode) kept = NULL;
  GtkWidget *editions;

  scr_window_show_new (window);
  ui_settle ();
  ui_click (GTK_WIDGET (window), "Edit the edition");
  editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
  g_assert_nonnull (editions);
  back (editions);
  g_assert_nonnull (ui_find_name (editions, "Duplicate Reconstructed card set"));
  back (editions);
  g_assert_null (ui_find_window (SCR_TYPE_EDITIONS_WINDOW));
  g_assert_cmpuint (count_editions (), ==, 1);

  ui_click (GTK_WIDGET (window), "Edit the edition");
  editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
  count (editions, "White beans of Abbot 4", 7);
  back (editions);
  g_assert_true (ui_has_name (gtk_root_get_focus (GTK_ROOT (editions)), "Edit House cards"));
  back (editions);
  g_assert_null (ui_find_window (SCR_TYPE_EDITIONS_WINDOW));
  g_assert_cmpuint (count_editions (), ==, 2);
  gtk_widget_activate_action (ui_get_name (GTK_WIDGET (window), "Edit the edition"), "new.start",
                              NULL);
  ui_settle ();
  kept = scr_match_to_json (ui_get_match (window));
  assert_place (kept, "$.setup.edition['abbot-beans'][3]", "[7]");
  assert_place (kept, "$.setup.edition.id", "[\"house\"]");
  ui_close (window);
  clear_store ();
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/editions/store", test_store);
  g_test_add_func ("/editions/edit", test_edit);
  g_test_add_func ("/editions/restore", test_restore);
  g_test_add_func ("/editions/undo", test_undo);
  g_test_add_func ("/editions/next", test_next);
  g_test_add_func ("/editions/new-draft", test_new_draft);
  g_test_add_func ("/editions/parts", test_parts);
  g_test_add_func ("/editions/import", test_import);
  g_test_add_func ("/editions/new-page", test_new_page);

  return g_test_run ();
}
