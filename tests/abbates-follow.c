/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-follow.h"

#include <stdlib.h>
#include <string.h>

#include "core/scr-step.h"
#include "games/abbates/abbates-position.h"

/* Does the steps of a layout as somebody would who reads nothing but their facts. */

/**
 * Table:
 * @root: the state object, without what follows
 * @seats: the seats' objects
 * @henricus: (nullable): his
 * @cells: what lies on squares and in boxes: garden, replenishment row, portraits
 * @box: how many of each card were picked out of the box
 * @laid: how many of each card were laid
 *
 * A table on which steps are done, by what their facts say alone.
 */
typedef struct
{
  guint n_seats;
  JsonObject *root;
  JsonObject *seats[ABBATES_MAX_SEATS];
  JsonObject *henricus;
  char *garden[ABBATES_N_SQUARES];
  char *refill[ABBATES_N_BOXES];
  char *portraits[ABBATES_MAX_SEATS][ABBATES_N_SQUARES];
  GPtrArray *covered[ABBATES_MAX_SEATS];
  guint tops[2];
  guint box[ABBATES_N_CARDS];
  guint laid[ABBATES_N_CARDS];
} Table;

static void
make_lists (JsonObject *object,
            const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    json_object_set_array_member (object, names[i], json_array_new ());
}

static void
make_nulls (JsonObject *object,
            const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    json_object_set_null_member (object, names[i]);
}

/* An empty table. */
static void
table_init (Table *self,
            guint n_seats,
            gboolean is_solo)
{
  static const char *const lists[] = { "acted", "points_card", "known_top", "discard", "arcade",
                                       "chapter", NULL };
  static const char *const nulls[] = { "by", "awaiting", "due_for", "due_seat", "drawn", "line",
                                       "taken_line", "known_by", "start_seat", "henricus", NULL };
  static const char *const seat_lists[] = { "hand", "discards", "corners", NULL };
  static const char *const seat_nulls[] = { "played", "ora", "mission", "secret", "track", NULL };
  static const char *const his_lists[] = { "low", "high", "cards", "discards", "corners", NULL };
  static const char *const his_nulls[] = { "played", NULL };

  self->n_seats = n_seats;
  self->root = json_object_new ();
  make_lists (self->root, lists);
  make_nulls (self->root, nulls);
  for (guint i = 0; i < n_seats; i++)
    {
      self->seats[i] = json_object_new ();
      make_lists (self->seats[i], seat_lists);
      make_nulls (self->seats[i], seat_nulls);
      json_object_set_boolean_member (self->seats[i], "out", FALSE);
      self->covered[i] = g_ptr_array_new_with_free_func (g_free);
    }
  if (!is_solo)
    return;
  self->henricus = json_object_new ();
  make_lists (self->henricus, his_lists);
  make_nulls (self->henricus, his_nulls);
  json_object_set_boolean_member (self->henricus, "out", FALSE);
}

/* The object of seat @word, Henricus' where that is his. */
static JsonObject *
get_seat (Table *self,
          const char *word)
{
  guint seat = (guint) atoi (word);

  if (seat == 2 && self->henricus != NULL)
    return self->henricus;
  g_assert_cmpuint (seat, >=, 1);
  g_assert_cmpuint (seat, <=, self->n_seats);

  return self->seats[seat - 1];
}

static void
add_number (JsonObject *object,
            const char *list,
            const char *word)
{
  json_array_add_int_element (json_object_get_array_member (object, list), atoi (word));
}

static void
add_word (JsonObject *object,
          const char *list,
          const char *word)
{
  json_array_add_string_element (json_object_get_array_member (object, list), word);
}

/* "12" of "abbot-12". */
static const char *
get_value (const char *piece)
{
  g_assert_true (g_str_has_prefix (piece, "abbot-"));

  return piece + strlen ("abbot-");
}

static void
lay (Table *self,
     const char *piece)
{
  self->laid[abbates_card_from_word (piece)]++;
}

static void
put (Table *self,
     char **cells,
     guint n_cells,
     const char *number,
     const char *piece)
{
  guint at = (guint) atoi (number);

  g_assert_cmpuint (at, >=, 1);
  g_assert_cmpuint (at, <=, n_cells);
  g_assert_null (cells[at - 1]);
  cells[at - 1] = g_strdup (piece);
  lay (self, piece);
}

static void
add_chapter (Table *self,
             GStrv place)
{
  JsonObject *card = json_object_new ();

  json_object_set_int_member (card, "seat", atoi (place[1]));
  json_object_set_int_member (card, "value", atoi (place[2]));
  json_array_add_object_element (json_object_get_array_member (self->root, "chapter"), card);
}

/* A garden card. FALSE where @place is no place of those. */
static gboolean
take_card (Table *self,
           GStrv place,
           const char *piece)
{
  const char *word = place[0];

  if (g_str_equal (word, "points"))
    add_word (self->root, "points_card", piece), lay (self, piece);
  else if (g_str_equal (word, "garden"))
    put (self, self->garden, ABBATES_N_SQUARES, place[1], piece);
  else if (g_str_equal (word, "refill"))
    put (self, self->refill, ABBATES_N_BOXES, place[1], piece);
  else if (g_str_equal (word, "discard"))
    add_word (self->root, "discard", piece), lay (self, piece);
  else if (g_str_equal (word, "portrait"))
    put (self, self->portraits[atoi (place[1]) - 1], ABBATES_N_SQUARES, place[2], piece);
  else if (g_str_equal (word, "covered"))
    {
      g_ptr_array_add (self->covered[atoi (place[1]) - 1], g_strdup (piece));
      lay (self, piece);
    }
  else if (g_str_equal (word, "secret"))
    json_object_set_string_member (get_seat (self, place[1]), "secret", piece), lay (self, piece);
  else if (g_str_equal (word, "drawn"))
    {
      json_object_set_string_member (self->root, "drawn", piece);
      lay (self, piece);
    }
  else if (g_str_equal (word, "pile") && place[1] != NULL)
    add_word (self->root, "known_top", piece), lay (self, piece);
  else if (g_str_equal (word, "box"))
    self->box[abbates_card_from_word (place[1])] = (guint) atoi (piece);
  else
    return FALSE;

  return TRUE;
}

static void
take_henricus (Table *self,
               GStrv place,
               const char *piece)
{
  if (g_str_equal (place[1], "cards"))
    add_word (self->henricus, "cards", piece), lay (self, piece);
  else if (place[2] != NULL)
    self->tops[g_str_equal (place[1], "high")] = (guint) atoi (get_value (piece));
  else
    add_number (self->henricus, place[1], get_value (piece));
}

/* What belongs to a seat. FALSE where @place is no place of those. */
static gboolean
take_seat (Table *self,
           GStrv place,
           const char *piece)
{
  const char *word = place[0];

  if (g_str_equal (word, "hand") || g_str_equal (word, "discards"))
    add_number (get_seat (self, place[1]), word, get_value (piece));
  else if (g_str_equal (word, "played"))
    json_object_set_int_member (get_seat (self, place[1]), word, atoi (get_value (piece)));
  else if (g_str_equal (word, "mission"))
    json_object_set_string_member (get_seat (self, place[1]), word, piece);
  else if (g_str_equal (word, "ora"))
    json_object_set_int_member (get_seat (self, place[1]), word, atoi (place[2]));
  else if (g_str_equal (word, "corner"))
    add_number (get_seat (self, place[1]), "corners", place[2]);
  else if (g_str_equal (word, "seat") && g_str_equal (piece, "out"))
    json_object_set_boolean_member (get_seat (self, place[1]), "out", TRUE);
  else if (g_str_equal (word, "seat"))
    json_object_set_int_member (self->root, "start_seat", atoi (place[1]));
  else
    return FALSE;

  return TRUE;
}

/* Pawns. FALSE where @place is no place of those. */
static gboolean
take_pawn (Table *self,
           GStrv place,
           const char *piece)
{
  const char *word = place[0];

  if (g_str_equal (word, "track") && g_str_equal (piece, "general"))
    json_object_set_int_member (self->root, "general", atoi (place[1]));
  else if (g_str_equal (word, "track") && g_str_equal (place[1], "?"))
    g_assert_true (g_str_has_prefix (piece, "abbot "));
  else if (g_str_equal (word, "track"))
    json_object_set_int_member (get_seat (self, piece + strlen ("abbot ")), word,
                                atoi (place[1]));
  else if (g_str_equal (word, "line"))
    json_object_set_string_member (
        self->root, g_str_equal (piece, "general") ? "line" : "taken_line", place[1]);
  else if (g_str_equal (word, "solo"))
    json_object_set_int_member (self->henricus, "pawn", atoi (place[1]));
  else
    return g_str_equal (word, "board") || g_str_equal (word, "out");

  return TRUE;
}

/* What is said in the words of the state object. */
static void
take_key (Table *self,
          const char *key,
          const char *piece)
{
  static const char *const numbers[] = { "round", "phase", "due_seat", "known_by", "pile", NULL };

  if (g_str_equal (key, "acted"))
    add_word (self->root, key, piece);
  else if (g_str_equal (key, "corner_cards"))
    json_object_set_int_member (self->henricus, key, atoi (piece));
  else if (g_str_equal (key, "over"))
    json_object_set_boolean_member (self->root, key, g_str_equal (piece, "true"));
  else if (g_strv_contains (numbers, key) ||
           (g_str_equal (key, "by") && g_ascii_isdigit (*piece)))
    json_object_set_int_member (self->root, key, atoi (piece));
  else
    {
      static const char *const words[] = { "by", "awaiting", "due_for", NULL };

      g_assert_true (g_strv_contains (words, key));
      json_object_set_string_member (self->root, key, piece);
    }
}

static void
take_fact (Table *self,
           const char *fact)
{
  g_auto (GStrv) halves = g_strsplit (fact, " = ", 2);
  g_auto (GStrv) place = g_strsplit (halves[0], " ", -1);
  const char *piece = halves[1];

  g_assert_nonnull (piece);
  if (g_str_equal (place[0], "henricus"))
    take_henricus (self, place, piece);
  else if (g_str_equal (place[0], "chapter"))
    add_chapter (self, place);
  else if (g_str_equal (place[0], "arcade"))
    add_word (self->root, "arcade", piece);
  else if (!take_card (self, place, piece) && !take_seat (self, place, piece) &&
           !take_pawn (self, place, piece))
    take_key (self, halves[0], piece);
}

static void
set_cells (JsonObject *object,
           const char *name,
           char **cells,
           guint n_cells)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_cells; i++)
    {
      if (cells[i] != NULL)
        json_array_add_string_element (array, cells[i]);
      else
        json_array_add_null_element (array);
      g_clear_pointer (&cells[i], g_free);
    }
  json_object_set_array_member (object, name, array);
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
set_covered (JsonObject *seat,
             GPtrArray *covered)
{
  JsonArray *array = json_array_new ();

  g_ptr_array_sort (covered, compare_words);
  for (guint i = 0; i < covered->len; i++)
    json_array_add_string_element (array, g_ptr_array_index (covered, i));
  json_object_set_array_member (seat, "covered", array);
  g_ptr_array_unref (covered);
}

/* Returns (transfer full) the state object of what lies on the table. */
static JsonNode *
table_end (Table *self)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonArray *seats = json_array_new ();

  set_cells (self->root, "garden", self->garden, ABBATES_N_SQUARES);
  set_cells (self->root, "refill", self->refill, ABBATES_N_BOXES);
  for (guint i = 0; i < self->n_seats; i++)
    {
      set_cells (self->seats[i], "portrait", self->portraits[i], ABBATES_N_SQUARES);
      set_covered (self->seats[i], self->covered[i]);
      json_array_add_object_element (seats, self->seats[i]);
    }
  json_object_set_array_member (self->root, "seats", seats);
  if (self->henricus != NULL)
    {
      JsonArray *top = json_array_new ();

      for (guint i = 0; i < 2; i++)
        if (self->tops[i] != 0)
          json_array_add_int_element (top, self->tops[i]);
        else
          json_array_add_null_element (top);
      json_object_set_array_member (self->henricus, "top", top);
      json_object_set_object_member (self->root, "henricus", self->henricus);
    }
  json_node_take_object (node, self->root);

  return node;
}

/* The cards picked out are those that are laid, as many of each as there are. */
static void
check_box (const Table *self,
           const AbbatesRules *rules)
{
  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    g_assert_cmpuint (self->box[card], ==, MIN (self->laid[card], rules->garden[card]));
}

/**
 * abbates_test_follow:
 * @steps: what a state says of how it is laid out
 * @rules: the rules of the match
 *
 * Returns: (transfer full): the state object, without scores, that comes of doing all steps
 */
JsonNode *
abbates_test_follow (GListModel *steps,
                     const AbbatesRules *rules)
{
  Table table = { 0 };

  table_init (&table, rules->n_seats, rules->solo);
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);
      const char *const *facts = scr_step_get_facts (step);

      g_assert_cmpuint (scr_step_get_number (step), ==, i + 1);
      g_assert_cmpstr (scr_step_get_sentence (step), !=, "");
      for (guint j = 0; facts[j] != NULL; j++)
        take_fact (&table, facts[j]);
    }
  check_box (&table, rules);

  return table_end (&table);
}
