/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

/* Files that are written for the player: the window answers meanwhile, and is closed only when
 * they are there. */

typedef struct
{
  GFile *file;
  gpointer contents;
  GDestroyNotify free_contents;
  ScrWindowWork work;
  ScrWindowWritten written;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  g_clear_pointer (&writing->contents, writing->free_contents);
  g_object_unref (writing->file);
  g_free (writing);
}

static void
write_thread (GTask *task,
              gpointer source_object,
              gpointer task_data,
              GCancellable *cancellable)
{
  Writing *writing = task_data;
  GError *error = NULL;

  if (writing->work (writing->file, writing->contents, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* A window whose file could not be written stays, with the reason in sight. */
static void
written_cb (GObject *object,
            GAsyncResult *result,
            gpointer user_data)
{
  g_autoptr (ScrWindow) self = SCR_WINDOW (user_data);
  Writing *writing = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  self->n_writings--;
  writing->written (self, writing->file, writing->contents, error);
  if (error != NULL)
    self->is_closing = FALSE;
  if (self->is_closing && self->n_writings == 0)
    gtk_window_close (GTK_WINDOW (self));
}

/**
 * scr_window_write:
 * @self: a window
 * @file: what is written
 * @contents: (transfer full): what @work writes; nobody else uses it meanwhile
 * @free_contents: frees that, in any thread
 * @work: writes it, in a thread
 * @written: says what became of it
 *
 * Writes a file while the window goes on. Closing the window waits for it.
 */
void
scr_window_write (ScrWindow *self,
                  GFile *file,
                  gpointer contents,
                  GDestroyNotify free_contents,
                  ScrWindowWork work,
                  ScrWindowWritten written)
{
  Writing *writing = g_new0 (Writing, 1);
  g_autoptr (GTask) task = NULL;

  writing->file = g_object_ref (file);
  writing->contents = contents;
  writing->free_contents = free_contents;
  writing->work = work;
  writing->written = written;

  /* The window is not the task's source: the thread may be the last to let go of the task. */
  task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  g_task_set_source_tag (task, scr_window_write);
  g_task_set_task_data (task, writing, writing_free);
  self->n_writings++;
  g_task_run_in_thread (task, write_thread);
}

/* Whether files are still being written: then the window closes itself after the last. */
gboolean
scr_window_close_written (ScrWindow *self)
{
  self->is_closing = self->n_writings > 0;

  return self->is_closing;
}
