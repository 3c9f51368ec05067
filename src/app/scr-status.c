/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-status.h"

#include "app/scr-entry-line.h"
#include "app/scr-sentences.h"
#include "app/scr-table.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"

/* How long what is told stays in place of what happened last, in seconds. */
#define TOLD_SECONDS 20

/* The lines that what is due, what happened last and what is told take at the most. */
#define PROMPT_LINES 3
#define LAST_LINES 2
#define TOLD_LINES 4

/* A table that is wider than high, and lower than this, is whole only where they take fewer. */
#define LOW 570
#define LOW_LAST_LINES 1
#define LOW_TOLD_LINES 2
#define LOW_ALONE_LINES 2

/**
 * ScrStatus:
 *
 * Says in one sentence who does what now, and below it what happened last, or
 * for a while why a move was refused. While a physical table is mirrored, it takes
 * what the players tell.
 *
 * Screen readers announce two labels when their text changes, and each tells one thing: the
 * alert what happened, or what was refused, and the status who does what now. Steps that are
 * shown one by one are announced neither: each would cut the one before it short. The label that
 * shows them can be read, and when the last is shown the alert tells all of them at once. What
 * the alert tells is the description of the prompt as well, for whoever comes back to it; no
 * screen reader announces a description that changes. What happened last and was told already
 * comes back, after a refusal, in a label that is announced no more.
 *
 * What would take the room of the table is cut, and shown whole by a button; the log has all
 * of it too.
 */
struct _ScrStatus
{
  GtkWidget parent_instance;

  char *last;
  guint source;
  gboolean is_told; /* something else than what happened last */
  gboolean is_whole;
  gboolean is_low;
  guint idle;

  GtkLabel *prompt;
  GtkLabel *step;
  GtkLabel *hint;
  GtkLabel *again;
  GtkOrientable *below;
  GtkWidget *more;
  GtkWidget *anyway;
  GtkWidget *go_on;
  GtkWidget *sheet;
  GtkWidget *agenda;
  GtkWidget *entry_box;
  ScrEntryLine *entry;
  GtkBox *outcomes;
};

enum
{
  PROP_0,
  PROP_IS_WHOLE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrStatus, scr_status, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static void
limit_lines (ScrStatus *self,
             GtkLabel *label,
             int n_lines)
{
  gtk_label_set_lines (label, self->is_whole ? -1 : n_lines);
  gtk_label_set_ellipsize (label, self->is_whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

/* The label below the prompt that is in sight. */
static GtkLabel *
get_below (ScrStatus *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->again)) ? self->again : self->hint;
}

static void
update_lines (ScrStatus *self)
{
  gboolean is_alone = *gtk_label_get_label (get_below (self)) == '\0';
  int n_last = self->is_low ? LOW_LAST_LINES : LAST_LINES;
  int n_told = self->is_low ? LOW_TOLD_LINES : TOLD_LINES;
  int n_alone = self->is_low ? LOW_ALONE_LINES : PROMPT_LINES + LAST_LINES;

  limit_lines (self, self->prompt, is_alone ? n_alone : PROMPT_LINES);
  limit_lines (self, self->step, is_alone ? n_alone : PROMPT_LINES);
  limit_lines (self, self->hint, self->is_told ? n_told : n_last);
  limit_lines (self, self->again, n_last);
  if (self->is_low && is_alone)
    gtk_widget_add_css_class (GTK_WIDGET (self), "alone");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "alone");
}

static void
set_is_whole (ScrStatus *self,
              gboolean is_whole)
{
  if (self->is_whole == is_whole)
    return;

  self->is_whole = is_whole;
  update_lines (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_WHOLE]);
}

/* Whether the button that shows all has something to do. On a low table steps go by without it. */
static gboolean
has_more (ScrStatus *self)
{
  gboolean is_step = gtk_widget_get_visible (GTK_WIDGET (self->step));
  GtkLabel *line = is_step ? self->step : self->prompt;

  if (is_step && self->is_low)
    return FALSE;

  return self->is_whole || pango_layout_is_ellipsized (gtk_label_get_layout (line)) ||
         pango_layout_is_ellipsized (gtk_label_get_layout (get_below (self)));
}

/* Whether the table has little height for its width. */
static gboolean
is_on_low_table (ScrStatus *self)
{
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), SCR_TYPE_TABLE);

  return table != NULL && gtk_widget_get_height (table) < LOW &&
         gtk_widget_get_height (table) < gtk_widget_get_width (table);
}

/* Beside the button that records what is refused the reason needs twice its width; where there is
 * less, the button stands below. */
static GtkOrientation
get_direction (ScrStatus *self)
{
  int width;

  gtk_widget_measure (self->anyway, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return gtk_widget_get_width (GTK_WIDGET (self)) < 3 * width ? GTK_ORIENTATION_VERTICAL
                                                              : GTK_ORIENTATION_HORIZONTAL;
}

static gboolean
fit_cb (gpointer user_data)
{
  ScrStatus *self = SCR_STATUS (user_data);
  gboolean is_low = is_on_low_table (self);

  self->idle = 0;
  if (self->is_low != is_low)
    {
      self->is_low = is_low;
      update_lines (self);
    }
  gtk_orientable_set_orientation (self->below, get_direction (self));
  gtk_widget_set_visible (self->more, has_more (self));
  return G_SOURCE_REMOVE;
}

/* Only of what is laid out it is known whether it fits; nothing can be shown or hidden while it is
 * drawn. */
static void
scr_status_snapshot (GtkWidget *widget,
                     GtkSnapshot *snapshot)
{
  ScrStatus *self = SCR_STATUS (widget);

  GTK_WIDGET_CLASS (scr_status_parent_class)->snapshot (widget, snapshot);
  if (self->idle == 0 && (self->is_low != is_on_low_table (self) ||
                          gtk_orientable_get_orientation (self->below) != get_direction (self) ||
                          gtk_widget_get_visible (self->more) != has_more (self)))
    self->idle = g_idle_add (fit_cb, self);
}

static void
set_description (ScrStatus *self,
                 const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->prompt),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

/* Has @below tell something below the prompt. */
static void
show_below (ScrStatus *self,
            GtkLabel *below,
            const char *sentence)
{
  gtk_widget_set_visible (GTK_WIDGET (self->hint), below == self->hint);
  gtk_widget_set_visible (GTK_WIDGET (self->again), below == self->again);
  gtk_widget_remove_css_class (GTK_WIDGET (self->hint), "refusal");
  gtk_widget_set_visible (self->anyway, FALSE);
  /* What is refused once more is told once more: only a text that changes is announced. */
  if (below == self->again)
    gtk_label_set_label (self->hint, "");
  gtk_label_set_label (below, sentence != NULL ? sentence : "");
}

static void
end_telling (ScrStatus *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->is_told = FALSE;
}

static void
show_last (ScrStatus *self,
           GtkLabel *below)
{
  show_below (self, below, self->last);
  update_lines (self);
  set_description (self, "");
}

static void
update_go_on_cb (ScrStatus *self)
{
  gtk_widget_set_visible (self->go_on, gtk_widget_get_sensitive (self->go_on));
}

static void
scr_status_dispose (GObject *object)
{
  g_clear_handle_id (&SCR_STATUS (object)->source, g_source_remove);
  g_clear_handle_id (&SCR_STATUS (object)->idle, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_STATUS);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_status_parent_class)->dispose (object);
}

static void
scr_status_finalize (GObject *object)
{
  g_free (SCR_STATUS (object)->last);

  G_OBJECT_CLASS (scr_status_parent_class)->finalize (object);
}

static void
scr_status_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_WHOLE:
      g_value_set_boolean (value, SCR_STATUS (object)->is_whole);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_status_set_property (GObject *object,
                         guint prop_id,
                         const GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_WHOLE:
      set_is_whole (SCR_STATUS (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_status_class_init (ScrStatusClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scr_status_dispose;
  object_class->finalize = scr_status_finalize;
  object_class->get_property = scr_status_get_property;
  object_class->set_property = scr_status_set_property;
  widget_class->snapshot = scr_status_snapshot;

  /**
   * ScrStatus:is-whole:
   *
   * Whether all is shown, however much room it takes.
   */
  properties[PROP_IS_WHOLE] =
      g_param_spec_boolean ("is-whole", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SCR_TYPE_ENTRY_LINE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-status.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, prompt);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, step);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, hint);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, again);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, below);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, more);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, anyway);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, go_on);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, sheet);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, agenda);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, entry_box);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, entry);
  gtk_widget_class_bind_template_child (widget_class, ScrStatus, outcomes);
  gtk_widget_class_install_property_action (widget_class, "status.whole", "is-whole");
  gtk_widget_class_set_css_name (widget_class, "status");
}

/* What was refused is being mended. */
static void
typed_cb (ScrStatus *self)
{
  if (gtk_widget_has_css_class (GTK_WIDGET (self->entry), "error"))
    scr_status_settle (self);
}

static void
scr_status_init (ScrStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->outcomes), scr_flow_layout_new (4, 0));
  g_signal_connect_object (self->go_on, "notify::sensitive", G_CALLBACK (update_go_on_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "notify::text", G_CALLBACK (typed_cb), self,
                           G_CONNECT_SWAPPED);
  update_go_on_cb (self);
  update_lines (self);
}

GtkWidget *
scr_status_new (void)
{
  return g_object_new (SCR_TYPE_STATUS, NULL);
}

/* Shows either the prompt or a step, and below it @last. */
static void
show_lines (ScrStatus *self,
            GtkLabel *label,
            const char *sentence,
            const char *last,
            gboolean is_over)
{
  g_free (self->last);
  self->last = g_strdup (last);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), label == self->prompt);
  gtk_widget_set_visible (GTK_WIDGET (self->step), label == self->step);
  gtk_label_set_label (label, sentence);
  gtk_widget_set_visible (self->sheet, is_over);
  end_telling (self);
  set_is_whole (self, FALSE);
  show_last (self, self->hint);
}

/**
 * scr_status_set_prompt:
 * @self: a status
 * @prompt: who does what now
 * @last: what happened last, or ""
 * @is_over: whether the score sheet is what there is to see now
 *
 * Shows a new state of the match; what was told of the one before goes.
 */
void
scr_status_set_prompt (ScrStatus *self,
                       const char *prompt,
                       const char *last,
                       gboolean is_over)
{
  show_lines (self, self->prompt, prompt, last, is_over);
}

/* Shows one of the steps by which a new state comes about, in place of the prompt. */
void
scr_status_show_step (ScrStatus *self,
                      const char *sentence)
{
  show_lines (self, self->step, sentence, "", FALSE);
}

/**
 * scr_status_settle:
 * @self: a status
 *
 * Shows again what happened last. Returns whether something else was told.
 */
gboolean
scr_status_settle (ScrStatus *self)
{
  if (!self->is_told)
    return FALSE;

  end_telling (self);
  show_last (self, self->again);
  return TRUE;
}

/* Takes the focus where the players tell what happened. Returns whether they do. */
gboolean
scr_status_grab_entry (ScrStatus *self)
{
  return gtk_widget_get_visible (self->entry_box) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static gboolean
settle_cb (gpointer user_data)
{
  scr_status_settle (SCR_STATUS (user_data));
  return G_SOURCE_REMOVE;
}

/* Shows a sentence that changes nothing, below the prompt, for a while. */
void
scr_status_tell (ScrStatus *self,
                 const char *sentence)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add_seconds (TOLD_SECONDS, settle_cb, self);
  self->is_told = TRUE;
  show_below (self, self->hint, sentence);
  update_lines (self);
  set_description (self, sentence);
}

/* Shows why what the player wanted is not possible, with a way to record it all the same where
 * it @can_record. */
void
scr_status_refuse (ScrStatus *self,
                   const char *reason,
                   gboolean can_record)
{
  scr_status_tell (self, reason);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "refusal");
  gtk_widget_set_visible (self->anyway, can_record);
  /* What can be answered stays until it is. */
  if (can_record)
    g_clear_handle_id (&self->source, g_source_remove);
}

static GtkWidget *
new_outcome (const char *move,
             const char *sentence,
             gsize start,
             gsize end)
{
  g_autofree char *label = g_strndup (sentence + start, strlen (sentence) - start - end);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  scr_set_action (button, "match.move", g_variant_new_string (move));

  return button;
}

/* The buttons say only in what their sentences differ. */
static void
add_outcomes (ScrStatus *self,
              ScrState *state,
              const char *const *outcomes)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  gsize start = 0;
  gsize end = 0;

  for (guint i = 0; outcomes[i] != NULL; i++)
    {
      g_autofree char *sentence = scr_state_describe (state, outcomes[i], SCR_VIEWER_ALL, NULL);

      g_strv_builder_add (builder, sentence);
    }
  sentences = g_strv_builder_end (builder);
  if (g_strv_length (sentences) > 1)
    {
      start = scr_sentences_get_start ((const char *const *) sentences);
      end = scr_sentences_get_end ((const char *const *) sentences, start);
    }

  for (guint i = 0; outcomes[i] != NULL; i++)
    gtk_box_append (self->outcomes, new_outcome (outcomes[i], sentences[i], start, end));
}

/**
 * scr_status_set_outcomes:
 * @self: a status
 * @state: (nullable): the state, where chance may answer and nothing else shows how
 *
 * Shows a button for each answer that chance may give.
 */
void
scr_status_set_outcomes (ScrStatus *self,
                         ScrState *state)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->outcomes))) != NULL)
    gtk_box_remove (self->outcomes, child);
  if (state != NULL)
    outcomes = scr_state_list_outcomes (state, weights);
  gtk_widget_set_visible (GTK_WIDGET (self->outcomes), outcomes != NULL && outcomes[0] != NULL);
  if (outcomes != NULL)
    add_outcomes (self, state, (const char *const *) outcomes);
}

/* The line on which the players of a real table tell what happened in @state, or %NULL. */
void
scr_status_set_told (ScrStatus *self,
                     ScrState *state)
{
  g_return_if_fail (SCR_IS_STATUS (self));

  scr_entry_line_set_state (self->entry, state);
  gtk_widget_set_visible (self->entry_box, state != NULL);
}

/* What they do now that no move tells, or NULL. */
void
scr_status_set_task (ScrStatus *self,
                     const char *task)
{
  g_return_if_fail (SCR_IS_STATUS (self));

  scr_entry_line_set_task (self->entry, task);
}

/* Whether a button beside the sentence shows all that is to be done at the real table. */
void
scr_status_set_offers_agenda (ScrStatus *self,
                              gboolean offers_agenda)
{
  gtk_widget_set_visible (self->agenda, offers_agenda);
}

/* Types a key that was pressed elsewhere. Returns whether it begins something to tell. */
gboolean
scr_status_take_key (ScrStatus *self,
                     guint key)
{
  return gtk_widget_get_visible (self->entry_box) && scr_entry_line_take_key (self->entry, key);
}

/* The line on which they tell, whether there is something to tell or not. */
ScrEntryLine *
scr_status_get_entry (ScrStatus *self)
{
  return self->entry;
}
