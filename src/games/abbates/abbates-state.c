/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-state.h"

#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/**
 * AbbatesState:
 *
 * A state of a match of Abbates: the kernel's position with the set-up that
 * says how to read it. Never changes once made, so its properties notify of nothing.
 *
 * Its children, objects and list models, are made when they are first read, on the main
 * thread only; from then on each reading gives the same. They hold what they need of the
 * state, not the state, and may outlive it.
 */
struct _AbbatesState
{
  ScrState parent_instance;

  AbbatesSetup *setup;
  AbbatesPosition position;
  gboolean is_view;          /* @position is what one viewer may see */
  AbbatesChildren *children; /* NULL until one is read */
  gsize has_range;           /* 1 once @range is there */
  AbbatesScoreRange range;
};

G_DEFINE_FINAL_TYPE (AbbatesState, abbates_state, SCR_TYPE_STATE)

/* Not so for what a binding constructs by itself. */
static gboolean
is_made (const AbbatesState *self)
{
  return self->setup != NULL;
}

static ScrState *
abbates_state_apply (ScrState *state,
                     const char *text,
                     GError **error)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesState *after;
  AbbatesReason reason;
  AbbatesMove move;

  g_return_val_if_fail (is_made (self), NULL);

  if (!abbates_move_parse (&self->setup->rules, text, &move, error))
    return NULL;

  reason = abbates_position_check (&self->position, &self->setup->rules, move);
  if (reason != ABBATES_REASON_NONE)
    {
      g_autofree char *sentence =
          abbates_sentence_refusal (reason, &self->position, self->setup, move);

      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_ILLEGAL, sentence);
      return NULL;
    }

  after = abbates_state_new (self->setup, &self->position);
  abbates_position_apply (&after->position, &self->setup->rules, move);

  return SCR_STATE (after);
}

static GStrv
print_moves (const AbbatesRules *rules,
             const AbbatesMove *moves,
             guint n_moves)
{
  GStrv texts = g_new0 (char *, n_moves + 1);

  for (guint i = 0; i < n_moves; i++)
    texts[i] = abbates_move_print (rules, moves[i]);

  return texts;
}

static GStrv
abbates_state_list_moves (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_moves;

  g_return_val_if_fail (is_made (self), NULL);

  n_moves = abbates_position_moves (&self->position, &self->setup->rules, moves);

  return print_moves (&self->setup->rules, moves, n_moves);
}

static GStrv
abbates_state_list_outcomes (ScrState *state,
                             GArray *weights)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint counts[ABBATES_MAX_MOVES];
  guint n_moves;

  g_return_val_if_fail (is_made (self), NULL);

  n_moves = abbates_position_outcomes (&self->position, &self->setup->rules, moves, counts);

  if (weights != NULL && n_moves > 0)
    g_array_append_vals (weights, counts, n_moves);

  return print_moves (&self->setup->rules, moves, n_moves);
}

static int
abbates_state_get_turn (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (is_made (self), SCR_TURN_NONE);

  if (self->position.stage == ABBATES_STAGE_OVER)
    return SCR_TURN_NONE;

  return self->position.by != 0 ? self->position.by : SCR_TURN_TABLE;
}

static const char *
abbates_state_get_awaiting (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (is_made (self), NULL);

  return abbates_move_kind_to_word ((AbbatesMoveKind) self->position.awaiting);
}

static gboolean
abbates_state_turns_up (ScrState *state,
                        const char *text)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesMove move;

  g_return_val_if_fail (is_made (self), FALSE);

  return abbates_move_parse (&self->setup->rules, text, &move, NULL) &&
         (move.kind == ABBATES_MOVE_REVEAL || move.kind == ABBATES_MOVE_HENRICUS);
}

static char *
abbates_state_prompt (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (is_made (self), NULL);

  return abbates_sentence_prompt (&self->position, self->setup);
}

/* Whether the "display" object of a match has missions lie face down. */
static gboolean
hides_missions (JsonNode *display)
{
  return display != NULL && JSON_NODE_HOLDS_OBJECT (display) &&
         json_object_get_boolean_member_with_default (json_node_get_object (display),
                                                      "hide-missions", FALSE);
}

static char *
abbates_state_describe (ScrState *state,
                        const char *text,
                        int viewer,
                        JsonNode *display)
{
  AbbatesState *self = ABBATES_STATE (state);
  g_autofree char *sentence = NULL;
  g_autofree char *rest = NULL;
  AbbatesReason reason;
  AbbatesMove move;

  g_return_val_if_fail (is_made (self), NULL);

  if (!abbates_move_parse (&self->setup->rules, text, &move, NULL))
    return g_strdup (text);

  /* A card may be known by then, where later knowledge is looked back with. */
  reason = abbates_position_check (&self->position, &self->setup->rules, move);
  if (reason != ABBATES_REASON_NONE &&
      (!abbates_move_is_know (move) || reason == ABBATES_REASON_NO_SUCH_SEAT))
    return g_strdup (text);

  sentence = abbates_sentence_move (&self->position, self->setup, move, viewer,
                                    hides_missions (display));
  if (reason != ABBATES_REASON_NONE)
    return g_steal_pointer (&sentence);
  rest = abbates_sentence_consequences (&self->position, self->setup, move);

  return *rest == '\0' ? g_steal_pointer (&sentence) : g_strdup_printf ("%s %s", sentence, rest);
}

static char *
abbates_state_advise (ScrState *state,
                      const char *text)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesMove move;

  g_return_val_if_fail (is_made (self), NULL);

  if (!abbates_move_parse (&self->setup->rules, text, &move, NULL) ||
      abbates_position_check (&self->position, &self->setup->rules, move) != ABBATES_REASON_NONE)
    return NULL;

  return abbates_sentence_advice (&self->position, self->setup, move);
}

static GListModel *
abbates_state_list_events (ScrState *state,
                           const char *text,
                           int viewer,
                           JsonNode *display)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesMove move;

  g_return_val_if_fail (is_made (self), NULL);

  if (!abbates_move_parse (&self->setup->rules, text, &move, NULL) ||
      abbates_position_check (&self->position, &self->setup->rules, move) != ABBATES_REASON_NONE)
    return G_LIST_MODEL (g_list_store_new (SCR_TYPE_EVENT));

  return abbates_events_list (&self->position, self->setup, move, viewer,
                              hides_missions (display));
}

static ScrState *
abbates_state_view (ScrState *state,
                    int viewer,
                    JsonNode *display)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesState *view;

  g_return_val_if_fail (is_made (self), NULL);

  view = abbates_state_new (self->setup, &self->position);
  view->is_view = TRUE;
  abbates_position_hide (&view->position, &self->setup->rules, viewer, hides_missions (display));

  return SCR_STATE (view);
}

static GListModel *
abbates_state_explain (ScrState *state,
                       guint seat,
                       const char *number,
                       GError **error)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (is_made (self), NULL);

  return abbates_explain (&self->position, self->setup, abbates_state_get_score_range (self), seat,
                          number, error);
}

static GStrv
abbates_state_dup_columns (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (is_made (self), NULL);

  return g_strdupv (self->setup->names);
}

static JsonNode *
abbates_state_to_json (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (is_made (self), NULL);

  return abbates_state_write (&self->position, &self->setup->rules);
}

static char *
abbates_state_to_text (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (is_made (self), NULL);

  return abbates_sentence_table (&self->position, self->setup, self->is_view);
}

static void
abbates_state_finalize (GObject *object)
{
  AbbatesState *self = ABBATES_STATE (object);

  g_clear_pointer (&self->children, abbates_children_free);
  g_clear_pointer (&self->setup, abbates_setup_unref);

  G_OBJECT_CLASS (abbates_state_parent_class)->finalize (object);
}

static void
abbates_state_class_init (AbbatesStateClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  ScrStateClass *state_class = SCR_STATE_CLASS (klass);

  object_class->finalize = abbates_state_finalize;

  state_class->apply = abbates_state_apply;
  state_class->list_moves = abbates_state_list_moves;
  state_class->list_outcomes = abbates_state_list_outcomes;
  state_class->list_forms = abbates_state_list_forms;
  state_class->list_meant = abbates_state_list_meant;
  state_class->get_turn = abbates_state_get_turn;
  state_class->get_awaiting = abbates_state_get_awaiting;
  state_class->turns_up = abbates_state_turns_up;
  state_class->get_mode = abbates_state_get_mode;
  state_class->is_remark = abbates_state_is_remark;
  state_class->learn = abbates_state_learn;
  state_class->is_adjustment = abbates_state_is_adjustment;
  state_class->dup_warning = abbates_state_dup_warning;
  state_class->list_adjustments = abbates_state_list_adjustments;
  state_class->excludes = abbates_state_excludes;
  state_class->prompt = abbates_state_prompt;
  state_class->describe = abbates_state_describe;
  state_class->advise = abbates_state_advise;
  state_class->list_events = abbates_state_list_events;
  state_class->view = abbates_state_view;
  state_class->explain = abbates_state_explain;
  state_class->dup_columns = abbates_state_dup_columns;
  state_class->list_result = abbates_state_list_result;
  state_class->describe_result = abbates_state_describe_result;
  state_class->list_winners = abbates_state_list_winners;
  state_class->get_total = abbates_state_get_total;
  state_class->is_total_known = abbates_state_is_total_known;
  state_class->score_to_json = abbates_state_score_to_json;
  state_class->to_json = abbates_state_to_json;
  state_class->to_text = abbates_state_to_text;
  state_class->dup_stage = abbates_state_dup_stage;
  state_class->explain_result = abbates_state_explain_result;
  state_class->dup_progress = abbates_state_dup_progress;
  state_class->dup_picture = abbates_state_dup_picture;
  state_class->list_layout = abbates_state_list_layout;
  state_class->read = abbates_state_read_typed;
  state_class->suggest = abbates_state_suggest;
  state_class->list_duties = abbates_state_list_duties;
  state_class->list_effects = abbates_state_list_effects;

  abbates_state_install_properties (object_class);
}

static void
abbates_state_init (AbbatesState *self)
{
}

/**
 * abbates_state_new: (skip)
 * @setup: the match's set-up
 * @position: (nullable): a position; %NULL for the first one of a match
 *
 * Returns: (transfer full): a state around a copy of @position
 */
AbbatesState *
abbates_state_new (AbbatesSetup *setup,
                   const AbbatesPosition *position)
{
  AbbatesState *self = g_object_new (ABBATES_TYPE_STATE, NULL);

  self->setup = abbates_setup_ref (setup);
  if (position != NULL)
    self->position = *position;
  else
    abbates_position_init (&self->position, &setup->rules);

  return self;
}

/**
 * abbates_state_new_from_json: (skip)
 * @setup: the match's set-up
 * @mode: who deals
 * @node: a state object (docs/formats.md)
 * @path: its JSON path, for errors
 * @error: return location for a #ScrError that names the place
 *
 * Returns: (transfer full) (nullable): the state; %NULL when @node is not whole,
 *   cannot come about, or gives a sum that its causes do not
 */
AbbatesState *
abbates_state_new_from_json (AbbatesSetup *setup,
                             ScrMode mode,
                             JsonNode *node,
                             const char *path,
                             GError **error)
{
  g_autoptr (GError) fault = NULL;
  AbbatesPosition position;
  AbbatesPosition told;

  if (abbates_state_read (node, path, &setup->rules, mode == SCR_MODE_TABLE, &position, &fault))
    return abbates_state_new (setup, &position);

  /* What only a table can have told stays when the program deals from there on. */
  if (mode != SCR_MODE_TABLE && abbates_state_read (node, path, &setup->rules, TRUE, &told, NULL))
    g_set_error (error, fault->domain, fault->code,
                 /* Translators: %s says what is wrong with a state, without a full stop. */
                 _ ("%s; at a real table (mode “table”) a match can begin from it"),
                 fault->message);
  else
    g_propagate_error (error, g_steal_pointer (&fault));

  return NULL;
}

/**
 * abbates_state_new_told: (skip)
 * @setup: the match's set-up
 * @node: a state object (docs/formats.md) without sums, of a table
 * @path: its JSON path, for errors
 * @ends_round: whether a round is over, but no card has come back yet: then @node tells of its last
 *   phase as if nobody had played in it, and who starts the next
 * @error: return location for a #ScrError that names the place
 *
 * What is due in the step that "awaiting" tells is worked out, as are the cards that come back.
 *
 * Returns: (transfer full) (nullable): the state; %NULL when @node is not whole or cannot come
 *   about
 */
AbbatesState *
abbates_state_new_told (AbbatesSetup *setup,
                        JsonNode *node,
                        const char *path,
                        gboolean ends_round,
                        GError **error)
{
  AbbatesPosition position;

  if (!abbates_state_read_told (node, path, &setup->rules, ends_round, &position, error))
    return NULL;

  return abbates_state_new (setup, &position);
}

/**
 * abbates_state_get_position: (skip)
 * @self: a state
 *
 * Returns: (transfer none): the kernel's position, for as long as @self lives
 */
const AbbatesPosition *
abbates_state_get_position (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  return &self->position;
}

/**
 * abbates_state_get_setup: (skip)
 * @self: a state
 *
 * Returns: (transfer none): the match's set-up
 */
AbbatesSetup *
abbates_state_get_setup (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  return self->setup;
}

/**
 * abbates_state_get_rules: (skip)
 * @self: a state
 *
 * Returns: (transfer none): what the kernel needs of the set-up
 */
const AbbatesRules *
abbates_state_get_rules (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);
  g_return_val_if_fail (is_made (self), NULL);

  return &self->setup->rules;
}

/**
 * abbates_state_is_view: (skip)
 * @self: a state
 *
 * Returns: whether it is what one viewer may see of a state, so that what is not known in it may
 *   only be hidden
 */
gboolean
abbates_state_is_view (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), FALSE);

  return self->is_view;
}

/**
 * abbates_state_get_score_range: (skip)
 * @self: a state
 *
 * What final scoring would give now, as far as it is known; worked out when it is first read,
 * on any thread.
 *
 * Returns: (transfer none): the least and the most of each number, for as long as @self lives
 */
const AbbatesScoreRange *
abbates_state_get_score_range (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);
  g_return_val_if_fail (is_made (self), NULL);

  if (g_once_init_enter (&self->has_range))
    {
      abbates_position_score_range (&self->position, &self->setup->rules, self->range.low,
                                    self->range.high);
      g_once_init_leave (&self->has_range, 1);
    }

  return &self->range;
}

/**
 * abbates_state_get_children:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): room for its children; %NULL on another than the main thread
 */
AbbatesChildren *
abbates_state_get_children (AbbatesState *self)
{
  if (self->children == NULL)
    self->children = abbates_children_new (self->setup, &self->position);

  return self->children;
}

/**
 * abbates_state_dup_refusal:
 * @self: a state
 * @move: a line of notation
 *
 * Returns: (transfer full) (nullable): why @move cannot be made now, %NULL when it can
 */
char *
abbates_state_dup_refusal (AbbatesState *self,
                           const char *move)
{
  g_autoptr (GError) error = NULL;
  AbbatesReason reason;
  AbbatesMove parsed;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);
  g_return_val_if_fail (is_made (self), NULL);

  if (!abbates_move_parse (&self->setup->rules, move, &parsed, &error))
    return g_strdup (error->message);

  reason = abbates_position_check (&self->position, &self->setup->rules, parsed);
  if (reason == ABBATES_REASON_NONE)
    return NULL;

  return abbates_sentence_refusal (reason, &self->position, self->setup, parsed);
}
