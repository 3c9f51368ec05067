/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-draft.h"

#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-save-job.h"

#define RETRY_MILLISECONDS 5000

/**
 * ScrDraft:
 * @context: where files are wanted and errors are told
 * @files: (element-type File): in the order in which they were first named
 * @job: (nullable): the write under way
 * @busy: (nullable): the file that it writes
 * @start: (nullable): begins the next write
 * @error: (nullable): why the files are not as they are wanted
 *
 * Keeps a few small files as what somebody is typing, as #ScrAutosave does for a match: after each
 * change a worker writes the newest state, changes while it writes become one, and who types never
 * waits but for scr_draft_flush(). Files that go together are written in the order in which they
 * were first named. When the last reference goes, what is not written yet is written at once,
 * unless writing has failed.
 *
 * Nothing that is found in the place of a file is ever overwritten: what cannot be read, and what
 * another program has put there, is given another name first.
 */
struct _ScrDraft
{
  GObject parent_instance;

  GMainContext *context;
  GPtrArray *files;
  ScrSaveJob *job;
  struct _File *busy;
  GSource *start;
  char *error;
  gboolean was_dirty;
};

/**
 * File:
 * @path: where it is
 * @stamp: (nullable): what it was when it was read or written here last
 * @kept: (nullable): what it holds; %NULL for nothing
 * @writing: (nullable): what is being written; %NULL if it is to go, or is not busy
 * @wanted: (nullable): what it is to hold; %NULL if it is to go
 * @is_wanted: whether @wanted is other than what it holds
 */
typedef struct _File
{
  char *path;
  ScrFileStamp *stamp;
  JsonNode *kept;
  JsonNode *writing;
  JsonNode *wanted;
  gboolean is_wanted;
} File;

enum
{
  PROP_0,
  PROP_ERROR,
  PROP_IS_DIRTY,
  N_PROPS,
};

enum
{
  PUT_ASIDE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrDraft, scr_draft, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
set_node (JsonNode **place,
          JsonNode *node)
{
  JsonNode *old = *place;

  *place = node != NULL ? json_node_ref (node) : NULL;
  g_clear_pointer (&old, json_node_unref);
}

static void
file_free (gpointer data)
{
  File *file = data;

  g_free (file->path);
  g_clear_pointer (&file->stamp, scr_file_stamp_unref);
  set_node (&file->kept, NULL);
  set_node (&file->writing, NULL);
  set_node (&file->wanted, NULL);
  g_free (file);
}

static File *
get_file (ScrDraft *self,
          const char *path)
{
  File *file;

  for (guint i = 0; i < self->files->len; i++)
    {
      file = g_ptr_array_index (self->files, i);
      if (g_str_equal (file->path, path))
        return file;
    }

  file = g_new0 (File, 1);
  file->path = g_strdup (path);
  g_ptr_array_add (self->files, file);

  return file;
}

static File *
find_wanted (ScrDraft *self)
{
  for (guint i = 0; i < self->files->len; i++)
    {
      File *file = g_ptr_array_index (self->files, i);

      if (file->is_wanted)
        return file;
    }

  return NULL;
}

static void
update_dirty (ScrDraft *self)
{
  gboolean is_dirty = scr_draft_get_is_dirty (self);

  if (is_dirty == self->was_dirty)
    return;

  self->was_dirty = is_dirty;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_DIRTY]);
}

static void
set_error (ScrDraft *self,
           const GError *error)
{
  g_autofree char *sentence =
      error != NULL
          /* Translators: why, in sentences with their full stops. */
          ? g_strdup_printf (_ ("What you entered is not saved yet. %s It stays here and is saved "
                                "as soon as that works."),
                             error->message)
          : NULL;

  if (g_strcmp0 (self->error, sentence) == 0)
    return;

  g_free (self->error);
  self->error = g_steal_pointer (&sentence);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}

static void
clear_start (ScrDraft *self)
{
  if (self->start != NULL)
    g_source_destroy (self->start);
  g_clear_pointer (&self->start, g_source_unref);
}

static gboolean begin_cb (gpointer user_data);

/* Begins the next write after @milliseconds, or when nothing else is to be done for 0. */
static void
schedule (ScrDraft *self,
          guint milliseconds)
{
  clear_start (self);
  if (self->job != NULL || find_wanted (self) == NULL)
    return;

  self->start = milliseconds == 0 ? g_idle_source_new () : g_timeout_source_new (milliseconds);
  g_source_set_callback (self->start, begin_cb, self, NULL);
  g_source_attach (self->start, self->context);
}

/* Whether something stands in the file's place that may not be overwritten, and makes room. */
static gboolean
make_room (ScrDraft *self,
           File *file,
           const GError *error)
{
  g_autofree char *aside = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  if (!g_error_matches (error, SCR_ERROR, SCR_ERROR_CONFLICT) &&
      !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_FAILED) &&
      !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_ACCES))
    return FALSE;
  aside = scr_file_put_aside (file->path, NULL);
  if (aside == NULL)
    return FALSE;

  g_clear_pointer (&file->stamp, scr_file_stamp_unref);
  name = g_filename_display_name (aside);
  /* Translators: the path of a file. */
  sentence = g_strdup_printf (_ ("Something else stood where this is saved. It is put aside as "
                                 "“%s”; nothing of it is lost."),
                              name);
  g_signal_emit (self, signals[PUT_ASIDE], 0, sentence);

  return TRUE;
}

/* Takes in what the worker has done, and waits for it if it has not. What failed is wanted still,
 * unless something newer is. */
static void
finish (ScrDraft *self)
{
  g_autoptr (ScrSaveJob) job = g_steal_pointer (&self->job);
  File *file = g_steal_pointer (&self->busy);

  scr_save_job_wait (job);
  if (job->error == NULL)
    {
      set_node (&file->kept, file->writing);
      g_clear_pointer (&file->stamp, scr_file_stamp_unref);
      file->stamp = g_steal_pointer (&job->stamp);
    }
  else if (!file->is_wanted)
    {
      set_node (&file->wanted, file->writing);
      file->is_wanted = TRUE;
    }
  set_node (&file->writing, NULL);
  if (job->error == NULL || !make_room (self, file, job->error))
    set_error (self, job->error);
  update_dirty (self);
}

static gboolean
done_cb (gpointer user_data)
{
  g_autoptr (ScrDraft) self = g_object_ref (SCR_DRAFT (user_data));

  finish (self);
  schedule (self, self->error != NULL ? RETRY_MILLISECONDS : 0);

  return G_SOURCE_REMOVE;
}

/* Gives the first file that is wanted otherwise to the worker, which must be free. */
static void
begin (ScrDraft *self)
{
  File *file = find_wanted (self);

  clear_start (self);
  set_node (&file->writing, file->wanted);
  set_node (&file->wanted, NULL);
  file->is_wanted = FALSE;
  self->busy = file;
  self->job = scr_save_job_new (file->path,
                                file->writing != NULL ? scr_json_print (file->writing, TRUE) : NULL,
                                file->stamp, SCR_FILE_AS_KNOWN);
  scr_save_job_start (self->job, self->context, done_cb, self);
}

static gboolean
begin_cb (gpointer user_data)
{
  begin (SCR_DRAFT (user_data));

  return G_SOURCE_REMOVE;
}

static void
scr_draft_dispose (GObject *object)
{
  ScrDraft *self = SCR_DRAFT (object);

  /* Who forgets to flush is to lose nothing. */
  if (self->error == NULL)
    scr_draft_flush (self);
  clear_start (self);
  g_clear_pointer (&self->job, scr_save_job_free);

  G_OBJECT_CLASS (scr_draft_parent_class)->dispose (object);
}

static void
scr_draft_finalize (GObject *object)
{
  ScrDraft *self = SCR_DRAFT (object);

  g_ptr_array_unref (self->files);
  g_free (self->error);
  g_main_context_unref (self->context);

  G_OBJECT_CLASS (scr_draft_parent_class)->finalize (object);
}

static void
scr_draft_get_property (GObject *object,
                        guint prop_id,
                        GValue *value,
                        GParamSpec *pspec)
{
  ScrDraft *self = SCR_DRAFT (object);

  switch (prop_id)
    {
    case PROP_ERROR:
      g_value_set_string (value, self->error);
      break;
    case PROP_IS_DIRTY:
      g_value_set_boolean (value, scr_draft_get_is_dirty (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_draft_class_init (ScrDraftClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_draft_dispose;
  object_class->finalize = scr_draft_finalize;
  object_class->get_property = scr_draft_get_property;

  /**
   * ScrDraft:error:
   *
   * Why the files are not as they are wanted, in sentences for players; %NULL when they are. It is
   * tried again after the next change and every few seconds.
   */
  properties[PROP_ERROR] =
      g_param_spec_string ("error", NULL, NULL, NULL, flags);
  /**
   * ScrDraft:is-dirty:
   *
   * Whether something is not on the disk yet.
   */
  properties[PROP_IS_DIRTY] =
      g_param_spec_boolean ("is-dirty", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ScrDraft::put-aside:
   * @self: a draft
   * @sentence: what was in the way and where it is now, for players
   *
   * Something stood where a file was to be written and has another name now.
   */
  signals[PUT_ASIDE] = g_signal_new ("put-aside", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
scr_draft_init (ScrDraft *self)
{
  self->context = g_main_context_ref_thread_default ();
  self->files = g_ptr_array_new_with_free_func (file_free);
}

/**
 * scr_draft_new:
 *
 * Returns: (transfer full): a draft of no file yet, for the thread that makes it
 */
ScrDraft *
scr_draft_new (void)
{
  return g_object_new (SCR_TYPE_DRAFT, NULL);
}

/* Makes room for a file that cannot be read, and says so, or why that is not possible either. */
static void
put_aside (const char *path,
           const GError *reason,
           GError **error)
{
  gboolean is_whole = g_str_has_suffix (reason->message, ".");
  g_autofree char *why = g_strconcat (reason->message, is_whole ? NULL : ".", NULL);
  g_autoptr (GError) refusal = NULL;
  g_autofree char *aside = scr_file_put_aside (path, &refusal);
  g_autofree char *name = g_filename_display_name (aside != NULL ? aside : path);

  if (aside != NULL)
    g_set_error (error, reason->domain, reason->code,
                 /* Translators: why, a sentence with its full stop, and the path of a file. */
                 _ ("What was entered here before cannot be opened. %s It is put aside as “%s”; "
                    "nothing of it is lost."),
                 why, name);
  else
    g_set_error (error, reason->domain, reason->code,
                 /* Translators: why, a sentence with its full stop, and the path of a file. */
                 _ ("What was entered here before cannot be opened. %s It stays as it is, in "
                    "“%s”, and cannot be moved: what you enter now is not saved."),
                 why, name);
}

/**
 * scr_draft_load:
 * @self: a draft
 * @path: (type filename): one of its files
 * @check: (nullable) (scope call): whether what is there can be used
 * @error: return location for an error, in sentences for players
 *
 * Reads a file. What is there and cannot be used is put aside under another name, which @error
 * tells.
 *
 * Returns: (transfer full) (nullable): what it holds, which nobody may change; %NULL without
 *   @error where there is no such file
 */
JsonNode *
scr_draft_load (ScrDraft *self,
                const char *path,
                ScrDraftCheck check,
                GError **error)
{
  g_autoptr (ScrFileStamp) stamp = NULL;
  g_autoptr (JsonNode) json = NULL;
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;
  gsize length;
  File *file;

  g_return_val_if_fail (SCR_IS_DRAFT (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  scr_draft_flush (self);
  file = get_file (self, path);
  /* What could not be written is newer than what is there. */
  if (file->is_wanted)
    return file->wanted != NULL ? json_node_ref (file->wanted) : NULL;

  text = scr_file_read (path, SCR_JSON_MAX_LENGTH + 1, &length, &stamp, &reason);
  if (text != NULL)
    json = scr_json_parse (text, (gssize) length, &reason);
  if (json != NULL && check != NULL && !check (json, &reason))
    g_clear_pointer (&json, json_node_unref);
  if (json == NULL && !g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    put_aside (path, reason, error);

  set_node (&file->kept, json);
  g_clear_pointer (&file->stamp, scr_file_stamp_unref);
  if (json != NULL)
    file->stamp = g_steal_pointer (&stamp);

  return g_steal_pointer (&json);
}

/**
 * scr_draft_name:
 * @self: a draft
 * @path: (type filename): one of its files
 *
 * Says that a file goes with those that are named later, and is written before them. What is there
 * is not read: when it is written over it is put aside.
 */
void
scr_draft_name (ScrDraft *self,
                const char *path)
{
  File *file;

  g_return_if_fail (SCR_IS_DRAFT (self));
  g_return_if_fail (path != NULL);

  scr_draft_flush (self);
  file = get_file (self, path);
  set_node (&file->kept, NULL);
  g_clear_pointer (&file->stamp, scr_file_stamp_unref);
}

static gboolean
is_equal (JsonNode *a,
          JsonNode *b)
{
  return a == b || (a != NULL && b != NULL && scr_json_equal (a, b, NULL));
}

/**
 * scr_draft_set:
 * @self: a draft
 * @path: (type filename): one of its files, which scr_draft_load() has read if it may be there
 * @json: (nullable): what it is to hold, which nobody changes from now on; %NULL if it is to go
 *
 * Writes a file, soon.
 */
void
scr_draft_set (ScrDraft *self,
               const char *path,
               JsonNode *json)
{
  File *file;

  g_return_if_fail (SCR_IS_DRAFT (self));
  g_return_if_fail (path != NULL);

  file = get_file (self, path);
  file->is_wanted = !is_equal (json, file == self->busy ? file->writing : file->kept);
  set_node (&file->wanted, file->is_wanted ? json : NULL);
  schedule (self, 0);
  update_dirty (self);
}

/**
 * scr_draft_get_error:
 * @self: a draft
 *
 * Returns: (nullable): why the files are not as they are wanted, in sentences for players
 */
const char *
scr_draft_get_error (ScrDraft *self)
{
  g_return_val_if_fail (SCR_IS_DRAFT (self), NULL);

  return self->error;
}

/**
 * scr_draft_get_is_dirty:
 * @self: a draft
 *
 * Returns: whether something is not on the disk yet
 */
gboolean
scr_draft_get_is_dirty (ScrDraft *self)
{
  g_return_val_if_fail (SCR_IS_DRAFT (self), FALSE);

  return self->job != NULL || find_wanted (self) != NULL;
}

/**
 * scr_draft_flush:
 * @self: a draft
 *
 * Writes at once what is not written yet, and waits for it.
 *
 * Returns: whether all is on the disk
 */
gboolean
scr_draft_flush (ScrDraft *self)
{
  g_return_val_if_fail (SCR_IS_DRAFT (self), FALSE);

  if (self->job != NULL)
    finish (self);
  set_error (self, NULL);
  while (find_wanted (self) != NULL && self->error == NULL)
    {
      begin (self);
      finish (self);
    }
  schedule (self, self->error != NULL ? RETRY_MILLISECONDS : 0);

  return !scr_draft_get_is_dirty (self);
}
