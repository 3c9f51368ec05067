/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-session-private.h"
#include "core/scr-error.h"

#include <glib/gi18n.h>

#include "app/scr-settings.h"
#include "app/scr-steps.h"

enum
{
  CHANGED,
  REFUSED,
  WENT_BACK,
  ASKS,
  CORRECTED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrSession, scr_session, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
refuse (ScrSession *self,
        const char *reason)
{
  g_autofree char *sentence = scr_error_dup_sentence (reason);

  g_signal_emit (self, signals[REFUSED], 0, sentence);
}

static void
enable (ScrSession *self,
        const char *name,
        gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Whoever looks back changes nothing in the game by it. */
static void
update_actions (ScrSession *self)
{
  gboolean is_covered = scr_viewer_get_awaited (self->viewer) > 0;
  gboolean is_live = !scr_playback_get_is_looking_back (self->playback);
  gboolean is_corrected = scr_session_can_undo_correction (self);

  enable (self, "move", !is_covered);
  enable (self, "hint", scr_hint_get_is_offered (self->hint) && scr_session_is_open (self));
  enable (self, "undo", is_live && (is_corrected || scr_match_get_can_undo (self->match)));
  enable (self, "redo", is_live && scr_match_get_can_redo (self->match));
  enable (self, "redo-all", is_live && scr_match_get_can_redo (self->match));
  enable (self, "go-on", is_live && scr_bots_get_waiting (self->bots));
  enable (self, "agree", self->asked != NULL);
  enable (self, "decline", self->asked != NULL);
  enable (self, "undo-correction", is_live && is_corrected);
}

/* Tells what was corrected, or put back. */
void
scr_session_tell_corrected (ScrSession *self,
                            const char *sentence)
{
  update_actions (self);
  g_signal_emit (self, signals[CORRECTED], 0, sentence);
}

/* Files of matches are written as the players want them from now on. */
static void
scramble_cb (ScrSession *self)
{
  scr_match_set_is_scrambled (self->match, g_settings_get_boolean (self->settings, "scramble"));
}

static void
forget_question (ScrSession *self)
{
  g_clear_pointer (&self->asked, g_free);
  g_clear_pointer (&self->asked_parameter, g_variant_unref);
}

static void
match_changed_cb (ScrSession *self)
{
  scr_hint_stop (self->hint);
  scr_viewer_update (self->viewer);
  forget_question (self);
  g_clear_pointer (&self->refused, g_free);
  scr_playback_follow (self->playback, !self->is_travelling);
  scr_bots_update (self->bots);
  update_actions (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Something else than the match has changed what can be done. */
static void
waiting_cb (ScrSession *self)
{
  update_actions (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Whether the table shows the game as it stands. */
static gboolean
is_all_shown (ScrSession *self)
{
  return !scr_playback_get_is_looking_back (self->playback) &&
         !scr_playback_get_is_walking (self->playback);
}

/* What can be done depends on what is shown. */
static void
shown_cb (ScrSession *self)
{
  update_actions (self);
}

/* Why a person cannot move now; a program that waits after undo does not move by itself. */
static char *
dup_wait (ScrSession *self)
{
  int turn = scr_state_get_turn (scr_match_get_state (self->match));
  const char *name;

  if (scr_playback_get_is_looking_back (self->playback))
    return g_strdup (_ ("You are looking back at an earlier table, where nothing can be moved. "
                        "Press Escape to go back to the game."));
  if (scr_playback_get_is_walking (self->playback))
    return g_strdup (_ ("The table still shows what happened. Wait, or press Escape to see all "
                        "of it at once."));

  name = scr_match_get_seat_name (self->match, (guint) turn);
  if (scr_bots_get_waiting (self->bots))
    return g_strdup_printf (_ ("It is %s's turn, whom the program plays. Let the program play on, "
                               "or redo."),
                            name);

  return g_strdup_printf (_ ("It is %s's turn, whom the program plays. Wait for the move."), name);
}

static void
move_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrSession *self = SCR_SESSION (user_data);
  const char *move = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;

  scr_autosave_check (self->autosave);
  /* What happened at a real table can be told as fast as somebody types. */
  if (scr_match_get_mode (self->match) == SCR_MODE_TABLE)
    scr_playback_skip (self->playback);
  if (scr_bots_is_due (self->bots) || !is_all_shown (self))
    {
      g_autofree char *reason = dup_wait (self);

      refuse (self, reason);
      return;
    }

  if (scr_match_play (self->match, move, &error))
    return;

  g_free (self->refused);
  self->refused =
      scr_match_get_mode (self->match) == SCR_MODE_TABLE ? g_strdup (move) : NULL;
  refuse (self, error->message);
}

static ScrEntry *
get_entry (ScrSession *self,
           guint number)
{
  return scr_match_get_entry (self->match, number);
}

static guint
count_entries (ScrSession *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->match));
}

/* Undo and redo go on over the moves of bots to the next person's turn, and over all that was set
 * by hand in one go. */
static gboolean
is_between (ScrSession *self)
{
  guint n_entries = count_entries (self);

  if (scr_session_is_by_hand (self, n_entries) && scr_session_is_by_hand (self, n_entries + 1))
    return TRUE;

  return scr_bots_is_due (self->bots) && !scr_bots_is_alone (self->bots);
}

/* How many moves undo leaves. */
static guint
get_undo_target (ScrSession *self)
{
  gboolean is_alone = scr_bots_is_alone (self->bots);
  guint n_moves = count_entries (self);

  while (n_moves > 0)
    {
      int turn = scr_entry_get_turn (get_entry (self, n_moves--));

      if (turn > 0 && (is_alone || !scr_bots_plays (self->bots, (guint) turn)))
        break;
    }

  return n_moves;
}

/* Whether the players have to be asked before all but the first @n_moves moves are taken back.
 * Once a match is marked, there is nothing more to ask. */
static gboolean
must_ask (ScrSession *self,
          guint n_moves)
{
  if (self->is_agreed || scr_match_get_mode (self->match) != SCR_MODE_DIGITAL ||
      scr_match_get_reveals_undone (self->match) > 0 ||
      (self->settings != NULL && !g_settings_get_boolean (self->settings, "ask-reveal-undo")))
    return FALSE;

  for (guint number = n_moves + 1; number <= count_entries (self); number++)
    if (scr_entry_turns_up (get_entry (self, number)))
      return TRUE;

  return FALSE;
}

/* Asks before an action that leaves @n_moves moves, where that is due. */
static gboolean
ask (ScrSession *self,
     GSimpleAction *action,
     GVariant *parameter,
     guint n_moves)
{
  if (!must_ask (self, n_moves))
    return FALSE;

  forget_question (self);
  self->asked = g_strdup (g_action_get_name (G_ACTION (action)));
  self->asked_parameter = parameter != NULL ? g_variant_ref (parameter) : NULL;
  update_actions (self);
  g_signal_emit (self, signals[ASKS], 0, n_moves);
  return TRUE;
}

static void
agree_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  ScrSession *self = SCR_SESSION (user_data);
  g_autofree char *name = g_steal_pointer (&self->asked);
  g_autoptr (GVariant) target = g_steal_pointer (&self->asked_parameter);

  self->is_agreed = TRUE;
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), name, target);
  self->is_agreed = FALSE;
  waiting_cb (self);
}

static void
decline_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  forget_question (SCR_SESSION (user_data));
  waiting_cb (SCR_SESSION (user_data));
}

static void
undo_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrSession *self = SCR_SESSION (user_data);
  g_autoptr (GError) error = NULL;

  /* What was done last comes first. */
  if (scr_session_can_undo_correction (self))
    {
      scr_session_undo_correction_cb (action, parameter, self);
      return;
    }

  if (ask (self, action, parameter, get_undo_target (self)))
    return;

  self->is_travelling = TRUE;
  if (!scr_match_undo (self->match, 1, FALSE, &error))
    refuse (self, error->message);
  while (error == NULL && is_between (self) && scr_match_undo (self->match, 1, FALSE, NULL))
    ;
  self->is_travelling = FALSE;
}

static void
redo_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrSession *self = SCR_SESSION (user_data);
  g_autoptr (GError) error = NULL;

  self->is_travelling = TRUE;
  if (!scr_match_redo (self->match, 1, FALSE, &error))
    refuse (self, error->message);
  while (error == NULL && is_between (self) && scr_match_redo (self->match, 1, FALSE, NULL))
    ;
  self->is_travelling = FALSE;
}

static gboolean
travel (ScrSession *self,
        guint n_moves)
{
  g_autoptr (GError) error = NULL;

  self->is_travelling = TRUE;
  if (!scr_match_go_to (self->match, n_moves, &error))
    refuse (self, error->message);
  self->is_travelling = FALSE;

  return error == NULL;
}

static void
redo_all_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  ScrSession *self = SCR_SESSION (user_data);

  travel (self, count_entries (self) + scr_match_get_n_undone (self->match));
}

static void
go_to_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  ScrSession *self = SCR_SESSION (user_data);
  guint n_moves = scr_steps_get_end (self->match, g_variant_get_uint32 (parameter));
  guint n_back = scr_steps_count (self->match, n_moves);

  if (ask (self, action, parameter, n_moves))
    return;

  scr_playback_return (self->playback);
  if (travel (self, n_moves) && n_back > 0)
    g_signal_emit (self, signals[WENT_BACK], 0, n_back);
}

static void
go_on_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  scr_autosave_check (SCR_SESSION (user_data)->autosave);
  scr_bots_go_on (SCR_SESSION (user_data)->bots);
}

static void
hint_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  scr_hint_think (SCR_SESSION (user_data)->hint);
}

static void
scr_session_dispose (GObject *object)
{
  ScrSession *self = SCR_SESSION (object);

  if (self->bots != NULL)
    g_object_run_dispose (G_OBJECT (self->bots));
  g_clear_object (&self->bots);
  g_clear_object (&self->viewer);
  if (self->hint != NULL)
    g_object_run_dispose (G_OBJECT (self->hint));
  g_clear_object (&self->hint);
  if (self->playback != NULL)
    g_object_run_dispose (G_OBJECT (self->playback));
  g_clear_object (&self->playback);
  g_clear_object (&self->settings);
  forget_question (self);
  g_clear_pointer (&self->refused, g_free);
  g_clear_pointer (&self->amended, g_ptr_array_unref);
  g_clear_object (&self->autosave);
  g_clear_object (&self->match);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (scr_session_parent_class)->dispose (object);
}

static void
scr_session_class_init (ScrSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scr_session_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[WENT_BACK] = g_signal_new ("went-back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ASKS] = g_signal_new ("asks", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CORRECTED] = g_signal_new ("corrected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
scr_session_init (ScrSession *self)
{
  static const GActionEntry entries[] = {
    { "move", move_cb, "s" },
    { "undo", undo_cb },
    { "redo", redo_cb },
    { "redo-all", redo_all_cb },
    { "go-to", go_to_cb, "u" },
    { "go-on", go_on_cb },
    { "hint", hint_cb },
    { "agree", agree_cb },
    { "decline", decline_cb },
    { "undo-correction", scr_session_undo_correction_cb },
  };

  self->amended = g_ptr_array_new_with_free_func (g_object_unref);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}

/* A match that came scrambled stays so, whatever its players want of theirs. */
static void
follow_scrambling (ScrSession *self)
{
  if (self->settings == NULL)
    return;

  if (g_settings_get_boolean (self->settings, "scramble"))
    scr_match_set_is_scrambled (self->match, TRUE);
  g_signal_connect_object (self->settings, "changed::scramble", G_CALLBACK (scramble_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * scr_session_new:
 * @match: a match
 * @file: where it is kept
 * @pace: the pause before each move of a bot, in milliseconds
 *
 * Nothing happens before scr_session_start(). Moves are given the time when they are
 * made.
 */
ScrSession *
scr_session_new (ScrMatch *match,
                 GFile *file,
                 guint pace)
{
  ScrSession *self = g_object_new (SCR_TYPE_SESSION, NULL);

  self->match = g_object_ref (match);
  self->settings = scr_settings_new ();
  scr_match_set_stamps_time (match, TRUE);
  follow_scrambling (self);
  self->autosave = scr_autosave_new (match, file);
  self->bots = scr_bots_new (match, pace);
  self->viewer = scr_viewer_new (match);
  self->hint = scr_hint_new (match);
  self->playback = scr_playback_new (match);
  scr_session_set_pace (self, pace);
  g_object_bind_property (self->playback, "is-settled", self->bots, "is-held",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_object (self->playback, "notify::is-looking-back", G_CALLBACK (shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::state", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::is-offered", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bots, "notify::waiting", G_CALLBACK (waiting_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bots, "failed", G_CALLBACK (refuse), self, G_CONNECT_SWAPPED);
  update_actions (self);

  return self;
}

ScrMatch *
scr_session_get_match (ScrSession *self)
{
  return self->match;
}

ScrAutosave *
scr_session_get_autosave (ScrSession *self)
{
  return self->autosave;
}

ScrBots *
scr_session_get_bots (ScrSession *self)
{
  return self->bots;
}

/* Who looks at the match. */
ScrViewer *
scr_session_get_viewer (ScrSession *self)
{
  return self->viewer;
}

/* Who thinks of a good move for the person due. */
ScrHint *
scr_session_get_hint (ScrSession *self)
{
  return self->hint;
}

/* Who is awaited is at the screen, alone: the table can be shown. */
void
scr_session_admit (ScrSession *self)
{
  g_return_if_fail (SCR_IS_SESSION (self));

  scr_viewer_admit (self->viewer);
  update_actions (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* How much of the match is shown. */
ScrPlayback *
scr_session_get_playback (ScrSession *self)
{
  return self->playback;
}

/* The pause before each move of a bot and after each step that is shown, in milliseconds. */
void
scr_session_set_pace (ScrSession *self,
                      guint pace)
{
  g_object_set (self->bots, "pace", pace, NULL);
  g_object_set (self->playback, "pace", pace, NULL);
}

GActionGroup *
scr_session_get_actions (ScrSession *self)
{
  return G_ACTION_GROUP (self->actions);
}

/* Whether a person decides now, is at the screen, and the table shows it. */
gboolean
scr_session_is_open (ScrSession *self)
{
  return scr_state_get_turn (scr_match_get_state (self->match)) > 0 &&
         scr_viewer_get_awaited (self->viewer) == 0 && !scr_bots_is_due (self->bots) &&
         is_all_shown (self);
}

/**
 * scr_session_start:
 * @self: a session
 *
 * Deals what is due in digital play, writes the file if it is not there, and
 * lets the bots begin.
 */
void
scr_session_start (ScrSession *self)
{
  g_autoptr (GError) error = NULL;

  self->is_travelling = TRUE;
  if (scr_match_get_mode (self->match) == SCR_MODE_DIGITAL &&
      scr_state_get_turn (scr_match_get_state (self->match)) == SCR_TURN_TABLE &&
      !scr_match_deal (self->match, NULL, &error))
    refuse (self, error->message);

  scr_autosave_flush (self->autosave);
  match_changed_cb (self);
  self->is_travelling = FALSE;
}
