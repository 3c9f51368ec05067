/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-entry-line.h"

G_BEGIN_DECLS

#define SCR_TYPE_STATUS (scr_status_get_type ())
G_DECLARE_FINAL_TYPE (ScrStatus, scr_status, SCR, STATUS, GtkWidget)

GtkWidget *scr_status_new (void);

void scr_status_set_prompt (ScrStatus *self,
                            const char *prompt,
                            const char *last,
                            gboolean is_over);
void scr_status_show_step (ScrStatus *self,
                           const char *sentence);
gboolean scr_status_settle (ScrStatus *self);
gboolean scr_status_grab_entry (ScrStatus *self);
void scr_status_tell (ScrStatus *self,
                      const char *sentence);
void scr_status_refuse (ScrStatus *self,
                        const char *reason,
                        gboolean can_record);
void scr_status_set_outcomes (ScrStatus *self,
                              ScrState *state);
void scr_status_set_told (ScrStatus *self,
                          ScrState *state);
void scr_status_set_task (ScrStatus *self,
                          const char *task);
void scr_status_set_offers_agenda (ScrStatus *self,
                                   gboolean offers_agenda);
gboolean scr_status_take_key (ScrStatus *self,
                              guint key);
ScrEntryLine *scr_status_get_entry (ScrStatus *self);

G_END_DECLS
