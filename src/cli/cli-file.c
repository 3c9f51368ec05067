/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "core/scr-json.h"

#define STANDARD "-"

static JsonNode *
load_standard_input (GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char block[8192];
  size_t n_read;

  /* One byte more than the reader allows is enough for it to refuse. */
  while (text->len <= SCR_JSON_MAX_LENGTH && (n_read = fread (block, 1, sizeof block, stdin)) > 0)
    g_string_append_len (text, block, (gssize) n_read);

  if (ferror (stdin))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _ ("It cannot be read to its end"));
      return NULL;
    }

  return scr_json_parse (text->str, (gssize) text->len, error);
}

/**
 * cli_load_json:
 * @file: a path, or "-" for standard input
 *
 * Returns: (transfer full) (nullable): what the file holds, checked as JSON only
 */
JsonNode *
cli_load_json (const char *file,
               GError **error)
{
  g_autoptr (GFile) path = NULL;

  if (g_str_equal (file, STANDARD))
    return load_standard_input (error);

  path = g_file_new_for_path (file);

  return scr_json_load (path, error);
}

/**
 * cli_load_match:
 * @file: a path, or "-" for standard input
 *
 * Returns: (transfer full) (nullable): the match that the file holds
 */
ScrMatch *
cli_load_match (const char *file,
                GError **error)
{
  g_autoptr (GFile) path = NULL;
  g_autoptr (JsonNode) root = NULL;

  if (!g_str_equal (file, STANDARD))
    {
      path = g_file_new_for_path (file);
      return scr_match_load (path, error);
    }

  root = load_standard_input (error);
  if (root == NULL)
    return NULL;

  return scr_match_new_from_json (root, error);
}

/**
 * cli_save_match:
 * @file: a path, or "-" for standard output
 *
 * Writes @match. The error names the file.
 */
gboolean
cli_save_match (ScrMatch *match,
                const char *file,
                GError **error)
{
  g_autoptr (GFile) path = NULL;
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  if (g_str_equal (file, STANDARD))
    {
      text = scr_match_print (match, &reason);
      if (text == NULL)
        {
          g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, "%s: %s", _ ("standard output"),
                       reason->message);
          return FALSE;
        }
      cli_output_write (text);
      return TRUE;
    }

  path = g_file_new_for_path (file);
  if (scr_match_save (match, path, &reason))
    return TRUE;

  name = g_filename_display_name (file);
  g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, "%s: %s", name, reason->message);

  return FALSE;
}

/**
 * cli_print_json:
 *
 * Prints @node and the end of its line, in UTF-8 whatever the locale.
 */
void
cli_print_json (JsonNode *node,
                gboolean pretty)
{
  g_autofree char *text = scr_json_print (node, pretty);

  g_strchomp (text);
  cli_output_write (text);
  cli_output_write ("\n");
}
