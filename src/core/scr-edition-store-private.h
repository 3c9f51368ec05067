/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-edition-store.h"

G_BEGIN_DECLS

struct _ScrEditionStore
{
  GObject parent_instance;

  char *folder;
  ScrDraft *draft;
  gboolean is_changed; /* whether something was kept that nobody was told of */
};

void scr_edition_store_tell (ScrEditionStore *self);
char *scr_edition_store_dup_draft_path (const char *path) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_edition_store_write (const char *path,
                                  const char *text,
                                  GError **error);

G_END_DECLS
