/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <locale.h>
#include <math.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"

typedef struct
{
  const char *name;
  const char *text;
  gssize length; /* 0: up to the zero byte */
  ScrError code;
  const char *message;
} BadText;

#define S SCR_ERROR_SYNTAX

static const BadText bad_texts[] = {
  { "empty", "", 0, S, "Line 1, column 1: the text ends too early" },
  { "only-space", " \n ", 0, S, "Line 2, column 2: the text ends too early" },
  { "byte-order-mark", "\xEF\xBB\xBF{}", 0, S,
    "Line 1, column 1: the file must not begin with a byte order mark" },
  { "not-utf-8", "[\"\xE9\"]", 0, S, "Line 1, column 3: the text is not UTF-8" },
  { "overlong-utf-8", "[\"\xC0\xAF\"]", 0, S, "not UTF-8" },
  { "surrogate-utf-8", "[\"\xED\xA0\x80\"]", 0, S, "not UTF-8" },
  { "zero-byte", "[\"a\0b\"]", 7, S, "Line 1, column 4: a zero byte is not allowed" },
  { "zero-byte-at-end", "[]\0", 3, S, "a zero byte is not allowed" },
  { "line-comment", "[\n  // why\n 1]", 0, S, "Line 2, column 3: comments are not allowed" },
  { "block-comment", "/* why */ {}", 0, S, "comments are not allowed" },
  { "hash-comment", "{} # why", 0, S, "comments are not allowed" },
  { "comma-at-end-of-array", "[1, 2,]", 0, S, "Line 1, column 7: a value should stand here" },
  { "comma-at-end-of-object", "{\"a\": 1,}", 0, S, "a name in double quotes should stand here" },
  { "comma-alone", "[,]", 0, S, "a value should stand here" },
  { "comma-missing", "[1 2]", 0, S, "“,” or “]” should stand here" },
  { "comma-missing-in-object", "{\"a\": 1 \"b\": 2}", 0, S, "“,” or “}” should stand here" },
  { "colon-missing", "{\"a\" 1}", 0, S, "“:” should stand here" },
  { "wrong-bracket", "[1}", 0, S, "“,” or “]” should stand here" },
  { "unclosed", "{\"a\": [1, 2", 0, S, "the text ends too early" },
  { "unclosed-string", "[\"a", 0, S, "the text ends too early" },
  { "two-values", "{} {}", 0, S, "nothing may follow the value" },
  { "single-quotes", "{'a': 1}", 0, S, "text must stand in double quotes" },
  { "single-quotes-value", "['a']", 0, S, "text must stand in double quotes" },
  { "bare-name", "{a: 1}", 0, S, "a name in double quotes should stand here" },
  { "number-name", "{1: 1}", 0, S, "a name in double quotes should stand here" },
  { "assignment", "var a = 1;", 0, S, "a value should stand here" },
  { "octal", "[012]", 0, S, "a number must be decimal, without leading zeros" },
  { "hexadecimal", "[0x1F]", 0, S, "a number must be decimal, without leading zeros" },
  { "binary", "[0b1]", 0, S, "a number must be decimal, without leading zeros" },
  { "negative-octal", "[-012]", 0, S, "a number must be decimal, without leading zeros" },
  { "plus", "[+1]", 0, S, "a value should stand here" },
  { "minus-alone", "[-]", 0, S, "a digit should stand here" },
  { "point-first", "[.5]", 0, S, "a value should stand here" },
  { "point-last", "[5.]", 0, S, "a digit should stand here" },
  { "exponent-empty", "[1e]", 0, S, "a digit should stand here" },
  { "exponent-sign-alone", "[1e+]", 0, S, "a digit should stand here" },
  { "letters-in-number", "[1a]", 0, S, "“,” or “]” should stand here" },
  { "not-a-number", "[NaN]", 0, S, "a value should stand here" },
  { "infinity", "[Infinity]", 0, S, "a value should stand here" },
  { "negative-infinity", "[-Infinity]", 0, S, "a digit should stand here" },
  { "54-bits", "[9007199254740992]", 0, S,
    "Line 1, column 2: the number is too large to be exact" },
  { "negative-54-bits", "[-9007199254740992]", 0, S, "the number is too large to be exact" },
  { "64-bits", "[18446744073709551616]", 0, S, "the number is too large to be exact" },
  { "54-bits-as-fraction", "[9007199254740992.0]", 0, S, "the number is too large to be exact" },
  { "overflow", "[1e400]", 0, S, "the number is too large to be exact" },
  { "negative-overflow", "[-1e400]", 0, S, "the number is too large to be exact" },
  { "capital-true", "[True]", 0, S, "a value should stand here" },
  { "cut-null", "[nul]", 0, S, "a value should stand here" },
  { "long-true", "[truer]", 0, S, "“,” or “]” should stand here" },
  { "line-break-in-string", "[\"a\nb\"]", 0, S, "control characters" },
  { "tab-in-string", "[\"a\tb\"]", 0, S, "control characters" },
  { "unknown-escape", "[\"\\x41\"]", 0, S, "must be followed by one of" },
  { "escaped-quote", "[\"\\'\"]", 0, S, "must be followed by one of" },
  { "short-unicode", "[\"\\u12\"]", 0, S, "a hexadecimal digit should stand here" },
  { "escaped-zero", "[\"\\u0000\"]", 0, S, "this is not a character that text can hold" },
  { "lone-high-surrogate", "[\"\\ud83d\"]", 0, S, "this is not a character that text can hold" },
  { "lone-low-surrogate", "[\"\\ude00\"]", 0, S, "this is not a character that text can hold" },
  { "two-high-surrogates", "[\"\\ud83d\\ud83d\"]", 0, S,
    "this is not a character that text can hold" },
  { "high-surrogate-and-letter", "[\"\\ud83d\\u0041\"]", 0, S,
    "this is not a character that text can hold" },
  { "duplicate-name", "{\"a\": 1,\n \"a\": 1}", 0, S,
    "Line 2, column 2: the object already has this name" },
  { "duplicate-escaped-name", "{\"a\": 1, \"\\u0061\": 2}", 0, S,
    "the object already has this name" },
  { "duplicate-empty-name", "{\"\": 1, \"\": 2}", 0, S, "the object already has this name" },
  { "duplicate-nested-name", "{\"a\": {\"b\": {}, \"b\": {}}}", 0, S,
    "the object already has this name" },
  { "other-space",
    "[\xC2\xA0"
    "1]",
    0, S, "a value should stand here" },
  { "form-feed", "[\f1]", 0, S, "a value should stand here" },
  { "column-counts-characters", "[\"\xC3\xA9\xE2\x82\xAC\", x]", 0, S, "Line 1, column 8: " },
};

static void
test_bad_text (gconstpointer user_data)
{
  const BadText *bad = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node =
      scr_json_parse (bad->text, bad->length > 0 ? bad->length : -1, &error);

  g_assert_null (node);
  g_assert_error (error, SCR_ERROR, (int) bad->code);
  g_assert_true (g_str_has_prefix (error->message, "Line "));
  if (strstr (error->message, bad->message) == NULL)
    g_error ("“%s” is not in “%s”", bad->message, error->message);
}

/* Texts and how they are printed again on one line. */
static const char *const good_texts[][2] = {
  { "{}", "{}" },
  { "[]", "[]" },
  { " \t\r\n[ ] \n", "[]" },
  { "null", "null" },
  { "true", "true" },
  { "false", "false" },
  { "\"\"", "\"\"" },
  { "0", "0" },
  { "-1", "-1" },
  { "[-0]", "[0]" },
  { "9007199254740991", "9007199254740991" },
  { "-9007199254740991", "-9007199254740991" },
  { "{\"\":{\"\":[]}}", "{\"\":{\"\":[]}}" },
  { "{\"a\":1,\"A\":2}", "{\"a\":1,\"A\":2}" },
  { "[{\"a\":1},{\"a\":1}]", "[{\"a\":1},{\"a\":1}]" },
  { "{\"a\":{\"a\":{\"b\":1}},\"b\":2}", "{\"a\":{\"a\":{\"b\":1}},\"b\":2}" },
  { "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\"\\\\/\\b\\f\\n\\r\\t\"]" },
  { "[\"\\u00e9\\u20AC\\ud83d\\ude00\"]", "[\"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\"]" },
  { "[\"// # ' [ { }\"]", "[\"// # ' [ { }\"]" },
  { "[null,true,false,[[[]]]]", "[null,true,false,[[[]]]]" },
};

static void
test_good_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good_texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = scr_json_parse (good_texts[i][0], -1, &error);
      g_autofree char *printed = NULL;

      g_assert_no_error (error);
      printed = scr_json_print (node, FALSE);
      g_assert_cmpstr (printed, ==, good_texts[i][1]);
    }
}

static void
test_numbers (void)
{
  static const struct
  {
    const char *text;
    double value;
  } numbers[] = {
    { "1.5", 1.5 },
    { "-1.5", -1.5 },
    { "0.25", 0.25 },
    { "-0.0", 0 },
    { "0e0", 0 },
    { "0E+5", 0 },
    { "1e2", 100 },
    { "1E2", 100 },
    { "1e+2", 100 },
    { "1e-2", 0.01 },
    { "12.5e1", 125 },
    { "-12.5E-1", -1.25 },
    { "1e15", 1e15 },
    { "9007199254740991.0", 9007199254740991.0 },
    { "1e-400", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *text = g_strdup_printf ("[%s]", numbers[i].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = scr_json_parse (text, -1, &error);
      g_autofree char *printed = NULL;
      g_autoptr (JsonNode) again = NULL;

      g_assert_no_error (error);
      g_assert_cmpfloat (json_array_get_double_element (json_node_get_array (node), 0), ==,
                         numbers[i].value);

      printed = scr_json_print (node, FALSE);
      again = scr_json_parse (printed, -1, &error);
      g_assert_no_error (error);
      g_assert_true (scr_json_equal (node, again, NULL));
    }
}

/* Numbers must not depend on how the player's language writes them. */
static void
test_numbers_in_other_locales (void)
{
  static const char *const locales[] = { "de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8",
                                         "ar_EG.UTF-8" };
  g_autofree char *old = g_strdup (setlocale (LC_ALL, NULL));
  guint n_found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      if (setlocale (LC_ALL, locales[i]) == NULL)
        continue;
      n_found++;
      test_numbers ();
      test_good_texts ();
    }

  setlocale (LC_ALL, old);
  g_assert_cmpuint (n_found, ==, G_N_ELEMENTS (locales));
}

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = scr_json_parse (text, -1, &error);

  g_assert_no_error (error);
  return node;
}

/* Parses @n times @unit between @before and @after. */
static void
assert_limit (const char *before,
              const char *unit,
              guint n,
              const char *after,
              gboolean is_allowed)
{
  g_autoptr (GString) text = g_string_new (before);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append (text, unit);
  g_string_append (text, after);

  node = scr_json_parse (text->str, (gssize) text->len, &error);
  if (is_allowed)
    g_assert_no_error (error);
  else
    g_assert_error (error, SCR_ERROR, SCR_ERROR_LIMIT);
  g_assert_true ((node != NULL) == is_allowed);
}

static void
test_limits (void)
{
  g_autofree char *closing = g_strnfill (64, ']');
  g_autofree char *braces = g_strnfill (63, '}');
  g_autofree char *objects = g_strconcat ("{}", braces, NULL);

  assert_limit ("", "[", 64, closing, TRUE);
  assert_limit ("", "[", 65, closing, FALSE);
  assert_limit ("", "[", 1000000, "", FALSE);
  assert_limit ("", "{\"a\":", 63, objects, TRUE);
  assert_limit ("", "{\"a\":", 64, objects, FALSE);

  assert_limit ("[0", ",0", SCR_JSON_MAX_VALUES - 2, "]", TRUE);
  assert_limit ("[0", ",0", SCR_JSON_MAX_VALUES - 1, "]", FALSE);

  assert_limit ("\"", "a", SCR_JSON_MAX_STRING, "\"", TRUE);
  assert_limit ("\"", "a", SCR_JSON_MAX_STRING + 1, "\"", FALSE);
  assert_limit ("\"", "\\u20ac", SCR_JSON_MAX_STRING / 3, "\"", TRUE);
  assert_limit ("\"", "\\u20ac", SCR_JSON_MAX_STRING / 3 + 1, "\"", FALSE);
  assert_limit ("{\"", "a", SCR_JSON_MAX_STRING, "\":0}", TRUE);
  assert_limit ("{\"", "a", SCR_JSON_MAX_STRING + 1, "\":0}", FALSE);
  assert_limit ("0.", "1", SCR_JSON_MAX_STRING + 1, "", FALSE);

  assert_limit ("[", " ", SCR_JSON_MAX_LENGTH - 2, "]", TRUE);
  assert_limit ("[", " ", SCR_JSON_MAX_LENGTH - 1, "]", FALSE);
}

static void
test_length_is_heeded (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scr_json_parse ("[1, 23] and more", 7, &error);
  g_autoptr (JsonNode) cut = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (json_array_get_int_element (json_node_get_array (node), 1), ==, 23);

  cut = scr_json_parse ("[1, 23] and more", 6, &error);
  g_assert_null (cut);
  g_assert_error (error, SCR_ERROR, SCR_ERROR_SYNTAX);
}

static void
test_load (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("scriptorium-json-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "a.json", NULL);
  g_autofree char *spaces = g_strnfill (SCR_JSON_MAX_LENGTH + 10, ' ');
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) parent = g_file_new_for_path (folder);
  g_autoptr (JsonNode) node = NULL;

  g_assert_no_error (error);

  g_assert_null (scr_json_load (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);

  g_assert_null (scr_json_load (parent, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_clear_error (&error);

  g_file_set_contents (path, spaces, -1, &error);
  g_assert_no_error (error);
  g_assert_null (scr_json_load (file, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_LIMIT);
  g_clear_error (&error);

  g_file_set_contents (path, "{\"a\": [1]}\n", -1, &error);
  g_assert_no_error (error);
  node = scr_json_load (file, &error);
  g_assert_no_error (error);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_print (void)
{
  g_autoptr (JsonNode) node = parse ("{\"a\": [1, {\"b\": null}], \"c\": \"d\"}");
  g_autofree char *pretty = scr_json_print (node, TRUE);
  g_autofree char *plain = scr_json_print (node, FALSE);

  g_assert_cmpstr (plain, ==, "{\"a\":[1,{\"b\":null}],\"c\":\"d\"}");
  g_assert_true (g_str_has_prefix (pretty, "{\n  \"a\""));
  g_assert_true (g_str_has_suffix (pretty, "\n}\n"));
  g_assert_nonnull (strstr (pretty, "\n    {\n      \"b\""));
}

/* Every character that a string may hold comes back from a printed text. */
static void
test_print_all_characters (void)
{
  for (gunichar c = 1; c < 0x300; c++)
    {
      char text[8] = { 0 };
      g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), NULL);
      g_autofree char *printed = NULL;
      g_autoptr (JsonNode) again = NULL;

      g_unichar_to_utf8 (c, text);
      json_node_set_string (node, text);
      printed = scr_json_print (node, FALSE);
      again = parse (printed);
      g_assert_cmpstr (json_node_get_string (again), ==, text);
    }
}

typedef enum
{
  AS_OBJECT,
  AS_ARRAY,
  AS_STRING,
  AS_INT,
  AS_BOOLEAN,
} As;

static gboolean
get_as (JsonObject *object,
        const char *name,
        As as,
        GError **error)
{
  gboolean truth;
  gint64 number;

  switch (as)
    {
    case AS_OBJECT:
      return scr_json_get_object (object, "$.a", name, error) != NULL;
    case AS_ARRAY:
      return scr_json_get_array (object, "$.a", name, error) != NULL;
    case AS_STRING:
      return scr_json_get_string (object, "$.a", name, error) != NULL;
    case AS_INT:
      return scr_json_get_int (object, "$.a", name, -2, 14, &number, error);
    case AS_BOOLEAN:
      return scr_json_get_boolean (object, "$.a", name, &truth, error);
    default:
      g_assert_not_reached ();
    }
}

static const struct
{
  const char *name;
  As as;
  const char *message;
} getter_cases[] = {
  { "object", AS_OBJECT, NULL },
  { "array", AS_ARRAY, NULL },
  { "string", AS_STRING, NULL },
  { "int", AS_INT, NULL },
  { "low", AS_INT, NULL },
  { "high", AS_INT, NULL },
  { "whole", AS_INT, NULL },
  { "true", AS_BOOLEAN, NULL },
  { "absent", AS_OBJECT, "$.a.absent is missing" },
  { "absent", AS_ARRAY, "$.a.absent is missing" },
  { "absent", AS_STRING, "$.a.absent is missing" },
  { "absent", AS_INT, "$.a.absent is missing" },
  { "absent", AS_BOOLEAN, "$.a.absent is missing" },
  { "array", AS_OBJECT, "$.a.array must be an object" },
  { "null", AS_OBJECT, "$.a.null must be an object" },
  { "object", AS_ARRAY, "$.a.object must be a list" },
  { "int", AS_STRING, "$.a.int must be text" },
  { "null", AS_STRING, "$.a.null must be text" },
  { "array", AS_STRING, "$.a.array must be text" },
  { "string", AS_INT, "$.a.string must be a whole number from -2 to 14" },
  { "true", AS_INT, "$.a.true must be a whole number from -2 to 14" },
  { "too-low", AS_INT, "$.a.too-low must be a whole number from -2 to 14" },
  { "too-high", AS_INT, "$.a.too-high must be a whole number from -2 to 14" },
  { "half", AS_INT, "$.a.half must be a whole number from -2 to 14" },
  { "int", AS_BOOLEAN, "$.a.int must be true or false" },
  { "string", AS_BOOLEAN, "$.a.string must be true or false" },
  { "a b", AS_BOOLEAN, "$.a[\"a b\"] must be true or false" },
};

static void
test_getters (void)
{
  g_autoptr (JsonNode) node = parse (
      "{\"object\": {}, \"array\": [], \"string\": \"1\", \"int\": 7, \"low\": -2, \"high\": 14,"
      " \"whole\": 3.0, \"true\": true, \"null\": null, \"too-low\": -3, \"too-high\": 15,"
      " \"half\": 1.5, \"a b\": 0}");

  for (guint i = 0; i < G_N_ELEMENTS (getter_cases); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean is_right =
          get_as (json_node_get_object (node), getter_cases[i].name, getter_cases[i].as, &error);

      g_assert_true (is_right == (getter_cases[i].message == NULL));
      if (is_right)
        continue;
      g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
      g_assert_cmpstr (error->message, ==, getter_cases[i].message);
    }
}

static void
test_getters_leave_value (void)
{
  g_autoptr (JsonNode) node = parse ("[\"x\", 5, true]");
  JsonArray *array = json_node_get_array (node);
  gint64 number = 99;
  gboolean truth = FALSE;

  g_assert_false (
      scr_json_node_get_int (json_array_get_element (array, 0), "$[0]", 0, 9, &number, NULL));
  g_assert_cmpint (number, ==, 99);
  g_assert_true (
      scr_json_node_get_int (json_array_get_element (array, 1), "$[1]", 5, 5, &number, NULL));
  g_assert_cmpint (number, ==, 5);
  g_assert_true (
      scr_json_node_get_boolean (json_array_get_element (array, 2), "$[2]", &truth, NULL));
  g_assert_true (truth);
}

static void
test_equal (void)
{
  static const char *const cases[][3] = {
    { "{\"a\": 1, \"b\": [true, null]}", "{\"b\": [true, null], \"a\": 1}", NULL },
    { "1", "1.0", NULL },
    { "[100]", "[1e2]", NULL },
    { "\"\\u0061\"", "\"a\"", NULL },
    { "1", "2", "$" },
    { "1", "\"1\"", "$" },
    { "1", "true", "$" },
    { "null", "0", "$" },
    { "{}", "[]", "$" },
    { "null", "{}", "$" },
    { "[1, 2]", "[2, 1]", "$[0]" },
    { "[1]", "[1, 2]", "$[1]" },
    { "[1, 2, 3]", "[1, 2]", "$[2]" },
    { "{\"a\": {\"b\": [0, {\"c\": 1}]}}", "{\"a\": {\"b\": [0, {\"c\": 2}]}}", "$.a.b[1].c" },
    { "{\"a\": 1}", "{}", "$.a" },
    { "{}", "{\"a\": 1}", "$.a" },
    { "{\"a\": 1, \"x y\": 1}", "{\"a\": 1, \"x y\": 2}", "$[\"x y\"]" },
    { "{\"a\": 1}", "{\"b\": 1}", "$.a" },
    { "1.5", "1.25", "$" },
    { "true", "false", "$" },
    { "\"a\"", "\"A\"", "$" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) a = parse (cases[i][0]);
      g_autoptr (JsonNode) b = parse (cases[i][1]);
      g_autofree char *difference = g_strdup ("unset");
      char *stale = difference;
      gboolean is_equal = scr_json_equal (a, b, &difference);

      g_free (stale);
      g_assert_cmpstr (difference, ==, cases[i][2]);
      g_assert_true (is_equal == (cases[i][2] == NULL));
      g_assert_true (scr_json_equal (b, a, NULL) == is_equal);
    }
}

static void
test_copy_unknown (void)
{
  g_autoptr (JsonNode) from =
      parse ("{\"x\": {\"deep\": [1]}, \"a\": 1, \"y\": null, \"z\": \"text\"}");
  g_autoptr (JsonNode) to = parse ("{\"a\": 2, \"b\": 3}");
  g_autofree char *printed = NULL;
  JsonObject *x;

  scr_json_copy_unknown (json_node_get_object (from), json_node_get_object (to));
  printed = scr_json_print (to, FALSE);
  g_assert_cmpstr (printed, ==,
                   "{\"a\":2,\"b\":3,\"x\":{\"deep\":[1]},\"y\":null,\"z\":\"text\"}");

  x = json_object_get_object_member (json_node_get_object (from), "x");
  json_array_add_int_element (json_object_get_array_member (x, "deep"), 2);
  json_object_set_int_member (x, "more", 1);
  g_free (g_steal_pointer (&printed));
  printed = scr_json_print (to, FALSE);
  g_assert_nonnull (strstr (printed, "\"x\":{\"deep\":[1]}"));
}

int
main (int argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (bad_texts); i++)
    {
      g_autofree char *path = g_strconcat ("/json/refuses/", bad_texts[i].name, NULL);

      g_test_add_data_func (path, &bad_texts[i], test_bad_text);
    }
  g_test_add_func ("/json/good-texts", test_good_texts);
  g_test_add_func ("/json/numbers", test_numbers);
  g_test_add_func ("/json/numbers-in-other-locales", test_numbers_in_other_locales);
  g_test_add_func ("/json/limits", test_limits);
  g_test_add_func ("/json/length-is-heeded", test_length_is_heeded);
  g_test_add_func ("/json/load", test_load);
  g_test_add_func ("/json/print", test_print);
  g_test_add_func ("/json/print-all-characters", test_print_all_characters);
  g_test_add_func ("/json/getters", test_getters);
  g_test_add_func ("/json/getters-leave-value", test_getters_leave_value);
  g_test_add_func ("/json/equal", test_equal);
  g_test_add_func ("/json/copy-unknown", test_copy_unknown);

  return g_test_run ();
}
