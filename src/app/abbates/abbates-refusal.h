/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

gboolean abbates_refusal_is_due (const AbbatesView *view,
                                 AbbatesSpot place);
char *abbates_refusal_dup_own (const AbbatesView *view,
                               AbbatesSpot place) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_refusal_dup_sentence (const AbbatesView *view,
                                    AbbatesSpot place) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
