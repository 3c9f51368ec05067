/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "app/abbates/abbates-position-form-private.h"

/* What a form of a position must still be told, and what it takes over from another. */

#define MAX_NAMED 4

static void
add (GPtrArray *missing,
     gboolean is_missing,
     const char *name)
{
  if (is_missing)
    g_ptr_array_add (missing, g_strdup (name));
}

static gboolean
is_empty (AbbatesFormField *field)
{
  return abbates_form_field_is_asked (field) && *abbates_form_field_get_text (field) == '\0';
}

static gboolean
lacks_points (AbbatesPositionForm *self)
{
  for (guint i = 0; self->points_field != NULL && i < 4; i++)
    {
      AbbatesCard card = abbates_card_entry_get_card (self->points[i]);

      if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
        return TRUE;
    }

  return FALSE;
}

static gboolean
lacks_arcades (AbbatesPositionForm *self)
{
  for (guint i = 0; self->arcades[0] != NULL && i < ABBATES_N_ARCADE_BOXES; i++)
    if (abbates_form_field_is_asked (self->arcades[i]) &&
        abbates_position_form_get_card (self, i) == ABBATES_NO_ARCADE)
      return TRUE;

  return FALSE;
}

static GPtrArray *
list_missing (AbbatesPositionForm *self)
{
  GPtrArray *missing = g_ptr_array_new_with_free_func (g_free);

  add (missing, is_empty (self->round), _ ("round"));
  add (missing, is_empty (self->phase), _ ("phase"));
  add (missing, lacks_points (self), _ ("points card"));
  add (missing, lacks_arcades (self), _ ("arcade cards"));
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    abbates_position_seat_list_missing (self->seats[i], missing);
  if (self->henricus != NULL)
    abbates_position_henricus_list_missing (self->henricus, missing);
  add (missing, is_empty (self->discard) && is_empty (self->pile), _ ("one of the piles"));

  return missing;
}

/**
 * abbates_position_form_dup_missing:
 * @form: a form
 *
 * Returns: (transfer full): a sentence that lists what must still be told
 */
char *
abbates_position_form_dup_missing (ScrPositionForm *form)
{
  g_autoptr (GPtrArray) missing = list_missing (ABBATES_POSITION_FORM (form));
  guint n_missing = missing->len;
  guint n_more = n_missing > MAX_NAMED ? n_missing - MAX_NAMED + 1 : 0;
  g_autofree char *names = NULL;

  if (n_missing == 0)
    return g_strdup (_ ("All that is needed is told."));

  g_ptr_array_set_size (missing, (int) (n_missing - n_more));
  if (n_more > 0)
    g_ptr_array_add (missing, g_strdup_printf (ngettext ("%u more", "%u more", n_more), n_more));
  g_ptr_array_add (missing, NULL);
  names = g_strjoinv (", ", (char **) missing->pdata);

  /* Translators: %s lists what is not told yet, such as "round, points card, 3 more". */
  return g_strdup_printf (_ ("Still to tell: %s"), names);
}

static void
take_cards (AbbatesCardEntry *const *entries,
            AbbatesCardEntry *const *others,
            guint n_entries)
{
  for (guint i = 0; i < n_entries; i++)
    if (entries[i] != NULL && others[i] != NULL)
      abbates_card_entry_set_card (entries[i], abbates_card_entry_get_card (others[i]));
}

/**
 * abbates_position_form_take_over:
 * @form: a form
 * @from: another
 *
 * Takes what was typed for another set-up, as far as it is asked here.
 */
void
abbates_position_form_take_over (ScrPositionForm *form,
                                 ScrPositionForm *from)
{
  AbbatesPositionForm *self = ABBATES_POSITION_FORM (form);
  AbbatesPositionForm *other = ABBATES_POSITION_FORM (from);
  AbbatesFormField *const fields[][2] = {
    { self->step, other->step },
    { self->round, other->round },
    { self->phase, other->phase },
    { self->start, other->start },
    { self->turn, other->turn },
    { self->line, other->line },
    { self->general, other->general },
    { self->discard, other->discard },
    { self->pile, other->pile },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    abbates_form_field_take_over (fields[i][0], fields[i][1]);
  for (guint i = 0; i < ABBATES_N_ARCADE_BOXES; i++)
    abbates_form_field_take_over (self->arcades[i], other->arcades[i]);
  take_cards (self->points, other->points, 4);
  take_cards (self->garden, other->garden, ABBATES_N_SQUARES);
  take_cards (self->refill, other->refill, ABBATES_N_BOXES);
  take_cards (&self->drawn, &other->drawn, 1);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if (self->seats[i] != NULL && other->seats[i] != NULL)
      abbates_position_seat_take_over (self->seats[i], other->seats[i]);
  if (self->henricus != NULL && other->henricus != NULL)
    abbates_position_henricus_take_over (self->henricus, other->henricus);
}
