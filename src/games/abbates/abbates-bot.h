/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-bot.h"
#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

typedef AbbatesMove (*AbbatesChoose) (const AbbatesPosition *position,
                                      const AbbatesRules *rules,
                                      guint64 *random);

AbbatesChoose abbates_bot_find (const char *name);

#define ABBATES_TYPE_BOT (abbates_bot_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesBot, abbates_bot, ABBATES, BOT, ScrBot)

ScrBot *abbates_bot_new (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
