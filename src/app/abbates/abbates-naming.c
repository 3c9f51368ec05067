/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-naming.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-bar.h"
#include "app/widgets/scr-access.h"
#include "games/abbates/abbates-move.h"
#include "games/abbates/abbates-state.h"

/**
 * AbbatesNaming:
 * @entries: (element-type AbbatesCardEntry): where each card is typed
 * @reasons: (element-type GtkLabel): why it cannot be, beside it
 * @prefixes: (element-type char*): the move that tells it, but for the card
 * @told: (element-type guint): the entries whose answers were listed last
 * @palette: the cards that can be pressed, wherever it is shown
 *
 * Asks for garden cards that nobody recorded, place by place: garden, replenishment row, each
 * seat's, the discard pile.
 */
struct _AbbatesNaming
{
  ScrNaming parent_instance;

  GPtrArray *entries;
  GPtrArray *reasons;
  GPtrArray *prefixes;
  GArray *told;
  AbbatesCardBar *palette;
};

G_DEFINE_FINAL_TYPE (AbbatesNaming, abbates_naming, SCR_TYPE_NAMING)

static void
told_cb (GtkWidget *reason)
{
  gtk_widget_set_visible (reason, FALSE);
}

static void
refuse (AbbatesNaming *self,
        guint i,
        const char *sentence)
{
  GtkLabel *reason = g_ptr_array_index (self->reasons, i);

  gtk_label_set_label (reason, sentence);
  gtk_widget_set_visible (GTK_WIDGET (reason), TRUE);
  abbates_card_entry_refuse (g_ptr_array_index (self->entries, i), sentence);
}

/* Takes @prefix and @title. */
static void
add_place (AbbatesNaming *self,
           char *prefix,
           char *title)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *entry = abbates_card_entry_new (title);
  GtkWidget *reason = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_hexpand (entry, FALSE);
  gtk_label_set_xalign (GTK_LABEL (reason), 0);
  gtk_label_set_wrap (GTK_LABEL (reason), TRUE);
  gtk_widget_add_css_class (reason, "refusal");
  gtk_widget_set_visible (reason, FALSE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), entry);
  gtk_box_append (GTK_BOX (row), line);
  gtk_box_append (GTK_BOX (row), reason);
  gtk_widget_add_css_class (row, "naming-row");
  gtk_widget_set_parent (row, GTK_WIDGET (self));

  g_signal_connect_object (entry, "told", G_CALLBACK (told_cb), reason, G_CONNECT_SWAPPED);
  abbates_card_bar_add_entry (self->palette, ABBATES_CARD_ENTRY (entry));
  g_ptr_array_add (self->entries, entry);
  g_ptr_array_add (self->reasons, reason);
  g_ptr_array_add (self->prefixes, prefix);
  g_free (title);
}

static void
add_board (AbbatesNaming *self,
           const AbbatesPosition *position)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (position->garden[i] == ABBATES_UNKNOWN_CARD)
      add_place (self, g_strdup_printf ("know garden %u", i + 1),
                 g_strdup_printf (_ ("Garden square %u"), i + 1));
  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    if (position->refill[i] == ABBATES_UNKNOWN_CARD)
      add_place (self, g_strdup_printf ("know refill %u", i + 1),
                 g_strdup_printf (_ ("Replenishment row, box %u"), i + 1));
}

static void
add_seat (AbbatesNaming *self,
          const AbbatesSeatPosition *seat,
          guint number,
          const char *name)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (seat->portrait[i] == ABBATES_UNKNOWN_CARD)
      add_place (self, g_strdup_printf ("know portrait %u %u", number, i + 1),
                 /* Translators: a seat's name, and the number of a square. */
                 g_strdup_printf (_ ("%s: square %u of the portrait"), name, i + 1));
  for (guint i = 0; i < seat->covered[ABBATES_UNKNOWN_CARD]; i++)
    add_place (self, g_strdup_printf ("know covered %u", number),
               g_strdup_printf (_ ("%s: a covered card"), name));
  if (seat->secret == ABBATES_UNKNOWN_CARD)
    add_place (self, g_strdup_printf ("know secret %u", number),
               g_strdup_printf (_ ("%s: the secret card"), name));
}

static guint
abbates_naming_show (ScrNaming *naming,
                     ScrState *state)
{
  AbbatesNaming *self = ABBATES_NAMING (naming);
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (state));
  const AbbatesSetup *setup = abbates_state_get_setup (ABBATES_STATE (state));

  add_board (self, position);
  for (guint i = 0; i < setup->rules.n_seats; i++)
    add_seat (self, &position->seats[i], i + 1, setup->names[i]);
  for (guint i = 0; i < position->n_discard; i++)
    if (position->discard[i] == ABBATES_UNKNOWN_CARD)
      add_place (self, g_strdup ("know discard"), g_strdup (_ ("A card of the discard pile")));
  abbates_card_bar_show (self->palette, &setup->rules, FALSE);

  return self->entries->len;
}

static GStrv
abbates_naming_list_answers (ScrNaming *naming)
{
  AbbatesNaming *self = ABBATES_NAMING (naming);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_array_set_size (self->told, 0);
  for (guint i = 0; i < self->entries->len; i++)
    {
      AbbatesCardEntry *entry = g_ptr_array_index (self->entries, i);
      AbbatesCard card = abbates_card_entry_get_card (entry);
      g_autofree char *answer = NULL;

      if (!abbates_card_entry_is_right (entry))
        {
          refuse (self, i, _ ("Type w, b or a and the number of beans, such as w2, or leave it to "
                              "the program."));
          return NULL;
        }
      if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
        continue;

      answer = g_strdup_printf ("%s %s", (char *) g_ptr_array_index (self->prefixes, i),
                                abbates_card_to_word (card));
      g_strv_builder_add (builder, answer);
      g_array_append_val (self->told, i);
    }

  return g_strv_builder_end (builder);
}

static void
abbates_naming_refuse (ScrNaming *naming,
                       guint number,
                       const char *reason)
{
  AbbatesNaming *self = ABBATES_NAMING (naming);

  g_return_if_fail (number < self->told->len);

  refuse (self, g_array_index (self->told, guint, number), reason);
}

static gboolean
abbates_naming_grab_focus (GtkWidget *widget)
{
  AbbatesNaming *self = ABBATES_NAMING (widget);

  return self->entries->len > 0 && gtk_widget_grab_focus (g_ptr_array_index (self->entries, 0));
}

static GtkWidget *
abbates_naming_get_palette (ScrNaming *naming)
{
  return GTK_WIDGET (ABBATES_NAMING (naming)->palette);
}

static void
abbates_naming_dispose (GObject *object)
{
  g_clear_object (&ABBATES_NAMING (object)->palette);

  G_OBJECT_CLASS (abbates_naming_parent_class)->dispose (object);
}

static void
abbates_naming_finalize (GObject *object)
{
  AbbatesNaming *self = ABBATES_NAMING (object);

  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->reasons);
  g_ptr_array_unref (self->prefixes);
  g_array_unref (self->told);

  G_OBJECT_CLASS (abbates_naming_parent_class)->finalize (object);
}

static void
abbates_naming_class_init (AbbatesNamingClass *klass)
{
  ScrNamingClass *naming_class = SCR_NAMING_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_naming_dispose;
  G_OBJECT_CLASS (klass)->finalize = abbates_naming_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = abbates_naming_grab_focus;
  naming_class->show = abbates_naming_show;
  naming_class->list_answers = abbates_naming_list_answers;
  naming_class->get_palette = abbates_naming_get_palette;
  naming_class->refuse = abbates_naming_refuse;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "naming");
}

static void
abbates_naming_init (AbbatesNaming *self)
{
  self->entries = g_ptr_array_new ();
  self->reasons = g_ptr_array_new ();
  self->prefixes = g_ptr_array_new_with_free_func (g_free);
  self->told = g_array_new (FALSE, FALSE, sizeof (guint));
  self->palette = ABBATES_CARD_BAR (abbates_card_bar_new ());
  g_object_ref_sink (self->palette);
}
