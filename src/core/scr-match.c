/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

#define MAX_SEED_DIGITS 20

/**
 * ScrMatch:
 *
 * A game being played: its set-up, its moves, and those taken back.
 *
 * A match is the only mutable object of the engine, and a list model of the
 * #ScrEntry in force. Its state is what the rules make of the moves.
 */

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScrMatch,
                               scr_match,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
get_item_type (GListModel *model)
{
  return SCR_TYPE_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return SCR_MATCH (model)->entries->len;
}

static gpointer
get_item (GListModel *model,
          guint position)
{
  GPtrArray *entries = SCR_MATCH (model)->entries;

  if (position >= entries->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (entries, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
scr_match_finalize (GObject *object)
{
  ScrMatch *self = SCR_MATCH (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->created, g_free);
  g_clear_pointer (&self->seed, g_free);
  g_clear_pointer (&self->seats, json_array_unref);
  g_clear_pointer (&self->setup, json_node_unref);
  g_clear_pointer (&self->display, json_node_unref);
  g_clear_pointer (&self->tags, json_node_unref);
  g_clear_pointer (&self->start_json, json_node_unref);
  g_clear_pointer (&self->history, json_node_unref);
  g_clear_pointer (&self->rest, json_object_unref);
  g_clear_pointer (&self->state_json, json_node_unref);
  g_clear_pointer (&self->state_known, json_node_unref);
  g_clear_pointer (&self->stamps, g_ptr_array_unref);
  g_clear_pointer (&self->notice, g_free);
  g_clear_object (&self->start);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->undone, g_ptr_array_unref);
  g_clear_pointer (&self->hindsight, g_ptr_array_unref);
  g_clear_pointer (&self->hindsight_moves, g_strfreev);

  G_OBJECT_CLASS (scr_match_parent_class)->finalize (object);
}

static void
scr_match_class_init (ScrMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_match_finalize;
  scr_match_install_properties (object_class);

  /**
   * ScrMatch::saving:
   *
   * Emitted before scr_match_save() looks at the file, so that whatever writes the match in
   * a worker comes to an end first.
   */
  g_signal_new ("saving", SCR_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static JsonNode *
new_empty_object (void)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, json_object_new ());
  return node;
}

static JsonNode *
new_empty_array (void)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, json_array_new ());
  return node;
}

static void
scr_match_init (ScrMatch *self)
{
  self->title = g_strdup ("");
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->undone = g_ptr_array_new_with_free_func (g_object_unref);
  self->display = new_empty_object ();
  self->tags = new_empty_array ();
  self->history = new_empty_array ();
  self->rest = json_object_new ();
  self->stamps = g_ptr_array_new_with_free_func ((GDestroyNotify) scr_file_stamp_unref);
}

/* The following are for the other files of ScrMatch. */

/* Adds @entry, of which it takes the reference. */
void
scr_match_append (ScrMatch *self,
                  ScrEntry *entry)
{
  self->has_hindsight = FALSE;
  self->n_decisions += scr_entry_is_decision (entry);
  self->n_chance += scr_entry_is_answer (entry);
  self->mode = scr_state_get_mode (scr_entry_get_after (entry), self->mode);
  g_ptr_array_add (self->entries, entry);
}

/**
 * scr_match_remove_last:
 * @self: a match with at least one entry
 *
 * Takes the last entry away, and counts anew; tells nobody of it.
 *
 * Returns: (transfer full): the entry
 */
ScrEntry *
scr_match_remove_last (ScrMatch *self)
{
  ScrEntry *entry = g_ptr_array_steal_index (self->entries, self->entries->len - 1);

  self->has_hindsight = FALSE;
  self->n_decisions -= scr_entry_is_decision (entry);
  self->n_chance -= scr_entry_is_answer (entry);
  self->mode = scr_state_get_mode (scr_entry_get_before (entry), self->mode);

  return entry;
}

/* The moment as files hold it. */
char *
scr_match_dup_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

/* Takes @seed, or one at random for NULL; FALSE if it is no seed. */
gboolean
scr_match_set_seed (ScrMatch *self,
                    const char *seed)
{
  guint64 number = (guint64) g_random_int () << 32 | g_random_int ();

  if (seed != NULL && (strlen (seed) > MAX_SEED_DIGITS ||
                       !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &number, NULL)))
    return FALSE;

  g_free (self->seed);
  self->seed = seed != NULL ? g_strdup (seed) : g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  self->dealer = scr_dealer_start (number);
  return TRUE;
}

/**
 * scr_match_new:
 * @game: the kind of game
 * @setup: the set-up, as the "setup" object of a match file; what is not in it
 *   has the game's defaults
 * @mode: who deals
 * @seed: (nullable): decimal digits, what the dealer draws from; %NULL for one at random
 * @error: return location for a #ScrError
 *
 * Makes a match without a move. In digital mode scr_match_deal() sets it up.
 *
 * Returns: (transfer full) (nullable): a match, or %NULL with @error set
 */
ScrMatch *
scr_match_new (ScrGame *game,
               JsonNode *setup,
               ScrMode mode,
               const char *seed,
               GError **error)
{
  g_autoptr (ScrMatch) self = NULL;

  g_return_val_if_fail (SCR_IS_GAME (game), NULL);
  g_return_val_if_fail (setup != NULL, NULL);

  self = g_object_new (SCR_TYPE_MATCH, NULL);
  self->game = g_object_ref (game);
  self->mode = mode;
  self->id = g_uuid_string_random ();
  self->created = scr_match_dup_now ();

  if (!scr_match_set_seed (self, seed))
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP,
                   _ ("“%s” is not a seed: it must be a whole number from 0 to %s"),
                   seed, "18446744073709551615");
      return NULL;
    }

  if (!scr_match_set_setup (self, setup, error) || !scr_match_set_display (self, NULL, error))
    return NULL;

  return scr_match_start_from (self, NULL, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * scr_match_get_start:
 * @self: a match
 *
 * Returns: (transfer none): the state before the first move
 */
ScrState *
scr_match_get_start (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->start;
}

/**
 * scr_match_get_state:
 * @self: a match
 *
 * Returns: (transfer none): the state after the last move in force
 */
ScrState *
scr_match_get_state (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return scr_match_get_state_at (self, self->entries->len);
}

/**
 * scr_match_get_state_at:
 * @self: a match
 * @n_moves: how many of the moves in force to count
 *
 * Returns: (transfer none): the state after the first @n_moves moves
 */
ScrState *
scr_match_get_state_at (ScrMatch *self,
                        guint n_moves)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (n_moves <= self->entries->len, NULL);

  if (n_moves == 0)
    return self->start;

  return scr_entry_get_after (g_ptr_array_index (self->entries, n_moves - 1));
}
