/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

GStrv abbates_keys_list (const AbbatesView *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
