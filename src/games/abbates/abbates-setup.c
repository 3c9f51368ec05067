/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-setup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-edition.h"
#include "games/abbates/abbates-options.h"

/* The "setup" object of a match file (docs/formats.md): checked, with its
 * defaults filled in, and what the kernel makes of it. */

#define MAX_NAME 100

static const char *const colours[] = { "red", "purple", "yellow", "blue", NULL };
static const char *const difficulties[] = { "novice", "prior", "abbot", NULL };

static int
find_word (const char *const *words,
           const char *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;

  return -1;
}

/* The string @name of @object, or @fallback (nullable) where it lacks one; it
 * must be one of @words. */
static const char *
get_choice (JsonObject *object,
            const char *path,
            const char *name,
            const char *const *words,
            const char *fallback,
            GError **error)
{
  g_autofree char *choices = NULL;
  const char *word;

  if (fallback != NULL && !json_object_has_member (object, name))
    return fallback;
  word = scr_json_get_string (object, path, name, error);
  if (word == NULL || find_word (words, word) >= 0)
    return word;

  choices = g_strjoinv (", ", (char **) words);
  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s.%s must be one of %s"), path, name,
               choices);
  return NULL;
}

/* The boolean @name of @object, or @fallback. */
static gboolean
get_switch (JsonObject *object,
            const char *path,
            const char *name,
            gboolean fallback,
            gboolean *value,
            GError **error)
{
  *value = fallback;

  return !json_object_has_member (object, name) ||
         scr_json_get_boolean (object, path, name, value, error);
}

static gboolean
check_name (const char *name,
            const char *path,
            GError **error)
{
  gboolean valid = *name != '\0' && g_utf8_strlen (name, -1) <= MAX_NAME;

  for (const char *p = name; valid && *p != '\0'; p = g_utf8_next_char (p))
    valid = !g_unichar_iscntrl (g_utf8_get_char (p));
  if (!valid)
    g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
                 _ ("%s.name must be a name of 1 to %d characters on one line"), path, MAX_NAME);

  return valid;
}

/* The first colour that no seat asks for, or the @seat-th where none asks for that. */
static const char *
pick_colour (JsonArray *seats,
             guint seat,
             guint taken)
{
  guint asked = taken;

  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonNode *node = json_array_get_element (seats, i);
      JsonNode *colour = JSON_NODE_HOLDS_OBJECT (node)
                             ? json_object_get_member (json_node_get_object (node), "colour")
                             : NULL;

      if (colour != NULL && json_node_get_value_type (colour) == G_TYPE_STRING &&
          find_word (colours, json_node_get_string (colour)) >= 0)
        asked |= 1u << find_word (colours, json_node_get_string (colour));
    }

  if (((asked >> seat) & 1) == 0)
    return colours[seat];
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if (((asked >> i) & 1) == 0)
      return colours[i];

  return colours[seat];
}

static JsonObject *
normalize_seat (JsonArray *seats,
                guint index,
                guint *taken,
                GError **error)
{
  g_autoptr (JsonObject) result = json_object_new ();
  g_autofree char *path = g_strdup_printf ("$.setup.seats[%u]", index);
  JsonObject *seat = scr_json_node_get_object (json_array_get_element (seats, index), path, error);
  const char *name = seat != NULL ? scr_json_get_string (seat, path, "name", error) : NULL;
  const char *colour, *player;

  if (name == NULL || !check_name (name, path, error))
    return NULL;
  colour = get_choice (seat, path, "colour", colours, pick_colour (seats, index, *taken), error);
  player =
      colour != NULL ? get_choice (seat, path, "player", abbates_players, "human", error) : NULL;
  if (player == NULL)
    return NULL;
  if ((*taken >> find_word (colours, colour)) & 1)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
                   _ ("%s.colour is another seat's already: %s"), path, colour);
      return NULL;
    }

  *taken |= 1u << find_word (colours, colour);
  json_object_set_string_member (result, "name", name);
  json_object_set_string_member (result, "colour", colour);
  json_object_set_string_member (result, "player", player);
  scr_json_copy_unknown (seat, result);

  return g_steal_pointer (&result);
}

static gboolean
normalize_seats (JsonObject *setup,
                 JsonObject *result,
                 guint *n_seats,
                 GError **error)
{
  g_autoptr (JsonArray) array = json_array_new ();
  JsonArray *seats = scr_json_get_array (setup, "$.setup", "seats", error);
  guint taken = 0;

  if (seats == NULL)
    return FALSE;
  *n_seats = json_array_get_length (seats);
  if (*n_seats < 1 || *n_seats > ABBATES_MAX_SEATS)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
                   _ ("$.setup.seats must have 1 to 4 seats, not %u"), *n_seats);
      return FALSE;
    }

  for (guint i = 0; i < *n_seats; i++)
    {
      JsonObject *seat = normalize_seat (seats, i, &taken, error);

      if (seat == NULL)
        return FALSE;
      json_array_add_object_element (array, seat);
    }
  json_object_set_array_member (result, "seats", g_steal_pointer (&array));

  return TRUE;
}

/* An object of the set-up, or an empty one where it lacks it. */
static JsonObject *
ref_object (JsonObject *setup,
            const char *name,
            GError **error)
{
  JsonObject *object;

  if (!json_object_has_member (setup, name))
    return json_object_new ();
  object = scr_json_get_object (setup, "$.setup", name, error);

  return object != NULL ? json_object_ref (object) : NULL;
}

static gboolean
normalize_variants (JsonObject *setup,
                    JsonObject *result,
                    GError **error)
{
  g_autoptr (JsonObject) variants = ref_object (setup, "variants", error);
  g_autoptr (JsonObject) normal = json_object_new ();

  if (variants == NULL)
    return FALSE;
  for (guint i = 0; abbates_variants[i] != NULL; i++)
    {
      gboolean value;

      if (!get_switch (variants, "$.setup.variants", abbates_variants[i], FALSE, &value, error))
        return FALSE;
      json_object_set_boolean_member (normal, abbates_variants[i], value);
    }
  scr_json_copy_unknown (variants, normal);
  json_object_set_object_member (result, "variants", g_steal_pointer (&normal));

  return TRUE;
}

/* "ora-order": the four faces in any order. */
static JsonArray *
normalize_ora_order (JsonObject *options,
                     GError **error)
{
  static const char *const faces[] = { "A", "B", "C", "D", NULL };
  g_autoptr (JsonArray) result = json_array_new ();
  JsonArray *order = NULL;
  guint seen = 0;

  if (json_object_has_member (options, "ora-order"))
    {
      order = scr_json_get_array (options, "$.setup.options", "ora-order", error);
      if (order == NULL)
        return NULL;
    }
  for (guint i = 0; i < 4; i++)
    {
      JsonNode *node = order != NULL && i < json_array_get_length (order)
                           ? json_array_get_element (order, i)
                           : NULL;
      int face = order == NULL ? (int) i : -1;

      if (node != NULL && json_node_get_value_type (node) == G_TYPE_STRING)
        face = find_word (faces, json_node_get_string (node));
      if (face >= 0)
        seen |= 1u << face;
      json_array_add_string_element (result, faces[MAX (face, 0)]);
    }
  if (seen != 15 || (order != NULL && json_array_get_length (order) != 4))
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
                   _ ("$.setup.options.ora-order must be the four faces A, B, C and D in some "
                      "order"));
      return NULL;
    }

  return g_steal_pointer (&result);
}

static gboolean
normalize_options (JsonObject *setup,
                   JsonObject *result,
                   GError **error)
{
  g_autoptr (JsonObject) options = ref_object (setup, "options", error);
  g_autoptr (JsonObject) normal = json_object_new ();
  JsonArray *order = options != NULL ? normalize_ora_order (options, error) : NULL;

  if (order == NULL)
    return FALSE;
  json_object_set_array_member (normal, "ora-order", order);
  for (const AbbatesChoice *choice = abbates_choices; choice->id != NULL; choice++)
    {
      const char *word = get_choice (options, "$.setup.options", choice->id, choice->words,
                                     choice->words[0], error);

      if (word == NULL)
        return FALSE;
      json_object_set_string_member (normal, choice->id, word);
    }
  scr_json_copy_unknown (options, normal);
  json_object_set_object_member (result, "options", g_steal_pointer (&normal));

  return TRUE;
}

static gboolean
refuse_setup (GError **error,
              const char *sentence)
{
  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_SETUP, sentence);

  return FALSE;
}

/* What cannot be combined (*Solo Variant*). */
static gboolean
check_solo (JsonObject *result,
            gboolean solo,
            guint n_seats,
            GError **error)
{
  JsonObject *variants = json_object_get_object_member (result, "variants");

  if (!solo)
    return n_seats >= 2 ||
           refuse_setup (error, _ ("One player alone plays against Henricus: choose the solo game, "
                                   "or add a seat (Solo Variant)"));
  if (n_seats != 1)
    return refuse_setup (error, _ ("Against Henricus there is one player only: take the other "
                                   "seats away (Solo Variant)"));
  if (json_object_get_boolean_member (variants, "no-mission"))
    return refuse_setup (error, _ ("Henricus chooses his pile by your mission, so the solo game "
                                   "cannot go without missions (Solo Variant)"));
  if (json_object_get_boolean_member (variants, "no-points-card"))
    return refuse_setup (error, _ ("Henricus goes by the points card, so the solo game cannot go "
                                   "without it (Solo Variant)"));

  return TRUE;
}

static gboolean
normalize_solo (JsonObject *setup,
                JsonObject *result,
                guint n_seats,
                GError **error)
{
  const char *difficulty;
  gboolean solo;

  if (!get_switch (setup, "$.setup", "solo", FALSE, &solo, error) ||
      !check_solo (result, solo, n_seats, error))
    return FALSE;
  if (!solo)
    return TRUE;

  difficulty = get_choice (setup, "$.setup", "difficulty", difficulties, NULL, error);
  if (difficulty == NULL)
    return FALSE;
  json_object_set_boolean_member (result, "solo", TRUE);
  json_object_set_string_member (result, "difficulty", difficulty);

  return TRUE;
}

/* Unknown keys stay; "solo" and "difficulty" mean nothing with several seats. */
static void
copy_unknown (JsonObject *setup,
              JsonObject *result)
{
  gboolean solo = json_object_has_member (result, "solo");

  scr_json_copy_unknown (setup, result);
  if (!solo)
    {
      json_object_remove_member (result, "solo");
      json_object_remove_member (result, "difficulty");
    }
}

/**
 * abbates_setup_normalize:
 * @setup: the "setup" object of a match file
 * @error: return location for a #ScrError that names the JSON path, or
 *   SCR_ERROR_SETUP for what cannot be combined
 *
 * Returns: (transfer full) (nullable): a set-up with all of its keys, unknown ones kept
 */
JsonNode *
abbates_setup_normalize (JsonNode *setup,
                         GError **error)
{
  g_autoptr (JsonObject) result = json_object_new ();
  JsonObject *object = scr_json_node_get_object (setup, "$.setup", error);
  AbbatesRules rules = { 0 };
  gboolean palms;
  guint n_seats;

  if (object == NULL || scr_json_get_object (object, "$.setup", "edition", error) == NULL ||
      !abbates_edition_read (json_object_get_member (object, "edition"), "$.setup.edition", &rules,
                             NULL, error))
    return NULL;
  json_object_set_member (result, "edition",
                          json_node_copy (json_object_get_member (object, "edition")));
  if (!normalize_seats (object, result, &n_seats, error) ||
      !get_switch (object, "$.setup", "palms", TRUE, &palms, error))
    return NULL;
  json_object_set_boolean_member (result, "palms", palms);
  if (!normalize_variants (object, result, error) || !normalize_options (object, result, error) ||
      !normalize_solo (object, result, n_seats, error))
    return NULL;
  copy_unknown (object, result);

  return json_node_init_object (json_node_alloc (), result);
}

/**
 * abbates_setup_normalize_display:
 * @display: (nullable): the "display" object of a match file
 * @error: return location for a #ScrError
 *
 * Returns: (transfer full) (nullable): it with all of its keys, unknown ones kept
 */
JsonNode *
abbates_setup_normalize_display (JsonNode *display,
                                 GError **error)
{
  g_autoptr (JsonObject) given =
      display != NULL ? json_object_ref (json_node_get_object (display)) : json_object_new ();
  g_autoptr (JsonObject) result = json_object_new ();
  gboolean hide;

  if (!get_switch (given, "$.display", "hide-missions", FALSE, &hide, error))
    return NULL;
  json_object_set_boolean_member (result, "hide-missions", hide);
  scr_json_copy_unknown (given, result);

  return json_node_init_object (json_node_alloc (), result);
}

static gboolean
is_option (JsonObject *options,
           const char *name,
           const char *word)
{
  return strcmp (json_object_get_string_member (options, name), word) == 0;
}

static void
read_rules (JsonObject *setup,
            AbbatesRules *rules)
{
  JsonObject *variants = json_object_get_object_member (setup, "variants");
  JsonObject *options = json_object_get_object_member (setup, "options");
  JsonArray *order = json_object_get_array_member (options, "ora-order");

  rules->n_seats = (guint8) json_array_get_length (json_object_get_array_member (setup, "seats"));
  rules->palms = json_object_get_boolean_member (setup, "palms");
  rules->no_arcade = json_object_get_boolean_member (variants, "no-arcade");
  rules->no_ora = json_object_get_boolean_member (variants, "no-ora");
  rules->no_mission = json_object_get_boolean_member (variants, "no-mission");
  rules->no_points_card = json_object_get_boolean_member (variants, "no-points-card");
  rules->solo_pawn_every_phase = is_option (options, "solo-pawn", "every-phase");
  rules->stuck_sits_out = is_option (options, "stuck", "sit-out");
  rules->areas_any = is_option (options, "areas", "any");
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    rules->ora_order[i] = (guint8) (json_array_get_string_element (order, i)[0] - 'A');

  rules->solo = json_object_has_member (setup, "solo");
  if (rules->solo)
    rules->difficulty =
        (AbbatesDifficulty) (1 + find_word (difficulties,
                                            json_object_get_string_member (setup, "difficulty")));
}

static void
clear_setup (gpointer data)
{
  AbbatesSetup *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->names); i++)
    g_free (self->names[i]);
}

/**
 * abbates_setup_new:
 * @setup: the "setup" object of a match file
 * @error: return location for a #ScrError
 *
 * Returns: (transfer full) (nullable): what the engine makes of it
 */
AbbatesSetup *
abbates_setup_new (JsonNode *setup,
                   GError **error)
{
  g_autoptr (JsonNode) normal = abbates_setup_normalize (setup, error);
  g_autoptr (AbbatesSetup) self = NULL;
  JsonObject *object;
  JsonArray *seats;

  if (normal == NULL)
    return NULL;

  self = g_atomic_rc_box_new0 (AbbatesSetup);
  object = json_node_get_object (normal);
  seats = json_object_get_array_member (object, "seats");
  if (!abbates_edition_read (json_object_get_member (object, "edition"), "$.setup.edition",
                             &self->rules, NULL, error))
    return NULL;
  read_rules (object, &self->rules);
  for (guint i = 0; i < self->rules.n_seats; i++)
    self->names[i] =
        g_strdup (json_object_get_string_member (json_array_get_object_element (seats, i), "name"));
  if (self->rules.solo)
    self->names[ABBATES_HENRICUS - 1] = g_strdup ("Henricus");

  return g_steal_pointer (&self);
}

/**
 * abbates_setup_ref:
 * @self: a set-up
 *
 * Returns: (transfer full): @self, once more; on any thread
 */
AbbatesSetup *
abbates_setup_ref (AbbatesSetup *self)
{
  return g_atomic_rc_box_acquire (self);
}

/**
 * abbates_setup_unref:
 * @self: (transfer full): a set-up
 *
 * Frees @self with the last one; on any thread.
 */
void
abbates_setup_unref (AbbatesSetup *self)
{
  g_atomic_rc_box_release_full (self, clear_setup);
}
