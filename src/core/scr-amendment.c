/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-amendment-private.h"

#include "core/scr-entry.h"

/**
 * ScrAmendment:
 *
 * A correction of a match's past that was tried, but not yet made. Never changes.
 */

enum
{
  PROP_0,
  PROP_STATE,
  PROP_MISFIT,
  PROP_MISFIT_MOVE,
  PROP_REASON,
  PROP_N_DROPPED,
  PROP_FITS,
  PROP_N_FITS,
  PROP_N_TRIED,
  PROP_REPAIRS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrAmendment, scr_amendment, SCR_TYPE_CHANGE)

static GParamSpec *properties[N_PROPS];

static void
scr_amendment_finalize (GObject *object)
{
  ScrAmendment *self = SCR_AMENDMENT (object);

  g_clear_object (&self->start);
  g_clear_pointer (&self->old_entries, g_ptr_array_unref);
  g_clear_pointer (&self->old_undone, g_ptr_array_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->origins, g_array_unref);
  g_clear_pointer (&self->undone, g_ptr_array_unref);
  g_clear_object (&self->state);
  g_clear_pointer (&self->reason, g_free);
  g_clear_object (&self->fits);
  g_clear_object (&self->repairs);

  G_OBJECT_CLASS (scr_amendment_parent_class)->finalize (object);
}

static void
scr_amendment_get_property (GObject *object,
                            guint prop_id,
                            GValue *value,
                            GParamSpec *pspec)
{
  ScrAmendment *self = SCR_AMENDMENT (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_object (value, self->state);
      break;
    case PROP_MISFIT:
      g_value_set_uint (value, self->misfit);
      break;
    case PROP_MISFIT_MOVE:
      g_value_set_string (value, scr_amendment_get_misfit_move (self));
      break;
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    case PROP_N_DROPPED:
      g_value_set_uint (value, scr_amendment_get_n_dropped (self));
      break;
    case PROP_FITS:
      g_value_set_object (value, scr_amendment_get_fits (self));
      break;
    case PROP_N_FITS:
      g_value_set_uint (value, scr_amendment_get_n_fits (self));
      break;
    case PROP_N_TRIED:
      g_value_set_uint (value, scr_amendment_get_n_tried (self));
      break;
    case PROP_REPAIRS:
      g_value_set_object (value, scr_amendment_get_repairs (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_amendment_class_init (ScrAmendmentClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_amendment_finalize;
  object_class->get_property = scr_amendment_get_property;

  /**
   * ScrAmendment:state:
   *
   * What the match would come to; with a misfit, the state in which that move does not fit.
   */
  properties[PROP_STATE] =
      g_param_spec_object ("state", NULL, NULL, SCR_TYPE_STATE, flags);

  /**
   * ScrAmendment:misfit:
   *
   * The number, in the match as it is before the amendment, of the first later move that
   * would no longer fit; 0 when all do.
   */
  properties[PROP_MISFIT] =
      g_param_spec_uint ("misfit", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrAmendment:misfit-move:
   *
   * The first later move that would no longer fit; %NULL when all do.
   */
  properties[PROP_MISFIT_MOVE] =
      g_param_spec_string ("misfit-move", NULL, NULL, NULL, flags);

  /**
   * ScrAmendment:reason:
   *
   * A translated sentence with the rule that the misfit breaks; %NULL without one.
   */
  properties[PROP_REASON] =
      g_param_spec_string ("reason", NULL, NULL, NULL, flags);

  /**
   * ScrAmendment:n-dropped:
   *
   * How many moves in force would be lost: the misfit and all after it.
   */
  properties[PROP_N_DROPPED] =
      g_param_spec_uint ("n-dropped", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrAmendment:fits:
   *
   * What could stand in the misfit's place, a list of #ScrRepair, at most 20.
   */
  properties[PROP_FITS] =
      g_param_spec_object ("fits", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * ScrAmendment:n-fits:
   *
   * How many moves could stand there, those too that are not listed.
   */
  properties[PROP_N_FITS] =
      g_param_spec_uint ("n-fits", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrAmendment:n-tried:
   *
   * How many of those moves were tried; fewer than there are where the search was cut short.
   */
  properties[PROP_N_TRIED] =
      g_param_spec_uint ("n-tried", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * ScrAmendment:repairs:
   *
   * What can be done about the misfit so that all moves after it still fit, a list of
   * #ScrRepair, best first.
   */
  properties[PROP_REPAIRS] =
      g_param_spec_object ("repairs", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_amendment_init (ScrAmendment *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->origins = g_array_new (FALSE, FALSE, sizeof (guint));
  self->undone = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * scr_amendment_get_kind:
 * @self: an amendment
 *
 * Returns: whether a move is changed, inserted or deleted
 */
ScrAmendmentKind
scr_amendment_get_kind (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), SCR_AMENDMENT_CHANGE);

  return SCR_CHANGE (self)->kind;
}

/**
 * scr_amendment_get_number:
 * @self: an amendment
 *
 * Returns: the number, from 1, of the move that is changed or deleted, or that the
 *   new one has
 */
guint
scr_amendment_get_number (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), 0);

  return SCR_CHANGE (self)->number;
}

/**
 * scr_amendment_get_move:
 * @self: an amendment
 *
 * Returns: (nullable): the move that is to stand there, or %NULL where one is deleted
 */
const char *
scr_amendment_get_move (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), NULL);

  return SCR_CHANGE (self)->move;
}

/**
 * scr_amendment_get_state:
 * @self: an amendment
 *
 * Returns: (transfer none): what the match would come to; with a misfit, the state in
 *   which that move does not fit
 */
ScrState *
scr_amendment_get_state (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), NULL);

  return self->state;
}

/**
 * scr_amendment_get_misfit:
 * @self: an amendment
 *
 * Returns: the number, in the match as it is before the amendment, of the first later
 *   move that would no longer fit; 0 when all do
 */
guint
scr_amendment_get_misfit (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), 0);

  return self->misfit;
}

/**
 * scr_amendment_get_misfit_move:
 * @self: an amendment
 *
 * Returns: (nullable): the first later move that would no longer fit
 */
const char *
scr_amendment_get_misfit_move (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), NULL);

  if (self->misfit == 0)
    return NULL;

  return scr_entry_get_move (g_ptr_array_index (self->old_entries, self->misfit - 1));
}

/**
 * scr_amendment_get_reason:
 * @self: an amendment
 *
 * Returns: (nullable): a translated sentence with the rule that the misfit breaks
 */
const char *
scr_amendment_get_reason (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), NULL);

  return self->reason;
}

/* Adds what is not there yet. */
static void
add_new (GPtrArray *moves,
         GStrv added)
{
  for (guint i = 0; added[i] != NULL; i++)
    if (!g_ptr_array_find_with_equal_func (moves, added[i], g_str_equal, NULL))
      g_ptr_array_add (moves, g_strdup (added[i]));
}

/**
 * scr_amendment_list_fitting:
 * @self: an amendment
 *
 * Returns: (transfer full): what could stand in the misfit's place, a decision, an answer of
 *   chance, or what players at a table may have meant, in notation; empty where no move can, or
 *   without a misfit
 */
GStrv
scr_amendment_list_fitting (ScrAmendment *self)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) due = NULL;
  g_auto (GStrv) meant = NULL;

  g_return_val_if_fail (SCR_IS_AMENDMENT (self), NULL);

  if (self->misfit == 0)
    return g_new0 (char *, 1);

  if (scr_state_get_turn (self->state) == SCR_TURN_TABLE)
    due = scr_state_list_outcomes (self->state, weights);
  else
    due = scr_state_list_moves (self->state);
  meant = scr_state_list_meant (self->state, scr_amendment_get_misfit_move (self));
  add_new (moves, due);
  add_new (moves, meant);
  g_ptr_array_add (moves, NULL);

  return g_strdupv ((char **) moves->pdata);
}

/**
 * scr_amendment_get_n_dropped:
 * @self: an amendment
 *
 * Returns: how many moves in force would be lost: the misfit and all after it
 */
guint
scr_amendment_get_n_dropped (ScrAmendment *self)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), 0);

  return self->misfit > 0 ? self->old_entries->len - (self->misfit - 1) : 0;
}

/**
 * scr_amendment_get_entry:
 * @self: an amendment
 * @number: the number, from 1, of a move in force in the match as it is before the amendment
 *
 * Returns: (transfer none) (nullable): what becomes of that move, the move itself where it comes
 *   before the amendment; %NULL where it is deleted, or dropped with the misfit
 */
ScrEntry *
scr_amendment_get_entry (ScrAmendment *self,
                         guint number)
{
  g_return_val_if_fail (SCR_IS_AMENDMENT (self), NULL);
  g_return_val_if_fail (self->old_entries != NULL, NULL);
  g_return_val_if_fail (number > 0 && number <= self->old_entries->len, NULL);

  if (number < scr_amendment_get_number (self))
    return g_ptr_array_index (self->old_entries, number - 1);

  for (guint i = 0; i < self->origins->len; i++)
    if (g_array_index (self->origins, guint, i) == number)
      return g_ptr_array_index (self->entries, i);

  return NULL;
}
