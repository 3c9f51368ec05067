/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-editions-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/scr-choices.h"
#include "app/scr-dialogs.h"
#include "app/scr-match-item.h"
#include "app/scr-tables.h"
#include "app/widgets/scr-toast.h"
#include "core/scr-json.h"

/* Editions that come from elsewhere, go elsewhere, or go for good. */

#define MAX_TOLD 4

static void
refuse (ScrEditionsWindow *self,
        GFile *file,
        const char *reason)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  /* Translators: the name of a file, and what is wrong with it. */
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” is not imported. %s"), shown, reason);

  scr_banner_show_sentence (self->banner, sentence);
}

/* The first things that are wrong, and how many more there are. */
static char *
describe_faults (const char *game_id,
                 JsonNode *edition,
                 GStrv faults)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  guint n_faults = g_strv_length (faults);

  for (guint i = 0; i < MIN (n_faults, MAX_TOLD); i++)
    {
      g_autofree char *sentence = scr_tables_describe_edition_fault (game_id, edition, faults[i]);

      g_strv_builder_add (builder, sentence);
    }
  if (n_faults > MAX_TOLD)
    {
      /* Translators: so many more things are wrong in a file. */
      g_autofree char *more = g_strdup_printf (
          ngettext ("And %u more.", "And %u more.", n_faults - MAX_TOLD), n_faults - MAX_TOLD);

      g_strv_builder_add (builder, more);
    }
  sentences = g_strv_builder_end (builder);

  return g_strjoinv (" ", sentences);
}

/* Whether the very same edition is there already. */
static gboolean
is_known (ScrEditionsWindow *self,
          JsonNode *edition)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      JsonNode *own = scr_edition_item_get_right (g_ptr_array_index (self->items, i));

      if (own != NULL && scr_json_equal (own, edition, NULL))
        return TRUE;
    }

  return FALSE;
}

/**
 * Import:
 * @window: who imports, which may be closed meanwhile
 * @file: from where
 * @game: (nullable): the game that it is for
 * @edition: (nullable): what is in it
 * @reason: (nullable): why it is refused, in sentences
 * @path: (nullable): where it is kept
 *
 * An edition on its way in.
 */
typedef struct
{
  ScrEditionsWindow *window;
  GFile *file;
  ScrGame *game;
  JsonNode *edition;
  char *reason;
  char *path;
} Import;

static void
import_free (gpointer data)
{
  Import *import = data;

  g_clear_object (&import->window);
  g_clear_object (&import->file);
  g_clear_object (&import->game);
  g_clear_pointer (&import->edition, json_node_unref);
  g_free (import->reason);
  g_free (import->path);
  g_free (import);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Import, import_free)

static gboolean
is_closed (ScrEditionsWindow *self)
{
  return self->items == NULL;
}

static void
kept_cb (GObject *object,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (Import) import = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  gboolean is_kept = scr_edition_store_save_finish (SCR_EDITION_STORE (object), result, &error);

  if (is_closed (import->window))
    return;
  if (!is_kept)
    {
      g_autofree char *reason = scr_matches_dup_reason (error->message);

      refuse (import->window, import->file, reason);
      return;
    }

  scr_editions_window_grab (import->window, import->path);
  /* Translators: the name of an edition. */
  sentence = g_strdup_printf (
      _ ("“%s” is imported; new matches can use it."),
      scr_choices_get_string (json_node_get_object (import->edition), "name"));
  scr_editions_window_tell (import->window, sentence);
}

/* Keeps a copy under an id that is free. */
static void
keep (Import *import)
{
  ScrEditionStore *store = scr_edition_store_get_default ();
  JsonObject *object = json_node_get_object (import->edition);
  g_autofree char *id = scr_edition_store_dup_free_id (store, import->game,
                                                       scr_choices_get_string (object, "id"));
  g_autoptr (JsonNode) copy =
      scr_editions_window_copy (import->game, import->edition, id, NULL);

  import->path = scr_edition_store_dup_path (store, id);
  scr_edition_store_save_async (store, import->path, copy, kept_cb, import);
}

static void
read_cb (GObject *object,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (Import) import = g_task_propagate_pointer (G_TASK (result), NULL);
  ScrEditionsWindow *self = import->window;

  if (is_closed (self))
    return;
  if (import->reason != NULL)
    refuse (self, import->file, import->reason);
  else if (is_known (self, import->edition))
    refuse (self, import->file, _ ("The same edition is in the list already."));
  else
    keep (g_steal_pointer (&import));
}

/* Reads and checks it, of which nobody else knows yet. */
static void
read_thread (GTask *task,
             gpointer source_object,
             gpointer task_data,
             GCancellable *cancellable)
{
  Import *import = task_data;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) faults = NULL;
  const char *id = NULL;

  import->edition = scr_json_load (import->file, &error);
  if (import->edition != NULL && JSON_NODE_HOLDS_OBJECT (import->edition))
    id = scr_choices_get_string (json_node_get_object (import->edition), "game");
  if (id != NULL && scr_game_lookup (id) != NULL)
    import->game = g_object_ref (scr_game_lookup (id));

  if (error != NULL)
    import->reason = scr_matches_dup_reason (error->message);
  else if (import->game == NULL)
    import->reason = g_strdup (_ ("It is no edition of a game that the program knows."));
  else
    faults = scr_game_check_edition (import->game, import->edition, "$", NULL);
  if (faults != NULL && faults[0] != NULL)
    import->reason = describe_faults (id, import->edition, faults);
  g_task_return_pointer (task, import, import_free);
}

/**
 * scr_editions_window_import:
 * @self: a window
 * @file: a file from elsewhere
 *
 * Takes over an edition if it is right, under an id that is free; says what is wrong if not. The
 * file is read, and the copy written, in threads.
 */
void
scr_editions_window_import (ScrEditionsWindow *self,
                            GFile *file)
{
  g_autoptr (GTask) task = NULL;
  Import *import;

  g_return_if_fail (SCR_IS_EDITIONS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  scr_banner_hide_sentence (self->banner);
  import = g_new0 (Import, 1);
  import->window = g_object_ref (self);
  import->file = g_object_ref (file);
  task = g_task_new (self, NULL, read_cb, NULL);
  g_task_set_source_tag (task, scr_editions_window_import);
  g_task_set_task_data (task, import, NULL);
  g_task_run_in_thread (task, read_thread);
}

static void
opened_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GFile) file = scr_open_as_finish (GTK_WINDOW (object), result, NULL);

  if (file != NULL)
    scr_editions_window_import (SCR_EDITIONS_WINDOW (object), file);
}

void
scr_editions_window_import_cb (GtkWidget *widget,
                               const char *action,
                               GVariant *parameter)
{
  scr_open_as_async (GTK_WINDOW (widget), _ ("Import an edition"), _ ("Editions"), "json", NULL,
                     opened_cb, NULL);
}

/**
 * Export:
 * @window: who exports, which may be closed meanwhile
 * @is_draft: whether the edition is being changed and not right now
 *
 * An edition on its way out.
 */
typedef struct
{
  ScrEditionsWindow *window;
  gboolean is_draft;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->window);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
exported_cb (GObject *object,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (Export) export = user_data;
  g_autofree char *name = g_file_get_basename (G_FILE (object));
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_done = g_file_replace_contents_finish (G_FILE (object), result, NULL, &error);

  if (is_closed (export->window))
    return;
  if (!is_done)
    {
      g_autofree char *reason = scr_matches_dup_reason (error->message);

      /* Translators: the name of a file, and the reason, a sentence with its full stop. */
      sentence = g_strdup_printf (_ ("“%s” could not be saved. %s Choose another folder or name."),
                                  shown, reason);
      scr_banner_show_sentence (export->window->banner, sentence);
      return;
    }

  sentence = g_strdup_printf (export->is_draft
                                  ? _ ("“%s” is saved, as the edition was when all was right.")
                                  : _ ("“%s” is saved."),
                              shown);
  scr_editions_window_tell (export->window, sentence);
}

/* Writes an edition to a file elsewhere, while the window goes on. */
void
scr_editions_window_export (ScrEditionsWindow *self,
                            ScrEditionItem *item,
                            GFile *file)
{
  g_autofree char *text = scr_json_print (scr_edition_item_get_right (item), TRUE);
  gsize length = strlen (text);
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_steal_pointer (&text), length);
  Export *export = g_new0 (Export, 1);

  scr_banner_hide_sentence (self->banner);
  export->window = g_object_ref (self);
  export->is_draft = scr_edition_item_is_draft (item);
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       exported_cb, export);
}

static void
saved_cb (GObject *object,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (ScrEditionItem) item = user_data;
  g_autoptr (GFile) file = scr_save_as_finish (GTK_WINDOW (object), result, NULL);

  if (file != NULL)
    scr_editions_window_export (SCR_EDITIONS_WINDOW (object), item, file);
}

void
scr_editions_window_export_cb (GtkWidget *widget,
                               const char *action,
                               GVariant *parameter)
{
  ScrEditionItem *item =
      scr_editions_window_get_item (SCR_EDITIONS_WINDOW (widget), parameter);
  g_autofree char *name = NULL;

  if (item == NULL || scr_edition_item_get_right (item) == NULL)
    return;

  name = g_strconcat (scr_edition_item_get_id (item), ".edition.json", NULL);
  g_strdelimit (name, "/\\", '-');
  scr_save_as_async (GTK_WINDOW (widget), _ ("Export the edition"), NULL, name, "json", NULL,
                     saved_cb, g_object_ref (item));
}

/* Each offer is for its own edition: several may wait in a row. */
static void
offer_undo (ScrEditionsWindow *self,
            const char *name,
            const char *path)
{
  /* Translators: the name of an edition. */
  g_autofree char *sentence =
      g_strdup_printf (_ ("“%s” is deleted. Matches begun with it keep their cards."), name);
  AdwToast *toast = scr_toast_new (sentence);

  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "editions.restore");
  adw_toast_set_action_target_value (toast, g_variant_new_bytestring (path));
  /* At once, whatever is being told, and long enough to think better of it. */
  adw_toast_set_timeout (toast, 15);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
scr_editions_window_delete_cb (GtkWidget *widget,
                               const char *action,
                               GVariant *parameter)
{
  ScrEditionsWindow *self = SCR_EDITIONS_WINDOW (widget);
  ScrEditionItem *item = scr_editions_window_get_item (self, parameter);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *reason = NULL;

  if (item == NULL || scr_edition_item_get_path (item) == NULL)
    return;

  path = g_strdup (scr_edition_item_get_path (item));
  name = scr_edition_item_dup_name (item);
  if (scr_edition_store_remove (scr_edition_store_get_default (), path, &error))
    {
      scr_editions_window_grab (self, NULL);
      offer_undo (self, name, path);
      return;
    }

  reason = scr_matches_dup_reason (error->message);
  /* Translators: the name of an edition, and the reason, a sentence with its full stop. */
  sentence = g_strdup_printf (_ ("“%s” cannot be deleted. %s"), name, reason);
  scr_banner_show_sentence (self->banner, sentence);
}

/* What was deleted comes back, with its draft. */
void
scr_editions_window_restore_cb (GtkWidget *widget,
                                const char *action,
                                GVariant *parameter)
{
  ScrEditionsWindow *self = SCR_EDITIONS_WINDOW (widget);
  const char *path = g_variant_get_bytestring (parameter);
  g_autoptr (GError) error = NULL;

  if (scr_edition_store_restore (scr_edition_store_get_default (), path, &error))
    scr_editions_window_grab (self, path);
  else
    scr_banner_show_sentence (self->banner, error->message);
}
