/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-score-sheet.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-children.h"
#include "core/scr-result-row.h"

/**
 * ScrScoreSheet:
 *
 * The sums of a match as they stand, a column for each player, and at the end
 * who won and by what.
 */
struct _ScrScoreSheet
{
  GtkWidget parent_instance;

  GtkLabel *heading;
  GtkLabel *note;
  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (ScrScoreSheet, scr_score_sheet, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
new_row_title (ScrResultRow *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = new_label (scr_result_row_get_label (row), "row-title");
  const char *detail = scr_result_row_get_detail (row);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (box), title);
  if (detail != NULL && *detail != '\0')
    {
      GtkWidget *label = new_label (detail, "hint");

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_hexpand (box, TRUE);

  return box;
}

/* A cell on its own says nothing to the ear, so it is named by column and row. */
static GtkWidget *
new_value (const char *value,
           const char *column,
           const char *row)
{
  GtkWidget *label = new_label (value, "value");
  /* Translators: a cell of the score sheet: player, what is counted, number. */
  g_autofree char *name = g_strdup_printf (_ ("%s, %s: %s"), column, row, value);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return label;
}

static void
add_row (ScrScoreSheet *self,
         ScrResultRow *row,
         const char *const *columns,
         int y)
{
  const char *const *values = scr_result_row_get_values (row);
  GtkWidget *title = new_row_title (row);

  gtk_grid_attach (self->grid, title, 0, y, 1, 1);
  for (int x = 0; columns[x] != NULL && values[x] != NULL; x++)
    {
      GtkWidget *value = new_value (values[x], columns[x], scr_result_row_get_label (row));

      if (scr_result_row_get_is_total (row))
        gtk_widget_add_css_class (value, "total");
      gtk_grid_attach (self->grid, value, x + 1, y, 1, 1);
    }
  if (scr_result_row_get_is_total (row))
    gtk_widget_add_css_class (title, "total");
}

static void
fill_grid (ScrScoreSheet *self,
           ScrState *state)
{
  g_auto (GStrv) columns = scr_state_dup_columns (state);
  g_autoptr (GListModel) rows = scr_state_list_result (state);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);

  for (int x = 0; columns[x] != NULL; x++)
    gtk_grid_attach (self->grid, new_label (columns[x], "column-title"), x + 1, 0, 1, 1);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0,
                       2 * (int) i + 1, (int) g_strv_length (columns) + 1, 1);
      add_row (self, row, (const char *const *) columns, 2 * (int) i + 2);
    }
}

static void
scr_score_sheet_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_SCORE_SHEET);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_score_sheet_parent_class)->dispose (object);
}

static void
scr_score_sheet_class_init (ScrScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_score_sheet_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, heading);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, note);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, grid);
}

static void
scr_score_sheet_init (ScrScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scr_score_sheet_show_match:
 * @self: a score sheet
 * @match: a match
 *
 * Shows the sums of the match as it stands now.
 */
void
scr_score_sheet_show_match (ScrScoreSheet *self,
                            ScrMatch *match)
{
  ScrState *state = scr_match_get_state (match);
  guint n_undone = scr_match_get_reveals_undone (match);
  g_autofree char *result = NULL;
  g_autofree char *note = NULL;

  g_return_if_fail (SCR_IS_SCORE_SHEET (self));

  result = scr_state_describe_result (state);
  gtk_label_set_label (self->heading, result != NULL ? result : _ ("The score as it stands"));

  note =
      g_strdup_printf (ngettext ("A move was taken back after a card had been turned up.",
                                 "Moves were taken back %u times after a card had been turned up.",
                                 n_undone),
                       n_undone);
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), n_undone > 0);

  fill_grid (self, state);
}
