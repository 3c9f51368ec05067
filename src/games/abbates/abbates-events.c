/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-state-private.h"

/**
 * abbates_events_list:
 * @position: the position before @move
 * @setup: the match's set-up
 * @move: a move that is legal there
 * @viewer: who is told: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 *
 * Returns: (transfer full): what comes of @move, a list of #ScrEvent
 */
GListModel *
abbates_events_list (const AbbatesPosition *position,
                     const AbbatesSetup *setup,
                     AbbatesMove move,
                     int viewer)
{
  return G_LIST_MODEL (g_list_store_new (SCR_TYPE_EVENT));
}
