/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-library-item.h"

#include "core/scr-error.h"
#include "core/scr-fixed-list.h"
#include "core/scr-library-private.h"

/**
 * ScrLibraryItem:
 *
 * What a list of matches and the statistics say of a match file. An item never changes.
 */

enum
{
  PROP_0,
  PROP_PATH,
  PROP_MODIFIED,
  PROP_REFUSAL,
  PROP_ID,
  PROP_TITLE,
  PROP_GAME,
  PROP_SCORING,
  PROP_MODE,
  PROP_N_MOVES,
  PROP_TAGS,
  PROP_STANDING,
  PROP_PROGRESS,
  PROP_PICTURE,
  PROP_IS_OVER,
  PROP_PLAYED,
  PROP_COLUMNS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrLibraryItem, scr_library_item, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_library_item_finalize (GObject *object)
{
  ScrLibraryItem *self = SCR_LIBRARY_ITEM (object);

  g_free (self->path);
  g_free (self->refusal);
  g_free (self->id);
  g_free (self->title);
  g_free (self->game);
  g_free (self->scoring);
  g_free (self->standing);
  g_free (self->progress);
  g_free (self->picture);
  g_clear_object (&self->list);
  g_ptr_array_unref (self->columns);
  g_strfreev (self->tags);

  G_OBJECT_CLASS (scr_library_item_parent_class)->finalize (object);
}

static void
scr_library_item_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  ScrLibraryItem *self = SCR_LIBRARY_ITEM (object);

  switch (prop_id)
    {
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case PROP_MODIFIED:
      g_value_set_int64 (value, self->modified);
      break;
    case PROP_REFUSAL:
      g_value_set_string (value, self->refusal);
      break;
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_GAME:
      g_value_set_string (value, self->game);
      break;
    case PROP_SCORING:
      g_value_set_string (value, self->scoring);
      break;
    case PROP_MODE:
      g_value_set_enum (value, scr_library_item_get_mode (self));
      break;
    case PROP_N_MOVES:
      g_value_set_uint (value, self->n_moves);
      break;
    case PROP_TAGS:
      g_value_set_boxed (value, self->tags);
      break;
    case PROP_STANDING:
      g_value_set_string (value, self->standing);
      break;
    case PROP_PROGRESS:
      g_value_set_string (value, self->progress);
      break;
    case PROP_PICTURE:
      g_value_set_string (value, self->picture);
      break;
    case PROP_IS_OVER:
      g_value_set_boolean (value, self->is_over);
      break;
    case PROP_PLAYED:
      g_value_set_int64 (value, self->played);
      break;
    case PROP_COLUMNS:
      g_value_set_object (value, scr_library_item_get_columns (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_library_item_class_init (ScrLibraryItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_library_item_finalize;
  object_class->get_property = scr_library_item_get_property;

  /**
   * ScrLibraryItem:path:
   *
   * Where the file is.
   */
  properties[PROP_PATH] =
      g_param_spec_string ("path", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:modified:
   *
   * When the file was last changed, in nanoseconds since 1970.
   */
  properties[PROP_MODIFIED] =
      g_param_spec_int64 ("modified", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);

  /**
   * ScrLibraryItem:refusal:
   *
   * A translated sentence that says why the file cannot be read; %NULL for a match.
   */
  properties[PROP_REFUSAL] =
      g_param_spec_string ("refusal", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:id:
   *
   * The match's id; copies of a match share it.
   */
  properties[PROP_ID] =
      g_param_spec_string ("id", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:title:
   *
   * The match's title, "" where it has none.
   */
  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:game:
   *
   * The id of the match's game.
   */
  properties[PROP_GAME] =
      g_param_spec_string ("game", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:scoring:
   *
   * What scr_game_dup_scoring() says of the match.
   */
  properties[PROP_SCORING] =
      g_param_spec_string ("scoring", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:mode:
   *
   * Who deals.
   */
  properties[PROP_MODE] =
      g_param_spec_enum ("mode", NULL, NULL, SCR_TYPE_MODE, SCR_MODE_DIGITAL, flags);

  /**
   * ScrLibraryItem:n-moves:
   *
   * How many moves are in force.
   */
  properties[PROP_N_MOVES] =
      g_param_spec_uint ("n-moves", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrLibraryItem:tags:
   *
   * The match's tags.
   */
  properties[PROP_TAGS] =
      g_param_spec_boxed ("tags", NULL, NULL, G_TYPE_STRV, flags);

  /**
   * ScrLibraryItem:standing:
   *
   * A translated sentence that says who won, or what is due.
   */
  properties[PROP_STANDING] =
      g_param_spec_string ("standing", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:progress:
   *
   * How far the match is, translated, in a few words; %NULL where its game does not say.
   */
  properties[PROP_PROGRESS] =
      g_param_spec_string ("progress", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:picture:
   *
   * What scr_state_dup_picture() says of the match.
   */
  properties[PROP_PICTURE] =
      g_param_spec_string ("picture", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryItem:is-over:
   *
   * Whether the match has been played to its end.
   */
  properties[PROP_IS_OVER] =
      g_param_spec_boolean ("is-over", NULL, NULL, FALSE, flags);

  /**
   * ScrLibraryItem:played:
   *
   * When the match was finished, as its file says, else when the file was last changed, in
   * seconds since 1970.
   */
  properties[PROP_PLAYED] =
      g_param_spec_int64 ("played", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);

  /**
   * ScrLibraryItem:columns:
   *
   * A list model of #ScrLibraryColumn: the columns of the score sheet.
   */
  properties[PROP_COLUMNS] =
      g_param_spec_object ("columns", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_library_item_init (ScrLibraryItem *self)
{
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * scr_library_item_new: (skip)
 *
 * Returns: (transfer full): an item that is to be filled
 */
ScrLibraryItem *
scr_library_item_new (const char *path,
                      gint64 modified)
{
  ScrLibraryItem *self = g_object_new (SCR_TYPE_LIBRARY_ITEM, NULL);

  self->path = g_strdup (path);
  self->modified = modified;

  return self;
}

/**
 * scr_library_item_new_unreadable:
 * @path: (type filename): where the file is
 * @modified: when it was last changed, in nanoseconds since 1970
 * @reason: the message of the error, translated
 *
 * Returns: (transfer full): what there is to say of a file that is no match
 */
ScrLibraryItem *
scr_library_item_new_unreadable (const char *path,
                                 gint64 modified,
                                 const char *reason)
{
  ScrLibraryItem *self;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (reason != NULL, NULL);

  self = scr_library_item_new (path, modified);
  self->refusal = scr_error_dup_sentence (reason);
  self->id = g_strdup ("");
  self->title = g_strdup ("");
  self->game = g_strdup ("");
  self->scoring = g_strdup ("");
  self->standing = g_strdup ("");
  self->played = modified / 1000000000;
  self->tags = g_new0 (char *, 1);

  return self;
}

/**
 * scr_library_item_get_path:
 * @self: an item
 *
 * Returns: (type filename): where the file is
 */
const char *
scr_library_item_get_path (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->path;
}

/**
 * scr_library_item_get_modified:
 * @self: an item
 *
 * Returns: when the file was last changed, in nanoseconds since 1970
 */
gint64
scr_library_item_get_modified (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), 0);

  return self->modified;
}

/**
 * scr_library_item_get_refusal:
 * @self: an item
 *
 * Returns: (nullable): a translated sentence that says why the file cannot be read, or
 *   %NULL for a match; all texts but the path are "" where it cannot
 */
const char *
scr_library_item_get_refusal (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->refusal;
}

/**
 * scr_library_item_get_id:
 * @self: an item
 *
 * Returns: the match's id; copies of a match share it
 */
const char *
scr_library_item_get_id (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->id;
}

/**
 * scr_library_item_get_title:
 * @self: an item
 *
 * Returns: the match's title, "" where it has none
 */
const char *
scr_library_item_get_title (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->title;
}

/**
 * scr_library_item_get_game:
 * @self: an item
 *
 * Returns: the id of the match's game
 */
const char *
scr_library_item_get_game (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->game;
}

/**
 * scr_library_item_get_scoring:
 * @self: an item
 *
 * Returns: what scr_game_dup_scoring() says of the match
 */
const char *
scr_library_item_get_scoring (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->scoring;
}

/**
 * scr_library_item_get_mode:
 * @self: an item
 *
 * Returns: who deals
 */
ScrMode
scr_library_item_get_mode (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), SCR_MODE_DIGITAL);

  return self->is_table ? SCR_MODE_TABLE : SCR_MODE_DIGITAL;
}

/**
 * scr_library_item_get_n_moves:
 * @self: an item
 *
 * Returns: how many moves are in force
 */
guint
scr_library_item_get_n_moves (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), 0);

  return self->n_moves;
}

/**
 * scr_library_item_get_tags:
 * @self: an item
 *
 * Returns: (transfer none) (array zero-terminated=1): the match's tags
 */
const char *const *
scr_library_item_get_tags (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return (const char *const *) self->tags;
}

/**
 * scr_library_item_get_standing:
 * @self: an item
 *
 * Returns: a translated sentence that says who won, or what is due
 */
const char *
scr_library_item_get_standing (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->standing;
}

/**
 * scr_library_item_get_progress:
 * @self: an item
 *
 * Returns: (nullable): how far the match is, translated, in a few words; %NULL where its game
 *   does not say, and for a file that is no match
 */
const char *
scr_library_item_get_progress (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->progress;
}

/**
 * scr_library_item_get_picture:
 * @self: an item
 *
 * Returns: (nullable): what scr_state_dup_picture() says of the match; %NULL for a file that is
 *   no match
 */
const char *
scr_library_item_get_picture (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  return self->picture;
}

/**
 * scr_library_item_is_over:
 * @self: an item
 *
 * Returns: whether the match has been played to its end
 */
gboolean
scr_library_item_is_over (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), FALSE);

  return self->is_over;
}

/**
 * scr_library_item_get_played:
 * @self: an item
 *
 * Returns: when the match was finished, as its file says, else when the file was last
 *   changed, in seconds since 1970
 */
gint64
scr_library_item_get_played (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), 0);

  return self->played;
}

/**
 * scr_library_item_get_columns:
 * @self: an item
 *
 * The list is made when it is first read, on the main thread only.
 *
 * Returns: (transfer none): a list model of #ScrLibraryColumn, those of the score sheet: the
 *   seats in their order, then the game's own opponent where it has one; none if the file
 *   cannot be read
 */
GListModel *
scr_library_item_get_columns (ScrLibraryItem *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_ITEM (self), NULL);

  if (self->list == NULL)
    self->list = scr_fixed_list_new (SCR_TYPE_LIBRARY_COLUMN, self->columns);

  return self->list;
}
