/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-salvage.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"
#include "core/scr-match-read.h"
#include "core/scr-migrate.h"
#include "core/scr-scramble.h"

/* Opening what is sound of a damaged match file, as a new match. What is left is made
 * into a file that the ordinary reader takes. */

/**
 * Salvage:
 * @match: takes what is read, to be thrown away
 * @root: the file, from which goes what is not sound
 * @is_broken: whether the text is not JSON to its end
 * @is_scrambled: whether a part of it was scrambled
 * @member: (nullable): the member of the root in which it breaks off
 * @faults: (element-type utf8): what was wrong, the worst first
 * @notice: (nullable): who is taken to deal, where that is not what the file says
 * @n_kept: how many moves are sound
 *
 * One rescue.
 */
typedef struct
{
  ScrMatch *match;
  JsonNode *root;
  gboolean is_broken;
  gboolean is_scrambled;
  char *member;
  GPtrArray *faults;
  char *notice;
  guint n_kept;
} Salvage;

static void
salvage_init (Salvage *self)
{
  *self = (Salvage){
    .match = g_object_new (SCR_TYPE_MATCH, NULL),
    .faults = g_ptr_array_new_with_free_func (g_free),
  };
}

static void
salvage_clear (Salvage *self)
{
  g_clear_object (&self->match);
  g_clear_pointer (&self->root, json_node_unref);
  g_clear_pointer (&self->member, g_free);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_clear_pointer (&self->notice, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Salvage, salvage_clear)

static void
add_fault (Salvage *self,
           const GError *error)
{
  g_ptr_array_add (self->faults, scr_error_dup_sentence (error->message));
}

static gboolean
breaks_off_in (Salvage *self,
               const char *member)
{
  return g_strcmp0 (self->member, member) == 0;
}

static void
drop (Salvage *self,
      const char *name)
{
  JsonObject *root = json_node_get_object (self->root);

  if (json_object_has_member (root, name))
    json_object_remove_member (root, name);
}

/* Whether what came before the damage of a member stands without the rest. */
static gboolean
is_list_of_lines (const char *member)
{
  static const char *const lists[] = { "history", "moves", "undone", "tags", NULL };

  return g_strv_contains (lists, member);
}

/* Takes from the file the member in which it breaks off, unless a part of it is sound;
 * FALSE if there is no match without it. */
static gboolean
drop_broken_member (Salvage *self,
                    GError **error)
{
  if (self->member == NULL || is_list_of_lines (self->member))
    return TRUE;

  if (breaks_off_in (self, "setup") || breaks_off_in (self, "start"))
    return scr_match_fail_format (breaks_off_in (self, "setup") ? "$.setup" : "$.start",
                                  _ ("breaks off"), error);

  drop (self, self->member);
  return TRUE;
}

/* Reads the JSON of the file, as far as there is some. */
static gboolean
parse (Salvage *self,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autofree char *sound = scr_json_repair (text, length, &self->member, &fault);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (JsonNode) plain = NULL;

  self->is_broken = fault != NULL;
  if (self->is_broken)
    add_fault (self, fault);
  if (sound == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }

  root = scr_json_parse (sound, -1, error);
  if (root == NULL || scr_json_node_get_object (root, "$", error) == NULL)
    return FALSE;

  self->is_scrambled = scr_match_is_scrambled (root);
  if (breaks_off_in (self, SCR_SCRAMBLED) && !self->is_scrambled)
    return scr_match_fail_format ("$." SCR_SCRAMBLED, _ ("breaks off"), error);

  plain = scr_match_unscramble (root, error);
  self->root = plain != NULL ? scr_match_migrate (plain, error) : NULL;
  return self->root != NULL && drop_broken_member (self, error);
}

/* Takes from the entry @node, an object, those of its optional keys that are wrong. */
static void
clean_entry (Salvage *self,
             JsonNode *node,
             const char *path)
{
  static const char *const names[] = { "at", "note", "warning", "dealt" };
  JsonObject *entry = json_node_get_object (node);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      JsonNode *value = json_object_get_member (entry, names[i]);
      g_autoptr (JsonObject) alone = json_object_new ();
      g_autoptr (JsonNode) probe = json_node_init_object (json_node_alloc (), alone);
      g_autoptr (GError) error = NULL;

      if (value == NULL)
        continue;

      json_object_set_string_member (alone, "move", "");
      json_object_set_member (alone, names[i], scr_json_copy (value));
      if (scr_match_check_entry (probe, path, &error))
        continue;

      add_fault (self, error);
      json_object_remove_member (entry, names[i]);
    }
}

/* Replaces the list @name by its entries up to the first that is none, which @error
 * tells. What is missing where the text breaks off is no other fault. */
static void
keep_entries (Salvage *self,
              const char *name,
              GError **error)
{
  JsonObject *root = json_node_get_object (self->root);
  gboolean is_lost = self->is_broken && !json_object_has_member (root, name);
  JsonArray *list = scr_json_get_array (root, "$", name, is_lost ? NULL : error);
  guint n_entries = list != NULL ? json_array_get_length (list) : 0;
  JsonArray *kept = json_array_new ();

  for (guint i = 0; i < MIN (n_entries, SCR_MATCH_MAX_MOVES); i++)
    {
      gboolean is_part = i == n_entries - 1 && breaks_off_in (self, name);
      g_autofree char *path = g_strdup_printf ("$.%s[%u]", name, i);
      g_autoptr (JsonNode) entry = scr_json_copy (json_array_get_element (list, i));

      if (JSON_NODE_HOLDS_OBJECT (entry))
        clean_entry (self, entry, path);
      if (!scr_match_check_entry (entry, path, is_part ? NULL : error))
        break;
      json_array_add_element (kept, g_steal_pointer (&entry));
    }

  json_object_set_array_member (root, name, kept);
}

/* Cuts the list @name down to its first @length entries. */
static void
cut_list (Salvage *self,
          const char *name,
          guint length)
{
  JsonArray *list = json_object_get_array_member (json_node_get_object (self->root), name);

  while (json_array_get_length (list) > length)
    json_array_remove_element (list, json_array_get_length (list) - 1);
}

/* Says first what ended the moves: a move that is wrong, or else the text. */
static void
tell_end_of_moves (Salvage *self,
                   const GError *error)
{
  char *reason;

  if (error != NULL)
    reason = scr_error_dup_sentence (error->message);
  else if (breaks_off_in (self, "moves"))
    reason = g_strdup_printf (_ ("move %u: %s"), self->n_kept + 1,
                              (const char *) self->faults->pdata[0]);
  else
    return;

  if (error == NULL)
    g_ptr_array_remove_index (self->faults, 0);
  g_ptr_array_insert (self->faults, 0, reason);
}

/* Reads all that comes before the moves into @match, who deals as the file says at its end. */
static gboolean
read_frame (ScrMatch *match,
            JsonObject *root,
            GPtrArray *faults,
            GError **error)
{
  guint rules;

  if (!scr_match_read_head (match, root, &rules, error))
    return FALSE;

  scr_match_read_or_drop (match, root, faults);
  return scr_match_read_setup (match, root, error) && scr_match_read_history (match, root, error);
}

/* Begins @match in @mode, and makes the moves up to the first that is not legal, which @illegal
 * tells; FALSE if it cannot begin. */
static gboolean
read_in_mode (Salvage *self,
              ScrMatch *match,
              ScrMode mode,
              GError **illegal,
              GError **error)
{
  JsonObject *root = json_node_get_object (self->root);

  if (!scr_match_read_start_in_mode (match, root, mode, error))
    return FALSE;

  scr_match_read_moves (match, root, illegal);
  return TRUE;
}

/* Says that the moves are read otherwise than the file says. */
static void
tell_mode (Salvage *self,
           ScrMode mode)
{
  self->notice = g_strdup (
      mode == SCR_MODE_TABLE
          ? _ ("By what is left of the file the program dealt at first, but more of its moves fit "
               "where the players deal at the table: so they are read.")
          : _ ("By what is left of the file the players dealt at the table at first, but more of "
               "its moves fit where the program deals: so they are read."));
}

/* The move that told who dealt at first may be what is lost: takes the other mode if more of the
 * moves, or the start, fit it than @mode, in which the fault is @illegal or @error. */
static void
try_other_mode (Salvage *self,
                ScrMode mode,
                GError **illegal,
                GError **error)
{
  ScrMode other = mode == SCR_MODE_TABLE ? SCR_MODE_DIGITAL : SCR_MODE_TABLE;
  g_autoptr (ScrMatch) match = g_object_new (SCR_TYPE_MATCH, NULL);
  g_autoptr (GError) other_illegal = NULL;
  guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (self->match));

  if (!read_frame (match, json_node_get_object (self->root), self->faults, NULL) ||
      !read_in_mode (self, match, other, &other_illegal, NULL) ||
      (*error == NULL && g_list_model_get_n_items (G_LIST_MODEL (match)) <= n_moves))
    return;

  g_set_object (&self->match, match);
  g_clear_error (error);
  g_clear_error (illegal);
  *illegal = g_steal_pointer (&other_illegal);
  tell_mode (self, other);
}

/* Begins the match, and makes the moves up to the first that is not legal. */
static gboolean
read_moves (Salvage *self,
            ScrMode mode,
            GError **illegal,
            GError **error)
{
  g_autoptr (GError) fault = NULL;

  read_in_mode (self, self->match, mode, illegal, &fault);
  if (fault != NULL || *illegal != NULL)
    try_other_mode (self, mode, illegal, &fault);
  if (fault == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&fault));
  return FALSE;
}

/* Cuts the moves down to those that are made, and says who deals after them. */
static void
cut_moves (Salvage *self)
{
  self->n_kept = g_list_model_get_n_items (G_LIST_MODEL (self->match));
  cut_list (self, "moves", self->n_kept);
  json_object_set_string_member (json_node_get_object (self->root), "mode",
                                 scr_mode_get_word (scr_match_get_mode (self->match)));
}

/* Makes the moves up to the first that is not sound; @is_whole says whether all are. */
static gboolean
keep_moves (Salvage *self,
            gboolean *is_whole,
            GError **error)
{
  JsonObject *root = json_node_get_object (self->root);
  gboolean is_there = json_object_has_member (root, "moves") && !breaks_off_in (self, "moves");
  ScrMode mode = scr_match_find_first_mode (self->match, root);
  g_autoptr (GError) malformed = NULL;
  g_autoptr (GError) illegal = NULL;

  keep_entries (self, "moves", &malformed);
  if (!read_moves (self, mode, &illegal, error))
    return FALSE;

  cut_moves (self);
  tell_end_of_moves (self, illegal != NULL ? illegal : malformed);
  *is_whole = is_there && illegal == NULL && malformed == NULL;
  return TRUE;
}

/* Of a match all of whose moves are sound, holds the state against them, and keeps what
 * was taken back. */
static void
keep_end (Salvage *self)
{
  JsonObject *root = json_node_get_object (self->root);
  g_autoptr (GError) state_error = NULL;
  g_autoptr (GError) undone_error = NULL;

  if (!scr_match_check_state (self->match, root, &state_error))
    {
      add_fault (self, state_error);
      drop (self, "state");
    }

  if (!json_object_has_member (root, "undone"))
    return;

  keep_entries (self, "undone", &undone_error);
  scr_match_read_undone (self->match, root, undone_error == NULL ? &undone_error : NULL);
  cut_list (self, "undone", scr_match_get_n_undone (self->match));
  if (undone_error != NULL)
    add_fault (self, undone_error);
}

/* Takes from the file all that is not sound; FALSE if there is no match without it. */
static gboolean
clean (Salvage *self,
       GError **error)
{
  gboolean is_whole;

  if (!read_frame (self->match, json_node_get_object (self->root), self->faults, error) ||
      !keep_moves (self, &is_whole, error))
    return FALSE;

  if (is_whole)
    {
      keep_end (self);
      return TRUE;
    }

  drop (self, "undone");
  drop (self, "finished");
  drop (self, "state");
  return TRUE;
}

/* Says how the moves were read, after the worst fault too. */
static void
take_notice (Salvage *self,
             ScrMatch *match)
{
  const char *fault;
  gboolean is_sentence;
  char *text;

  if (self->notice == NULL)
    return;

  g_free (match->notice);
  match->notice = g_strdup (self->notice);
  if (self->faults->len == 0)
    {
      g_ptr_array_add (self->faults, g_strdup (self->notice));
      return;
    }

  fault = self->faults->pdata[0];
  is_sentence = g_str_has_suffix (fault, ".") || g_str_has_suffix (fault, ")");
  text = g_strconcat (fault, is_sentence ? " " : ". ", self->notice, NULL);
  g_ptr_array_remove_index (self->faults, 0);
  g_ptr_array_insert (self->faults, 0, text);
}

/* Makes of the rescued match one that is told from the damaged one. */
static void
set_apart (ScrMatch *match)
{
  g_autofree char *title = g_strdup (scr_match_get_title (match));
  g_autofree char *marked = g_strdup_printf (_ ("%s (rescued)"), title);

  /* A long title gives way to the mark. */
  if (strlen (marked) > SCR_JSON_MAX_STRING)
    {
      gsize length = strlen (title) - (strlen (marked) - SCR_JSON_MAX_STRING);

      *g_utf8_find_prev_char (title, title + length + 1) = '\0';
      g_free (marked);
      marked = g_strdup_printf (_ ("%s (rescued)"), title);
    }

  scr_match_set_title (match, g_strstrip (marked));
  g_free (match->id);
  match->id = g_uuid_string_random ();
}

/* Opens the file: as it is if nothing is wrong with it, else what is sound of it. */
static ScrMatch *
rescue (Salvage *self,
        GError **error)
{
  ScrMatch *match = NULL;

  if (!self->is_broken)
    match = scr_match_new_from_json (self->root, NULL);
  if (match == NULL && clean (self, error))
    match = scr_match_new_from_json (self->root, error);
  if (match == NULL)
    return NULL;

  self->n_kept = g_list_model_get_n_items (G_LIST_MODEL (match));
  scr_match_set_is_scrambled (match, self->is_scrambled);
  take_notice (self, match);
  set_apart (match);
  return match;
}

/* Says why there is no match: where the text is broken, that too. */
static void
refuse (Salvage *self,
        const GError *reason,
        GError **error)
{
  const char *break_off = self->root != NULL && self->is_broken ? self->faults->pdata[0] : NULL;

  if (break_off != NULL)
    g_set_error (error, reason->domain, reason->code,
                 _ ("Nothing of the match can be rescued: %s; %s"), reason->message, break_off);
  else
    g_set_error (error, reason->domain, reason->code,
                 _ ("Nothing of the match can be rescued: %s"), reason->message);
}

/**
 * scr_match_salvage:
 * @text: (array length=length) (element-type guint8): what a damaged match file holds
 * @length: how many bytes of it, or -1 up to its zero byte
 * @n_kept: (out) (optional): how many moves the match holds
 * @fault: (out) (optional) (nullable) (transfer full): a translated sentence that says
 *   what was wrong and where; %NULL if nothing was
 * @error: return location for a #ScrError
 *
 * Opens a damaged match up to its last sound move, as a new match: it has an id of its
 * own and a title that says so. Game, rules, set-up, start and history are as in the
 * file; the optional keys are kept where they are right. Where the move that tells who dealt
 * is lost, and more moves fit than by what the file says, @fault and scr_match_dup_notice() say so.
 *
 * Returns: (transfer full) (nullable): the match, or %NULL with @error set if there is no
 *   game or set-up to make one of
 */
ScrMatch *
scr_match_salvage (const char *text,
                   gssize length,
                   guint *n_kept,
                   char **fault,
                   GError **error)
{
  g_auto (Salvage) self = { NULL };
  g_autoptr (GError) reason = NULL;
  g_autoptr (ScrMatch) match = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  salvage_init (&self);

  if (parse (&self, text, length < 0 ? strlen (text) : (gsize) length, &reason))
    match = rescue (&self, &reason);
  if (match == NULL)
    {
      refuse (&self, reason, error);
      return NULL;
    }

  if (n_kept != NULL)
    *n_kept = self.n_kept;
  if (fault != NULL)
    *fault = self.faults->len > 0 ? g_strdup (self.faults->pdata[0]) : NULL;

  return g_steal_pointer (&match);
}

/**
 * scr_match_salvage_file:
 * @file: a local file; it is only read
 * @n_kept: (out) (optional): how many moves the match holds
 * @fault: (out) (optional) (nullable) (transfer full): a translated sentence that says
 *   what was wrong and where; %NULL if nothing was
 * @error: return location for a #ScrError, or a #GIOErrorEnum
 *
 * Opens a damaged match file as scr_match_salvage() does.
 *
 * Returns: (transfer full) (nullable): the match, or %NULL with @error set
 */
ScrMatch *
scr_match_salvage_file (GFile *file,
                        guint *n_kept,
                        char **fault,
                        GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (ScrFileStamp) stamp = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = scr_file_dup_path (file, error);
  if (path == NULL)
    return NULL;

  /* One byte more than the limit, to know what is longer. */
  text = scr_file_read (path, SCR_JSON_MAX_LENGTH + 1, &length, &stamp, error);
  if (text == NULL)
    return NULL;

  return scr_match_salvage (text, (gssize) length, n_kept, fault, error);
}
