/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "new-page-util.h"

#include "app/scr-seat-list.h"
#include "app/scr-settings.h"

/* What tests of the page for a new match have in common. */

ScrWindow *
new_page_open (ScrNewPage **page)
{
  ScrWindow *window = ui_open ();

  *page = scr_window_get_new_page (window);
  scr_window_show_new (window);
  ui_settle ();

  return window;
}

void
new_page_reset (void)
{
  static const char *const keys[] = { "last-match", "presets", "players", "hide-missions" };
  g_autoptr (GSettings) settings = scr_settings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

void
new_page_close (ScrWindow *window)
{
  ui_close (window);
  new_page_reset ();
}

char *
new_page_dup_seats (ScrNewPage *page)
{
  g_autoptr (JsonNode) setup = scr_new_page_to_json (page);
  JsonArray *seats = json_object_get_array_member (json_node_get_object (setup), "seats");
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);

      g_string_append_printf (text, "%s%s:%s:%s", i > 0 ? " " : "",
                              json_object_get_string_member (seat, "name"),
                              json_object_get_string_member (seat, "colour"),
                              json_object_get_string_member (seat, "player"));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
new_page_set_name (ScrNewPage *page,
                   guint seat,
                   const char *name)
{
  g_autofree char *label = g_strdup_printf ("Name of seat %u", seat);

  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (GTK_WIDGET (page), label)), name);
}

GtkWidget *
new_page_get_seats (ScrNewPage *page)
{
  return ui_find_type (GTK_WIDGET (page), SCR_TYPE_SEAT_LIST);
}

void
new_page_set_alone (ScrNewPage *page,
                    gboolean is_alone)
{
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (ui_get_control (GTK_WIDGET (page), GTK_TYPE_TOGGLE_BUTTON,
                                         is_alone ? "Against Henricus" : "With others")),
      TRUE);
}

ScrOptionRow *
new_page_get_row (ScrNewPage *page,
                  const char *id)
{
  ScrOptionRow *row = scr_new_page_get_option_row (page, id);

  g_assert_nonnull (row);
  return row;
}

void
new_page_set_option (ScrNewPage *page,
                     const char *id,
                     const char *value)
{
  scr_option_row_set_value (new_page_get_row (page, id), value);
}
