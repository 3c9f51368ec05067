/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-arcade-card.h"
#include "games/abbates/abbates-chapter-card.h"
#include "games/abbates/abbates-corner-card.h"
#include "games/abbates/abbates-garden-card.h"
#include "games/abbates/abbates-henricus-seat.h"
#include "games/abbates/abbates-mission-area.h"
#include "games/abbates/abbates-mission-card.h"
#include "games/abbates/abbates-ora-condition.h"
#include "games/abbates/abbates-seat.h"
#include "games/abbates/abbates-snapshot-private.h"
#include "games/abbates/abbates-square.h"
#include "games/abbates/abbates-value-card.h"

G_BEGIN_DECLS

/* How the objects that tell of a state are made. */

AbbatesGardenCard *abbates_garden_card_new (AbbatesCard card,
                                            guint points) G_GNUC_WARN_UNUSED_RESULT;
AbbatesValueCard *abbates_value_card_new (guint value,
                                          guint beans) G_GNUC_WARN_UNUSED_RESULT;
AbbatesValueCard *abbates_value_card_new_in_hand (guint value,
                                                  AbbatesSnapshot *snapshot,
                                                  guint seat) G_GNUC_WARN_UNUSED_RESULT;
AbbatesSquare *abbates_square_new (guint number,
                                   guint area,
                                   AbbatesGardenCard *card) G_GNUC_WARN_UNUSED_RESULT;
AbbatesArcadeCard *abbates_arcade_card_new (guint round,
                                            guint box,
                                            AbbatesArcade arcade,
                                            gboolean is_current) G_GNUC_WARN_UNUSED_RESULT;
AbbatesChapterCard *abbates_chapter_card_new (guint seat,
                                              guint value,
                                              guint beans) G_GNUC_WARN_UNUSED_RESULT;
AbbatesCornerCard *abbates_corner_card_new (guint round) G_GNUC_WARN_UNUSED_RESULT;
AbbatesOraCondition *abbates_ora_condition_new (const AbbatesCondition *condition,
                                                gboolean is_met) G_GNUC_WARN_UNUSED_RESULT;
AbbatesMissionArea *abbates_mission_area_new (guint number,
                                              GListModel *squares) G_GNUC_WARN_UNUSED_RESULT;
AbbatesMissionCard *abbates_mission_card_new (const AbbatesMission *mission,
                                              GListModel *portrait) G_GNUC_WARN_UNUSED_RESULT;
AbbatesSeat *abbates_seat_new (AbbatesSnapshot *snapshot,
                               guint number) G_GNUC_WARN_UNUSED_RESULT;
void abbates_seat_install_properties (GObjectClass *object_class);
AbbatesHenricusSeat *abbates_henricus_seat_new (AbbatesSnapshot *snapshot)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
