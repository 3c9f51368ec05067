/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-migrate.h"
#include "toy-match.h"

/* Files of older versions are brought to the present one, step by step. */

/* Version 2 calls "name" "title". */
static gboolean
rename_title (JsonObject *root,
              GError **error)
{
  const char *name = scr_json_get_string (root, "$", "name", error);

  if (name == NULL)
    return FALSE;

  json_object_set_string_member (root, "title", name);
  json_object_remove_member (root, "name");
  return TRUE;
}

/* Version 3 holds seats as a list in an object. */
static gboolean
wrap_seats (JsonObject *root,
            GError **error)
{
  JsonArray *seats = scr_json_get_array (root, "$", "seats", error);
  JsonObject *setup;

  if (seats == NULL)
    return FALSE;

  setup = json_object_new ();
  json_object_set_array_member (setup, "seats", json_array_ref (seats));
  json_object_remove_member (root, "seats");
  json_object_set_object_member (root, "setup", setup);
  return TRUE;
}

static gboolean
refuse (JsonObject *root,
        GError **error)
{
  json_object_remove_member (json_object_get_object_member (root, "setup"), "seats");
  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_FORMAT, "$.setup is too old");

  return FALSE;
}

static const ScrMigrateStep no_steps[] = { NULL };
static const ScrMigrateStep steps[] = { rename_title, wrap_seats, NULL };
static const ScrMigrateStep failing_steps[] = { rename_title, wrap_seats, refuse, NULL };

static const struct
{
  const char *before;
  const char *after;
} cases[] = {
  { "{\"version\": 1, \"name\": \"Friday\", \"seats\": [1], \"x\": {\"y\": []}}",
    "{\"version\": 3, \"title\": \"Friday\", \"setup\": {\"seats\": [1]}, \"x\": {\"y\": []}}" },
  { "{\"version\": 2, \"name\": \"mine\", \"title\": \"Friday\", \"seats\": [1]}",
    "{\"version\": 3, \"name\": \"mine\", \"title\": \"Friday\", \"setup\": {\"seats\": [1]}}" },
};

static void
test_steps_from_version (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) before = toy_match_parse (cases[i].before);
      g_autoptr (JsonNode) untouched = toy_match_parse (cases[i].before);
      g_autoptr (JsonNode) expected = toy_match_parse (cases[i].after);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) after = scr_migrate (before, steps, &error);

      g_assert_no_error (error);
      toy_match_assert_equal_json (after, expected);
      toy_match_assert_equal_json (before, untouched);
    }
}

/* What no step is for is left to the reader, which says what is wrong with it. */
static void
test_left_alone (void)
{
  static const char *const roots[] = {
    "{\"version\": 3, \"seats\": [1]}",
    "{\"version\": 4}",
    "{\"version\": 0}",
    "{\"version\": -1}",
    "{\"version\": 1.5}",
    "{\"version\": \"1\"}",
    "{\"version\": null}",
    "{\"name\": \"one\"}",
    "[1]",
    "1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (roots); i++)
    {
      g_autoptr (JsonNode) root = toy_match_parse (roots[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) same = scr_migrate (root, steps, &error);

      g_assert_no_error (error);
      g_assert_true (same == root);
    }
}

static void
test_without_steps (void)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) same = scr_migrate (root, no_steps, &error);
  g_autoptr (JsonNode) present = scr_match_migrate (root, &error);

  g_assert_no_error (error);
  g_assert_true (same == root);
  g_assert_true (present == root);
}

static void
test_failing_step_changes_nothing (void)
{
  g_autoptr (JsonNode) root = toy_match_parse (cases[0].before);
  g_autoptr (JsonNode) untouched = toy_match_parse (cases[0].before);
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_migrate (root, failing_steps, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
  g_assert_cmpstr (error->message, ==,
                   "The file cannot be brought from version 3 to 4: $.setup is too old");
  toy_match_assert_equal_json (root, untouched);
}

static void
test_step_refuses_wrong_form (void)
{
  g_autoptr (JsonNode) root = toy_match_parse ("{\"version\": 2, \"seats\": {}}");
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_migrate (root, steps, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
  g_assert_cmpstr (error->message, ==,
                   "The file cannot be brought from version 2 to 3: $.seats must be a list");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/migrate/steps-from-version", test_steps_from_version);
  g_test_add_func ("/migrate/left-alone", test_left_alone);
  g_test_add_func ("/migrate/without-steps", test_without_steps);
  g_test_add_func ("/migrate/failing-step-changes-nothing", test_failing_step_changes_nothing);
  g_test_add_func ("/complaints/S7/step-refuses-wrong-form", test_step_refuses_wrong_form);

  return g_test_run ();
}
