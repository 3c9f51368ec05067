/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-match-item.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-emblem.h"
#include "core/scr-error.h"
#include "core/scr-match.h"
#include "core/scr-result-row.h"

/* How many matches the start page shows. */
#define MAX_ITEMS 60

/**
 * ScrMatchItem:
 *
 * What the start page says of a saved match.
 */
struct _ScrMatchItem
{
  GObject parent_instance;

  char *path;
  char *title;
  char *players;
  char *standing;
  char *when;
  GStrv colours;
  GStrv totals;
};

G_DEFINE_FINAL_TYPE (ScrMatchItem, scr_match_item, G_TYPE_OBJECT)

typedef struct
{
  char *path;
  guint64 modified;
} Found;

static void
found_clear (gpointer data)
{
  g_free (((Found *) data)->path);
}

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *first = a;
  const Found *second = b;

  if (first->modified != second->modified)
    return first->modified < second->modified ? 1 : -1;

  return strcmp (first->path, second->path);
}

static void
scr_match_item_finalize (GObject *object)
{
  ScrMatchItem *self = SCR_MATCH_ITEM (object);

  g_free (self->path);
  g_free (self->title);
  g_free (self->players);
  g_free (self->standing);
  g_free (self->when);
  g_strfreev (self->colours);
  g_strfreev (self->totals);

  G_OBJECT_CLASS (scr_match_item_parent_class)->finalize (object);
}

static void
scr_match_item_class_init (ScrMatchItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_match_item_finalize;
}

static void
scr_match_item_init (ScrMatchItem *self)
{
}

const char *
scr_match_item_get_path (ScrMatchItem *self)
{
  return self->path;
}

const char *
scr_match_item_get_title (ScrMatchItem *self)
{
  return self->title;
}

const char *
scr_match_item_get_players (ScrMatchItem *self)
{
  return self->players;
}

const char *
scr_match_item_get_standing (ScrMatchItem *self)
{
  return self->standing;
}

/* When it was last played, in words. */
const char *
scr_match_item_get_when (ScrMatchItem *self)
{
  return self->when;
}

/* The colours of the seats, and of the game's own opponent; empty where the file cannot be read. */
const char *const *
scr_match_item_get_colours (ScrMatchItem *self)
{
  return (const char *const *) self->colours;
}

/* What each seat has scored, in the order of the colours. */
const char *const *
scr_match_item_get_totals (ScrMatchItem *self)
{
  return (const char *const *) self->totals;
}

static char *
dup_when (gint64 modified)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (modified / G_USEC_PER_SEC);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (then == NULL)
    return g_strdup ("");
  if (g_date_time_get_year (then) == g_date_time_get_year (now) &&
      g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    /* Translators: a time of today, as strftime() writes it. */
    return g_date_time_format (then, _ ("today, %H:%M"));

  /* Translators: a date, as strftime() writes it. */
  return g_date_time_format (then, _ ("%-d %B %Y"));
}

static GStrv
dup_totals (ScrState *state)
{
  g_autoptr (GListModel) rows = scr_state_list_result (state);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      if (scr_result_row_get_is_total (row))
        return g_strdupv ((char **) scr_result_row_get_values (row));
    }

  return g_new0 (char *, 1);
}

/* A colour for the game's own opponent, who has no seat: one that no seat has. */
static const char *
get_free_colour (ScrMatch *match)
{
  for (guint colour = SCR_N_COLOURS; colour > 0; colour--)
    {
      guint seat = 1;

      while (seat <= scr_match_get_n_seats (match) &&
             !g_str_equal (scr_match_get_seat_colour (match, seat), scr_colours[colour - 1]))
        seat++;
      if (seat > scr_match_get_n_seats (match))
        return scr_colours[colour - 1];
    }

  return scr_colours[0];
}

/* The colours of the seats, and of whom else the result tells. */
static GStrv
dup_colours (ScrMatch *match,
             guint n_columns)
{
  g_autoptr (GStrvBuilder) colours = g_strv_builder_new ();

  for (guint i = 1; i <= scr_match_get_n_seats (match); i++)
    g_strv_builder_add (colours, scr_match_get_seat_colour (match, i));
  for (guint i = scr_match_get_n_seats (match); i < n_columns; i++)
    g_strv_builder_add (colours, get_free_colour (match));

  return g_strv_builder_end (colours);
}

static char *
dup_players (ScrMatch *match,
             const char *const *columns)
{
  guint n_seats = scr_match_get_n_seats (match);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 1; i <= n_seats; i++)
    g_strv_builder_add (names, scr_match_get_seat_name (match, i));
  for (guint i = 0; columns[i] != NULL; i++)
    if (i >= n_seats)
      g_strv_builder_add (names, columns[i]);
  list = g_strv_builder_end (names);

  return g_strjoinv (", ", list);
}

static void
describe_match (ScrMatchItem *self,
                ScrMatch *match)
{
  ScrState *state = scr_match_get_state (match);
  const char *title = scr_match_get_title (match);
  ScrGame *game = scr_match_get_game (match);
  g_auto (GStrv) columns = scr_state_dup_columns (state);

  self->title = g_strdup (title != NULL && *title != '\0' ? title : scr_game_get_title (game));
  self->players = dup_players (match, (const char *const *) columns);
  self->colours = dup_colours (match, g_strv_length (columns));
  self->totals = dup_totals (state);
  self->standing = scr_state_describe_result (state);
  if (self->standing == NULL)
    self->standing = scr_state_prompt (state);
}

/* A damaged match is listed too: opening it says what is wrong. */
static ScrMatchItem *
new_item (const char *path,
          guint64 modified)
{
  ScrMatchItem *self = g_object_new (SCR_TYPE_MATCH_ITEM, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = scr_match_load (file, &error);

  self->path = g_strdup (path);
  self->when = dup_when ((gint64) modified);
  if (match != NULL)
    {
      describe_match (self, match);
      return self;
    }

  self->title = g_path_get_basename (path);
  self->players = g_strdup (_ ("This file cannot be read"));
  self->standing = g_strdup (error->message);
  self->colours = g_new0 (char *, 1);
  self->totals = g_new0 (char *, 1);

  return self;
}

static GArray *
list_found (const char *folder)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Found));
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_array_set_clear_func (found, found_clear);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GFileInfo) about = NULL;
      Found one;

      if (!g_str_has_suffix (name, ".match.json"))
        continue;
      about = g_file_query_info (file,
                                 G_FILE_ATTRIBUTE_TIME_MODIFIED
                                 "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                                 G_FILE_QUERY_INFO_NONE, NULL, NULL);
      if (about == NULL)
        continue;
      one.modified = g_file_info_get_attribute_uint64 (about, G_FILE_ATTRIBUTE_TIME_MODIFIED) *
                         G_USEC_PER_SEC +
                     g_file_info_get_attribute_uint32 (about, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
      one.path = g_steal_pointer (&path);
      g_array_append_val (found, one);
    }
  g_array_sort (found, compare_found);

  return found;
}

static void
list_thread (GTask *task,
             gpointer source_object,
             gpointer task_data,
             GCancellable *cancellable)
{
  g_autoptr (GArray) found = list_found (task_data);
  g_autoptr (GListStore) items = g_list_store_new (SCR_TYPE_MATCH_ITEM);

  for (guint i = 0; i < MIN (found->len, MAX_ITEMS); i++)
    {
      g_autoptr (ScrMatchItem) item = NULL;

      if (g_task_return_error_if_cancelled (task))
        return;
      item = new_item (g_array_index (found, Found, i).path,
                       g_array_index (found, Found, i).modified);
      g_list_store_append (items, item);
    }

  g_task_return_pointer (task, g_steal_pointer (&items), g_object_unref);
}

/* The folder that new matches are kept in; it may not be there yet. */
char *
scr_matches_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "scriptorium", "matches", NULL);
}

/* The file in that folder of the match called @id. */
GFile *
scr_matches_new_file (const char *id)
{
  g_autofree char *folder = scr_matches_dup_folder ();
  g_autofree char *name = g_strconcat (id, ".match.json", NULL);

  return g_file_new_build_filename (folder, name, NULL);
}

/* The same, but one that is not there yet. */
GFile *
scr_matches_new_copy (const char *id)
{
  GFile *file = scr_matches_new_file (id);

  for (guint i = 2; g_file_query_exists (file, NULL); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%u", id, i);

      g_object_unref (file);
      file = scr_matches_new_file (name);
    }

  return file;
}

/* Says that the file cannot be opened, why, and what to do. */
char *
scr_matches_dup_refusal (GFile *file,
                         const GError *error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");
  g_autofree char *reason = scr_error_dup_sentence (error->message);
  gboolean is_whole = g_str_has_suffix (reason, ".") || g_str_has_suffix (reason, ")");
  g_autofree char *sentence = is_whole ? g_strdup (reason) : g_strconcat (reason, ".", NULL);

  /* Translators: the file's name, and why, as a sentence with its full stop. */
  return g_strdup_printf (_ ("“%s” cannot be opened as a match: %s Choose another file; this one "
                             "stays as it is."),
                          name, sentence);
}

/**
 * scr_matches_list_async:
 *
 * Reads the folder of matches in a thread, newest first.
 */
void
scr_matches_list_async (GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, scr_matches_list_async);
  g_task_set_task_data (task, scr_matches_dup_folder (), g_free);
  g_task_run_in_thread (task, list_thread);
}

/**
 * scr_matches_list_finish:
 *
 * Returns: (transfer full): a list model of #ScrMatchItem
 */
GListModel *
scr_matches_list_finish (GAsyncResult *result,
                         GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, scr_matches_list_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
