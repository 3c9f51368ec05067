/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/abbates/abbates-chapter.h"
#include "app/scr-score-sheet.h"
#include "app/scr-terms-list.h"
#include "app/scr-terms-popover.h"

/* The focus is never lost, whatever goes away under it. */

static gboolean
has_focus (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && gtk_widget_get_mapped (focus);
}

static void
turn_page (ScrWindow *window,
           const char *name)
{
  ui_click_widget (ui_get_control (GTK_WIDGET (window), GTK_TYPE_TOGGLE_BUTTON, name));
}

/* The page of a narrow window is turned while a pile of it is looked at: the popover closes and
 * hands the focus back to a pile that is not there any more. */
static void
test_page_turned_below_popover (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = ui_new_file ("page.match.json");
  ScrWindow *window = ui_open_sized (360, 640);
  g_auto (GStrv) moves = NULL;
  GtkWidget *chapter;
  GtkWidget *pile;

  ui_play_until (match, "take", &moves);
  scr_window_play (window, match, file);
  ui_settle ();
  chapter = ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_CHAPTER);
  turn_page (window, "Chapter");
  g_assert_true (gtk_widget_get_mapped (chapter));
  pile = ui_find_type (chapter, GTK_TYPE_MENU_BUTTON);
  g_assert_true (gtk_widget_grab_focus (pile));
  gtk_menu_button_popup (GTK_MENU_BUTTON (pile));
  ui_settle ();

  turn_page (window, "Abbey");
  ui_wait (has_focus, window);
  g_assert_false (gtk_widget_get_mapped (chapter));
  ui_close (window);
}

/* What a number of the score sheet adds up from is looked at when the last move is taken back and
 * made again: nothing of it is left, and the focus is in sight. */
static void
test_score_again_after_terms (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_FOUR_PEOPLE, 4, 4, NULL);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *sheet = ui_find_type (GTK_WIDGET (window), SCR_TYPE_SCORE_SHEET);
  GtkWidget *popover = ui_find_type (sheet, SCR_TYPE_TERMS_POPOVER);

  if (!gtk_widget_get_mapped (sheet))
    ui_activate (window, "win.score");
  ui_click_prefix (sheet, "Cleo, Garden cards: ");
  ui_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), popover));
  ui_activate (window, "match.undo");
  ui_wait (has_focus, window);
  g_assert_false (gtk_widget_get_mapped (sheet));
  g_assert_null (ui_find_type (popover, SCR_TYPE_TERMS_LIST));
  ui_activate (window, "match.redo");
  g_assert_true (gtk_widget_get_mapped (sheet));
  ui_wait (has_focus, window);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), sheet));
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add_func ("/focus/page-turned-below-popover", test_page_turned_below_popover);
  g_test_add_func ("/focus/score-again-after-terms", test_score_again_after_terms);

  return g_test_run ();
}
