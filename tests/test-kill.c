/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/scr-autosave.h"
#include "toy-game.h"
#include "toy-match.h"

/* A program that plays and saves is killed at many of its system calls: before and after
 * each is where what it leaves can differ. */

#define MEMORY "/dev/shm"
#define N_KILLS 200
#define SEED 7
#define BYSTANDER "another match"

/* What a system call stops with under PTRACE_O_TRACESYSGOOD. */
#define SYSTEM_CALL (SIGTRAP | 0x80)

/* How far the child has come: the steps that it began, and those it holds to be saved. */
typedef struct
{
  volatile guint n_made;
  volatile guint n_saved;
} Progress;

/* What is played: moves, “undo” and “redo”, separated by commas. */
typedef struct
{
  const char *name;
  const char *steps;
} Game;

/* A folder of its own for a test, with a match and another file that is none of its
 * business; @moves has the match before and after each step. */
typedef struct
{
  char *folder;
  char *path;
  char *bystander;
  char *text;
  GFile *file;
  GStrv steps;
  GPtrArray *moves;
  Progress *progress;
} Place;

/* Told of a system call of a thread that is about to be made. */
typedef void (*CallFunc) (Place *place,
                          pid_t thread,
                          const struct __ptrace_syscall_info *call,
                          gpointer user_data);

static ScrMatch *
load (Place *place)
{
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_load (place->file, &error);

  g_assert_no_error (error);
  return match;
}

static void
make_step (ScrMatch *match,
           const char *step)
{
  if (g_str_equal (step, "undo"))
    toy_match_undo (match, 1, FALSE);
  else if (g_str_equal (step, "redo"))
    toy_match_redo (match, 1, FALSE);
  else
    toy_match_make (match, step);
}

static void
place_set_up (Place *place,
              gconstpointer game)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("scriptorium-kill-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "a.match.json", NULL);
  place->bystander = g_build_filename (place->folder, "b.match.json", NULL);
  place->file = g_file_new_for_path (place->path);
  place->steps = g_strsplit (((const Game *) game)->steps, ",", -1);
  place->progress = mmap (NULL, sizeof (Progress), PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  g_assert_true (place->progress != MAP_FAILED);

  toy_match_make (match, "badge 1 b1,badge 2 b2,start 1");
  place->text = scr_match_print (match, &error);
  g_assert_no_error (error);
  place->moves = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (place->moves, toy_match_dup_moves (match));
  for (guint i = 0; place->steps[i] != NULL; i++)
    {
      make_step (match, place->steps[i]);
      g_ptr_array_add (place->moves, toy_match_dup_moves (match));
    }
}

static void
place_tear_down (Place *place,
                 gconstpointer game)
{
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_cmpint (g_unlink (place->bystander), ==, 0);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  munmap (place->progress, sizeof (Progress));
  g_clear_object (&place->file);
  g_clear_pointer (&place->moves, g_ptr_array_unref);
  g_strfreev (place->steps);
  g_free (place->text);
  g_free (place->bystander);
  g_free (place->path);
  g_free (place->folder);
}

/* The program: opens the match and plays it; each step is saved before the next. */
static void
play (Place *place)
{
  ScrMatch *match = load (place);
  ScrAutosave *autosave = scr_autosave_new (match, place->file);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; place->steps[i] != NULL; i++)
    {
      place->progress->n_made = i + 1;
      make_step (match, place->steps[i]);
      while (i % 3 != 0 && scr_autosave_get_is_dirty (autosave))
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (scr_autosave_flush (autosave));
      place->progress->n_saved = i + 1;
      if (i % 4 == 0)
        scr_match_save (match, place->file, &error);
      g_assert_no_error (error);
    }
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (match);
}

/* A child that plays, stopped before its first system call. */
static pid_t
start_child (Place *place)
{
  pid_t child = fork ();

  if (child == 0)
    {
      ptrace (PTRACE_TRACEME, 0, NULL, NULL);
      raise (SIGSTOP);
      play (place);
      _exit (0);
    }

  return child;
}

/* Has a child play; kills it at the stop @n_stops for a system call, before or after
 * which it stops, or lets it come to its end for 0. Returns how many stops there were. */
static guint
run_child (Place *place,
           guint n_stops,
           CallFunc call_func,
           gpointer user_data)
{
  pid_t child = start_child (place);
  guint n_done = 0;
  int status;
  pid_t thread;

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSTOPPED (status));
  g_assert_cmpint (ptrace (PTRACE_SETOPTIONS, child, NULL,
                           PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL),
                   ==, 0);
  ptrace (PTRACE_SYSCALL, child, NULL, NULL);

  while ((thread = waitpid (-1, &status, __WALL)) > 0)
    {
      struct __ptrace_syscall_info call;
      gboolean is_call = WIFSTOPPED (status) && WSTOPSIG (status) == SYSTEM_CALL;

      if (!WIFSTOPPED (status))
        {
          g_assert_true (status == 0 || (n_done >= n_stops && n_stops > 0));
          continue;
        }
      if (is_call && call_func != NULL &&
          ptrace (PTRACE_GET_SYSCALL_INFO, thread, sizeof call, &call) > 0 &&
          call.op == PTRACE_SYSCALL_INFO_ENTRY)
        call_func (place, thread, &call, user_data);
      n_done += is_call;
      if (is_call && n_done == n_stops)
        kill (child, SIGKILL);
      /* Only what ends a program is passed on: a failed assertion of the child. */
      ptrace (PTRACE_SYSCALL, thread, NULL,
              GINT_TO_POINTER (WSTOPSIG (status) == SIGABRT ? SIGABRT : 0));
    }

  return n_done;
}

/* Asserts that the folder has the two files in it, and at most @n_more. */
static void
assert_folder (Place *place,
               guint n_more)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  g_autofree char *text = NULL;
  guint n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;
  g_assert_cmpuint (n_files, >=, 2);
  g_assert_cmpuint (n_files, <=, 2 + n_more);
  g_assert_true (g_file_get_contents (place->bystander, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, BYSTANDER);
}

/* Asserts that the match opens as it was before or after the step that was under way,
 * and can be played on and saved. */
static void
assert_goes_on (Place *place)
{
  g_autoptr (ScrMatch) match = NULL;
  g_autofree char *moves = NULL;
  guint n_made = place->progress->n_made;
  guint n_saved = place->progress->n_saved;
  ScrAutosave *autosave;

  assert_folder (place, 1);
  match = load (place);
  moves = toy_match_dup_moves (match);
  g_assert_cmpuint (n_made - n_saved, <=, 1);
  if (g_strcmp0 (moves, g_ptr_array_index (place->moves, n_made)) != 0)
    g_assert_cmpstr (moves, ==, g_ptr_array_index (place->moves, n_saved));

  autosave = scr_autosave_new (match, place->file);
  scr_match_set_title (match, "restarted");
  g_assert_true (scr_autosave_flush (autosave));
  g_assert_finalize_object (autosave);
  assert_folder (place, 0);
}

static void
begin (Place *place)
{
  g_assert_true (g_file_set_contents (place->path, place->text, -1, NULL));
  g_assert_true (g_file_set_contents (place->bystander, BYSTANDER, -1, NULL));
  *place->progress = (Progress){ 0 };
}

static void
test_kill (Place *place,
           gconstpointer game)
{
  const char *wanted = g_getenv ("SCRIPTORIUM_KILLS");
  guint n_kills = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : N_KILLS;
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  guint n_steps = place->moves->len - 1;
  guint n_midway = 0;
  guint n_stops;

  begin (place);
  n_stops = run_child (place, 0, NULL, NULL);
  g_assert_cmpuint (place->progress->n_saved, ==, n_steps);
  assert_goes_on (place);

  g_assert_cmpuint (n_kills, >, 0);
  for (guint i = 0; i < n_kills; i++)
    {
      begin (place);
      run_child (place, (guint) g_rand_int_range (random, 1, (gint32) n_stops), NULL, NULL);
      n_midway += place->progress->n_saved < place->progress->n_made;
      assert_goes_on (place);
    }
  g_assert_cmpuint (n_midway, >, 0);
}

static char *
dup_open_path (pid_t thread,
               guint64 descriptor)
{
  g_autofree char *link = g_strdup_printf ("/proc/%d/fd/%d", (int) thread, (int) descriptor);

  return g_file_read_link (link, NULL);
}

/* Notes a letter for what a call does to the folder: w(rite), f(sync of a file), d(one
 * the same for the folder), r(ename). */
static void
note_call (Place *place,
           pid_t thread,
           const struct __ptrace_syscall_info *call,
           gpointer notes)
{
  g_autofree char *path = NULL;

  switch (call->entry.nr)
    {
#ifdef SYS_rename
    case SYS_rename:
#endif
#ifdef SYS_renameat
    case SYS_renameat:
#endif
    case SYS_renameat2:
      g_string_append_c (notes, 'r');
      break;
    case SYS_write:
    case SYS_fsync:
    case SYS_fdatasync:
      path = dup_open_path (thread, call->entry.args[0]);
      if (path == NULL || !g_str_has_prefix (path, place->folder))
        break;
      if (call->entry.nr == SYS_write)
        g_string_append_c (notes, 'w');
      else
        g_string_append_c (notes, g_str_equal (path, place->folder) ? 'd' : 'f');
      break;
    default:
      break;
    }
}

/* What a power cut leaves is what was sent to the disk: the new file before it takes the
 * old one's place, and the folder after that, each time. */
static void
test_power_cut (Place *place,
                gconstpointer game)
{
  g_autoptr (GString) notes = g_string_new (NULL);
  guint n_saves = 0;

  begin (place);
  run_child (place, 0, note_call, notes);
  for (const char *note = notes->str; *note != '\0'; n_saves++)
    {
      const gsize n_writes = strspn (note, "w");

      g_assert_cmpuint (n_writes, >, 0);
      g_assert_true (g_str_has_prefix (note + n_writes, "frd"));
      note += n_writes + strlen ("frd");
    }
  g_assert_cmpuint (n_saves, >=, place->moves->len - 1);
}

int
main (int argc,
      char *argv[])
{
  static const Game games[] = {
    { "/complaints/S6/kill-anywhere",
      "roll,die 3,roll,die 4,hold,undo,hold,roll,die 1,roll,die 5,hold" },
    { "/complaints/U3/kill-during-undo",
      "roll,die 3,hold,undo,undo,undo,redo,undo,redo,redo,redo,undo" },
  };
  static const Game power_cut = { "/complaints/S14/power-cut", "roll,die 3,undo,redo,hold" };
  g_autoptr (ScrGame) game = NULL;

  /* In memory, where there is such a folder: thousands of writes wear no disk out. */
  if (g_access (MEMORY, W_OK) == 0)
    g_setenv ("TMPDIR", MEMORY, TRUE);
  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_test_add (games[i].name, Place, &games[i], place_set_up, test_kill, place_tear_down);
  g_test_add (power_cut.name, Place, &power_cut, place_set_up, test_power_cut, place_tear_down);

  return g_test_run ();
}
