/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-layout-private.h"

#include <glib/gi18n-lib.h>

#include "core/scr-fixed-list.h"
#include "core/scr-step.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* How a position is built on an empty table with the pieces of the box. */

/**
 * abbates_layout_add_fact:
 * @self: the steps so far
 * @format: what is so after the next step, “PLACE = PIECE”
 * @...: what @format wants
 *
 * Adds a fact, which abbates_layout_add_step() gives to its step.
 */
void
abbates_layout_add_fact (AbbatesLayout *self,
                         const char *format,
                         ...)
{
  g_autofree char *fact = NULL;
  va_list args;

  va_start (args, format);
  fact = g_strdup_vprintf (format, args);
  va_end (args);
  g_strv_builder_add (self->facts, fact);
}

/**
 * abbates_layout_add_step:
 * @self: the steps so far
 * @place: (nullable): where it is done
 * @piece: (nullable): with what
 * @sentence: (transfer full): what to do
 *
 * Adds a step, with the facts added since the last.
 */
void
abbates_layout_add_step (AbbatesLayout *self,
                         const char *place,
                         const char *piece,
                         char *sentence)
{
  g_autofree char *taken = sentence;
  g_auto (GStrv) facts = g_strv_builder_end (self->facts);

  g_strv_builder_unref (self->facts);
  self->facts = g_strv_builder_new ();
  g_ptr_array_add (self->steps, scr_step_new (self->steps->len + 1, taken, place, piece,
                                              (const char *const *) facts));
}

/**
 * abbates_layout_add_seat_step:
 * @self: the steps so far
 * @place: where it is done, without the seat
 * @seat: the number behind @place: a seat, or whatever else is counted there
 * @piece: (nullable): with what
 * @sentence: (transfer full): what to do
 *
 * Adds a step, with the facts added since the last.
 */
void
abbates_layout_add_seat_step (AbbatesLayout *self,
                              const char *place,
                              guint seat,
                              const char *piece,
                              char *sentence)
{
  g_autofree char *whole = g_strdup_printf ("%s %u", place, seat);

  abbates_layout_add_step (self, whole, piece, sentence);
}

/**
 * abbates_layout_name_card:
 * @card: a card, not ABBATES_NO_CARD
 *
 * Returns: (transfer full): its name within a sentence; for one that nobody recorded that any will
 *   do
 */
char *
abbates_layout_name_card (AbbatesCard card)
{
  return card == ABBATES_UNKNOWN_CARD ? g_strdup (_ ("any card that nobody has looked at"))
                                      : abbates_sentence_card (card);
}

/**
 * abbates_layout_list_cards:
 * @cards: (array length=n_cards): cards
 * @n_cards: how many
 *
 * Returns: (transfer full): their names, “book 2, window 1”
 */
char *
abbates_layout_list_cards (const AbbatesCard *cards,
                           guint n_cards)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_cards; i++)
    {
      g_autofree char *name = abbates_layout_name_card (cards[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * abbates_layout_list_squares:
 * @cards: (array length=n_cards): what lies on squares or in boxes
 * @n_cards: how many those are
 *
 * Returns: (transfer full): the cards that are there by their numbers from 1, “1: book 2, 3: window
 *   1”
 */
char *
abbates_layout_list_squares (const AbbatesCard *cards,
                             guint n_cards)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_cards; i++)
    {
      g_autofree char *name = NULL;

      if (cards[i] == ABBATES_NO_CARD)
        continue;
      name = abbates_layout_name_card (cards[i]);
      if (text->len > 0)
        g_string_append (text, ", ");
      g_string_append_printf (text, "%u: %s", i + 1, name);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * abbates_layout_list_counts:
 * @counts: (array fixed-size=32): how many there are of each card
 *
 * Returns: (transfer full): “3 × book 2, window 1”, in the order of the words; empty for none
 */
char *
abbates_layout_list_counts (const guint8 *counts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (AbbatesCard card = 1; card < ABBATES_N_CARDS; card++)
    {
      g_autofree char *name = NULL;

      if (counts[card] == 0)
        continue;
      name = abbates_layout_name_card (card);
      if (text->len > 0)
        g_string_append (text, ", ");
      if (counts[card] > 1)
        g_string_append_printf (text, "%u × ", counts[card]);
      g_string_append (text, name);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * abbates_layout_list_hand:
 * @hand: Abbot cards
 *
 * Returns: (transfer full): “1, 2, 13, 2 × Benedict card”; empty for none
 */
char *
abbates_layout_list_hand (const AbbatesHand *hand)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    if (abbates_hand_has (hand, value))
      g_string_append_printf (text, "%s%u", text->len > 0 ? ", " : "", value);
  if (hand->benedict > 0)
    {
      if (text->len > 0)
        g_string_append (text, ", ");
      if (hand->benedict > 1)
        g_string_append_printf (text, "%u × ", hand->benedict);
      g_string_append (text, _ ("Benedict card"));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Ann, Ben". */
static char *
list_names (const AbbatesSetup *setup)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->rules.n_seats; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", setup->names[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The boards, and what each player has in a colour. */
static void
add_boards (AbbatesLayout *self)
{
  g_autofree char *names = list_names (self->setup);

  abbates_layout_add_step (
      self, NULL, NULL,
      g_strdup_printf (self->setup->rules.solo
                           ? _ ("Lay out the Abbey board, the Chapter Room and the Solo card. %s "
                                "takes a portrait, 13 Abbot cards and three Abbots of one colour; "
                                "Henricus has the cards and two Abbots of another.")
                           : _ ("Lay out the Abbey board and the Chapter Room. Each player takes a "
                                "portrait, 13 Abbot cards and three Abbots of one colour: %s."),
                       names));
}

static void
add_general (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  gboolean began = position->stage != ABBATES_STAGE_SETUP;
  g_autofree char *track = g_strdup_printf ("track %d", position->general);

  abbates_layout_add_fact (self, "%s = general", track);
  abbates_layout_add_step (self, track, "general",
                           g_strdup_printf (_ ("Put the Abbot-General on %d of the bean track in "
                                               "the Chapter Room."),
                                            position->general));
  if (!began)
    return;

  if (position->line != ABBATES_NO_LINE)
    {
      g_autofree char *line =
          g_strdup_printf ("line %s", abbates_line_to_word (position->line));

      abbates_layout_add_fact (self, "%s = general", line);
      abbates_layout_add_step (self, line, "general",
                               g_strdup_printf (_ ("Put the other pawn of the Abbot-General at "
                                                   "%s of the Abbey board, where phase %u of "
                                                   "round %u is played, and an Abbot of each "
                                                   "player beside the same line of the portrait."),
                                                abbates_sentence_line (position->line),
                                                position->phase, position->round));
    }
  else
    {
      abbates_layout_add_fact (self, "board %u = general", position->round);
      abbates_layout_add_seat_step (self, "board", position->round, "general",
                                    g_strdup_printf (_ ("Put the other pawn of the Abbot-General "
                                                        "at corner %u of the Abbey board."),
                                                     position->round));
    }
}

static void
add_taken_line (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  g_autofree char *line = NULL;

  if (position->taken_line == ABBATES_NO_LINE)
    return;

  line = g_strdup_printf ("line %s", abbates_line_to_word (position->taken_line));
  abbates_layout_add_fact (self, "%s = taken-line", line);
  if (position->taken_line != position->line)
    abbates_layout_add_step (self, line, "taken-line",
                             g_strdup_printf (_ ("Remember: in this phase cards are taken from "
                                                 "%s, and that line is cleared and refilled."),
                                              abbates_sentence_line (position->taken_line)));
}

static void
add_starter (AbbatesLayout *self)
{
  guint seat = self->position->start_seat;

  if (seat == 0)
    return;

  abbates_layout_add_fact (self, "seat %u = start", seat);
  abbates_layout_add_seat_step (self, "seat", seat, "start",
                                self->position->stage >= ABBATES_STAGE_COUNT
                                    ? g_strdup_printf (_ ("%s would start the next phase."),
                                                       self->setup->names[seat - 1])
                                    : g_strdup_printf (_ ("%s is the starting player of this "
                                                          "phase."),
                                                       self->setup->names[seat - 1]));
}

/* What the winner has done with the arcade card in this phase. */
static void
add_acted (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < position->n_acted; i++)
    {
      g_autofree char *move = abbates_move_print (&self->setup->rules, position->acted[i]);

      abbates_layout_add_fact (self, "acted = %s", move);
      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", move);
    }
  if (position->n_acted > 0)
    abbates_layout_add_step (self, NULL, NULL,
                             g_strdup_printf (_ ("Remember: the arcade action of this phase has "
                                                 "been used (%s)."),
                                              text->str));
}

static void
add_due_facts (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  const char *awaiting = abbates_move_kind_to_word ((AbbatesMoveKind) position->awaiting);

  abbates_layout_add_fact (self, "round = %u", position->round);
  abbates_layout_add_fact (self, "phase = %u", position->phase);
  if (position->by != 0)
    abbates_layout_add_fact (self, "by = %u", position->by);
  else if (position->stage != ABBATES_STAGE_OVER)
    abbates_layout_add_fact (self, "by = table");
  if (awaiting != NULL)
    abbates_layout_add_fact (self, "awaiting = %s", awaiting);
  if (position->due_for != ABBATES_FOR_NOTHING)
    abbates_layout_add_fact (self, "due_for = %s", abbates_due_words[position->due_for]);
  if (position->due_seat != 0)
    abbates_layout_add_fact (self, "due_seat = %u", position->due_seat);
  abbates_layout_add_fact (self, "over = %s",
                           position->stage == ABBATES_STAGE_OVER ? "true" : "false");
}

/* Whose turn it is, and what is due. */
static void
add_due (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  g_autofree char *prompt = abbates_sentence_prompt (position, self->setup);

  add_due_facts (self);
  if (position->stage == ABBATES_STAGE_SETUP)
    abbates_layout_add_step (self, NULL, NULL,
                             g_strdup_printf (_ ("Go on with the set-up: %s"), prompt));
  else if (position->stage >= ABBATES_STAGE_COUNT)
    abbates_layout_add_step (self, NULL, NULL, g_strdup (prompt));
  else
    abbates_layout_add_step (self, NULL, NULL,
                             g_strdup_printf (_ ("Go on in round %u, phase %u: %s"),
                                              position->round, position->phase, prompt));
}

/**
 * abbates_layout_list:
 * @position: any position, also one with cards that nobody recorded
 * @setup: the match's set-up
 * @is_view: whether @position is what one viewer may see, so that unknown cards may be hidden
 *
 * Tells how the position is built on an empty table (*Setup*), in the order in which people
 * would do it: garden cards, arcade cards, Chapter Room, seats, Henricus, pawns, what is due.
 * The facts of all steps, together, are the whole state object but for its sums.
 *
 * Returns: (transfer full): a list model of #ScrStep
 */
GListModel *
abbates_layout_list (const AbbatesPosition *position,
                     const AbbatesSetup *setup,
                     gboolean is_view)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_object_unref);
  AbbatesLayout self = {
    .position = position, .setup = setup, .is_view = is_view, .steps = steps
  };

  self.facts = g_strv_builder_new ();
  add_boards (&self);
  abbates_layout_add_garden_cards (&self);
  abbates_layout_add_arcade (&self);
  abbates_layout_add_chapter (&self);
  abbates_layout_add_seats (&self);
  if (setup->rules.solo)
    abbates_layout_add_henricus (&self);
  add_general (&self);
  add_starter (&self);
  add_taken_line (&self);
  add_acted (&self);
  add_due (&self);
  g_strv_builder_unref (self.facts);

  return scr_fixed_list_new (SCR_TYPE_STEP, steps);
}
