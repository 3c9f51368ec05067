/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-score-sheet.h"

#include <glib/gi18n.h>

#include "app/scr-chart.h"
#include "app/scr-style.h"
#include "app/scr-terms-popover.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"
#include "core/scr-report.h"
#include "core/scr-result-row.h"

/**
 * ScrScoreSheet:
 *
 * The sums of a match as they stand, a column for each player, with what makes each of them;
 * at the end who won and by what, how it came about and what decided it.
 */
struct _ScrScoreSheet
{
  GtkWidget parent_instance;

  ScrReport *report;
  GListModel *rows;
  gboolean is_stacked; /* whether what is counted stands over its numbers, for want of width */
  guint source;

  GtkScrolledWindow *scroller;
  GtkLabel *heading;
  GtkLabel *verdict;
  GtkLabel *note;
  GtkGrid *grid;
  GtkWidget *body;
  GtkWidget *buttons;
  GtkWidget *again;
  GtkWidget *look;
  GtkWidget *charts;
  GtkWidget *decisive;
  GtkWidget *turns;
  ScrTermsPopover *popover;
};

/* How many letters' widths the charts take beside the numbers. */
#define SIDE 28

G_DEFINE_FINAL_TYPE (ScrScoreSheet, scr_score_sheet, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
remove_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* Whose column it is: emblem, name, and in words whether the player has won. */
static GtkWidget *
new_column_title (ScrReport *report,
                  guint column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *title = scr_report_get_column (report, column);
  GtkWidget *name = gtk_label_new (title);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
  gtk_widget_set_tooltip_text (name, title);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (box), scr_emblem_new (scr_report_get_colour (report, column)));
  gtk_box_append (GTK_BOX (box), name);
  if (scr_report_is_winner (report, column))
    {
      GtkWidget *label = gtk_label_new (_ ("Winner"));

      gtk_widget_add_css_class (label, "winner");
      gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_add_css_class (box, "column-title");

  return box;
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
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

/* A number on its own says nothing to the ear, so it is named by column and row. One that has
 * terms is a button that tells them. */
static GtkWidget *
new_value (ScrScoreSheet *self,
           ScrResultRow *row,
           guint position,
           guint column)
{
  const char *value = scr_result_row_get_values (row)[column];
  gboolean has_terms = scr_result_row_get_terms (row) != NULL && g_strcmp0 (value, "–") != 0;
  GtkWidget *widget = has_terms ? gtk_button_new_with_label (value) : gtk_label_new (value);
  /* Translators: a cell of the score sheet: player, what is counted, number. */
  g_autofree char *name =
      g_strdup_printf (_ ("%s, %s: %s"), scr_report_get_column (self->report, column),
                       scr_result_row_get_label (row), value);

  if (has_terms)
    {
      gtk_widget_add_css_class (widget, "flat");
      gtk_widget_set_tooltip_text (widget, _ ("What makes this number"));
      scr_set_action (widget, "sheet.explain", g_variant_new ("(uu)", position, column));
    }
  /* A minus sign stands before its number in every script. */
  gtk_widget_set_direction (has_terms ? gtk_button_get_child (GTK_BUTTON (widget)) : widget,
                            GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (widget, "value");
  if (scr_report_is_winner (self->report, column))
    gtk_widget_add_css_class (widget, "won-column");
  gtk_widget_set_halign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  scr_set_name (widget, name);

  return widget;
}

/* Lies under a whole row and sets it off. */
static void
add_band (ScrScoreSheet *self,
          int y)
{
  GtkWidget *band = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);

  gtk_widget_add_css_class (band, "band");
  gtk_grid_attach (self->grid, band, 0, y, (int) scr_report_get_n_columns (self->report) + 1, 1);
}

static void
add_row (ScrScoreSheet *self,
         guint position,
         int y)
{
  g_autoptr (ScrResultRow) row = g_list_model_get_item (self->rows, position);
  guint n_columns = scr_report_get_n_columns (self->report);
  int below = self->is_stacked ? 1 : 0;
  const char *css_class = scr_result_row_get_is_total (row)        ? "total"
                          : scr_result_row_get_terms (row) == NULL ? "aside"
                                                                   : NULL;
  GtkWidget *title = new_row_title (row);

  gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, y,
                   (int) n_columns + 1, 1);
  if (css_class != NULL)
    gtk_widget_add_css_class (title, css_class);
  if (scr_result_row_get_is_total (row))
    add_band (self, y + 1 + below);
  gtk_grid_attach (self->grid, title, 0, y + 1, self->is_stacked ? (int) n_columns + 1 : 1, 1);
  for (guint x = 0; x < n_columns; x++)
    {
      GtkWidget *value = new_value (self, row, position, x);

      if (css_class != NULL)
        gtk_widget_add_css_class (value, css_class);
      gtk_grid_attach (self->grid, value, (int) x + 1, y + 1 + below, 1, 1);
    }
}

/* First what adds up to the total, then what stands beside the points. */
static void
fill_grid (ScrScoreSheet *self)
{
  guint n_rows = g_list_model_get_n_items (self->rows);
  GtkWidget *child;
  int y = 1;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  for (guint x = 0; x < scr_report_get_n_columns (self->report); x++)
    gtk_grid_attach (self->grid, new_column_title (self->report, x), (int) x + 1, 0, 1, 1);

  for (guint is_aside = 0; is_aside < 2; is_aside++)
    for (guint i = 0; i < n_rows; i++)
      {
        g_autoptr (ScrResultRow) row = g_list_model_get_item (self->rows, i);
        gboolean counts =
            scr_result_row_get_terms (row) != NULL || scr_result_row_get_is_total (row);

        if (counts == (is_aside == 1))
          continue;
        add_row (self, i, y);
        y += 3;
      }
}

/* How many letters' widths a column takes: four for a number, more for a range of one, and for
 * the total, which is larger. */
static double
get_column_width (ScrScoreSheet *self)
{
  double widest = 4;

  for (guint i = 0; i < g_list_model_get_n_items (self->rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (self->rows, i);
      const char *const *values = scr_result_row_get_values (row);
      double letter = scr_result_row_get_is_total (row) ? 0.8 : 0.6;

      for (guint x = 0; values[x] != NULL; x++)
        widest = MAX (widest, 1.6 + letter * (double) g_utf8_strlen (values[x], -1));
    }

  return widest;
}

/* Whether there is less room than the table of numbers and @more take, in widths of a letter: a
 * row's title needs ten and a half. */
static gboolean
is_too_narrow (ScrScoreSheet *self,
               double more)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (self->scroller);
  double em = scr_style_get_em (GTK_WIDGET (self));

  return gtk_adjustment_get_page_size (adjustment) <
         em * (10.5 + get_column_width (self) * scr_report_get_n_columns (self->report) + more);
}

static gboolean
stack_cb (gpointer user_data)
{
  ScrScoreSheet *self = SCR_SCORE_SHEET (user_data);

  self->source = 0;
  if (self->report == NULL)
    return G_SOURCE_REMOVE;

  scr_flow_layout_set_columns (SCR_FLOW_LAYOUT (gtk_widget_get_layout_manager (self->body)),
                               is_too_narrow (self, SIDE) ? 1 : 0);
  if (is_too_narrow (self, 0) != self->is_stacked)
    {
      self->is_stacked = !self->is_stacked;
      if (self->is_stacked)
        gtk_widget_add_css_class (GTK_WIDGET (self->grid), "stacked");
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self->grid), "stacked");
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      fill_grid (self);
    }

  return G_SOURCE_REMOVE;
}

/* Widgets cannot change places while they are given them. */
static void
width_cb (ScrScoreSheet *self)
{
  if (self->source == 0)
    self->source = g_idle_add (stack_cb, self);
}

static void
fill_charts (ScrScoreSheet *self)
{
  guint n_series = scr_report_get_n_series (self->report);
  gboolean is_worth_it = scr_report_get_n_points (self->report) > 1 && n_series > 0;

  remove_children (self->charts);
  gtk_widget_set_visible (self->charts, is_worth_it);
  for (guint i = n_series; is_worth_it && i > 0; i--)
    gtk_box_append (GTK_BOX (self->charts), scr_chart_new (self->report, i - 1));
}

static GtkWidget *
new_turn (ScrReport *report,
          guint turn)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *stage = scr_report_dup_turn_title (report, turn);
  g_autofree char *sentence = scr_report_dup_turn_sentence (report, turn);
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), stage, sentence);
  GtkWidget *title = new_label (stage, "strong");
  GtkWidget *label = new_label (sentence, "hint");

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "turn");
  gtk_widget_set_tooltip_text (button, _ ("Look back at this move"));
  scr_set_name (button, name);
  scr_set_action (button, "look.at",
                  g_variant_new_uint32 (scr_report_get_turn_entry (report, turn)));

  return button;
}

static void
fill_turns (ScrScoreSheet *self)
{
  guint n_turns = scr_report_get_n_turns (self->report);

  remove_children (self->turns);
  gtk_widget_set_visible (self->decisive, n_turns > 0);
  for (guint i = 0; i < n_turns; i++)
    gtk_box_append (GTK_BOX (self->turns), new_turn (self->report, i));
}

static void
show_text (GtkLabel *label,
           const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* What else there is to say: when it was, what was chosen, what the result bears. */
static char *
dup_note (ScrReport *report)
{
  g_autofree char *date = scr_report_dup_date (report);
  g_autofree char *choices = scr_report_dup_choices (report);
  g_autofree char *remark = scr_report_dup_remark (report);
  const char *parts[] = { date, choices, remark };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", parts[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Those of @terms that the row counts. */
static GListModel *
pick_terms (GListModel *terms,
            ScrResultRow *row)
{
  const char *const *names = scr_result_row_get_terms (row);
  GListStore *picked = g_list_store_new (SCR_TYPE_TERM);

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      if (g_strv_contains (names, scr_term_get_name (term)))
        g_list_store_append (picked, term);
    }

  return G_LIST_MODEL (picked);
}

static GtkWidget *
find_cell (ScrScoreSheet *self,
           GVariant *target)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GVariant *own = GTK_IS_ACTIONABLE (child)
                          ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child))
                          : NULL;

      if (own != NULL && g_variant_equal (own, target))
        return child;
    }

  return NULL;
}

static void
explain_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  ScrScoreSheet *self = SCR_SCORE_SHEET (widget);
  GtkWidget *cell = find_cell (self, parameter);
  ScrMatch *match = scr_report_get_match (self->report);
  int viewer = scr_report_get_viewer (self->report);
  g_autoptr (ScrResultRow) row = NULL;
  g_autoptr (GListModel) terms = NULL;
  g_autoptr (GListModel) picked = NULL;
  g_autofree char *title = NULL;
  guint position, column;

  if (cell == NULL)
    return;

  g_variant_get (parameter, "(uu)", &position, &column);
  row = g_list_model_get_item (self->rows, position);
  terms = scr_match_explain (match, scr_report_get_n_moves (self->report), column + 1, "score",
                             viewer, NULL);
  if (terms == NULL)
    return;

  picked = pick_terms (terms, row);
  /* Translators: whose number of the score sheet, and what is counted. */
  title = g_strdup_printf (_ ("%s, %s"), scr_report_get_column (self->report, column),
                           scr_result_row_get_label (row));
  scr_terms_popover_show (self->popover, cell, title, picked, match, viewer);
}

static void
scr_score_sheet_dispose (GObject *object)
{
  ScrScoreSheet *self = SCR_SCORE_SHEET (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->report);
  g_clear_object (&self->rows);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_SCORE_SHEET);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_score_sheet_parent_class)->dispose (object);
}

static void
scr_score_sheet_class_init (ScrScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_score_sheet_dispose;

  g_type_ensure (SCR_TYPE_TERMS_POPOVER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, scroller);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, heading);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, verdict);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, note);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, grid);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, body);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, buttons);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, again);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, look);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, charts);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, decisive);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, turns);
  gtk_widget_class_bind_template_child (widget_class, ScrScoreSheet, popover);
  gtk_widget_class_install_action (widget_class, "sheet.explain", "(uu)", explain_cb);
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
}

static void
scr_score_sheet_init (ScrScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->body, scr_flow_layout_new (20, 0));
  gtk_widget_set_layout_manager (self->buttons, scr_flow_layout_new (8, 0));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (width_cb), self, G_CONNECT_SWAPPED);
}

/* Where only the score was told there is no table to look at, nor anything to share before all of
 * it is told. */
static void
show_buttons (ScrScoreSheet *self,
              ScrMatch *match)
{
  gboolean is_final = scr_report_get_is_final (self->report);
  gboolean is_played = !scr_match_is_sheet (match);

  gtk_widget_set_visible (self->again, is_final && is_played);
  gtk_widget_set_visible (self->look, is_played);
  gtk_widget_set_visible (self->buttons, is_final || is_played);
}

/**
 * scr_score_sheet_set_scrolls:
 * @self: a score sheet
 * @scrolls: whether it scrolls for itself; else it is as high as it needs
 */
void
scr_score_sheet_set_scrolls (ScrScoreSheet *self,
                             gboolean scrolls)
{
  g_return_if_fail (SCR_IS_SCORE_SHEET (self));

  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_AUTOMATIC,
                                  scrolls ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
}

/**
 * scr_score_sheet_show_match:
 * @self: a score sheet
 * @match: a match
 * @viewer: who looks while it goes on: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 *
 * Shows the sums of the match as it stands now.
 */
void
scr_score_sheet_show_match (ScrScoreSheet *self,
                            ScrMatch *match,
                            int viewer)
{
  g_autofree char *heading = NULL;
  g_autofree char *verdict = NULL;
  g_autofree char *note = NULL;

  g_return_if_fail (SCR_IS_SCORE_SHEET (self));
  g_return_if_fail (SCR_IS_MATCH (match));

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_clear_object (&self->report);
  g_clear_object (&self->rows);
  self->report = scr_report_new (match, viewer);
  self->rows = scr_state_list_result (scr_report_get_state (self->report));

  heading = scr_report_dup_heading (self->report);
  verdict = scr_state_explain_result (scr_report_get_state (self->report));
  note = dup_note (self->report);
  show_buttons (self, match);
  show_text (self->heading, heading);
  show_text (self->verdict, verdict);
  show_text (self->note, note);
  fill_grid (self);
  width_cb (self);
  fill_charts (self);
  fill_turns (self);
}
