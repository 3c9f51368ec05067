/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-seat-room.h"

#define SPACING 6

/**
 * AbbatesSeatRoom:
 *
 * What there is to say of a seat, and a square picture: beside the words, or below them where it
 * becomes larger so. It asks for the room that both take side by side; the picture gets what is
 * left over.
 */
struct _AbbatesSeatRoom
{
  GtkLayoutManager parent_instance;
};

/* The parts of a seat, and what they take at the least. */
typedef struct
{
  GtkWidget *words;
  GtkWidget *picture; /* NULL where there is none in sight */
  int words_width;
  int words_least;
  int least; /* a side of the picture */
} Parts;

G_DEFINE_FINAL_TYPE (AbbatesSeatRoom, abbates_seat_room, GTK_TYPE_LAYOUT_MANAGER)

static Parts
get_parts (GtkWidget *widget)
{
  Parts parts = { .words = gtk_widget_get_first_child (widget) };
  int height;

  gtk_widget_measure (parts.words, GTK_ORIENTATION_HORIZONTAL, -1, &parts.words_least,
                      &parts.words_width, NULL, NULL);
  for (GtkWidget *child = gtk_widget_get_next_sibling (parts.words); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      parts.picture = child;
  if (parts.picture == NULL)
    return parts;

  gtk_widget_measure (parts.picture, GTK_ORIENTATION_HORIZONTAL, -1, &parts.least, NULL, NULL,
                      NULL);
  gtk_widget_measure (parts.picture, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  parts.least = MAX (parts.least, height);

  return parts;
}

static int
measure_words (const Parts *parts,
               int width)
{
  int height;

  gtk_widget_measure (parts->words, GTK_ORIENTATION_VERTICAL,
                      width < 0 ? -1 : MAX (width, parts->words_least), NULL, &height, NULL, NULL);
  return height;
}

static int
get_picture_room (const Parts *parts)
{
  return parts->picture != NULL ? SPACING + parts->least : 0;
}

static void
abbates_seat_room_measure (GtkLayoutManager *manager,
                           GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  Parts parts = get_parts (widget);
  int room = get_picture_room (&parts);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = parts.words_least + room;
      *natural = parts.words_width + room;
    }
  else
    *minimum = *natural = MAX (measure_words (&parts, for_size < 0 ? -1 : for_size - room),
                               parts.least);
}

static void
allocate_words (const Parts *parts,
                int x,
                int width,
                int height)
{
  width = MAX (width, parts->words_least);
  gtk_widget_size_allocate (parts->words,
                            &(GtkAllocation){ x, 0, width,
                                              MAX (height, measure_words (parts, width)) },
                            -1);
}

static void
abbates_seat_room_allocate (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            int width,
                            int height,
                            int baseline)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Parts parts = get_parts (widget);
  int words = measure_words (&parts, width);
  int beside = MIN (height, width - SPACING - parts.words_width);
  int below = MIN (height - SPACING - words, width);
  int side = MAX (MAX (beside, below), parts.least);

  if (parts.picture == NULL)
    allocate_words (&parts, 0, width, height);
  else if (below > MAX (beside, parts.least))
    {
      allocate_words (&parts, 0, width, words);
      gtk_widget_size_allocate (parts.picture,
                                &(GtkAllocation){ (width - side) / 2,
                                                  (height + words + SPACING - side) / 2, side,
                                                  side },
                                -1);
    }
  else
    {
      allocate_words (&parts, is_rtl ? side + SPACING : 0, width - side - SPACING, height);
      gtk_widget_size_allocate (
          parts.picture,
          &(GtkAllocation){ is_rtl ? 0 : width - side, MAX (height - side, 0), side, side }, -1);
    }
}

static GtkSizeRequestMode
abbates_seat_room_get_request_mode (GtkLayoutManager *manager,
                                    GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
abbates_seat_room_class_init (AbbatesSeatRoomClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = abbates_seat_room_measure;
  layout_class->allocate = abbates_seat_room_allocate;
  layout_class->get_request_mode = abbates_seat_room_get_request_mode;
}

static void
abbates_seat_room_init (AbbatesSeatRoom *self)
{
}

GtkLayoutManager *
abbates_seat_room_new (void)
{
  return g_object_new (ABBATES_TYPE_SEAT_ROOM, NULL);
}
