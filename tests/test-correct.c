/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "correct-util.h"
#include "ui-util.h"

#include "app/scr-changes.h"
#include "app/scr-correct-window.h"
#include "app/scr-log-line.h"
#include "app/scr-log.h"
#include "app/scr-record-window.h"
#include "app/scr-sentences.h"
#include "core/scr-report.h"

/* Correcting what was told before, and recording what the rules forbid, in the window. */

/* The first entry from @number on that begins with @word, or 0. */
static guint
find_entry (ScrMatch *match,
            guint number,
            const char *word)
{
  for (; number <= correct_count_moves (match); number++)
    {
      g_autofree char *move = correct_get_move (match, number);

      if (g_str_has_prefix (move, word))
        return number;
    }

  return 0;
}

static ScrCorrectWindow *
open_correction (ScrWindow *window,
                 const char *action,
                 guint number)
{
  gtk_widget_activate_action (correct_get_log (window), action, "u", number);
  ui_settle ();

  return SCR_CORRECT_WINDOW (ui_find_window (SCR_TYPE_CORRECT_WINDOW));
}

static GtkWidget *
get_apply (ScrCorrectWindow *correct)
{
  return ui_get_name (GTK_WIDGET (correct), "Apply");
}

static void
choose (ScrCorrectWindow *correct,
        const char *move)
{
  gtk_widget_activate_action (GTK_WIDGET (correct), "correct.choose", "s", move);
  ui_settle ();
}

static void
cancel (GtkWidget *window)
{
  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
}

/* A square of the portrait's line, other than in @move, “take A to B”. */
static char *
dup_other_square (ScrMatch *match,
                  guint number)
{
  g_autofree char *move = correct_get_move (match, number);
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state_at (match, number - 1));
  char *space = strrchr (move, ' ');

  for (guint i = 0; moves[i] != NULL; i++)
    if (strncmp (moves[i], move, (gsize) (space - move)) == 0 && !g_str_equal (moves[i], move) &&
        strlen (moves[i]) == strlen (move))
      return g_strdup (moves[i]);

  g_assert_not_reached ();
}

/* What is seen of each seat's total in the window is what a fresh replay comes to. */
static void
check_fresh (ScrMatch *match)
{
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  g_autoptr (ScrMatch) fresh = NULL;
  g_autoptr (GError) error = NULL;

  json_object_remove_member (json_node_get_object (root), "state");
  fresh = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  ui_check_state (scr_match_get_state (match), scr_match_get_state (fresh));
}

/* An early card was put elsewhere: the window says what it changes, changes nothing before it is
 * applied, then all that follows, and puts it back. */
static void
test_change (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 90);
  guint number = find_entry (match, 1, "take ");
  g_autofree char *told = correct_dup_moves (match);
  g_autofree char *other = dup_other_square (match, number);
  g_autofree char *now = NULL;
  g_autofree char *back = NULL;
  g_autofree char *sentence = scr_match_dup_sentence (match, number, SCR_VIEWER_ALL);
  ScrCorrectWindow *correct;

  correct = open_correction (window, "log.change", number);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (correct), sentence));
  g_assert_false (gtk_widget_is_sensitive (get_apply (correct)));
  choose (correct, other);
  g_assert_true (gtk_widget_is_sensitive (get_apply (correct)));
  g_assert_true (gtk_widget_get_mapped (ui_find_type (GTK_WIDGET (correct), SCR_TYPE_CHANGES)));
  cancel (GTK_WIDGET (correct));
  now = correct_dup_moves (match);
  g_assert_true (g_str_equal (now, told));

  correct = open_correction (window, "log.change", number);
  choose (correct, other);
  ui_click (GTK_WIDGET (correct), "Apply");
  g_assert_null (ui_find_window (SCR_TYPE_CORRECT_WINDOW));
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (match, number)), ==, other);
  check_fresh (match);
  ui_check_shown (window);

  ui_activate (window, "match.undo-correction");
  back = correct_dup_moves (match);
  g_assert_true (g_str_equal (back, told));
  ui_check_shown (window);
  ui_close (window);
}

/* After the end of the game the same. */
static void
test_after_the_end (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, G_MAXUINT);
  guint number = find_entry (match, 1, "take ");
  g_autofree char *other = dup_other_square (match, number);
  g_autofree char *told = correct_dup_moves (match);
  g_autofree char *back = NULL;
  ScrCorrectWindow *correct;
  int before[2];

  g_assert_true (ui_is_over (match));
  for (guint i = 0; i < 2; i++)
    before[i] = scr_state_get_total (scr_match_get_state (match), i + 1);
  correct = open_correction (window, "log.change", number);
  choose (correct, other);
  ui_click (GTK_WIDGET (correct), "Apply");
  g_assert_true (ui_is_over (match));
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (match, number)), ==, other);
  check_fresh (match);
  ui_activate (window, "match.undo-correction");
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (scr_state_get_total (scr_match_get_state (match), i + 1), ==, before[i]);
  back = correct_dup_moves (match);
  g_assert_true (g_str_equal (back, told));
  ui_close (window);
}

static GtkWidget *
find_repair (ScrCorrectWindow *correct)
{
  return ui_get_prefix (GTK_WIDGET (correct), "Insert before it: ");
}

/* A play that is deleted leaves the next without its turn: that is said with what would put it
 * right, one click each, or it is dropped with all that follows. */
static void
test_misfit (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 90);
  guint n_moves = correct_count_moves (match);
  guint number = find_entry (match, 1, "play ");
  g_autofree char *told = correct_dup_moves (match);
  g_autofree char *back = NULL;
  ScrCorrectWindow *correct = open_correction (window, "log.delete", number);
  GtkWidget *drop = ui_find_type (GTK_WIDGET (correct), GTK_TYPE_CHECK_BUTTON);

  g_assert_false (gtk_widget_is_sensitive (get_apply (correct)));
  ui_click_widget (find_repair (correct));
  g_assert_true (gtk_widget_is_sensitive (get_apply (correct)));
  ui_click (GTK_WIDGET (correct), "Without the repairs");
  g_assert_false (gtk_widget_is_sensitive (get_apply (correct)));

  g_assert_true (gtk_widget_activate (drop));
  ui_settle ();
  g_assert_true (gtk_widget_is_sensitive (get_apply (correct)));
  ui_click (GTK_WIDGET (correct), "Apply");
  g_assert_cmpuint (correct_count_moves (match), <, n_moves);
  ui_check_shown (window);
  ui_activate (window, "match.undo-correction");
  back = correct_dup_moves (match);
  g_assert_true (g_str_equal (back, told));
  ui_close (window);
}

/* Groups of sentences have titles that tell them apart. */
static void
test_common (void)
{
  static const struct
  {
    const char *sentences[4];
    const char *common;
  } cases[] = {
    { { "Cleo takes book 3 from the discard pile and puts it on square 3.",
        "Cleo takes book 2 from the discard pile and puts it on square 3.",
        "Cleo takes book 2 from the discard pile and puts it on square 6.", NULL },
      "Cleo takes book … from the discard pile and puts it on square" },
    { { "Cleo takes book 3 from square 1.", "Cleo takes window 1 from square 2.", NULL },
      "Cleo takes … from square" },
    { { "Ann plays 3 and meets Ora et Labora.", "Ann plays 5 and meets Ora et Labora.", NULL },
      "Ann plays … and meets Ora et Labora" },
    { { "Ann plays 3.", "Ann plays 4 and wins.", NULL }, "Ann plays" },
    { { "Ann starts.", "Ben starts.", NULL }, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *common = scr_sentences_dup_common (cases[i].sentences);

      g_assert_cmpstr (common, ==, cases[i].common);
    }
}

static gboolean
is_tried (gpointer apply)
{
  return gtk_widget_is_sensitive (apply);
}

/* What is typed is read and told in a sentence; what does not fit says the rule. */
static void
test_typed (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 90);
  guint number = find_entry (match, 1, "play ");
  ScrCorrectWindow *correct = open_correction (window, "log.insert", number);
  GtkWidget *entry = ui_find_type (GTK_WIDGET (correct), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), "play 77");
  g_signal_emit_by_name (entry, "activate");
  g_assert_false (gtk_widget_is_sensitive (get_apply (correct)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "set corner 1 +4");
  ui_wait (is_tried, get_apply (correct));
  g_signal_emit_by_name (entry, "activate");
  ui_settle ();
  g_assert_null (ui_find_window (SCR_TYPE_CORRECT_WINDOW));
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (match, number)), ==, "set corner 1 +4");
  ui_close (window);
}

/* The button that opens the menu of a line is let go of over the menu: the line is not left
 * pressed. */
static void
test_menu (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 60);
  GtkWidget *log = correct_get_log (window);
  GtkWidget *line = gtk_widget_get_parent (ui_find_type (log, SCR_TYPE_LOG_LINE));
  GtkWidget *menu = ui_find_type (log, GTK_TYPE_POPOVER_MENU);
  g_autoptr (GMenu) model = g_menu_new ();

  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (menu), G_MENU_MODEL (model));
  gtk_widget_set_state_flags (line, GTK_STATE_FLAG_ACTIVE, FALSE);
  gtk_popover_popup (GTK_POPOVER (menu));
  ui_settle ();
  gtk_popover_popdown (GTK_POPOVER (menu));
  ui_settle ();
  g_assert_cmpuint (gtk_widget_get_state_flags (line) & GTK_STATE_FLAG_ACTIVE, ==, 0);
  ui_close (window);
}

/* Where the program deals a match may be set up without undo: the window says so. */
static void
test_without_undo (void)
{
  g_autoptr (ScrMatch) match =
      ui_new_match ("{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}],\"palms\":false,"
                    "\"options\":{\"undo\":\"none\"}}");
  ScrWindow *window;
  ScrCorrectWindow *correct;
  guint number;
  g_autofree char *other = NULL;

  correct_play (match, 90, 5);
  window = ui_open_match (match);
  number = find_entry (match, 1, "take ");
  other = dup_other_square (match, number);
  ui_activate (window, "win.log");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  correct = open_correction (window, "log.change", number);
  choose (correct, other);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (correct),
                                  "This move cannot be corrected: the program dealt when it was "
                                  "made, or moves of then would be dropped, and this match was set "
                                  "up without undo."));
  g_assert_false (gtk_widget_is_sensitive (get_apply (correct)));
  cancel (GTK_WIDGET (correct));
  ui_close (window);
}

/* The button while looking back corrects what is looked at. */
static void
test_looking_back (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 60);
  ScrPlayback *playback = scr_session_get_playback (scr_window_get_session (window));
  GtkWidget *correct;

  scr_playback_look (playback, correct_count_moves (match) - 3);
  ui_settle ();
  ui_click (correct_get_page (window), "Correct this…");
  correct = ui_find_window (SCR_TYPE_CORRECT_WINDOW);
  g_assert_nonnull (correct);
  cancel (correct);
  g_assert_true (scr_playback_get_is_looking_back (playback));
  ui_close (window);
}

/* The short form of the table is read where the entry stands: a card alone is played. Several
 * moves are more than an entry. */
static void
test_short_form (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 90);
  guint number = find_entry (match, 60, "play ");
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state_at (match, number - 1));
  g_autofree char *told = correct_get_move (match, number);
  ScrCorrectWindow *correct = open_correction (window, "log.change", number);
  GtkWidget *entry = ui_find_type (GTK_WIDGET (correct), GTK_TYPE_ENTRY);
  const char *other = moves[g_str_equal (moves[0], told)];
  g_autofree char *sentence =
      scr_state_describe (scr_match_get_state_at (match, number - 1), other, SCR_VIEWER_ALL, NULL);
  g_autofree char *two = g_strdup_printf ("%s %s", strchr (other, ' ') + 1, "?");

  g_assert_nonnull (other);
  gtk_editable_set_text (GTK_EDITABLE (entry), strchr (other, ' ') + 1);
  g_signal_emit_by_name (entry, "activate");
  ui_settle ();
  g_assert_nonnull (ui_find_text (GTK_WIDGET (correct), sentence));
  gtk_editable_set_text (GTK_EDITABLE (entry), two);
  g_signal_emit_by_name (entry, "activate");
  ui_settle ();
  g_assert_false (gtk_widget_is_sensitive (get_apply (correct)));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (correct), "These are several moves, but an entry is "
                                                        "one. Type only one."));
  cancel (GTK_WIDGET (correct));
  ui_close (window);
}

static void
check_width (GtkWidget *window)
{
  int width;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
}

/* A card that whoever is due has not in hand, where somebody is to play and there is one; else 0.
 */
static guint
find_missing (ScrMatch *match)
{
  ScrState *state = scr_match_get_state (match);

  if (!g_str_equal (scr_state_get_awaiting (state), "play"))
    return 0;

  for (guint value = 1; value <= 13; value++)
    {
      g_autofree char *move = g_strdup_printf ("play %u", value);
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrState) after = scr_state_apply (state, move, &error);

      if (after == NULL && strstr (error->message, "not-in-hand") != NULL)
        return value;
    }

  return 0;
}

/* What is recorded all the same leads to what the players did: it says so in the log and on the
 * score sheet, with the note. */
static void
test_record (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 60);
  g_autoptr (ScrReport) report = NULL;
  g_autofree char *move = NULL;
  g_autofree char *remark = NULL;
  guint64 random = 3;
  guint n_moves;
  GtkWidget *record;
  GtkWidget *row;

  while (find_missing (match) == 0)
    correct_advance (match, &random);
  ui_settle ();
  n_moves = correct_count_moves (match);
  move = g_strdup_printf ("play %u", find_missing (match));
  record = correct_open_record (window, move);
  gtk_editable_set_text (GTK_EDITABLE (ui_get_control (record, GTK_TYPE_ENTRY, "Note")),
                         "played it again");
  ui_click (record, "Record");
  g_assert_null (ui_find_window (SCR_TYPE_RECORD_WINDOW));
  g_assert_cmpuint (correct_count_moves (match), >, n_moves + 1);
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (match, correct_count_moves (match))),
                   ==, move);
  ui_check_shown (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (ui_find_text (correct_get_log (window), "Note: played it again"));
  row = gtk_widget_get_ancestor (ui_find_text (correct_get_log (window), "Note: played it again"),
                                 SCR_TYPE_LOG_LINE);
  g_assert_true (ui_has_description (
      gtk_widget_get_parent (row),
      "By hand, not by the rules. Note: played it again. Choosing it shows the table just after "
      "this; F2 corrects it"));
  g_assert_nonnull (ui_find_text (correct_get_log (window), "By hand, not by the rules"));
  report = scr_report_new (match, SCR_VIEWER_ALL);
  remark = scr_report_dup_remark (report);
  g_assert_nonnull (strstr (remark, "played it again"));
  ui_close (window);
}

/* Undo takes back what was done last, and that may be a correction. */
static void
test_undo (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 90);
  guint number = find_entry (match, 1, "take ");
  g_autofree char *told = correct_dup_moves (match);
  g_autofree char *other = dup_other_square (match, number);
  g_autofree char *back = NULL;
  guint n_moves = correct_count_moves (match);
  ScrCorrectWindow *correct = open_correction (window, "log.change", number);

  choose (correct, other);
  ui_click (GTK_WIDGET (correct), "Apply");
  ui_activate (window, "match.undo");
  back = correct_dup_moves (match);
  g_assert_cmpstr (back, ==, told);
  ui_activate (window, "match.undo");
  g_assert_cmpuint (correct_count_moves (match), <, n_moves);
  ui_close (window);
}

/* Neither window needs more than a narrow one with letters twice as large. */
static void
test_large_letters (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 90);
  GtkSettings *settings = gtk_settings_get_default ();
  guint number = find_entry (match, 1, "take ");
  g_autofree char *other = dup_other_square (match, number);
  ScrCorrectWindow *correct;
  GtkWidget *record;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);
  correct = open_correction (window, "log.change", number);
  choose (correct, other);
  check_width (GTK_WIDGET (correct));
  cancel (GTK_WIDGET (correct));
  correct = open_correction (window, "log.delete", find_entry (match, 1, "play "));
  check_width (GTK_WIDGET (correct));
  ui_click_widget (find_repair (correct));
  check_width (GTK_WIDGET (correct));
  cancel (GTK_WIDGET (correct));
  record = correct_open_record (window, "recall 2 13");
  gtk_editable_set_text (GTK_EDITABLE (ui_get_control (record, GTK_TYPE_ENTRY,
                                                       "Something else, in notation, separated "
                                                       "by semicolons")),
                         "set corner 1 +4; set corner 1 -4");
  ui_settle ();
  check_width (record);
  cancel (record);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/complaints/M8/changed-in-the-window", test_change);
  g_test_add_func ("/complaints/M2/after-the-end-in-the-window", test_after_the_end);
  g_test_add_func ("/complaints/M1/misfit-in-the-window", test_misfit);
  g_test_add_func ("/correct/typed", test_typed);
  g_test_add_func ("/correct/undo", test_undo);
  g_test_add_func ("/correct/menu", test_menu);
  g_test_add_func ("/correct/common", test_common);
  g_test_add_func ("/correct/without-undo", test_without_undo);
  g_test_add_func ("/correct/looking-back", test_looking_back);
  g_test_add_func ("/correct/short-form", test_short_form);
  g_test_add_func ("/correct/large-letters", test_large_letters);
  g_test_add_func ("/complaints/M3/recorded-anyway-in-the-window", test_record);

  return g_test_run ();
}
