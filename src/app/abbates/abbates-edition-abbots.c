/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-part.h"

#include <glib/gi18n.h>

#define N_VALUES 13

/**
 * AbbatesEditionAbbots:
 *
 * The white beans of the Abbot cards, by value, and those of a Benedict card (*Components*).
 */
struct _AbbatesEditionAbbots
{
  AbbatesEditionPart parent_instance;

  GtkWidget *counters[ABBATES_BENEDICT + 1];
};

#define ABBATES_TYPE_EDITION_ABBOTS (abbates_edition_abbots_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesEditionAbbots, abbates_edition_abbots, ABBATES, EDITION_ABBOTS, AbbatesEditionPart)
G_DEFINE_FINAL_TYPE (AbbatesEditionAbbots, abbates_edition_abbots, ABBATES_TYPE_EDITION_PART)

static void
abbates_edition_abbots_show (AbbatesEditionPart *part,
                             const AbbatesRules *rules,
                             JsonObject *edition)
{
  AbbatesEditionAbbots *self = ABBATES_EDITION_ABBOTS (part);

  for (guint value = 1; value <= ABBATES_BENEDICT; value++)
    abbates_edition_part_show_counter (self->counters[value], rules->abbot_beans[value]);
}

static char *
abbates_edition_abbots_summarize (AbbatesEditionPart *part,
                                  const AbbatesRules *rules)
{
  guint total = 0;

  for (guint value = 1; value <= N_VALUES; value++)
    total += rules->abbot_beans[value];

  /* Translators: the white beans on the thirteen Abbot cards of one player. */
  return g_strdup_printf (ngettext ("%u white bean on thirteen cards",
                                    "%u white beans on thirteen cards", total),
                          total);
}

static void
add_card (AbbatesEditionAbbots *self,
          GtkWidget *row,
          guint value)
{
  AbbatesEditionPart *part = ABBATES_EDITION_PART (self);
  gboolean is_benedict = value == ABBATES_BENEDICT;
  g_autofree char *label = is_benedict ? g_strdup (_ ("Benedict"))
                                       /* Translators: an Abbot card by its value. */
                                       : g_strdup_printf (_ ("Abbot %u"), value);
  /* Translators: an Abbot card: how many white beans it has. */
  g_autofree char *name = g_strdup_printf (_ ("White beans of %s"), label);
  g_autofree char *place = is_benedict ? g_strdup ("benedict")
                                       : g_strdup_printf ("abbot.%u", value);
  g_autofree char *path = is_benedict ? g_strdup ("$.benedict-beans")
                                      : g_strdup_printf ("$.abbot-beans[%u]", value - 1);

  self->counters[value] = abbates_edition_part_new_counter (part, name, place, 0, 9);
  abbates_edition_part_add_field (row, label, NULL, self->counters[value]);
  abbates_edition_part_mark (part, self->counters[value], path);
}

static void
abbates_edition_abbots_class_init (AbbatesEditionAbbotsClass *klass)
{
  AbbatesEditionPartClass *part_class = ABBATES_EDITION_PART_CLASS (klass);

  part_class->show = abbates_edition_abbots_show;
  part_class->summarize = abbates_edition_abbots_summarize;
}

static void
abbates_edition_abbots_init (AbbatesEditionAbbots *self)
{
  GtkWidget *row = abbates_edition_part_add_row (ABBATES_EDITION_PART (self),
                                                 _ ("White beans of each card"));

  for (guint value = 1; value <= ABBATES_BENEDICT; value++)
    add_card (self, row, value);
}

GtkWidget *
abbates_edition_abbots_new (void)
{
  return g_object_new (ABBATES_TYPE_EDITION_ABBOTS, NULL);
}
