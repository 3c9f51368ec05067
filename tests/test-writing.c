/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-window-private.h"

/* Files that a window writes while it is used. */

/* A slow disk: nothing is written before it is told to go on. */
typedef struct
{
  GMutex lock;
  GCond changed;
  gboolean may_go_on;
} Disk;

static Disk disk;
static guint n_told;

static void
hold (void)
{
  disk.may_go_on = FALSE;
  n_told = 0;
}

static void
go_on (void)
{
  G_GNUC_UNUSED g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&disk.lock);

  disk.may_go_on = TRUE;
  g_cond_signal (&disk.changed);
}

static gboolean
write_slowly (GFile *file,
              gpointer contents,
              GError **error)
{
  g_mutex_lock (&disk.lock);
  while (!disk.may_go_on)
    g_cond_wait (&disk.changed, &disk.lock);
  g_mutex_unlock (&disk.lock);

  return g_file_replace_contents (file, contents, 5, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                  error);
}

static void
tell (ScrWindow *window,
      GFile *file,
      gpointer contents,
      const GError *error)
{
  g_assert_cmpstr (contents, ==, "words");
  n_told++;
  if (error != NULL)
    scr_banner_show_sentence (scr_window_get_banner (window), error->message);
}

static gboolean
is_told (gpointer data)
{
  return n_told > 0;
}

static void
write_words (ScrWindow *window,
             GFile *file)
{
  scr_window_write (window, file, g_strdup ("words"), g_free, write_slowly, tell);
}

/* The window answers while a file is written; closed meanwhile, it goes when the file is there. */
static void
test_closing_waits (void)
{
  g_autoptr (GFile) file = ui_new_file ("words.csv");
  g_autofree char *contents = NULL;
  ScrWindow *window = ui_open ();

  hold ();
  write_words (window, file);
  ui_activate (window, "win.back");
  g_assert_false (g_file_query_exists (file, NULL));
  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  g_assert_cmpuint (n_told, ==, 0);
  go_on ();
  ui_close (window);

  g_assert_cmpuint (n_told, ==, 1);
  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, "words");
}

/* What could not be written is told: the window that was to be closed stays for it. */
static void
test_failure_stays (void)
{
  g_autoptr (GFile) file = ui_new_file ("nowhere/at/all.csv");
  ScrWindow *window = ui_open ();

  hold ();
  write_words (window, file);
  gtk_window_close (GTK_WINDOW (window));
  go_on ();
  ui_wait (is_told, NULL);
  ui_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  g_assert_cmpstr (scr_banner_get_sentence (scr_window_get_banner (window)), !=, "");
  g_assert_false (g_file_query_exists (file, NULL));
  ui_close (window);
}

/* A window that goes all the same loses no file. */
static void
test_window_gone (void)
{
  g_autoptr (GFile) file = ui_new_file ("late.csv");
  ScrWindow *window = ui_open ();

  hold ();
  write_words (window, file);
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  go_on ();
  while (G_OBJECT (window)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (window);
  g_assert_true (g_file_query_exists (file, NULL));
}

static gboolean
is_gone (gpointer file)
{
  return !g_file_query_exists (file, NULL);
}

/* What nobody takes back in time goes into the bin, and the window stays in use. */
static void
test_bin (void)
{
  g_autoptr (GFile) file = ui_new_file ("let-go.match.json");
  ScrWindow *window = ui_open ();
  GtkWidget *toast;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "{", -1, NULL));
  scr_window_bin_match (window, file, "Let go");
  g_assert_true (g_file_query_exists (file, NULL));
  ui_settle ();
  toast = ui_find_type (GTK_WIDGET (window), g_type_from_name ("AdwToastWidget"));
  ui_click_widget (gtk_widget_get_last_child (toast));
  ui_wait (is_gone, file);
  ui_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/writing/closing-waits", test_closing_waits);
  g_test_add_func ("/writing/failure-stays", test_failure_stays);
  g_test_add_func ("/writing/window-gone", test_window_gone);
  g_test_add_func ("/writing/bin", test_bin);

  return g_test_run ();
}
