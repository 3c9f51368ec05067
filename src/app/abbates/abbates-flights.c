/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-flights.h"

#include <stdlib.h>

#include "app/abbates/abbates-abbot-card.h"
#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-picture.h"

/* All that comes of one move is shown within this time, in seconds. */
#define MAX_LENGTH 1.2
/* What happens at the same time starts one after another, so that each is seen. */
#define STAGGER 0.06

/* What happens together is one beat; the beats follow one another as at a table. */
typedef enum
{
  BEAT_LAID_UNDER, /* no beat of its own */
  BEAT_PLAY,
  BEAT_WIN,
  BEAT_TAKE,
  BEAT_TRACK,
  BEAT_CLEAR,
  BEAT_FILL,
  BEAT_TURN_UP,
  BEAT_WALK,
} Beat;

static const double lengths[] = {
  [BEAT_LAID_UNDER] = 0.1,
  [BEAT_PLAY] = 0.32,
  [BEAT_WIN] = 0.34,
  [BEAT_TAKE] = 0.42,
  [BEAT_TRACK] = 0.16, /* a hop */
  [BEAT_CLEAR] = 0.24,
  [BEAT_FILL] = 0.34,
  [BEAT_TURN_UP] = 0.42,
  [BEAT_WALK] = 0.4,
};

/**
 * Flight:
 * @picture: (nullable): how it looked, for what is no card
 * @source: where it was
 * @found: where it is to be
 */
typedef struct
{
  Beat beat;
  AbbatesPieceKind piece;
  guint value;
  guint seat;
  guint n_hops;
  AbbatesPlace from;
  AbbatesPlace to;
  GdkPaintable *picture;
  graphene_rect_t source;
  AbbatesFound found;
  double begins;
  double ends;
} Flight;

struct _AbbatesFlights
{
  GArray *flights;
};

static void
clear_flight (gpointer item)
{
  g_clear_object (&((Flight *) item)->picture);
}

/* Which piece a flight is of. Returns whether it is one that is seen to move. */
static gboolean
read_piece (Flight *flight,
            const char *word)
{
  guint value = 0;

  if (word == NULL)
    return FALSE;
  if (g_str_equal (word, "general") || g_str_equal (word, "abbot"))
    {
      flight->piece = *word == 'g' ? ABBATES_PIECE_GENERAL : ABBATES_PIECE_ABBOT;
      return TRUE;
    }
  if (sscanf (word, "abbot-%2u", &value) == 1)
    flight->piece = ABBATES_PIECE_ABBOT_CARD;
  else if (sscanf (word, "corner-%1u", &value) == 1)
    flight->piece = ABBATES_PIECE_CORNER;
  else if ((value = abbates_card_from_word (word)) != ABBATES_NO_CARD)
    flight->piece = ABBATES_PIECE_CARD;
  flight->value = value;

  return value > 0;
}

static Beat
get_card_beat (const Flight *flight)
{
  if (flight->to.kind == ABBATES_PLACE_COVERED)
    return BEAT_LAID_UNDER;
  if (flight->to.kind == ABBATES_PLACE_DISCARD)
    return BEAT_CLEAR;
  if (flight->from.kind == ABBATES_PLACE_PILE)
    return BEAT_TURN_UP;
  if (flight->from.kind == ABBATES_PLACE_REFILL && flight->to.kind == ABBATES_PLACE_GARDEN)
    return BEAT_FILL;

  return BEAT_TAKE;
}

static Beat
get_beat (const Flight *flight)
{
  switch (flight->piece)
    {
    case ABBATES_PIECE_CARD:
      return get_card_beat (flight);
    case ABBATES_PIECE_ABBOT_CARD:
      return flight->to.kind == ABBATES_PLACE_CHAPTER ? BEAT_WIN : BEAT_PLAY;
    case ABBATES_PIECE_CORNER:
      return BEAT_TAKE;
    default:
      return flight->from.kind == ABBATES_PLACE_TRACK ? BEAT_TRACK : BEAT_WALK;
    }
}

/* Cards are drawn anew where they go; of anything else a picture is taken. */
static void
take_picture (Flight *flight,
              GtkWidget *widget)
{
  g_autoptr (GdkPaintable) picture = NULL;

  if (widget == NULL || flight->piece == ABBATES_PIECE_CARD ||
      flight->piece == ABBATES_PIECE_ABBOT_CARD)
    return;

  picture = gtk_widget_paintable_new (widget);
  flight->picture = gdk_paintable_get_current_image (picture);
}

/* What an event makes move. Returns whether it does. */
static gboolean
read_event (Flight *flight,
            const AbbatesParts *parts,
            ScrEvent *event)
{
  ScrEventKind kind = scr_event_get_kind (event);
  AbbatesFound found;

  if ((kind != SCR_EVENT_MOVE && kind != SCR_EVENT_STEP) ||
      !read_piece (flight, scr_event_get_piece (event)) ||
      !abbates_place_parse (scr_event_get_from (event), &flight->from) ||
      !abbates_place_parse (scr_event_get_to (event), &flight->to))
    return FALSE;

  /* A seat's discards are told of, but not laid out. */
  if (flight->to.kind == ABBATES_PLACE_DISCARDS || flight->to.kind == ABBATES_PLACE_OUT)
    return FALSE;

  flight->seat = scr_event_get_seat (event);
  flight->n_hops = kind == SCR_EVENT_STEP ? (guint) abs (scr_event_get_amount (event)) : 0;
  flight->beat = get_beat (flight);
  if (!abbates_places_find (parts, flight->piece, flight->seat, flight->value, flight->from,
                            &found))
    return FALSE;

  flight->source = found.rect;
  take_picture (flight, found.widget);
  return TRUE;
}

/**
 * abbates_flights_new:
 * @parts: the parts of a table that shows the state before
 * @events: a list model of #ScrEvent
 *
 * Returns: (transfer full): what they make move, and where it is now
 */
AbbatesFlights *
abbates_flights_new (const AbbatesParts *parts,
                     GListModel *events)
{
  AbbatesFlights *self = g_new0 (AbbatesFlights, 1);
  guint n_events = g_list_model_get_n_items (events);

  self->flights = g_array_new (FALSE, TRUE, sizeof (Flight));
  g_array_set_clear_func (self->flights, clear_flight);
  for (guint i = 0; i < n_events && self->flights->len < ABBATES_MAX_GHOSTS; i++)
    {
      g_autoptr (ScrEvent) event = g_list_model_get_item (events, i);
      Flight flight = { 0 };

      if (read_event (&flight, parts, event))
        g_array_append_val (self->flights, flight);
    }

  return self;
}

void
abbates_flights_free (AbbatesFlights *self)
{
  g_array_unref (self->flights);
  g_free (self);
}

guint
abbates_flights_get_n_flights (AbbatesFlights *self)
{
  return self->flights->len;
}

static gboolean
is_same_place (AbbatesPlace a,
               AbbatesPlace b)
{
  return a.kind == b.kind && a.of == b.of && a.at == b.at;
}

static Flight *
get_flight (AbbatesFlights *self,
            guint i)
{
  return &g_array_index (self->flights, Flight, i);
}

/* Looks for where each piece is now; what is nowhere to be seen is not seen to move. */
static void
find_goals (AbbatesFlights *self,
            const AbbatesParts *parts)
{
  for (guint i = self->flights->len; i-- > 0;)
    {
      Flight *flight = get_flight (self, i);
      AbbatesPlace place = flight->beat == BEAT_LAID_UNDER ? flight->from : flight->to;

      if (!abbates_places_find (parts, flight->piece, flight->seat, flight->value, place,
                                &flight->found))
        g_array_remove_index (self->flights, i);
    }
}

static double
get_length (const Flight *flight)
{
  return flight->beat == BEAT_TRACK ? MIN (lengths[BEAT_TRACK] * flight->n_hops, 0.5)
                                    : lengths[flight->beat];
}

/* One beat after another. Returns when all have arrived. */
static double
set_times (AbbatesFlights *self)
{
  Beat beat = BEAT_LAID_UNDER;
  double begins = 0, end = 0;

  for (guint i = 0; i < self->flights->len; i++)
    {
      Flight *flight = get_flight (self, i);

      if (flight->beat == BEAT_LAID_UNDER)
        continue;
      begins = flight->beat == beat ? begins + STAGGER : end;
      beat = flight->beat;
      flight->begins = begins;
      flight->ends = begins + get_length (flight);
      end = MAX (end, flight->ends);
    }

  return end;
}

/* A card is covered when the one that comes to lie on it arrives. */
static void
set_covered_time (AbbatesFlights *self,
                  Flight *covered,
                  double end)
{
  covered->ends = end;
  for (guint i = 0; i < self->flights->len; i++)
    if (get_flight (self, i)->beat != BEAT_LAID_UNDER &&
        is_same_place (get_flight (self, i)->to, covered->from))
      covered->ends = get_flight (self, i)->ends;
}

static void
fit_times (AbbatesFlights *self)
{
  double end = set_times (self);
  double share = end > MAX_LENGTH ? MAX_LENGTH / end : 1;

  for (guint i = 0; i < self->flights->len; i++)
    {
      Flight *flight = get_flight (self, i);

      flight->begins *= share;
      flight->ends *= share;
    }
  for (guint i = 0; i < self->flights->len; i++)
    if (get_flight (self, i)->beat == BEAT_LAID_UNDER)
      set_covered_time (self, get_flight (self, i), MIN (end, MAX_LENGTH));
}

/* What goes on from where it has just come to is not seen there before that. */
static double
get_appearance (AbbatesFlights *self,
                guint at)
{
  const Flight *flight = get_flight (self, at);

  for (guint i = at; i-- > 0;)
    if (get_flight (self, i)->piece == flight->piece &&
        get_flight (self, i)->value == flight->value &&
        is_same_place (get_flight (self, i)->to, flight->from))
      return get_flight (self, i)->ends;

  return 0;
}

/* As @target is drawn, but for what can be done with it. */
static void
copy_classes (GtkWidget *widget,
              GtkWidget *target)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (target);

  for (guint i = 0; classes[i] != NULL; i++)
    if (!g_str_equal (classes[i], "lit") && !g_str_equal (classes[i], "selected"))
      gtk_widget_add_css_class (widget, classes[i]);
}

static GtkWidget *
new_card (const Flight *flight,
          AbbatesCard card)
{
  GtkWidget *widget = abbates_card_button_new ();

  if (ABBATES_IS_CARD_BUTTON (flight->found.widget))
    copy_classes (widget, flight->found.widget);
  abbates_card_button_show_card (ABBATES_CARD_BUTTON (widget), card, "");
  return widget;
}

static GtkWidget *
new_abbot_card (const Flight *flight,
                const AbbatesView *view)
{
  GtkWidget *widget = abbates_abbot_card_new ();

  abbates_abbot_card_show (ABBATES_ABBOT_CARD (widget), view, flight->value);
  gtk_widget_remove_css_class (widget, "lit");
  gtk_widget_remove_css_class (widget, "idle");
  return widget;
}

static GtkWidget *
new_widget (const Flight *flight,
            const AbbatesView *view)
{
  GtkWidget *widget;

  if (flight->piece == ABBATES_PIECE_CARD)
    widget = new_card (flight, (AbbatesCard) flight->value);
  else if (flight->piece == ABBATES_PIECE_ABBOT_CARD)
    widget = new_abbot_card (flight, view);
  else
    widget = gtk_picture_new_for_paintable (flight->picture);
  gtk_widget_add_css_class (widget, "ghost");

  return widget;
}

/* The back of the card that is turned up, as large as the card. */
static GtkWidget *
new_back (void)
{
  GtkWidget *back = abbates_picture_new (ABBATES_FORM_BACK);

  gtk_widget_set_halign (back, GTK_ALIGN_FILL);
  gtk_widget_set_valign (back, GTK_ALIGN_FILL);
  return back;
}

static void
add_ghost (AbbatesFlights *self,
           guint at,
           const AbbatesView *view,
           AbbatesMotion *motion)
{
  const Flight *flight = get_flight (self, at);
  gboolean is_under = flight->beat == BEAT_LAID_UNDER;
  AbbatesGhost ghost = {
    .widget = new_widget (flight, view),
    .target = is_under ? NULL : flight->found.widget,
    .start = flight->source,
    .goal = flight->found.rect,
    .n_hops = flight->n_hops,
    .appears = get_appearance (self, at),
    .begins = flight->begins,
    .ends = flight->ends,
  };

  if (flight->beat == BEAT_TURN_UP)
    ghost.back = new_back ();
  if (ABBATES_IS_CARD_BUTTON (ghost.target))
    ghost.under = new_card (flight, ABBATES_NO_CARD);
  abbates_motion_add (motion, &ghost);
}

/**
 * abbates_flights_land:
 * @self: what is to move
 * @parts: the parts of the same table, which now shows the state after
 * @view: what it shows
 * @motion: where it is to be seen
 *
 * Adds to @motion what has a way to go.
 */
void
abbates_flights_land (AbbatesFlights *self,
                      const AbbatesParts *parts,
                      const AbbatesView *view,
                      AbbatesMotion *motion)
{
  find_goals (self, parts);
  fit_times (self);
  /* What is covered lies below what covers it. */
  for (guint i = 0; i < self->flights->len; i++)
    if (get_flight (self, i)->beat == BEAT_LAID_UNDER)
      add_ghost (self, i, view, motion);
  for (guint i = 0; i < self->flights->len; i++)
    if (get_flight (self, i)->beat != BEAT_LAID_UNDER)
      add_ghost (self, i, view, motion);
}
