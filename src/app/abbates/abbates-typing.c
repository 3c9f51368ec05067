/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-typing.h"

#include <glib/gi18n.h>

/* What is typed to tell what is due, in words. */

static char *
explain_place (const AbbatesPosition *position)
{
  const guint8 *squares = abbates_line_squares[position->line];

  return g_strdup_printf (_ ("Type the square: %u, %u or %u."), squares[0], squares[1], squares[2]);
}

static const char *
get_explanation (const AbbatesPosition *position)
{
  switch ((AbbatesMoveKind) position->awaiting)
    {
    case ABBATES_MOVE_ARCADE:
      return _ ("Type the figure of an arcade card, 0 to 9, as on the buttons.");
    case ABBATES_MOVE_MISSION:
      return _ ("Type the number of the mission, 01 to 16.");
    case ABBATES_MOVE_REVEAL:
    case ABBATES_MOVE_SECRET:
      return _ (
          "Type w, b or a for window, book or artefact, and its beans, such as w2; or ? where "
          "nobody recorded it.");
    case ABBATES_MOVE_KNOW:
      return _ ("Type w, b or a for window, book or artefact, and its beans, such as w2.");
    case ABBATES_MOVE_PLAY:
      return _ ("Type the card: 1 to 9, or a to e for 10 to 14; or - for who sits out.");
    case ABBATES_MOVE_HENRICUS:
      return _ ("Type the card: 1 to 9, or a to e for 10 to 14.");
    case ABBATES_MOVE_TAKE:
      return _ ("Type the square that the card comes from and the one it goes to, such as 52; r in "
                "front for the replenishment row, or - for who takes nothing.");
    case ABBATES_MOVE_ORDER:
      return _ ("Type the numbers of the cards in their new order, or only Enter.");
    case ABBATES_MOVE_RESHUFFLE:
      return _ ("Press Enter when it is done.");
    default:
      return _ ("Backspace takes the last move back.");
    }
}

/* How the action of the arcade card is typed, where one can be done now; NULL elsewhere. */
static const char *
get_action (AbbatesState *state)
{
  const AbbatesRules *rules = abbates_state_get_rules (state);
  const AbbatesPosition *position = abbates_state_get_position (state);
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_moves = abbates_position_moves (position, rules, moves);

  for (guint i = 0; i < n_moves; i++)
    switch ((AbbatesMoveKind) moves[i].kind)
      {
      case ABBATES_MOVE_PEEK:
        return _ ("Type p for the look at the draw pile.");
      case ABBATES_MOVE_TAKE_DISCARD:
        return _ ("Type d, the card and its square for a card of the discard pile, such as dw22.");
      case ABBATES_MOVE_SWAP:
        return _ ("Type x and both squares for two cards that change places, such as x15.");
      case ABBATES_MOVE_SWAP_REFILL:
      case ABBATES_MOVE_SWAP_LINE:
        return _ ("Type x, the square and the box of the replenishment row for two cards that "
                  "change places, such as x53.");
      case ABBATES_MOVE_OTHER_LINE:
        return _ ("Type other-line and the row or column from which all take, such as other-line "
                  "row-2.");
      case ABBATES_MOVE_RECALL:
        return _ ("Type recall, the number of the seat and the card that comes back, such as "
                  "recall 2 13.");
      default:
        break;
      }

  return NULL;
}

/* What may be told in place of what is due, too. */
static char *
explain_take (AbbatesState *state)
{
  const char *take = get_explanation (abbates_state_get_position (state));
  const char *action = get_action (state);

  return action != NULL ? g_strdup_printf ("%s %s", take, action) : g_strdup (take);
}

/* Returns: (transfer full): how to tell what is due in @state on the entry line. */
char *
abbates_typing_explain (AbbatesState *state)
{
  const AbbatesPosition *position = abbates_state_get_position (state);

  if (position->stage != ABBATES_STAGE_OVER && position->awaiting == ABBATES_MOVE_PLACE)
    return explain_place (position);
  if (position->stage != ABBATES_STAGE_OVER && position->awaiting == ABBATES_MOVE_START)
    return g_strdup_printf (_ ("Type the number of the seat, 1 to %u."),
                            abbates_state_get_rules (state)->n_seats);
  if (position->stage != ABBATES_STAGE_OVER && position->awaiting == ABBATES_MOVE_TAKE)
    return explain_take (state);

  return g_strdup (get_explanation (position));
}
