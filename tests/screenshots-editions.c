/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "screenshots.h"
#include "ui-util.h"

#include <glib/gi18n.h>

#include "app/scr-editions-window.h"
#include "core/scr-edition-store.h"
#include "core/scr-json.h"

/* Pictures of the editions, and of the form in which one is changed. */

/* Keeps the edition that comes with the game as one's own; with another number of windows it is
 * a draft. */
static void
keep_edition (const char *id,
              const char *name,
              const char *n_windows)
{
  ScrGame *game = scr_game_lookup ("abbates");
  ScrEditionStore *store = scr_edition_store_get_default ();
  g_autoptr (GListModel) editions = scr_game_list_editions (game);
  g_autoptr (ScrEdition) shipped = g_list_model_get_item (editions, 0);
  g_autoptr (JsonNode) owned =
      scr_game_change_edition (game, scr_edition_get_json (shipped), "id", id, NULL);
  g_autoptr (JsonNode) named = scr_game_change_edition (game, owned, "name", name, NULL);
  g_autoptr (JsonNode) own = scr_game_change_edition (game, named, "provenance", "house", NULL);
  g_autoptr (JsonNode) changed =
      scr_game_change_edition (game, own, "garden.window.1", n_windows, NULL);
  g_autofree char *path = scr_edition_store_dup_path (store, id);

  g_assert_true (scr_edition_store_save (store, path, own, TRUE, NULL));
  if (!scr_json_equal (own, changed, NULL))
    g_assert_true (scr_edition_store_save (store, path, changed, FALSE, NULL));
}

void
show_editions (const Frame *frame,
               const char *page)
{
  keep_edition ("printed", "Our copy, second print", "14");
  keep_edition ("windows", "More windows", "12");
  show_window (frame, page, GTK_WIDGET (scr_editions_window_new (NULL)));
}

static GtkWidget *
find_part (GtkWidget *root,
           const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_EXPANDER_ROW (root) &&
      g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_part (child, title);

  return found;
}

/* An edition with one part of its form open, and in sight; @part is NULL for how it begins. */
static void
show_edition_part (const Frame *frame,
                   const char *page,
                   const char *part)
{
  ScrEditionsWindow *window = scr_editions_window_new (NULL);
  GtkWidget *row, *list, *scroller;
  graphene_point_t place;

  scr_editions_window_edit (window, scr_game_lookup ("abbates"), "windows");
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  if (part != NULL)
    {
      row = find_part (GTK_WIDGET (window), _ (part));
      adw_expander_row_set_expanded (
          ADW_EXPANDER_ROW (find_part (GTK_WIDGET (window), _ ("Garden cards"))),
          FALSE);
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
      ui_settle ();
      list = gtk_widget_get_parent (row);
      scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
      g_assert_true (gtk_widget_compute_point (
          row, gtk_widget_get_first_child (gtk_widget_get_first_child (scroller)),
          &GRAPHENE_POINT_INIT (0, 0), &place));
      gtk_adjustment_set_value (
          gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), place.y);
      ui_settle ();
    }
  show_window (frame, page, GTK_WIDGET (window));
}

void
show_edition (const Frame *frame,
              const char *page)
{
  static const struct
  {
    const char *page;
    const char *part;
  } shown[] = {
    { "edition", NULL },
    { "edition-garden", "Garden cards" },
    { "edition-abbots", "Abbot cards" },
    { "edition-ora", "Ora et Labora" },
    { "edition-arcade", "Arcade and corner cards" },
    { "edition-board", "Board" },
    { "edition-missions", "Missions" },
  };

  keep_edition ("windows", "More windows", "12");
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    show_edition_part (frame, shown[i].page, shown[i].part);
}
