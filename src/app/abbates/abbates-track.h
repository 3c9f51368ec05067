/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_TRACK (abbates_track_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesTrack, abbates_track, ABBATES, TRACK, GtkWidget)

void abbates_track_show (AbbatesTrack *self,
                         const AbbatesView *view);
GtkWidget *abbates_track_get_pawn (AbbatesTrack *self,
                                   guint seat);

G_END_DECLS
