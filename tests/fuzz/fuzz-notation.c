/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* A game told in lines. The first line chooses the set-up and who deals, by its first byte, and the
 * luck.
 * Each other line is refused and changes nothing, or it is a move whose print is the line.
 * An empty line makes any legal move; where chance is due and the line is none of its
 * answers, chance answers. What came of it can be told in words, and read again as a state. */

#define MAX_LINES 250

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t size);

/* "0" to "9" choose these, "A" to "J" the same at a table. */
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

static gboolean
is_table (char choice)
{
  return choice >= 'A' && choice <= 'J';
}

static AbbatesSetup *
get_setup (char choice)
{
  static AbbatesSetup *setups[G_N_ELEMENTS (wanted)] = { NULL };
  guint index = (guint8) (choice - (is_table (choice) ? 'A' : '0')) % G_N_ELEMENTS (wanted);

  if (setups[index] == NULL)
    setups[index] = abbates_test_setup (&wanted[index]);

  return setups[index];
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

/* Words for it, and the same state from its JSON: read as a table's where it was one, for it may
 * have been adjusted oddly; but for one in the middle of going digital. */
static void
check_state (const AbbatesPosition *position,
             AbbatesSetup *setup,
             gboolean is_told)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (JsonNode) json = scr_state_to_json (SCR_STATE (state));
  g_autoptr (JsonNode) score = scr_state_score_to_json (SCR_STATE (state));
  g_autofree char *prompt = scr_state_prompt (SCR_STATE (state));
  g_autofree char *text = scr_state_to_text (SCR_STATE (state));
  g_autoptr (GError) error = NULL;
  g_autoptr (AbbatesState) again = NULL;
  g_autoptr (JsonNode) json_again = NULL;

  g_assert_true (*prompt != '\0' && *text != '\0' && score != NULL);
  if (position->naming)
    return;
  again = abbates_state_new_from_json (setup, is_told ? SCR_MODE_TABLE : SCR_MODE_DIGITAL, json,
                                       "$", &error);
  g_assert_no_error (error);
  json_again = scr_state_to_json (SCR_STATE (again));
  g_assert_true (scr_json_equal (json, json_again, NULL));
}

/* Makes the move that @line tells, if it is one and legal. */
static gboolean
tell (AbbatesPosition *position,
      AbbatesSetup *setup,
      const char *line)
{
  const AbbatesRules *rules = &setup->rules;
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
  AbbatesSetup *setup = get_setup (text[0]);
  const AbbatesRules *rules = &setup->rules;
  guint64 random = lines[0] != NULL ? g_str_hash (lines[0]) : 0;
  AbbatesPosition position;
  gboolean is_told;

  abbates_position_init (&position, rules);
  position.table = is_table (text[0]);
  is_told = position.table;
  for (guint i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    {
      gboolean is_due = abbates_position_is_chance (&position) || *lines[i] == '\0';

      if (!tell (&position, setup, lines[i]) && is_due && position.stage != ABBATES_STAGE_OVER)
        make_any_move (&position, rules, &random);
      is_told |= position.table;
    }
  check_listed (&position, rules);
  check_state (&position, setup, is_told);

  return 0;
}
