/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-event.h"

/**
 * ScrEvent:
 *
 * One thing that comes of a move, in the order in which it happens at the table: so that
 * displays move pieces, and the table is told what to do, without comparing states. Never
 * changes.
 */
struct _ScrEvent
{
  GObject parent_instance;

  ScrEventKind kind;
  char *piece;
  char *from;
  char *to;
  guint seat;
  int amount;
};

enum
{
  PROP_0,
  PROP_KIND,
  PROP_PIECE,
  PROP_FROM,
  PROP_TO,
  PROP_SEAT,
  PROP_AMOUNT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrEvent, scr_event, G_TYPE_OBJECT)

/* clang-format off */
G_DEFINE_ENUM_TYPE (ScrEventKind, scr_event_kind,
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_MOVE, "move"),
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_LOOK, "look"),
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_STEP, "step"),
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_EARN, "earn"),
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_WIN, "win"),
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_PASS, "pass"),
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_SHUFFLE, "shuffle"),
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_BEGIN, "begin"),
                    G_DEFINE_ENUM_VALUE (SCR_EVENT_END, "end"))
/* clang-format on */

static GParamSpec *properties[N_PROPS];

static void
scr_event_finalize (GObject *object)
{
  ScrEvent *self = SCR_EVENT (object);

  g_clear_pointer (&self->piece, g_free);
  g_clear_pointer (&self->from, g_free);
  g_clear_pointer (&self->to, g_free);

  G_OBJECT_CLASS (scr_event_parent_class)->finalize (object);
}

static void
scr_event_get_property (GObject *object,
                        guint prop_id,
                        GValue *value,
                        GParamSpec *pspec)
{
  ScrEvent *self = SCR_EVENT (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, self->kind);
      break;
    case PROP_PIECE:
      g_value_set_string (value, self->piece);
      break;
    case PROP_FROM:
      g_value_set_string (value, self->from);
      break;
    case PROP_TO:
      g_value_set_string (value, self->to);
      break;
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case PROP_AMOUNT:
      g_value_set_int (value, self->amount);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_event_set_property (GObject *object,
                        guint prop_id,
                        const GValue *value,
                        GParamSpec *pspec)
{
  ScrEvent *self = SCR_EVENT (object);

  switch (prop_id)
    {
    case PROP_KIND:
      self->kind = (ScrEventKind) g_value_get_enum (value);
      break;
    case PROP_PIECE:
      self->piece = g_value_dup_string (value);
      break;
    case PROP_FROM:
      self->from = g_value_dup_string (value);
      break;
    case PROP_TO:
      self->to = g_value_dup_string (value);
      break;
    case PROP_SEAT:
      self->seat = g_value_get_uint (value);
      break;
    case PROP_AMOUNT:
      self->amount = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_event_class_init (ScrEventClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_event_finalize;
  object_class->get_property = scr_event_get_property;
  object_class->set_property = scr_event_set_property;

  /**
   * ScrEvent:kind:
   *
   * What happened.
   */
  properties[PROP_KIND] =
      g_param_spec_enum ("kind", NULL, NULL, SCR_TYPE_EVENT_KIND, SCR_EVENT_MOVE, flags);
  /**
   * ScrEvent:piece:
   *
   * What it happened to, in the game's words; “?” where the viewer may not know.
   */
  properties[PROP_PIECE] =
      g_param_spec_string ("piece", NULL, NULL, NULL, flags);
  /**
   * ScrEvent:from:
   *
   * The place that the piece leaves, in the game's words.
   */
  properties[PROP_FROM] =
      g_param_spec_string ("from", NULL, NULL, NULL, flags);
  /**
   * ScrEvent:to:
   *
   * The place where it comes to lie, in the game's words.
   */
  properties[PROP_TO] =
      g_param_spec_string ("to", NULL, NULL, NULL, flags);
  /**
   * ScrEvent:seat:
   *
   * Whose doing or gain it is, from 1; 0 for nobody's.
   */
  properties[PROP_SEAT] =
      g_param_spec_uint ("seat", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * ScrEvent:amount:
   *
   * How many, or how far.
   */
  properties[PROP_AMOUNT] =
      g_param_spec_int ("amount", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_event_init (ScrEvent *self)
{
}

/**
 * scr_event_new:
 * @kind: what happened
 * @piece: (nullable): what it happened to, in the game's words; “?” where the viewer may not know
 * @from: (nullable): the place that the piece leaves, in the game's words
 * @to: (nullable): the place where it comes to lie
 * @seat: whose doing or gain it is, from 1; 0 for nobody's
 * @amount: how many, or how far
 *
 * Returns: (transfer full): an event
 */
ScrEvent *
scr_event_new (ScrEventKind kind,
               const char *piece,
               const char *from,
               const char *to,
               guint seat,
               int amount)
{
  return g_object_new (SCR_TYPE_EVENT,
                       "kind", kind,
                       "piece", piece,
                       "from", from,
                       "to", to,
                       "seat", seat,
                       "amount", amount,
                       NULL);
}

/**
 * scr_event_get_kind:
 * @self: an event
 *
 * Returns: what happened
 */
ScrEventKind
scr_event_get_kind (ScrEvent *self)
{
  g_return_val_if_fail (SCR_IS_EVENT (self), SCR_EVENT_MOVE);

  return self->kind;
}

/**
 * scr_event_get_piece:
 * @self: an event
 *
 * Returns: (nullable): what it happened to, in the game's words; “?” where the viewer may not know
 */
const char *
scr_event_get_piece (ScrEvent *self)
{
  g_return_val_if_fail (SCR_IS_EVENT (self), NULL);

  return self->piece;
}

/**
 * scr_event_get_from:
 * @self: an event
 *
 * Returns: (nullable): the place that the piece leaves, in the game's words
 */
const char *
scr_event_get_from (ScrEvent *self)
{
  g_return_val_if_fail (SCR_IS_EVENT (self), NULL);

  return self->from;
}

/**
 * scr_event_get_to:
 * @self: an event
 *
 * Returns: (nullable): the place where it comes to lie
 */
const char *
scr_event_get_to (ScrEvent *self)
{
  g_return_val_if_fail (SCR_IS_EVENT (self), NULL);

  return self->to;
}

/**
 * scr_event_get_seat:
 * @self: an event
 *
 * Returns: whose doing or gain it is, from 1; 0 for nobody's
 */
guint
scr_event_get_seat (ScrEvent *self)
{
  g_return_val_if_fail (SCR_IS_EVENT (self), 0);

  return self->seat;
}

/**
 * scr_event_get_amount:
 * @self: an event
 *
 * Returns: how many, or how far
 */
int
scr_event_get_amount (ScrEvent *self)
{
  g_return_val_if_fail (SCR_IS_EVENT (self), 0);

  return self->amount;
}
