/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-preferences.h"
#include "app/scr-settings.h"

/* Settings that nobody in his senses has, but a program of another version or a hand may have
 * written. */

static GSettings *settings;

static void
reset (void)
{
  static const char *const keys[] = { "window-width", "window-height", "window-maximized",
                                      "last-directory", "players", "pace", "last-match",
                                      "presets" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

/* A size of another screen, or of none, is not one that no window can have. */
static void
test_sizes (void)
{
  static const int sizes[] = { 1, 40000, 100000, G_MAXINT };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      ScrWindow *window;

      g_test_message ("%d", sizes[i]);
      g_settings_set_int (settings, "window-width", sizes[i]);
      g_settings_set_int (settings, "window-height", sizes[i]);
      window = ui_open ();
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), >=, 300);
      ui_close (window);
    }
  reset ();
}

/* Whether a row below @root holds that name. */
static gboolean
has_row (GtkWidget *root,
         const char *name)
{
  gboolean is_found = ADW_IS_ENTRY_ROW (root) &&
                      g_str_equal (gtk_editable_get_text (GTK_EDITABLE (root)), name);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !is_found;
       child = gtk_widget_get_next_sibling (child))
    is_found = has_row (child, name);

  return is_found;
}

/* Names that are markup, formats, or in other scripts stand as they are. */
static void
test_names (void)
{
  static const char *const names[] = { "<b>Ann</b>", "A & B", "%s %n", "",
                                       "\327\220\327\240\327\220", "\360\237\216\262", NULL };
  GtkWidget *preferences;

  g_settings_set_strv (settings, "players", names);
  preferences = g_object_new (SCR_TYPE_PREFERENCES, NULL);
  gtk_window_present (GTK_WINDOW (preferences));
  ui_settle ();
  for (guint i = 0; names[i] != NULL; i++)
    g_assert_true (has_row (preferences, names[i]));
  gtk_window_destroy (GTK_WINDOW (preferences));
  reset ();
}

/* Where files were last chosen may be gone, or no place at all. */
static void
test_folders (void)
{
  static const char *const folders[] = { "no place", "file:///nowhere/at/all", "ssh://host/x",
                                         "file:///dev/null", "%%%" };
  ScrWindow *window = ui_open ();

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GFile) file = ui_new_file ("other.match.json");

      g_settings_set_string (settings, "last-directory", folders[i]);
      scr_window_ask_open (window);
      ui_settle ();
      ui_choose_nothing ();
    }
  ui_close (window);
  reset ();
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);
  settings = scr_settings_new ();
  g_test_add_func ("/odd-settings/sizes", test_sizes);
  g_test_add_func ("/odd-settings/names", test_names);
  g_test_add_func ("/odd-settings/folders", test_folders);

  return g_test_run ();
}
