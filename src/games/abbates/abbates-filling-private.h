/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

/* What the unrecorded cards of a portrait can be. */

/* How a mission can come out: AbbatesToldMission from ABBATES_MISSION_WRONG on. */
#define ABBATES_N_OUTCOMES 3

/**
 * AbbatesBeanSums:
 * @bits: bit s, over both words, is set where the sum can be s; nine cards of nine beans have 81
 *
 * The beans that some cards can have together.
 */
typedef struct
{
  guint64 bits[2];
} AbbatesBeanSums;

/**
 * AbbatesFilling:
 * @is_possible: whether there is one; else the rest means nothing
 * @lines: the fewest points for lines, and the most; 0 without variant 4
 * @squares: for each of the two, how it comes about: for each kind, bit s - 1 is set where a
 *   card of it lies on square s, known ones included
 *
 * The ways to fill the unrecorded squares with so many cards of each kind so that the mission
 * comes out so.
 */
typedef struct
{
  gboolean is_possible;
  gint16 lines[2];
  guint16 squares[2][ABBATES_N_KINDS];
} AbbatesFilling;

/**
 * AbbatesFillings:
 * @n_unknown: how many squares hold a card that nobody recorded
 * @beans: for each kind and number of cards, the beans they can have together
 * @ways: by how many of the first kind, how many of the second, and how the mission comes out
 *
 * All that the unrecorded cards of one portrait can be. Squares are told apart only by what
 * scoring sees of them: that is why there are so few of them.
 */
typedef struct
{
  guint n_unknown;
  AbbatesBeanSums beans[ABBATES_N_KINDS][ABBATES_N_SQUARES + 1];
  AbbatesFilling ways[ABBATES_N_SQUARES + 1][ABBATES_N_SQUARES + 1][ABBATES_N_OUTCOMES];
} AbbatesFillings;

void abbates_fillings_init (AbbatesFillings *self,
                            const AbbatesPosition *position,
                            const AbbatesRules *rules,
                            guint seat);
AbbatesBeanSums abbates_fillings_get_beans (const AbbatesFillings *self,
                                            const guint *counts);

guint abbates_seat_count_unknown (const AbbatesSeatPosition *seat);
void abbates_position_count_unseen (const AbbatesPosition *position,
                                    const AbbatesRules *rules,
                                    guint *counts);

G_END_DECLS
