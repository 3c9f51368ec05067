/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/* No way takes more moves than this: all other cards of a hand are laid aside and come back. */
#define ABBATES_MAX_WAY 40

/**
 * AbbatesWay:
 *
 * Moves, one after another, by which something that the rules forbid is recorded.
 */
typedef struct
{
  AbbatesMove moves[ABBATES_MAX_WAY];
  guint n_moves;
} AbbatesWay;

/**
 * AbbatesWays:
 * @position: where the move was refused
 * @rules: the rules of the match
 * @move: the move
 * @found: (element-type utf8): ways that lead there, in notation, one move a line
 */
typedef struct
{
  const AbbatesPosition *position;
  const AbbatesRules *rules;
  AbbatesMove move;
  GPtrArray *found;
} AbbatesWays;

void abbates_way_add (AbbatesWay *way,
                      AbbatesMoveKind kind,
                      guint first,
                      guint second,
                      guint third);
void abbates_way_add_move (AbbatesWay *way,
                           AbbatesMove move);
gboolean abbates_way_follow (const AbbatesWay *way,
                             const AbbatesRules *rules,
                             AbbatesPosition *position);
void abbates_ways_offer (AbbatesWays *self,
                         const AbbatesWay *way);
void abbates_ways_offer_take (AbbatesWays *self);

G_END_DECLS
