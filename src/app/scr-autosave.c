/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-autosave.h"

#include <glib/gi18n.h>

/**
 * ScrAutosave:
 *
 * Keeps a match's file as the match is: writes it after each change, several
 * changes in one go at once. While writing fails, #ScrAutosave:error says why,
 * and the next change tries again.
 */
struct _ScrAutosave
{
  GObject parent_instance;

  ScrMatch *match;
  GFile *file;
  char *error;
  guint source;
  gboolean is_dirty;
};

enum
{
  PROP_0,
  PROP_ERROR,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrAutosave, scr_autosave, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
set_error (ScrAutosave *self,
           const char *error)
{
  if (g_strcmp0 (self->error, error) == 0)
    return;

  g_free (self->error);
  self->error = g_strdup (error);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}

static gboolean
write_match (ScrAutosave *self,
             GError **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autoptr (GError) folder_error = NULL;

  if (folder != NULL && !g_file_make_directory_with_parents (folder, NULL, &folder_error) &&
      !g_error_matches (folder_error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      g_propagate_error (error, g_steal_pointer (&folder_error));
      return FALSE;
    }

  return scr_match_save (self->match, self->file, error);
}

static void
save (ScrAutosave *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  self->is_dirty = !write_match (self, &error);
  if (self->is_dirty)
    sentence =
        g_strdup_printf (_ ("The match could not be saved: %s It stays open here and is "
                            "saved as soon as that works; you can also save a copy elsewhere."),
                         error->message);
  set_error (self, sentence);
}

static gboolean
save_cb (gpointer user_data)
{
  ScrAutosave *self = SCR_AUTOSAVE (user_data);

  self->source = 0;
  save (self);
  return G_SOURCE_REMOVE;
}

static void
match_changed_cb (ScrAutosave *self)
{
  self->is_dirty = TRUE;
  if (self->source == 0)
    self->source = g_idle_add (save_cb, self);
}

static void
scr_autosave_dispose (GObject *object)
{
  ScrAutosave *self = SCR_AUTOSAVE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->match);
  g_clear_object (&self->file);
  g_clear_pointer (&self->error, g_free);

  G_OBJECT_CLASS (scr_autosave_parent_class)->dispose (object);
}

static void
scr_autosave_get_property (GObject *object,
                           guint prop_id,
                           GValue *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ERROR:
      g_value_set_string (value, SCR_AUTOSAVE (object)->error);
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
  object_class->get_property = scr_autosave_get_property;

  properties[PROP_ERROR] =
      g_param_spec_string ("error", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_autosave_init (ScrAutosave *self)
{
}

/**
 * scr_autosave_new:
 * @match: a match
 * @file: its file, which need not be there yet
 *
 * The file is first written after the first change, or by scr_autosave_flush().
 */
ScrAutosave *
scr_autosave_new (ScrMatch *match,
                  GFile *file)
{
  ScrAutosave *self = g_object_new (SCR_TYPE_AUTOSAVE, NULL);

  self->match = g_object_ref (match);
  self->file = g_object_ref (file);
  self->is_dirty = !g_file_query_exists (file, NULL);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

GFile *
scr_autosave_get_file (ScrAutosave *self)
{
  return self->file;
}

const char *
scr_autosave_get_error (ScrAutosave *self)
{
  return self->error;
}

/**
 * scr_autosave_flush:
 * @self: an autosave
 *
 * Writes at once what is not written yet. Returns whether the file is as the match is.
 */
gboolean
scr_autosave_flush (ScrAutosave *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->is_dirty)
    save (self);

  return !self->is_dirty;
}
