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

/* A number that is not known for certain, from the least to the most that it can be. */
char *
scr_dup_range (int low,
               int high)
{
  g_autofree char *first = scr_dup_number (MIN (low, high));
  g_autofree char *last = scr_dup_number (MAX (low, high));

  return low == high ? g_steal_pointer (&first)
                     : g_strdup_printf (C_ ("range of a number", "%s to %s"), first, last);
}

/* The same in as little room as can be; the dash of a range would be taken for a sign. */
char *
scr_dup_short_range (int low,
                     int high)
{
  g_autofree char *first = scr_dup_number (MIN (low, high));
  g_autofree char *last = scr_dup_number (MAX (low, high));

  if (low == high)
    return g_steal_pointer (&first);

  /* Translators: from the least to the most that a number can be, as short as can be. */
  return g_strdup_printf (MIN (low, high) < 0 ? C_ ("range below 0", "%s…%s")
                                              : C_ ("short range", "%s–%s"),
                          first, last);
}
