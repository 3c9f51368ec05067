/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

G_BEGIN_DECLS

/**
 * CliChoices:
 * @game: the game's word, NULL for the usual one
 * @seats: how many players, NULL if not said
 * @solo: how hard the match against the game's own opponent is, or NULL
 * @variants: numbers of variants, with commas, or NULL
 * @no_palms: play without palm branches
 * @options: KEY=VALUE each, or NULL
 * @edition: an edition file, or NULL for the game's own
 * @warnings: what is strange about the edition, a line each
 *
 * What the command line says of a match's set-up.
 */
typedef struct
{
  char *game;
  char *seats;
  char *solo;
  char *variants;
  gboolean no_palms;
  char **options;
  char *edition;

  GString *warnings;
} CliChoices;

void cli_choices_clear (CliChoices *self);
void cli_choices_add_entries (CliChoices *self,
                              GOptionContext *context);
char *cli_choices_describe (void) G_GNUC_WARN_UNUSED_RESULT;
void cli_choices_print_warnings (const CliChoices *self);
ScrGame *cli_choices_get_game (const CliChoices *self,
                               GError **error);
gboolean cli_choices_count_seats (const CliChoices *self,
                                  ScrGame *game,
                                  guint n_named,
                                  guint *n_seats,
                                  GError **error);
gboolean cli_choices_check_bot (ScrGame *game,
                                const char *name,
                                GError **error);
JsonNode *cli_choices_build_setup (const CliChoices *self,
                                   ScrGame *game,
                                   guint n_seats,
                                   const char *const *names,
                                   const char *const *players,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliChoices, cli_choices_clear)

G_END_DECLS
