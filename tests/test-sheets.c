/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

/* Which style sheets are there when: a window shows its start page before the others are read. */

/* Whether a colour is known that only the sheet of another page defines. */
static gboolean
has_all (gpointer window)
{
  GdkRGBA colour;

  return gtk_style_context_lookup_color (gtk_widget_get_style_context (window), "scr_wall",
                                         &colour);
}

static int
get_padding (ScrWindow *window)
{
  GtkWidget *play = ui_get_name (GTK_WIDGET (window), "Play here");
  GtkBorder padding;

  gtk_style_context_get_padding (gtk_widget_get_style_context (play), &padding);

  return padding.left;
}

/* What the page for a new match says of tiles does not reach the start page, whenever it comes. */
static void
test_start_first (void)
{
  ScrWindow *window = g_object_new (SCR_TYPE_WINDOW, "pace", 0, NULL);
  int padding;

  g_assert_false (has_all (window));
  padding = get_padding (window);
  gtk_window_present (GTK_WINDOW (window));
  ui_wait (has_all, window);
  ui_settle ();
  g_assert_cmpint (padding, ==, 20);
  g_assert_cmpint (get_padding (window), ==, padding);
  ui_close (window);
}

/* A page that is asked for before anything is drawn has its sheets. */
static void
test_page_asked_for (void)
{
  ScrWindow *window;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      return;
    }

  window = g_object_new (SCR_TYPE_WINDOW, "pace", 0, NULL);
  g_assert_false (has_all (window));
  scr_window_get_new_page (window);
  g_assert_true (has_all (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The menu's rows are made when it is asked for. */
static void
test_menu (void)
{
  ScrWindow *window = ui_open ();
  GtkMenuButton *menu = GTK_MENU_BUTTON (ui_get_name (GTK_WIDGET (window), "Main menu"));

  g_assert_null (gtk_menu_button_get_popover (menu));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (menu)));
  for (guint i = 0; i < 2; i++)
    {
      gtk_menu_button_popup (menu);
      ui_settle ();
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
      g_assert_nonnull (ui_find_text (GTK_WIDGET (menu), "Statistics"));
      gtk_menu_button_popdown (menu);
      ui_settle ();
    }
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/sheets/start-first", test_start_first);
  g_test_add_func ("/sheets/page-asked-for", test_page_asked_for);
  g_test_add_func ("/sheets/menu", test_menu);

  return g_test_run ();
}
