/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/abbates/abbates-seat-box.h"
#include "app/scr-status.h"
#include "core/scr-dealer.h"
#include "games/abbates/abbates-state.h"

/* Everything on the table does something or says why not, and the keyboard reaches it all. */

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

/* What was asked to be explained. */
static void
count_cb (ScrTable *table,
          GtkWidget *anchor,
          guint seat,
          const char *number,
          GString *asked)
{
  g_string_append_printf (asked, "%u %s;", seat, number);
}

/* What there is to see, hear and read of the table: a click must change some of it. */
static void
add_signs (GtkWidget *widget,
           GString *signs)
{
  if (gtk_widget_has_css_class (widget, "selected") ||
      (GTK_IS_POPOVER (widget) && gtk_widget_get_visible (widget)) ||
      (ABBATES_IS_SEAT_BOX (widget) && gtk_widget_has_css_class (widget, "shown")))
    g_string_append_printf (signs, "%p;", (void *) widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_signs (child, signs);
}

static char *
dup_signs (ScrWindow *window,
           const GString *asked)
{
  g_autoptr (GString) signs = g_string_new (gtk_label_get_label (get_told (window)));

  g_string_append_printf (signs, "%u;%s;%d;", ui_count_entries (window), asked->str,
                          scr_table_page_is_score_shown (scr_window_get_table_page (window)));
  add_signs (GTK_WIDGET (get_table (window)), signs);

  return g_string_free (g_steal_pointer (&signs), FALSE);
}

static void
list_buttons (GtkWidget *widget,
              GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_BUTTON (widget) && gtk_widget_is_sensitive (widget) &&
      gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL)
    g_ptr_array_add (buttons, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_buttons (child, buttons);
}

/* Clicks on a button; what comes of it is taken back. */
static void
check_button (ScrWindow *window,
              GtkWidget *button,
              const GString *asked)
{
  GtkWidget *table = GTK_WIDGET (get_table (window));
  guint n_entries = ui_count_entries (window);
  g_autofree char *name = ui_dup_name (button);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  gtk_widget_activate_action (table, "page.tell", "s", "");
  before = dup_signs (window, asked);
  g_signal_emit_by_name (button, "clicked");
  after = dup_signs (window, asked);
  if (g_str_equal (before, after))
    g_error ("The button “%s” does nothing and says nothing", name);

  while (scr_table_back_out (SCR_TABLE (table)))
    ;
  if (scr_table_page_is_score_shown (scr_window_get_table_page (window)))
    scr_table_page_toggle_score (scr_window_get_table_page (window));
  ui_settle ();
  while (ui_count_entries (window) > n_entries)
    {
      gtk_widget_activate_action (table, "match.undo", NULL);
      ui_settle ();
    }
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
}

static void
check_buttons (ScrWindow *window,
               const GString *asked)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new_with_free_func (g_object_unref);

  list_buttons (GTK_WIDGET (get_table (window)), buttons);
  g_assert_cmpuint (buttons->len, >, 30);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);

      if (gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button) &&
          gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) != NULL)
        check_button (window, button, asked);
    }
}

/* In each state every button does something, or says why not. */
static void
test_every_button (gconstpointer setup)
{
  g_autoptr (ScrMatch) match = ui_new_match (setup);
  ScrWindow *window = ui_open_match (match);
  g_autoptr (GString) asked = g_string_new (NULL);
  guint64 random = 3;
  guint n_checked = 0;
  guint n_moves = 0;

  g_signal_connect (get_table (window), "explain", G_CALLBACK (count_cb), asked);
  while (!ui_is_over (match))
    {
      g_autofree char *move = NULL;

      if (n_moves++ % 7 == 0)
        {
          check_buttons (window, asked);
          n_checked++;
        }
      move = ui_dup_random_move (match, &random);
      ui_move (window, move);
    }
  g_assert_cmpuint (n_checked, >, 3);
  scr_table_page_toggle_score (scr_window_get_table_page (window));
  ui_settle ();
  check_buttons (window, asked);
  ui_close (window);
}

static void
check_focus (ScrWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)));
}

/* Arrow keys, as the window binds them. */
static void
press_arrow (ScrWindow *window,
             GtkDirectionType direction)
{
  g_signal_emit_by_name (window, "move-focus", direction);
  ui_settle ();
  check_focus (window);
}

static void
check_focus_on (ScrWindow *window,
                const char *prefix)
{
  g_autofree char *name = ui_dup_name (gtk_window_get_focus (GTK_WINDOW (window)));

  if (name == NULL || !g_str_has_prefix (name, prefix))
    g_error ("The focus is on “%s”, not on “%s”", name, prefix);
}

/* Arrows go from card to card as they lie. */
static void
test_arrows (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));

  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  gtk_widget_grab_focus (ui_get_prefix (page, "Garden square 1:"));
  press_arrow (window, GTK_DIR_RIGHT);
  check_focus_on (window, "Garden square 2:");
  press_arrow (window, GTK_DIR_DOWN);
  check_focus_on (window, "Garden square 5:");
  press_arrow (window, GTK_DIR_LEFT);
  check_focus_on (window, "Garden square 4:");
  press_arrow (window, GTK_DIR_UP);
  check_focus_on (window, "Garden square 1:");

  gtk_widget_grab_focus (ui_get_prefix (page, "Square 4:"));
  press_arrow (window, GTK_DIR_RIGHT);
  check_focus_on (window, "Square 5:");
  press_arrow (window, GTK_DIR_DOWN);
  check_focus_on (window, "Square 8:");

  gtk_widget_grab_focus (ui_get_prefix (page, "Abbot card 3,"));
  press_arrow (window, GTK_DIR_RIGHT);
  check_focus_on (window, "Abbot card 4,");

  gtk_widget_grab_focus (ui_get_prefix (page, "Replenishment row, box 1:"));
  press_arrow (window, GTK_DIR_RIGHT);
  check_focus_on (window, "Replenishment row, box 2:");
  ui_close (window);
}

/* From the cards that are looked at to the button that puts them back. */
static void
go_to_button (ScrWindow *window)
{
  for (guint i = 0; i <= ABBATES_MAX_KNOWN; i++)
    {
      if (gtk_widget_has_css_class (gtk_window_get_focus (GTK_WINDOW (window)),
                                    "suggested-action"))
        return;
      press_arrow (window, GTK_DIR_TAB_FORWARD);
    }
  g_error ("The button that puts the cards back is out of reach");
}

/* A button shows for a moment that it was pressed, before it acts. */
static void
press_enter (GtkWidget *focus)
{
  g_assert_true (gtk_widget_activate (focus));
  while (gtk_widget_has_css_class (focus, "keyboard-activating"))
    g_main_context_iteration (NULL, TRUE);
  ui_settle ();
}

/* A whole game with the keyboard alone: what is due has the focus, and Enter chooses it. */
static void
test_keyboard_game (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint n_presses = 0;

  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  while (!ui_is_over (match))
    {
      GtkWidget *focus;

      /* GTK hides the focus after some seconds without a key, and shows it at the next. */
      gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
      check_focus (window);
      if (g_strcmp0 (scr_state_get_awaiting (scr_match_get_state (match)), "order") == 0)
        go_to_button (window);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      if (!gtk_widget_has_css_class (focus, "suggested-action") &&
          !gtk_widget_has_css_class (focus, "lit"))
        g_error ("What has the focus cannot be chosen");
      if (n_presses == 0)
        press_enter (focus);
      else
        ui_click_widget (focus);
      g_assert_cmpuint (++n_presses, <, 400);
    }
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  check_focus (window);
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/table-keys/arrows", test_arrows);
  g_test_add_func ("/complaints/A2/whole-game", test_keyboard_game);
  g_test_add_data_func ("/table-keys/every-button/people", UI_TWO_PEOPLE, test_every_button);
  g_test_add_data_func ("/table-keys/every-button/solo", UI_SOLO, test_every_button);

  return g_test_run ();
}
