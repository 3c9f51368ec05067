/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-edition-editor.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-edition-form.h"
#include "app/scr-provenance.h"
#include "app/scr-tables.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-banner.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-ellipsis.h"
#include "app/widgets/scr-focus.h"
#include "core/scr-edition-store.h"

/**
 * ScrEditionEditor:
 * @path: where the edition is kept
 * @edition: as it stands
 * @right: (nullable): as it was when nothing was wrong in it last
 * @faults: what is wrong in it
 * @next_fault: which of them the button goes to
 * @past: (element-type JsonNode): as it stood before, the last step last
 * @future: (element-type JsonNode): what was undone, the last step last
 * @is_naming: whether the last step was a letter of the name, which the next one joins
 * @is_kept: whether there is a file, or will be
 *
 * Changes one of the player's own editions. Each change is kept, by a worker; while something is
 * wrong, as a draft, so that what new matches use is always right. A copy that was made to be
 * changed is kept with its first change.
 */
struct _ScrEditionEditor
{
  GtkWidget parent_instance;

  ScrGame *game;
  char *path;
  JsonNode *edition;
  JsonNode *right;
  GStrv faults;
  guint next_fault;
  GPtrArray *past;
  GPtrArray *future;
  gboolean is_naming;
  gboolean is_showing;
  gboolean is_kept;
  ScrEditionForm *form;

  ScrBanner *save_banner;
  ScrBanner *banner;
  AdwWindowTitle *title;
  GtkEditable *name;
  GtkDropDown *provenance;
  GtkLabel *provenance_words;
  GtkLabel *state;
  GtkWidget *faults_box;
  GtkListBox *fault_list;
  GtkLabel *warnings;
  AdwBin *form_slot;
  GtkLabel *status;
  GtkWidget *go;
};

G_DEFINE_FINAL_TYPE (ScrEditionEditor, scr_edition_editor, GTK_TYPE_WIDGET)

/* In the order of the list. */
static const char *const provenances[] = { "house", "printed", "reconstructed" };

static const char *
get_text (ScrEditionEditor *self,
          const char *name)
{
  JsonNode *node = json_object_get_member (json_node_get_object (self->edition), name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) &&
                 json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : "";
}

static void
show_names (ScrEditionEditor *self)
{
  const char *name = get_text (self, "name");
  const char *provenance = get_text (self, "provenance");

  adw_window_title_set_title (self->title, *name != '\0' ? name : _ ("Edition without a name"));
  if (!g_str_equal (gtk_editable_get_text (self->name), name))
    gtk_editable_set_text (self->name, name);
  for (guint i = 0; i < G_N_ELEMENTS (provenances); i++)
    if (g_str_equal (provenances[i], provenance))
      gtk_drop_down_set_selected (self->provenance, i);
  gtk_label_set_label (self->provenance_words, scr_provenance_describe (provenance));
}

/* All that is wrong, for players: what the game finds, and a name that is missing. */
static GStrv
check (ScrEditionEditor *self,
       GStrv *warnings)
{
  g_auto (GStrv) found = scr_game_check_edition (self->game, self->edition, "$", warnings);
  g_autoptr (GStrvBuilder) faults = g_strv_builder_new ();
  g_autofree char *name = g_strstrip (g_strdup (get_text (self, "name")));

  if (*name == '\0')
    g_strv_builder_add (faults, _ ("The edition needs a name."));
  g_strv_builder_addv (faults, (const char **) found);

  return g_strv_builder_end (faults);
}

static char *
describe (ScrEditionEditor *self,
          const char *fault)
{
  return scr_tables_describe_edition_fault (scr_game_get_id (self->game), self->edition, fault);
}

static void
show_fault (ScrEditionEditor *self,
            guint i)
{
  if (self->faults[i][0] != '$')
    gtk_widget_grab_focus (GTK_WIDGET (self->name));
  else if (self->form != NULL)
    scr_edition_form_show_fault (self->form, self->faults[i]);
}

static void
fault_cb (ScrEditionEditor *self,
          GtkListBoxRow *row)
{
  show_fault (self, (guint) gtk_list_box_row_get_index (row));
}

/* Each time to the next one. */
static void
go_cb (GtkWidget *widget,
       const char *action,
       GVariant *parameter)
{
  ScrEditionEditor *self = SCR_EDITION_EDITOR (widget);
  guint n_faults = g_strv_length (self->faults);

  if (n_faults > 0)
    show_fault (self, self->next_fault++ % n_faults);
}

static void
add_fault (ScrEditionEditor *self,
           const char *fault)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *sentence = describe (self, fault);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  scr_set_name (row, sentence);
  gtk_list_box_append (self->fault_list, row);
}

/* The list is written anew only where it has changed, so that the focus can stay in it. */
static void
show_faults (ScrEditionEditor *self,
             GStrv faults)
{
  GtkWidget *row;

  gtk_widget_set_visible (self->faults_box, faults[0] != NULL);
  if (self->faults != NULL &&
      g_strv_equal ((const char *const *) self->faults, (const char *const *) faults))
    return;

  g_strfreev (self->faults);
  self->faults = g_strdupv (faults);
  self->next_fault = 0;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->fault_list))) != NULL)
    gtk_list_box_remove (self->fault_list, row);
  for (guint i = 0; faults[i] != NULL; i++)
    add_fault (self, faults[i]);
}

static void
show_warnings (ScrEditionEditor *self,
               GStrv warnings)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; warnings != NULL && warnings[i] != NULL; i++)
    {
      g_autofree char *sentence = describe (self, warnings[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
    }
  gtk_label_set_label (self->warnings, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->warnings), text->len > 0);
}

static ScrDraft *
get_draft (void)
{
  return scr_edition_store_get_draft (scr_edition_store_get_default ());
}

static void
show_status (ScrEditionEditor *self)
{
  guint n_faults = g_strv_length (self->faults);
  g_autofree char *first = n_faults > 0 ? describe (self, self->faults[0]) : NULL;
  g_autofree char *text = NULL;

  if (n_faults == 0 && scr_draft_get_error (get_draft ()) != NULL)
    text = g_strdup (_ ("All is right, but not saved yet."));
  else if (n_faults == 0)
    text = g_strdup (self->is_kept ? _ ("All is right, and saved.")
                                   : _ ("All is right. Nothing is changed yet."));
  else if (n_faults == 1)
    text = g_strdup (first);
  else
    /* Translators: a sentence on what is wrong first, and how many more things are. */
    text = g_strdup_printf (ngettext ("%s And %u more.", "%s And %u more.", n_faults - 1), first,
                            n_faults - 1);
  gtk_label_set_label (self->status, text);
  gtk_widget_set_visible (self->go, n_faults > 0);
  gtk_label_set_label (self->state,
                       n_faults > 0
                           ? _ ("A draft: something is off, so new matches use this edition as it "
                                "was when all was right. Nothing you entered is lost.")
                       : self->is_kept
                           ? _ ("New matches can use this edition; matches already begun keep "
                                "their cards.")
                           : _ ("The first change makes a copy of your own; what it was copied "
                                "from stays as it is."));
}

/* Says why what was changed is not on the disk, while that is so. */
static void
show_error (ScrEditionEditor *self)
{
  const char *error = scr_draft_get_error (get_draft ());

  if (error != NULL)
    scr_banner_show_sentence (self->save_banner, error);
  else
    scr_banner_hide_sentence (self->save_banner);
  if (self->edition != NULL)
    show_status (self);
}

/* A draft needs the edition beside it that it will become. */
static void
keep (ScrEditionEditor *self,
      gboolean is_right)
{
  if (is_right)
    {
      g_clear_pointer (&self->right, json_node_unref);
      self->right = json_node_ref (self->edition);
    }
  self->is_kept = TRUE;
  scr_edition_store_keep (scr_edition_store_get_default (), self->path, self->right,
                          is_right ? NULL : self->edition);
}

/* Shows the edition, and keeps it if that is a change. */
static void
update (ScrEditionEditor *self,
        gboolean is_change)
{
  g_auto (GStrv) warnings = NULL;
  g_auto (GStrv) faults = check (self, &warnings);

  if (is_change)
    keep (self, faults[0] == NULL);
  self->is_showing = TRUE;
  show_names (self);
  if (self->form != NULL)
    scr_edition_form_set_edition (self->form, self->edition);
  show_faults (self, faults);
  show_warnings (self, warnings);
  show_status (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.undo", self->past->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.redo", self->future->len > 0);
  self->is_showing = FALSE;
}

static void
set_edition (ScrEditionEditor *self,
             JsonNode *edition)
{
  json_node_ref (edition);
  json_node_unref (self->edition);
  self->edition = edition;
  update (self, TRUE);
}

static void
change (ScrEditionEditor *self,
        JsonNode *edition,
        gboolean is_naming)
{
  if (!is_naming || !self->is_naming || self->past->len == 0)
    g_ptr_array_add (self->past, json_node_ref (self->edition));
  g_ptr_array_set_size (self->future, 0);
  self->is_naming = is_naming;
  set_edition (self, edition);
}

static void
changed_cb (ScrEditionEditor *self)
{
  if (!self->is_showing)
    change (self, scr_edition_form_get_edition (self->form), FALSE);
}

static void
set_text (ScrEditionEditor *self,
          const char *name,
          const char *text)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) edition = NULL;
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  if (self->is_showing || g_str_equal (get_text (self, name), text))
    return;
  json_object_iter_init_ordered (&iter, json_node_get_object (self->edition));
  while (json_object_iter_next_ordered (&iter, &member, &node))
    json_object_set_member (object, member, json_node_ref (node));
  json_object_set_string_member (object, name, text);
  edition = json_node_init_object (json_node_alloc (), object);
  change (self, edition, g_str_equal (name, "name"));
}

static void
name_cb (ScrEditionEditor *self)
{
  set_text (self, "name", gtk_editable_get_text (self->name));
}

static void
provenance_cb (ScrEditionEditor *self)
{
  guint selected = gtk_drop_down_get_selected (self->provenance);

  if (selected < G_N_ELEMENTS (provenances))
    set_text (self, "provenance", provenances[selected]);
}

/* One step from one pile to the other. */
static void
step (ScrEditionEditor *self,
      GPtrArray *from,
      GPtrArray *to)
{
  g_autoptr (JsonNode) edition = NULL;

  if (from->len == 0)
    return;
  edition = g_ptr_array_steal_index (from, from->len - 1);
  g_ptr_array_add (to, json_node_ref (self->edition));
  self->is_naming = FALSE;
  set_edition (self, edition);
}

static void
undo_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  step (SCR_EDITION_EDITOR (widget), SCR_EDITION_EDITOR (widget)->past,
        SCR_EDITION_EDITOR (widget)->future);
}

static void
redo_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  step (SCR_EDITION_EDITOR (widget), SCR_EDITION_EDITOR (widget)->future,
        SCR_EDITION_EDITOR (widget)->past);
}

static gboolean
scr_edition_editor_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCR_EDITION_EDITOR (widget)->name));
}

static void
forget (ScrEditionEditor *self)
{
  g_clear_object (&self->game);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->edition, json_node_unref);
  g_clear_pointer (&self->right, json_node_unref);
  g_clear_pointer (&self->faults, g_strfreev);
}

static void
scr_edition_editor_dispose (GObject *object)
{
  ScrEditionEditor *self = SCR_EDITION_EDITOR (object);

  self->is_showing = TRUE;
  g_signal_handlers_disconnect_by_data (get_draft (), self);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_EDITION_EDITOR);
  scr_unparent_children (GTK_WIDGET (self));
  forget (self);
  g_clear_pointer (&self->past, g_ptr_array_unref);
  g_clear_pointer (&self->future, g_ptr_array_unref);

  G_OBJECT_CLASS (scr_edition_editor_parent_class)->dispose (object);
}

static void
scr_edition_editor_class_init (ScrEditionEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_edition_editor_dispose;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = scr_edition_editor_grab_focus;

  g_type_ensure (SCR_TYPE_BANNER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-edition-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, save_banner);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, title);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, name);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, provenance);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, provenance_words);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, state);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, faults_box);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, fault_list);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, warnings);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, form_slot);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, status);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionEditor, go);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, provenance_cb);
  gtk_widget_class_bind_template_callback (widget_class, fault_cb);
  gtk_widget_class_install_action (widget_class, "editor.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "editor.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "editor.go", NULL, go_cb);
}

static void
scr_edition_editor_init (ScrEditionEditor *self)
{
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->future = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->is_showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_name_once (GTK_WIDGET (self->name));
  scr_set_name (self->go, _ ("Go to what is off"));
  scr_name_once (self->go);
  scr_set_name (GTK_WIDGET (self->provenance), _ ("Where its numbers come from"));
  scr_drop_down_ellipsize (self->provenance);
  g_signal_connect_object (get_draft (), "notify::error", G_CALLBACK (show_error), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_draft (), "put-aside", G_CALLBACK (scr_banner_show_sentence),
                           self->banner, G_CONNECT_SWAPPED);
  show_error (self);
  self->is_showing = FALSE;
}

/**
 * scr_edition_editor_open:
 * @self: an editor
 * @game: the game that it is for
 * @edition: an edition, an object
 * @right: (nullable): the same as it was when nothing was wrong in it
 * @path: (type filename): where it is kept, or would be
 * @sentence: (nullable): what the player is to know of it
 *
 * Opens an edition to be changed, which has nothing to undo then.
 */
void
scr_edition_editor_open (ScrEditionEditor *self,
                         ScrGame *game,
                         JsonNode *edition,
                         JsonNode *right,
                         const char *path,
                         const char *sentence)
{
  g_return_if_fail (SCR_IS_EDITION_EDITOR (self));
  g_return_if_fail (SCR_IS_GAME (game));
  g_return_if_fail (edition != NULL && JSON_NODE_HOLDS_OBJECT (edition));
  g_return_if_fail (path != NULL);

  forget (self);
  g_ptr_array_set_size (self->past, 0);
  g_ptr_array_set_size (self->future, 0);
  self->game = g_object_ref (game);
  self->path = g_strdup (path);
  self->edition = json_node_ref (edition);
  self->right = right != NULL ? json_node_ref (right) : NULL;
  self->is_naming = FALSE;
  self->is_kept = g_file_test (path, G_FILE_TEST_EXISTS);
  self->form = scr_tables_new_edition_form (scr_game_get_id (game));
  if (self->form != NULL)
    g_signal_connect_object (self->form, "changed", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
  adw_bin_set_child (self->form_slot, GTK_WIDGET (self->form));
  if (sentence != NULL)
    scr_banner_show_sentence (self->banner, sentence);
  else
    scr_banner_hide_sentence (self->banner);
  update (self, FALSE);
}

/* Whether there is a file of it, or will be. */
gboolean
scr_edition_editor_is_kept (ScrEditionEditor *self)
{
  g_return_val_if_fail (SCR_IS_EDITION_EDITOR (self), FALSE);

  return self->is_kept;
}

/* Where it is kept, or would be. */
const char *
scr_edition_editor_get_path (ScrEditionEditor *self)
{
  g_return_val_if_fail (SCR_IS_EDITION_EDITOR (self), NULL);

  return self->path;
}

/* What the player is told of it, or NULL. */
const char *
scr_edition_editor_get_sentence (ScrEditionEditor *self)
{
  g_return_val_if_fail (SCR_IS_EDITION_EDITOR (self), NULL);

  return scr_banner_get_sentence (self->banner);
}

char *
scr_edition_editor_dup_id (ScrEditionEditor *self)
{
  g_return_val_if_fail (SCR_IS_EDITION_EDITOR (self), NULL);

  return g_strdup (get_text (self, "id"));
}
