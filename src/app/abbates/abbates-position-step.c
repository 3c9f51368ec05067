/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/abbates/abbates-position-form-private.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-ellipsis.h"
#include "games/abbates/abbates-move.h"
#include "games/abbates/abbates-sentence.h"

/* In which step the game is that is joined, and what is asked in it. */

AbbatesStep
abbates_position_form_get_step (AbbatesPositionForm *self)
{
  return (AbbatesStep) gtk_drop_down_get_selected (
      GTK_DROP_DOWN (abbates_form_field_get_control (self->step)));
}

/* The number that is typed, 0 while there is none. */
static guint
peek_number (AbbatesFormField *field)
{
  int number = atoi (abbates_form_field_get_text (field));

  return number >= 1 && number <= ABBATES_N_ROUNDS ? (guint) number : 0;
}

/* What lies on the arcade box of the phase that is told. */
static AbbatesArcade
peek_arcade (AbbatesPositionForm *self)
{
  guint round = peek_number (self->round);
  guint phase = peek_number (self->phase);

  return self->arcades[0] != NULL && round > 0 && phase > 0 && phase < ABBATES_N_PHASES
             ? abbates_position_form_get_card (self, (round - 1) * 3 + phase - 1)
             : ABBATES_NO_ARCADE;
}

static const char *
get_hint (AbbatesPositionForm *self,
          AbbatesStep step)
{
  switch (step)
    {
    case ABBATES_STEP_PLAY:
      return _ ("Somebody has yet to play an Abbot card in this phase.");
    case ABBATES_STEP_TAKE:
      return _ (
          "All have played, and somebody has yet to take a garden card. Has everybody a card? "
          "Then refill the line first, and tell that the next phase begins.");
    case ABBATES_STEP_ROUND_END:
      return peek_number (self->round) == ABBATES_N_ROUNDS
                 ? _ ("Phase 4 is over, and the winner has the corner card. The final score is "
                      "shown at once.")
                 : _ ("Phase 4 is over, and the winner has the corner card, but nobody has taken "
                      "an "
                      "Abbot card back yet. The next round begins with those that come back.");
    default:
      return _ ("Nobody has played in this phase yet. Between two phases, tell the one that comes: "
                "after phase 4 it is phase 1 of the next round.");
    }
}

static const char *
get_turn_hint (AbbatesPositionForm *self)
{
  return self->arcades[0] != NULL ? _ ("Who has won comes first. If the winner has used the arcade "
                                       "card already, let the "
                                       "winner take a card too, and choose who comes next.")
                                  : _ ("Who has won comes first.");
}

static void
set_asked (AbbatesFormField *field,
           gboolean is_asked)
{
  gtk_widget_set_visible (GTK_WIDGET (field), is_asked);
}

/* Asks only for what there can be in the step that is told. */
void
abbates_position_form_ask (AbbatesPositionForm *self)
{
  const AbbatesRules *rules = &self->setup->rules;
  AbbatesStep step = abbates_position_form_get_step (self);
  gboolean is_end = step == ABBATES_STEP_ROUND_END;
  gboolean is_taking = step == ABBATES_STEP_TAKE;
  guint round = peek_number (self->round);
  guint phase = is_end ? ABBATES_N_PHASES : peek_number (self->phase);

  abbates_form_field_remark (self->step, get_hint (self, step));
  set_asked (self->phase, !is_end);
  set_asked (self->start, !rules->solo && !(is_end && round == ABBATES_N_ROUNDS));
  abbates_form_field_remark (self->start,
                             is_end ? _ ("Whose card was the lowest in phase 4 starts the next "
                                         "round.")
                                    : "");
  set_asked (self->turn, is_taking);
  abbates_form_field_remark (self->turn, is_taking ? get_turn_hint (self) : "");
  set_asked (self->drawn_field, is_taking);
  set_asked (self->line,
             is_taking && (rules->solo || peek_arcade (self) == ABBATES_OTHER_LINE));
  for (guint i = 0; self->arcades[0] != NULL && i < ABBATES_N_ARCADE_BOXES; i++)
    set_asked (self->arcades[i], i / 3 + 1 >= round + is_end);
  if (self->arcade_group != NULL)
    gtk_widget_set_visible (self->arcade_group, !(is_end && round == ABBATES_N_ROUNDS));
  for (guint i = 0; i < rules->n_seats; i++)
    abbates_position_seat_ask (self->seats[i], step, round, phase);
  if (self->henricus != NULL)
    abbates_position_henricus_ask (self->henricus, step, round, phase);
  scr_position_form_report_told (SCR_POSITION_FORM (self));
}

static AbbatesFormField *
add_choice (AbbatesPositionForm *self,
            const char *title,
            const char *const *choices)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);
  AbbatesFormField *field;

  scr_drop_down_ellipsize (GTK_DROP_DOWN (choice));
  scr_set_name (choice, title);
  field = abbates_position_form_add_field (self, abbates_form_field_new (title, choice));
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (abbates_form_field_settle),
                           field, G_CONNECT_SWAPPED);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (abbates_position_form_ask), self,
                           G_CONNECT_SWAPPED);

  return field;
}

/* Henricus has turns too. */
static GStrv
list_players (AbbatesPositionForm *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    g_strv_builder_add (builder, self->setup->names[i]);
  if (self->setup->rules.solo)
    g_strv_builder_add (builder, _ ("Henricus"));

  return g_strv_builder_end (builder);
}

static void
add_turn (AbbatesPositionForm *self,
          const char *const *players)
{
  const char *lines[ABBATES_N_LINES + 2] = { _ ("The Abbot-General’s line") };

  for (AbbatesLine line = 1; line <= ABBATES_N_LINES; line++)
    lines[line] = abbates_sentence_line (line);
  self->turn = add_choice (self, _ ("Who takes a card next"), players);
  self->line = add_choice (self, _ ("Line from which cards are taken"), lines);
  self->drawn = ABBATES_CARD_ENTRY (
      abbates_card_entry_new (_ ("Card that is drawn, but not laid on the portrait yet")));
  abbates_card_bar_add_entry (self->palette, self->drawn);
  self->drawn_field = abbates_position_form_add_field (
      self, abbates_form_field_new (_ ("Card that is drawn, but not laid on the portrait yet"),
                                    GTK_WIDGET (self->drawn)));
  g_signal_connect_object (self->drawn, "told", G_CALLBACK (abbates_form_field_settle),
                           self->drawn_field, G_CONNECT_SWAPPED);
}

/* Where the game is: the first thing that is asked. */
void
abbates_position_form_add_step (AbbatesPositionForm *self)
{
  const char *steps[] = { _ ("A phase begins"), _ ("Cards are being played"),
                          _ ("Cards are being taken"), _ ("A round ends"), NULL };
  g_auto (GStrv) players = list_players (self);

  self->step = add_choice (self, _ ("What happens at your table"), steps);
  self->round = abbates_position_form_add_entry (self, _ ("Round, 1 to 4"), 1);
  self->phase = abbates_position_form_add_entry (self, _ ("Phase, 1 to 4"), 1);
  self->start =
      add_choice (self, _ ("Starting player of this phase"), (const char *const *) players);
  add_turn (self, (const char *const *) players);
  g_signal_connect_object (self->round, "told", G_CALLBACK (abbates_position_form_ask), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->phase, "told", G_CALLBACK (abbates_position_form_ask), self,
                           G_CONNECT_SWAPPED);
}

static guint
get_selected (AbbatesFormField *field)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (abbates_form_field_get_control (field)));
}

/* The seat that is due: the first from the starting player on that has not played; 0 for none. */
static guint
find_due (AbbatesPositionForm *self,
          guint start)
{
  guint n_seats = self->setup->rules.n_seats;

  for (guint i = 0; i < n_seats; i++)
    if (!abbates_position_seat_is_done (self->seats[(start - 1 + i) % n_seats]))
      return (start - 1 + i) % n_seats + 1;

  return 0;
}

static gboolean
write_playing (AbbatesPositionForm *self,
               guint start,
               int phase,
               JsonObject *state)
{
  guint due = find_due (self, start);

  json_object_set_string_member (state, "awaiting", "play");
  json_object_set_int_member (state, "by", MAX (due, 1));
  if (due != 0)
    return TRUE;

  abbates_form_field_refuse (self->step,
                             phase < ABBATES_N_PHASES
                                 ? _ ("Everybody has played in this phase. Choose that cards are "
                                      "being taken.")
                                 : _ ("Everybody has played in this phase. Give the winner the "
                                      "corner card, and choose that a round ends."));
  return FALSE;
}

/* Who is to take, and from where. */
static void
write_turn (AbbatesPositionForm *self,
            AbbatesCard drawn,
            JsonObject *state)
{
  guint seat = get_selected (self->turn) + 1;
  guint line = abbates_form_field_is_asked (self->line) ? get_selected (self->line) : 0;
  JsonArray *acted = json_object_get_array_member (state, "acted");

  json_object_set_string_member (state, "awaiting", drawn != ABBATES_NO_CARD ? "place" : "take");
  if (seat <= self->setup->rules.n_seats)
    json_object_set_int_member (state, "by", seat);
  else
    json_object_set_int_member (state, "due_seat", seat);
  if (drawn != ABBATES_NO_CARD)
    json_object_set_string_member (state, "drawn", abbates_card_to_word (drawn));
  if (line == 0)
    return;

  if (peek_arcade (self) == ABBATES_OTHER_LINE &&
      g_strcmp0 (abbates_line_to_word (line),
                 json_object_get_string_member (state, "line")) != 0)
    {
      g_autofree char *move = g_strdup_printf ("other-line %s", abbates_line_to_word (line));

      json_array_add_string_element (acted, move);
    }
  json_object_set_string_member (state, "taken_line", abbates_line_to_word (line));
}

static gboolean
write_taking (AbbatesPositionForm *self,
              int phase,
              JsonObject *state)
{
  AbbatesCard drawn = abbates_card_entry_get_card (self->drawn);

  if (phase == ABBATES_N_PHASES)
    {
      abbates_form_field_refuse (self->step,
                                 _ ("Nobody takes a garden card in phase 4. Give the winner the "
                                    "corner card, and choose that a round ends."));
      return FALSE;
    }
  if (!abbates_card_entry_is_right (self->drawn))
    {
      abbates_form_field_refuse (self->drawn_field,
                                 _ ("Type w, b or a and the number of beans, such "
                                    "as w2; ? for a card that you do not know."));
      return FALSE;
    }
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    if (!abbates_position_seat_is_done (self->seats[i]))
      {
        abbates_position_seat_refuse (self->seats[i], ".played",
                                      _ ("Cards are taken when all have played: type the Abbot "
                                         "card "
                                         "that was played, or - for who sits out."));
        return FALSE;
      }
  write_turn (self, drawn, state);

  return TRUE;
}

static void
write_line (AbbatesPositionForm *self,
            int round,
            int phase,
            JsonObject *state)
{
  const char *line = phase < ABBATES_N_PHASES
                         ? abbates_line_to_word (self->setup->rules.line[round - 1][phase - 1])
                         : NULL;

  json_object_set_null_member (state, "line");
  json_object_set_null_member (state, "taken_line");
  if (line == NULL)
    return;
  json_object_set_string_member (state, "line", line);
  json_object_set_string_member (state, "taken_line", line);
}

/**
 * abbates_position_form_write_step:
 * @self: a form
 * @state: a state object
 *
 * Writes which step it is. What is due in it the rules work out.
 *
 * Returns: %FALSE where the form says what is missing or cannot be
 */
gboolean
abbates_position_form_write_step (AbbatesPositionForm *self,
                                  JsonObject *state)
{
  AbbatesStep step = abbates_position_form_get_step (self);
  guint start = self->setup->rules.solo ? 1 : get_selected (self->start) + 1;
  int phase = ABBATES_N_PHASES;
  int round;

  if (!abbates_form_field_read_number (self->round, 1, 4, 0, &round) ||
      (step != ABBATES_STEP_ROUND_END &&
       !abbates_form_field_read_number (self->phase, 1, 4, 0, &phase)))
    return FALSE;

  json_object_set_int_member (state, "round", round);
  json_object_set_int_member (state, "phase", phase);
  json_object_set_null_member (state, "by");
  /* Henricus turns up his cards, where there is one; then a phase begins. */
  json_object_set_string_member (state, "awaiting", "henricus");
  json_object_set_null_member (state, "due_for");
  json_object_set_null_member (state, "due_seat");
  json_object_set_null_member (state, "drawn");
  json_object_set_array_member (state, "acted", json_array_new ());
  json_object_set_int_member (state, "start_seat", start);
  write_line (self, round, phase, state);
  if (step == ABBATES_STEP_PLAY)
    return write_playing (self, start, phase, state);

  return step != ABBATES_STEP_TAKE || write_taking (self, phase, state);
}

/* A seat that has no turn now is refused: the rules would go on without it. */
static gboolean
check_turn (AbbatesPositionForm *self,
            const AbbatesPosition *position)
{
  guint seat = get_selected (self->turn) + 1;
  gboolean is_his = seat > self->setup->rules.n_seats;
  g_autofree char *reason = NULL;

  if (is_his && position->order[0] == seat)
    reason =
        g_strdup_printf (_ ("Henricus has won: he takes by the Solo card. Do that at your table, "
                            "then choose that %s is next; or choose that cards are being "
                            "played, and leave out your own card: then you are told what he "
                            "takes."),
                         self->setup->names[0]);
  else if (position->stage != ABBATES_STAGE_TAKE || position->order[position->turn] != seat)
    reason =
        g_strdup_printf (_ ("It cannot be the turn of %s: by what was played, the arcade card "
                            "and what lies in the line, there is nothing to take. Look at them "
                            "again, or refill the line and tell that the next phase begins."),
                         is_his ? _ ("Henricus") : self->setup->names[seat - 1]);
  if (reason != NULL)
    abbates_form_field_refuse (self->turn, reason);

  return reason == NULL;
}

/* The card that has won lies in the Chapter Room before anybody takes. */
static gboolean
check_winner (AbbatesPositionForm *self,
              const AbbatesPosition *position)
{
  guint seat = position->order[0];
  gboolean is_his = seat > self->setup->rules.n_seats;
  guint value = is_his ? position->henricus.played : position->seats[seat - 1].played;
  g_autofree char *reason = NULL;

  for (guint i = 0; i < position->n_chapter; i++)
    if (position->chapter[i] == (seat << 4 | value))
      return TRUE;
  if (peek_arcade (self) == ABBATES_RECALL)
    return TRUE;

  reason = g_strdup_printf (_ ("%s has won this phase with Abbot card %u, so that card lies in the "
                               "Chapter Room: tell it here too."),
                            is_his ? _ ("Henricus") : self->setup->names[seat - 1], value);
  if (is_his)
    abbates_position_henricus_refuse (self->henricus, ".chapter", reason);
  else
    abbates_position_seat_refuse (self->seats[seat - 1], ".chapter", reason);

  return FALSE;
}

/* Where cards are taken, what the rules make of it must be what was told. */
gboolean
abbates_position_form_check_step (AbbatesPositionForm *self,
                                  const AbbatesPosition *position)
{
  return abbates_position_form_get_step (self) != ABBATES_STEP_TAKE ||
         (check_turn (self, position) && check_winner (self, position));
}
