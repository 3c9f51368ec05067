/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* What a state knows of a physical table. */

ScrMode
abbates_state_get_mode (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, SCR_MODE_DIGITAL);

  return abbates_state_get_position (self)->table ? SCR_MODE_TABLE : SCR_MODE_DIGITAL;
}

/* Whether every card of @position is recorded, and none more often than there are. */
static gboolean
is_whole (const AbbatesPosition *position,
          const AbbatesRules *rules)
{
  static const guint8 none[ABBATES_N_CARDS];
  AbbatesMove unknown;

  return !abbates_position_next_unknown (position, rules, &unknown) &&
         position->drawn != ABBATES_UNKNOWN_CARD &&
         memchr (position->known, ABBATES_UNKNOWN_CARD, position->n_known) == NULL &&
         memcmp (position->excess, none, sizeof none) == 0;
}

ScrState *
abbates_state_with_mode (ScrState *state,
                         ScrMode mode,
                         GError **error)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);
  AbbatesPosition position;

  g_return_val_if_fail (setup != NULL, NULL);

  position = *abbates_state_get_position (self);
  if (mode == SCR_MODE_DIGITAL && !is_whole (&position, &setup->rules))
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_FORMAT,
                           _ ("$.start holds cards that are not recorded, or more of one than "
                              "there are: only a match in mode “table” can begin so"));
      return NULL;
    }

  position.table = mode == SCR_MODE_TABLE;
  abbates_position_settle (&position, &setup->rules);

  return SCR_STATE (abbates_state_new (setup, &position));
}

gboolean
abbates_state_is_remark (ScrState *state,
                         const char *text)
{
  return g_str_has_prefix (text, "know ") || g_str_has_prefix (text, "set ") ||
         g_str_has_prefix (text, "mode ");
}

char *
abbates_state_dup_warning (ScrState *state,
                           const char *text)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);
  const AbbatesPosition *position = abbates_state_get_position (self);
  AbbatesMove move;

  g_return_val_if_fail (setup != NULL, NULL);

  if (!position->table || !abbates_move_parse (&setup->rules, text, &move, NULL) ||
      !abbates_position_exceeds (position, move))
    return NULL;

  return abbates_sentence_warning (setup, move);
}
