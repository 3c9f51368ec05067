/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>

#include "core/scr-amendment-private.h"
#include "core/scr-error.h"

/* Putting back what a correction has changed. */

/* Whether the moves of @self begin with those that @amendment has made, followed by nothing that
 * anybody decided since. */
static gboolean
is_as_amended (ScrMatch *self,
               ScrAmendment *amendment)
{
  guint position = scr_amendment_get_number (amendment) - 1;
  guint n_amended = position + amendment->entries->len;

  if (self->start != amendment->start || self->entries->len < n_amended)
    return FALSE;

  for (guint i = 0; i < self->entries->len; i++)
    {
      ScrEntry *entry = g_ptr_array_index (self->entries, i);

      if (i < position && entry != g_ptr_array_index (amendment->old_entries, i))
        return FALSE;
      if (i >= position && i < n_amended &&
          entry != g_ptr_array_index (amendment->entries, i - position))
        return FALSE;
      if (i >= n_amended && (self->mode != SCR_MODE_DIGITAL || !scr_entry_is_answer (entry)))
        return FALSE;
    }

  return TRUE;
}

/**
 * scr_match_can_revert:
 * @self: a match
 * @amendment: what scr_match_amend() did with @self
 *
 * Returns: whether nothing was done since that putting back would lose
 */
gboolean
scr_match_can_revert (ScrMatch *self,
                      ScrAmendment *amendment)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (SCR_IS_AMENDMENT (amendment), FALSE);

  return is_as_amended (self, amendment);
}

static void
append_from (ScrMatch *self,
             GPtrArray *entries,
             guint first)
{
  for (guint i = first; i < entries->len; i++)
    scr_match_append (self, g_object_ref (g_ptr_array_index (entries, i)));
}

/**
 * scr_match_revert:
 * @self: a match
 * @amendment: what scr_match_amend() did with @self
 * @error: return location for a #ScrError
 *
 * Puts all moves back as they were before the correction: those that it dropped too, and what
 * could be redone then. What counted as going back across something that was turned up still
 * counts.
 *
 * Returns: %FALSE with @error set, and @self unchanged, if something was done since
 */
gboolean
scr_match_revert (ScrMatch *self,
                  ScrAmendment *amendment,
                  GError **error)
{
  guint position;
  ScrMatchMark mark;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (SCR_IS_AMENDMENT (amendment), FALSE);

  if (!is_as_amended (self, amendment))
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                           _ ("The match went on since it was corrected. Take back what was done "
                              "since, or correct it once more."));
      return FALSE;
    }

  position = scr_amendment_get_number (amendment) - 1;
  mark = scr_match_begin_change (self);
  while (self->entries->len > position)
    g_object_unref (scr_match_remove_last (self));
  append_from (self, amendment->old_entries, position);
  g_ptr_array_set_size (self->undone, 0);
  for (guint i = 0; i < amendment->old_undone->len; i++)
    g_ptr_array_add (self->undone, g_object_ref (g_ptr_array_index (amendment->old_undone, i)));
  scr_match_end_change_from (self, mark, position);

  return TRUE;
}
