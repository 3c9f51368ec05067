/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-session.h"
#include "core/scr-correction.h"

G_BEGIN_DECLS

/**
 * ScrMend:
 *
 * What was corrected in a match, so that it can be taken back.
 */
typedef struct _ScrMend ScrMend;

char *scr_mend_dup_preview (ScrMatch *match,
                            ScrCorrection *correction) G_GNUC_WARN_UNUSED_RESULT;
ScrMend *scr_mend_correct (ScrSession *session,
                           ScrCorrection *correction,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrMend *scr_mend_record (ScrSession *session,
                          const char *const *moves,
                          const char *note,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_mend_take_back (ScrMend *self,
                             GError **error);
void scr_mend_free (ScrMend *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScrMend, scr_mend_free)

G_END_DECLS
