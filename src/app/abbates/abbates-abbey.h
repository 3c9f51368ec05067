/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_ABBEY (abbates_abbey_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesAbbey, abbates_abbey, ABBATES, ABBEY, GtkWidget)

void abbates_abbey_show (AbbatesAbbey *self,
                         const AbbatesView *view);

G_END_DECLS
