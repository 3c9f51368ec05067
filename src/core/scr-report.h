/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_REPORT (scr_report_get_type ())
G_DECLARE_FINAL_TYPE (ScrReport, scr_report, SCR, REPORT, GObject)

ScrReport *scr_report_new (ScrMatch *match,
                           int viewer) G_GNUC_WARN_UNUSED_RESULT;

ScrMatch *scr_report_get_match (ScrReport *self);
ScrState *scr_report_get_state (ScrReport *self);
int scr_report_get_viewer (ScrReport *self);
gboolean scr_report_get_is_final (ScrReport *self);
guint scr_report_get_n_moves (ScrReport *self);

guint scr_report_get_n_columns (ScrReport *self);
const char *scr_report_get_column (ScrReport *self,
                                   guint column);
const char *scr_report_get_colour (ScrReport *self,
                                   guint column);
gboolean scr_report_is_winner (ScrReport *self,
                               guint column);

guint scr_report_get_n_points (ScrReport *self);
const char *scr_report_get_point_title (ScrReport *self,
                                        guint point);
const char *scr_report_get_point_part (ScrReport *self,
                                       guint point);
guint scr_report_get_point_n_moves (ScrReport *self,
                                    guint point);
guint scr_report_get_n_series (ScrReport *self);
const char *scr_report_get_series_title (ScrReport *self,
                                         guint series);
gboolean scr_report_get_range (ScrReport *self,
                               guint series,
                               guint column,
                               guint point,
                               int *low,
                               int *high);
char *scr_report_describe_point (ScrReport *self,
                                 guint series,
                                 guint point) G_GNUC_WARN_UNUSED_RESULT;

guint scr_report_get_n_turns (ScrReport *self);
guint scr_report_get_turn_entry (ScrReport *self,
                                 guint turn);
int scr_report_get_turn_swing (ScrReport *self,
                               guint turn);
char *scr_report_dup_turn_title (ScrReport *self,
                                 guint turn) G_GNUC_WARN_UNUSED_RESULT;
char *scr_report_dup_turn_sentence (ScrReport *self,
                                    guint turn) G_GNUC_WARN_UNUSED_RESULT;

char *scr_report_dup_title (ScrReport *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_report_dup_heading (ScrReport *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_report_dup_date (ScrReport *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_report_dup_choices (ScrReport *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_report_dup_remark (ScrReport *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_report_print_course (ScrReport *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_report_print_text (ScrReport *self,
                             gboolean with_course) G_GNUC_WARN_UNUSED_RESULT;
char *scr_report_print_csv (ScrReport *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
