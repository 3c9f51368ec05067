/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-number.h"

#include <glib/gi18n.h>

/* A number as it is shown: one below 0 with the sign that is as wide as a plus. */
char *
scr_dup_number (int number)
{
  /* Translators: a number below 0, with its sign. */
  return number < 0 ? g_strdup_printf (_ ("−%d"), -number) : g_strdup_printf ("%d", number);
}
