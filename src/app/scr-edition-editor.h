/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-edition-store.h"

G_BEGIN_DECLS

#define SCR_TYPE_EDITION_EDITOR (scr_edition_editor_get_type ())
G_DECLARE_FINAL_TYPE (ScrEditionEditor, scr_edition_editor, SCR, EDITION_EDITOR, GtkWidget)

void scr_edition_editor_open (ScrEditionEditor *self,
                              ScrGame *game,
                              JsonNode *edition,
                              JsonNode *right,
                              const char *path,
                              const char *sentence);
gboolean scr_edition_editor_is_kept (ScrEditionEditor *self);
const char *scr_edition_editor_get_path (ScrEditionEditor *self);
const char *scr_edition_editor_get_sentence (ScrEditionEditor *self);
char *scr_edition_editor_dup_id (ScrEditionEditor *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
