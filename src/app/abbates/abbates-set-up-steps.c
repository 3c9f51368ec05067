/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-set-up-steps.h"

#include <glib/gi18n.h>

/* How a real table is set up (Setup), as steps: some are told by moves, in the order in which these
 * are due; the others only have to be done. */

/* Whether the players of a real table set it up now. */
gboolean
abbates_set_up_is_told (const AbbatesPosition *position)
{
  return position->table && !position->is_sheet && position->stage == ABBATES_STAGE_SETUP;
}

static guint
count_cards (const AbbatesCard *cards,
             guint n_cards)
{
  guint n = 0;

  for (guint i = 0; i < n_cards; i++)
    n += cards[i] != ABBATES_NO_CARD;

  return n;
}

static guint
count_seats (const AbbatesPosition *position,
             const AbbatesRules *rules,
             AbbatesSetUpThing thing)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_seats; i++)
    if (thing == ABBATES_SET_UP_SECRETS)
      n += position->seats[i].secret != ABBATES_NO_CARD;
    else
      n += position->seats[i].mission != 0 ||
           position->seats[i].told_mission != ABBATES_MISSION_DEALT;

  return n;
}

/* How much of it is told by moves; 0 where none does. */
static guint
count_parts (const AbbatesRules *rules,
             AbbatesSetUpThing thing)
{
  switch (thing)
    {
    case ABBATES_SET_UP_ARCADE:
      return ABBATES_N_ROUNDS * 3;
    case ABBATES_SET_UP_MISSIONS:
    case ABBATES_SET_UP_SECRETS:
      return rules->n_seats;
    case ABBATES_SET_UP_STARTER:
      return 1;
    case ABBATES_SET_UP_HENRICUS:
      return 2;
    case ABBATES_SET_UP_POINTS:
      return 4;
    case ABBATES_SET_UP_GARDEN:
      return ABBATES_N_SQUARES;
    case ABBATES_SET_UP_REFILL:
      return ABBATES_N_BOXES;
    default:
      return 0;
    }
}

static guint
count_told (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesSetUpThing thing)
{
  switch (thing)
    {
    case ABBATES_SET_UP_ARCADE:
      return position->n_arcade;
    case ABBATES_SET_UP_MISSIONS:
    case ABBATES_SET_UP_SECRETS:
      return count_seats (position, rules, thing);
    case ABBATES_SET_UP_STARTER:
      return position->start_seat > 0;
    case ABBATES_SET_UP_HENRICUS:
      return (position->henricus.top[0] > 0) + (position->henricus.top[1] > 0);
    case ABBATES_SET_UP_POINTS:
      return position->n_points;
    case ABBATES_SET_UP_GARDEN:
      return count_cards (position->garden, ABBATES_N_SQUARES);
    case ABBATES_SET_UP_REFILL:
      return count_cards (position->refill, ABBATES_N_BOXES);
    default:
      return 0;
    }
}

static gboolean
has_thing (const AbbatesRules *rules,
           AbbatesSetUpThing thing)
{
  switch (thing)
    {
    case ABBATES_SET_UP_SHUFFLE_ARCADE:
    case ABBATES_SET_UP_ARCADE:
      return !rules->no_arcade;
    case ABBATES_SET_UP_ORA:
      return !rules->no_ora;
    case ABBATES_SET_UP_MISSIONS:
      return !rules->no_mission;
    case ABBATES_SET_UP_SECRETS:
      return rules->no_points_card;
    case ABBATES_SET_UP_STARTER:
      return !rules->solo;
    case ABBATES_SET_UP_POINTS:
      return !rules->no_points_card;
    case ABBATES_SET_UP_PILES:
    case ABBATES_SET_UP_HENRICUS:
      return rules->solo;
    default:
      return TRUE;
    }
}

/**
 * abbates_set_up_list:
 * @position: a position
 * @rules: the rules of the match
 * @done: bit t is set where what no move tells was taken as done
 * @steps: (out) (array): room for ABBATES_N_SET_UP steps
 *
 * Lists what there is to do with these rules, in order.
 *
 * Returns: how many steps there are
 */
guint
abbates_set_up_list (const AbbatesPosition *position,
                     const AbbatesRules *rules,
                     guint done,
                     AbbatesSetUpStep *steps)
{
  guint n_steps = 0;

  for (AbbatesSetUpThing thing = 0; thing < ABBATES_N_SET_UP; thing++)
    if (has_thing (rules, thing))
      {
        AbbatesSetUpStep *step = &steps[n_steps++];

        step->thing = thing;
        step->n_parts = count_parts (rules, thing);
        step->n_told = count_told (position, rules, thing);
        step->is_done =
            step->n_parts > 0 ? step->n_told >= step->n_parts : ((done >> thing) & 1) != 0;
      }

  return n_steps;
}

/* The first step of which not all that is told has been told. */
static guint
find_told (const AbbatesSetUpStep *steps,
           guint n_steps)
{
  guint i = 0;

  while (i < n_steps && (steps[i].n_parts == 0 || steps[i].is_done))
    i++;

  return i;
}

/* Where what only has to be done before step @told begins. Who has told some of it has gone past
 * it all. */
static guint
find_before (const AbbatesSetUpStep *steps,
             guint n_steps,
             guint told)
{
  guint first = told;

  if (told < n_steps && steps[told].n_told > 0)
    return told;
  while (first > 0 && steps[first - 1].n_parts == 0)
    first--;

  return first;
}

/* The step that is to be done now; @n_steps after the last. */
guint
abbates_set_up_find_due (const AbbatesSetUpStep *steps,
                         guint n_steps)
{
  guint told = find_told (steps, n_steps);

  for (guint i = find_before (steps, n_steps, told); i < told; i++)
    if (!steps[i].is_done)
      return i;

  return told;
}

/* The step taken as done after what was told last; @n_steps where there is none. */
guint
abbates_set_up_find_last (const AbbatesSetUpStep *steps,
                          guint n_steps)
{
  guint told = find_told (steps, n_steps);
  guint first = find_before (steps, n_steps, told);

  for (guint i = told; i > first; i--)
    if (steps[i - 1].is_done)
      return i - 1;

  return n_steps;
}

/* What the step is called: an order, in a few words. */
const char *
abbates_set_up_get_title (const AbbatesRules *rules,
                          AbbatesSetUpThing thing)
{
  static const char *const titles[] = {
    [ABBATES_SET_UP_BOARD] = N_ ("Turn the board"),
    [ABBATES_SET_UP_SHUFFLE_ARCADE] = N_ ("Shuffle the arcade cards"),
    [ABBATES_SET_UP_ARCADE] = N_ ("Lay the arcade cards"),
    [ABBATES_SET_UP_CORNERS] = N_ ("Lay the corner cards"),
    [ABBATES_SET_UP_HANDS] = N_ ("Give out the Abbot cards"),
    [ABBATES_SET_UP_ORA] = N_ ("Give out Ora et Labora"),
    [ABBATES_SET_UP_MISSIONS] = N_ ("Deal the missions"),
    [ABBATES_SET_UP_SHUFFLE_GARDEN] = N_ ("Shuffle the garden cards"),
    [ABBATES_SET_UP_SECRETS] = N_ ("Draw the secret cards"),
    [ABBATES_SET_UP_STARTER] = N_ ("Choose who starts"),
    [ABBATES_SET_UP_PILES] = N_ ("Make Henricus' piles"),
    [ABBATES_SET_UP_HENRICUS] = N_ ("Tell Henricus' top cards"),
    [ABBATES_SET_UP_POINTS] = N_ ("Fill the points card"),
    [ABBATES_SET_UP_GENERAL] = N_ ("Place the Abbot-General"),
    [ABBATES_SET_UP_ABBOTS] = N_ ("Place the Abbots"),
    [ABBATES_SET_UP_GARDEN] = N_ ("Fill the garden"),
    [ABBATES_SET_UP_REFILL] = N_ ("Fill the replenishment row"),
  };

  g_return_val_if_fail (thing < ABBATES_N_SET_UP, NULL);

  return thing == ABBATES_SET_UP_MISSIONS && rules->solo ? _ ("Choose the mission")
                                                         : _ (titles[thing]);
}

/* The side of the table on which aisle 1 lies, within a sentence. */
static const char *
get_side (const AbbatesRules *rules)
{
  static const char *const sides[] = { N_ ("at the top"), N_ ("on the right"),
                                       N_ ("at the bottom"), N_ ("on the left") };

  return _ (sides[rules->side[0]]);
}

/* The step as a sentence that asks for it. */
char *
abbates_set_up_dup_task (const AbbatesRules *rules,
                         AbbatesSetUpThing thing)
{
  if (thing == ABBATES_SET_UP_BOARD)
    /* Translators: %s is a side, "at the top". */
    return g_strdup_printf (_ ("Turn the board so that aisle 1 lies %s."), get_side (rules));

  return g_strconcat (abbates_set_up_get_title (rules, thing), ".", NULL);
}

static char *
explain_board (const AbbatesRules *rules)
{
  /* Translators: %s is a side, "at the top". */
  return g_strdup_printf (_ ("Where is aisle 1 on your board? Turn the board so that it lies %s, "
                             "as "
                             "in the picture. So every square is where this window shows it."),
                          get_side (rules));
}

static char *
explain_arcade (const AbbatesView *view)
{
  guint n_arcade = MIN (view->position->n_arcade, ABBATES_N_ROUNDS * 3 - 1);

  return g_strdup_printf (_ ("Lay three cards face up beside each aisle, on the boxes with the "
                             "same "
                             "number in a circle. Tell which one lies on box %u of round %u: type "
                             "its figure, or click what it does."),
                          n_arcade % 3 + 1, n_arcade / 3 + 1);
}

static char *
explain_missions (const AbbatesView *view)
{
  if (view->rules->solo)
    return g_strdup_printf (
        ngettext ("Take a mission with %u palm branch. Type its number, or mark its purple squares "
                  "and click it.",
                  "Take a mission with %u palm branches. Type its number, or mark its purple "
                  "squares and click it.",
                  view->rules->difficulty),
        view->rules->difficulty);

  return g_strdup (_ ("Each player gets one at random, face up. Type the number of each, or mark "
                      "its purple squares and click it, in the order of the seats."));
}

static char *
explain_piles (const AbbatesRules *rules)
{
  static const guint8 low[] = { 0, 1, 2, 1 };
  static const guint8 high[] = { 0, 0, 1, 3 };

  return g_strdup_printf (_ ("Sort another colour's Abbot cards into 1 to 7 and 8 to 13, and add "
                             "Benedict cards: %u to the low pile, %u to the high one. Shuffle "
                             "both, "
                             "face up. His pawn goes on the top square of the Solo card."),
                          low[rules->difficulty], high[rules->difficulty]);
}

static char *
explain_general (const AbbatesView *view)
{
  if (view->rules->no_points_card)
    return g_strdup (_ ("One Abbot-General goes to 0 on the bean track, the other above the first "
                        "arcade box of aisle 1."));

  return g_strdup_printf (_ ("One Abbot-General goes to %d on the bean track, the black beans of "
                             "the "
                             "points card; the other above the first arcade box of aisle 1."),
                          view->position->general);
}

static const char *
get_explanation (const AbbatesRules *rules,
                 AbbatesSetUpThing thing)
{
  switch (thing)
    {
    case ABBATES_SET_UP_SHUFFLE_ARCADE:
      return rules->palms
                 ? _ ("Sort them by the number in a circle, five a round, and shuffle each "
                      "set; the two with palm branches stay in.")
                 : _ ("Sort them by the number in a circle and shuffle each set, without "
                      "the cards with palm branches.");
    case ABBATES_SET_UP_CORNERS:
      return _ ("The four cards with a shield go on the corners with the same number.");
    case ABBATES_SET_UP_HANDS:
      return _ ("Each player takes a portrait board, and the thirteen Abbot cards of one colour in "
                "hand, 1 to 13.");
    case ABBATES_SET_UP_ORA:
      return _ (
          "Each player gets two cards, the face of round 1 up, and puts the small pawn on its "
          "first box.");
    case ABBATES_SET_UP_SHUFFLE_GARDEN:
      return _ ("Shuffle all 90 garden cards into one pile, face down.");
    case ABBATES_SET_UP_SECRETS:
      return _ ("Each player draws one garden card and keeps it face down. Tell it with the ? key: "
                "nobody needs to know it before the end.");
    case ABBATES_SET_UP_STARTER:
      return _ ("Draw lots, or agree on somebody. Type the number of the seat, or click the name.");
    case ABBATES_SET_UP_HENRICUS:
      return _ ("Tell the card that lies on top: first of the low pile, then of the high one.");
    case ABBATES_SET_UP_POINTS:
      return _ ("Turn up card after card: a kind that is new takes the next place, another goes to "
                "the discard pile. When three lie there, one more goes to Aequalis.");
    case ABBATES_SET_UP_ABBOTS:
      return _ (
          "Each Abbot starts at 0 on the bean track, and one stands on its portrait where the "
          "Abbot-General stands.");
    case ABBATES_SET_UP_GARDEN:
      return _ ("Turn up nine cards, one on each square, in the order of the picture.");
    case ABBATES_SET_UP_REFILL:
    default:
      return _ ("Three cards face up from left to right; the rest is the draw pile.");
    }
}

/* What is done in that step, in a sentence or two. */
char *
abbates_set_up_explain (const AbbatesView *view,
                        AbbatesSetUpThing thing)
{
  switch (thing)
    {
    case ABBATES_SET_UP_BOARD:
      return explain_board (view->rules);
    case ABBATES_SET_UP_ARCADE:
      return explain_arcade (view);
    case ABBATES_SET_UP_MISSIONS:
      return explain_missions (view);
    case ABBATES_SET_UP_PILES:
      return explain_piles (view->rules);
    case ABBATES_SET_UP_GENERAL:
      return explain_general (view);
    default:
      return g_strdup (get_explanation (view->rules, thing));
    }
}
