/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-presets.h"

#include <glib/gi18n.h>

#include "app/scr-choices.h"
#include "core/scr-json.h"

/**
 * ScrPreset:
 *
 * Rules for a new match under a name: one that comes with the program, or one that the
 * players keep in the settings, as {"game": …, "name": …, "choices": {…}}.
 */
struct _ScrPreset
{
  GObject parent_instance;

  char *name;
  gboolean is_shipped;
  JsonObject *choices;
};

G_DEFINE_FINAL_TYPE (ScrPreset, scr_preset, G_TYPE_OBJECT)

/* What comes with the program for one game; every game has “As in the rulebook”. */
static const struct
{
  const char *game;
  const char *name;
  const char *choices;
} shipped[] = {
  { "abbates", N_ ("First game"), "{\"palms\":false}" },
  { "abbates", N_ ("A gentle evening"),
    "{\"palms\":false,\"variants\":{\"no-arcade\":true,\"no-ora\":true}}" },
};

static void
scr_preset_finalize (GObject *object)
{
  ScrPreset *self = SCR_PRESET (object);

  g_free (self->name);
  g_clear_pointer (&self->choices, json_object_unref);

  G_OBJECT_CLASS (scr_preset_parent_class)->finalize (object);
}

static void
scr_preset_class_init (ScrPresetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_preset_finalize;
}

static void
scr_preset_init (ScrPreset *self)
{
}

static void
append (GListStore *store,
        const char *name,
        gboolean is_shipped,
        JsonObject *choices)
{
  g_autoptr (ScrPreset) preset = g_object_new (SCR_TYPE_PRESET, NULL);

  preset->name = g_strdup (name);
  preset->is_shipped = is_shipped;
  preset->choices = json_object_ref (choices);
  g_list_store_append (store, preset);
}

static void
append_shipped (GListStore *store,
                const char *game)
{
  g_autoptr (JsonObject) fallbacks = json_object_new ();

  append (store, _ ("As in the rulebook"), TRUE, fallbacks);
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    if (g_str_equal (shipped[i].game, game))
      {
        g_autoptr (JsonObject) choices = scr_choices_parse (shipped[i].choices);

        append (store, _ (shipped[i].name), TRUE, choices);
      }
}

/* All that is kept, as far as it can be read. */
static JsonArray *
read_kept (GSettings *settings)
{
  g_autofree char *text = settings != NULL ? g_settings_get_string (settings, "presets") : NULL;
  g_autoptr (JsonNode) node =
      text != NULL && *text != '\0' ? scr_json_parse (text, -1, NULL) : NULL;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return json_array_new ();

  return json_array_ref (json_node_get_array (node));
}

static void
write_kept (GSettings *settings,
            JsonArray *kept)
{
  g_autoptr (JsonNode) node = json_node_init_array (json_node_alloc (), kept);
  g_autofree char *text = json_array_get_length (kept) > 0 ? scr_json_print (node, FALSE) : NULL;

  g_settings_set_string (settings, "presets", text != NULL ? text : "");
}

/* The preset of @game at @i, or NULL where there is none that can be read. */
static JsonObject *
get_kept (JsonArray *kept,
          guint i,
          const char *game)
{
  JsonNode *node = json_array_get_element (kept, i);
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

  if (object == NULL ||
      g_strcmp0 (scr_choices_get_string (object, "game"), game) != 0 ||
      scr_choices_get_string (object, "name") == NULL ||
      scr_choices_get_object (object, "choices") == NULL)
    return NULL;

  return object;
}

/* Where the preset of that name is kept, or -1. */
static int
find_kept (JsonArray *kept,
           const char *game,
           const char *name)
{
  for (guint i = 0; i < json_array_get_length (kept); i++)
    {
      JsonObject *object = get_kept (kept, i, game);

      if (object != NULL && g_str_equal (scr_choices_get_string (object, "name"), name))
        return (int) i;
    }

  return -1;
}

const char *
scr_preset_get_name (ScrPreset *self)
{
  return self->name;
}

/* Whether it comes with the program, and so stays as it is. */
gboolean
scr_preset_is_shipped (ScrPreset *self)
{
  return self->is_shipped;
}

/* What it chooses; what is not there is as the rulebook has it. */
JsonObject *
scr_preset_get_choices (ScrPreset *self)
{
  return self->choices;
}

/**
 * scr_presets_list:
 * @settings: (nullable): the program's settings
 * @game: a game's id
 *
 * Returns: (transfer full): a list model of the #ScrPreset of that game, those that come
 *   with the program first
 */
GListModel *
scr_presets_list (GSettings *settings,
                  const char *game)
{
  GListStore *store = g_list_store_new (SCR_TYPE_PRESET);
  g_autoptr (JsonArray) kept = read_kept (settings);

  append_shipped (store, game);
  for (guint i = 0; i < json_array_get_length (kept); i++)
    {
      JsonObject *object = get_kept (kept, i, game);

      if (object != NULL)
        append (store, scr_choices_get_string (object, "name"), FALSE,
                scr_choices_get_object (object, "choices"));
    }

  return G_LIST_MODEL (store);
}

/* The preset of that name, or NULL. */
ScrPreset *
scr_presets_find (GListModel *presets,
                  const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (presets); i++)
    {
      g_autoptr (ScrPreset) preset = g_list_model_get_item (presets, i);

      if (g_str_equal (preset->name, name))
        return g_steal_pointer (&preset);
    }

  return NULL;
}

/* Keeps @choices under that name, in place of what had it. */
void
scr_presets_save (GSettings *settings,
                  const char *game,
                  const char *name,
                  JsonObject *choices)
{
  g_autoptr (JsonArray) kept = read_kept (settings);
  int place = find_kept (kept, game, name);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "game", game);
  json_object_set_string_member (object, "name", name);
  json_object_set_object_member (object, "choices", json_object_ref (choices));
  if (place >= 0)
    json_array_remove_element (kept, (guint) place);
  json_array_add_object_element (kept, object);
  write_kept (settings, kept);
}

/**
 * scr_presets_rename:
 * @settings: the program's settings
 * @game: a game's id
 * @name: the name of a preset that the players keep
 * @new_name: another name
 *
 * Returns: whether @name is now called @new_name; %FALSE, with nothing changed, if there is no
 *   such preset or another one has that name
 */
gboolean
scr_presets_rename (GSettings *settings,
                    const char *game,
                    const char *name,
                    const char *new_name)
{
  g_autoptr (JsonArray) kept = read_kept (settings);
  int place = find_kept (kept, game, name);

  if (place < 0)
    return FALSE;
  if (g_str_equal (name, new_name))
    return TRUE;
  if (find_kept (kept, game, new_name) >= 0)
    return FALSE;

  json_object_set_string_member (get_kept (kept, (guint) place, game), "name", new_name);
  write_kept (settings, kept);
  return TRUE;
}

void
scr_presets_remove (GSettings *settings,
                    const char *game,
                    const char *name)
{
  g_autoptr (JsonArray) kept = read_kept (settings);
  int place = find_kept (kept, game, name);

  if (place < 0)
    return;

  json_array_remove_element (kept, (guint) place);
  write_kept (settings, kept);
}
