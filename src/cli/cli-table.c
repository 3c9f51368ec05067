/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "core/scr-text-table.h"

/**
 * cli_print_table:
 * @rows: (element-type GStrv): rows of cells
 *
 * Prints @rows under one another, the first column flush left, the others right.
 */
void
cli_print_table (GPtrArray *rows)
{
  g_autofree char *text = scr_text_table_print (rows);

  g_print ("%s", text);
}
