/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "app/abbates/abbates-card-bar.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/**
 * AbbatesStep:
 * @ABBATES_STEP_BEGIN: a phase begins, nobody has played yet
 * @ABBATES_STEP_PLAY: cards are being played
 * @ABBATES_STEP_TAKE: all have played, and somebody has still to take a card
 * @ABBATES_STEP_ROUND_END: a round is over, but no card has come back yet
 *
 * Where people may pause.
 */
typedef enum
{
  ABBATES_STEP_BEGIN,
  ABBATES_STEP_PLAY,
  ABBATES_STEP_TAKE,
  ABBATES_STEP_ROUND_END,
} AbbatesStep;

#define ABBATES_TYPE_POSITION_SEAT (abbates_position_seat_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPositionSeat, abbates_position_seat, ABBATES, POSITION_SEAT, GtkWidget)

GtkWidget *abbates_position_seat_new (AbbatesSetup *setup,
                                      guint number,
                                      const char *colour,
                                      AbbatesCardBar *palette);
void abbates_position_seat_ask (AbbatesPositionSeat *self,
                                AbbatesStep step,
                                guint round,
                                guint phase);
JsonObject *abbates_position_seat_dup_state (AbbatesPositionSeat *self) G_GNUC_WARN_UNUSED_RESULT;
GArray *abbates_position_seat_read_chapter (AbbatesPositionSeat *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_position_seat_is_done (AbbatesPositionSeat *self);
void abbates_position_seat_count_cards (AbbatesPositionSeat *self,
                                        guint *n_cards);
void abbates_position_seat_list_missing (AbbatesPositionSeat *self,
                                         GPtrArray *missing);
void abbates_position_seat_take_over (AbbatesPositionSeat *self,
                                      AbbatesPositionSeat *other);
void abbates_position_seat_refuse (AbbatesPositionSeat *self,
                                   const char *place,
                                   const char *reason);

G_END_DECLS
