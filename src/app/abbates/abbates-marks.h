/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

void abbates_marks_show (GtkWidget *root,
                         const AbbatesView *view);

G_END_DECLS
