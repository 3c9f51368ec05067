/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-dock-layout.h"

/* The most that the dock takes of the height. */
#define MOST 0.6

/**
 * ScrDockLayout:
 *
 * Two #GtkScrolledWindow, one above the other: the lower one is as high as what
 * is in it, but leaves the upper one its share. (A scrolled window itself does
 * not ask how high its child is at the width that it gets.)
 */
struct _ScrDockLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (ScrDockLayout, scr_dock_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
measure_content (GtkWidget *scroller,
                 int width)
{
  GtkWidget *content = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));
  int natural;

  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static void
scr_dock_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        {
          *minimum += child_minimum;
          *natural += child_natural;
        }
      else
        {
          *minimum = MAX (*minimum, child_minimum);
          *natural = MAX (*natural, child_natural);
        }
    }
}

static void
scr_dock_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *dock = gtk_widget_get_last_child (widget);
  int dock_height = MIN (measure_content (dock, width), (int) (height * MOST));
  int dock_minimum;

  gtk_widget_measure (dock, GTK_ORIENTATION_VERTICAL, -1, &dock_minimum, NULL, NULL, NULL);
  dock_height = MAX (dock_height, dock_minimum);
  gtk_widget_size_allocate (board, &(GtkAllocation){ 0, 0, width, height - dock_height }, -1);
  gtk_widget_size_allocate (
      dock, &(GtkAllocation){ 0, height - dock_height, width, dock_height }, -1);
}

static void
scr_dock_layout_class_init (ScrDockLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = scr_dock_layout_measure;
  layout_class->allocate = scr_dock_layout_allocate;
}

static void
scr_dock_layout_init (ScrDockLayout *self)
{
}

GtkLayoutManager *
scr_dock_layout_new (void)
{
  return g_object_new (SCR_TYPE_DOCK_LAYOUT, NULL);
}
