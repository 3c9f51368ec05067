/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

#include "core/scr-sheet-fault.h"

G_BEGIN_DECLS

#define SCR_TYPE_SHEET_FORM (scr_sheet_form_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrSheetForm, scr_sheet_form, SCR, SHEET_FORM, GtkWidget)

/**
 * ScrSheetFormClass:
 * @show: shows who played by which rules, and what is told; @sheet is %NULL for nothing yet
 * @dup_setup: who played by which rules, as scr_match_new() takes it, sound whatever is typed
 * @dup_sheet: what is told, as scr_game_read_sheet() reads it
 * @add_faults: adds what is not told although the game finds nothing missing
 * @show_faults: says beside its fields what cannot be
 * @go_to: gives the focus to the field of a fault's JSON path
 * @set_known: completes these names of players
 * @list_people: the names that somebody gave to seats
 *
 * What a game lets tell of a match that was played elsewhere.
 */
struct _ScrSheetFormClass
{
  GtkWidgetClass parent_class;

  void (*show) (ScrSheetForm *self,
                JsonNode *setup,
                JsonNode *sheet);
  JsonNode *(*dup_setup) (ScrSheetForm *self);
  JsonNode *(*dup_sheet) (ScrSheetForm *self);
  void (*add_faults) (ScrSheetForm *self,
                      GListStore *faults);
  void (*show_faults) (ScrSheetForm *self,
                       GListModel *faults);
  gboolean (*go_to) (ScrSheetForm *self,
                     const char *path);
  void (*set_known) (ScrSheetForm *self,
                     const char *const *names);
  GStrv (*list_people) (ScrSheetForm *self);

  gpointer padding[4];
};

void scr_sheet_form_show (ScrSheetForm *self,
                          JsonNode *setup,
                          JsonNode *sheet);
JsonNode *scr_sheet_form_dup_setup (ScrSheetForm *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_sheet_form_dup_sheet (ScrSheetForm *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_sheet_form_add_faults (ScrSheetForm *self,
                                GListStore *faults);
void scr_sheet_form_show_faults (ScrSheetForm *self,
                                 GListModel *faults);
gboolean scr_sheet_form_go_to (ScrSheetForm *self,
                               const char *path);
void scr_sheet_form_set_known (ScrSheetForm *self,
                               const char *const *names);
GStrv scr_sheet_form_list_people (ScrSheetForm *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_sheet_form_changed (ScrSheetForm *self,
                             const char *typed);
void scr_sheet_form_go_on (GtkWidget *field);

G_END_DECLS
