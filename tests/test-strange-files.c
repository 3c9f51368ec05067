/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-util.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/scr-edition-editor.h"
#include "app/scr-editions-window.h"
#include "app/scr-match-item.h"
#include "app/scr-sheet-draft.h"
#include "app/scr-sheet-page.h"
#include "core/scr-edition-store.h"
#include "core/scr-json.h"

/* What players have typed lies in files, which others can write too: whatever stands there, the
 * page that shows it shows something, and what it cannot read stays. */

static const char *const strange[] = {
  "null",
  "true",
  "-1",
  "0",
  "7",
  "9007199254740991",
  "1.5",
  "\"\"",
  "\"?\"",
  "\"<b>%s&\"",
  "\"a1 a2 a1 a3 ? w2 w1 b2 - - - - - - -\"",
  "[]",
  "{}",
  "[[],{},null,\"m07\",1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18]",
  "{\"purple\":[],\"id\":{},\"a\":{\"b\":null}}",
};

/* A copy of @node in which the node that @place counts is @other; @place goes on counting. */
static JsonNode *
replace (JsonNode *node,
         guint *place,
         JsonNode *other)
{
  JsonNode *copy = json_node_alloc ();

  if ((*place)-- == 0)
    {
      json_node_free (copy);
      return json_node_copy (other);
    }
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_array_new ();

      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        json_array_add_element (
            array, replace (json_array_get_element (json_node_get_array (node), i), place, other));
      json_node_take_array (json_node_init (copy, JSON_NODE_ARRAY), array);
      return copy;
    }
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_object_new ();
      JsonObjectIter iter;
      const char *name;
      JsonNode *member;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &name, &member))
        json_object_set_member (object, name, replace (member, place, other));
      json_node_take_object (json_node_init (copy, JSON_NODE_OBJECT), object);
      return copy;
    }

  json_node_free (copy);
  return json_node_copy (node);
}

/* How many nodes @node has, itself included. */
static guint
count_nodes (JsonNode *node)
{
  guint place = G_MAXUINT;
  g_autoptr (JsonNode) copy = replace (node, &place, node);

  return G_MAXUINT - place;
}

/* Writes @node to @path with its node @place in the way @n is strange. */
static void
spoil (const char *path,
       JsonNode *node,
       guint place,
       guint n)
{
  g_autoptr (JsonNode) other = scr_json_parse (strange[n % G_N_ELEMENTS (strange)], -1, NULL);
  g_autoptr (JsonNode) spoilt = replace (node, &place, other);
  g_autofree char *text = scr_json_print (spoilt, TRUE);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static char *
dup_draft_path (void)
{
  g_autofree char *matches = scr_matches_dup_folder ();
  g_autofree char *folder = g_path_get_dirname (matches);

  return g_build_filename (folder, "sheets", "new.draft.json", NULL);
}

static JsonNode *
load (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  JsonNode *node = scr_json_load (file, &error);

  g_assert_no_error (error);
  return node;
}

static gboolean
is_last_warning (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), "Leave once more to lose it.");
}

/* Whether somebody who leaves is told that what was typed is lost then. */
static gboolean
is_warned (GtkWidget *root)
{
  if (is_last_warning (root))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_warned (child))
      return TRUE;

  return FALSE;
}

static void
tell_square (ScrWindow *window,
             const char *name,
             const char *card)
{
  sheet_focus_on (window, name);
  sheet_type_text (window, card);
}

static gboolean
is_kept (void)
{
  g_autofree char *path = dup_draft_path ();

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/* Puts a file in the place of the folder of drafts, where nobody can write then, or takes it away.
 */
static void
block (gboolean is_blocked)
{
  g_autofree char *path = dup_draft_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  sheet_forget_draft ();
  if (is_blocked)
    {
      g_assert_true (g_rmdir (folder) == 0 || !g_file_test (folder, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_set_contents (folder, "", -1, NULL));
    }
  else
    {
      g_assert_cmpint (g_unlink (folder), ==, 0);
    }
}

/* A sheet that cannot be written is not left in passing: only by asking once more. */
static void
test_full_disk (void)
{
  ScrWindow *window = ui_open ();

  sheet_forget_draft ();
  ui_activate (window, "win.score-game");
  block (TRUE);
  tell_square (window, "Player 1, square 1", "w1 ");
  g_assert_false (is_warned (GTK_WIDGET (window)));
  ui_activate (window, "win.back");
  g_assert_cmpstr (scr_window_get_page (window), ==, "sheet");
  g_assert_true (is_warned (GTK_WIDGET (window)));
  block (FALSE);
  ui_activate (window, "win.back");
  g_assert_cmpstr (scr_window_get_page (window), ==, "start");
  g_assert_true (is_kept ());

  ui_activate (window, "win.score-game");
  block (TRUE);
  tell_square (window, "Player 1, square 2", "w2 ");
  ui_activate (window, "win.back");
  g_assert_cmpstr (scr_window_get_page (window), ==, "sheet");
  tell_square (window, "Player 1, square 3", "w3 ");
  ui_activate (window, "win.back");
  g_assert_cmpstr (scr_window_get_page (window), ==, "sheet");
  ui_activate (window, "win.back");
  g_assert_cmpstr (scr_window_get_page (window), ==, "start");
  ui_close (window);
  block (FALSE);
}

/* In how many ways the node @place is strange: what stands first, and now and then another. */
static guint
get_n_ways (guint place)
{
  return place < 30 ? 3 : place % 25 == 0;
}

/* A sheet that was begun. */
static void
test_sheets (void)
{
  static const char *const setups[] = { UI_TWO_PEOPLE, UI_SOLO };
  static const char *const sheets[] = { SHEET_HALF, SHEET_SOLO };
  g_autofree char *path = dup_draft_path ();
  ScrWindow *window = ui_open ();

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (JsonNode) draft = NULL;
      guint n_nodes;

      sheet_keep_draft (setups[i], sheets[i]);
      draft = load (path);
      n_nodes = count_nodes (draft);
      for (guint place = 0; place < n_nodes; place++)
        for (guint n = place; n < place + get_n_ways (place); n++)
          {
            spoil (path, draft, place, n);
            ui_activate (window, "win.score-game");
            g_assert_cmpstr (scr_window_get_page (window), ==, "sheet");
            ui_activate (window, "win.back");
          }
    }
  ui_close (window);
  sheet_forget_draft ();
}

/* Opens the player's first edition, goes from one fault to the next, and changes something. */
static void
open_edition (ScrWindow *window)
{
  GtkWidget *editions, *editor;

  ui_activate (window, "win.editions");
  editions = ui_find_window (SCR_TYPE_EDITIONS_WINDOW);
  g_assert_nonnull (editions);
  gtk_widget_activate_action (editions, "editions.edit", "u", 1);
  ui_settle ();
  editor = ui_find_type (editions, SCR_TYPE_EDITION_EDITOR);
  if (gtk_widget_get_mapped (editor))
    {
      for (guint i = 0; i < 3; i++)
        gtk_widget_activate_action (editor, "editor.go", NULL);
      gtk_editable_set_text (
          GTK_EDITABLE (ui_get_control (editor, GTK_TYPE_ENTRY, "Name of the edition")), "Ours");
      gtk_widget_activate_action (editor, "editor.undo", NULL);
    }
  gtk_window_close (GTK_WINDOW (editions));
  ui_settle ();
}

/* An edition that somebody else wrote, or what was changed in it. */
static void
test_editions (void)
{
  ScrWindow *window = ui_open ();
  ScrEditionStore *store = scr_edition_store_get_default ();
  g_autofree char *path = scr_edition_store_dup_path (store, "house");
  g_autofree char *draft =
      g_build_filename (scr_edition_store_get_folder (store), "house.draft.json", NULL);
  g_autoptr (GListModel) shipped = scr_game_list_editions (scr_game_lookup ("abbates"));
  g_autoptr (ScrEdition) first = g_list_model_get_item (shipped, 0);
  JsonNode *right = scr_edition_get_json (first);
  guint n_nodes = count_nodes (right);

  for (guint place = 0; place < n_nodes; place++)
    for (guint n = place; n < place + get_n_ways (place); n++)
      {
        g_assert_true (scr_edition_store_save (store, path, right, TRUE, NULL));
        spoil (n % 2 == 0 ? path : draft, right, place, n);
        open_edition (window);
      }
  ui_close (window);
  g_assert_true (scr_edition_store_remove (store, path, NULL));
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/strange-files/full-disk", test_full_disk);
  g_test_add_func ("/strange-files/sheets", test_sheets);
  g_test_add_func ("/strange-files/editions", test_editions);

  return g_test_run ();
}
