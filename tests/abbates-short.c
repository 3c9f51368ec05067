/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-short.h"

/* How the players of a real table type a move. */

static const char values[] = "?123456789abcde";

static void
append_card (GString *typed,
             AbbatesCard card)
{
  if (card == ABBATES_UNKNOWN_CARD)
    g_string_append_c (typed, '?');
  else if (card != ABBATES_NO_CARD)
    g_string_append_printf (typed, "%c%u", "wba"[ABBATES_CARD_KIND (card)],
                            ABBATES_CARD_BEANS (card));
}

/* The fewest keys for @move where it is due; NULL where it is written in full. */
char *
abbates_test_write_short (AbbatesMove move)
{
  GString *typed = g_string_new (NULL);

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_PLAY:
      g_string_append_c (typed, values[move.arg[0]]);
      break;
    case ABBATES_MOVE_HENRICUS:
      g_string_append_c (typed, values[move.arg[1]]);
      break;
    case ABBATES_MOVE_REVEAL:
      append_card (typed, move.arg[0]);
      break;
    case ABBATES_MOVE_SECRET:
      append_card (typed, move.arg[1]);
      break;
    case ABBATES_MOVE_TAKE:
    case ABBATES_MOVE_TAKE_REFILL:
      g_string_append (typed, move.kind == ABBATES_MOVE_TAKE ? "" : "r");
      g_string_append_printf (typed, "%u", move.arg[0]);
      append_card (typed, move.arg[ABBATES_NAMED]);
      g_string_append_printf (typed, "%u", move.arg[1]);
      break;
    case ABBATES_MOVE_TAKE_DISCARD:
      g_string_append_c (typed, 'd');
      append_card (typed, move.arg[0]);
      g_string_append_printf (typed, "%u", move.arg[1]);
      break;
    case ABBATES_MOVE_SWAP:
    case ABBATES_MOVE_SWAP_LINE:
    case ABBATES_MOVE_SWAP_REFILL:
      g_string_append_printf (typed, "x%u%u", move.arg[0], move.arg[1]);
      break;
    case ABBATES_MOVE_PLACE:
    case ABBATES_MOVE_START:
      g_string_append_printf (typed, "%u", move.arg[0]);
      break;
    case ABBATES_MOVE_MISSION:
      g_string_append_printf (typed, "%02u", move.arg[1]);
      break;
    case ABBATES_MOVE_ARCADE:
      g_string_append_printf (typed, "%u", move.arg[2] % ABBATES_PALM_NONE);
      break;
    case ABBATES_MOVE_PEEK:
      g_string_append_c (typed, 'p');
      break;
    default:
      return g_string_free (typed, TRUE);
    }

  return g_string_free (typed, FALSE);
}
