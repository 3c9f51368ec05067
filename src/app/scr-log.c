/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-log.h"

#include <glib/gi18n.h>

#include "app/scr-log-line.h"
#include "app/scr-log-model.h"
#include "app/widgets/scr-children.h"

/**
 * ScrLog:
 *
 * Tells the moves of a match in sentences, the newest at the end and in sight. Choosing one
 * looks back at the table just after it, and changes nothing; Enter or a double click on
 * one that was taken back makes it again. A menu on each that is in force, and F2, ask for it to be
 * corrected: ScrLog::correct tells how and which.
 */
struct _ScrLog
{
  GtkWidget parent_instance;

  ScrPlayback *playback;
  ScrLogModel *model;
  GtkSingleSelection *selection;
  int viewer;
  guint source;
  gboolean is_following;

  GtkListView *list;
  GtkPopoverMenu *menu;
  guint menu_number; /* of the entry that the menu is about */
  guint back;        /* leads the focus back from it */
};

enum
{
  CORRECT,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrLog, scr_log, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static ScrMatch *
get_match (ScrLog *self)
{
  return scr_playback_get_match (self->playback);
}

static char *
dup_sentence (ScrLog *self,
              ScrLogRow *row)
{
  guint number = scr_log_row_get_number (row);
  const char *title = scr_log_row_get_title (row);

  if (number > 0)
    return scr_match_dup_sentence (get_match (self), number, self->viewer);

  return g_strdup (title != NULL ? title : _ ("Set-up"));
}

static const char *
get_description (ScrLogRow *row)
{
  if (scr_log_row_get_is_undone (row))
    return _ ("undone; Enter makes it again");
  if (scr_log_row_get_number (row) > 0)
    return _ ("Choosing it shows the table just after this; F2 corrects it");
  if (scr_log_row_get_kind (row) == SCR_LOG_ROW_SETUP)
    return scr_log_row_get_is_open (row) ? _ ("Enter closes it") : _ ("Enter opens it");

  return _ ("Heading");
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item)
{
  gtk_list_item_set_child (item, scr_log_line_new ());
}

/* The row that GTK puts around the child is what a screen reader stops at. */
static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         ScrLog *self)
{
  ScrLogRow *line = gtk_list_item_get_item (item);
  GtkWidget *child = gtk_list_item_get_child (item);
  GtkWidget *row = gtk_widget_get_parent (child);
  g_autofree char *sentence = dup_sentence (self, line);
  g_autofree char *remark = NULL;
  g_autofree char *description = NULL;
  gboolean is_entry = scr_log_row_get_number (line) > 0;

  scr_log_line_show_row (SCR_LOG_LINE (child), line, sentence);
  remark = scr_log_line_dup_remark (SCR_LOG_LINE (child));
  description = g_strconcat (remark != NULL ? remark : "", get_description (line), NULL);
  gtk_list_item_set_selectable (item, is_entry);
  gtk_list_item_set_activatable (item, is_entry ||
                                           scr_log_row_get_kind (line) == SCR_LOG_ROW_SETUP);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                    -1);
}

static void
toggle_setup_cb (GtkWidget *widget,
                 const char *action,
                 GVariant *parameter)
{
  ScrLog *self = SCR_LOG (widget);

  if (self->model != NULL)
    scr_log_model_toggle_setup (self->model);
}

static void
correct (ScrLog *self,
         ScrAmendmentKind kind,
         guint number)
{
  if (number > 0 && self->playback != NULL &&
      number <= g_list_model_get_n_items (G_LIST_MODEL (get_match (self))))
    g_signal_emit (self, signals[CORRECT], 0, kind, number);
}

static void
change_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  correct (SCR_LOG (widget), SCR_AMENDMENT_CHANGE, g_variant_get_uint32 (parameter));
}

static void
insert_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  correct (SCR_LOG (widget), SCR_AMENDMENT_INSERT, g_variant_get_uint32 (parameter));
}

static void
delete_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  correct (SCR_LOG (widget), SCR_AMENDMENT_DELETE, g_variant_get_uint32 (parameter));
}

/* The number of the entry in force that @line, or what GTK puts around it, shows; else 0. */
static guint
get_entry_number (GtkWidget *line)
{
  ScrLogRow *row;

  if (line != NULL && !SCR_IS_LOG_LINE (line))
    line = gtk_widget_get_first_child (line);
  row = SCR_IS_LOG_LINE (line) ? scr_log_line_get_row (SCR_LOG_LINE (line)) : NULL;

  return row != NULL && !scr_log_row_get_is_undone (row) ? scr_log_row_get_number (row) : 0;
}

static GMenuModel *
new_menu (guint number)
{
  const struct
  {
    const char *label;
    const char *action;
  } items[] = {
    { _ ("_Correct this…"), "log.change" },
    { _ ("_Insert before this…"), "log.insert" },
    { _ ("_Delete this…"), "log.delete" },
  };
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (items[i].label, NULL);

      g_menu_item_set_action_and_target (item, items[i].action, "u", number);
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}

static gboolean
lead_back_cb (gpointer user_data)
{
  ScrLog *self = SCR_LOG (user_data);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  self->back = 0;
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    scr_log_focus (self, self->menu_number);
  return G_SOURCE_REMOVE;
}

/* The menu takes the release of the button that opened it, and the line would look pressed for
 * ever. */
static void
release_lines (ScrLog *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_unset_state_flags (child, GTK_STATE_FLAG_ACTIVE);
}

/* Whoever leaves the menu is where it was opened, once the menu has let go of the focus. */
static void
menu_closed_cb (ScrLog *self)
{
  release_lines (self);
  if (self->back == 0)
    self->back = g_idle_add (lead_back_cb, self);
}

/* Opens the menu of an entry, where @x and @y are in the log. */
static gboolean
open_menu (ScrLog *self,
           guint number,
           double x,
           double y)
{
  g_autoptr (GMenuModel) model = NULL;

  if (number == 0)
    return FALSE;

  self->menu_number = number;
  model = new_menu (number);
  gtk_popover_menu_set_menu_model (self->menu, model);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
  return TRUE;
}

static void
open_menu_at (ScrLog *self,
              GtkGesture *gesture,
              double x,
              double y)
{
  GtkWidget *line = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (line != NULL && !SCR_IS_LOG_LINE (line) &&
      gtk_widget_get_ancestor (line, SCR_TYPE_LOG_LINE) != NULL)
    line = gtk_widget_get_ancestor (line, SCR_TYPE_LOG_LINE);
  if (open_menu (self, get_entry_number (line), x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pressed_cb (ScrLog *self,
            int n_press,
            double x,
            double y,
            GtkGesture *gesture)
{
  open_menu_at (self, gesture, x, y);
}

static void
held_cb (ScrLog *self,
         double x,
         double y,
         GtkGesture *gesture)
{
  open_menu_at (self, gesture, x, y);
}

/* What has the focus in the list. */
static GtkWidget *
get_focus_row (ScrLog *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self->list));
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant *args,
             gpointer user_data)
{
  ScrLog *self = SCR_LOG (widget);
  GtkWidget *row = get_focus_row (self);
  graphene_rect_t bounds;

  return row != NULL && gtk_widget_compute_bounds (row, widget, &bounds) &&
         open_menu (self, get_entry_number (row), bounds.origin.x + bounds.size.width / 2,
                    bounds.origin.y + bounds.size.height / 2);
}

static gboolean
change_key_cb (GtkWidget *widget,
               GVariant *args,
               gpointer user_data)
{
  ScrLog *self = SCR_LOG (widget);
  guint number = get_entry_number (get_focus_row (self));

  correct (self, SCR_AMENDMENT_CHANGE, number);

  return number > 0;
}

static void
activate_cb (ScrLog *self,
             guint position)
{
  g_autoptr (ScrLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  guint number = scr_log_row_get_number (row);

  if (scr_log_row_get_kind (row) == SCR_LOG_ROW_SETUP)
    scr_log_model_toggle_setup (self->model);
  else if (scr_log_row_get_is_undone (row))
    gtk_widget_activate_action (GTK_WIDGET (self), "match.go-to", "u", number);
  else if (number > 0)
    scr_playback_look (self->playback, number);
}

static void
selected_cb (ScrLog *self)
{
  ScrLogRow *row = gtk_single_selection_get_selected_item (self->selection);

  if (!self->is_following && row != NULL && scr_log_row_get_number (row) > 0)
    scr_playback_look (self->playback, scr_log_row_get_number (row));
}

static void
scroll_to (ScrLog *self,
           guint position)
{
  if (position != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

/* The newest move in force is in sight, or the one that is looked at. */
static gboolean
scroll_cb (gpointer user_data)
{
  ScrLog *self = SCR_LOG (user_data);

  self->source = 0;
  if (self->playback != NULL && get_match (self) != NULL)
    scroll_to (self, scr_log_model_find (self->model, scr_playback_get_n_shown (self->playback)));

  return G_SOURCE_REMOVE;
}

static void
scroll_later (ScrLog *self)
{
  if (self->source == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->source = g_idle_add (scroll_cb, self);
}

/* What is chosen is what is looked at, by whatever way. */
static void
follow (ScrLog *self)
{
  guint position = GTK_INVALID_LIST_POSITION;

  if (get_match (self) == NULL)
    return;

  if (scr_playback_get_is_looking_back (self->playback))
    position = scr_log_model_find (self->model, scr_playback_get_n_shown (self->playback));
  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  self->is_following = FALSE;
  scroll_later (self);
}

static void
scr_log_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_log_parent_class)->map (widget);

  scroll_later (SCR_LOG (widget));
}

/* What GTK puts around the line of an entry in sight. */
static GtkWidget *
find_entry (ScrLog *self,
            guint number)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *line = gtk_widget_get_first_child (child);

      if (SCR_IS_LOG_LINE (line) &&
          scr_log_row_get_number (scr_log_line_get_row (SCR_LOG_LINE (line))) == number)
        return child;
    }

  return NULL;
}

/**
 * scr_log_focus:
 * @self: a log
 * @number: an entry, from 1
 *
 * Gives the focus to the line of that entry, or to the list where there is none.
 *
 * Returns: whether it did
 */
gboolean
scr_log_focus (ScrLog *self,
               guint number)
{
  GtkWidget *focus = NULL;

  g_return_val_if_fail (SCR_IS_LOG (self), FALSE);

  if (self->model == NULL)
    return FALSE;

  g_clear_handle_id (&self->source, g_source_remove);
  scroll_to (self, scr_log_model_find (self->model, number));
  if (number > 0)
    focus = find_entry (self, number);

  return focus != NULL ? gtk_widget_grab_focus (focus)
                       : gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

/* Whoever comes to the log by key begins at what the table shows. */
static gboolean
scr_log_grab_focus (GtkWidget *widget)
{
  ScrLog *self = SCR_LOG (widget);

  return self->model != NULL &&
         scr_log_focus (self, scr_playback_get_n_shown (self->playback));
}

static void
drop_model (ScrLog *self)
{
  if (self->playback != NULL)
    g_signal_handlers_disconnect_by_func (self->playback, follow, self);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);
}

static void
scr_log_dispose (GObject *object)
{
  ScrLog *self = SCR_LOG (object);

  g_clear_handle_id (&self->back, g_source_remove);
  g_clear_handle_id (&self->source, g_source_remove);
  drop_model (self);
  g_clear_object (&self->playback);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_LOG);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_log_parent_class)->dispose (object);
}

static void
scr_log_class_init (ScrLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_log_dispose;
  widget_class->grab_focus = scr_log_grab_focus;
  widget_class->map = scr_log_map;

  /**
   * ScrLog::correct:
   * @self: a log
   * @kind: what is to be done
   * @number: the entry in force that it is done to, or before
   */
  signals[CORRECT] = g_signal_new ("correct", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 2, SCR_TYPE_AMENDMENT_KIND,
                                   G_TYPE_UINT);

  g_type_ensure (SCR_TYPE_LOG_LINE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-log.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrLog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_child (widget_class, ScrLog, menu);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, held_cb);
  gtk_widget_class_install_action (widget_class, "log.toggle-setup", NULL, toggle_setup_cb);
  gtk_widget_class_install_action (widget_class, "log.change", "u", change_cb);
  gtk_widget_class_install_action (widget_class, "log.insert", "u", insert_cb);
  gtk_widget_class_install_action (widget_class, "log.delete", "u", delete_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, change_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "log");
}

static void
scr_log_init (ScrLog *self)
{
  self->viewer = SCR_VIEWER_ALL;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->menu, "closed", G_CALLBACK (menu_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

static GtkSingleSelection *
new_selection (ScrLog *self)
{
  GtkSingleSelection *selection = gtk_single_selection_new (NULL);

  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  gtk_single_selection_set_model (selection, G_LIST_MODEL (self->model));
  gtk_single_selection_set_selected (selection, GTK_INVALID_LIST_POSITION);
  g_signal_connect_object (selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (selection, "items-changed", G_CALLBACK (scroll_later), self,
                           G_CONNECT_SWAPPED);

  return selection;
}

/**
 * scr_log_set_playback:
 * @self: a log
 * @playback: (nullable): what is shown of the match that it tells
 */
void
scr_log_set_playback (ScrLog *self,
                      ScrPlayback *playback)
{
  g_return_if_fail (SCR_IS_LOG (self));

  if (self->playback == playback)
    return;

  drop_model (self);
  g_set_object (&self->playback, playback);
  if (playback == NULL)
    return;

  self->model = scr_log_model_new (get_match (self));
  self->selection = new_selection (self);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (playback, "notify::n-shown", G_CALLBACK (follow), self,
                           G_CONNECT_SWAPPED);
}

/* Who reads the log: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL. */
void
scr_log_set_viewer (ScrLog *self,
                    int viewer)
{
  g_return_if_fail (SCR_IS_LOG (self));

  if (self->viewer == viewer)
    return;

  self->viewer = viewer;
  if (self->selection == NULL)
    return;

  gtk_list_view_set_model (self->list, NULL);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}
