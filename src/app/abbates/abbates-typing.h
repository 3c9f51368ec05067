/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-state.h"

G_BEGIN_DECLS

char *abbates_typing_explain (AbbatesState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
