/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_VIEWER (scr_viewer_get_type ())
G_DECLARE_FINAL_TYPE (ScrViewer, scr_viewer, SCR, VIEWER, GObject)

ScrViewer *scr_viewer_new (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;

int scr_viewer_get_seat (ScrViewer *self);
guint scr_viewer_get_awaited (ScrViewer *self);
void scr_viewer_update (ScrViewer *self);
void scr_viewer_admit (ScrViewer *self);

G_END_DECLS
