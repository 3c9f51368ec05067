/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-chart.h"

#include <glib/gi18n.h>

#include "app/scr-plot.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-key.h"

/**
 * ScrChart:
 *
 * How a number came about from stage to stage, with a line for each player. The stage that the
 * pointer is at, or that the arrow keys have gone to, is told in words below; a screen reader
 * reads all of them.
 */
struct _ScrChart
{
  GtkWidget parent_instance;

  ScrReport *report;
  guint series;
  int cursor; /* -1 for none */

  GtkWidget *plot;
  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (ScrChart, scr_chart, GTK_TYPE_WIDGET)

static ScrPlot
make_plot (ScrChart *self)
{
  PangoContext *context = gtk_widget_get_pango_context (self->plot);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  ScrPlot plot = { .report = self->report, .series = self->series, .cursor = self->cursor };

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  plot.context = context;
  plot.font_size = size * 0.82;
  plot.width = gtk_widget_get_width (self->plot);
  plot.height = gtk_widget_get_height (self->plot);
  scr_style_get_text_colour (self->plot, &plot.foreground);
  scr_style_lookup (self->plot, "scr_border", &plot.grid);

  return plot;
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t *cr,
         int width,
         int height,
         gpointer user_data)
{
  ScrPlot plot = make_plot (SCR_CHART (user_data));

  scr_plot_draw (&plot, cr);
}

/* Without a point of its own the chart tells the last one. */
static void
set_cursor (ScrChart *self,
            int cursor)
{
  int n_points = (int) scr_report_get_n_points (self->report);
  int point = cursor >= 0 && cursor < n_points ? cursor : n_points - 1;
  g_autofree char *words = scr_report_describe_point (self->report, self->series, (guint) point);

  self->cursor = cursor;
  gtk_label_set_label (GTK_LABEL (self->words), words);
  gtk_widget_queue_draw (self->plot);
}

static void
motion_cb (ScrChart *self,
           double x,
           double y)
{
  ScrPlot plot = make_plot (self);
  int cursor = scr_plot_pick (&plot, x);

  if (cursor != self->cursor)
    set_cursor (self, cursor);
}

static void
leave_cb (ScrChart *self)
{
  set_cursor (self, -1);
}

static gboolean
step_to (GtkWidget *widget,
         int cursor)
{
  ScrChart *self = SCR_CHART (widget);
  int last = (int) scr_report_get_n_points (self->report) - 1;

  set_cursor (self, CLAMP (cursor, 0, last));

  return GDK_EVENT_STOP;
}

static int
get_cursor (GtkWidget *widget)
{
  ScrChart *self = SCR_CHART (widget);

  return self->cursor >= 0 ? self->cursor : (int) scr_report_get_n_points (self->report) - 1;
}

static gboolean
back_cb (GtkWidget *widget,
         GVariant *args,
         gpointer user_data)
{
  return step_to (widget, get_cursor (widget) - 1);
}

static gboolean
forth_cb (GtkWidget *widget,
          GVariant *args,
          gpointer user_data)
{
  return step_to (widget, get_cursor (widget) + 1);
}

static gboolean
first_cb (GtkWidget *widget,
          GVariant *args,
          gpointer user_data)
{
  return step_to (widget, 0);
}

static gboolean
last_cb (GtkWidget *widget,
         GVariant *args,
         gpointer user_data)
{
  return step_to (widget, G_MAXINT);
}

static void
scr_chart_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));
  g_clear_object (&SCR_CHART (object)->report);

  G_OBJECT_CLASS (scr_chart_parent_class)->dispose (object);
}

static void
scr_chart_class_init (ScrChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_chart_dispose;

  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_pointer (ScrChart *self)
{
  GtkEventController *controller = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (controller, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (controller, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (self->plot, controller);
}

static void
scr_chart_init (ScrChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->cursor = -1;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)),
                                  GTK_ORIENTATION_VERTICAL);
  self->plot = g_object_new (GTK_TYPE_DRAWING_AREA,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                             "focusable", TRUE,
                             "vexpand", TRUE,
                             NULL);
  gtk_widget_add_css_class (self->plot, "plot");
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->plot), draw_cb, self, NULL);
  add_pointer (self);

  self->words = g_object_new (GTK_TYPE_LABEL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                              "wrap", TRUE,
                              "xalign", 0.0,
                              NULL);
  gtk_widget_add_css_class (self->words, "hint");

  scr_add_key (widget, GDK_KEY_Left, back_cb);
  scr_add_key (widget, GDK_KEY_Right, forth_cb);
  scr_add_key (widget, GDK_KEY_Home, first_cb);
  scr_add_key (widget, GDK_KEY_End, last_cb);
}

/* All that the lines tell, stage by stage. */
static char *
describe_all (ScrChart *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < scr_report_get_n_points (self->report); i++)
    {
      g_autofree char *words = scr_report_describe_point (self->report, self->series, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", words);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * scr_chart_new:
 * @report: a report that has points
 * @series: one of its series
 *
 * Returns: a chart of it
 */
GtkWidget *
scr_chart_new (ScrReport *report,
               guint series)
{
  ScrChart *self;
  GtkWidget *title;
  g_autofree char *name = NULL;
  g_autofree char *description = NULL;

  g_return_val_if_fail (SCR_IS_REPORT (report), NULL);
  g_return_val_if_fail (scr_report_get_n_points (report) > 0, NULL);
  g_return_val_if_fail (series < scr_report_get_n_series (report), NULL);

  self = g_object_new (SCR_TYPE_CHART, NULL);
  self->report = g_object_ref (report);
  self->series = series;

  /* Translators: what a chart shows, as “Total, from stage to stage”. */
  name = g_strdup_printf (_ ("%s, from stage to stage"),
                          scr_report_get_series_title (report, series));
  description = describe_all (self);
  title = gtk_label_new (name);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "heading");
  scr_set_name (self->plot, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->plot),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
  gtk_widget_set_parent (title, GTK_WIDGET (self));
  gtk_widget_set_parent (self->plot, GTK_WIDGET (self));
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  set_cursor (self, -1);

  return GTK_WIDGET (self);
}
