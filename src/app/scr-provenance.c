/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-provenance.h"

#include <glib/gi18n.h>

/* Where the numbers of an edition come from, in a sentence; "" where that is not known. */
const char *
scr_provenance_describe (const char *provenance)
{
  if (g_str_equal (provenance, "reconstructed"))
    return _ ("Reconstructed: where the rulebook prints no numbers, the project chose plausible "
              "ones.");
  if (g_str_equal (provenance, "printed"))
    return _ ("Printed: checked against a copy of the game.");
  if (g_str_equal (provenance, "house"))
    return _ ("House rules: somebody's own numbers.");

  return "";
}
