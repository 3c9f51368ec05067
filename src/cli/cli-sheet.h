/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli-choices.h"

G_BEGIN_DECLS

gboolean cli_sheet_has_setup (const CliChoices *choices,
                              GStrv names);
ScrMatch *cli_sheet_open (const CliCommand *self,
                          const CliChoices *choices,
                          GStrv names,
                          const char *file,
                          int *status) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
