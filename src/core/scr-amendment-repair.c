/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-amendment-private.h"

#include <string.h>

#include "core/scr-entry.h"
#include "core/scr-fixed-list.h"
#include "core/scr-match.h"

/* What would fit where a later move does not any more, and what can be done about it. */

#define MAX_LISTED 20

/* Each that is tried is a replay of the rest, which must not keep a person waiting: so many moves
 * are tried, and replay so many moves together. It is enough for each way of the first. */
#define MAX_TRIED 64
#define MAX_REPLAYED 100000

G_STATIC_ASSERT (MAX_REPLAYED > 3 * (SCR_MATCH_MAX_MOVES + 1));

#define SAME_WORD 1000

/**
 * Candidate:
 * @move: a move that is legal where the misfit is not
 * @likeness: how much of it reads as the misfit does, SAME_WORD more for the same first word
 * @order: its place among the legal moves
 */
typedef struct
{
  char *move;
  guint likeness;
  guint order;
} Candidate;

static void
candidate_clear (gpointer candidate)
{
  g_free (((Candidate *) candidate)->move);
}

static guint
measure_likeness (const char *move,
                  const char *misfit)
{
  gsize word = strcspn (misfit, " ");
  guint n_same = 0;

  while (move[n_same] != '\0' && move[n_same] == misfit[n_same])
    n_same++;

  return n_same + (strcspn (move, " ") == word && strncmp (move, misfit, word) == 0 ? SAME_WORD
                                                                                    : 0);
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *first = a;
  const Candidate *second = b;

  if (first->likeness != second->likeness)
    return first->likeness > second->likeness ? -1 : 1;

  return first->order < second->order ? -1 : first->order > second->order;
}

/* What is legal at the misfit, the most like it first. */
static GArray *
list_candidates (ScrAmendment *self)
{
  g_auto (GStrv) fitting = scr_amendment_list_fitting (self);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  g_array_set_clear_func (candidates, candidate_clear);
  for (guint i = 0; fitting[i] != NULL; i++)
    {
      Candidate candidate = {
        .move = g_strdup (fitting[i]),
        .likeness = measure_likeness (fitting[i], scr_amendment_get_misfit_move (self)),
        .order = i,
      };

      g_array_append_val (candidates, candidate);
    }
  g_array_sort (candidates, compare_candidates);

  return candidates;
}

/* How many of the moves in force fit from number @first on, after @state; takes from @n_left what
 * is replayed. */
static guint
count_fitting (ScrAmendment *self,
               ScrState *state,
               guint first,
               guint *n_left)
{
  g_autoptr (ScrState) last = g_object_ref (state);
  guint n_fitting = 0;

  for (guint i = first - 1; i < self->old_entries->len; i++)
    {
      ScrEntry *entry = g_ptr_array_index (self->old_entries, i);
      g_autoptr (ScrState) after = scr_state_apply (last, scr_entry_get_move (entry), NULL);

      (*n_left)--;
      if (after == NULL)
        break;
      g_set_object (&last, after);
      n_fitting++;
    }

  return n_fitting;
}

static ScrRepair *
try_repair (ScrAmendment *self,
            ScrAmendmentKind kind,
            const char *move,
            guint *n_left)
{
  gboolean inserts = kind == SCR_AMENDMENT_INSERT;
  guint first = self->misfit + !inserts;
  guint n_later = self->old_entries->len - self->misfit;
  g_autoptr (ScrState) after = NULL;
  guint n_fitting;

  if (kind == SCR_AMENDMENT_DELETE)
    after = g_object_ref (self->state);
  else
    {
      after = scr_state_apply (self->state, move, NULL);
      (*n_left)--;
    }
  g_return_val_if_fail (after != NULL, NULL);

  n_fitting = count_fitting (self, after, first, n_left);

  return scr_repair_new (kind, self->misfit, move,
                         inserts && n_fitting > 0 ? n_fitting - 1 : n_fitting,
                         n_fitting == n_later + inserts);
}

static void
add_if_whole (GPtrArray *repairs,
              ScrRepair *repair)
{
  g_autoptr (ScrRepair) taken = repair;

  if (scr_repair_get_keeps_all (taken) && repairs->len < MAX_LISTED)
    g_ptr_array_add (repairs, g_steal_pointer (&taken));
}

/* Those of @changes that keep all and are, or are not, of the misfit's kind. */
static void
add_changes (GPtrArray *repairs,
             GPtrArray *changes,
             GArray *candidates,
             gboolean same_word)
{
  for (guint i = 0; i < changes->len; i++)
    if ((g_array_index (candidates, Candidate, i).likeness >= SAME_WORD) == same_word)
      add_if_whole (repairs, g_object_ref (g_ptr_array_index (changes, i)));
}

/* Tries @candidates, those that are most like the misfit first, instead of it and before it, as
 * long as there is time for a whole replay of each. What is only replayed in part tells nothing. */
static void
try_candidates (ScrAmendment *self,
                GArray *candidates,
                guint n_left,
                GPtrArray *changes,
                GPtrArray *repairs)
{
  guint n_later = self->old_entries->len - self->misfit;
  guint n_most = 2 * (n_later + 1) + 1;

  for (guint i = 0; i < MIN (candidates->len, MAX_TRIED) && n_left >= n_most; i++)
    {
      const char *move = g_array_index (candidates, Candidate, i).move;

      g_ptr_array_add (changes, try_repair (self, SCR_AMENDMENT_CHANGE, move, &n_left));
      add_if_whole (repairs, try_repair (self, SCR_AMENDMENT_INSERT, move, &n_left));
    }
}

/* Nothing is lost where a forgotten move is inserted; then comes another move of the same
 * kind, then none. */
static void
make_lists (ScrAmendment *self)
{
  g_autoptr (GArray) candidates = list_candidates (self);
  g_autoptr (GPtrArray) changes = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) repairs = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_left = MAX_REPLAYED;
  ScrRepair *none = try_repair (self, SCR_AMENDMENT_DELETE, NULL, &n_left);

  try_candidates (self, candidates, n_left, changes, repairs);
  add_changes (repairs, changes, candidates, TRUE);
  add_if_whole (repairs, none);
  add_changes (repairs, changes, candidates, FALSE);

  self->n_fits = candidates->len;
  self->n_tried = changes->len;
  if (changes->len > MAX_LISTED)
    g_ptr_array_remove_range (changes, MAX_LISTED, changes->len - MAX_LISTED);
  self->fits = scr_fixed_list_new (SCR_TYPE_REPAIR, changes);
  self->repairs = scr_fixed_list_new (SCR_TYPE_REPAIR, repairs);
}

static void
make_no_lists (ScrAmendment *self)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  self->fits = scr_fixed_list_new (SCR_TYPE_REPAIR, none);
  self->repairs = scr_fixed_list_new (SCR_TYPE_REPAIR, none);
}

/* They are made when they are first asked for: most corrections leave no misfit. */
static void
ensure_lists (ScrAmendment *self)
{
  if (self->fits != NULL)
    return;
  if (self->misfit > 0)
    make_lists (self);
  else
    make_no_lists (self);
}

/**
 * scr_amendment_get_fits:
 * @self: an amendment
 *
 * What could stand in the misfit's place, each with how many later moves would still fit after
 * it. Those of the same kind come first, the most alike first.
 *
 * Returns: (transfer none): a list model of #ScrRepair of the kind SCR_AMENDMENT_CHANGE, at most
 *   20 of those that were tried; empty without a misfit
 */
GListModel *
scr_amendment_get_fits (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), NULL);

  ensure_lists (self);

  return self->fits;
}

/**
 * scr_amendment_get_n_fits:
 * @self: an amendment
 *
 * Returns: how many moves could stand in the misfit's place, those too that are not listed
 */
guint
scr_amendment_get_n_fits (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), 0);

  ensure_lists (self);

  return self->n_fits;
}

/**
 * scr_amendment_get_n_tried:
 * @self: an amendment
 *
 * A replay of a long match takes time: no more than 64 moves are tried, fewer where that would be
 * more than 100,000 moves in all, the most like the misfit first.
 *
 * Returns: how many of the moves that could stand in the misfit's place were tried there and
 *   before it; fewer than scr_amendment_get_n_fits() where the search was cut short
 */
guint
scr_amendment_get_n_tried (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), 0);

  ensure_lists (self);

  return self->n_tried;
}

/**
 * scr_amendment_get_repairs:
 * @self: an amendment
 *
 * What can be done about the misfit so that all moves after it still fit, best first: a
 * forgotten move before it, another of its kind, none, another move. Each was replayed to the end
 * of the match; scr_amendment_get_n_tried() tells whether there may be more.
 *
 * Returns: (transfer none): a list model of #ScrRepair, at most 20, for scr_match_repair(); empty
 *   without a misfit, and where nothing keeps all
 */
GListModel *
scr_amendment_get_repairs (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), NULL);

  ensure_lists (self);

  return self->repairs;
}
