/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-card-field.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-picture.h"
#include "app/widgets/scr-access.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-shorthand.h"

#define NO_KIND -1

/**
 * AbbatesCardField:
 *
 * A square of a form where a garden card lies, or a place that shows a kind. It is told by two keys
 * at most: a letter for the kind (abbates_shorthand_read_kind()), then the beans; “-” for
 * none, “?” where nobody knows it; Backspace takes it back. AbbatesCardField::told tells each
 * change that the player makes and AbbatesCardField::rest-empty that this square and all after it
 * are empty (“.”). A click is the action "form.choose" of the form around it.
 */
struct _AbbatesCardField
{
  GtkButton parent_instance;

  AbbatesCardFieldKind kind;
  guint8 card;
  int begun; /* the kind that is typed while its beans are not, or NO_KIND */
  char *title;

  GtkWidget *card_picture;
  GtkWidget *kind_picture;
  GtkLabel *label;
  char *hint;
};

enum
{
  TOLD,
  REST_EMPTY,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesCardField, abbates_card_field, GTK_TYPE_BUTTON)

static guint signals[N_SIGNALS];

static gboolean
holds_card (AbbatesCardField *self)
{
  return self->card != ABBATES_UNTOLD && self->card != ABBATES_UNKNOWN_CARD &&
         (self->kind != ABBATES_FIELD_SQUARE || self->card != ABBATES_NO_CARD);
}

/* What is told, in words. */
static char *
dup_words (AbbatesCardField *self)
{
  if (self->begun != NO_KIND)
    /* Translators: %s is a kind of card whose beans are still to be typed. */
    return g_strdup_printf (_ ("%s, how many beans?"), abbates_name_kind (self->begun));
  if (self->card == ABBATES_UNTOLD)
    return g_strdup (_ ("not told yet"));
  if (self->card == ABBATES_UNKNOWN_CARD)
    return g_strdup (_ ("nobody knows"));
  if (self->kind != ABBATES_FIELD_SQUARE)
    return g_strdup (abbates_name_kind (self->card));
  if (self->card == ABBATES_NO_CARD)
    return g_strdup (_ ("empty"));

  return abbates_sentence_card (self->card);
}

static const char *
get_label (AbbatesCardField *self)
{
  if (self->begun != NO_KIND)
    return "…";
  if (self->card == ABBATES_UNTOLD)
    return self->hint;
  if (self->card == ABBATES_UNKNOWN_CARD)
    return "?";
  if (self->kind == ABBATES_FIELD_SQUARE && self->card == ABBATES_NO_CARD)
    return _ ("empty");
  if (self->kind != ABBATES_FIELD_SQUARE)
    return abbates_name_kind (self->card);

  return NULL;
}

static void
update (AbbatesCardField *self)
{
  gboolean is_square = self->kind == ABBATES_FIELD_SQUARE;
  gboolean shows_card = holds_card (self) && is_square && self->begun == NO_KIND;
  gboolean shows_kind = self->begun != NO_KIND || (holds_card (self) && !is_square);
  const char *label = get_label (self);
  g_autofree char *words = dup_words (self);
  /* Translators: a field of a form, such as a square, and what is told there. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), self->title, words);

  gtk_widget_set_visible (self->card_picture, shows_card);
  gtk_widget_set_visible (self->kind_picture, shows_kind);
  gtk_widget_set_visible (GTK_WIDGET (self->label), label != NULL);
  if (shows_card)
    abbates_picture_set_number (ABBATES_PICTURE (self->card_picture), self->card);
  if (shows_kind)
    abbates_picture_set_number (ABBATES_PICTURE (self->kind_picture),
                                self->begun != NO_KIND ? self->begun : self->card);
  if (label != NULL)
    gtk_label_set_label (self->label, label);
  if (self->card == ABBATES_UNTOLD)
    gtk_widget_add_css_class (GTK_WIDGET (self), "untold");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "untold");
  scr_set_name (GTK_WIDGET (self), name);
}

static void
begin (AbbatesCardField *self,
       int kind)
{
  if (self->begun == kind)
    return;

  self->begun = kind;
  update (self);
}

static gboolean
type_letter (AbbatesCardField *self,
             gunichar letter)
{
  AbbatesKind kind;

  if (!abbates_shorthand_read_kind (letter, &kind))
    return GDK_EVENT_PROPAGATE;

  if (self->kind == ABBATES_FIELD_SQUARE)
    begin (self, (int) kind);
  else
    abbates_card_field_tell (self, (guint8) kind);

  return GDK_EVENT_STOP;
}

/* The beans of the kind that is typed, or others for the card that lies there. */
static gboolean
type_beans (AbbatesCardField *self,
            int beans)
{
  int kind = self->begun != NO_KIND ? self->begun
             : holds_card (self)    ? (int) ABBATES_CARD_KIND (self->card)
                                    : NO_KIND;

  if (self->kind != ABBATES_FIELD_SQUARE || kind == NO_KIND)
    return GDK_EVENT_PROPAGATE;

  abbates_card_field_tell (self, ABBATES_CARD (kind, beans));
  return GDK_EVENT_STOP;
}

/* First what is begun, then what is told, then the field before. */
static void
take_back (AbbatesCardField *self)
{
  GtkWidget *form = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  if (self->begun != NO_KIND)
    begin (self, NO_KIND);
  else if (self->card != ABBATES_UNTOLD)
    g_signal_emit (self, signals[TOLD], 0, (guint) ABBATES_UNTOLD);
  else if (form != NULL)
    gtk_widget_child_focus (form, GTK_DIR_TAB_BACKWARD);
}

static gboolean
type_sign (AbbatesCardField *self,
           gunichar sign)
{
  gboolean is_square = self->kind == ABBATES_FIELD_SQUARE;

  if (is_square && (sign == '-' || sign == 0x2212))
    abbates_card_field_tell (self, ABBATES_NO_CARD);
  else if (sign == '?' && self->kind != ABBATES_FIELD_KIND)
    abbates_card_field_tell (self, ABBATES_UNKNOWN_CARD);
  else if (is_square && sign == '.')
    abbates_card_field_leave_rest (self);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        AbbatesCardField *self)
{
  gunichar typed = gdk_keyval_to_unicode (keyval);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    {
      take_back (self);
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_Escape && self->begun != NO_KIND)
    {
      begin (self, NO_KIND);
      return GDK_EVENT_STOP;
    }
  if (g_unichar_isalpha (typed))
    return type_letter (self, typed);
  if (g_unichar_isdigit (typed))
    return type_beans (self, g_unichar_digit_value (typed));

  return type_sign (self, typed);
}

static void
leave_cb (AbbatesCardField *self)
{
  begin (self, NO_KIND);
}

/* Whoever is asked what lies here is asked at this field, however it was clicked. */
static void
abbates_card_field_clicked (GtkButton *button)
{
  gtk_widget_grab_focus (GTK_WIDGET (button));
}

static void
abbates_card_field_finalize (GObject *object)
{
  g_free (ABBATES_CARD_FIELD (object)->title);
  g_free (ABBATES_CARD_FIELD (object)->hint);

  G_OBJECT_CLASS (abbates_card_field_parent_class)->finalize (object);
}

static void
abbates_card_field_class_init (AbbatesCardFieldClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = abbates_card_field_finalize;
  GTK_BUTTON_CLASS (klass)->clicked = abbates_card_field_clicked;

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REST_EMPTY] = g_signal_new ("rest-empty", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cardfield");
}

static void
abbates_card_field_init (AbbatesCardField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->card = ABBATES_UNTOLD;
  self->begun = NO_KIND;
  self->card_picture = abbates_picture_new (ABBATES_FORM_CARD);
  self->kind_picture = abbates_picture_new (ABBATES_FORM_KIND);
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->card_picture);
  gtk_box_append (GTK_BOX (box), self->kind_picture);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "form.choose");

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (focus, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* @hint stands in it while nothing is told: the square's number, what the place is worth. */
GtkWidget *
abbates_card_field_new (AbbatesCardFieldKind kind,
                        const char *hint)
{
  AbbatesCardField *self = g_object_new (ABBATES_TYPE_CARD_FIELD, NULL);

  self->kind = kind;
  self->hint = g_strdup (hint);
  gtk_widget_add_css_class (GTK_WIDGET (self), kind == ABBATES_FIELD_SQUARE ? "square" : "kind");

  return GTK_WIDGET (self);
}

AbbatesCardFieldKind
abbates_card_field_get_kind (AbbatesCardField *self)
{
  return self->kind;
}

/**
 * abbates_card_field_show:
 * @self: a field
 * @card: an #AbbatesCard, or an #AbbatesKind where a kind is told; %ABBATES_UNTOLD
 * @title: what the field is
 *
 * Shows what is told.
 */
void
abbates_card_field_show (AbbatesCardField *self,
                         guint8 card,
                         const char *title)
{
  g_return_if_fail (ABBATES_IS_CARD_FIELD (self));

  if (self->card == card && g_strcmp0 (self->title, title) == 0)
    return;

  self->card = card;
  self->begun = NO_KIND;
  g_free (self->title);
  self->title = g_strdup (title);
  update (self);
}

/* As if the player had typed it. */
void
abbates_card_field_tell (AbbatesCardField *self,
                         guint8 card)
{
  g_return_if_fail (ABBATES_IS_CARD_FIELD (self));

  begin (self, NO_KIND);
  g_signal_emit (self, signals[TOLD], 0, (guint) card);
}

/* As if the player had typed that the rest is empty. */
void
abbates_card_field_leave_rest (AbbatesCardField *self)
{
  g_return_if_fail (ABBATES_IS_CARD_FIELD (self));

  begin (self, NO_KIND);
  g_signal_emit (self, signals[REST_EMPTY], 0);
}
