/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *scr_bot_get_title (const char *bot);
const char *scr_bot_get_description (const char *bot);

G_END_DECLS
