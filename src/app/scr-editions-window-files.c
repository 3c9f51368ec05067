/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-editions-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/scr-choices.h"
#include "app/scr-dialogs.h"
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
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_faults = g_strv_length (faults);

  for (guint i = 0; i < MIN (n_faults, MAX_TOLD); i++)
    {
      g_autofree char *sentence = scr_tables_describe_edition_fault (game_id, edition, faults[i]);

      g_string_append_printf (text, "%s%s.", i > 0 ? " " : "", sentence);
    }
  if (n_faults > MAX_TOLD)
    g_string_append_printf (text, ngettext (" And %u more.", " And %u more.", n_faults - MAX_TOLD),
                            n_faults - MAX_TOLD);

  return g_string_free (g_steal_pointer (&text), FALSE);
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

static void
keep (ScrEditionsWindow *self,
      GFile *file,
      ScrGame *game,
      JsonNode *edition)
{
  ScrEditionStore *store = scr_edition_store_get_default ();
  JsonObject *object = json_node_get_object (edition);
  g_autofree char *id = scr_edition_store_dup_free_id (store, game,
                                                       scr_choices_get_string (object, "id"));
  g_autofree char *path = scr_edition_store_dup_path (store, id);
  g_autoptr (JsonNode) copy = scr_editions_window_copy (game, edition, id, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (!scr_edition_store_save (store, path, copy, TRUE, &error))
    {
      refuse (self, file, error->message);
      return;
    }

  scr_editions_window_grab (self, path);
  /* Translators: the name of an edition. */
  sentence = g_strdup_printf (_ ("“%s” is imported; new matches can use it."),
                              scr_choices_get_string (object, "name"));
  scr_editions_window_tell (self, sentence);
}

/**
 * scr_editions_window_import:
 * @self: a window
 * @file: a file from elsewhere
 *
 * Takes over an edition if it is right, under an id that is free; says what is wrong if not.
 */
void
scr_editions_window_import (ScrEditionsWindow *self,
                            GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edition = NULL;
  g_auto (GStrv) faults = NULL;
  g_autofree char *reason = NULL;
  const char *id;
  ScrGame *game;

  g_return_if_fail (SCR_IS_EDITIONS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  scr_banner_hide_sentence (self->banner);
  edition = scr_json_load (file, &error);
  id = edition != NULL && JSON_NODE_HOLDS_OBJECT (edition)
           ? scr_choices_get_string (json_node_get_object (edition), "game")
           : NULL;
  game = id != NULL ? scr_game_lookup (id) : NULL;
  if (game == NULL)
    {
      refuse (self, file, error != NULL ? error->message : _ ("It is no edition of a game that the "
                                                              "program knows."));
      return;
    }

  faults = scr_game_check_edition (game, edition, "$", NULL);
  if (faults[0] != NULL)
    refuse (self, file, reason = describe_faults (id, edition, faults));
  else if (is_known (self, edition))
    refuse (self, file, _ ("The same edition is in the list already."));
  else
    keep (self, file, game, edition);
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

static void
saved_cb (GObject *object,
          GAsyncResult *result,
          gpointer user_data)
{
  ScrEditionsWindow *self = SCR_EDITIONS_WINDOW (object);
  g_autoptr (ScrEditionItem) item = user_data;
  g_autoptr (GFile) file = scr_save_as_finish (GTK_WINDOW (self), result, NULL);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL)
    return;

  text = scr_json_print (scr_edition_item_get_right (item), TRUE);
  name = g_file_get_basename (file);
  shown = g_filename_display_name (name);
  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                               NULL, &error))
    {
      sentence = g_strdup_printf (scr_edition_item_is_draft (item)
                                      ? _ ("“%s” is saved, as the edition was when all was right.")
                                      : _ ("“%s” is saved."),
                                  shown);
      scr_editions_window_tell (self, sentence);
      return;
    }

  sentence = g_strdup_printf (_ ("“%s” could not be saved: %s. Choose another folder or name."),
                              shown, error->message);
  scr_banner_show_sentence (self->banner, sentence);
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

  sentence = g_strdup_printf (_ ("“%s” cannot be deleted: %s"), name, error->message);
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
