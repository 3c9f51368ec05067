/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ScrFileHow:
 * @SCR_FILE_AS_KNOWN: only if the file is still as it is known, or is not there
 * @SCR_FILE_KEEP_OTHER: in any case; what is there stays beside it, under another name
 * @SCR_FILE_REPLACE: in any case
 *
 * What may be replaced by a write.
 */
typedef enum
{
  SCR_FILE_AS_KNOWN,
  SCR_FILE_KEEP_OTHER,
  SCR_FILE_REPLACE,
} ScrFileHow;

typedef struct _ScrFileStamp ScrFileStamp;

ScrFileStamp *scr_file_stamp_ref (ScrFileStamp *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_file_stamp_unref (ScrFileStamp *self);
gboolean scr_file_stamp_is_of (ScrFileStamp *self,
                               const char *path);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScrFileStamp, scr_file_stamp_unref)

char *scr_file_dup_path (GFile *file,
                         GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_file_is_same (const char *a,
                           const char *b);
char *scr_file_read (const char *path,
                     gsize max_length,
                     gsize *length,
                     ScrFileStamp **stamp,
                     GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_file_check (const char *path,
                         ScrFileStamp *known,
                         GError **error);
ScrFileStamp *scr_file_put (const char *path,
                            const char *text,
                            ScrFileStamp *known,
                            ScrFileHow how,
                            GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrFileStamp *scr_file_write (const char *path,
                              const char *text,
                              ScrFileStamp *known,
                              ScrFileHow how,
                              GError **error) G_GNUC_WARN_UNUSED_RESULT;
char *scr_file_put_aside (const char *path,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_file_propagate_error (GError **error,
                               GError *reason,
                               const char *path);

G_END_DECLS
