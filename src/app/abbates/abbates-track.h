/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-known.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_TRACK (abbates_track_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesTrack, abbates_track, ABBATES, TRACK, GtkWidget)

/**
 * AbbatesPawn:
 * @colour: its seat's colour, or "general"
 * @range: where it stands, as far as that is known
 * @caption: what is written above it
 * @name: what it is called
 */
typedef struct
{
  const char *colour;
  AbbatesRange range;
  const char *caption;
  const char *name;
} AbbatesPawn;

void abbates_track_show (AbbatesTrack *self,
                         const AbbatesView *view);
void abbates_track_set_pawn (AbbatesTrack *self,
                             guint seat,
                             const AbbatesPawn *pawn);
void abbates_track_settle (AbbatesTrack *self,
                           int room);
int abbates_track_find_place (AbbatesTrack *self,
                              double x);
GtkWidget *abbates_track_get_pawn (AbbatesTrack *self,
                                   guint seat);

G_END_DECLS
