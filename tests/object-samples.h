/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* One of each public object of the core, of which the caller has the only reference. The toy
 * game and the verdict game must be registered. */

gpointer object_sample_match (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_entry (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_amendment (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_misfit (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_autosave (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_edition (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_event (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_switch (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_choice (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_report (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_result_row (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_repair (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_step (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_term (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_difference (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_correction (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_check_answer (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_check (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_sheet_fault (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_library (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_item (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_unreadable_item (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_column (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_statistics (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_group (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_row (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_state (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_game (void) G_GNUC_WARN_UNUSED_RESULT;
gpointer object_sample_bot (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
