/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-naming.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_NAMING (abbates_naming_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesNaming, abbates_naming, ABBATES, NAMING, ScrNaming)

G_END_DECLS
