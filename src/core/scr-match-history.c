/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>

#include "core/scr-error.h"

/* Going back and forth in a match. */

static ScrEntry *
get_entry (ScrMatch *self,
           guint position)
{
  return g_ptr_array_index (self->entries, position);
}

/* The undone entries counted from the nearest. */
static ScrEntry *
get_undone (ScrMatch *self,
            guint position)
{
  return g_ptr_array_index (self->undone, self->undone->len - 1 - position);
}

/* Who deals after @n_moves. */
ScrMode
scr_match_get_mode_at (ScrMatch *self,
                       guint n_moves)
{
  return scr_state_get_mode (scr_match_get_state_at (self, n_moves), self->mode);
}

/* In digital mode players go by decisions, chance coming along; else by moves. */
static gboolean
goes_by_decision (ScrMode mode,
                  gboolean by_move)
{
  return mode == SCR_MODE_DIGITAL && !by_move;
}

/* How many moves stand when one step is taken back from @n_moves, or -1 if none can be. */
static int
step_back (ScrMatch *self,
           guint n_moves,
           gboolean by_move)
{
  if (!goes_by_decision (scr_match_get_mode_at (self, n_moves), by_move))
    return (int) n_moves - 1;

  if (self->n_decisions == 0)
    return -1;

  while (n_moves > 0)
    if (scr_entry_is_decision (get_entry (self, --n_moves)))
      return (int) n_moves;

  return -1;
}

/* How many moves are made again when one step is, after the first @n_redone; 0 if none can be. */
static guint
step_forth (ScrMatch *self,
            guint n_redone,
            gboolean by_move)
{
  guint end = n_redone + 1;
  ScrMode mode;

  if (n_redone >= self->undone->len)
    return 0;

  mode = scr_state_get_mode (scr_entry_get_after (get_undone (self, n_redone)), self->mode);
  while (goes_by_decision (mode, by_move) &&
         end < self->undone->len && !scr_entry_is_decision (get_undone (self, end)))
    end++;

  return end - n_redone;
}

/* Whether something was turned up by the moves from @from on, up to @to. */
gboolean
scr_match_turns_up (ScrMatch *self,
                    guint from,
                    guint to)
{
  for (guint i = from; i < to; i++)
    if (scr_entry_turns_up (get_entry (self, i)))
      return TRUE;

  return FALSE;
}

/* Whether going back to @target moves takes back something that was made in digital mode. */
static gboolean
crosses_digital (ScrMatch *self,
                 guint target)
{
  for (guint n_moves = self->entries->len; n_moves > target; n_moves--)
    if (scr_match_get_mode_at (self, n_moves) == SCR_MODE_DIGITAL)
      return TRUE;

  return FALSE;
}

static gboolean
check_option (ScrMatch *self,
              guint target,
              guint n_reveals,
              GError **error)
{
  if (self->undo == SCR_UNDO_FREE || !crosses_digital (self, target))
    return TRUE;

  if (self->undo == SCR_UNDO_NONE)
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                         _ ("Nothing can be taken back: this match was set up without undo."));
  else if (n_reveals > 0)
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                         _ ("This cannot be taken back: something was turned up since, "
                            "and this match was set up to allow undo only before that."));
  else
    return TRUE;

  return FALSE;
}

static gboolean
fail_undo (guint count,
           guint available,
           GError **error)
{
  if (available == 0)
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                         _ ("There is nothing to take back."));
  else
    g_set_error (error, SCR_ERROR, SCR_ERROR_HISTORY,
                 g_dngettext (GETTEXT_PACKAGE,
                              "%u step back is too many: no more than %u can be taken back.",
                              "%u steps back are too many: no more than %u can be taken back.",
                              count),
                 count, available);

  return FALSE;
}

static gboolean
fail_redo (guint count,
           guint available,
           GError **error)
{
  if (available == 0)
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                         _ ("There is nothing to make again: no move was taken back."));
  else
    g_set_error (error, SCR_ERROR, SCR_ERROR_HISTORY,
                 g_dngettext (GETTEXT_PACKAGE,
                              "%u step forth is too many: no more than %u can be made again.",
                              "%u steps forth are too many: no more than %u can be made again.",
                              count),
                 count, available);

  return FALSE;
}

static void
take_back (ScrMatch *self,
           guint target,
           guint n_reveals)
{
  ScrMatchMark mark = scr_match_begin_change (self);

  while (self->entries->len > target)
    g_ptr_array_add (self->undone, scr_match_remove_last (self));
  self->reveals_undone = MIN (self->reveals_undone, G_MAXINT - n_reveals) + n_reveals;
  scr_match_end_change (self, mark);
}

static void
make_again (ScrMatch *self,
            guint n_moves)
{
  ScrMatchMark mark = scr_match_begin_change (self);

  for (guint i = 0; i < n_moves; i++)
    scr_match_append (self, g_ptr_array_steal_index (self->undone, self->undone->len - 1));
  scr_match_end_change (self, mark);
}

/**
 * scr_match_get_can_undo:
 * @self: a match
 *
 * Returns: whether scr_match_undo() can take back one step
 */
gboolean
scr_match_get_can_undo (ScrMatch *self)
{
  int target;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  target = step_back (self, self->entries->len, FALSE);
  if (target < 0)
    return FALSE;

  if (self->undo == SCR_UNDO_FREE || !crosses_digital (self, (guint) target))
    return TRUE;

  return self->undo == SCR_UNDO_UNTIL_REVEAL &&
         !scr_match_turns_up (self, (guint) target, self->entries->len);
}

/**
 * scr_match_undo_turns_up:
 * @self: a match
 *
 * Tells whether players should be asked before they go back: they would have
 * seen in digital mode what nobody could know before.
 *
 * Returns: whether taking back one step would count as going back across what
 *   was turned up
 */
gboolean
scr_match_undo_turns_up (ScrMatch *self)
{
  int target;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  if (self->mode != SCR_MODE_DIGITAL)
    return FALSE;

  target = step_back (self, self->entries->len, FALSE);

  return target >= 0 && scr_match_turns_up (self, (guint) target, self->entries->len);
}

/**
 * scr_match_undo:
 * @self: a match
 * @count: how many steps
 * @by_move: whether each step is a single move, in digital mode too
 * @error: return location for a #ScrError
 *
 * Takes back moves. In digital mode a step is a decision with the chance moves
 * after it, at the table a move.
 *
 * Returns: %FALSE with @error set (SCR_ERROR_HISTORY), and @self unchanged, if there
 *   are not so many or the match was set up to forbid it
 */
gboolean
scr_match_undo (ScrMatch *self,
                guint count,
                gboolean by_move,
                GError **error)
{
  guint target;
  guint n_reveals = 0;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  target = self->entries->len;
  for (guint i = 0; i < count; i++)
    {
      int next = step_back (self, target, by_move);

      if (next < 0)
        return fail_undo (count, i, error);
      if (scr_match_get_mode_at (self, target) == SCR_MODE_DIGITAL)
        n_reveals += scr_match_turns_up (self, (guint) next, target);
      target = (guint) next;
    }

  if (!check_option (self, target, n_reveals, error))
    return FALSE;

  take_back (self, target, n_reveals);
  return TRUE;
}

/**
 * scr_match_redo:
 * @self: a match
 * @count: how many steps
 * @by_move: whether each step is a single move, in digital mode too
 * @error: return location for a #ScrError
 *
 * Makes again what was taken back last. In digital mode a step is a decision with
 * the chance moves after it, at the table a move.
 *
 * Returns: %FALSE with @error set (SCR_ERROR_HISTORY), and @self unchanged, if not
 *   so many were taken back
 */
gboolean
scr_match_redo (ScrMatch *self,
                guint count,
                gboolean by_move,
                GError **error)
{
  guint n_redone = 0;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  for (guint i = 0; i < count; i++)
    {
      guint n_moves = step_forth (self, n_redone, by_move);

      if (n_moves == 0)
        return fail_redo (count, i, error);
      n_redone += n_moves;
    }

  make_again (self, n_redone);
  return TRUE;
}

/* How many of the steps back to @target, the last of which may stop short of a whole
 * decision, go across what was turned up in digital mode. */
static guint
count_reveals (ScrMatch *self,
               guint target)
{
  guint end = self->entries->len;
  guint n_reveals = 0;

  while (end > target)
    {
      int next = step_back (self, end, FALSE);
      guint begin = (guint) MAX (next, (int) target);

      if (scr_match_get_mode_at (self, end) == SCR_MODE_DIGITAL)
        n_reveals += scr_match_turns_up (self, begin, end);
      end = begin;
    }

  return n_reveals;
}

/**
 * scr_match_go_to:
 * @self: a match
 * @n_moves: how many moves are to be in force, from 0 to those that are and those that
 *   were taken back together
 * @error: return location for a #ScrError
 *
 * Takes back moves, or makes them again, up to any place of the history. Going back
 * counts as scr_match_undo() by as many decisions does, where @n_moves is between a
 * decision and what chance answered after it, too.
 *
 * Returns: %FALSE with @error set (SCR_ERROR_HISTORY), and @self unchanged, if there
 *   are not so many moves or the match was set up to forbid it
 */
gboolean
scr_match_go_to (ScrMatch *self,
                 guint n_moves,
                 GError **error)
{
  guint n_entries;
  guint n_reveals;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  n_entries = self->entries->len;
  if (n_moves > n_entries + self->undone->len)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_HISTORY,
                   g_dngettext (GETTEXT_PACKAGE,
                                "There is no move %u: the match has %u move, those taken back "
                                "included.",
                                "There is no move %u: the match has %u moves, those taken back "
                                "included.",
                                n_entries + self->undone->len),
                   n_moves, n_entries + self->undone->len);
      return FALSE;
    }

  if (n_moves > n_entries)
    make_again (self, n_moves - n_entries);
  if (n_moves >= n_entries)
    return TRUE;

  n_reveals = count_reveals (self, n_moves);
  if (!check_option (self, n_moves, n_reveals, error))
    return FALSE;

  take_back (self, n_moves, n_reveals);
  return TRUE;
}
