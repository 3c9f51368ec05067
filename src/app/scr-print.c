/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-print.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "app/scr-print-page.h"

/* A match on paper, or as a PDF file. */

#define MARGIN 15 /* millimetres */

/* What an operation holds while it runs. */
typedef struct
{
  ScrReport *report;
  ScrPages *pages;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->pages, scr_pages_free);
  g_object_unref (job->report);
  g_free (job);
}

static void
begin_cb (GtkPrintOperation *operation,
          GtkPrintContext *context,
          Job *job)
{
  PangoContext *letters = gtk_print_context_create_pango_context (context);

  g_clear_pointer (&job->pages, scr_pages_free);
  job->pages = scr_pages_new (job->report, letters, gtk_print_context_get_width (context),
                              gtk_print_context_get_height (context));
  g_object_unref (letters);
  gtk_print_operation_set_n_pages (operation, (int) scr_pages_get_n_pages (job->pages));
}

static void
draw_cb (GtkPrintOperation *operation,
         GtkPrintContext *context,
         int page,
         Job *job)
{
  scr_pages_draw (job->pages, (guint) page, gtk_print_context_get_cairo_context (context));
}

/* Of the paper called @paper; of the country's own where that is NULL. */
static GtkPageSetup *
new_page_setup (const char *paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (paper);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_paper_size_free (size);

  return setup;
}

static GtkPrintOperation *
new_operation (ScrReport *report,
               const char *paper)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = new_page_setup (paper);
  g_autofree char *title = scr_report_dup_title (report);
  Job *job = g_new0 (Job, 1);

  job->report = g_object_ref (report);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, title);
  g_object_set_data_full (G_OBJECT (operation), "job", job, free_job);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), job);

  return operation;
}

/**
 * scr_print_new:
 * @report: what is to be printed
 *
 * Returns: (transfer full): an operation that prints it
 */
GtkPrintOperation *
scr_print_new (ScrReport *report)
{
  g_return_val_if_fail (SCR_IS_REPORT (report), NULL);

  return new_operation (report, NULL);
}

static gboolean
export_to (ScrReport *report,
           const char *paper,
           const char *path,
           GError **error)
{
  g_autoptr (GtkPrintOperation) operation = new_operation (report, paper);

  gtk_print_operation_set_export_filename (operation, path);

  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error) !=
         GTK_PRINT_OPERATION_RESULT_ERROR;
}

/**
 * scr_print_pdf:
 * @report: what is to be on paper
 * @paper: (nullable): the name of a size of paper, as GTK_PAPER_NAME_A4; %NULL for the country's
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): the report as a PDF file; %NULL with @error set
 */
GBytes *
scr_print_pdf (ScrReport *report,
               const char *paper,
               GError **error)
{
  g_autofree char *path = NULL;
  char *contents;
  gsize length;
  gboolean is_made;
  int descriptor;

  g_return_val_if_fail (SCR_IS_REPORT (report), NULL);

  descriptor = g_file_open_tmp ("scriptorium-XXXXXX.pdf", &path, error);
  if (descriptor < 0)
    return NULL;
  close (descriptor);

  is_made = export_to (report, paper, path, error) &&
            g_file_get_contents (path, &contents, &length, error);
  g_unlink (path);

  return is_made ? g_bytes_new_take (contents, length) : NULL;
}
