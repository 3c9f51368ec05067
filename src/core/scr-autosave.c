/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-autosave-private.h"

#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-match-private.h"

#define RETRY_MILLISECONDS 5000

/**
 * ScrAutosave:
 *
 * Keeps a match's file as the match is. After each change one worker writes the newest
 * snapshot; changes while it writes become one. Who plays never waits, but for
 * scr_autosave_flush(). When the last reference goes, what is not written yet is written at
 * once, unless writing has failed or another program has changed the file;
 * scr_autosave_abandon() is for a match that is to be gone.
 *
 * While writing fails, #ScrAutosave:error says why, and it is tried again after the next
 * change and every few seconds. If another program has changed the file,
 * #ScrAutosave:is-conflict is set as well, and nothing is written any more until
 * scr_autosave_resolve() or scr_autosave_overwrite() says what to do.
 */

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_FILE,
  PROP_ERROR,
  PROP_IS_CONFLICT,
  PROP_IS_DIRTY,
  PROP_RETRY_MILLISECONDS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrAutosave, scr_autosave, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* Not so for what a binding constructs by itself. */
gboolean
scr_autosave_is_made (ScrAutosave *self)
{
  return SCR_IS_AUTOSAVE (self) && self->match != NULL;
}

/**
 * scr_autosave_set_outcome:
 * @self: an autosave
 * @error: (nullable): why saving failed; %NULL where it worked
 *
 * Keeps how the last save went, as a sentence for players, and tells of it where that changed.
 */
void
scr_autosave_set_outcome (ScrAutosave *self,
                          const GError *error)
{
  gboolean is_conflict = g_error_matches (error, SCR_ERROR, SCR_ERROR_CONFLICT);
  g_autofree char *sentence = NULL;

  if (is_conflict)
    sentence = g_strdup (error->message);
  else if (error != NULL)
    sentence = g_strdup_printf (_ ("%s The match stays open here and is saved as soon as that "
                                   "works; you can also save a copy elsewhere."),
                                error->message);

  g_object_freeze_notify (G_OBJECT (self));
  if (is_conflict != self->is_conflict)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_CONFLICT]);
  if (g_strcmp0 (self->error, sentence) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
  self->is_conflict = is_conflict;
  g_free (self->error);
  self->error = g_steal_pointer (&sentence);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * scr_autosave_update_dirty:
 * @self: an autosave
 *
 * Tells of it where there now is, or no longer is, something to save.
 */
void
scr_autosave_update_dirty (ScrAutosave *self)
{
  gboolean is_dirty = scr_autosave_get_is_dirty (self);

  if (is_dirty == self->was_dirty)
    return;

  self->was_dirty = is_dirty;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_DIRTY]);
}

static void
clear_start (ScrAutosave *self)
{
  if (self->start != NULL)
    g_source_destroy (self->start);
  g_clear_pointer (&self->start, g_source_unref);
}

static gboolean begin_cb (gpointer user_data);

/* Begins the next write after @milliseconds, or when nothing else is to be done for 0. */
void
scr_autosave_schedule (ScrAutosave *self,
                       guint milliseconds)
{
  clear_start (self);
  if (self->job != NULL || self->is_conflict || !self->is_changed)
    return;

  self->start = milliseconds == 0 ? g_idle_source_new () : g_timeout_source_new (milliseconds);
  /* A window that has much to draw would let an idle source wait for as long as that lasts. */
  g_source_set_priority (self->start, G_PRIORITY_HIGH_IDLE);
  g_source_set_callback (self->start, begin_cb, self, NULL);
  g_source_attach (self->start, self->context);
}

/* Takes in what the worker has done, and waits for it if it has not. */
static ScrSaveJob *
steal_job (ScrAutosave *self)
{
  ScrSaveJob *job = g_steal_pointer (&self->job);

  scr_save_job_wait (job);
  if (job->stamp != NULL)
    {
      scr_match_take_stamp (self->match, self->path, g_steal_pointer (&job->stamp));
      self->how = SCR_FILE_AS_KNOWN;
    }
  else
    self->is_changed = TRUE;

  return job;
}

/**
 * scr_autosave_finish:
 * @self: an autosave whose job has ended
 *
 * Takes the job away, and tells how it went.
 */
void
scr_autosave_finish (ScrAutosave *self)
{
  g_autoptr (ScrSaveJob) job = steal_job (self);
  g_autoptr (GError) error = NULL;

  if (job->error != NULL)
    scr_file_propagate_error (&error, g_steal_pointer (&job->error), job->path);
  scr_autosave_set_outcome (self, error);
  scr_autosave_update_dirty (self);
}

static gboolean
done_cb (gpointer user_data)
{
  g_autoptr (ScrAutosave) self = g_object_ref (SCR_AUTOSAVE (user_data));

  scr_autosave_finish (self);
  scr_autosave_schedule (self, self->error != NULL ? self->retry_milliseconds : 0);
  return G_SOURCE_REMOVE;
}

/* Gives the newest snapshot to the worker, which must be free. */
static void
begin (ScrAutosave *self)
{
  g_autoptr (GError) error = NULL;
  char *text = scr_match_print (self->match, &error);

  clear_start (self);
  if (text == NULL)
    {
      scr_autosave_set_outcome (self, error);
      return;
    }

  self->is_changed = FALSE;
  self->job = scr_save_job_new (self->path, text, scr_match_get_stamp (self->match, self->path),
                                self->how);
  scr_save_job_start (self->job, self->context, done_cb, self);
  scr_autosave_update_dirty (self);
}

static gboolean
begin_cb (gpointer user_data)
{
  begin (SCR_AUTOSAVE (user_data));
  return G_SOURCE_REMOVE;
}

static void
match_changed_cb (ScrAutosave *self)
{
  if (self->is_abandoned)
    return;

  self->is_changed = TRUE;
  scr_autosave_schedule (self, 0);
  scr_autosave_update_dirty (self);
}

/* What the worker makes of the file would be another program's to scr_match_save(), and the
 * other way round. */
static void
match_saving_cb (ScrAutosave *self)
{
  if (self->job == NULL)
    return;

  scr_autosave_finish (self);
  scr_autosave_schedule (self, self->error != NULL ? self->retry_milliseconds : 0);
}

static void
scr_autosave_dispose (GObject *object)
{
  ScrAutosave *self = SCR_AUTOSAVE (object);

  /* Who forgets to flush is to lose nothing. */
  if (scr_autosave_is_made (self) && self->error == NULL)
    scr_autosave_flush (self);
  clear_start (self);
  if (self->job != NULL)
    scr_save_job_free (steal_job (self));
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (scr_autosave_parent_class)->dispose (object);
}

static void
scr_autosave_finalize (GObject *object)
{
  ScrAutosave *self = SCR_AUTOSAVE (object);

  g_free (self->path);
  g_free (self->error);
  g_main_context_unref (self->context);

  G_OBJECT_CLASS (scr_autosave_parent_class)->finalize (object);
}

static void
scr_autosave_get_property (GObject *object,
                           guint prop_id,
                           GValue *value,
                           GParamSpec *pspec)
{
  ScrAutosave *self = SCR_AUTOSAVE (object);

  switch (prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_ERROR:
      g_value_set_string (value, self->error);
      break;
    case PROP_IS_CONFLICT:
      g_value_set_boolean (value, self->is_conflict);
      break;
    case PROP_IS_DIRTY:
      g_value_set_boolean (value, scr_autosave_get_is_dirty (self));
      break;
    case PROP_RETRY_MILLISECONDS:
      g_value_set_uint (value, self->retry_milliseconds);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_retry_milliseconds (ScrAutosave *self,
                        guint milliseconds)
{
  if (self->retry_milliseconds == milliseconds)
    return;

  self->retry_milliseconds = milliseconds;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RETRY_MILLISECONDS]);
}

static void
scr_autosave_set_property (GObject *object,
                           guint prop_id,
                           const GValue *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_RETRY_MILLISECONDS:
      set_retry_milliseconds (SCR_AUTOSAVE (object), g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_autosave_class_init (ScrAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_autosave_dispose;
  object_class->finalize = scr_autosave_finalize;
  object_class->get_property = scr_autosave_get_property;
  object_class->set_property = scr_autosave_set_property;

  /**
   * ScrAutosave:match:
   *
   * The match that is saved.
   */
  properties[PROP_MATCH] =
      g_param_spec_object ("match", NULL, NULL, SCR_TYPE_MATCH,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrAutosave:file:
   *
   * The file that is kept as the match is. scr_autosave_resolve() names another.
   */
  properties[PROP_FILE] =
      g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrAutosave:error:
   *
   * Why the file is not as the match is, in sentences for players; %NULL when it is.
   */
  properties[PROP_ERROR] =
      g_param_spec_string ("error", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrAutosave:is-conflict:
   *
   * Whether another program has changed the file, so that nothing is written.
   */
  properties[PROP_IS_CONFLICT] =
      g_param_spec_boolean ("is-conflict", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrAutosave:is-dirty:
   *
   * Whether something is not on the disk yet.
   */
  properties[PROP_IS_DIRTY] =
      g_param_spec_boolean ("is-dirty", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrAutosave:retry-milliseconds:
   *
   * How long to wait before a write that failed is tried again.
   */
  properties[PROP_RETRY_MILLISECONDS] =
      g_param_spec_uint ("retry-milliseconds", NULL, NULL, 1, G_MAXUINT, RETRY_MILLISECONDS,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_EXPLICIT_NOTIFY |
                             G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_autosave_init (ScrAutosave *self)
{
  self->context = g_main_context_ref_thread_default ();
}

/**
 * scr_autosave_set_file:
 * @self: an autosave
 * @file: (nullable): where it saves from now on
 *
 * Changes the file; tells nobody of it, and saves nothing.
 */
void
scr_autosave_set_file (ScrAutosave *self,
                       GFile *file)
{
  g_set_object (&self->file, file);
  g_free (self->path);
  self->path = g_file_get_path (file);
}

/**
 * scr_autosave_new:
 * @match: a match
 * @file: its local file: the one that it was read from or saved to, or one that is not
 *   there yet
 *
 * The file is first written after the first change, or by scr_autosave_flush().
 *
 * Returns: (transfer full): an autosave, for the thread that makes it
 */
ScrAutosave *
scr_autosave_new (ScrMatch *match,
                  GFile *file)
{
  ScrAutosave *self;

  g_return_val_if_fail (SCR_IS_MATCH (match), NULL);
  g_return_val_if_fail (G_IS_FILE (file) && g_file_peek_path (file) != NULL, NULL);

  self = g_object_new (SCR_TYPE_AUTOSAVE, NULL);
  self->match = g_object_ref (match);
  scr_autosave_set_file (self, file);
  self->is_changed = self->was_dirty = scr_match_get_stamp (match, self->path) == NULL ||
                                       !g_file_query_exists (file, NULL);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "saving", G_CALLBACK (match_saving_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/**
 * scr_autosave_get_file:
 * @self: an autosave
 *
 * Returns: (transfer none): the file that is kept as the match is
 */
GFile *
scr_autosave_get_file (ScrAutosave *self)
{
  g_return_val_if_fail (SCR_IS_AUTOSAVE (self), NULL);

  return self->file;
}

/**
 * scr_autosave_get_error:
 * @self: an autosave
 *
 * Returns: (nullable): why the file is not as the match is, in sentences for players
 */
const char *
scr_autosave_get_error (ScrAutosave *self)
{
  g_return_val_if_fail (SCR_IS_AUTOSAVE (self), NULL);

  return self->error;
}

/**
 * scr_autosave_get_is_conflict:
 * @self: an autosave
 *
 * Returns: whether another program has changed the file, so that nothing is written
 */
gboolean
scr_autosave_get_is_conflict (ScrAutosave *self)
{
  g_return_val_if_fail (SCR_IS_AUTOSAVE (self), FALSE);

  return self->is_conflict;
}

/**
 * scr_autosave_get_is_dirty:
 * @self: an autosave
 *
 * Returns: whether something is not on the disk yet
 */
gboolean
scr_autosave_get_is_dirty (ScrAutosave *self)
{
  g_return_val_if_fail (SCR_IS_AUTOSAVE (self), FALSE);

  return self->is_changed || self->job != NULL;
}

/**
 * scr_autosave_flush:
 * @self: an autosave
 *
 * Writes at once what is not written yet, and waits for it.
 *
 * Returns: whether the file is as the match is
 */
gboolean
scr_autosave_flush (ScrAutosave *self)
{
  g_return_val_if_fail (scr_autosave_is_made (self), FALSE);

  if (self->job != NULL)
    scr_autosave_finish (self);
  if (self->is_changed && !self->is_conflict)
    begin (self);
  if (self->job != NULL)
    scr_autosave_finish (self);

  scr_autosave_schedule (self, self->error != NULL ? self->retry_milliseconds : 0);
  return !scr_autosave_get_is_dirty (self);
}
