/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-state.h"
#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

ScrReading abbates_shorthand_read (const AbbatesPosition *position,
                                   const AbbatesRules *rules,
                                   const char *typed,
                                   AbbatesMove *move,
                                   gsize *length);
gboolean abbates_shorthand_read_kind (gunichar letter,
                                      AbbatesKind *kind);
ScrReading abbates_shorthand_read_card (const char *typed,
                                        AbbatesCard *card);
char *abbates_shorthand_print_card (AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_shorthand_suggest (const AbbatesPosition *position,
                                    const AbbatesRules *rules,
                                    AbbatesMove *move);

G_END_DECLS
