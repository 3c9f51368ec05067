/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-told.h"

#include <string.h>

#include "core/scr-json.h"
#include "games/abbates/abbates-sentence.h"

/* Makes @move in @position. What is refused is a fault of the test. */
void
abbates_told_make (AbbatesPosition *position,
                   const AbbatesRules *rules,
                   AbbatesMove move)
{
  AbbatesReason reason = abbates_position_check (position, rules, move);

  if (reason != ABBATES_REASON_NONE)
    {
      g_autofree char *text = abbates_move_print (rules, move);

      g_error ("“%s” is refused: %s", text, abbates_reason_code (reason));
    }
  abbates_position_apply (position, rules, move);
}

void
abbates_told_begin (AbbatesPosition *position,
                    const AbbatesRules *rules)
{
  abbates_position_init (position, rules);
  position->table = TRUE;
}

/* In table mode a state that holds unrecorded cards can be read back. */
void
abbates_told_check_round_trip (AbbatesSetup *setup,
                               const AbbatesPosition *position)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (JsonNode) json = scr_state_to_json (SCR_STATE (state));
  g_autoptr (GError) error = NULL;
  g_autoptr (AbbatesState) again =
      abbates_state_new_from_json (setup, SCR_MODE_TABLE, json, "$.start", &error);
  g_autofree char *prompt = scr_state_prompt (SCR_STATE (state));
  g_autofree char *text = scr_state_to_text (SCR_STATE (state));

  g_assert_no_error (error);
  g_assert_cmpstr (prompt, !=, "");
  g_assert_cmpstr (text, !=, "");
  if (memcmp (abbates_state_get_position (again), position, sizeof *position) != 0)
    {
      g_autofree char *printed = scr_json_print (json, FALSE);

      g_error ("read back it differs: %s", printed);
    }
}
