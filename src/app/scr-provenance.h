/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *scr_provenance_describe (const char *provenance);

G_END_DECLS
