/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-pawns.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_PAWNS (abbates_pawns_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPawns, abbates_pawns, ABBATES, PAWNS, ScrPawns)

G_END_DECLS
