/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-causes.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/scr-access.h"
#include "core/scr-error.h"
#include "games/abbates/abbates-shorthand.h"

#define N_ENTRIES MAX (ABBATES_N_SQUARES, ABBATES_MAX_SEATS)

/**
 * AbbatesCauses:
 * @pawn: 0 for the Abbot-General, else a seat that a player has
 * @entries: a card for each square of the portrait, or the values in the Chapter Room for each seat
 *
 * What a pawn's place comes from: the cards of a portrait, or those of the Chapter Room, each to be
 * typed as it lies at the real table: "w2" for a window with two beans, "?" for a card that nobody
 * knows, nothing for an empty square; "12 10" for two Abbot cards.
 */
struct _AbbatesCauses
{
  ScrCauses parent_instance;

  AbbatesState *state;
  guint pawn;
  GtkWidget *entries[N_ENTRIES];
  guint n_entries;
};

G_DEFINE_FINAL_TYPE (AbbatesCauses, abbates_causes, SCR_TYPE_CAUSES)

/* How often each value is typed in @text; FALSE where something else is. */
static gboolean
read_values (const char *text,
             int *counts)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,;", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 value;

      if (*words[i] == '\0')
        continue;
      if (!g_ascii_string_to_unsigned (words[i], 10, 1, ABBATES_BENEDICT, &value, NULL))
        return FALSE;
      counts[value]++;
    }

  return TRUE;
}

static const AbbatesSeatPosition *
get_seat (AbbatesCauses *self)
{
  return &abbates_state_get_position (self->state)->seats[self->pawn - 1];
}

static gboolean
add_square (AbbatesCauses *self,
            guint i,
            GStrvBuilder *builder,
            GError **error)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entries[i]));
  g_autofree char *move = NULL;
  AbbatesCard card;
  ScrReading reading = abbates_shorthand_read_card (text, &card);

  if (text[strspn (text, " ")] != '\0' && reading != SCR_READING_WHOLE)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                   _ ("Square %u: “%s” is no card. Type w, b or a and the number of beans as in "
                      "w2, "
                      "“?” for a card that nobody knows, or nothing for an empty square."),
                   i + 1, text);
      return FALSE;
    }
  if (card == get_seat (self)->portrait[i])
    return TRUE;

  move = g_strdup_printf ("set portrait %u %u %s", self->pawn, i + 1,
                          card == ABBATES_NO_CARD        ? "-"
                          : card == ABBATES_UNKNOWN_CARD ? "?"
                                                         : abbates_card_to_word (card));
  g_strv_builder_add (builder, move);
  return TRUE;
}

static gboolean
add_values (AbbatesCauses *self,
            guint i,
            GStrvBuilder *builder,
            GError **error)
{
  const AbbatesPosition *position = abbates_state_get_position (self->state);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entries[i]));
  int counts[ABBATES_BENEDICT + 1] = { 0 };

  if (!read_values (text, counts))
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                   _ ("“%s” are no Abbot cards. Type their numbers from 1 to 14, as in 12 10."),
                   text);
      return FALSE;
    }

  for (guint card = 0; card < position->n_chapter; card++)
    if (ABBATES_CHAPTER_SEAT (position->chapter[card]) == i + 1)
      counts[ABBATES_CHAPTER_VALUE (position->chapter[card])]--;
  for (guint value = 1; value <= ABBATES_BENEDICT; value++)
    for (int n = counts[value]; n != 0; n += n > 0 ? -1 : 1)
      {
        g_autofree char *move =
            g_strdup_printf ("set chapter %u %c%u", i + 1, n > 0 ? '+' : '-', value);

        g_strv_builder_add (builder, move);
      }

  return TRUE;
}

static GStrv
abbates_causes_list_moves (ScrCauses *causes,
                           GError **error)
{
  AbbatesCauses *self = ABBATES_CAUSES (causes);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < self->n_entries; i++)
    if (!(self->pawn > 0 ? add_square (self, i, builder, error)
                         : add_values (self, i, builder, error)))
      return NULL;

  return g_strv_builder_end (builder);
}

static void
abbates_causes_dispose (GObject *object)
{
  g_clear_object (&ABBATES_CAUSES (object)->state);

  G_OBJECT_CLASS (abbates_causes_parent_class)->dispose (object);
}

static void
abbates_causes_class_init (AbbatesCausesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_causes_dispose;
  SCR_CAUSES_CLASS (klass)->list_moves = abbates_causes_list_moves;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "causes");
}

static void
abbates_causes_init (AbbatesCauses *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

static GtkWidget *
new_entry (AbbatesCauses *self,
           const char *text,
           const char *name,
           int width)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), width);
  scr_set_name (entry, name);
  g_signal_connect_object (entry, "changed", G_CALLBACK (scr_causes_changed), self,
                           G_CONNECT_SWAPPED);
  self->entries[self->n_entries++] = entry;

  return entry;
}

static void
add_hint (AbbatesCauses *self,
          const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "hint");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
}

/* The nine squares, which never mirror. */
static void
add_portrait (AbbatesCauses *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  for (int i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *text = abbates_shorthand_print_card (get_seat (self)->portrait[i]);
      g_autofree char *name = g_strdup_printf (_ ("Card on square %d"), i + 1);

      gtk_grid_attach (GTK_GRID (grid), new_entry (self, text, name, 4), i % 3, i / 3, 1, 1);
    }
  add_hint (self, _ ("The portrait as it lies there, square by square: w, b or a and the beans, as "
                     "in w2; ? for a card that nobody knows; nothing for an empty square."));
  gtk_widget_set_parent (grid, GTK_WIDGET (self));
}

static char *
dup_values (const AbbatesPosition *position,
            guint seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < position->n_chapter; i++)
    if (ABBATES_CHAPTER_SEAT (position->chapter[i]) == seat)
      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "",
                              ABBATES_CHAPTER_VALUE (position->chapter[i]));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_chapter (AbbatesCauses *self)
{
  const AbbatesSetup *setup = abbates_state_get_setup (self->state);
  GtkWidget *grid = gtk_grid_new ();
  guint n_seats = setup->rules.n_seats + (setup->rules.solo ? 1u : 0u);

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      g_autofree char *text = dup_values (abbates_state_get_position (self->state), seat);
      g_autofree char *name =
          g_strdup_printf (_ ("Cards of %s in the Chapter Room"), setup->names[seat - 1]);
      GtkWidget *label = gtk_label_new (setup->names[seat - 1]);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_grid_attach (GTK_GRID (grid), label, 0, (int) seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), new_entry (self, text, name, 12), 1, (int) seat, 1, 1);
    }
  add_hint (self, _ ("The Abbot cards that lie in the Chapter Room, by their numbers, as in 12 10; "
                     "14 for a Benedict card."));
  gtk_widget_set_parent (grid, GTK_WIDGET (self));
}

/**
 * abbates_causes_new:
 * @state: a match as it was told
 * @pawn: 0 for the Abbot-General, else the seat whose Abbot it is
 *
 * Returns: (transfer floating) (nullable): what its place comes from; %NULL for Henricus, whose
 *   cards lie in heaps
 */
ScrCauses *
abbates_causes_new (AbbatesState *state,
                    guint pawn)
{
  AbbatesCauses *self;

  if (pawn > abbates_state_get_rules (state)->n_seats)
    return NULL;

  self = g_object_new (ABBATES_TYPE_CAUSES, NULL);
  self->state = g_object_ref (state);
  self->pawn = pawn;
  if (pawn > 0)
    add_portrait (self);
  else
    add_chapter (self);

  return SCR_CAUSES (self);
}
