/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-told.h"
#include "games/abbates/abbates-duties-private.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* What the people at a real table are told to do comes true. */

#define N_GAMES 300

/* @value, or any where it is not certain. */
static char *
dup_value (int value,
           gboolean is_open)
{
  return is_open ? g_strdup ("*") : g_strdup_printf ("%d", value);
}

/* What a duty says, open facts as "*"; NULL where the test has no word for it. */
static char *
dup_claim (const AbbatesDuty *duty)
{
  g_autofree char *seat = dup_value (duty->seat, duty->seat == 0);
  g_autofree char *value = dup_value (duty->value, duty->value == 0);
  g_autofree char *line = dup_value (duty->line, duty->line == 0);
  g_autofree char *card = dup_value (duty->card, duty->card == ABBATES_UNKNOWN_CARD);
  g_autofree char *from = dup_value (duty->from, duty->from == ABBATES_OPEN_NUMBER);
  g_autofree char *to = dup_value (duty->to, duty->to == ABBATES_OPEN_NUMBER);

  switch ((AbbatesDutyKind) duty->kind)
    {
    case ABBATES_DUTY_PLAY:
      return g_strdup_printf ("play %s", seat);
    case ABBATES_DUTY_WIN:
      return g_strdup_printf ("win %s %s", seat, value);
    case ABBATES_DUTY_GENERAL:
      return g_strdup_printf ("general %s %s", from, to);
    case ABBATES_DUTY_TAKE:
      return g_strdup_printf ("take %u %s %s", duty->at, seat, line);
    case ABBATES_DUTY_DRAW:
      return g_strdup_printf ("draw %u %s", duty->at, seat);
    case ABBATES_DUTY_NO_CARD:
      return g_strdup_printf ("none %s", seat);
    case ABBATES_DUTY_FILL:
      return g_strdup_printf ("fill %s %s %s", to, from, card);
    case ABBATES_DUTY_TURN_UP:
      return g_strdup_printf ("turn-up %u", duty->at);
    case ABBATES_DUTY_BOX:
      return g_strdup_printf ("box %u", duty->at);
    case ABBATES_DUTY_RESHUFFLE:
      return g_strdup ("reshuffle");
    case ABBATES_DUTY_CORNER:
      return g_strdup_printf ("corner %u %s", duty->at, seat);
    case ABBATES_DUTY_RETURN:
      return g_strdup_printf ("return %u %s", duty->at, value);
    case ABBATES_DUTY_ORA_EARN:
      return g_strdup_printf ("earn %u", duty->at);
    case ABBATES_DUTY_STARTER:
      return g_strdup_printf ("starter %s", seat);
    case ABBATES_DUTY_BEGIN:
      return g_strdup_printf ("begin %s %s %u", value, from, duty->line);
    case ABBATES_DUTY_COUNT:
      return g_strdup ("over");
    case ABBATES_DUTY_HIS_TAKE:
      return g_strdup_printf ("his-take %s %s", from, card);
    case ABBATES_DUTY_HIS_RETURN:
      return g_strdup_printf ("his-return %s", value);
    case ABBATES_DUTY_HIS_PLAY:
      return g_strdup_printf ("his-play %s", value);
    case ABBATES_DUTY_HIS_PAWN:
      return g_strdup_printf ("his-pawn %s", value);
    default:
      return NULL;
    }
}

static void G_GNUC_PRINTF (2, 3)
    happen (GPtrArray *facts,
            const char *format,
            ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (facts, g_strdup_vprintf (format, args));
  va_end (args);
}

/* Who is due, by the position alone. */
static void
add_due (GPtrArray *facts,
         const AbbatesPosition *position,
         const AbbatesRules *rules)
{
  if (position->awaiting == ABBATES_MOVE_PLAY)
    happen (facts, "play %u", position->by);
  else if (position->awaiting == ABBATES_MOVE_TAKE)
    happen (facts, "take %u %u %u", position->turn + 1, position->by, position->taken_line);
  else if (position->awaiting == ABBATES_MOVE_RESHUFFLE)
    happen (facts, "reshuffle");
  else if (position->awaiting != ABBATES_MOVE_REVEAL)
    return;
  else if (position->due_for == ABBATES_FOR_DRAW)
    happen (facts, "draw %u %u", position->turn + 1, position->due_seat);
  else if (position->due_for == ABBATES_FOR_GARDEN)
    happen (facts, "turn-up %u", abbates_position_next_square (position, rules));
  else if (position->due_for == ABBATES_FOR_REFILL)
    happen (facts, "box %u", abbates_position_next_box (position));
}

static void
add_card_event (GPtrArray *facts,
                const AbbatesEvent *event)
{
  if (event->from.kind == ABBATES_PLACE_REFILL && event->to.kind == ABBATES_PLACE_GARDEN &&
      event->seat == 0)
    happen (facts, "fill %u %u %u", event->to.at, event->from.at, event->value);
  else if (event->from.kind == ABBATES_PLACE_GARDEN && event->to.kind == ABBATES_PLACE_CARDS)
    happen (facts, "his-take %u %u", event->from.at, event->value);
}

static void
add_abbot_card_event (GPtrArray *facts,
                      const AbbatesEvent *event)
{
  gboolean is_back = event->from.kind == ABBATES_PLACE_DISCARDS;

  if (is_back && event->to.kind == ABBATES_PLACE_HAND)
    happen (facts, "return %u %u", event->seat, event->value);
  else if (is_back && event->to.kind != ABBATES_PLACE_OUT)
    happen (facts, "his-return %u", event->value);
  else if (event->from.kind == ABBATES_PLACE_LOW || event->from.kind == ABBATES_PLACE_HIGH)
    happen (facts, "his-play %u", event->value);
}

/* What a move reports, and what the positions around it show. */
static void
add_events (GPtrArray *facts,
            const AbbatesPosition *before,
            const AbbatesPosition *after,
            const AbbatesRules *rules,
            const AbbatesEvents *events)
{
  for (guint i = 0; i < events->n_events; i++)
    {
      const AbbatesEvent *event = &events->events[i];

      if (event->kind == SCR_EVENT_WIN && event->piece == ABBATES_PIECE_PHASE)
        {
          happen (facts, "win %u %d", event->seat, event->amount);
          happen (facts, "general %d %d", before->general, after->general);
        }
      else if (event->piece == ABBATES_PIECE_GENERAL && event->kind == SCR_EVENT_STEP &&
               before->stage == ABBATES_STAGE_SETUP)
        happen (facts, "general %d %d", before->general, after->general);
      else if (event->kind == SCR_EVENT_WIN && event->piece == ABBATES_PIECE_CORNER)
        happen (facts, "corner %u %u", event->value, event->seat);
      else if (event->kind == SCR_EVENT_PASS && event->piece == ABBATES_PIECE_TAKE)
        happen (facts, "none %u", event->seat);
      else if (event->kind == SCR_EVENT_EARN && event->piece == ABBATES_PIECE_ABBOT_CARD &&
               before->seats[event->seat - 1].hand.benedict < 200 && event->amount == 1 &&
               after->seats[event->seat - 1].hand.benedict > 0)
        happen (facts, "earn %u", event->seat);
      else if (event->piece == ABBATES_PIECE_CARD)
        add_card_event (facts, event);
      else if (event->piece == ABBATES_PIECE_ABBOT_CARD)
        add_abbot_card_event (facts, event);
      else if (event->piece == ABBATES_PIECE_SOLO_PAWN)
        happen (facts, "his-pawn %u", event->to.at);
      else if (event->kind == SCR_EVENT_BEGIN && event->piece == ABBATES_PIECE_PHASE)
        {
          if (!rules->solo && before->stage != ABBATES_STAGE_SETUP)
            happen (facts, "starter %u", after->start_seat);
          happen (facts, "begin %u %u %u", after->round, after->phase, after->line);
        }
      else if (event->kind == SCR_EVENT_END && event->piece == ABBATES_PIECE_GAME)
        happen (facts, "over");
    }
}

/* Where @claim comes true from @at on. */
static guint
find_fact (GPtrArray *facts,
           guint at,
           const char *claim)
{
  while (at < facts->len && !g_pattern_match_simple (claim, facts->pdata[at]))
    at++;

  return at;
}

/* Every claim is a fact from @first on, and they come in the order in which they were told; but
 * those who get nothing do nothing one after the other. */
static void
check_claims (const AbbatesDuties *duties,
              GPtrArray *facts,
              guint first)
{
  guint next = first;

  for (guint i = 0; i < duties->n_duties; i++)
    {
      g_autofree char *claim = dup_claim (&duties->duties[i]);
      gboolean is_free = duties->duties[i].kind == ABBATES_DUTY_NO_CARD;
      guint at;

      if (claim == NULL)
        continue;
      at = find_fact (facts, is_free ? first : next, claim);
      if (at == facts->len)
        {
          g_autoptr (GString) all = g_string_new (NULL);

          for (guint n = first; n < facts->len; n++)
            g_string_append_printf (all, "%s; ", (char *) facts->pdata[n]);
          g_error ("“%s” did not come true: %s", claim, all->str);
        }
      next = is_free ? next : at + 1;
    }
}

/* How many of @facts from @first on begin with @word. */
static guint
count_facts (GPtrArray *facts,
             guint first,
             const char *word)
{
  guint count = 0;

  for (guint i = first; i < facts->len; i++)
    count += g_str_has_prefix (facts->pdata[i], word);

  return count;
}

static guint
count_duties (const AbbatesDuties *duties,
              AbbatesDutyKind kind)
{
  guint count = 0;

  for (guint i = 0; i < duties->n_duties; i++)
    count += duties->duties[i].kind == kind;

  return count;
}

/* What was told, and how many facts there were then. */
typedef struct
{
  AbbatesDuties duties;
  guint first;
  gboolean has_choice;
  gboolean is_taking;
} Told;

/* Nothing that is certain is left out: once the winner has taken, all that is left of a phase. */
static void
check_complete (const Told *told,
                GPtrArray *facts)
{
  if (!told->is_taking || told->has_choice)
    return;

  g_assert_cmpuint (count_duties (&told->duties, ABBATES_DUTY_FILL), ==,
                    count_facts (facts, told->first, "fill "));
  g_assert_cmpuint (count_duties (&told->duties, ABBATES_DUTY_BOX), ==,
                    count_facts (facts, told->first, "box "));
  g_assert_cmpuint (count_duties (&told->duties, ABBATES_DUTY_TAKE), ==,
                    count_facts (facts, told->first, "take "));
  g_assert_cmpuint (count_duties (&told->duties, ABBATES_DUTY_DRAW), ==,
                    count_facts (facts, told->first, "draw "));
  g_assert_cmpuint (count_duties (&told->duties, ABBATES_DUTY_STARTER), ==,
                    count_facts (facts, told->first, "starter "));
}

static void
check_phase (GArray *told,
             GPtrArray *facts)
{
  for (guint i = 0; i < told->len; i++)
    {
      check_claims (&g_array_index (told, Told, i).duties, facts,
                    g_array_index (told, Told, i).first);
      check_complete (&g_array_index (told, Told, i), facts);
    }
  g_array_set_size (told, 0);
  g_ptr_array_set_size (facts, 0);
}

static gboolean
is_unusual (const AbbatesPosition *position)
{
  return position->pile < 10;
}

static void
tell (GArray *all,
      const AbbatesPosition *position,
      const AbbatesRules *rules,
      guint first)
{
  Told told = { .first = first };

  abbates_duties_find (&told.duties, position, rules);
  told.is_taking =
      (position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL) &&
      !is_unusual (position);
  told.has_choice = position->stage == ABBATES_STAGE_TAKE && position->turn == 0;
  g_array_append_val (all, told);
}

/* Cards that move up, or are turned up, one after another are one step. */
static guint
count_joined (const AbbatesDuties *duties)
{
  guint n = 0;

  for (guint i = 0; i < duties->n_duties; i++)
    {
      guint kind = duties->duties[i].kind;

      n += i == 0 || kind != duties->duties[i - 1].kind ||
           (kind != ABBATES_DUTY_FILL && kind != ABBATES_DUTY_TURN_UP && kind != ABBATES_DUTY_BOX);
    }

  return n;
}

/* The sentences of all that is told are whole, and numbered. */
static void
check_sentences (AbbatesSetup *setup,
                 const AbbatesPosition *position,
                 const AbbatesDuties *duties)
{
  g_autoptr (GListModel) steps = abbates_duties_list_steps (duties, position, setup);

  g_assert_cmpuint (g_list_model_get_n_items (steps), ==, count_joined (duties));
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);
      const char *sentence = scr_step_get_sentence (step);

      g_assert_cmpuint (scr_step_get_number (step), ==, i + 1);
      g_assert_true (g_str_has_suffix (sentence, "."));
      g_assert_null (strstr (sentence, "(null)"));
      g_assert_null (strstr (sentence, "-32768"));
      g_assert_null (strstr (sentence, "no line"));
    }
}

static gboolean
ends_phase (const AbbatesPosition *before,
            const AbbatesPosition *after)
{
  if (after->stage == ABBATES_STAGE_OVER)
    return TRUE;
  if (before->stage == ABBATES_STAGE_SETUP)
    return after->stage != ABBATES_STAGE_SETUP;

  return after->round != before->round || after->phase != before->phase;
}

/* Plays a whole game at a real table, and holds what was told against what happened. */
static void
play_game (AbbatesSetup *setup,
           guint64 *random)
{
  g_autoptr (GArray) told = g_array_new (FALSE, TRUE, sizeof (Told));
  g_autoptr (GPtrArray) facts = g_ptr_array_new_with_free_func (g_free);
  AbbatesPosition position;

  abbates_told_begin (&position, &setup->rules);
  while (position.stage != ABBATES_STAGE_OVER)
    {
      AbbatesMove move = abbates_position_random_move (&position, &setup->rules, random);
      AbbatesPosition after = position;
      AbbatesEvents events;
      AbbatesDuties effects;
      guint first = facts->len;

      tell (told, &position, &setup->rules, first);
      check_sentences (setup, &position, &g_array_index (told, Told, told->len - 1).duties);
      add_due (facts, &position, &setup->rules);
      abbates_position_apply_events (&after, &setup->rules, move, &events);
      add_events (facts, &position, &after, &setup->rules, &events);
      abbates_duties_follow (&effects, &position, &setup->rules, move);
      check_claims (&effects, facts, first);
      check_sentences (setup, &position, &effects);
      g_assert_cmpuint (count_duties (&effects, ABBATES_DUTY_RETURN), ==,
                        count_facts (facts, first, "return "));
      if (ends_phase (&position, &after))
        check_phase (told, facts);
      position = after;
    }
}

/* Over whole games of every kind, each thing that was told comes true, in the order told. */
static void
test_games (void)
{
  guint64 random = 20261130;

  for (guint i = 0; i < abbates_test_share (N_GAMES); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);

      play_game (setup, &random);
    }
}

/* A table of these seats, told at random up to where @awaiting is due in @phase. */
static AbbatesPosition
tell_to (AbbatesSetup *setup,
         guint phase,
         AbbatesMoveKind awaiting)
{
  guint64 random = 7;
  AbbatesPosition position;

  abbates_told_begin (&position, &setup->rules);
  while (position.phase < phase || position.awaiting != awaiting ||
         position.stage == ABBATES_STAGE_SETUP)
    abbates_told_make (&position, &setup->rules,
                       abbates_position_random_move (&position, &setup->rules, &random));

  return position;
}

static const AbbatesDuty *
get_duty (const AbbatesDuties *duties,
          AbbatesDutyKind kind,
          guint at)
{
  for (guint i = 0; i < duties->n_duties; i++)
    if (duties->duties[i].kind == kind && duties->duties[i].at == at)
      return &duties->duties[i];

  return NULL;
}

/* While all still play, the ranks have no names, and the row of arcade cards says what follows. */
static void
test_play (void)
{
  AbbatesTestSetup wanted = { .n_seats = 4 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position = tell_to (setup, 1, ABBATES_MOVE_PLAY);
  AbbatesDuties duties;

  abbates_duties_find (&duties, &position, &setup->rules);
  g_assert_cmpuint (count_duties (&duties, ABBATES_DUTY_PLAY), ==, 4);
  g_assert_cmpuint (duties.duties[0].seat, ==, position.start_seat);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_WIN, 0)->seat, ==, 0);
  g_assert_cmpint (get_duty (&duties, ABBATES_DUTY_GENERAL, 0)->to, ==, ABBATES_OPEN_NUMBER);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_TAKE, 1)->seat, ==, 0);
  g_assert_true (get_duty (&duties, ABBATES_DUTY_DRAW, 4)->is_last);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_STARTER, 0)->seat, ==, 0);
}

/* Who is not known yet is told by rank; hands are a place only where one plays from them. */
static void
test_ranks (void)
{
  AbbatesTestSetup wanted = { .n_seats = 4 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position = tell_to (setup, 1, ABBATES_MOVE_PLAY);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GListModel) steps = NULL;
  AbbatesDuties duties;

  abbates_duties_find (&duties, &position, &setup->rules);
  steps = abbates_duties_list_steps (&duties, &position, setup);
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);
      const char *place = scr_step_get_place (step);
      gboolean is_play = g_str_has_suffix (scr_step_get_sentence (step), " plays an Abbot card.");

      g_assert_true (is_play == (place != NULL && g_str_has_prefix (place, "hand ")));
      g_string_append (text, scr_step_get_sentence (step));
    }
  g_assert_true (g_pattern_match_simple ("*second highest card takes*third highest card takes*",
                                         text->str));
}

/* By palm branches the others draw, or get nothing. */
static void
test_palms (void)
{
  AbbatesTestSetup wanted = { .n_seats = 3, .palms = TRUE };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position = tell_to (setup, 1, ABBATES_MOVE_TAKE);
  AbbatesDuties duties;

  position.arcade[(position.round - 1) * 3 + position.phase - 1] = ABBATES_PALM_DRAW;
  abbates_duties_find (&duties, &position, &setup->rules);
  g_assert_cmpuint (count_duties (&duties, ABBATES_DUTY_TAKE), ==, 1);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_DRAW, 2)->seat, ==, position.order[1]);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_DRAW, 3)->seat, ==, position.order[2]);

  position.arcade[(position.round - 1) * 3 + position.phase - 1] = ABBATES_PALM_NONE;
  abbates_duties_find (&duties, &position, &setup->rules);
  g_assert_cmpuint (count_duties (&duties, ABBATES_DUTY_DRAW), ==, 0);
  g_assert_nonnull (get_duty (&duties, ABBATES_DUTY_NO_CARD, position.order[1]));
  g_assert_nonnull (get_duty (&duties, ABBATES_DUTY_NO_CARD, position.order[2]));
}

/* Where the winner may name another line, it is open which one is taken from and refilled. */
static void
test_other_line (void)
{
  AbbatesTestSetup wanted = { .n_seats = 3 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position = tell_to (setup, 1, ABBATES_MOVE_TAKE);
  AbbatesMove moves[ABBATES_MAX_MOVES];
  AbbatesDuties duties;
  guint n_moves;

  position.arcade[(position.round - 1) * 3 + position.phase - 1] = ABBATES_OTHER_LINE;
  abbates_duties_find (&duties, &position, &setup->rules);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_TAKE, 1)->line, ==, position.line);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_TAKE, 2)->line, ==, ABBATES_NO_LINE);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_FILL, 1)->line, ==, ABBATES_NO_LINE);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_FILL, 1)->from, ==, 1);

  n_moves = abbates_position_moves (&position, &setup->rules, moves);
  g_assert_cmpuint (moves[n_moves - 1].kind, ==, ABBATES_MOVE_OTHER_LINE);
  abbates_position_apply (&position, &setup->rules, moves[n_moves - 1]);
  abbates_duties_find (&duties, &position, &setup->rules);
  g_assert_cmpuint (position.taken_line, !=, position.line);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_TAKE, 2)->line, ==, position.taken_line);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_TAKE, 2)->own_line, ==, position.line);
}

/* The last Abbot card of a round says what all have to do then: General, corner, returns. */
static void
test_round_end (void)
{
  AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position = tell_to (setup, 4, ABBATES_MOVE_PLAY);
  AbbatesMove moves[ABBATES_MAX_MOVES];
  AbbatesDuties duties;

  abbates_position_moves (&position, &setup->rules, moves);
  abbates_told_make (&position, &setup->rules, moves[0]);
  abbates_position_moves (&position, &setup->rules, moves);
  abbates_duties_follow (&duties, &position, &setup->rules, moves[0]);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_WIN, 0)->seat, >, 0);
  g_assert_cmpint (get_duty (&duties, ABBATES_DUTY_GENERAL, 0)->from, ==, position.general);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_CORNER, position.round)->seat, ==,
                    get_duty (&duties, ABBATES_DUTY_WIN, 0)->seat);
  g_assert_cmpuint (count_duties (&duties, ABBATES_DUTY_RETURN), ==, 2);
  g_assert_cmpuint (get_duty (&duties, ABBATES_DUTY_BEGIN, 4 * (position.round + 1u) + 1)->value,
                    ==, position.round + 1);
}

/* A table that the program deals for has nothing to do. */
static void
test_digital (void)
{
  AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesPosition position = tell_to (setup, 1, ABBATES_MOVE_PLAY);
  g_autoptr (AbbatesState) told = abbates_state_new (setup, &position);
  g_autoptr (GListModel) duties = scr_state_list_duties (SCR_STATE (told));
  g_autoptr (AbbatesState) dealt = NULL;
  g_autoptr (GListModel) none = NULL;
  g_autoptr (GListModel) effects = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (duties), >, 0);
  position.table = FALSE;
  dealt = abbates_state_new (setup, &position);
  none = scr_state_list_duties (SCR_STATE (dealt));
  effects = scr_state_list_effects (SCR_STATE (dealt), "play 1");
  g_assert_cmpuint (g_list_model_get_n_items (none), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (effects), ==, 0);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates-duties/games", test_games);
  g_test_add_func ("/abbates-duties/play", test_play);
  g_test_add_func ("/abbates-duties/ranks", test_ranks);
  g_test_add_func ("/abbates-duties/palms", test_palms);
  g_test_add_func ("/abbates-duties/other-line", test_other_line);
  g_test_add_func ("/abbates-duties/round-end", test_round_end);
  g_test_add_func ("/abbates-duties/digital", test_digital);

  return g_test_run ();
}
