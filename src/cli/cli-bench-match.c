/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "core/scr-json.h"
#include "core/scr-library.h"

#define N_SAMPLES 15
#define N_ENTRIES 200
#define AMENDED 10

/**
 * Bench:
 * @match: a finished match
 * @text: its file
 * @folder: a folder of its own
 * @n_matches: how many matches to list
 *
 * What is timed with a match.
 */
typedef struct
{
  ScrMatch *match;
  char *text;
  char *folder;
  guint n_matches;
} Bench;

typedef gboolean (*Sample) (Bench *bench,
                            GError **error);

double
cli_bench_seconds_since (gint64 begin)
{
  return (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
}

static int
compare_times (const void *a,
               const void *b)
{
  const double *first = a;
  const double *second = b;

  return (*first > *second) - (*first < *second);
}

/* Sets @milliseconds to the median of some samples. */
static gboolean
time_samples (Bench *bench,
              Sample sample,
              double *milliseconds,
              GError **error)
{
  double times[N_SAMPLES];

  for (guint i = 0; i < N_SAMPLES; i++)
    {
      gint64 begin = g_get_monotonic_time ();

      if (!sample (bench, error))
        return FALSE;
      times[i] = 1000 * cli_bench_seconds_since (begin);
    }
  qsort (times, N_SAMPLES, sizeof *times, compare_times);
  *milliseconds = times[N_SAMPLES / 2];

  return TRUE;
}

static gboolean
load (Bench *bench,
      GError **error)
{
  g_autoptr (JsonNode) root = scr_json_parse (bench->text, -1, error);
  g_autoptr (ScrMatch) match = root != NULL ? scr_match_new_from_json (root, error) : NULL;

  return match != NULL;
}

static gboolean
save (Bench *bench,
      GError **error)
{
  g_autofree char *path = g_build_filename (bench->folder, "saved.match.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return scr_match_save (bench->match, file, error);
}

static gboolean
fail_write (const char *path,
            GError **error)
{
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), _ ("%s: %s"), path,
               g_strerror (errno));
  return FALSE;
}

/* Makes what was renamed in @folder durable. */
static gboolean
sync_folder (const char *folder)
{
  int descriptor = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean is_synced = descriptor >= 0 && fsync (descriptor) == 0;

  if (descriptor >= 0)
    close (descriptor);

  return is_synced;
}

/* What no program that replaces a file durably can do without. */
static gboolean
write_bare (Bench *bench,
            GError **error)
{
  g_autofree char *path = g_build_filename (bench->folder, "bare", NULL);
  g_autofree char *draft = g_build_filename (bench->folder, "draft", NULL);
  size_t length = strlen (bench->text);
  int descriptor = g_open (draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  gboolean is_written;

  if (descriptor < 0)
    return fail_write (draft, error);

  is_written = write (descriptor, bench->text, length) == (ssize_t) length &&
               fsync (descriptor) == 0;
  close (descriptor);

  return (is_written && g_rename (draft, path) == 0 && sync_folder (bench->folder)) ||
         fail_write (path, error);
}

/* Puts the same move in its place again, so that all of the rest is replayed. */
static gboolean
amend (Bench *bench,
       GError **error)
{
  g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (bench->match), AMENDED - 1);
  g_autoptr (ScrAmendment) amendment =
      scr_match_propose (bench->match, SCR_AMENDMENT_CHANGE, AMENDED, scr_entry_get_move (entry),
                         error);

  return amendment != NULL && scr_match_amend (bench->match, amendment, FALSE, error);
}

static gboolean
list (Bench *bench,
      GError **error)
{
  g_autofree char *folder = g_build_filename (bench->folder, "matches", NULL);
  g_autofree char *index = g_build_filename (bench->folder, "index", NULL);
  g_autoptr (ScrLibrary) library = scr_library_new (folder, index);
  g_autoptr (GListModel) items = scr_library_list (library, NULL, error);

  return items != NULL;
}

static gboolean
fill_library (Bench *bench,
              GError **error)
{
  g_autofree char *folder = g_build_filename (bench->folder, "matches", NULL);

  if (g_mkdir (folder, 0700) != 0)
    return fail_write (folder, error);

  for (guint i = 0; i < bench->n_matches; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.match.json", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_set_contents_full (path, bench->text, -1, G_FILE_SET_CONTENTS_NONE, 0600, error))
        return FALSE;
    }

  /* What is timed afterwards finds the index made. */
  return list (bench, error);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      if (g_file_test (inside, G_FILE_TEST_IS_DIR))
        remove_folder (inside);
      else
        g_unlink (inside);
    }
  g_rmdir (path);
}

/* A match as long as the figure says; shorter if the game is over before. */
static gboolean
shorten (ScrMatch *match,
         GError **error)
{
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));

  return n_entries <= N_ENTRIES || scr_match_undo (match, n_entries - N_ENTRIES, TRUE, error);
}

static gboolean
time_all (Bench *bench,
          CliFigures *figures,
          GError **error)
{
  return time_samples (bench, load, &figures->load_ms, error) &&
         time_samples (bench, save, &figures->save_ms, error) &&
         time_samples (bench, write_bare, &figures->bare_write_ms, error) &&
         fill_library (bench, error) &&
         time_samples (bench, list, &figures->list_ms, error) &&
         shorten (bench->match, error) &&
         time_samples (bench, amend, &figures->amend_ms, error);
}

/**
 * cli_bench_time_match:
 * @match: a finished match, changed
 * @n_matches: how many matches to list
 * @figures: what is found is put in here
 *
 * Times what is done with a whole match, in a folder of its own among the temporary files.
 */
gboolean
cli_bench_time_match (ScrMatch *match,
                      guint n_matches,
                      CliFigures *figures,
                      GError **error)
{
  g_autofree char *text = scr_match_print (match, error);
  g_autofree char *folder = text != NULL ? g_dir_make_tmp ("scriptorium-XXXXXX", error) : NULL;
  Bench bench = { match, text, folder, n_matches };
  gboolean is_done;

  if (folder == NULL)
    return FALSE;

  is_done = time_all (&bench, figures, error);
  remove_folder (folder);

  return is_done;
}
