/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

/**
 * AbbatesMoveKind:
 *
 * The word that a move starts with; "take" has one kind for each source.
 */
typedef enum
{
  ABBATES_MOVE_NONE,
  ABBATES_MOVE_ARCADE,       /* arcade ROUND BOX CARD: round, box, AbbatesArcade */
  ABBATES_MOVE_MISSION,      /* mission SEAT ID: seat, place in the edition from 1 */
  ABBATES_MOVE_SECRET,       /* secret SEAT CARD: seat, card */
  ABBATES_MOVE_START,        /* start SEAT: seat */
  ABBATES_MOVE_HENRICUS,     /* henricus low|high VALUE: 0 low or 1 high, value */
  ABBATES_MOVE_REVEAL,       /* reveal CARD: card */
  ABBATES_MOVE_RESHUFFLE,    /* reshuffle */
  ABBATES_MOVE_PLAY,         /* play VALUE: value */
  ABBATES_MOVE_TAKE,         /* take SQUARE to SQUARE: from, to */
  ABBATES_MOVE_TAKE_REFILL,  /* take refill BOX to SQUARE: box, to */
  ABBATES_MOVE_TAKE_DISCARD, /* take discard CARD to SQUARE: card, to */
  ABBATES_MOVE_PLACE,        /* place SQUARE: to */
  ABBATES_MOVE_PEEK,         /* peek */
  ABBATES_MOVE_ORDER,        /* order [N…]: numbers from the top, all 0 when bare */
  ABBATES_MOVE_SWAP_REFILL,  /* swap-refill SQUARE BOX: square, box */
  ABBATES_MOVE_SWAP_LINE,    /* swap-line SQUARE BOX: square, box */
  ABBATES_MOVE_SWAP,         /* swap SQUARE SQUARE: square, square */
  ABBATES_MOVE_OTHER_LINE,   /* other-line LINE: line */
  ABBATES_MOVE_RECALL,       /* recall SEAT VALUE: seat, value */

  /* What only a physical table tells. A sign is 0 for + and 1 for -. */
  ABBATES_MOVE_KNOW_GARDEN,    /* know garden SQUARE CARD: square, card */
  ABBATES_MOVE_KNOW_REFILL,    /* know refill BOX CARD: box, card */
  ABBATES_MOVE_KNOW_PORTRAIT,  /* know portrait SEAT SQUARE CARD: seat, square, card */
  ABBATES_MOVE_KNOW_SECRET,    /* know secret SEAT CARD: seat, card */
  ABBATES_MOVE_KNOW_DISCARD,   /* know discard CARD: card */
  ABBATES_MOVE_KNOW_COVERED,   /* know covered SEAT CARD: seat, card */
  ABBATES_MOVE_SKIP,           /* skip */
  ABBATES_MOVE_MODE,           /* mode digital|table: 0 digital or 1 table */
  ABBATES_MOVE_SET_GARDEN,     /* set garden SQUARE CARD: square, card */
  ABBATES_MOVE_SET_REFILL,     /* set refill BOX CARD: box, card */
  ABBATES_MOVE_SET_HEAP,       /* set heap +CARD|-CARD: sign, card */
  ABBATES_MOVE_SET_PILE,       /* set pile N: number */
  ABBATES_MOVE_SET_KNOWN,      /* set known - */
  ABBATES_MOVE_SET_PORTRAIT,   /* set portrait SEAT SQUARE CARD|-: seat, square, card or 0 */
  ABBATES_MOVE_SET_HAND,       /* set hand SEAT +V|-V: seat, sign, value */
  ABBATES_MOVE_SET_DISCARDS,   /* set discards SEAT +V|-V: seat, sign, value */
  ABBATES_MOVE_SET_CHAPTER,    /* set chapter SEAT +V|-V: seat, sign, value */
  ABBATES_MOVE_SET_CORNER,     /* set corner SEAT +R|-R: seat, sign, round */
  ABBATES_MOVE_SET_ORA,        /* set ora SEAT N|-: seat, number + 1 or 0 */
  ABBATES_MOVE_SET_START,      /* set start SEAT: seat */
  ABBATES_MOVE_SET_POINTS,     /* set points PLACE CARD: place, card */
  ABBATES_MOVE_SET_ARCADE,     /* set arcade ROUND BOX CARD: round, box, AbbatesArcade */
  ABBATES_MOVE_SET_MISSION,    /* set mission SEAT ID: seat, place in the edition from 1 */
  ABBATES_MOVE_SET_PHASE,      /* set phase ROUND PHASE: round, phase */
  ABBATES_MOVE_SET_PAWN,       /* set henricus pawn N: square of the Solo card */
  ABBATES_MOVE_SET_LOW,        /* set henricus low +V|-V: sign, value */
  ABBATES_MOVE_SET_HIGH,       /* set henricus high +V|-V: sign, value */
  ABBATES_MOVE_SET_ASIDE,      /* set henricus discards +V|-V: sign, value */
  ABBATES_MOVE_SET_CARDS,      /* set henricus cards +CARD|-CARD: sign, card */
  ABBATES_MOVE_SET_HIS_CORNER, /* set henricus corner +R|-R: sign, round */
  ABBATES_N_MOVE_KINDS,
} AbbatesMoveKind;

/* What a state awaits while a card must be named. */
#define ABBATES_MOVE_KNOW ABBATES_MOVE_KNOW_GARDEN

/* Where a take or an exchange keeps the cards that it names with "=", 0 for none. */
#define ABBATES_NAMED 2

/**
 * AbbatesMove:
 * @kind: an #AbbatesMoveKind
 * @arg: its numbers, in the order of the notation; the rest 0. Cards that it names with
 *   "=" stand from ABBATES_NAMED on
 *
 * A packed move: what a line of notation says.
 */
typedef struct
{
  guint8 kind;
  guint8 arg[7];
} AbbatesMove;

gboolean abbates_move_equal (AbbatesMove a,
                             AbbatesMove b);
gboolean abbates_move_is_chance (AbbatesMove move);
gboolean abbates_move_is_know (AbbatesMove move);
gboolean abbates_move_is_set (AbbatesMove move);
const char *abbates_move_kind_to_word (AbbatesMoveKind kind);
gboolean abbates_move_parse (const AbbatesRules *rules,
                             const char *text,
                             AbbatesMove *move,
                             GError **error);
char *abbates_move_print (const AbbatesRules *rules,
                          AbbatesMove move) G_GNUC_WARN_UNUSED_RESULT;
const char *abbates_card_to_word (AbbatesCard card);
AbbatesCard abbates_card_from_word (const char *word);

G_END_DECLS
