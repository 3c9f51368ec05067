/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* Why an Abbot card is good to play, which no score shows yet. */

/* Whether playing @value keeps the Ora et Labora pawn of the seat due. */
static gboolean
meets_condition (const AbbatesPosition *position,
                 const AbbatesRules *rules,
                 guint value)
{
  const AbbatesSeatPosition *seat = &position->seats[position->by - 1];

  return seat->ora >= 0 && seat->ora < 4 &&
         ((rules->ora[rules->ora_order[position->round - 1]][seat->ora].values >> value) & 1);
}

/* What the General's way would do, if @value won the phase. */
static char *
dup_way (const AbbatesPosition *position,
         const AbbatesRules *rules,
         guint value)
{
  int beans = rules->abbot_beans[value];
  int track, high, distance, after;

  /* Where unrecorded cards leave open where the Abbot stands, there is no distance to tell. */
  if (abbates_position_track_range (position, rules, position->by, &track, &high))
    return NULL;

  distance = abs (track - position->general);
  after = abs (track - position->general - beans);
  if (after >= distance)
    return NULL;

  return g_strdup_printf (
      ngettext ("If it wins the phase, the Abbot-General goes forth by %d white bean, and the "
                "distance to the own Abbot shrinks from %d to %d.",
                "If it wins the phase, the Abbot-General goes forth by %d white beans, and the "
                "distance to the own Abbot shrinks from %d to %d.",
                (gulong) beans),
      beans, distance, after);
}

/**
 * abbates_sentence_advice:
 * @position: a position
 * @setup: the match's set-up
 * @move: a move that is legal there
 *
 * Returns: (transfer full) (nullable): sentences that say what speaks for @move besides
 *   the score, or %NULL
 */
char *
abbates_sentence_advice (const AbbatesPosition *position,
                         const AbbatesSetup *setup,
                         AbbatesMove move)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  g_autofree char *way = NULL;
  g_autofree char *corner = NULL;

  if (move.kind == ABBATES_MOVE_PEEK)
    return g_strdup (_ ("It costs nothing to know what comes next from the pile, and the order is "
                        "the winner's to choose."));
  if (move.kind != ABBATES_MOVE_PLAY)
    return NULL;

  if (meets_condition (position, &setup->rules, move.arg[0]))
    g_strv_builder_add (builder, _ ("So the Ora et Labora pawn goes on instead of leaving."));
  if (position->phase == ABBATES_N_PHASES)
    {
      corner = g_strdup_printf (_ ("The highest card of phase 4 wins the corner card of round %u."),
                                position->round);
      g_strv_builder_add (builder, corner);
    }
  way = dup_way (position, &setup->rules, move.arg[0]);
  if (way != NULL)
    g_strv_builder_add (builder, way);

  sentences = g_strv_builder_end (builder);
  return sentences[0] != NULL ? g_strjoinv (" ", sentences) : NULL;
}
