/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-viewer.h"

/**
 * ScrViewer:
 *
 * Who looks at the screen. One person alone looks always as the own seat; when the game is
 * over, and where only programs play, everything is open. Several people see what everyone
 * may see, until it is the turn of one who may see more: that seat is awaited, and looks
 * only once it has said that it is there alone (scr_viewer_admit()), until another's
 * turn. At a mirrored table everyone sees the screen, and nobody is awaited.
 */
struct _ScrViewer
{
  GObject parent_instance;

  ScrMatch *match;
  int seat;
  guint awaited;
  guint admitted;
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_AWAITED,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrViewer, scr_viewer, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static gboolean
is_person (ScrViewer *self,
           guint seat)
{
  return !g_str_has_prefix (scr_match_get_seat_player (self->match, seat), "bot:");
}

/* How many people play; @last is one of them. */
static guint
count_people (ScrViewer *self,
              guint *last)
{
  guint n_people = 0;

  *last = 0;
  for (guint i = 1; i <= scr_match_get_n_seats (self->match); i++)
    if (is_person (self, i))
      {
        *last = i;
        n_people++;
      }

  return n_people;
}

static JsonNode *
view_to_json (ScrViewer *self,
              int viewer)
{
  g_autoptr (ScrState) view = scr_match_view (self->match, viewer);

  return scr_state_to_json (view);
}

/* Whether @seat may see now what not everyone may. */
static gboolean
has_secret (ScrViewer *self,
            guint seat)
{
  g_autoptr (JsonNode) own = view_to_json (self, (int) seat);
  g_autoptr (JsonNode) public = view_to_json (self, SCR_VIEWER_PUBLIC);

  return !json_node_equal (own, public);
}

static void
set_seat (ScrViewer *self,
          int seat)
{
  if (self->seat == seat)
    return;

  self->seat = seat;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
}

static void
set_awaited (ScrViewer *self,
             guint awaited)
{
  if (self->awaited == awaited)
    return;

  self->awaited = awaited;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AWAITED]);
}

/* Which person the state wants at the screen: who is due, or who was there last. */
static guint
find_due (ScrViewer *self)
{
  int turn = scr_state_get_turn (scr_match_get_state (self->match));

  return turn > 0 && is_person (self, (guint) turn) ? (guint) turn : self->admitted;
}

static void
update_between_people (ScrViewer *self)
{
  guint due = find_due (self);
  gboolean is_secret = due > 0 && has_secret (self, due);

  if (due != self->admitted || !is_secret)
    self->admitted = 0;
  set_seat (self, self->admitted > 0 ? (int) self->admitted : SCR_VIEWER_PUBLIC);
  set_awaited (self, is_secret && self->admitted == 0 ? due : 0);
}

static void
settle (ScrViewer *self,
        int seat)
{
  self->admitted = 0;
  set_seat (self, seat);
  set_awaited (self, 0);
}

static void
scr_viewer_dispose (GObject *object)
{
  g_clear_object (&SCR_VIEWER (object)->match);

  G_OBJECT_CLASS (scr_viewer_parent_class)->dispose (object);
}

static void
scr_viewer_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_int (value, SCR_VIEWER (object)->seat);
      break;
    case PROP_AWAITED:
      g_value_set_uint (value, SCR_VIEWER (object)->awaited);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_viewer_class_init (ScrViewerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = scr_viewer_dispose;
  object_class->get_property = scr_viewer_get_property;

  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, SCR_VIEWER_ALL, G_MAXINT,
                                            SCR_VIEWER_PUBLIC, flags);
  properties[PROP_AWAITED] = g_param_spec_uint ("awaited", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_viewer_init (ScrViewer *self)
{
}

/**
 * scr_viewer_new:
 * @match: a match
 *
 * Says who looks at @match as it is now; scr_viewer_update() is to be called when the match has
 * changed, before anything shows it.
 */
ScrViewer *
scr_viewer_new (ScrMatch *match)
{
  ScrViewer *self = g_object_new (SCR_TYPE_VIEWER, NULL);

  self->match = g_object_ref (match);
  scr_viewer_update (self);

  return self;
}

/* Who looks: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL. */
int
scr_viewer_get_seat (ScrViewer *self)
{
  g_return_val_if_fail (SCR_IS_VIEWER (self), SCR_VIEWER_PUBLIC);

  return self->seat;
}

/* The seat that is to come to the screen alone before the table is shown, or 0. */
guint
scr_viewer_get_awaited (ScrViewer *self)
{
  g_return_val_if_fail (SCR_IS_VIEWER (self), 0);

  return self->awaited;
}

/* The match has changed. */
void
scr_viewer_update (ScrViewer *self)
{
  guint last;
  guint n_people;

  g_return_if_fail (SCR_IS_VIEWER (self));

  g_object_freeze_notify (G_OBJECT (self));
  n_people = count_people (self, &last);
  if (n_people == 0 || scr_state_get_turn (scr_match_get_state (self->match)) == SCR_TURN_NONE)
    settle (self, SCR_VIEWER_ALL);
  else if (n_people == 1)
    settle (self, (int) last);
  else if (scr_match_get_mode (self->match) == SCR_MODE_TABLE)
    settle (self, SCR_VIEWER_PUBLIC);
  else
    update_between_people (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Who is awaited says to be at the screen, alone. */
void
scr_viewer_admit (ScrViewer *self)
{
  g_return_if_fail (SCR_IS_VIEWER (self));

  if (self->awaited == 0)
    return;

  self->admitted = self->awaited;
  scr_viewer_update (self);
}
