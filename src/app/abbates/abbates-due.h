/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

AbbatesPlace abbates_due_find (AbbatesState *state);
void abbates_due_mark (GtkWidget *widget,
                       const AbbatesView *view,
                       AbbatesPlace place);

G_END_DECLS
