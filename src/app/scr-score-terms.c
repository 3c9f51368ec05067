/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-score-terms.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/widgets/scr-access.h"

/* What adds up to a number of the score sheet, one term below another. */

static char *
print_value (int value)
{
  return value < 0 ? g_strdup_printf ("−%d", -value) : g_strdup_printf ("%d", value);
}

static GtkWidget *
new_text (const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
new_line (const char *label,
          const char *detail,
          const char *value)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                  "spacing", 16,
                                  NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *number = gtk_label_new (value);
  /* Translators: a term of a sum: what counts, and the number. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), label, value);

  gtk_box_append (GTK_BOX (words), new_text (label, NULL));
  if (detail != NULL && *detail != '\0')
    gtk_box_append (GTK_BOX (words), new_text (detail, "hint"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_widget_add_css_class (number, "strong");
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (line), number);
  scr_set_name (line, name);

  return line;
}

static void
append_terms (GtkBox *list,
              GListModel *terms,
              const char *const *names)
{
  guint n_lines = 0;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);
      g_autofree char *value = print_value (scr_term_get_value (term));

      if (!g_strv_contains (names, scr_term_get_name (term)))
        continue;
      gtk_box_append (list, new_line (scr_term_get_label (term), scr_term_get_detail (term),
                                      value));
      n_lines++;
    }

  if (n_lines == 0)
    gtk_box_append (list, new_line (_ ("Nothing counts here yet"), NULL, "0"));
}

/**
 * scr_score_terms_new:
 * @report: what the sheet shows
 * @row: a row of the sheet that has terms
 * @column: a column
 *
 * Returns: the terms of the number in @row and @column, as the report's viewer may know them,
 *   and what they add up to
 */
GtkWidget *
scr_score_terms_new (ScrReport *report,
                     ScrResultRow *row,
                     guint column)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  "spacing", 8,
                                  NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autofree char *title = g_strdup_printf (_ ("%s, %s"), scr_report_get_column (report, column),
                                            scr_result_row_get_label (row));
  g_autoptr (GListModel) terms =
      scr_match_explain (scr_report_get_match (report), scr_report_get_n_moves (report),
                         column + 1, "score", scr_report_get_viewer (report), NULL);

  gtk_box_append (GTK_BOX (list), new_text (title, "heading"));
  if (terms != NULL)
    append_terms (GTK_BOX (list), terms, scr_result_row_get_terms (row));
  gtk_box_append (GTK_BOX (list), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (list), new_line (scr_result_row_get_label (row), NULL,
                                            scr_result_row_get_values (row)[column]));
  scr_set_name (list, title);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (list, 272, -1);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 380);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_add_css_class (list, "terms");

  return scroller;
}
