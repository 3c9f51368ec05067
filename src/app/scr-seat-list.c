/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-seat-list.h"

#include <glib/gi18n.h>

#include "app/scr-choices.h"
#include "app/scr-seat-row.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"

/**
 * ScrSeatList:
 *
 * The seats of a new match, to be added, taken away and put in order. No two have one
 * colour: who takes another's gives up the own one for it. Alone there is one seat; the
 * others come back as they were. ScrSeatList::changed tells of every change, and
 * ScrSeatList::done that Enter was pressed in the last name.
 */
struct _ScrSeatList
{
  GtkWidget parent_instance;

  ScrGame *game;
  GPtrArray *rows; /* in their order; the first alone counts when alone */
  gboolean is_alone;
  gboolean has_bots;
  GStrv known;

  GtkListBox *list;
  GtkLabel *heading;
  GtkWidget *add;
};

enum
{
  CHANGED,
  DONE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrSeatList, scr_seat_list, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static ScrSeatRow *
get_row (ScrSeatList *self,
         guint i)
{
  return g_ptr_array_index (self->rows, i);
}

static void
get_limits (ScrSeatList *self,
            guint *minimum,
            guint *maximum)
{
  scr_game_get_seats (self->game, minimum, maximum);
  *minimum = MIN (MAX (*minimum, 2), *maximum);
}

/* Who else has the colour, or NULL. */
static char *
dup_owner (ScrSeatList *self,
           ScrSeatRow *row,
           const char *colour)
{
  for (guint i = 0; i < scr_seat_list_get_n_seats (self); i++)
    if (get_row (self, i) != row &&
        g_str_equal (scr_seat_row_get_colour (get_row (self, i)), colour))
      return scr_seat_row_dup_name (get_row (self, i));

  return NULL;
}

static void
changed_cb (ScrSeatList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    for (guint colour = 0; colour < SCR_N_COLOURS; colour++)
      {
        g_autofree char *owner = dup_owner (self, get_row (self, i), scr_colours[colour]);

        scr_seat_row_set_owner (get_row (self, i), colour, owner);
      }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
update (ScrSeatList *self)
{
  guint n_seats = scr_seat_list_get_n_seats (self);
  guint minimum, maximum;

  get_limits (self, &minimum, &maximum);
  for (guint i = 0; i < self->rows->len; i++)
    {
      scr_seat_row_set_seat (get_row (self, i), i + 1, n_seats,
                             !self->is_alone && n_seats > minimum);
      scr_seat_row_set_is_person (get_row (self, i), !self->has_bots || (self->is_alone && i == 0));
      gtk_widget_set_visible (GTK_WIDGET (get_row (self, i)), i < n_seats);
    }
  gtk_list_box_invalidate_sort (self->list);
  gtk_widget_set_visible (self->add, !self->is_alone);
  gtk_label_set_label (self->heading, self->is_alone ? _ ("You") : _ ("Seats"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seats.add",
                                 !self->is_alone && self->rows->len < maximum);
  changed_cb (self);
}

static int
sort_cb (GtkListBoxRow *a,
         GtkListBoxRow *b,
         gpointer user_data)
{
  return (int) scr_seat_row_get_seat (SCR_SEAT_ROW (a)) -
         (int) scr_seat_row_get_seat (SCR_SEAT_ROW (b));
}

static void
move_row (ScrSeatList *self,
          guint from,
          guint to)
{
  gpointer row = g_ptr_array_steal_index (self->rows, from);

  g_ptr_array_insert (self->rows, (int) to, row);
  update (self);
}

static void
dropped_cb (ScrSeatList *self,
            ScrSeatRow *row,
            ScrSeatRow *target)
{
  guint from, to;

  if (g_ptr_array_find (self->rows, row, &from) && g_ptr_array_find (self->rows, target, &to))
    move_row (self, from, to);
}

static const char *
find_free_colour (ScrSeatList *self)
{
  for (guint colour = 0; colour < SCR_N_COLOURS; colour++)
    {
      gboolean is_free = TRUE;

      for (guint i = 0; i < self->rows->len; i++)
        is_free = is_free && !g_str_equal (scr_seat_row_get_colour (get_row (self, i)),
                                           scr_colours[colour]);
      if (is_free)
        return scr_colours[colour];
    }

  return scr_colours[0];
}

static ScrSeatRow *
append_row (ScrSeatList *self)
{
  GtkWidget *row = scr_seat_row_new (self->game, self->rows->len + 1, find_free_colour (self));

  if (self->known != NULL)
    scr_seat_row_set_known (SCR_SEAT_ROW (row), (const char *const *) self->known);
  g_signal_connect_object (row, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  gtk_list_box_append (self->list, row);

  return SCR_SEAT_ROW (row);
}

static void
add_cb (GtkWidget *widget,
        const char *action,
        GVariant *parameter)
{
  ScrSeatList *self = SCR_SEAT_LIST (widget);

  append_row (self);
  update (self);
  scr_seat_list_focus_name (self, self->rows->len);
}

static void
remove_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrSeatList *self = SCR_SEAT_LIST (widget);
  guint seat = g_variant_get_uint32 (parameter);
  guint minimum, maximum;
  GtkWidget *row;

  get_limits (self, &minimum, &maximum);
  if (self->is_alone || seat < 1 || seat > self->rows->len || self->rows->len <= minimum)
    return;

  scr_seat_list_focus_name (self, seat > 1 ? seat - 1 : 2);
  row = g_ptr_array_steal_index (self->rows, seat - 1);
  gtk_list_box_remove (self->list, row);
  update (self);
}

static void
move_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  ScrSeatList *self = SCR_SEAT_LIST (widget);
  guint seat;
  int step;

  g_variant_get (parameter, "(ui)", &seat, &step);
  if (self->is_alone || seat < 1 || seat > self->rows->len || (step < 0 && seat == 1) ||
      (step > 0 && seat == self->rows->len))
    return;

  move_row (self, seat - 1, step < 0 ? seat - 2 : seat);
}

static void
colour_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrSeatList *self = SCR_SEAT_LIST (widget);
  const char *colour, *old;
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, &colour);
  if (seat < 1 || seat > self->rows->len || !g_strv_contains (scr_colours, colour))
    return;

  old = scr_seat_row_get_colour (get_row (self, seat - 1));
  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (scr_seat_row_get_colour (get_row (self, i)), colour))
      scr_seat_row_set_colour (get_row (self, i), old);
  scr_seat_row_set_colour (get_row (self, seat - 1), colour);
}

static void
go_on_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  ScrSeatList *self = SCR_SEAT_LIST (widget);
  guint seat = g_variant_get_uint32 (parameter);

  if (seat < scr_seat_list_get_n_seats (self))
    scr_seat_list_focus_name (self, seat + 1);
  else
    g_signal_emit (self, signals[DONE], 0);
}

static void
scr_seat_list_dispose (GObject *object)
{
  ScrSeatList *self = SCR_SEAT_LIST (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_SEAT_LIST);
  scr_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->known, g_strfreev);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (scr_seat_list_parent_class)->dispose (object);
}

static void
scr_seat_list_class_init (ScrSeatListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_seat_list_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-seat-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrSeatList, list);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatList, heading);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatList, add);
  gtk_widget_class_install_action (widget_class, "seats.add", NULL, add_cb);
  gtk_widget_class_install_action (widget_class, "seats.remove", "u", remove_cb);
  gtk_widget_class_install_action (widget_class, "seats.move", "(ui)", move_cb);
  gtk_widget_class_install_action (widget_class, "seats.colour", "(us)", colour_cb);
  gtk_widget_class_install_action (widget_class, "seats.go-on", "u", go_on_cb);
}

static void
scr_seat_list_init (ScrSeatList *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_name_once (self->add);
  gtk_list_box_set_sort_func (self->list, sort_cb, NULL, NULL);
}

static void
clear_rows (ScrSeatList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    gtk_list_box_remove (self->list, GTK_WIDGET (get_row (self, i)));
  g_ptr_array_set_size (self->rows, 0);
}

/* Begins with as few seats as the game has, two at least where it can. */
void
scr_seat_list_set_game (ScrSeatList *self,
                        ScrGame *game)
{
  guint minimum, maximum;

  g_return_if_fail (SCR_IS_SEAT_LIST (self));

  g_set_object (&self->game, game);
  clear_rows (self);
  self->is_alone = FALSE;
  get_limits (self, &minimum, &maximum);
  while (self->rows->len < minimum)
    append_row (self);
  update (self);
}

/* Whether one person plays alone. */
void
scr_seat_list_set_alone (ScrSeatList *self,
                         gboolean is_alone)
{
  g_return_if_fail (SCR_IS_SEAT_LIST (self));

  self->is_alone = is_alone;
  update (self);
}

/* Whether programs may sit at the table. */
void
scr_seat_list_set_has_bots (ScrSeatList *self,
                            gboolean has_bots)
{
  g_return_if_fail (SCR_IS_SEAT_LIST (self));

  self->has_bots = has_bots;
  update (self);
}

/* The names that the fields complete. */
void
scr_seat_list_set_known (ScrSeatList *self,
                         const char *const *names)
{
  g_return_if_fail (SCR_IS_SEAT_LIST (self));

  g_strfreev (self->known);
  self->known = g_strdupv ((char **) names);
  for (guint i = 0; i < self->rows->len; i++)
    scr_seat_row_set_known (get_row (self, i), names);
}

guint
scr_seat_list_get_n_seats (ScrSeatList *self)
{
  return self->is_alone ? MIN (self->rows->len, 1) : self->rows->len;
}

/* Puts the focus into the name of the seat, from 1. */
void
scr_seat_list_focus_name (ScrSeatList *self,
                          guint seat)
{
  if (seat >= 1 && seat <= self->rows->len)
    scr_seat_row_focus_name (get_row (self, seat - 1));
}

/* Who sits at the table, in a few words: people by name, programs by number. */
char *
scr_seat_list_describe (ScrSeatList *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_programs = 0;

  for (guint i = 0; i < scr_seat_list_get_n_seats (self); i++)
    if (scr_seat_row_is_human (get_row (self, i)))
      g_ptr_array_add (names, scr_seat_row_dup_name (get_row (self, i)));
    else
      n_programs++;
  if (n_programs > 0)
    g_ptr_array_add (names,
                     n_programs == 1
                         ? g_strdup (_ ("the program"))
                         /* Translators: programs that play seats; %u is 2 or more. */
                         : g_strdup_printf (ngettext ("%u program", "%u programs", n_programs),
                                            n_programs));

  for (guint i = 0; i < names->len; i++)
    {
      if (i > 0)
        /* Translators: what stands between the names in “Ann, Ben and Cleo”. */
        g_string_append (text, i + 1 == names->len ? _ (" and ") : _ (", "));
      g_string_append (text, g_ptr_array_index (names, i));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The names that people gave themselves, in the order of their seats. */
GStrv
scr_seat_list_list_people (ScrSeatList *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < scr_seat_list_get_n_seats (self); i++)
    {
      g_autofree char *name = scr_seat_row_dup_name (get_row (self, i));

      if (scr_seat_row_is_human (get_row (self, i)) &&
          scr_seat_row_has_own_name (get_row (self, i)))
        g_strv_builder_add (builder, name);
    }

  return g_strv_builder_end (builder);
}

/* The seats as match files hold them. */
JsonArray *
scr_seat_list_to_json (ScrSeatList *self)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < scr_seat_list_get_n_seats (self); i++)
    json_array_add_element (array, scr_seat_row_to_json (get_row (self, i)));

  return array;
}

/* All seats as settings keep them, those that wait included; a name nobody gave is none. */
JsonArray *
scr_seat_list_to_choices (ScrSeatList *self)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < self->rows->len; i++)
    {
      JsonNode *node = scr_seat_row_to_json (get_row (self, i));

      if (!scr_seat_row_has_own_name (get_row (self, i)))
        json_object_remove_member (json_node_get_object (node), "name");
      json_array_add_element (array, node);
    }

  return array;
}

/* Colours that are unknown or stand twice become free ones. */
static void
set_row_choices (ScrSeatList *self,
                 guint i,
                 JsonObject *seat)
{
  const char *colour = scr_choices_get_string (seat, "colour");

  if (colour != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "seats.colour", "(us)", i + 1, colour);
  scr_seat_row_set_json (get_row (self, i), seat);
}

/* Sets the seats by what was chosen once. Too few are filled up, too many left out, and
 * what is no seat is one that nobody has touched. */
void
scr_seat_list_set_choices (ScrSeatList *self,
                           JsonArray *seats)
{
  guint minimum, maximum, n_seats;

  g_return_if_fail (SCR_IS_SEAT_LIST (self));

  get_limits (self, &minimum, &maximum);
  n_seats = CLAMP (json_array_get_length (seats), minimum, maximum);
  clear_rows (self);
  while (self->rows->len < n_seats)
    append_row (self);
  update (self);
  for (guint i = 0; i < MIN (n_seats, json_array_get_length (seats)); i++)
    {
      JsonNode *node = json_array_get_element (seats, i);

      if (JSON_NODE_HOLDS_OBJECT (node))
        set_row_choices (self, i, json_node_get_object (node));
    }
}
