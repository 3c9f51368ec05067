/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "abbates-util.h"
#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

/* A physical table whose players tell the program what happens. */

void abbates_told_begin (AbbatesPosition *position,
                         const AbbatesRules *rules);
void abbates_told_make (AbbatesPosition *position,
                        const AbbatesRules *rules,
                        AbbatesMove move);
void abbates_told_check_round_trip (AbbatesSetup *setup,
                                    const AbbatesPosition *position);

G_END_DECLS
