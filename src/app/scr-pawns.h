/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-causes.h"
#include "core/scr-state.h"

G_BEGIN_DECLS

#define SCR_TYPE_PAWNS (scr_pawns_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrPawns, scr_pawns, SCR, PAWNS, GtkWidget)

/**
 * ScrPawnsClass:
 * @update: shows the pawns anew; called when a property has changed
 * @list_counted: returns where each pawn stands by what was told, as #ScrPawns:places has it;
 *   without those of which that is not known
 * @get_rows: returns the same pawns as rows with numbers, for whoever shows them to place it
 * @new_causes: optional; returns what the place of the pawn of that name comes from, for a player
 * to say what really lies there; NULL where that cannot be said
 *
 * The pawns of one game, for players to put where they stand on the real board.
 */
struct _ScrPawnsClass
{
  GtkWidgetClass parent_class;

  void (*update) (ScrPawns *self);
  GStrv (*list_counted) (ScrPawns *self);
  GtkWidget *(*get_rows) (ScrPawns *self);
  ScrCauses *(*new_causes) (ScrPawns *self,
                            const char *name);

  gpointer padding[3];
};

ScrState *scr_pawns_get_state (ScrPawns *self);
const char *const *scr_pawns_get_colours (ScrPawns *self);
void scr_pawns_show (ScrPawns *self,
                     ScrState *state,
                     const char *const *colours);
const char *const *scr_pawns_get_places (ScrPawns *self);
void scr_pawns_set_places (ScrPawns *self,
                           const char *const *places);
int scr_pawns_get_place (ScrPawns *self,
                         const char *name);
void scr_pawns_put (ScrPawns *self,
                    const char *name,
                    int place);
gboolean scr_pawns_has_rest (ScrPawns *self);
void scr_pawns_put_rest (ScrPawns *self);
GtkWidget *scr_pawns_get_rows (ScrPawns *self);
ScrCauses *scr_pawns_new_causes (ScrPawns *self,
                                 const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
