/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_ORA_CONDITION (abbates_ora_condition_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesOraCondition, abbates_ora_condition, ABBATES, ORA_CONDITION, GObject)

char *abbates_ora_condition_dup_text (AbbatesOraCondition *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_ora_condition_is_met (AbbatesOraCondition *self);

G_END_DECLS
