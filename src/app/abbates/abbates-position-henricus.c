/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-position-henricus.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-form-field.h"
#include "app/abbates/abbates-position-list.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "games/abbates/abbates-position.h"

/**
 * AbbatesPositionHenricus:
 * @full: a position with all of Henricus' cards in his piles
 * @round: the round, 0 where it is not told yet
 * @is_end: whether the round ends
 * @pile: which cards are in his low and his high pile
 * @top: what lies on top of each
 *
 * What lies before Henricus in a game that is under way: his two piles, what he has played and
 * won, his garden cards. AbbatesPositionHenricus::told says that something else is typed.
 */
struct _AbbatesPositionHenricus
{
  GtkWidget parent_instance;

  AbbatesSetup *setup;
  AbbatesPosition full;
  guint round;
  gboolean is_end;

  AbbatesFormField *played;
  AbbatesFormField *cards;
  AbbatesFormField *track;
  AbbatesFormField *pawn;
  AbbatesFormField *discards;
  AbbatesFormField *chapter;
  AbbatesFormField *top[2];
  AbbatesFormField *pile[2];
  AbbatesFormField *corners;
};

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesPositionHenricus, abbates_position_henricus, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

/* Takes the Abbot cards of a field out of a pile. Returns how many are Benedict cards, which can
 * have come from either. */
static guint
take_away (AbbatesHand *pile,
           AbbatesFormField *field)
{
  g_autoptr (GArray) values = abbates_form_field_peek_values (field, ABBATES_BENEDICT);
  guint n_benedict = 0;

  for (guint i = 0; abbates_form_field_is_asked (field) && i < values->len; i++)
    {
      guint value = g_array_index (values, guint, i);

      if (value == ABBATES_BENEDICT)
        n_benedict++;
      else
        pile->values &= (guint16) ~(1u << value);
    }

  return n_benedict;
}

/* What may be in a pile: all that is told nowhere else. */
static AbbatesHand
find_rest (AbbatesPositionHenricus *self,
           guint pile)
{
  guint n_low = self->full.henricus.pile[0].benedict;
  AbbatesHand rest = self->full.henricus.pile[pile];
  guint n_gone = take_away (&rest, self->played) + take_away (&rest, self->discards) +
                 take_away (&rest, self->chapter);

  n_gone = pile == 0 ? MIN (n_gone, n_low) : n_gone - MIN (n_gone, n_low);
  rest.benedict = (guint8) (rest.benedict - MIN (n_gone, rest.benedict));

  return rest;
}

static gboolean
is_empty (AbbatesPositionHenricus *self,
          guint pile)
{
  return g_str_equal (abbates_form_field_get_text (self->top[pile]), "-");
}

static char *
print_hand (const AbbatesHand *hand)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    if ((hand->values >> value) & 1)
      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", value);
  for (guint i = 0; i < hand->benedict; i++)
    g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "", ABBATES_BENEDICT);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What nothing in the field of a pile stands for. */
static void
update_pile (AbbatesPositionHenricus *self,
             guint pile)
{
  AbbatesHand rest = find_rest (self, pile);
  g_autofree char *values = print_hand (&rest);
  g_autofree char *text = NULL;

  if (is_empty (self, pile) || *abbates_form_field_get_text (self->pile[pile]) != '\0')
    {
      abbates_form_field_remark (self->pile[pile], "");
      return;
    }
  /* Translators: %s lists Abbot cards by their numbers, as "3 7 12". */
  text = g_strdup_printf (
      self->round <= 1 ? _ ("Left empty, these are in it: %s")
                       : _ ("Left empty, these may be in it: %s. Cards that have left the game are "
                            "among them: look through the pile if you want to know when it is "
                            "used up, and lay the top card on it again."),
      values);
  abbates_form_field_remark (self->pile[pile], text);
}

/* At the end of a round his highest card comes back, whatever the corner card says. */
static void
update_returns (AbbatesPositionHenricus *self)
{
  g_autoptr (GArray) values = abbates_form_field_peek_values (self->discards, ABBATES_BENEDICT);
  g_autofree char *text = NULL;
  guint highest = 0;

  for (guint i = 0; i < values->len; i++)
    highest = MAX (highest, g_array_index (values, guint, i));
  if (self->is_end && self->round < ABBATES_N_ROUNDS && highest > 0)
    text = g_strdup_printf (_ ("%u goes back into its pile: shuffle that, and lay the others into "
                               "the box."),
                            highest);
  abbates_form_field_remark (self->discards, text != NULL ? text : "");
}

static void
told_cb (AbbatesPositionHenricus *self)
{
  g_autoptr (GArray) cards = abbates_position_list_peek_cards (self->cards);
  g_autofree char *text = NULL;
  int n_beans = 0;

  for (guint i = 0; cards != NULL && i < cards->len; i++)
    n_beans += (int) ABBATES_CARD_BEANS (g_array_index (cards, AbbatesCard, i));
  text = g_strdup_printf (ngettext ("His cards have %d bean.", "His cards have %d beans.",
                                    (guint) n_beans),
                          n_beans);
  abbates_form_field_remark (self->track, text);
  for (guint i = 0; i < 2; i++)
    update_pile (self, i);
  update_returns (self);
  g_signal_emit (self, signals[TOLD], 0);
}

static void
abbates_position_henricus_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_position_henricus_parent_class)->dispose (object);
}

static void
abbates_position_henricus_finalize (GObject *object)
{
  g_clear_pointer (&ABBATES_POSITION_HENRICUS (object)->setup, abbates_setup_unref);

  G_OBJECT_CLASS (abbates_position_henricus_parent_class)->finalize (object);
}

static void
abbates_position_henricus_class_init (AbbatesPositionHenricusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_position_henricus_dispose;
  G_OBJECT_CLASS (klass)->finalize = abbates_position_henricus_finalize;

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "positionhenricus");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
abbates_position_henricus_init (AbbatesPositionHenricus *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}

static AbbatesFormField *
add_entry (AbbatesPositionHenricus *self,
           const char *title,
           guint max_length)
{
  /* Translators: what is asked of Henricus, the opponent of the solo game. */
  g_autofree char *name = g_strdup_printf (_ ("Henricus: %s"), title);
  GtkWidget *field = abbates_form_field_new_entry (title, name, max_length);

  g_signal_connect_object (field, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (field, GTK_WIDGET (self));

  return ABBATES_FORM_FIELD (field);
}

GtkWidget *
abbates_position_henricus_new (AbbatesSetup *setup)
{
  AbbatesPositionHenricus *self = g_object_new (ABBATES_TYPE_POSITION_HENRICUS, NULL);
  GtkWidget *label = gtk_label_new (_ ("Henricus"));

  self->setup = abbates_setup_ref (setup);
  abbates_position_init (&self->full, &setup->rules);
  scr_set_name (GTK_WIDGET (self), _ ("Henricus"));
  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  self->played = add_entry (self, _ ("Played in this phase (-: sits out)"), 2);
  self->cards = add_entry (self, _ ("Garden cards, the first that he got first"), 0);
  self->track = add_entry (self, _ ("The Abbot stands on"), 3);
  self->pawn = add_entry (self, _ ("Pawn on the Solo card, square 1 to 3"), 1);
  self->discards = add_entry (self, _ ("Abbot cards on the own discard pile"), 0);
  self->chapter = add_entry (self, _ ("Abbot cards in the Chapter Room"), 0);
  self->top[0] = add_entry (self, _ ("On top of the low pile (- if it is empty)"), 2);
  self->pile[0] = add_entry (self, _ ("Cards in the low pile"), 0);
  self->top[1] = add_entry (self, _ ("On top of the high pile (- if it is empty)"), 2);
  self->pile[1] = add_entry (self, _ ("Cards in the high pile"), 0);
  self->corners = add_entry (self, _ ("Corner cards won (rounds)"), 0);
  told_cb (self);

  return GTK_WIDGET (self);
}

/* Asks for what there can be in that step only. */
void
abbates_position_henricus_ask (AbbatesPositionHenricus *self,
                               AbbatesStep step,
                               guint round,
                               guint phase)
{
  gboolean is_end = step == ABBATES_STEP_ROUND_END;

  g_return_if_fail (ABBATES_IS_POSITION_HENRICUS (self));

  self->round = round;
  self->is_end = is_end;
  gtk_widget_set_visible (GTK_WIDGET (self->played),
                          step == ABBATES_STEP_PLAY || step == ABBATES_STEP_TAKE);
  gtk_widget_set_visible (GTK_WIDGET (self->discards), is_end || phase != 1);
  gtk_widget_set_visible (GTK_WIDGET (self->corners), is_end || round != 1);
  told_cb (self);
}

static gboolean
check_track (AbbatesPositionHenricus *self,
             GArray *cards)
{
  g_autofree char *reason = NULL;
  int n_beans = 0;
  int track;

  if (*abbates_form_field_get_text (self->track) == '\0')
    return TRUE;
  if (!abbates_form_field_read_number (self->track, 0, 999, -1, &track))
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    n_beans += (int) ABBATES_CARD_BEANS (g_array_index (cards, AbbatesCard, i));
  if (track == n_beans)
    return TRUE;

  reason = g_strdup_printf (_ ("The Abbot of Henricus stands on %d, but the beans of his cards add "
                               "up to %d. Look at both again; leave this empty if the pawn is "
                               "wrong."),
                            track, n_beans);
  abbates_form_field_refuse (self->track, reason);

  return FALSE;
}

static gboolean
add_cards (AbbatesPositionHenricus *self,
           JsonObject *state)
{
  g_autoptr (GArray) cards = abbates_position_list_read_cards (
      self->cards, FALSE,
      _ ("Type each card of Henricus with a space between them, such as w2 b1, the first that he "
         "got first. They must all be known: his place on the track adds up from them."));

  if (cards == NULL || !check_track (self, cards))
    return FALSE;
  json_object_set_array_member (state, "cards", abbates_position_list_cards_to_json (cards));

  return TRUE;
}

static gboolean
add_played (AbbatesPositionHenricus *self,
            JsonObject *state)
{
  gboolean is_asked = abbates_form_field_is_asked (self->played);
  gboolean is_out = is_asked && g_str_equal (abbates_form_field_get_text (self->played), "-");
  int played = 0;

  if (is_asked && !is_out && *abbates_form_field_get_text (self->played) == '\0')
    {
      abbates_form_field_refuse (self->played, _ ("Henricus plays first in each phase: type his "
                                                  "card, or - if both his piles are empty."));
      return FALSE;
    }
  if (is_asked && !is_out &&
      !abbates_form_field_read_number (self->played, 1, ABBATES_BENEDICT, -1, &played))
    return FALSE;
  json_object_set_boolean_member (state, "out", is_out);
  if (played > 0)
    json_object_set_int_member (state, "played", played);
  else
    json_object_set_null_member (state, "played");

  return TRUE;
}

/* The card on top, 0 where nobody has turned it up or the pile is empty. */
static gboolean
read_top (AbbatesPositionHenricus *self,
          guint pile,
          int *top)
{
  *top = 0;

  return is_empty (self, pile) || *abbates_form_field_get_text (self->top[pile]) == '\0' ||
         abbates_form_field_read_number (self->top[pile], 1, ABBATES_BENEDICT, -1, top);
}

static gboolean
add_pile (AbbatesPositionHenricus *self,
          guint pile,
          const char *key,
          JsonObject *state,
          JsonArray *tops)
{
  AbbatesHand rest = find_rest (self, pile);
  JsonArray *array;
  int top;

  if (!read_top (self, pile, &top))
    return FALSE;
  if (top > 0)
    json_array_add_int_element (tops, top);
  else
    json_array_add_null_element (tops);
  if (!is_empty (self, pile) && *abbates_form_field_get_text (self->pile[pile]) != '\0')
    return abbates_position_list_add_values (self->pile[pile], ABBATES_BENEDICT, key, state);

  array = json_array_new ();
  for (guint value = 1; !is_empty (self, pile) && value < ABBATES_BENEDICT; value++)
    if ((rest.values >> value) & 1)
      json_array_add_int_element (array, value);
  for (guint i = 0; !is_empty (self, pile) && i < rest.benedict; i++)
    json_array_add_int_element (array, ABBATES_BENEDICT);
  json_object_set_array_member (state, key, array);

  return TRUE;
}

/**
 * abbates_position_henricus_dup_state:
 * @self: a form
 *
 * Returns: (transfer full) (nullable): Henricus in a state object, without sums; %NULL where the
 *   form says what is missing or cannot be
 */
JsonObject *
abbates_position_henricus_dup_state (AbbatesPositionHenricus *self)
{
  g_autoptr (JsonObject) state = json_object_new ();
  JsonArray *tops = json_array_new ();
  int pawn;

  json_object_set_array_member (state, "top", tops);
  if (!add_played (self, state) || !add_cards (self, state) ||
      !abbates_form_field_read_number (self->pawn, 1, 3, -1, &pawn) ||
      !abbates_position_list_add_values (self->discards, ABBATES_BENEDICT, "discards", state) ||
      !add_pile (self, 0, "low", state, tops) || !add_pile (self, 1, "high", state, tops) ||
      !abbates_position_list_add_values (self->corners, ABBATES_N_ROUNDS, "corners", state))
    return NULL;
  json_object_set_int_member (state, "pawn", pawn);
  json_object_set_int_member (state, "corner_cards", 0);

  return g_steal_pointer (&state);
}

/**
 * abbates_position_henricus_read_chapter:
 * @self: a form
 *
 * Returns: (transfer full) (nullable) (element-type guint): his Abbot cards in the Chapter Room;
 *   %NULL where the form says what is wrong with them
 */
GArray *
abbates_position_henricus_read_chapter (AbbatesPositionHenricus *self)
{
  g_return_val_if_fail (ABBATES_IS_POSITION_HENRICUS (self), NULL);

  return abbates_form_field_read_values (self->chapter, ABBATES_BENEDICT);
}

/* Adds his garden cards to @n_cards. */
void
abbates_position_henricus_count_cards (AbbatesPositionHenricus *self,
                                       guint *n_cards)
{
  g_autoptr (GArray) cards = NULL;

  g_return_if_fail (ABBATES_IS_POSITION_HENRICUS (self));

  cards = abbates_position_list_peek_cards (self->cards);
  *n_cards += cards != NULL ? cards->len : 0;
}

static void
add_missing (GPtrArray *missing,
             AbbatesFormField *field,
             const char *what)
{
  if (abbates_form_field_is_asked (field) && *abbates_form_field_get_text (field) == '\0')
    g_ptr_array_add (missing, g_strdup_printf (_ ("Henricus: %s"), what));
}

/* Adds what must still be told of him. */
void
abbates_position_henricus_list_missing (AbbatesPositionHenricus *self,
                                        GPtrArray *missing)
{
  g_return_if_fail (ABBATES_IS_POSITION_HENRICUS (self));

  add_missing (missing, self->played, _ ("card played"));
  add_missing (missing, self->pawn, _ ("pawn"));
}

/* Takes what was typed in another form. */
void
abbates_position_henricus_take_over (AbbatesPositionHenricus *self,
                                     AbbatesPositionHenricus *other)
{
  AbbatesFormField *const fields[][2] = {
    { self->played, other->played },
    { self->cards, other->cards },
    { self->track, other->track },
    { self->pawn, other->pawn },
    { self->discards, other->discards },
    { self->chapter, other->chapter },
    { self->top[0], other->top[0] },
    { self->pile[0], other->pile[0] },
    { self->top[1], other->top[1] },
    { self->pile[1], other->pile[1] },
    { self->corners, other->corners },
  };

  g_return_if_fail (ABBATES_IS_POSITION_HENRICUS (self));
  g_return_if_fail (ABBATES_IS_POSITION_HENRICUS (other));

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    abbates_form_field_take_over (fields[i][0], fields[i][1]);
}

/**
 * abbates_position_henricus_refuse:
 * @self: a form
 * @place: begins with ".cards" or another member of his part of a state, or with none
 * @reason: what the rules have against it
 */
void
abbates_position_henricus_refuse (AbbatesPositionHenricus *self,
                                  const char *place,
                                  const char *reason)
{
  const struct
  {
    const char *place;
    AbbatesFormField *field;
  } fields[] = {
    { ".chapter", self->chapter },
    { ".cards", self->cards },
    { ".discards", self->discards },
    { ".top[0]", self->top[0] },
    { ".top[1]", self->top[1] },
    { ".low", self->pile[0] },
    { ".high", self->pile[1] },
    { ".corners", self->corners },
    { ".pawn", self->pawn },
  };

  g_return_if_fail (ABBATES_IS_POSITION_HENRICUS (self));

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_has_prefix (place, fields[i].place))
      {
        abbates_form_field_refuse (fields[i].field, reason);
        return;
      }
  abbates_form_field_refuse (
      abbates_form_field_is_asked (self->played) ? self->played : self->cards, reason);
}
