/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

const char *abbates_name_kind (AbbatesKind kind);
char *abbates_name_card (const AbbatesView *view,
                         AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_name_place (const AbbatesView *view,
                          AbbatesSpot place,
                          AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
const char *abbates_name_mark (AbbatesMark mark);
char *abbates_name_abbot_card (const AbbatesView *view,
                               guint value) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_name_track (const AbbatesView *view,
                          guint seat) G_GNUC_WARN_UNUSED_RESULT;
const char *abbates_name_arcade_short (AbbatesArcade arcade);
const char *abbates_name_difficulty (guint palms);
const char *abbates_name_points_place (guint place);
char *abbates_name_corner_rule (const AbbatesView *view,
                                guint round);
const char *abbates_name_solo_square (guint square);
char *abbates_name_piles (const AbbatesView *view);

G_END_DECLS
