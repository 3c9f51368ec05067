/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sys/stat.h>

#include "core/scr-file.h"

G_BEGIN_DECLS

/**
 * ScrFileStamp:
 * @path: how it was called, absolute
 * @place: the file itself, links followed
 * @status: what the system said of it
 * @is_young: whether @status may fail to tell it from a later one
 * @digest: the SHA-256 of its bytes
 *
 * What a file was at a moment. Never changes, so that threads may share it.
 */
struct _ScrFileStamp
{
  char *path;
  char *place;
  struct stat status;
  gboolean is_young;
  char *digest;
};

ScrFileStamp *scr_file_stamp_new (const char *path,
                                  const char *place,
                                  const struct stat *status,
                                  const char *text,
                                  gsize length) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_file_stamp_is_same (const ScrFileStamp *self,
                                 const struct stat *status);
char *scr_file_dup_place (const char *path,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_file_set_errno_error (GError **error,
                               int saved_errno);

G_END_DECLS
