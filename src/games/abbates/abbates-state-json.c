/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/scr-state.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* The state object, written (docs/formats.md). */

/* The words of #AbbatesDueFor. */
const char *const abbates_due_words[6] = { NULL, "points", "garden", "refill", "draw", "peek" };

static void
set_int_or_null (JsonObject *object,
                 const char *name,
                 gint64 number,
                 gboolean is_null)
{
  if (is_null)
    json_object_set_null_member (object, name);
  else
    json_object_set_int_member (object, name, number);
}

static void
set_word_or_null (JsonObject *object,
                  const char *name,
                  const char *word)
{
  if (word == NULL)
    json_object_set_null_member (object, name);
  else
    json_object_set_string_member (object, name, word);
}

static void
add_card (JsonArray *array,
          AbbatesCard card)
{
  if (card == ABBATES_NO_CARD)
    json_array_add_null_element (array);
  else
    json_array_add_string_element (array, abbates_card_to_word (card));
}

static void
set_cards (JsonObject *object,
           const char *name,
           const AbbatesCard *cards,
           guint n_cards)
{
  JsonArray *array = json_array_sized_new (n_cards);

  for (guint i = 0; i < n_cards; i++)
    add_card (array, cards[i]);
  json_object_set_array_member (object, name, array);
}

/* Ascending, a 14 for each Benedict card. */
static void
set_hand (JsonObject *object,
          const char *name,
          const AbbatesHand *hand)
{
  JsonArray *array = json_array_new ();

  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    if ((hand->values >> value) & 1)
      json_array_add_int_element (array, value);
  for (guint i = 0; i < hand->benedict; i++)
    json_array_add_int_element (array, ABBATES_BENEDICT);
  json_object_set_array_member (object, name, array);
}

static void
set_corners (JsonObject *object,
             guint corners)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    if ((corners >> i) & 1)
      json_array_add_int_element (array, i + 1);
  json_object_set_array_member (object, "corners", array);
}

/* Sorted as text: "?", artefacts, books, windows. */
static void
set_covered (JsonObject *object,
             const guint8 *covered)
{
  static const AbbatesKind kinds[] = { ABBATES_ARTEFACT, ABBATES_BOOK, ABBATES_WINDOW };
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < covered[ABBATES_UNKNOWN_CARD]; i++)
    add_card (array, ABBATES_UNKNOWN_CARD);
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (guint beans = 0; beans <= 9; beans++)
      for (guint i = 0; i < covered[ABBATES_CARD (kinds[k], beans)]; i++)
        add_card (array, ABBATES_CARD (kinds[k], beans));
  json_object_set_array_member (object, "covered", array);
}

static JsonObject *
write_seat (const AbbatesPosition *position,
            const AbbatesRules *rules,
            guint index,
            int score)
{
  const AbbatesSeatPosition *seat = &position->seats[index];
  JsonObject *object = json_object_new ();

  set_hand (object, "hand", &seat->hand);
  set_int_or_null (object, "played", seat->played, seat->played == 0);
  json_object_set_boolean_member (object, "out", seat->out);
  set_hand (object, "discards", &seat->discards);
  set_int_or_null (object, "ora", seat->ora, seat->ora < 0);
  set_cards (object, "portrait", seat->portrait, ABBATES_N_SQUARES);
  set_covered (object, seat->covered);
  set_corners (object, seat->corners);
  set_word_or_null (object, "mission",
                    seat->mission != 0 ? rules->missions[seat->mission - 1].id : NULL);
  set_word_or_null (object, "secret", abbates_card_to_word (seat->secret));
  set_int_or_null (object, "track", seat->track,
                   !abbates_position_is_certain (position, index + 1));
  set_int_or_null (object, "score", score,
                   !abbates_position_is_score_certain (position, rules, index + 1));

  return object;
}

static JsonObject *
write_henricus (const AbbatesHenricusPosition *henricus,
                int score)
{
  JsonObject *object = json_object_new ();
  JsonArray *top = json_array_new ();

  set_hand (object, "low", &henricus->pile[0]);
  set_hand (object, "high", &henricus->pile[1]);
  for (guint i = 0; i < 2; i++)
    if (henricus->top[i] != 0)
      json_array_add_int_element (top, henricus->top[i]);
    else
      json_array_add_null_element (top);
  json_object_set_array_member (object, "top", top);
  json_object_set_int_member (object, "pawn", henricus->pawn);
  set_cards (object, "cards", henricus->cards, henricus->n_cards);
  set_hand (object, "discards", &henricus->discards);
  set_int_or_null (object, "played", henricus->played, henricus->played == 0);
  json_object_set_boolean_member (object, "out", henricus->out);
  set_corners (object, henricus->corners);
  json_object_set_int_member (object, "corner_cards", henricus->corner_cards);
  json_object_set_int_member (object, "track", henricus->track);
  json_object_set_int_member (object, "score", score);

  return object;
}

static void
write_due (JsonObject *object,
           const AbbatesPosition *position,
           const AbbatesRules *rules)
{
  JsonArray *acted = json_array_new ();

  json_object_set_int_member (object, "round", position->round);
  json_object_set_int_member (object, "phase", position->phase);
  if (position->by != 0)
    json_object_set_int_member (object, "by", position->by);
  else
    set_word_or_null (object, "by", position->stage == ABBATES_STAGE_OVER ? NULL : "table");
  set_word_or_null (object, "awaiting",
                    abbates_move_kind_to_word ((AbbatesMoveKind) position->awaiting));
  set_word_or_null (object, "due_for", abbates_due_words[position->due_for]);
  set_int_or_null (object, "due_seat", position->due_seat, position->due_seat == 0);
  set_word_or_null (object, "drawn", abbates_card_to_word (position->drawn));
  set_word_or_null (object, "line", abbates_line_to_word (position->line));
  set_word_or_null (object, "taken_line", abbates_line_to_word (position->taken_line));
  for (guint i = 0; i < position->n_acted; i++)
    {
      g_autofree char *text = abbates_move_print (rules, position->acted[i]);

      json_array_add_string_element (acted, text);
    }
  json_object_set_array_member (object, "acted", acted);
}

static void
write_board (JsonObject *object,
             const AbbatesPosition *position)
{
  JsonArray *arcade = json_array_new ();
  JsonArray *chapter = json_array_new ();

  set_int_or_null (object, "general", position->general, position->general == ABBATES_NO_GENERAL);
  set_cards (object, "points_card", position->points, position->n_points);
  set_cards (object, "garden", position->garden, ABBATES_N_SQUARES);
  set_cards (object, "refill", position->refill, ABBATES_N_BOXES);
  json_object_set_int_member (object, "pile", position->pile);
  set_cards (object, "known_top", position->known, position->n_known);
  set_int_or_null (object, "known_by", position->known_by, position->known_by == 0);
  set_cards (object, "discard", position->discard, position->n_discard);

  for (guint i = 0; i < position->n_arcade; i++)
    json_array_add_string_element (arcade,
                                   abbates_arcade_to_word ((AbbatesArcade) position->arcade[i]));
  json_object_set_array_member (object, "arcade", arcade);

  for (guint i = 0; i < position->n_chapter; i++)
    {
      JsonObject *card = json_object_new ();

      json_object_set_int_member (card, "seat", ABBATES_CHAPTER_SEAT (position->chapter[i]));
      json_object_set_int_member (card, "value", ABBATES_CHAPTER_VALUE (position->chapter[i]));
      json_array_add_object_element (chapter, card);
    }
  json_object_set_array_member (object, "chapter", chapter);
}

/**
 * abbates_state_write:
 * @position: a position
 * @rules: the rules of the match
 *
 * Returns: (transfer full): the state object
 */
JsonNode *
abbates_state_write (const AbbatesPosition *position,
                     const AbbatesRules *rules)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *seats = json_array_new ();
  AbbatesScore scores[ABBATES_MAX_SEATS];

  abbates_position_score (position, rules, scores);
  write_due (object, position, rules);
  write_board (object, position);
  for (guint i = 0; i < rules->n_seats; i++)
    json_array_add_object_element (seats, write_seat (position, rules, i, scores[i].total));
  json_object_set_array_member (object, "seats", seats);
  set_int_or_null (object, "start_seat", position->start_seat, position->start_seat == 0);
  if (rules->solo)
    json_object_set_object_member (object, "henricus",
                                   write_henricus (&position->henricus,
                                                   scores[ABBATES_HENRICUS - 1].total));
  else
    json_object_set_null_member (object, "henricus");
  json_object_set_boolean_member (object, "over", position->stage == ABBATES_STAGE_OVER);

  return json_node_init_object (json_node_alloc (), object);
}
