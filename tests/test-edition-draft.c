/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <glib/gstdio.h>

#include "app/scr-edition-editor.h"
#include "app/scr-editions-window-private.h"
#include "app/scr-tables.h"
#include "core/scr-edition-store.h"
#include "core/scr-json.h"

/* An edition that is being changed is kept by a worker, and nothing of it is ever lost. */

static char *
dup_path (const char *name)
{
  return g_build_filename (scr_edition_store_get_folder (scr_edition_store_get_default ()), name,
                           NULL);
}

static JsonNode *
new_shipped (void)
{
  g_autoptr (GListModel) editions = scr_game_list_editions (scr_game_lookup ("abbates"));
  g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, 0);

  return json_node_ref (scr_edition_get_json (edition));
}

/* Opens the editor with a copy of one's own, and what stands in its draft. */
static GtkWidget *
open_editor (ScrWindow *window)
{
  GtkWidget *editions;

  ui_activate (window, "win.editions");
  editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
  if (ui_find_name (editions, "Edit House cards") == NULL)
    ui_click (editions, "Duplicate Reconstructed card set");
  ui_click (editions, "Edit House cards");

  return editions;
}

static void
close_all (ScrWindow *window,
           GtkWidget *editions)
{
  ScrEditionStore *store = scr_edition_store_get_default ();
  g_autofree char *path = dup_path ("house.edition.json");

  gtk_window_close (GTK_WINDOW (editions));
  ui_close (window);
  g_assert_true (scr_edition_store_remove (store, path, NULL));
}

static void
count (GtkWidget *editions,
       const char *name,
       int number)
{
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (ui_get_control (editions, GTK_TYPE_SPIN_BUTTON, name)), number);
}

static gboolean
is_there (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static gboolean
is_gone (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

static const char *
get_sentence (GtkWidget *editions)
{
  GtkWidget *editor = ui_find_type (editions, SCR_TYPE_EDITION_EDITOR);
  const char *error =
      scr_banner_get_sentence (SCR_BANNER (ui_find_type (editor, SCR_TYPE_BANNER)));

  return error;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Whoever types waits for nothing; the draft gets on the disk by itself, and who lists editions
 * hears of it once, when the editor is left. */
static void
test_gathered (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editor (window);
  g_autofree char *draft = dup_path ("house.draft.json");
  guint n_changes = 0;
  gulong handler = g_signal_connect_swapped (scr_edition_store_get_default (), "changed",
                                             G_CALLBACK (count_cb), &n_changes);

  count (editions, "Windows with 1 bean", 13);
  g_assert_true (is_gone (draft));
  ui_wait (is_there, draft);
  count (editions, "Windows with 2 beans", 12);
  g_assert_true (is_there (draft));
  ui_wait (is_gone, draft);
  for (int i = 0; i < 10; i++)
    count (editions, "White beans of Benedict", i);
  g_assert_cmpuint (n_changes, ==, 0);
  gtk_widget_activate_action (editions, "editions.back", NULL);
  g_assert_cmpuint (n_changes, ==, 1);
  g_signal_handler_disconnect (scr_edition_store_get_default (), handler);
  close_all (window, editions);
}

/* Closing writes what was changed a moment before, and so does opening again show it. */
static void
test_closed (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editor (window);
  g_autofree char *draft = dup_path ("house.draft.json");

  count (editions, "Windows with 1 bean", 13);
  g_assert_true (is_gone (draft));
  gtk_window_close (GTK_WINDOW (editions));
  g_assert_true (is_there (draft));
  editions = open_editor (window);
  g_assert_nonnull (ui_find_text (editions, "29 of 30 cards: 1 too few"));
  close_all (window, editions);
}

/* A draft that cannot be opened is put aside when the edition is, and told. */
static void
test_put_aside (void)
{
  static const struct
  {
    const char *text; /* NULL for a folder */
    const char *reason;
  } cases[] = {
    { "{\"format\": ", "What was entered here before cannot be opened. " },
    { "{\"format\": \"scriptorium-edition\", \"version\": 2}",
      "It was made by a newer version of Scriptorium. It is put aside as “" },
    { "[]", "It is no edition. It is put aside as “" },
    { NULL, "It cannot be read: Is a directory. It is put aside as “" },
  };
  g_autofree char *draft = dup_path ("house.draft.json");
  g_autofree char *aside = g_strconcat (draft, ".aside", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ScrWindow *window = ui_open ();
      GtkWidget *editions, *editor;
      g_autofree char *text = NULL;

      ui_activate (window, "win.editions");
      editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
      ui_click (editions, "Duplicate Reconstructed card set");
      if (cases[i].text != NULL)
        g_assert_true (g_file_set_contents (draft, cases[i].text, -1, NULL));
      else
        g_assert_cmpint (g_mkdir (draft, 0700), ==, 0);
      ui_click (editions, "Edit House cards");
      editor = ui_find_type (editions, SCR_TYPE_EDITION_EDITOR);
      g_assert_nonnull (strstr (scr_edition_editor_get_sentence (SCR_EDITION_EDITOR (editor)),
                                cases[i].reason));
      g_assert_nonnull (
          strstr (scr_edition_editor_get_sentence (SCR_EDITION_EDITOR (editor)), aside));
      g_assert_nonnull (ui_find_text (editions, "All is right, and saved."));
      count (editions, "Windows with 1 bean", 13);
      ui_wait (is_there, draft);
      if (cases[i].text != NULL)
        {
          g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
          g_assert_cmpstr (text, ==, cases[i].text);
        }
      g_assert_cmpint (g_remove (aside), ==, 0);
      close_all (window, editions);
    }
}

/* An edition that is damaged itself, with a sound draft, is put aside when the draft is right. */
static void
test_damaged (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editor (window);
  g_autofree char *path = dup_path ("house.edition.json");
  g_autofree char *aside = g_strconcat (path, ".aside", NULL);
  g_autofree char *text = NULL;

  count (editions, "Windows with 1 bean", 13);
  gtk_widget_activate_action (editions, "editions.back", NULL);
  g_assert_true (g_file_set_contents (path, "damaged", -1, NULL));
  gtk_window_close (GTK_WINDOW (editions));
  editions = open_editor (window);
  count (editions, "White beans of Benedict", 4);
  scr_edition_store_flush (scr_edition_store_get_default ());
  g_assert_true (is_gone (aside));
  count (editions, "Windows with 2 beans", 12);
  ui_wait (is_there, aside);
  g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "damaged");
  g_assert_cmpint (g_unlink (aside), ==, 0);
  close_all (window, editions);
}

/* While nothing can be saved the editor says so; the window may be closed, and what was entered is
 * there again. A file in the place of the folder is in the way of root too. */
static void
test_not_saved (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *editions = open_editor (window);
  const char *folder = scr_edition_store_get_folder (scr_edition_store_get_default ());
  g_autofree char *elsewhere = g_strconcat (folder, "-away", NULL);
  g_autofree char *draft = dup_path ("house.draft.json");

  g_assert_cmpint (g_rename (folder, elsewhere), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  count (editions, "White beans of Benedict", 4);
  g_assert_false (scr_edition_store_flush (scr_edition_store_get_default ()));
  g_assert_true (g_str_has_prefix (get_sentence (editions), "What you entered is not saved yet."));
  g_assert_nonnull (ui_find_text (editions, "All is right, but not saved yet."));
  count (editions, "Windows with 1 bean", 13);
  gtk_window_close (GTK_WINDOW (editions));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (elsewhere, folder), ==, 0);
  editions = open_editor (window);
  g_assert_nonnull (ui_find_text (editions, "29 of 30 cards: 1 too few"));
  g_assert_true (is_there (draft));
  g_assert_null (get_sentence (editions));
  close_all (window, editions);
}

static void
assert_described (JsonNode *edition,
                  guint i,
                  gboolean is_warning,
                  const char *expected)
{
  g_auto (GStrv) warnings = NULL;
  g_auto (GStrv) faults =
      scr_game_check_edition (scr_game_lookup ("abbates"), edition, "$", &warnings);
  GStrv found = is_warning ? warnings : faults;
  g_autofree char *sentence = NULL;

  g_assert_cmpuint (g_strv_length (found), >, i);
  sentence = scr_tables_describe_edition_fault ("abbates", edition, found[i]);
  g_assert_cmpstr (sentence, ==, expected);
}

/* Faults are told in whole sentences. */
static void
test_sentences (void)
{
  static const struct
  {
    const char *changes; /* places and values, with a space between */
    guint fault;
    gboolean is_warning;
    const char *sentence;
  } cases[] = {
    { "garden.window.1 0 garden.window.2 0 garden.window.3 1", 0, FALSE,
      "There is 1 window, 29 too few: there must be 30." },
    { "garden.window.1 30", 0, FALSE, "There are 46 windows, 16 too many: there must be 30." },
    { "garden.book.1 13", 0, FALSE, "There are 29 books, 1 too few: there must be 30." },
    { "garden.artefact.9 30", 0, FALSE, "There are 60 artefacts, 30 too many: there must be 30." },
    { "mission.m04 .........", 0, FALSE, "Mission m04 must have a purple square." },
    { "mission.m04 P........", 0, TRUE,
      "Mission m04 has no purple square in column 2; Henricus will play from his low pile there." },
    { "fill 1,2,3,4,5,6,7,8,8", 0, FALSE,
      "The check of the file says of “fill[8]”: “stands twice: each square is filled once”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) edition = new_shipped ();
      g_auto (GStrv) words = g_strsplit (cases[i].changes, " ", -1);

      for (guint j = 0; words[j] != NULL; j += 2)
        {
          g_autoptr (GError) error = NULL;
          JsonNode *changed = scr_game_change_edition (scr_game_lookup ("abbates"), edition,
                                                       words[j], words[j + 1], &error);

          g_assert_no_error (error);
          json_node_unref (edition);
          edition = changed;
        }
      assert_described (edition, cases[i].fault, cases[i].is_warning, cases[i].sentence);
    }
}

static gboolean
is_told (gpointer editions)
{
  return ui_find_text (editions, "“theirs.json” is saved.") != NULL ||
         ui_find_text (editions, g_object_get_data (editions, "refusal")) != NULL;
}

static void export(GtkWidget *editions,
                   const char *path,
                   const char *refusal)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) items = scr_edition_item_list (scr_edition_store_get_default ());

  g_object_set_data (G_OBJECT (editions), "refusal", (gpointer) refusal);
  scr_editions_window_export (SCR_EDITIONS_WINDOW (editions), g_ptr_array_index (items, 0), file);
  ui_wait (is_told, editions);
}

/* An edition goes out while the window goes on; where it cannot, the reason is told. */
static void
test_export (void)
{
  ScrWindow *window = ui_open ();
  g_autofree char *folder = g_dir_make_tmp ("editions-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "theirs.json", NULL);
  g_autofree char *nowhere = g_build_filename (path, "theirs.json", NULL);
  g_autofree char *refusal = NULL;
  g_autoptr (JsonNode) shipped = new_shipped ();
  g_autoptr (JsonNode) read = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *editions;

  ui_activate (window, "win.editions");
  editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
  export(editions, path, NULL);
  read = scr_json_load (file, NULL);
  g_assert_true (scr_json_equal (read, shipped, NULL));
  gtk_window_close (GTK_WINDOW (editions));
  ui_settle ();

  ui_activate (window, "win.editions");
  editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
  refusal = g_strdup_printf ("“theirs.json” could not be saved. Error opening file “%s”: Not a "
                             "directory. Choose another folder or name.",
                             nowhere);
  export(editions, nowhere, refusal);
  gtk_window_close (GTK_WINDOW (editions));
  ui_close (window);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/edition-draft/gathered", test_gathered);
  g_test_add_func ("/edition-draft/closed", test_closed);
  g_test_add_func ("/edition-draft/put-aside", test_put_aside);
  g_test_add_func ("/edition-draft/damaged", test_damaged);
  g_test_add_func ("/edition-draft/not-saved", test_not_saved);
  g_test_add_func ("/edition-draft/sentences", test_sentences);
  g_test_add_func ("/edition-draft/export", test_export);

  return g_test_run ();
}
