/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/scr-json.h"
#include "core/scr-match-private.h"

/* What a match says of itself, and how it tells that this has changed. */

enum
{
  PROP_0,
  PROP_GAME,
  PROP_MODE,
  PROP_ID,
  PROP_CREATED,
  PROP_SEED,
  PROP_STATE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_N_UNDONE,
  PROP_REVEALS_UNDONE,
  PROP_TITLE,
  PROP_STAMPS_TIME,
  PROP_IS_SCRAMBLED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
scr_match_get_property (GObject *object,
                        guint prop_id,
                        GValue *value,
                        GParamSpec *pspec)
{
  ScrMatch *self = SCR_MATCH (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_MODE:
      g_value_set_enum (value, self->mode);
      break;
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_CREATED:
      g_value_set_string (value, self->created);
      break;
    case PROP_SEED:
      g_value_set_string (value, self->seed);
      break;
    case PROP_STATE:
      g_value_set_object (value, scr_match_get_state (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, scr_match_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, scr_match_get_can_redo (self));
      break;
    case PROP_N_UNDONE:
      g_value_set_uint (value, self->undone->len);
      break;
    case PROP_REVEALS_UNDONE:
      g_value_set_uint (value, self->reveals_undone);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_STAMPS_TIME:
      g_value_set_boolean (value, self->stamps_time);
      break;
    case PROP_IS_SCRAMBLED:
      g_value_set_boolean (value, self->is_scrambled);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_match_set_property (GObject *object,
                        guint prop_id,
                        const GValue *value,
                        GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_TITLE:
      scr_match_set_title (SCR_MATCH (object), g_value_get_string (value));
      break;
    case PROP_STAMPS_TIME:
      scr_match_set_stamps_time (SCR_MATCH (object), g_value_get_boolean (value));
      break;
    case PROP_IS_SCRAMBLED:
      scr_match_set_is_scrambled (SCR_MATCH (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* What stays as it was when the match began. */
static void
describe_fixed_properties (GParamFlags flags)
{
  /**
   * ScrMatch:game:
   *
   * The kind of game.
   */
  properties[PROP_GAME] =
      g_param_spec_object ("game", NULL, NULL, SCR_TYPE_GAME, flags);

  /**
   * ScrMatch:mode:
   *
   * Who answers for chance.
   */
  properties[PROP_MODE] =
      g_param_spec_enum ("mode", NULL, NULL, SCR_TYPE_MODE, SCR_MODE_DIGITAL, flags);

  /**
   * ScrMatch:id:
   *
   * A UUID; copies of a match share it.
   */
  properties[PROP_ID] =
      g_param_spec_string ("id", NULL, NULL, NULL, flags);

  /**
   * ScrMatch:created:
   *
   * When the match began, in UTC ("2026-11-29T20:15:00Z").
   */
  properties[PROP_CREATED] =
      g_param_spec_string ("created", NULL, NULL, NULL, flags);

  /**
   * ScrMatch:seed:
   *
   * What the dealer draws from, in decimal digits.
   */
  properties[PROP_SEED] =
      g_param_spec_string ("seed", NULL, NULL, NULL, flags);
}

static void
describe_changing_properties (GParamFlags flags)
{
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /**
   * ScrMatch:state:
   *
   * The state after the last move in force.
   */
  properties[PROP_STATE] =
      g_param_spec_object ("state", NULL, NULL, SCR_TYPE_STATE, flags);

  /**
   * ScrMatch:can-undo:
   *
   * Whether scr_match_undo() can take back one step.
   */
  properties[PROP_CAN_UNDO] =
      g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);

  /**
   * ScrMatch:can-redo:
   *
   * Whether something was taken back that can be made again.
   */
  properties[PROP_CAN_REDO] =
      g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);

  /**
   * ScrMatch:n-undone:
   *
   * How many moves were taken back and can be made again.
   */
  properties[PROP_N_UNDONE] =
      g_param_spec_uint ("n-undone", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrMatch:reveals-undone:
   *
   * How often players went back, in digital mode, across what was turned up.
   */
  properties[PROP_REVEALS_UNDONE] =
      g_param_spec_uint ("reveals-undone", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrMatch:title:
   *
   * What the players call the match; may be empty.
   */
  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, "", writable);

  /**
   * ScrMatch:stamps-time:
   *
   * Whether each new move is given the time when it is made.
   */
  properties[PROP_STAMPS_TIME] =
      g_param_spec_boolean ("stamps-time", NULL, NULL, FALSE, writable);

  /**
   * ScrMatch:is-scrambled:
   *
   * Whether the files that are written tell nothing to whoever looks into them.
   */
  properties[PROP_IS_SCRAMBLED] =
      g_param_spec_boolean ("is-scrambled", NULL, NULL, FALSE, writable);
}

/**
 * scr_match_install_properties:
 * @object_class: the class of matches
 *
 * Installs the properties, and how they are read and set.
 */
void
scr_match_install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scr_match_get_property;
  object_class->set_property = scr_match_set_property;
  describe_fixed_properties (flags);
  describe_changing_properties (flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

/* To be called before the entries change. */
ScrMatchMark
scr_match_begin_change (ScrMatch *self)
{
  return (ScrMatchMark){
    .n_entries = self->entries->len,
    .can_undo = scr_match_get_can_undo (self),
    .n_undone = self->undone->len,
    .reveals_undone = self->reveals_undone,
    .mode = self->mode,
  };
}

/* Tells everyone, once, after all is right. Entries were added or removed at the
 * end, never both. */
void
scr_match_end_change (ScrMatch *self,
                      ScrMatchMark mark)
{
  scr_match_end_change_from (self, mark, MIN (self->entries->len, mark.n_entries));
}

/* The same where all entries from @position on may be others than before. */
void
scr_match_end_change_from (ScrMatch *self,
                           ScrMatchMark mark,
                           guint position)
{
  guint n_removed = mark.n_entries - position;
  guint n_added = self->entries->len - position;

  g_object_freeze_notify (G_OBJECT (self));
  if (n_removed > 0 || n_added > 0)
    {
      g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
    }
  if (scr_match_get_can_undo (self) != mark.can_undo)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  if ((self->undone->len > 0) != (mark.n_undone > 0))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
  if (self->undone->len != mark.n_undone)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_UNDONE]);
  if (self->reveals_undone != mark.reveals_undone)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVEALS_UNDONE]);
  if (self->mode != mark.mode)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * scr_match_get_game:
 * @self: a match
 *
 * Returns: (transfer none): the kind of game
 */
ScrGame *
scr_match_get_game (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->game;
}

/**
 * scr_match_get_mode:
 * @self: a match
 *
 * Returns: who deals now
 */
ScrMode
scr_match_get_mode (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), SCR_MODE_DIGITAL);

  return self->mode;
}

/**
 * scr_match_get_id:
 * @self: a match
 *
 * Returns: a UUID
 */
const char *
scr_match_get_id (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->id;
}

/**
 * scr_match_get_title:
 * @self: a match
 *
 * Returns: what the players call the match; may be empty
 */
const char *
scr_match_get_title (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->title;
}

/**
 * scr_match_set_title:
 * @self: a match
 * @title: (nullable): what the players call it
 *
 * Names the match. What goes beyond 4096 bytes is cut off, so that the file opens again.
 */
void
scr_match_set_title (ScrMatch *self,
                     const char *title)
{
  g_autofree char *sound = g_utf8_make_valid (title != NULL ? title : "", -1);

  g_return_if_fail (SCR_IS_MATCH (self));

  if (strlen (sound) > SCR_JSON_MAX_STRING)
    *g_utf8_find_prev_char (sound, sound + SCR_JSON_MAX_STRING + 1) = '\0';

  if (g_str_equal (self->title, sound))
    return;

  g_free (self->title);
  self->title = g_steal_pointer (&sound);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

/**
 * scr_match_get_stamps_time:
 * @self: a match
 *
 * Returns: whether each new move is given the time when it is made
 */
gboolean
scr_match_get_stamps_time (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  return self->stamps_time;
}

/**
 * scr_match_set_stamps_time:
 * @self: a match
 * @stamps_time: whether each new move is to be given the time when it is made
 *
 * Programs in which people play want times; those that make many moves do not.
 */
void
scr_match_set_stamps_time (ScrMatch *self,
                           gboolean stamps_time)
{
  g_return_if_fail (SCR_IS_MATCH (self));

  stamps_time = !!stamps_time;
  if (self->stamps_time == stamps_time)
    return;

  self->stamps_time = stamps_time;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STAMPS_TIME]);
}

/**
 * scr_match_get_is_scrambled:
 * @self: a match
 *
 * Returns: whether its files tell nothing to whoever looks into them
 */
gboolean
scr_match_get_is_scrambled (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  return self->is_scrambled;
}

/**
 * scr_match_set_is_scrambled:
 * @self: a match
 * @is_scrambled: whether its files are to tell nothing to whoever looks into them
 *
 * A match that is read from such a file stays so until it is told otherwise. It is no
 * protection against who wants to know: every Scriptorium reads such files.
 */
void
scr_match_set_is_scrambled (ScrMatch *self,
                            gboolean is_scrambled)
{
  g_return_if_fail (SCR_IS_MATCH (self));

  is_scrambled = !!is_scrambled;
  if (self->is_scrambled == is_scrambled)
    return;

  self->is_scrambled = is_scrambled;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_SCRAMBLED]);
}

/**
 * scr_match_get_created:
 * @self: a match
 *
 * Returns: when the match began, in UTC ("2026-11-29T20:15:00Z")
 */
const char *
scr_match_get_created (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->created;
}

/**
 * scr_match_get_seed:
 * @self: a match
 *
 * Returns: what the dealer draws from, in decimal digits
 */
const char *
scr_match_get_seed (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->seed;
}

/**
 * scr_match_get_reveals_undone:
 * @self: a match
 *
 * Returns: how often players went back, in digital mode, across what was turned up
 */
guint
scr_match_get_reveals_undone (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), 0);

  return self->reveals_undone;
}

/**
 * scr_match_get_n_undone:
 * @self: a match
 *
 * Returns: how many moves were taken back and can be made again
 */
guint
scr_match_get_n_undone (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), 0);

  return self->undone->len;
}

/**
 * scr_match_get_can_redo:
 * @self: a match
 *
 * Returns: whether something was taken back that can be made again
 */
gboolean
scr_match_get_can_redo (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  return self->undone->len > 0;
}
