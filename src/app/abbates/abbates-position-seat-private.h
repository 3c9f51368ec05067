/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-form-field.h"
#include "app/abbates/abbates-pattern.h"
#include "app/abbates/abbates-position-seat.h"

G_BEGIN_DECLS

/* The values of Abbot cards, without Benedict cards. */
#define ABBATES_N_VALUES (ABBATES_BENEDICT - 1)

/**
 * AbbatesPositionSeat:
 *
 * @step: where the game is
 * @round: the round, 0 where it is not told yet
 *
 * What lies before one player of a game that is under way: portrait, Abbot cards, corner cards,
 * Ora et Labora, mission. AbbatesPositionSeat::told says that something else is typed.
 */
struct _AbbatesPositionSeat
{
  GtkWidget parent_instance;

  AbbatesSetup *setup;
  guint number;
  AbbatesStep step;
  guint round;

  AbbatesCardEntry *portrait[ABBATES_N_SQUARES];
  AbbatesFormField *portrait_field;
  AbbatesFormField *covered;
  AbbatesFormField *track;
  AbbatesFormField *played;
  AbbatesFormField *discards;
  AbbatesFormField *chapter;
  AbbatesFormField *hand;
  AbbatesFormField *corners;
  AbbatesFormField *ora;
  AbbatesFormField *mission;
  AbbatesPattern *pattern;
  AbbatesCardEntry *secret;
  AbbatesFormField *secret_field;
};

void abbates_position_seat_count_beans (AbbatesPositionSeat *self,
                                        int *low,
                                        int *high);
gboolean abbates_position_seat_may_omit_hand (AbbatesPositionSeat *self);
guint abbates_position_seat_find_rest (AbbatesPositionSeat *self);
guint abbates_position_seat_find_mission (AbbatesPositionSeat *self);

G_END_DECLS
