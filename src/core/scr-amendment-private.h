/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-amendment.h"
#include "core/scr-change-private.h"

G_BEGIN_DECLS

/*
 * @digital: the number, in the match as it was, of the first move made in digital mode that is
 *   corrected, or 0
 * @start: the first state of the match
 * @old_entries: (element-type ScrEntry): the moves in force as they were
 * @old_undone: (element-type ScrEntry): what could be redone as it was, the nearest last
 * @entries: (element-type ScrEntry): what the moves from the corrected one on become, up to the
 *   misfit
 * @origins: (element-type guint): the number that each of @entries had in the match as it was, 0
 *   for one that is new
 * @undone: (element-type ScrEntry): what could still be redone then, the nearest last
 * @state: what the match comes to
 * @misfit: the number, in the match as it was, of the first later move that does not fit, or 0
 * @reason: (nullable): why it does not
 * @fits: (nullable): what would fit there, once somebody has asked
 * @n_fits: how much of it there is
 * @n_tried: how much of that was tried
 * @repairs: (nullable): what can be done about it, once somebody has asked
 *
 * What the correction was made from is kept to recognize the match by.
 */
struct _ScrAmendment
{
  ScrChange parent_instance;

  guint digital;
  ScrState *start;
  GPtrArray *old_entries;
  GPtrArray *old_undone;
  GPtrArray *entries;
  GArray *origins;
  GPtrArray *undone;
  ScrState *state;
  guint misfit;
  char *reason;
  GListModel *fits;
  guint n_fits;
  guint n_tried;
  GListModel *repairs;
};

G_END_DECLS
