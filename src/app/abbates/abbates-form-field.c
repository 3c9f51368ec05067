/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-form-field.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"

/* What is said above a line may move it once more. */
#define N_FRAMES 3

/**
 * AbbatesFormField:
 * @control: where something is typed or chosen
 * @line: the title and the control
 * @remark: what is to be said of it, below
 * @is_refused: whether that says why it cannot be
 * @n_frames: for how many frames it is yet brought in sight
 *
 * A line of a form: what is asked, where it is typed, and what is wrong with it.
 * AbbatesFormField::told says that something else is typed.
 */
struct _AbbatesFormField
{
  GtkWidget parent_instance;

  GtkWidget *control;
  GtkWidget *line;
  GtkLabel *remark;
  gboolean is_refused;
  guint n_frames;
};

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesFormField, abbates_form_field, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static gboolean
abbates_form_field_grab_focus (GtkWidget *widget)
{
  GtkWidget *control = ABBATES_FORM_FIELD (widget)->control;

  return gtk_widget_grab_focus (control) || gtk_widget_child_focus (control, GTK_DIR_TAB_FORWARD);
}

static void
abbates_form_field_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_form_field_parent_class)->dispose (object);
}

static void
abbates_form_field_class_init (AbbatesFormFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_form_field_dispose;
  widget_class->focus = scr_focus_row;
  widget_class->grab_focus = abbates_form_field_grab_focus;

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "formfield");
}

/* Brings the line and what is said of it in sight, as far as the page is laid out. */
static void
painted_cb (GdkFrameClock *clock,
            AbbatesFormField *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double top, bottom, value, page;

  if (--self->n_frames == 0)
    g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  /* Against what is scrolled: where that is may be old. */
  if (viewport == NULL ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self),
                                  gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &bounds))
    return;

  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  value = gtk_adjustment_get_value (adjustment);
  page = gtk_adjustment_get_page_size (adjustment);
  top = (double) bounds.origin.y;
  bottom = top + (double) bounds.size.height;
  if (bottom > value + page)
    gtk_adjustment_set_value (adjustment, MIN (bottom - page, top));
  else if (top < value)
    gtk_adjustment_set_value (adjustment, top);
}

static void
reveal (AbbatesFormField *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (clock == NULL)
    return;

  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  self->n_frames = N_FRAMES;
  g_signal_connect_object (clock, "after-paint", G_CALLBACK (painted_cb), self, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
abbates_form_field_init (AbbatesFormField *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "enter", G_CALLBACK (reveal), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->line, scr_flow_layout_new (8, 0));
  self->remark = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->remark, TRUE);
  gtk_label_set_xalign (self->remark, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->remark), FALSE);
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->remark), GTK_WIDGET (self));
}

GtkWidget *
abbates_form_field_new (const char *title,
                        GtkWidget *control)
{
  AbbatesFormField *self = g_object_new (ABBATES_TYPE_FORM_FIELD, NULL);
  GtkWidget *label = gtk_label_new (title);

  self->control = control;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (control, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->line), label);
  gtk_box_append (GTK_BOX (self->line), control);

  return GTK_WIDGET (self);
}

static void
changed_cb (AbbatesFormField *self)
{
  abbates_form_field_settle (self);
  g_signal_emit (self, signals[TOLD], 0);
}

/* A number of one digit is whole at once. */
static void
one_digit_cb (GtkEditable *editable)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (editable));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (editable));

  if (*gtk_editable_get_text (editable) != '\0' && root != NULL && gtk_widget_is_focus (text))
    g_signal_emit_by_name (root, "move-focus", GTK_DIR_TAB_FORWARD);
}

/**
 * abbates_form_field_new_entry:
 * @title: what is asked
 * @name: the same for who does not see where it stands
 * @max_length: how many letters, 0 for any; after a single one the focus goes on
 */
GtkWidget *
abbates_form_field_new_entry (const char *title,
                              const char *name,
                              guint max_length)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *self = abbates_form_field_new (title, entry);

  gtk_entry_set_max_length (GTK_ENTRY (entry), (int) max_length);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), max_length > 0 ? 4 : 14);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), max_length > 0 ? 4 : 24);
  scr_set_name (entry, name);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (max_length == 1)
    g_signal_connect (entry, "changed", G_CALLBACK (one_digit_cb), NULL);

  return self;
}

GtkWidget *
abbates_form_field_get_control (AbbatesFormField *self)
{
  return self->control;
}

/* What is typed, without spaces before it. */
const char *
abbates_form_field_get_text (AbbatesFormField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->control));

  while (g_ascii_isspace (*text))
    text++;

  return text;
}

static void
show_remark (AbbatesFormField *self,
             const char *sentence,
             gboolean is_refused)
{
  self->is_refused = is_refused;
  gtk_label_set_label (self->remark, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->remark), *sentence != '\0');
  gtk_widget_remove_css_class (GTK_WIDGET (self->remark), is_refused ? "hint" : "refusal");
  gtk_widget_add_css_class (GTK_WIDGET (self->remark), is_refused ? "refusal" : "hint");
  scr_set_description (self->control, sentence);
}

/* Says something of what is typed; "" for nothing. */
void
abbates_form_field_remark (AbbatesFormField *self,
                           const char *sentence)
{
  g_return_if_fail (ABBATES_IS_FORM_FIELD (self));

  if (!self->is_refused)
    show_remark (self, sentence, FALSE);
}

/* Says why it cannot be, until something else is typed, and goes there. */
void
abbates_form_field_refuse (AbbatesFormField *self,
                           const char *reason)
{
  g_return_if_fail (ABBATES_IS_FORM_FIELD (self));

  show_remark (self, reason, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  reveal (self);
}

/* Takes back a refusal. */
void
abbates_form_field_settle (AbbatesFormField *self)
{
  g_return_if_fail (ABBATES_IS_FORM_FIELD (self));

  if (self->is_refused)
    show_remark (self, "", FALSE);
}

/**
 * abbates_form_field_read_number:
 * @otherwise: what nothing stands for; below @low where something must be typed
 * @number: (out): what is typed
 *
 * Returns: %FALSE where it is no number from @low to @high, which the field then says
 */
gboolean
abbates_form_field_read_number (AbbatesFormField *self,
                                int low,
                                int high,
                                int otherwise,
                                int *number)
{
  const char *text = abbates_form_field_get_text (self);
  g_autofree char *reason = NULL;
  char *end;
  long value = strtol (text, &end, 10);

  while (g_ascii_isspace (*end))
    end++;
  if (*text == '\0' && otherwise >= low)
    value = otherwise;
  else if (end == text || *end != '\0' || value < low || value > high)
    {
      reason = g_strdup_printf (_ ("Type a number from %d to %d."), low, high);
      abbates_form_field_refuse (self, reason);
      return FALSE;
    }
  *number = (int) value;

  return TRUE;
}

/* Reads "7" or "3-5". */
static gboolean
read_range (const char *word,
            guint most,
            GArray *values)
{
  char *end;
  unsigned long first = strtoul (word, &end, 10);
  unsigned long last = first;

  if (end == word || !g_ascii_isdigit (*word))
    return FALSE;
  if (*end == '-')
    {
      const char *rest = end + 1;

      last = strtoul (rest, &end, 10);
      if (end == rest || !g_ascii_isdigit (*rest))
        return FALSE;
    }
  if (*end != '\0' || first < 1 || first > last || last > most)
    return FALSE;

  for (guint value = (guint) first; value <= last; value++)
    g_array_append_val (values, value);

  return TRUE;
}

/* Reads what is typed; the word that is not understood is in @bad, where one may not be. */
static GArray *
parse_values (AbbatesFormField *self,
              guint most,
              char **bad)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) words = g_strsplit_set (abbates_form_field_get_text (self), " ,;", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0' || g_str_equal (words[i], "-") || read_range (words[i], most, values))
        continue;
      if (bad != NULL)
        {
          *bad = g_strdup (words[i]);
          return NULL;
        }
    }

  return g_steal_pointer (&values);
}

/**
 * abbates_form_field_peek_values:
 * @most: the greatest number that there is
 *
 * Returns: (transfer full) (element-type guint): the numbers as far as they can be read
 */
GArray *
abbates_form_field_peek_values (AbbatesFormField *self,
                                guint most)
{
  g_return_val_if_fail (ABBATES_IS_FORM_FIELD (self), NULL);

  return parse_values (self, most, NULL);
}

/**
 * abbates_form_field_read_values:
 * @most: the greatest number that there is
 *
 * Reads numbers with spaces or commas between them; "3-5" is 3, 4 and 5, "-" is none.
 *
 * Returns: (transfer full) (nullable) (element-type guint): the numbers as typed; %NULL where it
 *   is something else, which the field then says
 */
GArray *
abbates_form_field_read_values (AbbatesFormField *self,
                                guint most)
{
  g_autofree char *bad = NULL;
  g_autofree char *reason = NULL;
  GArray *values = parse_values (self, most, &bad);

  if (values != NULL)
    return values;

  reason = g_strdup_printf (_ ("“%s” is not understood. Type numbers from 1 to %u with spaces "
                               "between them, such as 1 4-6."),
                            bad, most);
  abbates_form_field_refuse (self, reason);

  return NULL;
}

/* Whether it is asked for now. */
gboolean
abbates_form_field_is_asked (AbbatesFormField *self)
{
  return self != NULL && gtk_widget_get_visible (GTK_WIDGET (self));
}

/* Takes what was typed or chosen in a field of another form; nothing where one form lacks it. */
void
abbates_form_field_take_over (AbbatesFormField *self,
                              AbbatesFormField *other)
{
  GListModel *model;

  if (self == NULL || other == NULL)
    return;

  if (GTK_IS_EDITABLE (self->control))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->control),
                             gtk_editable_get_text (GTK_EDITABLE (other->control)));
      return;
    }
  model = gtk_drop_down_get_model (GTK_DROP_DOWN (self->control));
  if (gtk_drop_down_get_selected (GTK_DROP_DOWN (other->control)) <
      g_list_model_get_n_items (model))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control),
                                gtk_drop_down_get_selected (GTK_DROP_DOWN (other->control)));
}
