/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-state.h"

G_BEGIN_DECLS

void abbates_objects_check (AbbatesState *state,
                            JsonNode *node,
                            JsonNode *edition_node);

G_END_DECLS
