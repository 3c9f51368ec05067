/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-henricus-box.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-monk.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-picture.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "games/abbates/abbates-sentence.h"

enum
{
  LOW,
  HIGH,
  PLAYED,
  N_PILES,
};

/* A pile of Abbot cards: the backs, the card on top, and what stands below. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *back;
  GtkLabel *top;
  GtkLabel *caption;
} Pile;

/**
 * AbbatesHenricusBox:
 *
 * How Henricus stands: what he has just done and why, his two piles and the card that
 * he has played, and the cards that he took, kind by kind.
 */
struct _AbbatesHenricusBox
{
  GtkWidget parent_instance;

  Pile pile[N_PILES];
  GPtrArray *cards;
  AbbatesCard faces[ABBATES_MAX_HENRICUS_CARDS];

  GtkLabel *title;
  GtkLabel *solo;
  GtkLabel *why;
  GtkBox *piles;
  GtkLabel *sum;
  GtkBox *flow;
  GtkLabel *corners;
};

G_DEFINE_FINAL_TYPE (AbbatesHenricusBox, abbates_henricus_box, GTK_TYPE_WIDGET)

static void
abbates_henricus_box_dispose (GObject *object)
{
  g_ptr_array_set_size (ABBATES_HENRICUS_BOX (object)->cards, 0);
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_HENRICUS_BOX);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_henricus_box_parent_class)->dispose (object);
}

static void
abbates_henricus_box_finalize (GObject *object)
{
  g_ptr_array_unref (ABBATES_HENRICUS_BOX (object)->cards);

  G_OBJECT_CLASS (abbates_henricus_box_parent_class)->finalize (object);
}

static void
abbates_henricus_box_class_init (AbbatesHenricusBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = abbates_henricus_box_dispose;
  object_class->finalize = abbates_henricus_box_finalize;

  g_type_ensure (ABBATES_TYPE_MONK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/scriptorium/Scriptorium/ui/"
                                                             "abbates-henricus-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesHenricusBox, title);
  gtk_widget_class_bind_template_child (widget_class, AbbatesHenricusBox, solo);
  gtk_widget_class_bind_template_child (widget_class, AbbatesHenricusBox, why);
  gtk_widget_class_bind_template_child (widget_class, AbbatesHenricusBox, piles);
  gtk_widget_class_bind_template_child (widget_class, AbbatesHenricusBox, sum);
  gtk_widget_class_bind_template_child (widget_class, AbbatesHenricusBox, flow);
  gtk_widget_class_bind_template_child (widget_class, AbbatesHenricusBox, corners);
  gtk_widget_class_set_css_name (widget_class, "henricus");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
add_pile (AbbatesHenricusBox *self,
          Pile *pile)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *cards = gtk_overlay_new ();

  pile->button = gtk_button_new ();
  pile->back = abbates_picture_new (ABBATES_FORM_BACK);
  pile->top = GTK_LABEL (gtk_label_new (NULL));
  pile->caption = GTK_LABEL (gtk_label_new (NULL));
  /* The backs look out from below the card on top. */
  gtk_widget_set_halign (pile->back, GTK_ALIGN_FILL);
  gtk_widget_set_valign (pile->back, GTK_ALIGN_FILL);
  gtk_widget_set_margin_start (pile->back, 8);
  gtk_widget_set_margin_bottom (pile->back, 6);
  gtk_widget_set_margin_end (GTK_WIDGET (pile->top), 8);
  gtk_widget_set_margin_top (GTK_WIDGET (pile->top), 6);
  gtk_overlay_set_child (GTK_OVERLAY (cards), pile->back);
  gtk_overlay_add_overlay (GTK_OVERLAY (cards), GTK_WIDGET (pile->top));
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (cards), GTK_WIDGET (pile->top), TRUE);
  gtk_widget_set_halign (cards, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (pile->caption, TRUE);
  gtk_label_set_justify (pile->caption, GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (pile->caption, 12);
  gtk_widget_add_css_class (GTK_WIDGET (pile->top), "top-card");
  gtk_widget_add_css_class (GTK_WIDGET (pile->caption), "small");
  gtk_box_append (GTK_BOX (column), cards);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (pile->caption));
  gtk_button_set_child (GTK_BUTTON (pile->button), column);
  gtk_widget_add_css_class (pile->button, "henricus-pile");
  gtk_box_append (self->piles, pile->button);
}

static void
abbates_henricus_box_init (AbbatesHenricusBox *self)
{
  GtkLayoutManager *layout;

  self->cards = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->flow), scr_flow_layout_new (4, 280));
  for (guint i = 0; i < N_PILES; i++)
    add_pile (self, &self->pile[i]);
}

GtkWidget *
abbates_henricus_box_new (void)
{
  return g_object_new (ABBATES_TYPE_HENRICUS_BOX, NULL);
}

static void
set_class (GtkWidget *widget,
           const char *css_class,
           gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static guint
count_pile (const AbbatesHand *pile)
{
  guint n_cards = pile->benedict;

  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    n_cards += (pile->values >> value) & 1;

  return n_cards;
}

/* @value lies on top, 0 for none; @n_cards lie there in all; @told is what pointing tells. */
static void
show_pile (Pile *pile,
           guint value,
           guint n_cards,
           const char *caption,
           const char *name,
           const char *told)
{
  g_autofree char *top = value > 0 ? g_strdup_printf ("%u", value) : g_strdup ("–");
  g_autofree char *sentence = g_strdup_printf ("%s. %s", name, told);

  gtk_label_set_label (pile->top, top);
  gtk_label_set_label (pile->caption, caption);
  set_class (GTK_WIDGET (pile->top), "none", value == 0);
  gtk_widget_set_opacity (pile->back, n_cards > 1 || (value == 0 && n_cards > 0) ? 1 : 0);
  gtk_widget_set_tooltip_text (pile->button, sentence);
  scr_set_name (pile->button, name);
  scr_set_description (pile->button, told);
  scr_set_action (pile->button, "page.tell", g_variant_new_string (sentence));
}

static char *
dup_pile_name (guint pile,
               guint top,
               guint n_cards)
{
  g_autofree char *count =
      g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);

  if (n_cards == 0)
    return g_strdup (pile == LOW ? _ ("Low pile of Henricus: empty")
                                 : _ ("High pile of Henricus: empty"));
  if (top == 0)
    /* Translators: %s is a number of cards. */
    return g_strdup_printf (pile == LOW ? _ ("Low pile of Henricus: %s")
                                        : _ ("High pile of Henricus: %s"),
                            count);

  /* Translators: %s is a number of cards, %u the value of the one on top. */
  return g_strdup_printf (pile == LOW ? _ ("Low pile of Henricus: %s, on top %u")
                                      : _ ("High pile of Henricus: %s, on top %u"),
                          count, top);
}

static void
show_pile_of (AbbatesHenricusBox *self,
              const AbbatesView *view,
              guint pile)
{
  const AbbatesHenricusPosition *henricus = &view->position->henricus;
  guint n_cards = count_pile (&henricus->pile[pile]);
  g_autofree char *name = dup_pile_name (pile, henricus->top[pile], n_cards);
  /* Translators: %u is a number of cards. */
  g_autofree char *caption = g_strdup_printf (pile == LOW ? _ ("low pile · %u")
                                                          : _ ("high pile · %u"),
                                              n_cards);

  show_pile (&self->pile[pile], henricus->top[pile], n_cards, caption, name,
             pile == LOW ? _ ("He plays from it where the mission has fewer than two purple "
                              "squares in the Abbot-General's line.")
                         : _ ("He plays from it where the mission has two purple squares or more "
                              "in the Abbot-General's line, and at every corner."));
}

static void
show_played (AbbatesHenricusBox *self,
             const AbbatesView *view,
             const char *why)
{
  const AbbatesHenricusPosition *henricus = &view->position->henricus;
  g_autofree char *name = NULL;

  if (henricus->played > 0)
    name = g_strdup_printf (_ ("Henricus has played %u"), henricus->played);
  else
    name = g_strdup (henricus->out ? _ ("Henricus sits this phase out")
                                   : _ ("Henricus has not played yet"));
  show_pile (&self->pile[PLAYED], henricus->played, 0,
             henricus->out ? _ ("sits out") : _ ("played"), name, why);
  set_class (self->pile[PLAYED].button, "now", henricus->played > 0);
}

static int
compare_cards (gconstpointer a,
               gconstpointer b)
{
  AbbatesCard first = *(const AbbatesCard *) a;
  AbbatesCard second = *(const AbbatesCard *) b;

  if (ABBATES_CARD_KIND (first) != ABBATES_CARD_KIND (second))
    return (int) ABBATES_CARD_KIND (first) - (int) ABBATES_CARD_KIND (second);

  return (int) ABBATES_CARD_BEANS (second) - (int) ABBATES_CARD_BEANS (first);
}

/* Kind by kind, the most beans first. */
static void
show_cards (AbbatesHenricusBox *self,
            const AbbatesView *view)
{
  const AbbatesHenricusPosition *henricus = &view->position->henricus;

  memcpy (self->faces, henricus->cards, sizeof *self->faces * henricus->n_cards);
  qsort (self->faces, henricus->n_cards, sizeof *self->faces, compare_cards);
  while (self->cards->len > henricus->n_cards)
    gtk_box_remove (self->flow, g_ptr_array_steal_index (self->cards, self->cards->len - 1));
  for (guint i = 0; i < henricus->n_cards; i++)
    {
      g_autofree char *name = abbates_name_card (view, self->faces[i]);

      if (i == self->cards->len)
        {
          GtkWidget *card = abbates_card_button_new ();

          gtk_widget_add_css_class (card, "henricus-card");
          gtk_widget_set_halign (card, GTK_ALIGN_START);
          gtk_box_append (self->flow, card);
          g_ptr_array_add (self->cards, card);
        }
      abbates_card_button_show_card (g_ptr_array_index (self->cards, i), self->faces[i], name);
    }
}

static void
show_sums (AbbatesHenricusBox *self,
           const AbbatesView *view)
{
  const AbbatesHenricusPosition *henricus = &view->position->henricus;
  g_autofree char *sum = NULL;
  g_autofree char *corners = NULL;

  if (henricus->n_cards == 0)
    sum = g_strdup (_ ("Henricus has no garden cards yet."));
  else
    /* Translators: how many cards, how many beans they have together, and that again. */
    sum = g_strdup_printf (ngettext ("%u card with %d black beans: his Abbot stands at %d.",
                                     "%u cards with %d black beans: his Abbot stands at %d.",
                                     henricus->n_cards),
                           henricus->n_cards, henricus->track, henricus->track);
  gtk_label_set_label (self->sum, sum);

  corners = abbates_sentence_henricus_corners (view->position);
  gtk_label_set_label (self->corners, corners);
  gtk_widget_set_visible (GTK_WIDGET (self->corners), *corners != '\0');
}

/* Shows how Henricus stands in the state of @view, one of a solo game. */
void
abbates_henricus_box_show (AbbatesHenricusBox *self,
                           const AbbatesView *view)
{
  g_autofree char *why = NULL;
  g_autofree char *solo = NULL;

  g_return_if_fail (ABBATES_IS_HENRICUS_BOX (self));
  g_return_if_fail (view->rules->solo);

  why = abbates_sentence_henricus (view->position, view->setup);
  solo = g_strdup_printf (_ ("Solo card, square %u: %s"), view->position->henricus.pawn,
                          abbates_name_solo_square (view->position->henricus.pawn));
  gtk_label_set_label (self->title, abbates_view_get_name (view, ABBATES_HENRICUS));
  gtk_label_set_label (self->solo, solo);
  gtk_label_set_label (self->why, why);
  gtk_widget_set_visible (GTK_WIDGET (self->why), *why != '\0');
  scr_set_name (GTK_WIDGET (self), abbates_view_get_name (view, ABBATES_HENRICUS));
  scr_set_description (GTK_WIDGET (self), why);
  show_pile_of (self, view, LOW);
  show_pile_of (self, view, HIGH);
  show_played (self, view, why);
  show_cards (self, view);
  show_sums (self, view);
}

/* The widget that shows the piece of @value at a place of Henricus', or NULL. */
GtkWidget *
abbates_henricus_box_get_place (AbbatesHenricusBox *self,
                                AbbatesPlace place,
                                guint value)
{
  g_return_val_if_fail (ABBATES_IS_HENRICUS_BOX (self), NULL);

  if (place.kind == ABBATES_PLACE_LOW)
    return GTK_WIDGET (self->pile[LOW].top);
  if (place.kind == ABBATES_PLACE_HIGH)
    return GTK_WIDGET (self->pile[HIGH].top);
  if (place.kind == ABBATES_PLACE_PLAYED)
    return GTK_WIDGET (self->pile[PLAYED].top);

  for (guint i = 0; i < self->cards->len; i++)
    if (self->faces[i] == value)
      return g_ptr_array_index (self->cards, i);

  return NULL;
}
