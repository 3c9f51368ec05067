/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-text-table.h"

static guint
text_width (const char *text)
{
  guint width = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (!g_unichar_iszerowidth (character))
        width += g_unichar_iswide (character) ? 2 : 1;
    }

  return width;
}

static void
measure (GPtrArray *rows,
         GArray *widths)
{
  for (guint i = 0; i < rows->len; i++)
    {
      char **cells = g_ptr_array_index (rows, i);

      for (guint column = 0; cells[column] != NULL; column++)
        {
          guint width = text_width (cells[column]);

          if (column >= widths->len)
            g_array_append_val (widths, width);
          else if (width > g_array_index (widths, guint, column))
            g_array_index (widths, guint, column) = width;
        }
    }
}

static char *
print_row (char **cells,
           GArray *widths)
{
  GString *line = g_string_new (NULL);

  for (guint column = 0; cells[column] != NULL; column++)
    {
      guint space = g_array_index (widths, guint, column) - text_width (cells[column]);

      if (column > 0)
        g_string_append_printf (line, "  %*s", (int) space, "");
      g_string_append (line, cells[column]);
      if (column == 0)
        g_string_append_printf (line, "%*s", (int) space, "");
    }

  return g_strchomp (g_string_free (line, FALSE));
}

/**
 * scr_text_table_print:
 * @rows: (element-type GStrv): rows of cells
 *
 * Returns: (transfer full): @rows under one another in lines of text, the first column flush
 *   left, the others right
 */
char *
scr_text_table_print (GPtrArray *rows)
{
  g_autoptr (GArray) widths = g_array_new (FALSE, FALSE, sizeof (guint));
  GString *text = g_string_new (NULL);

  measure (rows, widths);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *line = print_row (g_ptr_array_index (rows, i), widths);

      g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free (text, FALSE);
}
