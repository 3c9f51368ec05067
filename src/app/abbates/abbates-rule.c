/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-rule.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-names.h"
#include "games/abbates/abbates-sentence.h"

/* The rules in plain words, for whoever pauses on something on the table. */

/* The section of the arcade cards. */
const char *
abbates_rule_section_arcade (void)
{
  return abbates_reason_section (ABBATES_REASON_NO_ACTION_CARD);
}

const char *
abbates_rule_section_counting (void)
{
  return abbates_reason_section (ABBATES_REASON_OVER);
}

/* The section of Abbot cards and Ora et Labora. */
const char *
abbates_rule_section_play (void)
{
  return abbates_reason_section (ABBATES_REASON_VALUE_PLAYED);
}

/* Adds @sentence, which it takes, behind what there is. */
static void
add (GString *text,
     char *sentence)
{
  g_autofree char *owned = sentence;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, owned);
}

static void
add_points (GString *text,
            const AbbatesView *view,
            AbbatesCard card)
{
  const AbbatesPosition *position = view->position;
  guint points = abbates_position_points (position, card);

  if (view->rules->no_points_card)
    {
      add (text, g_strdup (_ ("At the end each line of a portrait scores: 10 for three of a kind, "
                              "6 for two, 3 for three kinds.")));
      return;
    }

  if (points > 0)
    add (text, g_strdup_printf (ngettext ("At the end each visible %s is worth %u point, by its "
                                          "place on the points card.",
                                          "At the end each visible %s is worth %u points, by its "
                                          "place on the points card.",
                                          points),
                                abbates_name_kind (ABBATES_CARD_KIND (card)), points));
  if (position->n_points == 4 && position->points[3] != ABBATES_UNKNOWN_CARD &&
      ABBATES_CARD_KIND (position->points[3]) == ABBATES_CARD_KIND (card))
    add (text, g_strdup (_ ("It is also the kind of Aequalis: who shows the most of it wins a "
                            "tie.")));
}

/**
 * abbates_rule_card:
 * @view: a view
 * @card: a garden card, or none
 *
 * Returns: (transfer full): what its kind and its beans are for; "" for no card
 */
char *
abbates_rule_card (const AbbatesView *view,
                   AbbatesCard card)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
    return g_strdup ("");

  add_points (text, view, card);
  add (text, g_strdup (_ ("In a portrait its black beans move the Abbot on; covered, they move it "
                          "back.")));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
list_squares (const AbbatesMission *mission,
              guint area)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint square = 1; square <= ABBATES_N_SQUARES; square++)
    if (mission->area[square - 1] == area)
      g_string_append_printf (text, text->len > 0 ? ", %u" : "%u", square);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * abbates_rule_mission:
 * @view: a view
 * @seat: a seat from 1, not Henricus
 *
 * Returns: (transfer full): the areas of its mission and what they bring; "" without one
 */
char *
abbates_rule_mission (const AbbatesView *view,
                      guint seat)
{
  guint number = view->position->seats[seat - 1].mission;
  const AbbatesMission *mission = number > 0 ? &view->rules->missions[number - 1] : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (mission == NULL)
    return g_strdup ("");

  for (guint area = 1; area <= mission->n_areas; area++)
    {
      g_autofree char *squares = list_squares (mission, area);

      if (area == 1)
        add (text, g_strdup_printf (_ ("Purple area: squares %s. All of it filled with one kind "
                                       "earns 5 points."),
                                    squares));
      else
        add (text, g_strdup_printf (_ ("Area %c: squares %s."), 'A' + (int) area - 2, squares));
    }
  add (text, g_strdup (view->rules->areas_any
                           ? _ ("When each area, the purple one too, shows one kind, the minus "
                                "points for the distance are halved.")
                           : _ ("When each area, the purple one too, shows one kind, and no two "
                                "the same, the minus points for the distance are halved.")));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * abbates_rule_ora:
 * @view: a view
 * @seat: a seat from 1, not Henricus
 *
 * Returns: (transfer full): this round's conditions and how far the seat has come; "" without
 */
char *
abbates_rule_ora (const AbbatesView *view,
                  guint seat)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int met = view->position->seats[seat - 1].ora;

  if (view->rules->no_ora)
    return g_strdup ("");

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *condition = abbates_sentence_condition (
          &view->rules->ora[view->rules->ora_order[view->position->round - 1]][i]);

      g_string_append_printf (text, (int) i < met ? _ ("%u. %s (met)") : "%u. %s", i + 1,
                              condition);
      g_string_append_c (text, '\n');
    }
  g_string_append (text, _ ("The card that is played must meet the condition of its phase, or the "
                            "pawn is removed for this round. All four met earn a Benedict card."));
  if (met < 0)
    add (text, g_strdup (_ ("The pawn is removed already.")));

  return g_string_free (g_steal_pointer (&text), FALSE);
}
