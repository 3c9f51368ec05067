/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_MONK (abbates_monk_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMonk, abbates_monk, ABBATES, MONK, GtkWidget)

G_END_DECLS
