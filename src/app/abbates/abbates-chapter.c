/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-chapter.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-due.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-picture.h"
#include "app/abbates/abbates-rule.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-rule.h"

#define N_POINTS 4

/**
 * AbbatesChapter:
 *
 * The Chapter Room: the replenishment row, the draw and discard piles, the
 * points card, and the Abbot cards that won, those of each seat together.
 */
struct _AbbatesChapter
{
  GtkWidget parent_instance;

  AbbatesCardButton *boxes[ABBATES_N_BOXES];
  GtkWidget *places[N_POINTS];
  GPtrArray *chapter[ABBATES_MAX_SEATS]; /* the cards of each seat, in the order won */
  GtkWidget *pile_count;
  GtkWidget *top;
  GtkWidget *discard_count;

  GtkWidget *row;
  GtkBox *refill;
  GtkWidget *pile;
  GtkMenuButton *discard;
  GtkPopover *popover;
  GtkGrid *cards;
  GtkWidget *points_box;
  GtkGrid *points;
  GtkBox *won;
};

G_DEFINE_FINAL_TYPE (AbbatesChapter, abbates_chapter, GTK_TYPE_WIDGET)

static void
abbates_chapter_dispose (GObject *object)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    g_ptr_array_set_size (ABBATES_CHAPTER (object)->chapter[i], 0);
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_CHAPTER);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_chapter_parent_class)->dispose (object);
}

static void
abbates_chapter_finalize (GObject *object)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    g_ptr_array_unref (ABBATES_CHAPTER (object)->chapter[i]);

  G_OBJECT_CLASS (abbates_chapter_parent_class)->finalize (object);
}

static void
abbates_chapter_class_init (AbbatesChapterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = abbates_chapter_dispose;
  object_class->finalize = abbates_chapter_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/scriptorium/Scriptorium/ui/"
                                                             "abbates-chapter.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, row);
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, refill);
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, pile);
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, discard);
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, popover);
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, cards);
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, points);
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, points_box);
  gtk_widget_class_bind_template_child (widget_class, AbbatesChapter, won);
  gtk_widget_class_set_css_name (widget_class, "chapter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* What lies on a pile, and below it how many there are. */
static GtkWidget *
new_pile_face (GtkWidget *picture,
               GtkWidget **count)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  *count = gtk_label_new (NULL);
  gtk_widget_add_css_class (*count, "numeric");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), *count);

  return box;
}

/* A place of the points card: the picture of a kind, and its worth. */
static GtkWidget *
new_points_place (guint place)
{
  static const char *const worths[N_POINTS] = { "3", "2", "1", "=" };
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), abbates_picture_new (ABBATES_FORM_CARD));
  gtk_box_append (GTK_BOX (box), gtk_label_new (worths[place]));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "points-place");

  return button;
}

static void
abbates_chapter_init (AbbatesChapter *self)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    self->chapter[i] = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->row, scr_flow_layout_new (4, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->won), scr_flow_layout_new (4, 280));
  gtk_widget_set_direction (GTK_WIDGET (self->refill), GTK_TEXT_DIR_LTR);
  scr_set_name (GTK_WIDGET (self), _ ("Chapter Room"));

  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    {
      GtkWidget *box = abbates_card_button_new ();

      gtk_widget_add_css_class (box, "refill");
      gtk_box_append (self->refill, box);
      self->boxes[i] = ABBATES_CARD_BUTTON (box);
    }
  for (guint i = 0; i < N_POINTS; i++)
    {
      self->places[i] = new_points_place (i);
      gtk_grid_attach (self->points, self->places[i], (int) i, 0, 1, 1);
    }
  self->top = abbates_picture_new (ABBATES_FORM_CARD);
  gtk_button_set_child (GTK_BUTTON (self->pile),
                        new_pile_face (abbates_picture_new (ABBATES_FORM_BACK),
                                       &self->pile_count));
  gtk_menu_button_set_child (self->discard, new_pile_face (self->top, &self->discard_count));
}

/* Pointing at a place of the points card tells what it is. */
static void
show_points_place (GtkWidget *place,
                   const AbbatesView *view,
                   AbbatesCard card,
                   const char *name)
{
  g_autofree char *rule = abbates_rule_card (view, card);
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (place));

  abbates_picture_set_number (ABBATES_PICTURE (gtk_widget_get_first_child (box)), card);
  scr_set_rule (place, name, rule, abbates_rule_section_counting ());
  scr_set_name (place, name);
  scr_set_action (place, "page.tell", g_variant_new_string (name));
}

static void
show_points (AbbatesChapter *self,
             const AbbatesView *view)
{
  gtk_widget_set_visible (self->points_box, !view->rules->no_points_card);
  for (guint i = 0; i < N_POINTS; i++)
    {
      AbbatesCard card = i < view->position->n_points ? view->position->points[i] : ABBATES_NO_CARD;
      g_autofree char *what = abbates_name_card (view, card);
      g_autofree char *name = g_strdup_printf (_ ("Points card, %s: %s"),
                                               abbates_name_points_place (i), what);

      show_points_place (self->places[i], view, card, name);
      abbates_due_mark (self->places[i], view, ABBATES_AT (POINTS, 0, i + 1));
    }
}

static void
show_pile (AbbatesChapter *self,
           const AbbatesView *view)
{
  guint n_cards = view->position->pile;
  AbbatesSpot place = ABBATES_PLACE (ABBATES_ON_PILE, 0, 0);
  AbbatesMark mark = abbates_view_get_mark (view, place);
  g_autofree char *label = g_strdup_printf ("%u", n_cards);
  g_autofree char *name =
      g_strdup_printf (ngettext ("Draw pile: %u card", "Draw pile: %u cards", n_cards), n_cards);

  gtk_label_set_label (GTK_LABEL (self->pile_count), label);
  gtk_widget_set_tooltip_text (self->pile, name);
  abbates_set_mark (self->pile, mark);
  scr_set_name (self->pile, name);
  scr_set_description (self->pile, abbates_name_mark (mark));
  scr_set_action (self->pile, "table.pick", abbates_spot_to_variant (place));
}

/* The discard pile's popover shows each card once; equal ones are all the same. */
static gboolean
show_discard_cards (AbbatesChapter *self,
                    const AbbatesView *view)
{
  guint8 counts[ABBATES_N_CARDS] = { 0 };
  gboolean is_lit = FALSE;
  GtkWidget *child;
  int i = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_grid_remove (self->cards, child);
  for (guint n = 0; n < view->position->n_discard; n++)
    counts[view->position->discard[n]]++;

  for (guint card = 0; card < ABBATES_N_CARDS; card++)
    {
      AbbatesSpot place = ABBATES_PLACE (ABBATES_IN_DISCARD, 0, card);

      if (counts[card] == 0)
        continue;
      child = abbates_card_button_new ();
      abbates_card_button_show_place (ABBATES_CARD_BUTTON (child), view, place, (AbbatesCard) card);
      gtk_grid_attach (self->cards, child, i % 4, i / 4, 1, 1);
      is_lit |= abbates_view_get_mark (view, place) != ABBATES_MARK_NONE;
      i++;
    }
  if (i == 0)
    gtk_grid_attach (self->cards, gtk_label_new (_ ("No cards")), 0, 0, 1, 1);

  return is_lit;
}

static void
show_discard (AbbatesChapter *self,
              const AbbatesView *view)
{
  guint n_cards = view->position->n_discard;
  gboolean is_selected = view->selected.where == ABBATES_IN_DISCARD;
  gboolean is_lit = show_discard_cards (self, view);
  g_autofree char *label = g_strdup_printf ("%u", n_cards);
  g_autofree char *name =
      g_strdup_printf (ngettext ("Discard pile: %u card", "Discard pile: %u cards", n_cards),
                       n_cards);
  GtkWidget *widget = GTK_WIDGET (self->discard);

  abbates_picture_set_number (ABBATES_PICTURE (self->top),
                              n_cards > 0 ? view->position->discard[n_cards - 1]
                                          : ABBATES_NO_CARD);
  gtk_label_set_label (GTK_LABEL (self->discard_count), label);
  gtk_widget_set_tooltip_text (widget, name);
  abbates_set_mark (widget, is_selected ? ABBATES_MARK_SELECTED
                            : is_lit    ? ABBATES_MARK_LIT
                                        : ABBATES_MARK_NONE);
  scr_set_name (widget, name);
}

static GtkWidget *
new_won (void)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (box), scr_emblem_new (NULL));
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "won");
  gtk_widget_add_css_class (button, "numeric");
  gtk_widget_set_valign (button, GTK_ALIGN_START);

  return button;
}

static void
show_won (const AbbatesView *view,
          GtkWidget *button,
          guint seat,
          guint value)
{
  AbbatesSpot place = ABBATES_PLACE (ABBATES_IN_CHAPTER, seat, value);
  AbbatesMark mark = abbates_view_get_mark (view, place);
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button));
  g_autofree char *number = g_strdup_printf ("%u", value);
  g_autofree char *card = abbates_name_abbot_card (view, value);
  g_autofree char *name = g_strdup_printf (_ ("Chapter Room, %s: %s"),
                                           abbates_view_get_name (view, seat), card);

  scr_emblem_set_colour (SCR_EMBLEM (gtk_widget_get_first_child (box)),
                         abbates_view_get_colour (view, seat));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), number);
  gtk_widget_set_tooltip_text (button, name);
  abbates_set_mark (button, mark);
  scr_set_name (button, name);
  scr_set_description (button, abbates_name_mark (mark));
  scr_set_action (button, "table.pick", abbates_spot_to_variant (place));
}

/* Those of a seat lie side by side, the first one with the seat's sign, after @last. They
 * are kept and shown anew, so that the focus stays where it is. Returns the last of them. */
static GtkWidget *
show_won_by (AbbatesChapter *self,
             const AbbatesView *view,
             guint seat,
             GtkWidget *last)
{
  GPtrArray *cards = self->chapter[seat - 1];
  guint n = 0;

  for (guint i = 0; i < view->position->n_chapter; i++)
    {
      guint8 won = view->position->chapter[i];

      if (ABBATES_CHAPTER_SEAT (won) != seat)
        continue;
      if (n == cards->len)
        {
          GtkWidget *button = new_won ();

          gtk_box_insert_child_after (self->won, button, last);
          gtk_widget_set_visible (
              gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button))), n == 0);
          g_ptr_array_add (cards, button);
        }
      last = g_ptr_array_index (cards, n++);
      show_won (view, last, seat, ABBATES_CHAPTER_VALUE (won));
    }
  while (cards->len > n)
    gtk_box_remove (self->won, g_ptr_array_steal_index (cards, cards->len - 1));

  return last;
}

/* Shows the Chapter Room. */
void
abbates_chapter_show (AbbatesChapter *self,
                      const AbbatesView *view)
{
  GtkWidget *last = gtk_widget_get_first_child (GTK_WIDGET (self->won));

  g_return_if_fail (ABBATES_IS_CHAPTER (self));

  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    {
      abbates_card_button_show_place (self->boxes[i], view,
                                      ABBATES_PLACE (ABBATES_IN_REFILL, 0, i + 1),
                                      view->position->refill[i]);
      abbates_due_mark (GTK_WIDGET (self->boxes[i]), view, ABBATES_AT (REFILL, 0, i + 1));
    }
  show_points (self, view);
  show_pile (self, view);
  show_discard (self, view);
  for (guint seat = 1; seat <= abbates_view_get_n_seats (view); seat++)
    last = show_won_by (self, view, seat, last);
}

/* Closes the list of the discard pile's cards. */
void
abbates_chapter_close_discard (AbbatesChapter *self)
{
  gtk_popover_popdown (self->popover);
}
