/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-entry.h"

#include "core/scr-json.h"

typedef enum
{
  TURNS_UP_UNKNOWN,
  TURNS_UP_NO,
  TURNS_UP_YES,
} TurnsUp;

/**
 * ScrEntry:
 *
 * One line of a match's history: a move, and the states before and after it.
 * Never changes.
 */
struct _ScrEntry
{
  GObject parent_instance;

  char *move;
  ScrState *before;
  ScrState *after;
  JsonObject *extra;
  TurnsUp turns_up;
};

enum
{
  PROP_0,
  PROP_MOVE,
  PROP_TURN,
  PROP_SENTENCE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrEntry, scr_entry, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_entry_finalize (GObject *object)
{
  ScrEntry *self = SCR_ENTRY (object);

  g_clear_pointer (&self->move, g_free);
  g_clear_object (&self->before);
  g_clear_object (&self->after);
  g_clear_pointer (&self->extra, json_object_unref);

  G_OBJECT_CLASS (scr_entry_parent_class)->finalize (object);
}

static void
scr_entry_get_property (GObject *object,
                        guint prop_id,
                        GValue *value,
                        GParamSpec *pspec)
{
  ScrEntry *self = SCR_ENTRY (object);

  switch (prop_id)
    {
    case PROP_MOVE:
      g_value_set_string (value, self->move);
      break;
    case PROP_TURN:
      g_value_set_int (value, scr_entry_get_turn (self));
      break;
    case PROP_SENTENCE:
      g_value_take_string (value, scr_entry_dup_sentence (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_entry_class_init (ScrEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_entry_finalize;
  object_class->get_property = scr_entry_get_property;

  properties[PROP_MOVE] =
      g_param_spec_string ("move", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TURN] =
      g_param_spec_int ("turn", NULL, NULL, SCR_TURN_NONE, G_MAXINT, SCR_TURN_NONE,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SENTENCE] =
      g_param_spec_string ("sentence", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_entry_init (ScrEntry *self)
{
}

/**
 * scr_entry_new:
 * @before: the state in which the move was made
 * @move: the move in notation
 * @after: the state that came of it
 * @extra: (nullable): what else a file says of the move (at, note, warning,
 *   dealt, keys of others); not to be changed afterwards
 *
 * Returns: (transfer full): a line of history
 */
ScrEntry *
scr_entry_new (ScrState *before,
               const char *move,
               ScrState *after,
               JsonObject *extra)
{
  ScrEntry *self;

  g_return_val_if_fail (SCR_IS_STATE (before), NULL);
  g_return_val_if_fail (move != NULL, NULL);
  g_return_val_if_fail (SCR_IS_STATE (after), NULL);

  self = g_object_new (SCR_TYPE_ENTRY, NULL);
  self->before = g_object_ref (before);
  self->move = g_strdup (move);
  self->after = g_object_ref (after);
  if (extra != NULL)
    self->extra = json_object_ref (extra);

  return self;
}

/**
 * scr_entry_get_move:
 * @self: an entry
 *
 * Returns: the move in notation
 */
const char *
scr_entry_get_move (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  return self->move;
}

/**
 * scr_entry_get_turn:
 * @self: an entry
 *
 * Returns: the seat that was due, from 1; SCR_TURN_TABLE for an answer of chance
 */
int
scr_entry_get_turn (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), SCR_TURN_NONE);

  return scr_state_get_turn (self->before);
}

/**
 * scr_entry_get_before:
 * @self: an entry
 *
 * Returns: (transfer none): the state in which the move was made
 */
ScrState *
scr_entry_get_before (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  return self->before;
}

/**
 * scr_entry_get_after:
 * @self: an entry
 *
 * Returns: (transfer none): the state that came of the move
 */
ScrState *
scr_entry_get_after (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  return self->after;
}

/**
 * scr_entry_dup_sentence:
 * @self: an entry
 *
 * Returns: (transfer full): a translated sentence that tells the move, with names
 */
char *
scr_entry_dup_sentence (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  return scr_state_describe (self->before, self->move, SCR_VIEWER_PUBLIC);
}

/**
 * scr_entry_turns_up:
 * @self: an entry
 *
 * Returns: whether the move showed what nobody could know before
 */
gboolean
scr_entry_turns_up (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), FALSE);

  if (self->turns_up == TURNS_UP_UNKNOWN)
    {
      gboolean turns_up = scr_state_turns_up (self->before, self->move);

      self->turns_up = turns_up ? TURNS_UP_YES : TURNS_UP_NO;
    }

  return self->turns_up == TURNS_UP_YES;
}

/**
 * scr_entry_to_json:
 * @self: an entry
 *
 * Returns: (transfer full): the entry as a match file holds it: its text, or an
 *   object where there is more to say
 */
JsonNode *
scr_entry_to_json (ScrEntry *self)
{
  g_autoptr (JsonObject) object = NULL;
  JsonNode *node;

  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  if (self->extra == NULL)
    return json_node_init_string (json_node_alloc (), self->move);

  object = json_object_new ();
  json_object_set_string_member (object, "move", self->move);
  scr_json_copy_unknown (self->extra, object);

  node = json_node_alloc ();
  return json_node_init_object (node, object);
}
