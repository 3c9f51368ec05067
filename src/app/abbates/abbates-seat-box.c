/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-seat-box.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-mini.h"
#include "app/abbates/abbates-names.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-emblem.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesSeatBox:
 *
 * How a seat, or Henricus, stands. Pointing at it brings its portrait in sight.
 */
struct _AbbatesSeatBox
{
  GtkButton parent_instance;

  guint seat;

  ScrEmblem *emblem;
  GtkLabel *name;
  GtkLabel *score;
  GtkLabel *track;
  GtkLabel *played;
  GtkLabel *piles;
  AbbatesMini *mini;
};

G_DEFINE_FINAL_TYPE (AbbatesSeatBox, abbates_seat_box, GTK_TYPE_BUTTON)

static void
abbates_seat_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_SEAT_BOX);

  G_OBJECT_CLASS (abbates_seat_box_parent_class)->dispose (object);
}

static void
abbates_seat_box_class_init (AbbatesSeatBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_seat_box_dispose;

  g_type_ensure (SCR_TYPE_EMBLEM);
  g_type_ensure (ABBATES_TYPE_MINI);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/scriptorium/Scriptorium/ui/"
                                                             "abbates-seat-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, emblem);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, name);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, score);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, track);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, played);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, piles);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, mini);
  gtk_widget_class_set_css_name (widget_class, "seatpanel");
}

static void
abbates_seat_box_init (AbbatesSeatBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The panel of a seat, from 1. */
GtkWidget *
abbates_seat_box_new (guint seat)
{
  AbbatesSeatBox *self = g_object_new (ABBATES_TYPE_SEAT_BOX, NULL);

  self->seat = seat;
  scr_set_action (GTK_WIDGET (self), "table.show-seat", g_variant_new_uint32 (seat));

  return GTK_WIDGET (self);
}

static char *
dup_distance (int track,
              int general)
{
  if (track < general)
    return g_strdup_printf (_ ("track %d · %d behind"), track, general - track);
  if (track > general)
    return g_strdup_printf (_ ("track %d · %d ahead"), track, track - general);

  return g_strdup_printf (_ ("track %d · level"), track);
}

/* The four conditions of this round, with how far the seat has come. */
static char *
dup_ora (const AbbatesView *view,
         const AbbatesSeatPosition *seat)
{
  guint face = view->rules->ora_order[view->position->round - 1];
  g_autoptr (GString) text = g_string_new (NULL);

  if (view->rules->no_ora)
    return g_strdup ("");

  g_string_append_printf (text, _ ("Ora et Labora %c: "), 'A' + face);
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *condition = abbates_sentence_condition (&view->rules->ora[face][i]);

      if (i > 0)
        g_string_append (text, ", ");
      g_string_append_printf (text, seat->ora > i ? _ ("%s (met)") : "%s", condition);
    }
  if (seat->ora < 0)
    g_string_append (text, _ ("; the pawn is removed for this round"));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static guint
count_hand (const AbbatesHand *hand)
{
  guint n_cards = hand->benedict;

  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    n_cards += (hand->values >> value) & 1;

  return n_cards;
}

/* What a seat, or Henricus, does in this phase; NULL before it has played. */
static char *
dup_played (guint played,
            gboolean is_out)
{
  if (played > 0)
    return g_strdup_printf (_ ("plays %u"), played);

  return is_out ? g_strdup (_ ("sits out")) : NULL;
}

/* Ora et Labora in a few letters: conditions met, or a dash. */
static char *
dup_ora_short (const AbbatesView *view,
               const AbbatesSeatPosition *seat)
{
  if (view->rules->no_ora)
    return g_strdup ("");
  if (seat->ora < 0)
    return g_strdup (_ (" · Ora –"));

  return g_strdup_printf (_ (" · Ora %d/4"), seat->ora);
}

/* @detail is what does not fit on the panel. */
static void
update_name (AbbatesSeatBox *self,
             const AbbatesView *view,
             const char *detail)
{
  AbbatesScore scores[ABBATES_MAX_SEATS] = { 0 };
  g_autofree char *total = NULL;
  g_autofree char *points = NULL;
  g_autofree char *name = NULL;
  g_autofree char *tooltip = NULL;

  abbates_position_score (view->position, view->rules, scores);
  total = g_strdup_printf ("%d", scores[self->seat - 1].total);
  points = g_strdup_printf (ngettext ("%d point", "%d points", scores[self->seat - 1].total),
                            scores[self->seat - 1].total);
  name = g_strdup_printf ("%s: %s, %s, %s", abbates_view_get_name (view, self->seat), points,
                          gtk_label_get_label (self->track), gtk_label_get_label (self->played));
  tooltip = g_strdup_printf ("%s\n%s", name, detail);

  gtk_label_set_label (self->score, total);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail,
                                  -1);
}

static void
show_player (AbbatesSeatBox *self,
             const AbbatesView *view)
{
  const AbbatesSeatPosition *seat = &view->position->seats[self->seat - 1];
  g_autofree char *track = dup_distance (seat->track, view->position->general);
  g_autofree char *ora = dup_ora_short (view, seat);
  g_autofree char *hand = dup_played (seat->played, seat->out != 0);
  g_autofree char *conditions = dup_ora (view, seat);
  g_autofree char *played = NULL;

  if (hand == NULL)
    hand = g_strdup_printf (_ ("hand %u"), count_hand (&seat->hand));
  played = g_strconcat (hand, ora, NULL);
  gtk_label_set_label (self->track, track);
  gtk_label_set_label (self->played, played);
  abbates_mini_show (self->mini, view, self->seat);
  update_name (self, view, conditions);
}

static char *
dup_top (guint value)
{
  return value > 0 ? g_strdup_printf ("%u", value) : g_strdup ("–");
}

static void
show_henricus (AbbatesSeatBox *self,
               const AbbatesView *view)
{
  const AbbatesHenricusPosition *henricus = &view->position->henricus;
  g_autofree char *track = dup_distance (henricus->track, view->position->general);
  g_autofree char *plays = dup_played (henricus->played, henricus->out != 0);
  g_autofree char *cards =
      g_strdup_printf (ngettext ("%u card taken", "%u cards taken", henricus->n_cards),
                       henricus->n_cards);
  g_autofree char *played =
      plays != NULL ? g_strdup_printf ("%s · %s", plays, cards) : g_strdup (cards);
  g_autofree char *low = dup_top (henricus->top[0]);
  g_autofree char *high = dup_top (henricus->top[1]);
  /* Translators: the cards on top of Henricus' two piles, and his pawn's square. */
  g_autofree char *piles =
      g_strdup_printf (_ ("low %s · high %s · Solo %u"), low, high, henricus->pawn);
  g_autofree char *detail = abbates_name_piles (view);

  gtk_label_set_label (self->track, track);
  gtk_label_set_label (self->played, played);
  gtk_label_set_label (self->piles, piles);
  gtk_widget_set_visible (GTK_WIDGET (self->piles), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->mini), FALSE);
  update_name (self, view, detail);
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

/* Shows how the seat stands. */
void
abbates_seat_box_show (AbbatesSeatBox *self,
                       const AbbatesView *view)
{
  g_return_if_fail (ABBATES_IS_SEAT_BOX (self));

  gtk_label_set_label (self->name, abbates_view_get_name (view, self->seat));
  scr_emblem_set_colour (self->emblem, abbates_view_get_colour (view, self->seat));
  if (abbates_view_is_henricus (view, self->seat))
    show_henricus (self, view);
  else
    show_player (self, view);

  set_class (GTK_WIDGET (self), "due", view->position->by == self->seat);
  set_class (GTK_WIDGET (self), "shown", view->shown_seat == self->seat);
}
