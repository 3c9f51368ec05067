/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-sheet-seat.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-field.h"
#include "app/abbates/abbates-mission-field.h"
#include "app/scr-sheet-form.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-number-field.h"

#define MAX_BENEDICT 20

/**
 * AbbatesSheetSeat:
 *
 * What a score sheet tells of one seat: its portrait, Benedict cards, secret card and mission.
 * What the player tells goes into the entries of the #AbbatesSheetForm around it, and
 * AbbatesSheetSeat::told says so; its string is the field that is being typed in, or %NULL.
 */
struct _AbbatesSheetSeat
{
  GtkWidget parent_instance;

  AbbatesSheetEntries *entries; /* the form's */
  guint seat;

  ScrEmblem *emblem;
  GtkLabel *name;
  GtkLabel *track;
  GtkGrid *portrait;
  GtkLabel *portrait_fault;
  GtkBox *benedict_slot;
  GtkLabel *benedict_fault;
  GtkWidget *secret_row;
  GtkBox *secret_slot;
  GtkLabel *secret_fault;
  AbbatesMissionField *mission;
  GtkLabel *mission_fault;
  GtkWidget *squares[ABBATES_N_SQUARES];
  GtkWidget *benedict;
  GtkWidget *secret;
};

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesSheetSeat, abbates_sheet_seat, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
free_place (gpointer data)
{
  AbbatesSheetPlace *place = data;

  g_free (place->path);
  g_free (place);
}

/* A list of #AbbatesSheetPlace. */
GPtrArray *
abbates_sheet_places_new (void)
{
  return g_ptr_array_new_with_free_func (free_place);
}

void
abbates_sheet_places_add (GPtrArray *places,
                          const char *path,
                          GtkLabel *label,
                          GtkWidget *field)
{
  AbbatesSheetPlace *place = g_new0 (AbbatesSheetPlace, 1);

  place->path = g_strdup (path);
  place->label = label;
  place->field = field;
  g_ptr_array_add (places, place);
}

static AbbatesSeatEntries *
get_entries (AbbatesSheetSeat *self)
{
  return &self->entries->seats[self->seat - 1];
}

static void
tell (AbbatesSheetSeat *self,
      const char *typed)
{
  g_signal_emit (self, signals[TOLD], 0, typed);
}

static void
square_cb (AbbatesSheetSeat *self,
           guint card,
           GtkWidget *field)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (self->squares[i] == field)
      get_entries (self)->portrait[i] = (guint8) card;
  tell (self, NULL);
  if (card != ABBATES_UNTOLD)
    scr_sheet_form_go_on (field);
}

/* Squares that are told already stay. */
static void
rest_empty_cb (AbbatesSheetSeat *self,
               GtkWidget *field)
{
  gboolean is_after = FALSE;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      is_after = is_after || self->squares[i] == field;
      if (is_after && get_entries (self)->portrait[i] == ABBATES_UNTOLD)
        get_entries (self)->portrait[i] = ABBATES_NO_CARD;
    }
  tell (self, NULL);
  scr_sheet_form_go_on (self->squares[ABBATES_N_SQUARES - 1]);
}

static void
secret_cb (AbbatesSheetSeat *self,
           guint kind,
           GtkWidget *field)
{
  get_entries (self)->secret = (guint8) kind;
  tell (self, NULL);
  if (kind != ABBATES_UNTOLD)
    scr_sheet_form_go_on (field);
}

static void
benedict_cb (AbbatesSheetSeat *self)
{
  g_autofree char *typed = g_strdup_printf ("benedict %u", self->seat);

  get_entries (self)->benedict =
      scr_number_field_get_value (SCR_NUMBER_FIELD (self->benedict));
  tell (self, typed);
}

static void
mission_cb (AbbatesSheetSeat *self)
{
  abbates_mission_field_read (self->mission, get_entries (self));
  tell (self, NULL);
}

static void
abbates_sheet_seat_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_SHEET_SEAT);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_sheet_seat_parent_class)->dispose (object);
}

static void
abbates_sheet_seat_class_init (AbbatesSheetSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_sheet_seat_dispose;

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (ABBATES_TYPE_MISSION_FIELD);
  g_type_ensure (SCR_TYPE_EMBLEM);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/abbates-sheet-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, emblem);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, name);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, track);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, portrait);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, portrait_fault);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, benedict_slot);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, benedict_fault);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, secret_row);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, secret_slot);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, secret_fault);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, mission);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetSeat, mission_fault);
  gtk_widget_class_bind_template_callback (widget_class, mission_cb);
  gtk_widget_class_set_css_name (widget_class, "sheetseat");
}

static void
add_square (AbbatesSheetSeat *self,
            guint i)
{
  g_autofree char *number = g_strdup_printf ("%u", i + 1);

  self->squares[i] = abbates_card_field_new (ABBATES_FIELD_SQUARE, number);
  g_signal_connect_object (self->squares[i], "told", G_CALLBACK (square_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->squares[i], "rest-empty", G_CALLBACK (rest_empty_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_grid_attach (self->portrait, self->squares[i], (int) i % 3, (int) i / 3, 1, 1);
}

static void
abbates_sheet_seat_init (AbbatesSheetSeat *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A portrait is never mirrored. */
  gtk_widget_set_direction (GTK_WIDGET (self->portrait), GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    add_square (self, i);
  self->benedict = scr_number_field_new (MAX_BENEDICT);
  g_signal_connect_object (self->benedict, "changed", G_CALLBACK (benedict_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self->benedict, "done", G_CALLBACK (scr_sheet_form_go_on), NULL);
  gtk_box_append (self->benedict_slot, self->benedict);
  self->secret = abbates_card_field_new (ABBATES_FIELD_SECRET, "?");
  g_signal_connect_object (self->secret, "told", G_CALLBACK (secret_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->secret_slot, self->secret);
}

static void
add_place (AbbatesSheetSeat *self,
           GPtrArray *places,
           const char *what,
           GtkLabel *label,
           GtkWidget *field)
{
  g_autofree char *path = g_strdup_printf ("$.sheet.seats[%u].%s", self->seat - 1, what);

  abbates_sheet_places_add (places, path, label, field);
}

/**
 * abbates_sheet_seat_new:
 * @entries: what the sheet tells; must outlive the widget
 * @seat: a seat, from 1
 * @places: (element-type AbbatesSheetPlace): its fields are added here
 */
GtkWidget *
abbates_sheet_seat_new (AbbatesSheetEntries *entries,
                        guint seat,
                        GPtrArray *places)
{
  AbbatesSheetSeat *self = g_object_new (ABBATES_TYPE_SHEET_SEAT, NULL);

  self->entries = entries;
  self->seat = seat;
  add_place (self, places, "portrait", self->portrait_fault, GTK_WIDGET (self->portrait));
  add_place (self, places, "benedict", self->benedict_fault, self->benedict);
  add_place (self, places, "secret", self->secret_fault, self->secret);
  add_place (self, places, "mission", self->mission_fault, GTK_WIDGET (self->mission));

  return GTK_WIDGET (self);
}

static void
update_squares (AbbatesSheetSeat *self,
                const char *name)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      /* Translators: whose portrait, and which of its nine squares. */
      g_autofree char *title = g_strdup_printf (_ ("%s, square %u"), name, i + 1);

      abbates_card_field_show (ABBATES_CARD_FIELD (self->squares[i]),
                               get_entries (self)->portrait[i], title);
    }
}

/* The sum that the Abbot stands at, to be held against the board. */
static void
update_track (AbbatesSheetSeat *self)
{
  guint beans = 0, n_open = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      guint8 card = get_entries (self)->portrait[i];

      if (card == ABBATES_UNTOLD || card == ABBATES_UNKNOWN_CARD)
        n_open++;
      else if (card != ABBATES_NO_CARD)
        beans += ABBATES_CARD_BEANS (card);
    }
  if (n_open == 0)
    /* Translators: where an Abbot stands on the track, before empty squares count. */
    text = g_strdup_printf (_ ("on the track at %u"), beans);
  gtk_label_set_label (self->track, text != NULL ? text : "");
}

static void
update_mission (AbbatesSheetSeat *self,
                const char *name)
{
  const char *owners[ABBATES_N_MISSIONS] = { NULL };
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const AbbatesRules *rules = &self->entries->rules;

  for (guint seat = 1; seat <= abbates_sheet_entries_count_seats (self->entries); seat++)
    {
      const AbbatesSeatEntries *other = &self->entries->seats[seat - 1];
      guint mission =
          other->told == ABBATES_TOLD_ID ? abbates_rules_find_mission (rules, other->id) : 0;

      if (seat == self->seat || mission == 0)
        continue;
      g_ptr_array_add (names, abbates_sheet_entries_dup_name (self->entries, seat));
      owners[mission - 1] = g_ptr_array_index (names, names->len - 1);
    }
  abbates_mission_field_show (self->mission, rules, name, get_entries (self), owners,
                              self->entries->solo ? self->entries->difficulty : 0);
}

/* Shows what is told of the seat now. */
void
abbates_sheet_seat_update (AbbatesSheetSeat *self)
{
  g_autofree char *name = abbates_sheet_entries_dup_name (self->entries, self->seat);
  g_autofree char *benedict = g_strdup_printf (_ ("Benedict cards of %s"), name);
  g_autofree char *secret = g_strdup_printf (_ ("Secret card of %s"), name);
  g_autofree char *portrait = g_strdup_printf (_ ("Portrait of %s"), name);
  gboolean has_secret = self->entries->no_points_card && !self->entries->solo;
  gboolean has_mission = !self->entries->no_mission || self->entries->solo;

  g_return_if_fail (ABBATES_IS_SHEET_SEAT (self));

  gtk_label_set_label (self->name, name);
  scr_set_name (GTK_WIDGET (self), name);
  scr_emblem_set_colour (self->emblem,
                         abbates_sheet_entries_get_colour (self->entries, self->seat));
  scr_set_name (GTK_WIDGET (self->portrait), portrait);
  update_squares (self, name);
  update_track (self);
  scr_number_field_set_name (SCR_NUMBER_FIELD (self->benedict), benedict);
  scr_number_field_set_value (SCR_NUMBER_FIELD (self->benedict), get_entries (self)->benedict);
  gtk_widget_set_visible (self->secret_row, has_secret);
  abbates_card_field_show (ABBATES_CARD_FIELD (self->secret), get_entries (self)->secret, secret);
  gtk_widget_set_visible (GTK_WIDGET (self->mission), has_mission);
  update_mission (self, name);
}
