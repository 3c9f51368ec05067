/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stddef.h>
#include <stdint.h>

#include "abbates-util.h"
#include "core/scr-json.h"
#include "shipped.h"

/* Whatever an edition says: it is refused with an error, or it is an edition, which is
 * one still when it was written and read again. */

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t size);

static JsonNode *
normalize (JsonNode *root,
           GError **error)
{
  g_auto (GStrv) warnings = NULL;

  return scr_game_normalize_edition (abbates_test_game (), root, "$", &warnings, error);
}

static void
check_file (JsonNode *edition)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = scr_json_print (edition, TRUE);
  g_autoptr (JsonNode) root = scr_json_parse (text, -1, &error);
  g_autoptr (JsonNode) again = NULL;

  g_assert_no_error (error);
  again = normalize (root, &error);
  g_assert_no_error (error);
  g_assert_true (scr_json_equal (edition, again, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = scr_json_parse ((const char *) bytes, (gssize) size, &error);
  g_autoptr (JsonNode) edition = NULL;

  if (root != NULL)
    {
      g_autoptr (JsonNode) filled = shipped_fill_in (root);

      edition = normalize (filled, &error);
    }
  g_assert_true ((edition == NULL) == (error != NULL));
  if (edition != NULL)
    check_file (edition);

  return 0;
}
