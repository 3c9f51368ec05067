/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-duties-telling.h"

#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* What is to be done with pawns and at the end of a phase or a round, in sentences. */

/* The pawn of a seat, or with 0 those of all. */
static void
set_pawn (AbbatesTelling *self,
          const char *pawn,
          guint seat)
{
  g_autofree char *piece = seat != 0 ? g_strdup_printf ("%s %u", pawn, seat) : g_strdup (pawn);

  abbates_telling_set_piece (self, piece);
}

char *
abbates_telling_dup_win (AbbatesTelling *self,
                         const AbbatesDuty *duty)
{
  const char *who = abbates_telling_get_who (self, duty);

  abbates_telling_set_abbot_card (self, duty->value);
  if (duty->seat == 0)
    return g_strdup (_ ("The highest card wins the phase and goes to the Chapter Room."));

  abbates_telling_set_place (self, "chapter", duty->seat);
  if (duty->value == 0)
    return g_strdup_printf (_ ("%s wins the phase: that card goes to the Chapter Room."), who);

  return g_strdup_printf (_ ("%s wins the phase with %u: that card goes to the Chapter Room."), who,
                          duty->value);
}

char *
abbates_telling_dup_general (AbbatesTelling *self,
                             const AbbatesDuty *duty)
{
  int beans = duty->to - duty->from;

  abbates_telling_set_piece (self, "general");
  if (duty->from == ABBATES_OPEN_NUMBER || duty->to == ABBATES_OPEN_NUMBER)
    return g_strdup (_ ("The Abbot-General goes on by the white beans of that card."));

  abbates_telling_set_place (self, "track", (guint) MAX (duty->to, 0));
  if (beans == 0)
    return g_strdup_printf (_ ("The Abbot-General stays on %d: that card has no white beans."),
                            duty->to);
  if (beans < 0)
    return g_strdup_printf (ngettext ("The Abbot-General goes %d bean back, from %d to %d.",
                                      "The Abbot-General goes %d beans back, from %d to %d.",
                                      (gulong) -beans),
                            -beans, duty->from, duty->to);

  return g_strdup_printf (ngettext ("The Abbot-General goes %d bean on, from %d to %d.",
                                    "The Abbot-General goes %d beans on, from %d to %d.",
                                    (gulong) beans),
                          beans, duty->from, duty->to);
}

/* Of an Abbot that may stand on several beans nothing is told but how far he goes. */
static char *
dup_from_anywhere (const AbbatesDuty *duty,
                   const char *who)
{
  int beans = duty->to;

  if (duty->value == ABBATES_ABBOT_BY_CARD)
    return g_strdup_printf (_ ("The Abbot of %s goes on by the beans of that card."), who);
  if (duty->value != ABBATES_ABBOT_FROM_ANYWHERE || beans == ABBATES_OPEN_NUMBER)
    return g_strdup_printf (_ ("The Abbot of %s goes on by the beans of the new card, and back by "
                               "those of the card that lay there."),
                            who);
  if (beans < 0)
    return g_strdup_printf (ngettext ("The Abbot of %s goes %d bean back.",
                                      "The Abbot of %s goes %d beans back.", (gulong) -beans),
                            who, -beans);

  return g_strdup_printf (ngettext ("The Abbot of %s goes %d bean on.",
                                    "The Abbot of %s goes %d beans on.", (gulong) beans),
                          who, beans);
}

char *
abbates_telling_dup_abbot (AbbatesTelling *self,
                           const AbbatesDuty *duty)
{
  const char *who = abbates_telling_get_who (self, duty);
  int beans = duty->to - duty->from;

  set_pawn (self, "abbot", duty->seat);
  if (duty->from == ABBATES_OPEN_NUMBER || duty->to == ABBATES_OPEN_NUMBER)
    return dup_from_anywhere (duty, who);

  abbates_telling_set_place (self, "track", (guint) MAX (duty->to, 0));
  if (beans < 0)
    return g_strdup_printf (ngettext ("The Abbot of %s goes %d bean back, from %d to %d.",
                                      "The Abbot of %s goes %d beans back, from %d to %d.",
                                      (gulong) -beans),
                            who, -beans, duty->from, duty->to);

  return g_strdup_printf (ngettext ("The Abbot of %s goes %d bean on, from %d to %d.",
                                    "The Abbot of %s goes %d beans on, from %d to %d.",
                                    (gulong) beans),
                          who, beans, duty->from, duty->to);
}

char *
abbates_telling_dup_ora (AbbatesTelling *self,
                         const AbbatesDuty *duty)
{
  const char *who = duty->seat != 0 ? self->setup->names[duty->seat - 1] : "";

  set_pawn (self, "ora", duty->seat);
  abbates_telling_set_place (self, "ora", duty->seat);
  switch ((AbbatesDutyKind) duty->kind)
    {
    case ABBATES_DUTY_ORA_ON:
      return g_strdup_printf (ngettext ("The Ora et Labora pawn of %2$s goes on: %1$u condition of "
                                        "4 is met.",
                                        "The Ora et Labora pawn of %2$s goes on: %1$u conditions "
                                        "of 4 are met.",
                                        duty->value),
                              duty->value, who);
    case ABBATES_DUTY_ORA_OUT:
      return g_strdup_printf (_ ("Take the Ora et Labora pawn of %s away for this round."), who);
    case ABBATES_DUTY_ORA_EARN:
      abbates_telling_set_abbot_card (self, ABBATES_BENEDICT);
      abbates_telling_set_place (self, "hand", duty->seat);
      return g_strdup_printf (_ ("%s has met all four conditions of Ora et Labora and takes a "
                                 "Benedict card into hand."),
                              who);
    default:
      return g_strdup (_ ("All Ora et Labora pawns go to the first condition."));
    }
}

char *
abbates_telling_dup_corner (AbbatesTelling *self,
                            const AbbatesDuty *duty)
{
  const char *who = abbates_telling_get_who (self, duty);
  gboolean is_human = !abbates_position_is_henricus (&self->setup->rules, duty->seat);
  g_autofree char *corner = g_strdup_printf ("corner-%u", duty->at);

  abbates_telling_set_piece (self, corner);
  abbates_telling_set_place (self, "board", duty->at);
  if (duty->at < ABBATES_N_ROUNDS)
    return g_strdup_printf (ngettext ("%1$s takes corner card %3$u: %2$u point.",
                                      "%1$s takes corner card %3$u: %2$u points.", duty->at),
                            who, duty->at, duty->at);
  if (duty->from <= 0 || duty->seat == 0 || !is_human)
    return g_strdup_printf (_ ("%s takes corner card 4: 1 point for each own card in the Chapter "
                               "Room."),
                            who);

  return g_strdup_printf (ngettext ("%1$s takes corner card 4 and %2$u Benedict card, one for each "
                                    "own card in the Chapter Room.",
                                    "%1$s takes corner card 4 and %2$u Benedict cards, one for "
                                    "each own card in the Chapter Room.",
                                    (gulong) duty->from),
                          who, (guint) duty->from);
}

char *
abbates_telling_dup_return (AbbatesTelling *self,
                            const AbbatesDuty *duty)
{
  const char *who = abbates_telling_get_who (self, duty);

  abbates_telling_set_abbot_card (self, duty->value);
  abbates_telling_set_place (self, "hand", duty->seat);
  if (duty->value != 0)
    return g_strdup_printf (duty->from != 0
                                ? _ ("%s takes back %u, the highest card of the own discard pile.")
                                : _ ("%s takes back %u, the lowest card of the own discard pile."),
                            who, duty->value);

  return g_strdup_printf (duty->from != 0
                              ? _ ("%s takes back the highest card of the own discard pile.")
                              : _ ("%s takes back the lowest card of the own discard pile."),
                          who);
}

char *
abbates_telling_dup_starter (AbbatesTelling *self,
                             const AbbatesDuty *duty)
{
  abbates_telling_set_place (self, "seat", duty->seat);
  if (duty->seat == 0)
    return g_strdup (_ ("Whoever played the lowest card starts the next phase."));

  return g_strdup_printf (_ ("%s starts the next phase."), self->setup->names[duty->seat - 1]);
}

char *
abbates_telling_dup_begin (AbbatesTelling *self,
                           const AbbatesDuty *duty)
{
  const AbbatesRules *rules = &self->setup->rules;
  guint round = duty->value, phase = (guint) duty->from;
  g_autofree char *line = NULL;
  g_autofree char *begins = NULL;
  guint8 arcade;

  abbates_telling_set_piece (self, "general");
  if (duty->line == ABBATES_NO_LINE)
    {
      abbates_telling_set_place (self, "board", round);
      return g_strdup_printf (_ ("Round %u, phase 4: the Abbot-General goes to corner %u."), round,
                              round);
    }

  line = g_strdup_printf ("line %s", abbates_line_to_word (duty->line));
  abbates_telling_set_place (self, line, 0);
  begins = g_strdup_printf (_ ("Round %u, phase %u: the Abbot-General goes to %s."), round, phase,
                            abbates_sentence_line (duty->line));
  arcade = self->position->arcade[(round - 1) * 3 + phase - 1];
  if (rules->no_arcade || arcade == ABBATES_NO_ARCADE)
    return g_steal_pointer (&begins);

  /* Translators: a sentence on where the Abbot-General goes, then an arcade card in a few words. */
  return g_strdup_printf (_ ("%s The arcade card there: %s."), begins,
                          abbates_sentence_arcade_title ((AbbatesArcade) arcade));
}
