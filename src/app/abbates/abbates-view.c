/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-view.h"

/* From what a player points at to a move, and what is lit for that. All of it
 * follows from the list of legal moves. */

/* Pointing at @from and then at @to makes @move; a move of one step has no @from. */
typedef struct
{
  AbbatesSpot from;
  AbbatesSpot to;
  AbbatesMove move;
} AbbatesStep;

gboolean
abbates_spot_equal (AbbatesSpot a,
                    AbbatesSpot b)
{
  return a.where == b.where && a.seat == b.seat && a.number == b.number;
}

GVariant *
abbates_spot_to_variant (AbbatesSpot place)
{
  return g_variant_new ("(yyy)", place.where, place.seat, place.number);
}

AbbatesSpot
abbates_spot_from_variant (GVariant *variant)
{
  AbbatesSpot place;

  g_variant_get (variant, "(yyy)", &place.where, &place.seat, &place.number);
  return place;
}

static void
add_step (GArray *steps,
          AbbatesSpot from,
          AbbatesSpot to,
          AbbatesMove move)
{
  AbbatesStep step = { from, to, move };

  g_array_append_val (steps, step);
}

/* An exchange may begin at either end. */
static void
add_exchange (GArray *steps,
              AbbatesSpot a,
              AbbatesSpot b,
              AbbatesMove move)
{
  add_step (steps, a, b, move);
  add_step (steps, b, a, move);
}

static void
add_steps (GArray *steps,
           guint by,
           AbbatesMove move)
{
  AbbatesSpot first = ABBATES_PLACE (ABBATES_IN_PORTRAIT, by, move.arg[0]);
  AbbatesSpot second = ABBATES_PLACE (ABBATES_IN_PORTRAIT, by, move.arg[1]);
  AbbatesSpot box = ABBATES_PLACE (ABBATES_IN_REFILL, 0, move.arg[1]);

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_PLAY:
      add_step (steps, ABBATES_NO_PLACE, ABBATES_PLACE (ABBATES_IN_HAND, by, move.arg[0]), move);
      break;
    case ABBATES_MOVE_TAKE:
      add_step (steps, ABBATES_PLACE (ABBATES_IN_GARDEN, 0, move.arg[0]), second, move);
      break;
    case ABBATES_MOVE_TAKE_REFILL:
      add_step (steps, ABBATES_PLACE (ABBATES_IN_REFILL, 0, move.arg[0]), second, move);
      break;
    case ABBATES_MOVE_TAKE_DISCARD:
      add_step (steps, ABBATES_PLACE (ABBATES_IN_DISCARD, 0, move.arg[0]), second, move);
      break;
    case ABBATES_MOVE_PLACE:
      add_step (steps, ABBATES_NO_PLACE, first, move);
      add_step (steps, ABBATES_PLACE (ABBATES_DRAWN, 0, 0), first, move);
      break;
    case ABBATES_MOVE_PEEK:
      add_step (steps, ABBATES_NO_PLACE, ABBATES_PLACE (ABBATES_ON_PILE, 0, 0), move);
      break;
    case ABBATES_MOVE_SWAP_REFILL:
      add_exchange (steps, first, box, move);
      break;
    case ABBATES_MOVE_SWAP_LINE:
      add_exchange (steps, ABBATES_PLACE (ABBATES_IN_GARDEN, 0, move.arg[0]), box, move);
      break;
    case ABBATES_MOVE_SWAP:
      add_exchange (steps, first, second, move);
      break;
    case ABBATES_MOVE_RECALL:
      add_step (steps, ABBATES_NO_PLACE,
                ABBATES_PLACE (ABBATES_IN_CHAPTER, move.arg[0], move.arg[1]), move);
      break;
    default:
      break;
    }
}

/**
 * abbates_view_list_steps:
 * @state: a state
 *
 * Returns: (transfer full): what can be pointed at for each legal move
 */
GArray *
abbates_view_list_steps (AbbatesState *state)
{
  const AbbatesRules *rules = abbates_state_get_rules (state);
  guint by = abbates_state_get_position (state)->by;
  g_auto (GStrv) moves = scr_state_list_moves (SCR_STATE (state));
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (AbbatesStep));

  for (guint i = 0; moves[i] != NULL; i++)
    {
      AbbatesMove move;

      if (abbates_move_parse (rules, moves[i], &move, NULL))
        add_steps (steps, by, move);
    }

  return steps;
}

/**
 * abbates_view_find_move:
 * @view: a view
 * @from: what was pointed at first, or nowhere
 * @to: what was pointed at then
 *
 * Returns: (transfer full) (nullable): the legal move in notation, or %NULL
 */
char *
abbates_view_find_move (const AbbatesView *view,
                        AbbatesSpot from,
                        AbbatesSpot to)
{
  for (guint i = 0; i < view->steps->len; i++)
    {
      AbbatesStep *step = &g_array_index (view->steps, AbbatesStep, i);

      if (abbates_spot_equal (step->from, from) && abbates_spot_equal (step->to, to))
        return abbates_move_print (view->rules, step->move);
    }

  return NULL;
}

/**
 * abbates_view_dup_move:
 * @view: a view
 * @place: what is pointed at
 *
 * Returns: (transfer full) (nullable): the legal move that pointing at @place makes now, with
 *   what is chosen or alone, or %NULL
 */
char *
abbates_view_dup_move (const AbbatesView *view,
                       AbbatesSpot place)
{
  char *move = NULL;

  if (!view->is_open)
    return NULL;

  move = abbates_view_find_move (view, view->selected, place);
  if (move == NULL && view->selected.where != ABBATES_NOWHERE)
    move = abbates_view_find_move (view, ABBATES_NO_PLACE, place);

  return move;
}

/**
 * abbates_view_list_takes:
 * @view: a view
 * @place: where a card is
 *
 * Returns: (transfer full) (element-type AbbatesMove): the legal moves that take the card at
 *   @place
 */
GArray *
abbates_view_list_takes (const AbbatesView *view,
                         AbbatesSpot place)
{
  GArray *takes = g_array_new (FALSE, FALSE, sizeof (AbbatesMove));

  for (guint i = 0; view->is_open && i < view->steps->len; i++)
    {
      AbbatesStep *step = &g_array_index (view->steps, AbbatesStep, i);

      if (abbates_spot_equal (step->from, place) &&
          (step->move.kind == ABBATES_MOVE_TAKE || step->move.kind == ABBATES_MOVE_TAKE_REFILL ||
           step->move.kind == ABBATES_MOVE_TAKE_DISCARD || step->move.kind == ABBATES_MOVE_PLACE))
        g_array_append_val (takes, step->move);
    }

  return takes;
}

/* Whether the move that a hint points out begins or ends at @place. */
gboolean
abbates_view_is_hinted (const AbbatesView *view,
                        AbbatesSpot place)
{
  AbbatesMove hint;

  if (view->hint == NULL || place.where == ABBATES_NOWHERE ||
      !abbates_move_parse (view->rules, view->hint, &hint, NULL))
    return FALSE;

  for (guint i = 0; i < view->steps->len; i++)
    {
      AbbatesStep *step = &g_array_index (view->steps, AbbatesStep, i);

      if (abbates_move_equal (step->move, hint) &&
          (abbates_spot_equal (step->from, place) || abbates_spot_equal (step->to, place)))
        return TRUE;
    }

  return FALSE;
}

/* Whether a legal move of two steps begins at @place. */
gboolean
abbates_view_is_source (const AbbatesView *view,
                        AbbatesSpot place)
{
  for (guint i = 0; i < view->steps->len; i++)
    if (abbates_spot_equal (g_array_index (view->steps, AbbatesStep, i).from, place))
      return place.where != ABBATES_NOWHERE;

  return FALSE;
}

/* Whether a person looks at the top of the draw pile now. */
gboolean
abbates_view_is_peek (const AbbatesView *view)
{
  return view->is_open && view->position->awaiting == ABBATES_MOVE_ORDER;
}

/* How @place is to be shown. While something is chosen, where it can go is lit. */
AbbatesMark
abbates_view_get_mark (const AbbatesView *view,
                       AbbatesSpot place)
{
  g_autofree char *move = NULL;

  if (!view->is_open)
    return ABBATES_MARK_NONE;
  if (view->selected.where != ABBATES_NOWHERE && abbates_spot_equal (place, view->selected))
    return ABBATES_MARK_SELECTED;

  move = abbates_view_find_move (view, view->selected, place);
  if (move != NULL)
    return ABBATES_MARK_LIT;

  return view->selected.where == ABBATES_NOWHERE && abbates_view_is_source (view, place)
             ? ABBATES_MARK_LIT
             : ABBATES_MARK_NONE;
}

/* A square that cards may be put on now, for a move that asks for one. */
static guint
get_any_square (const AbbatesView *view)
{
  AbbatesLine line = view->position->line;

  return line != ABBATES_NO_LINE ? abbates_line_squares[line][0] : 1;
}

static char *
dup_probe_from (const AbbatesView *view,
                AbbatesSpot from,
                guint square)
{
  switch ((AbbatesWhere) from.where)
    {
    case ABBATES_IN_GARDEN:
      return g_strdup_printf ("take %u to %u", from.number, square);
    case ABBATES_IN_REFILL:
      return g_strdup_printf ("take refill %u to %u", from.number, square);
    case ABBATES_IN_DISCARD:
      return g_strdup_printf ("take discard %s to %u", abbates_card_to_word (from.number), square);
    case ABBATES_NOWHERE:
    case ABBATES_IN_PORTRAIT:
    case ABBATES_IN_CHAPTER:
    case ABBATES_IN_HAND:
    case ABBATES_ON_PILE:
    case ABBATES_DRAWN:
    default:
      return g_strdup_printf ("place %u", square);
    }
}

/**
 * abbates_view_dup_probe:
 * @view: a view
 * @from: what was pointed at first, or nowhere
 * @to: what was pointed at then
 *
 * Words what the player seems to want, so that the rules can say why it is not
 * possible.
 *
 * Returns: (transfer full): a move in notation
 */
char *
abbates_view_dup_probe (const AbbatesView *view,
                        AbbatesSpot from,
                        AbbatesSpot to)
{
  switch ((AbbatesWhere) to.where)
    {
    case ABBATES_IN_PORTRAIT:
      if (from.where == ABBATES_IN_PORTRAIT)
        return g_strdup_printf ("swap %u %u", from.number, to.number);
      return dup_probe_from (view, from, to.number);
    case ABBATES_IN_REFILL:
      if (from.where == ABBATES_IN_PORTRAIT)
        return g_strdup_printf ("swap-refill %u %u", from.number, to.number);
      if (from.where == ABBATES_IN_GARDEN)
        return g_strdup_printf ("swap-line %u %u", from.number, to.number);
      return dup_probe_from (view, to, get_any_square (view));
    case ABBATES_IN_GARDEN:
      if (from.where == ABBATES_IN_REFILL)
        return g_strdup_printf ("swap-line %u %u", to.number, from.number);
      return dup_probe_from (view, to, get_any_square (view));
    case ABBATES_IN_CHAPTER:
      return g_strdup_printf ("recall %u %u", to.seat, to.number);
    case ABBATES_IN_HAND:
      return g_strdup_printf ("play %u", to.number);
    case ABBATES_ON_PILE:
      return g_strdup ("peek");
    case ABBATES_IN_DISCARD:
    case ABBATES_NOWHERE:
    case ABBATES_DRAWN:
    default:
      return dup_probe_from (view, to, get_any_square (view));
    }
}

/* How many sit at the table, Henricus too. */
guint
abbates_view_get_n_seats (const AbbatesView *view)
{
  return view->rules->solo ? ABBATES_HENRICUS : view->rules->n_seats;
}

gboolean
abbates_view_is_henricus (const AbbatesView *view,
                          guint seat)
{
  return view->rules->solo && seat == ABBATES_HENRICUS;
}

/* Henricus has no seat, so he gets a colour that the player has not. */
const char *
abbates_view_choose_henricus_colour (const char *colour)
{
  return g_str_equal (colour, "blue") ? "red" : "blue";
}

const char *
abbates_view_get_colour (const AbbatesView *view,
                         guint seat)
{
  if (abbates_view_is_henricus (view, seat))
    return abbates_view_choose_henricus_colour (view->colours[0]);

  return view->colours[seat - 1];
}

const char *
abbates_view_get_name (const AbbatesView *view,
                       guint seat)
{
  return view->setup->names[seat - 1];
}
