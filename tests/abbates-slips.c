/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-slips.h"

#include "core/scr-dealer.h"
#include "games/abbates/abbates-position-private.h"

/* What players at a physical table tell: not everything, some of it later, some of it adjusted. */

/* Small letters and signs stand for themselves; a capital is drawn: S a seat, Q a square, B a
 * box, F 1 to 4, O 0 to 4, N a number of cards, V a value, G a sign, C a card, A an arcade card,
 * M a mission. */
static const char *const remarks[] = {
  "set garden Q C",
  "set refill B C",
  "set heap GC",
  "set pile N",
  "set known -",
  "set portrait S Q C",
  "set portrait S Q -",
  "set hand S GV",
  "set discards S GV",
  "set chapter S GV",
  "set corner S GF",
  "set ora S O",
  "set ora S -",
  "set start S",
  "set points F C",
  "set arcade F B A",
  "set mission S M",
  "set phase F F",
  "set henricus pawn B",
  "set henricus low GV",
  "set henricus high GV",
  "set henricus discards GV",
  "set henricus cards GC",
  "set henricus corner GF",
  "know garden Q C",
  "know refill B C",
  "know portrait S Q C",
  "know secret S C",
  "know discard C",
  "know covered S C",
};

static const char *
draw_card (const AbbatesRules *rules,
           guint64 *random)
{
  if (scr_random_below (random, 8) == 0)
    return "?";

  return abbates_card_to_word (rules->card_list[scr_random_below (random, rules->n_card_list)]);
}

static guint
draw_number (char letter,
             const AbbatesRules *rules,
             guint64 *random)
{
  switch (letter)
    {
    case 'S':
      return 1 + (guint) scr_random_below (random, rules->n_seats);
    case 'Q':
      return 1 + (guint) scr_random_below (random, ABBATES_N_SQUARES);
    case 'B':
      return 1 + (guint) scr_random_below (random, 3);
    case 'F':
      return 1 + (guint) scr_random_below (random, 4);
    case 'O':
      return (guint) scr_random_below (random, 5);
    case 'N':
      return (guint) scr_random_below (random, 91);
    default:
      return 1 + (guint) scr_random_below (random, ABBATES_BENEDICT);
    }
}

static char *
write_remark (const char *form,
              const AbbatesRules *rules,
              guint64 *random)
{
  GString *text = g_string_new (NULL);

  for (const char *letter = form; *letter != '\0'; letter++)
    if (!g_ascii_isupper (*letter))
      g_string_append_c (text, *letter);
    else if (*letter == 'C')
      g_string_append (text, draw_card (rules, random));
    else if (*letter == 'G')
      g_string_append_c (text, scr_random_below (random, 2) == 0 ? '+' : '-');
    else if (*letter == 'A')
      g_string_append (text, abbates_arcade_to_word (
                                 (AbbatesArcade) (1 + scr_random_below (random, 10))));
    else if (*letter == 'M')
      g_string_append (text, rules->missions[scr_random_below (random, ABBATES_N_MISSIONS)].id);
    else
      g_string_append_printf (text, "%u", draw_number (*letter, rules, random));

  return g_string_free (text, FALSE);
}

static gboolean
draw_remark (const AbbatesPosition *position,
             const AbbatesRules *rules,
             guint64 *random,
             AbbatesMove *move)
{
  for (guint i = 0; i < 20; i++)
    {
      const char *form = remarks[scr_random_below (random, G_N_ELEMENTS (remarks))];
      g_autofree char *text = write_remark (form, rules, random);

      if (abbates_move_parse (rules, text, move, NULL) &&
          abbates_position_check (position, rules, *move) == ABBATES_REASON_NONE)
        return TRUE;
    }

  return FALSE;
}

static void
forget (const AbbatesPosition *position,
        const AbbatesRules *rules,
        AbbatesMove *move)
{
  AbbatesMove vague = *move;

  if (vague.kind == ABBATES_MOVE_REVEAL)
    vague.arg[0] = ABBATES_UNKNOWN_CARD;
  else if (vague.kind == ABBATES_MOVE_SECRET)
    vague.arg[1] = ABBATES_UNKNOWN_CARD;
  if (abbates_position_check (position, rules, vague) == ABBATES_REASON_NONE)
    *move = vague;
}

/**
 * abbates_test_draw_entry:
 * @position: a position at a table
 * @rules: the rules of the match
 * @random: the random numbers
 * @move: (out): what is told next
 *
 * Returns: whether there is something: not at the end, nor where no card can be turned up
 */
gboolean
abbates_test_draw_entry (const AbbatesPosition *position,
                         const AbbatesRules *rules,
                         guint64 *random,
                         AbbatesMove *move)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];

  if (scr_random_below (random, 8) == 0 && draw_remark (position, rules, random, move))
    return TRUE;
  *move = (AbbatesMove){ ABBATES_MOVE_SKIP, { 0 } };
  if (scr_random_below (random, 16) == 0 &&
      abbates_position_check (position, rules, *move) == ABBATES_REASON_NONE)
    return TRUE;
  if (position->stage == ABBATES_STAGE_OVER ||
      (position->by == 0 && abbates_position_outcomes (position, rules, moves, weights) == 0))
    return FALSE;

  *move = abbates_position_random_move (position, rules, random);
  if (scr_random_below (random, 4) == 0)
    forget (position, rules, move);

  return TRUE;
}
