/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "app/abbates/abbates-position-seat.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_POSITION_HENRICUS (abbates_position_henricus_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPositionHenricus,
                      abbates_position_henricus,
                      ABBATES,
                      POSITION_HENRICUS,
                      GtkWidget)

GtkWidget *abbates_position_henricus_new (AbbatesSetup *setup);
void abbates_position_henricus_ask (AbbatesPositionHenricus *self,
                                    AbbatesStep step,
                                    guint round,
                                    guint phase);
JsonObject *abbates_position_henricus_dup_state (AbbatesPositionHenricus *self)
    G_GNUC_WARN_UNUSED_RESULT;
GArray *abbates_position_henricus_read_chapter (AbbatesPositionHenricus *self)
    G_GNUC_WARN_UNUSED_RESULT;
void abbates_position_henricus_count_cards (AbbatesPositionHenricus *self,
                                            guint *n_cards);
void abbates_position_henricus_list_missing (AbbatesPositionHenricus *self,
                                             GPtrArray *missing);
void abbates_position_henricus_take_over (AbbatesPositionHenricus *self,
                                          AbbatesPositionHenricus *other);
void abbates_position_henricus_refuse (AbbatesPositionHenricus *self,
                                       const char *place,
                                       const char *reason);

G_END_DECLS
