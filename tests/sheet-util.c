/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-util.h"

#include <glib/gstdio.h>

#include "app/abbates/abbates-mission-field.h"
#include "app/scr-sheet-draft.h"
#include "app/widgets/scr-focus.h"
#include "core/scr-json.h"

/* Score sheets of games that were not played here, and keys for their form. */

/* JSON with single quotes. */
JsonNode *
sheet_parse (const char *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode *node = scr_json_parse (json, -1, &error);

  g_assert_no_error (error);
  return node;
}

/* A set-up with the edition that ships. */
JsonNode *
sheet_new_setup (const char *setup)
{
  g_autoptr (ScrMatch) match = ui_new_match (setup);

  return json_node_copy (scr_match_get_setup (match));
}

ScrMatch *
sheet_new_match (const char *setup,
                 const char *text)
{
  g_autoptr (JsonNode) own = sheet_new_setup (setup);
  g_autoptr (JsonNode) sheet = sheet_parse (text);
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new_from_sheet (scr_game_lookup ("abbates"), own, sheet, &error);

  g_assert_no_error (error);
  return match;
}

/* What the page that scores a finished game begins with. */
void
sheet_keep_draft (const char *setup,
                  const char *text)
{
  g_autoptr (JsonNode) own = sheet_new_setup (setup);
  g_autoptr (JsonNode) sheet = sheet_parse (text);
  g_autoptr (ScrDraft) draft = scr_draft_new ();

  scr_sheet_draft_save (draft, NULL, own, sheet);
  g_assert_true (scr_draft_flush (draft));
}

void
sheet_forget_draft (void)
{
  g_autofree char *path = scr_sheet_draft_dup_path (NULL);

  g_unlink (path);
}

void
sheet_close_page (ScrWindow *window)
{
  ui_close (window);
  sheet_forget_draft ();
}

/* Gives the focus to the control whose name begins with @name. */
void
sheet_focus_on (ScrWindow *window,
                const char *name)
{
  gtk_widget_grab_focus (ui_get_prefix (GTK_WIDGET (window), name));
  ui_settle ();
}

/* A key in a widget, as if it had the focus. */
void
sheet_type (GtkWidget *widget,
            guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean is_handled = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_handled);
      if (is_handled)
        return;
    }
}

/* Types in whatever has the focus, which may go on after each key; spaces are for the eye. */
void
sheet_type_text (ScrWindow *window,
                 const char *text)
{
  for (const char *letter = text; *letter != '\0'; letter++)
    if (*letter != ' ')
      {
        sheet_type (gtk_root_get_focus (GTK_ROOT (window)),
                    gdk_unicode_to_keyval ((guint32) *letter));
        ui_settle ();
      }
}

static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, root, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (root);
}

/* Gives the focus to a widget and scrolls to it: GTK does so only in a window that is active,
 * which needs a window manager. */
void
sheet_bring_into_sight (GtkWidget *widget)
{
  ui_settle ();
  gtk_widget_grab_focus (widget);
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL;
       parent = gtk_widget_get_parent (parent))
    if (GTK_IS_VIEWPORT (parent))
      {
        GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (parent));
        graphene_rect_t bounds;

        g_assert_true (gtk_widget_compute_bounds (widget, parent, &bounds));
        if (!is_in_sight (widget))
          gtk_adjustment_set_value (adjustment,
                                    gtk_adjustment_get_value (adjustment) + bounds.origin.y - 40);
        ui_settle ();
      }
}

/* Shows the page as its picture @page is to be. */
void
sheet_show_page (ScrWindow *window,
                 const char *page)
{
  GtkWidget *opened = NULL;

  sheet_forget_draft ();
  if (g_str_equal (page, "sheet-solo"))
    sheet_keep_draft (UI_SOLO, SHEET_SOLO);
  else if (!g_str_equal (page, "sheet-begun"))
    sheet_keep_draft (UI_FOUR_PEOPLE, SHEET_HALF);
  ui_activate (window, "win.score-game");
  if (g_str_equal (page, "sheet-mission"))
    opened = ui_find_type (ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_MISSION_FIELD),
                           GTK_TYPE_MENU_BUTTON);
  else if (g_str_equal (page, "sheet-square"))
    opened = scr_find_focus (GTK_WIDGET (window), "untold");
  if (opened == NULL)
    return;

  sheet_bring_into_sight (opened);
  if (GTK_IS_MENU_BUTTON (opened))
    gtk_menu_button_popup (GTK_MENU_BUTTON (opened));
  else
    ui_click_widget (opened);
  ui_settle ();
}
