/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-mend.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-number.h"
#include "core/scr-error.h"
#include "core/scr-result-row.h"

/**
 * ScrMend:
 * @after: the match's state once it was corrected; what came later is not taken back
 * @n_recorded: how many moves were added at the end, or 0 for a correction
 */
struct _ScrMend
{
  ScrSession *session;
  ScrState *after;
  guint n_recorded;
};

static ScrResultRow *
dup_totals (ScrState *state)
{
  g_autoptr (GListModel) rows = scr_state_list_result (state);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      if (scr_result_row_get_is_total (row))
        return g_steal_pointer (&row);
    }

  return NULL;
}

/* "Ann 12 → 14", where a seat's score changes; NULL where it does not. */
static char *
dup_change (ScrMatch *match,
            guint seat,
            ScrResultRow *before,
            ScrResultRow *after)
{
  int old_low, old_high, low, high;
  g_autofree char *old = NULL;
  g_autofree char *new = NULL;

  if (!scr_result_row_get_number (before, seat - 1, &old_low, &old_high) ||
      !scr_result_row_get_number (after, seat - 1, &low, &high) ||
      (old_low == low && old_high == high))
    return NULL;

  old = scr_dup_range (old_low, old_high);
  new = scr_dup_range (low, high);
  /* Translators: a player, the score before and after a correction. */
  return g_strdup_printf (_ ("%s %s → %s"), scr_match_get_seat_name (match, seat), old, new);
}

static char *
describe_totals (ScrMatch *match,
                 ScrState *state)
{
  g_autoptr (ScrResultRow) before = dup_totals (scr_match_get_state (match));
  g_autoptr (ScrResultRow) after = dup_totals (state);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 1; before != NULL && after != NULL && seat <= scr_match_get_n_seats (match);
       seat++)
    {
      g_autofree char *change = dup_change (match, seat, before, after);

      if (change != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", change);
    }
  if (text->len == 0)
    return g_strdup (_ ("No score changes."));

  return g_strdup_printf (_ ("Scores: %s."), text->str);
}

static ScrAmendment *
propose (ScrMatch *match,
         ScrCorrection *correction,
         GError **error)
{
  return scr_match_propose (match, scr_correction_get_kind (correction),
                            scr_correction_get_number (correction),
                            scr_correction_get_move (correction), error);
}

/**
 * scr_mend_dup_preview:
 * @match: a match
 * @correction: a correction of it
 *
 * Returns: (transfer full): what would change by it beyond the pawns, or why it cannot be made
 */
char *
scr_mend_dup_preview (ScrMatch *match,
                      ScrCorrection *correction)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = propose (match, correction, &error);

  return amendment != NULL ? describe_totals (match, scr_amendment_get_state (amendment))
                           : g_strdup (error->message);
}

/* What is to be taken back, once it was done. */
static ScrMend *
new_mend (ScrSession *session,
          guint n_recorded)
{
  ScrMend *self = g_new0 (ScrMend, 1);

  self->session = g_object_ref (session);
  self->after = g_object_ref (scr_match_get_state (scr_session_get_match (session)));
  self->n_recorded = n_recorded;

  return self;
}

/**
 * scr_mend_correct:
 * @session: a match
 * @correction: a correction of it
 * @error: return location for a #ScrError
 *
 * Corrects one entry, with all that came later as it was told.
 *
 * Returns: (transfer full) (nullable): what was done; %NULL with @error set, and nothing done
 */
ScrMend *
scr_mend_correct (ScrSession *session,
                  ScrCorrection *correction,
                  GError **error)
{
  g_autoptr (ScrAmendment) amendment = NULL;

  g_return_val_if_fail (SCR_IS_SESSION (session), NULL);
  g_return_val_if_fail (SCR_IS_CORRECTION (correction), NULL);

  amendment = propose (scr_session_get_match (session), correction, error);
  if (amendment == NULL || !scr_session_amend (session, amendment, FALSE, error))
    return NULL;

  return new_mend (session, 0);
}

/**
 * scr_mend_record:
 * @session: a match in which a table is mirrored
 * @moves: (array zero-terminated=1): at least one move, as an adjustment
 * @note: (nullable): what the players want to remember of it
 * @error: return location for a #ScrError
 *
 * Records what lies at the table, all of it or nothing.
 *
 * Returns: (transfer full) (nullable): what was done; %NULL with @error set, and nothing done
 */
ScrMend *
scr_mend_record (ScrSession *session,
                 const char *const *moves,
                 const char *note,
                 GError **error)
{
  g_return_val_if_fail (SCR_IS_SESSION (session), NULL);
  g_return_val_if_fail (moves != NULL && moves[0] != NULL, NULL);

  if (!scr_session_record (session, moves, note, error))
    return NULL;

  return new_mend (session, g_strv_length ((GStrv) moves));
}

/**
 * scr_mend_take_back:
 * @self: what was done
 * @error: return location for a #ScrError
 *
 * Makes the match what it was before. Once it has gone on it cannot.
 *
 * Returns: whether it is as it was; %FALSE with @error set
 */
gboolean
scr_mend_take_back (ScrMend *self,
                    GError **error)
{
  ScrMatch *match;

  g_return_val_if_fail (self != NULL, FALSE);

  match = scr_session_get_match (self->session);
  if (scr_match_get_state (match) != self->after)
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                           _ ("The match has gone on since, so this is corrected in the log now."));
      return FALSE;
    }

  return self->n_recorded > 0 ? scr_match_undo (match, self->n_recorded, TRUE, error)
                              : scr_session_undo_correction (self->session, error);
}

void
scr_mend_free (ScrMend *self)
{
  g_object_unref (self->session);
  g_object_unref (self->after);
  g_free (self);
}
