/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

G_BEGIN_DECLS

char *cli_editions_find_own (const char *id) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *cli_editions_load (ScrGame *game,
                             const char *name,
                             char **file,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean cli_editions_check_id (const char *where,
                                const char *id,
                                GError **error);
ScrEdition *cli_editions_find_shipped (ScrGame *game,
                                       const char *id) G_GNUC_WARN_UNUSED_RESULT;
ScrGame *cli_editions_get_game (JsonNode *edition);
void cli_editions_tell (const char *file,
                        JsonNode *edition,
                        const char *const *faults,
                        const char *const *warnings);

extern const CliCommand cli_edition_new;
extern const CliCommand cli_edition_set;

G_END_DECLS
