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
  ABBATES_N_MOVE_KINDS,
} AbbatesMoveKind;

/**
 * AbbatesMove:
 * @kind: an #AbbatesMoveKind
 * @arg: its numbers, in the order of the notation; the rest 0
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
