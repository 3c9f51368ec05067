/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-file-name.h"

#define MAX_LENGTH 60

/* The title in letters, digits and dashes of ASCII; @fallback where nothing is left of it. */
static char *
make_stem (ScrMatch *match,
           const char *fallback)
{
  g_autofree char *ascii = g_str_to_ascii (scr_match_get_title (match), "C");
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && name->len < MAX_LENGTH; c++)
    {
      if (g_ascii_isalnum (*c))
        g_string_append_c (name, *c);
      else if (name->len > 0 && name->str[name->len - 1] != '-')
        g_string_append_c (name, '-');
    }
  if (name->len > 0 && name->str[name->len - 1] == '-')
    g_string_truncate (name, name->len - 1);

  return g_strdup (name->len > 0 ? name->str : fallback);
}

/**
 * scr_file_name_for_copy:
 * @match: a match, whose title may be empty
 *
 * Returns: (transfer full): a name to offer for a copy of its file, which every file
 *   system takes: letters, digits, points and dashes of ASCII
 */
char *
scr_file_name_for_copy (ScrMatch *match)
{
  g_autofree char *stem = make_stem (match, "copy");

  return g_strconcat (stem, ".match.json", NULL);
}

/**
 * scr_file_name_for_result:
 * @match: a match, whose title may be empty
 * @suffix: what the name ends in, without the point
 *
 * Returns: (transfer full): a name to offer for its score sheet, as scr_file_name_for_copy()
 */
char *
scr_file_name_for_result (ScrMatch *match,
                          const char *suffix)
{
  g_autofree char *stem = make_stem (match, "score");

  return g_strconcat (stem, ".", suffix, NULL);
}
