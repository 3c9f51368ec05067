/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <string.h>

#include "abbates-short.h"
#include "abbates-told.h"
#include "core/scr-dealer.h"
#include "games/abbates/abbates-shorthand.h"
#include "games/abbates/abbates-state-private.h"

/* What players type at a real table, in the fewest keys. */

#define N_GAMES 300

static ScrReading
read_typed (ScrState *state,
            const char *typed,
            char **move,
            gsize *length)
{
  ScrReading reading = scr_state_read (state, typed, move, length);

  g_assert_true ((*move != NULL) ==
                 (reading == SCR_READING_MAY_GO_ON || reading == SCR_READING_WHOLE));
  return reading;
}

/* @typed says @text, alone and before what is typed next, and no part of it is wrong. */
static void
assert_typed (ScrState *state,
              const char *typed,
              const char *text)
{
  g_autofree char *run = g_strconcat (typed, " ,x", NULL);
  g_autofree char *move = NULL;
  g_autofree char *first = NULL;
  gsize length;

  g_assert_cmpint (read_typed (state, typed, &move, &length), >=, SCR_READING_MAY_GO_ON);
  g_assert_cmpstr (move, ==, text);
  g_assert_cmpuint (length, ==, strlen (typed));
  read_typed (state, run, &first, &length);
  g_assert_cmpstr (first, ==, text);
  g_assert_cmpuint (length, ==, strlen (typed));

  for (gsize n = 1; n < strlen (typed); n++)
    {
      g_autofree char *part = g_strndup (typed, n);
      g_autofree char *begun = NULL;

      g_assert_cmpint (read_typed (state, part, &begun, &length), !=, SCR_READING_WHOLE);
    }
}

/* Every move of whole games has a short form, of one key where a card is played and two where one
 * comes, or is written in full. */
static void
test_games (void)
{
  guint64 random = 20261201;
  guint n_short = 0;

  for (guint i = 0; i < abbates_test_share (N_GAMES); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition told;

      abbates_told_begin (&told, &setup->rules);
      while (told.stage != ABBATES_STAGE_OVER)
        {
          AbbatesMove move = abbates_position_random_move (&told, &setup->rules, &random);
          g_autoptr (ScrState) state = SCR_STATE (abbates_state_new (setup, &told));
          g_autofree char *text = abbates_move_print (&setup->rules, move);
          g_autofree char *typed = abbates_test_write_short (move);
          g_autofree char *full = NULL;

          if (typed != NULL)
            {
              assert_typed (state, typed, text);
              n_short++;
              if (move.kind == ABBATES_MOVE_PLAY)
                g_assert_cmpuint (strlen (typed), ==, 1);
              else if (move.kind == ABBATES_MOVE_REVEAL)
                g_assert_cmpuint (strlen (typed), <=, 2);
            }
          read_typed (state, text, &full, NULL);
          g_assert_cmpstr (full, ==, text);
          abbates_told_make (&told, &setup->rules, move);
        }
    }
  g_assert_cmpuint (n_short, >, 0);
}

typedef struct
{
  const char *typed;
  ScrReading reading;
  const char *move;
} Sample;

static void
check_samples (ScrState *state,
               const Sample *samples)
{
  for (; samples->typed != NULL; samples++)
    {
      g_autofree char *move = NULL;

      g_assert_cmpint (read_typed (state, samples->typed, &move, NULL), ==, samples->reading);
      g_assert_cmpstr (move, ==, samples->move);
    }
}

/* Tells a table of two up to where @word is due. */
static ScrState *
tell_until (AbbatesMoveKind awaiting)
{
  AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  guint64 random = 7;
  AbbatesPosition told;

  abbates_told_begin (&told, &setup->rules);
  while (told.awaiting != awaiting)
    abbates_told_make (&told, &setup->rules,
                       abbates_position_random_move (&told, &setup->rules, &random));

  return SCR_STATE (abbates_state_new (setup, &told));
}

static void
test_values (void)
{
  static const Sample samples[] = {
    { "1", SCR_READING_MAY_GO_ON, "play 1" },
    { "1 ", SCR_READING_WHOLE, "play 1" },
    { "12", SCR_READING_WHOLE, "play 12" },
    { "15", SCR_READING_WHOLE, "play 1" },
    { "c", SCR_READING_WHOLE, "play 12" },
    { "C", SCR_READING_WHOLE, "play 12" },
    { "9", SCR_READING_WHOLE, "play 9" },
    { "-", SCR_READING_WHOLE, "skip" },
    { "play 5", SCR_READING_MAY_GO_ON, "play 5" },
    { "play 5; 3", SCR_READING_WHOLE, "play 5" },
    { "", SCR_READING_BEGUN, NULL },
    { "  ", SCR_READING_BEGUN, NULL },
    { NULL },
  };
  g_autoptr (ScrState) state = tell_until (ABBATES_MOVE_PLAY);

  check_samples (state, samples);
}

/* Makes @text, which the rules allow or not; what they do not is left out. */
static void
set (ScrState **state,
     const char *format,
     guint value)
{
  g_auto (GStrv) parts = g_strsplit (format, "#", 2);
  guint seat = abbates_state_get_position (ABBATES_STATE (*state))->by;
  g_autofree char *text = g_strdup_printf ("%s%u%s%u", parts[0], seat, parts[1], value);
  g_autoptr (ScrState) next = scr_state_apply (*state, text, NULL);

  if (next != NULL)
    g_set_object (state, next);
}

static void
assert_one (ScrState *state,
            ScrReading expected)
{
  g_autofree char *move = NULL;

  g_assert_cmpint (read_typed (state, "1", &move, NULL), ==, expected);
  g_assert_cmpstr (move, ==, "play 1");
}

/* The figure 1 waits for another only where a card of two figures is in hand, whichever it is. */
static void
test_two_figures (void)
{
  static const guint values[] = { 10, 13, 14 };
  g_autoptr (ScrState) state = tell_until (ABBATES_MOVE_PLAY);

  set (&state, "set hand # +", 1);
  for (guint value = 10; value <= 14; value++)
    for (guint n = 0; n < 10; n++)
      set (&state, "set hand # -", value);
  assert_one (state, SCR_READING_WHOLE);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      set (&state, "set hand # +", values[i]);
      assert_one (state, SCR_READING_MAY_GO_ON);
      set (&state, "set hand # -", values[i]);
      assert_one (state, SCR_READING_WHOLE);
    }
}

/* A card that nobody recorded is named as it is taken, from a square of the line. */
static void
test_named (void)
{
  g_autoptr (ScrState) state = tell_until (ABBATES_MOVE_TAKE);
  g_auto (GStrv) moves = scr_state_list_moves (state);
  g_autofree char *typed = NULL;
  g_autofree char *text = NULL;
  g_autofree char *forget = NULL;
  g_autoptr (ScrState) open = NULL;
  guint from, to;

  g_assert_cmpint (sscanf (moves[0], "take %u to %u", &from, &to), ==, 2);
  forget = g_strdup_printf ("set garden %u ?", from);
  open = scr_state_apply (state, forget, NULL);
  g_assert_nonnull (open);
  typed = g_strdup_printf ("%uw2%u", from, to);
  text = g_strdup_printf ("take %u=window-2 to %u", from, to);
  assert_typed (open, typed, text);
}

/* A table at which the top cards of the draw pile were looked at. */
static ScrState *
tell_until_order (void)
{
  const AbbatesMove peek = { ABBATES_MOVE_PEEK, { 0 } };
  guint64 random = 7;

  for (;;)
    {
      AbbatesTestSetup wanted = { .n_seats = 2 };
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition told;

      abbates_told_begin (&told, &setup->rules);
      while (told.awaiting != ABBATES_MOVE_ORDER && told.stage != ABBATES_STAGE_OVER)
        abbates_told_make (
            &told, &setup->rules,
            abbates_position_check (&told, &setup->rules, peek) == ABBATES_REASON_NONE
                ? peek
                : abbates_position_random_move (&told, &setup->rules, &random));
      if (told.awaiting == ABBATES_MOVE_ORDER)
        return SCR_STATE (abbates_state_new (setup, &told));
    }
}

/* As many cards go back as were looked at. */
static void
test_order (void)
{
  static const Sample samples[] = {
    { "12345", SCR_READING_BEGUN, NULL },
    { "654321", SCR_READING_WHOLE, "order 6 5 4 3 2 1" },
    { "123457", SCR_READING_MAY_GO_ON, "123457" },
    { NULL },
  };
  g_autoptr (ScrState) state = tell_until_order ();

  g_assert_cmpuint (abbates_state_get_position (ABBATES_STATE (state))->n_known, ==, 6);
  check_samples (state, samples);
}

static void
test_cards (void)
{
  static const Sample samples[] = {
    { "w", SCR_READING_BEGUN, NULL },
    { "W2", SCR_READING_WHOLE, "reveal window-2" },
    { "b1a3", SCR_READING_WHOLE, "reveal book-1" },
    { "?", SCR_READING_WHOLE, "reveal ?" },
    { "w9", SCR_READING_MAY_GO_ON, "reveal window-9" },
    { "reveal book-1", SCR_READING_MAY_GO_ON, "reveal book-1" },
    { "zz", SCR_READING_MAY_GO_ON, "zz" },
    /* Its small letter takes more bytes. */
    { "\xc4\xb0\xc4\xb0", SCR_READING_MAY_GO_ON, "\xc4\xb0\xc4\xb0" },
    { NULL },
  };
  g_autoptr (ScrState) state = tell_until (ABBATES_MOVE_REVEAL);

  check_samples (state, samples);
}

/* One card is read where it is asked for alone, and printed as it is read. */
static void
test_one_card (void)
{
  static const struct
  {
    const char *typed;
    ScrReading reading;
    AbbatesCard card;
  } samples[] = {
    { "", SCR_READING_BEGUN, ABBATES_NO_CARD },
    { " w", SCR_READING_BEGUN, ABBATES_NO_CARD },
    { " W2 ", SCR_READING_WHOLE, ABBATES_CARD (ABBATES_WINDOW, 2) },
    { "a0", SCR_READING_WHOLE, ABBATES_CARD (ABBATES_ARTEFACT, 0) },
    { "Book-3", SCR_READING_WHOLE, ABBATES_CARD (ABBATES_BOOK, 3) },
    { "?", SCR_READING_WHOLE, ABBATES_UNKNOWN_CARD },
    { "-", SCR_READING_WHOLE, ABBATES_NO_CARD },
    { "−", SCR_READING_WHOLE, ABBATES_NO_CARD },
    { "w22", SCR_READING_NOTHING, ABBATES_NO_CARD },
    { "w 2", SCR_READING_NOTHING, ABBATES_NO_CARD },
    { "x2", SCR_READING_NOTHING, ABBATES_NO_CARD },
    { "2", SCR_READING_NOTHING, ABBATES_NO_CARD },
  };
  AbbatesCard card;

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_test_message ("“%s”", samples[i].typed);
      g_assert_cmpint (abbates_shorthand_read_card (samples[i].typed, &card), ==,
                       samples[i].reading);
      g_assert_cmpuint (card, ==, samples[i].card);
    }

  for (AbbatesCard told = ABBATES_NO_CARD + 1; told < ABBATES_N_CARDS; told++)
    {
      g_autofree char *printed = abbates_shorthand_print_card (told);

      g_assert_cmpint (abbates_shorthand_read_card (printed, &card), ==, SCR_READING_WHOLE);
      g_assert_cmpuint (card, ==, told);
    }
}

/* Whatever is typed, whatever is due, is read. */
static void
test_anything (void)
{
  static const char keys[] = "0123456789abcdemwprx?-=, ;:zÄ\t";
  guint64 random = 12;

  for (guint i = 0; i < abbates_test_share (N_GAMES); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition told;

      abbates_told_begin (&told, &setup->rules);
      while (told.stage != ABBATES_STAGE_OVER)
        {
          g_autoptr (ScrState) state = SCR_STATE (abbates_state_new (setup, &told));

          for (guint n = 0; n < 10; n++)
            {
              g_autoptr (GString) typed = g_string_new (NULL);
              g_autofree char *valid = NULL;
              g_autofree char *move = NULL;
              gsize length;

              for (guint k = scr_random_below (&random, 7); k > 0; k--)
                g_string_append_c (typed, keys[scr_random_below (&random, strlen (keys))]);
              valid = g_utf8_make_valid (typed->str, -1);
              read_typed (state, valid, &move, &length);
              g_assert_cmpuint (length, <=, strlen (valid));
            }
          abbates_told_make (&told, &setup->rules,
                             abbates_position_random_move (&told, &setup->rules, &random));
        }
    }
}

/* What nobody has to say is proposed, and nothing where several things may be. */
static void
test_suggestions (void)
{
  guint64 random = 3;
  guint n_suggested = 0;

  for (guint i = 0; i < abbates_test_share (N_GAMES); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition told;

      abbates_told_begin (&told, &setup->rules);
      while (told.stage != ABBATES_STAGE_OVER)
        {
          g_autoptr (ScrState) state = SCR_STATE (abbates_state_new (setup, &told));
          g_autofree char *suggested = scr_state_suggest (state);
          g_autoptr (ScrState) next =
              suggested != NULL ? scr_state_apply (state, suggested, NULL) : NULL;

          g_assert_true ((suggested != NULL) == (next != NULL));
          n_suggested += suggested != NULL;
          if (told.awaiting == ABBATES_MOVE_RESHUFFLE)
            g_assert_cmpstr (suggested, ==, "reshuffle");
          abbates_told_make (&told, &setup->rules,
                             abbates_position_random_move (&told, &setup->rules, &random));
        }
    }
  g_assert_cmpuint (n_suggested, >, 0);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/abbates/shorthand/games", test_games);
  g_test_add_func ("/abbates/shorthand/values", test_values);
  g_test_add_func ("/abbates/shorthand/two-figures", test_two_figures);
  g_test_add_func ("/abbates/shorthand/named", test_named);
  g_test_add_func ("/abbates/shorthand/order", test_order);
  g_test_add_func ("/abbates/shorthand/cards", test_cards);
  g_test_add_func ("/abbates/shorthand/one-card", test_one_card);
  g_test_add_func ("/abbates/shorthand/anything", test_anything);
  g_test_add_func ("/abbates/shorthand/suggestions", test_suggestions);

  return g_test_run ();
}
