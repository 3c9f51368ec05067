/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "app/abbates/abbates-preview-private.h"
#include "app/widgets/scr-number.h"
#include "games/abbates/abbates-sentence.h"

/* Why a number would be what a preview says. */

/* Why the Abbot would be where it would be. */
char *
abbates_forecast_dup_why_track (const AbbatesForecast *self)
{
  const AbbatesSeatPosition *before = &self->view->position->seats[self->seat - 1];
  const AbbatesSeatPosition *after = &self->after.seats[self->seat - 1];
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _ ("The Abbot stands at %d now."), before->track);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard old = before->portrait[i];
      AbbatesCard new = after->portrait[i];
      g_autofree char *old_name = abbates_sentence_card (old);
      g_autofree char *new_name = abbates_sentence_card (new);

      if (old == new)
        continue;
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _ ("Square %u: %s shows and adds %u."), i + 1, new_name,
                              new == ABBATES_UNKNOWN_CARD ? 0 : ABBATES_CARD_BEANS (new));
      if (old == ABBATES_NO_CARD || old == ABBATES_UNKNOWN_CARD)
        continue;
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _ ("%s shows there no more: %u less."), old_name,
                              ABBATES_CARD_BEANS (old));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
tell_part (GString *text,
           const char *label,
           int old,
           int new)
{
  g_autofree char *before = scr_dup_number (old);
  g_autofree char *after = scr_dup_number (new);

  if (old == new)
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
  g_autofree char *total = scr_dup_number (old->total);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _ ("The score is %s now."), total);
  tell_part (text, _ ("Garden points"), old->garden, new->garden);
  tell_part (text, _ ("Lines of the portrait"), old->lines, new->lines);
  tell_part (text, _ ("Purple area"), old->purple, new->purple);
  tell_part (text, _ ("Corner cards"), old->corners, new->corners);
  tell_part (text, _ ("Minus points for the distance"), old->minus, new->minus);
  if (old->halved != new->halved)
    g_string_append_printf (text, "\n%s",
                            new->halved ? _ ("All areas are correct: the minus points are halved.")
                                        : _ ("The minus points are halved no more."));
  if (old->empty != new->empty)
    g_string_append_printf (text, "\n%s",
                            _ ("An empty square fewer: each counts 1 in the distance."));

  return g_string_free (g_steal_pointer (&text), FALSE);
}
