/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

/**
 * AbbatesRange:
 * @low: the least that a number can be
 * @high: the most; the same where it is known
 *
 * A number as far as it is known.
 */
typedef struct
{
  int low;
  int high;
} AbbatesRange;

AbbatesRange abbates_known_track (const AbbatesPosition *position,
                                  const AbbatesRules *rules,
                                  guint seat);
AbbatesRange abbates_known_distance (AbbatesRange track,
                                     int general);
void abbates_known_scores (const AbbatesPosition *position,
                           const AbbatesRules *rules,
                           AbbatesScore *low,
                           AbbatesScore *high);
void abbates_view_get_scores (const AbbatesView *view,
                              AbbatesScore *low,
                              AbbatesScore *high);
AbbatesRange abbates_view_get_total (const AbbatesView *view,
                                     guint seat);
AbbatesRange abbates_range_of (int number);
int abbates_range_compare (AbbatesRange a,
                           AbbatesRange b);
gboolean abbates_range_is_known (AbbatesRange range);
char *abbates_range_dup (AbbatesRange range) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_range_dup_short (AbbatesRange range) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
