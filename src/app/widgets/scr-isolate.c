/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-isolate.h"

#include <gtk/gtk.h>

#define FIRST_STRONG_ISOLATE 0x2068
#define POP_DIRECTIONAL_ISOLATE 0x2069

/* Embeddings, overrides and isolates: what turns the text after a name around. */
static gboolean
is_directional (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/* Letters of the scripts that are written from right to left. */
static gboolean
is_right_to_left (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) ||
         (c >= 0xfe70 && c <= 0xfeff) || (c >= 0x10800 && c <= 0x10fff) ||
         (c >= 0x1e800 && c <= 0x1efff);
}

/**
 * scr_isolate_name:
 * @name: what somebody has called a person or a match
 *
 * Makes a name fit to stand among other words: it cannot change the order of what is written
 * around it, and it is one line. What directs text is left out of it; where its letters run
 * against those of the interface, it is isolated.
 *
 * Returns: (transfer full): the name as it is shown, never as it is kept
 */
char *
scr_isolate_name (const char *name)
{
  gboolean is_mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  gboolean is_turned = is_mirrored;
  g_autofree char *valid = NULL;
  g_autoptr (GString) shown = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  valid = g_utf8_make_valid (name, -1);
  shown = g_string_new (NULL);
  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_directional (c))
        continue;
      g_string_append_unichar (shown, g_unichar_iscntrl (c) ? ' ' : c);
      is_turned = is_turned || is_right_to_left (c);
    }
  if (is_turned && shown->len > 0)
    {
      char mark[6];
      int length = g_unichar_to_utf8 (FIRST_STRONG_ISOLATE, mark);

      g_string_prepend_len (shown, mark, length);
      g_string_append_unichar (shown, POP_DIRECTIONAL_ISOLATE);
    }

  return g_string_free (g_steal_pointer (&shown), FALSE);
}
