/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-names.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-known.h"
#include "games/abbates/abbates-sentence.h"

/* What cards, squares and pawns are called, as a screen reader says it. */

/* The word on a card. */
const char *
abbates_name_kind (AbbatesKind kind)
{
  return abbates_sentence_kind (kind);
}

/**
 * abbates_name_card:
 * @view: a view
 * @card: a garden card, or none
 *
 * Returns: (transfer full): "book, 2 beans, worth 1 point"
 */
char *
abbates_name_card (const AbbatesView *view,
                   AbbatesCard card)
{
  g_autofree char *beans = NULL;
  g_autofree char *worth = NULL;
  guint points;

  if (card == ABBATES_NO_CARD)
    return g_strdup (_ ("empty"));
  if (card == ABBATES_UNKNOWN_CARD)
    return g_strdup (_ ("a card that is not recorded"));

  beans = g_strdup_printf (ngettext ("%u bean", "%u beans", ABBATES_CARD_BEANS (card)),
                           ABBATES_CARD_BEANS (card));
  if (view->rules->no_points_card)
    return g_strdup_printf ("%s, %s", abbates_name_kind (ABBATES_CARD_KIND (card)), beans);

  points = abbates_position_points (view->position, card);
  worth = g_strdup_printf (ngettext ("worth %u point", "worth %u points", points), points);
  /* Translators: a card: its kind, its beans, what it is worth. */
  return g_strdup_printf (_ ("%s, %s, %s"), abbates_name_kind (ABBATES_CARD_KIND (card)), beans,
                          worth);
}

static const char *
get_area_name (const AbbatesView *view,
               guint seat,
               guint square)
{
  guint mission = view->position->seats[seat - 1].mission;
  guint area = mission > 0 ? view->rules->missions[mission - 1].area[square - 1] : 0;

  if (area == 1)
    return _ ("purple area");
  if (area == 2)
    return _ ("area A");
  if (area == 3)
    return _ ("area B");

  return area > 3 ? _ ("another area") : NULL;
}

static char *
name_square (const AbbatesView *view,
             guint seat,
             guint square,
             const char *what)
{
  const char *area = get_area_name (view, seat, square);

  if (seat == view->position->by)
    return area != NULL ? g_strdup_printf (_ ("Square %u: %s, %s"), square, what, area)
                        : g_strdup_printf (_ ("Square %u: %s"), square, what);

  /* Translators: name of a player, number of a square, what is there. */
  return area != NULL ? g_strdup_printf (_ ("%s, square %u: %s, %s"),
                                         abbates_view_get_name (view, seat), square, what, area)
                      : g_strdup_printf (_ ("%s, square %u: %s"),
                                         abbates_view_get_name (view, seat), square, what);
}

/**
 * abbates_name_place:
 * @view: a view
 * @place: where a garden card may be
 * @card: the card there, or none
 *
 * Returns: (transfer full): "Garden square 3: empty"
 */
char *
abbates_name_place (const AbbatesView *view,
                    AbbatesSpot place,
                    AbbatesCard card)
{
  g_autofree char *what = abbates_name_card (view, card);

  switch ((AbbatesWhere) place.where)
    {
    case ABBATES_IN_GARDEN:
      return g_strdup_printf (_ ("Garden square %u: %s"), place.number, what);
    case ABBATES_IN_REFILL:
      return g_strdup_printf (_ ("Replenishment row, box %u: %s"), place.number, what);
    case ABBATES_IN_PORTRAIT:
      return name_square (view, place.seat, place.number, what);
    case ABBATES_IN_DISCARD:
      return g_strdup_printf (_ ("Discard pile: %s"), what);
    case ABBATES_DRAWN:
      return g_strdup_printf (_ ("Card drawn: %s"), what);
    case ABBATES_NOWHERE:
    case ABBATES_IN_CHAPTER:
    case ABBATES_IN_HAND:
    case ABBATES_ON_PILE:
    default:
      return g_steal_pointer (&what);
    }
}

/* What a mark means to somebody who does not see it. */
const char *
abbates_name_mark (AbbatesMark mark)
{
  switch (mark)
    {
    case ABBATES_MARK_LIT:
      return _ ("Can be chosen now");
    case ABBATES_MARK_SELECTED:
      return _ ("Chosen; now choose where it goes");
    case ABBATES_MARK_NONE:
    default:
      return "";
    }
}

/**
 * abbates_name_abbot_card:
 * @view: a view
 * @value: 1 to 14
 *
 * Returns: (transfer full): "Abbot card 12, 2 white beans"
 */
char *
abbates_name_abbot_card (const AbbatesView *view,
                         guint value)
{
  guint n_beans = view->rules->abbot_beans[value];
  g_autofree char *beans =
      g_strdup_printf (ngettext ("%u white bean", "%u white beans", n_beans), n_beans);

  if (value == ABBATES_BENEDICT)
    return g_strdup_printf (_ ("Benedict card, plays as 14, %s"), beans);

  return g_strdup_printf (_ ("Abbot card %u, %s"), value, beans);
}

/**
 * abbates_name_track:
 * @view: a view
 * @seat: a seat, or 0 for the Abbot-General
 *
 * Returns: (transfer full): "Ann's Abbot stands at 14, 8 behind the Abbot-General"
 */
char *
abbates_name_track (const AbbatesView *view,
                    guint seat)
{
  int general = view->position->general;
  AbbatesRange track = abbates_known_track (view->position, view->rules, seat);
  const char *name;
  int place = track.low;

  if (seat == 0)
    return g_strdup_printf (_ ("The Abbot-General stands at %d"), general);

  name = abbates_view_get_name (view, seat);
  if (!abbates_range_is_known (track))
    /* Translators: a player, from which bean to which; not all cards were recorded. */
    return g_strdup_printf (_ ("%s: Abbot somewhere from %d to %d, as not all cards are recorded; "
                               "the Abbot-General at %d"),
                            name, track.low, track.high, general);
  if (place < general)
    return g_strdup_printf (_ ("%s: Abbot at %d, %d behind the Abbot-General"), name, place,
                            general - place);
  if (place > general)
    return g_strdup_printf (_ ("%s: Abbot at %d, %d ahead of the Abbot-General"), name, place,
                            place - general);

  return g_strdup_printf (_ ("%s: Abbot at %d, beside the Abbot-General"), name, place);
}

/* As few words as fit on the arcade card. */
const char *
abbates_name_arcade_short (AbbatesArcade arcade)
{
  static const char *const titles[] = {
    N_ ("no card"),
    N_ ("take discard"),
    N_ ("look at six"),
    N_ ("take row"),
    N_ ("swap with row"),
    N_ ("line and row"),
    N_ ("swap two"),
    N_ ("other line"),
    N_ ("recall"),
    N_ ("others draw"),
    N_ ("others none"),
  };

  g_return_val_if_fail (arcade < G_N_ELEMENTS (titles), NULL);

  return _ (titles[arcade]);
}

/* A mission's palm branches in words. */
const char *
abbates_name_difficulty (guint palms)
{
  switch (palms)
    {
    case ABBATES_NOVICE:
      return _ ("Novice");
    case ABBATES_PRIOR:
      return _ ("Prior");
    default:
      return _ ("Abbot");
    }
}

/* The places of the points card, from 0. */
const char *
abbates_name_points_place (guint place)
{
  static const char *const names[] = {
    N_ ("Primus"),
    N_ ("Secundus"),
    N_ ("Tertius"),
    N_ ("Aequalis"),
  };

  g_return_val_if_fail (place < G_N_ELEMENTS (names), NULL);

  return _ (names[place]);
}

/* What the corner card of a round brings, and what happens after it. */
char *
abbates_name_corner_rule (const AbbatesView *view,
                          guint round)
{
  g_autofree char *points = NULL;

  if (round == ABBATES_N_ROUNDS)
    return g_strdup (_ ("The winner gets a Benedict card for each own card in the Chapter Room."));

  points = g_strdup_printf (ngettext ("The corner card is worth %u point.",
                                      "The corner card is worth %u points.", round),
                            round);
  return g_strdup_printf (
      "%s %s", points,
      view->rules->return_highest[round - 1]
          ? _ ("Afterwards players take back the highest card of their own discard pile.")
          : _ ("Afterwards players take back the lowest card of their own discard pile."));
}

/* What Henricus takes by a square of the Solo card, from 1. */
const char *
abbates_name_solo_square (guint square)
{
  static const char *const rules[] = {
    N_ ("he takes the card with the most beans of the line"),
    N_ ("he takes the card with the most beans of the line; then his earlier card with the fewest "
        "goes to the replenishment row for the one with the most"),
    N_ ("he takes the card with the most beans of the line or of a line beside it"),
  };

  g_return_val_if_fail (square >= 1 && square <= G_N_ELEMENTS (rules), NULL);

  return _ (rules[square - 1]);
}

static char *
name_top (guint value)
{
  return value > 0 ? g_strdup_printf ("%u", value) : g_strdup (_ ("nothing"));
}

/* What lies on top of Henricus' piles, and which square of the Solo card counts. */
char *
abbates_name_piles (const AbbatesView *view)
{
  const AbbatesHenricusPosition *henricus = &view->position->henricus;
  g_autofree char *low = name_top (henricus->top[0]);
  g_autofree char *high = name_top (henricus->top[1]);

  return g_strdup_printf (_ ("On top of his low pile: %s. On top of his high pile: %s. His pawn is "
                             "on square %u of the Solo card: when he wins, %s."),
                          low, high, henricus->pawn, abbates_name_solo_square (henricus->pawn));
}
