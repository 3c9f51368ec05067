/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-preview-box.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-rule.h"
#include "app/scr-table.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-rule.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesPreviewBox:
 *
 * The numbers of a seat beside its portrait, and what they would become by the move that is
 * pointed at. How wide it is follows from the style alone, not from what it says, so that
 * nothing moves under the pointer, and the portrait has the rest.
 */
struct _AbbatesPreviewBox
{
  GtkWidget parent_instance;

  guint seat;
  char *reason_track;
  char *reason_score;

  GtkLabel *labels[ABBATES_PREVIEW_ROWS];
  GtkLabel *values[ABBATES_PREVIEW_ROWS];

  GtkWidget *column;
  GtkLabel *title;
  GtkBox *rows;
  GtkWidget *buttons;
  GtkWidget *why_track;
  GtkWidget *why_score;
};

G_DEFINE_FINAL_TYPE (AbbatesPreviewBox, abbates_preview_box, GTK_TYPE_WIDGET)

/* The terms of a number as it is come from the page; what it would become is told here. */
static void
tell_why (AbbatesPreviewBox *self,
          GtkWidget *anchor,
          const char *number,
          const char *reason,
          const char *section)
{
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), SCR_TYPE_TABLE);

  if (reason != NULL)
    scr_show_rule_text (anchor, gtk_button_get_label (GTK_BUTTON (anchor)), reason, section);
  else if (table != NULL)
    scr_table_explain (SCR_TABLE (table), anchor, self->seat, number);
}

static void
why_track_cb (GtkWidget *widget,
              const char *action,
              GVariant *parameter)
{
  AbbatesPreviewBox *self = ABBATES_PREVIEW_BOX (widget);

  tell_why (self, self->why_track, "track", self->reason_track,
            abbates_reason_section (ABBATES_REASON_NOT_IN_LINE));
}

static void
why_score_cb (GtkWidget *widget,
              const char *action,
              GVariant *parameter)
{
  AbbatesPreviewBox *self = ABBATES_PREVIEW_BOX (widget);

  tell_why (self, self->why_score, "score", self->reason_score, abbates_rule_section_counting ());
}

static void
abbates_preview_box_dispose (GObject *object)
{
  AbbatesPreviewBox *self = ABBATES_PREVIEW_BOX (object);

  g_clear_pointer (&self->reason_track, g_free);
  g_clear_pointer (&self->reason_score, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_PREVIEW_BOX);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_preview_box_parent_class)->dispose (object);
}

static void
abbates_preview_box_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  AbbatesPreviewBox *self = ABBATES_PREVIEW_BOX (widget);

  gtk_widget_measure (self->column, orientation, for_size, minimum, NULL, NULL, NULL);
  *natural = *minimum;
}

static void
abbates_preview_box_size_allocate (GtkWidget *widget,
                                   int width,
                                   int height,
                                   int baseline)
{
  AbbatesPreviewBox *self = ABBATES_PREVIEW_BOX (widget);

  gtk_widget_size_allocate (self->column, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static GtkSizeRequestMode
abbates_preview_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
abbates_preview_box_class_init (AbbatesPreviewBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_preview_box_dispose;
  widget_class->measure = abbates_preview_box_measure;
  widget_class->size_allocate = abbates_preview_box_size_allocate;
  widget_class->get_request_mode = abbates_preview_box_get_request_mode;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/scriptorium/Scriptorium/ui/"
                                                             "abbates-preview-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesPreviewBox, column);
  gtk_widget_class_bind_template_child (widget_class, AbbatesPreviewBox, title);
  gtk_widget_class_bind_template_child (widget_class, AbbatesPreviewBox, rows);
  gtk_widget_class_bind_template_child (widget_class, AbbatesPreviewBox, buttons);
  gtk_widget_class_bind_template_child (widget_class, AbbatesPreviewBox, why_track);
  gtk_widget_class_bind_template_child (widget_class, AbbatesPreviewBox, why_score);
  gtk_widget_class_install_action (widget_class, "preview.why-track", NULL, why_track_cb);
  gtk_widget_class_install_action (widget_class, "preview.why-score", NULL, why_score_cb);
  gtk_widget_class_set_css_name (widget_class, "preview");
}

static GtkLabel *
add_label (GtkWidget *row,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (row), label);

  return GTK_LABEL (label);
}

static void
add_row (AbbatesPreviewBox *self,
         int i)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (row, "row");
  self->labels[i] = add_label (row, "name");
  self->values[i] = add_label (row, "value");
  gtk_label_set_xalign (self->labels[i], 0);
  gtk_label_set_xalign (self->values[i], 1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->labels[i]), TRUE);
  gtk_box_append (self->rows, row);
}

static void
abbates_preview_box_init (AbbatesPreviewBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* All that is left of the width is the portrait's. */
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  /* Below a portrait there is room for two columns. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self->rows), scr_flow_layout_new (0, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->buttons), scr_flow_layout_new (0, 0));
  for (int i = 0; i < ABBATES_PREVIEW_ROWS; i++)
    add_row (self, i);
}

/* The numbers of a seat, from 1. */
GtkWidget *
abbates_preview_box_new (guint seat)
{
  AbbatesPreviewBox *self = g_object_new (ABBATES_TYPE_PREVIEW_BOX, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
}

static void
show_row (AbbatesPreviewBox *self,
          const AbbatesPreview *preview,
          guint i)
{
  static const char *const classes[] = { "same", "better", "worse" };
  const AbbatesPreviewRow *row = i < preview->n_rows ? &preview->rows[i] : NULL;

  gtk_label_set_label (self->labels[i], row != NULL ? row->label : "");
  gtk_label_set_label (self->values[i], row != NULL ? row->value : "");
  for (guint tone = 0; tone < G_N_ELEMENTS (classes); tone++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->values[i]), classes[tone]);
  if (row != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->values[i]), classes[row->tone]);
}

static void
show_why (GtkWidget *button,
          const char *label)
{
  scr_set_label (button, label);
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  scr_set_name (button, label);
}

/* Shows the seat's numbers, or what would become of them by what is pointed at. */
void
abbates_preview_box_show (AbbatesPreviewBox *self,
                          const AbbatesView *view)
{
  g_autofree char *move =
      view->position->by == self->seat ? abbates_preview_dup_move (view) : NULL;
  g_autoptr (AbbatesPreview) preview = NULL;
  g_autofree char *track = NULL;
  g_autofree char *points = NULL;
  g_autofree char *place = NULL;
  g_autofree char *score = NULL;

  g_return_if_fail (ABBATES_IS_PREVIEW_BOX (self));

  preview = abbates_preview_new (view, self->seat, move);
  gtk_label_set_label (self->title, preview->title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), preview->title);
  scr_set_name (GTK_WIDGET (self), preview->title);
  for (guint i = 0; i < ABBATES_PREVIEW_ROWS; i++)
    show_row (self, preview, i);
  points = abbates_range_dup_short (preview->score);
  place = abbates_range_dup_short (preview->track);
  track = g_strdup_printf (_ ("Why %s on the track?"), place);
  /* Translators: asks what a score adds up from. */
  score = g_strdup_printf (_ ("Why a score of %s?"), points);
  show_why (self->why_track, track);
  show_why (self->why_score, score);
  g_free (self->reason_track);
  self->reason_track = g_steal_pointer (&preview->why_track);
  g_free (self->reason_score);
  self->reason_score = g_steal_pointer (&preview->why_score);
}
