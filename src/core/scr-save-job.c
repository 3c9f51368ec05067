/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-save-job.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/scr-file-private.h"

static void
make_folder (const char *path,
             GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int saved_errno;

  if (g_mkdir_with_parents (folder, 0777) == 0)
    return;

  saved_errno = errno;
  g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (saved_errno),
               /* Translators: a path, and what the system says of it. */
               _ ("The folder “%s” cannot be made: %s."), folder, g_strerror (saved_errno));
}

/* What is not there need not go. */
static void
remove_file (const char *path,
             ScrFileStamp *known,
             GError **error)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS) || !scr_file_check (path, known, error))
    return;
  if (g_unlink (path) != 0 && errno != ENOENT)
    scr_file_set_errno_error (error, errno);
}

static gpointer
write_thread (gpointer data)
{
  ScrSaveJob *self = data;

  if (self->text == NULL)
    remove_file (self->path, self->known, &self->error);
  else
    make_folder (self->path, &self->error);
  if (self->text != NULL && self->error == NULL)
    self->stamp = scr_file_put (self->path, self->text, self->known, self->how, &self->error);

  g_source_attach (self->done, self->context);
  return NULL;
}

/**
 * scr_save_job_new:
 * @path: the file, whose folder is made if it is not there
 * @text: (transfer full) (nullable): what it shall hold; %NULL if it is to go
 * @known: (nullable): what it was
 * @how: what may be replaced
 *
 * Returns: (transfer full): a write that has not begun
 */
ScrSaveJob *
scr_save_job_new (const char *path,
                  char *text,
                  ScrFileStamp *known,
                  ScrFileHow how)
{
  ScrSaveJob *self = g_new0 (ScrSaveJob, 1);

  self->path = g_strdup (path);
  self->text = text;
  self->known = known != NULL ? scr_file_stamp_ref (known) : NULL;
  self->how = how;

  return self;
}

/**
 * scr_save_job_start:
 * @self: a write that has not begun
 * @context: where to tell the end
 * @done_cb: what is called there, unless @self is freed before
 * @user_data: for @done_cb
 *
 * Writes in a thread.
 */
void
scr_save_job_start (ScrSaveJob *self,
                    GMainContext *context,
                    GSourceFunc done_cb,
                    gpointer user_data)
{
  self->context = g_main_context_ref (context);
  self->done = g_idle_source_new ();
  g_source_set_priority (self->done, G_PRIORITY_DEFAULT);
  g_source_set_callback (self->done, done_cb, user_data, NULL);
  self->thread = g_thread_try_new ("autosave", write_thread, self, NULL);
  /* Where the system has no more threads, waiting is better than not writing. */
  if (self->thread == NULL)
    write_thread (self);
}

/* Waits for the end, after which the outcome may be read. */
void
scr_save_job_wait (ScrSaveJob *self)
{
  if (self->thread != NULL)
    g_thread_join (g_steal_pointer (&self->thread));
}

/* Frees the job; one that has begun is waited for. */
void
scr_save_job_free (ScrSaveJob *self)
{
  scr_save_job_wait (self);
  if (self->done != NULL)
    g_source_destroy (self->done);
  g_clear_pointer (&self->done, g_source_unref);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_clear_pointer (&self->known, scr_file_stamp_unref);
  g_clear_pointer (&self->stamp, scr_file_stamp_unref);
  g_clear_error (&self->error);
  g_free (self->path);
  g_free (self->text);
  g_free (self);
}
