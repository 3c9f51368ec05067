/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_SET_UP_GUIDE (abbates_set_up_guide_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSetUpGuide, abbates_set_up_guide, ABBATES, SET_UP_GUIDE, GtkWidget)

GtkWidget *abbates_set_up_guide_new (void);
void abbates_set_up_guide_show (AbbatesSetUpGuide *self,
                                const AbbatesView *view);

G_END_DECLS
