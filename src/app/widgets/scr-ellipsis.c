/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-ellipsis.h"

/* How wide a title stays at least, in characters, before a row is broken in two. */
#define MIN_CHARS 12

static void
setup_item_cb (GtkSignalListItemFactory *factory,
               GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_item_cb (GtkSignalListItemFactory *factory,
              GtkListItem *item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  const char *title = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_label (label, title);
  gtk_label_set_width_chars (label, (int) MIN (g_utf8_strlen (title, -1), MIN_CHARS));
}

/* Long titles, which are strings, are cut short rather than make the window wide. */
void
scr_drop_down_ellipsize (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_item_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_item_cb), NULL);
  gtk_drop_down_set_factory (drop_down, factory);
}
