/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-part.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-names.h"
#include "games/abbates/abbates-sentence.h"

#define N_PALMS 2

/**
 * AbbatesEditionArcade:
 *
 * The arcade cards of each round, those with palm branches, and what the corner cards give back
 * at the end of a round (*Set-up*, *End of a round*).
 */
struct _AbbatesEditionArcade
{
  AbbatesEditionPart parent_instance;

  GtkWidget *cards[ABBATES_N_ROUNDS][3];
  GtkWidget *palms[N_PALMS];
  GtkWidget *returns[ABBATES_N_ROUNDS];
};

#define ABBATES_TYPE_EDITION_ARCADE (abbates_edition_arcade_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesEditionArcade, abbates_edition_arcade, ABBATES, EDITION_ARCADE, AbbatesEditionPart)
G_DEFINE_FINAL_TYPE (AbbatesEditionArcade, abbates_edition_arcade, ABBATES_TYPE_EDITION_PART)

/* What the card does is told at length where one points at it. */
static void
show_card (GtkWidget *choice,
           AbbatesArcade arcade,
           AbbatesArcade first)
{
  abbates_edition_part_show_choice (choice, arcade != ABBATES_NO_ARCADE
                                                ? (guint) arcade - (guint) first
                                                : GTK_INVALID_LIST_POSITION);
  gtk_widget_set_tooltip_text (choice, arcade != ABBATES_NO_ARCADE
                                           ? abbates_sentence_arcade_rule (arcade)
                                           : NULL);
}

static void
abbates_edition_arcade_show (AbbatesEditionPart *part,
                             const AbbatesRules *rules,
                             JsonObject *edition)
{
  AbbatesEditionArcade *self = ABBATES_EDITION_ARCADE (part);

  for (guint round = 0; round < ABBATES_N_ROUNDS; round++)
    {
      for (guint i = 0; i < 3; i++)
        show_card (self->cards[round][i], rules->arcade[round][i], ABBATES_TAKE_DISCARD);
      abbates_edition_part_show_choice (self->returns[round], rules->return_highest[round]);
    }
  for (guint i = 0; i < N_PALMS; i++)
    show_card (self->palms[i], rules->palm[i], ABBATES_PALM_DRAW);
}

static char *
abbates_edition_arcade_summarize (AbbatesEditionPart *part,
                                  const AbbatesRules *rules)
{
  return g_strdup (_ ("What the arcade cards do, and which card comes back after a round"));
}

/* A list of the arcade cards from one to another. */
static GtkWidget *
new_card (AbbatesEditionPart *part,
          const char *name,
          const char *place,
          AbbatesArcade first,
          AbbatesArcade last)
{
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) all_titles = NULL;
  g_auto (GStrv) all_words = NULL;

  for (AbbatesArcade arcade = first; arcade <= last; arcade++)
    {
      g_strv_builder_add (titles, abbates_name_arcade_short (arcade));
      g_strv_builder_add (words, abbates_arcade_to_word (arcade));
    }
  all_titles = g_strv_builder_end (titles);
  all_words = g_strv_builder_end (words);

  return abbates_edition_part_new_choice (part, name, place,
                                          (const char *const *) all_titles,
                                          (const char *const *) all_words);
}

static void
add_card (AbbatesEditionArcade *self,
          GtkWidget *row,
          guint round,
          guint i)
{
  AbbatesEditionPart *part = ABBATES_EDITION_PART (self);
  /* Translators: an arcade card of a round. */
  g_autofree char *name = g_strdup_printf (_ ("Arcade card %u of round %u"), i + 1, round + 1);
  /* Translators: an arcade card. */
  g_autofree char *label = g_strdup_printf (_ ("Card %u"), i + 1);
  g_autofree char *place = g_strdup_printf ("arcade.%u.%u", round + 1, i + 1);
  g_autofree char *path = g_strdup_printf ("$.arcade.%u[%u]", round + 1, i);

  self->cards[round][i] = new_card (part, name, place, ABBATES_TAKE_DISCARD, ABBATES_RECALL);
  abbates_edition_part_add_field (row, label, NULL, self->cards[round][i]);
  abbates_edition_part_mark (part, self->cards[round][i], path);
}

static void
add_return (AbbatesEditionArcade *self,
            GtkWidget *row,
            guint round)
{
  static const char *const words[] = { "lowest", "highest", NULL };
  const char *const titles[] = { _ ("lowest"), _ ("highest"), NULL };
  AbbatesEditionPart *part = ABBATES_EDITION_PART (self);
  g_autofree char *name =
      g_strdup_printf (_ ("Card that comes back after round %u"), round + 1);
  g_autofree char *place = g_strdup_printf ("return.%u", round + 1);
  g_autofree char *path = g_strdup_printf ("$.returns[%u]", round);

  self->returns[round] = abbates_edition_part_new_choice (part, name, place, titles, words);
  abbates_edition_part_add_field (row, _ ("Comes back"), NULL, self->returns[round]);
  abbates_edition_part_mark (part, self->returns[round], path);
}

static void
add_palms (AbbatesEditionArcade *self)
{
  AbbatesEditionPart *part = ABBATES_EDITION_PART (self);
  GtkWidget *row = abbates_edition_part_add_row (part, _ ("With palm branches, in every round"));

  for (guint i = 0; i < N_PALMS; i++)
    {
      g_autofree char *name = g_strdup_printf (_ ("Arcade card %u with palm branches"), i + 1);
      g_autofree char *label = g_strdup_printf (_ ("Card %u"), i + 1);
      g_autofree char *place = g_strdup_printf ("arcade.all.%u", i + 1);
      g_autofree char *path = g_strdup_printf ("$.arcade.all[%u]", i);

      self->palms[i] = new_card (part, name, place, ABBATES_PALM_DRAW, ABBATES_PALM_NONE);
      abbates_edition_part_add_field (row, label, NULL, self->palms[i]);
      abbates_edition_part_mark (part, self->palms[i], path);
    }
}

static void
abbates_edition_arcade_class_init (AbbatesEditionArcadeClass *klass)
{
  AbbatesEditionPartClass *part_class = ABBATES_EDITION_PART_CLASS (klass);

  part_class->show = abbates_edition_arcade_show;
  part_class->summarize = abbates_edition_arcade_summarize;
}

static void
abbates_edition_arcade_init (AbbatesEditionArcade *self)
{
  for (guint round = 0; round < ABBATES_N_ROUNDS; round++)
    {
      g_autofree char *title = g_strdup_printf (_ ("Round %u"), round + 1);
      GtkWidget *row = abbates_edition_part_add_row (ABBATES_EDITION_PART (self), title);

      for (guint i = 0; i < 3; i++)
        add_card (self, row, round, i);
      add_return (self, row, round);
    }
  add_palms (self);
}

GtkWidget *
abbates_edition_arcade_new (void)
{
  return g_object_new (ABBATES_TYPE_EDITION_ARCADE, NULL);
}
