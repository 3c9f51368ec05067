/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "app/scr-application.h"
#include "app/scr-match-item.h"

/* Makes a picture of each page. Usage: screenshots FOLDER NAME WIDTH HEIGHT: files
 * FOLDER/PAGE-NAME.png; colours, size of text and language are what the environment says. */

typedef struct
{
  const char *folder;
  const char *name;
  int width;
  int height;
  GActionGroup *app;
} Frame;

/* A window in which everything can be done that its application does. */
static ScrWindow *
open_window (const Frame *frame)
{
  ScrWindow *window = ui_open_sized (frame->width, frame->height);

  gtk_widget_insert_action_group (GTK_WIDGET (window), "app", frame->app);

  return window;
}

/* What the widget shows, at one pixel for each of its own. */
static GdkTexture *
render (GtkWidget *widget)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_assert_nonnull (node);

  return gsk_renderer_render_texture (
      gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

static void
take_picture (const Frame *frame,
              GtkWidget *widget,
              const char *page)
{
  g_autofree char *base = g_strdup_printf ("%s-%s.png", page, frame->name);
  g_autofree char *path = g_build_filename (frame->folder, base, NULL);
  g_autoptr (GdkTexture) texture = NULL;

  ui_settle ();
  gtk_test_widget_wait_for_draw (widget);
  ui_settle ();
  texture = render (widget);
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
  g_print ("%s\n", path);
}

/* A match of these seats, played by the strongest program to where @word is due in
 * @round; NULL for the end. */
static ScrMatch *
new_match (const char *setup,
           const char *title,
           guint round,
           const char *word)
{
  ScrMatch *match = ui_new_match (setup);
  g_autoptr (ScrBot) bot = scr_game_new_bot (scr_match_get_game (match), "greedy");
  guint64 random = 11;

  scr_match_set_title (match, title);
  while (!ui_is_over (match))
    {
      ScrState *state = scr_match_get_state (match);
      g_autoptr (GError) error = NULL;
      g_autofree char *move = NULL;
      guint shown = 0;

      g_object_get (state, "round", &shown, NULL);
      if (word != NULL && shown >= round && g_str_equal (scr_state_get_awaiting (state), word))
        break;
      if (scr_state_get_turn (state) == SCR_TURN_TABLE)
        scr_match_deal (match, NULL, &error);
      else
        scr_match_play (match, move = scr_bot_choose (bot, state, &random), &error);
      g_assert_no_error (error);
    }

  return match;
}

static void
keep_match (const char *setup,
            const char *title,
            guint round,
            const char *word)
{
  g_autoptr (ScrMatch) match = new_match (setup, title, round, word);
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));
  g_autofree char *folder = scr_matches_dup_folder ();
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (scr_match_save (match, file, &error));
  g_assert_no_error (error);
}

static void
show_first_start (const Frame *frame,
                  const char *page)
{
  ScrWindow *window = open_window (frame);

  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

static gboolean
has_matches (gpointer window)
{
  return ui_find_text (window, "Learning game") != NULL;
}

static void
show_start (const Frame *frame,
            const char *page)
{
  ScrWindow *window;

  keep_match (UI_TWO_PEOPLE, "Learning game", 4, NULL);
  keep_match (UI_FOUR_PEOPLE, "Four at the kitchen table", 4, NULL);
  keep_match (UI_SOLO, "Ann against Henricus", 3, "play");
  keep_match (UI_FOUR_PEOPLE, "Friday at the abbey", 2, "take");
  window = open_window (frame);
  ui_wait (has_matches, window);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

static void
show_new (const Frame *frame,
          const char *page)
{
  ScrWindow *window = open_window (frame);

  scr_window_show_new (window);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

/* Opens the table of a match and does @actions on it, divided by spaces, before the picture. */
static void
show_match (const Frame *frame,
            const char *page,
            ScrMatch *match,
            const char *actions)
{
  ScrWindow *window = open_window (frame);
  g_auto (GStrv) names = g_strsplit (actions, " ", -1);
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));

  scr_window_play (window, match, file);
  ui_settle ();
  for (guint i = 0; names[i] != NULL && *names[i] != '\0'; i++)
    {
      ui_activate (window, names[i]);
      ui_settle ();
    }
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

static void
show_play (const Frame *frame,
           const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 2, "play");

  show_match (frame, page, match, "");
}

static void
show_take (const Frame *frame,
           const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 2, "take");

  show_match (frame, page, match, "");
}

static void
show_solo (const Frame *frame,
           const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_SOLO, "Ann against Henricus", 3, "play");

  show_match (frame, page, match, "");
}

static void
show_log (const Frame *frame,
          const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_TWO_PEOPLE, "Learning game", 2, "take");

  show_match (frame, page, match, "win.log");
}

static void
show_score (const Frame *frame,
            const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 4, NULL);

  show_match (frame, page, match, "win.score");
}

static const struct
{
  const char *page;
  void (*show) (const Frame *frame,
                const char *page);
} pages[] = {
  { "first-start", show_first_start },
  { "start", show_start },
  { "new", show_new },
  { "play", show_play },
  { "take", show_take },
  { "solo", show_solo },
  { "log", show_log },
  { "score", show_score },
};

int
main (int argc,
      char **argv)
{
  const char *localedir = g_getenv ("SCRIPTORIUM_LOCALEDIR");
  g_autoptr (ScrApplication) app = NULL;
  g_autoptr (GError) error = NULL;
  Frame frame;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  ui_init_untested ();
  if (g_getenv ("SCRIPTORIUM_TEXT_DPI") != NULL)
    g_object_set (gtk_settings_get_default (),
                  "gtk-xft-dpi", 1024 * atoi (g_getenv ("SCRIPTORIUM_TEXT_DPI")),
                  NULL);
  if (argc < 5)
    {
      g_printerr ("Usage: screenshots FOLDER NAME WIDTH HEIGHT [PAGE…]\n");
      return 2;
    }

  app = scr_application_new ();
  if (!g_application_register (G_APPLICATION (app), NULL, &error))
    g_error ("%s", error->message);
  frame = (Frame){ argv[1], argv[2], atoi (argv[3]), atoi (argv[4]), G_ACTION_GROUP (app) };
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (argc == 5 || g_strv_contains ((const char *const *) argv + 5, pages[i].page))
      pages[i].show (&frame, pages[i].page);

  return 0;
}
