/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-state-private.h"

/**
 * abbates_explain:
 * @position: a position
 * @setup: the match's set-up
 * @seat: whose number, from 1; 0 where it is nobody's
 * @number: "general", "track" or "score"
 * @error: return location for a #ScrError
 *
 * Returns: (transfer full) (nullable): the terms that add up to the number, a list of #ScrTerm
 */
GListModel *
abbates_explain (const AbbatesPosition *position,
                 const AbbatesSetup *setup,
                 guint seat,
                 const char *number,
                 GError **error)
{
  return G_LIST_MODEL (g_list_store_new (SCR_TYPE_TERM));
}
