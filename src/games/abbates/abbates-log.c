/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* The sentences of the log: what a move did, with names. */

/* The seat due, or whose draw or peek it is. */
static const char *
get_actor (const AbbatesPosition *position,
           const AbbatesSetup *setup)
{
  guint seat = position->by != 0 ? position->by : position->due_seat;

  return seat != 0 ? setup->names[seat - 1] : "";
}

static char *
describe_play (const AbbatesPosition *position,
               const AbbatesSetup *setup,
               guint value)
{
  const AbbatesSeatPosition *seat = &position->seats[position->by - 1];
  const char *name = get_actor (position, setup);
  const AbbatesCondition *condition;

  if (seat->ora < 0 || seat->ora > 3)
    return g_strdup_printf (_ ("%s plays %u."), name, value);

  condition = &setup->rules.ora[setup->rules.ora_order[position->round - 1]][seat->ora];
  if ((condition->values >> value) & 1)
    return g_strdup_printf (_ ("%s plays %u and meets Ora et Labora."), name, value);

  return g_strdup_printf (_ ("%s plays %u and does not meet Ora et Labora."), name, value);
}

static gboolean
may_know (guint seat,
          int viewer)
{
  return viewer == SCR_VIEWER_ALL || viewer == (int) seat;
}

/* Cards that an earlier look left known are not revealed again. */
static char *
describe_peek (const AbbatesPosition *position,
               const AbbatesSetup *setup,
               int viewer)
{
  const char *actor = get_actor (position, setup);
  g_auto (GStrv) cards = NULL;
  g_autofree char *list = NULL;

  if (position->n_known == 0 || !may_know (position->by, viewer))
    return g_strdup_printf (_ ("%s looks at the top of the draw pile."), actor);

  cards = g_new0 (char *, position->n_known + 1u);
  for (guint i = 0; i < position->n_known; i++)
    cards[i] = abbates_sentence_card (position->known[i]);
  list = g_strjoinv (", ", cards);

  return g_strdup_printf (_ ("%s looks at the top of the draw pile: %s."), actor, list);
}

static char *
describe_look (const AbbatesPosition *position,
               const AbbatesSetup *setup,
               const char *card,
               int viewer)
{
  if (may_know (position->due_seat, viewer))
    return g_strdup_printf (_ ("%s looks at %s on the draw pile."), get_actor (position, setup),
                            card);

  return g_strdup_printf (_ ("%s looks at a card of the draw pile."), get_actor (position, setup));
}

static char *
describe_secret (const AbbatesSetup *setup,
                 guint seat,
                 AbbatesCard card,
                 int viewer)
{
  g_autofree char *name = abbates_sentence_card (card);

  if (may_know (seat, viewer) && card != ABBATES_UNKNOWN_CARD)
    return g_strdup_printf (_ ("%s draws %s as a secret card."), setup->names[seat - 1], name);

  return g_strdup_printf (_ ("%s draws a secret card."), setup->names[seat - 1]);
}

static char *
describe_reveal (const AbbatesPosition *position,
                 const AbbatesSetup *setup,
                 AbbatesCard card,
                 int viewer)
{
  g_autofree char *name = abbates_sentence_some_card (card);

  switch ((AbbatesDueFor) position->due_for)
    {
    case ABBATES_FOR_POINTS:
      return g_strdup_printf (_ ("Points card: %s is turned up."), name);
    case ABBATES_FOR_GARDEN:
      return g_strdup_printf (_ ("Garden: %s is turned up."), name);
    case ABBATES_FOR_REFILL:
      return g_strdup_printf (_ ("Replenishment row: %s is turned up."), name);
    case ABBATES_FOR_DRAW:
      if (abbates_position_is_henricus (&setup->rules, position->due_seat))
        return g_strdup_printf (_ ("Henricus did not win, so he draws: %s."), name);
      return g_strdup_printf (_ ("%s draws %s."), get_actor (position, setup), name);
    case ABBATES_FOR_PEEK:
      return describe_look (position, setup, name, viewer);
    case ABBATES_FOR_NOTHING:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_take (const AbbatesPosition *position,
               const AbbatesSetup *setup,
               AbbatesMove move)
{
  const char *actor = get_actor (position, setup);
  g_autofree char *card = NULL;

  if (move.kind == ABBATES_MOVE_TAKE)
    {
      card = abbates_sentence_some_card (position->garden[move.arg[0] - 1]);
      return g_strdup_printf (_ ("%s takes %s from square %u and puts it on square %u."), actor,
                              card, move.arg[0], move.arg[1]);
    }
  if (move.kind == ABBATES_MOVE_TAKE_REFILL)
    {
      card = abbates_sentence_some_card (position->refill[move.arg[0] - 1]);
      return g_strdup_printf (_ ("%s takes %s from box %u of the replenishment row and puts it on "
                                 "square %u."),
                              actor, card, move.arg[0], move.arg[1]);
    }

  card = abbates_sentence_some_card (move.arg[0]);
  return g_strdup_printf (_ ("%s takes %s from the discard pile and puts it on square %u."), actor,
                          card, move.arg[1]);
}

static char *
describe_swap (const AbbatesPosition *position,
               const AbbatesSetup *setup,
               AbbatesMove move)
{
  const AbbatesCard *portrait = position->seats[position->by - 1].portrait;
  const char *actor = get_actor (position, setup);
  guint a = move.arg[0], b = move.arg[1];
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  first = abbates_sentence_some_card (move.kind == ABBATES_MOVE_SWAP_LINE ? position->garden[a - 1]
                                                                          : portrait[a - 1]);
  second = abbates_sentence_some_card (move.kind == ABBATES_MOVE_SWAP ? portrait[b - 1]
                                                                      : position->refill[b - 1]);

  if (move.kind == ABBATES_MOVE_SWAP)
    return g_strdup_printf (_ ("%s lets %s on square %u and %s on square %u change places."), actor,
                            first, a, second, b);
  if (move.kind == ABBATES_MOVE_SWAP_LINE)
    return g_strdup_printf (_ ("%s exchanges %s on square %u of the garden with %s in box %u."),
                            actor, first, a, second, b);

  return g_strdup_printf (_ ("%s exchanges %s on square %u of the portrait with %s in box %u."),
                          actor, first, a, second, b);
}

static char *
describe_decision (const AbbatesPosition *position,
                   const AbbatesSetup *setup,
                   AbbatesMove move,
                   int viewer)
{
  const char *actor = get_actor (position, setup);
  g_autofree char *card = NULL;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_PLAY:
      return describe_play (position, setup, move.arg[0]);
    case ABBATES_MOVE_PLACE:
      card = abbates_sentence_some_card (position->drawn);
      return g_strdup_printf (_ ("%s puts %s on square %u."), actor, card, move.arg[0]);
    case ABBATES_MOVE_PEEK:
      return describe_peek (position, setup, viewer);
    case ABBATES_MOVE_ORDER:
      return g_strdup_printf (_ ("%s puts the cards back on the draw pile."), actor);
    case ABBATES_MOVE_OTHER_LINE:
      return g_strdup_printf (_ ("%s names %s: everyone takes from there."), actor,
                              abbates_sentence_line (move.arg[0]));
    case ABBATES_MOVE_RECALL:
      return g_strdup_printf (_ ("%s removes %u of %s from the Chapter Room."), actor, move.arg[1],
                              setup->names[move.arg[0] - 1]);
    case ABBATES_MOVE_SWAP:
    case ABBATES_MOVE_SWAP_LINE:
    case ABBATES_MOVE_SWAP_REFILL:
      return describe_swap (position, setup, move);
    default:
      return describe_take (position, setup, move);
    }
}

/**
 * abbates_sentence_move:
 * @position: the position before @move
 * @setup: the match's set-up
 * @move: a move that is legal there
 * @viewer: who reads it: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 * @hide_missions: whether missions lie face down
 *
 * What only one seat may know, a secret card or one that was looked at, is told to no other.
 *
 * Returns: (transfer full): a sentence that tells it, with names
 */
char *
abbates_sentence_move (const AbbatesPosition *position,
                       const AbbatesSetup *setup,
                       AbbatesMove move,
                       int viewer,
                       gboolean hide_missions)
{
  AbbatesPosition named = *position;

  if (abbates_move_is_know (move))
    return abbates_sentence_know (position, setup, move, viewer);
  if (move.kind >= ABBATES_MOVE_SKIP)
    return abbates_sentence_adjustment (position, setup, move, viewer, hide_missions);

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_ARCADE:
      return g_strdup_printf (_ ("Round %u, box %u of the arcade: %s."), move.arg[0], move.arg[1],
                              abbates_sentence_arcade_title ((AbbatesArcade) move.arg[2]));
    case ABBATES_MOVE_MISSION:
      if (hide_missions && !setup->rules.solo && viewer != SCR_VIEWER_ALL && viewer != move.arg[0])
        return g_strdup_printf (_ ("%s gets a mission."), setup->names[move.arg[0] - 1]);
      return g_strdup_printf (_ ("%s gets mission %s."), setup->names[move.arg[0] - 1],
                              setup->rules.missions[move.arg[1] - 1].id);
    case ABBATES_MOVE_SECRET:
      return describe_secret (setup, move.arg[0], move.arg[1], viewer);
    case ABBATES_MOVE_START:
      return g_strdup_printf (_ ("%s starts."), setup->names[move.arg[0] - 1]);
    case ABBATES_MOVE_HENRICUS:
      return g_strdup_printf (move.arg[0] == 0 ? _ ("Henricus' low pile now shows %u.")
                                               : _ ("Henricus' high pile now shows %u."),
                              move.arg[1]);
    case ABBATES_MOVE_REVEAL:
      return describe_reveal (position, setup, move.arg[0], viewer);
    case ABBATES_MOVE_RESHUFFLE:
      return g_strdup (_ ("The discard pile is shuffled into a new draw pile."));
    default:
      abbates_name_apply (&named, move, NULL);
      return describe_decision (&named, setup, move, viewer);
    }
}
