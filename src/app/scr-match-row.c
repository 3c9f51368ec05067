/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-match-row.h"

#include <glib/gi18n.h>

#include "app/scr-match-item.h"
#include "app/scr-picture.h"
#include "app/scr-tables.h"
#include "app/scr-window.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-isolate.h"

/* In pixels; where scores do not fit beside this they go below. */
#define LINES_WIDTH 200

/**
 * ScrMatchRow:
 * @item: (nullable): the match
 * @popover: (nullable): the menu where the pointer asked for it
 *
 * A match in a list: its picture, what it is called, how it stands, and all that can be done
 * with it, by a click, a menu or a key.
 */
struct _ScrMatchRow
{
  GtkWidget parent_instance;

  ScrLibraryItem *item;
  GtkWidget *popover;

  GtkWidget *open;
  GtkBox *picture;
  GtkWidget *lines;
  GtkLabel *caption;
  GtkLabel *title;
  GtkLabel *summary;
  GtkLabel *standing;
  GtkBox *scores;
  GtkMenuButton *menu;
};

enum
{
  PROP_0,
  PROP_ITEM,
  PROP_CAPTION,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrMatchRow, scr_match_row, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static GFile *
new_file (ScrMatchRow *self)
{
  return g_file_new_for_path (scr_library_item_get_path (self->item));
}

/* Nothing is done with a row that shows no match. */
static ScrWindow *
get_window (ScrMatchRow *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return self->item != NULL && SCR_IS_WINDOW (root) ? SCR_WINDOW (root) : NULL;
}

static void
do_with_match (GtkWidget *widget,
               void (*act) (ScrWindow *window,
                            GFile *file))
{
  ScrMatchRow *self = SCR_MATCH_ROW (widget);
  ScrWindow *window = get_window (self);
  g_autoptr (GFile) file = window != NULL ? new_file (self) : NULL;

  if (window != NULL)
    act (window, file);
}

static void
open_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  GtkActionable *button = GTK_ACTIONABLE (SCR_MATCH_ROW (widget)->open);

  if (SCR_MATCH_ROW (widget)->item != NULL)
    gtk_widget_activate_action_variant (widget, "win.open-path",
                                        gtk_actionable_get_action_target_value (button));
}

static void
rename_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  do_with_match (widget, scr_window_rename_match);
}

static void
duplicate_cb (GtkWidget *widget,
              const char *action,
              GVariant *parameter)
{
  do_with_match (widget, scr_window_duplicate_match);
}

static void
export_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  do_with_match (widget, scr_window_export_match);
}

static void
show_folder_cb (GtkWidget *widget,
                const char *action,
                GVariant *parameter)
{
  do_with_match (widget, scr_window_show_match_folder);
}

static void
bin_cb (GtkWidget *widget,
        const char *action,
        GVariant *parameter)
{
  ScrMatchRow *self = SCR_MATCH_ROW (widget);
  ScrWindow *window = get_window (self);
  g_autoptr (GFile) file = NULL;
  g_autofree char *title = NULL;

  if (window == NULL)
    return;

  file = new_file (self);
  title = scr_match_item_dup_title (self->item);
  scr_window_bin_match (window, file, title);
}

/* One menu for all rows; what it does goes to the row that it opens from. */
static GMenuModel *
get_menu (void)
{
  static const struct
  {
    const char *label;
    const char *action;
  } entries[][4] = {
    { { N_ ("_Open"), "row.open" } },
    { { N_ ("_Rename…"), "row.rename" },
      { N_ ("_Duplicate"), "row.duplicate" },
      { N_ ("_Save a copy…"), "row.export" },
      { N_ ("Show in the _folder"), "row.show-folder" } },
    { { N_ ("Move to the _bin"), "row.bin" } },
  };
  static GMenu *menu;

  if (menu != NULL)
    return G_MENU_MODEL (menu);

  menu = g_menu_new ();
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autoptr (GMenu) section = g_menu_new ();

      for (guint j = 0; j < G_N_ELEMENTS (entries[i]) && entries[i][j].label != NULL; j++)
        g_menu_append (section, _ (entries[i][j].label), entries[i][j].action);
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }

  return G_MENU_MODEL (menu);
}

/* Menus are made when they are first opened: a list has many rows. */
static void
fill_menu_cb (GtkMenuButton *button,
              gpointer user_data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, get_menu ());
}

static void
show_menu_at (ScrMatchRow *self,
              double x,
              double y)
{
  const GdkRectangle place = { (int) x, (int) y, 1, 1 };

  if (self->popover == NULL)
    {
      self->popover = gtk_popover_menu_new_from_model (get_menu ());
      gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
      gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &place);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
pressed_cb (ScrMatchRow *self,
            int n_press,
            double x,
            double y)
{
  show_menu_at (self, x, y);
}

static void
long_pressed_cb (ScrMatchRow *self,
                 double x,
                 double y)
{
  show_menu_at (self, x, y);
}

static void
show_menu_cb (GtkWidget *widget,
              const char *action,
              GVariant *parameter)
{
  gtk_menu_button_popup (SCR_MATCH_ROW (widget)->menu);
}

/* Each seat's emblem and score, the winner's with a laurel: the eye's short form of what the
 * name says. */
static void
add_score (ScrMatchRow *self,
           ScrLibraryColumn *column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *total = gtk_label_new (scr_library_column_get_total (column));

  gtk_box_append (GTK_BOX (box), scr_emblem_new (scr_match_item_get_colour (self->item, column)));
  gtk_box_append (GTK_BOX (box), total);
  gtk_widget_add_css_class (total, "row-score");
  if (scr_library_column_has_won (column))
    {
      gtk_box_append (GTK_BOX (box), scr_picture_new ("laurel"));
      gtk_widget_add_css_class (box, "winner");
    }
  gtk_box_append (self->scores, box);
}

static void
remove_all (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
show_scores (ScrMatchRow *self)
{
  GListModel *columns = scr_library_item_get_columns (self->item);
  guint n_columns = g_list_model_get_n_items (columns);

  remove_all (self->scores);
  for (guint i = 0; i < n_columns; i++)
    {
      g_autoptr (ScrLibraryColumn) column = g_list_model_get_item (columns, i);

      add_score (self, column);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->scores), n_columns > 0);
}

static void
show_picture (ScrMatchRow *self)
{
  gboolean is_match = scr_library_item_get_refusal (self->item) == NULL;

  remove_all (self->picture);
  gtk_box_append (self->picture,
                  is_match ? scr_tables_new_picture (scr_library_item_get_game (self->item),
                                                     scr_library_item_get_picture (self->item))
                           : scr_picture_new ("torn"));
}

/* A row with a caption is called by it, and described by the rest. */
static void
show_name (ScrMatchRow *self,
           const char *title,
           const char *summary,
           const char *standing)
{
  const char *caption = gtk_label_get_label (self->caption);
  g_autofree char *name = g_strdup_printf ("%s. %s. %s", title, summary, standing);
  /* Translators: the title of a match. */
  g_autofree char *menu = g_strdup_printf (_ ("More for “%s”"), title);

  if (*caption != '\0')
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->open),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name,
                                    -1);
  else
    scr_set_name (self->open, name);
  scr_set_name (GTK_WIDGET (self->menu), menu);
}

/* What is wrong with a file, and what is due in the match to go on with, is said in full. */
static void
show_item (ScrMatchRow *self)
{
  g_autofree char *standing = scr_isolate_name (scr_match_item_get_standing (self->item));
  gboolean is_match = scr_library_item_get_refusal (self->item) == NULL;
  gboolean is_next = *gtk_label_get_label (self->caption) != '\0';
  g_autofree char *title = scr_match_item_dup_title (self->item);
  g_autofree char *summary = scr_match_item_dup_summary (self->item);
  g_autoptr (GFile) file = new_file (self);
  g_autofree char *name = g_file_get_parse_name (file);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->standing, standing);
  gtk_widget_set_visible (GTK_WIDGET (self->standing), is_next || !is_match);
  gtk_widget_set_tooltip_text (self->open, is_next || !is_match ? NULL : standing);
  show_picture (self);
  show_scores (self);
  show_name (self, title, summary, standing);
  scr_set_action (self->open, "win.open-path", g_variant_new_string (name));
}

static void
set_caption (ScrMatchRow *self,
             const char *caption)
{
  gtk_label_set_label (self->caption, caption != NULL ? caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), caption != NULL);
  if (caption != NULL)
    scr_set_name (self->open, caption);
}

static gboolean
scr_match_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SCR_MATCH_ROW (widget)->open);
}

static void
scr_match_row_dispose (GObject *object)
{
  ScrMatchRow *self = SCR_MATCH_ROW (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_MATCH_ROW);
  scr_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (scr_match_row_parent_class)->dispose (object);
}

static void
scr_match_row_get_property (GObject *object,
                            guint prop_id,
                            GValue *value,
                            GParamSpec *pspec)
{
  ScrMatchRow *self = SCR_MATCH_ROW (object);

  switch (prop_id)
    {
    case PROP_ITEM:
      g_value_set_object (value, self->item);
      break;
    case PROP_CAPTION:
      g_value_set_string (value, gtk_label_get_label (self->caption));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_match_row_set_property (GObject *object,
                            guint prop_id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  ScrMatchRow *self = SCR_MATCH_ROW (object);

  switch (prop_id)
    {
    case PROP_ITEM:
      scr_match_row_set_item (self, g_value_get_object (value));
      break;
    case PROP_CAPTION:
      set_caption (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_F2, 0, "row.rename" },
    { GDK_KEY_d, GDK_CONTROL_MASK, "row.duplicate" },
    { GDK_KEY_KP_Delete, 0, "row.bin" },
    { GDK_KEY_Delete, 0, "row.bin" },
    { GDK_KEY_Menu, 0, "row.menu" },
    { GDK_KEY_F10, GDK_SHIFT_MASK, "row.menu" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers,
                                         keys[i].action, NULL);
}

static void
scr_match_row_class_init (ScrMatchRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scr_match_row_dispose;
  object_class->get_property = scr_match_row_get_property;
  object_class->set_property = scr_match_row_set_property;
  widget_class->focus = scr_focus_row;
  widget_class->grab_focus = scr_match_row_grab_focus;

  properties[PROP_ITEM] =
      g_param_spec_object ("item", NULL, NULL, SCR_TYPE_LIBRARY_ITEM,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_CAPTION] =
      g_param_spec_string ("caption", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SCR_TYPE_FLOW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-match-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, open);
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, picture);
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, lines);
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, caption);
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, title);
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, summary);
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, standing);
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, scores);
  gtk_widget_class_bind_template_child (widget_class, ScrMatchRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, long_pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "matchrow");

  gtk_widget_class_install_action (widget_class, "row.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "row.rename", NULL, rename_cb);
  gtk_widget_class_install_action (widget_class, "row.duplicate", NULL, duplicate_cb);
  gtk_widget_class_install_action (widget_class, "row.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "row.show-folder", NULL, show_folder_cb);
  gtk_widget_class_install_action (widget_class, "row.bin", NULL, bin_cb);
  gtk_widget_class_install_action (widget_class, "row.menu", NULL, show_menu_cb);
  add_keys (widget_class);
}

static void
scr_match_row_init (ScrMatchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_size_request (self->lines, LINES_WIDTH, -1);
  gtk_menu_button_set_create_popup_func (self->menu, fill_menu_cb, NULL, NULL);
}

GtkWidget *
scr_match_row_new (ScrLibraryItem *item)
{
  return g_object_new (SCR_TYPE_MATCH_ROW, "item", item, NULL);
}

/* The match that the row shows, or NULL. */
ScrLibraryItem *
scr_match_row_get_item (ScrMatchRow *self)
{
  g_return_val_if_fail (SCR_IS_MATCH_ROW (self), NULL);

  return self->item;
}

/**
 * scr_match_row_set_item:
 * @self: a row
 * @item: (nullable): the match to show; a row without one is not to be seen
 */
void
scr_match_row_set_item (ScrMatchRow *self,
                        ScrLibraryItem *item)
{
  g_return_if_fail (SCR_IS_MATCH_ROW (self));
  g_return_if_fail (item == NULL || SCR_IS_LIBRARY_ITEM (item));

  if (!g_set_object (&self->item, item))
    return;

  if (item != NULL)
    show_item (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ITEM]);
}
