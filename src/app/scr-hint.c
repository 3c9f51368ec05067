/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-hint.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/scr-settings.h"

/* How many differences of the score a hint names. */
#define MAX_REASONS 3

/**
 * ScrHint:
 *
 * Thinks of a good move for the seat due: the game's strongest bot, in a thread that gets what
 * that seat may see and nothing else. ScrHint::found tells a legal move and, in sentences, why.
 * What is found after scr_hint_stop() is dropped.
 */
struct _ScrHint
{
  GObject parent_instance;

  ScrMatch *match;
  GSettings *settings;

  ScrState *view;
  GCancellable *cancellable;
};

enum
{
  PROP_0,
  PROP_IS_OFFERED,
  N_PROPS,
};

enum
{
  FOUND,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrHint, scr_hint, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* How one term of a score changes: at the least it can be, and at the most. */
typedef struct
{
  char *label;
  int difference;
  int high;
  gboolean is_open;
} Change;

static void
change_free (Change *change)
{
  g_free (change->label);
  g_free (change);
}

/* What a term is, whatever lies there: two states have the same term where this is equal. */
static char *
dup_key (ScrTerm *term)
{
  const char *source = scr_term_get_source (term);

  return g_strdup_printf ("%s %s", scr_term_get_name (term),
                          source != NULL ? source : scr_term_get_label (term));
}

/* The values of all terms by what they are; @sign is what each counts. */
static void
add_terms (GHashTable *changes,
           GListModel *terms,
           int sign)
{
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);
      char *key = dup_key (term);
      Change *change = g_hash_table_lookup (changes, key);

      if (change == NULL)
        {
          change = g_new0 (Change, 1);
          g_hash_table_insert (changes, key, change);
        }
      else
        {
          g_free (key);
        }
      g_free (change->label);
      change->label = g_strdup (scr_term_get_label (term));
      change->difference += sign * scr_term_get_value (term);
      change->high += sign * scr_term_get_high (term);
      change->is_open |= scr_term_get_value (term) != scr_term_get_high (term);
    }
}

static int
compare_changes (gconstpointer a,
                 gconstpointer b)
{
  const Change *one = a;
  const Change *other = b;
  int by_size = abs (other->difference) - abs (one->difference);

  return by_size != 0 ? by_size : g_strcmp0 (one->label, other->label);
}

/* The terms of @seat's score that differ between two states, the largest first. Of those that
 * depend on cards that nobody recorded it is not known by how much: @is_open says of some. */
static GList *
list_changes (GHashTable *changes,
              ScrState *before,
              ScrState *after,
              guint seat,
              gboolean *is_open)
{
  g_autoptr (GListModel) old = scr_state_explain (before, seat, "score", NULL);
  g_autoptr (GListModel) new = scr_state_explain (after, seat, "score", NULL);
  GList *list = NULL;
  GHashTableIter iter;
  Change *change;

  if (old == NULL || new == NULL)
    return NULL;

  add_terms (changes, old, -1);
  add_terms (changes, new, 1);
  g_hash_table_iter_init (&iter, changes);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &change))
    if (change->is_open)
      *is_open |= change->difference != 0 || change->high != 0;
    else if (change->difference != 0)
      list = g_list_insert_sorted (list, change, compare_changes);

  return list;
}

/* What @move does to the score, in a sentence, or NULL where that is nothing. */
static char *
dup_score_reason (ScrState *view,
                  const char *move)
{
  g_autoptr (GHashTable) changes =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) change_free);
  g_autoptr (ScrState) after = scr_state_apply (view, move, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GList) list = NULL;
  guint n_reasons = 0;
  gboolean is_open = FALSE;

  if (after != NULL)
    list = list_changes (changes, view, after, (guint) scr_state_get_turn (view), &is_open);
  for (GList *l = list; l != NULL && n_reasons < MAX_REASONS; l = l->next, n_reasons++)
    {
      const Change *change = l->data;

      if (text->len > 0)
        /* Translators: between two parts of a score, as in “Minus points −1; Square 2: +3”. */
        g_string_append (text, _ ("; "));
      if (change->difference > 0)
        /* Translators: what a part of the score gains. */
        g_string_append_printf (text, _ ("%s +%d"), change->label, change->difference);
      else
        /* Translators: what a part of the score loses. */
        g_string_append_printf (text, _ ("%s −%d"), change->label, -change->difference);
    }

  if (n_reasons == 0)
    return is_open ? g_strdup (_ ("What it does to the score depends on cards that nobody "
                                  "recorded."))
                   : NULL;

  return g_strdup_printf (is_open ? _ ("In the score: %s; the rest depends on cards that nobody "
                                       "recorded.")
                                  : _ ("In the score: %s."),
                          text->str);
}

/**
 * scr_hint_dup_sentence:
 * @view: a state as the seat due may see it
 * @move: a move that is legal there
 *
 * Returns: (transfer full): sentences that name the move and say what it does: which parts
 *   of the score change most, and what the game has to say for it besides
 */
char *
scr_hint_dup_sentence (ScrState *view,
                       const char *move)
{
  g_autofree char *what = NULL;
  g_autofree char *score = NULL;
  g_autofree char *advice = NULL;

  g_return_val_if_fail (SCR_IS_STATE (view), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  what = scr_state_describe (view, move, scr_state_get_turn (view), NULL);
  score = dup_score_reason (view, move);
  advice = scr_state_advise (view, move);
  if (score == NULL && advice == NULL)
    advice = g_strdup (_ ("It changes no score by itself, but nothing that is possible now "
                          "promises more."));

  /* Translators: a suggestion for the player: the move in a sentence, then why, in sentences. */
  if (score != NULL && advice != NULL)
    return g_strdup_printf (_ ("Hint: %s %s %s"), what, score, advice);

  /* Translators: a suggestion for the player: the move in a sentence, then why. */
  return g_strdup_printf (_ ("Hint: %s %s"), what, score != NULL ? score : advice);
}

static void
thought_cb (GObject *object,
            GAsyncResult *result,
            gpointer user_data)
{
  g_autoptr (ScrHint) self = user_data;
  g_autofree char *move = scr_bot_choose_finish (SCR_BOT (object), result, NULL);
  g_autofree char *sentence = NULL;

  if (move == NULL || self->match == NULL)
    return;

  g_clear_object (&self->cancellable);
  sentence = scr_hint_dup_sentence (self->view, move);
  g_clear_object (&self->view);
  g_signal_emit (self, signals[FOUND], 0, move, sentence);
}

static const char *
get_strongest (ScrHint *self)
{
  const char *const *bots = scr_game_list_bots (scr_match_get_game (self->match));
  guint n_bots = bots != NULL ? g_strv_length ((char **) bots) : 0;

  return n_bots > 0 ? bots[n_bots - 1] : NULL;
}

static void
settings_cb (ScrHint *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_OFFERED]);
}

static void
scr_hint_dispose (GObject *object)
{
  ScrHint *self = SCR_HINT (object);

  scr_hint_stop (self);
  g_clear_object (&self->match);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (scr_hint_parent_class)->dispose (object);
}

static void
scr_hint_get_property (GObject *object,
                       guint prop_id,
                       GValue *value,
                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_OFFERED:
      g_value_set_boolean (value, scr_hint_get_is_offered (SCR_HINT (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_hint_class_init (ScrHintClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_hint_dispose;
  object_class->get_property = scr_hint_get_property;

  properties[PROP_IS_OFFERED] =
      g_param_spec_boolean ("is-offered", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[FOUND] = g_signal_new ("found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
scr_hint_init (ScrHint *self)
{
  self->settings = scr_settings_new ();
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::hints", G_CALLBACK (settings_cb), self,
                             G_CONNECT_SWAPPED);
}

ScrHint *
scr_hint_new (ScrMatch *match)
{
  ScrHint *self = g_object_new (SCR_TYPE_HINT, NULL);

  self->match = g_object_ref (match);

  return self;
}

/* Whether hints are wanted, and the game has who could give them. */
gboolean
scr_hint_get_is_offered (ScrHint *self)
{
  g_return_val_if_fail (SCR_IS_HINT (self), FALSE);

  return self->match != NULL && get_strongest (self) != NULL &&
         (self->settings == NULL || g_settings_get_boolean (self->settings, "hints"));
}

/**
 * scr_hint_think:
 * @self: a hint
 *
 * Begins to think of a move for the seat due. Does nothing where no seat is.
 */
void
scr_hint_think (ScrHint *self)
{
  g_autoptr (ScrBot) bot = NULL;
  int turn;

  g_return_if_fail (SCR_IS_HINT (self));

  turn = scr_state_get_turn (scr_match_get_state (self->match));
  if (turn < 1 || !scr_hint_get_is_offered (self))
    return;

  scr_hint_stop (self);
  bot = scr_game_new_bot (scr_match_get_game (self->match), get_strongest (self));
  self->view = scr_match_view (self->match, turn);
  self->cancellable = g_cancellable_new ();
  scr_bot_choose_async (bot, self->view, g_random_int (), self->cancellable, thought_cb,
                        g_object_ref (self));
}

/* What is being thought of is wanted no more. */
void
scr_hint_stop (ScrHint *self)
{
  g_return_if_fail (SCR_IS_HINT (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->view);
}
