/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-log.h"

#include <glib/gi18n.h>

#include "app/scr-session.h"
#include "app/widgets/scr-children.h"

/**
 * ScrLog:
 *
 * Tells the moves of a match in sentences, the newest at the end and in sight. One that
 * is chosen can be gone back to, by the button, a double click or Enter; one click only
 * chooses, so that no slip takes moves back.
 */
struct _ScrLog
{
  GtkWidget parent_instance;

  ScrMatch *match;
  GtkSingleSelection *selection;
  guint source;

  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (ScrLog, scr_log, GTK_TYPE_WIDGET)

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_list_item_set_child (item, label);
}

/* The row that GTK puts around the child is what a screen reader stops at. */
static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         ScrLog *self)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  GtkWidget *row = gtk_widget_get_parent (label);
  g_autofree char *sentence = scr_match_dup_sentence (
      self->match, gtk_list_item_get_position (item) + 1, SCR_VIEWER_PUBLIC);

  gtk_label_set_label (GTK_LABEL (label), sentence);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _ ("Enter goes back to just after this"),
                                    -1);
}

static void
go_back (ScrLog *self,
         guint position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "match.go-to", "u", position + 1);
}

static void
activate_cb (ScrLog *self,
             guint position)
{
  go_back (self, position);
}

static void
go_back_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  ScrLog *self = SCR_LOG (widget);

  go_back (self, gtk_single_selection_get_selected (self->selection));
}

/* There is something to go back to where moves follow the chosen one. */
static void
update_button (ScrLog *self)
{
  guint position = self->selection != NULL ? gtk_single_selection_get_selected (self->selection)
                                           : GTK_INVALID_LIST_POSITION;
  gboolean is_earlier = position != GTK_INVALID_LIST_POSITION &&
                        scr_session_count_steps (self->match, position + 1) > 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "log.go-back", is_earlier);
}

static gboolean
scroll_cb (gpointer user_data)
{
  ScrLog *self = SCR_LOG (user_data);
  guint n_entries = self->match != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->match)) : 0;

  self->source = 0;
  if (n_entries > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n_entries - 1);

  return G_SOURCE_REMOVE;
}

static void
scroll_later (ScrLog *self)
{
  if (self->source == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->source = g_idle_add (scroll_cb, self);
}

static void
scr_log_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_log_parent_class)->map (widget);

  scroll_later (SCR_LOG (widget));
}

static void
scr_log_dispose (GObject *object)
{
  ScrLog *self = SCR_LOG (object);

  g_clear_handle_id (&self->source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_LOG);
  scr_unparent_children (GTK_WIDGET (object));
  g_clear_object (&self->selection);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (scr_log_parent_class)->dispose (object);
}

static void
scr_log_class_init (ScrLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_log_dispose;
  widget_class->map = scr_log_map;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-log.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrLog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_install_action (widget_class, "log.go-back", NULL, go_back_cb);
  gtk_widget_class_set_css_name (widget_class, "log");
}

static void
scr_log_init (ScrLog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update_button (self);
}

static GtkSingleSelection *
new_selection (ScrLog *self)
{
  GtkSingleSelection *selection = gtk_single_selection_new (NULL);

  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  gtk_single_selection_set_model (selection, G_LIST_MODEL (self->match));
  gtk_single_selection_set_selected (selection, GTK_INVALID_LIST_POSITION);
  g_signal_connect_object (selection, "notify::selected", G_CALLBACK (update_button), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (selection, "items-changed", G_CALLBACK (update_button), self,
                           G_CONNECT_SWAPPED);

  return selection;
}

/**
 * scr_log_set_match:
 * @self: a log
 * @match: (nullable): the match that it tells
 */
void
scr_log_set_match (ScrLog *self,
                   ScrMatch *match)
{
  g_return_if_fail (SCR_IS_LOG (self));

  if (self->match == match)
    return;

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_func (self->match, scroll_later, self);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_set_object (&self->match, match);
  if (match != NULL)
    {
      g_signal_connect_object (match, "items-changed", G_CALLBACK (scroll_later), self,
                               G_CONNECT_SWAPPED);
      self->selection = new_selection (self);
      gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
    }
  update_button (self);
}
