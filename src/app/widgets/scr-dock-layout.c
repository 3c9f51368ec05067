/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-dock-layout.h"

/* The most that the dock takes of the height. */
#define MOST 0.6

/**
 * ScrDockLayout:
 *
 * Two #GtkScrolledWindow, one above the other: the lower one is as high as what
 * is in it, but leaves the upper one its share. (A scrolled window itself does
 * not ask how high its child is at the width that it gets.) A third child, where it is
 * visible, stands below both.
 */
struct _ScrDockLayout
{
  GtkLayoutManager parent_instance;

  int width;
  guint idle;
};

enum
{
  PROP_0,
  PROP_WIDTH,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrDockLayout, scr_dock_layout, GTK_TYPE_LAYOUT_MANAGER)

static GParamSpec *properties[N_PROPS];

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

      if (!gtk_widget_should_layout (child))
        continue;
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

static gboolean
notify_cb (gpointer user_data)
{
  ScrDockLayout *self = user_data;

  self->idle = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WIDTH]);
  return G_SOURCE_REMOVE;
}

/* What listens may show and hide widgets, which is not possible within an allocation. */
static void
set_width (ScrDockLayout *self,
           int width)
{
  if (self->width == width)
    return;

  self->width = width;
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_cb, self, NULL);
}

/* Below all; returns its height. */
static int
allocate_foot (GtkWidget *foot,
               int width,
               int height)
{
  int foot_height;

  if (foot == NULL || !gtk_widget_should_layout (foot))
    return 0;

  gtk_widget_measure (foot, GTK_ORIENTATION_VERTICAL, width, NULL, &foot_height, NULL, NULL);
  gtk_widget_size_allocate (
      foot, &(GtkAllocation){ 0, height - foot_height, width, foot_height }, -1);
  return foot_height;
}

static void
scr_dock_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *dock = gtk_widget_get_next_sibling (board);
  int room = height - allocate_foot (gtk_widget_get_next_sibling (dock), width, height);
  int dock_height = MIN (measure_content (dock, width), (int) (room * MOST));
  int dock_minimum;

  gtk_widget_measure (dock, GTK_ORIENTATION_VERTICAL, -1, &dock_minimum, NULL, NULL, NULL);
  dock_height = MAX (dock_height, dock_minimum);
  gtk_widget_size_allocate (board, &(GtkAllocation){ 0, 0, width, room - dock_height }, -1);
  gtk_widget_size_allocate (
      dock, &(GtkAllocation){ 0, room - dock_height, width, dock_height }, -1);
  set_width (SCR_DOCK_LAYOUT (manager), width);
}

static void
scr_dock_layout_dispose (GObject *object)
{
  g_clear_handle_id (&SCR_DOCK_LAYOUT (object)->idle, g_source_remove);

  G_OBJECT_CLASS (scr_dock_layout_parent_class)->dispose (object);
}

static void
scr_dock_layout_get_property (GObject *object,
                              guint prop_id,
                              GValue *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_WIDTH:
      g_value_set_int (value, SCR_DOCK_LAYOUT (object)->width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_dock_layout_class_init (ScrDockLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->dispose = scr_dock_layout_dispose;
  object_class->get_property = scr_dock_layout_get_property;
  layout_class->measure = scr_dock_layout_measure;
  layout_class->allocate = scr_dock_layout_allocate;

  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, G_MAXINT, 0,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS |
                                                 G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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

/* How wide the widget is; #GObject::notify tells of it when the allocation is over. */
int
scr_dock_layout_get_width (ScrDockLayout *self)
{
  g_return_val_if_fail (SCR_IS_DOCK_LAYOUT (self), 0);

  return self->width;
}
