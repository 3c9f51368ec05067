/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-card-entry.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/abbates/abbates-picture.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-key.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-shorthand.h"

/* What stands between cards that are pasted. */
#define SEPARATORS " \t\n,;"

/**
 * AbbatesCardEntry:
 * @name: what the place is called
 * @card: what is typed, ABBATES_NO_CARD for nothing
 * @is_right: whether what is typed is a card, or nothing
 *
 * Where one types which garden card lies in a place: its kind's letter and its beans, "w2"; "?"
 * for one that nobody knows, "-" or nothing for no card. As soon as that is whole the focus goes
 * on by itself. AbbatesCardEntry::told says that something else is typed.
 */
struct _AbbatesCardEntry
{
  GtkWidget parent_instance;

  char *name;
  AbbatesCard card;
  gboolean is_right;
  gboolean is_setting;

  AbbatesPicture *picture;
  GtkEntry *entry;
};

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesCardEntry, abbates_card_entry, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
describe (AbbatesCardEntry *self)
{
  g_autofree char *card = self->card == ABBATES_UNKNOWN_CARD ? g_strdup (_ ("not known"))
                          : self->card == ABBATES_NO_CARD    ? g_strdup ("")
                                                             : abbates_sentence_card (self->card);

  scr_set_description (GTK_WIDGET (self->entry), card);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->entry), *card != '\0' ? card : NULL);
}

/* Another thing with the focus, if there is one. */
static void
move_focus (AbbatesCardEntry *self,
            GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    g_signal_emit_by_name (root, "move-focus", direction);
}

static void
changed_cb (AbbatesCardEntry *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  ScrReading reading = abbates_shorthand_read_card (typed, &self->card);

  self->is_right = reading == SCR_READING_WHOLE || typed[strspn (typed, " ")] == '\0';
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               GTK_ACCESSIBLE_INVALID_FALSE, -1);
  abbates_picture_set_number (self->picture, self->card);
  describe (self);
  g_signal_emit (self, signals[TOLD], 0);
  if (reading == SCR_READING_WHOLE && !self->is_setting &&
      gtk_widget_is_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)))))
    move_focus (self, GTK_DIR_TAB_FORWARD);
}

/* Where the focus is now, if that is for a card. */
static AbbatesCardEntry *
find_focus (GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);
  GtkWidget *entry =
      focus != NULL ? gtk_widget_get_ancestor (focus, ABBATES_TYPE_CARD_ENTRY) : NULL;

  return entry != NULL ? ABBATES_CARD_ENTRY (entry) : NULL;
}

/* Each of several cards goes to the place that has the focus then, as if it were typed. */
static void
tell_cards (AbbatesCardEntry *self,
            char **words)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  AbbatesCardEntry *entry = self;

  for (guint i = 0; words[i] != NULL && entry != NULL; i++)
    {
      AbbatesCard card;

      if (*words[i] == '\0')
        continue;
      gtk_editable_set_text (GTK_EDITABLE (entry->entry), words[i]);
      if (abbates_shorthand_read_card (words[i], &card) != SCR_READING_WHOLE)
        return;
      entry = find_focus (root);
    }
}

/* A space between two cards says nothing: the focus has gone on already. What is pasted may be
 * many cards. */
static void
insert_cb (GtkEditable *editable,
           const char *text,
           int length,
           int *position,
           AbbatesCardEntry *self)
{
  g_autofree char *typed = g_strndup (text, length < 0 ? strlen (text) : (gsize) length);
  g_auto (GStrv) words = NULL;

  if (!gtk_widget_is_focus (GTK_WIDGET (editable)) || strpbrk (typed, SEPARATORS) == NULL)
    return;

  g_signal_stop_emission_by_name (editable, "insert-text");
  words = g_strsplit_set (g_strstrip (typed), SEPARATORS, -1);
  tell_cards (self, words);
}

/* In an entry that is empty, the key that deletes goes back. */
static gboolean
back_cb (GtkWidget *widget,
         GVariant *args,
         gpointer user_data)
{
  AbbatesCardEntry *self = ABBATES_CARD_ENTRY (widget);

  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    return GDK_EVENT_PROPAGATE;

  move_focus (self, GTK_DIR_TAB_BACKWARD);
  return GDK_EVENT_STOP;
}

static gboolean
abbates_card_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ABBATES_CARD_ENTRY (widget)->entry));
}

static void
abbates_card_entry_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_card_entry_parent_class)->dispose (object);
}

static void
abbates_card_entry_finalize (GObject *object)
{
  g_free (ABBATES_CARD_ENTRY (object)->name);

  G_OBJECT_CLASS (abbates_card_entry_parent_class)->finalize (object);
}

static void
abbates_card_entry_class_init (AbbatesCardEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_card_entry_dispose;
  G_OBJECT_CLASS (klass)->finalize = abbates_card_entry_finalize;
  widget_class->focus = scr_focus_row;
  widget_class->grab_focus = abbates_card_entry_grab_focus;

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cardentry");
}

static void
abbates_card_entry_init (AbbatesCardEntry *self)
{
  GtkEditable *text;

  self->is_right = TRUE;
  self->picture = ABBATES_PICTURE (abbates_picture_new (ABBATES_FORM_CARD));
  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->picture), GTK_ALIGN_CENTER);
  gtk_widget_set_parent (GTK_WIDGET (self->picture), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->entry), GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self->entry), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 3);
  gtk_entry_set_max_length (self->entry, 3);
  gtk_entry_set_activates_default (self->entry, TRUE);
  gtk_entry_set_input_hints (self->entry, GTK_INPUT_HINT_NO_SPELLCHECK | GTK_INPUT_HINT_NO_EMOJI);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  text = gtk_editable_get_delegate (GTK_EDITABLE (self->entry));
  g_signal_connect (text, "insert-text", G_CALLBACK (insert_cb), self);
  scr_add_key (GTK_WIDGET (self), GDK_KEY_BackSpace, back_cb);
}

/* @name: what the place is called, such as "Garden square 1" */
GtkWidget *
abbates_card_entry_new (const char *name)
{
  AbbatesCardEntry *self = g_object_new (ABBATES_TYPE_CARD_ENTRY, NULL);

  self->name = g_strdup (name);
  scr_set_name (GTK_WIDGET (self->entry), name);

  return GTK_WIDGET (self);
}

/* What lies there; ABBATES_NO_CARD where nothing is told. */
AbbatesCard
abbates_card_entry_get_card (AbbatesCardEntry *self)
{
  g_return_val_if_fail (ABBATES_IS_CARD_ENTRY (self), ABBATES_NO_CARD);

  return self->card;
}

/* Writes the card as it is typed. The focus stays where it is. */
void
abbates_card_entry_set_card (AbbatesCardEntry *self,
                             AbbatesCard card)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ABBATES_IS_CARD_ENTRY (self));

  text = abbates_shorthand_print_card (card);
  self->is_setting = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  self->is_setting = FALSE;
}

/* Whether a card is typed, or nothing. */
gboolean
abbates_card_entry_is_right (AbbatesCardEntry *self)
{
  g_return_val_if_fail (ABBATES_IS_CARD_ENTRY (self), FALSE);

  return self->is_right;
}

/* Marks the entry as wrong until something else is typed, and goes there. */
void
abbates_card_entry_refuse (AbbatesCardEntry *self,
                           const char *reason)
{
  g_return_if_fail (ABBATES_IS_CARD_ENTRY (self));

  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               GTK_ACCESSIBLE_INVALID_TRUE, -1);
  scr_set_description (GTK_WIDGET (self->entry), reason);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
