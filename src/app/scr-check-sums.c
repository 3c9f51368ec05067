/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-check-sums.h"

#include <glib/gi18n.h>

#include "app/scr-terms-list.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-number.h"

/* Of a pawn that does not stand where it should: what was counted, term by term, and what the board
 * says. */

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static char *
dup_amount (int amount)
{
  return g_strdup_printf (amount > 0 ? ngettext ("%d bean too far on", "%d beans too far on",
                                                 (gulong) amount)
                                     : ngettext ("%d bean too far back", "%d beans too far back",
                                                 (gulong) -amount),
                          ABS (amount));
}

/* A number with what it is. */
static void
add_side (GtkWidget *box,
          const char *title,
          const char *number,
          const char *css_class)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *value = new_label (number, "side-number");
  GtkWidget *label = new_label (title, "hint");

  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  if (css_class != NULL)
    gtk_widget_add_css_class (value, css_class);
  gtk_box_append (GTK_BOX (side), value);
  gtk_box_append (GTK_BOX (side), label);
  gtk_widget_set_hexpand (side, TRUE);
  gtk_box_append (GTK_BOX (box), side);
}

static GtkWidget *
new_sides (ScrDifference *difference)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  int amount = scr_difference_get_amount (difference);
  g_autofree char *counted = scr_dup_short_range (scr_difference_get_low (difference),
                                                  scr_difference_get_high (difference));
  g_autofree char *told = scr_dup_number (scr_difference_get_told (difference));
  g_autofree char *apart = g_strdup_printf (amount > 0 ? "+%d" : "−%d", ABS (amount));
  g_autofree char *sentence = dup_amount (amount);

  add_side (box, _ ("counted from what was told"), counted, NULL);
  add_side (box, _ ("on your board"), told, NULL);
  add_side (box, sentence, apart, "refusal");

  return box;
}

/**
 * scr_check_sums_new:
 * @difference: a pawn that stands elsewhere than it should
 * @match: the match that was checked
 *
 * Returns: both sums of its place, with what the one that was counted adds up from
 */
GtkWidget *
scr_check_sums_new (ScrDifference *difference,
                    ScrMatch *match)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GListModel *terms = scr_difference_get_terms (difference);

  gtk_widget_add_css_class (box, "panel");
  gtk_widget_add_css_class (box, "sums");
  scr_set_name (box, scr_difference_get_label (difference));
  gtk_box_append (GTK_BOX (box), new_label (scr_difference_get_label (difference), "heading"));
  gtk_box_append (GTK_BOX (box), new_sides (difference));
  if (terms != NULL)
    gtk_box_append (GTK_BOX (box), scr_terms_list_new (terms, match, SCR_VIEWER_PUBLIC));

  return box;
}
