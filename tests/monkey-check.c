/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "monkey.h"

#include <string.h>

#include "app/abbates/abbates-palette.h"
#include "core/scr-json.h"

/* What holds of every window at every moment, whatever was done with it. */

/* Says which widget broke what, as far up as the window. */
static void
fail (GtkWidget *widget,
      const char *fault)
{
  g_autoptr (GString) path = g_string_new (NULL);

  for (GtkWidget *w = widget; w != NULL; w = gtk_widget_get_parent (w))
    {
      g_autofree char *name = ui_dup_name (w);
      const char *text = GTK_IS_LABEL (w) ? gtk_label_get_text (GTK_LABEL (w)) : name;

      g_string_append_printf (path, "\n  %s “%s” %d×%d%s%s", G_OBJECT_TYPE_NAME (w),
                              text != NULL ? text : "", gtk_widget_get_width (w),
                              gtk_widget_get_height (w),
                              gtk_widget_get_visible (w) ? "" : " hidden",
                              gtk_widget_get_sensitive (w) ? "" : " insensitive");
    }
  g_error ("%s: %s", fault, path->str);
}

static gboolean
has_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_sensitive (focus);
}

static gboolean
give_up_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

/* The focus is somewhere in sight, unless nothing there can have it. GTK itself moves it only when
 * it draws. */
void
monkey_check_focus (ScrWindow *window)
{
  GtkWidget *focus;
  gboolean is_late = FALSE;
  guint source = g_timeout_add_seconds (10, give_up_cb, &is_late);

  while (!has_focus (GTK_WINDOW (window)) && !is_late)
    g_main_context_iteration (NULL, TRUE);
  if (!is_late)
    {
      g_source_remove (source);
      return;
    }

  focus = gtk_window_get_focus (GTK_WINDOW (window));
  if (focus != NULL)
    fail (focus, "What has the focus is not in sight, or cannot be used");
  if (gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD))
    fail (gtk_window_get_focus (GTK_WINDOW (window)), "The focus was lost; this could have it");
}

/* What is scrolled, comes in from the side or has a surface of its own may lie outside. */
static gboolean
may_lie_outside (GtkWidget *widget)
{
  return GTK_IS_SCROLLABLE (widget) || GTK_IS_POPOVER (widget) || ADW_IS_FLAP (widget) ||
         GTK_IS_TEXT (widget) || gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN;
}

static void
check_places (GtkWidget *widget,
              GtkWidget *content)
{
  graphene_rect_t bounds;
  gboolean has_bounds = gtk_widget_compute_bounds (widget, content, &bounds);

  if (has_bounds && bounds.size.width > 0 && bounds.size.height > 0 &&
      (bounds.origin.x < -1 || bounds.origin.y < -1 ||
       bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (content) + 1 ||
       bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (content) + 1))
    fail (widget, "This lies outside its window");
  if (may_lie_outside (widget))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      check_places (child, content);
}

/* Nothing lies outside its window, where it could not be seen. */
void
monkey_check_places (ScrWindow *window)
{
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));

  if (gtk_widget_get_mapped (content))
    check_places (content, content);
}

static JsonNode *
dup_moves (ScrMatch *match)
{
  g_autoptr (JsonNode) root = scr_match_to_json (match);

  return json_node_copy (json_object_get_member (json_node_get_object (root), "moves"));
}

/* What is on the disk can be read; where all is written, it is what is played. */
void
monkey_check_file (ScrWindow *window)
{
  ScrAutosave *autosave = ui_get_autosave (window);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) there = NULL;
  g_autoptr (JsonNode) here = NULL;

  if (!scr_autosave_flush (autosave))
    {
      g_assert_nonnull (scr_autosave_get_error (autosave));
      return;
    }
  if (scr_autosave_get_is_conflict (autosave) ||
      !g_file_query_exists (scr_autosave_get_file (autosave), NULL))
    return;

  match = scr_match_load (scr_autosave_get_file (autosave), &error);
  if (error != NULL && !scr_autosave_check (autosave))
    return;
  g_assert_no_error (error);
  if (!scr_autosave_check (autosave))
    return;
  there = dup_moves (match);
  here = dup_moves (ui_get_match (window));
  g_assert_true (json_node_equal (there, here));
}

/* The table shows the match at the move that is shown, as its viewer may see it. */
void
monkey_check_table (ScrWindow *window)
{
  ScrSession *session = scr_window_get_session (window);
  ScrPlayback *playback = scr_session_get_playback (session);
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (window));
  g_autoptr (ScrState) view = NULL;

  g_assert_cmpint (scr_table_get_viewer (table), ==,
                   scr_viewer_get_seat (scr_session_get_viewer (session)));
  if (!scr_playback_get_is_settled (playback) || scr_table_get_is_moving (table))
    return;

  view = scr_match_view_at (scr_session_get_match (session), scr_playback_get_n_shown (playback),
                            scr_table_get_viewer (table));
  ui_check_state (scr_table_get_state (table), view);
}

static void
check_secret (GtkWidget *widget,
              const char *secret)
{
  g_autofree char *name = ui_dup_name (widget);
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;

  /* What might be told at a table is listed whole, and says nothing of what was told. */
  if (ABBATES_IS_PALETTE (widget))
    return;

  if ((name != NULL && strstr (name, secret) != NULL) ||
      (tooltip != NULL && strstr (tooltip, secret) != NULL) ||
      (text != NULL && strstr (text, secret) != NULL))
    {
      g_test_message ("The secret: %s", secret);
      fail (widget, "This tells another seat's secret");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_secret (child, secret);
}

/* Where the viewer may not read all of a move, nothing in the window says all of it. */
void
monkey_check_secrets (ScrWindow *window)
{
  ScrMatch *match = ui_get_match (window);
  int viewer = scr_viewer_get_seat (scr_session_get_viewer (scr_window_get_session (window)));

  for (guint i = 1; i <= g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autofree char *seen = scr_match_dup_sentence (match, i, viewer);
      g_autofree char *all = scr_match_dup_sentence (match, i, SCR_VIEWER_ALL);

      if (g_strcmp0 (seen, all) != 0 && strstr (seen, all) == NULL)
        check_secret (GTK_WIDGET (window), all);
    }
}
