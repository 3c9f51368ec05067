/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-edition-form.h"
#include "app/scr-naming.h"
#include "app/scr-pawns.h"
#include "app/scr-position-form.h"
#include "app/scr-set-up.h"
#include "app/scr-sheet-form.h"
#include "app/scr-table.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

ScrTable *scr_tables_new_table (const char *game_id);
ScrTable *scr_tables_new_track (const char *game_id);
ScrSetUp *scr_tables_new_set_up (const char *game_id);
gboolean scr_tables_has_pawns (const char *game_id);
ScrPawns *scr_tables_new_pawns (const char *game_id);
ScrSheetForm *scr_tables_new_sheet_form (const char *game_id);
ScrGame *scr_tables_find_sheet_game (void) G_GNUC_WARN_UNUSED_RESULT;
ScrEditionForm *scr_tables_new_edition_form (const char *game_id);
char *scr_tables_describe_edition_fault (const char *game_id,
                                         JsonNode *edition,
                                         const char *fault) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *scr_tables_new_picture (const char *game_id,
                                   const char *picture);
GtkWidget *scr_tables_new_step_picture (const char *game_id,
                                        ScrState *state,
                                        ScrStep *step,
                                        const char *const *colours);
ScrPositionForm *scr_tables_new_position_form (const char *game_id);
ScrNaming *scr_tables_new_naming (const char *game_id);
void scr_tables_add_guides (GtkBox *box);
GStrv scr_tables_dup_colours (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *scr_tables_new_piece (const char *game_id,
                                 const char *piece,
                                 const char *const *colours);
gboolean scr_tables_draw_thing (GtkWidget *widget,
                                cairo_t *cr,
                                const char *thing,
                                double size);

G_END_DECLS
