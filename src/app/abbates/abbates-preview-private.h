/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-preview.h"

G_BEGIN_DECLS

/**
 * AbbatesForecast:
 * @view: what the table shows
 * @seat: whose numbers, from 1
 * @move: the move, of kind ABBATES_MOVE_NONE for none
 * @after: the position after it; the same without one
 * @old: the score sheet before, the least of each number
 * @old_high: the most of each
 * @new: the score sheet after, the least of each number
 * @new_high: the most of each
 * @is_spoken: whether changes are worded for the ear
 * @preview: what is made
 */
typedef struct
{
  const AbbatesView *view;
  guint seat;
  AbbatesMove move;
  AbbatesPosition after;
  AbbatesScore old[ABBATES_MAX_SEATS];
  AbbatesScore old_high[ABBATES_MAX_SEATS];
  AbbatesScore new[ABBATES_MAX_SEATS];
  AbbatesScore new_high[ABBATES_MAX_SEATS];
  gboolean is_spoken;
  AbbatesPreview *preview;
} AbbatesForecast;

AbbatesRange abbates_forecast_get_old_score (const AbbatesForecast *self);
AbbatesRange abbates_forecast_get_new_score (const AbbatesForecast *self);
char *abbates_forecast_dup_why_track (const AbbatesForecast *self) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_forecast_dup_why_score (const AbbatesForecast *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
