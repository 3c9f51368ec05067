/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-file.h"

G_BEGIN_DECLS

/**
 * ScrSaveJob:
 * @path: the file
 * @text: (nullable): what it shall hold; %NULL if it is to go
 * @known: (nullable): what it was
 * @how: what may be replaced
 * @context: where @done goes
 * @done: told when the job is over
 * @thread: (nullable): who writes
 * @stamp: (nullable): what the file is now
 * @error: (nullable): why it could not be written, without the name of the file
 *
 * One write in a thread of its own, by value, so that it need not know the match.
 */
typedef struct
{
  char *path;
  char *text;
  ScrFileStamp *known;
  ScrFileHow how;
  GMainContext *context;
  GSource *done;
  GThread *thread;
  ScrFileStamp *stamp;
  GError *error;
} ScrSaveJob;

ScrSaveJob *scr_save_job_new (const char *path,
                              char *text,
                              ScrFileStamp *known,
                              ScrFileHow how) G_GNUC_WARN_UNUSED_RESULT;
void scr_save_job_start (ScrSaveJob *self,
                         GMainContext *context,
                         GSourceFunc done_cb,
                         gpointer user_data);
void scr_save_job_wait (ScrSaveJob *self);
void scr_save_job_free (ScrSaveJob *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScrSaveJob, scr_save_job_free)

G_END_DECLS
