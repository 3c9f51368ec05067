/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_LIST (abbates_list_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesList, abbates_list, ABBATES, LIST, GObject)

GListModel *abbates_list_new_take (GType item_type,
                                   GPtrArray *items) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
