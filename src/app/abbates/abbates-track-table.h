/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-table.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_TRACK_TABLE (abbates_track_table_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesTrackTable, abbates_track_table, ABBATES, TRACK_TABLE, ScrTable)

G_END_DECLS
