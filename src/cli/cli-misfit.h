/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

JsonNode *cli_misfit_to_json (ScrAmendment *amendment) G_GNUC_WARN_UNUSED_RESULT;
void cli_misfit_print (ScrAmendment *amendment);
char *cli_misfit_describe_dropped (ScrMatch *match,
                                   ScrAmendment *amendment) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
