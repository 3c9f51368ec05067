/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-garden-card.h"
#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/**
 * AbbatesSnapshot:
 * @setup: the match's set-up
 * @position: a copy of a state's position
 * @scores: what final scoring would give now
 *
 * What the objects that tell of one state read, and share: so none of them needs
 * the state, nor the state's life.
 */
typedef struct
{
  AbbatesSetup *setup;
  AbbatesPosition position;
  AbbatesScore scores[ABBATES_MAX_SEATS];
} AbbatesSnapshot;

AbbatesSnapshot *abbates_snapshot_new (AbbatesSetup *setup,
                                       const AbbatesPosition *position) G_GNUC_WARN_UNUSED_RESULT;
AbbatesSnapshot *abbates_snapshot_ref (AbbatesSnapshot *self);
void abbates_snapshot_unref (AbbatesSnapshot *self);

gboolean abbates_is_main_thread (void);
GListModel *abbates_new_list (GType item_type,
                              GPtrArray *items) G_GNUC_WARN_UNUSED_RESULT;

AbbatesGardenCard *abbates_snapshot_make_card (const AbbatesSnapshot *self,
                                               AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_cards (const AbbatesSnapshot *self,
                                         const AbbatesCard *cards,
                                         guint n_cards) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_covered (const AbbatesSnapshot *self,
                                           const guint8 *covered) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_squares (const AbbatesSnapshot *self,
                                           const AbbatesCard *cards,
                                           guint n_cards,
                                           const AbbatesMission *mission)
    G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_values (AbbatesSnapshot *self,
                                          const AbbatesHand *hand,
                                          guint seat) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_corners (guint corners) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_arcade (const AbbatesSnapshot *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_chapter (const AbbatesSnapshot *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_seats (AbbatesSnapshot *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_snapshot_list_conditions (const AbbatesSnapshot *self,
                                              int n_met) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
