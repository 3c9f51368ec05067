/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-json.h"

/* What the driver of the rule cases does with JSON: merge patches that reach into arrays, the sums
 * of a state of Abbates, comparing a part with a whole, lists of texts, and the bases that cases
 * start from. For test-abbates-cases.c alone. */

static JsonNode *
copy_deep (JsonNode *node)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = scr_json_print (node, FALSE);
  JsonNode *copy = scr_json_parse (text, -1, &error);

  g_assert_no_error (error);
  return copy;
}

static JsonNode *
node_of_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_set_object (node, object);
  return node;
}

static JsonNode *patch_node (JsonNode *target,
                             JsonNode *patch,
                             gboolean null_removes);

/* Elements are named by their number from 1; the number after the last appends. */
static JsonNode *
patch_array (JsonArray *target,
             JsonObject *patch,
             gboolean null_removes)
{
  guint length = json_array_get_length (target);
  JsonNode *result = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();
  guint n_used = 0;

  for (guint i = 0; i <= length; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i + 1);
      JsonNode *old = i < length ? json_array_get_element (target, i) : NULL;

      if (json_object_has_member (patch, name))
        {
          json_array_add_element (array, patch_node (old, json_object_get_member (patch, name),
                                                     null_removes));
          n_used++;
        }
      else if (old != NULL)
        {
          json_array_add_element (array, json_node_copy (old));
        }
    }

  g_assert_cmpuint (n_used, ==, json_object_get_size (patch));
  json_node_take_array (result, array);
  return result;
}

/* A merge patch (RFC 7396) that also reaches into arrays; in states null is a value. */
static JsonNode *
patch_node (JsonNode *target,
            JsonNode *patch,
            gboolean null_removes)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  if (!JSON_NODE_HOLDS_OBJECT (patch))
    return json_node_copy (patch);
  if (target != NULL && JSON_NODE_HOLDS_ARRAY (target))
    return patch_array (json_node_get_array (target), json_node_get_object (patch), null_removes);

  if (target != NULL && JSON_NODE_HOLDS_OBJECT (target))
    {
      json_object_iter_init (&iter, json_node_get_object (target));
      while (json_object_iter_next (&iter, &name, &value))
        json_object_set_member (object, name, json_node_copy (value));
    }
  json_object_iter_init (&iter, json_node_get_object (patch));
  while (json_object_iter_next (&iter, &name, &value))
    {
      if (null_removes && JSON_NODE_HOLDS_NULL (value))
        json_object_remove_member (object, name);
      else
        json_object_set_member (object, name,
                                patch_node (json_object_get_member (object, name), value,
                                            null_removes));
    }

  return node_of_object (object);
}

static gint64
sum_ints (JsonObject *object)
{
  gint64 sum = 0;
  JsonObjectIter iter;
  JsonNode *value;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, NULL, &value))
    sum += json_node_get_int (value);

  return sum;
}

/* Whether a card of @cards, a card or an array of cards, is not recorded. */
static gboolean
has_unrecorded (JsonNode *cards)
{
  if (JSON_NODE_HOLDS_ARRAY (cards))
    {
      JsonArray *array = json_node_get_array (cards);

      for (guint i = 0; i < json_array_get_length (array); i++)
        if (has_unrecorded (json_array_get_element (array, i)))
          return TRUE;
      return FALSE;
    }

  return g_strcmp0 (json_node_get_string (cards), "?") == 0;
}

/* How many cards lie in @cards, a card or an array of cards; adds up the beans of those that are
 * recorded. */
static guint
count_cards (JsonNode *cards,
             gint64 *beans)
{
  guint n = 0;

  if (JSON_NODE_HOLDS_NULL (cards))
    return 0;
  if (JSON_NODE_HOLDS_ARRAY (cards))
    {
      JsonArray *array = json_node_get_array (cards);

      for (guint i = 0; i < json_array_get_length (array); i++)
        n += count_cards (json_array_get_element (array, i), beans);
      return n;
    }

  if (beans != NULL && !has_unrecorded (cards))
    *beans += g_ascii_strtoll (strchr (json_node_get_string (cards), '-') + 1, NULL, 10);
  return 1;
}

static gint64
sum_chapter (JsonObject *edition,
             JsonArray *chapter)
{
  JsonArray *beans = json_object_get_array_member (edition, "abbot-beans");
  gint64 sum = 0;

  for (guint i = 0; i < json_array_get_length (chapter); i++)
    {
      JsonObject *card = json_array_get_object_element (chapter, i);
      gint64 value = json_object_get_int_member (card, "value");

      sum += value == 14 ? json_object_get_int_member (edition, "benedict-beans")
                         : json_array_get_int_element (beans, (guint) value - 1);
    }

  return sum;
}

static void
set_sum (JsonObject *object,
         const char *name,
         gint64 sum)
{
  if (!json_object_has_member (object, name))
    json_object_set_int_member (object, name, sum);
}

static void
set_null (JsonObject *object,
          const char *name)
{
  if (!json_object_has_member (object, name))
    json_object_set_null_member (object, name);
}

/* Sets, where they are absent, the numbers that follow from the rest of a state. */
static void
set_sums (JsonObject *edition,
          JsonObject *state)
{
  JsonObject *garden = json_object_get_object_member (edition, "garden");
  const char *const places[] = { "garden", "refill", "discard", "drawn" };
  JsonArray *seats = json_object_get_array_member (state, "seats");
  gint64 general = sum_chapter (edition, json_object_get_array_member (state, "chapter"));
  guint n_cards = count_cards (json_object_get_member (state, "points_card"), &general);
  gint64 pile = 0;
  JsonObjectIter iter;
  JsonNode *beans;

  if (n_cards < 4 && n_cards > 0)
    general = 0;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    n_cards += count_cards (json_object_get_member (state, places[i]), NULL);
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);
      gint64 track = 0;

      n_cards += count_cards (json_object_get_member (seat, "portrait"), &track);
      n_cards += count_cards (json_object_get_member (seat, "covered"), NULL);
      n_cards += count_cards (json_object_get_member (seat, "secret"), NULL);
      if (has_unrecorded (json_object_get_member (seat, "portrait")))
        set_null (seat, "track");
      else
        set_sum (seat, "track", track);
    }
  if (!json_object_get_null_member (state, "henricus"))
    {
      JsonObject *henricus = json_object_get_object_member (state, "henricus");
      gint64 track = 0;

      n_cards += count_cards (json_object_get_member (henricus, "cards"), &track);
      set_sum (henricus, "track", track);
    }

  json_object_iter_init (&iter, garden);
  while (json_object_iter_next (&iter, NULL, &beans))
    pile += sum_ints (json_node_get_object (beans));
  set_sum (state, "general", general);
  set_sum (state, "pile", pile - n_cards);
}

static void
remove_sums (JsonObject *state)
{
  JsonArray *seats = json_object_get_array_member (state, "seats");

  json_object_remove_member (state, "general");
  json_object_remove_member (state, "pile");
  for (guint i = 0; i < json_array_get_length (seats); i++)
    json_object_remove_member (json_array_get_object_element (seats, i), "track");
  if (!json_object_get_null_member (state, "henricus"))
    json_object_remove_member (json_object_get_object_member (state, "henricus"), "track");
}

static JsonNode *
get_numbered (JsonArray *array,
              const char *number)
{
  guint64 index = g_ascii_strtoull (number, NULL, 10) - 1;

  return index < json_array_get_length (array) ? json_array_get_element (array, (guint) index)
                                               : NULL;
}

/* Whether all that @expected says holds of @actual; tells in @fault where not. */
static gboolean
matches (JsonNode *expected,
         JsonNode *actual,
         const char *path,
         char **fault)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  if (!JSON_NODE_HOLDS_OBJECT (expected) || JSON_NODE_HOLDS_NULL (actual))
    {
      g_autofree char *wanted = scr_json_print (expected, FALSE);
      g_autofree char *got = scr_json_print (actual, FALSE);

      if (scr_json_equal (expected, actual, NULL))
        return TRUE;
      *fault = g_strdup_printf ("%s: expected %s, got %s", path, wanted, got);
      return FALSE;
    }

  json_object_iter_init (&iter, json_node_get_object (expected));
  while (json_object_iter_next (&iter, &name, &value))
    {
      g_autofree char *below = g_strconcat (path, ".", name, NULL);
      JsonNode *found = NULL;

      if (JSON_NODE_HOLDS_OBJECT (actual))
        found = json_object_get_member (json_node_get_object (actual), name);
      else if (JSON_NODE_HOLDS_ARRAY (actual))
        found = get_numbered (json_node_get_array (actual), name);
      if (found == NULL)
        *fault = g_strdup_printf ("%s: there is none", below);
      if (found == NULL || !matches (value, found, below, fault))
        return FALSE;
    }

  return TRUE;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_sorted (GStrv texts)
{
  g_auto (GStrv) sorted = g_strdupv (texts);

  qsort (sorted, g_strv_length (sorted), sizeof (char *), compare_texts);
  return g_strjoinv (", ", sorted);
}

static GStrv
texts_of (JsonArray *array)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < json_array_get_length (array); i++)
    g_strv_builder_add (builder, json_array_get_string_element (array, i));

  return g_strv_builder_end (builder);
}

static void
check_keys (JsonObject *object,
            const char *const *known,
            const char *where)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name))
      g_error ("%s: unknown key “%s”", where, name);
}

/* The part @key ("setup" or "state") of the base @name, with what it is built on; NULL for none. */
static JsonNode *
resolve_base (JsonObject *bases,
              const char *name,
              const char *key)
{
  static const char *const keys[] = { "from", "setup", "state", NULL };
  JsonObject *base;
  g_autoptr (JsonNode) below = NULL;

  if (!json_object_has_member (bases, name))
    g_error ("there is no base “%s”", name);
  base = json_object_get_object_member (bases, name);
  check_keys (base, keys, name);

  if (json_object_has_member (base, "from"))
    below = resolve_base (bases, json_object_get_string_member (base, "from"), key);
  if (!json_object_has_member (base, key))
    return g_steal_pointer (&below);

  return patch_node (below, json_object_get_member (base, key), g_str_equal (key, "setup"));
}
