/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-correction-row.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"

/* One correction that would explain where the pawns stand, with the button that makes it. */

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* A share of 1 in whole percents. */
char *
scr_dup_likelihood (double weight)
{
  int percent = (int) (weight * 100 + 0.5);

  if (percent == 0)
    /* xgettext:no-c-format */
    return g_strdup (_ ("less than 1 % likely"));

  return g_strdup_printf (_ ("%d %% likely"), percent);
}

static GtkWidget *
new_foot (ScrCorrection *correction,
          guint index,
          const char *likelihood)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = new_label (likelihood, "strong");
  GtkWidget *button = gtk_button_new_with_label (_ ("Correct this"));
  /* Translators: what a button does, then the correction that it makes. */
  g_autofree char *name = g_strdup_printf (_ ("Correct this: %s"),
                                           scr_correction_get_sentence (correction));

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  scr_set_action (button, "check.correct", g_variant_new_uint32 (index));
  scr_set_name (button, name);
  if (index == 0)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), button);

  return box;
}

/**
 * scr_correction_row_new:
 * @correction: a correction
 * @index: its number for the action "check.correct"; 0 for the likeliest
 * @preview: what would change by it
 *
 * Returns: what is to be corrected, why, what would come of it, and a button for it
 */
GtkWidget *
scr_correction_row_new (ScrCorrection *correction,
                        guint index,
                        const char *preview)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *likelihood = scr_dup_likelihood (scr_correction_get_weight (correction));

  gtk_widget_add_css_class (box, "panel");
  gtk_widget_add_css_class (box, "correction");
  scr_set_name (box, scr_correction_get_sentence (correction));
  gtk_box_append (GTK_BOX (box), new_label (scr_correction_get_sentence (correction), NULL));
  gtk_box_append (GTK_BOX (box), new_label (scr_correction_get_reason (correction), "hint"));
  gtk_box_append (GTK_BOX (box), new_label (preview, "hint"));
  gtk_box_append (GTK_BOX (box), new_foot (correction, index, likelihood));

  return box;
}
