/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-edition-form.h"

#include "app/widgets/scr-children.h"
#include "core/scr-game.h"

/**
 * ScrEditionForm:
 *
 * A game's own form for the numbers of an edition; scr_tables_new_edition_form() makes it. What
 * stands in it changes by the action "edition.set", with a place and a value as
 * scr_game_change_edition() takes them; ScrEditionForm::changed tells so.
 */
typedef struct
{
  JsonNode *edition;
} ScrEditionFormPrivate;

enum
{
  PROP_0,
  PROP_EDITION,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScrEditionForm, scr_edition_form, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static ScrEditionFormPrivate *
get_private (ScrEditionForm *self)
{
  return scr_edition_form_get_instance_private (self);
}

static void
set_cb (GtkWidget *widget,
        const char *action,
        GVariant *parameter)
{
  const char *place, *value;

  g_variant_get (parameter, "(&s&s)", &place, &value);
  scr_edition_form_change (SCR_EDITION_FORM (widget), place, value);
}

static void
scr_edition_form_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_EDITION:
      g_value_set_boxed (value, get_private (SCR_EDITION_FORM (object))->edition);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_edition_form_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_EDITION:
      scr_edition_form_set_edition (SCR_EDITION_FORM (object), g_value_get_boxed (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_edition_form_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));
  g_clear_pointer (&get_private (SCR_EDITION_FORM (object))->edition, json_node_unref);

  G_OBJECT_CLASS (scr_edition_form_parent_class)->dispose (object);
}

static void
scr_edition_form_class_init (ScrEditionFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_edition_form_dispose;
  object_class->get_property = scr_edition_form_get_property;
  object_class->set_property = scr_edition_form_set_property;

  properties[PROP_EDITION] =
      g_param_spec_boxed ("edition", NULL, NULL, JSON_TYPE_NODE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "edition.set", "(ss)", set_cb);
}

static void
scr_edition_form_init (ScrEditionForm *self)
{
}

/* The edition as it stands in the form, or NULL. */
JsonNode *
scr_edition_form_get_edition (ScrEditionForm *self)
{
  g_return_val_if_fail (SCR_IS_EDITION_FORM (self), NULL);

  return get_private (self)->edition;
}

/* Shows another edition, an object that is not changed from then on. */
void
scr_edition_form_set_edition (ScrEditionForm *self,
                              JsonNode *edition)
{
  ScrEditionFormPrivate *priv = get_private (self);

  g_return_if_fail (SCR_IS_EDITION_FORM (self));
  g_return_if_fail (edition != NULL && JSON_NODE_HOLDS_OBJECT (edition));

  if (priv->edition == edition)
    return;

  json_node_ref (edition);
  g_clear_pointer (&priv->edition, json_node_unref);
  priv->edition = edition;
  SCR_EDITION_FORM_GET_CLASS (self)->show (self, edition);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EDITION]);
}

/* The game that the edition names; NULL where there is none such. */
static ScrGame *
get_game (ScrEditionForm *self)
{
  JsonNode *edition = get_private (self)->edition;
  JsonNode *game = edition != NULL
                       ? json_object_get_member (json_node_get_object (edition), "game")
                       : NULL;

  return game != NULL && json_node_get_value_type (game) == G_TYPE_STRING
             ? scr_game_lookup (json_node_get_string (game))
             : NULL;
}

/**
 * scr_edition_form_change:
 * @self: a form
 * @place: what to change, as scr_game_change_edition() names it
 * @value: what is to stand there
 *
 * Changes the edition in the form, and tells so. What the file has no room for stays as it is.
 */
void
scr_edition_form_change (ScrEditionForm *self,
                         const char *place,
                         const char *value)
{
  ScrGame *game;
  g_autoptr (JsonNode) changed = NULL;

  g_return_if_fail (SCR_IS_EDITION_FORM (self));

  game = get_game (self);
  if (game != NULL)
    changed = scr_game_change_edition (game, get_private (self)->edition, place, value, NULL);
  if (changed == NULL)
    {
      SCR_EDITION_FORM_GET_CLASS (self)->show (self, get_private (self)->edition);
      return;
    }

  scr_edition_form_set_edition (self, changed);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Whether there is a place for it, which is in sight then and has the focus. */
gboolean
scr_edition_form_show_fault (ScrEditionForm *self,
                             const char *fault)
{
  g_return_val_if_fail (SCR_IS_EDITION_FORM (self), FALSE);

  return SCR_EDITION_FORM_GET_CLASS (self)->show_fault (self, fault);
}
