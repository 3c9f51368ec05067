/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-check.h"

G_BEGIN_DECLS

/* Tables that tell one entry of their game wrong. */

/**
 * ToldTable:
 * @setup: the match's set-up
 * @start: the position before the first entry
 * @truth: what lies on the table
 * @known: what the program knows of it when everything is told rightly
 * @entries: (element-type AbbatesMove): what is told then
 * @forgets: of 100 cards, how many nobody records
 * @adjusts: of 100 moves, after how many the players adjust something
 *
 * A table whose players play by the rules, but for what they adjust.
 */
typedef struct
{
  AbbatesSetup *setup;
  AbbatesPosition start;
  AbbatesPosition truth;
  AbbatesPosition known;
  GArray *entries;
  guint forgets;
  guint adjusts;
  guint64 random;
} ToldTable;

/**
 * PlantedSlip:
 * @slip: how one entry is told wrong
 * @kind: how that is corrected
 * @number: the entry, from 1
 * @right: what should stand there
 * @told: (element-type AbbatesMove): what is told
 */
typedef struct
{
  AbbatesSlip slip;
  ScrAmendmentKind kind;
  guint number;
  AbbatesMove right;
  GArray *told;
} PlantedSlip;

void told_table_init (ToldTable *self,
                      AbbatesSetup *setup,
                      guint64 random);
void told_table_play (ToldTable *self,
                      AbbatesSetup *setup,
                      guint64 random,
                      guint forgets,
                      guint n_moves);
void told_table_clear (ToldTable *self);
gboolean told_table_record (AbbatesRecord *record,
                            const ToldTable *table,
                            const GArray *entries);
gboolean planted_slip_init (PlantedSlip *self,
                            ToldTable *table,
                            AbbatesSlip slip);
void planted_slip_clear (PlantedSlip *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ToldTable, told_table_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PlantedSlip, planted_slip_clear)

G_END_DECLS
