/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <string.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* What the kernel reports, in the words of docs/formats.md. */

enum
{
  HAS_OF = 1 << 0,
  HAS_AT = 1 << 1,
  HAS_AT_OR_WHOLE = 1 << 2,
};

static const struct
{
  const char *word;
  guint numbers;
} places[] = {
  [ABBATES_PLACE_PILE] = { "pile", HAS_AT_OR_WHOLE },
  [ABBATES_PLACE_GARDEN] = { "garden", HAS_AT },
  [ABBATES_PLACE_REFILL] = { "refill", HAS_AT },
  [ABBATES_PLACE_DISCARD] = { "discard", 0 },
  [ABBATES_PLACE_POINTS] = { "points", HAS_AT },
  [ABBATES_PLACE_DRAWN] = { "drawn", HAS_OF },
  [ABBATES_PLACE_SECRET] = { "secret", HAS_OF },
  [ABBATES_PLACE_PORTRAIT] = { "portrait", HAS_OF | HAS_AT },
  [ABBATES_PLACE_COVERED] = { "covered", HAS_OF },
  [ABBATES_PLACE_HAND] = { "hand", HAS_OF },
  [ABBATES_PLACE_PLAYED] = { "played", HAS_OF },
  [ABBATES_PLACE_DISCARDS] = { "discards", HAS_OF },
  [ABBATES_PLACE_CHAPTER] = { "chapter", HAS_OF | HAS_AT },
  [ABBATES_PLACE_CORNER] = { "corner", HAS_OF | HAS_AT },
  [ABBATES_PLACE_MISSION] = { "mission", HAS_OF },
  [ABBATES_PLACE_ARCADE] = { "arcade", HAS_OF | HAS_AT },
  [ABBATES_PLACE_ORA] = { "ora", HAS_OF | HAS_AT },
  [ABBATES_PLACE_SEAT] = { "seat", HAS_OF },
  [ABBATES_PLACE_TRACK] = { "track", HAS_AT },
  [ABBATES_PLACE_BOARD] = { "board", HAS_AT },
  [ABBATES_PLACE_LOW] = { "henricus low", 0 },
  [ABBATES_PLACE_HIGH] = { "henricus high", 0 },
  [ABBATES_PLACE_CARDS] = { "henricus cards", 0 },
  [ABBATES_PLACE_SOLO] = { "solo", HAS_AT },
  [ABBATES_PLACE_OUT] = { "out", 0 },
};

/* @hidden: where in the pile a card lies that the viewer does not know is not told either. */
static char *
print_place (AbbatesPlace place,
             gboolean hidden)
{
  GString *text;
  guint numbers;

  if (place.kind == ABBATES_PLACE_NOWHERE)
    return NULL;
  if (place.kind == ABBATES_PLACE_LINE)
    return g_strdup_printf ("line %s", abbates_line_to_word ((AbbatesLine) place.at));

  text = g_string_new (places[place.kind].word);
  numbers = places[place.kind].numbers;
  if (numbers & HAS_OF)
    g_string_append_printf (text, " %u", place.of);
  if ((numbers & HAS_AT) || ((numbers & HAS_AT_OR_WHOLE) && place.at > 0 && !hidden))
    g_string_append_printf (text, " %u", place.at);

  return g_string_free (text, FALSE);
}

/* Reads as many numbers as the place of that word has. */
static gboolean
parse_numbers (const char *text,
               guint numbers,
               AbbatesPlace *place)
{
  guint of = 0, at = 0;
  int length = 0;

  if ((numbers & HAS_OF) && (numbers & HAS_AT))
    sscanf (text, " %3u %4u%n", &of, &at, &length);
  else if (numbers & HAS_OF)
    sscanf (text, " %3u%n", &of, &length);
  else if (numbers != 0)
    sscanf (text, " %4u%n", &at, &length);
  if (text[length] != '\0' || (length == 0 && (numbers & (HAS_OF | HAS_AT)) != 0))
    return FALSE;

  place->of = (guint8) of;
  place->at = (guint16) at;
  return TRUE;
}

/**
 * abbates_place_parse:
 * @text: (nullable): a place in the words of an #ScrEvent
 * @place: (out caller-allocates): the place; nowhere for %NULL
 *
 * Returns: whether @text is a place
 */
gboolean
abbates_place_parse (const char *text,
                     AbbatesPlace *place)
{
  *place = ABBATES_AT (NOWHERE, 0, 0);
  if (text == NULL)
    return TRUE;
  if (g_str_has_prefix (text, "line "))
    {
      *place = ABBATES_AT (LINE, 0, abbates_line_from_word (text + strlen ("line ")));
      return place->at != ABBATES_NO_LINE;
    }

  for (guint kind = 0; kind < G_N_ELEMENTS (places); kind++)
    {
      const char *word = places[kind].word;

      if (word != NULL && g_str_has_prefix (text, word) &&
          parse_numbers (text + strlen (word), places[kind].numbers, place))
        {
          place->kind = (guint8) kind;
          return TRUE;
        }
    }

  return FALSE;
}

static char *
print_piece (const AbbatesEvent *event,
             const AbbatesRules *rules)
{
  static const char *const words[] = {
    [ABBATES_PIECE_GENERAL] = "general",
    [ABBATES_PIECE_ABBOT] = "abbot",
    [ABBATES_PIECE_ORA] = "ora",
    [ABBATES_PIECE_SOLO_PAWN] = "solo-pawn",
    [ABBATES_PIECE_START] = "start",
    [ABBATES_PIECE_TAKEN_LINE] = "taken-line",
    [ABBATES_PIECE_POINT] = "point",
    [ABBATES_PIECE_TAKE] = "take",
    [ABBATES_PIECE_PHASE] = "phase",
    [ABBATES_PIECE_ROUND] = "round",
    [ABBATES_PIECE_GAME] = "game",
  };

  switch ((AbbatesPieceKind) event->piece)
    {
    case ABBATES_PIECE_NONE:
      return NULL;
    case ABBATES_PIECE_CARD:
      return g_strdup (abbates_card_to_word (event->value));
    case ABBATES_PIECE_ABBOT_CARD:
      return g_strdup_printf ("abbot-%u", event->value);
    case ABBATES_PIECE_CORNER:
      return g_strdup_printf ("corner-%u", event->value);
    case ABBATES_PIECE_MISSION:
      return g_strdup (rules->missions[event->value - 1].id);
    case ABBATES_PIECE_ARCADE:
      return g_strdup (abbates_arcade_to_word ((AbbatesArcade) event->value));
    default:
      return g_strdup (words[event->piece]);
    }
}

static ScrEvent *
make_event (const AbbatesEvent *event,
            const AbbatesRules *rules,
            int viewer,
            gboolean hide_missions)
{
  gboolean face_down =
      hide_missions && !rules->solo && event->piece == ABBATES_PIECE_MISSION;
  guint seen_by = face_down ? event->seat : event->seen_by;
  gboolean hidden = seen_by != 0 && viewer != SCR_VIEWER_ALL && viewer != (int) seen_by;
  g_autofree char *piece = hidden ? g_strdup ("?") : print_piece (event, rules);
  g_autofree char *from = print_place (event->from, hidden);
  g_autofree char *to = print_place (event->to, hidden);

  return scr_event_new ((ScrEventKind) event->kind, piece, from, to, event->seat, event->amount);
}

/**
 * abbates_events_list:
 * @position: the position before @move
 * @setup: the match's set-up
 * @move: a move that is legal there
 * @viewer: who is told: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 * @hide_missions: whether missions lie face down
 *
 * Returns: (transfer full): what comes of @move, a list of #ScrEvent
 */
GListModel *
abbates_events_list (const AbbatesPosition *position,
                     const AbbatesSetup *setup,
                     AbbatesMove move,
                     int viewer,
                     gboolean hide_missions)
{
  GListStore *list = g_list_store_new (SCR_TYPE_EVENT);
  AbbatesPosition after = *position;
  AbbatesEvents events;

  abbates_position_apply_events (&after, &setup->rules, move, &events);
  for (guint i = 0; i < events.n_events; i++)
    {
      g_autoptr (ScrEvent) event =
          make_event (&events.events[i], &setup->rules, viewer, hide_missions);

      g_list_store_append (list, event);
    }

  return G_LIST_MODEL (list);
}
