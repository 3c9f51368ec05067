/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"
#include "core/scr-term-private.h"

/* What can be seen of a match without changing it: a state as a seat may see it, and
 * where the terms of a number come from. */

/* What was told later of what was not recorded at first. */
static void
update_hindsight (ScrMatch *self)
{
  g_autoptr (GPtrArray) moves = NULL;

  if (self->has_hindsight)
    return;

  g_clear_pointer (&self->hindsight, g_ptr_array_unref);
  g_clear_pointer (&self->hindsight_moves, g_strfreev);
  self->has_hindsight = TRUE;
  if (scr_state_get_mode (self->start, self->mode) == SCR_MODE_DIGITAL &&
      scr_match_get_mode (self) == SCR_MODE_DIGITAL)
    return;

  moves = g_ptr_array_new ();
  for (guint i = 0; i < self->entries->len; i++)
    g_ptr_array_add (moves, (gpointer) scr_entry_get_move (g_ptr_array_index (self->entries, i)));
  g_ptr_array_add (moves, NULL);
  self->hindsight = scr_state_learn (self->start, (const char *const *) moves->pdata,
                                     &self->hindsight_moves);
}

/* The state after the first @n_moves of those in force, as it is known now. */
static ScrState *
get_hindsight (ScrMatch *self,
               guint n_moves)
{
  /* All is told by now of what is known at the end. */
  if (n_moves == self->entries->len)
    return scr_match_get_state (self);

  update_hindsight (self);

  return self->hindsight != NULL ? g_ptr_array_index (self->hindsight, n_moves)
                                 : scr_match_get_state_at (self, n_moves);
}

/* What came of an entry, as it is known now. */
static GListModel *
list_events (ScrMatch *self,
             guint number,
             int viewer,
             JsonNode *display)
{
  ScrEntry *entry = scr_match_get_entry (self, number);

  update_hindsight (self);
  if (self->hindsight != NULL && number <= self->entries->len)
    return scr_state_list_events (g_ptr_array_index (self->hindsight, number - 1),
                                  self->hindsight_moves[number - 1], viewer, display);

  return scr_state_list_events (scr_entry_get_before (entry), scr_entry_get_move (entry), viewer,
                                display);
}

/**
 * scr_match_view:
 * @self: a match
 * @viewer: who looks: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 *
 * Returns: (transfer full): the state after the last move in force as @viewer may see it,
 *   by the rules and by what the match's display hides
 */
ScrState *
scr_match_view (ScrMatch *self,
                int viewer)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return scr_match_view_at (self, self->entries->len, viewer);
}

/**
 * scr_match_view_at:
 * @self: a match
 * @n_moves: how many of the moves to count; those taken back follow those in force
 * @viewer: who looks: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 *
 * What a table did not record at first, and told later, is seen as it was told.
 *
 * Returns: (transfer full): the state after the first @n_moves moves as @viewer may see it,
 *   by the rules and by what the match's display hides
 */
ScrState *
scr_match_view_at (ScrMatch *self,
                   guint n_moves,
                   int viewer)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (n_moves <= self->entries->len + self->undone->len, NULL);

  if (n_moves > self->entries->len)
    return scr_state_view (scr_entry_get_after (scr_match_get_entry (self, n_moves)), viewer,
                           self->display);

  return scr_state_view (get_hindsight (self, n_moves), viewer, self->display);
}

/**
 * scr_match_get_entry:
 * @self: a match
 * @number: the number of an entry, from 1; those taken back follow those in force
 *
 * Returns: (transfer none): the entry
 */
ScrEntry *
scr_match_get_entry (ScrMatch *self,
                     guint number)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (number > 0 && number <= self->entries->len + self->undone->len, NULL);

  if (number <= self->entries->len)
    return g_ptr_array_index (self->entries, number - 1);

  return g_ptr_array_index (self->undone, self->undone->len + self->entries->len - number);
}

/* Whether what came of entry @number is told as it was known then. What had to be told first
 * came of its being told, and not of the entry before; of what is told later nothing came then. */
static gboolean
is_told_as_then (ScrMatch *self,
                 guint number)
{
  ScrEntry *entry = scr_match_get_entry (self, number);
  ScrState *after = scr_entry_get_after (entry);
  ScrState *known = g_ptr_array_index (self->hindsight, number);
  const char *move = scr_entry_get_move (entry);

  if (!g_str_equal (move, self->hindsight_moves[number - 1]))
    return FALSE;

  return scr_state_is_remark (scr_entry_get_before (entry), move) ||
         scr_state_get_turn (after) != scr_state_get_turn (known) ||
         g_strcmp0 (scr_state_get_awaiting (after), scr_state_get_awaiting (known)) != 0;
}

/**
 * scr_match_dup_sentence:
 * @self: a match
 * @number: the number of an entry, from 1; those taken back follow those in force
 * @viewer: who reads it: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 *
 * Returns: (transfer full): a translated sentence that tells the entry, with names, and
 *   nothing of what @viewer may not know by the rules or by what the match's display hides
 */
char *
scr_match_dup_sentence (ScrMatch *self,
                        guint number,
                        int viewer)
{
  ScrEntry *entry;

  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (number > 0 && number <= self->entries->len + self->undone->len, NULL);

  entry = scr_match_get_entry (self, number);
  update_hindsight (self);
  if (self->hindsight != NULL && number <= self->entries->len && !is_told_as_then (self, number))
    return scr_state_describe (g_ptr_array_index (self->hindsight, number - 1),
                               self->hindsight_moves[number - 1], viewer, self->display);

  return scr_state_describe (scr_entry_get_before (entry), scr_entry_get_move (entry), viewer,
                             self->display);
}

/**
 * scr_match_list_events:
 * @self: a match
 * @number: the number of an entry, from 1; those taken back follow those in force
 * @viewer: who is told: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 *
 * Returns: (transfer full): what came of the entry, a list of #ScrEvent; a piece that
 *   @viewer may not know by the rules or by what the match's display hides is “?”
 */
GListModel *
scr_match_list_events (ScrMatch *self,
                       guint number,
                       int viewer)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (number > 0 && number <= self->entries->len + self->undone->len, NULL);

  return list_events (self, number, viewer, self->display);
}

/* Whether @event is of @kind and brings the piece of @term to its place, or tells it there. */
static gboolean
brings (ScrEvent *event,
        ScrEventKind kind,
        ScrTerm *term)
{
  const char *place =
      kind == SCR_EVENT_LOOK ? scr_event_get_from (event) : scr_event_get_to (event);
  const char *piece = scr_term_get_piece (term);

  return scr_event_get_kind (event) == kind &&
         g_strcmp0 (place, scr_term_get_source (term)) == 0 &&
         (piece == NULL || g_strcmp0 (scr_event_get_piece (event), piece) == 0);
}

/* Takes the last one of @terms that @event explains out of them. */
static void
match_event (GPtrArray *terms,
             ScrEvent *event,
             ScrEventKind kind,
             guint entry)
{
  for (guint i = terms->len; i > 0; i--)
    if (brings (event, kind, g_ptr_array_index (terms, i - 1)))
      {
        scr_term_set_entry (g_ptr_array_index (terms, i - 1), entry);
        g_ptr_array_remove_index (terms, i - 1);
        return;
      }
}

/* What came of entry @number where an entry that had to wait for what was told later brings what
 * is due then only. */
static GListModel *
list_brought (ScrMatch *self,
              guint number)
{
  ScrEntry *entry = scr_match_get_entry (self, number);

  update_hindsight (self);
  if (self->hindsight == NULL || number > self->entries->len || !is_told_as_then (self, number))
    return list_events (self, number, SCR_VIEWER_ALL, NULL);

  return scr_state_list_events (scr_entry_get_before (entry), scr_entry_get_move (entry),
                                SCR_VIEWER_ALL, NULL);
}

/* Takes those of @placed that an event of @kind explains out of them, the last entry first. */
static void
match_entries (ScrMatch *self,
               GPtrArray *placed,
               ScrEventKind kind,
               guint n_moves)
{
  for (guint i = n_moves; i > 0 && placed->len > 0; i--)
    {
      g_autoptr (GListModel) events = list_brought (self, i);

      for (guint j = g_list_model_get_n_items (events); j > 0; j--)
        {
          g_autoptr (ScrEvent) event = g_list_model_get_item (events, j - 1);

          match_event (placed, event, kind, i);
        }
    }
}

/* The terms that come from a place. */
static GPtrArray *
list_placed (GListModel *terms)
{
  GPtrArray *placed = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      if (scr_term_get_source (term) != NULL)
        g_ptr_array_add (placed, g_steal_pointer (&term));
    }

  return placed;
}

/**
 * scr_match_explain:
 * @self: a match
 * @n_moves: how many of the moves to count; those taken back follow those in force
 * @seat: whose number, from 1; 0 where it is nobody's
 * @number: which number, in the game's words
 * @viewer: who asks: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 * @error: return location for a #ScrError
 *
 * Explains a number as scr_state_explain() does in what @viewer may see, and says for each term
 * which entry brought its piece there last, or told it there where none did. Of equal pieces in one
 * place the last came last.
 *
 * Returns: (transfer full) (nullable): the terms that add up to the number, a list of
 *   #ScrTerm; %NULL with @error set if there is no such number or seat
 */
GListModel *
scr_match_explain (ScrMatch *self,
                   guint n_moves,
                   guint seat,
                   const char *number,
                   int viewer,
                   GError **error)
{
  g_autoptr (ScrState) state = NULL;
  g_autoptr (GListModel) terms = NULL;
  g_autoptr (GPtrArray) placed = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (n_moves <= self->entries->len + self->undone->len, NULL);
  g_return_val_if_fail (number != NULL, NULL);

  state = scr_match_view_at (self, n_moves, viewer);
  terms = scr_state_explain (state, seat, number, error);
  if (terms == NULL)
    return NULL;

  placed = list_placed (terms);
  match_entries (self, placed, SCR_EVENT_MOVE, n_moves);
  /* What lay there from the start may have been told by an entry. */
  match_entries (self, placed, SCR_EVENT_LOOK, n_moves);

  return g_steal_pointer (&terms);
}
