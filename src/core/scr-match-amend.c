/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-amendment-private.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* Correcting the past of a match. */

static GPtrArray *
copy_entries (GPtrArray *entries)
{
  GPtrArray *copy = g_ptr_array_new_full (entries->len, g_object_unref);

  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (copy, g_object_ref (g_ptr_array_index (entries, i)));

  return copy;
}

/* Whether what stands at @number was made in digital mode, whoever deals by now. Like undo, of a
 * move that changes who deals this asks who deals after it. */
static gboolean
stands_in_digital (ScrMatch *self,
                   ScrAmendmentKind kind,
                   guint number)
{
  return number <= self->entries->len &&
         scr_match_get_mode_at (self, kind == SCR_AMENDMENT_INSERT ? number - 1 : number) ==
             SCR_MODE_DIGITAL;
}

static ScrAmendment *
new_amendment (ScrMatch *match,
               ScrAmendmentKind kind,
               guint number,
               const char *move)
{
  ScrAmendment *self = g_object_new (SCR_TYPE_AMENDMENT,
                                     "kind", kind,
                                     "number", number,
                                     "move", kind != SCR_AMENDMENT_DELETE ? move : NULL,
                                     NULL);

  self->digital = stands_in_digital (match, kind, number) ? number : 0;
  self->start = g_object_ref (match->start);
  self->old_entries = copy_entries (match->entries);
  self->old_undone = copy_entries (match->undone);
  self->state = g_object_ref (scr_match_get_state_at (match, number - 1));

  return self;
}

static gboolean
check_place (ScrMatch *self,
             ScrAmendmentKind kind,
             guint number,
             GError **error)
{
  gboolean inserts = kind == SCR_AMENDMENT_INSERT;
  guint n_others = inserts ? self->entries->len : 0;

  return scr_match_check_room (self, n_others, error) &&
         scr_match_check_number (self, number, self->entries->len + inserts, error);
}

/* What stays of @extra when another move takes the place: a person says it now, and
 * the warning was of the old move. */
static JsonObject *
keep_extra (JsonObject *extra)
{
  g_autoptr (JsonObject) kept = json_object_new ();

  if (extra == NULL)
    return NULL;

  scr_json_copy_unknown (extra, kept);
  json_object_remove_member (kept, "move");
  json_object_remove_member (kept, "dealt");
  json_object_remove_member (kept, "warning");

  return json_object_get_size (kept) > 0 ? g_steal_pointer (&kept) : NULL;
}

/* Adds what @move makes of the state so far to @entries. */
static gboolean
add_move (GPtrArray *entries,
          ScrState **state,
          const char *move,
          JsonObject *extra,
          GError **error)
{
  g_autoptr (ScrState) after = scr_state_apply (*state, move, error);
  g_autoptr (JsonObject) warned = NULL;

  if (after == NULL)
    return FALSE;

  warned = scr_match_warn (extra, *state, move);
  g_ptr_array_add (entries, scr_entry_new (*state, move, after, warned));
  g_set_object (state, after);

  return TRUE;
}

static gboolean
replay_entry (GPtrArray *entries,
              ScrState **state,
              ScrEntry *entry,
              GError **error)
{
  return add_move (entries, state, scr_entry_get_move (entry), scr_entry_get_extra (entry),
                   error);
}

/* As add_move(), of the move that had the number @origin in the match as it was, or 0. */
static gboolean
add_from (ScrAmendment *self,
          guint origin,
          const char *move,
          JsonObject *extra,
          GError **error)
{
  if (!add_move (self->entries, &self->state, move, extra, error))
    return FALSE;

  g_array_append_val (self->origins, origin);
  return TRUE;
}

/* Makes the move that is changed or inserted. */
static gboolean
make_move (ScrAmendment *self,
           ScrMatch *match,
           GError **error)
{
  ScrAmendmentKind kind = scr_amendment_get_kind (self);
  guint number = scr_amendment_get_number (self);
  const char *move = scr_amendment_get_move (self);
  guint origin = kind == SCR_AMENDMENT_CHANGE ? number : 0;
  g_autoptr (JsonObject) extra = NULL;

  if (kind == SCR_AMENDMENT_DELETE)
    return TRUE;

  if (kind == SCR_AMENDMENT_CHANGE)
    extra =
        keep_extra (scr_entry_get_extra (g_ptr_array_index (self->old_entries, number - 1)));
  else
    extra = scr_match_new_extra (match);

  if (scr_match_check_text (move, error) && add_from (self, origin, move, extra, error))
    return TRUE;

  g_prefix_error (error, _ ("move %u: "), number);
  return FALSE;
}

/* Replays the moves in force from index @first on, up to the first that does not fit. */
static void
replay_from (ScrAmendment *self,
             guint first)
{
  for (guint i = first; i < self->old_entries->len; i++)
    {
      ScrEntry *entry = g_ptr_array_index (self->old_entries, i);
      g_autoptr (GError) reason = NULL;
      guint number;

      if (!replay_entry (self->entries, &self->state, entry, &reason))
        {
          self->misfit = i + 1;
          self->reason = g_strdup (reason->message);
          return;
        }
      number = i + 1;
      g_array_append_val (self->origins, number);
    }
}

/* Replays what was taken back, as far as it fits; nothing can follow moves that are dropped. */
static void
replay_undone (ScrAmendment *self)
{
  g_autoptr (GPtrArray) nearest_first = g_ptr_array_new ();
  g_autoptr (ScrState) state = g_object_ref (self->state);

  if (self->misfit > 0)
    return;

  for (guint i = self->old_undone->len; i > 0; i--)
    if (!replay_entry (nearest_first, &state, g_ptr_array_index (self->old_undone, i - 1),
                       NULL))
      break;

  for (guint i = nearest_first->len; i > 0; i--)
    g_ptr_array_add (self->undone, g_ptr_array_index (nearest_first, i - 1));
}

/**
 * scr_match_propose:
 * @self: a match
 * @kind: what is to be done
 * @number: the move's number, from 1; where one is inserted, it comes before that move, and
 *   one more than there are appends it
 * @move: (nullable): the move in the game's notation; not used to delete one
 * @error: return location for a #ScrError
 *
 * Tries a correction of a move that was made, replaying what came after it. @self
 * does not change.
 *
 * Returns: (transfer full) (nullable): what the correction would come to, or %NULL with
 *   @error set if there is no such move, or @move itself does not fit there (its number,
 *   and the rule)
 */
ScrAmendment *
scr_match_propose (ScrMatch *self,
                   ScrAmendmentKind kind,
                   guint number,
                   const char *move,
                   GError **error)
{
  g_autoptr (ScrAmendment) amendment = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (kind <= SCR_AMENDMENT_DELETE, NULL);
  g_return_val_if_fail (kind == SCR_AMENDMENT_DELETE || move != NULL, NULL);

  if (!check_place (self, kind, number, error))
    return NULL;

  amendment = new_amendment (self, kind, number, move);
  if (!make_move (amendment, self, error))
    return NULL;

  replay_from (amendment, kind == SCR_AMENDMENT_INSERT ? number - 1 : number);
  replay_undone (amendment);

  return g_steal_pointer (&amendment);
}

static gboolean
has_entries (GPtrArray *entries,
             GPtrArray *old_entries)
{
  return entries->len == old_entries->len &&
         (entries->len == 0 ||
          memcmp (entries->pdata, old_entries->pdata, entries->len * sizeof (gpointer)) == 0);
}

static gboolean
check_same_match (ScrMatch *self,
                  ScrAmendment *amendment,
                  GError **error)
{
  if (self->start == amendment->start &&
      has_entries (self->entries, amendment->old_entries) &&
      has_entries (self->undone, amendment->old_undone))
    return TRUE;

  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                       _ ("The match is no longer what it was when this correction was tried. "
                          "Try it again."));
  return FALSE;
}

/* @amendment up to its misfit, to go on from. */
static ScrAmendment *
copy_amendment (ScrMatch *match,
                ScrAmendment *amendment)
{
  ScrAmendment *self =
      new_amendment (match, scr_amendment_get_kind (amendment),
                     scr_amendment_get_number (amendment), scr_amendment_get_move (amendment));

  self->digital = amendment->digital;
  g_set_object (&self->state, amendment->state);
  for (guint i = 0; i < amendment->entries->len; i++)
    g_ptr_array_add (self->entries, g_object_ref (g_ptr_array_index (amendment->entries, i)));
  g_array_append_vals (self->origins, amendment->origins->data, amendment->origins->len);

  return self;
}

static gboolean
make_repair (ScrAmendment *self,
             ScrMatch *match,
             ScrRepair *repair,
             GError **error)
{
  guint number = scr_repair_get_number (repair);
  guint origin = scr_repair_get_kind (repair) == SCR_AMENDMENT_CHANGE ? number : 0;
  g_autoptr (JsonObject) extra = NULL;

  if (self->digital == 0 && stands_in_digital (match, scr_repair_get_kind (repair), number))
    self->digital = number;
  if (scr_repair_get_kind (repair) == SCR_AMENDMENT_DELETE)
    return TRUE;

  if (scr_repair_get_kind (repair) == SCR_AMENDMENT_CHANGE)
    extra = keep_extra (scr_entry_get_extra (g_ptr_array_index (self->old_entries, number - 1)));
  else
    extra = scr_match_new_extra (match);

  return add_from (self, origin, scr_repair_get_move (repair), extra, error);
}

/**
 * scr_match_repair:
 * @self: a match
 * @amendment: what scr_match_propose() made of @self as it is now, with a misfit
 * @repair: one of its fits or repairs
 * @error: return location for a #ScrError
 *
 * Tries @amendment once more, with something done about its misfit. Neither @self nor @amendment
 * changes. A repair that does not keep all leaves another misfit, which can be repaired in
 * turn.
 *
 * Returns: (transfer full) (nullable): what both would come to, or %NULL with @error set if
 *   @self is not what it was when @amendment was tried, if the match can hold no more moves, or
 *   if @repair is not for this misfit
 */
ScrAmendment *
scr_match_repair (ScrMatch *self,
                  ScrAmendment *amendment,
                  ScrRepair *repair,
                  GError **error)
{
  g_autoptr (ScrAmendment) repaired = NULL;
  gboolean inserts;
  guint n_moves;

  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (SCR_IS_AMENDMENT (amendment), NULL);
  g_return_val_if_fail (SCR_IS_REPAIR (repair), NULL);
  g_return_val_if_fail (amendment->misfit > 0, NULL);
  g_return_val_if_fail (scr_repair_get_number (repair) == amendment->misfit, NULL);

  inserts = scr_repair_get_kind (repair) == SCR_AMENDMENT_INSERT;
  n_moves = scr_amendment_get_number (amendment) - 1 + amendment->entries->len +
            scr_amendment_get_n_dropped (amendment);
  if (!check_same_match (self, amendment, error) ||
      (inserts && !scr_match_check_room (self, n_moves, error)))
    return NULL;

  repaired = copy_amendment (self, amendment);
  if (!make_repair (repaired, self, repair, error))
    return NULL;

  replay_from (repaired, amendment->misfit - inserts);
  replay_undone (repaired);

  return g_steal_pointer (&repaired);
}

/* Whether @amendment takes back, as an undo does, what was made in digital mode; @turned_up says
 * whether something was turned up in that mode since. What was told at a table is only put right,
 * but for the moves that no longer fit, which are dropped. */
static gboolean
takes_back_digital (ScrMatch *self,
                    ScrAmendment *amendment,
                    gboolean truncate,
                    gboolean *turned_up)
{
  guint dropped = truncate ? amendment->misfit : 0;
  guint first = amendment->digital > 0 ? amendment->digital : dropped;
  gboolean takes_back = FALSE;

  *turned_up = FALSE;
  for (guint number = first; number > 0 && number <= self->entries->len; number++)
    if (scr_match_get_mode_at (self, number) == SCR_MODE_DIGITAL)
      {
        takes_back = TRUE;
        *turned_up = *turned_up || scr_match_turns_up (self, number - 1, number);
      }

  return takes_back || amendment->digital > 0;
}

static gboolean
check_option (ScrMatch *self,
              gboolean takes_back,
              gboolean turned_up,
              GError **error)
{
  if (!takes_back || self->undo == SCR_UNDO_FREE)
    return TRUE;

  if (self->undo == SCR_UNDO_NONE)
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                         _ ("This move cannot be corrected: the program dealt when it was made, or "
                            "moves of then would be dropped, and this match was set up without "
                            "undo."));
  else if (turned_up)
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                         _ ("This move cannot be corrected: something was turned up since, "
                            "and this match was set up to allow undo only before that."));
  else
    return TRUE;

  return FALSE;
}

static gboolean
check_misfit (ScrAmendment *amendment,
              gboolean truncate,
              GError **error)
{
  if (amendment->misfit == 0 || truncate)
    return TRUE;

  g_set_error (error, SCR_ERROR, SCR_ERROR_MISFIT,
               _ ("move %u: “%s” would no longer fit, so nothing was changed. Correct it "
                  "otherwise, or let this move and all after it be dropped. %s"),
               amendment->misfit, scr_amendment_get_misfit_move (amendment), amendment->reason);
  return FALSE;
}

static void
append_all (ScrMatch *self,
            GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    scr_match_append (self, g_object_ref (g_ptr_array_index (entries, i)));
}

static void
install (ScrMatch *self,
         ScrAmendment *amendment,
         gboolean turned_up)
{
  ScrMatchMark mark = scr_match_begin_change (self);
  guint position = scr_amendment_get_number (amendment) - 1;

  while (self->entries->len > position)
    g_object_unref (scr_match_remove_last (self));
  append_all (self, amendment->entries);
  g_clear_pointer (&self->undone, g_ptr_array_unref);
  self->undone = copy_entries (amendment->undone);
  if (turned_up && self->reveals_undone < G_MAXINT)
    self->reveals_undone++;

  scr_match_end_change_from (self, mark, position);
}

/**
 * scr_match_may_amend:
 * @self: a match
 * @amendment: what scr_match_propose() made of @self as it is now
 * @truncate: whether moves from the first that no longer fits on would be dropped
 * @turns_up: (out) (optional): whether it would count as going back across what was turned up
 * @error: return location for a #ScrError
 *
 * Returns: whether the match was set up to allow @amendment, wherever later moves fit; if not,
 *   @error says why
 */
gboolean
scr_match_may_amend (ScrMatch *self,
                     ScrAmendment *amendment,
                     gboolean truncate,
                     gboolean *turns_up,
                     GError **error)
{
  gboolean turned_up = FALSE;
  gboolean takes_back;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (SCR_IS_AMENDMENT (amendment), FALSE);

  if (!check_same_match (self, amendment, error))
    return FALSE;

  takes_back = takes_back_digital (self, amendment, truncate, &turned_up);
  if (turns_up != NULL)
    *turns_up = turned_up;

  return check_option (self, takes_back, turned_up, error);
}

/**
 * scr_match_amend:
 * @self: a match
 * @amendment: what scr_match_propose() made of @self as it is now
 * @truncate: whether moves from the first that no longer fits on may be dropped
 * @error: return location for a #ScrError
 *
 * Corrects a move that was made. Moves after it stay as they are, on what they now
 * come upon; so do those taken back, as far as they still fit. The corrected move keeps
 * its time and its note. Of a move that was made in digital mode, whoever deals by now, this is
 * like an undo: where something was turned up in that mode since, it counts, and the match may be
 * set up to forbid it. So are moves of that mode that are dropped.
 *
 * Returns: %FALSE with @error set, and @self unchanged, if a later move does not fit
 *   (SCR_ERROR_MISFIT: its number, the rule, what to do), if the match was set up to
 *   forbid it, or if @self is not what it was when @amendment was tried (SCR_ERROR_HISTORY)
 */
gboolean
scr_match_amend (ScrMatch *self,
                 ScrAmendment *amendment,
                 gboolean truncate,
                 GError **error)
{
  gboolean turned_up = FALSE;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (SCR_IS_AMENDMENT (amendment), FALSE);

  if (!scr_match_may_amend (self, amendment, truncate, &turned_up, error) ||
      !check_misfit (amendment, truncate, error))
    return FALSE;

  install (self, amendment, turned_up);
  return TRUE;
}
