/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* Whether what a state object says can come about. */

#define MAX_SHOWN 60

/* The stage that "awaiting" and its companions tell. */
static AbbatesStage
find_stage (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;
  gboolean setup = position->line == ABBATES_NO_LINE && position->phase != ABBATES_N_PHASES;

  switch ((AbbatesMoveKind) position->awaiting)
    {
    case ABBATES_MOVE_ARCADE:
    case ABBATES_MOVE_MISSION:
    case ABBATES_MOVE_SECRET:
    case ABBATES_MOVE_START:
      return ABBATES_STAGE_SETUP;
    case ABBATES_MOVE_HENRICUS:
      return setup ? ABBATES_STAGE_SETUP : ABBATES_STAGE_START;
    case ABBATES_MOVE_PLAY:
      return ABBATES_STAGE_PLAY;
    case ABBATES_MOVE_REVEAL:
    case ABBATES_MOVE_RESHUFFLE:
      if (position->due_for == ABBATES_FOR_DRAW || position->due_for == ABBATES_FOR_PEEK)
        return ABBATES_STAGE_TAKE;
      return setup ? ABBATES_STAGE_SETUP : ABBATES_STAGE_REFILL;
    case ABBATES_MOVE_KNOW:
      if (position->naming)
        return abbates_state_find_naming_stage (self);
      return position->phase == ABBATES_N_PHASES ? ABBATES_STAGE_COUNT : ABBATES_STAGE_TAKE;
    case ABBATES_MOVE_NONE:
      return ABBATES_STAGE_OVER;
    default:
      return ABBATES_STAGE_TAKE;
    }
}

static gboolean
check_stage (AbbatesReader *self)
{
  AbbatesPosition *position = self->position;
  AbbatesStage stage = find_stage (self);
  AbbatesLine line = ABBATES_NO_LINE;

  position->stage = (guint8) stage;
  if (stage == ABBATES_STAGE_SETUP && (position->round != 1 || position->phase != 1))
    return abbates_reader_refuse (self, "round", _ ("and phase must be 1 during set-up"));
  if (stage >= ABBATES_STAGE_COUNT && (position->round != 4 || position->phase != 4))
    return abbates_reader_refuse (
        self, "awaiting", _ ("tells of the end, but the game only ends after round 4, phase 4"));
  if (position->phase == ABBATES_N_PHASES &&
      (stage == ABBATES_STAGE_TAKE || stage == ABBATES_STAGE_REFILL))
    return abbates_reader_refuse (self, "awaiting",
                                  _ ("cannot be that in phase 4: nobody takes a garden card"));

  if (stage != ABBATES_STAGE_SETUP && stage < ABBATES_STAGE_COUNT &&
      position->phase != ABBATES_N_PHASES)
    line = self->rules->line[position->round - 1][position->phase - 1];
  if (position->line != line)
    return abbates_reader_refuse (self, "line",
                                  _ ("is not where the Abbot-General stands in that phase"));

  return TRUE;
}

/* What set-up gives must be there after it, and nothing that a variant leaves out. */
static gboolean
check_setup (AbbatesReader *self)
{
  AbbatesPosition *position = self->position;
  gboolean done = position->stage != ABBATES_STAGE_SETUP;
  guint kinds = 0;

  if (done && position->n_arcade != (self->rules->no_arcade ? 0 : G_N_ELEMENTS (position->arcade)))
    return abbates_reader_refuse (self, "arcade", _ ("must have 12 cards after set-up"));
  if (done && position->n_points != (self->rules->no_points_card ? 0 : 4))
    return abbates_reader_refuse (self, "points_card", _ ("must have four cards after set-up"));
  for (guint i = 0; i < MIN (position->n_points, 3); i++)
    {
      if ((kinds >> ABBATES_CARD_KIND (position->points[i])) & 1)
        return abbates_reader_refuse (self, "points_card",
                                      _ ("must show three kinds on its first three places"));
      kinds |= 1u << ABBATES_CARD_KIND (position->points[i]);
    }
  if (position->start_seat == 0 && (done || self->rules->solo))
    return abbates_reader_refuse (self, "start_seat", _ ("must be a seat"));

  return TRUE;
}

static gboolean
check_seat_setup (AbbatesReader *self,
                  guint index)
{
  AbbatesSeatPosition *seat = &self->position->seats[index];
  g_autofree char *name = g_strdup_printf ("seats[%u]", index);
  gboolean done = self->position->stage != ABBATES_STAGE_SETUP;

  for (guint i = 0; seat->mission != 0 && i < index; i++)
    if (self->position->seats[i].mission == seat->mission)
      return abbates_reader_refuse (self, name, _ ("has the mission of another seat"));
  if (seat->mission != 0 && self->rules->solo &&
      self->rules->missions[seat->mission - 1].palms != self->rules->difficulty)
    return abbates_reader_refuse (self, name, _ ("has a mission that does not fit the difficulty"));
  if (done && (seat->mission == 0) != self->rules->no_mission)
    return abbates_reader_refuse (self, name, _ ("must have a mission after set-up"));
  if ((seat->secret != ABBATES_NO_CARD && !self->rules->no_points_card) ||
      (done && (seat->secret == ABBATES_NO_CARD) == self->rules->no_points_card))
    return abbates_reader_refuse (self, name,
                                  _ ("has a secret card just in variant 4, after set-up"));
  if (seat->out && seat->ora >= 0)
    return abbates_reader_refuse (self, name,
                                  _ ("sits out, so its Ora et Labora pawn must be gone"));
  if (self->rules->no_ora && seat->ora >= 0)
    return abbates_reader_refuse (self, name,
                                  _ ("has an Ora et Labora pawn, but variant 2 leaves it out"));

  return TRUE;
}

/* Each seat has each value once: in hand, played, discarded or in the Chapter Room. */
static gboolean
check_values (AbbatesReader *self,
              guint number,
              guint seen,
              guint played)
{
  const AbbatesPosition *position = self->position;
  gboolean won = position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL;
  g_autofree char *name = g_strdup_printf ("seats[%u]", number - 1);

  for (guint i = 0; !position->table && i < position->n_chapter; i++)
    {
      guint value = ABBATES_CHAPTER_VALUE (position->chapter[i]);

      if (ABBATES_CHAPTER_SEAT (position->chapter[i]) != number || value == ABBATES_BENEDICT)
        continue;
      if ((seen >> value) & 1)
        return abbates_reader_refuse (self, name, _ ("has an Abbot card %u twice"), value);
      seen |= 1u << value;
    }
  if (position->table || played == 0 || played == ABBATES_BENEDICT ||
      (won && position->order[0] == number))
    return TRUE;

  return !((seen >> played) & 1) ||
         abbates_reader_refuse (self, name, _ ("has an Abbot card %u twice"), played);
}

static gboolean
check_seats (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;
  const AbbatesHenricusPosition *henricus = &position->henricus;

  for (guint i = 0; i < self->rules->n_seats; i++)
    {
      const AbbatesSeatPosition *seat = &position->seats[i];

      if (!check_seat_setup (self, i))
        return FALSE;
      if ((seat->hand.values & seat->discards.values) != 0 && !position->table)
        return abbates_reader_refuse (self, "seats",
                                      _ ("hold an Abbot card both in a hand and in its discards"));
      if (!check_values (self, i + 1, seat->hand.values | seat->discards.values, seat->played))
        return FALSE;
    }
  if (self->rules->solo)
    {
      guint piles = henricus->pile[0].values | henricus->pile[1].values;

      if ((piles & henricus->discards.values) != 0 && !position->table)
        return abbates_reader_refuse (self, "henricus",
                                      _ ("has an Abbot card both in a pile and in his discards"));
      return check_values (self, ABBATES_HENRICUS, piles | henricus->discards.values,
                           henricus->played);
    }

  return TRUE;
}

/* Who has played, or sits out, must be the first ones in playing order. */
static gboolean
check_played (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;
  gboolean playing = position->stage == ABBATES_STAGE_PLAY;
  gboolean taking =
      position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL;
  gboolean waiting = !playing && !taking;

  if (self->rules->solo)
    {
      const AbbatesHenricusPosition *henricus = &position->henricus;
      gboolean done = henricus->played != 0 || henricus->out;

      if ((henricus->played != 0 && henricus->out) ||
          (position->stage != ABBATES_STAGE_START && done == waiting))
        return abbates_reader_refuse (self, "henricus",
                                      _ ("plays first in each phase, and only once"));
    }
  for (guint i = 0, number = MAX (position->start_seat, 1); i < self->rules->n_seats; i++)
    {
      const AbbatesSeatPosition *seat = &position->seats[number - 1];
      gboolean done = seat->played != 0 || seat->out;

      if ((seat->played != 0 && seat->out) || (done && waiting && !(position->table && playing)) ||
          (!done && taking))
        return abbates_reader_refuse (self, "seats", _ ("have not played in turn"));
      waiting = waiting || !done;
      number = number == self->rules->n_seats ? 1 : number + 1;
    }

  return TRUE;
}

/* An exchange of line and replenishment row: in the line, and each card once. */
static gboolean
check_exchange (AbbatesReader *self,
                guint index)
{
  const AbbatesMove *acted = self->position->acted;

  if (acted[index].kind != ABBATES_MOVE_SWAP_LINE)
    return TRUE;
  if (!abbates_line_has (self->position->line, acted[index].arg[0]))
    return abbates_reader_refuse (self, "acted", _ ("has an exchange outside the line"));
  for (guint i = 0; i < index; i++)
    if (acted[i].arg[0] == acted[index].arg[0] || acted[i].arg[1] == acted[index].arg[1])
      return abbates_reader_refuse (self, "acted", _ ("has one card in two exchanges"));

  return TRUE;
}

/* The arcade actions told must be those of the arcade card. */
static gboolean
check_acted (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;
  AbbatesArcade arcade = abbates_position_arcade (position, self->rules);
  gboolean taking =
      position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL;

  if (position->n_acted > 1 && arcade != ABBATES_SWAP_LINE_REFILL)
    return abbates_reader_refuse (self, "acted",
                                  _ ("has more actions than the arcade card allows"));
  for (guint i = 0; i < position->n_acted; i++)
    {
      AbbatesArcade needed =
          abbates_move_kind_get_arcade ((AbbatesMoveKind) position->acted[i].kind);

      if (!taking || needed == ABBATES_NO_ARCADE || needed != arcade ||
          abbates_position_is_henricus (self->rules, position->order[0]))
        return abbates_reader_refuse (self, "acted",
                                      _ ("has an action that the arcade card does not allow"));
      if (!check_exchange (self, i))
        return FALSE;
    }

  return TRUE;
}

/* Where cards are taken: the General's line, the one named, or Henricus' choice. */
static gboolean
check_taken_line (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;
  AbbatesLine line = position->line, taken = position->taken_line;
  guint pawn = position->stage == ABBATES_STAGE_TAKE ? 3 : 1;
  gboolean taking =
      position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL;

  if (position->n_acted == 1 && position->acted[0].kind == ABBATES_MOVE_OTHER_LINE)
    return (taken == position->acted[0].arg[0] && taken != line) ||
           abbates_reader_refuse (self, "taken_line", _ ("is not the line that was named"));
  if (taken == line)
    return TRUE;

  return (taking && self->rules->solo && position->order[0] == ABBATES_HENRICUS &&
          position->henricus.pawn == pawn && taken != ABBATES_NO_LINE &&
          ABBATES_IS_COLUMN (taken) == ABBATES_IS_COLUMN (line) &&
          ABS ((int) taken - (int) line) == 1) ||
         abbates_reader_refuse (self, "taken_line",
                                _ ("is not a line where cards can be taken now"));
}

/* Action 2 and 3: who is ranked, whose turn it is, and that the winner's card lies
 * in the Chapter Room. */
static gboolean
check_taking (AbbatesReader *self)
{
  AbbatesPosition *position = self->position;
  gboolean recalled = position->n_acted == 1 && position->acted[0].kind == ABBATES_MOVE_RECALL;
  guint actor = position->due_seat != 0 ? position->due_seat : position->by;
  guint winner, value;

  if (position->n_ranked == 0)
    return abbates_reader_refuse (self, "seats", _ ("have nobody who played in this phase"));
  winner = position->order[0];
  value = abbates_position_is_henricus (self->rules, winner) ? position->henricus.played
                                                             : position->seats[winner - 1].played;
  if (!recalled && !position->table &&
      (position->n_chapter == 0 ||
       position->chapter[position->n_chapter - 1] != (winner << 4 | value)))
    return abbates_reader_refuse (self, "chapter",
                                  _ ("does not end with the card that won this phase"));

  position->peeking =
      position->awaiting == ABBATES_MOVE_ORDER || position->due_for == ABBATES_FOR_PEEK;
  if (position->peeking && (position->n_acted == 0 || actor != winner))
    return abbates_reader_refuse (self, "acted",
                                  _ ("does not say that the winner looked at the draw pile"));
  /* A card is named before Henricus, who won, takes. */
  if (position->stage != ABBATES_STAGE_TAKE || position->awaiting == ABBATES_MOVE_KNOW)
    return TRUE;
  while (position->turn < position->n_ranked && position->order[position->turn] != actor)
    position->turn++;

  return position->turn < position->n_ranked ||
         abbates_reader_refuse (self, "by", _ ("is not a seat that has a turn now"));
}

/* What everybody counts with is known, also at a table. */
static gboolean
check_known (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;
  const AbbatesHenricusPosition *henricus = &position->henricus;

  if (!position->table)
    return TRUE;
  if (memchr (position->points, ABBATES_UNKNOWN_CARD, position->n_points) != NULL)
    return abbates_reader_refuse (self, "points_card",
                                  _ ("must have known cards: all count with them"));

  return memchr (henricus->cards, ABBATES_UNKNOWN_CARD, henricus->n_cards) == NULL ||
         abbates_reader_refuse (self, "henricus.cards",
                                _ ("must be known: his place on the track adds up from them"));
}

/* What a match adds to in each phase has room to its end. */
static gboolean
check_room (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;
  guint rounds = position->round - 1;
  gboolean has_won = position->stage >= ABBATES_STAGE_TAKE;
  gboolean has_taken = position->stage >= ABBATES_STAGE_REFILL ||
                       (position->stage == ABBATES_STAGE_TAKE && position->turn > 0 &&
                        position->order[0] == ABBATES_HENRICUS);
  guint n_won = rounds * ABBATES_N_PHASES + position->phase - 1 + has_won;
  guint n_taken = rounds * 3 + MIN (position->phase - 1u + has_taken, 3);

  if (position->n_chapter > ABBATES_MAX_CHAPTER - ABBATES_N_ROUNDS * ABBATES_N_PHASES + n_won)
    return abbates_reader_refuse (self, "chapter", _ ("has more cards than it can hold"));

  return position->henricus.n_cards <=
             ABBATES_MAX_HENRICUS_CARDS - ABBATES_N_ROUNDS * 3 + n_taken ||
         abbates_reader_refuse (self, "henricus", _ ("has more garden cards than he can hold"));
}

/* What lies nowhere makes the draw pile. */
static gboolean
count_pile (AbbatesReader *self)
{
  AbbatesPosition *position = self->position;
  int n_cards = position->n_known - (int) self->n_unknown;

  for (guint i = 0; i < ABBATES_N_CARDS; i++)
    n_cards += position->left[i] - position->excess[i];
  if (n_cards < position->n_known)
    return abbates_reader_refuse (self, "garden",
                                  _ ("and the other places have more cards than there are"));
  position->pile = (guint8) n_cards;

  return TRUE;
}

static gboolean
check_cards (AbbatesReader *self)
{
  AbbatesPosition *position = self->position;
  gboolean known = position->n_known > 0 || position->peeking;

  if (known != (position->known_by != 0))
    return abbates_reader_refuse (
        self, "known_by", _ ("must be a seat just when cards on top of the draw pile are known"));
  if (position->drawn != ABBATES_NO_CARD && position->awaiting != ABBATES_MOVE_PLACE &&
      !(position->naming && position->stage == ABBATES_STAGE_TAKE))
    return abbates_reader_refuse (self, "drawn",
                                  _ ("must be null: no drawn card awaits its place"));
  if (!position->table &&
      self->corners >>
          (position->stage >= ABBATES_STAGE_COUNT ? position->round : position->round - 1))
    return abbates_reader_refuse (self, "seats",
                                  _ ("have a corner card of a round that is not over"));

  if (position->henricus.corner_cards > 0 && !(position->henricus.corners & 8))
    return abbates_reader_refuse (self, "henricus",
                                  _ ("has corner cards of round 4, but did not win that corner"));

  return count_pile (self);
}

/* @node on one line, not too long for a sentence. */
static char *
print_clipped (JsonNode *node)
{
  g_autofree char *text = scr_json_print (node, FALSE);
  g_autofree char *start = NULL;

  if (g_utf8_strlen (text, -1) <= MAX_SHOWN)
    return g_steal_pointer (&text);
  start = g_utf8_substring (text, 0, MAX_SHOWN);

  return g_strconcat (start, "…", NULL);
}

/* What @given says must be what @made, the same state written anew, says. */
static gboolean
check_given (JsonNode *given,
             JsonNode *made,
             const char *path,
             GError **error)
{
  g_autofree char *given_text = NULL;
  g_autofree char *made_text = NULL;

  if (JSON_NODE_HOLDS_OBJECT (made) && JSON_NODE_HOLDS_OBJECT (given))
    {
      g_autoptr (GList) members = json_object_get_members (json_node_get_object (made));

      for (GList *l = members; l != NULL; l = l->next)
        {
          g_autofree char *place = g_strdup_printf ("%s.%s", path, (const char *) l->data);
          JsonNode *member = json_object_get_member (json_node_get_object (given), l->data);

          if (member != NULL &&
              !check_given (member, json_object_get_member (json_node_get_object (made), l->data),
                            place, error))
            return FALSE;
        }
      return TRUE;
    }
  if (JSON_NODE_HOLDS_ARRAY (made) && JSON_NODE_HOLDS_ARRAY (given) &&
      json_array_get_length (json_node_get_array (made)) ==
          json_array_get_length (json_node_get_array (given)))
    {
      for (guint i = 0; i < json_array_get_length (json_node_get_array (made)); i++)
        {
          g_autofree char *place = g_strdup_printf ("%s[%u]", path, i);

          if (!check_given (json_array_get_element (json_node_get_array (given), i),
                            json_array_get_element (json_node_get_array (made), i), place, error))
            return FALSE;
        }
      return TRUE;
    }
  if (scr_json_equal (given, made, NULL))
    return TRUE;

  given_text = print_clipped (given);
  made_text = print_clipped (made);
  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
               _ ("%s is %s, but the rest of the state makes it %s"), path, given_text,
               made_text);
  return FALSE;
}

/**
 * abbates_state_check:
 * @self: a reader that has read every value
 * @root: the state object
 *
 * Works out what is due, and holds it and all sums against what @root says.
 *
 * Returns: FALSE with the reader's error set when they do not fit together
 */
gboolean
abbates_state_check (AbbatesReader *self,
                     JsonObject *root)
{
  g_autoptr (JsonNode) given = json_node_init_object (json_node_alloc (), root);
  g_autoptr (JsonNode) made = NULL;
  AbbatesPosition *position = self->position;

  if (!check_stage (self) || !check_known (self) || !check_setup (self) || !check_played (self))
    return FALSE;
  if (position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL)
    abbates_position_rank (position, self->rules);
  /* At a table adjustments may have changed what a phase began with. */
  if (!check_seats (self) || (!position->table && !check_acted (self)))
    return FALSE;
  if ((position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL) &&
      !check_taking (self))
    return FALSE;
  if ((!position->table && !check_taken_line (self)) || !check_room (self) ||
      !check_cards (self) ||
      (position->naming && !abbates_state_check_naming (self)))
    return FALSE;

  if (self->ends_round)
    abbates_round_end_phase (position, self->rules, TRUE, NULL);
  abbates_position_settle (position, self->rules);
  if (self->is_told)
    return TRUE;
  made = abbates_state_write (position, self->rules);

  return check_given (given, made, self->path, self->error);
}
