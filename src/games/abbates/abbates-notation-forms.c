/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-notation-private.h"
#include "games/abbates/abbates-position.h"

/* How each move is written. */

const char *const abbates_notation_patterns[] = {
  [ABBATES_MOVE_NONE] = "",
  [ABBATES_MOVE_ARCADE] = "arcade R B A",
  [ABBATES_MOVE_MISSION] = "mission S M",
  [ABBATES_MOVE_SECRET] = "secret S C",
  [ABBATES_MOVE_START] = "start S",
  [ABBATES_MOVE_HENRICUS] = "henricus P V",
  [ABBATES_MOVE_REVEAL] = "reveal C",
  [ABBATES_MOVE_RESHUFFLE] = "reshuffle",
  [ABBATES_MOVE_PLAY] = "play V",
  [ABBATES_MOVE_TAKE] = "take G to Q",
  [ABBATES_MOVE_TAKE_REFILL] = "take refill E to Q",
  [ABBATES_MOVE_TAKE_DISCARD] = "take discard C to Q",
  [ABBATES_MOVE_PLACE] = "place Q",
  [ABBATES_MOVE_PEEK] = "peek",
  [ABBATES_MOVE_ORDER] = "order",
  [ABBATES_MOVE_SWAP_REFILL] = "swap-refill G E",
  [ABBATES_MOVE_SWAP_LINE] = "swap-line G E",
  [ABBATES_MOVE_SWAP] = "swap G G",
  [ABBATES_MOVE_OTHER_LINE] = "other-line L",
  [ABBATES_MOVE_RECALL] = "recall S V",
  [ABBATES_MOVE_KNOW_GARDEN] = "know garden Q C",
  [ABBATES_MOVE_KNOW_REFILL] = "know refill B C",
  [ABBATES_MOVE_KNOW_PORTRAIT] = "know portrait S Q C",
  [ABBATES_MOVE_KNOW_SECRET] = "know secret S C",
  [ABBATES_MOVE_KNOW_DISCARD] = "know discard C",
  [ABBATES_MOVE_KNOW_COVERED] = "know covered S C",
  [ABBATES_MOVE_SKIP] = "skip",
  [ABBATES_MOVE_MODE] = "mode O",
  [ABBATES_MOVE_SET_GARDEN] = "set garden Q C",
  [ABBATES_MOVE_SET_REFILL] = "set refill B C",
  [ABBATES_MOVE_SET_HEAP] = "set heap X",
  [ABBATES_MOVE_SET_PILE] = "set pile U",
  [ABBATES_MOVE_SET_KNOWN] = "set known -",
  [ABBATES_MOVE_SET_PORTRAIT] = "set portrait S Q D",
  [ABBATES_MOVE_SET_HAND] = "set hand S W",
  [ABBATES_MOVE_SET_DISCARDS] = "set discards S W",
  [ABBATES_MOVE_SET_CHAPTER] = "set chapter S W",
  [ABBATES_MOVE_SET_CORNER] = "set corner S Y",
  [ABBATES_MOVE_SET_ORA] = "set ora S N",
  [ABBATES_MOVE_SET_START] = "set start S",
  [ABBATES_MOVE_SET_POINTS] = "set points T C",
  [ABBATES_MOVE_SET_ARCADE] = "set arcade R B A",
  [ABBATES_MOVE_SET_MISSION] = "set mission S M",
  [ABBATES_MOVE_SET_PHASE] = "set phase R H",
  [ABBATES_MOVE_SET_PAWN] = "set henricus pawn I",
  [ABBATES_MOVE_SET_LOW] = "set henricus low W",
  [ABBATES_MOVE_SET_HIGH] = "set henricus high W",
  [ABBATES_MOVE_SET_ASIDE] = "set henricus discards W",
  [ABBATES_MOVE_SET_CARDS] = "set henricus cards X",
  [ABBATES_MOVE_SET_HIS_CORNER] = "set henricus corner Y",
};

G_STATIC_ASSERT (G_N_ELEMENTS (abbates_notation_patterns) == ABBATES_N_MOVE_KINDS);

static const AbbatesArgument arguments[] = {
  { 'R', 'R', ABBATES_FORM_PLAIN, 1, ABBATES_N_ROUNDS, "ROUND",
    N_ ("This must be a round from 1 to 4") },
  { 'B', 'B', ABBATES_FORM_PLAIN, 1, ABBATES_N_BOXES, "BOX",
    N_ ("This must be a box from 1 to 3") },
  { 'S', 'S', ABBATES_FORM_PLAIN, 1, ABBATES_MAX_SEATS, "SEAT",
    N_ ("This must be a seat from 1 to 4") },
  { 'Q', 'Q', ABBATES_FORM_PLAIN, 1, ABBATES_N_SQUARES, "SQUARE",
    N_ ("This must be a square from 1 to 9") },
  { 'V', 'V', ABBATES_FORM_PLAIN, 1, ABBATES_BENEDICT, "VALUE",
    N_ ("This must be an Abbot card from 1 to 14") },
  { 'H', 'H', ABBATES_FORM_PLAIN, 1, ABBATES_N_PHASES, "PHASE",
    N_ ("This must be a phase from 1 to 4") },
  { 'T', 'T', ABBATES_FORM_PLAIN, 1, 4, "PLACE",
    N_ ("This must be a place of the points card from 1 to 4") },
  { 'I', 'I', ABBATES_FORM_PLAIN, 1, 3, "SQUARE",
    N_ ("This must be a square of the Solo card from 1 to 3") },
  { 'U', 'U', ABBATES_FORM_PLAIN, 0, ABBATES_MAX_DISCARD, "NUMBER",
    N_ ("This must be a number of cards from 0 to 90") },
  { 'C', 'C', ABBATES_FORM_PLAIN, 0, 0, "CARD", N_ ("This must be a garden card such as book-2") },
  { 'A', 'A', ABBATES_FORM_PLAIN, 0, 0, "CARD",
    N_ ("This must be an arcade card such as take-refill") },
  { 'L', 'L', ABBATES_FORM_PLAIN, 0, 0, "LINE",
    N_ ("This must be a line such as column-1 or row-3") },
  { 'M', 'M', ABBATES_FORM_PLAIN, 0, 0, "MISSION", N_ ("This must be a mission of this edition") },
  { 'P', 'P', ABBATES_FORM_PLAIN, 0, 0, "low|high", N_ ("This must be low or high") },
  { 'O', 'O', ABBATES_FORM_PLAIN, 0, 0, "digital|table", N_ ("This must be digital or table") },
  { 'D', 'C', ABBATES_FORM_OR_NONE, 0, 0, "CARD|-",
    N_ ("This must be a garden card such as book-2, or - for none") },
  { 'N', 'N', ABBATES_FORM_OR_NONE, 0, 4, "NUMBER|-",
    N_ ("This must be a number of conditions from 0 to 4, or - for no pawn") },
  { 'W', 'V', ABBATES_FORM_SIGNED, 1, ABBATES_BENEDICT, "+VALUE|-VALUE",
    N_ ("This must be an Abbot card that comes or goes, such as +5 or -14") },
  { 'X', 'C', ABBATES_FORM_SIGNED, 0, 0, "+CARD|-CARD",
    N_ ("This must be a garden card that comes or goes, such as +book-2") },
  { 'Y', 'R', ABBATES_FORM_SIGNED, 1, ABBATES_N_ROUNDS, "+ROUND|-ROUND",
    N_ ("This must be the round of a corner card that comes or goes, such as +2") },
  { 'G', 'Q', ABBATES_FORM_NAMED, 1, ABBATES_N_SQUARES, "SQUARE",
    N_ ("This must be a square from 1 to 9, or with its card such as 5=book-2") },
  { 'E', 'B', ABBATES_FORM_NAMED, 1, ABBATES_N_BOXES, "BOX",
    N_ ("This must be a box from 1 to 3, or with its card such as 1=book-2") },
};

/**
 * abbates_notation_find_argument:
 * @letter: a capital letter of a pattern
 *
 * Returns: (transfer none): what may stand there
 */
const AbbatesArgument *
abbates_notation_find_argument (char letter)
{
  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    if (arguments[i].letter == letter)
      return &arguments[i];

  g_assert_not_reached ();
}
