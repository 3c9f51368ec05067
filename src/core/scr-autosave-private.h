/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-autosave.h"
#include "core/scr-save-job.h"

G_BEGIN_DECLS

/*
 * @context: where changes are made and errors are told
 * @how: what the next write may replace
 * @job: (nullable): the write under way
 * @start: (nullable): begins the next write
 * @is_changed: whether the match is other than what was last written or is being written
 * @is_abandoned: whether changes no longer matter
 */
struct _ScrAutosave
{
  GObject parent_instance;

  ScrMatch *match;
  GFile *file;
  char *path;
  GMainContext *context;
  ScrFileHow how;

  ScrSaveJob *job;
  GSource *start;
  guint retry_milliseconds;
  char *error;
  gboolean is_changed;
  gboolean is_conflict;
  gboolean is_abandoned;
  gboolean was_dirty;
};

gboolean scr_autosave_is_made (ScrAutosave *self);
void scr_autosave_set_file (ScrAutosave *self,
                            GFile *file);
void scr_autosave_set_outcome (ScrAutosave *self,
                               const GError *error);
void scr_autosave_update_dirty (ScrAutosave *self);
void scr_autosave_schedule (ScrAutosave *self,
                            guint milliseconds);
void scr_autosave_finish (ScrAutosave *self);

G_END_DECLS
