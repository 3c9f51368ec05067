/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-editions-window-private.h"

#include <glib/gi18n.h>

#include "app/scr-choices.h"
#include "app/scr-edition-row.h"
#include "app/scr-match-item.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-toast.h"

enum
{
  EDITED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrEditionsWindow, scr_editions_window, ADW_TYPE_WINDOW)

static guint signals[N_SIGNALS];

void
scr_editions_window_tell (ScrEditionsWindow *self,
                          const char *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, scr_toast_new (sentence));
}

/* The edition at a place of the list, or NULL. */
ScrEditionItem *
scr_editions_window_get_item (ScrEditionsWindow *self,
                              GVariant *place)
{
  guint i = g_variant_get_uint32 (place);

  return i < self->items->len ? g_ptr_array_index (self->items, i) : NULL;
}

static void
show_list (ScrEditionsWindow *self)
{
  GtkWidget *row;

  g_clear_pointer (&self->items, g_ptr_array_unref);
  self->items = scr_edition_item_list (scr_edition_store_get_default ());
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < self->items->len; i++)
    gtk_list_box_append (self->list,
                         scr_edition_row_new (g_ptr_array_index (self->items, i), i));
}

static gboolean
is_editing (ScrEditionsWindow *self)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->editor);
}

static void
changed_cb (ScrEditionsWindow *self)
{
  if (!is_editing (self))
    show_list (self);
}

/* Gives the focus to the edition kept in @path; where there is none, to what stands first. */
void
scr_editions_window_grab (ScrEditionsWindow *self,
                          const char *path)
{
  for (guint i = 0; path != NULL && i < self->items->len; i++)
    if (g_strcmp0 (scr_edition_item_get_path (g_ptr_array_index (self->items, i)), path) == 0)
      {
        scr_edition_row_grab_button (
            GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i)));
        return;
      }

  gtk_widget_grab_focus (self->import);
}

/**
 * scr_editions_window_copy:
 * @game: what it is an edition of
 * @edition: an edition
 * @id: the copy's own id
 * @name: (nullable): its name; %NULL to leave it
 *
 * Returns: (transfer full): a house edition that is otherwise the same
 */
JsonNode *
scr_editions_window_copy (ScrGame *game,
                          JsonNode *edition,
                          const char *id,
                          const char *name)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, json_node_get_object (edition));
  while (json_object_iter_next_ordered (&iter, &member, &node))
    json_object_set_member (object, member, json_node_ref (node));
  json_object_set_string_member (object, "id", id);
  if (name != NULL)
    {
      json_object_set_string_member (object, "name", name);
      json_object_set_string_member (object, "provenance", "house");
    }

  return json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
duplicate (ScrEditionItem *item,
           char **path)
{
  ScrEditionStore *store = scr_edition_store_get_default ();
  ScrGame *game = scr_edition_item_get_game (item);
  gboolean is_own = scr_edition_item_get_path (item) != NULL;
  g_autofree char *id =
      scr_edition_store_dup_free_id (store, game,
                                     is_own ? scr_edition_item_get_id (item) : "house");
  g_autofree char *old_name = scr_edition_item_dup_name (item);
  /* Translators: the name of an edition. */
  g_autofree char *name = is_own ? g_strdup_printf (_ ("%s (copy)"), old_name)
                                 : g_strdup (_ ("House cards"));

  *path = scr_edition_store_dup_path (store, id);

  return scr_editions_window_copy (game, scr_edition_item_get_right (item), id, name);
}

/* Opens what is kept in @path, or @copy, of which nothing is kept yet. */
static void
show_editor (ScrEditionsWindow *self,
             ScrGame *game,
             const char *path,
             JsonNode *copy)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) right = NULL;
  g_autoptr (JsonNode) edition =
      scr_edition_store_open (scr_edition_store_get_default (), game, path, &right, &error);

  scr_banner_hide_sentence (self->banner);
  if (edition == NULL && copy == NULL)
    {
      show_list (self);
      scr_banner_show_sentence (self->banner, error != NULL
                                                  ? error->message
                                                  : _ ("The edition is not there any more."));
      return;
    }

  scr_edition_editor_open (self->editor, game, edition != NULL ? edition : copy,
                           edition != NULL ? right : copy, path,
                           error != NULL ? error->message : NULL);
  scr_stack_show (self->stack, "editor");
  gtk_widget_grab_focus (GTK_WIDGET (self->editor));
}

static void
edit_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  ScrEditionsWindow *self = SCR_EDITIONS_WINDOW (widget);
  ScrEditionItem *item = scr_editions_window_get_item (self, parameter);

  if (item != NULL && scr_edition_item_get_path (item) != NULL &&
      scr_edition_item_get_shown (item) != NULL)
    show_editor (self, scr_edition_item_get_game (item), scr_edition_item_get_path (item), NULL);
}

/* The copy is kept, and in the list. */
static void
duplicate_cb (GtkWidget *widget,
              const char *action,
              GVariant *parameter)
{
  ScrEditionsWindow *self = SCR_EDITIONS_WINDOW (widget);
  ScrEditionItem *item = scr_editions_window_get_item (self, parameter);
  g_autoptr (JsonNode) copy = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *reason = NULL;

  if (item == NULL || scr_edition_item_get_right (item) == NULL)
    return;

  copy = duplicate (item, &path);
  if (scr_edition_store_save (scr_edition_store_get_default (), path, copy, TRUE, &error))
    {
      scr_editions_window_grab (self, path);
      /* Translators: the name of an edition. */
      sentence = g_strdup_printf (
          _ ("“%s” is yours to edit."),
          scr_choices_get_string (json_node_get_object (copy), "name"));
      scr_editions_window_tell (self, sentence);
      return;
    }

  reason = scr_matches_dup_reason (error->message);
  /* Translators: the reason, a sentence with its full stop. */
  sentence = g_strdup_printf (_ ("The copy cannot be saved. %s"), reason);
  scr_banner_show_sentence (self->banner, sentence);
}

/* What was typed and not entered yet is a change too. What the window was opened to edit is then
 * what was edited and kept last. */
static void
finish_editing (ScrEditionsWindow *self)
{
  if (!is_editing (self))
    return;

  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  scr_edition_store_flush (scr_edition_store_get_default ());
  if (self->is_for_one && scr_edition_editor_is_kept (self->editor))
    {
      g_free (self->edited);
      self->edited = scr_edition_editor_dup_id (self->editor);
    }
}

static void
back_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  ScrEditionsWindow *self = SCR_EDITIONS_WINDOW (widget);

  if (!is_editing (self))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  finish_editing (self);
  scr_stack_show (self->stack, "list");
  show_list (self);
  scr_editions_window_grab (self, scr_edition_editor_get_path (self->editor));
}

static gboolean
scr_editions_window_close_request (GtkWindow *window)
{
  ScrEditionsWindow *self = SCR_EDITIONS_WINDOW (window);

  finish_editing (self);
  if (self->edited != NULL)
    g_signal_emit (self, signals[EDITED], 0, self->edited);

  return GTK_WINDOW_CLASS (scr_editions_window_parent_class)->close_request (window);
}

static void
scr_editions_window_dispose (GObject *object)
{
  ScrEditionsWindow *self = SCR_EDITIONS_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_EDITIONS_WINDOW);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->edited, g_free);

  G_OBJECT_CLASS (scr_editions_window_parent_class)->dispose (object);
}

static void
scr_editions_window_class_init (ScrEditionsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_editions_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = scr_editions_window_close_request;

  signals[EDITED] = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_EDITION_EDITOR);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-editions-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrEditionsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionsWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionsWindow, list);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionsWindow, import);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionsWindow, editor);
  gtk_widget_class_install_action (widget_class, "editions.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "editions.edit", "u", edit_cb);
  gtk_widget_class_install_action (widget_class, "editions.duplicate", "u", duplicate_cb);
  gtk_widget_class_install_action (widget_class, "editions.import", NULL,
                                   scr_editions_window_import_cb);
  gtk_widget_class_install_action (widget_class, "editions.export", "u",
                                   scr_editions_window_export_cb);
  gtk_widget_class_install_action (widget_class, "editions.delete", "u",
                                   scr_editions_window_delete_cb);
  gtk_widget_class_install_action (widget_class, "editions.restore", "ay",
                                   scr_editions_window_restore_cb);
}

static void
scr_editions_window_init (ScrEditionsWindow *self)
{
  scr_style_load ();
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_set_name (self->import, _ ("Import an edition"));
  scr_name_once (self->import);
  scr_stack_show (self->stack, "list");
  show_list (self);
  g_signal_connect_object (scr_edition_store_get_default (), "changed", G_CALLBACK (changed_cb),
                           self, G_CONNECT_SWAPPED);
}

/**
 * scr_editions_window_new:
 * @parent: (nullable): the window over which it opens
 *
 * Returns: (transfer none): the list of all editions; it belongs to GTK until it is closed
 */
ScrEditionsWindow *
scr_editions_window_new (GtkWindow *parent)
{
  return g_object_new (SCR_TYPE_EDITIONS_WINDOW, "transient-for", parent, NULL);
}

/**
 * scr_editions_window_edit:
 * @self: a window
 * @game: a kind of game
 * @id: (nullable): the edition that is to be changed; %NULL for the first
 *
 * Opens one edition at once: the player's own, or a copy of one that comes with the game, which is
 * kept with its first change. The list of all is behind it.
 */
void
scr_editions_window_edit (ScrEditionsWindow *self,
                          ScrGame *game,
                          const char *id)
{
  ScrEditionItem *found = NULL;
  g_autoptr (JsonNode) copy = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (SCR_IS_EDITIONS_WINDOW (self));
  g_return_if_fail (SCR_IS_GAME (game));

  for (guint i = 0; i < self->items->len; i++)
    {
      ScrEditionItem *item = g_ptr_array_index (self->items, i);

      if (scr_edition_item_get_game (item) == game &&
          scr_edition_item_get_right (item) != NULL &&
          (found == NULL || g_strcmp0 (scr_edition_item_get_id (item), id) == 0))
        found = item;
    }
  if (found == NULL)
    return;

  self->is_for_one = TRUE;
  if (scr_edition_item_get_path (found) != NULL)
    {
      show_editor (self, game, scr_edition_item_get_path (found), NULL);
      return;
    }
  copy = duplicate (found, &path);
  show_editor (self, game, path, copy);
}
