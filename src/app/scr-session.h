/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-bots.h"
#include "app/scr-hint.h"
#include "app/scr-playback.h"
#include "app/scr-viewer.h"
#include "core/scr-autosave.h"

G_BEGIN_DECLS

#define SCR_SESSION_PACE 600

#define SCR_TYPE_SESSION (scr_session_get_type ())
G_DECLARE_FINAL_TYPE (ScrSession, scr_session, SCR, SESSION, GObject)

ScrSession *scr_session_new (ScrMatch *match,
                             GFile *file,
                             guint pace) G_GNUC_WARN_UNUSED_RESULT;

ScrMatch *scr_session_get_match (ScrSession *self);
ScrAutosave *scr_session_get_autosave (ScrSession *self);
ScrBots *scr_session_get_bots (ScrSession *self);
ScrViewer *scr_session_get_viewer (ScrSession *self);
ScrHint *scr_session_get_hint (ScrSession *self);
void scr_session_admit (ScrSession *self);
ScrPlayback *scr_session_get_playback (ScrSession *self);
void scr_session_set_pace (ScrSession *self,
                           guint pace);
GActionGroup *scr_session_get_actions (ScrSession *self);
gboolean scr_session_is_open (ScrSession *self);
void scr_session_start (ScrSession *self);
const char *scr_session_get_refused (ScrSession *self);
gboolean scr_session_amend (ScrSession *self,
                            ScrAmendment *amendment,
                            gboolean truncate,
                            GError **error);
gboolean scr_session_undo_correction (ScrSession *self,
                                      GError **error);
gboolean scr_session_record (ScrSession *self,
                             const char *const *moves,
                             const char *note,
                             GError **error);

G_END_DECLS
