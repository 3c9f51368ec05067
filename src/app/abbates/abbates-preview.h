/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-known.h"

G_BEGIN_DECLS

#define ABBATES_PREVIEW_ROWS 7

/**
 * AbbatesPreviewTone:
 * @ABBATES_TONE_SAME: nothing changes
 * @ABBATES_TONE_BETTER: the change is for the better
 * @ABBATES_TONE_WORSE: the change is for the worse
 */
typedef enum
{
  ABBATES_TONE_SAME,
  ABBATES_TONE_BETTER,
  ABBATES_TONE_WORSE,
} AbbatesPreviewTone;

typedef struct
{
  char *label;
  char *value;
  AbbatesPreviewTone tone;
} AbbatesPreviewRow;

/**
 * AbbatesPreview:
 * @title: "If Cleo puts book 3 on square 8", or "Cleo now"
 * @rows: the numbers, as they are or as they would become
 * @track: where the Abbot is, or would be
 * @score: what the seat has scored, or would have
 * @why_track: (nullable): why it would be there; %NULL for the numbers as they are
 * @why_score: (nullable): likewise
 *
 * How a seat stands, or would stand after a move.
 */
typedef struct
{
  char *title;
  AbbatesPreviewRow rows[ABBATES_PREVIEW_ROWS];
  guint n_rows;
  AbbatesRange track;
  AbbatesRange score;
  char *why_track;
  char *why_score;
} AbbatesPreview;

AbbatesPreview *abbates_preview_new (const AbbatesView *view,
                                     guint seat,
                                     const char *move) G_GNUC_WARN_UNUSED_RESULT;
void abbates_preview_free (AbbatesPreview *self);
char *abbates_preview_dup_sentence (const AbbatesView *view,
                                    const char *move) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_preview_dup_move (const AbbatesView *view) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_preview_is_kept (const AbbatesView *view,
                                  AbbatesSpot place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AbbatesPreview, abbates_preview_free)

G_END_DECLS
