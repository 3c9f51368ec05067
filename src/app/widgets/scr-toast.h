/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwToast *scr_toast_new (const char *sentence);

G_END_DECLS
