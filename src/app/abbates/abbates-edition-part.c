/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-part.h"

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-ellipsis.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * AbbatesEditionPart:
 *
 * A part of the form for an edition. What is changed in it goes to the form around it, by the
 * action "edition.set".
 */
typedef struct
{
  GHashTable *paths;   /* widgets by the JSON path of what they change */
  GPtrArray *order;    /* the paths in the order of the form */
  GtkSizeGroup *sizes; /* fields of several rows stand below one another */
  gboolean is_showing;
} AbbatesEditionPartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AbbatesEditionPart, abbates_edition_part, GTK_TYPE_BOX)

static AbbatesEditionPartPrivate *
get_private (AbbatesEditionPart *self)
{
  return abbates_edition_part_get_instance_private (self);
}

static void
abbates_edition_part_finalize (GObject *object)
{
  AbbatesEditionPartPrivate *priv = get_private (ABBATES_EDITION_PART (object));

  g_ptr_array_unref (priv->order);
  g_object_unref (priv->sizes);
  g_hash_table_unref (priv->paths);

  G_OBJECT_CLASS (abbates_edition_part_parent_class)->finalize (object);
}

static void
abbates_edition_part_class_init (AbbatesEditionPartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = abbates_edition_part_finalize;
}

static void
abbates_edition_part_init (AbbatesEditionPart *self)
{
  AbbatesEditionPartPrivate *priv = get_private (self);

  priv->paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  priv->order = g_ptr_array_new ();
  priv->sizes = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 16);
  gtk_widget_add_css_class (GTK_WIDGET (self), "edition-part");
}

/* Nothing that is shown is a change. */
void
abbates_edition_part_show (AbbatesEditionPart *self,
                           const AbbatesRules *rules,
                           JsonObject *edition)
{
  g_return_if_fail (ABBATES_IS_EDITION_PART (self));

  get_private (self)->is_showing = TRUE;
  ABBATES_EDITION_PART_GET_CLASS (self)->show (self, rules, edition);
  get_private (self)->is_showing = FALSE;
}

/* What stands there, in a line. */
char *
abbates_edition_part_summarize (AbbatesEditionPart *self,
                                const AbbatesRules *rules)
{
  g_return_val_if_fail (ABBATES_IS_EDITION_PART (self), NULL);

  return ABBATES_EDITION_PART_GET_CLASS (self)->summarize (self, rules);
}

/* Changes a place of the edition, but for what only shows what is there. */
void
abbates_edition_part_set (AbbatesEditionPart *self,
                          const char *place,
                          const char *value)
{
  g_return_if_fail (ABBATES_IS_EDITION_PART (self));

  if (!get_private (self)->is_showing)
    gtk_widget_activate_action (GTK_WIDGET (self), "edition.set", "(ss)", place, value);
}

/**
 * abbates_edition_part_mark:
 * @self: a part
 * @widget: something in it
 * @path: the JSON path of what it changes
 *
 * Tells where a fault is mended.
 */
void
abbates_edition_part_mark (AbbatesEditionPart *self,
                           GtkWidget *widget,
                           const char *path)
{
  char *key = g_strdup (path);

  g_return_if_fail (ABBATES_IS_EDITION_PART (self));

  g_ptr_array_add (get_private (self)->order, key);
  g_hash_table_insert (get_private (self)->paths, key, widget);
}

/* Gives the focus to the first thing that changes @path or a part of it; whether there is any. */
gboolean
abbates_edition_part_grab (AbbatesEditionPart *self,
                           const char *path)
{
  AbbatesEditionPartPrivate *priv;

  g_return_val_if_fail (ABBATES_IS_EDITION_PART (self), FALSE);

  priv = get_private (self);
  for (guint i = 0; i < priv->order->len; i++)
    {
      const char *own = g_ptr_array_index (priv->order, i);

      if (g_str_has_prefix (own, path) || g_str_has_prefix (path, own))
        return gtk_widget_grab_focus (g_hash_table_lookup (priv->paths, own));
    }

  return FALSE;
}

/* A title, and below it room for fields side by side. Returns the room. */
GtkWidget *
abbates_edition_part_add_row (AbbatesEditionPart *self,
                              const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  AbbatesEditionPartPrivate *priv = get_private (self);

  g_object_set_data (G_OBJECT (row), "sizes", priv->sizes);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_layout_manager (row, scr_flow_layout_new (12, 0));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (self), box);

  return row;
}

/* A label, and a picture where there is one, above a field. Returns them all. */
GtkWidget *
abbates_edition_part_add_field (GtkWidget *row,
                                const char *label,
                                GtkWidget *picture,
                                GtkWidget *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = gtk_label_new (label);
  GtkSizeGroup *sizes = g_object_get_data (G_OBJECT (row), "sizes");

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "hint");
  if (picture != NULL)
    {
      gtk_widget_set_halign (picture, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), picture);
    }
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), field);
  gtk_size_group_add_widget (sizes, box);
  gtk_box_append (GTK_BOX (row), box);

  return box;
}

static void
counted_cb (GtkSpinButton *counter,
            AbbatesEditionPart *self)
{
  g_autofree char *value = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (counter));

  abbates_edition_part_set (self, g_object_get_data (G_OBJECT (counter), "place"), value);
}

/* A wheel over a counter scrolls the page: nobody changes an edition in passing. */
static void
leave_wheel (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (widget, controller);
    }
}

/**
 * abbates_edition_part_new_counter:
 * @self: a part
 * @name: what a screen reader calls it
 * @place: (nullable): what it changes, as abbates_edition_set() names it; %NULL where the caller
 *   changes it
 * @minimum: the least that can stand there
 * @maximum: the most that can stand there
 *
 * Returns: (transfer floating): a number with buttons for one more and one less
 */
GtkWidget *
abbates_edition_part_new_counter (AbbatesEditionPart *self,
                                  const char *name,
                                  const char *place,
                                  guint minimum,
                                  guint maximum)
{
  GtkWidget *counter = gtk_spin_button_new_with_range (minimum, maximum, 1);
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (counter));

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (counter), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (counter), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (counter), 2);
  gtk_widget_set_halign (counter, GTK_ALIGN_START);
  scr_set_name (counter, name);
  if (text != NULL)
    scr_set_name (GTK_WIDGET (text), name);
  leave_wheel (counter);
  if (place == NULL)
    return counter;

  g_object_set_data_full (G_OBJECT (counter), "place", g_strdup (place), g_free);
  g_signal_connect_object (counter, "value-changed", G_CALLBACK (counted_cb), self, 0);

  return counter;
}

void
abbates_edition_part_show_counter (GtkWidget *counter,
                                   guint number)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (counter), number);
}

static void
chosen_cb (GtkDropDown *choice,
           GParamSpec *pspec,
           AbbatesEditionPart *self)
{
  GStrv words = g_object_get_data (G_OBJECT (choice), "words");
  guint selected = gtk_drop_down_get_selected (choice);

  if (selected < g_strv_length (words))
    abbates_edition_part_set (self, g_object_get_data (G_OBJECT (choice), "place"),
                              words[selected]);
}

/**
 * abbates_edition_part_new_choice:
 * @self: a part
 * @name: what a screen reader calls it
 * @place: (nullable): what it changes, as abbates_edition_set() names it; %NULL where the caller
 *   changes it
 * @titles: what can be chosen, for players
 * @words: the same, as abbates_edition_set() takes them
 *
 * Returns: (transfer floating): a list to choose one from
 */
GtkWidget *
abbates_edition_part_new_choice (AbbatesEditionPart *self,
                                 const char *name,
                                 const char *place,
                                 const char *const *titles,
                                 const char *const *words)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (titles);

  scr_set_name (choice, name);
  scr_drop_down_ellipsize (GTK_DROP_DOWN (choice));
  gtk_widget_set_halign (choice, GTK_ALIGN_START);
  if (place == NULL)
    return choice;

  g_object_set_data_full (G_OBJECT (choice), "place", g_strdup (place), g_free);
  g_object_set_data_full (G_OBJECT (choice), "words", g_strdupv ((char **) words),
                          (GDestroyNotify) g_strfreev);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (chosen_cb), self, 0);

  return choice;
}

void
abbates_edition_part_show_choice (GtkWidget *choice,
                                  guint selected)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), selected);
}
