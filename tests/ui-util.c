/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <glib/gstdio.h>

#include "app/scr-curtain.h"
#include "app/scr-settings.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "games/scr-games.h"

/* Whether players are asked before what was turned up is taken back. */
void
ui_set_asks (gboolean asks)
{
  g_autoptr (GSettings) settings = scr_settings_new ();

  g_assert_nonnull (settings);
  g_settings_set_boolean (settings, "ask-reveal-undo", asks);
}

static void
use_new_home (void)
{
  g_autofree char *home = g_dir_make_tmp ("scriptorium-ui-XXXXXX", NULL);

  g_assert_nonnull (home);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
}

static void
make_ready (void)
{
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ui_set_asks (FALSE);
  scr_games_register ();
}

/* Makes GTK and the games ready; matches go to a folder of this run alone. Nothing
 * is drawn with OpenGL, whose drivers leak. */
void
ui_init (int *argc,
         char ***argv)
{
  use_new_home ();
  gtk_test_init (argc, argv, NULL);
  make_ready ();
}

/* The same in the language and with the settings of the environment. */
void
ui_init_untested (void)
{
  use_new_home ();
  make_ready ();
}

/* GTK's own dialog for files draws the buttons of its path before it has placed them, and
 * warns of it. */
static gboolean
iterate (gboolean may_block)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  gboolean has_chooser = FALSE;
  GLogLevelFlags fatal;
  gboolean was_busy;

  for (GList *l = windows; l != NULL; l = l->next)
    has_chooser = has_chooser || GTK_IS_FILE_CHOOSER_DIALOG (l->data);
  if (!has_chooser)
    return g_main_context_iteration (NULL, may_block);

  fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  was_busy = g_main_context_iteration (NULL, may_block);
  g_log_set_always_fatal (fatal);

  return was_busy;
}

/* Runs the main loop until it has nothing left to do. */
void
ui_settle (void)
{
  for (guint quiet = 0; quiet < 3;)
    quiet = iterate (FALSE) ? 0 : quiet + 1;
}

static gboolean
give_up_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_CONTINUE;
}

/* Runs the main loop until @condition holds; after a minute the test has failed. */
void
ui_wait (UiCondition condition,
         gpointer data)
{
  gboolean is_late = FALSE;
  guint source = g_timeout_add_seconds (60, give_up_cb, &is_late);

  while (!condition (data) && !is_late)
    iterate (TRUE);
  g_source_remove (source);
  g_assert_false (is_late);
}

ScrWindow *
ui_open (void)
{
  ScrWindow *window = g_object_new (SCR_TYPE_WINDOW, "pace", 0, NULL);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

/* The same, of that size in pixels. */
ScrWindow *
ui_open_sized (int width,
               int height)
{
  ScrWindow *window = g_object_new (SCR_TYPE_WINDOW, "pace", 0, "default-width", width,
                                    "default-height", height, NULL);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static gboolean
is_closed (gpointer window)
{
  return !gtk_widget_get_visible (window);
}

/* Closes the window as its player would, and holds that nothing keeps it; files that are still
 * being written are written first. */
void
ui_close (ScrWindow *window)
{
  g_object_ref (window);
  gtk_window_close (GTK_WINDOW (window));
  ui_wait (is_closed, window);
  ui_settle ();
  g_assert_finalize_object (window);
}

/* A match with that set-up, its edition the first of the game's; always the same. */
ScrMatch *
ui_new_match (const char *setup)
{
  ScrGame *game = scr_game_lookup ("abbates");
  g_autoptr (GListModel) editions = scr_game_list_editions (game);
  g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scr_json_parse (setup, -1, &error);
  ScrMatch *match;

  g_assert_no_error (error);
  json_object_set_member (json_node_get_object (node), "edition",
                          json_node_copy (scr_edition_get_json (edition)));
  match = scr_match_new (game, node, SCR_MODE_DIGITAL, "7", &error);
  g_assert_no_error (error);

  return match;
}

/* A file of this run that is not there yet. */
GFile *
ui_new_file (const char *name)
{
  return g_file_new_build_filename (g_get_user_data_dir (), name, NULL);
}

/* A window with the match, dealt up to the first decision. */
ScrWindow *
ui_open_match (ScrMatch *match)
{
  ScrWindow *window = ui_open ();
  g_autofree char *name = g_strconcat (scr_match_get_id (match), ".match.json", NULL);
  g_autoptr (GFile) file = ui_new_file (name);

  scr_window_play (window, match, file);
  ui_settle ();

  return window;
}

gboolean
ui_has_name (GtkWidget *widget,
             const char *name)
{
  g_autofree char *difference = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return difference == NULL;
}

gboolean
ui_has_description (GtkWidget *widget,
                    const char *description)
{
  g_autofree char *difference = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);

  return difference == NULL;
}

static GtkWidget *
find_control (GtkWidget *root,
              GType type,
              const char *name)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && ui_has_name (root, name))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_control (child, type, name);

  return found;
}

/* The widget of that type that a screen reader calls so, which must be there; a label beside
 * it may say the same. */
GtkWidget *
ui_get_control (GtkWidget *root,
                GType type,
                const char *name)
{
  GtkWidget *found = find_control (root, type, name);

  g_assert_nonnull (found);
  return found;
}

/* What a screen reader calls the widget; the check hands back what does not match. */
char *
ui_dup_name (GtkWidget *widget)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                             GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");
}

/* A button that says nothing else is called by its text. */
static const char *
get_text (GtkWidget *widget)
{
  GtkWidget *child = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  return GTK_IS_LABEL (child) ? gtk_label_get_text (GTK_LABEL (child)) : NULL;
}

static gboolean
has_prefix (GtkWidget *widget,
            gconstpointer prefix)
{
  g_autofree char *name = GTK_IS_BUTTON (widget) ? ui_dup_name (widget) : NULL;

  return name != NULL && g_str_has_prefix (name, prefix);
}

static gboolean
is_named (GtkWidget *widget,
          gconstpointer name)
{
  return ui_has_name (widget, name) || g_strcmp0 (get_text (widget), name) == 0;
}

static gboolean
is_labelled (GtkWidget *widget,
             gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static gboolean
is_of_type (GtkWidget *widget,
            gconstpointer type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(const GType *) type);
}

static gboolean
is_of_role (GtkWidget *widget,
            gconstpointer role)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) ==
         *(const GtkAccessibleRole *) role;
}

static GtkWidget *
find (GtkWidget *root,
      gboolean (*matches) (GtkWidget *, gconstpointer),
      gconstpointer data)
{
  if (matches (root, data))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, matches, data);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The first widget below @root that a screen reader calls @name, or NULL. */
GtkWidget *
ui_find_name (GtkWidget *root,
              const char *name)
{
  return find (root, is_named, name);
}

/* The same; that there is none fails the test. */
GtkWidget *
ui_get_name (GtkWidget *root,
             const char *name)
{
  GtkWidget *widget = ui_find_name (root, name);

  if (widget == NULL)
    g_error ("There is no widget called “%s”", name);

  return widget;
}

/* The first button below @root whose name begins so; that there is none fails the test. */
GtkWidget *
ui_get_prefix (GtkWidget *root,
               const char *prefix)
{
  GtkWidget *widget = find (root, has_prefix, prefix);

  if (widget == NULL)
    g_error ("There is no button whose name begins with “%s”", prefix);

  return widget;
}

/* The first label below @root that says @text, or NULL. */
GtkWidget *
ui_find_text (GtkWidget *root,
              const char *text)
{
  return find (root, is_labelled, text);
}

GtkWidget *
ui_find_type (GtkWidget *root,
              GType type)
{
  return find (root, is_of_type, &type);
}

GtkWidget *
ui_find_role (GtkWidget *root,
              GtkAccessibleRole role)
{
  return find (root, is_of_role, &role);
}

guint
ui_count_type (GtkWidget *root,
               GType type)
{
  guint n_found = is_of_type (root, &type);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_found += ui_count_type (child, type);

  return n_found;
}

void
ui_click_widget (GtkWidget *widget)
{
  g_assert_true (gtk_widget_is_sensitive (widget));
  g_signal_emit_by_name (widget, "clicked");
  ui_settle ();
}

/* Clicks on the button that a screen reader calls @name. */
void
ui_click (GtkWidget *root,
          const char *name)
{
  ui_click_widget (ui_get_name (root, name));
}

void
ui_click_prefix (GtkWidget *root,
                 const char *prefix)
{
  ui_click_widget (ui_get_prefix (root, prefix));
}

/* Who the curtain waits for comes to the screen; that it is not drawn fails the test. */
void
ui_admit (ScrWindow *window)
{
  GtkWidget *curtain = ui_find_type (GTK_WIDGET (window), SCR_TYPE_CURTAIN);

  g_assert_true (gtk_widget_get_mapped (curtain));
  ui_click_prefix (curtain, "I am ");
  g_assert_false (gtk_widget_get_mapped (curtain));
}

/* Asks for a move as every button does. */
void
ui_move (ScrWindow *window,
         const char *move)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "match.move", "s", move);
  ui_settle ();
}

/* A window in sight of that type, or NULL. */
GtkWidget *
ui_find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (is_of_type (l->data, &type) && gtk_widget_get_mapped (l->data))
      return l->data;

  return NULL;
}

typedef struct
{
  GtkFileChooser *chooser;
  GFile *file;
} Choice;

static gboolean
is_chosen (gpointer data)
{
  Choice *choice = data;
  g_autoptr (GFile) file = gtk_file_chooser_get_file (choice->chooser);

  return file != NULL && g_file_equal (file, choice->file);
}

/* The dialog forgets what was chosen when it has read the folder that it began with, so it is
 * told again. */
static gboolean
choose_cb (gpointer data)
{
  Choice *choice = data;
  g_autoptr (GFile) folder = g_file_get_parent (choice->file);
  g_autofree char *name = g_file_get_basename (choice->file);

  if (is_chosen (choice))
    return G_SOURCE_CONTINUE;

  if (gtk_file_chooser_get_action (choice->chooser) == GTK_FILE_CHOOSER_ACTION_SAVE)
    {
      gtk_file_chooser_set_current_folder (choice->chooser, folder, NULL);
      gtk_file_chooser_set_current_name (choice->chooser, name);
    }
  else
    {
      gtk_file_chooser_set_file (choice->chooser, choice->file, NULL);
    }

  return G_SOURCE_CONTINUE;
}

static gboolean
has_no_chooser (gpointer data)
{
  return ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL;
}

/* Chooses the file in the dialog that asks for one. */
void
ui_choose_file (GFile *file)
{
  GtkWidget *dialog = ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  Choice choice = { GTK_FILE_CHOOSER (dialog), file };
  guint source;

  g_assert_nonnull (dialog);
  choose_cb (&choice);
  source = g_timeout_add (500, choose_cb, &choice);
  ui_wait (is_chosen, &choice);
  g_source_remove (source);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  ui_wait (has_no_chooser, NULL);
  ui_settle ();
}

/* Closes the dialog that asks for a file. */
void
ui_choose_nothing (void)
{
  GtkWidget *dialog = ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);

  g_assert_nonnull (dialog);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  ui_settle ();
  g_assert_null (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
}

/* Does what a key or a menu does. */
void
ui_activate (ScrWindow *window,
             const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  ui_settle ();
}

ScrAutosave *
ui_get_autosave (ScrWindow *window)
{
  return scr_session_get_autosave (scr_window_get_session (window));
}

ScrMatch *
ui_get_match (ScrWindow *window)
{
  return scr_session_get_match (scr_window_get_session (window));
}

guint
ui_count_entries (ScrWindow *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (ui_get_match (window)));
}

GtkWidget *
ui_get_prompt (ScrWindow *window)
{
  return ui_find_role (GTK_WIDGET (scr_window_get_table_page (window)), GTK_ACCESSIBLE_ROLE_STATUS);
}

/* Both are the same, object or not. */
void
ui_check_state (ScrState *shown,
                ScrState *state)
{
  g_autoptr (JsonNode) node = scr_state_to_json (shown);
  g_autoptr (JsonNode) there = scr_state_to_json (state);

  g_assert_true (json_node_equal (node, there));
}

/* The page says what the match says. */
void
ui_check_shown (ScrWindow *window)
{
  ScrMatch *match = ui_get_match (window);
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (window));
  const char *task = scr_table_get_task (table);
  g_autofree char *prompt =
      task != NULL ? g_strdup (task) : scr_state_prompt (scr_match_get_state (match));
  g_autoptr (ScrState) view = scr_match_view (match, scr_table_get_viewer (table));

  ui_check_state (scr_table_get_state (table), view);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (ui_get_prompt (window))), ==, prompt);
}
