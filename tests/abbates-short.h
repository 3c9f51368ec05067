/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-move.h"

G_BEGIN_DECLS

char *abbates_test_write_short (AbbatesMove move);

G_END_DECLS
