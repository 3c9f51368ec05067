/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-session-private.h"

#include <glib/gi18n.h>

#include "core/scr-error.h"

/* How a session corrects what was told before, puts that back, and records what the rules
 * forbid. */

static void
refuse (ScrSession *self,
        const char *reason)
{
  g_autofree char *sentence = scr_error_dup_sentence (reason);

  g_signal_emit_by_name (self, "refused", sentence);
}

static ScrAmendment *
get_last (ScrSession *self)
{
  return self->amended->len > 0 ? g_ptr_array_index (self->amended, self->amended->len - 1)
                                : NULL;
}

/* Whether the last correction can be put back: nothing was done since. */
gboolean
scr_session_can_undo_correction (ScrSession *self)
{
  return get_last (self) != NULL && scr_match_can_revert (self->match, get_last (self));
}

/**
 * scr_session_undo_correction:
 * @self: a session
 * @error: return location for a #ScrError
 *
 * Makes the match what it was before the last correction.
 *
 * Returns: %FALSE with @error set, and nothing changed, where there is none or something was done
 *   since
 */
gboolean
scr_session_undo_correction (ScrSession *self,
                             GError **error)
{
  gboolean is_back;

  g_return_val_if_fail (SCR_IS_SESSION (self), FALSE);

  if (get_last (self) == NULL)
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                           _ ("There is no correction to be put back."));
      return FALSE;
    }

  scr_playback_return (self->playback);
  self->is_travelling = TRUE;
  is_back = scr_match_revert (self->match, get_last (self), error);
  self->is_travelling = FALSE;
  if (!is_back)
    return FALSE;

  g_ptr_array_remove_index (self->amended, self->amended->len - 1);
  scr_session_tell_corrected (self, _ ("The log is again as it was before the correction."));
  return TRUE;
}

void
scr_session_undo_correction_cb (GSimpleAction *action,
                                GVariant *parameter,
                                gpointer user_data)
{
  ScrSession *self = SCR_SESSION (user_data);
  g_autoptr (GError) error = NULL;

  if (!scr_session_undo_correction (self, &error))
    refuse (self, error->message);
}

/* What the last move was that was told and refused, in notation, until a move is made. */
const char *
scr_session_get_refused (ScrSession *self)
{
  g_return_val_if_fail (SCR_IS_SESSION (self), NULL);

  return self->refused;
}

/* Where the program deals it goes on with what a correction leaves due. */
static void
deal_on (ScrSession *self)
{
  g_autoptr (GError) error = NULL;

  if (scr_match_get_mode (self->match) != SCR_MODE_DIGITAL ||
      scr_state_get_turn (scr_match_get_state (self->match)) != SCR_TURN_TABLE ||
      scr_match_deal (self->match, NULL, &error))
    return;

  refuse (self, error->message);
}

static char *
dup_outcome (ScrAmendment *amendment,
             guint n_dropped)
{
  if (n_dropped > 0)
    return g_strdup_printf (ngettext ("Corrected; %u entry after it was dropped.",
                                      "Corrected; %u entries after it were dropped.", n_dropped),
                            n_dropped);

  switch (scr_amendment_get_kind (amendment))
    {
    case SCR_AMENDMENT_INSERT:
      return g_strdup (_ ("The entry was inserted."));
    case SCR_AMENDMENT_DELETE:
      return g_strdup (_ ("The entry was deleted."));
    default:
      return g_strdup (_ ("The entry was corrected."));
    }
}

/**
 * scr_session_amend:
 * @self: a session
 * @amendment: what scr_match_propose() made of its match as it is now
 * @truncate: whether moves from the first that no longer fits on may be dropped
 * @error: return location for a #ScrError
 *
 * Corrects what was told before, in a way that "match.undo-correction" puts back while nothing
 * else was done since. The table then shows the game as it stands.
 *
 * Returns: %FALSE with @error set, and nothing changed, where scr_match_amend() refuses it
 */
gboolean
scr_session_amend (ScrSession *self,
                   ScrAmendment *amendment,
                   gboolean truncate,
                   GError **error)
{
  g_autofree char *outcome = NULL;
  gboolean is_amended;

  g_return_val_if_fail (SCR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (SCR_IS_AMENDMENT (amendment), FALSE);

  scr_autosave_check (self->autosave);
  self->is_travelling = TRUE;
  is_amended = scr_match_amend (self->match, amendment, truncate, error);
  if (is_amended)
    deal_on (self);
  self->is_travelling = FALSE;
  if (!is_amended)
    return FALSE;

  scr_playback_return (self->playback);
  g_ptr_array_add (self->amended, g_object_ref (amendment));
  outcome = dup_outcome (amendment, scr_amendment_get_n_dropped (amendment));
  scr_session_tell_corrected (self, outcome);
  return TRUE;
}

/* Whether all of @moves are legal one after another, and fit into a match. */
static gboolean
check_all (ScrSession *self,
           const char *const *moves,
           GError **error)
{
  g_autoptr (ScrState) state = g_object_ref (scr_match_get_state (self->match));
  guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (self->match)) +
                  g_strv_length ((GStrv) moves);

  if (n_moves > SCR_MATCH_MAX_MOVES)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_LIMIT,
                   _ ("A match holds %u moves at the most, and these would be more. Nothing was "
                      "recorded."),
                   SCR_MATCH_MAX_MOVES);
      return FALSE;
    }

  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (ScrState) after = scr_state_apply (state, moves[i], error);

      if (after == NULL)
        return FALSE;
      g_set_object (&state, after);
    }

  return TRUE;
}

/* Whether entry @number, taken back or not, is there and sets something by hand. */
gboolean
scr_session_is_by_hand (ScrSession *self,
                        guint number)
{
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (self->match));
  ScrEntry *entry;

  if (number == 0 || number > n_entries + scr_match_get_n_undone (self->match))
    return FALSE;

  entry = scr_match_get_entry (self->match, number);
  return scr_state_is_adjustment (scr_entry_get_before (entry), scr_entry_get_move (entry));
}

/* The first entry from @first on that sets something by hand, where the score sheet quotes what is
 * noted; @first where none does. */
static guint
find_to_note (ScrSession *self,
              guint first)
{
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (self->match));

  for (guint number = first; number <= n_entries; number++)
    if (scr_session_is_by_hand (self, number))
      return number;

  return first;
}

/**
 * scr_session_record:
 * @self: a session in which a table is mirrored
 * @moves: (array zero-terminated=1): moves in notation
 * @note: (nullable): what is noted on the first of them that sets something by hand, or on the
 *   first of all
 * @error: return location for a #ScrError
 *
 * Records all of @moves, or none: they are tried first.
 *
 * Returns: %FALSE with @error set, and nothing changed, if one of them is not legal after those
 *   before it
 */
gboolean
scr_session_record (ScrSession *self,
                    const char *const *moves,
                    const char *note,
                    GError **error)
{
  guint n_before;

  g_return_val_if_fail (SCR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (moves != NULL, FALSE);

  if (!check_all (self, moves, error))
    return FALSE;

  scr_autosave_check (self->autosave);
  n_before = g_list_model_get_n_items (G_LIST_MODEL (self->match));
  for (guint i = 0; moves[i] != NULL; i++)
    if (!scr_match_move (self->match, moves[i], error))
      return FALSE;

  return note == NULL || moves[0] == NULL ||
         scr_match_set_note (self->match, find_to_note (self, n_before + 1), note, error);
}
