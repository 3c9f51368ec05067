/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-amendment.h"
#include "core/scr-check.h"
#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/* The position check: where the pawns stand at the table, and which one entry, told wrong, explains
 * it where that is elsewhere than what was told adds up to (*Tip: checking positions*). */

/* The Abbot-General is pawn 0, the Abbot of a seat has its number, Henricus' too. */
#define ABBATES_N_PAWNS (1 + ABBATES_MAX_SEATS)

/**
 * AbbatesSlip:
 *
 * How an entry can have been told wrong, the likeliest first.
 */
typedef enum
{
  ABBATES_SLIP_BEANS,      /* a garden card's beans, its kind being right */
  ABBATES_SLIP_VALUE,      /* the value of an Abbot card */
  ABBATES_SLIP_SQUARE,     /* a square or box */
  ABBATES_SLIP_LEFT_OUT,   /* an arcade action of the winner that was not told */
  ABBATES_SLIP_DOUBLED,    /* an action, adjustment or skip that was not made */
  ABBATES_SLIP_ADJUSTMENT, /* something else that was not told */
  ABBATES_N_SLIPS,
} AbbatesSlip;

/**
 * AbbatesSights:
 *
 * All that can be seen at a table, hands shown too, as bytes: cards on places, and how many of
 * each card lie where no order counts. Two positions that give the same sights are the same to
 * the players.
 */
typedef struct
{
  AbbatesCard portrait[ABBATES_MAX_SEATS][ABBATES_N_SQUARES];
  AbbatesCard garden[ABBATES_N_SQUARES];
  AbbatesCard refill[ABBATES_N_BOXES];
  guint8 chapter[ABBATES_MAX_SEATS][ABBATES_BENEDICT + 1];
  guint8 corner[ABBATES_MAX_SEATS]; /* bit r - 1 for round r */
  guint8 ora[ABBATES_MAX_SEATS];    /* conditions met and 1, 0 for no pawn */
  guint8 played[ABBATES_MAX_SEATS];
  guint8 turn;
  guint8 start;
  AbbatesCard drawn[ABBATES_MAX_SEATS];
  guint8 hand[ABBATES_MAX_SEATS][ABBATES_BENEDICT + 1];
  guint8 discards[ABBATES_MAX_SEATS][ABBATES_BENEDICT + 1];
  AbbatesCard points[4];
  guint8 solo;
  guint8 cards[ABBATES_N_CARDS]; /* Henricus' */
  guint8 top[2];
  guint8 low[ABBATES_BENEDICT + 1];
  guint8 high[ABBATES_BENEDICT + 1];
  guint8 aside[ABBATES_BENEDICT + 1]; /* his discards */
  guint8 discard[ABBATES_N_CARDS];
  guint8 pile;
} AbbatesSights;

/**
 * AbbatesSightKey:
 *
 * What tells the things of a region apart.
 */
typedef enum
{
  ABBATES_KEY_NONE, /* there is one */
  ABBATES_KEY_SQUARE,
  ABBATES_KEY_BOX,
  ABBATES_KEY_PLACE, /* of the points card */
  ABBATES_KEY_SEAT,
  ABBATES_KEY_PILE, /* Henricus' low and high one */
  ABBATES_KEY_CARD, /* the things are numbers of garden cards */
} AbbatesSightKey;

/**
 * AbbatesSightForm:
 *
 * How the things of a region are written in an answer.
 */
typedef enum
{
  ABBATES_SIGHT_CARD,       /* a garden card; 0 for none */
  ABBATES_SIGHT_VALUES,     /* how many of each Abbot card, 15 bytes */
  ABBATES_SIGHT_ROUNDS,     /* of corner cards, as bits */
  ABBATES_SIGHT_VALUE,      /* of an Abbot card; 0 for none */
  ABBATES_SIGHT_SEAT,       /* a seat; 0 for none */
  ABBATES_SIGHT_CONDITIONS, /* of Ora et Labora, and 1; 0 for no pawn */
  ABBATES_SIGHT_NUMBER,     /* a number */
} AbbatesSightForm;

/**
 * AbbatesRegion:
 * @place: what an answer starts with, in the words of events
 * @seat: whose it is, 0 for nobody's
 * @key: what tells its things apart
 * @n_items: how many there are
 * @size: bytes of each
 * @offset: where it stands in #AbbatesSights
 * @form: how each is written
 * @ease: how gladly players look there, from 0 to 1
 *
 * A part of the table that players can look at.
 */
typedef struct
{
  const char *place;
  guint8 seat;
  AbbatesSightKey key;
  guint8 n_items;
  guint8 size;
  guint16 offset;
  AbbatesSightForm form;
  double ease;
} AbbatesRegion;

#define ABBATES_N_REGIONS 30

extern const AbbatesRegion abbates_regions[];

/**
 * AbbatesSighting:
 * @region: where somebody looked
 * @items: bit i is set where item i was told
 * @seen: what was told, in the region's place
 *
 * What somebody saw at the table: an answer.
 */
typedef struct
{
  guint region;
  guint32 items;
  AbbatesSights seen;
} AbbatesSighting;

/**
 * AbbatesRecord:
 * @setup: the match's set-up
 * @start: the position before the first entry
 * @moves: the entries
 * @n_moves: how many
 * @told: bit p is set where the players say where pawn p stands
 * @at: where
 * @end: what the entries come to
 *
 * What was told of a match, and where its pawns stand.
 */
typedef struct
{
  const AbbatesSetup *setup;
  const AbbatesPosition *start;
  const AbbatesMove *moves;
  guint n_moves;
  guint told;
  int at[ABBATES_N_PAWNS];
  AbbatesPosition end;
} AbbatesRecord;

/**
 * AbbatesCandidate:
 * @slip: how the entry was told wrong
 * @kind: how it is corrected
 * @number: the entry, from 1; where one is inserted, the one that comes after it
 * @move: what is to stand there
 * @pawns: bit p is set where pawn p comes to stand elsewhere
 * @low: where each pawn stands then at least
 * @high: where it stands at most
 * @weight: how likely it is beside the others, which add up to 1
 * @sights: what the table shows then
 *
 * A correction of one entry that explains where all pawns stand.
 */
typedef struct
{
  AbbatesSlip slip;
  ScrAmendmentKind kind;
  guint number;
  AbbatesMove move;
  guint pawns;
  int low[ABBATES_N_PAWNS];
  int high[ABBATES_N_PAWNS];
  double weight;
  AbbatesSights sights;
} AbbatesCandidate;

/**
 * AbbatesQuestion:
 * @region: where to look
 * @n_answers: how many different sights there are
 * @answers: (element-type AbbatesSighting): the likeliest first
 * @weights: of each answer
 *
 * The question that tells the candidates apart best.
 */
typedef struct
{
  guint region;
  GArray *answers;
  GArray *weights;
} AbbatesQuestion;

void abbates_sights_init (AbbatesSights *sights,
                          const AbbatesPosition *position,
                          const AbbatesRules *rules);
guint8 *abbates_sights_get_item (AbbatesSights *sights,
                                 guint region,
                                 guint item);
gboolean abbates_sighting_agrees (const AbbatesSighting *self,
                                  const AbbatesSights *sights);
gboolean abbates_sighting_parse (AbbatesSighting *self,
                                 const char *text,
                                 const AbbatesRules *rules,
                                 GError **error);
char *abbates_sighting_print (const AbbatesSighting *self) G_GNUC_WARN_UNUSED_RESULT;

gboolean abbates_record_init (AbbatesRecord *self,
                              const AbbatesSetup *setup,
                              const AbbatesPosition *start,
                              const AbbatesMove *moves,
                              guint n_moves);
void abbates_pawn_get_range (const AbbatesPosition *position,
                             const AbbatesRules *rules,
                             guint pawn,
                             int *low,
                             int *high);
int abbates_pawn_get_highest (const AbbatesPosition *position,
                              const AbbatesRules *rules,
                              guint pawn);
guint abbates_record_find_differences (const AbbatesRecord *self);
GArray *abbates_record_list_candidates (const AbbatesRecord *self) G_GNUC_WARN_UNUSED_RESULT;
void abbates_candidates_drop (GArray *candidates,
                              const AbbatesSighting *sighting);
double abbates_candidate_weigh (const AbbatesCandidate *candidate,
                                const AbbatesRecord *record,
                                guint n_alternatives,
                                int n_impossible);
gboolean abbates_question_init (AbbatesQuestion *self,
                                const GArray *candidates,
                                const AbbatesRecord *record);
void abbates_question_clear (AbbatesQuestion *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AbbatesQuestion, abbates_question_clear)

char *abbates_sentence_pawn (const AbbatesSetup *setup,
                             guint pawn) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_correction (const AbbatesCandidate *candidate,
                                   const AbbatesRecord *record) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_slip (const AbbatesCandidate *candidate,
                             const AbbatesRecord *record) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_question (const AbbatesSetup *setup,
                                 guint region) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_sighting (const AbbatesSighting *sighting,
                                 const AbbatesRecord *record) G_GNUC_WARN_UNUSED_RESULT;

ScrCheck *abbates_check_positions (const AbbatesSetup *setup,
                                   const AbbatesPosition *start,
                                   const char *const *moves,
                                   const char *const *words,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
