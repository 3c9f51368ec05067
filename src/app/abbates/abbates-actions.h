/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_ACTIONS (abbates_actions_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesActions, abbates_actions, ABBATES, ACTIONS, GtkWidget)

void abbates_actions_show (AbbatesActions *self,
                           const AbbatesView *view);

G_END_DECLS
