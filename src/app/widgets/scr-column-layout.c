/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-column-layout.h"

/**
 * ScrColumnLayout:
 *
 * One child below another, each as wide as there is room. Unlike a box it never asks how wide
 * they are for a height: of many texts that wrap, that takes longer than anybody waits.
 */
struct _ScrColumnLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (ScrColumnLayout, scr_column_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
scr_column_layout_get_request_mode (GtkLayoutManager *layout,
                                    GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
scr_column_layout_measure (GtkLayoutManager *layout,
                           GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  int spacing = SCR_COLUMN_LAYOUT (layout)->spacing;
  guint n_children = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, most;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation,
                          orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, &least, &most,
                          NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, most);
          continue;
        }
      *minimum += least + (n_children > 0 ? spacing : 0);
      *natural += most + (n_children > 0 ? spacing : 0);
      n_children++;
    }
}

static void
scr_column_layout_allocate (GtkLayoutManager *layout,
                            GtkWidget *widget,
                            int width,
                            int height,
                            int baseline)
{
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, most;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &most, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation){ 0, y, width, most }, -1);
      y += most + SCR_COLUMN_LAYOUT (layout)->spacing;
    }
}

static void
scr_column_layout_class_init (ScrColumnLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = scr_column_layout_get_request_mode;
  layout_class->measure = scr_column_layout_measure;
  layout_class->allocate = scr_column_layout_allocate;
}

static void
scr_column_layout_init (ScrColumnLayout *self)
{
}

/* The room between two children, in pixels. */
GtkLayoutManager *
scr_column_layout_new (int spacing)
{
  ScrColumnLayout *self = g_object_new (SCR_TYPE_COLUMN_LAYOUT, NULL);

  self->spacing = spacing;

  return GTK_LAYOUT_MANAGER (self);
}
