/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-state.h"

G_BEGIN_DECLS

AbbatesState *abbates_sheet_read (JsonNode *setup,
                                  ScrMode mode,
                                  JsonNode *sheet,
                                  const char *path,
                                  GListStore *faults) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
