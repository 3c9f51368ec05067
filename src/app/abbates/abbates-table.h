/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-table.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_TABLE (abbates_table_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesTable, abbates_table, ABBATES, TABLE, ScrTable)

G_END_DECLS
