/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-playback.h"

/**
 * ScrPlayback:
 *
 * Says how much of a match is shown. What comes at once, a move and what programs and
 * chance answer, is shown one step after another, each with a pause and when the table
 * has come to rest. A player may also look back at how the table was earlier, while the
 * match goes on.
 *
 * A step is a decision with what chance answers to it, or what an automatic player does.
 * ScrPlayback::step tells that a step is shown that follows what was shown, ::jump that
 * something else is.
 */
struct _ScrPlayback
{
  GObject parent_instance;

  ScrMatch *match;
  guint pace;
  gboolean motion;
  gboolean is_moving;

  guint n_played;
  guint n_known;
  ScrState *last;
  guint source;

  gboolean is_looking_back;
  guint n_looked;
  guint n_at_look;
};

enum
{
  PROP_0,
  PROP_N_SHOWN,
  PROP_IS_WALKING,
  PROP_IS_SETTLED,
  PROP_IS_LOOKING_BACK,
  PROP_N_SINCE,
  PROP_PACE,
  PROP_MOTION,
  PROP_IS_MOVING,
  N_PROPS,
};

enum
{
  STEP,
  JUMP,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrPlayback, scr_playback, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static guint
count_entries (ScrPlayback *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->match));
}

static guint
count_all (ScrPlayback *self)
{
  return count_entries (self) + scr_match_get_n_undone (self->match);
}

/* Whether an automatic player, who has no seat in the match, does something by an entry. */
static gboolean
is_automatic (ScrPlayback *self,
              guint number)
{
  g_autoptr (GListModel) events = scr_match_list_events (self->match, number, SCR_VIEWER_ALL);

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (ScrEvent) event = g_list_model_get_item (events, i);

      if (scr_event_get_seat (event) > scr_match_get_n_seats (self->match))
        return TRUE;
    }

  return FALSE;
}

static void
notify (ScrPlayback *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_N_SHOWN; i <= PROP_N_SINCE; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
set_played (ScrPlayback *self,
            guint n_moves)
{
  self->n_played = n_moves;
  g_set_object (&self->last, scr_match_get_state_at (self->match, n_moves));
}

static void
jump (ScrPlayback *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  set_played (self, count_entries (self));
  self->n_known = self->n_played;
  g_signal_emit (self, signals[JUMP], 0);
  notify (self);
}

static gboolean advance_cb (gpointer user_data);

static void
take_step (ScrPlayback *self)
{
  guint from = self->n_played;
  guint to = MIN (scr_playback_get_step_after (self, from), count_entries (self));

  set_played (self, to);
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (self->pace, advance_cb, self);
  g_signal_emit (self, signals[STEP], 0, from, to);
  notify (self);
}

static void
advance (ScrPlayback *self)
{
  if (self->source != 0 || self->is_moving || self->is_looking_back)
    return;

  if (self->n_played < count_entries (self))
    take_step (self);
}

static gboolean
advance_cb (gpointer user_data)
{
  ScrPlayback *self = SCR_PLAYBACK (user_data);

  self->source = 0;
  advance (self);
  return G_SOURCE_REMOVE;
}

static void
set_is_moving (ScrPlayback *self,
               gboolean is_moving)
{
  if (self->is_moving == is_moving)
    return;

  self->is_moving = is_moving;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_MOVING]);
  notify (self);
  advance (self);
}

static void
scr_playback_dispose (GObject *object)
{
  ScrPlayback *self = SCR_PLAYBACK (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->last);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (scr_playback_parent_class)->dispose (object);
}

static void
scr_playback_get_property (GObject *object,
                           guint prop_id,
                           GValue *value,
                           GParamSpec *pspec)
{
  ScrPlayback *self = SCR_PLAYBACK (object);

  switch (prop_id)
    {
    case PROP_N_SHOWN:
      g_value_set_uint (value, scr_playback_get_n_shown (self));
      break;
    case PROP_IS_WALKING:
      g_value_set_boolean (value, scr_playback_get_is_walking (self));
      break;
    case PROP_IS_SETTLED:
      g_value_set_boolean (value, scr_playback_get_is_settled (self));
      break;
    case PROP_IS_LOOKING_BACK:
      g_value_set_boolean (value, self->is_looking_back);
      break;
    case PROP_N_SINCE:
      g_value_set_uint (value, scr_playback_get_n_since (self));
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    case PROP_MOTION:
      g_value_set_boolean (value, self->motion);
      break;
    case PROP_IS_MOVING:
      g_value_set_boolean (value, self->is_moving);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_playback_set_property (GObject *object,
                           guint prop_id,
                           const GValue *value,
                           GParamSpec *pspec)
{
  ScrPlayback *self = SCR_PLAYBACK (object);

  switch (prop_id)
    {
    case PROP_PACE:
      self->pace = g_value_get_uint (value);
      break;
    case PROP_MOTION:
      self->motion = g_value_get_boolean (value);
      if (!self->motion && self->source != 0)
        scr_playback_skip (self);
      break;
    case PROP_IS_MOVING:
      set_is_moving (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  /**
   * ScrPlayback:n-shown:
   *
   * How many moves the table shows: of those in force, or while looking back also of those
   * that were taken back.
   */
  properties[PROP_N_SHOWN] = g_param_spec_uint ("n-shown", NULL, NULL, 0, G_MAXUINT, 0, readable);

  /**
   * ScrPlayback:is-walking:
   *
   * Whether there are steps that are not shown yet.
   */
  properties[PROP_IS_WALKING] =
      g_param_spec_boolean ("is-walking", NULL, NULL, FALSE, readable);

  /**
   * ScrPlayback:is-settled:
   *
   * Whether all is shown and the table is at rest, so that programs may go on.
   */
  properties[PROP_IS_SETTLED] =
      g_param_spec_boolean ("is-settled", NULL, NULL, TRUE, readable);
  properties[PROP_IS_LOOKING_BACK] =
      g_param_spec_boolean ("is-looking-back", NULL, NULL, FALSE, readable);

  /**
   * ScrPlayback:n-since:
   *
   * How many moves were made since the player began to look back.
   */
  properties[PROP_N_SINCE] = g_param_spec_uint ("n-since", NULL, NULL, 0, G_MAXUINT, 0, readable);

  /**
   * ScrPlayback:pace:
   *
   * The pause after each step, in milliseconds; with 0 all is shown at once.
   */
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, 60000, 0, writable);

  /**
   * ScrPlayback:motion:
   *
   * Whether steps are shown one by one.
   */
  properties[PROP_MOTION] = g_param_spec_boolean ("motion", NULL, NULL, FALSE, writable);

  /**
   * ScrPlayback:is-moving:
   *
   * Whether the table still shows how its state comes about.
   */
  properties[PROP_IS_MOVING] = g_param_spec_boolean ("is-moving", NULL, NULL, FALSE,
                                                     writable | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_playback_class_init (ScrPlaybackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_playback_dispose;
  object_class->get_property = scr_playback_get_property;
  object_class->set_property = scr_playback_set_property;
  install_properties (object_class);

  /**
   * ScrPlayback::step:
   * @from: how many moves were shown
   * @to: how many are shown now
   */
  signals[STEP] = g_signal_new ("step", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[JUMP] = g_signal_new ("jump", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
scr_playback_init (ScrPlayback *self)
{
}

/* All of @match is shown. */
ScrPlayback *
scr_playback_new (ScrMatch *match)
{
  ScrPlayback *self = g_object_new (SCR_TYPE_PLAYBACK, NULL);

  self->match = g_object_ref (match);
  set_played (self, count_entries (self));
  self->n_known = self->n_played;

  return self;
}

ScrMatch *
scr_playback_get_match (ScrPlayback *self)
{
  return self->match;
}

guint
scr_playback_get_n_shown (ScrPlayback *self)
{
  return self->is_looking_back ? self->n_looked : self->n_played;
}

gboolean
scr_playback_get_is_walking (ScrPlayback *self)
{
  return self->match != NULL && self->n_played < count_entries (self);
}

gboolean
scr_playback_get_is_settled (ScrPlayback *self)
{
  return self->is_looking_back || (!self->is_moving && !scr_playback_get_is_walking (self));
}

gboolean
scr_playback_get_is_looking_back (ScrPlayback *self)
{
  return self->is_looking_back;
}

guint
scr_playback_get_n_since (ScrPlayback *self)
{
  guint n_entries = self->match != NULL ? count_entries (self) : 0;

  return self->is_looking_back && n_entries > self->n_at_look ? n_entries - self->n_at_look : 0;
}

/**
 * scr_playback_follow:
 * @self: a playback
 * @walks: whether what is new may be shown step by step
 *
 * The match has changed. Where it only went on, what is new is shown step by step;
 * otherwise at once. Whoever looks back goes on doing so, unless what is looked at is no
 * more.
 */
void
scr_playback_follow (ScrPlayback *self,
                     gboolean walks)
{
  guint n_entries = count_entries (self);
  gboolean was_walking = self->n_played < self->n_known;
  gboolean is_onward = n_entries > self->n_played &&
                       scr_match_get_state_at (self->match, self->n_played) == self->last;

  self->n_known = n_entries;
  if (self->is_looking_back && self->n_looked <= count_all (self))
    {
      set_played (self, n_entries);
      notify (self);
      return;
    }

  self->is_looking_back = FALSE;
  if (!walks || !is_onward || !self->motion || self->pace == 0)
    jump (self);
  else if (!was_walking)
    take_step (self);
}

/* Shows all at once. */
void
scr_playback_skip (ScrPlayback *self)
{
  g_return_if_fail (SCR_IS_PLAYBACK (self));

  if (!self->is_looking_back)
    jump (self);
}

/**
 * scr_playback_look:
 * @self: a playback
 * @n_moves: how many moves to show, those taken back included
 *
 * Looks back at the table as it was.
 */
void
scr_playback_look (ScrPlayback *self,
                   guint n_moves)
{
  g_return_if_fail (SCR_IS_PLAYBACK (self));
  g_return_if_fail (n_moves <= count_all (self));

  if (self->is_looking_back && self->n_looked == n_moves)
    return;

  if (!self->is_looking_back)
    self->n_at_look = count_entries (self);
  self->is_looking_back = TRUE;
  self->n_looked = n_moves;
  jump (self);
}

/* Back to the game, as it stands now. */
void
scr_playback_return (ScrPlayback *self)
{
  g_return_if_fail (SCR_IS_PLAYBACK (self));

  if (!self->is_looking_back)
    return;

  self->is_looking_back = FALSE;
  jump (self);
}

/* How many moves set the game up: those before the first decision. Players who tell what lies
 * on their own table may look at that too. */
guint
scr_playback_get_first (ScrPlayback *self)
{
  guint n_all = count_all (self);
  guint n_moves = 0;

  if (scr_match_get_mode (self->match) == SCR_MODE_TABLE)
    return 0;

  while (n_moves < n_all &&
         scr_entry_get_turn (scr_match_get_entry (self->match, n_moves + 1)) <= SCR_TURN_TABLE)
    n_moves++;

  return n_moves;
}

/* How many moves were made where the step before @n_moves began. */
guint
scr_playback_get_step_before (ScrPlayback *self,
                              guint n_moves)
{
  guint first = scr_playback_get_first (self);

  while (n_moves > first && !scr_playback_begins_step (self, n_moves))
    n_moves--;

  return n_moves > first ? n_moves - 1 : n_moves;
}

/* How many moves were made where the step after @n_moves ended. */
guint
scr_playback_get_step_after (ScrPlayback *self,
                             guint n_moves)
{
  guint n_all = count_all (self);

  n_moves = MIN (n_moves + 1, n_all);
  while (n_moves < n_all && !scr_playback_begins_step (self, n_moves + 1))
    n_moves++;

  return n_moves;
}

/* How many of the first @n_moves moves somebody decided. */
guint
scr_playback_count_decisions (ScrPlayback *self,
                              guint n_moves)
{
  guint n_decisions = 0;

  for (guint i = 1; i <= n_moves; i++)
    n_decisions += scr_entry_get_turn (scr_match_get_entry (self->match, i)) > SCR_TURN_TABLE;

  return n_decisions;
}

/**
 * scr_playback_begins_step:
 * @self: a playback
 * @number: the number of an entry, from 1
 *
 * Returns: whether a step begins with it: a decision, what is told at a mirrored table, or
 *   what an automatic player does
 */
gboolean
scr_playback_begins_step (ScrPlayback *self,
                          guint number)
{
  return scr_match_get_mode (self->match) == SCR_MODE_TABLE ||
         scr_entry_get_turn (scr_match_get_entry (self->match, number)) > 0 ||
         is_automatic (self, number);
}
