/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-event.h"
#include "games/abbates/abbates-move.h"

G_BEGIN_DECLS

/* The kernel: the rules as pure functions over a plain struct. Nothing here
 * allocates, and nothing here holds a pointer. */

typedef enum
{
  ABBATES_FOR_NOTHING,
  ABBATES_FOR_POINTS,
  ABBATES_FOR_GARDEN,
  ABBATES_FOR_REFILL,
  ABBATES_FOR_DRAW,
  ABBATES_FOR_PEEK,
} AbbatesDueFor;

typedef enum
{
  ABBATES_STAGE_SETUP,  /* up to the first phase */
  ABBATES_STAGE_START,  /* Henricus' cards are turned up and he plays */
  ABBATES_STAGE_PLAY,   /* action 1 */
  ABBATES_STAGE_TAKE,   /* action 2 */
  ABBATES_STAGE_REFILL, /* action 3 */
  ABBATES_STAGE_COUNT,  /* before the end: the secret cards are shown */
  ABBATES_STAGE_OVER,
} AbbatesStage;

#define ABBATES_MAX_DISCARD 90
#define ABBATES_MAX_CHAPTER 72
#define ABBATES_MAX_KNOWN 6
#define ABBATES_MAX_ACTED 3
#define ABBATES_MAX_HENRICUS_CARDS 32

/* How much of a seat's mission is told: its card, or on a score sheet only what was right. */
typedef enum
{
  ABBATES_MISSION_DEALT,  /* the card is AbbatesSeatPosition.mission */
  ABBATES_MISSION_UNTOLD, /* nothing yet */
  ABBATES_MISSION_WRONG,  /* the purple area is not right */
  ABBATES_MISSION_PURPLE, /* the purple area is right, not all are */
  ABBATES_MISSION_ALL,    /* all areas are right, the purple one too */
} AbbatesToldMission;

/* A score sheet that does not say yet where the Abbot-General stands. */
#define ABBATES_NO_GENERAL (-1)

/**
 * AbbatesHand:
 * @values: bit v is set for value v, 1 to 13
 * @benedict: Benedict cards
 *
 * Abbot cards of one seat: each value from 1 to 13 at most once.
 */
typedef struct
{
  guint16 values;
  guint8 benedict;
} AbbatesHand;

typedef struct
{
  AbbatesHand hand;
  AbbatesHand discards;
  guint8 played;       /* 0 for none */
  guint8 out;          /* sits this phase out */
  gint8 ora;           /* conditions met this round, -1 once the pawn is removed */
  guint8 mission;      /* place in the edition from 1, 0 for none */
  guint8 told_mission; /* AbbatesToldMission */
  guint8 corners;      /* bit r - 1 is set for round r's corner card */
  AbbatesCard secret;
  AbbatesCard portrait[ABBATES_N_SQUARES];
  guint8 covered[ABBATES_N_CARDS]; /* how many of each card lie under others */
  gint16 track;                    /* sum of the visible beans */
} AbbatesSeatPosition;

typedef struct
{
  AbbatesHand pile[2]; /* low, high */
  guint8 top[2];       /* the value on top of each, 0 while not known */
  AbbatesHand discards;
  guint8 played;
  guint8 out;
  guint8 corners;
  guint8 corner_cards;
  guint8 pawn; /* square of the Solo card, 1 to 3 */
  guint8 n_cards;
  AbbatesCard cards[ABBATES_MAX_HENRICUS_CARDS]; /* in the order obtained */
  gint16 track;
} AbbatesHenricusPosition;

/**
 * AbbatesPosition:
 *
 * A whole position, as JSON's state object tells it (docs/formats.md); at most
 * 1 KiB, copied by assignment. Squares and boxes start at index 0 here.
 *
 * What is due (@stage, @awaiting, @due_for, @due_seat, @by, @order, @turn)
 * follows from the rest; it is kept so that reading it costs nothing.
 */
typedef struct
{
  guint8 round;    /* 1 to 4 */
  guint8 phase;    /* 1 to 4 */
  guint8 stage;    /* AbbatesStage */
  guint8 awaiting; /* AbbatesMoveKind of what is due: TAKE for all that a taker may do */
  guint8 due_for;  /* AbbatesDueFor */
  guint8 due_seat; /* whose draw or peek, 0 for none */
  guint8 by;       /* the seat due, 0 for the table or nobody */
  AbbatesCard drawn;
  AbbatesLine line;       /* where the Abbot-General stands */
  AbbatesLine taken_line; /* where cards are taken, cleared and refilled */
  guint8 start_seat;      /* 0 before it is known */
  guint8 n_acted;
  AbbatesMove acted[ABBATES_MAX_ACTED];

  guint8 order[ABBATES_MAX_SEATS]; /* the ranked seats, highest first */
  guint8 n_ranked;
  guint8 turn;     /* whose turn in action 2: index into @order */
  guint8 peeking;  /* from a peek to its order */
  guint8 table;    /* the players deal, the program mirrors */
  guint8 naming;   /* the program deals what nobody recorded, before it goes on */
  guint8 is_sheet; /* only scored: sums are told, not their causes (docs/formats.md, "sheet") */

  /* What a sheet that is being filled does not tell: of the seats bit s - 1, of squares bit i. */
  guint8 untold_points;
  guint8 untold_corners;
  guint8 untold_benedict;
  guint16 untold_squares[ABBATES_MAX_SEATS]; /* of Henricus all: his black beans */

  gint16 general;
  guint8 n_points;
  AbbatesCard points[4]; /* Primus, Secundus, Tertius, Aequalis */
  AbbatesCard garden[ABBATES_N_SQUARES];
  AbbatesCard refill[ABBATES_N_BOXES];
  guint8 pile; /* cards in the draw pile, known ones included */
  guint8 n_known;
  guint8 known_by;
  AbbatesCard known[ABBATES_MAX_KNOWN]; /* top first */
  guint8 left[ABBATES_N_CARDS];         /* how many of each card lie nowhere that is known */
  guint8 excess[ABBATES_N_CARDS];       /* how many more of each were told than there are */
  guint8 n_discard;
  AbbatesCard discard[ABBATES_MAX_DISCARD]; /* in the order laid */

  guint8 n_arcade;
  guint8 arcade[ABBATES_N_ROUNDS * 3];
  guint8 n_chapter;
  guint8 chapter[ABBATES_MAX_CHAPTER]; /* 16 seat + value, in the order won */

  AbbatesSeatPosition seats[ABBATES_MAX_SEATS];
  guint8 hidden; /* bit s - 1: the viewer may not see seat s's mission, which is 0 here */
  AbbatesHenricusPosition henricus;
} AbbatesPosition;

#ifndef __GI_SCANNER__
G_STATIC_ASSERT (sizeof (AbbatesPosition) <= 1024);
#endif

#define ABBATES_CHAPTER_SEAT(card) ((guint) ((card) >> 4))
#define ABBATES_CHAPTER_VALUE(card) ((guint) ((card) &15))

/* No state has more legal moves, or outcomes, than this. */
#define ABBATES_MAX_MOVES 192

/**
 * AbbatesScore:
 *
 * The score sheet's numbers for one seat (*Point Counting*).
 */
typedef struct
{
  gint16 garden;
  gint16 lines;
  gint16 purple;
  gint16 corners;
  gint16 benedict;
  gint16 empty;
  gint16 track; /* with the empty squares */
  gint16 distance;
  gint16 minus;
  gint16 aequalis;
  gint16 total;
  gboolean halved;
} AbbatesScore;

/**
 * AbbatesScoreRange:
 * @low: the least of each number, for each seat, Henricus in solo as seat 2
 * @high: the most of each number; the same where nothing is left open
 *
 * The score sheet as far as it is known.
 */
typedef struct
{
  AbbatesScore low[ABBATES_MAX_SEATS];
  AbbatesScore high[ABBATES_MAX_SEATS];
} AbbatesScoreRange;

/* One code a rule; see abbates-reason.c for the sentences. */
typedef enum
{
  ABBATES_REASON_NONE,
  ABBATES_REASON_OVER,
  ABBATES_REASON_NOT_DUE,
  ABBATES_REASON_CHANCE_DUE,
  ABBATES_REASON_ARCADE_BOX,
  ABBATES_REASON_ARCADE_CARD,
  ABBATES_REASON_ARCADE_PALM,
  ABBATES_REASON_MISSION_SEAT,
  ABBATES_REASON_MISSION_TAKEN,
  ABBATES_REASON_MISSION_DIFFICULTY,
  ABBATES_REASON_SECRET_SEAT,
  ABBATES_REASON_NO_SUCH_SEAT,
  ABBATES_REASON_HENRICUS_PILE,
  ABBATES_REASON_HENRICUS_VALUE,
  ABBATES_REASON_CARD_NOT_LEFT,
  ABBATES_REASON_CARD_NOT_ON_TOP,
  ABBATES_REASON_RESHUFFLE_DUE,
  ABBATES_REASON_PILE_NOT_EMPTY,
  ABBATES_REASON_NOT_IN_HAND,
  ABBATES_REASON_VALUE_PLAYED,
  ABBATES_REASON_NOT_IN_LINE,
  ABBATES_REASON_SQUARE_EMPTY,
  ABBATES_REASON_PLACE_NOT_IN_LINE,
  ABBATES_REASON_BOX_EMPTY,
  ABBATES_REASON_REFILL_NOT_ALLOWED,
  ABBATES_REASON_DISCARD_NOT_ALLOWED,
  ABBATES_REASON_NOT_IN_DISCARD,
  ABBATES_REASON_ONLY_WINNER_ACTS,
  ABBATES_REASON_NO_ACTION_CARD,
  ABBATES_REASON_ALREADY_ACTED,
  ABBATES_REASON_VARIANT_NO_ARCADE,
  ABBATES_REASON_PEEK_EMPTY,
  ABBATES_REASON_ORDER_NUMBERS,
  ABBATES_REASON_PORTRAIT_EMPTY,
  ABBATES_REASON_SWAP_SAME,
  ABBATES_REASON_SWAP_USED,
  ABBATES_REASON_SAME_LINE,
  ABBATES_REASON_NOT_IN_CHAPTER,
  ABBATES_REASON_PLACE_DUE,
  ABBATES_REASON_TAKE_DUE,
  ABBATES_REASON_PLAY_DUE,
  ABBATES_REASON_ORDER_DUE,
  ABBATES_REASON_ONLY_AT_TABLE,
  ABBATES_REASON_CARD_UNNAMED,
  ABBATES_REASON_KNOWN_ALREADY,
  ABBATES_REASON_NAMED_OTHERWISE,
  ABBATES_REASON_NOTHING_UNKNOWN,
  ABBATES_REASON_KNOW_DUE,
  ABBATES_REASON_SKIP_NOT_DUE,
  ABBATES_REASON_MODE_SAME,
  ABBATES_REASON_MODE_UNFINISHED,
  ABBATES_REASON_SET_VARIANT,
  ABBATES_REASON_SET_NOT_YET,
  ABBATES_REASON_SET_THERE,
  ABBATES_REASON_SET_NOT_THERE,
  ABBATES_REASON_SET_FULL,
  ABBATES_REASON_SET_PILE,
  ABBATES_REASON_SET_POINTS,
  ABBATES_REASON_SET_CORNER,
  ABBATES_REASON_SET_LATE,
  ABBATES_REASON_SET_OUT,
  ABBATES_REASON_SET_HIS_PILE,
  ABBATES_N_REASONS,
} AbbatesReason;

void abbates_position_init (AbbatesPosition *position,
                            const AbbatesRules *rules);
void abbates_position_settle (AbbatesPosition *position,
                              const AbbatesRules *rules);
guint abbates_position_moves (const AbbatesPosition *position,
                              const AbbatesRules *rules,
                              AbbatesMove *moves);
guint abbates_position_outcomes (const AbbatesPosition *position,
                                 const AbbatesRules *rules,
                                 AbbatesMove *moves,
                                 guint *weights);
GStrv abbates_list_forms (const AbbatesPosition *position,
                          const AbbatesRules *rules) G_GNUC_WARN_UNUSED_RESULT;
GStrv abbates_list_meant (const AbbatesPosition *position,
                          const AbbatesRules *rules,
                          AbbatesMove move) G_GNUC_WARN_UNUSED_RESULT;
AbbatesReason abbates_position_check (const AbbatesPosition *position,
                                      const AbbatesRules *rules,
                                      AbbatesMove move);
void abbates_position_apply (AbbatesPosition *position,
                             const AbbatesRules *rules,
                             AbbatesMove move);
void abbates_position_apply_events (AbbatesPosition *position,
                                    const AbbatesRules *rules,
                                    AbbatesMove move,
                                    AbbatesEvents *events);
gboolean abbates_position_is_chance (const AbbatesPosition *position);
AbbatesCard abbates_position_find_excess (const AbbatesPosition *position,
                                          const AbbatesRules *rules,
                                          AbbatesMove move);
AbbatesArcade abbates_position_arcade (const AbbatesPosition *position,
                                       const AbbatesRules *rules);
gboolean abbates_position_is_stuck (const AbbatesPosition *position,
                                    guint seat);
guint abbates_position_points (const AbbatesPosition *position,
                               AbbatesCard card);
gboolean abbates_position_is_certain (const AbbatesPosition *position,
                                      guint seat);
gboolean abbates_position_is_score_certain (const AbbatesPosition *position,
                                            const AbbatesRules *rules,
                                            guint seat);
void abbates_position_score (const AbbatesPosition *position,
                             const AbbatesRules *rules,
                             AbbatesScore *scores);
void abbates_position_score_range (const AbbatesPosition *position,
                                   const AbbatesRules *rules,
                                   AbbatesScore *low,
                                   AbbatesScore *high);
guint abbates_position_certain_winners (const AbbatesPosition *position,
                                        const AbbatesRules *rules,
                                        const AbbatesScore *low,
                                        const AbbatesScore *high);
gboolean abbates_position_track_range (const AbbatesPosition *position,
                                       const AbbatesRules *rules,
                                       guint seat,
                                       int *low,
                                       int *high);
guint abbates_position_winners (const AbbatesPosition *position,
                                const AbbatesRules *rules,
                                const AbbatesScore *scores);
AbbatesMove abbates_position_random_move (const AbbatesPosition *position,
                                          const AbbatesRules *rules,
                                          guint64 *random);

G_END_DECLS
