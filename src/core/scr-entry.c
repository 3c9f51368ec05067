/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-entry.h"

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-match-private.h"

typedef enum
{
  ANSWER_UNKNOWN,
  ANSWER_NO,
  ANSWER_YES,
} Answer;

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
  Answer turns_up;
  Answer remark;
};

enum
{
  PROP_0,
  PROP_MOVE,
  PROP_TURN,
  PROP_SENTENCE,
  PROP_TIME,
  PROP_NOTE,
  PROP_WARNING,
  PROP_IS_DEALT,
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
    case PROP_TIME:
      g_value_set_string (value, scr_entry_get_time (self));
      break;
    case PROP_NOTE:
      g_value_set_string (value, scr_entry_get_note (self));
      break;
    case PROP_WARNING:
      g_value_set_string (value, scr_entry_get_warning (self));
      break;
    case PROP_IS_DEALT:
      g_value_set_boolean (value, scr_entry_get_is_dealt (self));
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

  /**
   * ScrEntry:move:
   *
   * The move in notation.
   */
  properties[PROP_MOVE] =
      g_param_spec_string ("move", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrEntry:turn:
   *
   * The seat that was due, from 1; %SCR_TURN_TABLE for an answer of chance.
   */
  properties[PROP_TURN] =
      g_param_spec_int ("turn", NULL, NULL, SCR_TURN_NONE, G_MAXINT, SCR_TURN_NONE,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrEntry:sentence:
   *
   * A translated sentence that tells the move, as everyone may read it by the rules.
   */
  properties[PROP_SENTENCE] =
      g_param_spec_string ("sentence", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrEntry:time:
   *
   * When the move was made, in UTC ("2026-11-29T20:31:07Z"); %NULL if nobody recorded it.
   */
  properties[PROP_TIME] =
      g_param_spec_string ("time", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrEntry:note:
   *
   * What the players wrote beside the move, or %NULL.
   */
  properties[PROP_NOTE] =
      g_param_spec_string ("note", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrEntry:warning:
   *
   * Why the move was taken only with a warning, or %NULL.
   */
  properties[PROP_WARNING] =
      g_param_spec_string ("warning", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * ScrEntry:is-dealt:
   *
   * Whether the program dealt what nobody had recorded.
   */
  properties[PROP_IS_DEALT] =
      g_param_spec_boolean ("is-dealt", NULL, NULL, FALSE,
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

/* Whether the move answered nothing that was due. */
static gboolean
is_remark (ScrEntry *self)
{
  if (self->remark == ANSWER_UNKNOWN)
    self->remark = scr_state_is_remark (self->before, self->move) ? ANSWER_YES : ANSWER_NO;

  return self->remark == ANSWER_YES;
}

/* Whether going back in steps of a player stops before it: what a seat decided, or a change
 * of who deals. */
gboolean
scr_entry_is_decision (ScrEntry *self)
{
  ScrMode mode;

  return scr_entry_get_turn (self) > SCR_TURN_TABLE || scr_mode_from_move (self->move, &mode);
}

/* Whether chance, or the table, answered with it. */
gboolean
scr_entry_is_answer (ScrEntry *self)
{
  return scr_state_get_turn (self->before) == SCR_TURN_TABLE &&
         (!is_remark (self) || scr_entry_get_is_dealt (self));
}

/**
 * scr_entry_get_turn:
 * @self: an entry
 *
 * Returns: the seat that was due, from 1; SCR_TURN_TABLE for an answer of chance, and for what
 *   the players told besides
 */
int
scr_entry_get_turn (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), SCR_TURN_NONE);

  return is_remark (self) ? SCR_TURN_TABLE : scr_state_get_turn (self->before);
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
 * Returns: (transfer full): a translated sentence that tells the move, with names, as everyone
 *   may read it by the rules; scr_match_dup_sentence() tells it for a seat, and heeds what the
 *   match's display hides
 */
char *
scr_entry_dup_sentence (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  return scr_state_describe (self->before, self->move, SCR_VIEWER_PUBLIC, NULL);
}

static const char *
get_text (ScrEntry *self,
          const char *name)
{
  JsonNode *node = self->extra != NULL ? json_object_get_member (self->extra, name) : NULL;

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : NULL;
}

/**
 * scr_entry_get_time:
 * @self: an entry
 *
 * Returns: (nullable): when the move was made, in UTC ("2026-11-29T20:31:07Z"), or %NULL
 *   if nobody recorded it
 */
const char *
scr_entry_get_time (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  return get_text (self, "at");
}

/**
 * scr_entry_get_note:
 * @self: an entry
 *
 * Returns: (nullable): what the players wrote beside the move, or %NULL
 */
const char *
scr_entry_get_note (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  return get_text (self, "note");
}

/**
 * scr_entry_get_warning:
 * @self: an entry
 *
 * Returns: (nullable): why the move was taken only with a warning, or %NULL
 */
const char *
scr_entry_get_warning (ScrEntry *self)
{
  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  return get_text (self, "warning");
}

/**
 * scr_entry_dup_doubt:
 * @self: an entry
 *
 * Returns: (transfer full) (nullable): the warning as a sentence, in the language of the program
 *   rather than of whoever made the entry where the game still has the reason
 */
char *
scr_entry_dup_doubt (ScrEntry *self)
{
  g_autofree char *reason = NULL;
  const char *warning;

  g_return_val_if_fail (SCR_IS_ENTRY (self), NULL);

  warning = scr_entry_get_warning (self);
  if (warning == NULL)
    return NULL;

  reason = scr_state_dup_warning (self->before, self->move);
  return scr_error_dup_sentence (reason != NULL ? reason : warning);
}

/**
 * scr_entry_get_is_dealt:
 * @self: an entry
 *
 * Returns: whether the program dealt what nobody had recorded
 */
gboolean
scr_entry_get_is_dealt (ScrEntry *self)
{
  JsonNode *node;

  g_return_val_if_fail (SCR_IS_ENTRY (self), FALSE);

  node = self->extra != NULL ? json_object_get_member (self->extra, "dealt") : NULL;

  return node != NULL && json_node_get_value_type (node) == G_TYPE_BOOLEAN &&
         json_node_get_boolean (node);
}

/* What else a file says of the move; nullable, borrowed, and not to be changed. */
JsonObject *
scr_entry_get_extra (ScrEntry *self)
{
  return self->extra;
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

  if (self->turns_up == ANSWER_UNKNOWN)
    {
      gboolean turns_up = scr_state_turns_up (self->before, self->move);

      self->turns_up = turns_up ? ANSWER_YES : ANSWER_NO;
    }

  return self->turns_up == ANSWER_YES;
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
