/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-start-page.h"

#include <adwaita.h>

#include "app/scr-match-item.h"
#include "app/scr-window.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * ScrStartPage:
 *
 * What to do first: play, open a file, or go on with a match, newest first.
 */
struct _ScrStartPage
{
  GtkWidget parent_instance;

  GCancellable *cancellable;

  ScrBanner *banner;
  GtkWidget *play;
  GtkWidget *heading;
  GtkBox *matches;
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
new_scores (ScrMatchItem *item)
{
  const char *const *colours = scr_match_item_get_colours (item);
  const char *const *totals = scr_match_item_get_totals (item);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint i = 0; colours[i] != NULL && totals[i] != NULL; i++)
    {
      gtk_box_append (GTK_BOX (box), scr_emblem_new (colours[i]));
      gtk_box_append (GTK_BOX (box), new_line (totals[i], "heading"));
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

static GtkWidget *
new_match_button (ScrMatchItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new ();
  g_autofree char *players = g_strdup_printf ("%s · %s", scr_match_item_get_players (item),
                                              scr_match_item_get_when (item));
  g_autofree char *name = g_strdup_printf ("%s. %s. %s", scr_match_item_get_title (item), players,
                                           scr_match_item_get_standing (item));

  gtk_box_append (GTK_BOX (lines), new_line (scr_match_item_get_title (item), "heading"));
  gtk_box_append (GTK_BOX (lines), new_line (players, "players"));
  gtk_box_append (GTK_BOX (lines), new_line (scr_match_item_get_standing (item), "hint"));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), new_scores (item));
  gtk_widget_set_layout_manager (box, scr_flow_layout_new (8, 0));
  gtk_widget_set_size_request (lines, 240, -1);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "tile");
  gtk_widget_set_tooltip_text (button, scr_match_item_get_standing (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  scr_set_action (button, "win.open-path", g_variant_new_string (scr_match_item_get_path (item)));

  return button;
}

static void
listed_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  ScrStartPage *self;
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) items = scr_matches_list_finish (result, &error);
  GtkWidget *child;

  /* Cancelled by dispose: there is no page any more. */
  if (items == NULL)
    return;

  self = SCR_START_PAGE (user_data);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->matches))) != NULL)
    gtk_box_remove (self->matches, child);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (ScrMatchItem) item = g_list_model_get_item (items, i);

      gtk_box_append (self->matches, new_match_button (item));
    }
  gtk_widget_set_visible (self->heading, g_list_model_get_n_items (items) > 0);
}

static void
scr_start_page_dispose (GObject *object)
{
  ScrStartPage *self = SCR_START_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_START_PAGE);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_start_page_parent_class)->dispose (object);
}

static gboolean
scr_start_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SCR_START_PAGE (widget)->play);
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
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, play);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, heading);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, matches);
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
  scr_matches_list_async (self->cancellable, listed_cb, self);
}
