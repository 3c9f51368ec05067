/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "abbates-util.h"

/* A game told in lines: each is refused and changes nothing, or it is a move whose
 * print is the line. Where chance is due and the line is none, chance answers. */

#define MAX_LINES 400

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t size);

static AbbatesSetup *
get_setup (void)
{
  static AbbatesSetup *setup = NULL;
  const AbbatesTestSetup wanted = { .n_seats = 3, .palms = TRUE };

  if (setup == NULL)
    setup = abbates_test_setup (&wanted);

  return setup;
}

static void
tell (AbbatesPosition *position,
      const AbbatesRules *rules,
      const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AbbatesMove move;

  if (!abbates_move_parse (rules, line, &move, &error))
    return;
  text = abbates_move_print (rules, move);
  g_assert_cmpstr (text, ==, line);
  if (abbates_position_check (position, rules, move) == ABBATES_REASON_NONE)
    abbates_position_apply (position, rules, move);
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t size)
{
  g_autofree char *text = g_strndup ((const char *) bytes, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_LINES);
  const AbbatesRules *rules = &get_setup ()->rules;
  guint64 random = size;
  AbbatesPosition position;

  abbates_position_init (&position, rules);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      while (abbates_position_is_chance (&position))
        abbates_position_apply (&position, rules,
                                abbates_position_random_move (&position, rules, &random));
      tell (&position, rules, lines[i]);
    }

  return 0;
}
