/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "screenshots.h"
#include "check-util.h"
#include "picture-util.h"
#include "sheet-util.h"
#include "ui-util.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "app/abbates/abbates-abbey.h"
#include "app/abbates/abbates-card-entry.h"
#include "app/abbates/abbates-point.h"
#include "app/abbates/abbates-portrait.h"
#include "app/scr-application.h"
#include "app/scr-correct-window.h"
#include "app/scr-layout-window.h"
#include "app/scr-log.h"
#include "app/scr-match-item.h"
#include "app/scr-preferences.h"
#include "app/scr-preset-bar.h"
#include "app/scr-record-window.h"
#include "app/scr-sides-window.h"
#include "app/scr-statistics-window.h"
#include "core/scr-json.h"

/* Makes a picture of each page. Usage: screenshots FOLDER NAME WIDTH HEIGHT: files
 * FOLDER/PAGE-NAME.png; colours, size of text and language are what the environment says. */

/* A window in which everything can be done that its application does. */
ScrWindow *
open_window (const Frame *frame)
{
  ScrWindow *window = ui_open_sized (frame->width, frame->height);

  gtk_widget_insert_action_group (GTK_WIDGET (window), "app", frame->app);

  return window;
}

void
take_picture (const Frame *frame,
              GtkWidget *widget,
              const char *page)
{
  g_autofree char *base = g_strdup_printf ("%s-%s.png", page, frame->name);
  g_autofree char *path = g_build_filename (frame->folder, base, NULL);
  g_autoptr (GdkTexture) texture = picture_take (widget);

  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
  g_print ("%s\n", path);
}

/* A match of these seats, played by the strongest program to where @word is due in
 * @round; NULL for the end. */
ScrMatch *
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

ScrWindow *
open_match (const Frame *frame,
            ScrMatch *match)
{
  ScrWindow *window = open_window (frame);
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));

  scr_window_play (window, match, file);
  ui_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  ui_settle ();

  return window;
}

static GtkWidget *
get_table (ScrWindow *window)
{
  return GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window)));
}

/* Opens the table of a match and does @actions on it, divided by spaces, before the picture. */
void
show_match (const Frame *frame,
            const char *page,
            ScrMatch *match,
            const char *actions)
{
  ScrWindow *window = open_match (frame, match);
  g_auto (GStrv) names = g_strsplit (actions, " ", -1);

  for (guint i = 0; names[i] != NULL && *names[i] != '\0'; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (scr_window_get_table_page (window)), names[i], NULL);
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

static void
show_look_back (const Frame *frame,
                const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_TWO_PEOPLE, "Learning game", 2, "take");

  show_match (frame, page, match, "look.previous look.previous look.previous");
}

/* The first thing below @root that something can be done with, or NULL. */
static GtkWidget *
find_lit (GtkWidget *root)
{
  GtkWidget *found = gtk_widget_has_css_class (root, "lit") ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_lit (child);

  return found;
}

/* The portrait in sight. */
static GtkWidget *
get_portrait (ScrWindow *window)
{
  GtkWidget *first = ui_find_type (get_table (window), ABBATES_TYPE_PORTRAIT);

  return gtk_stack_get_visible_child (GTK_STACK (gtk_widget_get_parent (first)));
}

/* A card is chosen, and the pointer is on a square where it may go. */
static void
show_chosen (const Frame *frame,
             const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 3, "take");
  ScrWindow *window = open_match (frame, match);
  AbbatesSpot place;

  ui_click_widget (find_lit (ui_find_type (get_table (window), ABBATES_TYPE_ABBEY)));
  g_assert_true (abbates_point_get_place (find_lit (get_portrait (window)), &place));
  gtk_widget_activate_action (get_table (window), "table.point", "(yyy)", place.where, place.seat,
                              place.number);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

static void
told_cb (gboolean *is_told)
{
  *is_told = TRUE;
}

static gboolean
is_true (gpointer is_told)
{
  return *(gboolean *) is_told;
}

static void
show_hint (const Frame *frame,
           const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 2, "take");
  ScrWindow *window = open_match (frame, match);
  gboolean is_told = FALSE;

  g_signal_connect_swapped (scr_session_get_hint (scr_window_get_session (window)), "found",
                            G_CALLBACK (told_cb), &is_told);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.hint", NULL);
  ui_wait (is_true, &is_told);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

/* The sum behind a score. */
static void
show_terms (const Frame *frame,
            const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 3, "take");
  ScrWindow *window = open_match (frame, match);

  gtk_widget_activate_action (get_table (window), "table.explain", "(us)", 2, "score");
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

/* The rule of a mission. */
static void
show_rule (const Frame *frame,
           const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_TWO_PEOPLE, "Learning game", 2, "take");
  ScrWindow *window = open_match (frame, match);

  gtk_widget_activate_action (get_portrait (window), "portrait.tell-rule", "b", TRUE);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

/* Whether players want a card forgotten that an undo takes back. */
static void
show_question (const Frame *frame,
               const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_TWO_PEOPLE, "Learning game", 2, "play");
  guint64 random = 3;

  while (!scr_match_undo_turns_up (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_play (match, move, NULL));
    }
  ui_set_asks (TRUE);
  show_match (frame, page, match, "match.undo");
  ui_set_asks (FALSE);
}

static void
show_peek (const Frame *frame,
           const char *page)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  g_auto (GStrv) moves = NULL;
  ScrWindow *window;

  scr_match_set_title (match, "Friday at the abbey");
  ui_play_until (match, "peek", &moves);
  window = open_match (frame, match);
  ui_move (window, "peek");
  take_picture (frame, GTK_WIDGET (window), "peek-curtain");
  gtk_widget_activate_action (GTK_WIDGET (scr_window_get_table_page (window)), "page.admit",
                              NULL);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

/* Between two players whose missions lie face down. */
static void
show_curtain (const Frame *frame,
              const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_TWO_PEOPLE, "Learning game", 2, "take");
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  JsonObject *display = json_object_new ();
  g_autoptr (ScrMatch) hidden = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_boolean_member (display, "hide-missions", TRUE);
  json_object_set_object_member (json_node_get_object (root), "display", display);
  hidden = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  show_match (frame, page, hidden, "");
}

typedef struct
{
  ScrPlayback *playback;
  guint n_shown;
} Step;

static gboolean
is_next (gpointer data)
{
  Step *step = data;
  gboolean is_moving;

  g_object_get (step->playback, "is-moving", &is_moving, NULL);

  return !is_moving && (scr_playback_get_n_shown (step->playback) != step->n_shown ||
                        scr_playback_get_is_settled (step->playback));
}

/* Henricus' turn, one stage after another. */
static void
show_henricus (const Frame *frame,
               const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_SOLO, "Ann against Henricus", 1, "take");
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));
  ScrWindow *window = open_match (frame, match);
  Step step = { scr_session_get_playback (scr_window_get_session (window)), 0 };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_object_set (window, "pace", 1500, NULL);
  ui_move (window, moves[0]);
  ui_wait (is_next, &step);
  for (guint i = 1; i < 9 && !scr_playback_get_is_settled (step.playback); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%u", page, i);

      step.n_shown = scr_playback_get_n_shown (step.playback);
      take_picture (frame, GTK_WIDGET (window), name);
      ui_wait (is_next, &step);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ui_close (window);
}

/* A window of its own, no larger than the frame. */
void
show_window (const Frame *frame,
             const char *page,
             GtkWidget *window)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (window), MIN (width, frame->width),
                               MIN (height, frame->height));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  take_picture (frame, window, page);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

static void
show_preferences (const Frame *frame,
                  const char *page)
{
  show_window (frame, page, g_object_new (SCR_TYPE_PREFERENCES, NULL));
}

static gboolean
is_quiet (gpointer window)
{
  return ui_find_text (window, "Ben") != NULL;
}

static void
show_statistics (const Frame *frame,
                 const char *page)
{
  ScrWindow *window = open_window (frame);
  GtkWidget *statistics;

  keep_match (UI_TWO_PEOPLE, "Learning game", 4, NULL);
  keep_match (UI_FOUR_PEOPLE, "Four at the kitchen table", 4, NULL);
  ui_activate (window, "win.statistics");
  statistics = ui_find_window (SCR_TYPE_STATISTICS_WINDOW);
  ui_wait (is_quiet, statistics);
  show_window (frame, page, statistics);
  ui_close (window);
}

static void
show_presets (const Frame *frame,
              const char *page)
{
  ScrWindow *window = open_window (frame);
  GtkWidget *bar;

  scr_window_show_new (window);
  ui_settle ();
  bar = ui_find_type (GTK_WIDGET (window), SCR_TYPE_PRESET_BAR);
  gtk_menu_button_popup (GTK_MENU_BUTTON (ui_find_type (bar, GTK_TYPE_MENU_BUTTON)));
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
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
  { "new-table", show_new_table },
  { "play", show_play },
  { "take", show_take },
  { "solo", show_solo },
  { "log", show_log },
  { "score", show_score },
  { "look-back", show_look_back },
  { "chosen", show_chosen },
  { "hint", show_hint },
  { "terms", show_terms },
  { "rule", show_rule },
  { "question", show_question },
  { "peek", show_peek },
  { "curtain", show_curtain },
  { "agenda", show_agenda },
  { "henricus", show_henricus },
  { "correct", show_correct },
  { "insert", show_insert },
  { "misfit", show_misfit },
  { "repaired", show_repaired },
  { "record", show_record },
  { "preferences", show_preferences },
  { "statistics", show_statistics },
  { "presets", show_presets },
  { "sides", show_sides },
  { "sides-digital", show_sides_digital },
  { "layout", show_layout },
  { "laid", show_laid },
  { "join", show_join },
  { "join-taking", show_join_taking },
  { "join-solo", show_join_solo },
  { "unrecorded", show_unrecorded },
  { "unrecorded-score", show_unrecorded_score },
  { "check-nothing", show_check },
  { "check-agrees", show_check },
  { "check-explained", show_check },
  { "check-explained-below", show_check },
  { "check-unexplained", show_check },
  { "check-unexplained-below", show_check },
  { "check-contradicted", show_check },
  { "sheet-begun", show_sheet },
  { "sheet-half", show_sheet },
  { "sheet-mission", show_sheet },
  { "sheet-square", show_sheet },
  { "sheet-solo", show_sheet },
  { "sheet-whole", show_sheet_whole },
  { "editions", show_editions },
  { "edition", show_edition },
  { "set-up", show_set_up },
  { "mirror", show_mirror },
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
