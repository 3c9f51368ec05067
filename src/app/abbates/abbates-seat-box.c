/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-seat-box.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-known.h"
#include "app/abbates/abbates-mini.h"
#include "app/abbates/abbates-monk.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-picture.h"
#include "app/abbates/abbates-seat-room.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesSeatBox:
 *
 * How a seat, or Henricus, stands. Pointing at it brings its portrait in sight, pointing
 * at the score explains it. A pennant marks the seat that decides now. Where there is
 * little room, only name, distance and score are shown.
 */
struct _AbbatesSeatBox
{
  GtkWidget parent_instance;

  guint seat;

  GtkWidget *shields[ABBATES_N_ROUNDS];
  GtkWidget *ora;
  GtkLabel *benedict;

  GtkWidget *face;
  ScrEmblem *emblem;
  GtkLabel *name;
  GtkWidget *room;
  GtkWidget *score;
  GtkLabel *short_track;
  GtkWidget *body;
  GtkBox *track_box;
  GtkLabel *track;
  GtkBox *spoils;
  GtkLabel *hand;
  GtkLabel *played;
  GtkLabel *piles;
  AbbatesMini *mini;
  GtkWidget *monk;
};

G_DEFINE_FINAL_TYPE (AbbatesSeatBox, abbates_seat_box, GTK_TYPE_WIDGET)

static void
abbates_seat_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_SEAT_BOX);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_seat_box_parent_class)->dispose (object);
}

/* A pennant points at the name of who decides now. */
static void
abbates_seat_box_snapshot (GtkWidget *widget,
                           GtkSnapshot *snapshot)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double width = gtk_widget_get_width (widget);
  double edge = is_rtl ? width : 0;
  double along = is_rtl ? -1 : 1;
  GdkRGBA colour;
  cairo_t *cr;

  GTK_WIDGET_CLASS (abbates_seat_box_parent_class)->snapshot (widget, snapshot);
  if (!gtk_widget_has_css_class (widget, "due"))
    return;

  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (-6, 0, (float) width + 12,
                                     (float) gtk_widget_get_height (widget)));
  scr_style_lookup (widget, "scr_general", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_move_to (cr, edge - along, 9);
  cairo_line_to (cr, edge + 9 * along, 17);
  cairo_line_to (cr, edge - along, 25);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
abbates_seat_box_class_init (AbbatesSeatBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_seat_box_dispose;
  widget_class->snapshot = abbates_seat_box_snapshot;

  g_type_ensure (SCR_TYPE_EMBLEM);
  g_type_ensure (ABBATES_TYPE_MINI);
  g_type_ensure (ABBATES_TYPE_MONK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/scriptorium/Scriptorium/ui/"
                                                             "abbates-seat-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, face);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, emblem);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, name);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, room);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, score);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, short_track);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, body);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, track);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, track_box);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, spoils);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, hand);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, played);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, piles);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, mini);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSeatBox, monk);
  gtk_widget_class_set_css_name (widget_class, "seatpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
abbates_seat_box_init (AbbatesSeatBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->body, abbates_seat_room_new ());
  gtk_box_prepend (self->track_box, abbates_picture_new (ABBATES_FORM_BEAN));
  self->ora = abbates_picture_new (ABBATES_FORM_ORA);
  gtk_box_append (self->spoils, self->ora);
  for (int i = 0; i < ABBATES_N_ROUNDS; i++)
    {
      self->shields[i] = abbates_picture_new (ABBATES_FORM_SHIELD);
      abbates_picture_set_number (ABBATES_PICTURE (self->shields[i]), i + 1);
      gtk_box_append (self->spoils, self->shields[i]);
    }
  self->benedict = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->benedict), "played");
  gtk_box_append (self->spoils, GTK_WIDGET (self->benedict));
}

/* The panel of a seat, from 1. */
GtkWidget *
abbates_seat_box_new (guint seat)
{
  AbbatesSeatBox *self = g_object_new (ABBATES_TYPE_SEAT_BOX, NULL);

  self->seat = seat;
  scr_set_action (self->face, "table.show-seat", g_variant_new_uint32 (seat));
  scr_set_action (self->score, "table.explain", g_variant_new ("(us)", seat, "score"));

  return GTK_WIDGET (self);
}

/* How far behind or ahead an Abbot is, where that is known as far. */
static gboolean
is_beside (AbbatesRange track,
           int general)
{
  return (track.low < general && track.high > general) ||
         (track.low == general && track.high == general);
}

/* Beside the picture of a bean, which stands for the word. */
static char *
dup_short_distance (AbbatesRange track,
                    int general)
{
  g_autofree char *place = abbates_range_dup_short (track);
  g_autofree char *distance =
      abbates_range_dup_short (abbates_known_distance (track, general));

  if (is_beside (track, general))
    return abbates_range_is_known (track) ? g_strdup_printf (_ ("%s · level"), place)
                                          : g_steal_pointer (&place);
  /* Translators: where an Abbot stands, and how far he is from the Abbot-General; either may be a
   * range as "12–15". */
  return g_strdup_printf (track.low < general ? _ ("%s · %s behind") : _ ("%s · %s ahead"), place,
                          distance);
}

static char *
dup_distance (AbbatesRange track,
              int general)
{
  g_autofree char *place = abbates_range_dup (track);
  g_autofree char *distance = abbates_range_dup (abbates_known_distance (track, general));

  if (is_beside (track, general))
    return g_strdup_printf (
        abbates_range_is_known (track) ? _ ("track %s · level") : _ ("track %s"), place);

  return g_strdup_printf (track.low < general ? _ ("track %s · %s behind")
                                              : _ ("track %s · %s ahead"),
                          place, distance);
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

/* What a seat has won: corner cards, and Benedict cards in hand. */
static char *
dup_spoils (guint corners,
            guint n_benedict)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint round = 1; round <= ABBATES_N_ROUNDS; round++)
    if ((corners >> (round - 1)) & 1)
      g_string_append_printf (text, _ ("\nhas corner card %u"), round);
  if (n_benedict > 0)
    g_string_append_printf (
        text, ngettext ("\nhas %u Benedict card", "\nhas %u Benedict cards", n_benedict),
        n_benedict);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_spoils (AbbatesSeatBox *self,
             guint corners,
             guint n_benedict)
{
  g_autofree char *text =
      n_benedict > 1 ? g_strdup_printf ("14 × %u", n_benedict) : g_strdup ("14");

  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    gtk_widget_set_visible (self->shields[i], (corners >> i) & 1);
  gtk_label_set_label (self->benedict, text);
  gtk_widget_set_visible (GTK_WIDGET (self->benedict), n_benedict > 0);
}

static void
show_score (AbbatesSeatBox *self,
            const AbbatesView *view,
            const char *points,
            AbbatesRange total)
{
  g_autofree char *text = abbates_range_dup_short (total);
  /* Translators: the name of a player, then "7 points". */
  g_autofree char *name =
      g_strdup_printf (_ ("Score of %s: %s"), abbates_view_get_name (view, self->seat), points);
  g_autofree char *tooltip = g_strdup_printf ("%s\n%s", name, _ ("Shows what it is made of"));

  scr_set_label (self->score, text);
  gtk_widget_set_tooltip_text (self->score, tooltip);
  scr_set_name (self->score, name);
}

/* "7 points"; where something decides that is not known, "7 to 12 points". */
static char *
dup_points (AbbatesRange total)
{
  g_autofree char *range = abbates_range_dup (total);

  return g_strdup_printf (ngettext ("%s point", "%s points",
                                    abbates_range_is_known (total) ? (gulong) ABS (total.low)
                                                                   : (gulong) ABS (total.high)),
                          range);
}

/* @track is where its Abbot stands, @played what the seat does in this phase, @detail what
 * does not fit on the panel. */
static void
update_name (AbbatesSeatBox *self,
             const AbbatesView *view,
             AbbatesRange track,
             const char *played,
             const char *detail)
{
  AbbatesRange total = abbates_view_get_total (view, self->seat);
  g_autofree char *distance = dup_distance (track, view->position->general);
  g_autofree char *points = dup_points (total);
  g_autofree char *name = NULL;
  g_autofree char *tooltip = NULL;

  name = g_strdup_printf (view->position->by == self->seat
                              /* Translators: name, "7 points", "track 10", "plays 3". */
                              ? _ ("%s: %s, %s, %s, decides now")
                              : "%s: %s, %s, %s",
                          abbates_view_get_name (view, self->seat), points,
                          distance, played);
  tooltip = g_strdup_printf ("%s\n%s", name, detail);

  show_score (self, view, points, total);
  gtk_widget_set_tooltip_text (self->face, tooltip);
  scr_set_name (self->face, name);
  scr_set_description (self->face, detail);
  scr_set_name (GTK_WIDGET (self), abbates_view_get_name (view, self->seat));
}

/* A card before the seat, or the place for one. */
static void
show_played (AbbatesSeatBox *self,
             guint played)
{
  g_autofree char *value = g_strdup_printf ("%u", played);

  gtk_label_set_label (self->played, played > 0 ? value : "");
  gtk_widget_set_opacity (GTK_WIDGET (self->played), played > 0 ? 1 : 0);
}

static void
show_track (AbbatesSeatBox *self,
            const AbbatesView *view,
            AbbatesRange track)
{
  AbbatesRange distance = { track.low - view->position->general,
                            track.high - view->position->general };
  g_autofree char *text = dup_short_distance (track, view->position->general);
  g_autofree char *number = abbates_range_is_known (distance) && distance.low > 0
                                ? g_strdup_printf ("+%d", distance.low)
                                : abbates_range_dup_short (distance);

  gtk_label_set_label (self->track, text);
  /* Two ranges have no room beside each other there; the track shows this one. */
  gtk_label_set_label (self->short_track, abbates_range_is_known (distance) ? number : "");
}

static void
show_player (AbbatesSeatBox *self,
             const AbbatesView *view)
{
  const AbbatesSeatPosition *seat = &view->position->seats[self->seat - 1];
  AbbatesRange track = abbates_known_track (view->position, view->rules, self->seat);
  g_autofree char *ora = dup_ora_short (view, seat);
  g_autofree char *plays = dup_played (seat->played, seat->out != 0);
  g_autofree char *conditions = dup_ora (view, seat);
  g_autofree char *spoils = dup_spoils (seat->corners, seat->hand.benedict);
  g_autofree char *detail = g_strconcat (conditions, spoils, NULL);
  g_autofree char *hand = g_strdup_printf (_ ("hand %u"), count_hand (&seat->hand));
  g_autofree char *played = g_strconcat (plays != NULL ? plays : hand, ora, NULL);

  show_track (self, view, track);
  gtk_label_set_label (self->hand, seat->out ? plays : hand);
  show_played (self, seat->played);
  gtk_widget_set_visible (self->ora, !view->rules->no_ora);
  abbates_picture_set_number (ABBATES_PICTURE (self->ora), seat->ora);
  show_spoils (self, seat->corners, seat->hand.benedict);
  abbates_mini_show (self->mini, view, self->seat);
  update_name (self, view, track, played, detail);
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
  AbbatesRange track = abbates_known_track (view->position, view->rules, self->seat);
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

  show_track (self, view, track);
  gtk_label_set_label (self->hand, cards);
  show_played (self, henricus->played);
  gtk_label_set_label (self->piles, piles);
  gtk_widget_set_visible (GTK_WIDGET (self->piles), TRUE);
  gtk_widget_set_visible (self->ora, FALSE);
  show_spoils (self, henricus->corners, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->mini), FALSE);
  gtk_widget_set_visible (self->monk, TRUE);
  update_name (self, view, track, played, detail);
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

/* Whether only name, distance and score are shown. */
void
abbates_seat_box_set_is_short (AbbatesSeatBox *self,
                               gboolean is_short)
{
  g_return_if_fail (ABBATES_IS_SEAT_BOX (self));

  gtk_widget_set_visible (self->body, !is_short);
  gtk_widget_set_visible (self->room, !is_short);
  gtk_widget_set_visible (GTK_WIDGET (self->short_track), is_short);
  gtk_widget_set_valign (self->score, is_short ? GTK_ALIGN_END : GTK_ALIGN_START);
  set_class (GTK_WIDGET (self), "short", is_short);
}

/* The button with the score, which explains it. */
GtkWidget *
abbates_seat_box_get_score (AbbatesSeatBox *self)
{
  g_return_val_if_fail (ABBATES_IS_SEAT_BOX (self), NULL);

  return self->score;
}
