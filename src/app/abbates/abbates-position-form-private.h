/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-form-field.h"
#include "app/abbates/abbates-position-form.h"
#include "app/abbates/abbates-position-henricus.h"
#include "app/abbates/abbates-position-seat.h"
#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

#define ABBATES_N_ARCADE_BOXES (ABBATES_N_ROUNDS * 3)

/**
 * AbbatesPositionForm:
 *
 * @step: what happens at the table, which decides what else is asked
 * @turn: who takes a card next
 *
 * The position of a game of Abbates that is under way, in the order in which one reads it off the
 * table. What is told becomes the state from which a mirrored match starts.
 */
struct _AbbatesPositionForm
{
  ScrPositionForm parent_instance;

  AbbatesSetup *setup;
  GtkWidget *group;
  AbbatesFormField *step;
  AbbatesFormField *round;
  AbbatesFormField *phase;
  AbbatesFormField *start;
  AbbatesFormField *turn;
  AbbatesFormField *line;
  AbbatesCardEntry *drawn;
  AbbatesFormField *drawn_field;
  AbbatesCardEntry *points[4];
  AbbatesFormField *points_field;
  AbbatesCardEntry *garden[ABBATES_N_SQUARES];
  AbbatesFormField *garden_field;
  AbbatesCardEntry *refill[ABBATES_N_BOXES];
  AbbatesFormField *refill_field;
  GtkWidget *arcade_group;
  AbbatesFormField *arcades[ABBATES_N_ARCADE_BOXES];
  AbbatesPositionSeat *seats[ABBATES_MAX_SEATS];
  AbbatesPositionHenricus *henricus; /* NULL where he does not play */
  AbbatesFormField *general;
  AbbatesFormField *discard;
  AbbatesFormField *pile;
  AbbatesCardBar *palette;
};

GtkDropDown *abbates_position_form_get_arcade (AbbatesPositionForm *self,
                                               guint i);
AbbatesArcade abbates_position_form_get_card (AbbatesPositionForm *self,
                                              guint i);
AbbatesFormField *abbates_position_form_add_field (AbbatesPositionForm *self,
                                                   GtkWidget *field);
AbbatesFormField *abbates_position_form_add_entry (AbbatesPositionForm *self,
                                                   const char *title,
                                                   guint max_length);
void abbates_position_form_add_step (AbbatesPositionForm *self);
void abbates_position_form_ask (AbbatesPositionForm *self);
AbbatesStep abbates_position_form_get_step (AbbatesPositionForm *self);
gboolean abbates_position_form_write_step (AbbatesPositionForm *self,
                                           JsonObject *state);
gboolean abbates_position_form_check_step (AbbatesPositionForm *self,
                                           const AbbatesPosition *position);
char *abbates_position_form_dup_missing (ScrPositionForm *form) G_GNUC_WARN_UNUSED_RESULT;
void abbates_position_form_take_over (ScrPositionForm *form,
                                      ScrPositionForm *from);
gboolean abbates_position_form_refuse (ScrPositionForm *form,
                                       const char *reason);
JsonNode *abbates_position_form_dup_start (ScrPositionForm *form) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
