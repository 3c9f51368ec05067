/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-change-private.h"

/**
 * ScrChange:
 *
 * What is done to one entry of a match: the base of all that corrects its past. Never changes.
 */

enum
{
  PROP_0,
  PROP_KIND,
  PROP_NUMBER,
  PROP_MOVE,
  N_PROPS,
};

G_DEFINE_ABSTRACT_TYPE (ScrChange, scr_change, G_TYPE_OBJECT)

/* clang-format off */
G_DEFINE_ENUM_TYPE (ScrAmendmentKind, scr_amendment_kind,
                    G_DEFINE_ENUM_VALUE (SCR_AMENDMENT_CHANGE, "change"),
                    G_DEFINE_ENUM_VALUE (SCR_AMENDMENT_INSERT, "insert"),
                    G_DEFINE_ENUM_VALUE (SCR_AMENDMENT_DELETE, "delete"))
/* clang-format on */

static GParamSpec *properties[N_PROPS];

static void
scr_change_finalize (GObject *object)
{
  ScrChange *self = SCR_CHANGE (object);

  g_clear_pointer (&self->move, g_free);

  G_OBJECT_CLASS (scr_change_parent_class)->finalize (object);
}

static void
scr_change_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  ScrChange *self = SCR_CHANGE (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, self->kind);
      break;
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    case PROP_MOVE:
      g_value_set_string (value, self->move);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_change_set_property (GObject *object,
                         guint prop_id,
                         const GValue *value,
                         GParamSpec *pspec)
{
  ScrChange *self = SCR_CHANGE (object);

  switch (prop_id)
    {
    case PROP_KIND:
      self->kind = (ScrAmendmentKind) g_value_get_enum (value);
      break;
    case PROP_NUMBER:
      self->number = g_value_get_uint (value);
      break;
    case PROP_MOVE:
      self->move = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_change_class_init (ScrChangeClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_change_finalize;
  object_class->get_property = scr_change_get_property;
  object_class->set_property = scr_change_set_property;

  /**
   * ScrChange:kind:
   *
   * Whether a move is changed, inserted or deleted.
   */
  properties[PROP_KIND] =
      g_param_spec_enum ("kind", NULL, NULL, SCR_TYPE_AMENDMENT_KIND, SCR_AMENDMENT_CHANGE, flags);
  /**
   * ScrChange:number:
   *
   * The number, from 1, in the match as it was, of the move that is changed or deleted, or before
   * which one is inserted.
   */
  properties[PROP_NUMBER] =
      g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * ScrChange:move:
   *
   * The move that is to stand there; %NULL where one is deleted.
   */
  properties[PROP_MOVE] =
      g_param_spec_string ("move", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_change_init (ScrChange *self)
{
}
