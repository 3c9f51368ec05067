/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "monkey.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/scr-application.h"
#include "app/scr-settings.h"

/* Somebody plays who has no idea, and tries everything there is to click, press, drop and
 * choose: nothing breaks the window, loses the match, the focus or a secret. Goes on for
 * SCRIPTORIUM_MONKEY_SECONDS from the seed SCRIPTORIUM_MONKEY_SEED; at real tables only where
 * SCRIPTORIUM_MONKEY_TABLE is set. */

#define SECONDS 18
#define STEPS_A_MATCH 60

/* Nothing keeps the window from answering for longer. */
#ifdef __SANITIZE_ADDRESS__
#define LONGEST_PAUSE (60 * G_TIME_SPAN_SECOND)
#else
#define LONGEST_PAUSE (5 * G_TIME_SPAN_SECOND)
#endif

/* How long it is waited for a window that rests; one in which something moves never does. */
#define LONGEST_REST (300 * G_TIME_SPAN_MILLISECOND)
/* Dialogs for files and paper, and what tells of the program, are GTK's: they are only closed.
 * The others are left alone soon too, or they would be all that is used. */
static void
close_dialogs (Monkey *monkey)
{
  g_autoptr (GPtrArray) windows = monkey_list_windows (GTK_TYPE_WINDOW);
  guint n_windows = 0;

  for (guint i = 0; i < windows->len; i++)
    {
      GtkWindow *window = g_ptr_array_index (windows, i);
      gboolean is_foreign = !g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "Scr") &&
                            !ADW_IS_MESSAGE_DIALOG (window);

      n_windows += SCR_IS_WINDOW (window);
      if (GTK_IS_DIALOG (window))
        gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_CANCEL);
      else if (is_foreign ||
               (SCR_IS_WINDOW (window) ? n_windows > 2 : monkey_pick (monkey, 8) == 0))
        gtk_window_close (window);
    }
}
static void
do_something (Monkey *monkey)
{
  static const struct
  {
    guint weight;
    void (*act) (Monkey *monkey);
  } acts[] = {
    { 30, monkey_use },
    { 30, monkey_press },
    { 20, monkey_activate },
    { 20, monkey_move },
    { 20, monkey_tell },
    { 4, monkey_correct },
    { 6, monkey_resize },
    { 5, monkey_change_look },
    { 3, monkey_change_settings },
    { 3, monkey_drop_file },
    { 3, monkey_spoil_file },
    { 1, monkey_open_window },
  };
  guint n = monkey_pick (monkey, 145);

  for (guint i = 0; i < G_N_ELEMENTS (acts); n -= acts[i++].weight)
    if (n < acts[i].weight)
      {
        acts[i].act (monkey);
        return;
      }
}

/* What this thread has computed, in microseconds: another program's work does not count. */
static gint64
get_effort (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * G_TIME_SPAN_SECOND + time.tv_nsec / 1000;
}

/* Lets the windows do what they do until they rest. */
static void
rest (Monkey *monkey)
{
  gint64 end = g_get_monotonic_time () + LONGEST_REST;

  for (guint quiet = 0; quiet < 3 && g_get_monotonic_time () < end;)
    {
      gint64 before = get_effort ();

      quiet = g_main_context_iteration (NULL, FALSE) ? 0 : quiet + 1;
      monkey->longest = MAX (monkey->longest, get_effort () - before);
    }
  g_assert_cmpint (monkey->longest, <, LONGEST_PAUSE);
}

static gboolean
wake_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Time passes: often none, seldom enough to see something move. */
static void
go_on (Monkey *monkey)
{
  gboolean is_awake = FALSE;

  if (monkey_pick (monkey, 4) == 0)
    return;

  g_timeout_add (monkey_pick (monkey, 20) == 0 ? 250 : 4, wake_cb, &is_awake);
  while (!is_awake)
    rest (monkey);
  close_dialogs (monkey);
  rest (monkey);
}

/* What may move may be anywhere on its way. */
static gboolean
is_still (void)
{
  gboolean has_motion;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &has_motion, NULL);

  return !has_motion;
}

static void
check (Monkey *monkey)
{
  g_autoptr (GPtrArray) windows = monkey_list_windows (SCR_TYPE_WINDOW);

  for (guint i = 0; i < windows->len; i++)
    {
      ScrWindow *window = g_ptr_array_index (windows, i);

      if (is_still ())
        {
          monkey_check_focus (window);
          monkey_check_places (window);
        }
      if (scr_window_get_session (window) == NULL)
        continue;

      monkey_check_table (window);
      if (monkey_pick (monkey, 8) == 0)
        monkey_check_secrets (window);
      if (monkey_pick (monkey, 8) == 0)
        monkey_check_file (window);
    }
}

/* A window that is kept alive by hand would outlive the one that it stands before. */
static void
close_windows (void)
{
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

      for (GList *l = toplevels; l != NULL; l = l->next)
        if (gtk_widget_get_mapped (l->data))
          {
            if (i < 10 || !SCR_IS_WINDOW (l->data))
              gtk_window_close (l->data);
            else
              gtk_window_destroy (l->data);
            break;
          }
      ui_settle ();
    }
}

static void
play (Monkey *monkey)
{
  for (guint step = 0; step < STEPS_A_MATCH; step++)
    {
      g_autoptr (GPtrArray) windows = monkey_list_windows (SCR_TYPE_WINDOW);

      if (windows->len == 0)
        monkey_open_window (monkey);
      do_something (monkey);
      go_on (monkey);
      rest (monkey);
      check (monkey);
    }
}
static gboolean
has_popover (GtkWidget *root)
{
  gboolean is_found = GTK_IS_POPOVER (root) && gtk_widget_get_visible (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !is_found;
       child = gtk_widget_get_next_sibling (child))
    is_found = has_popover (child);

  return is_found;
}

static gboolean
is_popped_up (void)
{
  g_autoptr (GPtrArray) windows = monkey_list_windows (GTK_TYPE_WINDOW);

  for (guint i = 0; i < windows->len; i++)
    if (has_popover (g_ptr_array_index (windows, i)))
      return TRUE;

  return FALSE;
}

/* What GTK 4.8 warns of in itself: a “1” in its list of keys that is narrower than its border;
 * what pops up beside the screen, where it has no monitor and no room; a tooltip that is due for
 * a window just closed; and in its dialog for files buttons that are drawn before they are placed,
 * and a list that is sorted before it is there.
 */
static gboolean
is_known (const char *message)
{
  static const char *const messages[] = {
    "(label) reported min width -",
    "GDK_IS_MONITOR",
    "assertion 'GDK_IS_SURFACE (surface)' failed",
    "gtk_tree_sortable_get_sort_column_id",
  };
  g_autoptr (GPtrArray) choosers = monkey_list_windows (GTK_TYPE_FILE_CHOOSER_DIALOG);

  if (strstr (message, "attempt to allocate Gtk") != NULL && is_popped_up ())
    return TRUE;
  if (choosers->len > 0 && strstr (message, "without a current allocation") != NULL)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (messages); i++)
    if (strstr (message, messages[i]) != NULL)
      return TRUE;

  return FALSE;
}

static gboolean
is_fatal (const char *domain,
          GLogLevelFlags level,
          const char *message,
          gpointer user_data)
{
  return !is_known (message);
}

static void
log_cb (const char *domain,
        GLogLevelFlags level,
        const char *message,
        gpointer user_data)
{
  if (!is_known (message))
    g_log_default_handler (domain, level, message, user_data);
}

static GLogWriterOutput
write_log (GLogLevelFlags level,
           const GLogField *fields,
           gsize n_fields,
           gpointer user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_known (fields[i].value))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}
static guint
get_number (const char *variable,
            guint fallback)
{
  const char *value = g_getenv (variable);

  return value != NULL ? (guint) strtoul (value, NULL, 10) : fallback;
}

static void
test_monkey (gconstpointer data)
{
  guint seconds = get_number ("SCRIPTORIUM_MONKEY_SECONDS", SECONDS);
  gint64 end = g_get_monotonic_time () + seconds * G_TIME_SPAN_SECOND;
  g_autoptr (GSettings) settings = scr_settings_new ();
  guint seed = get_number ("SCRIPTORIUM_MONKEY_SEED", 1);

  g_test_log_set_fatal_handler (is_fatal, NULL);
  for (; g_get_monotonic_time () < end; seed++)
    {
      Monkey monkey = { seed, GTK_APPLICATION ((gpointer) data), settings, 0 };

      g_test_message ("The seed is %u", seed);
      monkey_open_window (&monkey);
      play (&monkey);
      close_windows ();
      g_test_message ("The longest pause took %" G_GINT64_FORMAT " ms", monkey.longest / 1000);
    }
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScrApplication) app = NULL;

  g_log_set_writer_func (write_log, NULL, NULL);
  ui_init (&argc, &argv);
  g_log_set_handler ("Gtk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL, log_cb, NULL);
  g_log_set_handler ("Gdk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL, log_cb, NULL);
  app = scr_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  g_test_add_data_func ("/monkey/plays", app, test_monkey);

  return g_test_run ();
}
