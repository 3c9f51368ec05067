/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mirror-util.h"
#include "screenshots.h"

#include "app/abbates/abbates-abbey.h"
#include "app/abbates/abbates-card-entry.h"
#include "app/abbates/abbates-point.h"
#include "app/abbates/abbates-portrait.h"
#include "app/abbates/abbates-position-henricus.h"
#include "app/abbates/abbates-position-seat.h"
#include "app/scr-application.h"
#include "app/scr-correct-window.h"
#include "app/scr-join-page.h"
#include "app/scr-layout-window.h"
#include "app/scr-log.h"
#include "app/scr-match-item.h"
#include "app/scr-preferences.h"
#include "app/scr-preset-bar.h"
#include "app/scr-record-window.h"
#include "app/scr-sides-window.h"
#include "app/scr-statistics-window.h"
#include "check-util.h"
#include "core/scr-json.h"
#include "picture-util.h"
#include "sheet-util.h"
#include "ui-util.h"
#include <glib/gi18n.h>
#include <locale.h>

/* Pictures of a real table mirrored: told, checked, corrected, scored. */

/* The window that corrects an entry, after something was done in it. */
static void
show_correction (const Frame *frame,
                 const char *page,
                 const char *kind,
                 const char *word,
                 const char *repair)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 2, "take");
  ScrWindow *window;
  GtkWidget *correct;
  guint number = 60;
  g_auto (GStrv) moves = NULL;

  g_assert_true (scr_match_move (match, "mode table", NULL));
  while (!g_str_has_prefix (scr_entry_get_move (scr_match_get_entry (match, number)), word))
    number++;
  moves = scr_state_list_moves (scr_match_get_state_at (match, number - 1));
  window = open_match (frame, match);
  ui_activate (window, "win.log");
  gtk_widget_activate_action (ui_find_type (GTK_WIDGET (window), SCR_TYPE_LOG), kind, "u", number);
  ui_settle ();
  correct = ui_find_window (SCR_TYPE_CORRECT_WINDOW);
  if (g_str_equal (kind, "log.change"))
    gtk_widget_activate_action (correct, "correct.choose", "s",
                                moves[g_str_equal (moves[0], scr_entry_get_move (
                                                                 scr_match_get_entry (match,
                                                                                      number)))]);
  if (repair != NULL)
    gtk_widget_activate_action (correct, repair, "u", 0);
  ui_settle ();
  show_window (frame, page, correct);
  ui_close (window);
}

void
show_correct (const Frame *frame,
              const char *page)
{
  show_correction (frame, page, "log.change", "take ", NULL);
}

void
show_insert (const Frame *frame,
             const char *page)
{
  show_correction (frame, page, "log.insert", "take ", NULL);
}

void
show_misfit (const Frame *frame,
             const char *page)
{
  show_correction (frame, page, "log.delete", "play ", NULL);
}

void
show_repaired (const Frame *frame,
               const char *page)
{
  show_correction (frame, page, "log.delete", "play ", "correct.repair");
}

/* A card was put where it may not go at a real table. */
void
show_record (const Frame *frame,
             const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_TWO_PEOPLE, "Learning game", 2, "take");
  ScrState *state = scr_match_get_state (match);
  g_auto (GStrv) moves = scr_state_list_moves (state);
  ScrWindow *window;

  g_assert_true (scr_match_move (match, "mode table", NULL));
  window = open_match (frame, match);
  for (guint square = 1; square <= 9; square++)
    {
      g_autofree char *move = g_strdup_printf ("%.*s%u", (int) strlen (moves[0]) - 1, moves[0],
                                               square);
      g_autoptr (ScrState) after = scr_state_apply (state, move, NULL);

      if (after != NULL)
        continue;
      ui_move (window, move);
      break;
    }
  take_picture (frame, GTK_WIDGET (window), "refused");
  gtk_widget_activate_action (GTK_WIDGET (scr_window_get_table_page (window)),
                              "page.record-anyway", NULL);
  ui_settle ();
  show_window (frame, page, ui_find_window (SCR_TYPE_RECORD_WINDOW));
  ui_close (window);
}

/* Before the players deal on with their own box. */
void
show_sides (const Frame *frame,
            const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 2, "take");
  ScrWindow *window = open_match (frame, match);

  ui_activate (window, "win.change-sides");
  show_window (frame, page, ui_find_window (SCR_TYPE_SIDES_WINDOW));
  ui_close (window);
}

/* Before the program deals on: what nobody recorded can be told. */
void
show_sides_digital (const Frame *frame,
                    const char *page)
{
  static const char *const moves[] = { "mode table", "set garden 2 ?", "set refill 3 ?",
                                       "set portrait 2 5 ?" };
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 2, "take");
  ScrWindow *window;
  GtkWidget *sides;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (scr_match_move (match, moves[i], NULL));
  window = open_match (frame, match);
  ui_activate (window, "win.change-sides");
  sides = ui_find_window (SCR_TYPE_SIDES_WINDOW);
  abbates_card_entry_set_card (
      ABBATES_CARD_ENTRY (ui_find_type (sides, ABBATES_TYPE_CARD_ENTRY)),
      ABBATES_CARD (ABBATES_WINDOW, 2));
  show_window (frame, page, sides);
  ui_close (window);
}

/* A position is laid out, some of it already. */
void
show_layout (const Frame *frame,
             const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_FOUR_PEOPLE, "Friday at the abbey", 2, "take");
  ScrWindow *window = open_match (frame, match);
  GtkWidget *layout;

  ui_activate (window, "win.layout");
  layout = ui_find_window (SCR_TYPE_LAYOUT_WINDOW);
  for (guint i = 0; i < 4; i++)
    gtk_widget_activate (gtk_root_get_focus (GTK_ROOT (layout)));
  show_window (frame, page, layout);
  ui_close (window);
}

/* A position is laid out, all of it. */
void
show_laid (const Frame *frame,
           const char *page)
{
  g_autoptr (ScrMatch) match = new_match (UI_TWO_PEOPLE, "Learning game", 2, "take");
  ScrWindow *window = open_match (frame, match);
  GtkWidget *layout;

  ui_activate (window, "win.layout");
  layout = ui_find_window (SCR_TYPE_LAYOUT_WINDOW);
  while (GTK_IS_CHECK_BUTTON (gtk_root_get_focus (GTK_ROOT (layout))))
    gtk_widget_activate (gtk_root_get_focus (GTK_ROOT (layout)));
  show_window (frame, page, layout);
  ui_close (window);
}

/* Before a table is mirrored: who plays, and with which rules. */
void
show_new_table (const Frame *frame,
                const char *page)
{
  ScrWindow *window = open_window (frame);

  scr_window_show_mirror (window);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

static void
tab (ScrWindow *window)
{
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
}

/* Tells which of the cards lie in the places that follow each other. */
static void
tell_cards (ScrWindow *window)
{
  static const AbbatesCard cards[] = {
    ABBATES_CARD (ABBATES_ARTEFACT, 1),
    ABBATES_CARD (ABBATES_WINDOW, 2),
    ABBATES_CARD (ABBATES_BOOK, 3),
    ABBATES_CARD (ABBATES_BOOK, 1),
    ABBATES_CARD (ABBATES_WINDOW, 1),
    ABBATES_UNKNOWN_CARD,
    ABBATES_CARD (ABBATES_ARTEFACT, 3),
  };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      GtkWidget *focus = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                                  ABBATES_TYPE_CARD_ENTRY);

      abbates_card_entry_set_card (ABBATES_CARD_ENTRY (focus), cards[i]);
      tab (window);
    }
}

/* The form, in the step that is the @step-th of the list, and in round and phase 2. */
static void
begin_join (ScrWindow *window,
            guint step)
{
  GtkWidget *page = ui_find_type (GTK_WIDGET (window), SCR_TYPE_JOIN_PAGE);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_type (page, GTK_TYPE_DROP_DOWN)), step);
  gtk_widget_grab_focus (page);
  tab (window);
  for (guint i = 0; i < 2; i++)
    gtk_editable_set_text (GTK_EDITABLE (gtk_root_get_focus (GTK_ROOT (window))), "2");
  ui_settle ();
}

/* The position of a game that is under way, told in part. */
void
show_join (const Frame *frame,
           const char *page)
{
  ScrWindow *window = open_window (frame);

  scr_window_show_new (window);
  ui_activate (window, "win.join");
  begin_join (window, 0);
  tab (window);
  tell_cards (window);
  take_picture (frame, GTK_WIDGET (window), page);
  sheet_bring_into_sight (
      ui_find_type (ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_POSITION_SEAT),
                    ABBATES_TYPE_CARD_ENTRY));
  take_picture (frame, GTK_WIDGET (window), "join-seat");
  ui_close (window);
}

/* Cards are being taken; something is missing. */
void
show_join_taking (const Frame *frame,
                  const char *page)
{
  ScrWindow *window = open_window (frame);

  scr_window_show_new (window);
  ui_activate (window, "win.join");
  begin_join (window, 2);
  gtk_widget_activate_action (gtk_root_get_focus (GTK_ROOT (window)), "join.go", NULL);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

/* What lies before Henricus. */
void
show_join_solo (const Frame *frame,
                const char *page)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  ScrWindow *window = open_window (frame);
  GtkWidget *page_widget;

  scr_window_show_new (window);
  ui_activate (window, "win.join");
  page_widget = ui_find_type (GTK_WIDGET (window), SCR_TYPE_JOIN_PAGE);
  g_assert_true (scr_join_page_begin (SCR_JOIN_PAGE (page_widget), scr_game_lookup ("abbates"),
                                      scr_match_get_setup (match), NULL, "", NULL));
  begin_join (window, 1);
  for (guint i = 0; i < 7; i++)
    gtk_widget_child_focus (ui_find_type (page_widget, ABBATES_TYPE_POSITION_HENRICUS),
                            GTK_DIR_TAB_FORWARD);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
}

/* What nobody recorded is shown as such. */
void
show_unrecorded (const Frame *frame,
                 const char *page)
{
  g_autoptr (ScrMatch) match = check_new_four (50, 200);

  scr_match_set_title (match, "Friday at the abbey");
  show_match (frame, page, match, "");
}

void
show_unrecorded_score (const Frame *frame,
                       const char *page)
{
  g_autoptr (ScrMatch) match = check_new_four (50, G_MAXUINT);

  scr_match_set_title (match, "Friday at the abbey");
  show_match (frame, page, match, "win.score");
}

void
show_check (const Frame *frame,
            const char *page)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = open_match (frame, match);

  show_window (frame, page, GTK_WIDGET (check_open_page (window, page)));
  ui_close (window);
}

/* The page that scores a finished game: nothing told, something, all, and what opens there. */
void
show_sheet (const Frame *frame,
            const char *page)
{
  ScrWindow *window = open_window (frame);

  sheet_show_page (window, page);
  take_picture (frame, GTK_WIDGET (window), page);
  ui_close (window);
  sheet_forget_draft ();
}

void
show_sheet_whole (const Frame *frame,
                  const char *page)
{
  g_autoptr (ScrMatch) match = sheet_new_match (UI_TWO_PEOPLE, SHEET_WHOLE);

  show_match (frame, page, match, "");
}

/* A real table that is mirrored to where @word is due, and @n_more moves further. */
static void
show_table (const Frame *frame,
            const char *page,
            const char *setup_text,
            guint round,
            const char *word,
            guint n_more)
{
  g_autoptr (ScrMatch) match = mirror_new_match (setup_text, round, word, n_more);

  scr_match_set_title (match, "Friday at the abbey");
  show_match (frame, page, match, "");
}

void
show_set_up (const Frame *frame,
             const char *page)
{
  show_table (frame, "set-up-board", UI_FOUR_PEOPLE, 0, "arcade", 0);
  show_table (frame, "set-up-arcade", UI_FOUR_PEOPLE, 0, "arcade", 4);
  show_table (frame, "set-up-mission", UI_FOUR_PEOPLE, 0, "mission", 1);
  show_table (frame, "set-up-start", UI_FOUR_PEOPLE, 0, "start", 0);
  show_table (frame, "set-up-points", UI_FOUR_PEOPLE, 0, "reveal", 1);
  show_table (frame, "set-up-garden", UI_TWO_PEOPLE, 0, "reveal", 12);
  show_table (frame, "set-up-henricus", UI_SOLO, 0, "henricus", 0);
}

void
show_mirror (const Frame *frame,
             const char *page)
{
  show_table (frame, "mirror-play", UI_FOUR_PEOPLE, 2, "play", 0);
  show_table (frame, "mirror-take", UI_FOUR_PEOPLE, 2, "take", 0);
  show_table (frame, "mirror-reveal", UI_FOUR_PEOPLE, 2, "reveal", 0);
  show_table (frame, "mirror-place", UI_FOUR_PEOPLE, 2, "place", 0);
  show_table (frame, "mirror-order", UI_FOUR_PEOPLE, 1, "order", 0);
}

/* What is to be done at a real table: while all play, while they take, while cards are turned up,
 * when a round has ended, against Henricus; the list as a page, and the large view. */
void
show_agenda (const Frame *frame,
             const char *page)
{
  static const struct
  {
    const char *name;
    const char *setup;
    guint phase;
    const char *word;
    const char *actions;
  } moments[] = {
    { "play", UI_FOUR_PEOPLE, 3, "play", "" },
    { "take", UI_FOUR_PEOPLE, 2, "take", "" },
    { "reveal", UI_FOUR_PEOPLE, 3, "reveal", "" },
    { "corner", UI_FOUR_PEOPLE, 4, "play", "" },
    { "solo", UI_SOLO, 2, "play", "" },
    { "list", UI_FOUR_PEOPLE, 2, "take", "win.agenda" },
    { "large", UI_FOUR_PEOPLE, 2, "take", "win.large-view" },
    { "large-over", UI_FOUR_PEOPLE, 4, NULL, "win.large-view" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (ScrMatch) match =
          ui_new_mirrored (moments[i].setup, 2, moments[i].phase, moments[i].word);
      g_autofree char *name = g_strdup_printf ("%s-%s", page, moments[i].name);

      scr_match_set_title (match, "Friday at the abbey");
      show_match (frame, name, match, moments[i].actions);
    }
}
