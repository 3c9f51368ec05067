/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-state.h"

G_BEGIN_DECLS

GStrv scr_read_typed (ScrState *state,
                      const char *typed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
