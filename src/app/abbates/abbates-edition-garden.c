/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-part.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-picture.h"

#define N_OF_A_KIND 30
#define N_BEANS 10

/**
 * AbbatesEditionGarden:
 *
 * How many garden cards there are of each kind and number of beans: thirty a kind
 * (*Components*). One to three beans are always asked for, others where the edition has any.
 */
struct _AbbatesEditionGarden
{
  AbbatesEditionPart parent_instance;

  GtkWidget *counters[ABBATES_N_KINDS][N_BEANS];
  GtkWidget *fields[ABBATES_N_KINDS][N_BEANS];
  GtkLabel *totals[ABBATES_N_KINDS];
};

#define ABBATES_TYPE_EDITION_GARDEN (abbates_edition_garden_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesEditionGarden, abbates_edition_garden, ABBATES, EDITION_GARDEN, AbbatesEditionPart)
G_DEFINE_FINAL_TYPE (AbbatesEditionGarden, abbates_edition_garden, ABBATES_TYPE_EDITION_PART)

static const char *
get_title (AbbatesKind kind)
{
  static const char *const titles[] = { N_ ("Windows"), N_ ("Books"), N_ ("Artefacts") };

  return _ (titles[kind]);
}

static guint
count_kind (const AbbatesRules *rules,
            AbbatesKind kind)
{
  guint total = 0;

  for (guint beans = 0; beans < N_BEANS; beans++)
    total += rules->garden[ABBATES_CARD (kind, beans)];

  return total;
}

/* What is off, and by how much. */
static char *
describe_total (guint total)
{
  if (total < N_OF_A_KIND)
    /* Translators: how many cards of a kind there are, and how many are missing. */
    return g_strdup_printf (ngettext ("%u of 30 cards: %u too few", "%u of 30 cards: %u too few",
                                      N_OF_A_KIND - total),
                            total, N_OF_A_KIND - total);
  if (total > N_OF_A_KIND)
    /* Translators: how many cards of a kind there are, and how many more than allowed. */
    return g_strdup_printf (ngettext ("%u cards: %u more than 30", "%u cards: %u more than 30",
                                      total - N_OF_A_KIND),
                            total, total - N_OF_A_KIND);

  return g_strdup (_ ("30 cards, as there must be"));
}

static void
show_kind (AbbatesEditionGarden *self,
           const AbbatesRules *rules,
           AbbatesKind kind)
{
  guint total = count_kind (rules, kind);
  g_autofree char *text = describe_total (total);

  for (guint beans = 0; beans < N_BEANS; beans++)
    {
      guint number = rules->garden[ABBATES_CARD (kind, beans)];

      abbates_edition_part_show_counter (self->counters[kind][beans], number);
      if (number > 0)
        gtk_widget_set_visible (self->fields[kind][beans], TRUE);
    }
  gtk_label_set_label (self->totals[kind], text);
  gtk_widget_set_css_classes (GTK_WIDGET (self->totals[kind]),
                              total == N_OF_A_KIND ? (const char *[]){ "hint", NULL }
                                                   : (const char *[]){ "refusal", NULL });
}

static void
abbates_edition_garden_show (AbbatesEditionPart *part,
                             const AbbatesRules *rules,
                             JsonObject *edition)
{
  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    show_kind (ABBATES_EDITION_GARDEN (part), rules, kind);
}

static char *
abbates_edition_garden_summarize (AbbatesEditionPart *part,
                                  const AbbatesRules *rules)
{
  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    if (count_kind (rules, kind) != N_OF_A_KIND)
      {
        g_autofree char *total = describe_total (count_kind (rules, kind));

        /* Translators: a kind of garden card, such as “Windows”, and how many there are. */
        return g_strdup_printf (_ ("%s: %s"), get_title (kind), total);
      }

  return g_strdup (_ ("30 of each kind"));
}

static void
add_counter (AbbatesEditionGarden *self,
             GtkWidget *row,
             AbbatesKind kind,
             guint beans)
{
  AbbatesEditionPart *part = ABBATES_EDITION_PART (self);
  const char *word = abbates_kind_to_word (kind);
  g_autofree char *place = g_strdup_printf ("garden.%s.%u", word, beans);
  g_autofree char *path = g_strdup_printf ("$.garden.%s.%u", word, beans);
  g_autofree char *label = g_strdup_printf (ngettext ("%u bean", "%u beans", beans), beans);
  /* Translators: a kind of garden card, such as “Windows”, and “2 beans”. */
  g_autofree char *name = g_strdup_printf (_ ("%s with %s"), get_title (kind), label);
  GtkWidget *picture = abbates_picture_new (ABBATES_FORM_CARD);

  abbates_picture_set_number (ABBATES_PICTURE (picture), ABBATES_CARD (kind, beans));
  gtk_widget_add_css_class (picture, "edition-card");
  self->counters[kind][beans] = abbates_edition_part_new_counter (part, name, place, 0,
                                                                  N_OF_A_KIND);
  self->fields[kind][beans] = abbates_edition_part_add_field (row, label, picture,
                                                              self->counters[kind][beans]);
  gtk_widget_set_visible (self->fields[kind][beans], beans >= 1 && beans <= 3);
  abbates_edition_part_mark (part, self->counters[kind][beans], path);
}

static void
add_kind (AbbatesEditionGarden *self,
          AbbatesKind kind)
{
  GtkWidget *row = abbates_edition_part_add_row (ABBATES_EDITION_PART (self),
                                                 get_title (kind));
  GtkWidget *total = gtk_label_new (NULL);

  /* From one bean on: what stands first has the focus when a kind is to be mended. */
  for (guint i = 1; i <= N_BEANS; i++)
    add_counter (self, row, kind, i % N_BEANS);
  gtk_label_set_xalign (GTK_LABEL (total), 0);
  gtk_label_set_wrap (GTK_LABEL (total), TRUE);
  self->totals[kind] = GTK_LABEL (total);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (row)), total);
}

static void
abbates_edition_garden_class_init (AbbatesEditionGardenClass *klass)
{
  AbbatesEditionPartClass *part_class = ABBATES_EDITION_PART_CLASS (klass);

  part_class->show = abbates_edition_garden_show;
  part_class->summarize = abbates_edition_garden_summarize;
}

static void
abbates_edition_garden_init (AbbatesEditionGarden *self)
{
  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    add_kind (self, kind);
}

GtkWidget *
abbates_edition_garden_new (void)
{
  return g_object_new (ABBATES_TYPE_EDITION_GARDEN, NULL);
}
