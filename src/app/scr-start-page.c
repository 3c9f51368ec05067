/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-start-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-match-item.h"
#include "app/scr-window.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"

/* How many matches are shown at once. */
#define N_AT_ONCE 60

/**
 * ScrStartPage:
 * @items: (nullable): a list model of #ScrLibraryItem
 * @n_shown: how many of them are shown
 * @source: shows more of them while the window is idle, or 0
 *
 * What to do first: continue the match last played, if one was not ended, begin another,
 * open a file, or go on with any match, newest first.
 */
struct _ScrStartPage
{
  GtkWidget parent_instance;

  GCancellable *cancellable;
  GListModel *items;
  guint n_shown;
  guint source;

  ScrBanner *banner;
  GtkWidget *go_on;
  GtkLabel *go_on_match;
  GtkLabel *go_on_standing;
  GtkWidget *play;
  GtkWidget *heading;
  GtkBox *matches;
  GtkWidget *more;
};

G_DEFINE_FINAL_TYPE (ScrStartPage, scr_start_page, GTK_TYPE_WIDGET)

static GtkWidget *
new_line (const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Each seat's emblem and score; the eye's short form of what the name says. */
static GtkWidget *
new_scores (ScrLibraryItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GListModel *columns = scr_library_item_get_columns (item);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (ScrLibraryColumn) column = g_list_model_get_item (columns, i);

      gtk_box_append (GTK_BOX (box), scr_emblem_new (scr_match_item_get_colour (item, column)));
      gtk_box_append (GTK_BOX (box), new_line (scr_library_column_get_total (column), "heading"));
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

/* Has the button open the match; a path need not be text, as what an action is given is. */
static void
set_open (GtkWidget *button,
          ScrLibraryItem *item)
{
  g_autoptr (GFile) file = g_file_new_for_path (scr_library_item_get_path (item));
  g_autofree char *name = g_file_get_parse_name (file);

  scr_set_action (button, "win.open-path", g_variant_new_string (name));
}

static GtkWidget *
new_match_button (ScrLibraryItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new ();
  const char *standing = scr_match_item_get_standing (item);
  g_autofree char *title = scr_match_item_dup_title (item);
  g_autofree char *who = scr_match_item_dup_players (item);
  g_autofree char *when =
      scr_match_item_dup_when (scr_library_item_get_modified (item) / 1000000000);
  g_autofree char *players = g_strdup_printf ("%s · %s", who, when);
  g_autofree char *name = g_strdup_printf ("%s. %s. %s", title, players, standing);

  gtk_box_append (GTK_BOX (lines), new_line (title, "heading"));
  gtk_box_append (GTK_BOX (lines), new_line (players, "players"));
  gtk_box_append (GTK_BOX (lines), new_line (standing, "hint"));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), new_scores (item));
  gtk_widget_set_layout_manager (box, scr_flow_layout_new (8, 0));
  gtk_widget_set_size_request (lines, 240, -1);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "tile");
  gtk_widget_set_tooltip_text (button, standing);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  set_open (button, item);

  return button;
}

/* Shows the next of the matches, and offers those after them. */
static void
show_next (ScrStartPage *self)
{
  guint n_items = g_list_model_get_n_items (self->items);
  guint n_shown = MIN (n_items, self->n_shown + N_AT_ONCE);
  g_autofree char *label = g_strdup_printf (_ ("Show all %u matches"), n_items);

  for (guint i = self->n_shown; i < n_shown; i++)
    {
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (self->items, i);

      gtk_box_append (self->matches, new_match_button (item));
    }
  self->n_shown = n_shown;
  gtk_button_set_label (GTK_BUTTON (self->more), label);
}

static gboolean
show_next_cb (gpointer user_data)
{
  ScrStartPage *self = SCR_START_PAGE (user_data);

  show_next (self);
  if (self->n_shown < g_list_model_get_n_items (self->items))
    return G_SOURCE_CONTINUE;

  self->source = 0;
  return G_SOURCE_REMOVE;
}

/* The keyboard goes on at the first match that was not there. */
static void
show_all_cb (GtkWidget *widget,
             const char *action,
             GVariant *parameter)
{
  ScrStartPage *self = SCR_START_PAGE (widget);
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->matches));
  gboolean had_focus = gtk_widget_has_focus (self->more);

  if (self->items == NULL || self->source != 0)
    return;

  show_next (self);
  if (had_focus && last != NULL && gtk_widget_get_next_sibling (last) != NULL)
    gtk_widget_grab_focus (gtk_widget_get_next_sibling (last));
  gtk_widget_hide (self->more);
  self->source = g_idle_add (show_next_cb, self);
}

/* The match last played of those that are not over, or NULL. */
static ScrLibraryItem *
dup_unfinished (GListModel *items)
{
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (items, i);

      if (scr_library_item_get_refusal (item) == NULL && !scr_library_item_is_over (item))
        return g_steal_pointer (&item);
    }

  return NULL;
}

static void
fill_go_on (ScrStartPage *self,
            ScrLibraryItem *item)
{
  const char *standing = scr_match_item_get_standing (item);
  g_autofree char *title = scr_match_item_dup_title (item);
  g_autofree char *who = scr_match_item_dup_players (item);
  g_autofree char *when =
      scr_match_item_dup_when (scr_library_item_get_modified (item) / 1000000000);
  g_autofree char *match = g_strdup_printf ("%s · %s · %s", title, who, when);
  g_autofree char *description = g_strdup_printf ("%s. %s", match, standing);

  gtk_label_set_label (self->go_on_match, match);
  gtk_label_set_label (self->go_on_standing, standing);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
  set_open (self->go_on, item);
}

/* The first choice has the focus, unless the player has gone elsewhere meanwhile. */
static void
update_go_on (ScrStartPage *self)
{
  g_autoptr (ScrLibraryItem) item = dup_unfinished (self->items);
  gboolean had_focus = gtk_widget_is_focus (self->play) || gtk_widget_is_focus (self->go_on);

  if (item != NULL)
    fill_go_on (self, item);
  gtk_widget_set_visible (self->go_on, item != NULL);
  if (item != NULL)
    gtk_widget_remove_css_class (self->play, "primary");
  else
    gtk_widget_add_css_class (self->play, "primary");
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_items (ScrStartPage *self,
            GListModel *items)
{
  GtkWidget *child;

  g_clear_handle_id (&self->source, g_source_remove);
  g_set_object (&self->items, items);
  self->n_shown = 0;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->matches))) != NULL)
    gtk_box_remove (self->matches, child);
  show_next (self);
  update_go_on (self);

  gtk_widget_set_visible (self->more, self->n_shown < g_list_model_get_n_items (items));
  gtk_widget_set_visible (self->heading, g_list_model_get_n_items (items) > 0);
}

static void
listed_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) items = scr_library_list_finish (SCR_LIBRARY (object), result, &error);
  g_autofree char *sentence = NULL;

  /* Cancelled by dispose: there is no page any more. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (items != NULL)
    {
      show_items (SCR_START_PAGE (user_data), items);
      return;
    }

  sentence = scr_matches_dup_unlisted (error);
  scr_banner_show_sentence (SCR_START_PAGE (user_data)->banner, sentence);
}

static void
scr_start_page_dispose (GObject *object)
{
  ScrStartPage *self = SCR_START_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->items);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_START_PAGE);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_start_page_parent_class)->dispose (object);
}

static gboolean
scr_start_page_grab_focus (GtkWidget *widget)
{
  ScrStartPage *self = SCR_START_PAGE (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->go_on) ? self->go_on : self->play);
}

static void
scr_start_page_class_init (ScrStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_start_page_dispose;
  widget_class->grab_focus = scr_start_page_grab_focus;

  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_WINDOW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, go_on_match);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, go_on_standing);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, play);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, heading);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, matches);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, more);

  gtk_widget_class_install_action (widget_class, "start.show-all", NULL, show_all_cb);
}

static void
scr_start_page_init (ScrStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ScrBanner *
scr_start_page_get_banner (ScrStartPage *self)
{
  return self->banner;
}

/* Reads the list of matches anew. */
void
scr_start_page_refresh (ScrStartPage *self)
{
  g_return_if_fail (SCR_IS_START_PAGE (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  scr_library_list_async (scr_matches_get_library (), self->cancellable, listed_cb, self);
}
