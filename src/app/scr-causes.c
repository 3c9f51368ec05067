/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-causes.h"

#include "app/widgets/scr-children.h"

/**
 * ScrCauses:
 *
 * What the place of a pawn comes from, each thing to be said anew as it lies at the real table.
 * scr_pawns_new_causes() makes it.
 */

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_ABSTRACT_TYPE (ScrCauses, scr_causes, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
scr_causes_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_causes_parent_class)->dispose (object);
}

static void
scr_causes_class_init (ScrCausesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scr_causes_dispose;

  /**
   * ScrCauses::changed:
   * @self: the causes
   *
   * The player has said something else.
   */
  signals[CHANGED] = g_signal_new ("changed", SCR_TYPE_CAUSES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
scr_causes_init (ScrCauses *self)
{
}

/**
 * scr_causes_list_moves:
 * @self: causes
 * @error: return location for a #ScrError that says what cannot be read
 *
 * Returns: (transfer full) (nullable): the adjustments that are due, in notation; %NULL with @error
 *   set
 */
GStrv
scr_causes_list_moves (ScrCauses *self,
                       GError **error)
{
  g_return_val_if_fail (SCR_IS_CAUSES (self), NULL);

  return SCR_CAUSES_GET_CLASS (self)->list_moves (self, error);
}

/* For games: the player has said something else. */
void
scr_causes_changed (ScrCauses *self)
{
  g_return_if_fail (SCR_IS_CAUSES (self));

  g_signal_emit (self, signals[CHANGED], 0);
}
