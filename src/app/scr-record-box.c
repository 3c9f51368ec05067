/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-record-box.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"

/**
 * ScrRecordBox:
 * @causes: (element-type ScrCauses): what the places come from of the pawns that differ
 * @shown: what it shows: the match's state and the pawns
 *
 * Where no correction explains what lies at the table: what lies there is recorded as it is, with a
 * note. The moves are made by the action "check.record".
 */
struct _ScrRecordBox
{
  GtkWidget parent_instance;

  GtkBox *forms;
  GPtrArray *causes;
  GtkLabel *news;
  GtkEntry *note;
  GtkWidget *button;
  ScrState *state;
  char *shown;
};

G_DEFINE_FINAL_TYPE (ScrRecordBox, scr_record_box, GTK_TYPE_WIDGET)

static void
scr_record_box_dispose (GObject *object)
{
  ScrRecordBox *self = SCR_RECORD_BOX (object);

  g_clear_pointer (&self->causes, g_ptr_array_unref);
  g_clear_object (&self->state);
  g_clear_pointer (&self->shown, g_free);
  scr_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (scr_record_box_parent_class)->dispose (object);
}

static void
scr_record_box_class_init (ScrRecordBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_record_box_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "record");
}

static GtkWidget *
add_label (ScrRecordBox *self,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
scr_record_box_init (ScrRecordBox *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  self->causes = g_ptr_array_new ();
  add_label (self, _ ("Record it as it lies"), "heading");
  add_label (self,
             _ ("Say what really lies at the table. The match goes on from there, and the log "
                "shows that it was set."),
             NULL);
  self->forms = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_set_parent (GTK_WIDGET (self->forms), GTK_WIDGET (self));
  self->news = GTK_LABEL (add_label (self, "", "strong"));
  self->note = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_max_length (self->note, 1000);
  gtk_entry_set_placeholder_text (self->note, _ ("A note: what went wrong"));
  scr_set_name (GTK_WIDGET (self->note), _ ("Note for the log"));
  gtk_widget_set_parent (GTK_WIDGET (self->note), GTK_WIDGET (self));
  self->button = gtk_button_new_with_label (_ ("Record it so"));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->button))), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "check.record");
  gtk_widget_set_halign (self->button, GTK_ALIGN_START);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

static gboolean
add_moves (ScrRecordBox *self,
           GStrvBuilder *builder,
           GError **error)
{
  for (guint i = 0; i < self->causes->len; i++)
    {
      g_auto (GStrv) moves = scr_causes_list_moves (g_ptr_array_index (self->causes, i), error);

      if (moves == NULL)
        return FALSE;
      g_strv_builder_addv (builder, (const char **) moves);
    }

  return TRUE;
}

/* What comes of @moves, one after another; %NULL with @error set at the first that cannot be. */
static ScrState *
try_moves (ScrRecordBox *self,
           GStrv moves,
           GError **error)
{
  g_autoptr (ScrState) state = g_object_ref (self->state);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      ScrState *next = scr_state_apply (state, moves[i], error);

      if (next == NULL)
        return NULL;
      g_object_unref (state);
      state = next;
    }

  return g_steal_pointer (&state);
}

/* The adjustments, in words. */
static char *
describe (ScrRecordBox *self,
          GStrv moves)
{
  g_autoptr (ScrState) state = g_object_ref (self->state);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autofree char *sentence =
          scr_state_describe (state, moves[i], SCR_VIEWER_PUBLIC, NULL);
      ScrState *next = scr_state_apply (state, moves[i], NULL);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
      g_object_unref (state);
      state = next;
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The forms are read as they are typed. */
static void
changed_cb (ScrRecordBox *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) moves = NULL;
  g_autoptr (ScrState) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *news = NULL;

  if (add_moves (self, builder, &error))
    {
      moves = g_strv_builder_end (builder);
      after = try_moves (self, moves, &error);
    }
  if (after == NULL)
    news = g_strdup (error->message);
  else if (moves[0] != NULL)
    news = describe (self, moves);
  else
    news = g_strdup (_ ("As it was told: change what lies there otherwise."));

  gtk_label_set_label (self->news, news);
  gtk_widget_set_sensitive (self->button, after != NULL && moves[0] != NULL);
}

static void
add_form (ScrRecordBox *self,
          ScrPawns *pawns,
          ScrDifference *difference)
{
  ScrCauses *causes = scr_pawns_new_causes (pawns, scr_difference_get_name (difference));
  GtkWidget *label;

  if (causes == NULL)
    return;

  label = gtk_label_new (scr_difference_get_label (difference));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "strong");
  gtk_box_append (self->forms, label);
  gtk_box_append (self->forms, GTK_WIDGET (causes));
  g_signal_connect_object (causes, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->causes, causes);
}

/* The pawns that differ, as words. */
static char *
dup_differing (GListModel *differences)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (differences); i++)
    {
      g_autoptr (ScrDifference) difference = g_list_model_get_item (differences, i);

      if (scr_difference_get_amount (difference) != 0)
        g_string_append_printf (text, "%s ", scr_difference_get_name (difference));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * scr_record_box_show:
 * @self: a box
 * @pawns: the pawns of the match
 * @differences: a list of #ScrDifference
 *
 * Shows what the places of the pawns that differ come from. What was typed stays while they are the
 * same pawns of the same state.
 */
void
scr_record_box_show (ScrRecordBox *self,
                     ScrPawns *pawns,
                     GListModel *differences)
{
  g_autofree char *shown = dup_differing (differences);

  g_return_if_fail (SCR_IS_RECORD_BOX (self));

  if (self->state == scr_pawns_get_state (pawns) && g_strcmp0 (shown, self->shown) == 0)
    return;

  g_set_object (&self->state, scr_pawns_get_state (pawns));
  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
  g_ptr_array_set_size (self->causes, 0);
  while (gtk_widget_get_first_child (GTK_WIDGET (self->forms)) != NULL)
    gtk_box_remove (self->forms, gtk_widget_get_first_child (GTK_WIDGET (self->forms)));
  for (guint i = 0; i < g_list_model_get_n_items (differences); i++)
    {
      g_autoptr (ScrDifference) difference = g_list_model_get_item (differences, i);

      if (scr_difference_get_amount (difference) != 0)
        add_form (self, pawns, difference);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->causes->len > 0);
  changed_cb (self);
}

/* What the player says lies there, as adjustments; empty where there is nothing to be recorded. */
GStrv
scr_record_box_list_moves (ScrRecordBox *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (SCR_IS_RECORD_BOX (self), NULL);

  if (!add_moves (self, builder, NULL))
    return g_new0 (char *, 1);

  return g_strv_builder_end (builder);
}

const char *
scr_record_box_get_note (ScrRecordBox *self)
{
  g_return_val_if_fail (SCR_IS_RECORD_BOX (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->note));
}
