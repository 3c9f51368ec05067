/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-form-field.h"
#include "app/abbates/abbates-position-form.h"
#include "app/abbates/abbates-position-seat.h"

G_BEGIN_DECLS

#define ABBATES_N_ARCADE_BOXES (ABBATES_N_ROUNDS * 3)

/**
 * AbbatesPositionForm:
 *
 * The position of a game of Abbates in which cards are being played, in the order in which one
 * reads it off the table. What is told becomes the state from which a mirrored match starts.
 */
struct _AbbatesPositionForm
{
  ScrPositionForm parent_instance;

  AbbatesSetup *setup;
  GtkWidget *group;
  AbbatesFormField *round;
  AbbatesFormField *phase;
  AbbatesFormField *start;
  AbbatesCardEntry *points[4];
  AbbatesFormField *points_field;
  AbbatesCardEntry *garden[ABBATES_N_SQUARES];
  AbbatesFormField *garden_field;
  AbbatesCardEntry *refill[ABBATES_N_BOXES];
  AbbatesFormField *refill_field;
  AbbatesFormField *arcades[ABBATES_N_ARCADE_BOXES];
  AbbatesPositionSeat *seats[ABBATES_MAX_SEATS];
  AbbatesFormField *general;
  AbbatesFormField *discard;
  AbbatesFormField *pile;
  AbbatesCardBar *palette;
};

GtkDropDown *abbates_position_form_get_arcade (AbbatesPositionForm *self,
                                               guint i);
JsonNode *abbates_position_form_dup_start (ScrPositionForm *form) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
