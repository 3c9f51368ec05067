/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-terms-list.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-number.h"

/**
 * ScrTermsList:
 *
 * What a number adds up from: a row for each #ScrTerm with what it is, why it counts,
 * the move that brought it where that is known, and its value; the sum at the end.
 */
struct _ScrTermsList
{
  GtkWidget parent_instance;

  GtkListBox *list;
  int sum;
  int high; /* more than @sum where cards that are not recorded decide */
};

/* What the lines beside the values are laid out for, in characters: about as wide as the popover,
 * which asks for the height of what is laid out like that. */
#define WIDTH 34

G_DEFINE_FINAL_TYPE (ScrTermsList, scr_terms_list, GTK_TYPE_WIDGET)

static gboolean
scr_terms_list_grab_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* A popover that comes up may have given it to the first row; asked again, it would go on. */
  return (focus != NULL && gtk_widget_is_ancestor (focus, widget)) ||
         gtk_widget_child_focus (GTK_WIDGET (SCR_TERMS_LIST (widget)->list), GTK_DIR_TAB_FORWARD);
}

static void
scr_terms_list_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_terms_list_parent_class)->dispose (object);
}

static void
scr_terms_list_class_init (ScrTermsListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_terms_list_dispose;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = scr_terms_list_grab_focus;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "terms");
}

static void
scr_terms_list_init (ScrTermsList *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  scr_set_name (GTK_WIDGET (self->list), _ ("What it adds up from"));
  gtk_widget_set_parent (GTK_WIDGET (self->list), GTK_WIDGET (self));
}

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* A row; @detail and @source may be NULL. A detail that is @known from the row above is not written
 * once more. */
static GtkWidget *
new_row (const char *label,
         const char *detail,
         const char *known,
         const char *source,
         int value,
         int high)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *number = scr_dup_range (value, high);
  /* Translators: a term of a sum, as a screen reader says it: what it is, its value. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), label, number);
  g_autofree char *description = NULL;
  GtkWidget *value_label = gtk_label_new (number);

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), new_label (label, "term"));
  if (detail != NULL && g_strcmp0 (detail, known) != 0)
    gtk_box_append (GTK_BOX (texts), new_label (detail, "hint"));
  if (source != NULL)
    gtk_box_append (GTK_BOX (texts), new_label (source, "source"));
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_add_css_class (value_label, "value");
  gtk_widget_set_valign (value_label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), value_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  if (value == 0)
    gtk_widget_add_css_class (row, "nothing");

  description = source != NULL && detail != NULL ? g_strdup_printf ("%s %s", detail, source)
                                                 : g_strdup (source != NULL ? source : detail);
  scr_set_name (row, name);
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    description, -1);

  return row;
}

/* The sentence of the move that brought the term's piece, or NULL. */
static char *
dup_source (ScrTerm *term,
            ScrMatch *match,
            int viewer)
{
  guint entry = scr_term_get_entry (term);

  return match != NULL && entry > 0 ? scr_match_dup_sentence (match, entry, viewer) : NULL;
}

static void
append_terms (ScrTermsList *self,
              GListModel *terms,
              ScrMatch *match,
              int viewer)
{
  g_autofree char *known = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);
      g_autofree char *source = dup_source (term, match, viewer);

      self->sum += scr_term_get_value (term);
      self->high += scr_term_get_high (term);
      gtk_list_box_append (self->list,
                           new_row (scr_term_get_label (term), scr_term_get_detail (term), known,
                                    source, scr_term_get_value (term), scr_term_get_high (term)));
      g_free (known);
      known = g_strdup (scr_term_get_detail (term));
    }
  if (g_list_model_get_n_items (terms) == 0)
    gtk_list_box_append (self->list,
                         new_row (_ ("Nothing counts here yet"), NULL, NULL, NULL, 0, 0));
}

/**
 * scr_terms_list_new:
 * @terms: a list model of #ScrTerm
 * @match: (nullable): the match whose scr_match_explain() gave @terms
 * @viewer: who reads it
 *
 * Returns: a list of the terms with their sum; where there is a match it tells also by which
 *   move each came, in the words that @viewer may read
 */
GtkWidget *
scr_terms_list_new (GListModel *terms,
                    ScrMatch *match,
                    int viewer)
{
  ScrTermsList *self;
  GtkWidget *last;

  g_return_val_if_fail (G_IS_LIST_MODEL (terms), NULL);

  self = g_object_new (SCR_TYPE_TERMS_LIST, NULL);
  append_terms (self, terms, match, viewer);
  last = new_row (_ ("Sum"), NULL, NULL, NULL, self->sum, self->high);
  gtk_widget_add_css_class (last, "sum");
  gtk_list_box_append (self->list, last);

  return GTK_WIDGET (self);
}

int
scr_terms_list_get_sum (ScrTermsList *self)
{
  g_return_val_if_fail (SCR_IS_TERMS_LIST (self), 0);

  return self->sum;
}
