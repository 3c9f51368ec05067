/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-autosave-private.h"
#include "core/scr-error.h"
#include "core/scr-match-private.h"

/* What becomes of a match and its file where they have come apart. */

/**
 * scr_autosave_check:
 * @self: an autosave
 *
 * Looks whether another program has changed the file, to be called when the player comes
 * back to the match; every write looks again. #ScrAutosave:is-conflict and
 * #ScrAutosave:error tell the same.
 *
 * Returns: whether the file may be written
 */
gboolean
scr_autosave_check (ScrAutosave *self)
{
  g_autoptr (GError) error = NULL;
  ScrFileStamp *known;

  g_return_val_if_fail (scr_autosave_is_made (self), FALSE);

  /* The worker looks itself, and what is abandoned is nobody's concern. */
  if (self->job != NULL || self->how != SCR_FILE_AS_KNOWN || self->is_abandoned)
    return !self->is_conflict;

  known = scr_match_get_stamp (self->match, self->path);
  if (!scr_file_check (self->path, known, &error) &&
      g_error_matches (error, SCR_ERROR, SCR_ERROR_CONFLICT))
    scr_autosave_set_outcome (self, error);
  else if (self->is_conflict)
    {
      scr_autosave_set_outcome (self, NULL);
      scr_autosave_schedule (self, 0);
    }

  return !self->is_conflict;
}

/* Writes, whatever was in the way. */
static void
go_on (ScrAutosave *self,
       ScrFileHow how)
{
  self->how = how;
  self->is_changed = TRUE;
  self->is_abandoned = FALSE;
  scr_autosave_set_outcome (self, NULL);
  scr_autosave_schedule (self, 0);
  scr_autosave_update_dirty (self);
}

/**
 * scr_autosave_resolve:
 * @self: an autosave
 * @other: a local file, which is replaced if it is there
 *
 * Goes on with another file: the match is written to it, and the file that it was kept in
 * stays as it is now.
 *
 * Returns: %FALSE if @other is the same file, where nothing has changed
 */
gboolean
scr_autosave_resolve (ScrAutosave *self,
                      GFile *other)
{
  g_return_val_if_fail (scr_autosave_is_made (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (other) && g_file_peek_path (other) != NULL, FALSE);

  if (scr_file_is_same (self->path, g_file_peek_path (other)))
    return FALSE;

  if (self->job != NULL)
    scr_autosave_finish (self);
  scr_autosave_set_file (self, other);
  go_on (self, SCR_FILE_REPLACE);
  g_object_notify (G_OBJECT (self), "file");
  return TRUE;
}

/**
 * scr_autosave_overwrite:
 * @self: an autosave
 *
 * Writes the match to its file although another program has changed that; the other's
 * version stays beside it, with “~” after its name. Without a conflict it does nothing.
 */
void
scr_autosave_overwrite (ScrAutosave *self)
{
  g_return_if_fail (scr_autosave_is_made (self));

  if (!self->is_conflict)
    return;

  if (self->job != NULL)
    scr_autosave_finish (self);
  go_on (self, SCR_FILE_KEEP_OTHER);
}

/**
 * scr_autosave_abandon:
 * @self: an autosave
 *
 * Lets go of the file, for a match that is to be deleted: waits for a write under way, drops
 * what is not written yet, and writes nothing any more, whatever changes, until
 * scr_autosave_resolve() names another file.
 */
void
scr_autosave_abandon (ScrAutosave *self)
{
  g_return_if_fail (scr_autosave_is_made (self));

  if (self->job != NULL)
    scr_autosave_finish (self);
  self->is_abandoned = TRUE;
  self->is_changed = FALSE;
  scr_autosave_schedule (self, 0);
  scr_autosave_set_outcome (self, NULL);
  scr_autosave_update_dirty (self);
}
