/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-position.h"

#include <string.h>

#include "games/abbates/abbates-event-private.h"
#include "games/abbates/abbates-position-private.h"

/* A position and what a move changes in it; what is forced after that is
 * abbates-flow.c's. */

/**
 * abbates_position_init:
 * @position: (out caller-allocates): a position
 * @rules: the rules of the match
 *
 * Makes the position before anything of the set-up is known (*Setup*).
 */
void
abbates_position_init (AbbatesPosition *position,
                       const AbbatesRules *rules)
{
  memset (position, 0, sizeof *position);
  position->round = 1;
  position->phase = 1;
  position->pile = 90;
  memcpy (position->left, rules->garden, sizeof position->left);

  for (guint i = 0; i < rules->n_seats; i++)
    {
      position->seats[i].hand.values = 0x3ffe;
      position->seats[i].ora = rules->no_ora ? -1 : 0;
    }

  if (rules->solo)
    {
      static const guint8 low_benedict[] = { 0, 1, 2, 1 };
      static const guint8 high_benedict[] = { 0, 0, 1, 3 };

      position->start_seat = 1;
      position->henricus.pawn = 1;
      position->henricus.pile[0].values = 0x00fe;
      position->henricus.pile[0].benedict = low_benedict[rules->difficulty];
      position->henricus.pile[1].values = 0x3f00;
      position->henricus.pile[1].benedict = high_benedict[rules->difficulty];
    }

  abbates_position_settle (position, rules);
}

/**
 * abbates_position_discard:
 * @position: a position whose discard pile holds fewer than 90 cards
 * @card: a card that leaves @from; ABBATES_NO_CARD for none
 * @from: where it lay, for events
 * @events: (nullable): where to report it
 *
 * Lays @card on top of the discard pile.
 */
void
abbates_position_discard (AbbatesPosition *position,
                          AbbatesCard card,
                          AbbatesPlace from,
                          AbbatesEvents *events)
{
  if (card == ABBATES_NO_CARD)
    return;

  g_assert (position->n_discard < ABBATES_MAX_DISCARD);
  position->discard[position->n_discard++] = card;
  abbates_report_card (events, 0, card, from, ABBATES_AT (DISCARD, 0, 0));
}

/* The points card: a kind that it shows already goes to the discard pile. */
static void
reveal_for_points (AbbatesPosition *position,
                   AbbatesCard card,
                   AbbatesEvents *events)
{
  guint beans = 0;

  for (guint i = 0; i < position->n_points && position->n_points < 3; i++)
    if (ABBATES_CARD_KIND (position->points[i]) == ABBATES_CARD_KIND (card))
      {
        abbates_position_discard (position, card, ABBATES_AT (PILE, 0, 0), events);
        return;
      }

  position->points[position->n_points++] = card;
  abbates_report_card (events, 0, card, ABBATES_AT (PILE, 0, 0),
                       ABBATES_AT (POINTS, 0, position->n_points));
  if (position->n_points < 4)
    return;
  for (guint i = 0; i < 4; i++)
    beans += ABBATES_CARD_BEANS (position->points[i]);
  abbates_report_track (events, 0, ABBATES_PIECE_GENERAL, position->general,
                        (gint16) (position->general + (int) beans));
  position->general = (gint16) (position->general + (int) beans);
}

/* Takes the top card, @card, off the draw pile. */
static void
draw_top (AbbatesPosition *position,
          AbbatesCard card)
{
  position->pile--;
  if (!abbates_position_knows_top (position))
    abbates_position_take_card (position, card);
  if (position->n_known == 0)
    return;

  position->n_known--;
  memmove (position->known, position->known + 1, position->n_known);
  position->known[position->n_known] = ABBATES_NO_CARD;
  if (position->n_known == 0)
    position->known_by = 0;
}

/* The seat whose draw is due gets @card, the top one. */
static void
reveal_for_draw (AbbatesPosition *position,
                 const AbbatesRules *rules,
                 AbbatesCard card,
                 AbbatesEvents *events)
{
  if (abbates_position_is_henricus (rules, position->due_seat))
    {
      abbates_henricus_obtain (position, card, ABBATES_AT (PILE, 0, 0), events);
      position->turn++;
      return;
    }

  position->drawn = card;
  abbates_report_card (events, position->due_seat, card, ABBATES_AT (PILE, 0, 0),
                       ABBATES_AT (DRAWN, position->due_seat, 0));
}

static void
reveal_for_peek (AbbatesPosition *position,
                 AbbatesCard card,
                 AbbatesEvents *events)
{
  abbates_position_take_card (position, card);
  position->known[position->n_known++] = card;
  abbates_report_look (events, position->due_seat, ABBATES_PIECE_CARD, card,
                       ABBATES_AT (PILE, 0, position->n_known));
}

static void
apply_reveal (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesCard card,
              AbbatesEvents *events)
{
  guint at;

  if (position->due_for == ABBATES_FOR_PEEK)
    {
      reveal_for_peek (position, card, events);
      return;
    }

  draw_top (position, card);
  switch ((AbbatesDueFor) position->due_for)
    {
    case ABBATES_FOR_POINTS:
      reveal_for_points (position, card, events);
      break;
    case ABBATES_FOR_GARDEN:
      at = abbates_position_next_square (position, rules);
      position->garden[at - 1] = card;
      abbates_report_card (events, 0, card, ABBATES_AT (PILE, 0, 0), ABBATES_AT (GARDEN, 0, at));
      break;
    case ABBATES_FOR_REFILL:
      at = abbates_position_next_box (position);
      position->refill[at - 1] = card;
      abbates_report_card (events, 0, card, ABBATES_AT (PILE, 0, 0), ABBATES_AT (REFILL, 0, at));
      break;
    case ABBATES_FOR_DRAW:
      reveal_for_draw (position, rules, card, events);
      break;
    case ABBATES_FOR_NOTHING:
    case ABBATES_FOR_PEEK:
    default:
      g_assert_not_reached ();
    }
}

static void
apply_reshuffle (AbbatesPosition *position,
                 AbbatesEvents *events)
{
  for (guint i = 0; i < position->n_discard; i++)
    abbates_position_free_card (position, position->discard[i]);
  position->pile = position->n_discard;
  position->n_discard = 0;
  memset (position->discard, 0, sizeof position->discard);
  abbates_report_shuffle (events, position->pile, ABBATES_AT (DISCARD, 0, 0),
                          ABBATES_AT (PILE, 0, 0));
}

/* Action 1: the card is checked against the condition under the Ora et Labora pawn. */
static void
apply_play (AbbatesPosition *position,
            const AbbatesRules *rules,
            guint value,
            AbbatesEvents *events)
{
  AbbatesSeatPosition *seat = &position->seats[position->by - 1];

  abbates_hand_remove (&seat->hand, value);
  seat->played = (guint8) value;
  abbates_report_abbot_cards (events, position->by, value, 1, ABBATES_AT (HAND, position->by, 0),
                              ABBATES_AT (PLAYED, position->by, 0));

  if (seat->ora >= 0 && seat->ora < 4)
    {
      guint face = rules->ora_order[position->round - 1];
      gboolean met = (rules->ora[face][seat->ora].values >> value) & 1;

      abbates_round_set_ora (position, position->by, met ? seat->ora + 1 : -1, events);
    }
}

/* Set-up: an answer that is no garden card turned up. */
static void
apply_setup (AbbatesPosition *position,
             AbbatesMove move,
             AbbatesEvents *events)
{
  const AbbatesPlace nowhere = ABBATES_AT (NOWHERE, 0, 0);
  const guint8 *arg = move.arg;

  if (move.kind == ABBATES_MOVE_ARCADE)
    {
      position->arcade[position->n_arcade++] = arg[2];
      abbates_report_move (events, 0, ABBATES_PIECE_ARCADE, arg[2], nowhere,
                           ABBATES_AT (ARCADE, arg[0], arg[1]));
    }
  else if (move.kind == ABBATES_MOVE_MISSION)
    {
      position->seats[arg[0] - 1].mission = arg[1];
      abbates_report_move (events, arg[0], ABBATES_PIECE_MISSION, arg[1], nowhere,
                           ABBATES_AT (MISSION, arg[0], 0));
    }
  else if (move.kind == ABBATES_MOVE_SECRET)
    {
      position->seats[arg[0] - 1].secret = arg[1];
      draw_top (position, arg[1]);
      abbates_report (events, (AbbatesEvent){ SCR_EVENT_MOVE, ABBATES_PIECE_CARD, arg[1], arg[0],
                                              ABBATES_AT (PILE, 0, 0),
                                              ABBATES_AT (SECRET, arg[0], 0), arg[0], 1 });
    }
  else
    {
      position->start_seat = arg[0];
      abbates_report_move (events, 0, ABBATES_PIECE_START, 0, nowhere,
                           ABBATES_AT (SEAT, arg[0], 0));
    }
}

/* The seat due sits out, or takes or draws nothing, though the rules have it do so. */
static void
apply_skip (AbbatesPosition *position,
            AbbatesEvents *events)
{
  guint seat = position->by;

  if (position->awaiting == ABBATES_MOVE_PLAY)
    {
      position->seats[seat - 1].out = TRUE;
      abbates_report_that (events, SCR_EVENT_PASS, ABBATES_PIECE_PHASE, 0, seat, 0);
      abbates_round_set_ora (position, seat, -1, events);
      return;
    }

  abbates_report_that (events, SCR_EVENT_PASS, ABBATES_PIECE_TAKE, 0,
                       abbates_position_taker (position), 0);
  position->turn++;
}

/* Who deals from now on. Cards of the pile that only somebody at the table knows are dealt
 * like the others once the program deals. */
static void
apply_mode (AbbatesPosition *position,
            const AbbatesRules *rules,
            gboolean is_table)
{
  AbbatesMove unknown;
  guint n_known = 0;

  position->table = (guint8) is_table;
  if (is_table)
    return;

  while (n_known < position->n_known && position->known[n_known] != ABBATES_UNKNOWN_CARD)
    n_known++;
  abbates_position_forget_known (position, n_known);
  position->naming = (guint8) abbates_position_next_unknown (position, rules, &unknown);
}

/* What set-up and chance give, and what a table tells of how it plays on. */
static void
apply_answer (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove move,
              AbbatesEvents *events)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_ARCADE:
    case ABBATES_MOVE_MISSION:
    case ABBATES_MOVE_SECRET:
    case ABBATES_MOVE_START:
      apply_setup (position, move, events);
      break;
    case ABBATES_MOVE_HENRICUS:
      abbates_henricus_turn_up (position, move.arg[0], move.arg[1], events);
      break;
    case ABBATES_MOVE_REVEAL:
      apply_reveal (position, rules, move.arg[0], events);
      break;
    case ABBATES_MOVE_RESHUFFLE:
      apply_reshuffle (position, events);
      break;
    case ABBATES_MOVE_SKIP:
      apply_skip (position, events);
      break;
    case ABBATES_MOVE_MODE:
      apply_mode (position, rules, move.arg[0] == 1);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
apply_move (AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesMove move,
            AbbatesEvents *events)
{
  if (move.kind == ABBATES_MOVE_PLAY)
    apply_play (position, rules, move.arg[0], events);
  else if (move.kind >= ABBATES_MOVE_TAKE && move.kind <= ABBATES_MOVE_RECALL)
    abbates_action_apply (position, rules, move, events);
  else if (abbates_move_is_know (move))
    abbates_know_apply (position, move, events);
  else if (abbates_move_is_set (move))
    abbates_adjust_apply (position, rules, move, events);
  else
    apply_answer (position, rules, move, events);

  abbates_position_settle_events (position, rules, events);
}

/**
 * abbates_position_apply:
 * @position: a position
 * @rules: the rules of the match
 * @move: a move that abbates_position_check() lets pass
 *
 * Makes @move, and all that is forced after it.
 */
void
abbates_position_apply (AbbatesPosition *position,
                        const AbbatesRules *rules,
                        AbbatesMove move)
{
  apply_move (position, rules, move, NULL);
}

/**
 * abbates_position_apply_events:
 * @position: a position
 * @rules: the rules of the match
 * @move: a move that abbates_position_check() lets pass
 * @events: (out caller-allocates): what comes of it
 *
 * Makes @move as abbates_position_apply() does, and reports what happens at the table, in
 * that order (docs/formats.md).
 */
void
abbates_position_apply_events (AbbatesPosition *position,
                               const AbbatesRules *rules,
                               AbbatesMove move,
                               AbbatesEvents *events)
{
  events->n_events = 0;
  apply_move (position, rules, move, events);
}

/**
 * abbates_position_find_excess:
 * @position: a position
 * @rules: the rules of the match
 * @move: a legal move
 *
 * Returns: a card that @move tells of although, by what was told before, none of it is left:
 *   something was told wrong, or the copy of the game is another; ABBATES_NO_CARD if it tells of
 *   none
 */
AbbatesCard
abbates_position_find_excess (const AbbatesPosition *position,
                              const AbbatesRules *rules,
                              AbbatesMove move)
{
  AbbatesPosition after = *position;

  abbates_position_apply (&after, rules, move);
  for (AbbatesCard card = 1; card < ABBATES_N_CARDS; card++)
    if (after.excess[card] > position->excess[card])
      return card;

  return ABBATES_NO_CARD;
}

/**
 * abbates_position_is_chance:
 * @position: a position
 *
 * Returns: whether something is due of which no seat decides: what the table, or chance, gives
 */
gboolean
abbates_position_is_chance (const AbbatesPosition *position)
{
  return position->by == 0 && position->stage != ABBATES_STAGE_OVER;
}

/**
 * abbates_position_arcade:
 * @position: a position
 * @rules: the rules of the match
 *
 * Returns: the arcade card above the line where the Abbot-General stands;
 *   ABBATES_NO_ARCADE in phase 4, before the first phase and with variant 1
 */
AbbatesArcade
abbates_position_arcade (const AbbatesPosition *position,
                         const AbbatesRules *rules)
{
  if (rules->no_arcade || position->line == ABBATES_NO_LINE)
    return ABBATES_NO_ARCADE;

  return (AbbatesArcade) position->arcade[(position->round - 1) * 3 + position->phase - 1];
}
