/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-state.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* Why a move is refused: one code a rule, the rulebook's section that forbids
 * it, and a player's sentence. Words in braces are filled in. */

#define SETUP N_ ("Setup")
#define SEQUENCE N_ ("Phases of a Round")
#define ACTION_1 N_ ("Action 1: Play an Abbot Card and Check Conditions")
#define ACTION_2 N_ ("Action 2: Take Arcade Action and Choose Card")
#define OTHERS N_ ("Action 2 (continued): Choose a Cloister Garden Card (Other Players)")
#define ACTION_3 N_ ("Action 3: Replenish, Abbot-General Move and New Starting Player")
#define COUNTING N_ ("Point Counting")
#define APPENDIX N_ ("Appendix: Cloister Arcade Cards")
#define VARIANTS N_ ("Beginner's Variants")
#define SOLO N_ ("Solo Variant")
#define TABLE N_ ("Mirroring a Table")

typedef struct
{
  const char *code;
  const char *section;
  const char *sentence;
} Reason;

static const Reason reasons[] = {
  [ABBATES_REASON_NONE] = { "none", "", "" },
  [ABBATES_REASON_OVER] = { "over", COUNTING,
                            N_ ("The game is over: undo to go back, or look at the score sheet.") },
  [ABBATES_REASON_NOT_DUE] = { "not-due", SEQUENCE, N_ ("That does not come now. {prompt}") },
  [ABBATES_REASON_CHANCE_DUE] = { "chance-due", SEQUENCE,
                                  N_ ("Nobody decides before the table has answered. {prompt}") },
  [ABBATES_REASON_ARCADE_BOX] = { "arcade-box", SETUP,
                                  N_ ("The arcade cards are laid round by round and box by box. "
                                      "{prompt}") },
  [ABBATES_REASON_ARCADE_CARD] = { "arcade-card", SETUP,
                                   N_ ("That arcade card is not among those left for this round: "
                                       "choose another.") },
  [ABBATES_REASON_ARCADE_PALM] = { "arcade-palm", SETUP,
                                   N_ ("This match is played without palm branches: lay a card "
                                       "without them.") },
  [ABBATES_REASON_MISSION_SEAT] = { "mission-seat", SETUP,
                                    N_ ("The missions are dealt seat by seat. {prompt}") },
  [ABBATES_REASON_MISSION_TAKEN] = { "mission-taken", SETUP,
                                     N_ ("Another seat has this mission already: choose "
                                         "another.") },
  [ABBATES_REASON_MISSION_DIFFICULTY] = { "mission-difficulty", SOLO,
                                          N_ ("The palm branches of this mission do not fit the "
                                              "difficulty: choose one with {palms}.") },
  [ABBATES_REASON_SECRET_SEAT] = { "secret-seat", VARIANTS,
                                   N_ ("The secret cards are drawn seat by seat. {prompt}") },
  [ABBATES_REASON_NO_SUCH_SEAT] = { "no-such-seat", SETUP,
                                    N_ ("There is no seat {value} in this match.") },
  [ABBATES_REASON_HENRICUS_PILE] = { "henricus-pile", SOLO,
                                     N_ ("The other pile of Henricus is due. {prompt}") },
  [ABBATES_REASON_HENRICUS_VALUE] = { "henricus-value", SOLO,
                                      N_ ("Henricus has no {value} in that pile: look at its top "
                                          "card again.") },
  [ABBATES_REASON_CARD_NOT_LEFT] = { "card-not-left", SETUP,
                                     N_ ("No {card} is left in the draw pile: all that this "
                                         "edition has are on the table.") },
  [ABBATES_REASON_CARD_NOT_ON_TOP] = { "card-not-on-top", APPENDIX,
                                       N_ ("The top card of the draw pile is known since it was "
                                           "looked at: it is {top}.") },
  [ABBATES_REASON_RESHUFFLE_DUE] = { "reshuffle-due", ACTION_3,
                                     N_ ("The draw pile is empty: the discard pile is shuffled "
                                         "into a new one first.") },
  [ABBATES_REASON_PILE_NOT_EMPTY] = { "pile-not-empty", ACTION_3,
                                      N_ ("The discard pile is only shuffled when the draw pile is "
                                          "empty; it still holds {pile}.") },
  [ABBATES_REASON_NOT_IN_HAND] = { "not-in-hand", ACTION_1,
                                   N_ ("{name} has no {value} in hand: play a card of the hand.") },
  [ABBATES_REASON_VALUE_PLAYED] = { "value-played", ACTION_1,
                                    N_ ("{value} was already played in this phase: play another "
                                        "value.") },
  [ABBATES_REASON_NOT_IN_LINE] = { "not-in-line", ACTION_2,
                                   N_ ("Square {square} is not in {taken-line}: take a card from "
                                       "there.") },
  [ABBATES_REASON_SQUARE_EMPTY] = { "square-empty", ACTION_2,
                                    N_ ("There is no card on square {square} of the garden: take "
                                        "another.") },
  [ABBATES_REASON_PLACE_NOT_IN_LINE] = { "place-not-in-line", ACTION_2,
                                         N_ ("The card goes into {line} of the portrait, where the "
                                             "Abbot-General stands: put it on square {squares}.") },
  [ABBATES_REASON_BOX_EMPTY] = { "box-empty", APPENDIX,
                                 N_ ("Box {box} of the replenishment row is empty: choose "
                                     "another.") },
  [ABBATES_REASON_REFILL_NOT_ALLOWED] = { "refill-not-allowed", APPENDIX,
                                          N_ ("The arcade card of this phase does not let {name} "
                                              "take from the replenishment row: take from "
                                              "{taken-line}.") },
  [ABBATES_REASON_DISCARD_NOT_ALLOWED] = { "discard-not-allowed", APPENDIX,
                                           N_ ("The arcade card of this phase does not let {name} "
                                               "take from the discard pile: take from "
                                               "{taken-line}.") },
  [ABBATES_REASON_NOT_IN_DISCARD] = { "not-in-discard", APPENDIX,
                                      N_ ("There is no {card} in the discard pile: take "
                                          "another.") },
  [ABBATES_REASON_ONLY_WINNER_ACTS] = { "only-winner-acts", ACTION_2,
                                        N_ ("Only the winner of the phase may use the arcade card: "
                                            "take a card from {taken-line}.") },
  [ABBATES_REASON_NO_ACTION_CARD] = { "no-action-card", APPENDIX,
                                      N_ ("The arcade card of this phase does not allow that; it "
                                          "says: {arcade}.") },
  [ABBATES_REASON_ALREADY_ACTED] = { "already-acted", ACTION_2,
                                     N_ ("{name} has used the arcade card of this phase already: "
                                         "take a card now.") },
  [ABBATES_REASON_VARIANT_NO_ARCADE] = { "variant-no-arcade", VARIANTS,
                                         N_ ("This match is played without arcade actions: take a "
                                             "card from {taken-line}.") },
  [ABBATES_REASON_PEEK_EMPTY] = { "peek-empty", APPENDIX,
                                  N_ ("The draw pile is empty: there is nothing to look at.") },
  [ABBATES_REASON_ORDER_NUMBERS] = { "order-numbers", APPENDIX,
                                     N_ ("Name each of the cards once, by its number from the top: "
                                         "1 to {known}.") },
  [ABBATES_REASON_PORTRAIT_EMPTY] = { "portrait-empty", APPENDIX,
                                      N_ ("There is no card on that square of the portrait to "
                                          "exchange: choose a filled one.") },
  [ABBATES_REASON_SWAP_SAME] = { "swap-same", APPENDIX,
                                 N_ ("A card cannot change places with itself: choose two "
                                     "squares.") },
  [ABBATES_REASON_SWAP_USED] = { "swap-used", APPENDIX,
                                 N_ ("That card was exchanged already, and each takes part only "
                                     "once: choose others, or take a card.") },
  [ABBATES_REASON_SAME_LINE] = { "same-line", APPENDIX,
                                 N_ ("The Abbot-General stands at {line} already: name another "
                                     "line, or take a card.") },
  [ABBATES_REASON_NOT_IN_CHAPTER] = { "not-in-chapter", APPENDIX,
                                      N_ ("That Abbot card is not in the Chapter Room: choose one "
                                          "that is.") },
  [ABBATES_REASON_PLACE_DUE] = { "place-due", OTHERS,
                                 N_ ("{name} has drawn a card, and it must be placed first: put it "
                                     "on square {squares}.") },
  [ABBATES_REASON_TAKE_DUE] = { "take-due", ACTION_2,
                                N_ ("Everyone has played; now the cards are taken. {prompt}") },
  [ABBATES_REASON_PLAY_DUE] = { "play-due", ACTION_1,
                                N_ ("First everyone plays an Abbot card. {prompt}") },
  [ABBATES_REASON_ORDER_DUE] = { "order-due", APPENDIX,
                                 N_ ("First the cards that {name} looked at go back on the draw "
                                     "pile, in any order.") },
  [ABBATES_REASON_ONLY_AT_TABLE] = { "only-at-table", TABLE,
                                     N_ ("That is told only where the players deal at a table of "
                                         "their own; here the program deals.") },
  [ABBATES_REASON_CARD_UNNAMED] = { "card-unnamed", TABLE,
                                    N_ ("Say which card it is: here it cannot stay "
                                        "unrecorded.") },
  [ABBATES_REASON_KNOWN_ALREADY] = { "known-already", TABLE,
                                     N_ ("Another card is recorded there: correct the entry that "
                                         "told of it, or adjust it.") },
  [ABBATES_REASON_NAMED_OTHERWISE] = { "named-otherwise", TABLE,
                                       N_ ("The card there is recorded as another: leave the name "
                                           "away, or correct the entry that told of it.") },
  [ABBATES_REASON_NOTHING_UNKNOWN] = { "nothing-unknown", TABLE,
                                       N_ ("No unrecorded card lies there: name one where a card "
                                           "is not recorded.") },
  [ABBATES_REASON_KNOW_DUE] = { "know-due", TABLE, N_ ("First a card must be named. {prompt}") },
  [ABBATES_REASON_SKIP_NOT_DUE] = { "skip-not-due", TABLE,
                                    N_ ("Only a seat that is to play, take or draw can be skipped. "
                                        "{prompt}") },
  [ABBATES_REASON_MODE_SAME] = { "mode-same", TABLE, N_ ("The match is played so already.") },
  [ABBATES_REASON_MODE_UNFINISHED] = { "mode-unfinished", TABLE,
                                       N_ ("First finish at the table what is under way. "
                                           "{prompt}") },
  [ABBATES_REASON_SET_VARIANT] = { "set-variant", TABLE,
                                   N_ ("This match is played without that, so there is nothing to "
                                       "adjust.") },
  [ABBATES_REASON_SET_NOT_YET] = { "set-not-yet", TABLE,
                                   N_ ("That has not been laid yet, so there is nothing to adjust. "
                                       "{prompt}") },
  [ABBATES_REASON_SET_THERE] = { "set-there", TABLE,
                                 N_ ("That is there already: nothing is to be added.") },
  [ABBATES_REASON_SET_NOT_THERE] = { "set-not-there", TABLE,
                                     N_ ("That is not there, so it cannot be taken away.") },
  [ABBATES_REASON_SET_FULL] = { "set-full", TABLE, N_ ("No more fit there.") },
  [ABBATES_REASON_SET_PILE] = { "set-pile", TABLE,
                                N_ ("The cards do not add up: the draw pile holds {pile}. First "
                                    "take away the card that does not lie where it is "
                                    "recorded.") },
  [ABBATES_REASON_SET_POINTS] = { "set-points", TABLE,
                                  N_ ("Primus, Secundus and Tertius show three kinds: first adjust "
                                      "the place that shows this kind.") },
  [ABBATES_REASON_SET_CORNER] = { "set-corner", TABLE,
                                  N_ ("Another seat has this corner card: take it away there "
                                      "first.") },
  [ABBATES_REASON_SET_LATE] = { "set-late", TABLE,
                                N_ ("The cards of this phase are played already, and who starts "
                                    "the next follows from them: adjust it when the phase is "
                                    "over.") },
  [ABBATES_REASON_SET_OUT] = { "set-out", TABLE,
                               N_ ("This seat sits the phase out, and its Ora et Labora pawn is "
                                   "gone: adjust it when the phase is over.") },
  [ABBATES_REASON_SET_HIS_PILE] = { "set-his-pile", TABLE,
                                    N_ ("The low pile of Henricus holds 1 to 7, the high one 8 to "
                                        "13, both Benedict cards too: choose the other pile.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (reasons) == ABBATES_N_REASONS);

/**
 * abbates_reason_section:
 * @reason: a reason
 *
 * Returns: the section of the rulebook that it comes from, translated
 */
const char *
abbates_reason_section (AbbatesReason reason)
{
  g_return_val_if_fail (reason < ABBATES_N_REASONS, NULL);

  return *reasons[reason].section == '\0' ? "" : _ (reasons[reason].section);
}

/**
 * abbates_reason_code:
 * @reason: a reason
 *
 * Returns: its word for programs, never translated
 */
const char *
abbates_reason_code (AbbatesReason reason)
{
  g_return_val_if_fail (reason < ABBATES_N_REASONS, NULL);

  return reasons[reason].code;
}

static char *
list_squares (AbbatesLine line)
{
  const guint8 *squares = abbates_line_squares[line];

  return g_strdup_printf (C_ ("squares of a line", "%u, %u or %u"), squares[0], squares[1],
                          squares[2]);
}

/* The card that @move names, or that @position shows where it points. */
static char *
get_card (AbbatesMove move)
{
  AbbatesCard card = move.kind == ABBATES_MOVE_SECRET ? move.arg[1] : move.arg[0];

  if (abbates_move_is_know (move))
    card = move.arg[abbates_know_get_card_arg (move)];

  return abbates_sentence_card (card < ABBATES_N_CARDS && card > 0 ? card : ABBATES_UNKNOWN_CARD);
}

/* What stands for @word (without braces) in a sentence. */
static char *
fill_word (const char *word,
           const AbbatesPosition *position,
           const AbbatesSetup *setup,
           AbbatesMove move)
{
  guint last = move.kind == ABBATES_MOVE_HENRICUS || move.kind == ABBATES_MOVE_RECALL ? move.arg[1]
                                                                                      : move.arg[0];

  if (strcmp (word, "prompt") == 0)
    return abbates_sentence_prompt (position, setup);
  if (strcmp (word, "name") == 0)
    return g_strdup (position->by != 0 ? setup->names[position->by - 1] : "");
  if (strcmp (word, "card") == 0)
    return get_card (move);
  if (strcmp (word, "top") == 0)
    return abbates_sentence_card (position->known[0]);
  if (strcmp (word, "line") == 0)
    return g_strdup (abbates_sentence_line (position->line));
  if (strcmp (word, "taken-line") == 0)
    return g_strdup (abbates_sentence_line (position->taken_line));
  if (strcmp (word, "squares") == 0)
    return list_squares (position->line);
  if (strcmp (word, "arcade") == 0)
    return g_strdup (
        abbates_sentence_arcade_title (abbates_position_arcade (position, &setup->rules)));
  if (strcmp (word, "palms") == 0)
    return g_strdup_printf (ngettext ("%u palm branch", "%u palm branches",
                                      setup->rules.difficulty),
                            (guint) setup->rules.difficulty);
  if (strcmp (word, "pile") == 0)
    return g_strdup_printf (ngettext ("%u card", "%u cards", position->pile), position->pile);
  if (strcmp (word, "known") == 0)
    return g_strdup_printf ("%u", position->n_known);
  if (strcmp (word, "box") == 0)
    return g_strdup_printf ("%u",
                            move.kind == ABBATES_MOVE_TAKE_REFILL ? move.arg[0] : move.arg[1]);

  return g_strdup_printf ("%u", last);
}

/**
 * abbates_sentence_refusal:
 * @reason: why, not ABBATES_REASON_NONE
 * @position: the position in which @move was refused
 * @setup: the match's set-up
 * @move: the move
 *
 * Returns: (transfer full): a sentence for players, with the section and the code
 *   in parentheses behind it
 */
char *
abbates_sentence_refusal (AbbatesReason reason,
                          const AbbatesPosition *position,
                          const AbbatesSetup *setup,
                          AbbatesMove move)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *rest = _ (reasons[reason].sentence);

  for (const char *open = strchr (rest, '{'); open != NULL; open = strchr (rest, '{'))
    {
      const char *end = open + strcspn (open, "}");
      g_autofree char *word = g_strndup (open + 1, (gsize) (end - open) - 1);
      g_autofree char *filling = fill_word (word, position, setup, move);

      g_string_append_len (text, rest, open - rest);
      g_string_append (text, filling);
      rest = *end != '\0' ? end + 1 : end;
    }
  g_string_append (text, rest);
  g_string_append_printf (text, " (%s; %s)", abbates_reason_section (reason), reasons[reason].code);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
