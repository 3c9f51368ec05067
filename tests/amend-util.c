/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "amend-util.h"

#include <stdlib.h>
#include <string.h>

#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* What must hold of every correction of a match, whatever the game: it is held against
 * a fresh replay of the amended list. */

/* Each how-manieth entry is corrected where SCRIPTORIUM_WALK_GAMES asks for fewer games. */
#define FEW_GAMES 10000
#define STEP 19

/* Each how-manieth correction is also undone, redone, saved and loaded. */
#define AFTERMATH 5

/**
 * Copy:
 * @entries: (element-type ScrEntry): the moves in force
 * @text: the file
 *
 * How a match was.
 */
typedef struct
{
  GPtrArray *entries;
  char *text;
} Copy;

static void
copy_clear (Copy *self)
{
  g_ptr_array_unref (self->entries);
  g_free (self->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Copy, copy_clear)

static guint
count (ScrMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

/* Borrowed from @match. */
ScrEntry *
amend_get_entry (ScrMatch *match,
                 guint number)
{
  ScrEntry *entry = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

  g_assert_nonnull (entry);
  g_object_unref (entry);

  return entry;
}

static Copy
remember (ScrMatch *match)
{
  g_autoptr (GError) error = NULL;
  Copy copy = { .entries = g_ptr_array_new_with_free_func (g_object_unref),
                .text = scr_match_print (match, &error) };

  g_assert_no_error (error);
  for (guint i = 0; i < count (match); i++)
    g_ptr_array_add (copy.entries, g_list_model_get_item (G_LIST_MODEL (match), i));

  return copy;
}

static void
assert_unchanged (ScrMatch *match,
                  const Copy *copy)
{
  Copy now = remember (match);

  g_assert_cmpuint (now.entries->len, ==, copy->entries->len);
  g_assert_cmpmem (now.entries->pdata, now.entries->len * sizeof (gpointer),
                   copy->entries->pdata, copy->entries->len * sizeof (gpointer));
  g_assert_cmpstr (now.text, ==, copy->text);
  copy_clear (&now);
}

static ScrMatch *
load (JsonNode *root)
{
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new_from_json (root, &error);

  g_assert_no_error (error);
  return match;
}

/* Returns (transfer full) the match as it comes from its file. */
ScrMatch *
amend_copy (ScrMatch *match)
{
  g_autoptr (JsonNode) root = scr_match_to_json (match);

  return load (root);
}

static void
assert_same (JsonNode *root_a,
             JsonNode *root_b)
{
  g_autofree char *difference = NULL;

  json_object_remove_member (json_node_get_object (root_a), "reveals_undone");
  json_object_remove_member (json_node_get_object (root_b), "reveals_undone");
  scr_json_equal (root_a, root_b, &difference);
  g_assert_cmpstr (difference, ==, NULL);
}

/* All but the count of reveals undone is the same. */
void
amend_assert_same_file (ScrMatch *a,
                        ScrMatch *b)
{
  g_autoptr (JsonNode) root_a = scr_match_to_json (a);
  g_autoptr (JsonNode) root_b = scr_match_to_json (b);

  assert_same (root_a, root_b);
}

static const char *
get_text (JsonNode *entry)
{
  if (JSON_NODE_HOLDS_OBJECT (entry))
    return json_object_get_string_member (json_node_get_object (entry), "move");

  return json_node_get_string (entry);
}

/* Returns (transfer full) @entry with the warning that belongs to it where @state is what it
 * comes upon. */
static JsonNode *
warn_entry (JsonNode *entry,
            ScrState *state)
{
  g_autofree char *warning = scr_state_dup_warning (state, get_text (entry));
  g_autoptr (JsonObject) object = json_object_new ();

  if (scr_state_get_mode (state, SCR_MODE_DIGITAL) == SCR_MODE_DIGITAL && warning == NULL)
    return json_node_copy (entry);

  json_object_set_string_member (object, "move", get_text (entry));
  if (JSON_NODE_HOLDS_OBJECT (entry))
    scr_json_copy_unknown (json_node_get_object (entry), object);
  json_object_remove_member (object, "warning");
  if (warning != NULL)
    json_object_set_string_member (object, "warning", warning);

  return json_object_get_size (object) > 1
             ? json_node_init_object (json_node_alloc (), object)
             : json_node_init_string (json_node_alloc (), get_text (entry));
}

/* Copies the entries of @list that fit one after another to @fitting; returns how many. */
static guint
replay (ScrState **state,
        JsonArray *list,
        JsonArray *fitting)
{
  guint n_moves = json_array_get_length (list);

  for (guint i = 0; i < n_moves; i++)
    {
      JsonNode *entry = json_array_get_element (list, i);
      g_autoptr (ScrState) next = scr_state_apply (*state, get_text (entry), NULL);

      if (next == NULL)
        return i;
      json_array_add_element (fitting, warn_entry (entry, *state));
      g_set_object (state, next);
    }

  return n_moves;
}

/* The entry as it is to be when a person says @move now. */
static JsonNode *
change_entry (JsonNode *old,
              const char *move)
{
  JsonNode *node;

  if (!JSON_NODE_HOLDS_OBJECT (old))
    return json_node_init_string (json_node_alloc (), move);

  {
    g_autoptr (JsonObject) object = json_object_new ();

    json_object_set_string_member (object, "move", move);
    scr_json_copy_unknown (json_node_get_object (old), object);
    json_object_remove_member (object, "dealt");
    json_object_remove_member (object, "warning");
    node = json_object_get_size (object) > 1
               ? json_node_init_object (json_node_alloc (), object)
               : json_node_init_string (json_node_alloc (), move);
  }

  return node;
}

static JsonArray *
amend_list (JsonArray *old,
            ScrAmendmentKind kind,
            guint number,
            const char *move)
{
  JsonArray *list = json_array_new ();

  for (guint i = 1; i <= json_array_get_length (old) + 1; i++)
    {
      JsonNode *entry = i <= json_array_get_length (old) ? json_array_get_element (old, i - 1)
                                                         : NULL;

      if (i == number && kind == SCR_AMENDMENT_INSERT)
        json_array_add_element (list, json_node_init_string (json_node_alloc (), move));
      if (i == number && kind == SCR_AMENDMENT_CHANGE)
        json_array_add_element (list, change_entry (entry, move));
      else if (entry != NULL && !(i == number && kind == SCR_AMENDMENT_DELETE))
        json_array_add_element (list, json_node_copy (entry));
    }

  return list;
}

/* Returns (transfer full) the match loaded from a file with the amended list up to the
 * first misfit; @n_fitting entries of @n_amended. */
static ScrMatch *
load_amended (ScrMatch *match,
              ScrAmendmentKind kind,
              guint number,
              const char *move,
              guint *n_fitting,
              guint *n_amended)
{
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  JsonObject *object = json_node_get_object (root);
  g_autoptr (JsonArray) list =
      amend_list (json_object_get_array_member (object, "moves"), kind, number, move);
  g_autoptr (JsonArray) undone = json_array_ref (json_object_get_array_member (object, "undone"));
  g_autoptr (ScrState) state = g_object_ref (scr_match_get_start (match));
  JsonArray *moves = json_array_new ();
  JsonArray *fitting = json_array_new ();

  *n_amended = json_array_get_length (list);
  *n_fitting = replay (&state, list, moves);
  if (*n_fitting == *n_amended)
    replay (&state, undone, fitting);
  json_object_remove_member (object, "state");
  json_object_set_array_member (object, "moves", moves);
  json_object_set_array_member (object, "undone", fitting);

  return load (root);
}

static void
items_changed_cb (ScrMatch *match,
                  guint position,
                  guint removed,
                  guint added,
                  guint *change)
{
  g_assert_cmpuint (change[0], ==, 0);
  g_assert_true (scr_match_get_can_redo (match) == (scr_match_get_n_undone (match) > 0));
  g_assert_true (scr_match_get_state (match) == scr_match_get_state_at (match, count (match)));
  change[0]++;
  change[1] = position;
  change[2] = removed;
  change[3] = added;
}

static void
notify_cb (ScrMatch *match,
           GParamSpec *pspec,
           guint *n_notified)
{
  (*n_notified)++;
}

/* Makes the correction, watching what is told of it. */
static void
make (ScrMatch *match,
      ScrAmendment *amendment)
{
  guint position = scr_amendment_get_number (amendment) - 1;
  guint n_before = count (match);
  guint n_reveals = scr_match_get_reveals_undone (match);
  gboolean turned_up = FALSE;
  guint change[4] = { 0 };
  guint n_notified = 0;
  g_autoptr (GError) error = NULL;

  for (guint i = position; i < n_before; i++)
    turned_up = turned_up || scr_entry_turns_up (amend_get_entry (match, i + 1));
  g_signal_connect (match, "items-changed", G_CALLBACK (items_changed_cb), change);
  g_signal_connect (match, "notify::state", G_CALLBACK (notify_cb), &n_notified);
  g_assert_true (scr_match_amend (match, amendment, TRUE, &error));
  g_assert_no_error (error);
  g_signal_handlers_disconnect_by_data (match, change);
  g_signal_handlers_disconnect_by_data (match, &n_notified);

  g_assert_cmpuint (change[0], ==, 1);
  g_assert_cmpuint (change[1], ==, position);
  g_assert_cmpuint (change[2], ==, n_before - position);
  g_assert_cmpuint (change[3], ==, count (match) - position);
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_true (scr_match_get_state (match) == scr_amendment_get_state (amendment));
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==,
                    n_reveals + (turned_up && scr_match_get_mode (match) == SCR_MODE_DIGITAL));
}

/* Undo and redo of all moves, and saving and loading, leave the match as it is. */
static void
check_aftermath (ScrMatch *match)
{
  g_autoptr (ScrMatch) loaded = amend_copy (match);
  guint n_moves = count (match);
  guint n_all = n_moves + scr_match_get_n_undone (match);
  g_autoptr (GError) error = NULL;

  amend_assert_same_file (match, loaded);
  g_assert_true (n_moves == 0 || scr_match_undo (match, n_moves, TRUE, &error));
  g_assert_no_error (error);
  g_assert_true (scr_match_get_state (match) == scr_match_get_start (match));
  g_assert_cmpuint (scr_match_get_n_undone (match), ==, n_all);
  g_assert_true (n_moves == 0 || scr_match_redo (match, n_moves, TRUE, &error));
  g_assert_no_error (error);
  amend_assert_same_file (match, loaded);
}

static void
check_misfit (ScrMatch *match,
              ScrAmendment *amendment,
              guint expected)
{
  g_autofree char *prefix = g_strdup_printf ("move %u: ", expected);
  g_auto (GStrv) fitting = scr_amendment_list_fitting (amendment);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (scr_amendment_get_misfit (amendment), ==, expected);
  g_assert_cmpstr (scr_amendment_get_misfit_move (amendment), ==,
                   scr_entry_get_move (amend_get_entry (match, expected)));
  g_assert_cmpuint (scr_amendment_get_n_dropped (amendment), ==, count (match) - expected + 1);
  g_assert_false (scr_match_amend (match, amendment, FALSE, &error));
  g_assert_error (error, SCR_ERROR, (int) SCR_ERROR_MISFIT);
  g_assert_true (g_str_has_prefix (error->message, prefix));
  g_assert_nonnull (strstr (error->message, scr_amendment_get_reason (amendment)));
  g_assert_true ((fitting[0] == NULL) ==
                 (scr_state_get_turn (scr_amendment_get_state (amendment)) == SCR_TURN_NONE));
  for (guint i = 0; fitting[i] != NULL; i++)
    {
      ScrState *after = scr_state_apply (scr_amendment_get_state (amendment), fitting[i], &error);

      g_assert_nonnull (after);
      g_clear_object (&after);
    }
}

static void
check_fit (ScrAmendment *amendment)
{
  g_auto (GStrv) fitting = scr_amendment_list_fitting (amendment);

  g_assert_cmpuint (scr_amendment_get_misfit (amendment), ==, 0);
  g_assert_null (scr_amendment_get_misfit_move (amendment));
  g_assert_null (scr_amendment_get_reason (amendment));
  g_assert_cmpuint (scr_amendment_get_n_dropped (amendment), ==, 0);
  g_assert_cmpuint (g_strv_length (fitting), ==, 0);
}

/* An entry without its warning, which is its text alone where the file says nothing more of it. */
static JsonNode *
without_warning (JsonNode *entry)
{
  g_autoptr (JsonNode) copy = json_node_copy (entry);
  JsonObject *object;

  if (!JSON_NODE_HOLDS_OBJECT (entry))
    return g_steal_pointer (&copy);

  object = json_node_get_object (copy);
  json_object_remove_member (object, "warning");
  if (json_object_get_size (object) > 1)
    return g_steal_pointer (&copy);

  return json_node_init_string (json_node_alloc (), json_object_get_string_member (object, "move"));
}

static JsonNode *
without_warnings (ScrMatch *match)
{
  static const char *const lists[] = { "moves", "undone" };
  JsonNode *root = scr_match_to_json (match);
  JsonObject *object = json_node_get_object (root);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      JsonArray *entries = json_object_get_array_member (object, lists[i]);
      JsonArray *array = json_array_new ();

      for (guint j = 0; j < json_array_get_length (entries); j++)
        json_array_add_element (array, without_warning (json_array_get_element (entries, j)));
      json_object_set_array_member (object, lists[i], array);
    }

  return root;
}

/* A correction warns anew of what can hardly be true; a file is read as it is. */
static void
assert_same_but_warnings (ScrMatch *amended,
                          ScrMatch *read)
{
  g_autoptr (JsonNode) a = without_warnings (amended);
  g_autoptr (JsonNode) b = without_warnings (read);

  assert_same (a, b);
}

/* Holds one correction of @match, which stays as it is, against a fresh replay. */
void
amend_check (ScrMatch *match,
             ScrAmendmentKind kind,
             guint number,
             const char *move,
             AmendCounts *counts)
{
  static const int shift[] = { 1, 0, 2 };
  guint n_fitting, n_amended;
  g_autoptr (ScrMatch) expected =
      load_amended (match, kind, number, move, &n_fitting, &n_amended);
  g_autoptr (ScrMatch) amended = amend_copy (match);
  g_auto (Copy) copy = remember (match);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = scr_match_propose (match, kind, number, move, &error);
  g_autoptr (ScrAmendment) again = scr_match_propose (amended, kind, number, move, NULL);

  if (kind != SCR_AMENDMENT_DELETE && n_fitting < number)
    {
      g_autofree char *prefix = g_strdup_printf ("move %u: ", number);

      g_assert_null (amendment);
      g_assert_true (g_error_matches (error, SCR_ERROR, SCR_ERROR_ILLEGAL) ||
                     g_error_matches (error, SCR_ERROR, SCR_ERROR_SYNTAX));
      g_assert_true (g_str_has_prefix (error->message, prefix));
      assert_unchanged (match, &copy);
      counts->n_refused++;
      return;
    }

  g_assert_no_error (error);
  if (n_fitting < n_amended)
    check_misfit (match, amendment, n_fitting + (guint) shift[kind]);
  else
    check_fit (amendment);
  assert_unchanged (match, &copy);
  counts->n_misfits += n_fitting < n_amended;
  counts->n_fits += n_fitting == n_amended;

  make (amended, again);
  assert_same_but_warnings (amended, expected);
  if ((counts->n_fits + counts->n_misfits) % AFTERMATH == 0)
    check_aftermath (amended);
}

/* Something legal in @state, at random, or NULL. */
static char *
choose (ScrState *state,
        guint64 *random)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) moves = scr_state_get_turn (state) == SCR_TURN_TABLE
                             ? scr_state_list_outcomes (state, weights)
                             : scr_state_list_moves (state);
  guint n_moves = g_strv_length (moves);

  return n_moves > 0 ? g_strdup (moves[scr_random_below (random, n_moves)]) : NULL;
}

static guint
get_step (void)
{
  const char *wanted = g_getenv ("SCRIPTORIUM_WALK_GAMES");

  return wanted != NULL && atoi (wanted) < FEW_GAMES ? STEP : 1;
}

/* Changes, inserts and deletes at each entry, and at the end. */
void
amend_check_walk (ScrMatch *match,
                  guint64 *random,
                  AmendCounts *counts)
{
  guint step = get_step ();
  guint first = 1 + (guint) scr_random_below (random, step);
  guint n_moves = count (match);

  for (guint number = first; number <= n_moves + 1; number += step)
    {
      ScrState *before = scr_match_get_state_at (match, number - 1);
      g_autofree char *changed = choose (before, random);
      g_autofree char *inserted = choose (before, random);
      g_autofree char *strange =
          choose (scr_match_get_state_at (match, (guint) scr_random_below (random, n_moves)),
                  random);

      if (inserted != NULL)
        amend_check (match, SCR_AMENDMENT_INSERT, number, inserted, counts);
      if (number > n_moves)
        continue;
      amend_check (match, SCR_AMENDMENT_CHANGE, number, changed, counts);
      amend_check (match, SCR_AMENDMENT_CHANGE, number, strange, counts);
      amend_check (match, SCR_AMENDMENT_DELETE, number, NULL, counts);
    }
}

/* From the end to each place and back, always to the same states. */
void
amend_check_go_to (ScrMatch *match)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_moves = count (match);

  for (guint i = 0; i <= n_moves; i++)
    g_ptr_array_add (states, g_object_ref (scr_match_get_state_at (match, i)));

  for (guint i = 0; i <= n_moves; i++)
    {
      const guint places[] = { i, n_moves - i, n_moves };

      for (guint j = 0; j < G_N_ELEMENTS (places); j++)
        {
          g_assert_true (scr_match_go_to (match, places[j], &error));
          g_assert_no_error (error);
          g_assert_cmpuint (count (match), ==, places[j]);
          g_assert_cmpuint (scr_match_get_n_undone (match), ==, n_moves - places[j]);
          g_assert_true (scr_match_get_state (match) == g_ptr_array_index (states, places[j]));
        }
    }
}
