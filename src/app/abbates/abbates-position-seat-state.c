/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "app/abbates/abbates-position-list.h"
#include "app/abbates/abbates-position-seat-private.h"
#include "games/abbates/abbates-move.h"

/* What was told of a seat becomes its part of a state. */

/* The cards in hand; nothing typed stands for those that lie nowhere else. */
static gboolean
add_hand (AbbatesPositionSeat *self,
          JsonObject *state)
{
  guint rest = abbates_position_seat_find_rest (self);
  JsonArray *hand;

  if (*abbates_form_field_get_text (self->hand) != '\0')
    return abbates_position_list_add_values (self->hand, ABBATES_BENEDICT, "hand", state);
  if (!abbates_position_seat_may_omit_hand (self))
    {
      abbates_form_field_refuse (self->hand,
                                 _ ("Cards have left the game at the end of a round, so the hand "
                                    "does not follow from the rest: type the numbers of the cards "
                                    "in hand, such as 2 5-7, or - for none."));
      return FALSE;
    }

  hand = json_array_new ();
  for (guint value = 1; value <= ABBATES_N_VALUES; value++)
    if (rest >> value & 1)
      json_array_add_int_element (hand, value);
  json_object_set_array_member (state, "hand", hand);

  return TRUE;
}

static gboolean
add_portrait_state (AbbatesPositionSeat *self,
                    JsonObject *state)
{
  JsonArray *portrait = json_array_new ();

  json_object_set_array_member (state, "portrait", portrait);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = abbates_card_entry_get_card (self->portrait[i]);

      if (!abbates_card_entry_is_right (self->portrait[i]))
        {
          abbates_form_field_refuse (self->portrait_field,
                                     _ ("Type w, b or a and the number of beans, such as w2; ? for "
                                        "a card that you do not know."));
          gtk_widget_grab_focus (GTK_WIDGET (self->portrait[i]));
          return FALSE;
        }
      if (card == ABBATES_NO_CARD)
        json_array_add_null_element (portrait);
      else
        json_array_add_string_element (portrait, abbates_card_to_word (card));
    }

  return TRUE;
}

/* Where the pawn stands is not part of the state: it must be the sum of the beans. */
static gboolean
check_track (AbbatesPositionSeat *self)
{
  g_autofree char *reason = NULL;
  int low, high, track;

  if (*abbates_form_field_get_text (self->track) == '\0')
    return TRUE;
  if (!abbates_form_field_read_number (self->track, 0, 999, -1, &track))
    return FALSE;
  abbates_position_seat_count_beans (self, &low, &high);
  if (track >= low && track <= high)
    return TRUE;

  reason = low == high ? g_strdup_printf (_ ("The Abbot stands on %d, but the beans of the "
                                             "portrait add up to %d. Look at both again; leave "
                                             "this empty if the pawn is wrong."),
                                          track, low)
                       : g_strdup_printf (_ ("The Abbot stands on %d, but the beans of the "
                                             "portrait add up to something from %d to %d. Look at "
                                             "both again; leave this empty if the pawn is wrong."),
                                          track, low, high);
  abbates_form_field_refuse (self->track, reason);

  return FALSE;
}

/* "-" stands for who sits the phase out. */
static gboolean
add_played (AbbatesPositionSeat *self,
            JsonObject *state)
{
  gboolean is_asked = abbates_form_field_is_asked (self->played);
  gboolean is_out = is_asked && g_str_equal (abbates_form_field_get_text (self->played), "-");
  int played = 0;

  if (is_asked && !is_out &&
      !abbates_form_field_read_number (self->played, 0, ABBATES_BENEDICT, 0, &played))
    return FALSE;
  json_object_set_boolean_member (state, "out", is_out);
  if (played > 0)
    json_object_set_int_member (state, "played", played);
  else
    json_object_set_null_member (state, "played");

  return TRUE;
}

static gboolean
add_numbers (AbbatesPositionSeat *self,
             JsonObject *state)
{
  JsonArray *covered = json_array_new ();
  int n_covered;

  json_object_set_array_member (state, "covered", covered);
  if (!abbates_form_field_read_number (self->covered, 0, 60, 0, &n_covered) ||
      !check_track (self) || !add_played (self, state))
    return FALSE;
  for (int i = 0; i < n_covered; i++)
    json_array_add_string_element (covered, "?");

  return TRUE;
}

static gboolean
add_ora (AbbatesPositionSeat *self,
         JsonObject *state)
{
  int n_met = 0;

  if (self->ora == NULL || (abbates_form_field_is_asked (self->ora) &&
                            g_str_equal (abbates_form_field_get_text (self->ora), "-")))
    {
      json_object_set_null_member (state, "ora");
      return TRUE;
    }
  if (abbates_form_field_is_asked (self->ora) &&
      !abbates_form_field_read_number (self->ora, 0, 4, 0, &n_met))
    return FALSE;
  json_object_set_int_member (state, "ora", n_met);

  return TRUE;
}

static gboolean
add_mission (AbbatesPositionSeat *self,
             JsonObject *state)
{
  guint mission = self->mission != NULL ? abbates_position_seat_find_mission (self) : 0;

  if (self->mission != NULL && mission == 0)
    {
      abbates_form_field_refuse (self->mission,
                                 _ ("Type the number on the mission card, such as 7 or m07."));
      return FALSE;
    }
  if (mission > 0)
    json_object_set_string_member (state, "mission", self->setup->rules.missions[mission - 1].id);
  else
    json_object_set_null_member (state, "mission");

  return TRUE;
}

static gboolean
add_secret_state (AbbatesPositionSeat *self,
                  JsonObject *state)
{
  AbbatesCard card =
      self->secret != NULL ? abbates_card_entry_get_card (self->secret) : ABBATES_NO_CARD;

  if (self->secret != NULL &&
      (card == ABBATES_NO_CARD || !abbates_card_entry_is_right (self->secret)))
    {
      abbates_form_field_refuse (self->secret_field,
                                 _ ("Each player has a secret card: type it, or ?."));
      return FALSE;
    }
  if (card != ABBATES_NO_CARD)
    json_object_set_string_member (state, "secret", abbates_card_to_word (card));
  else
    json_object_set_null_member (state, "secret");

  return TRUE;
}

/**
 * abbates_position_seat_dup_state:
 * @self: a form
 *
 * Returns: (transfer full) (nullable): the seat in a state object, without sums; %NULL where the
 *   form says what is missing or cannot be
 */
JsonObject *
abbates_position_seat_dup_state (AbbatesPositionSeat *self)
{
  g_autoptr (JsonObject) state = json_object_new ();

  g_return_val_if_fail (ABBATES_IS_POSITION_SEAT (self), NULL);

  if (!add_portrait_state (self, state) || !add_numbers (self, state) ||
      !abbates_position_list_add_values (self->discards, ABBATES_BENEDICT, "discards", state) ||
      !add_hand (self, state) ||
      !abbates_position_list_add_values (self->corners, ABBATES_N_ROUNDS, "corners", state) ||
      !add_ora (self, state) || !add_mission (self, state) || !add_secret_state (self, state))
    return NULL;

  return g_steal_pointer (&state);
}

static void
add_missing (AbbatesPositionSeat *self,
             GPtrArray *missing,
             gboolean is_missing,
             const char *what)
{
  const char *name = self->setup->names[self->number - 1];

  /* Translators: a seat's name, and what it must still tell. */
  if (is_missing)
    g_ptr_array_add (missing, g_strdup_printf (_ ("%s: %s"), name, what));
}

static gboolean
is_empty (AbbatesFormField *field)
{
  return abbates_form_field_is_asked (field) && *abbates_form_field_get_text (field) == '\0';
}

/* Adds what must still be told of the seat. */
void
abbates_position_seat_list_missing (AbbatesPositionSeat *self,
                                    GPtrArray *missing)
{
  g_return_if_fail (ABBATES_IS_POSITION_SEAT (self));

  add_missing (self, missing, self->step == ABBATES_STEP_TAKE && is_empty (self->played),
               _ ("card played"));
  add_missing (self, missing,
               !abbates_position_seat_may_omit_hand (self) && is_empty (self->hand),
               _ ("cards in hand"));
  add_missing (self, missing, is_empty (self->mission), _ ("mission"));
  add_missing (self, missing,
               self->secret != NULL &&
                   abbates_card_entry_get_card (self->secret) == ABBATES_NO_CARD,
               _ ("secret card"));
}

/* Takes what was typed for a seat of another set-up, as far as it is asked here. */
void
abbates_position_seat_take_over (AbbatesPositionSeat *self,
                                 AbbatesPositionSeat *other)
{
  AbbatesFormField *const fields[][2] = {
    { self->covered, other->covered },
    { self->track, other->track },
    { self->played, other->played },
    { self->discards, other->discards },
    { self->chapter, other->chapter },
    { self->hand, other->hand },
    { self->corners, other->corners },
    { self->ora, other->ora },
    { self->mission, other->mission },
  };

  g_return_if_fail (ABBATES_IS_POSITION_SEAT (self));
  g_return_if_fail (ABBATES_IS_POSITION_SEAT (other));

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    abbates_card_entry_set_card (self->portrait[i],
                                 abbates_card_entry_get_card (other->portrait[i]));
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    abbates_form_field_take_over (fields[i][0], fields[i][1]);
  if (self->secret != NULL && other->secret != NULL)
    abbates_card_entry_set_card (self->secret, abbates_card_entry_get_card (other->secret));
}
