/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-position-seat-private.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesPositionSeat, abbates_position_seat, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static const char *
get_name (AbbatesPositionSeat *self)
{
  return self->setup->names[self->number - 1];
}

/* The lowest and the highest number of beans on the portrait. */
void
abbates_position_seat_count_beans (AbbatesPositionSeat *self,
                                   int *low,
                                   int *high)
{
  guint most = 0;
  guint least = G_MAXUINT;

  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    if (self->setup->rules.garden[card] > 0)
      {
        most = MAX (most, ABBATES_CARD_BEANS (card));
        least = MIN (least, ABBATES_CARD_BEANS (card));
      }
  *low = *high = 0;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = abbates_card_entry_get_card (self->portrait[i]);

      if (card == ABBATES_NO_CARD)
        continue;
      *low += (int) (card == ABBATES_UNKNOWN_CARD ? least : ABBATES_CARD_BEANS (card));
      *high += (int) (card == ABBATES_UNKNOWN_CARD ? most : ABBATES_CARD_BEANS (card));
    }
}

/* The sum is shown while one types; the pawn must stand there. */
static void
update_track (AbbatesPositionSeat *self)
{
  g_autofree char *text = NULL;
  int low, high;

  abbates_position_seat_count_beans (self, &low, &high);
  if (low == high)
    text = g_strdup_printf (ngettext ("The portrait has %d bean.", "The portrait has %d beans.",
                                      (guint) low),
                            low);
  else
    text = g_strdup_printf (_ ("The portrait has from %d to %d beans."), low, high);
  abbates_form_field_remark (self->track, text);
}

/* Bits of the values that a field names, as far as it can be read. */
static guint
read_bits (AbbatesFormField *field)
{
  g_autoptr (GArray) values = abbates_form_field_peek_values (field, ABBATES_BENEDICT);
  guint bits = 0;

  for (guint i = 0; abbates_form_field_is_asked (field) && i < values->len; i++)
    bits |= 1u << g_array_index (values, guint, i);

  return bits;
}

/* The Abbot cards that are told nowhere else, as bits. */
guint
abbates_position_seat_find_rest (AbbatesPositionSeat *self)
{
  guint all = (2u << ABBATES_N_VALUES) - 2;

  return all & ~(read_bits (self->played) | read_bits (self->discards) | read_bits (self->chapter));
}

/* Cards leave the game at the end of a round: from then on a hand is no more what lies nowhere
 * else.
 */
gboolean
abbates_position_seat_may_omit_hand (AbbatesPositionSeat *self)
{
  return self->round <= 1;
}

/* What nothing in the field of the hand stands for. */
static void
update_hand (AbbatesPositionSeat *self)
{
  g_autoptr (GString) values = g_string_new (NULL);
  g_autofree char *text = NULL;
  guint rest = abbates_position_seat_find_rest (self);

  if (*abbates_form_field_get_text (self->hand) != '\0' ||
      !abbates_position_seat_may_omit_hand (self))
    {
      abbates_form_field_remark (self->hand, "");
      return;
    }
  for (guint value = 1; value <= ABBATES_N_VALUES; value++)
    if (rest >> value & 1)
      g_string_append_printf (values, "%s%u", values->len > 0 ? " " : "", value);
  /* Translators: %s lists Abbot cards by their numbers, as "3 7 12". */
  text = values->len > 0 ? g_strdup_printf (_ ("Left empty, these are in hand: %s"), values->str)
                         : g_strdup (_ ("Left empty, nothing is in hand."));
  abbates_form_field_remark (self->hand, text);
}

/* At the end of a round: what comes back to the hand. */
static void
update_returns (AbbatesPositionSeat *self)
{
  guint bits = read_bits (self->discards);
  gboolean is_highest = self->round > 0 && self->round < ABBATES_N_ROUNDS &&
                        self->setup->rules.return_highest[self->round - 1];
  guint value = bits == 0    ? 0
                : is_highest ? 31 - (guint) __builtin_clz (bits)
                             : (guint) __builtin_ctz (bits);
  gboolean is_end = self->step == ABBATES_STEP_ROUND_END;
  g_autofree char *text = NULL;

  if (is_end && self->round > 0 && self->round < ABBATES_N_ROUNDS && value > 0)
    text = g_strdup_printf (_ ("%u will be in hand again; take it back, and lay the others into "
                               "the box."),
                            value);
  abbates_form_field_remark (self->discards, text != NULL ? text : "");
  if (self->ora != NULL)
    abbates_form_field_remark (self->ora,
                               is_end && *abbates_form_field_get_text (self->ora) == '4'
                                   ? _ ("A Benedict card will be in hand for it: take one.")
                                   : "");
}

guint
abbates_position_seat_find_mission (AbbatesPositionSeat *self)
{
  g_autofree char *text = g_strstrip (g_strdup (abbates_form_field_get_text (self->mission)));
  g_autofree char *id = NULL;

  if (*text == '\0')
    return 0;
  /* The cards of the box are numbered; "7" is the same as "m07". */
  id = g_ascii_isdigit (*text) ? g_strdup_printf ("m%02lu", strtoul (text, NULL, 10))
                               : g_ascii_strdown (text, -1);

  return abbates_rules_find_mission (&self->setup->rules, id);
}

static void
update_mission (AbbatesPositionSeat *self)
{
  guint mission = abbates_position_seat_find_mission (self);

  abbates_pattern_show (self->pattern,
                        mission > 0 ? &self->setup->rules.missions[mission - 1] : NULL);
}

static void
told_cb (AbbatesPositionSeat *self)
{
  abbates_form_field_settle (self->portrait_field);
  abbates_form_field_settle (self->track);
  update_track (self);
  update_hand (self);
  update_returns (self);
  if (self->mission != NULL)
    update_mission (self);
  g_signal_emit (self, signals[TOLD], 0);
}

static void
abbates_position_seat_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_position_seat_parent_class)->dispose (object);
}

static void
abbates_position_seat_finalize (GObject *object)
{
  g_clear_pointer (&ABBATES_POSITION_SEAT (object)->setup, abbates_setup_unref);

  G_OBJECT_CLASS (abbates_position_seat_parent_class)->finalize (object);
}

static void
abbates_position_seat_class_init (AbbatesPositionSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_position_seat_dispose;
  G_OBJECT_CLASS (klass)->finalize = abbates_position_seat_finalize;

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "positionseat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
abbates_position_seat_init (AbbatesPositionSeat *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}

static void
add_heading (AbbatesPositionSeat *self,
             const char *colour)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (get_name (self));

  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), scr_emblem_new (colour));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static void
add_portrait (AbbatesPositionSeat *self,
              AbbatesCardBar *palette)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      /* Translators: a seat's name, and the number of a square. */
      g_autofree char *name =
          g_strdup_printf (_ ("%s: square %u of the portrait"), get_name (self), i + 1);
      GtkWidget *entry = abbates_card_entry_new (name);

      self->portrait[i] = ABBATES_CARD_ENTRY (entry);
      gtk_grid_attach (GTK_GRID (grid), entry, (int) (i % 3), (int) (i / 3), 1, 1);
      abbates_card_bar_add_entry (palette, self->portrait[i]);
      g_signal_connect_object (entry, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
    }
  self->portrait_field = ABBATES_FORM_FIELD (abbates_form_field_new (_ ("Portrait"), grid));
  gtk_widget_set_parent (GTK_WIDGET (self->portrait_field), GTK_WIDGET (self));
}

static AbbatesFormField *
add_entry (AbbatesPositionSeat *self,
           const char *title,
           guint max_length)
{
  /* Translators: a seat's name, and what is asked of it. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), get_name (self), title);
  GtkWidget *field = abbates_form_field_new_entry (title, name, max_length);

  g_signal_connect_object (field, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (field, GTK_WIDGET (self));

  return ABBATES_FORM_FIELD (field);
}

static void
add_secret (AbbatesPositionSeat *self,
            AbbatesCardBar *palette)
{
  g_autofree char *name = g_strdup_printf (_ ("%s: the secret card"), get_name (self));

  self->secret = ABBATES_CARD_ENTRY (abbates_card_entry_new (name));
  abbates_card_bar_add_entry (palette, self->secret);
  self->secret_field = ABBATES_FORM_FIELD (
      abbates_form_field_new (_ ("Secret card (? if nobody is to know)"),
                              GTK_WIDGET (self->secret)));
  g_signal_connect_object (self->secret, "told", G_CALLBACK (abbates_form_field_settle),
                           self->secret_field, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->secret, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->secret_field), GTK_WIDGET (self));
}

/**
 * abbates_position_seat_new:
 * @setup: a set-up
 * @number: the seat, from 1
 * @colour: its colour
 * @palette: whose cards can go to the places of this seat
 */
GtkWidget *
abbates_position_seat_new (AbbatesSetup *setup,
                           guint number,
                           const char *colour,
                           AbbatesCardBar *palette)
{
  AbbatesPositionSeat *self = g_object_new (ABBATES_TYPE_POSITION_SEAT, NULL);

  self->setup = abbates_setup_ref (setup);
  self->number = number;
  scr_set_name (GTK_WIDGET (self), get_name (self));
  add_heading (self, colour);
  add_portrait (self, palette);
  self->covered = add_entry (self, _ ("How many cards are covered"), 2);
  self->track = add_entry (self, _ ("The Abbot stands on"), 3);
  self->played = add_entry (self, _ ("Played in this phase (empty: not yet, -: sits out)"), 2);
  self->discards = add_entry (self, _ ("Abbot cards on the own discard pile"), 0);
  self->chapter = add_entry (self, _ ("Abbot cards in the Chapter Room"), 0);
  self->hand = add_entry (self, _ ("In hand (14 is a Benedict card, - none)"), 0);
  self->corners = add_entry (self, _ ("Corner cards won (rounds)"), 0);
  if (!setup->rules.no_ora)
    self->ora = add_entry (self, _ ("Ora et Labora: conditions met (- if the pawn is gone)"), 1);
  if (!setup->rules.no_mission)
    {
      self->mission = add_entry (self, _ ("Number of the mission"), 16);
      self->pattern = ABBATES_PATTERN (abbates_pattern_new ());
      gtk_box_insert_child_after (
          GTK_BOX (gtk_widget_get_parent (abbates_form_field_get_control (self->mission))),
          GTK_WIDGET (self->pattern),
          gtk_widget_get_prev_sibling (abbates_form_field_get_control (self->mission)));
    }
  if (setup->rules.no_points_card)
    add_secret (self, palette);
  told_cb (self);

  return GTK_WIDGET (self);
}

/* Asks for what there can be in that step only; what was typed elsewhere stays. */
void
abbates_position_seat_ask (AbbatesPositionSeat *self,
                           AbbatesStep step,
                           guint round,
                           guint phase)
{
  gboolean is_end = step == ABBATES_STEP_ROUND_END;

  g_return_if_fail (ABBATES_IS_POSITION_SEAT (self));

  self->step = step;
  self->round = round;
  gtk_widget_set_visible (GTK_WIDGET (self->played),
                          step == ABBATES_STEP_PLAY || step == ABBATES_STEP_TAKE);
  gtk_widget_set_visible (GTK_WIDGET (self->discards), is_end || phase != 1);
  gtk_widget_set_visible (GTK_WIDGET (self->corners), is_end || round != 1);
  if (self->ora != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->ora), step != ABBATES_STEP_BEGIN || phase != 1);
  told_cb (self);
}

/**
 * abbates_position_seat_read_chapter:
 * @self: a form
 *
 * Returns: (transfer full) (nullable) (element-type guint): the Abbot cards of the seat in the
 *   Chapter Room; %NULL where the form says what is wrong with them
 */
GArray *
abbates_position_seat_read_chapter (AbbatesPositionSeat *self)
{
  g_return_val_if_fail (ABBATES_IS_POSITION_SEAT (self), NULL);

  return abbates_form_field_read_values (self->chapter, ABBATES_BENEDICT);
}

/* Whether the seat has played in this phase. */
gboolean
abbates_position_seat_is_done (AbbatesPositionSeat *self)
{
  g_return_val_if_fail (ABBATES_IS_POSITION_SEAT (self), FALSE);

  return abbates_form_field_is_asked (self->played) &&
         *abbates_form_field_get_text (self->played) != '\0';
}

/* Adds the garden cards of the seat to @n_cards. */
void
abbates_position_seat_count_cards (AbbatesPositionSeat *self,
                                   guint *n_cards)
{
  g_return_if_fail (ABBATES_IS_POSITION_SEAT (self));

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    *n_cards += abbates_card_entry_get_card (self->portrait[i]) != ABBATES_NO_CARD;
  *n_cards += (guint) MAX (atoi (abbates_form_field_get_text (self->covered)), 0);
  *n_cards += self->secret != NULL;
}

/**
 * abbates_position_seat_refuse:
 * @self: a form
 * @place: begins with ".corners" or another member of the seat, or with none
 * @reason: what the rules have against it
 */
void
abbates_position_seat_refuse (AbbatesPositionSeat *self,
                              const char *place,
                              const char *reason)
{
  const struct
  {
    const char *place;
    AbbatesFormField *field;
  } fields[] = {
    { ".chapter", self->chapter },
    { ".portrait", self->portrait_field },
    { ".covered", self->covered },
    { ".played", self->played },
    { ".discards", self->discards },
    { ".corners", self->corners },
    { ".ora", self->ora },
    { ".mission", self->mission },
    { ".secret", self->secret_field },
  };

  g_return_if_fail (ABBATES_IS_POSITION_SEAT (self));

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].field != NULL && g_str_has_prefix (place, fields[i].place))
      {
        abbates_form_field_refuse (fields[i].field, reason);
        return;
      }
  abbates_form_field_refuse (self->hand, reason);
}
