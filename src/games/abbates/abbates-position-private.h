/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

/* What the files of the kernel share. */

static inline gboolean
abbates_hand_has (const AbbatesHand *hand,
                  guint value)
{
  return value == ABBATES_BENEDICT ? hand->benedict > 0 : (hand->values >> value) & 1;
}

/* Adjustments may have brought as many Benedict cards as can be counted. */
static inline void
abbates_hand_add (AbbatesHand *hand,
                  guint value)
{
  if (value == ABBATES_BENEDICT)
    hand->benedict = (guint8) MIN (hand->benedict + 1u, G_MAXUINT8);
  else
    hand->values |= (guint16) (1u << value);
}

static inline void
abbates_hand_remove (AbbatesHand *hand,
                     guint value)
{
  if (value == ABBATES_BENEDICT)
    hand->benedict--;
  else
    hand->values &= (guint16) ~(1u << value);
}

static inline gboolean
abbates_hand_is_empty (const AbbatesHand *hand)
{
  return hand->values == 0 && hand->benedict == 0;
}

/* Every value in @hand as bits 1 to 14. */
static inline guint
abbates_hand_mask (const AbbatesHand *hand)
{
  return hand->values | (hand->benedict > 0 ? 1u << ABBATES_BENEDICT : 0);
}

static inline guint
abbates_hand_count (const AbbatesHand *hand)
{
  return (guint) __builtin_popcount (hand->values) + hand->benedict;
}

static inline guint
abbates_hand_highest (const AbbatesHand *hand)
{
  guint mask = abbates_hand_mask (hand);

  return mask == 0 ? 0 : 31 - (guint) __builtin_clz (mask);
}

static inline guint
abbates_hand_lowest (const AbbatesHand *hand)
{
  guint mask = abbates_hand_mask (hand);

  return mask == 0 ? 0 : (guint) __builtin_ctz (mask);
}

/* The values played in this phase as bits 1 to 14. */
static inline guint
abbates_position_played_mask (const AbbatesPosition *position)
{
  return ((1u << position->seats[0].played) | (1u << position->seats[1].played) |
          (1u << position->seats[2].played) | (1u << position->seats[3].played) |
          (1u << position->henricus.played)) &
         ~1u;
}

static inline gboolean
abbates_position_is_henricus (const AbbatesRules *rules,
                              guint seat)
{
  return rules->solo && seat == ABBATES_HENRICUS;
}

/* Whether set-up has given @seat, from 1, a mission, seen or hidden. */
static inline gboolean
abbates_position_has_mission (const AbbatesPosition *position,
                              guint seat)
{
  return position->seats[seat - 1].mission != 0 || (position->hidden >> (seat - 1) & 1);
}

/* Whether the card on top of the draw pile is known here, not only to somebody. */
static inline gboolean
abbates_position_knows_top (const AbbatesPosition *position)
{
  return position->n_known > 0 && position->known[0] != ABBATES_UNKNOWN_CARD;
}

/* @card now lies where it is known, an unrecorded one somewhere. */
static inline void
abbates_position_take_card (AbbatesPosition *position,
                            AbbatesCard card)
{
  if (card == ABBATES_UNKNOWN_CARD || card == ABBATES_NO_CARD)
    return;
  if (position->left[card] > 0)
    position->left[card]--;
  else
    position->excess[card]++;
}

/* @card now lies nowhere that is known. */
static inline void
abbates_position_free_card (AbbatesPosition *position,
                            AbbatesCard card)
{
  if (card == ABBATES_UNKNOWN_CARD || card == ABBATES_NO_CARD)
    return;
  if (position->excess[card] > 0)
    position->excess[card]--;
  else
    position->left[card]++;
}

/* The first seat, from 1, that set-up has given no mission yet, or no secret card;
 * it must be due. */
static inline guint
abbates_position_setup_seat (const AbbatesPosition *position)
{
  gboolean secret = position->awaiting == ABBATES_MOVE_SECRET;
  guint seat = 0;

  while (secret ? position->seats[seat].secret != 0
                : abbates_position_has_mission (position, seat + 1))
    seat++;

  return seat + 1;
}

/* The seat whose turn it is in action 2. */
static inline guint
abbates_position_taker (const AbbatesPosition *position)
{
  return position->order[position->turn];
}

/* What @seat, Henricus' too, played in this phase; 0 for nothing. */
static inline guint
abbates_position_get_played (const AbbatesPosition *position,
                             const AbbatesRules *rules,
                             guint seat)
{
  return abbates_position_is_henricus (rules, seat) ? position->henricus.played
                                                    : position->seats[seat - 1].played;
}

gboolean abbates_position_next_unknown (const AbbatesPosition *position,
                                        const AbbatesRules *rules,
                                        AbbatesMove *move);
gboolean abbates_position_due_unknown (const AbbatesPosition *position,
                                       const AbbatesRules *rules,
                                       AbbatesMove *move);
void abbates_position_forget_known (AbbatesPosition *position,
                                    guint from);
AbbatesReason abbates_legal_check_chance (const AbbatesPosition *position,
                                          const AbbatesRules *rules,
                                          AbbatesMove move);
AbbatesReason abbates_legal_check_anytime (const AbbatesPosition *position,
                                           const AbbatesRules *rules,
                                           AbbatesMove move);
AbbatesReason abbates_know_check (const AbbatesPosition *position,
                                  const AbbatesRules *rules,
                                  AbbatesMove move);
void abbates_know_apply (AbbatesPosition *position,
                         AbbatesMove move,
                         AbbatesEvents *events);
AbbatesReason abbates_name_check (const AbbatesPosition *position,
                                  AbbatesMove move);
void abbates_name_apply (AbbatesPosition *position,
                         AbbatesMove move,
                         AbbatesEvents *events);
guint abbates_know_get_card_arg (AbbatesMove move);
guint abbates_adjust_find_place (const AbbatesPosition *position,
                                 guint place,
                                 AbbatesCard card);
AbbatesReason abbates_adjust_check (const AbbatesPosition *position,
                                    const AbbatesRules *rules,
                                    AbbatesMove move);
void abbates_adjust_apply (AbbatesPosition *position,
                           const AbbatesRules *rules,
                           AbbatesMove move,
                           AbbatesEvents *events);
gboolean abbates_position_line_has_card (const AbbatesPosition *position,
                                         AbbatesLine line);
gboolean abbates_position_winner_can_take (const AbbatesPosition *position,
                                           const AbbatesRules *rules);
void abbates_position_fill_order (const AbbatesRules *rules,
                                  guint round,
                                  AbbatesLine line,
                                  guint8 *squares);
guint abbates_position_next_square (const AbbatesPosition *position,
                                    const AbbatesRules *rules);
guint abbates_position_next_box (const AbbatesPosition *position);
void abbates_position_discard (AbbatesPosition *position,
                               AbbatesCard card,
                               AbbatesPlace from,
                               AbbatesEvents *events);
void abbates_position_settle_events (AbbatesPosition *position,
                                     const AbbatesRules *rules,
                                     AbbatesEvents *events);

void abbates_position_rank (AbbatesPosition *position,
                            const AbbatesRules *rules);

AbbatesArcade abbates_move_kind_get_arcade (AbbatesMoveKind kind);
gboolean abbates_position_can_act (const AbbatesPosition *position,
                                   const AbbatesRules *rules);

extern const char *const abbates_due_words[6];

void abbates_round_start_phase (AbbatesPosition *position,
                                const AbbatesRules *rules,
                                AbbatesEvents *events);
void abbates_round_end_phase (AbbatesPosition *position,
                              const AbbatesRules *rules,
                              gboolean skipped,
                              AbbatesEvents *events);
void abbates_round_collect_played (AbbatesPosition *position,
                                   const AbbatesRules *rules,
                                   AbbatesEvents *events);
void abbates_round_report_end (const AbbatesPosition *position,
                               const AbbatesRules *rules,
                               AbbatesEvents *events);
guint abbates_round_count_chapter (const AbbatesPosition *position,
                                   guint seat);
void abbates_round_set_ora (AbbatesPosition *position,
                            guint seat,
                            int ora,
                            AbbatesEvents *events);
void abbates_round_report_out (guint seat,
                               AbbatesHand discards,
                               guint returned,
                               AbbatesEvents *events);

void abbates_action_apply (AbbatesPosition *position,
                           const AbbatesRules *rules,
                           AbbatesMove move,
                           AbbatesEvents *events);

guint abbates_henricus_count_purple (const AbbatesRules *rules,
                                     guint mission,
                                     AbbatesLine line);
guint abbates_henricus_due_pile (const AbbatesPosition *position);
gboolean abbates_henricus_next_unknown (const AbbatesPosition *position,
                                        const AbbatesRules *rules,
                                        AbbatesMove *move);
void abbates_henricus_play (AbbatesPosition *position,
                            const AbbatesRules *rules,
                            AbbatesEvents *events);
void abbates_henricus_turn_up (AbbatesPosition *position,
                               guint pile,
                               guint8 value,
                               AbbatesEvents *events);
void abbates_henricus_take (AbbatesPosition *position,
                            const AbbatesRules *rules,
                            AbbatesEvents *events);
void abbates_henricus_obtain (AbbatesPosition *position,
                              AbbatesCard card,
                              AbbatesPlace from,
                              AbbatesEvents *events);
void abbates_henricus_end_round (AbbatesPosition *position,
                                 AbbatesEvents *events);
void abbates_henricus_advance_pawn (AbbatesPosition *position,
                                    const AbbatesRules *rules,
                                    AbbatesEvents *events);

void abbates_seat_score (const AbbatesPosition *position,
                         const AbbatesRules *rules,
                         const AbbatesSeatPosition *seat,
                         gboolean secret_halves,
                         AbbatesScore *score);
void abbates_score_count_up (AbbatesScore *self,
                             const AbbatesPosition *position);
int abbates_seat_get_area_kind (const AbbatesSeatPosition *seat,
                                guint squares);
gboolean abbates_seat_has_all_areas (const AbbatesSeatPosition *seat,
                                     const AbbatesMission *mission,
                                     gboolean any);
guint abbates_seat_count_kind (const AbbatesSeatPosition *seat,
                               AbbatesKind kind);
int abbates_seat_score_line (const AbbatesSeatPosition *seat,
                             AbbatesLine line);

void abbates_position_arcade_left (const AbbatesPosition *position,
                                   const AbbatesRules *rules,
                                   guint *counts);

/**
 * AbbatesScoreEnd:
 * @seat: the seat, each unrecorded card of its portrait being one of some kind; only the kinds
 *   are meant, the beans are not
 * @score: what it scores so
 *
 * One end of what a seat can score.
 */
typedef struct
{
  AbbatesSeatPosition seat;
  AbbatesScore score;
} AbbatesScoreEnd;

void abbates_position_score_ends (const AbbatesPosition *position,
                                  const AbbatesRules *rules,
                                  guint seat,
                                  AbbatesScoreEnd *least,
                                  AbbatesScoreEnd *most);
void abbates_position_unseen_beans (const AbbatesPosition *position,
                                    const AbbatesRules *rules,
                                    guint n_cards,
                                    int *least,
                                    int *most);

G_END_DECLS
