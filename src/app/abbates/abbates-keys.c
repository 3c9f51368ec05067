/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-keys.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-names.h"

/* Which keys do something on the table now. */

static void
add_key (GStrvBuilder *keys,
         const char *key,
         const char *use)
{
  g_strv_builder_add (keys, key);
  g_strv_builder_add (keys, use);
}

/* 1 to 9, then a to e for 10 to 14. */
static void
add_play (GStrvBuilder *keys,
          const AbbatesView *view,
          guint value)
{
  const char key[] = { (char) (value < 10 ? '0' + value : 'a' + value - 10), '\0' };
  g_autofree char *card = abbates_name_abbot_card (view, value);
  g_autofree char *use = g_strdup_printf (_ ("Play: %s"), card);

  add_key (keys, key, use);
}

/**
 * abbates_keys_list:
 * @view: a view
 *
 * Returns: (transfer full): a key as gtk_accelerator_parse() reads it, what it does, and so on
 */
GStrv
abbates_keys_list (const AbbatesView *view)
{
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();

  for (guint value = 1; value <= ABBATES_BENEDICT; value++)
    {
      g_autofree char *move = abbates_view_dup_move (
          view, ABBATES_PLACE (ABBATES_IN_HAND, view->position->by, value));

      if (move != NULL)
        add_play (keys, view, value);
    }
  add_key (keys, "Left", _ ("Go to the card or square on the left"));
  add_key (keys, "Right", _ ("Go to the card or square on the right"));
  add_key (keys, "Up", _ ("Go to the card or square above"));
  add_key (keys, "Down", _ ("Go to the card or square below"));
  if (view->selected.where != ABBATES_NOWHERE)
    add_key (keys, "Escape", _ ("Let go of the chosen card"));
  add_key (keys, "i", _ ("Tell the rule of what has the focus"));

  return g_strv_builder_end (keys);
}
