/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "monkey.h"

#include "app/scr-entry-line.h"
#include "app/scr-log.h"
#include "app/scr-match-item.h"
#include "app/scr-settings.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"

/* What can be done to a window besides clicking and pressing keys. */

static const char *const set_ups[] = {
  UI_TWO_PEOPLE,
  UI_FOUR_PEOPLE,
  UI_ONE_BOT,
  UI_THREE_BOTS,
  UI_TWO_BOTS,
  UI_SOLO,
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"},{\"name\":\"Cleo\"}],"
  "\"variants\":{\"no-arcade\":true}}",
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}],\"variants\":{\"no-points-card\":true}}",
  "{\"seats\":[{\"name\":\"<b>Ann</b> %s %n &amp;\"},"
  "{\"name\":\"\330\243\331\206\330\247 \327\220\327\240\327\220\"},"
  "{\"name\":\"\360\237\247\231\342\200\215\342\231\202\357\270\217\360\237\216\211\"},"
  "{\"name\":\"Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww\"}]}",
};

guint
monkey_pick (Monkey *monkey,
             guint n)
{
  return (guint) scr_random_below (&monkey->random, n);
}

/* All windows in sight that are ours. */
GPtrArray *
monkey_list_windows (GType type)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  GPtrArray *windows = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *l = toplevels; l != NULL; l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type) && gtk_widget_get_mapped (l->data))
      g_ptr_array_add (windows, g_object_ref (l->data));

  return windows;
}

ScrWindow *
monkey_get_window (Monkey *monkey)
{
  g_autoptr (GPtrArray) windows = monkey_list_windows (SCR_TYPE_WINDOW);

  return windows->len > 0 ? g_ptr_array_index (windows, monkey_pick (monkey, windows->len)) : NULL;
}

ScrMatch *
monkey_new_match (Monkey *monkey)
{
  g_autoptr (ScrMatch) open = ui_new_match (set_ups[monkey_pick (monkey, G_N_ELEMENTS (set_ups))]);
  g_autoptr (JsonNode) root = scr_match_to_json (open);
  JsonObject *display = json_object_new ();
  g_autofree char *seed = g_strdup_printf ("%u", monkey_pick (monkey, 1000));
  g_autofree char *id = g_uuid_string_random ();
  g_autoptr (GError) error = NULL;
  ScrMatch *match;

  json_object_set_boolean_member (display, "hide-missions", monkey_pick (monkey, 2));
  json_object_set_object_member (json_node_get_object (root), "display", display);
  json_object_set_string_member (json_node_get_object (root), "id", id);
  if (monkey_pick (monkey, 2) == 0 || g_getenv ("SCRIPTORIUM_MONKEY_TABLE") != NULL)
    json_object_set_string_member (json_node_get_object (root), "mode", "table");
  else
    json_object_set_string_member (json_node_get_object (root), "seed", seed);
  match = scr_match_new_from_json (root, &error);
  if (match == NULL)
    return g_steal_pointer (&open);

  return match;
}

/* What may be told next at a real table; of each card whether it is recorded is chance. */
static char *
dup_told (Monkey *monkey,
          ScrMatch *match)
{
  ScrState *state = scr_match_get_state (match);
  g_autoptr (GArray) weights = NULL;
  g_auto (GStrv) answers = NULL;

  if (scr_state_get_turn (state) != SCR_TURN_TABLE)
    return ui_dup_random_move (match, &monkey->random);

  answers = scr_state_dup_outcomes (state, &weights);
  if (g_strcmp0 (scr_state_get_awaiting (state), "reveal") == 0 && monkey_pick (monkey, 4) == 0)
    return g_strdup ("reveal ?");

  return g_strdup (answers[monkey_pick (monkey, g_strv_length (answers))]);
}

static void
tell_on (Monkey *monkey,
         ScrMatch *match)
{
  for (guint i = monkey_pick (monkey, 200); i > 0 && !ui_is_over (match); i--)
    {
      g_autofree char *move = dup_told (monkey, match);

      scr_match_move (match, move, NULL);
    }
}

static void
play_on (Monkey *monkey,
         ScrMatch *match)
{
  g_assert_true (scr_match_deal (match, NULL, NULL));
  for (guint i = monkey_pick (monkey, 90); i > 0 && !ui_is_over (match); i--)
    {
      g_autofree char *move = ui_dup_random_move (match, &monkey->random);

      g_assert_true (scr_match_play (match, move, NULL));
    }
}

static void
begin_match (Monkey *monkey,
             ScrWindow *window)
{
  g_autoptr (ScrMatch) match = monkey_new_match (monkey);
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));
  g_autofree char *folder = scr_matches_dup_folder ();

  g_test_message ("plays another match");
  g_mkdir_with_parents (folder, 0700);
  if (scr_match_get_mode (match) == SCR_MODE_TABLE && monkey_pick (monkey, 4) != 0)
    tell_on (monkey, match);
  else if (scr_match_get_mode (match) == SCR_MODE_DIGITAL && monkey_pick (monkey, 2) == 0)
    play_on (monkey, match);
  scr_window_play (window, match, file);
}

void
monkey_open_window (Monkey *monkey)
{
  ScrWindow *window = scr_window_new (monkey->app);

  g_test_message ("opens a window");
  gtk_window_present (GTK_WINDOW (window));
  if (monkey_pick (monkey, 3) != 0)
    begin_match (monkey, window);
}
void
monkey_activate (Monkey *monkey)
{
  static const char *const actions[] = {
    "match.undo",
    "match.undo",
    "match.redo",
    "match.redo-all",
    "match.go-on",
    "match.hint",
    "match.agree",
    "match.decline",
    "match.undo-correction",
    "look.first",
    "look.previous",
    "look.next",
    "look.last",
    "look.return",
    "look.skip",
    "win.log",
    "win.score",
    "win.back",
    "win.keys",
    "win.save",
    "win.save-copy",
    "win.keep-copy",
    "win.open-there",
    "win.replace-there",
    "win.copy-result",
    "win.copy-course",
    "win.save-csv",
    "win.save-pdf",
    "win.print",
    "win.play-again",
    "win.statistics",
    "win.open-sample",
    "win.change-sides",
    "win.change-sides",
    "win.check-positions",
    "win.check-positions",
    "win.editions",
    "win.guide",
    "win.join",
    "win.layout",
    "win.layout",
    "win.score-game",
    "app.mirror",
    "app.new",
    "app.open",
    "app.preferences",
    "app.shortcuts",
    "app.about",
    "page.admit",
    "page.correct",
    "page.record-anyway",
    "window.close",
  };
  const char *action = actions[monkey_pick (monkey, G_N_ELEMENTS (actions))];
  ScrWindow *window = monkey_get_window (monkey);
  GtkWidget *from = GTK_WIDGET (window);

  if (window == NULL)
    return;

  g_test_message ("does %s", action);
  if (g_str_has_prefix (action, "page.") || g_str_has_prefix (action, "look."))
    from = GTK_WIDGET (scr_window_get_table_page (window));
  gtk_widget_activate_action (from, action, NULL);
}

void
monkey_move (Monkey *monkey)
{
  ScrWindow *window = monkey_get_window (monkey);
  ScrMatch *match = window != NULL && scr_window_get_session (window) != NULL
                        ? ui_get_match (window)
                        : NULL;
  g_auto (GStrv) moves =
      match != NULL ? scr_state_list_moves (scr_match_get_state (match)) : NULL;
  guint n_moves = moves != NULL ? g_strv_length (moves) : 0;
  const char *move = n_moves > 0 && monkey_pick (monkey, 8) != 0
                         ? moves[monkey_pick (monkey, n_moves)]
                         : "take 9 <b>%s";

  if (match == NULL)
    return;

  g_test_message ("moves %s", move);
  gtk_widget_activate_action (GTK_WIDGET (scr_window_get_table_page (window)), "match.move", "s",
                              move);
  if (monkey_pick (monkey, 4) == 0)
    gtk_widget_activate_action (GTK_WIDGET (window), "match.go-to", "u", monkey_pick (monkey, 80));
}

/* Types at a real table: what may be told, or anything. */
void
monkey_tell (Monkey *monkey)
{
  static const char letters[] = "123456789 0wba?=-tkspdm/.\"x";
  static const char *const words[] = {
    "know garden 3 book-2",
    "set portrait 1 5 window-3",
    "set hand 2 -14",
    "set phase 4 1",
    "set start 2",
    "set pile 0",
    "skip",
    "reveal ?",
    "know discard book-1",
    "set heap +artefact-3",
    "mode digital",
    "<b>%s",
  };
  ScrWindow *window = monkey_get_window (monkey);
  ScrMatch *match = window != NULL && scr_window_get_session (window) != NULL
                        ? ui_get_match (window)
                        : NULL;
  GtkWidget *line = window != NULL ? ui_find_type (GTK_WIDGET (window), SCR_TYPE_ENTRY_LINE) : NULL;
  GtkWidget *text = line != NULL ? ui_find_type (line, GTK_TYPE_TEXT) : NULL;
  g_autofree char *move = NULL;
  g_autofree char *typed = NULL;

  if (match == NULL || text == NULL || !gtk_widget_get_mapped (text) || ui_is_over (match))
    return;

  move = dup_told (monkey, match);
  typed = g_strdup (monkey_pick (monkey, 3) ? move : words[monkey_pick (monkey, 12)]);
  if (monkey_pick (monkey, 4) == 0)
    for (char *letter = typed; *letter != '\0'; letter++)
      *letter = letters[monkey_pick (monkey, sizeof letters - 1)];
  g_test_message ("types “%s”", typed);
  for (const char *letter = typed; *letter != '\0' && gtk_widget_get_mapped (text); letter++)
    {
      int position = -1;

      gtk_editable_insert_text (GTK_EDITABLE (text), letter, 1, &position);
    }
  if (monkey_pick (monkey, 3) != 0)
    g_signal_emit_by_name (text, "activate");
}

/* Corrects an entry from the log. */
void
monkey_correct (Monkey *monkey)
{
  static const char *const actions[] = { "log.change", "log.insert", "log.delete" };
  ScrWindow *window = monkey_get_window (monkey);
  const char *action = actions[monkey_pick (monkey, G_N_ELEMENTS (actions))];
  GtkWidget *log = window != NULL ? ui_find_type (GTK_WIDGET (window), SCR_TYPE_LOG) : NULL;
  guint number;

  if (log == NULL || scr_window_get_session (window) == NULL)
    return;

  number = 1 + monkey_pick (monkey, ui_count_entries (window) + 2);
  g_test_message ("does %s %u", action, number);
  gtk_widget_activate_action (log, action, "u", number);
}

void
monkey_resize (Monkey *monkey)
{
  ScrWindow *window = monkey_get_window (monkey);
  int width = 300 + (int) monkey_pick (monkey, 980);
  int height = 300 + (int) monkey_pick (monkey, 500);

  g_test_message ("resizes to %d×%d", width, height);
  if (window != NULL)
    gtk_window_set_default_size (GTK_WINDOW (window), width, height);
}

void
monkey_change_look (Monkey *monkey)
{
  GtkSettings *settings = gtk_settings_get_default ();
  guint what = monkey_pick (monkey, 5);

  g_test_message ("changes the look, %u", what);
  switch (what)
    {
    case 0:
      g_object_set (settings, "gtk-enable-animations", monkey_pick (monkey, 2), NULL);
      break;
    case 1:
      g_object_set (settings, "gtk-xft-dpi", monkey_pick (monkey, 2) ? 98304 : 196608, NULL);
      break;
    case 2:
      gtk_widget_set_default_direction (monkey_pick (monkey, 2) ? GTK_TEXT_DIR_LTR
                                                                : GTK_TEXT_DIR_RTL);
      break;
    case 3:
      g_settings_set_string (monkey->settings, "colour-scheme",
                             monkey_pick (monkey, 2) ? "dark" : "light");
      break;
    default:
      g_settings_set_uint (monkey->settings, "pace",
                           monkey_pick (monkey, 2) ? 0 : monkey_pick (monkey, 10000));
      break;
    }
}

static void
change_oddly (Monkey *monkey)
{
  static const char *const names[] = { "<b>Ann</b>", "A & B", "%s %n", "",
                                       "\327\220\327\240\327\220", "\360\237\216\262", NULL };
  static const char *const folders[] = { "no place", "file:///nowhere/at/all", "ssh://host/x",
                                         "file:///dev/null", "%%%" };
  static const int sizes[] = { 1, 400, 40000, G_MAXINT };

  g_settings_set_strv (monkey->settings, "players", names);
  g_settings_set_string (monkey->settings, "last-directory",
                         folders[monkey_pick (monkey, G_N_ELEMENTS (folders))]);
  g_settings_set_int (monkey->settings, "window-width",
                      sizes[monkey_pick (monkey, G_N_ELEMENTS (sizes))]);
  g_settings_set_int (monkey->settings, "window-height",
                      sizes[monkey_pick (monkey, G_N_ELEMENTS (sizes))]);
}

void
monkey_change_settings (Monkey *monkey)
{
  static const char *const switches[] = { "motion", "hints", "previews",
                                          "ask-reveal-undo", "hide-missions", "scramble" };
  static const char *const texts[] = {
    "",
    "{",
    "[]",
    "null",
    "{\"seats\":7}",
    "{\"seats\":[{\"name\":5},null,\"x\"]}",
    "[{\"name\":\"<b>\",\"choices\":[]},{\"title\":4}]",
    "{\"variants\":[true],\"palms\":\"no\",\"solo\":3,\"game\":\"chess\"}",
  };
  const char *text = texts[monkey_pick (monkey, G_N_ELEMENTS (texts))];
  guint n = monkey_pick (monkey, G_N_ELEMENTS (switches) + 3);

  g_test_message ("changes the settings, %u: %s", n, text);
  if (n == G_N_ELEMENTS (switches) + 2)
    change_oddly (monkey);
  else if (n < G_N_ELEMENTS (switches))
    g_settings_set_boolean (monkey->settings, switches[n], monkey_pick (monkey, 2));
  else
    g_settings_set_string (monkey->settings,
                           n == G_N_ELEMENTS (switches) ? "last-match" : "presets", text);
}

/* Some file there is: a match, or nothing of the kind. */
static GFile *
new_file (Monkey *monkey)
{
  static const char *const contents[] = { "", "{}", "\377\376\000", "{\"format\":\"scriptorium\"" };
  ScrWindow *window = monkey_get_window (monkey);
  g_autofree char *folder = scr_matches_dup_folder ();
  g_autofree char *path = NULL;

  if (window != NULL && scr_window_get_session (window) != NULL && monkey_pick (monkey, 2))
    return g_object_ref (scr_autosave_get_file (ui_get_autosave (window)));
  if (monkey_pick (monkey, 5) == 0)
    return g_file_new_for_path (monkey_pick (monkey, 2) ? folder : "/nowhere/at all");

  path = g_build_filename (g_get_user_data_dir (), "dropped", NULL);
  g_file_set_contents (path, contents[monkey_pick (monkey, G_N_ELEMENTS (contents))], -1, NULL);
  return g_file_new_for_path (path);
}

void
monkey_drop_file (Monkey *monkey)
{
  g_autoptr (GFile) file = new_file (monkey);
  ScrWindow *window = monkey_get_window (monkey);
  g_autofree char *name = g_file_get_parse_name (file);

  g_test_message ("drops %s", name);
  if (window != NULL)
    scr_window_open_file (window, file);
}

/* Takes the folder of matches away, or puts it back; a file is in its place meanwhile, so that
 * nothing can be read or written there. */
static void
move_folder (void)
{
  g_autofree char *folder = scr_matches_dup_folder ();
  g_autofree char *away = g_strconcat (folder, ".away", NULL);

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    {
      g_test_message ("takes the folder away");
      rename (folder, away);
      g_file_set_contents (folder, "", -1, NULL);
    }
  else if (g_file_test (away, G_FILE_TEST_IS_DIR))
    {
      g_test_message ("puts the folder back");
      remove (folder);
      rename (away, folder);
    }
}

static void
write_other (Monkey *monkey,
             const char *path)
{
  g_autoptr (ScrMatch) other = monkey_new_match (monkey);
  g_autofree char *text = scr_match_print (other, NULL);

  g_test_message ("writes another match there");
  g_file_set_contents (path, text, -1, NULL);
}

/* Another program writes, cuts or deletes the file of a match that is open, or all of them. */
void
monkey_spoil_file (Monkey *monkey)
{
  ScrWindow *window = monkey_get_window (monkey);
  g_autofree char *path = NULL;

  if (window == NULL || scr_window_get_session (window) == NULL)
    return;

  path = g_file_get_path (scr_autosave_get_file (ui_get_autosave (window)));
  switch (monkey_pick (monkey, 5))
    {
    case 0:
      g_test_message ("deletes the file of a match");
      remove (path);
      break;
    case 1:
      g_test_message ("spoils the file of a match");
      g_file_set_contents (path, "{\"format\":", -1, NULL);
      break;
    case 2:
      write_other (monkey, path);
      break;
    default:
      move_folder ();
      break;
    }
}
