/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* Why an area of a mission is correct, or is not. */

/* Whether the recorded cards of an area are of more than one kind already. */
static gboolean
shows_two_kinds (const AbbatesSeatPosition *seat,
                 guint squares)
{
  guint kinds = 0;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (((squares >> i) & 1) && seat->portrait[i] != ABBATES_NO_CARD &&
        seat->portrait[i] != ABBATES_UNKNOWN_CARD)
      kinds |= 1u << ABBATES_CARD_KIND (seat->portrait[i]);

  return (kinds & (kinds - 1)) != 0;
}

/* Whether an area is correct for itself, and if not, why. */
static char *
describe_area (const AbbatesSeatPosition *seat,
               guint squares)
{
  int kind = abbates_seat_get_area_kind (seat, squares);

  if (kind >= 0)
    return g_strdup_printf (_ ("Each of its squares shows the same kind: %s."),
                            abbates_sentence_kind ((AbbatesKind) kind));
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (((squares >> i) & 1) && seat->portrait[i] == ABBATES_NO_CARD)
      return g_strdup_printf (_ ("Square %u is empty."), i + 1);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (((squares >> i) & 1) && seat->portrait[i] == ABBATES_UNKNOWN_CARD &&
        !shows_two_kinds (seat, squares))
      return g_strdup_printf (_ ("Nobody recorded the card on square %u."), i + 1);

  return g_strdup (_ ("Its squares show more than one kind."));
}

/* Whether an area before @area has its kind. */
static gboolean
is_kind_taken (const AbbatesSeatPosition *seat,
               const AbbatesMission *mission,
               guint area)
{
  int kind = abbates_seat_get_area_kind (seat, mission->squares[area]);

  for (guint i = 1; kind >= 0 && i < area; i++)
    if (abbates_seat_get_area_kind (seat, mission->squares[i]) == kind)
      return TRUE;

  return FALSE;
}

/**
 * abbates_sentence_area:
 * @seat: a seat, perhaps with cards that nobody recorded
 * @mission: its mission
 * @area: which area of it, 1 for the purple one
 * @is_any: whether two areas may hold one kind
 *
 * Returns: (transfer full): whether the area is correct, and if not, why
 */
char *
abbates_sentence_area (const AbbatesSeatPosition *seat,
                       const AbbatesMission *mission,
                       guint area,
                       gboolean is_any)
{
  g_autofree char *judgement = describe_area (seat, mission->squares[area]);

  if (is_any || !is_kind_taken (seat, mission, area))
    return g_steal_pointer (&judgement);

  return g_strdup_printf (_ ("%s But another area has that kind already, so it is not correct."),
                          judgement);
}
