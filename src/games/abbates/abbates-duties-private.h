/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/* What the people at a real table do with their hands. */

typedef enum
{
  ABBATES_DUTY_ASK,          /* value: the AbbatesMoveKind due; seat; from: a pile */
  ABBATES_DUTY_PLAY,         /* at, seat: who plays */
  ABBATES_DUTY_OUT,          /* at, seat: who sits the phase out */
  ABBATES_DUTY_SKIP,         /* nobody can play */
  ABBATES_DUTY_WIN,          /* seat: who wins; value */
  ABBATES_DUTY_GENERAL,      /* from, to; value: of the card that won */
  ABBATES_DUTY_GENERAL_BACK, /* from, to */
  ABBATES_DUTY_TAKE,         /* at: rank; seat, line, own_line; value: arcade card; is_last */
  ABBATES_DUTY_LOOK,         /* seat: who looks at the draw pile */
  ABBATES_DUTY_DRAW,         /* at: rank; seat, own_line; is_last */
  ABBATES_DUTY_PLACE,        /* seat, card, own_line */
  ABBATES_DUTY_NO_CARD,      /* at, seat: who gets none; value: arcade card */
  ABBATES_DUTY_DISCARD,      /* line, card, cards */
  ABBATES_DUTY_FILL,         /* at: order; card, line; value: round; from: box; to: square */
  ABBATES_DUTY_TURN_UP,      /* at: square of the garden */
  ABBATES_DUTY_BOX,          /* at: box of the replenishment row */
  ABBATES_DUTY_RESHUFFLE,
  ABBATES_DUTY_ABBOT,    /* at, seat; value: an AbbatesAbbotStep; from, to */
  ABBATES_DUTY_ORA_ON,   /* at, seat; value: conditions met */
  ABBATES_DUTY_ORA_OUT,  /* at, seat */
  ABBATES_DUTY_ORA_EARN, /* at, seat */
  ABBATES_DUTY_ORA_RESET,
  ABBATES_DUTY_CORNER,     /* at: round; seat; from: what it brings */
  ABBATES_DUTY_ASIDE,      /* cards that did not win */
  ABBATES_DUTY_RETURN,     /* at, seat; value; from: whether the highest */
  ABBATES_DUTY_LEAVE,      /* the rest of the discards */
  ABBATES_DUTY_HIS_PLAY,   /* value; from: his pile; own_line */
  ABBATES_DUTY_HIS_TAKE,   /* card, line; value: square of the Solo card; from: of the garden */
  ABBATES_DUTY_HIS_SWAP,   /* card: given; cards: got; value: box */
  ABBATES_DUTY_HIS_PAWN,   /* value: square of the Solo card */
  ABBATES_DUTY_HIS_RETURN, /* value */
  ABBATES_DUTY_STARTER,    /* seat */
  ABBATES_DUTY_BEGIN,      /* at, value: round; from: phase; line */
  ABBATES_DUTY_COUNT,
  ABBATES_N_DUTIES,
} AbbatesDutyKind;

/**
 * AbbatesAbbotStep:
 *
 * How far an Abbot goes, where unrecorded cards leave open where he stands.
 */
typedef enum
{
  ABBATES_ABBOT_KNOWN,        /* from one number to another */
  ABBATES_ABBOT_BY_CARD,      /* by the beans of a card that nobody recorded */
  ABBATES_ABBOT_BY_BOTH,      /* by that and by the one that lay there, one of them not recorded */
  ABBATES_ABBOT_FROM_ANYWHERE /* by so many beans as to says, wherever he stands */
} AbbatesAbbotStep;

/* A number that is not certain yet; of the other facts 0 says so, and of a card 31. */
#define ABBATES_OPEN_NUMBER G_MININT16

/**
 * AbbatesDuty:
 * @kind: an #AbbatesDutyKind
 * @at: which one of its kind, so that a phase has no two
 * @seat: whose it is, 0 while that is not certain
 * @value: an Abbot card, or what the kind says; 0 while that is not certain
 * @line: a line of the garden, 0 while that is not certain
 * @own_line: the line where the Abbot-General stands
 * @is_last: whether the rank is the lowest
 * @card: a garden card; unknown while that is not certain
 * @cards: two more
 * @from: a number, or what the kind says
 * @to: a number
 *
 * One thing to do.
 */
typedef struct
{
  guint8 kind;
  guint8 at;
  guint8 seat;
  guint8 value;
  AbbatesLine line;
  AbbatesLine own_line;
  guint8 is_last;
  AbbatesCard card;
  AbbatesCard cards[2];
  gint16 from;
  gint16 to;
} AbbatesDuty;

#define ABBATES_MAX_DUTIES 96

typedef struct
{
  guint n_duties;
  AbbatesDuty duties[ABBATES_MAX_DUTIES];
} AbbatesDuties;

void abbates_duties_find (AbbatesDuties *self,
                          const AbbatesPosition *position,
                          const AbbatesRules *rules);
void abbates_duties_follow (AbbatesDuties *self,
                            const AbbatesPosition *position,
                            const AbbatesRules *rules,
                            AbbatesMove move);
void abbates_duties_add_events (AbbatesDuties *self,
                                const AbbatesPosition *before,
                                const AbbatesPosition *after,
                                const AbbatesRules *rules,
                                const AbbatesEvents *events);
AbbatesDuty *abbates_duties_add (AbbatesDuties *self,
                                 AbbatesDuty duty);
GListModel *abbates_duties_list_steps (const AbbatesDuties *self,
                                       const AbbatesPosition *position,
                                       const AbbatesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
