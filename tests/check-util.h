/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "abbates-slip.h"
#include "abbates-util.h"
#include "app/scr-check-window.h"
#include "app/scr-window.h"

G_BEGIN_DECLS

/* Mirrored matches whose players do not record all, and their check of positions. */

/* Four seats with palm branches. */
#define CHECK_FOUR ((AbbatesTestSetup){ .n_seats = 4, .palms = TRUE })

ScrMatch *check_new_match (const AbbatesTestSetup *wanted,
                           const ToldTable *table) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *check_new_four (guint forgets,
                          guint n_moves) G_GNUC_WARN_UNUSED_RESULT;
int check_get_true_place (const ToldTable *table,
                          guint pawn);
ScrCheckWindow *check_open (ScrWindow *window);
ScrCheckWindow *check_open_page (ScrWindow *window,
                                 const char *page);
void check_wait (ScrCheckWindow *check);
void check_tell (ScrCheckWindow *check,
                 ScrCheckVerdict verdict);

G_END_DECLS
