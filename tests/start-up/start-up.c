/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <X11/Xlib.h>

/* How long programs take until their window is mapped, and how much memory they have had
 * at most a while later. Usage: start-up N PROGRAM…: starts the programs by turns, N times
 * each, and prints a line of medians for each: milliseconds, KiB. */

#define LEAST_WIDTH 400  /* in pixels; smaller windows are menus and the like */
#define TIME_LIMIT 20000 /* in milliseconds */
#define SETTLE 1500      /* in milliseconds, for what a program does once its window is there */

typedef struct
{
  double time;
  double memory;
} Run;

static gint64
get_remaining (gint64 end)
{
  return MAX ((end - g_get_monotonic_time ()) / 1000, 0);
}

/* Waits for the next window of a program. Returns FALSE if none comes in time. */
static gboolean
wait_for_map (Display *display,
              gint64 end)
{
  struct pollfd descriptor = { ConnectionNumber (display), POLLIN, 0 };

  while (get_remaining (end) > 0)
    {
      XEvent event;
      XWindowAttributes attributes;

      if (XPending (display) == 0)
        {
          poll (&descriptor, 1, (int) get_remaining (end));
          continue;
        }
      XNextEvent (display, &event);
      if (event.type == MapNotify && !event.xmap.override_redirect &&
          XGetWindowAttributes (display, event.xmap.window, &attributes) != 0 &&
          attributes.width >= LEAST_WIDTH)
        return TRUE;
    }

  return FALSE;
}

/* Lets windows that are closed be told, so that none is taken for the next program's. */
static void
drain (Display *display)
{
  XSync (display, True);
}

static Run
run_once (Display *display,
          const char *program)
{
  const char *argv[] = { program, NULL };
  g_autoptr (GError) error = NULL;
  struct rusage usage;
  Run run;
  gint64 start;
  GPid pid;

  drain (display);
  start = g_get_monotonic_time ();
  if (!g_spawn_async (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                      &error))
    g_error ("%s", error->message);
  if (!wait_for_map (display, start + 1000 * TIME_LIMIT))
    g_error ("%s showed no window within %d s", program, TIME_LIMIT / 1000);
  run.time = (double) (g_get_monotonic_time () - start) / 1000;

  g_usleep (1000 * SETTLE);
  kill (pid, SIGTERM);
  if (wait4 (pid, NULL, 0, &usage) < 0)
    g_error ("%s has no end", program);
  run.memory = (double) usage.ru_maxrss;

  return run;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static double
get_median (GArray *runs,
            gsize offset)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < runs->len; i++)
    g_array_append_val (values, *(double *) (gpointer) (runs->data + i * sizeof (Run) + offset));
  g_array_sort (values, compare);

  return g_array_index (values, double, values->len / 2);
}

int
main (int argc,
      char **argv)
{
  guint64 n_runs = argc > 1 ? g_ascii_strtoull (argv[1], NULL, 10) : 0;
  Display *display = XOpenDisplay (NULL);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  if (n_runs == 0 || argc < 3 || display == NULL)
    {
      g_printerr ("Usage: start-up N PROGRAM…, on an X display\n");
      return 2;
    }

  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  for (int i = 2; i < argc; i++)
    {
      run_once (display, argv[i]);
      g_ptr_array_add (all, g_array_new (FALSE, FALSE, sizeof (Run)));
    }
  for (guint64 n = 0; n < n_runs; n++)
    for (int i = 2; i < argc; i++)
      {
        Run run = run_once (display, argv[i]);

        g_array_append_val (g_ptr_array_index (all, i - 2), run);
      }

  for (int i = 2; i < argc; i++)
    g_print ("%s %.1f ms %.0f KiB\n", argv[i],
             get_median (g_ptr_array_index (all, i - 2), G_STRUCT_OFFSET (Run, time)),
             get_median (g_ptr_array_index (all, i - 2), G_STRUCT_OFFSET (Run, memory)));
  XCloseDisplay (display);

  return 0;
}
