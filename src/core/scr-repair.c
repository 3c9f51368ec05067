/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-repair.h"

#include "core/scr-change-private.h"

/**
 * ScrRepair:
 *
 * What can be done about a later move that a correction leaves without a place, and what would
 * come of it. Never changes.
 */
struct _ScrRepair
{
  ScrChange parent_instance;

  guint n_kept;
  gboolean keeps_all;
};

enum
{
  PROP_0,
  PROP_N_KEPT,
  PROP_KEEPS_ALL,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrRepair, scr_repair, SCR_TYPE_CHANGE)

static GParamSpec *properties[N_PROPS];

static void
scr_repair_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  ScrRepair *self = SCR_REPAIR (object);

  switch (prop_id)
    {
    case PROP_N_KEPT:
      g_value_set_uint (value, self->n_kept);
      break;
    case PROP_KEEPS_ALL:
      g_value_set_boolean (value, self->keeps_all);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_repair_set_property (GObject *object,
                         guint prop_id,
                         const GValue *value,
                         GParamSpec *pspec)
{
  ScrRepair *self = SCR_REPAIR (object);

  switch (prop_id)
    {
    case PROP_N_KEPT:
      self->n_kept = g_value_get_uint (value);
      break;
    case PROP_KEEPS_ALL:
      self->keeps_all = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_repair_class_init (ScrRepairClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scr_repair_get_property;
  object_class->set_property = scr_repair_set_property;

  /**
   * ScrRepair:n-kept:
   *
   * How many moves, of those after the one that does not fit, would fit one after another.
   */
  properties[PROP_N_KEPT] =
      g_param_spec_uint ("n-kept", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * ScrRepair:keeps-all:
   *
   * Whether all moves after the one that does not fit would fit; where another is inserted
   * before it, that one too.
   */
  properties[PROP_KEEPS_ALL] =
      g_param_spec_boolean ("keeps-all", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_repair_init (ScrRepair *self)
{
}

/**
 * scr_repair_new: (skip)
 * @kind: whether the move that does not fit is changed or deleted, or another inserted before
 * @number: its number, from 1
 * @move: (nullable): the move that is made
 * @n_kept: how many moves after it would fit
 * @keeps_all: whether all would
 *
 * Returns: (transfer full): a repair
 */
ScrRepair *
scr_repair_new (ScrAmendmentKind kind,
                guint number,
                const char *move,
                guint n_kept,
                gboolean keeps_all)
{
  return g_object_new (SCR_TYPE_REPAIR,
                       "kind", kind,
                       "number", number,
                       "move", move,
                       "n-kept", n_kept,
                       "keeps-all", keeps_all,
                       NULL);
}

/**
 * scr_repair_get_kind:
 * @self: a repair
 *
 * Returns: whether the move that does not fit is changed or deleted, or another inserted
 *   before it
 */
ScrAmendmentKind
scr_repair_get_kind (ScrRepair *self)
{
  g_return_val_if_fail (SCR_IS_REPAIR (self), SCR_AMENDMENT_CHANGE);

  return SCR_CHANGE (self)->kind;
}

/**
 * scr_repair_get_number:
 * @self: a repair
 *
 * Returns: the number, from 1, of the move that does not fit, in the match as it was
 */
guint
scr_repair_get_number (ScrRepair *self)
{
  g_return_val_if_fail (SCR_IS_REPAIR (self), 0);

  return SCR_CHANGE (self)->number;
}

/**
 * scr_repair_get_move:
 * @self: a repair
 *
 * Returns: (nullable): the move that is made instead of it, or before it
 */
const char *
scr_repair_get_move (ScrRepair *self)
{
  g_return_val_if_fail (SCR_IS_REPAIR (self), NULL);

  return SCR_CHANGE (self)->move;
}

/**
 * scr_repair_get_n_kept:
 * @self: a repair
 *
 * Returns: how many moves, of those after the one that does not fit, would fit one after
 *   another
 */
guint
scr_repair_get_n_kept (ScrRepair *self)
{
  g_return_val_if_fail (SCR_IS_REPAIR (self), 0);

  return self->n_kept;
}

/**
 * scr_repair_get_keeps_all:
 * @self: a repair
 *
 * Returns: whether all of them would fit, and, where a move is inserted, the one that did not
 */
gboolean
scr_repair_get_keeps_all (ScrRepair *self)
{
  g_return_val_if_fail (SCR_IS_REPAIR (self), FALSE);

  return self->keeps_all;
}
