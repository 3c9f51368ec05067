/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/abbates/abbates-preview-box.h"
#include "app/scr-settings.h"
#include "app/scr-status.h"
#include "app/widgets/scr-rule.h"
#include "games/abbates/abbates-state.h"

/* How playing feels: what a move would do, why another cannot be made, rules, hints and keys. */

static const AbbatesPosition *
get_position (ScrMatch *match)
{
  return abbates_state_get_position (ABBATES_STATE (scr_match_get_state (match)));
}

static ScrTable *
get_table (ScrWindow *window)
{
  return scr_table_page_get_table (scr_window_get_table_page (window));
}

static GtkLabel *
get_told (ScrWindow *window)
{
  return GTK_LABEL (ui_find_role (ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS),
                                  GTK_ACCESSIBLE_ROLE_ALERT));
}

static void
point (ScrWindow *window,
       AbbatesWhere where,
       guint seat,
       guint number)
{
  gtk_widget_activate_action (GTK_WIDGET (get_table (window)), "table.point", "(yyy)", where, seat,
                              number);
}

/* The numbers beside the portrait in sight. */
static GtkWidget *
get_preview (ScrWindow *window,
             guint seat)
{
  GtkWidget *stack = ui_find_type (GTK_WIDGET (get_table (window)), GTK_TYPE_STACK);
  g_autofree char *name = g_strdup_printf ("%u", seat);

  return ui_find_type (gtk_stack_get_child_by_name (GTK_STACK (stack), name),
                       ABBATES_TYPE_PREVIEW_BOX);
}

static void
check_change (GtkWidget *preview,
              int old,
              int new)
{
  g_autofree char *text =
      old == new ? g_strdup_printf ("%d", new) : g_strdup_printf ("%d → %d", old, new);

  if (ui_find_text (preview, text) == NULL)
    g_error ("The preview does not say “%s”", text);
}

static ScrWindow *
open_at (const char *word,
         ScrMatch **match,
         GStrv *moves)
{
  *match = ui_new_match (UI_TWO_PEOPLE);
  ui_play_until (*match, word, moves);

  return ui_open_match (*match);
}

static int
get_score (ScrMatch *match,
           guint seat)
{
  return scr_state_get_total (scr_match_get_state (match), seat);
}

/* What the preview of a take says is what the take does. */
static void
test_preview_take (void)
{
  g_autoptr (ScrMatch) match = NULL;
  g_auto (GStrv) moves = NULL;
  ScrWindow *window = open_at ("take", &match, &moves);
  const char *move = ui_get_first_move (moves, "take");
  guint by = get_position (match)->by;
  int track = get_position (match)->seats[by - 1].track;
  int score = get_score (match, by);
  GtkWidget *preview = get_preview (window, by);
  guint numbers[2];
  g_autofree char *square = NULL;
  g_autofree char *now = g_strdup_printf ("%s now", by == 1 ? "Ann" : "Ben");

  ui_read_numbers (move, numbers);
  g_assert_true (ui_has_name (preview, now));
  point (window, ABBATES_IN_GARDEN, 0, numbers[0]);
  g_assert_false (ui_has_name (preview, now));
  point (window, ABBATES_NOWHERE, 0, 0);
  g_assert_true (ui_has_name (preview, now));

  gtk_widget_activate_action (GTK_WIDGET (get_table (window)), "table.pick", "(yyy)",
                              ABBATES_IN_GARDEN, 0, numbers[0]);
  point (window, ABBATES_IN_PORTRAIT, by, numbers[1]);
  square = g_strdup_printf ("on square %u", numbers[1]);
  g_assert_nonnull (strstr (ui_dup_name (preview), square));
  /* It stays while the card is chosen, to be asked about. */
  point (window, ABBATES_NOWHERE, 0, 0);
  g_assert_nonnull (strstr (ui_dup_name (preview), square));
  ui_click_prefix (preview, "Why ");
  g_assert_true (scr_hide_rule (GTK_WIDGET (get_table (window))));
  ui_settle ();

  {
    g_autoptr (ScrState) after = scr_state_apply (scr_match_get_state (match), move, NULL);

    point (window, ABBATES_IN_PORTRAIT, by, numbers[1]);
    check_change (preview, track,
                  abbates_state_get_position (ABBATES_STATE (after))->seats[by - 1].track);
    check_change (preview, score, scr_state_get_total (after, by));
  }
  ui_close (window);
}

/* The numbers as they are have their terms told by the page. */
static void
count_cb (ScrTable *table,
          GtkWidget *anchor,
          guint seat,
          const char *number,
          GString *asked)
{
  g_string_append_printf (asked, "%u %s;", seat, number);
}

static void
test_explain (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  g_autoptr (GString) asked = g_string_new (NULL);
  guint by = get_position (match)->by;
  g_autofree char *expected = g_strdup_printf ("%u track;%u score;", by, by);

  g_signal_connect (get_table (window), "explain", G_CALLBACK (count_cb), asked);
  ui_click_prefix (get_preview (window, by), "Why ");
  ui_click_prefix (get_preview (window, by), "Why a score of ");
  g_assert_cmpstr (asked->str, ==, expected);
  ui_close (window);
}

/* What playing an Abbot card would meet. */
static void
test_preview_play (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint by = get_position (match)->by;
  GtkWidget *preview = get_preview (window, by);
  const AbbatesRules *rules =
      abbates_state_get_rules (ABBATES_STATE (scr_match_get_state (match)));
  gboolean is_met = (rules->ora[rules->ora_order[0]][0].values >> 3) & 1;

  point (window, ABBATES_IN_HAND, by, 3);
  g_assert_nonnull (ui_find_text (preview, is_met ? "met, 1 of 4" : "not met"));
  g_assert_nonnull (ui_find_text (preview, "highest"));
  check_change (preview, get_position (match)->general,
                get_position (match)->general + rules->abbot_beans[3]);
  ui_close (window);
}

static void
test_no_previews (void)
{
  g_autoptr (GSettings) settings = scr_settings_new ();
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint by = get_position (match)->by;
  g_autofree char *now = g_strdup_printf ("%s now", by == 1 ? "Ann" : "Ben");

  g_assert_nonnull (settings);
  g_settings_set_boolean (settings, "previews", FALSE);
  point (window, ABBATES_IN_HAND, by, 3);
  g_assert_true (ui_has_name (get_preview (window, by), now));
  g_settings_reset (settings, "previews");
  point (window, ABBATES_IN_HAND, by, 4);
  g_assert_false (ui_has_name (get_preview (window, by), now));
  ui_close (window);
}

/* The room of the numbers is the same whatever they say. */
static void
test_no_jump (void)
{
  g_autoptr (ScrMatch) match = NULL;
  g_auto (GStrv) moves = NULL;
  ScrWindow *window = open_at ("take", &match, &moves);
  guint by = get_position (match)->by;
  GtkWidget *preview = get_preview (window, by);
  guint numbers[2];
  int width, height;

  ui_read_numbers (ui_get_first_move (moves, "take"), numbers);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  width = gtk_widget_get_width (preview);
  height = gtk_widget_get_height (preview);
  point (window, ABBATES_IN_GARDEN, 0, numbers[0]);
  ui_settle ();
  g_assert_cmpint (gtk_widget_get_width (preview), ==, width);
  gtk_widget_activate_action (GTK_WIDGET (get_table (window)), "table.pick", "(yyy)",
                              ABBATES_IN_GARDEN, 0, numbers[0]);
  point (window, ABBATES_IN_PORTRAIT, by, numbers[1]);
  ui_settle ();
  g_assert_cmpint (gtk_widget_get_width (preview), ==, width);
  g_assert_cmpint (gtk_widget_get_height (preview), ==, height);
  ui_close (window);
}

/* What is dropped where it cannot go says so, and changes nothing. */
static void
test_drop (void)
{
  g_autoptr (ScrMatch) match = NULL;
  g_auto (GStrv) moves = NULL;
  ScrWindow *window = open_at ("take", &match, &moves);
  GtkWidget *table = GTK_WIDGET (get_table (window));
  guint n_entries = ui_count_entries (window);
  guint by = get_position (match)->by;
  guint numbers[2];

  ui_read_numbers (ui_get_first_move (moves, "take"), numbers);
  gtk_widget_activate_action (table, "table.take-up", "(yyy)", ABBATES_IN_GARDEN, 0, numbers[0]);
  for (guint square = 1; square <= ABBATES_N_SQUARES; square++)
    if (!abbates_line_has (get_position (match)->line, square))
      {
        gtk_widget_activate_action (table, "page.tell", "s", "");
        gtk_widget_activate_action (table, "table.drop", "(yyy)", ABBATES_IN_PORTRAIT, by, square);
        g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
        g_assert_nonnull (strstr (gtk_label_get_label (get_told (window)), "put it on square "));
      }
  gtk_widget_activate_action (table, "table.drop-beside", NULL);
  g_assert_nonnull (strstr (gtk_label_get_label (get_told (window)), "does not go there"));
  g_assert_false (scr_table_back_out (SCR_TABLE (table)));

  gtk_widget_activate_action (table, "table.take-up", "(yyy)", ABBATES_IN_GARDEN, 0, numbers[0]);
  gtk_widget_activate_action (table, "table.drop", "(yyy)", ABBATES_IN_PORTRAIT, by, numbers[1]);
  g_assert_cmpuint (ui_count_entries (window), >, n_entries);
  ui_close (window);
}

/* A card that was drawn can be chosen itself, and then its square. */
static void
test_place_drawn (void)
{
  g_autoptr (ScrMatch) match = NULL;
  g_auto (GStrv) moves = NULL;
  ScrWindow *window = open_at ("place", &match, &moves);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  GtkWidget *drawn = ui_get_prefix (page, "Card drawn: ");
  guint n_entries = ui_count_entries (window);
  guint numbers[2];
  g_autofree char *square = NULL;

  g_assert_true (gtk_widget_has_css_class (drawn, "lit"));
  ui_click_widget (drawn);
  g_assert_true (gtk_widget_has_css_class (drawn, "selected"));
  ui_read_numbers (moves[0], numbers);
  square = g_strdup_printf ("Square %u:", numbers[0]);
  ui_click_prefix (page, square);
  g_assert_cmpuint (ui_count_entries (window), >, n_entries);
  ui_close (window);
}

/* A hint marks where its move begins and ends, for eye and ear, until the state changes. */
static void
test_hint (void)
{
  g_autoptr (ScrMatch) match = NULL;
  g_auto (GStrv) moves = NULL;
  ScrWindow *window = open_at ("take", &match, &moves);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  const char *move = ui_get_first_move (moves, "take");
  guint numbers[2];
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *described = NULL;

  ui_read_numbers (move, numbers);
  from = g_strdup_printf ("Garden square %u:", numbers[0]);
  to = g_strdup_printf ("Square %u:", numbers[1]);
  scr_table_show_hint (get_table (window), move);
  g_assert_true (gtk_widget_has_css_class (ui_get_prefix (page, from), "hinted"));
  g_assert_true (gtk_widget_has_css_class (ui_get_prefix (page, to), "hinted"));
  described = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (ui_get_prefix (page, from)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\001");
  g_assert_true (g_str_has_prefix (described, "Hint. "));
  scr_table_show_hint (get_table (window), NULL);
  g_assert_false (gtk_widget_has_css_class (ui_get_prefix (page, from), "hinted"));

  scr_table_show_hint (get_table (window), move);
  ui_move (window, move);
  g_assert_null (ui_find_name (page, "\001"));
  for (guint square = 1; square <= ABBATES_N_SQUARES; square++)
    {
      g_autofree char *name = g_strdup_printf ("Garden square %u:", square);

      g_assert_false (gtk_widget_has_css_class (ui_get_prefix (page, name), "hinted"));
    }
  ui_close (window);
}

/* A hint for cards that were looked at lays them so. */
static void
test_hint_order (void)
{
  g_autoptr (ScrMatch) match = NULL;
  g_auto (GStrv) moves = NULL;
  ScrWindow *window = open_at ("peek", &match, &moves);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  GtkWidget *button;

  ui_move (window, "peek");
  ui_admit (window);
  scr_table_show_hint (get_table (window), "order 2 1 3 4 6 5");
  button = ui_get_name (page, "Put them back in this order");
  g_assert_true (gtk_widget_has_css_class (button, "hinted"));
  ui_click_widget (button);
  g_assert_cmpuint (get_position (match)->peeking, ==, 0);
  ui_close (window);
}

static gboolean
has_key (GStrv keys,
         const char *key)
{
  for (guint i = 0; keys[i] != NULL; i += 2)
    if (g_str_equal (keys[i], key))
      return TRUE;

  return FALSE;
}

/* The keys that are listed are those that do something now. */
static void
test_keys (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  g_auto (GStrv) keys = scr_table_list_keys (get_table (window));
  guint key;
  GdkModifierType mods;

  for (guint i = 0; keys[i] != NULL; i += 2)
    {
      g_assert_true (gtk_accelerator_parse (keys[i], &key, &mods));
      g_assert_cmpstr (keys[i + 1], !=, "");
    }
  g_assert_true (has_key (keys, "3"));
  g_assert_true (has_key (keys, "d"));
  g_assert_false (has_key (keys, "e"));
  g_assert_false (has_key (keys, "Escape"));

  ui_move (window, "play 3");
  g_strfreev (keys);
  keys = scr_table_list_keys (get_table (window));
  g_assert_false (has_key (keys, "3"));
  g_assert_true (has_key (keys, "4"));
  ui_close (window);
}

static void
check_rule (ScrWindow *window,
            const char *prefix,
            const char *words)
{
  GtkWidget *table = GTK_WIDGET (get_table (window));
  GtkWidget *widget = ui_get_prefix (table, prefix);
  const char *told = gtk_widget_get_tooltip_text (widget);

  g_assert_nonnull (told);
  g_assert_nonnull (strstr (told, words));
  g_assert_true (scr_show_rule (widget));
  g_assert_true (scr_hide_rule (table));
  g_assert_false (scr_hide_rule (table));
}

/* Pausing on what lies on the table tells its rule and the section of the rulebook. */
static void
test_rules (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);

  check_rule (window, "Arcade card of round 1, phase 1", "Rulebook: Appendix");
  check_rule (window, "Corner 1", "The corner card is worth 1 point.");
  check_rule (window, "Points card, Primus: ", "worth 3 points");
  check_rule (window, "Ora et Labora A", "Rulebook: Action 1");
  check_rule (window, "Mission ", "Purple area: squares ");
  check_rule (window, "Garden square 5:", "First everyone plays an Abbot card.");
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/table-play/preview/take", test_preview_take);
  g_test_add_func ("/table-play/preview/play", test_preview_play);
  g_test_add_func ("/table-play/preview/off", test_no_previews);
  g_test_add_func ("/table-play/preview/no-jump", test_no_jump);
  g_test_add_func ("/table-play/explain", test_explain);
  g_test_add_func ("/table-play/drop", test_drop);
  g_test_add_func ("/table-play/place-drawn", test_place_drawn);
  g_test_add_func ("/table-play/hint", test_hint);
  g_test_add_func ("/table-play/hint-order", test_hint_order);
  g_test_add_func ("/table-play/keys", test_keys);
  g_test_add_func ("/table-play/rules", test_rules);

  return g_test_run ();
}
