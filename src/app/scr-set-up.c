/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-set-up.h"

#include "app/widgets/scr-children.h"

/**
 * ScrSetUp:
 *
 * A game's own part of the page for a new match: what chance would settle at the start and
 * may be settled instead, and how the match is shown. scr_tables_new_set_up() makes it.
 */

G_DEFINE_ABSTRACT_TYPE (ScrSetUp, scr_set_up, GTK_TYPE_WIDGET)

static void
scr_set_up_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_set_up_parent_class)->dispose (object);
}

static void
scr_set_up_class_init (ScrSetUpClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scr_set_up_dispose;
}

static void
scr_set_up_init (ScrSetUp *self)
{
}

/* Shows what can be chosen with the set-up. */
void
scr_set_up_show (ScrSetUp *self,
                 JsonObject *setup)
{
  g_return_if_fail (SCR_IS_SET_UP (self));

  SCR_SET_UP_GET_CLASS (self)->show (self, setup);
}

/* What chance is to answer, in notation, as scr_match_deal() takes it. */
GStrv
scr_set_up_list_answers (ScrSetUp *self)
{
  g_return_val_if_fail (SCR_IS_SET_UP (self), NULL);

  return SCR_SET_UP_GET_CLASS (self)->list_answers (self);
}

/* The "display" object of the match. */
JsonObject *
scr_set_up_dup_display (ScrSetUp *self)
{
  g_return_val_if_fail (SCR_IS_SET_UP (self), NULL);

  return SCR_SET_UP_GET_CLASS (self)->dup_display (self);
}

void
scr_set_up_set_display (ScrSetUp *self,
                        JsonObject *display)
{
  g_return_if_fail (SCR_IS_SET_UP (self));

  SCR_SET_UP_GET_CLASS (self)->set_display (self, display);
}
