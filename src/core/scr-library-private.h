/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-library-item.h"

G_BEGIN_DECLS

/* What is kept of an item beside its path and time: why it cannot be read, id, title, game,
 * scoring, whether at the table, whether over, number of moves, when played, standing; columns
 * (name, colour, player, total, score, whether that is known, whether won); tags; how far it is;
 * its picture. A change needs another SCR_LIBRARY_INDEX_VERSION. */
#define SCR_LIBRARY_COLUMN_TYPE "(smsmssibb)"
#define SCR_LIBRARY_ITEM_TYPE "(msssssbbuxsa" SCR_LIBRARY_COLUMN_TYPE "asmsms)"

/* More than any game has. */
#define SCR_LIBRARY_MAX_COLUMNS 64

struct _ScrLibraryColumn
{
  GObject parent_instance;

  char *name;
  char *colour;
  char *player;
  char *total;
  int score;
  gboolean is_score_known;
  gboolean has_won;
};

/*
 * @columns: (element-type ScrLibraryColumn): the columns of the score sheet
 * @list: (nullable): @columns as a list model, made when it is first read
 */
struct _ScrLibraryItem
{
  GObject parent_instance;

  char *path;
  gint64 modified;
  char *refusal;
  char *id;
  char *title;
  char *game;
  char *scoring;
  char *standing;
  char *progress;
  char *picture;
  gboolean is_table;
  gboolean is_over;
  guint n_moves;
  gint64 played;
  GPtrArray *columns;
  GListModel *list;
  GStrv tags;
};

ScrLibraryItem *scr_library_item_new (const char *path,
                                      gint64 modified) G_GNUC_WARN_UNUSED_RESULT;
GVariant *scr_library_item_to_variant (ScrLibraryItem *self) G_GNUC_WARN_UNUSED_RESULT;
ScrLibraryItem *scr_library_item_new_from_variant (const char *path,
                                                   gint64 modified,
                                                   GVariant *variant) G_GNUC_WARN_UNUSED_RESULT;

#define SCR_LIBRARY_INDEX_VERSION 3
#define SCR_LIBRARY_INDEX_MAX_SIZE (64u << 20)

/**
 * ScrLibraryFile:
 * @path: where it is
 * @modified: when it was last changed, in nanoseconds since 1970
 * @size: in bytes
 *
 * A file as the folder shows it, without being opened.
 */
typedef struct
{
  char *path;
  gint64 modified;
  guint64 size;
} ScrLibraryFile;

typedef struct _ScrLibraryIndex ScrLibraryIndex;

ScrLibraryIndex *scr_library_index_load (const char *path) G_GNUC_WARN_UNUSED_RESULT;
void scr_library_index_free (ScrLibraryIndex *self);
GStrv scr_library_index_dup_others (ScrLibraryIndex *self) G_GNUC_WARN_UNUSED_RESULT;
ScrLibraryItem *scr_library_index_find (ScrLibraryIndex *self,
                                        const ScrLibraryFile *file) G_GNUC_WARN_UNUSED_RESULT;
void scr_library_index_add (ScrLibraryIndex *self,
                            const ScrLibraryFile *file,
                            ScrLibraryItem *item);
void scr_library_index_save (ScrLibraryIndex *self,
                             const char *const *others);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScrLibraryIndex, scr_library_index_free)

G_END_DECLS
