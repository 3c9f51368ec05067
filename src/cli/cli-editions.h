/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

G_BEGIN_DECLS

char *cli_editions_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;
char *cli_editions_dup_path (const char *id) G_GNUC_WARN_UNUSED_RESULT;
GStrv cli_editions_list (void) G_GNUC_WARN_UNUSED_RESULT;
char *cli_editions_find (const char *name) G_GNUC_WARN_UNUSED_RESULT;
ScrEdition *cli_editions_find_shipped (ScrGame *game,
                                       const char *id) G_GNUC_WARN_UNUSED_RESULT;
ScrGame *cli_editions_get_game (JsonNode *edition);
void cli_editions_tell (const char *file,
                        const char *const *faults,
                        const char *const *warnings);

extern const CliCommand cli_edition_new;
extern const CliCommand cli_edition_set;

G_END_DECLS
