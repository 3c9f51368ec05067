/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-told.h"
#include "core/scr-dealer.h"
#include "core/scr-state.h"
#include "games/abbates/abbates-position-private.h"

/* What players did against the rules can be recorded: each way that is offered can be made, and
 * leads to what they did. */

#define N_GAMES 60
#define MAX_TRIES 12

/* A random move of the kinds that players tell, right or not. */
static AbbatesMove
draw_told (const AbbatesRules *rules,
           guint64 *random)
{
  static const AbbatesMoveKind kinds[] = {
    ABBATES_MOVE_PLAY,
    ABBATES_MOVE_TAKE,
    ABBATES_MOVE_TAKE_REFILL,
    ABBATES_MOVE_TAKE_DISCARD,
    ABBATES_MOVE_PLACE,
    ABBATES_MOVE_SWAP_REFILL,
    ABBATES_MOVE_SWAP_LINE,
    ABBATES_MOVE_SWAP,
    ABBATES_MOVE_RECALL,
    ABBATES_MOVE_RESHUFFLE,
    ABBATES_MOVE_REVEAL,
  };
  AbbatesMoveKind kind = kinds[scr_random_below (random, G_N_ELEMENTS (kinds))];
  guint8 square = (guint8) (1 + scr_random_below (random, 9));
  guint8 other = (guint8) (1 + scr_random_below (random, 9));
  guint8 box = (guint8) (1 + scr_random_below (random, 3));
  guint8 value = (guint8) (1 + scr_random_below (random, 14));
  guint8 seat = (guint8) (1 + scr_random_below (random, rules->n_seats));
  guint8 card = rules->card_list[scr_random_below (random, rules->n_card_list)];

  switch (kind)
    {
    case ABBATES_MOVE_PLAY:
      return (AbbatesMove){ (guint8) kind, { value } };
    case ABBATES_MOVE_TAKE_REFILL:
      return (AbbatesMove){ (guint8) kind, { box, square } };
    case ABBATES_MOVE_TAKE_DISCARD:
      return (AbbatesMove){ (guint8) kind, { card, square } };
    case ABBATES_MOVE_PLACE:
      return (AbbatesMove){ (guint8) kind, { square } };
    case ABBATES_MOVE_SWAP_REFILL:
    case ABBATES_MOVE_SWAP_LINE:
      return (AbbatesMove){ (guint8) kind, { square, box } };
    case ABBATES_MOVE_RECALL:
      return (AbbatesMove){ (guint8) kind, { seat, value } };
    case ABBATES_MOVE_RESHUFFLE:
      return (AbbatesMove){ (guint8) kind, { 0 } };
    case ABBATES_MOVE_REVEAL:
      return (AbbatesMove){ (guint8) kind, { card } };
    default:
      return (AbbatesMove){ (guint8) kind, { square, other } };
    }
}

/* Makes the moves of @way, all of which must be legal; in @makes whether @move is one of them. */
static void
follow (const AbbatesRules *rules,
        const char *way,
        AbbatesMove move,
        AbbatesPosition *position,
        gboolean *makes)
{
  g_auto (GStrv) lines = g_strsplit (way, "\n", -1);

  g_assert_nonnull (lines[0]);
  *makes = FALSE;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      AbbatesMove parsed;

      g_assert_true (abbates_move_parse (rules, lines[i], &parsed, &error));
      g_assert_no_error (error);
      *makes = *makes || abbates_move_equal (parsed, move);
      g_assert_true (parsed.kind >= ABBATES_MOVE_SKIP || parsed.kind == ABBATES_MOVE_TAKE ||
                     parsed.kind == move.kind);
      abbates_told_make (position, rules, parsed);
    }
}

/* The card that @move brings to a portrait. */
static AbbatesCard
get_card (const AbbatesPosition *position,
          AbbatesMove move)
{
  AbbatesCard card = move.kind == ABBATES_MOVE_PLACE          ? position->drawn
                     : move.kind == ABBATES_MOVE_TAKE_DISCARD ? move.arg[0]
                     : move.kind == ABBATES_MOVE_TAKE_REFILL
                         ? position->refill[move.arg[0] - 1]
                         : position->garden[move.arg[0] - 1];

  return card != ABBATES_NO_CARD ? card : ABBATES_UNKNOWN_CARD;
}

/* Of the portrait of who was due only the squares of @first and @second differ, and hold these. */
static void
check_portrait (const AbbatesPosition *before,
                const AbbatesPosition *after,
                guint first,
                AbbatesCard on_first,
                guint second,
                AbbatesCard on_second)
{
  const AbbatesCard *old = before->seats[before->by - 1].portrait;
  const AbbatesCard *new = after->seats[before->by - 1].portrait;

  for (guint square = 1; square <= ABBATES_N_SQUARES; square++)
    g_assert_cmpuint (new[square - 1], ==,
                      square == first    ? on_first
                      : square == second ? on_second
                                         : old[square - 1]);
}

/* Where the move itself is none of those of the way, these lead to what it did. */
static void
check_result (const AbbatesPosition *before,
              const AbbatesPosition *after,
              AbbatesMove move)
{
  const AbbatesSeatPosition *seat = &before->seats[before->by - 1];
  guint a = move.arg[0], b = move.arg[1];

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_PLAY:
      g_assert_true (abbates_hand_has (&after->seats[before->by - 1].discards, a));
      g_assert_cmpuint (after->by, !=, before->by);
      break;
    case ABBATES_MOVE_TAKE:
    case ABBATES_MOVE_TAKE_REFILL:
    case ABBATES_MOVE_TAKE_DISCARD:
      check_portrait (before, after, b, get_card (before, move), 0, 0);
      break;
    case ABBATES_MOVE_PLACE:
      check_portrait (before, after, a, get_card (before, move), 0, 0);
      break;
    case ABBATES_MOVE_SWAP_REFILL:
      check_portrait (before, after, a, before->refill[b - 1], 0, 0);
      g_assert_cmpuint (after->refill[b - 1], ==, seat->portrait[a - 1]);
      break;
    case ABBATES_MOVE_SWAP_LINE:
      g_assert_cmpuint (after->garden[a - 1], ==, before->refill[b - 1]);
      g_assert_cmpuint (after->refill[b - 1], ==, before->garden[a - 1]);
      break;
    case ABBATES_MOVE_SWAP:
      check_portrait (before, after, a, seat->portrait[b - 1], b, seat->portrait[a - 1]);
      break;
    case ABBATES_MOVE_RECALL:
      g_assert_cmpuint (after->n_chapter, ==, before->n_chapter - 1);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* What leads to a move that is refused is offered wherever all of it can be made: @first,
 * which is set, and then @text, the move. */
static void
check_offered (const AbbatesPosition *position,
               const AbbatesRules *rules,
               GStrv ways,
               const char *first,
               const char *text)
{
  g_autofree char *way = g_strdup_printf ("%s\n%s", first, text);
  g_auto (GStrv) lines = g_strsplit (way, "\n", -1);
  AbbatesPosition after = *position;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      AbbatesMove move;

      if (!abbates_move_parse (rules, lines[i], &move, NULL) ||
          abbates_position_check (&after, rules, move) != ABBATES_REASON_NONE)
        return;
      abbates_position_apply (&after, rules, move);
    }
  if (!g_strv_contains ((const char *const *) ways, way))
    g_error ("“%s” is not offered", way);
}

/* Who plays a card that is not in hand had it, or another seat was due. */
static void
check_hand_offered (const AbbatesPosition *position,
                    const AbbatesRules *rules,
                    GStrv ways,
                    guint value,
                    const char *text)
{
  g_autofree char *drawn = g_strdup_printf ("set hand %u +%u", position->by, value);
  g_autofree char *back = g_strdup_printf ("set discards %u -%u\n%s", position->by, value, drawn);

  check_offered (position, rules, ways,
                 abbates_hand_has (&position->seats[position->by - 1].discards, value) ? back
                                                                                       : drawn,
                 text);
  for (guint seat = 1; seat <= rules->n_seats; seat++)
    {
      g_autofree char *start = g_strdup_printf ("set start %u", seat);

      if (seat != position->by &&
          abbates_hand_has (&position->seats[seat - 1].hand, value))
        check_offered (position, rules, ways, start, text);
    }
}

/* Another arcade card lies above the line than is recorded. */
static void
check_arcade_offered (const AbbatesPosition *position,
                      const AbbatesRules *rules,
                      GStrv ways,
                      AbbatesMove move,
                      const char *text)
{
  AbbatesArcade there = abbates_position_arcade (position, rules);
  AbbatesArcade needed = abbates_move_kind_get_arcade ((AbbatesMoveKind) move.kind);

  for (guint box = 1; box <= 3; box++)
    {
      g_autofree char *set = g_strdup_printf ("set arcade %u %u %s", position->round, box,
                                              abbates_arcade_to_word (needed));

      if (position->arcade[(position->round - 1) * 3 + box - 1] == there)
        check_offered (position, rules, ways, set, text);
    }
}

static void
check_all_offered (const AbbatesPosition *position,
                   const AbbatesRules *rules,
                   GStrv ways,
                   AbbatesMove move,
                   const char *text)
{
  AbbatesReason reason = abbates_position_check (position, rules, move);
  g_autofree char *refill = g_strdup_printf ("set refill %u ?", move.arg[0]);
  g_autofree char *pile = g_strdup_printf ("set heap -%s", abbates_card_to_word (move.arg[0]));
  gboolean is_taking = position->awaiting == ABBATES_MOVE_TAKE;

  if (move.kind == ABBATES_MOVE_PLAY && reason == ABBATES_REASON_NOT_IN_HAND)
    check_hand_offered (position, rules, ways, move.arg[0], text);
  if (move.kind == ABBATES_MOVE_PLAY && reason != ABBATES_REASON_VALUE_PLAYED &&
      position->awaiting == ABBATES_MOVE_PLAY)
    check_offered (position, rules, ways, "skip", text);
  if (move.kind == ABBATES_MOVE_TAKE && is_taking)
    check_offered (position, rules, ways, "skip", text);
  if (move.kind == ABBATES_MOVE_TAKE_REFILL && is_taking)
    check_offered (position, rules, ways, refill, text);
  if (move.kind == ABBATES_MOVE_REVEAL && reason == ABBATES_REASON_RESHUFFLE_DUE)
    check_offered (position, rules, ways, pile, text);
  if (move.kind >= ABBATES_MOVE_SWAP_REFILL && move.kind <= ABBATES_MOVE_SWAP && is_taking &&
      position->turn == 0)
    check_arcade_offered (position, rules, ways, move, text);
}

/* Henricus turns up a card that is not in his pile. */
static void
check_henricus (AbbatesSetup *setup,
                const AbbatesPosition *position,
                guint64 *random)
{
  static const char *const piles[] = { "low", "high" };
  const char *pile = piles[abbates_henricus_due_pile (position)];
  guint value = 1 + (guint) scr_random_below (random, ABBATES_BENEDICT);
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autofree char *text = g_strdup_printf ("henricus %s %u", pile, value);
  g_autofree char *set = g_strdup_printf ("set henricus %s +%u", pile, value);
  g_auto (GStrv) ways = scr_state_list_adjustments (SCR_STATE (state), text);
  AbbatesMove move;

  g_assert_true (abbates_move_parse (&setup->rules, text, &move, NULL));
  if (abbates_position_check (position, &setup->rules, move) == ABBATES_REASON_HENRICUS_VALUE)
    check_offered (position, &setup->rules, ways, set, text);
}

/* Tries a move that is refused in @position. Returns how many ways are offered. */
static guint
check_refused (AbbatesSetup *setup,
               const AbbatesPosition *position,
               AbbatesMove move)
{
  const AbbatesRules *rules = &setup->rules;
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autofree char *text = abbates_move_print (rules, move);
  g_auto (GStrv) ways = scr_state_list_adjustments (SCR_STATE (state), text);

  for (guint i = 0; ways[i] != NULL; i++)
    {
      AbbatesPosition after = *position;
      gboolean makes;

      g_test_message ("%s: %s", text, ways[i]);
      follow (rules, ways[i], move, &after, &makes);
      if (!makes)
        check_result (position, &after, move);
    }
  check_all_offered (position, rules, ways, move, text);

  return g_strv_length (ways);
}

/* A card that is the only one in hand for a moment is played, and the others come back; a phase
 * that ends by it may give cards back too. */
static void
check_hand_kept (const AbbatesPosition *before,
                 const AbbatesPosition *after,
                 guint seat,
                 guint value)
{
  guint old = abbates_hand_mask (&before->seats[seat - 1].hand);
  guint new = abbates_hand_mask (&after->seats[seat - 1].hand);

  if (after->phase == before->phase && after->stage == before->stage)
    g_assert_cmpuint (new | 1u << value, ==, old | 1u << value);
  else
    g_assert_cmpuint (~new &old & ~(1u << value), ==, 0);
}

static void
check_only_card (AbbatesSetup *setup,
                 const AbbatesPosition *position)
{
  guint played = abbates_position_played_mask (position);
  guint both = played & abbates_hand_mask (&position->seats[position->by - 1].hand);

  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    {
      g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
      g_autofree char *text = g_strdup_printf ("play %u", value);
      AbbatesMove move = { ABBATES_MOVE_PLAY, { (guint8) value } };
      g_auto (GStrv) ways = NULL;

      if (((both >> value) & 1) == 0 ||
          abbates_position_check (position, &setup->rules, move) == ABBATES_REASON_NONE)
        continue;
      ways = scr_state_list_adjustments (SCR_STATE (state), text);
      g_assert_cmpuint (g_strv_length (ways), >, 0);
      for (guint i = 0; ways[i] != NULL; i++)
        {
          AbbatesPosition after = *position;
          gboolean makes;

          follow (&setup->rules, ways[i], move, &after, &makes);
          check_hand_kept (position, &after, position->by, value);
        }
    }
}

/* What seldom comes by chance: a box that is empty, and a draw pile that is. Returns how many ways
 * are offered. */
static guint
check_empty (AbbatesSetup *setup,
             const AbbatesPosition *position)
{
  const AbbatesRules *rules = &setup->rules;
  AbbatesPosition empty = *position;
  guint n_ways = 0;

  if (position->awaiting == ABBATES_MOVE_RESHUFFLE)
    for (guint i = 0; i < rules->n_card_list; i++)
      n_ways += check_refused (setup, position,
                               (AbbatesMove){ ABBATES_MOVE_REVEAL, { rules->card_list[i] } });
  if (position->awaiting != ABBATES_MOVE_TAKE ||
      abbates_position_arcade (position, rules) != ABBATES_TAKE_REFILL)
    return n_ways;

  empty.refill[1] = ABBATES_NO_CARD;
  for (guint8 square = 1; square <= ABBATES_N_SQUARES; square++)
    n_ways += check_refused (setup, &empty,
                             (AbbatesMove){ ABBATES_MOVE_TAKE_REFILL, { 2, square } });
  return n_ways;
}

static void
test_ways (void)
{
  guint n_empty = 0;
  guint64 random = 20261205;
  guint n_refused[ABBATES_N_MOVE_KINDS] = { 0 };
  guint n_ways[ABBATES_N_MOVE_KINDS] = { 0 };

  for (guint i = 0; i < abbates_test_share (N_GAMES); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition told;

      abbates_told_begin (&told, &setup->rules);
      while (told.stage != ABBATES_STAGE_OVER)
        {
          for (guint n = 0; n < MAX_TRIES; n++)
            {
              AbbatesMove move = draw_told (&setup->rules, &random);

              if (abbates_position_check (&told, &setup->rules, move) == ABBATES_REASON_NONE)
                continue;
              n_refused[move.kind]++;
              n_ways[move.kind] += check_refused (setup, &told, move);
            }
          n_empty += check_empty (setup, &told);
          if (told.awaiting == ABBATES_MOVE_HENRICUS)
            check_henricus (setup, &told, &random);
          if (told.by != 0 && told.awaiting == ABBATES_MOVE_PLAY)
            check_only_card (setup, &told);
          abbates_told_make (&told, &setup->rules,
                             abbates_position_random_move (&told, &setup->rules, &random));
        }
    }

  g_assert_cmpuint (n_empty, >, 0);
  for (guint kind = ABBATES_MOVE_PLAY; kind <= ABBATES_MOVE_RECALL; kind++)
    if (n_refused[kind] > 0)
      g_assert_cmpuint (n_ways[kind], >, 0);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/ways/lead-to-what-was-done", test_ways);

  return g_test_run ();
}
