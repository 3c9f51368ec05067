/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-pawns.h"

#include <string.h>

#include "app/widgets/scr-children.h"

/**
 * ScrPawns:
 *
 * Where the pawns of a game stand on the players' real board, as far as they have said so.
 * scr_tables_new_pawns() makes it.
 */
typedef struct
{
  ScrState *state;
  GStrv colours;
  GStrv places;
} ScrPawnsPrivate;

enum
{
  PROP_0,
  PROP_PLACES,
  N_PROPS,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScrPawns, scr_pawns, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static ScrPawnsPrivate *
get_private (ScrPawns *self)
{
  return scr_pawns_get_instance_private (self);
}

static void
scr_pawns_dispose (GObject *object)
{
  ScrPawnsPrivate *priv = get_private (SCR_PAWNS (object));

  scr_unparent_children (GTK_WIDGET (object));
  g_clear_object (&priv->state);
  g_clear_pointer (&priv->colours, g_strfreev);

  G_OBJECT_CLASS (scr_pawns_parent_class)->dispose (object);
}

static void
scr_pawns_finalize (GObject *object)
{
  g_strfreev (get_private (SCR_PAWNS (object))->places);

  G_OBJECT_CLASS (scr_pawns_parent_class)->finalize (object);
}

static void
scr_pawns_get_property (GObject *object,
                        guint prop_id,
                        GValue *value,
                        GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PLACES:
      g_value_set_boxed (value, scr_pawns_get_places (SCR_PAWNS (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_pawns_set_property (GObject *object,
                        guint prop_id,
                        const GValue *value,
                        GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PLACES:
      scr_pawns_set_places (SCR_PAWNS (object), g_value_get_boxed (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_pawns_class_init (ScrPawnsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_pawns_dispose;
  object_class->finalize = scr_pawns_finalize;
  object_class->get_property = scr_pawns_get_property;
  object_class->set_property = scr_pawns_set_property;

  /**
   * ScrPawns:places:
   *
   * Where the pawns stand, in the words of scr_check_new_for_match(), as "general=19"; a pawn that
   * is not told of may stand anywhere.
   */
  properties[PROP_PLACES] =
      g_param_spec_boxed ("places", NULL, NULL, G_TYPE_STRV,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_pawns_init (ScrPawns *self)
{
  get_private (self)->places = g_new0 (char *, 1);
}

static void
update (ScrPawns *self)
{
  if (get_private (self)->state != NULL)
    SCR_PAWNS_GET_CLASS (self)->update (self);
}

/* The match as it was told; NULL before scr_pawns_show(). */
ScrState *
scr_pawns_get_state (ScrPawns *self)
{
  g_return_val_if_fail (SCR_IS_PAWNS (self), NULL);

  return get_private (self)->state;
}

/* The colours of the seats, from seat 1. */
const char *const *
scr_pawns_get_colours (ScrPawns *self)
{
  g_return_val_if_fail (SCR_IS_PAWNS (self), NULL);

  return (const char *const *) get_private (self)->colours;
}

/**
 * scr_pawns_show:
 * @self: pawns
 * @state: a match as it was told
 * @colours: (array zero-terminated=1): the colours of its seats
 *
 * Shows the pawns of a match. What the players have said of them stays.
 */
void
scr_pawns_show (ScrPawns *self,
                ScrState *state,
                const char *const *colours)
{
  ScrPawnsPrivate *priv = get_private (self);

  g_return_if_fail (SCR_IS_PAWNS (self));
  g_return_if_fail (SCR_IS_STATE (state));

  g_set_object (&priv->state, state);
  if (priv->colours == NULL ||
      !g_strv_equal ((const char *const *) priv->colours, colours))
    {
      g_strfreev (priv->colours);
      priv->colours = g_strdupv ((GStrv) colours);
    }
  update (self);
}

const char *const *
scr_pawns_get_places (ScrPawns *self)
{
  g_return_val_if_fail (SCR_IS_PAWNS (self), NULL);

  return (const char *const *) get_private (self)->places;
}

void
scr_pawns_set_places (ScrPawns *self,
                      const char *const *places)
{
  ScrPawnsPrivate *priv = get_private (self);
  const char *const none[] = { NULL };
  GStrv before;

  g_return_if_fail (SCR_IS_PAWNS (self));

  if (places == NULL)
    places = none;
  if (g_strv_equal ((const char *const *) priv->places, places))
    return;

  before = priv->places;
  priv->places = g_strdupv ((GStrv) places);
  g_strfreev (before);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACES]);
}

/* Whether @word, as "general=19", tells of the pawn of that name. */
static gboolean
tells_of (const char *word,
          const char *name)
{
  gsize length = strlen (name);

  return strncmp (word, name, length) == 0 && word[length] == '=';
}

/**
 * scr_pawns_get_place:
 * @self: pawns
 * @name: a pawn's name, as "general" or "1"
 *
 * Returns: where it stands on the real board, or -1 where nobody has said so
 */
int
scr_pawns_get_place (ScrPawns *self,
                     const char *name)
{
  ScrPawnsPrivate *priv = get_private (self);

  g_return_val_if_fail (SCR_IS_PAWNS (self), -1);

  for (guint i = 0; priv->places[i] != NULL; i++)
    if (tells_of (priv->places[i], name))
      return atoi (strchr (priv->places[i], '=') + 1);

  return -1;
}

/**
 * scr_pawns_put:
 * @self: pawns
 * @name: a pawn's name, as "general" or "1"
 * @place: where it stands on the real board, from 0; -1 for nobody knows
 */
void
scr_pawns_put (ScrPawns *self,
               const char *name,
               int place)
{
  ScrPawnsPrivate *priv = get_private (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) places = NULL;
  g_autofree char *word = NULL;

  g_return_if_fail (SCR_IS_PAWNS (self));

  for (guint i = 0; priv->places[i] != NULL; i++)
    if (!tells_of (priv->places[i], name))
      g_strv_builder_add (builder, priv->places[i]);
  word = g_strdup_printf ("%s=%d", name, place);
  if (place >= 0)
    g_strv_builder_add (builder, word);
  places = g_strv_builder_end (builder);

  if (place != scr_pawns_get_place (self, name))
    scr_pawns_set_places (self, (const char *const *) places);
}

/* Where each pawn that nobody has told of yet should stand, where that is known. */
static GStrv
list_rest (ScrPawns *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) counted = SCR_PAWNS_GET_CLASS (self)->list_counted (self);

  for (guint i = 0; counted[i] != NULL; i++)
    {
      g_autofree char *name = g_strndup (counted[i], strcspn (counted[i], "="));

      if (scr_pawns_get_place (self, name) < 0)
        g_strv_builder_add (builder, counted[i]);
    }

  return g_strv_builder_end (builder);
}

/* Whether there is a pawn that scr_pawns_put_rest() would put somewhere. */
gboolean
scr_pawns_has_rest (ScrPawns *self)
{
  g_auto (GStrv) rest = NULL;

  g_return_val_if_fail (SCR_IS_PAWNS (self), FALSE);

  rest = list_rest (self);
  return rest[0] != NULL;
}

/* Puts each pawn that nobody has told of yet where it should stand, where that is known. */
void
scr_pawns_put_rest (ScrPawns *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) rest = NULL;
  g_auto (GStrv) places = NULL;

  g_return_if_fail (SCR_IS_PAWNS (self));

  rest = list_rest (self);
  g_strv_builder_addv (builder, (const char **) get_private (self)->places);
  g_strv_builder_addv (builder, (const char **) rest);
  places = g_strv_builder_end (builder);
  scr_pawns_set_places (self, (const char *const *) places);
}

/* The same pawns as rows with numbers, to be placed beside the track or below. */
GtkWidget *
scr_pawns_get_rows (ScrPawns *self)
{
  g_return_val_if_fail (SCR_IS_PAWNS (self), NULL);

  return SCR_PAWNS_GET_CLASS (self)->get_rows (self);
}

/**
 * scr_pawns_new_causes:
 * @self: pawns
 * @name: a pawn's name
 *
 * Returns: (transfer floating) (nullable): what its place comes from, to be said anew; %NULL where
 *   the game has nothing of the kind
 */
ScrCauses *
scr_pawns_new_causes (ScrPawns *self,
                      const char *name)
{
  g_return_val_if_fail (SCR_IS_PAWNS (self), NULL);

  return SCR_PAWNS_GET_CLASS (self)->new_causes != NULL
             ? SCR_PAWNS_GET_CLASS (self)->new_causes (self, name)
             : NULL;
}
