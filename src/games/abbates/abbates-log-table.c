/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* Sentences for what only a physical table tells: cards named later, adjustments, who deals. */

/* More than so many cards are not worth a list. */
#define MAX_POSSIBLE 4

static const char *
get_name (const AbbatesSetup *setup,
          guint seat)
{
  return setup->names[seat - 1];
}

/* Where the card lies that @move names: "square 5 of the garden". */
static char *
describe_place (const AbbatesSetup *setup,
                AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_KNOW_GARDEN:
      return g_strdup_printf (_ ("the card on square %u of the garden"), move.arg[0]);
    case ABBATES_MOVE_KNOW_REFILL:
      return g_strdup_printf (_ ("the card in box %u of the replenishment row"), move.arg[0]);
    case ABBATES_MOVE_KNOW_PORTRAIT:
      return g_strdup_printf (_ ("the card on square %u of %s’s portrait"), move.arg[1],
                              get_name (setup, move.arg[0]));
    case ABBATES_MOVE_KNOW_SECRET:
      return g_strdup_printf (_ ("the secret card of %s"), get_name (setup, move.arg[0]));
    case ABBATES_MOVE_KNOW_COVERED:
      return g_strdup_printf (_ ("a covered card of %s’s portrait"),
                              get_name (setup, move.arg[0]));
    default:
      return g_strdup (_ ("a card of the discard pile"));
    }
}

/**
 * abbates_sentence_know:
 * @position: the position before @move
 * @setup: the match's set-up
 * @move: a move that names a card
 * @viewer: who reads it
 *
 * Returns: (transfer full): a sentence that tells it; of a secret card only that it is known,
 *   to all but its seat, before the secret cards are shown
 */
char *
abbates_sentence_know (const AbbatesPosition *position,
                       const AbbatesSetup *setup,
                       AbbatesMove move,
                       int viewer)
{
  AbbatesCard card = move.arg[abbates_know_get_card_arg (move)];
  g_autofree char *place = describe_place (setup, move);
  g_autofree char *name = abbates_sentence_card (card);

  if (move.kind == ABBATES_MOVE_KNOW_SECRET && position->stage < ABBATES_STAGE_COUNT &&
      viewer != SCR_VIEWER_ALL && viewer != move.arg[0])
    return position->naming
               ? g_strdup_printf (_ ("The program deals what nobody recorded: %s."), place)
               : g_strdup_printf (_ ("It is told now: %s."), place);

  return position->naming
             ? g_strdup_printf (_ ("The program deals what nobody recorded: %s is %s."), place,
                                name)
             : g_strdup_printf (_ ("It is told now: %s is %s."), place, name);
}

/**
 * abbates_sentence_possible:
 * @position: a position with a card that nobody recorded
 * @setup: the match's set-up
 *
 * What lies elsewhere leaves few cards, late in a game, that it can be.
 *
 * Returns: (transfer full) (nullable): a sentence that lists them and says that they are
 *   counted, not told; %NULL where they are more than MAX_POSSIBLE
 */
char *
abbates_sentence_possible (const AbbatesPosition *position,
                           const AbbatesSetup *setup)
{
  const AbbatesRules *rules = &setup->rules;
  g_autoptr (GString) list = g_string_new (NULL);
  guint n_possible = 0;

  for (guint i = 0; i < rules->n_card_list; i++)
    {
      g_autofree char *name = NULL;

      if (position->left[rules->card_list[i]] == 0)
        continue;
      if (++n_possible > MAX_POSSIBLE)
        return NULL;
      name = abbates_sentence_card (rules->card_list[i]);
      g_string_append_printf (list, "%s%s", n_possible > 1 ? ", " : "", name);
    }
  if (n_possible == 0)
    return NULL;

  return g_strdup_printf (ngettext ("Counted, not told: a card that is not recorded can only be "
                                    "this: %s.",
                                    "Counted, not told: a card that is not recorded can only be "
                                    "one of these: %s.",
                                    n_possible),
                          list->str);
}

/**
 * abbates_sentence_due_unknown:
 * @position: a position in which a card must be named
 * @setup: the match's set-up
 *
 * Returns: (transfer full): a sentence that asks for it
 */
char *
abbates_sentence_due_unknown (const AbbatesPosition *position,
                              const AbbatesSetup *setup)
{
  g_autofree char *place = NULL;
  AbbatesMove move;

  if (!abbates_position_due_unknown (position, &setup->rules, &move))
    return g_strdup (_ ("A card must be named."));

  place = describe_place (setup, move);
  if (position->naming)
    return g_strdup_printf (_ ("The program deals what nobody recorded: %s."), place);
  if (position->stage == ABBATES_STAGE_TAKE)
    return g_strdup_printf (_ ("It decides what Henricus takes: say what %s is."), place);

  return g_strdup_printf (_ ("Before the count: say what %s is."), place);
}

/**
 * abbates_sentence_warning:
 * @setup: the match's set-up
 * @card: a card that was told of although none is left
 *
 * Returns: (transfer full): a sentence that says so
 */
char *
abbates_sentence_warning (const AbbatesSetup *setup,
                          AbbatesCard card)
{
  g_autofree char *name = abbates_sentence_card (card);

  if (setup->rules.garden[card] == 0)
    return g_strdup_printf (_ ("This edition has no %s: it is another card, or the copy of the "
                               "game "
                               "has other cards than this edition."),
                            name);

  return g_strdup_printf (_ ("By what was told before, no %s is left: one of them is another card, "
                             "or the copy of the game has other cards than this edition."),
                          name);
}

/* The name of a seat, or of Henricus, with the pile that a signed Abbot card concerns. */
static char *
describe_hand (const AbbatesSetup *setup,
               AbbatesMove move)
{
  gboolean is_gone = move.arg[1] == 1;
  const char *name = get_name (setup, move.arg[0]);
  guint value = move.arg[2];

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_HAND:
      return g_strdup_printf (is_gone ? _ ("Adjusted: %s has no %u in hand.")
                                      : _ ("Adjusted: %s has %u in hand."),
                              name, value);
    case ABBATES_MOVE_SET_DISCARDS:
      return g_strdup_printf (is_gone ? _ ("Adjusted: %s has no %u among the own discards.")
                                      : _ ("Adjusted: %s has %u among the own discards."),
                              name, value);
    default:
      return g_strdup_printf (is_gone ? _ ("Adjusted: %s has one %u less in the Chapter Room.")
                                      : _ ("Adjusted: %s has one %u more in the Chapter Room."),
                              name, value);
    }
}

static char *
describe_portrait (const AbbatesSetup *setup,
                   AbbatesMove move)
{
  const char *name = get_name (setup, move.arg[0]);
  g_autofree char *card = abbates_sentence_some_card (move.arg[2]);

  if (move.arg[2] == ABBATES_NO_CARD)
    return g_strdup_printf (_ ("Adjusted: square %u of %s’s portrait is empty."), move.arg[1],
                            name);

  return g_strdup_printf (_ ("Adjusted: on square %u of %s’s portrait lies %s."), move.arg[1],
                          name, card);
}

static char *
describe_corner (const AbbatesSetup *setup,
                 guint seat,
                 guint sign,
                 guint round)
{
  return g_strdup_printf (sign == 1 ? _ ("Adjusted: %s has not won the corner card of round %u.")
                                    : _ ("Adjusted: %s has won the corner card of round %u."),
                          get_name (setup, seat), round);
}

static char *
describe_seat (const AbbatesSetup *setup,
               AbbatesMove move,
               int viewer,
               gboolean hide_missions)
{
  const char *name = get_name (setup, move.arg[0]);

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_PORTRAIT:
      return describe_portrait (setup, move);
    case ABBATES_MOVE_SET_CORNER:
      return describe_corner (setup, move.arg[0], move.arg[1], move.arg[2]);
    case ABBATES_MOVE_SET_ORA:
      if (move.arg[1] == 0)
        return g_strdup_printf (_ ("Adjusted: the Ora et Labora pawn of %s is gone."), name);
      return g_strdup_printf (ngettext ("Adjusted: %s has met %u condition of Ora et Labora.",
                                        "Adjusted: %s has met %u conditions of Ora et Labora.",
                                        move.arg[1] - 1u),
                              name, move.arg[1] - 1u);
    case ABBATES_MOVE_SET_START:
      return g_strdup_printf (_ ("Adjusted: %s starts."), name);
    case ABBATES_MOVE_SET_MISSION:
      if (hide_missions && !setup->rules.solo && viewer != SCR_VIEWER_ALL &&
          viewer != move.arg[0])
        return g_strdup_printf (_ ("Adjusted: %s has another mission."), name);
      return g_strdup_printf (_ ("Adjusted: %s has mission %s."), name,
                              setup->rules.missions[move.arg[1] - 1].id);
    default:
      return describe_hand (setup, move);
    }
}

static char *
describe_henricus (const AbbatesSetup *setup,
                   AbbatesMove move)
{
  gboolean is_gone = move.arg[0] == 1;
  g_autofree char *card = NULL;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_LOW:
      return g_strdup_printf (is_gone ? _ ("Adjusted: Henricus has no %u in his low pile.")
                                      : _ ("Adjusted: Henricus has %u in his low pile."),
                              move.arg[1]);
    case ABBATES_MOVE_SET_HIGH:
      return g_strdup_printf (is_gone ? _ ("Adjusted: Henricus has no %u in his high pile.")
                                      : _ ("Adjusted: Henricus has %u in his high pile."),
                              move.arg[1]);
    case ABBATES_MOVE_SET_ASIDE:
      return g_strdup_printf (is_gone ? _ ("Adjusted: Henricus has no %u among his discards.")
                                      : _ ("Adjusted: Henricus has %u among his discards."),
                              move.arg[1]);
    case ABBATES_MOVE_SET_CARDS:
      card = abbates_sentence_card (move.arg[1]);
      return g_strdup_printf (is_gone ? _ ("Adjusted: Henricus does not have %s.")
                                      : _ ("Adjusted: Henricus has %s."),
                              card);
    case ABBATES_MOVE_SET_HIS_CORNER:
      return describe_corner (setup, ABBATES_HENRICUS, move.arg[0], move.arg[1]);
    default:
      return g_strdup_printf (_ ("Adjusted: Henricus’ pawn stands on square %u of the Solo card."),
                              move.arg[0]);
    }
}

/* Garden cards on the table that all share. */
static char *
describe_card (AbbatesMove move)
{
  static const char *const places[] = { N_ ("Primus"), N_ ("Secundus"), N_ ("Tertius"),
                                        N_ ("Aequalis") };
  g_autofree char *name = abbates_sentence_card (move.arg[1]);
  g_autofree char *card = abbates_sentence_some_card (move.arg[1]);

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_GARDEN:
      return g_strdup_printf (_ ("Adjusted: on square %u of the garden lies %s."), move.arg[0],
                              card);
    case ABBATES_MOVE_SET_REFILL:
      return g_strdup_printf (_ ("Adjusted: in box %u of the replenishment row lies %s."),
                              move.arg[0], card);
    case ABBATES_MOVE_SET_POINTS:
      return g_strdup_printf (_ ("Adjusted: on the points card, %s is %s."),
                              _ (places[move.arg[0] - 1]), card);
    default:
      return g_strdup_printf (move.arg[0] == 1
                                  ? _ ("Adjusted: one %s less lies in the discard pile.")
                                  : _ ("Adjusted: one %s more lies in the discard pile."),
                              name);
    }
}

static char *
describe_skip (const AbbatesPosition *position,
               const AbbatesSetup *setup)
{
  if (position->awaiting == ABBATES_MOVE_PLAY)
    return g_strdup_printf (_ ("%s does not play and sits this phase out."),
                            get_name (setup, position->by));

  return g_strdup_printf (_ ("%s takes no card."),
                          get_name (setup, abbates_position_taker (position)));
}

/**
 * abbates_sentence_adjustment:
 * @position: the position before @move
 * @setup: the match's set-up
 * @move: an adjustment, a skip or a change of who deals
 * @viewer: who reads it
 * @hide_missions: whether missions lie face down
 *
 * Returns: (transfer full): a sentence that tells it
 */
char *
abbates_sentence_adjustment (const AbbatesPosition *position,
                             const AbbatesSetup *setup,
                             AbbatesMove move,
                             int viewer,
                             gboolean hide_missions)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SKIP:
      return describe_skip (position, setup);
    case ABBATES_MOVE_MODE:
      return g_strdup (move.arg[0] == 1 ? _ ("From here on the players deal at their table.")
                                        : _ ("From here on the program deals."));
    case ABBATES_MOVE_SET_GARDEN:
    case ABBATES_MOVE_SET_REFILL:
    case ABBATES_MOVE_SET_HEAP:
    case ABBATES_MOVE_SET_POINTS:
      return describe_card (move);
    case ABBATES_MOVE_SET_PILE:
      return g_strdup_printf (ngettext ("Adjusted: the draw pile holds %u card.",
                                        "Adjusted: the draw pile holds %u cards.", move.arg[0]),
                              move.arg[0]);
    case ABBATES_MOVE_SET_KNOWN:
      return g_strdup (_ ("Adjusted: nobody knows the top of the draw pile."));
    case ABBATES_MOVE_SET_ARCADE:
      return g_strdup_printf (_ ("Adjusted: on box %2$u of round %1$u of the arcade lies this: "
                                 "%3$s."),
                              move.arg[0], move.arg[1],
                              abbates_sentence_arcade_title ((AbbatesArcade) move.arg[2]));
    case ABBATES_MOVE_SET_PHASE:
      return g_strdup_printf (_ ("Adjusted: round %u, phase %u begins."), move.arg[0],
                              move.arg[1]);
    case ABBATES_MOVE_SET_PAWN:
    case ABBATES_MOVE_SET_LOW:
    case ABBATES_MOVE_SET_HIGH:
    case ABBATES_MOVE_SET_ASIDE:
    case ABBATES_MOVE_SET_CARDS:
    case ABBATES_MOVE_SET_HIS_CORNER:
      return describe_henricus (setup, move);
    default:
      return describe_seat (setup, move, viewer, hide_missions);
    }
}
