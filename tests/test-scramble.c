/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/scr-json.h"
#include "core/scr-salvage.h"
#include "core/scr-scramble.h"
#include "toy-game.h"
#include "toy-match.h"

/* Match files that tell nothing to whoever looks into them. */

#define ID "0f0e7c1e-6f0c-4f7e-9d3e-2b9c5a0e7f11"

static char *
print (ScrMatch *match)
{
  g_autoptr (GError) error = NULL;
  char *text = scr_match_print (match, &error);

  g_assert_no_error (error);
  return text;
}

static ScrMatch *
read_text (const char *text)
{
  g_autoptr (JsonNode) root = toy_match_parse (text);

  return toy_match_read (root);
}

static ScrMatch *
new_scrambled (void)
{
  ScrMatch *match = read_text (toy_match_base);

  g_assert_false (scr_match_get_is_scrambled (match));
  scr_match_set_is_scrambled (match, TRUE);
  return match;
}

/* Asserts that two matches hold the same, however their files are written. */
static void
assert_same (ScrMatch *a,
             ScrMatch *b)
{
  g_autoptr (JsonNode) one = scr_match_to_json (a);
  g_autoptr (JsonNode) other = scr_match_to_json (b);

  toy_match_assert_equal_json (one, other);
}

/* None of the keys that tell something is there, and each comes back. */
static void
test_keys (void)
{
  static const char *const hidden[] = { "seed", "start", "history", "moves",
                                        "undone", "state", "sheet" };
  g_autoptr (ScrMatch) match = new_scrambled ();
  g_autofree char *text = print (match);
  g_autoptr (JsonNode) root = toy_match_parse (text);
  g_autoptr (ScrMatch) again = toy_match_read (root);

  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    g_assert_false (json_object_has_member (json_node_get_object (root), hidden[i]));
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (root), "id"), ==, ID);
  g_assert_null (strstr (text, "roll"));
  g_assert_true (scr_match_get_is_scrambled (again));
  assert_same (match, again);
}

/* A file is made anew in the same form after every change, and a copy is as its model. */
static void
test_stays_scrambled (void)
{
  g_autoptr (ScrMatch) match = new_scrambled ();
  g_autoptr (ScrMatch) copy = NULL;
  g_autofree char *copied = NULL;
  g_autoptr (ScrMatch) copy_again = NULL;

  for (guint n_undone = 1; n_undone < 6; n_undone++)
    {
      g_autofree char *text = NULL;
      g_autoptr (ScrMatch) again = NULL;

      toy_match_undo (match, 1, TRUE);
      text = print (match);
      g_assert_nonnull (strstr (text, "\"scrambled\""));
      again = read_text (text);
      assert_same (match, again);
      g_set_object (&match, again);
    }
  toy_match_redo (match, 3, TRUE);

  copy = scr_match_copy (match, "Copy", NULL);
  g_assert_true (scr_match_get_is_scrambled (copy));
  copied = print (copy);
  copy_again = read_text (copied);
  assert_same (copy, copy_again);

  scr_match_set_is_scrambled (copy, FALSE);
  g_free (copied);
  copied = print (copy);
  g_assert_nonnull (strstr (copied, "\"moves\""));
}

/* A score without a game, and a match without an id, are scrambled too. */
static void
test_rare_files (void)
{
  g_autoptr (JsonNode) sheet = toy_match_new_root ("sheet", "{\"general\": 4}");
  JsonObject *object = json_node_get_object (sheet);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrMatch) again = NULL;
  g_autofree char *text = NULL;

  json_object_set_member (object, "moves", toy_match_parse ("[]"));
  json_object_set_member (object, "undone", toy_match_parse ("[]"));
  json_object_remove_member (object, "state");
  match = toy_match_read (sheet);
  scr_match_set_is_scrambled (match, TRUE);
  text = print (match);
  g_assert_null (strstr (text, "general"));
  again = read_text (text);
  assert_same (match, again);

  json_object_remove_member (object, "id");
  scr_match_scramble (object);
  g_clear_object (&again);
  again = toy_match_read (sheet);
  g_assert_true (scr_match_get_is_scrambled (again));
}

typedef struct
{
  const char *name;
  const char *value;
  const char *message;
} Damage;

/* Each is refused in one line, and nothing of it can be rescued. */
static void
test_damages (void)
{
  static const Damage damages[] = {
    { "scrambled", "[]", "$.scrambled is damaged: what it hides cannot be read" },
    { "scrambled", "[\"AAAA\"]", "$.scrambled is damaged: what it hides cannot be read" },
    { "scrambled", "[\"!\"]", "$.scrambled is damaged: what it hides cannot be read" },
    { "scrambled", "\"AAAA\"", "$.scrambled must be a list" },
    { "scrambled", "[1]", "$.scrambled[0] must be text" },
    { "id", "\"1f0e7c1e-6f0c-4f7e-9d3e-2b9c5a0e7f11\"",
      "$.scrambled is damaged: what it hides cannot be read" },
    { "moves", "[]", "$.moves stands in the file twice: plain, and scrambled" },
  };
  g_autoptr (ScrMatch) match = new_scrambled ();
  g_autofree char *text = print (match);

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (JsonNode) root = toy_match_parse (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) other = NULL;
      g_autofree char *damaged = NULL;

      json_object_set_member (json_node_get_object (root), damages[i].name,
                              toy_match_parse (damages[i].value));
      damaged = scr_json_print (root, TRUE);
      g_assert_null (scr_match_new_from_json (root, &error));
      g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
      g_assert_cmpstr (error->message, ==, damages[i].message);
      g_assert_null (scr_match_salvage (damaged, -1, NULL, NULL, &other));
      g_assert_nonnull (strstr (other->message, damages[i].message));
    }
}

/* What hides another match hides no more of it than a plain file may hold. */
static void
test_limits (void)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  JsonObject *object = json_node_get_object (root);
  g_autoptr (JsonArray) many = json_array_new ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < SCR_JSON_MAX_VALUES - 20; i++)
    json_array_add_null_element (many);
  json_object_set_array_member (object, "history", json_array_ref (many));
  scr_match_scramble (object);
  g_assert_null (scr_match_new_from_json (root, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
}

/* What breaks off elsewhere is rescued, and stays scrambled. */
static void
test_rescue (void)
{
  g_autoptr (ScrMatch) match = new_scrambled ();
  g_autofree char *text = print (match);
  g_autofree char *torn = g_strndup (text, strlen (text) - 3);
  g_autofree char *shorter = g_strndup (text, strlen (text) - 60);
  g_autofree char *fault = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) rescued = NULL;
  guint n_kept;

  rescued = scr_match_salvage (torn, -1, &n_kept, &fault, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_kept, ==, toy_match_count (match));
  g_assert_true (scr_match_get_is_scrambled (rescued));
  g_assert_null (scr_match_salvage (shorter, -1, NULL, NULL, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/scramble/keys", test_keys);
  g_test_add_func ("/scramble/stays-scrambled", test_stays_scrambled);
  g_test_add_func ("/scramble/rare-files", test_rare_files);
  g_test_add_func ("/scramble/damages", test_damages);
  g_test_add_func ("/scramble/limits", test_limits);
  g_test_add_func ("/scramble/rescue", test_rescue);

  return g_test_run ();
}
