/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-log-row.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_LOG_MODEL (scr_log_model_get_type ())
G_DECLARE_FINAL_TYPE (ScrLogModel, scr_log_model, SCR, LOG_MODEL, GObject)

ScrLogModel *scr_log_model_new (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;

void scr_log_model_toggle_setup (ScrLogModel *self);
guint scr_log_model_find (ScrLogModel *self,
                          guint number);

G_END_DECLS
