/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-part.h"

#include <glib/gi18n.h>

#define N_FACES 4
#define N_CONDITIONS 4
#define MAX_VALUE 14

/**
 * Condition:
 * @place: what it is, as abbates_edition_set() names it
 * @choice: odd, even, or from one value to another
 * @ends: the lowest and the highest value
 * @range: what holds them
 *
 * A condition of a face.
 */
typedef struct
{
  char *place;
  GtkWidget *choice;
  GtkWidget *ends[2];
  GtkWidget *range;
} Condition;

enum
{
  ODD,
  EVEN,
  BETWEEN,
};

/**
 * AbbatesEditionOra:
 *
 * The four conditions of each face of Ora et Labora (*Ora et Labora*).
 */
struct _AbbatesEditionOra
{
  AbbatesEditionPart parent_instance;

  Condition conditions[N_FACES][N_CONDITIONS];
};

#define ABBATES_TYPE_EDITION_ORA (abbates_edition_ora_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesEditionOra, abbates_edition_ora, ABBATES, EDITION_ORA, AbbatesEditionPart)
G_DEFINE_FINAL_TYPE (AbbatesEditionOra, abbates_edition_ora, ABBATES_TYPE_EDITION_PART)

static void
show_condition (Condition *self,
                const AbbatesCondition *condition)
{
  guint choice = condition->low > 0 ? BETWEEN : condition->high == 2 ? EVEN
                                                                     : ODD;

  abbates_edition_part_show_choice (self->choice, choice);
  gtk_widget_set_visible (self->range, choice == BETWEEN);
  if (choice != BETWEEN)
    return;
  abbates_edition_part_show_counter (self->ends[0], condition->low);
  abbates_edition_part_show_counter (self->ends[1], condition->high);
}

static void
abbates_edition_ora_show (AbbatesEditionPart *part,
                          const AbbatesRules *rules,
                          JsonObject *edition)
{
  AbbatesEditionOra *self = ABBATES_EDITION_ORA (part);

  for (guint face = 0; face < N_FACES; face++)
    for (guint i = 0; i < N_CONDITIONS; i++)
      show_condition (&self->conditions[face][i], &rules->ora[face][i]);
}

static char *
abbates_edition_ora_summarize (AbbatesEditionPart *part,
                               const AbbatesRules *rules)
{
  return g_strdup (_ ("Four conditions on each of four faces"));
}

/* Values go from low to high: the end that was left behind follows. */
static void
end_cb (GtkSpinButton *end,
        AbbatesEditionPart *part)
{
  const Condition *self = g_object_get_data (G_OBJECT (end), "condition");
  int low = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->ends[0]));
  int high = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->ends[1]));
  g_autofree char *value = NULL;

  if (low > high && GTK_WIDGET (end) == self->ends[0])
    high = low;
  else if (low > high)
    low = high;
  value = g_strdup_printf ("%d-%d", low, high);
  abbates_edition_part_set (part, self->place, value);
}

static GtkWidget *
new_end (AbbatesEditionPart *part,
         Condition *self,
         const char *name)
{
  GtkWidget *end = abbates_edition_part_new_counter (part, name, NULL, 1, MAX_VALUE);

  g_object_set_data (G_OBJECT (end), "condition", self);
  g_signal_connect_object (end, "value-changed", G_CALLBACK (end_cb), part, 0);

  return end;
}

static void
add_range (AbbatesEditionPart *part,
           Condition *self,
           const char *label)
{
  /* Translators: %s is a condition of a face of Ora et Labora. */
  g_autofree char *low = g_strdup_printf (_ ("%s: lowest value"), label);
  /* Translators: %s is a condition of a face of Ora et Labora. */
  g_autofree char *high = g_strdup_printf (_ ("%s: highest value"), label);
  GtkWidget *ends = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->ends[0] = new_end (part, self, low);
  self->ends[1] = new_end (part, self, high);
  gtk_box_append (GTK_BOX (ends), self->ends[0]);
  gtk_box_append (GTK_BOX (ends), self->ends[1]);
  self->range = ends;
}

static void
add_condition (AbbatesEditionOra *self,
               GtkWidget *row,
               guint face,
               guint i)
{
  const char *const titles[] = { _ ("Odd"), _ ("Even"), _ ("From … to …"), NULL };
  static const char *const words[] = { "odd", "even", "1-7", NULL };
  AbbatesEditionPart *part = ABBATES_EDITION_PART (self);
  Condition *condition = &self->conditions[face][i];
  /* Translators: a place on a face of Ora et Labora, and the face. */
  g_autofree char *name =
      g_strdup_printf (_ ("Condition %u of face %c"), i + 1, (int) ('A' + face));
  /* Translators: a place on a face of Ora et Labora. */
  g_autofree char *label = g_strdup_printf (_ ("Condition %u"), i + 1);
  g_autofree char *path = g_strdup_printf ("$.ora.%c[%u]", (int) ('A' + face), i);
  GtkWidget *box;

  condition->place = g_strdup_printf ("ora.%c.%u", (int) ('A' + face), i + 1);
  condition->choice = abbates_edition_part_new_choice (part, name, condition->place, titles, words);
  add_range (part, condition, name);
  box = abbates_edition_part_add_field (row, label, NULL, condition->choice);
  gtk_box_append (GTK_BOX (box), condition->range);
  abbates_edition_part_mark (part, condition->choice, path);
}

static void
abbates_edition_ora_finalize (GObject *object)
{
  AbbatesEditionOra *self = ABBATES_EDITION_ORA (object);

  for (guint face = 0; face < N_FACES; face++)
    for (guint i = 0; i < N_CONDITIONS; i++)
      g_free (self->conditions[face][i].place);

  G_OBJECT_CLASS (abbates_edition_ora_parent_class)->finalize (object);
}

static void
abbates_edition_ora_class_init (AbbatesEditionOraClass *klass)
{
  AbbatesEditionPartClass *part_class = ABBATES_EDITION_PART_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = abbates_edition_ora_finalize;
  part_class->show = abbates_edition_ora_show;
  part_class->summarize = abbates_edition_ora_summarize;
}

static void
abbates_edition_ora_init (AbbatesEditionOra *self)
{
  for (guint face = 0; face < N_FACES; face++)
    {
      /* Translators: a face of Ora et Labora. */
      g_autofree char *title = g_strdup_printf (_ ("Face %c"), (int) ('A' + face));
      GtkWidget *row = abbates_edition_part_add_row (ABBATES_EDITION_PART (self), title);

      for (guint i = 0; i < N_CONDITIONS; i++)
        add_condition (self, row, face, i);
    }
}

GtkWidget *
abbates_edition_ora_new (void)
{
  return g_object_new (ABBATES_TYPE_EDITION_ORA, NULL);
}
