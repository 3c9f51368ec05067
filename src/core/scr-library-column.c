/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-library-private.h"

/**
 * ScrLibraryColumn:
 *
 * A column of a match's score sheet in a list of matches: a seat, or the game's own opponent.
 * Never changes.
 */

enum
{
  PROP_0,
  PROP_NAME,
  PROP_COLOUR,
  PROP_PLAYER,
  PROP_TOTAL,
  PROP_SCORE,
  PROP_IS_SCORE_KNOWN,
  PROP_HAS_WON,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrLibraryColumn, scr_library_column, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_library_column_finalize (GObject *object)
{
  ScrLibraryColumn *self = SCR_LIBRARY_COLUMN (object);

  g_free (self->name);
  g_free (self->colour);
  g_free (self->player);
  g_free (self->total);

  G_OBJECT_CLASS (scr_library_column_parent_class)->finalize (object);
}

static void
scr_library_column_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  ScrLibraryColumn *self = SCR_LIBRARY_COLUMN (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_COLOUR:
      g_value_set_string (value, self->colour);
      break;
    case PROP_PLAYER:
      g_value_set_string (value, self->player);
      break;
    case PROP_TOTAL:
      g_value_set_string (value, self->total);
      break;
    case PROP_SCORE:
      g_value_set_int (value, self->score);
      break;
    case PROP_IS_SCORE_KNOWN:
      g_value_set_boolean (value, self->is_score_known);
      break;
    case PROP_HAS_WON:
      g_value_set_boolean (value, self->has_won);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_library_column_class_init (ScrLibraryColumnClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_library_column_finalize;
  object_class->get_property = scr_library_column_get_property;

  /**
   * ScrLibraryColumn:name:
   *
   * Whose column it is.
   */
  properties[PROP_NAME] =
      g_param_spec_string ("name", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryColumn:colour:
   *
   * The seat's colour; %NULL for the game's own opponent.
   */
  properties[PROP_COLOUR] =
      g_param_spec_string ("colour", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryColumn:player:
   *
   * Who plays the seat: "human", or "bot:" and the bot's name; %NULL for the game's own opponent.
   */
  properties[PROP_PLAYER] =
      g_param_spec_string ("player", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryColumn:total:
   *
   * The total as players read it.
   */
  properties[PROP_TOTAL] =
      g_param_spec_string ("total", NULL, NULL, NULL, flags);

  /**
   * ScrLibraryColumn:score:
   *
   * The total as a number; 0 where it is not known.
   */
  properties[PROP_SCORE] =
      g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * ScrLibraryColumn:is-score-known:
   *
   * Whether the total is known; it is not where unknown cards decide.
   */
  properties[PROP_IS_SCORE_KNOWN] =
      g_param_spec_boolean ("is-score-known", NULL, NULL, FALSE, flags);

  /**
   * ScrLibraryColumn:has-won:
   *
   * Whether it has won, alone or with others, as the game says; never before the end.
   */
  properties[PROP_HAS_WON] =
      g_param_spec_boolean ("has-won", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_library_column_init (ScrLibraryColumn *self)
{
}

/**
 * scr_library_column_get_name:
 * @self: a column
 *
 * Returns: whose column it is
 */
const char *
scr_library_column_get_name (ScrLibraryColumn *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_COLUMN (self), NULL);

  return self->name;
}

/**
 * scr_library_column_get_colour:
 * @self: a column
 *
 * Returns: (nullable): the seat's colour; %NULL for the game's own opponent
 */
const char *
scr_library_column_get_colour (ScrLibraryColumn *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_COLUMN (self), NULL);

  return self->colour;
}

/**
 * scr_library_column_get_player:
 * @self: a column
 *
 * Returns: (nullable): who plays the seat: "human", or "bot:" and the bot's name; %NULL for
 *   the game's own opponent
 */
const char *
scr_library_column_get_player (ScrLibraryColumn *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_COLUMN (self), NULL);

  return self->player;
}

/**
 * scr_library_column_get_total:
 * @self: a column
 *
 * Returns: the total as players read it
 */
const char *
scr_library_column_get_total (ScrLibraryColumn *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_COLUMN (self), NULL);

  return self->total;
}

/**
 * scr_library_column_get_score:
 * @self: a column
 *
 * Returns: the total as a number; 0 where it is not known
 */
int
scr_library_column_get_score (ScrLibraryColumn *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_COLUMN (self), 0);

  return self->score;
}

/**
 * scr_library_column_get_is_score_known:
 * @self: a column
 *
 * Returns: whether the total is known; it is not where unknown cards decide
 */
gboolean
scr_library_column_get_is_score_known (ScrLibraryColumn *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_COLUMN (self), FALSE);

  return self->is_score_known;
}

/**
 * scr_library_column_has_won:
 * @self: a column
 *
 * Returns: whether it has won, alone or with others, as the game says; never before the end
 */
gboolean
scr_library_column_has_won (ScrLibraryColumn *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY_COLUMN (self), FALSE);

  return self->has_won;
}
