/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/abbates/abbates-chapter.h"

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

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add_func ("/focus/page-turned-below-popover", test_page_turned_below_popover);

  return g_test_run ();
}
