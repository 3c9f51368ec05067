/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "abbates-replay.h"
#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"

/* What comes of a move: told in the order of the table, whole, and to nobody too much. */

#define N_GAMES 400

/* Following a game takes some times as long as walking through it. */
static guint
get_n_games (void)
{
  const char *wanted = g_getenv ("SCRIPTORIUM_WALK_GAMES");

  return MIN (wanted != NULL ? (guint) atoi (wanted) / 4 : N_GAMES, N_GAMES);
}

static GListModel *
list_events (AbbatesSetup *setup,
             const AbbatesPosition *position,
             AbbatesMove move,
             int viewer)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autofree char *text = abbates_move_print (&setup->rules, move);

  return scr_state_list_events (SCR_STATE (state), text, viewer, NULL);
}

static char *
print_for (AbbatesSetup *setup,
           const AbbatesPosition *position,
           AbbatesMove move,
           int viewer)
{
  g_autoptr (GListModel) events = list_events (setup, position, move, viewer);

  return abbates_replay_print (events);
}

/* Moves cards of the draw pile, and what lies open, beneath a portrait until @n_pile are
 * left to draw, and empties some hands: so that cards and players fail. */
static void
thin_out (AbbatesPosition *position,
          const AbbatesRules *rules,
          guint n_pile,
          guint64 *random)
{
  while (position->pile > MAX (n_pile, position->n_known))
    {
      AbbatesCard card = rules->card_list[scr_random_below (random, rules->n_card_list)];

      if (position->left[card] == 0)
        continue;
      position->left[card]--;
      position->pile--;
      position->seats[0].covered[card]++;
    }
  for (; scr_random_below (random, 2) == 0 && position->n_discard > 0;)
    {
      AbbatesCard card = position->discard[--position->n_discard];

      position->discard[position->n_discard] = ABBATES_NO_CARD;
      position->seats[0].covered[card]++;
    }
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (position->garden[i] != ABBATES_NO_CARD && scr_random_below (random, 3) == 0)
      {
        position->seats[0].covered[position->garden[i]]++;
        position->garden[i] = ABBATES_NO_CARD;
      }
  for (guint i = 0; i < rules->n_seats; i++)
    if (scr_random_below (random, 2) == 0)
      memset (&position->seats[i].hand, 0, sizeof position->seats[i].hand);
  if (rules->solo && scr_random_below (random, 2) == 0)
    {
      memset (position->henricus.pile, 0, sizeof position->henricus.pile);
      memset (position->henricus.top, 0, sizeof position->henricus.top);
    }
}

/* Plays to where a seat is to play in a random phase. */
static void
play_to_phase (AbbatesPosition *position,
               const AbbatesRules *rules,
               guint phase,
               guint64 *random)
{
  while (position->stage != ABBATES_STAGE_PLAY ||
         (position->round - 1u) * 4 + position->phase < phase)
    abbates_position_apply (position, rules,
                            abbates_position_random_move (position, rules, random));
}

typedef void (*CheckMove) (AbbatesSetup *setup,
                           const AbbatesPosition *position,
                           AbbatesMove move,
                           gpointer user_data);

static void
play_games (gboolean thin,
            CheckMove check,
            gpointer user_data)
{
  guint64 random = thin ? 77 : 78;

  for (guint i = 0; i < get_n_games (); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition position;

      abbates_position_init (&position, &setup->rules);
      if (thin)
        {
          play_to_phase (&position, &setup->rules, 1 + (guint) scr_random_below (&random, 16),
                         &random);
          thin_out (&position, &setup->rules, i % 8, &random);
          abbates_position_settle (&position, &setup->rules);
        }
      while (position.stage != ABBATES_STAGE_OVER)
        {
          AbbatesMove move = abbates_position_random_move (&position, &setup->rules, &random);

          check (setup, &position, move, user_data);
          abbates_position_apply (&position, &setup->rules, move);
        }
    }
}

/**
 * Follower:
 * @replay: the table that knows nothing but events
 * @setup: whose match it is, to know a new one
 * @n_kinds: how often each kind of event came
 * @n_moves: how often each kind of move came
 * @n_most: how many events one move had at most
 */
typedef struct
{
  AbbatesReplay *replay;
  AbbatesSetup *setup;
  guint n_kinds[SCR_EVENT_END + 1];
  guint n_moves[ABBATES_N_MOVE_KINDS];
  guint n_most;
} Follower;

static void
follow (AbbatesSetup *setup,
        const AbbatesPosition *position,
        AbbatesMove move,
        gpointer user_data)
{
  Follower *self = user_data;
  g_autoptr (GListModel) events = list_events (setup, position, move, SCR_VIEWER_ALL);
  g_autofree char *text = abbates_move_print (&setup->rules, move);
  AbbatesPosition after = *position;
  AbbatesPosition reported = *position;
  AbbatesEvents kernel;

  if (self->setup != setup)
    {
      g_clear_pointer (&self->replay, abbates_replay_free);
      self->replay = abbates_replay_new (setup, position);
      self->setup = setup;
    }

  abbates_position_apply (&after, &setup->rules, move);
  abbates_position_apply_events (&reported, &setup->rules, move, &kernel);
  g_assert_cmpmem (&reported, sizeof reported, &after, sizeof after);
  g_assert_cmpuint (g_list_model_get_n_items (events), ==, kernel.n_events);
  self->n_moves[move.kind]++;
  self->n_most = MAX (self->n_most, kernel.n_events);
  for (guint i = 0; i < kernel.n_events; i++)
    self->n_kinds[kernel.events[i].kind]++;

  abbates_replay_follow (self->replay, events);
  abbates_replay_check (self->replay, &after, text);
  if (after.stage == ABBATES_STAGE_OVER)
    self->setup = NULL;
}

/* An event left out, doubled or wrong, of any move, would leave the table other than the
 * position. */
static void
test_replay (gconstpointer data)
{
  gboolean thin = GPOINTER_TO_INT (data);
  Follower follower = { NULL };

  play_games (thin, follow, &follower);
  for (guint kind = 0; kind < G_N_ELEMENTS (follower.n_kinds); kind++)
    g_assert_cmpuint (follower.n_kinds[kind], >, 0);
  for (guint kind = ABBATES_MOVE_RESHUFFLE + 1; !thin && kind < ABBATES_MOVE_KNOW; kind++)
    if (follower.n_moves[kind] == 0)
      g_error ("no move %s", abbates_move_kind_to_word ((AbbatesMoveKind) kind));
  g_assert_true (!thin || follower.n_moves[ABBATES_MOVE_RESHUFFLE] > 0);
  g_assert_cmpuint (follower.n_most, <, ABBATES_MAX_EVENTS / 2);
  abbates_replay_free (follower.replay);
}

/* Another card than @card of those that lie nowhere that is known, at random. */
static AbbatesCard
choose_other (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesCard card,
              guint64 *random)
{
  for (guint i = 0; i < 1000; i++)
    {
      AbbatesCard other = rules->card_list[scr_random_below (random, rules->n_card_list)];

      if (other != card && position->left[other] > 0)
        return other;
    }

  return card;
}

/* Exchanges what @viewer may not know for cards of the draw pile. Returns how many. */
static guint
permute (AbbatesPosition *position,
         const AbbatesRules *rules,
         int viewer,
         guint64 *random)
{
  guint n_changed = 0;

  for (guint i = 0; i < position->n_known + (guint) rules->n_seats; i++)
    {
      gboolean known = i < position->n_known;
      guint seat = known ? position->known_by : i - position->n_known + 1u;
      AbbatesCard *card = known ? &position->known[i] : &position->seats[seat - 1].secret;
      AbbatesCard other;

      if ((int) seat == viewer || *card == ABBATES_NO_CARD)
        continue;
      other = choose_other (position, rules, *card, random);
      n_changed += other != *card;
      position->left[*card]++;
      position->left[other]--;
      *card = other;
    }

  return n_changed;
}

/* What @move tells the viewer openly, so that it may differ: the card that is drawn, and
 * all secrets at the end. */
static gboolean
is_open (AbbatesSetup *setup,
         const AbbatesPosition *position,
         AbbatesMove move)
{
  AbbatesPosition after = *position;

  abbates_position_apply (&after, &setup->rules, move);

  return (move.kind == ABBATES_MOVE_REVEAL && position->due_for != ABBATES_FOR_PEEK) ||
         (after.stage == ABBATES_STAGE_OVER && setup->rules.no_points_card);
}

static void
check_same (AbbatesSetup *setup,
            const AbbatesPosition *first,
            AbbatesMove move,
            const AbbatesPosition *second,
            AbbatesMove other,
            int viewer)
{
  g_autofree char *told = print_for (setup, first, move, viewer);
  g_autofree char *told_otherwise = print_for (setup, second, other, viewer);
  g_autofree char *sentence = NULL;
  g_autofree char *otherwise = NULL;
  g_autofree char *text = abbates_move_print (&setup->rules, move);
  g_autofree char *other_text = abbates_move_print (&setup->rules, other);
  g_autoptr (AbbatesState) state = abbates_state_new (setup, first);
  g_autoptr (AbbatesState) other_state = abbates_state_new (setup, second);

  g_assert_cmpstr (told, ==, told_otherwise);
  sentence = scr_state_describe (SCR_STATE (state), text, viewer, NULL);
  otherwise = scr_state_describe (SCR_STATE (other_state), other_text, viewer, NULL);
  g_assert_cmpstr (sentence, ==, otherwise);
}

/* The card that a seat alone sees with @move, for another that it could be. */
static gboolean
swap_seen (const AbbatesPosition *position,
           const AbbatesRules *rules,
           AbbatesMove *move,
           guint *seat,
           guint64 *random)
{
  guint arg = move->kind == ABBATES_MOVE_SECRET ? 1 : 0;

  if (move->kind != ABBATES_MOVE_SECRET &&
      (move->kind != ABBATES_MOVE_REVEAL || position->due_for != ABBATES_FOR_PEEK))
    return FALSE;

  *seat = arg == 1 ? move->arg[0] : position->due_seat;
  move->arg[arg] = choose_other (position, rules, move->arg[arg], random);

  return TRUE;
}

typedef struct
{
  guint64 random;
  guint n_permuted;
  guint n_seen;
} Secrecy;

static void
check_secrecy (AbbatesSetup *setup,
               const AbbatesPosition *position,
               AbbatesMove move,
               gpointer user_data)
{
  Secrecy *self = user_data;
  AbbatesMove other = move;
  guint seen_by = 0;

  if (swap_seen (position, &setup->rules, &other, &seen_by, &self->random))
    {
      g_autofree char *seen = print_for (setup, position, move, (int) seen_by);
      g_autofree char *all = print_for (setup, position, move, SCR_VIEWER_ALL);

      for (int viewer = 0; viewer <= setup->rules.n_seats; viewer++)
        if (viewer != (int) seen_by)
          check_same (setup, position, move, position, other, viewer);
      g_assert_cmpstr (seen, ==, all);
      g_assert_null (strchr (seen, '?'));
      self->n_seen++;
    }
  for (int viewer = 0; viewer <= setup->rules.n_seats; viewer++)
    {
      AbbatesPosition permuted = *position;

      if (permute (&permuted, &setup->rules, viewer, &self->random) == 0 ||
          is_open (setup, position, move) ||
          abbates_position_check (&permuted, &setup->rules, move) != ABBATES_REASON_NONE)
        continue;
      check_same (setup, position, move, &permuted, move, viewer);
      self->n_permuted++;
    }
}

/* What a viewer may not know changes nothing of what he is told. */
static void
test_secrecy (void)
{
  Secrecy secrecy = { .random = 5 };

  play_games (FALSE, check_secrecy, &secrecy);
  g_assert_cmpuint (secrecy.n_permuted, >, 500);
  g_assert_cmpuint (secrecy.n_seen, >, 20);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/abbates/events-walk/replay", GINT_TO_POINTER (FALSE), test_replay);
  g_test_add_data_func ("/abbates/events-walk/replay-short-piles", GINT_TO_POINTER (TRUE),
                        test_replay);
  g_test_add_func ("/abbates/events-walk/secrecy", test_secrecy);

  return g_test_run ();
}
