/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-move.h"

#include <string.h>

/* The kinds of moves, and the words of cards. */

/* The first word of each kind: what a state awaits. */
static const char *const kind_words[] = {
  NULL,
  "arcade",
  "mission",
  "secret",
  "start",
  "henricus",
  "reveal",
  "reshuffle",
  "play",
  "take",
  "take",
  "take",
  "place",
  "peek",
  "order",
  "swap-refill",
  "swap-line",
  "swap",
  "other-line",
  "recall",
  "know",
  "know",
  "know",
  "know",
  "know",
  "know",
  "skip",
  "mode",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
  "set",
};

G_STATIC_ASSERT (G_N_ELEMENTS (kind_words) == ABBATES_N_MOVE_KINDS);

static const char *const card_words[ABBATES_N_CARDS] = {
  NULL,
  "window-0",
  "window-1",
  "window-2",
  "window-3",
  "window-4",
  "window-5",
  "window-6",
  "window-7",
  "window-8",
  "window-9",
  "book-0",
  "book-1",
  "book-2",
  "book-3",
  "book-4",
  "book-5",
  "book-6",
  "book-7",
  "book-8",
  "book-9",
  "artefact-0",
  "artefact-1",
  "artefact-2",
  "artefact-3",
  "artefact-4",
  "artefact-5",
  "artefact-6",
  "artefact-7",
  "artefact-8",
  "artefact-9",
  "?",
};

/**
 * abbates_move_equal:
 * @a: a move
 * @b: another
 *
 * Returns: whether both say the same, with the cards that they name
 */
gboolean
abbates_move_equal (AbbatesMove a,
                    AbbatesMove b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

/**
 * abbates_move_is_chance:
 * @move: a move
 *
 * Returns: whether chance, or the physical table, answers it
 */
gboolean
abbates_move_is_chance (AbbatesMove move)
{
  return move.kind >= ABBATES_MOVE_ARCADE && move.kind <= ABBATES_MOVE_RESHUFFLE;
}

/**
 * abbates_move_is_know:
 * @move: a move
 *
 * Returns: whether it names a card that was not recorded and moves nothing
 */
gboolean
abbates_move_is_know (AbbatesMove move)
{
  return move.kind >= ABBATES_MOVE_KNOW_GARDEN && move.kind <= ABBATES_MOVE_KNOW_COVERED;
}

/**
 * abbates_move_is_set:
 * @move: a move
 *
 * Returns: whether it is an adjustment
 */
gboolean
abbates_move_is_set (AbbatesMove move)
{
  return move.kind >= ABBATES_MOVE_SET_GARDEN && move.kind <= ABBATES_MOVE_SET_HIS_CORNER;
}

/**
 * abbates_move_kind_to_word:
 * @kind: a kind of move
 *
 * Returns: (transfer none) (nullable): the word that its notation starts with; %NULL for none
 */
const char *
abbates_move_kind_to_word (AbbatesMoveKind kind)
{
  g_return_val_if_fail (kind < ABBATES_N_MOVE_KINDS, NULL);

  return kind_words[kind];
}

/**
 * abbates_card_to_word:
 * @card: a garden card
 *
 * Returns: (nullable): "book-2", "?" for an unknown card, NULL for none
 */
const char *
abbates_card_to_word (AbbatesCard card)
{
  g_return_val_if_fail (card < ABBATES_N_CARDS, NULL);

  return card_words[card];
}

/**
 * abbates_card_from_word:
 * @word: "book-2", or "?"
 *
 * Returns: the card, ABBATES_NO_CARD when @word is none
 */
AbbatesCard
abbates_card_from_word (const char *word)
{
  for (AbbatesCard card = 1; card < ABBATES_N_CARDS; card++)
    if (strcmp (card_words[card], word) == 0)
      return card;

  return ABBATES_NO_CARD;
}
