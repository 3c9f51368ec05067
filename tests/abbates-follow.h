/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

JsonNode *abbates_test_follow (GListModel *steps,
                               const AbbatesRules *rules);

G_END_DECLS
