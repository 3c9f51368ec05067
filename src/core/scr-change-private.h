/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-change.h"

G_BEGIN_DECLS

/*
 * @kind: what is done
 * @number: the place, from 1, in the match as it was
 * @move: (nullable): the move that is to stand there
 */
struct _ScrChange
{
  GObject parent_instance;

  ScrAmendmentKind kind;
  guint number;
  char *move;
};

G_END_DECLS
