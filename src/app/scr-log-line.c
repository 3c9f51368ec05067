/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-log-line.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"

/**
 * ScrLogLine:
 *
 * Shows a #ScrLogRow: a heading, the heading of the set-up, or an entry's sentence with
 * the number of the decision and the note that somebody made on it.
 */
struct _ScrLogLine
{
  GtkWidget parent_instance;

  ScrLogRow *row;

  GtkLabel *number;
  GtkWidget *column;
  GtkLabel *sentence;
  GtkLabel *warning;
  GtkLabel *note;
  GtkWidget *by_hand;
  GtkWidget *setup;
  GtkLabel *setup_label;
  GtkImage *arrow;
};

G_DEFINE_FINAL_TYPE (ScrLogLine, scr_log_line, GTK_TYPE_WIDGET)

static void
scr_log_line_dispose (GObject *object)
{
  g_clear_object (&SCR_LOG_LINE (object)->row);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_LOG_LINE);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_log_line_parent_class)->dispose (object);
}

static void
scr_log_line_class_init (ScrLogLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_log_line_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-log-line.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, number);
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, column);
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, sentence);
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, warning);
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, note);
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, by_hand);
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, setup);
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, setup_label);
  gtk_widget_class_bind_template_child (widget_class, ScrLogLine, arrow);
  gtk_widget_class_set_css_name (widget_class, "logline");
}

static void
scr_log_line_init (ScrLogLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scr_log_line_new (void)
{
  return g_object_new (SCR_TYPE_LOG_LINE, NULL);
}

static void
set_class (ScrLogLine *self,
           const char *css_class,
           gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

static void
show_setup (ScrLogLine *self,
            ScrLogRow *row)
{
  guint n_entries = scr_log_row_get_n_entries (row);
  gboolean is_open = scr_log_row_get_is_open (row);
  g_autofree char *title =
      g_strdup_printf (ngettext ("Set-up: %u line", "Set-up: %u lines", n_entries), n_entries);

  gtk_label_set_label (self->setup_label, title);
  scr_set_name (self->setup, title);
  gtk_image_set_from_icon_name (self->arrow, is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->setup),
                               GTK_ACCESSIBLE_STATE_EXPANDED, is_open,
                               -1);
}

/* Shows @text, or nothing where it is NULL. */
static void
show_text (GtkLabel *label,
           const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
show_entry (ScrLogLine *self,
            ScrLogRow *row)
{
  ScrEntry *entry = scr_log_row_get_entry (row);
  const char *note = entry != NULL ? scr_entry_get_note (entry) : NULL;
  g_autofree char *warning = entry != NULL ? scr_entry_dup_doubt (entry) : NULL;
  gboolean by_hand = entry != NULL && scr_state_is_adjustment (scr_entry_get_before (entry),
                                                               scr_entry_get_move (entry));
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;

  if (scr_log_row_get_kind (row) == SCR_LOG_ROW_DECISION)
    number = g_strdup_printf ("%u", scr_log_row_get_n_decisions (row));
  gtk_label_set_label (self->number, number != NULL ? number : "");
  gtk_widget_set_visible (GTK_WIDGET (self->number), entry != NULL);

  /* Translators: what a player has noted on a move. */
  text = note != NULL ? g_strdup_printf (_ ("Note: %s"), note) : NULL;
  show_text (self->note, text);
  show_text (self->warning, warning);
  gtk_widget_set_visible (self->by_hand, by_hand);
}

/**
 * scr_log_line_show_row:
 * @self: a line
 * @row: what it shows
 * @sentence: what is told
 */
void
scr_log_line_show_row (ScrLogLine *self,
                       ScrLogRow *row,
                       const char *sentence)
{
  ScrLogRowKind kind = scr_log_row_get_kind (row);

  g_set_object (&self->row, row);
  set_class (self, "heading", kind == SCR_LOG_ROW_HEADING);
  set_class (self, "answer", kind == SCR_LOG_ROW_ANSWER);
  set_class (self, "undone", scr_log_row_get_is_undone (row));
  gtk_widget_set_visible (self->setup, kind == SCR_LOG_ROW_SETUP);
  gtk_widget_set_visible (self->column, kind != SCR_LOG_ROW_SETUP);
  gtk_label_set_label (self->sentence, sentence);
  show_entry (self, row);
  if (kind == SCR_LOG_ROW_SETUP)
    show_setup (self, row);
}

/* What the line says besides the sentence, for who listens; NULL where that is nothing. */
char *
scr_log_line_dup_remark (ScrLogLine *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (SCR_IS_LOG_LINE (self), NULL);

  if (gtk_widget_get_visible (self->by_hand))
    g_string_append_printf (text, "%s. ", gtk_label_get_label (GTK_LABEL (self->by_hand)));
  if (gtk_widget_get_visible (GTK_WIDGET (self->note)))
    g_string_append_printf (text, "%s. ", gtk_label_get_label (self->note));

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* What is shown, or NULL. */
ScrLogRow *
scr_log_line_get_row (ScrLogLine *self)
{
  g_return_val_if_fail (SCR_IS_LOG_LINE (self), NULL);

  return self->row;
}
