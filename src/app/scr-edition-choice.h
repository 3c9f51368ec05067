/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-game.h"

G_BEGIN_DECLS

#define SCR_TYPE_EDITION_CHOICE (scr_edition_choice_get_type ())
G_DECLARE_FINAL_TYPE (ScrEditionChoice, scr_edition_choice, SCR, EDITION_CHOICE, GtkWidget)

void scr_edition_choice_set_game (ScrEditionChoice *self,
                                  ScrGame *game);
ScrEdition *scr_edition_choice_get_edition (ScrEditionChoice *self);
gboolean scr_edition_choice_has (ScrEditionChoice *self,
                                 const char *id);
void scr_edition_choice_select (ScrEditionChoice *self,
                                const char *id);

G_END_DECLS
