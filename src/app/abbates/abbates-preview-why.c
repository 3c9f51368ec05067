/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "app/abbates/abbates-preview-private.h"
#include "games/abbates/abbates-sentence.h"

/* Why a number would be what a preview says. */

AbbatesRange
abbates_forecast_get_old_score (const AbbatesForecast *self)
{
  return (AbbatesRange){ self->old[self->seat - 1].total, self->old_high[self->seat - 1].total };
}

AbbatesRange
abbates_forecast_get_new_score (const AbbatesForecast *self)
{
  return (AbbatesRange){ self->new[self->seat - 1].total, self->new_high[self->seat - 1].total };
}

/* Why the Abbot would be where it would be. */
char *
abbates_forecast_dup_why_track (const AbbatesForecast *self)
{
  g_autofree char *place = abbates_range_dup (
      abbates_known_track (self->view->position, self->view->rules, self->seat));
  const AbbatesSeatPosition *before = &self->view->position->seats[self->seat - 1];
  const AbbatesSeatPosition *after = &self->after.seats[self->seat - 1];
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _ ("The Abbot stands at %s now."), place);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard old = before->portrait[i];
      AbbatesCard new = after->portrait[i];
      g_autofree char *old_name = abbates_sentence_card (old);
      g_autofree char *new_name = abbates_sentence_card (new);

      if (old == new)
        continue;
      g_string_append_c (text, '\n');
      if (new == ABBATES_UNKNOWN_CARD)
        g_string_append_printf (text,
                                _ ("Square %u: a card shows there that is not recorded, so it may "
                                   "add any number of beans."),
                                i + 1);
      else if (new != ABBATES_NO_CARD)
        g_string_append_printf (text, _ ("Square %u: %s shows and adds %u."), i + 1, new_name,
                                ABBATES_CARD_BEANS (new));
      if (old == ABBATES_NO_CARD)
        continue;
      g_string_append_c (text, ' ');
      if (old == ABBATES_UNKNOWN_CARD)
        g_string_append (text, _ ("The card that was not recorded shows there no more."));
      else
        g_string_append_printf (text, _ ("%s shows there no more: %u less."), old_name,
                                ABBATES_CARD_BEANS (old));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The number of a score sheet that lies at @offset, as far as it is known. */
static AbbatesRange
get_part (const AbbatesScore *low,
          const AbbatesScore *high,
          gsize offset)
{
  return (AbbatesRange){ G_STRUCT_MEMBER (gint16, low, offset),
                         G_STRUCT_MEMBER (gint16, high, offset) };
}

static void
tell_part (GString *text,
           const AbbatesForecast *self,
           const char *label,
           gsize offset)
{
  guint i = self->seat - 1;
  AbbatesRange old = get_part (&self->old[i], &self->old_high[i], offset);
  AbbatesRange new = get_part (&self->new[i], &self->new_high[i], offset);
  g_autofree char *before = abbates_range_dup (old);
  g_autofree char *after = abbates_range_dup (new);

  if (old.low == new.low && old.high == new.high)
    return;

  g_string_append_c (text, '\n');
  /* Translators: a part of the score, before and after. */
  g_string_append_printf (text, _ ("%s: %s → %s"), label, before, after);
}

/* Why the score would be what it would be: the parts that change. */
char *
abbates_forecast_dup_why_score (const AbbatesForecast *self)
{
  const AbbatesScore *old = &self->old[self->seat - 1];
  const AbbatesScore *new = &self->new[self->seat - 1];
  g_autofree char *total =
      abbates_range_dup (abbates_forecast_get_old_score (self));
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _ ("The score is %s now."), total);
  tell_part (text, self, _ ("Garden points"), G_STRUCT_OFFSET (AbbatesScore, garden));
  tell_part (text, self, _ ("Lines of the portrait"), G_STRUCT_OFFSET (AbbatesScore, lines));
  tell_part (text, self, _ ("Purple area"), G_STRUCT_OFFSET (AbbatesScore, purple));
  tell_part (text, self, _ ("Corner cards"), G_STRUCT_OFFSET (AbbatesScore, corners));
  tell_part (text, self, _ ("Minus points for the distance"),
             G_STRUCT_OFFSET (AbbatesScore, minus));
  if (old->halved != new->halved)
    g_string_append_printf (text, "\n%s",
                            new->halved ? _ ("All areas are correct: the minus points are halved.")
                                        : _ ("The minus points are halved no more."));
  if (old->empty != new->empty)
    g_string_append_printf (text, "\n%s",
                            _ ("An empty square fewer: each counts 1 in the distance."));

  return g_string_free (g_steal_pointer (&text), FALSE);
}
