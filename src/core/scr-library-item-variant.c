/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-library-private.h"

/* How the index keeps an item. */

static GVariant *
columns_to_variant (ScrLibraryItem *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a" SCR_LIBRARY_COLUMN_TYPE));
  for (guint i = 0; i < self->columns->len; i++)
    {
      ScrLibraryColumn *column = g_ptr_array_index (self->columns, i);

      g_variant_builder_add (&builder, SCR_LIBRARY_COLUMN_TYPE, column->name, column->colour,
                             column->player, column->total, column->score,
                             column->is_score_known, column->has_won);
    }

  return g_variant_builder_end (&builder);
}

/**
 * scr_library_item_to_variant: (skip)
 * @self: an item
 *
 * Returns: (transfer full): all but its path and time, of SCR_LIBRARY_ITEM_TYPE
 */
GVariant *
scr_library_item_to_variant (ScrLibraryItem *self)
{
  GVariant *variant = g_variant_new (
      "(msssssbbuxs@a" SCR_LIBRARY_COLUMN_TYPE "@asmsms)", self->refusal, self->id, self->title,
      self->game, self->scoring, self->is_table, self->is_over, self->n_moves, self->played,
      self->standing, columns_to_variant (self),
      g_variant_new_strv ((const char *const *) self->tags, -1), self->progress, self->picture);

  return g_variant_ref_sink (variant);
}

static ScrLibraryColumn *
new_column (GVariant *variant)
{
  ScrLibraryColumn *self = g_object_new (SCR_TYPE_LIBRARY_COLUMN, NULL);

  g_variant_get (variant, SCR_LIBRARY_COLUMN_TYPE, &self->name, &self->colour, &self->player,
                 &self->total, &self->score, &self->is_score_known, &self->has_won);

  return self;
}

/**
 * scr_library_item_new_from_variant: (skip)
 * @path: where the file is
 * @modified: when it was last changed
 * @variant: what scr_library_item_to_variant() gave, in normal form
 *
 * Returns: (transfer full) (nullable): the item, or %NULL if @variant cannot be of one
 */
ScrLibraryItem *
scr_library_item_new_from_variant (const char *path,
                                   gint64 modified,
                                   GVariant *variant)
{
  g_autoptr (ScrLibraryItem) self = scr_library_item_new (path, modified);
  g_autoptr (GVariantIter) columns = NULL;
  GVariant *part;

  g_variant_get (variant, "(msssssbbuxsa" SCR_LIBRARY_COLUMN_TYPE "^asmsms)", &self->refusal,
                 &self->id, &self->title, &self->game, &self->scoring, &self->is_table,
                 &self->is_over, &self->n_moves, &self->played, &self->standing, &columns,
                 &self->tags, &self->progress, &self->picture);
  if (g_variant_iter_n_children (columns) > SCR_LIBRARY_MAX_COLUMNS)
    return NULL;

  while ((part = g_variant_iter_next_value (columns)) != NULL)
    {
      g_ptr_array_add (self->columns, new_column (part));
      g_variant_unref (part);
    }

  return g_steal_pointer (&self);
}
