/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-abbey.h"
#include "app/abbates/abbates-actions.h"
#include "app/abbates/abbates-chapter.h"
#include "app/abbates/abbates-flights.h"
#include "app/abbates/abbates-hand-box.h"
#include "app/abbates/abbates-motion.h"
#include "app/abbates/abbates-pages.h"
#include "app/abbates/abbates-palette.h"
#include "app/abbates/abbates-peek-box.h"
#include "app/abbates/abbates-set-up-guide.h"
#include "app/abbates/abbates-table.h"
#include "app/abbates/abbates-track.h"

G_BEGIN_DECLS

/**
 * AbbatesTable:
 *
 * The table of Abbates. Everything on it can be pointed at (the action
 * "table.pick"); what is pointed at first is kept until it makes a move with
 * what is pointed at next. What the pointer or the focus is on, "table.point", is
 * previewed. Nothing else is remembered but whose portrait is in sight, a hint, and of a real
 * table's set-up what no move tells.
 */
struct _AbbatesTable
{
  ScrTable parent_instance;

  ScrState *shown;
  AbbatesSpot selected;
  AbbatesSpot pointed;
  char *hint;
  GSettings *settings;
  guint shown_seat;
  guint done;                 /* what no move tells of the set-up, as AbbatesView.done */
  int shown_step;             /* as AbbatesView.shown_step */
  gboolean is_portrait_asked; /* a portrait is in sight though the table is set up */
  gpointer left;              /* had the focus when no more could be done with it; only compared */
  gboolean is_keyed;          /* a card was played by its key, and the focus may be anywhere */
  gboolean was_visible;       /* the focus that was left had been seen */

  GtkWidget *halves;
  GtkWidget *rooms;
  GtkBox *seats;
  GtkWidget *right;
  GtkStack *portraits;
  AbbatesSetUpGuide *guide;
  GtkBox *dock;
  GtkBox *telling;
  GtkWidget *bottom;
  AbbatesAbbey *abbey;
  AbbatesChapter *chapter;
  AbbatesTrack *track;
  AbbatesActions *actions;
  AbbatesPeekBox *peek;
  GtkWidget *hand_room;
  AbbatesHandBox *hand;
  GtkWidget *palette_room;
  AbbatesPalette *palette;
  AbbatesPages *pages;
  GtkWidget *agenda; /* NULL where none was placed */

  AbbatesFlights *flights; /* what is to move when the new state lies in its place */
  AbbatesMotion *motion;
};

AbbatesView abbates_table_get_view (AbbatesTable *self);
void abbates_table_show_all (AbbatesTable *self);
void abbates_table_update (ScrTable *table);
void abbates_table_place_agenda (ScrTable *table,
                                 GtkWidget *agenda);

gboolean abbates_table_can_be_chosen (GtkWidget *widget);
GtkWidget *abbates_table_get_focus (AbbatesTable *self);
gboolean abbates_table_grab_next (AbbatesTable *self);
void abbates_table_leave_focus (AbbatesTable *self,
                                GtkWidget *before);
void abbates_table_lead_focus (AbbatesTable *self);

void abbates_table_land_flights (AbbatesTable *self);
void abbates_table_end_motion (AbbatesTable *self);
void abbates_table_step (ScrTable *table,
                         ScrState *state,
                         GListModel *events);

void abbates_table_begin_set_up (AbbatesTable *self);
void abbates_table_show_set_up (AbbatesTable *self,
                                const AbbatesView *view);
gboolean abbates_table_is_set_up_shown (AbbatesTable *self,
                                        const AbbatesView *view);
gboolean abbates_table_end_task (ScrTable *table,
                                 gboolean is_back);
void abbates_table_install_set_up (GtkWidgetClass *widget_class);

void abbates_table_select (AbbatesTable *self,
                           AbbatesSpot place);
void abbates_table_pick (AbbatesTable *self,
                         AbbatesSpot place);
void abbates_table_install_picking (GtkWidgetClass *widget_class);

G_END_DECLS
