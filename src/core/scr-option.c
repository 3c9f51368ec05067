/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-option.h"

/**
 * ScrOption:
 *
 * Something that can be chosen for a new match. A game describes its options
 * as data, so that the dialog and the command line need not know the game.
 */
struct _ScrOption
{
  GObject parent_instance;

  ScrOptionKind kind;
  char *group;
  char *id;
  char *title;
  char *description;
  GStrv choices;
  GStrv choice_titles;
  char *fallback;
  char *unless;
  char *unless_reason;
};

enum
{
  PROP_0,
  PROP_KIND,
  PROP_GROUP,
  PROP_ID,
  PROP_TITLE,
  PROP_DESCRIPTION,
  PROP_CHOICES,
  PROP_CHOICE_TITLES,
  PROP_FALLBACK,
  PROP_UNLESS,
  PROP_UNLESS_REASON,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrOption, scr_option, G_TYPE_OBJECT)

/* clang-format off */
G_DEFINE_ENUM_TYPE (ScrOptionKind, scr_option_kind,
                    G_DEFINE_ENUM_VALUE (SCR_OPTION_SWITCH, "switch"),
                    G_DEFINE_ENUM_VALUE (SCR_OPTION_CHOICE, "choice"),
                    G_DEFINE_ENUM_VALUE (SCR_OPTION_ORDER, "order"))
/* clang-format on */

static GParamSpec *properties[N_PROPS];

static void
scr_option_finalize (GObject *object)
{
  ScrOption *self = SCR_OPTION (object);

  g_clear_pointer (&self->group, g_free);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->description, g_free);
  g_clear_pointer (&self->choices, g_strfreev);
  g_clear_pointer (&self->choice_titles, g_strfreev);
  g_clear_pointer (&self->fallback, g_free);
  g_clear_pointer (&self->unless, g_free);
  g_clear_pointer (&self->unless_reason, g_free);

  G_OBJECT_CLASS (scr_option_parent_class)->finalize (object);
}

static void
scr_option_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  ScrOption *self = SCR_OPTION (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, self->kind);
      break;
    case PROP_GROUP:
      g_value_set_string (value, self->group);
      break;
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    case PROP_CHOICES:
      g_value_set_boxed (value, self->choices);
      break;
    case PROP_CHOICE_TITLES:
      g_value_set_boxed (value, self->choice_titles);
      break;
    case PROP_FALLBACK:
      g_value_set_string (value, self->fallback);
      break;
    case PROP_UNLESS:
      g_value_set_string (value, self->unless);
      break;
    case PROP_UNLESS_REASON:
      g_value_set_string (value, self->unless_reason);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_option_set_property (GObject *object,
                         guint prop_id,
                         const GValue *value,
                         GParamSpec *pspec)
{
  ScrOption *self = SCR_OPTION (object);

  switch (prop_id)
    {
    case PROP_KIND:
      self->kind = (ScrOptionKind) g_value_get_enum (value);
      break;
    case PROP_GROUP:
      self->group = g_value_dup_string (value);
      break;
    case PROP_ID:
      self->id = g_value_dup_string (value);
      break;
    case PROP_TITLE:
      self->title = g_value_dup_string (value);
      break;
    case PROP_DESCRIPTION:
      self->description = g_value_dup_string (value);
      break;
    case PROP_CHOICES:
      self->choices = g_value_dup_boxed (value);
      break;
    case PROP_CHOICE_TITLES:
      self->choice_titles = g_value_dup_boxed (value);
      break;
    case PROP_FALLBACK:
      self->fallback = g_value_dup_string (value);
      break;
    case PROP_UNLESS:
      self->unless = g_value_dup_string (value);
      break;
    case PROP_UNLESS_REASON:
      self->unless_reason = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_option_class_init (ScrOptionClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_option_finalize;
  object_class->get_property = scr_option_get_property;
  object_class->set_property = scr_option_set_property;

  /**
   * ScrOption:kind:
   *
   * What can be chosen.
   */
  properties[PROP_KIND] =
      g_param_spec_enum ("kind", NULL, NULL, SCR_TYPE_OPTION_KIND, SCR_OPTION_SWITCH, flags);
  /**
   * ScrOption:group:
   *
   * The object of the set-up that holds it; %NULL for the set-up itself.
   */
  properties[PROP_GROUP] =
      g_param_spec_string ("group", NULL, NULL, NULL, flags);
  /**
   * ScrOption:id:
   *
   * Its key there.
   */
  properties[PROP_ID] =
      g_param_spec_string ("id", NULL, NULL, NULL, flags);
  /**
   * ScrOption:title:
   *
   * Its translated name.
   */
  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, NULL, flags);
  /**
   * ScrOption:description:
   *
   * A translated sentence that says what it does, or %NULL.
   */
  properties[PROP_DESCRIPTION] =
      g_param_spec_string ("description", NULL, NULL, NULL, flags);
  /**
   * ScrOption:choices:
   *
   * What can be chosen, or ordered, in files.
   */
  properties[PROP_CHOICES] =
      g_param_spec_boxed ("choices", NULL, NULL, G_TYPE_STRV, flags);
  /**
   * ScrOption:choice-titles:
   *
   * The translated name of each choice.
   */
  properties[PROP_CHOICE_TITLES] =
      g_param_spec_boxed ("choice-titles", NULL, NULL, G_TYPE_STRV, flags);
  /**
   * ScrOption:fallback:
   *
   * What holds when nothing is chosen; an order is joined by commas.
   */
  properties[PROP_FALLBACK] =
      g_param_spec_string ("fallback", NULL, NULL, NULL, flags);
  /**
   * ScrOption:unless:
   *
   * The id of another option, “=” and one of its values, while which this one does
   * not matter; %NULL where it always does. “solo” counts as an option.
   */
  properties[PROP_UNLESS] =
      g_param_spec_string ("unless", NULL, NULL, NULL, flags);
  /**
   * ScrOption:unless-reason:
   *
   * A translated sentence that says why it does not matter then, or %NULL.
   */
  properties[PROP_UNLESS_REASON] =
      g_param_spec_string ("unless-reason", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_option_init (ScrOption *self)
{
}

/**
 * scr_option_new_switch:
 * @group: (nullable): the object of the set-up that holds it, or %NULL for the
 *   set-up itself
 * @id: its key there
 * @title: its translated name
 * @description: (nullable): a translated sentence that says what it does
 * @fallback: what holds when nothing is chosen
 *
 * Returns: (transfer full): an option that is true or false
 */
ScrOption *
scr_option_new_switch (const char *group,
                       const char *id,
                       const char *title,
                       const char *description,
                       gboolean fallback)
{
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  return g_object_new (SCR_TYPE_OPTION,
                       "kind", SCR_OPTION_SWITCH,
                       "group", group,
                       "id", id,
                       "title", title,
                       "description", description,
                       "fallback", fallback ? "true" : "false",
                       NULL);
}

/**
 * scr_option_new_choice:
 * @kind: SCR_OPTION_CHOICE or SCR_OPTION_ORDER
 * @group: (nullable): the object of the set-up that holds it, or %NULL for the
 *   set-up itself
 * @id: its key there
 * @title: its translated name
 * @description: (nullable): a translated sentence that says what it does
 * @choices: (array zero-terminated=1): what can be chosen, or ordered, in files
 * @choice_titles: (array zero-terminated=1): the translated name of each
 * @fallback: what holds when nothing is chosen; an order is joined by commas
 *
 * Returns: (transfer full): an option with choices
 */
ScrOption *
scr_option_new_choice (ScrOptionKind kind,
                       const char *group,
                       const char *id,
                       const char *title,
                       const char *description,
                       const char *const *choices,
                       const char *const *choice_titles,
                       const char *fallback)
{
  g_return_val_if_fail (kind == SCR_OPTION_CHOICE || kind == SCR_OPTION_ORDER, NULL);
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (choices != NULL && choice_titles != NULL, NULL);
  g_return_val_if_fail (g_strv_length ((char **) choices) ==
                            g_strv_length ((char **) choice_titles),
                        NULL);

  return g_object_new (SCR_TYPE_OPTION,
                       "kind", kind,
                       "group", group,
                       "id", id,
                       "title", title,
                       "description", description,
                       "choices", choices,
                       "choice-titles", choice_titles,
                       "fallback", fallback,
                       NULL);
}

/**
 * scr_option_get_kind:
 * @self: an option
 *
 * Returns: what sort of choice it is
 */
ScrOptionKind
scr_option_get_kind (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), SCR_OPTION_SWITCH);

  return self->kind;
}

/**
 * scr_option_get_group:
 * @self: an option
 *
 * Returns: (nullable): the object of the set-up that holds it, or %NULL for the
 *   set-up itself
 */
const char *
scr_option_get_group (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return self->group;
}

/**
 * scr_option_get_id:
 * @self: an option
 *
 * Returns: its key in the set-up
 */
const char *
scr_option_get_id (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return self->id;
}

/**
 * scr_option_get_title:
 * @self: an option
 *
 * Returns: its translated name
 */
const char *
scr_option_get_title (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return self->title;
}

/**
 * scr_option_get_description:
 * @self: an option
 *
 * Returns: (nullable): a translated sentence that says what it does
 */
const char *
scr_option_get_description (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return self->description;
}

/**
 * scr_option_get_choices:
 * @self: an option
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): what can be
 *   chosen, as files say it; %NULL for a switch
 */
const char *const *
scr_option_get_choices (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return (const char *const *) self->choices;
}

/**
 * scr_option_get_choice_titles:
 * @self: an option
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): the translated
 *   name of each choice; %NULL for a switch
 */
const char *const *
scr_option_get_choice_titles (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return (const char *const *) self->choice_titles;
}

/**
 * scr_option_get_fallback:
 * @self: an option
 *
 * Returns: what holds when nothing is chosen: "true" or "false" for a switch,
 *   one choice, or all of them in order, joined by commas
 */
const char *
scr_option_get_fallback (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return self->fallback;
}

/**
 * scr_option_get_unless:
 * @self: an option
 *
 * Returns: (nullable): the id of another option, “=” and its value, while which this
 *   one does not matter
 */
const char *
scr_option_get_unless (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return self->unless;
}

/**
 * scr_option_get_unless_reason:
 * @self: an option
 *
 * Returns: (nullable): a translated sentence that says why it does not matter then
 */
const char *
scr_option_get_unless_reason (ScrOption *self)
{
  g_return_val_if_fail (SCR_IS_OPTION (self), NULL);

  return self->unless_reason;
}
