/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/abbates/abbates-sheet-entries.h"

G_BEGIN_DECLS

/**
 * AbbatesSheetPlace:
 * @path: the JSON path of what is told there
 * @label: where it is said what is the matter with it
 * @field: what takes the focus
 *
 * A field of the form.
 */
typedef struct
{
  char *path;
  GtkLabel *label;
  GtkWidget *field;
} AbbatesSheetPlace;

GPtrArray *abbates_sheet_places_new (void) G_GNUC_WARN_UNUSED_RESULT;
void abbates_sheet_places_add (GPtrArray *places,
                               const char *path,
                               GtkLabel *label,
                               GtkWidget *field);

#define ABBATES_TYPE_SHEET_SEAT (abbates_sheet_seat_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSheetSeat, abbates_sheet_seat, ABBATES, SHEET_SEAT, GtkWidget)

GtkWidget *abbates_sheet_seat_new (AbbatesSheetEntries *entries,
                                   guint seat,
                                   GPtrArray *places);
void abbates_sheet_seat_update (AbbatesSheetSeat *self);

G_END_DECLS
