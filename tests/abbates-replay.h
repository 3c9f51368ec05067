/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/**
 * AbbatesReplay:
 *
 * A table that knows nothing but events: it moves pieces as they say, and is held against
 * the position after each move.
 */
typedef struct _AbbatesReplay AbbatesReplay;

AbbatesReplay *abbates_replay_new (AbbatesSetup *setup,
                                   const AbbatesPosition *position);
void abbates_replay_free (AbbatesReplay *self);
void abbates_replay_follow (AbbatesReplay *self,
                            GListModel *events);
void abbates_replay_check (AbbatesReplay *self,
                           const AbbatesPosition *position,
                           const char *move);

char *abbates_replay_print (GListModel *events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AbbatesReplay, abbates_replay_free)

G_END_DECLS
