/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-bots.h"

/**
 * ScrBots:
 *
 * Plays the seats of a match that programs have, each move after a pause and
 * thought out in a thread that gets its seat's view and nothing else. After undo and
 * redo they wait while there is something to redo, so that they do not undo the
 * undoing. They also hold still while what they would see is not yet shown to the people.
 */
struct _ScrBots
{
  GObject parent_instance;

  ScrMatch *match;
  guint pace;
  guint64 random;

  guint source;
  GCancellable *cancellable;
  gboolean waiting;
  gboolean is_held;
};

enum
{
  PROP_0,
  PROP_WAITING,
  PROP_PACE,
  PROP_IS_HELD,
  N_PROPS,
};

enum
{
  FAILED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrBots, scr_bots, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const char *
get_due_bot (ScrBots *self)
{
  int turn = scr_state_get_turn (scr_match_get_state (self->match));
  const char *player;

  if (turn < 1 || (guint) turn > scr_match_get_n_seats (self->match))
    return NULL;

  player = scr_match_get_seat_player (self->match, (guint) turn);
  return g_str_has_prefix (player, "bot:") ? player + strlen ("bot:") : NULL;
}

static void
set_waiting (ScrBots *self,
             gboolean waiting)
{
  if (self->waiting == waiting)
    return;

  self->waiting = waiting;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAITING]);
}

static void
stop (ScrBots *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static gboolean start_thinking_cb (gpointer user_data);

/* Thinks after the pause, unless something holds it. */
static void
start (ScrBots *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (!self->is_held)
    self->source = g_timeout_add (self->pace, start_thinking_cb, self);
}

static void
thought_cb (GObject *object,
            GAsyncResult *result,
            gpointer user_data)
{
  g_autoptr (ScrBots) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *move = scr_bot_choose_finish (SCR_BOT (object), result, &error);
  gboolean is_digital;

  if (self->match == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  is_digital = scr_match_get_mode (self->match) == SCR_MODE_DIGITAL;
  if (move != NULL && (is_digital ? scr_match_play (self->match, move, &error)
                                  : scr_match_move (self->match, move, &error)))
    return;

  set_waiting (self, TRUE);
  if (error != NULL)
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static gboolean
start_thinking_cb (gpointer user_data)
{
  ScrBots *self = SCR_BOTS (user_data);
  const char *name = get_due_bot (self);
  g_autoptr (ScrBot) bot = NULL;
  g_autoptr (ScrState) view = NULL;

  self->source = 0;
  bot = name != NULL ? scr_game_new_bot (scr_match_get_game (self->match), name) : NULL;
  if (bot == NULL)
    {
      set_waiting (self, TRUE);
      return G_SOURCE_REMOVE;
    }

  view = scr_match_view (self->match, scr_state_get_turn (scr_match_get_state (self->match)));
  self->random += 0x9e3779b97f4a7c15u;
  self->cancellable = g_cancellable_new ();
  scr_bot_choose_async (bot, view, self->random, self->cancellable, thought_cb,
                        g_object_ref (self));

  return G_SOURCE_REMOVE;
}

static void
scr_bots_dispose (GObject *object)
{
  ScrBots *self = SCR_BOTS (object);

  stop (self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (scr_bots_parent_class)->dispose (object);
}

static void
scr_bots_get_property (GObject *object,
                       guint prop_id,
                       GValue *value,
                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_WAITING:
      g_value_set_boolean (value, SCR_BOTS (object)->waiting);
      break;
    case PROP_PACE:
      g_value_set_uint (value, SCR_BOTS (object)->pace);
      break;
    case PROP_IS_HELD:
      g_value_set_boolean (value, SCR_BOTS (object)->is_held);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_is_held (ScrBots *self,
             gboolean is_held)
{
  if (self->is_held == is_held)
    return;

  self->is_held = is_held;
  if (is_held)
    stop (self);
  else if (scr_bots_is_due (self) && !self->waiting)
    start (self);
}

static void
scr_bots_set_property (GObject *object,
                       guint prop_id,
                       const GValue *value,
                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PACE:
      SCR_BOTS (object)->pace = g_value_get_uint (value);
      break;
    case PROP_IS_HELD:
      set_is_held (SCR_BOTS (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_bots_class_init (ScrBotsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_bots_dispose;
  object_class->get_property = scr_bots_get_property;
  object_class->set_property = scr_bots_set_property;

  properties[PROP_WAITING] =
      g_param_spec_boolean ("waiting", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrBots:pace:
   *
   * The pause before each move, in milliseconds, from the next one on.
   */
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, 60000, 0,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  /**
   * ScrBots:is-held:
   *
   * Whether the programs hold still for now.
   */
  properties[PROP_IS_HELD] =
      g_param_spec_boolean ("is-held", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
scr_bots_init (ScrBots *self)
{
  self->random = ((guint64) g_random_int () << 32) | g_random_int ();
}

/**
 * scr_bots_new:
 * @match: a match
 * @pace: the pause before each move, in milliseconds
 *
 * Nothing happens before the first scr_bots_update().
 */
ScrBots *
scr_bots_new (ScrMatch *match,
              guint pace)
{
  ScrBots *self = g_object_new (SCR_TYPE_BOTS, NULL);

  self->match = g_object_ref (match);
  self->pace = pace;

  return self;
}

/* Whether a program has the seat. */
gboolean
scr_bots_plays (ScrBots *self,
                guint seat)
{
  return seat <= scr_match_get_n_seats (self->match) &&
         g_str_has_prefix (scr_match_get_seat_player (self->match, seat), "bot:");
}

/* Whether the move due is a program's. */
gboolean
scr_bots_is_due (ScrBots *self)
{
  return get_due_bot (self) != NULL;
}

/* Whether no person plays. */
gboolean
scr_bots_is_alone (ScrBots *self)
{
  for (guint i = 1; i <= scr_match_get_n_seats (self->match); i++)
    if (!scr_bots_plays (self, i))
      return FALSE;

  return TRUE;
}

gboolean
scr_bots_get_waiting (ScrBots *self)
{
  return self->waiting;
}

/**
 * scr_bots_update:
 * @self: the bots of a match
 *
 * The match has changed: gives up a thought that no longer fits, and starts to
 * think where a bot is due.
 */
void
scr_bots_update (ScrBots *self)
{
  gboolean is_due = scr_bots_is_due (self);

  stop (self);
  set_waiting (self, is_due && scr_match_get_can_redo (self->match));
  if (is_due && !self->waiting)
    start (self);
}

/**
 * scr_bots_go_on:
 * @self: the bots of a match
 *
 * Ends their waiting.
 */
void
scr_bots_go_on (ScrBots *self)
{
  if (!self->waiting)
    return;

  set_waiting (self, FALSE);
  start (self);
}
