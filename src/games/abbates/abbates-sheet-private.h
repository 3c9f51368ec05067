/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-sheet-fault.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/**
 * AbbatesSheet:
 * @setup: the set-up, whose missions take in those that were drawn
 * @position: what the sheet tells
 * @faults: a list of #ScrSheetFault: what it lacks, and what cannot be
 * @corners: whose each round's corner card is, a seat or 0
 * @shown: how many of each card the portraits show so far
 * @drawn: for each seat the mission that was drawn; without areas where none was
 *
 * A score sheet on its way in.
 */
typedef struct
{
  AbbatesSetup *setup;
  AbbatesPosition *position;
  GListStore *faults;
  guint8 corners[ABBATES_N_ROUNDS];
  guint8 shown[ABBATES_N_CARDS];
  AbbatesMission drawn[ABBATES_MAX_SEATS];
} AbbatesSheet;

void abbates_sheet_add_fault (AbbatesSheet *self,
                              ScrSheetFaultKind kind,
                              const char *path,
                              const char *format,
                              ...) G_GNUC_PRINTF (4, 5);
JsonNode *abbates_sheet_get_member (AbbatesSheet *self,
                                    JsonObject *object,
                                    const char *path,
                                    const char *name,
                                    const char *missing,
                                    char **place);
gboolean abbates_sheet_refuses_member (AbbatesSheet *self,
                                       JsonObject *object,
                                       const char *path,
                                       const char *name,
                                       const char *reason);
JsonArray *abbates_sheet_get_array (AbbatesSheet *self,
                                    JsonNode *node,
                                    const char *place);
JsonArray *abbates_sheet_get_list (AbbatesSheet *self,
                                   JsonObject *object,
                                   const char *path,
                                   const char *name,
                                   const char *missing,
                                   char **place);
gboolean abbates_sheet_read_int (AbbatesSheet *self,
                                 JsonNode *node,
                                 const char *place,
                                 int minimum,
                                 int maximum,
                                 int *number);
gboolean abbates_sheet_read_kind (AbbatesSheet *self,
                                  JsonNode *node,
                                  const char *place,
                                  gboolean unknown,
                                  AbbatesCard *card);
void abbates_sheet_read_seat (AbbatesSheet *self,
                              JsonNode *node,
                              const char *path,
                              guint seat);
void abbates_sheet_read_mission (AbbatesSheet *self,
                                 JsonObject *object,
                                 const char *path,
                                 guint seat);
void abbates_sheet_place_drawn (AbbatesSheet *self);

G_END_DECLS
