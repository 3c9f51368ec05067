/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_AUTOSAVE (scr_autosave_get_type ())
G_DECLARE_FINAL_TYPE (ScrAutosave, scr_autosave, SCR, AUTOSAVE, GObject)

ScrAutosave *scr_autosave_new (ScrMatch *match,
                               GFile *file) G_GNUC_WARN_UNUSED_RESULT;

GFile *scr_autosave_get_file (ScrAutosave *self);
const char *scr_autosave_get_error (ScrAutosave *self);
gboolean scr_autosave_get_is_conflict (ScrAutosave *self);
gboolean scr_autosave_get_is_dirty (ScrAutosave *self);
gboolean scr_autosave_flush (ScrAutosave *self);
gboolean scr_autosave_check (ScrAutosave *self);
gboolean scr_autosave_resolve (ScrAutosave *self,
                               GFile *other);
void scr_autosave_overwrite (ScrAutosave *self);
void scr_autosave_abandon (ScrAutosave *self);

G_END_DECLS
