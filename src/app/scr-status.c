/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-status.h"

#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"

/**
 * ScrStatus:
 *
 * Says in one sentence who does what now, and below it what happened last, or
 * why a move was refused. While a physical table is mirrored, it takes what the
 * players tell. The prompt is the live region that screen readers follow.
 */
struct _ScrStatus
{
  GtkWidget parent_instance;

  GtkLabel *prompt;
  GtkLabel *hint;
  GtkWidget *go_on;
  GtkWidget *entry_box;
  GtkEditable *entry;
  GtkWidget *outcomes_scroller;
  GtkFlowBox *outcomes;
};

G_DEFINE_FINAL_TYPE (ScrStatus, scr_status, GTK_TYPE_WIDGET)

static void
set_description (ScrStatus *self,
                 const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->prompt),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

static void
entry_activate_cb (ScrStatus *self)
{
  g_autofree char *move = g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));

  if (*move != '\0')
    gtk_widget_activate_action (GTK_WIDGET (self), "match.move", "s", move);
}

static void
update_go_on_cb (ScrStatus *self)
{
  gtk_widget_set_visible (self->go_on, gtk_widget_get_sensitive (self->go_on));
}

static void
scr_status_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_STATUS);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_status_parent_class)->dispose (object);
}

static void
scr_status_class_init (ScrStatusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_status_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-status.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, prompt);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, hint);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, go_on);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, entry_box);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, entry);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, outcomes_scroller);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, outcomes);
  gtk_widget_class_bind_template_callback (widget_class, entry_activate_cb);
  gtk_widget_class_set_css_name (widget_class, "status");
}

static void
scr_status_init (ScrStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->go_on, "notify::sensitive", G_CALLBACK (update_go_on_cb), self,
                           G_CONNECT_SWAPPED);
  update_go_on_cb (self);
}

GtkWidget *
scr_status_new (void)
{
  return g_object_new (SCR_TYPE_STATUS, NULL);
}

/**
 * scr_status_set_prompt:
 * @self: a status
 * @prompt: who does what now
 * @last: what happened last, or ""
 *
 * Shows a new state of the match; what was told of the one before goes.
 */
void
scr_status_set_prompt (ScrStatus *self,
                       const char *prompt,
                       const char *last)
{
  gtk_label_set_label (self->prompt, prompt);
  scr_status_tell (self, last);
  set_description (self, "");
  gtk_editable_set_text (self->entry, "");
}

/* Shows a sentence that changes nothing, below the prompt. */
void
scr_status_tell (ScrStatus *self,
                 const char *sentence)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->hint), "refusal");
  gtk_label_set_label (self->hint, sentence);
  set_description (self, sentence);
}

/* Shows why what the player wanted is not possible. */
void
scr_status_refuse (ScrStatus *self,
                   const char *reason)
{
  scr_status_tell (self, reason);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "refusal");
}

static GtkWidget *
new_outcome (ScrState *state,
             const char *move)
{
  g_autofree char *sentence = scr_state_describe (state, move);
  const char *space = strchr (move, ' ');
  GtkWidget *button = gtk_button_new_with_label (space != NULL ? space + 1 : move);

  gtk_widget_set_tooltip_text (button, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  scr_set_action (button, "match.move", g_variant_new_string (move));

  return button;
}

/**
 * scr_status_set_outcomes:
 * @self: a status
 * @state: the state
 * @has_entry: whether the players tell what happened at their table
 *
 * Shows the line to tell it on, and a button for each answer that chance may give.
 */
void
scr_status_set_outcomes (ScrStatus *self,
                         ScrState *state,
                         gboolean has_entry)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = NULL;
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->outcomes, 0)) != NULL)
    gtk_flow_box_remove (self->outcomes, GTK_WIDGET (child));
  gtk_widget_set_visible (self->entry_box, has_entry);
  if (!has_entry)
    return;

  outcomes = scr_state_list_outcomes (state, weights);
  gtk_widget_set_visible (self->outcomes_scroller, outcomes[0] != NULL);
  for (guint i = 0; outcomes[i] != NULL; i++)
    {
      gtk_flow_box_append (self->outcomes, new_outcome (state, outcomes[i]));
      child = gtk_flow_box_get_child_at_index (self->outcomes, (int) i);
      gtk_widget_set_focusable (GTK_WIDGET (child), FALSE);
    }
}
