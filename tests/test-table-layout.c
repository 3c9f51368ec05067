/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/abbates/abbates-abbey.h"
#include "app/abbates/abbates-chapter.h"
#include "app/abbates/abbates-mini.h"
#include "app/abbates/abbates-monk.h"
#include "app/abbates/abbates-pages.h"
#include "app/abbates/abbates-track.h"
#include "app/scr-look-bar.h"
#include "app/scr-status.h"
#include "games/abbates/abbates-state.h"

/* Where the parts of the table of Abbates are: nothing is cut, nothing jumps about, and in a
 * narrow window the page with what can be done comes by itself. */

static GtkWidget *
get_table (ScrWindow *window)
{
  return GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window)));
}

static ScrWindow *
open_match_sized (ScrMatch *match,
                  int width,
                  int height)
{
  ScrWindow *window = ui_open_sized (width, height);
  g_autofree char *name = g_strconcat (scr_match_get_id (match), ".match.json", NULL);
  g_autoptr (GFile) file = ui_new_file (name);

  scr_window_play (window, match, file);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  ui_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static graphene_rect_t
get_bounds (GtkWidget *widget,
            GtkWidget *within)
{
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, within, &bounds));
  return bounds;
}

/* No part of the table is longer than what is in sight of it. */
static void
check_whole (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget))
    return;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *adjustment =
          gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment))
        g_test_fail_printf ("%.0f of %.0f pixels are in sight",
                            gtk_adjustment_get_page_size (adjustment),
                            gtk_adjustment_get_upper (adjustment));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_whole (child);
}

typedef struct
{
  const char *name;
  const char *setup;
  int width;
  int height;
} Sizes;

static const Sizes sizes[] = {
  { "four-small", UI_FOUR_PEOPLE, 1024, 600 },
  { "two-small", UI_TWO_PEOPLE, 1024, 600 },
  { "solo-small", UI_SOLO, 1024, 600 },
  { "four-at-first", UI_FOUR_PEOPLE, 1200, 780 },
  { "four", UI_FOUR_PEOPLE, 1280, 780 },
};

/* Through a whole game nothing has to be scrolled, and the parts of the table keep their places
 * side by side. */
static void
test_whole_game (gconstpointer data)
{
  const Sizes *size = data;
  g_autoptr (ScrMatch) match = ui_new_match (size->setup);
  ScrWindow *window = open_match_sized (match, size->width, size->height);
  GtkWidget *table = get_table (window);
  GtkWidget *abbey = ui_find_type (table, ABBATES_TYPE_ABBEY);
  GtkWidget *chapter = ui_find_type (table, ABBATES_TYPE_CHAPTER);
  graphene_rect_t first = get_bounds (abbey, table);
  graphene_rect_t first_chapter = get_bounds (chapter, table);
  guint64 random = 7;

  for (guint i = 0; !ui_is_over (match); i++)
    {
      g_autofree char *move = ui_dup_random_move (match, &random);
      graphene_rect_t now;

      ui_move (window, move);
      if (i % 7 != 0)
        continue;
      gtk_test_widget_wait_for_draw (table);
      check_whole (table);
      now = get_bounds (abbey, table);
      g_assert_cmpfloat (now.origin.x, ==, first.origin.x);
      g_assert_cmpfloat (now.size.width, ==, first.size.width);
      g_assert_cmpfloat (get_bounds (chapter, table).size.width, ==, first_chapter.size.width);
    }
  ui_close (window);
}

/* Pages mirror for scripts from right to left; the Abbey and the track do not. */
static void
test_right_to_left (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window;
  GtkWidget *table;
  GtkWidget *general;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = open_match_sized (match, 1280, 780);
  table = get_table (window);

  g_assert_cmpfloat (get_bounds (ui_get_prefix (table, "Garden square 1:"), table).origin.x, <,
                     get_bounds (ui_get_prefix (table, "Garden square 3:"), table).origin.x);
  g_assert_cmpfloat (get_bounds (ui_get_prefix (table, "Corner 4"), table).origin.x, <,
                     get_bounds (ui_get_prefix (table, "Corner 1"), table).origin.x);
  g_assert_cmpfloat (get_bounds (ui_get_prefix (table, "Ann: "), table).origin.x, >,
                     get_bounds (ui_find_type (table, ABBATES_TYPE_ABBEY), table).origin.x);
  general = ui_get_prefix (table, "The Abbot-General stands at ");
  g_assert_cmpfloat (get_bounds (ui_get_prefix (table, "Ann: Abbot at 0,"), table).origin.x, <,
                     get_bounds (general, table).origin.x);
  ui_close (window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
check_page (GtkWidget *table,
            const char *shown,
            const char *hidden)
{
  GtkWidget *widget = ui_find_name (table, hidden);

  g_assert_true (gtk_widget_get_mapped (ui_get_prefix (table, shown)));
  g_assert_true (widget == NULL || !gtk_widget_get_mapped (widget));
}

/* The page with what can be done comes by itself, and each one can be brought. */
static void
test_pages (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_match_sized (match, 360, 640);
  GtkWidget *table = get_table (window);
  GtkWidget *pages = ui_find_type (table, ABBATES_TYPE_PAGES);
  g_auto (GStrv) moves = NULL;
  g_autofree char *square = NULL;
  guint numbers[2];

  check_page (table, "Abbot card 1,", "Abbey");
  ui_click (pages, "Chapter");
  check_page (table, "Replenishment row, box 1:", "Hand of Ann");
  ui_click (pages, "Portrait");
  check_page (table, "Square 5: ", "Chapter Room");
  ui_click (pages, "Abbey");
  check_page (table, "Garden square 5:", "Chapter Room");

  ui_play_until (match, "take", &moves);
  ui_settle ();
  check_page (table, "Garden square 5:", "Chapter Room");
  ui_read_numbers (ui_get_first_move (moves, "take"), numbers);
  square = g_strdup_printf ("Garden square %u:", numbers[0]);
  ui_click_prefix (table, square);
  check_page (table, "Square 5: ", "Abbey");
  g_assert_true (gtk_widget_get_mapped (ui_get_prefix (table, "The Abbot-General stands at ")));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  ui_close (window);
}

/* In a wide window there are no pages to turn. */
static void
test_no_pages (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_match_sized (match, 1024, 600);
  GtkWidget *table = get_table (window);

  g_assert_false (gtk_widget_get_mapped (ui_find_type (table, ABBATES_TYPE_PAGES)));
  check_page (table, "Garden square 5:", "Nothing");
  check_page (table, "Square 5: ", "Nothing");
  check_page (table, "Abbot card 1,", "Nothing");
  ui_close (window);
}

/* How much of the height of the Abbey the seats take, and what is the least of their pictures. */
static double
get_seats_share (GtkWidget *table,
                 GType picture,
                 float *side)
{
  GtkWidget *abbey = ui_find_type (table, ABBATES_TYPE_ABBEY);
  GtkWidget *seats = gtk_widget_get_prev_sibling (abbey);
  double sum = 0;

  *side = G_MAXFLOAT;
  for (GtkWidget *box = gtk_widget_get_first_child (seats); box != NULL;
       box = gtk_widget_get_next_sibling (box))
    {
      GtkWidget *shown = ui_find_type (box, picture);

      sum += get_bounds (box, table).size.height;
      if (shown != NULL && gtk_widget_get_mapped (shown))
        *side = MIN (*side, get_bounds (shown, table).size.height);
    }

  return sum / get_bounds (abbey, table).size.height;
}

typedef struct
{
  const char *name;
  const char *setup;
  float side; /* of the small portraits, at the least */
} Screen;

static const Screen screens[] = {
  { "four", UI_FOUR_PEOPLE, 120 },
  { "two", UI_TWO_PEOPLE, 220 },
  { "solo", UI_SOLO, 220 },
};

/* On a large screen nothing stands empty: the seats are as high as the Abbey, their portraits are
 * large, and cards are worth the screen. */
static void
test_large_screen (gconstpointer data)
{
  const Screen *screen = data;
  g_autoptr (ScrMatch) match = ui_new_match (screen->setup);
  ScrWindow *window = open_match_sized (match, 1920, 1080);
  GtkWidget *table = get_table (window);
  float side;

  /* No window that can be smaller becomes larger than the screen of the tests. */
  gtk_widget_set_size_request (GTK_WIDGET (window), 1920, 1080);
  for (guint i = 0; i < 3; i++)
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      ui_settle ();
    }
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), >=, 1040);

  check_whole (table);
  g_assert_cmpfloat (get_seats_share (table, ABBATES_TYPE_MINI, &side), >, 0.95);
  g_assert_cmpfloat (side, >=, screen->side);
  g_assert_cmpfloat (side, <, 400);
  g_assert_cmpfloat (get_seats_share (table, ABBATES_TYPE_MONK, &side), >, 0.95);
  if (g_str_equal (screen->setup, UI_SOLO))
    g_assert_cmpfloat (side, >=, screen->side);
  g_assert_cmpfloat (get_bounds (ui_get_prefix (table, "Garden square 5:"), table).size.height, >,
                     170);
  g_assert_cmpfloat (get_bounds (ui_get_prefix (table, "Square 5: "), table).size.height, >, 150);
  ui_close (window);
}

/* At twice the size of letters a narrow window shows the table all the same: what is told is cut
 * to a few lines, and shown whole when asked for. */
static void
test_large_text (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  GtkSettings *settings = gtk_settings_get_default ();
  g_auto (GStrv) moves = NULL;
  ScrWindow *window;
  GtkWidget *table;
  GtkWidget *status;
  int cut, dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);
  ui_play_until (match, "take", &moves);
  window = open_match_sized (match, 360, 640);
  table = get_table (window);
  status = ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS);

  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 380);
  cut = gtk_widget_get_height (status);
  g_assert_cmpint (cut, <, 190);
  g_assert_cmpfloat (get_bounds (status, table).origin.y, >,
                     get_bounds (ui_get_prefix (table, "Garden square 5:"), table).origin.y);
  g_assert_cmpfloat (get_bounds (ui_get_prefix (table, "Ann: "), table).origin.y, ==,
                     get_bounds (ui_get_prefix (table, "Dirk: "), table).origin.y);

  ui_click (status, "All that there is to say");
  gtk_test_widget_wait_for_draw (table);
  g_assert_cmpint (gtk_widget_get_height (status), >, cut + 40);
  ui_click (status, "All that there is to say");
  gtk_test_widget_wait_for_draw (table);
  g_assert_cmpint (gtk_widget_get_height (status), ==, cut);
  ui_close (window);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* Where all is said in a few lines there is nothing to ask for. */
static void
test_short_text (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window = open_match_sized (match, 1280, 780);
  GtkWidget *status = ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS);

  g_assert_false (gtk_widget_get_mapped (ui_get_name (status, "All that there is to say")));
  ui_close (window);
}

/* A low table stays whole while what happens is told at length. */
static void
test_low (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  ScrWindow *window = open_match_sized (match, 1024, 600);
  GtkWidget *table = get_table (window);
  ScrStatus *status = SCR_STATUS (ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS));
  g_autoptr (GString) sentence = g_string_new (NULL);

  for (guint i = 0; i < 20; i++)
    g_string_append (sentence, "Henricus takes the corner card. ");
  scr_status_show_step (status, sentence->str);
  gtk_test_widget_wait_for_draw (table);
  ui_settle ();
  check_whole (table);

  scr_status_set_prompt (status, "Ann: play an Abbot card.", sentence->str, FALSE);
  gtk_test_widget_wait_for_draw (table);
  ui_settle ();
  gtk_test_widget_wait_for_draw (table);
  check_whole (table);
  g_assert_true (
      gtk_widget_get_mapped (ui_get_name (GTK_WIDGET (status), "All that there is to say")));
  ui_close (window);
}

/* Looking back takes one low row from a narrow table, where all can be done as well. */
static void
test_look_bar (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  ScrWindow *window;
  GtkWidget *bar;

  ui_play_until (match, "take", &moves);
  window = open_match_sized (match, 360, 640);
  bar = ui_find_type (GTK_WIDGET (window), SCR_TYPE_LOOK_BAR);
  gtk_widget_activate_action (bar, "look.previous", NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (bar));
  g_assert_cmpint (gtk_widget_get_height (bar), <=, 64);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  g_assert_true (gtk_widget_get_mapped (ui_get_name (bar, "Take back to here")));
  ui_click (bar, "Back to the game");
  g_assert_false (gtk_widget_get_mapped (bar));
  ui_close (window);
}

static void
explain_cb (ScrTable *table,
            GtkWidget *anchor,
            guint seat,
            const char *number,
            GString *told)
{
  g_assert_true (gtk_widget_is_ancestor (anchor, GTK_WIDGET (table)));
  g_string_append_printf (told, "%u %s; ", seat, number);
}

/* A pawn and a score ask for the sum behind them. */
static void
test_explain (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_match_sized (match, 1280, 780);
  GtkWidget *table = get_table (window);
  g_autoptr (GString) told = g_string_new (NULL);

  g_signal_connect (table, "explain", G_CALLBACK (explain_cb), told);
  ui_click_prefix (table, "The Abbot-General stands at ");
  ui_click_prefix (table, "Ben: Abbot at ");
  ui_click_prefix (table, "Score of Ben: ");
  g_assert_cmpstr (told->str, ==, "0 general; 2 track; 2 score; ");
  ui_close (window);
}

/* A pawn that does not move stays where it is, but for the few times that another part of the
 * track is shown, or another pawn comes beside it. */
static void
test_pawns_stay (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window = open_match_sized (match, 1280, 780);
  GtkWidget *table = get_table (window);
  GtkWidget *track = ui_find_type (table, ABBATES_TYPE_TRACK);
  guint64 random = 3;
  guint n_stayed = 0;
  guint n_jumps = 0;

  while (!ui_is_over (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);
      GtkWidget *pawn = ui_get_prefix (track, "The Abbot-General stands at ");
      g_autofree char *name = ui_dup_name (pawn);
      graphene_rect_t before = get_bounds (pawn, track);
      graphene_rect_t after;

      ui_move (window, move);
      gtk_test_widget_wait_for_draw (table);
      if (!ui_has_name (pawn, name))
        continue;
      after = get_bounds (pawn, track);
      n_stayed++;
      n_jumps += after.origin.x - before.origin.x > 60 || before.origin.x - after.origin.x > 60;
    }
  g_assert_cmpuint (n_stayed, >, 50);
  g_assert_cmpuint (n_jumps, <=, 3);
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/table-layout/whole-game/", sizes[i].name, NULL);

      g_test_add_data_func (path, &sizes[i], test_whole_game);
    }
  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      g_autofree char *path = g_strconcat ("/table-layout/large-screen/", screens[i].name, NULL);

      g_test_add_data_func (path, &screens[i], test_large_screen);
    }
  g_test_add_func ("/table-layout/large-text", test_large_text);
  g_test_add_func ("/table-layout/short-text", test_short_text);
  g_test_add_func ("/table-layout/low", test_low);
  g_test_add_func ("/table-layout/look-bar", test_look_bar);
  g_test_add_func ("/table-layout/right-to-left", test_right_to_left);
  g_test_add_func ("/table-layout/pages", test_pages);
  g_test_add_func ("/table-layout/no-pages", test_no_pages);
  g_test_add_func ("/table-layout/explain", test_explain);
  g_test_add_func ("/table-layout/pawns-stay", test_pawns_stay);

  return g_test_run ();
}
