/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/abbates/abbates-position-form-private.h"
#include "app/abbates/abbates-position-list.h"
#include "games/abbates/abbates-move.h"
#include "games/abbates/abbates-state.h"

/* What was told of a position becomes the state from which a match starts. */

GtkDropDown *
abbates_position_form_get_arcade (AbbatesPositionForm *self,
                                  guint i)
{
  return GTK_DROP_DOWN (abbates_form_field_get_control (self->arcades[i]));
}

static JsonArray *
add_card_array (JsonObject *state,
                const char *key,
                AbbatesCardEntry *const *entries,
                guint n_entries,
                AbbatesFormField *field)
{
  JsonArray *array = json_array_new ();

  json_object_set_array_member (state, key, array);
  for (guint i = 0; i < n_entries; i++)
    {
      AbbatesCard card = abbates_card_entry_get_card (entries[i]);

      if (!abbates_card_entry_is_right (entries[i]))
        {
          abbates_form_field_refuse (field, _ ("Type w, b or a and the number of beans, such as "
                                               "w2; ? for a card that you do not know."));
          gtk_widget_grab_focus (GTK_WIDGET (entries[i]));
          return NULL;
        }
      if (card == ABBATES_NO_CARD)
        json_array_add_null_element (array);
      else
        json_array_add_string_element (array, abbates_card_to_word (card));
    }

  return array;
}

/* Four cards, each known: what is worth how much follows from them. */
static gboolean
write_points (AbbatesPositionForm *self,
              JsonObject *state)
{
  if (self->points_field == NULL)
    {
      json_object_set_array_member (state, "points_card", json_array_new ());
      return TRUE;
    }
  if (add_card_array (state, "points_card", self->points, 4, self->points_field) == NULL)
    return FALSE;

  for (guint i = 0; i < 4; i++)
    {
      AbbatesCard card = abbates_card_entry_get_card (self->points[i]);

      if (card != ABBATES_NO_CARD && card != ABBATES_UNKNOWN_CARD)
        continue;
      abbates_form_field_refuse (self->points_field,
                                 _ ("All four cards of the points card must be told: nobody could "
                                    "count without them."));
      gtk_widget_grab_focus (GTK_WIDGET (self->points[i]));
      return FALSE;
    }

  return TRUE;
}

/* What one may not know of a round that is over: any order will do. */
static guint
find_unused (AbbatesPositionForm *self,
             guint i)
{
  return self->setup->rules.arcade[i / 3][i % 3];
}

/* The card that is chosen for an arcade box; ABBATES_NO_ARCADE for none. */
AbbatesArcade
abbates_position_form_get_card (AbbatesPositionForm *self,
                                guint i)
{
  const AbbatesRules *rules = &self->setup->rules;
  guint selected = gtk_drop_down_get_selected (abbates_position_form_get_arcade (self, i));

  return selected == 0   ? ABBATES_NO_ARCADE
         : selected <= 3 ? (AbbatesArcade) rules->arcade[i / 3][selected - 1]
                         : (AbbatesArcade) rules->palm[selected - 4];
}

static gboolean
write_arcades (AbbatesPositionForm *self,
               JsonObject *state)
{
  JsonArray *array = json_array_new ();

  json_object_set_array_member (state, "arcade", array);
  for (guint i = 0; self->arcades[0] != NULL && i < ABBATES_N_ARCADE_BOXES; i++)
    {
      guint card = abbates_form_field_is_asked (self->arcades[i])
                       ? abbates_position_form_get_card (self, i)
                       : find_unused (self, i);

      if (card == ABBATES_NO_ARCADE)
        {
          abbates_form_field_refuse (self->arcades[i], _ ("Choose which arcade card lies there."));
          return FALSE;
        }
      json_array_add_string_element (array, abbates_arcade_to_word ((AbbatesArcade) card));
    }

  return TRUE;
}

/* Adds Abbot cards of @seat to the Chapter Room; %FALSE where they cannot be read. */
static gboolean
add_chapter (JsonArray *chapter,
             guint seat,
             GArray *values)
{
  for (guint i = 0; values != NULL && i < values->len; i++)
    {
      JsonObject *card = json_object_new ();

      json_object_set_int_member (card, "seat", seat);
      json_object_set_int_member (card, "value", g_array_index (values, guint, i));
      json_array_add_object_element (chapter, card);
    }

  return values != NULL;
}

static gboolean
write_seats (AbbatesPositionForm *self,
             JsonObject *state)
{
  JsonArray *seats = json_array_new ();
  JsonArray *chapter = json_array_new ();

  json_object_set_array_member (state, "seats", seats);
  json_object_set_array_member (state, "chapter", chapter);
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      JsonObject *seat = abbates_position_seat_dup_state (self->seats[i]);
      g_autoptr (GArray) values = NULL;

      if (seat == NULL)
        return FALSE;
      json_array_add_object_element (seats, seat);
      values = abbates_position_seat_read_chapter (self->seats[i]);
      if (!add_chapter (chapter, i + 1, values))
        return FALSE;
    }

  return TRUE;
}

/* The last corner card brings Henricus a point for each of his cards in the Chapter Room. */
static gboolean
write_henricus (AbbatesPositionForm *self,
                JsonObject *state)
{
  JsonArray *chapter = json_object_get_array_member (state, "chapter");
  g_autoptr (GArray) values = NULL;
  JsonObject *henricus;
  JsonArray *corners;

  json_object_set_null_member (state, "henricus");
  if (self->henricus == NULL)
    return TRUE;
  henricus = abbates_position_henricus_dup_state (self->henricus);
  if (henricus == NULL)
    return FALSE;
  json_object_set_object_member (state, "henricus", henricus);
  values = abbates_position_henricus_read_chapter (self->henricus);
  if (!add_chapter (chapter, ABBATES_HENRICUS, values))
    return FALSE;
  corners = json_object_get_array_member (henricus, "corners");
  for (guint i = 0; i < json_array_get_length (corners); i++)
    if (json_array_get_int_element (corners, i) == ABBATES_N_ROUNDS)
      json_object_set_int_member (henricus, "corner_cards", values->len);

  return TRUE;
}

/* The beans of the points card and of the Chapter Room move the Abbot-General. */
static gboolean
check_general (AbbatesPositionForm *self,
               JsonObject *state)
{
  JsonArray *chapter = json_object_get_array_member (state, "chapter");
  int n_beans = 0;
  int general;
  g_autofree char *reason = NULL;

  if (*abbates_form_field_get_text (self->general) == '\0')
    return TRUE;
  if (!abbates_form_field_read_number (self->general, 0, 999, -1, &general))
    return FALSE;
  for (guint i = 0; self->points_field != NULL && i < 4; i++)
    n_beans += (int) ABBATES_CARD_BEANS (abbates_card_entry_get_card (self->points[i]));
  for (guint i = 0; i < json_array_get_length (chapter); i++)
    n_beans += self->setup->rules.abbot_beans[json_object_get_int_member (
        json_array_get_object_element (chapter, i), "value")];
  if (general == n_beans)
    return TRUE;

  reason = g_strdup_printf (_ ("The Abbot-General stands on %d, but the points card and the cards "
                               "in the Chapter Room add up to %d. Look at them again; leave this "
                               "empty if the pawn is wrong."),
                            general, n_beans);
  abbates_form_field_refuse (self->general, reason);

  return FALSE;
}

/* Reads cards such as "w2 ? b1", or how many they are. */
static JsonArray *
read_discard (AbbatesPositionForm *self)
{
  const char *text = abbates_form_field_get_text (self->discard);
  g_autoptr (GArray) cards = NULL;
  char *end;
  long n_cards = strtol (text, &end, 10);

  if (end != text && *g_strchug (end) == '\0' && n_cards >= 0 && n_cards <= 90)
    {
      JsonArray *array = json_array_new ();

      for (long i = 0; i < n_cards; i++)
        json_array_add_string_element (array, "?");
      return array;
    }
  cards = abbates_position_list_read_cards (
      self->discard, TRUE,
      _ ("Type how many cards lie there, or each card with a space between them, such as w2 b1 ?, "
         "the lowest first."));

  return cards != NULL ? abbates_position_list_cards_to_json (cards) : NULL;
}

/* How many cards lie on one of the two piles, all other places being told. */
static int
count_rest (AbbatesPositionForm *self)
{
  guint n_cards = 0;
  int n_rest = 0;

  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    n_rest += self->setup->rules.garden[card];
  for (guint i = 0; self->points_field != NULL && i < 4; i++)
    n_cards += abbates_card_entry_get_card (self->points[i]) != ABBATES_NO_CARD;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    n_cards += abbates_card_entry_get_card (self->garden[i]) != ABBATES_NO_CARD;
  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    n_cards += abbates_card_entry_get_card (self->refill[i]) != ABBATES_NO_CARD;
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    abbates_position_seat_count_cards (self->seats[i], &n_cards);
  if (self->henricus != NULL)
    abbates_position_henricus_count_cards (self->henricus, &n_cards);
  n_cards += abbates_form_field_is_asked (self->drawn_field) &&
             abbates_card_entry_get_card (self->drawn) != ABBATES_NO_CARD;

  return n_rest - (int) n_cards;
}

/* One of the piles is enough; both must fit together. */
static gboolean
write_piles (AbbatesPositionForm *self,
             JsonObject *state)
{
  JsonArray *discard;
  int n_rest = count_rest (self);
  gboolean has_discard = *abbates_form_field_get_text (self->discard) != '\0';
  gboolean has_pile = *abbates_form_field_get_text (self->pile) != '\0';
  g_autofree char *reason = NULL;
  int n_discard, pile;

  if (!has_discard && !has_pile)
    {
      abbates_form_field_refuse (self->pile, _ ("Count one of the two piles: the other has the "
                                                "rest of the cards."));
      return FALSE;
    }
  discard = read_discard (self);
  if (discard == NULL)
    return FALSE;
  json_object_set_array_member (state, "discard", discard);
  n_discard = (int) json_array_get_length (discard);
  pile = n_rest - n_discard;
  if (has_pile && !abbates_form_field_read_number (self->pile, 0, 90, -1, &pile))
    return FALSE;
  for (int i = 0; !has_discard && i < n_rest - pile; i++)
    json_array_add_string_element (discard, "?");
  if (pile >= 0 && pile + (int) json_array_get_length (discard) == n_rest)
    return TRUE;

  reason = g_strdup_printf (_ ("With what you told, %d cards are left for both piles; %d and %d do "
                               "not add up to that. Count again, also the covered cards."),
                            n_rest, n_discard, pile);
  abbates_form_field_refuse (has_pile ? self->pile : self->discard, reason);

  return FALSE;
}

/* What was wrong before is looked at anew. */
static void
settle (GtkWidget *root)
{
  if (ABBATES_IS_FORM_FIELD (root))
    abbates_form_field_settle (ABBATES_FORM_FIELD (root));
  else
    for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      settle (child);
}

/* What was told, without what is due and what follows from it; NULL where something is missing. */
static JsonNode *
write_told (AbbatesPositionForm *self)
{
  g_autoptr (JsonObject) state = json_object_new ();

  if (!abbates_position_form_write_step (self, state) || !write_points (self, state) ||
      add_card_array (state, "garden", self->garden, ABBATES_N_SQUARES, self->garden_field) ==
          NULL ||
      add_card_array (state, "refill", self->refill, ABBATES_N_BOXES, self->refill_field) == NULL ||
      !write_arcades (self, state) || !write_seats (self, state) ||
      !write_henricus (self, state) || !check_general (self, state) || !write_piles (self, state))
    return NULL;

  json_object_set_array_member (state, "known_top", json_array_new ());
  json_object_set_null_member (state, "known_by");
  json_object_set_boolean_member (state, "over", FALSE);

  return json_node_init_object (json_node_alloc (), state);
}

JsonNode *
abbates_position_form_dup_start (ScrPositionForm *form)
{
  AbbatesPositionForm *self = ABBATES_POSITION_FORM (form);
  gboolean ends_round = abbates_position_form_get_step (self) == ABBATES_STEP_ROUND_END;
  g_autoptr (JsonNode) told = NULL;
  g_autoptr (AbbatesState) state = NULL;
  g_autoptr (GError) error = NULL;

  settle (GTK_WIDGET (self));
  told = write_told (self);
  if (told == NULL)
    return NULL;
  state = abbates_state_new_told (self->setup, told, "$.start", ends_round, &error);
  if (state == NULL)
    {
      if (!abbates_position_form_refuse (form, error->message))
        abbates_form_field_refuse (self->step, error->message);
      return NULL;
    }
  if (!abbates_position_form_check_step (self, abbates_state_get_position (state)))
    return NULL;

  return scr_state_to_json (SCR_STATE (state));
}
