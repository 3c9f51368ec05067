/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-report.h"

G_BEGIN_DECLS

typedef struct _ScrPages ScrPages;

ScrPages *scr_pages_new (ScrReport *report,
                         PangoContext *context,
                         double width,
                         double height) G_GNUC_WARN_UNUSED_RESULT;
void scr_pages_free (ScrPages *self);
guint scr_pages_get_n_pages (ScrPages *self);
void scr_pages_draw (ScrPages *self,
                     guint page,
                     cairo_t *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScrPages, scr_pages_free)

G_END_DECLS
