/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-library-item.h"

G_BEGIN_DECLS

#define SCR_TYPE_LIBRARY (scr_library_get_type ())
G_DECLARE_FINAL_TYPE (ScrLibrary, scr_library, SCR, LIBRARY, GObject)

ScrLibrary *scr_library_new (const char *folder,
                             const char *index) G_GNUC_WARN_UNUSED_RESULT;
ScrLibrary *scr_library_new_default (void) G_GNUC_WARN_UNUSED_RESULT;

const char *scr_library_get_folder (ScrLibrary *self);
void scr_library_remember (ScrLibrary *self,
                           GFile *file);
void scr_library_set_hidden (ScrLibrary *self,
                             GFile *file,
                             gboolean is_hidden);
void scr_library_announce (ScrLibrary *self);
GListModel *scr_library_list (ScrLibrary *self,
                              GCancellable *cancellable,
                              GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_library_list_async (ScrLibrary *self,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
GListModel *scr_library_list_finish (ScrLibrary *self,
                                     GAsyncResult *result,
                                     GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
