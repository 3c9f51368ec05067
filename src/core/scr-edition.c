/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-edition.h"

/**
 * ScrEdition:
 *
 * A printed or made-up set of a game's cards and numbers, to choose from.
 */
struct _ScrEdition
{
  GObject parent_instance;

  char *id;
  char *name;
  char *provenance;
  JsonNode *json;
};

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_PROVENANCE,
  PROP_JSON,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrEdition, scr_edition, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_edition_finalize (GObject *object)
{
  ScrEdition *self = SCR_EDITION (object);

  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->provenance, g_free);
  g_clear_pointer (&self->json, json_node_unref);

  G_OBJECT_CLASS (scr_edition_parent_class)->finalize (object);
}

static void
scr_edition_get_property (GObject *object,
                          guint prop_id,
                          GValue *value,
                          GParamSpec *pspec)
{
  ScrEdition *self = SCR_EDITION (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_PROVENANCE:
      g_value_set_string (value, self->provenance);
      break;
    case PROP_JSON:
      g_value_set_boxed (value, self->json);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_edition_set_property (GObject *object,
                          guint prop_id,
                          const GValue *value,
                          GParamSpec *pspec)
{
  ScrEdition *self = SCR_EDITION (object);

  switch (prop_id)
    {
    case PROP_ID:
      self->id = g_value_dup_string (value);
      break;
    case PROP_NAME:
      self->name = g_value_dup_string (value);
      break;
    case PROP_PROVENANCE:
      self->provenance = g_value_dup_string (value);
      break;
    case PROP_JSON:
      self->json = g_value_dup_boxed (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_edition_class_init (ScrEditionClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_edition_finalize;
  object_class->get_property = scr_edition_get_property;
  object_class->set_property = scr_edition_set_property;

  /**
   * ScrEdition:id:
   *
   * Its word in files.
   */
  properties[PROP_ID] =
      g_param_spec_string ("id", NULL, NULL, NULL, flags);
  /**
   * ScrEdition:name:
   *
   * Its name for players.
   */
  properties[PROP_NAME] =
      g_param_spec_string ("name", NULL, NULL, NULL, flags);
  /**
   * ScrEdition:provenance:
   *
   * Whether its numbers are "reconstructed", "printed" or "house".
   */
  properties[PROP_PROVENANCE] =
      g_param_spec_string ("provenance", NULL, NULL, NULL, flags);
  /**
   * ScrEdition:json:
   *
   * The whole of it.
   */
  properties[PROP_JSON] =
      g_param_spec_boxed ("json", NULL, NULL, JSON_TYPE_NODE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_edition_init (ScrEdition *self)
{
}

/**
 * scr_edition_new:
 * @id: its word in files
 * @name: its name for players
 * @provenance: whether its numbers are "reconstructed", "printed" or "house"
 * @json: the whole edition
 *
 * Returns: (transfer full): an edition
 */
ScrEdition *
scr_edition_new (const char *id,
                 const char *name,
                 const char *provenance,
                 JsonNode *json)
{
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (provenance != NULL, NULL);
  g_return_val_if_fail (json != NULL, NULL);

  return g_object_new (SCR_TYPE_EDITION,
                       "id", id,
                       "name", name,
                       "provenance", provenance,
                       "json", json,
                       NULL);
}

/**
 * scr_edition_get_id:
 * @self: an edition
 *
 * Returns: its word in files
 */
const char *
scr_edition_get_id (ScrEdition *self)
{
  g_return_val_if_fail (SCR_IS_EDITION (self), NULL);

  return self->id;
}

/**
 * scr_edition_get_name:
 * @self: an edition
 *
 * Returns: its name for players
 */
const char *
scr_edition_get_name (ScrEdition *self)
{
  g_return_val_if_fail (SCR_IS_EDITION (self), NULL);

  return self->name;
}

/**
 * scr_edition_get_provenance:
 * @self: an edition
 *
 * Returns: whether its numbers are "reconstructed", "printed" or "house"
 */
const char *
scr_edition_get_provenance (ScrEdition *self)
{
  g_return_val_if_fail (SCR_IS_EDITION (self), NULL);

  return self->provenance;
}

/**
 * scr_edition_get_json:
 * @self: an edition
 *
 * Returns: (transfer none): the whole of it
 */
JsonNode *
scr_edition_get_json (ScrEdition *self)
{
  g_return_val_if_fail (SCR_IS_EDITION (self), NULL);

  return self->json;
}
