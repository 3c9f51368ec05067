/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* Editions: the shipped one, and each check with the place that it names. */

/**
 * Damage:
 * @name: of the case
 * @from: a piece of the shipped edition's text, in one line without spaces
 * @to: what stands there instead
 * @place: what the refusal must say
 */
typedef struct
{
  const char *name;
  const char *from;
  const char *to;
  const char *place;
} Damage;

static const Damage damages[] = {
  { "other-format", "\"scriptorium-edition\"", "\"scriptorium-match\"", "$ is not an edition" },
  { "newer", "\"version\":1", "\"version\":2", "newer" },
  { "other-game", "\"game\":\"abbates\"", "\"game\":\"chess\"", "$ is an edition of another game" },
  { "no-id", "\"id\":\"reconstructed\",", "", "$.id" },
  { "provenance", "\"provenance\":\"reconstructed\"", "\"provenance\":\"heard\"", "$.provenance" },
  { "three-aisles", "{\"side\":\"left\",\"lines\":[\"row-3\",\"row-2\",\"row-1\"]}", "null",
    "$.aisles[3]" },
  { "side-twice", "\"side\":\"right\"", "\"side\":\"top\"", "$.aisles[1].side" },
  { "side-unknown", "\"side\":\"right\"", "\"side\":\"north\"", "$.aisles[1].side" },
  { "line-of-other-side", "\"column-3\"]},{\"side\":\"right\"", "\"row-3\"]},{\"side\":\"right\"",
    "$.aisles[0].lines[2]" },
  { "line-twice", "[\"column-1\",\"column-2\",\"column-3\"]",
    "[\"column-1\",\"column-1\",\"column-3\"]", "$.aisles[0].lines[1]" },
  { "fill-short", "\"fill\":[1,2,3,4,5,6,7,8,9]", "\"fill\":[1,2,3]", "$.fill" },
  { "fill-twice", "\"fill\":[1,2,3,4,5,6,7,8,9]", "\"fill\":[1,2,3,4,5,6,7,8,8]", "$.fill[8]" },
  { "fill-range", "\"fill\":[1,2,3,4,5,6,7,8,9]", "\"fill\":[0,2,3,4,5,6,7,8,9]", "$.fill[0]" },
  { "31-windows", "\"window\":{\"1\":14", "\"window\":{\"1\":15",
    "$.garden.window has 31 cards, 1 too many" },
  { "ten-beans", "\"book\":{\"1\":14", "\"book\":{\"10\":14", "$.garden.book" },
  { "beans-no-number", "\"book\":{\"1\":14", "\"book\":{\"many\":14", "$.garden.book" },
  { "minus-cards", "\"book\":{\"1\":14,\"2\":11,\"3\":5}", "\"book\":{\"1\":-1,\"2\":26,\"3\":5}",
    "$.garden.book.1" },
  { "no-artefacts", "\"artefact\":{\"1\":14,\"2\":11,\"3\":5}", "\"chalice\":{}",
    "$.garden.artefact" },
  { "12-abbots", "\"abbot-beans\":[3,", "\"abbot-beans\":[", "$.abbot-beans" },
  { "ten-white-beans", "\"abbot-beans\":[3,", "\"abbot-beans\":[10,", "$.abbot-beans[0]" },
  { "benedict-text", "\"benedict-beans\":1", "\"benedict-beans\":\"1\"", "$.benedict-beans" },
  { "plain-is-palm", "\"1\":[\"take-discard\"", "\"1\":[\"palm-none\"", "$.arcade.1[0]" },
  { "palm-is-plain", "\"all\":[\"palm-draw\"", "\"all\":[\"peek\"", "$.arcade.all[0]" },
  { "four-plain", "\"1\":[\"take-discard\"", "\"1\":[\"peek\",\"take-discard\"", "$.arcade.1" },
  { "arcade-unknown", "\"recall\"]", "\"fly\"]", "$.arcade.3[2]" },
  { "symbol", "\"returns\":[\"lowest\"", "\"returns\":[\"middle\"", "$.returns[0]" },
  { "three-symbols", "\"returns\":[\"lowest\",", "\"returns\":[", "$.returns" },
  { "no-face", "\"D\":[", "\"E\":[", "$.ora.D" },
  { "condition-word", "\"A\":[{\"between\":[1,7]}", "\"A\":[\"prime\"", "$.ora.A[0]" },
  { "condition-range", "\"A\":[{\"between\":[1,7]}", "\"A\":[{\"between\":[1,15]}",
    "$.ora.A[0].between[1]" },
  { "condition-turned", "\"A\":[{\"between\":[1,7]}", "\"A\":[{\"between\":[7,1]}",
    "$.ora.A[0].between[1]" },
  { "condition-key", "\"A\":[{\"between\":[1,7]}", "\"A\":[{\"within\":[1,7]}",
    "$.ora.A[0].between" },
  { "mission-id-twice", "\"id\":\"m02\"", "\"id\":\"m01\"", "$.missions[1]" },
  { "mission-id-space", "\"id\":\"m02\"", "\"id\":\"m 2\"", "$.missions[1]" },
  { "mission-id-empty", "\"id\":\"m02\"", "\"id\":\"\"", "$.missions[1]" },
  { "mission-four-palms", "\"id\":\"m02\",\"palms\":1", "\"id\":\"m02\",\"palms\":4",
    "$.missions[1].palms" },
  { "mission-eight-squares",
    "[\"purple\",\"purple\",null,\"purple\",null,\"a\",\"a\",null,\"purple\"]", "[\"purple\"]",
    "$.missions[0].areas" },
  { "mission-no-purple", "[\"purple\",\"purple\",null,\"purple\",null,\"a\",\"a\",null,\"purple\"]",
    "[\"a\",\"a\",null,\"b\",null,\"a\",\"a\",null,\"c\"]",
    "$.missions[0] must have a purple square" },
  { "mission-nine-areas",
    "[\"purple\",\"purple\",null,\"purple\",null,\"a\",\"a\",null,\"purple\"]",
    "[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\",\"h\",\"i\"]",
    "$.missions[0] must have a purple square" },
  { "mission-area-empty",
    "[\"purple\",\"purple\",null,\"purple\",null,\"a\",\"a\",null,\"purple\"]",
    "[\"\",\"purple\",null,\"purple\",null,\"a\",\"a\",null,\"purple\"]",
    "$.missions[0].areas[0]" },
  { "mission-area-number",
    "[\"purple\",\"purple\",null,\"purple\",null,\"a\",\"a\",null,\"purple\"]",
    "[1,\"purple\",null,\"purple\",null,\"a\",\"a\",null,\"purple\"]", "$.missions[0].areas[0]" },
};

static char *
get_shipped_text (void)
{
  g_autoptr (JsonNode) edition = abbates_test_edition ();

  return scr_json_print (edition, FALSE);
}

static char *
replace (const char *text,
         const char *from,
         const char *to)
{
  const char *at = strstr (text, from);

  if (at == NULL)
    g_error ("The edition has no %s", from);

  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, to, at + strlen (from));
}

static JsonNode *
normalize (const char *text,
           GStrv *warnings,
           GError **error)
{
  g_autoptr (JsonNode) node = scr_json_parse (text, -1, error);

  return node == NULL
             ? NULL
             : scr_game_normalize_edition (abbates_test_game (), node, "$", warnings, error);
}

static void
test_shipped (void)
{
  g_autofree char *text = get_shipped_text ();
  g_auto (GStrv) warnings = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edition = normalize (text, &warnings, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  again = scr_json_print (edition, FALSE);
  g_assert_cmpstr (text, ==, again);
}

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *shipped = get_shipped_text ();
  g_autofree char *text = replace (shipped, damage->from, damage->to);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edition = normalize (text, NULL, &error);

  g_assert_null (edition);
  g_assert_true (g_error_matches (error, SCR_ERROR, SCR_ERROR_FORMAT) ||
                 g_error_matches (error, SCR_ERROR, SCR_ERROR_VERSION));
  if (strstr (error->message, damage->place) == NULL)
    g_error ("“%s” does not name %s", error->message, damage->place);
  g_assert_null (strchr (error->message, '\n'));
}

/* A line without a purple square is strange, but allowed. */
static void
test_warning (void)
{
  g_autofree char *shipped = get_shipped_text ();
  g_autofree char *text =
      replace (shipped, "[\"purple\",\"purple\",null,\"purple\",null,\"a\",\"a\",null,\"purple\"]",
               "[\"purple\",null,null,null,null,null,null,null,null]");
  g_auto (GStrv) warnings = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edition = normalize (text, &warnings, &error);
  guint n_named = 0;

  g_assert_no_error (error);
  g_assert_nonnull (edition);
  for (guint i = 0; warnings[i] != NULL; i++)
    n_named += strstr (warnings[i], "missions[0]") != NULL;
  g_assert_cmpuint (n_named, ==, 4);
}

/* Unknown keys stay. */
static void
test_unknown_keys (void)
{
  g_autofree char *shipped = get_shipped_text ();
  g_autofree char *text =
      replace (shipped, "\"id\":\"reconstructed\"", "\"id\":\"mine\",\"colour\":\"green\"");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edition = normalize (text, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (edition), "colour"), ==,
                   "green");
}

/* The dealer lists the kinds in the edition's own order. */
static void
test_kind_order (void)
{
  g_autofree char *shipped = get_shipped_text ();
  g_autofree char *without = replace (shipped, "\"window\":{\"1\":14,\"2\":11,\"3\":5},", "");
  g_autofree char *text =
      replace (without, "\"artefact\":{\"1\":14,\"2\":11,\"3\":5}",
               "\"artefact\":{\"1\":14,\"2\":11,\"3\":5},\"window\":{\"3\":5,\"1\":25}");
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 7 };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) state = NULL;
  g_autoptr (ScrState) started = NULL;
  g_autoptr (GArray) weights = NULL;
  g_auto (GStrv) outcomes = NULL;
  g_autofree char *listed = NULL;
  JsonNode *edition = scr_json_parse (text, -1, &error);

  g_assert_no_error (error);
  json_object_set_member (json_node_get_object (setup), "edition", edition);
  state = scr_game_new_state (abbates_test_game (), setup, SCR_MODE_DIGITAL, NULL, &error);
  g_assert_no_error (error);
  started = scr_state_apply (state, "start 1", &error);
  g_assert_no_error (error);
  weights = g_array_new (FALSE, FALSE, sizeof (guint));
  outcomes = scr_state_list_outcomes (started, weights);
  listed = g_strjoinv (",", outcomes);
  g_assert_cmpstr (listed, ==,
                   "reveal book-1,reveal book-2,reveal book-3,reveal artefact-1,reveal artefact-2,"
                   "reveal artefact-3,reveal window-1,reveal window-3");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/edition/shipped", test_shipped);
  g_test_add_func ("/abbates/edition/warning", test_warning);
  g_test_add_func ("/abbates/edition/unknown-keys", test_unknown_keys);
  g_test_add_func ("/abbates/edition/kind-order", test_kind_order);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/abbates/edition/damage/%s", damages[i].name);

      g_test_add_data_func (path, &damages[i], test_damage);
    }

  return g_test_run ();
}
