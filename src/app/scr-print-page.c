/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-print-page.h"

#include <glib/gi18n.h>

#include "app/scr-plot.h"
#include "app/widgets/scr-emblem.h"
#include "core/scr-result-row.h"

/**
 * ScrPages:
 *
 * A report laid out on sheets of paper: who won and how, the sums, the charts and what decided
 * it, then each move in a sentence. Measures are points; text stays text. Where the language
 * is written from right to left, all but the charts is mirrored.
 */
struct _ScrPages
{
  ScrReport *report;
  PangoContext *context;
  double width;
  double height;
  gboolean is_mirrored;

  GPtrArray *pages; /* of GPtrArray of Item */
  double y;         /* down to where the last page is filled */
};

#define FOOTER 26
#define BODY 10
#define FONT "Cantarell, Sans"
#define GAP 8
#define EMBLEM 18
#define CHART_HEIGHT 150

typedef enum
{
  ITEM_TEXT,
  ITEM_RULE,
  ITEM_BAND,
  ITEM_EMBLEM,
  ITEM_CHART,
} ItemKind;

typedef struct
{
  ItemKind kind;
  double x, y, width, height;
  PangoLayout *layout;
  const char *colour;
  guint series;
} Item;

static const GdkRGBA ink = { 0.17f, 0.15f, 0.13f, 1 };
static const GdkRGBA rule = { 0.72f, 0.66f, 0.56f, 1 };
static const GdkRGBA band = { 0.94f, 0.91f, 0.85f, 1 };

static void
free_item (gpointer data)
{
  Item *item = data;

  g_clear_object (&item->layout);
  g_free (item);
}

static void
add_page (ScrPages *self)
{
  g_ptr_array_add (self->pages, g_ptr_array_new_with_free_func (free_item));
  self->y = 0;
}

/* Begins a new page where @height does not fit on this one. */
static void
need (ScrPages *self,
      double height)
{
  if (self->y > 0 && self->y + height > self->height - FOOTER)
    add_page (self);
}

static Item *
add_item (ScrPages *self,
          ItemKind kind,
          double x,
          double width,
          double height)
{
  Item *item = g_new0 (Item, 1);

  item->kind = kind;
  item->x = self->is_mirrored ? self->width - x - width : x;
  item->y = self->y;
  item->width = width;
  item->height = height;
  g_ptr_array_add (g_ptr_array_index (self->pages, self->pages->len - 1), item);

  return item;
}

static PangoLayout *
new_layout (ScrPages *self,
            const char *text,
            double size,
            gboolean is_bold,
            double width)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font =
      pango_font_description_copy (pango_context_get_font_description (self->context));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (is_bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

static double
get_layout_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);

  return height / (double) PANGO_SCALE;
}

/* A paragraph over the whole width. */
static void
add_text (ScrPages *self,
          const char *text,
          double size,
          gboolean is_bold,
          double gap)
{
  g_autoptr (PangoLayout) layout = NULL;
  double height;

  if (text == NULL || *text == '\0')
    return;

  layout = new_layout (self, text, size, is_bold, self->width);
  height = get_layout_height (layout);
  need (self, height);
  add_item (self, ITEM_TEXT, 0, self->width, height)->layout = g_steal_pointer (&layout);
  self->y += height + gap;
}

static void
add_cell (ScrPages *self,
          PangoLayout *layout,
          double x,
          double width,
          double row_height)
{
  double height = get_layout_height (layout);
  Item *item = add_item (self, ITEM_TEXT, x, width, height);

  item->layout = g_object_ref (layout);
  item->y += (row_height - height) / 2;
}

/* Wide enough for the names, and for what is counted beside them. */
static double
get_column_width (ScrPages *self)
{
  guint n_columns = scr_report_get_n_columns (self->report);

  return MIN (90, self->width * 0.62 / MAX (n_columns, 1));
}

static void
add_column_titles (ScrPages *self)
{
  double width = get_column_width (self);
  guint n_columns = scr_report_get_n_columns (self->report);
  double first = self->width - width * n_columns;

  for (guint i = 0; i < n_columns; i++)
    {
      Item *item = add_item (self, ITEM_EMBLEM, first + width * i + (width - EMBLEM) / 2, EMBLEM,
                             EMBLEM);

      item->colour = scr_report_get_colour (self->report, i);
    }
  self->y += EMBLEM + 3;
  for (guint i = 0; i < n_columns; i++)
    {
      g_autoptr (PangoLayout) layout =
          new_layout (self, scr_report_get_column (self->report, i), BODY, TRUE, width - 6);

      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
      pango_layout_set_height (layout, -2);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      add_cell (self, layout, first + width * i + 3, width - 6, BODY * 2.8);
    }
  self->y += BODY * 2.8;
}

static void
add_winners (ScrPages *self)
{
  double width = get_column_width (self);
  guint n_columns = scr_report_get_n_columns (self->report);
  double first = self->width - width * n_columns;

  if (!scr_report_get_is_final (self->report))
    return;

  for (guint i = 0; i < n_columns; i++)
    {
      g_autoptr (PangoLayout) layout = NULL;

      if (!scr_report_is_winner (self->report, i))
        continue;
      layout = new_layout (self, _ ("Winner"), BODY * 0.85, FALSE, width);
      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
      add_cell (self, layout, first + width * i, width, BODY * 1.4);
    }
  self->y += BODY * 1.6;
}

/* What is counted over how it is counted. */
static PangoLayout *
new_row_title (ScrPages *self,
               ScrResultRow *row,
               double width)
{
  gboolean counts = scr_result_row_get_terms (row) != NULL;
  const char *detail = scr_result_row_get_detail (row);
  g_autofree char *label = g_markup_escape_text (scr_result_row_get_label (row), -1);
  g_autofree char *small = g_markup_escape_text (detail != NULL ? detail : "", -1);
  g_autofree char *markup =
      g_strdup_printf (counts ? "<b>%s</b>%s<span size=\"80%%\">%s</span>"
                              : "%s%s<span size=\"80%%\">%s</span>",
                       label, *small != '\0' ? "\n" : "", small);
  PangoLayout *layout = new_layout (self, "", BODY, FALSE, width);

  pango_layout_set_markup (layout, markup, -1);

  return layout;
}

static void
add_row (ScrPages *self,
         ScrResultRow *row)
{
  const char *const *values = scr_result_row_get_values (row);
  gboolean is_total = scr_result_row_get_is_total (row);
  double width = get_column_width (self);
  double first = self->width - width * scr_report_get_n_columns (self->report);
  g_autoptr (PangoLayout) title = new_row_title (self, row, first - 16);
  double height = get_layout_height (title) + 6;

  need (self, height);
  if (is_total)
    add_item (self, ITEM_BAND, 0, self->width, height);
  add_item (self, ITEM_RULE, 0, self->width, 0);
  add_cell (self, title, 6, first - 16, height);
  for (guint i = 0; i < scr_report_get_n_columns (self->report); i++)
    {
      gboolean is_bold = is_total || scr_report_is_winner (self->report, i);
      /* A minus sign stands before its number in every script. */
      g_autofree char *value = g_strconcat (self->is_mirrored ? "\u200e" : "", values[i], NULL);
      g_autoptr (PangoLayout) layout =
          new_layout (self, value, is_total ? BODY * 1.5 : BODY * 1.1, is_bold, width);

      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
      add_cell (self, layout, first + width * i, width, height);
    }
  self->y += height;
}

static void
add_sheet (ScrPages *self)
{
  g_autoptr (GListModel) rows = scr_state_list_result (scr_report_get_state (self->report));

  self->y += GAP;
  add_column_titles (self);
  add_winners (self);
  for (guint is_aside = 0; is_aside < 2; is_aside++)
    for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
      {
        g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

        if ((scr_result_row_get_terms (row) == NULL) == (is_aside == 1))
          add_row (self, row);
      }
  add_item (self, ITEM_RULE, 0, self->width, 0);
  self->y += GAP * 1.5;
}

/* Two beside each other, each under its title. */
static void
add_charts (ScrPages *self)
{
  guint n_series = scr_report_get_n_series (self->report);
  double width = (self->width - 2 * GAP) / 2;
  double top;

  if (scr_report_get_n_points (self->report) < 2)
    return;

  need (self, CHART_HEIGHT + BODY * 2);
  top = self->y;
  for (guint i = 0; i < MIN (n_series, 2); i++)
    {
      guint series = n_series - 1 - i;
      double x = (width + 2 * GAP) * i;
      g_autofree char *text = g_strdup_printf (
          _ ("%s, from stage to stage"), scr_report_get_series_title (self->report, series));
      g_autoptr (PangoLayout) layout = new_layout (self, text, BODY, TRUE, width);

      self->y = top;
      add_cell (self, layout, x, width, BODY * 1.6);
      self->y += BODY * 2;
      add_item (self, ITEM_CHART, x, width, CHART_HEIGHT)->series = series;
    }
  self->y = top + BODY * 2 + CHART_HEIGHT + GAP;
}

static void
add_turns (ScrPages *self)
{
  guint n_turns = scr_report_get_n_turns (self->report);

  if (n_turns > 0)
    {
      need (self, BODY * 5);
      add_text (self, _ ("What decided it"), BODY * 1.2, TRUE, 3);
    }
  for (guint i = 0; i < n_turns; i++)
    {
      g_autofree char *title = scr_report_dup_turn_title (self->report, i);
      g_autofree char *sentence = scr_report_dup_turn_sentence (self->report, i);
      g_autofree char *text = g_strdup_printf (_ ("%s: %s"), title, sentence);

      add_text (self, text, BODY, FALSE, 3);
    }
}

static void
add_course (ScrPages *self)
{
  g_autofree char *course = scr_report_print_course (self->report);
  g_auto (GStrv) lines = g_strsplit (course, "\n", -1);
  gboolean is_heading = TRUE;

  if (self->y > self->height * 0.5)
    add_page (self);
  else
    self->y += 2 * GAP;
  add_text (self, _ ("The course of the game"), BODY * 1.4, TRUE, GAP);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0')
        {
          self->y += self->y > 0 ? GAP * 0.7 : 0;
          is_heading = TRUE;
          continue;
        }
      if (is_heading)
        need (self, BODY * 4);
      add_text (self, lines[i], BODY * 0.9, is_heading, 1);
      is_heading = FALSE;
    }
}

static void
add_head (ScrPages *self)
{
  const char *game = scr_game_get_title (scr_match_get_game (scr_report_get_match (self->report)));
  g_autofree char *title = scr_report_dup_title (self->report);
  g_autofree char *date = scr_report_dup_date (self->report);
  g_autofree char *day =
      *date != '\0' ? g_strdup_printf (_ ("%s, %s"), game, date) : g_strdup (game);
  g_autofree char *heading = scr_report_dup_heading (self->report);
  g_autofree char *verdict = scr_state_explain_result (scr_report_get_state (self->report));
  g_autofree char *choices = scr_report_dup_choices (self->report);
  g_autofree char *remark = scr_report_dup_remark (self->report);

  add_text (self, title, BODY * 2.2, TRUE, 2);
  add_text (self, day, BODY, FALSE, GAP * 1.5);
  add_text (self, heading, BODY * 1.5, TRUE, 3);
  add_text (self, verdict, BODY, FALSE, 2);
  add_text (self, choices, BODY, FALSE, 2);
  add_text (self, remark, BODY, FALSE, 2);
}

/**
 * scr_pages_new:
 * @report: what is laid out
 * @context: for the letters
 * @width: of a page, in points
 * @height: of a page, in points
 *
 * Returns: (transfer full): the pages
 */
ScrPages *
scr_pages_new (ScrReport *report,
               PangoContext *context,
               double width,
               double height)
{
  ScrPages *self = g_new0 (ScrPages, 1);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT);

  pango_context_set_font_description (context, font);
  self->report = g_object_ref (report);
  self->context = g_object_ref (context);
  self->width = width;
  self->height = height;
  self->is_mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  pango_context_set_base_dir (context, self->is_mirrored ? PANGO_DIRECTION_RTL
                                                         : PANGO_DIRECTION_LTR);

  add_page (self);
  add_head (self);
  add_sheet (self);
  add_charts (self);
  add_turns (self);
  if (scr_report_get_n_moves (report) > 0)
    add_course (self);

  return self;
}

void
scr_pages_free (ScrPages *self)
{
  g_object_unref (self->report);
  g_object_unref (self->context);
  g_ptr_array_unref (self->pages);
  g_free (self);
}

guint
scr_pages_get_n_pages (ScrPages *self)
{
  return self->pages->len;
}

static void
draw_chart (ScrPages *self,
            const Item *item,
            cairo_t *cr)
{
  ScrPlot plot = { .report = self->report, .series = item->series, .cursor = -1 };

  plot.context = self->context;
  plot.font_size = BODY * 0.8;
  plot.foreground = ink;
  plot.grid = rule;
  plot.width = item->width;
  plot.height = item->height;
  scr_plot_draw (&plot, cr);
}

static void
draw_item (ScrPages *self,
           const Item *item,
           cairo_t *cr)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, item->x, item->y);
  gdk_cairo_set_source_rgba (cr, &ink);
  switch (item->kind)
    {
    case ITEM_TEXT:
      cairo_move_to (cr, 0, 0);
      pango_cairo_show_layout (cr, item->layout);
      break;
    case ITEM_RULE:
      gdk_cairo_set_source_rgba (cr, &rule);
      cairo_set_line_width (cr, 0.6);
      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, item->width, 0);
      cairo_stroke (cr);
      break;
    case ITEM_BAND:
      gdk_cairo_set_source_rgba (cr, &band);
      cairo_rectangle (cr, 0, 0, item->width, item->height);
      cairo_fill (cr);
      break;
    case ITEM_EMBLEM:
      cairo_translate (cr, item->width / 2, item->height / 2);
      cairo_scale (cr, item->width / 18, item->height / 18);
      scr_emblem_draw (item->colour, cr);
      break;
    case ITEM_CHART:
    default:
      draw_chart (self, item, cr);
    }
  cairo_restore (cr);
}

static void
draw_footer (ScrPages *self,
             guint page,
             cairo_t *cr)
{
  g_autofree char *title = scr_report_dup_title (self->report);
  /* Translators: the foot of a printed page: its title, and “2 of 5”. */
  g_autofree char *text = g_strdup_printf (_ ("%s · page %u of %u"), title, page + 1,
                                           self->pages->len);
  g_autoptr (PangoLayout) layout = new_layout (self, text, BODY * 0.8, FALSE, self->width);

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_height (layout, -1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_MIDDLE);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_move_to (cr, 0, self->height - BODY);
  pango_cairo_show_layout (cr, layout);
}

/**
 * scr_pages_draw:
 * @self: pages
 * @page: which of them, from 0
 * @cr: where, from the origin on
 */
void
scr_pages_draw (ScrPages *self,
                guint page,
                cairo_t *cr)
{
  GPtrArray *items;

  g_return_if_fail (page < self->pages->len);

  items = g_ptr_array_index (self->pages, page);
  for (guint i = 0; i < items->len; i++)
    draw_item (self, g_ptr_array_index (items, i), cr);
  draw_footer (self, page, cr);
}
