/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-amendment-kind.h"

G_BEGIN_DECLS

#define SCR_TYPE_CHANGE (scr_change_get_type ())
#define SCR_CHANGE(object) (G_TYPE_CHECK_INSTANCE_CAST ((object), SCR_TYPE_CHANGE, ScrChange))
#define SCR_IS_CHANGE(object) (G_TYPE_CHECK_INSTANCE_TYPE ((object), SCR_TYPE_CHANGE))

typedef struct _ScrChange ScrChange;
typedef struct _ScrChangeClass ScrChangeClass;

struct _ScrChangeClass
{
  /*< private >*/
  GObjectClass parent_class;
};

GType scr_change_get_type (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScrChange, g_object_unref)

G_END_DECLS
