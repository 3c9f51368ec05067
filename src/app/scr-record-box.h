/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-pawns.h"
#include "core/scr-difference.h"

G_BEGIN_DECLS

#define SCR_TYPE_RECORD_BOX (scr_record_box_get_type ())
G_DECLARE_FINAL_TYPE (ScrRecordBox, scr_record_box, SCR, RECORD_BOX, GtkWidget)

void scr_record_box_show (ScrRecordBox *self,
                          ScrPawns *pawns,
                          GListModel *differences);
GStrv scr_record_box_list_moves (ScrRecordBox *self) G_GNUC_WARN_UNUSED_RESULT;
const char *scr_record_box_get_note (ScrRecordBox *self);

G_END_DECLS
