/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-options.h"

#include <glib/gi18n-lib.h>

#include "core/scr-option.h"

/* What can be chosen for a new match: the words of files, and those for players. */

const AbbatesChoice abbates_choices[] = {
  { "solo-pawn", { "on-win", "every-phase" } },
  { "stuck", { "duplicate", "sit-out" } },
  { "areas", { "distinct", "any" } },
  { "undo", { "free", "until-reveal", "none" } },
  { NULL },
};

const char *const abbates_variants[] = {
  "no-arcade",
  "no-ora",
  "no-mission",
  "no-points-card",
  NULL,
};

const char *const abbates_players[] = { "human", "bot:random", "bot:greedy", NULL };
const char *const abbates_bots[] = { "random", "greedy", NULL };

static void
add_switch (GListStore *store,
            const char *group,
            const char *id,
            const char *title,
            const char *description,
            gboolean fallback)
{
  g_autoptr (ScrOption) option = scr_option_new_switch (group, id, title, description, fallback);

  g_list_store_append (store, option);
}

/* @unless and @reason say beside what the choice does not matter, and why; NULL where it
 * always does. */
static void
add_choice (GListStore *store,
            ScrOptionKind kind,
            const char *id,
            const char *title,
            const char *description,
            const char *const *choices,
            const char *const *choice_titles,
            const char *unless,
            const char *reason)
{
  g_autofree char *all = g_strjoinv (",", (char **) choices);
  g_autoptr (ScrOption) option = g_object_new (SCR_TYPE_OPTION,
                                               "kind", kind,
                                               "group", "options",
                                               "id", id,
                                               "title", title,
                                               "description", description,
                                               "choices", choices,
                                               "choice-titles", choice_titles,
                                               "fallback",
                                               kind == SCR_OPTION_ORDER ? all : choices[0],
                                               "unless", unless,
                                               "unless-reason", reason,
                                               NULL);

  g_list_store_append (store, option);
}

static void
add_variants (GListStore *store)
{
  add_switch (store, "variants", "no-arcade", _ ("No arcade actions"),
              _ ("The arcade cards stay in the box; the winner of a phase only takes a card"),
              FALSE);
  add_switch (store, "variants", "no-ora", _ ("No Ora et Labora"),
              _ ("No conditions on the Abbot cards, and no Benedict cards for meeting them"),
              FALSE);
  add_switch (store, "variants", "no-mission", _ ("No missions"),
              _ ("No pattern to fill: no purple bonus, and minus points count in full"), FALSE);
  add_switch (store, "variants", "no-points-card", _ ("No points card"),
              _ ("Rows and columns score by equal kinds; a secret card may halve the minus points"),
              FALSE);
}

static void
add_choices (GListStore *store)
{
  static const char *const faces[] = { "A", "B", "C", "D", NULL };
  const char *const stuck[] = { _ ("Play any card, ranked below its equals"),
                                _ ("Sit the phase out"), NULL };
  const char *const areas[] = { _ ("Each area a kind of its own"), _ ("Areas may share a kind"),
                                NULL };
  const char *const pawn[] = { _ ("After each phase that he wins"), _ ("After every phase"), NULL };
  const char *const undo[] = { _ ("Always"), _ ("Until a card is turned up"), _ ("Never"), NULL };

  add_choice (store, SCR_OPTION_ORDER, "ora-order", _ ("Order of Ora et Labora"),
              _ ("Which face is played in which round"), faces, faces, "no-ora=true",
              _ ("There is no Ora et Labora to put in order (variant No Ora et Labora)"));
  add_choice (store, SCR_OPTION_CHOICE, "stuck", _ ("All values already played"),
              _ ("What a player does whose every Abbot card equals one already played"),
              abbates_choices[1].words, stuck,
              NULL, NULL);
  add_choice (store, SCR_OPTION_CHOICE, "areas", _ ("Areas of the mission"),
              _ ("Whether two areas may be filled with the same kind"), abbates_choices[2].words,
              areas, "no-mission=true", _ ("There are no missions to fill (variant No missions)"));
  add_choice (store, SCR_OPTION_CHOICE, "solo-pawn", _ ("Henricus' pawn"),
              _ ("When it goes on to the next square of the Solo card"), abbates_choices[0].words,
              pawn, "solo=false", _ ("Henricus is not at the table: only in a game against him"));
  add_choice (store, SCR_OPTION_CHOICE, "undo", _ ("Undo"), _ ("How far moves can be taken back"),
              abbates_choices[3].words, undo, NULL, NULL);
}

/**
 * abbates_options_list:
 *
 * Returns: (transfer full): a list model of #ScrOption, in the order to show them
 */
GListModel *
abbates_options_list (void)
{
  GListStore *store = g_list_store_new (SCR_TYPE_OPTION);

  add_switch (store, NULL, "palms", _ ("Arcade cards with palm branches"),
              _ ("Harder and spicier; leave them out of a first game"), TRUE);
  add_variants (store);
  add_choices (store);

  return G_LIST_MODEL (store);
}
