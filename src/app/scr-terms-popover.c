/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-terms-popover.h"

#include <glib/gi18n.h>

#include "app/scr-terms-list.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-number.h"

/**
 * ScrTermsPopover:
 *
 * Shows beside a number what it adds up from. Escape closes it, and the focus goes back
 * to the number.
 */
struct _ScrTermsPopover
{
  GtkPopover parent_instance;

  GtkWidget *anchor;

  GtkLabel *title;
  GtkScrolledWindow *scroll;
};

G_DEFINE_FINAL_TYPE (ScrTermsPopover, scr_terms_popover, GTK_TYPE_POPOVER)

/* Whoever looks next may not read what was told. */
static void
closed_cb (ScrTermsPopover *self)
{
  if (self->anchor != NULL && gtk_widget_get_mapped (self->anchor))
    gtk_widget_grab_focus (self->anchor);
  g_clear_weak_pointer (&self->anchor);
  gtk_scrolled_window_set_child (self->scroll, NULL);
  gtk_label_set_label (self->title, "");
  scr_set_name (GTK_WIDGET (self), "");
}

static void
scr_terms_popover_dispose (GObject *object)
{
  g_clear_weak_pointer (&SCR_TERMS_POPOVER (object)->anchor);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_TERMS_POPOVER);

  G_OBJECT_CLASS (scr_terms_popover_parent_class)->dispose (object);
}

static void
scr_terms_popover_class_init (ScrTermsPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_terms_popover_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-terms-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrTermsPopover, title);
  gtk_widget_class_bind_template_child (widget_class, ScrTermsPopover, scroll);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
}

static void
scr_terms_popover_init (ScrTermsPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
point_to (ScrTermsPopover *self,
          GtkWidget *anchor)
{
  graphene_rect_t bounds;
  GdkRectangle rectangle;

  if (!gtk_widget_compute_bounds (anchor, gtk_widget_get_parent (GTK_WIDGET (self)), &bounds))
    return;

  rectangle = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                              (int) bounds.size.width, (int) bounds.size.height };
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &rectangle);
}

static char *
dup_title (ScrMatch *match,
           guint seat,
           GListModel *terms)
{
  /* A seat that nobody sits at has no name in the match. */
  gboolean is_named = seat > 0 && seat <= scr_match_get_n_seats (match);
  g_autofree char *number = NULL;
  int sum = 0, high = 0;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      sum += scr_term_get_value (term);
      high += scr_term_get_high (term);
    }

  number = scr_dup_range (sum, high);
  /* Translators: the heading over the parts that add up to a number of the player named. */
  return is_named ? g_strdup_printf (_ ("%s: how %s comes about"),
                                     scr_match_get_seat_name (match, seat), number)
                  /* Translators: the heading over the parts that add up to a number. */
                  : g_strdup_printf (_ ("How %s comes about"), number);
}

/**
 * scr_terms_popover_show:
 * @self: a popover with a parent
 * @anchor: the widget that shows the number, below the same parent
 * @title: what the number is
 * @terms: a list model of #ScrTerm
 * @match: the match whose scr_match_explain() gave @terms
 * @viewer: who looks
 *
 * Shows beside @anchor what the number adds up from.
 */
void
scr_terms_popover_show (ScrTermsPopover *self,
                        GtkWidget *anchor,
                        const char *title,
                        GListModel *terms,
                        ScrMatch *match,
                        int viewer)
{
  GtkWidget *list;

  g_return_if_fail (SCR_IS_TERMS_POPOVER (self));
  g_return_if_fail (GTK_IS_WIDGET (anchor));

  gtk_popover_popdown (GTK_POPOVER (self));
  list = scr_terms_list_new (terms, match, viewer);
  gtk_scrolled_window_set_child (self->scroll, list);
  gtk_label_set_label (self->title, title);
  scr_set_name (GTK_WIDGET (self), title);
  point_to (self, anchor);
  gtk_popover_popup (GTK_POPOVER (self));
  g_set_weak_pointer (&self->anchor, anchor);
  gtk_widget_grab_focus (list);
}

/**
 * scr_terms_popover_explain:
 * @self: a popover with a parent
 * @anchor: the widget that shows the number, below the same parent
 * @match: a match
 * @n_moves: how many of its moves count in the number that is shown
 * @viewer: who looks
 * @seat: whose number, from 1; 0 where it is nobody's
 * @number: which number, in the game's words
 * @error: return location for a #ScrError
 *
 * Shows beside @anchor what the number adds up from.
 *
 * Returns: whether there is such a number
 */
gboolean
scr_terms_popover_explain (ScrTermsPopover *self,
                           GtkWidget *anchor,
                           ScrMatch *match,
                           guint n_moves,
                           int viewer,
                           guint seat,
                           const char *number,
                           GError **error)
{
  g_autoptr (GListModel) terms = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (SCR_IS_TERMS_POPOVER (self), FALSE);

  terms = scr_match_explain (match, n_moves, seat, number, viewer, error);
  if (terms == NULL)
    return FALSE;

  title = dup_title (match, seat, terms);
  scr_terms_popover_show (self, anchor, title, terms, match, viewer);

  return TRUE;
}
