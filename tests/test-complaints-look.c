/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/abbates/abbates-abbot-card.h"
#include "app/scr-keys-window.h"
#include "app/scr-preferences.h"
#include "app/scr-statistics-window.h"
#include "app/scr-status.h"
#include "core/scr-dealer.h"
#include "games/abbates/abbates-state.h"

/* What is in sight, what it is called and whether it fits: cases of docs/complaints.md. */

#define LAPTOP_WIDTH 1366
#define LAPTOP_HEIGHT 768
#define SMALL_WIDTH 1024
#define SMALL_HEIGHT 600

static const AbbatesPosition *
get_position (ScrMatch *match)
{
  return abbates_state_get_position (ABBATES_STATE (scr_match_get_state (match)));
}

static void
play_on (ScrMatch *match,
         guint n_moves)
{
  guint64 random = 63;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  while (n_moves-- > 0 && !ui_is_over (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_play (match, move, NULL));
    }
}

/* What must be heard of a card that lies where @place, with the number @number, says. */
static void
check_card (ScrWindow *window,
            const char *place,
            guint number,
            AbbatesCard card)
{
  static const char *const kinds[] = { "window", "book", "artefact" };
  const AbbatesPosition *position = get_position (ui_get_match (window));
  guint n_beans = ABBATES_CARD_BEANS (card);
  guint points;
  g_autofree char *name = NULL;

  if (card == ABBATES_NO_CARD)
    return;

  points = abbates_position_points (position, card);
  name = g_strdup_printf ("%s %u: %s, %u %s, worth %u %s", place, number,
                          kinds[ABBATES_CARD_KIND (card)], n_beans, n_beans == 1 ? "bean" : "beans",
                          points, points == 1 ? "point" : "points");
  ui_get_prefix (GTK_WIDGET (scr_window_get_table_page (window)), name);
}

/* Through a game each card of the garden, the row and the portrait in sight is called by its
 * kind, its beans and what it is worth. */
static void
test_each_card_has_a_name (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint64 random = 63;
  guint n_won = 0;

  while (!ui_is_over (match))
    {
      const AbbatesPosition *position = get_position (match);
      g_autofree char *move = ui_dup_random_move (match, &random);

      for (guint i = 0; i < 9; i++)
        {
          AbbatesCard card = position->seats[position->by - 1].portrait[i];

          check_card (window, "Garden square", i + 1, position->garden[i]);
          check_card (window, "Square", i + 1, card);
          n_won += card != ABBATES_NO_CARD;
        }
      for (guint i = 0; i < 3; i++)
        check_card (window, "Replenishment row, box", i + 1, position->refill[i]);
      ui_move (window, move);
    }
  g_assert_cmpuint (n_won, >, 50);
  ui_close (window);
}

static GtkWidget *
get_told (ScrWindow *window)
{
  return ui_find_role (ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS),
                       GTK_ACCESSIBLE_ROLE_ALERT);
}

static guint
count_hand (ScrMatch *match)
{
  const AbbatesPosition *position = get_position (match);
  const AbbatesHand *hand = &position->seats[position->by - 1].hand;
  guint n_cards = hand->benedict;

  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    n_cards += (hand->values >> value) & 1;

  return n_cards;
}

static GtkWidget *
get_hand (ScrWindow *window)
{
  ScrMatch *match = ui_get_match (window);
  g_autofree char *name = g_strdup_printf (
      "Hand of %s", scr_match_get_seat_name (match, get_position (match)->by));

  return ui_get_name (GTK_WIDGET (scr_window_get_table_page (window)), name);
}

/* Whether the card can be chosen; if not, it says why to ear, pointer and key. */
static gboolean
check_hand_card (ScrWindow *window,
                 GtkWidget *card)
{
  guint n_entries = ui_count_entries (window);
  g_autofree char *description = NULL;
  const char *told;

  g_assert_true (gtk_widget_get_mapped (card));
  if (gtk_widget_has_css_class (card, "lit"))
    return TRUE;

  g_assert_true (gtk_widget_get_focusable (card));
  ui_click_widget (card);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  told = gtk_label_get_label (GTK_LABEL (get_told (window)));
  g_assert_cmpuint (strlen (told), >, 20);
  description = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\001");
  g_assert_true (g_str_has_prefix (description, told));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (card), told));

  return FALSE;
}

/* The whole hand is in sight all the time; who is to play can choose a card or reads why not. */
static void
test_hand_is_whole (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint64 random = 233;
  guint n_refused = 0;

  while (!ui_is_over (match))
    {
      gboolean is_play = g_str_equal (scr_state_get_awaiting (scr_match_get_state (match)), "play");
      g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));
      g_autofree char *move = ui_dup_random_move (match, &random);
      guint n_cards = 0, n_lit = 0;

      for (GtkWidget *card = is_play ? gtk_widget_get_first_child (get_hand (window)) : NULL;
           card != NULL; card = gtk_widget_get_next_sibling (card), n_cards++)
        n_lit += check_hand_card (window, card);
      if (is_play)
        {
          g_assert_cmpuint (n_cards, ==, count_hand (match));
          g_assert_cmpuint (n_lit, >=, g_strv_length (moves));
          n_refused += n_cards - n_lit;
        }
      ui_move (window, move);
    }
  g_assert_cmpuint (n_refused, >, 10);
  ui_close (window);
}

/* A page, and what brings it; @get_type is the type of the window that it is in. */
typedef struct
{
  const char *name;
  const char *setup;
  guint n_moves;
  const char *action;
  void (*show) (ScrWindow *window);
  GType (*get_type) (void);
} Page;

static void
show_preferences (ScrWindow *window)
{
  scr_preferences_show (GTK_WINDOW (window));
}

static const Page pages[] = {
  { "start", NULL, 0, NULL, NULL, scr_window_get_type },
  { "new", NULL, 0, NULL, scr_window_show_new, scr_window_get_type },
  { "two-seats", UI_TWO_PEOPLE, 31, NULL, NULL, scr_window_get_type },
  { "four-seats", UI_FOUR_PEOPLE, 50, NULL, NULL, scr_window_get_type },
  { "solo", UI_SOLO, 20, NULL, NULL, scr_window_get_type },
  { "log", UI_FOUR_PEOPLE, 50, "win.log", NULL, scr_window_get_type },
  { "score", UI_FOUR_PEOPLE, 50, "win.score", NULL, scr_window_get_type },
  { "end", UI_FOUR_PEOPLE, G_MAXUINT, NULL, NULL, scr_window_get_type },
  { "keys", UI_TWO_PEOPLE, 3, "win.keys", NULL, scr_keys_window_get_type },
  { "statistics", NULL, 0, "win.statistics", NULL, scr_statistics_window_get_type },
  { "preferences", NULL, 0, NULL, show_preferences, scr_preferences_get_type },
};

static ScrWindow *
open_page (const Page *page,
           int width,
           int height)
{
  ScrWindow *window = ui_open_sized (width, height);

  if (page->setup != NULL)
    {
      g_autoptr (ScrMatch) match = ui_new_match (page->setup);
      g_autofree char *name = g_strconcat (scr_match_get_id (match), ".match.json", NULL);
      g_autoptr (GFile) file = ui_new_file (name);

      play_on (match, page->n_moves);
      scr_window_play (window, match, file);
    }
  if (page->action != NULL)
    ui_activate (window, page->action);
  if (page->show != NULL)
    page->show (window);
  ui_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static GtkWidget *
get_shown (const Page *page)
{
  GtkWidget *shown = ui_find_window (page->get_type ());

  g_assert_nonnull (shown);
  return shown;
}

static void
close_page (const Page *page,
            ScrWindow *window)
{
  GtkWidget *shown = get_shown (page);

  if (shown != GTK_WIDGET (window))
    gtk_window_destroy (GTK_WINDOW (shown));
  ui_settle ();
  ui_close (window);
}

static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) ||
         GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_EDITABLE (widget) ||
         GTK_IS_SCALE (widget) || GTK_IS_LIST_BOX_ROW (widget);
}

/* GTK calls a button with an icon by its image, which says nothing. */
static gboolean
is_icon_button (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL;
}

/* Whether something below the widget is called by a name, or says something itself. */
static gboolean
has_words (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (GTK_IS_LABEL (widget))
    return *gtk_label_get_text (GTK_LABEL (widget)) != '\0';
  if (!is_icon_button (widget) &&
      gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return TRUE;
  if (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    {
      g_autofree char *name = ui_dup_name (widget);

      return name != NULL && *name != '\0';
    }
  if (GTK_IS_DROP_DOWN (widget) || GTK_IS_EDITABLE (widget))
    return FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_words (child))
      return TRUE;

  return FALSE;
}

static void
check_state (GtkWidget *control,
             GtkAccessibleState state,
             gboolean is_on)
{
  g_autofree char *difference = gtk_test_accessible_check_state (
      GTK_ACCESSIBLE (control), state, GTK_ACCESSIBLE_TRISTATE_TRUE);

  g_assert_true ((difference == NULL) == is_on);
}

/* Holds that the control says what it is for and, where it can be on or off, which. */
static void
check_control (const Page *page,
               GtkWidget *control)
{
  if (!has_words (control))
    g_error ("On the page “%s” a %s has no name", page->name, G_OBJECT_TYPE_NAME (control));
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (control)), !=,
                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  if (GTK_IS_TOGGLE_BUTTON (control))
    check_state (control, GTK_ACCESSIBLE_STATE_PRESSED,
                 gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (control)));
  if (GTK_IS_CHECK_BUTTON (control))
    check_state (control, GTK_ACCESSIBLE_STATE_CHECKED,
                 gtk_check_button_get_active (GTK_CHECK_BUTTON (control)));
  if (GTK_IS_SWITCH (control))
    check_state (control, GTK_ACCESSIBLE_STATE_CHECKED,
                 gtk_switch_get_active (GTK_SWITCH (control)));
}

/* The parts of a control that has a name are no controls of their own, but a row's are. */
static guint
check_controls (const Page *page,
                GtkWidget *root)
{
  gboolean is_one = is_control (root);
  guint n_controls = is_one;

  if (!gtk_widget_get_mapped (root))
    return 0;
  if (is_one)
    check_control (page, root);
  if (is_one && !GTK_IS_LIST_BOX_ROW (root))
    return n_controls;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_controls += check_controls (page, child);

  return n_controls;
}

static void
test_controls_have_names (gconstpointer data)
{
  ScrWindow *window = open_page (data, SMALL_WIDTH, SMALL_HEIGHT);

  g_assert_cmpuint (check_controls (data, get_shown (data)), >, 0);
  close_page (data, window);
}

/* No window is larger than a small screen, nor needs to be. */
static void
test_fits_a_small_screen (gconstpointer data)
{
  ScrWindow *window = open_page (data, SMALL_WIDTH, SMALL_HEIGHT);
  GtkWidget *shown = get_shown (data);
  int width;
  int height;

  gtk_widget_measure (shown, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (shown, GTK_ORIENTATION_VERTICAL, SMALL_WIDTH, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, SMALL_WIDTH);
  g_assert_cmpint (height, <=, SMALL_HEIGHT);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, SMALL_WIDTH);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), <=, SMALL_HEIGHT);
  close_page (data, window);
}

/* The width that the widget itself needs, without what is kept free beside it. */
static int
get_least_width (GtkWidget *widget)
{
  GtkBorder margin;
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_style_context_get_margin (gtk_widget_get_style_context (widget), &margin);

  return least - margin.left - margin.right - gtk_widget_get_margin_start (widget) -
         gtk_widget_get_margin_end (widget);
}

/* The widget has the room that it needs, and all of it is within @frame, which is what scrolls
 * it or the window. */
static void
check_whole (const Page *page,
             GtkWidget *frame,
             GtkWidget *widget)
{
  int least = get_least_width (widget);
  graphene_rect_t bounds;
  double right;

  g_assert_true (gtk_widget_compute_bounds (widget, frame, &bounds));
  right = bounds.origin.x + bounds.size.width;
  if (bounds.origin.x < -1 || right > gtk_widget_get_width (frame) + 1 ||
      bounds.size.width < (float) least - 1)
    g_error ("On the page “%s” the %s “%s” of %d from %.0f to %.0f is cut, in %d", page->name,
             G_OBJECT_TYPE_NAME (widget), gtk_widget_get_tooltip_text (widget), least,
             bounds.origin.x, right, gtk_widget_get_width (frame));
  if (GTK_IS_LABEL (widget) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("On the page “%s” “%s” is cut short", page->name,
             gtk_label_get_text (GTK_LABEL (widget)));
}

static void
check_all_whole (const Page *page,
                 GtkWidget *frame,
                 GtkWidget *root)
{
  if (GTK_IS_SCROLLED_WINDOW (root))
    frame = root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_NATIVE (child))
      {
        if (is_control (child) || GTK_IS_LABEL (child))
          check_whole (page, frame, child);
        check_all_whole (page, frame, child);
      }
}

/* GTK makes a window no larger than the screen, which may be smaller here, unless it must be. */
static void
make_as_large_as_a_laptop (GtkWidget *window)
{
  gtk_widget_set_size_request (window, LAPTOP_WIDTH, LAPTOP_HEIGHT);
  ui_settle ();
  gtk_test_widget_wait_for_draw (window);
  ui_settle ();
  /* The frame of a window is a part of what it asks for. */
  g_assert_cmpint (gtk_widget_get_width (window), >, LAPTOP_WIDTH - 20);
  g_assert_cmpint (gtk_widget_get_width (window), <=, LAPTOP_WIDTH);
  g_assert_cmpint (gtk_widget_get_height (window), <=, LAPTOP_HEIGHT);
}

static void
test_nothing_is_cut (gconstpointer data)
{
  ScrWindow *window = open_page (data, LAPTOP_WIDTH, LAPTOP_HEIGHT);
  GtkWidget *shown = get_shown (data);

  if (shown == GTK_WIDGET (window))
    make_as_large_as_a_laptop (shown);
  check_all_whole (data, shown, shown);
  close_page (data, window);
}

static void
add_pages (const char *prefix,
           GTestDataFunc test)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat (prefix, "/", pages[i].name, NULL);

      g_test_add_data_func (path, &pages[i], test);
    }
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/complaints/A1/each-card-has-a-name", test_each_card_has_a_name);
  g_test_add_func ("/complaints/E2/hand-is-whole", test_hand_is_whole);
  add_pages ("/complaints/A3/controls-have-names", test_controls_have_names);
  add_pages ("/complaints/A6/fits-a-small-screen", test_fits_a_small_screen);
  add_pages ("/complaints/A6/nothing-is-cut", test_nothing_is_cut);

  return g_test_run ();
}
