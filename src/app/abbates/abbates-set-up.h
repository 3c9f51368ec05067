/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-set-up.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_SET_UP (abbates_set_up_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSetUp, abbates_set_up, ABBATES, SET_UP, ScrSetUp)

G_END_DECLS
