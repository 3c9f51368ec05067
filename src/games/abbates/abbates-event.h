/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-event.h"

G_BEGIN_DECLS

/* What the kernel reports while it makes a move: plain values, in the order in which
 * things happen at the table. docs/formats.md lists them all, with their words. */

typedef enum
{
  ABBATES_PIECE_NONE,
  ABBATES_PIECE_CARD,       /* a garden card: AbbatesCard */
  ABBATES_PIECE_ABBOT_CARD, /* value, 14 for a Benedict card */
  ABBATES_PIECE_CORNER,     /* a corner card: its round */
  ABBATES_PIECE_MISSION,    /* place in the edition from 1 */
  ABBATES_PIECE_ARCADE,     /* an arcade card: AbbatesArcade */
  ABBATES_PIECE_GENERAL,    /* the Abbot-General */
  ABBATES_PIECE_ABBOT,      /* the Abbot of the event's seat */
  ABBATES_PIECE_ORA,        /* the Ora et Labora pawn of the event's seat */
  ABBATES_PIECE_SOLO_PAWN,  /* Henricus' pawn on the Solo card */
  ABBATES_PIECE_START,      /* who starts */
  ABBATES_PIECE_TAKEN_LINE, /* where cards are taken, cleared and refilled */
  ABBATES_PIECE_POINT,
  ABBATES_PIECE_TAKE,
  ABBATES_PIECE_PHASE,
  ABBATES_PIECE_ROUND,
  ABBATES_PIECE_GAME,
  ABBATES_N_PIECES,
} AbbatesPieceKind;

typedef enum
{
  ABBATES_PLACE_NOWHERE,
  ABBATES_PLACE_PILE,     /* from the top, 0 for the pile as a whole */
  ABBATES_PLACE_GARDEN,   /* square */
  ABBATES_PLACE_REFILL,   /* box */
  ABBATES_PLACE_DISCARD,  /* the garden cards' discard pile */
  ABBATES_PLACE_POINTS,   /* place */
  ABBATES_PLACE_DRAWN,    /* of a seat */
  ABBATES_PLACE_SECRET,   /* of a seat */
  ABBATES_PLACE_PORTRAIT, /* of a seat: square */
  ABBATES_PLACE_COVERED,  /* of a seat */
  ABBATES_PLACE_HAND,     /* of a seat */
  ABBATES_PLACE_PLAYED,   /* of a seat */
  ABBATES_PLACE_DISCARDS, /* of a seat: its Abbot cards' discard pile */
  ABBATES_PLACE_CHAPTER,  /* of a seat: value */
  ABBATES_PLACE_CORNER,   /* of a seat: round */
  ABBATES_PLACE_MISSION,  /* of a seat */
  ABBATES_PLACE_ARCADE,   /* of a round: box */
  ABBATES_PLACE_ORA,      /* of a seat: conditions met */
  ABBATES_PLACE_SEAT,     /* of a seat */
  ABBATES_PLACE_TRACK,    /* number */
  ABBATES_PLACE_LINE,     /* AbbatesLine */
  ABBATES_PLACE_BOARD,    /* the corner where this round ends */
  ABBATES_PLACE_LOW,      /* Henricus' pile of Abbot cards 1 to 7 */
  ABBATES_PLACE_HIGH,     /* Henricus' pile of Abbot cards 8 to 13 */
  ABBATES_PLACE_CARDS,    /* Henricus' pile of garden cards */
  ABBATES_PLACE_SOLO,     /* square of the Solo card */
  ABBATES_PLACE_OUT,      /* out of the game */
  ABBATES_N_PLACES,
} AbbatesPlaceKind;

/**
 * AbbatesPlace:
 * @kind: an #AbbatesPlaceKind
 * @of: whose it is, or the round of an arcade box; 0 where the kind has no such number
 * @at: which one of them, from 1; 0 where the kind has no such number
 */
typedef struct
{
  guint8 kind;
  guint8 of;
  guint16 at;
} AbbatesPlace;

#define ABBATES_AT(place, of, at) \
  ((AbbatesPlace){ ABBATES_PLACE_##place, (guint8) (of), (guint16) (at) })

/**
 * AbbatesEvent:
 * @kind: an #ScrEventKind
 * @piece: an #AbbatesPieceKind
 * @value: which piece of that kind
 * @seen_by: the only seat that may know @value; 0 for everyone
 * @from: the place that the piece leaves, or where it is looked at
 * @to: where it comes to lie
 * @seat: whose doing or gain it is, 0 for nobody's
 * @amount: how many, or how far
 */
typedef struct
{
  guint8 kind;
  guint8 piece;
  guint8 value;
  guint8 seen_by;
  AbbatesPlace from;
  AbbatesPlace to;
  guint8 seat;
  gint16 amount;
} AbbatesEvent;

/* No move has more: a move that lets all 16 phases pass, with nobody who can play, has
 * 8 events a phase, 20 more at the end of each round and one for each Abbot card that
 * leaves the game. */
#define ABBATES_MAX_EVENTS 512

/**
 * AbbatesEvents:
 * @n_events: how many there are
 * @events: in the order in which they happen
 *
 * What came of one move.
 */
typedef struct
{
  guint n_events;
  AbbatesEvent events[ABBATES_MAX_EVENTS];
} AbbatesEvents;

gboolean abbates_place_parse (const char *text,
                              AbbatesPlace *place);

G_END_DECLS
