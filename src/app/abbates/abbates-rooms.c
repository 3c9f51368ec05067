/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-rooms.h"

#define SPACING 8

/* What the first and the last room get of the width, in hundredths. */
#define FIRST_SHARE 18
#define LAST_SHARE 38
#define FIRST_MOST 300

/**
 * AbbatesRooms:
 *
 * Puts the seats, the Abbey and the rest side by side. How wide each is follows from the
 * width alone, not from what is in it, so that nothing moves from one move to the next.
 * The first is no higher than what is in sight, where that is possible. Stacked, or where the
 * least widths do not fit, they stand one below another, and the last gets what is left of the
 * height.
 */
struct _AbbatesRooms
{
  GtkLayoutManager parent_instance;

  gboolean is_stacked;
};

#define MAX_ROOMS 3

typedef struct
{
  GtkWidget *widget;
  int least;
  int width;
} Room;

G_DEFINE_FINAL_TYPE (AbbatesRooms, abbates_rooms, GTK_TYPE_LAYOUT_MANAGER)

static guint
list_rooms (GtkWidget *widget,
            Room *rooms)
{
  guint n_rooms = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && n_rooms < MAX_ROOMS)
      {
        rooms[n_rooms].widget = child;
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &rooms[n_rooms].least, NULL,
                            NULL, NULL);
        n_rooms++;
      }

  return n_rooms;
}

/* Gives each room its width. Returns whether they stand side by side. */
static gboolean
share_width (AbbatesRooms *self,
             Room *rooms,
             guint n_rooms,
             int width)
{
  int left = width - SPACING * (MAX_ROOMS - 1);

  for (guint i = 0; i < n_rooms; i++)
    {
      left -= rooms[i].least;
      rooms[i].width = width;
    }
  if (self->is_stacked || n_rooms < MAX_ROOMS || left < 0)
    return FALSE;

  rooms[0].width = MAX (rooms[0].least, MIN (width * FIRST_SHARE / 100, FIRST_MOST));
  rooms[2].width = MAX (rooms[2].least, width * LAST_SHARE / 100);
  rooms[1].width = width - SPACING * (MAX_ROOMS - 1) - rooms[0].width - rooms[2].width;
  if (rooms[1].width < rooms[1].least)
    {
      rooms[0].width = rooms[0].least + left / 4;
      rooms[1].width = rooms[1].least + left / 4;
      rooms[2].width = rooms[2].least + left - left / 4 * 2;
    }

  return TRUE;
}

static int
measure_height (GtkWidget *widget,
                int width)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

static void
abbates_rooms_measure (GtkLayoutManager *manager,
                       GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  Room rooms[MAX_ROOMS];
  guint n_rooms = list_rooms (widget, rooms);
  gboolean is_beside = share_width (ABBATES_ROOMS (manager), rooms, n_rooms, for_size);

  *minimum = *natural = 0;
  for (guint i = 0; i < n_rooms; i++)
    {
      int size = orientation == GTK_ORIENTATION_HORIZONTAL
                     ? rooms[i].least
                     : measure_height (rooms[i].widget, for_size < 0 ? -1 : rooms[i].width);

      if (orientation == GTK_ORIENTATION_VERTICAL && !is_beside)
        *minimum += size + (i > 0 ? SPACING : 0);
      else
        *minimum = MAX (*minimum, size);
      *natural += rooms[i].least + SPACING;
    }
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = *minimum;
}

/* How much of the height is in sight without scrolling. */
static int
get_height_in_sight (GtkWidget *widget,
                     int height)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  return scroller != NULL ? MIN (height, gtk_widget_get_height (scroller)) : height;
}

static void
allocate_stacked (Room *rooms,
                  guint n_rooms,
                  int width,
                  int height)
{
  int y = 0;

  for (guint i = 0; i < n_rooms; i++)
    {
      int least = measure_height (rooms[i].widget, width);

      if (i == n_rooms - 1)
        least = MAX (least, height - y);
      gtk_widget_size_allocate (rooms[i].widget, &(GtkAllocation){ 0, y, width, least }, -1);
      y += least + SPACING;
    }
}

static void
abbates_rooms_allocate (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        int width,
                        int height,
                        int baseline)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Room rooms[MAX_ROOMS];
  guint n_rooms = list_rooms (widget, rooms);
  int x = 0;

  if (!share_width (ABBATES_ROOMS (manager), rooms, n_rooms, width))
    {
      allocate_stacked (rooms, n_rooms, width, height);
      return;
    }
  for (guint i = 0; i < n_rooms; i++)
    {
      int room = i > 0 ? height
                       : MAX (get_height_in_sight (widget, height),
                              measure_height (rooms[i].widget, rooms[i].width));

      gtk_widget_size_allocate (rooms[i].widget,
                                &(GtkAllocation){ is_rtl ? width - x - rooms[i].width : x, 0,
                                                  rooms[i].width, room },
                                -1);
      x += rooms[i].width + SPACING;
    }
}

static GtkSizeRequestMode
abbates_rooms_get_request_mode (GtkLayoutManager *manager,
                                GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
abbates_rooms_class_init (AbbatesRoomsClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = abbates_rooms_measure;
  layout_class->allocate = abbates_rooms_allocate;
  layout_class->get_request_mode = abbates_rooms_get_request_mode;
}

static void
abbates_rooms_init (AbbatesRooms *self)
{
}

GtkLayoutManager *
abbates_rooms_new (void)
{
  return g_object_new (ABBATES_TYPE_ROOMS, NULL);
}

void
abbates_rooms_set_is_stacked (AbbatesRooms *self,
                              gboolean is_stacked)
{
  g_return_if_fail (ABBATES_IS_ROOMS (self));

  if (self->is_stacked == is_stacked)
    return;

  self->is_stacked = is_stacked;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
