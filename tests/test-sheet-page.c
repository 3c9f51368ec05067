/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-util.h"

#include "app/abbates/abbates-card-field.h"
#include "app/abbates/abbates-mission-field.h"
#include "app/scr-edition-choice.h"
#include "app/scr-match-item.h"
#include "app/scr-score-sheet.h"
#include "app/scr-sheet-draft.h"
#include "app/scr-sheet-form.h"
#include "app/scr-sheet-page.h"
#include "app/widgets/scr-focus.h"
#include "core/scr-edition-store.h"
#include "core/scr-json.h"
#include "core/scr-result-row.h"

/* The page that scores a game that was played elsewhere. */

static ScrSheetPage *
get_page (ScrWindow *window)
{
  return SCR_SHEET_PAGE (ui_find_type (GTK_WIDGET (window), SCR_TYPE_SHEET_PAGE));
}

static ScrSheetForm *
get_form (ScrWindow *window)
{
  return g_object_ref (
      (ScrSheetForm *) gtk_widget_get_ancestor (
          ui_find_type (GTK_WIDGET (get_page (window)), ABBATES_TYPE_CARD_FIELD),
          SCR_TYPE_SHEET_FORM));
}

/* What the form holds, as JSON with single quotes. */
static char *
dup_sheet (ScrWindow *window)
{
  g_autoptr (ScrSheetForm) form = get_form (window);
  g_autoptr (JsonNode) sheet = scr_sheet_form_dup_sheet (form);
  char *text = scr_json_print (sheet, FALSE);

  return g_strdelimit (text, "\"", '\'');
}

static void
assert_sheet (ScrWindow *window,
              const char *expected)
{
  g_autofree char *text = dup_sheet (window);
  g_autoptr (JsonNode) sheet = sheet_parse (text);
  g_autoptr (JsonNode) wanted = sheet_parse (expected);
  g_autofree char *difference = NULL;

  if (!scr_json_equal (sheet, wanted, &difference))
    g_error ("%s differs in %s", difference, text);
}

static void
show_page (ScrWindow *window,
           const char *setup,
           const char *text)
{
  sheet_forget_draft ();
  if (text != NULL)
    sheet_keep_draft (setup, text);
  ui_activate (window, "win.score-game");
  g_assert_cmpstr (scr_window_get_page (window), ==, "sheet");
}

static ScrWindow *
open_page (const char *setup,
           const char *text)
{
  ScrWindow *window = ui_open ();

  show_page (window, setup, text);

  return window;
}

static GtkEditable *
get_general (ScrWindow *window)
{
  return GTK_EDITABLE (
      ui_get_control (GTK_WIDGET (window), GTK_TYPE_ENTRY, "The Abbot-General on the track"));
}

static void
assert_focus (ScrWindow *window,
              const char *name)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  g_autofree char *own =
      ui_dup_name (GTK_IS_TEXT (focus) ? gtk_widget_get_parent (focus) : focus);

  if (!g_str_has_prefix (own, name))
    g_error ("The focus is on “%s”, not on “%s”", own, name);
}

/* Two keys a card, and the focus goes on by itself; “.” leaves the rest empty. */
static void
test_typed (void)
{
  ScrWindow *window = open_page (NULL, NULL);

  sheet_focus_on (window, "Player 1, square 1");
  sheet_type_text (window, "w1 B3 a2 - ? .");
  assert_focus (window, "Benedict cards of Player 1");
  assert_sheet (window,
                "{'seats':[{'portrait':['window-1','book-3','artefact-2',null,'?',null,null,null,"
                "null]},{}],'form':{'portraits':['w1 b3 a2 - ? - - - -','. . . . . . . . .',"
                "'. . . . . . . . .','. . . . . . . . .'],'points':'....','corners':'....'}}");
  sheet_close_page (window);
}

/* Enter in a number goes on to the next field, past the buttons that belong to it. */
static void
test_numbers (void)
{
  ScrWindow *window = open_page (NULL, NULL);
  GtkEditable *general = get_general (window);

  for (guint i = 0; i < 2; i++)
    {
      /* What is said of a wrong one changes nothing in the order. */
      gtk_widget_grab_focus (GTK_WIDGET (general));
      gtk_editable_set_text (general, i == 0 ? "19" : "999");
      ui_settle ();
      g_signal_emit_by_name (general, "activate");
      assert_focus (window, "Points card, Primus");
    }
  sheet_close_page (window);
}

/* A kind without beans is not told; Backspace takes back what is begun, then what is told, then
 * goes to the field before. */
static void
test_taken_back (void)
{
  ScrWindow *window = open_page (NULL, NULL);

  sheet_focus_on (window, "Player 1, square 1");
  sheet_type_text (window, "w2 b");
  assert_focus (window, "Player 1, square 2: book, how many beans?");
  sheet_type (gtk_root_get_focus (GTK_ROOT (window)), GDK_KEY_BackSpace);
  assert_focus (window, "Player 1, square 2: not told yet");
  sheet_type (gtk_root_get_focus (GTK_ROOT (window)), GDK_KEY_BackSpace);
  assert_focus (window, "Player 1, square 1: ");
  sheet_type_text (window, "3");
  g_assert_nonnull (ui_get_prefix (GTK_WIDGET (window), "Player 1, square 1: window"));
  sheet_focus_on (window, "Player 1, square 1");
  sheet_type (gtk_root_get_focus (GTK_ROOT (window)), GDK_KEY_BackSpace);
  assert_focus (window, "Player 1, square 1: not told yet");
  sheet_close_page (window);
}

static gboolean
is_offered (gpointer window)
{
  GtkWidget *card = ui_find_name (window, "artefact 3");

  return card != NULL && gtk_widget_get_mapped (card);
}

/* A click opens the cards, wherever the square is; a second one tells it. */
static void
test_palette (void)
{
  ScrWindow *window = open_page (NULL, NULL);

  ui_click_prefix (GTK_WIDGET (window), "Player 2, square 9");
  ui_wait (is_offered, window);
  ui_click (GTK_WIDGET (window), "artefact 3");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 2, square 9: artefact 3"));
  assert_focus (window, "Benedict cards of Player 2");
  ui_click_prefix (GTK_WIDGET (window), "Player 2, square 5");
  ui_wait (is_offered, window);
  ui_click (GTK_WIDGET (window), "From here on empty");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 2, square 8: empty"));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 2, square 9: artefact 3"));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 2, square 4: not told yet"));
  sheet_close_page (window);
}

/* Two places of the points card tell the third; corner cards are told by the seat's number. */
static void
test_table (void)
{
  ScrWindow *window = open_page (NULL, NULL);

  sheet_focus_on (window, "Points card, Primus");
  sheet_type_text (window, "a w");
  assert_focus (window, "Points card, Aequalis");
  sheet_type_text (window, "w");
  sheet_focus_on (window, "Corner card of round 1: Player 1");
  sheet_type (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                       g_type_from_name ("AbbatesCornerField")),
              GDK_KEY_2);
  assert_focus (window, "Corner card of round 2: Player 1");
  ui_click (GTK_WIDGET (window), "Corner card of round 2: Nobody");
  assert_sheet (window,
                "{'seats':[{},{}],'points':" SHEET_POINTS ",'form':{'portraits':["
                "'. . . . . . . . .','. . . . . . . . .','. . . . . . . . .','. . . . . . . . .'],"
                "'points':'2010','corners':'20..'}}");
  sheet_close_page (window);
}

static guint
find_mission (ScrWindow *window)
{
  GtkWidget *field = ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_MISSION_FIELD);
  GtkWidget *cards = ui_find_type (field, GTK_TYPE_FLOW_BOX);
  guint n_found = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (cards); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_found += gtk_widget_get_visible (child);

  return n_found;
}

/* Each square of the pattern that is clicked leaves fewer missions; one is chosen. */
static void
test_pattern (void)
{
  ScrWindow *window = open_page (NULL, NULL);
  GtkWidget *field = ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_MISSION_FIELD);
  guint n_found = 16;

  g_assert_cmpuint (find_mission (window), ==, 16);
  for (guint i = 0; i < 9 && n_found > 1; i += 4)
    {
      gtk_widget_activate_action (field, "mission.area", "u", i);
      g_assert_cmpuint (find_mission (window), <=, n_found);
      n_found = find_mission (window);
    }
  g_assert_cmpuint (n_found, >=, 1);
  g_assert_cmpuint (n_found, <, 16);
  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (field, "Number of the mission")), "zz");
  g_assert_cmpuint (find_mission (window), ==, 0);
  gtk_widget_activate_action (field, "mission.clear", NULL);
  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (field, "Number of the mission")), "12");
  g_signal_emit_by_name (ui_get_name (field, "Number of the mission"), "activate");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Mission of Player 1: m12"));
  sheet_close_page (window);
}

/* A pattern that no mission has, and plain answers. */
static void
test_mission_words (void)
{
  ScrWindow *window = open_page (NULL, NULL);
  GtkWidget *field = ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_MISSION_FIELD);
  g_autofree char *drawn = NULL;
  g_autofree char *answered = NULL;

  for (guint i = 0; i < 9; i++)
    gtk_widget_activate_action (field, "mission.area", "u", i);
  gtk_widget_activate_action (field, "mission.as-drawn", NULL);
  drawn = dup_sheet (window);
  g_assert_nonnull (strstr (drawn, "'mission':{'areas':['purple','purple'"));
  gtk_widget_activate_action (field, "mission.answer", "s", "all");
  answered = dup_sheet (window);
  g_assert_nonnull (strstr (answered, "'mission':{'purple':true,'all':true}"));
  ui_activate (window, "match.undo");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Mission of Player 1: As drawn"));
  sheet_close_page (window);
}

/* The score is shown while the sheet is filled, with ranges where something is open. */
static void
test_score_so_far (void)
{
  ScrWindow *window = open_page (UI_TWO_PEOPLE, SHEET_HALF);
  GtkWidget *root = GTK_WIDGET (window);

  g_assert_nonnull (ui_find_name (root, "Ann, Garden cards: 18 to 20"));
  g_assert_nonnull (ui_find_name (root, "Ann, Benedict cards: 1"));
  g_assert_nonnull (ui_find_name (root, "Ben, Benedict cards: –"));
  g_assert_nonnull (ui_find_name (root, "Ann, Corner cards: –"));
  g_assert_nonnull (ui_find_name (root, "Ben, Total: –"));
  sheet_focus_on (window, "Ann, square 5");
  sheet_type_text (window, "a1");
  g_assert_nonnull (ui_find_name (root, "Ann, Garden cards: 20"));
  sheet_close_page (window);
}

/* What is missing is said in words, and a button leads there. */
static void
test_missing (void)
{
  ScrWindow *window = open_page (UI_TWO_PEOPLE, SHEET_HALF);
  g_autoptr (ScrSheetForm) form = get_form (window);

  g_assert_false (scr_sheet_page_get_is_whole (get_page (window)));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window),
                                  "A portrait has 9 squares, but of Ben’s the sheet tells 2. 4 "
                                  "more are open."));
  ui_activate (window, "match.next-missing");
  assert_focus (window, "Ben, square 3");
  g_assert_true (scr_sheet_form_go_to (form, "$.sheet.corners[2]"));
  assert_focus (window, "Corner card of round 3");
  g_assert_false (scr_sheet_form_go_to (form, "$.sheet.nothing"));
  sheet_close_page (window);
}

/* What cannot be is said beside its field. */
static void
test_wrong (void)
{
  ScrWindow *window = open_page (UI_TWO_PEOPLE, SHEET_HALF);
  GtkEditable *general = get_general (window);
  GtkWidget *label;

  gtk_editable_set_text (general, "999");
  ui_settle ();
  label = ui_find_text (GTK_WIDGET (window), "This must be a whole number from 0 to 180.");
  g_assert_nonnull (label);
  ui_activate (window, "match.next-missing");
  assert_focus (window, "The Abbot-General on the track");
  gtk_editable_set_text (general, "");
  g_assert_null (ui_find_text (GTK_WIDGET (window), "This must be a whole number from 0 to 180."));
  sheet_close_page (window);
}

/* What is typed in a field is undone at once, cards one by one. */
static void
test_undo (void)
{
  ScrWindow *window = open_page (NULL, NULL);
  GtkWidget *name = ui_get_name (GTK_WIDGET (window), "Name of seat 1");

  gtk_editable_set_text (GTK_EDITABLE (name), "A");
  gtk_editable_set_text (GTK_EDITABLE (name), "Ann");
  sheet_focus_on (window, "Ann, square 1");
  sheet_type_text (window, "w1 w2");
  ui_activate (window, "match.undo");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Ann, square 2: not told yet"));
  ui_activate (window, "match.undo");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Ann, square 1: not told yet"));
  ui_activate (window, "match.undo");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "");
  ui_activate (window, "match.redo");
  ui_activate (window, "match.redo");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Ann, square 1: window 1"));
  sheet_close_page (window);
}

static const char *
get_edition_id (ScrWindow *window)
{
  ScrSheetForm *form = SCR_SHEET_FORM (ui_find_type (GTK_WIDGET (window), SCR_TYPE_SHEET_FORM));
  g_autoptr (JsonNode) setup = scr_sheet_form_dup_setup (form);
  JsonObject *edition =
      json_object_get_object_member (json_node_get_object (setup), "edition");

  return g_intern_string (json_object_get_string_member (edition, "id"));
}

/* Scored by the numbers of a copy of one's own; what is told stays, and undo goes back to the
 * others.
 */
static void
test_edition (void)
{
  ScrEditionStore *store = scr_edition_store_get_default ();
  g_autofree char *path = scr_edition_store_dup_path (store, "ours");
  g_autoptr (GListModel) shipped = scr_game_list_editions (scr_game_lookup ("abbates"));
  g_autoptr (ScrEdition) first = g_list_model_get_item (shipped, 0);
  g_autoptr (JsonNode) ours = NULL;
  g_autoptr (GError) error = NULL;
  ScrWindow *window;
  ScrEditionChoice *choice;

  ours = scr_game_change_edition (scr_game_lookup ("abbates"), scr_edition_get_json (first), "id",
                                  "ours", &error);
  g_assert_no_error (error);
  g_assert_true (scr_edition_store_save (store, path, ours, TRUE, &error));
  window = open_page (NULL, NULL);
  sheet_focus_on (window, "Player 1, square 1");
  sheet_type_text (window, "w1");
  choice = SCR_EDITION_CHOICE (ui_find_type (GTK_WIDGET (window), SCR_TYPE_EDITION_CHOICE));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (choice)));
  scr_edition_choice_select (choice, "ours");
  g_assert_cmpstr (get_edition_id (window), ==, "ours");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 1, square 1: window 1"));
  ui_activate (window, "match.undo");
  g_assert_cmpstr (get_edition_id (window), ==, scr_edition_get_id (first));
  g_assert_cmpstr (scr_edition_get_id (scr_edition_choice_get_edition (choice)), ==,
                   scr_edition_get_id (first));

  scr_edition_choice_select (choice, "ours");
  g_assert_true (scr_edition_store_remove (store, path, &error));
  g_assert_cmpstr (get_edition_id (window), ==, "ours");
  sheet_close_page (window);
}

/* Who plays alone has no variants without missions or points card, but Henricus' numbers. */
static void
test_alone (void)
{
  ScrWindow *window = open_page (UI_SOLO, SHEET_SOLO);
  GtkWidget *root = GTK_WIDGET (window);

  g_assert_nonnull (ui_find_name (root, "Black beans of Henricus’ cards"));
  g_assert_nonnull (ui_find_name (root, "Henricus, Total: 26"));
  gtk_widget_activate_action (GTK_WIDGET (ui_get_prefix (root, "Ann, square 1")), "form.count", "u",
                              3);
  g_assert_nonnull (ui_find_name (root, "Player 3, square 1: not told yet"));
  g_assert_nonnull (ui_find_name (root, "Corner card of round 1: Ann"));
  sheet_close_page (window);
}

/* All that can be opened is open, a name is as long as it can be, and something is wrong. */
static void
fill_up (ScrWindow *window)
{
  GtkWidget *root = GTK_WIDGET (window);
  g_autofree char *name = g_strnfill (100, 'W');

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (ui_find_type (root, ADW_TYPE_EXPANDER_ROW)),
                                 TRUE);
  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (root, "Name of seat 1")), name);
  gtk_editable_set_text (get_general (window), "999");
  ui_settle ();
}

/* The page fits the smallest window, with a form for four, and with letters of twice the size. */
static void
test_narrow (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (int scale = 1; scale <= 2; scale++)
    {
      static const struct
      {
        const char *setup;
        const char *sheet;
      } cases[] = { { UI_FOUR_PEOPLE, SHEET_HALF }, { UI_SOLO, SHEET_SOLO } };

      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * scale, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          ScrWindow *window = ui_open_sized (360, 640);
          int minimum;

          show_page (window, cases[i].setup, cases[i].sheet);
          fill_up (window);
          gtk_widget_measure (GTK_WIDGET (get_page (window)), GTK_ORIENTATION_HORIZONTAL, -1,
                              &minimum, NULL, NULL, NULL);
          g_assert_cmpint (minimum, <=, 360);
          sheet_close_page (window);
        }
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/sheet-page/typed", test_typed);
  g_test_add_func ("/sheet-page/numbers", test_numbers);
  g_test_add_func ("/sheet-page/taken-back", test_taken_back);
  g_test_add_func ("/sheet-page/palette", test_palette);
  g_test_add_func ("/sheet-page/table", test_table);
  g_test_add_func ("/sheet-page/pattern", test_pattern);
  g_test_add_func ("/sheet-page/mission-words", test_mission_words);
  g_test_add_func ("/sheet-page/score-so-far", test_score_so_far);
  g_test_add_func ("/sheet-page/missing", test_missing);
  g_test_add_func ("/sheet-page/wrong", test_wrong);
  g_test_add_func ("/sheet-page/undo", test_undo);
  g_test_add_func ("/sheet-page/edition", test_edition);
  g_test_add_func ("/sheet-page/alone", test_alone);
  g_test_add_func ("/sheet-page/narrow", test_narrow);

  return g_test_run ();
}
