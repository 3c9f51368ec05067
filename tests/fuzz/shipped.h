/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

JsonNode *shipped_fill_in (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
