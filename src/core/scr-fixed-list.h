/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GListModel *scr_fixed_list_new (GType item_type,
                                GPtrArray *items) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
