/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-error.h"

/* A game told in lines. The first line chooses the set-up, by its first byte, and the luck.
 * Each other line is refused and changes nothing, or it is a move whose print is the line.
 * An empty line makes any legal move; where chance is due and the line is none of its
 * answers, chance answers. */

#define MAX_LINES 250

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t size);

/* "0" to "9" choose these. */
static const AbbatesTestSetup wanted[] = {
  { .n_seats = 2, .palms = TRUE },
  { .n_seats = 3, .palms = TRUE },
  { .n_seats = 4, .palms = TRUE, .sit_out = TRUE },
  { .n_seats = 4, .areas_any = TRUE, .ora_order = "DCBA" },
  { .n_seats = 1, .palms = TRUE, .difficulty = "novice" },
  { .n_seats = 1, .difficulty = "prior", .every_phase = TRUE },
  { .n_seats = 1, .difficulty = "abbot", .variants = 3 },
  { .n_seats = 2, .palms = TRUE, .variants = 1 },
  { .n_seats = 3, .palms = TRUE, .variants = 2 | 8 },
  { .n_seats = 4, .palms = TRUE, .variants = 4 | 8 },
};

static const AbbatesRules *
get_rules (char choice)
{
  static AbbatesSetup *setups[G_N_ELEMENTS (wanted)] = { NULL };
  guint index = (guint8) (choice - '0') % G_N_ELEMENTS (wanted);

  if (setups[index] == NULL)
    setups[index] = abbates_test_setup (&wanted[index]);

  return &setups[index]->rules;
}

/* Each move that is listed can be made, and its notation is read as the move. */
static void
check_listed (const AbbatesPosition *position,
              const AbbatesRules *rules)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  guint n_moves = abbates_position_is_chance (position)
                      ? abbates_position_outcomes (position, rules, moves, weights)
                      : abbates_position_moves (position, rules, moves);

  g_assert_cmpuint (n_moves > 0, ==, position->stage != ABBATES_STAGE_OVER);
  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *text = abbates_move_print (rules, moves[i]);
      g_autoptr (GError) error = NULL;
      AbbatesMove again;

      g_assert_cmpint (abbates_position_check (position, rules, moves[i]), ==,
                       ABBATES_REASON_NONE);
      abbates_move_parse (rules, text, &again, &error);
      g_assert_no_error (error);
      g_assert_true (abbates_move_equal (moves[i], again));
    }
}

/* Makes the move that @line tells, if it is one and legal. */
static gboolean
tell (AbbatesPosition *position,
      const AbbatesRules *rules,
      const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AbbatesMove move;

  if (!abbates_move_parse (rules, line, &move, &error))
    {
      g_assert_error (error, SCR_ERROR, SCR_ERROR_SYNTAX);
      return FALSE;
    }

  text = abbates_move_print (rules, move);
  g_assert_cmpstr (text, ==, line);
  if (abbates_position_check (position, rules, move) != ABBATES_REASON_NONE)
    return FALSE;

  abbates_position_apply (position, rules, move);
  return TRUE;
}

static void
make_any_move (AbbatesPosition *position,
               const AbbatesRules *rules,
               guint64 *random)
{
  AbbatesMove move = abbates_position_random_move (position, rules, random);

  g_assert_cmpint (abbates_position_check (position, rules, move), ==, ABBATES_REASON_NONE);
  abbates_position_apply (position, rules, move);
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t size)
{
  g_autofree char *text = g_strndup ((const char *) bytes, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_LINES);
  const AbbatesRules *rules = get_rules (text[0]);
  guint64 random = lines[0] != NULL ? g_str_hash (lines[0]) : 0;
  AbbatesPosition position;

  abbates_position_init (&position, rules);
  for (guint i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    {
      gboolean is_due = abbates_position_is_chance (&position) || *lines[i] == '\0';

      if (!tell (&position, rules, lines[i]) && is_due && position.stage != ABBATES_STAGE_OVER)
        make_any_move (&position, rules, &random);
    }
  check_listed (&position, rules);

  return 0;
}
