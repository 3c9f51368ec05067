/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-table.h"

G_BEGIN_DECLS

#define SCR_TYPE_PLAIN_TABLE (scr_plain_table_get_type ())
G_DECLARE_FINAL_TYPE (ScrPlainTable, scr_plain_table, SCR, PLAIN_TABLE, ScrTable)

G_END_DECLS
