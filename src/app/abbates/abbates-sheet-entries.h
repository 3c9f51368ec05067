/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

/* What is not told yet: a card, a kind, an owner. */
#define ABBATES_UNTOLD 255
#define ABBATES_N_POINTS_PLACES 4

/**
 * AbbatesMissionTelling:
 * @ABBATES_TOLD_NOTHING: not told yet
 * @ABBATES_TOLD_ID: a mission of the edition
 * @ABBATES_TOLD_AREAS: a pattern that was drawn
 * @ABBATES_TOLD_ANSWERS: what of it was right
 *
 * How a seat's mission is told.
 */
typedef enum
{
  ABBATES_TOLD_NOTHING,
  ABBATES_TOLD_ID,
  ABBATES_TOLD_AREAS,
  ABBATES_TOLD_ANSWERS,
} AbbatesMissionTelling;

/**
 * AbbatesSeatEntries:
 * @name: (nullable): as it is typed; what is empty is named by the seat's number
 * @portrait: what lies on each square, %ABBATES_UNTOLD where that is open
 * @benedict: Benedict cards in hand, or -1
 * @secret: an #AbbatesKind, %ABBATES_UNKNOWN_CARD or %ABBATES_UNTOLD
 * @told: how the mission is told
 * @id: by its id
 * @areas: by its pattern: 0 for no area, 1 for purple, 2 and more for others
 * @purple: by answers: whether the purple area is right
 * @all: and whether all are
 *
 * What a score sheet tells of a seat.
 */
typedef struct
{
  char *name;
  guint8 portrait[ABBATES_N_SQUARES];
  int benedict;
  guint8 secret;
  AbbatesMissionTelling told;
  char id[17];
  guint8 areas[ABBATES_N_SQUARES];
  gboolean purple;
  gboolean all;
} AbbatesSeatEntries;

/**
 * AbbatesSheetEntries:
 * @setup: what else the set-up holds
 * @rules: the numbers of its edition
 * @n_seats: how many play together; alone there is one
 * @solo: whether one plays alone
 * @difficulty: alone: from 1
 * @seats: what is told of them
 * @general: where the Abbot-General stands, or -1
 * @points: the #AbbatesKind of each place of the points card, or %ABBATES_UNTOLD
 * @corners: who has the corner card of each round: a seat, 0 for nobody or Henricus,
 *   %ABBATES_UNTOLD
 * @henricus: beans, points of corner cards, Benedict cards; -1 where it is not told
 *
 * A score sheet as it is typed, whole or not.
 */
typedef struct
{
  JsonObject *setup;
  AbbatesRules rules;
  guint n_seats;
  gboolean solo;
  guint difficulty;
  gboolean no_mission;
  gboolean no_points_card;
  gboolean areas_any;
  AbbatesSeatEntries seats[ABBATES_MAX_SEATS];
  int general;
  guint8 points[ABBATES_N_POINTS_PLACES];
  guint8 corners[ABBATES_N_ROUNDS];
  int henricus[3];
} AbbatesSheetEntries;

AbbatesSheetEntries *abbates_sheet_entries_new (void) G_GNUC_WARN_UNUSED_RESULT;
void abbates_sheet_entries_free (AbbatesSheetEntries *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AbbatesSheetEntries, abbates_sheet_entries_free)

guint abbates_sheet_entries_count_seats (const AbbatesSheetEntries *self);
gboolean abbates_sheet_entries_has_name (const AbbatesSheetEntries *self,
                                         guint seat);
char *abbates_sheet_entries_dup_name (const AbbatesSheetEntries *self,
                                      guint seat) G_GNUC_WARN_UNUSED_RESULT;
const char *abbates_sheet_entries_get_colour (const AbbatesSheetEntries *self,
                                              guint seat);

void abbates_sheet_entries_read_setup (AbbatesSheetEntries *self,
                                       JsonNode *setup);
void abbates_sheet_entries_read_sheet (AbbatesSheetEntries *self,
                                       JsonNode *sheet);
JsonNode *abbates_sheet_entries_print_setup (const AbbatesSheetEntries *self)
    G_GNUC_WARN_UNUSED_RESULT;
JsonNode *abbates_sheet_entries_print_sheet (const AbbatesSheetEntries *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
