/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-mission-card.h"

#include "games/abbates/abbates-objects-private.h"

/**
 * AbbatesMissionCard:
 *
 * The mission of a seat, in one state: areas of its portrait. Never changes.
 */
struct _AbbatesMissionCard
{
  GObject parent_instance;

  char *id;
  guint palms;
  GListModel *areas;
};

enum
{
  PROP_0,
  PROP_ID,
  PROP_PALMS,
  PROP_AREAS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesMissionCard, abbates_mission_card, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_mission_card_get_property (GObject *object,
                                   guint prop_id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  AbbatesMissionCard *self = ABBATES_MISSION_CARD (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, abbates_mission_card_get_id (self));
      break;
    case PROP_PALMS:
      g_value_set_uint (value, abbates_mission_card_get_palms (self));
      break;
    case PROP_AREAS:
      g_value_set_object (value, abbates_mission_card_get_areas (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_mission_card_finalize (GObject *object)
{
  AbbatesMissionCard *self = ABBATES_MISSION_CARD (object);

  g_clear_pointer (&self->id, g_free);
  g_clear_object (&self->areas);

  G_OBJECT_CLASS (abbates_mission_card_parent_class)->finalize (object);
}

static void
abbates_mission_card_class_init (AbbatesMissionCardClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = abbates_mission_card_finalize;
  object_class->get_property = abbates_mission_card_get_property;

  /**
   * AbbatesMissionCard:id: (getter get_id)
   *
   * The word of the mission in notation and in the edition, “m07”.
   */
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);

  /**
   * AbbatesMissionCard:palms: (getter get_palms)
   *
   * Its palm branches, from 1 to 3.
   */
  properties[PROP_PALMS] = g_param_spec_uint ("palms", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesMissionCard:areas: (getter get_areas)
   *
   * A list model of #AbbatesMissionArea, the purple one first.
   */
  properties[PROP_AREAS] = g_param_spec_object ("areas", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_mission_card_init (AbbatesMissionCard *self)
{
}

/* The squares of @portrait that are in area @number. */
static GListModel *
list_squares (GListModel *portrait,
              guint number)
{
  g_autoptr (GPtrArray) squares = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (portrait); i++)
    {
      g_autoptr (AbbatesSquare) square = g_list_model_get_item (portrait, i);

      if (abbates_square_get_area (square) == number)
        g_ptr_array_add (squares, g_steal_pointer (&square));
    }

  return abbates_new_list (ABBATES_TYPE_SQUARE, g_steal_pointer (&squares));
}

/**
 * abbates_mission_card_new: (skip)
 * @mission: what it is
 * @portrait: a list model of #AbbatesSquare, the portrait of the seat that has it
 *
 * Returns: (transfer full): a mission
 */
AbbatesMissionCard *
abbates_mission_card_new (const AbbatesMission *mission,
                          GListModel *portrait)
{
  AbbatesMissionCard *self = g_object_new (ABBATES_TYPE_MISSION_CARD, NULL);
  g_autoptr (GPtrArray) areas = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint number = 1; number <= mission->n_areas; number++)
    g_ptr_array_add (areas, abbates_mission_area_new (number, list_squares (portrait, number)));
  self->id = g_strdup (mission->id);
  self->palms = mission->palms;
  self->areas = abbates_new_list (ABBATES_TYPE_MISSION_AREA, g_steal_pointer (&areas));

  return self;
}

/**
 * abbates_mission_card_get_id:
 * @self: a mission
 *
 * Returns: (transfer none): the word of the mission in notation and in the edition, “m07”
 */
const char *
abbates_mission_card_get_id (AbbatesMissionCard *self)
{
  g_return_val_if_fail (ABBATES_IS_MISSION_CARD (self), NULL);

  return self->id;
}

/**
 * abbates_mission_card_get_palms:
 * @self: a mission
 *
 * Returns: its palm branches, from 1 to 3
 */
guint
abbates_mission_card_get_palms (AbbatesMissionCard *self)
{
  g_return_val_if_fail (ABBATES_IS_MISSION_CARD (self), 0);

  return self->palms;
}

/**
 * abbates_mission_card_get_areas:
 * @self: a mission
 *
 * Returns: (transfer none): a list model of #AbbatesMissionArea, the purple one first
 */
GListModel *
abbates_mission_card_get_areas (AbbatesMissionCard *self)
{
  g_return_val_if_fail (ABBATES_IS_MISSION_CARD (self), NULL);

  return self->areas;
}
