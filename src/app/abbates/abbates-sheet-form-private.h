/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/abbates/abbates-card-palette.h"
#include "app/abbates/abbates-sheet-entries.h"
#include "app/abbates/abbates-sheet-form.h"
#include "app/scr-edition-choice.h"

G_BEGIN_DECLS

#define ABBATES_SHEET_N_COUNTS 4
#define ABBATES_SHEET_N_LEVELS 3

/**
 * AbbatesSheetForm:
 *
 * The score sheet of a match of Abbates that was played elsewhere (*Point Counting*): who played,
 * what lies on the table, and each portrait.
 */
struct _AbbatesSheetForm
{
  ScrSheetForm parent_instance;

  AbbatesSheetEntries *entries;
  GPtrArray *places; /* of AbbatesSheetPlace */
  gboolean is_showing;

  GtkWidget *company;
  GtkBox *counts;
  GtkBox *levels;
  GtkBox *names;
  AdwExpanderRow *rules;
  GtkWidget *table;
  GtkBox *general_slot;
  GtkLabel *general_fault;
  GtkWidget *points_box;
  GtkBox *points;
  GtkLabel *points_fault;
  GtkBox *corners;
  GtkLabel *corners_fault;
  GtkBox *henricus;
  GtkWidget *seats;
  ScrEditionChoice *choice;
  GtkLabel *edition;
  AbbatesCardPalette *palette;

  GtkToggleButton *count_buttons[ABBATES_SHEET_N_COUNTS]; /* two, three, four, alone */
  GtkToggleButton *level_buttons[ABBATES_SHEET_N_LEVELS];
  GtkWidget *name_boxes[ABBATES_MAX_SEATS];
  GtkWidget *name_entries[ABBATES_MAX_SEATS];
  GtkWidget *name_emblems[ABBATES_MAX_SEATS];
  GPtrArray *options; /* of ScrOptionRow */
  GtkWidget *general;
  GtkWidget *point_fields[ABBATES_N_POINTS_PLACES];
  GtkWidget *corner_fields[ABBATES_N_ROUNDS];
  GtkWidget *henricus_fields[3];
  GtkWidget *seat_boxes[ABBATES_MAX_SEATS];
};

void abbates_sheet_form_told (AbbatesSheetForm *self,
                              const char *typed);
gboolean *abbates_sheet_form_find_switch (AbbatesSheetForm *self,
                                          const char *id);
void abbates_sheet_form_build (AbbatesSheetForm *self);

G_END_DECLS
