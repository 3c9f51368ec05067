/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/cli.h"

/* All that the program prints goes through here, so that nothing is lost unsaid. */

static gboolean is_closed;
static int fault; /* the first errno, or 0 */

/* Text for people is in UTF-8 here and in the locale's characters outside. */
static void
print_cb (const char *text)
{
  g_autofree char *converted = NULL;
  const char *charset;

  if (!g_get_charset (&charset))
    converted = g_convert_with_fallback (text, -1, charset, "UTF-8", "?", NULL, NULL, NULL);

  cli_output_write (converted != NULL ? converted : text);
}

/* Runs however the program ends, after --help too. Whoever closes a pipe has read
 * enough; a full disk is another matter. */
static void
finish_cb (void)
{
  if (fault == 0 && !is_closed && fclose (stdout) != 0)
    fault = errno;

  if (fault == 0 || fault == EPIPE)
    return;

  g_printerr (_ ("standard output: what was to be written does not fit or is refused: %s\n"),
              g_strerror (fault));
  _exit (CLI_REFUSED);
}

/**
 * cli_output_init:
 *
 * Has all output watched, that of g_print() too. To be called once, before any. When
 * not all could be written, the program says so and ends with CLI_REFUSED.
 */
void
cli_output_init (void)
{
  is_closed = fcntl (STDOUT_FILENO, F_GETFD) == -1;
  g_set_print_handler (print_cb);
  atexit (finish_cb);
}

/**
 * cli_output_write:
 *
 * Writes @text to standard output as it is, in UTF-8 whatever the locale.
 */
void
cli_output_write (const char *text)
{
  if (fault != 0)
    return;

  if (is_closed)
    fault = EBADF;
  else if (fputs (text, stdout) == EOF)
    fault = errno;
}
