/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a property of an object says, whatever object it is. */

guint object_get_uint (gpointer object,
                       const char *name);
int object_get_int (gpointer object,
                    const char *name);
gboolean object_get_boolean (gpointer object,
                             const char *name);
char *object_dup_word (gpointer object,
                       const char *name);
gpointer object_get_child (gpointer object,
                           const char *name);
GListModel *object_get_list (gpointer object,
                             const char *name,
                             GType type);
gpointer object_get_item (GListModel *list,
                          guint at);

G_END_DECLS
