/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-duties-private.h"

G_BEGIN_DECLS

/**
 * AbbatesTelling:
 * @steps: (element-type ScrStep): the steps so far
 * @position: the position where the duties begin
 * @setup: the match's set-up
 * @place: (nullable): where the step is done that is written now, a word as in events
 * @piece: (nullable): with what
 */
typedef struct
{
  GPtrArray *steps;
  const AbbatesPosition *position;
  const AbbatesSetup *setup;
  char *place;
  char *piece;
} AbbatesTelling;

void abbates_telling_set_place (AbbatesTelling *self,
                                const char *place,
                                guint number);
void abbates_telling_set_piece (AbbatesTelling *self,
                                const char *piece);
void abbates_telling_set_abbot_card (AbbatesTelling *self,
                                     guint value);
void abbates_telling_set_card (AbbatesTelling *self,
                               AbbatesCard card);
const char *abbates_telling_get_who (AbbatesTelling *self,
                                     const AbbatesDuty *duty);
const char *abbates_telling_get_line (AbbatesLine line);
char *abbates_telling_dup_take (AbbatesTelling *self,
                                const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_draw (AbbatesTelling *self,
                                const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_place (AbbatesTelling *self,
                                 const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_no_card (AbbatesTelling *self,
                                   const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_discard (AbbatesTelling *self,
                                   const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_fill (AbbatesTelling *self,
                                const AbbatesDuty *duties,
                                guint n) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_turn_up (AbbatesTelling *self,
                                   const AbbatesDuty *duties,
                                   guint n) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_his_play (AbbatesTelling *self,
                                    const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_his_take (AbbatesTelling *self,
                                    const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_his_swap (AbbatesTelling *self,
                                    const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_his_return (AbbatesTelling *self,
                                      const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_win (AbbatesTelling *self,
                               const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_general (AbbatesTelling *self,
                                   const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_abbot (AbbatesTelling *self,
                                 const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_ora (AbbatesTelling *self,
                               const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_corner (AbbatesTelling *self,
                                  const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_return (AbbatesTelling *self,
                                  const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_starter (AbbatesTelling *self,
                                   const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_telling_dup_begin (AbbatesTelling *self,
                                 const AbbatesDuty *duty) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
