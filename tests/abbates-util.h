/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"
#include "games/abbates/abbates-state.h"

G_BEGIN_DECLS

/**
 * AbbatesTestSetup:
 * @n_seats: players
 * @difficulty: "novice", "prior", "abbot", or NULL for no solo game
 * @palms: arcade cards with palm branches
 * @variants: bit v - 1 is set for variant v
 * @sit_out: option stuck
 * @areas_any: option areas
 * @every_phase: option solo-pawn
 * @ora_order: the faces, such as "BADC"; NULL for their own order
 * @undo: option undo, or NULL
 *
 * What a test wants of a match.
 */
typedef struct
{
  guint n_seats;
  const char *difficulty;
  gboolean palms;
  guint variants;
  gboolean sit_out;
  gboolean areas_any;
  gboolean every_phase;
  const char *ora_order;
  const char *undo;
} AbbatesTestSetup;

ScrGame *abbates_test_game (void);
JsonNode *abbates_test_edition (void);
JsonNode *abbates_test_setup_json (const AbbatesTestSetup *wanted);
AbbatesSetup *abbates_test_setup (const AbbatesTestSetup *wanted);
AbbatesTestSetup abbates_test_random_setup (guint64 *random);
guint abbates_test_share (guint count);
char *abbates_test_read (const char *first,
                         const char *second);

G_END_DECLS
