/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-motion.h"

#include <adwaita.h>

#include "app/scr-settings.h"

/* How high a pawn hops, in pixels. */
#define HOP 7.0
/* How wide a card of height 1 is at most. */
#define CARD_RATIO 1.15f
/* A window that nobody sees may draw no frames; the game goes on after this, in seconds. */
#define DEADLINE 3

/**
 * AbbatesMotion:
 *
 * What moves above the table from one state to the next. It covers the table, but
 * cannot be pointed at, focused or heard: what has happened, the table below says.
 * The signal "laid-out" comes when the new state lies in its place and what is to move
 * can be added, "ended" when all has arrived or nothing is to move any more.
 */
struct _AbbatesMotion
{
  GtkWidget parent_instance;

  GSettings *settings;
  AdwAnimation *animation;
  GdkFrameClock *clock;
  gulong layout;
  guint deadline;
  GArray *ghosts;
  int width;
  int height;
  gboolean is_running;
};

enum
{
  LAID_OUT,
  ENDED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesMotion, abbates_motion, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
get_center (const graphene_rect_t *rect,
            double *x,
            double *y)
{
  *x = rect->origin.x + rect->size.width / 2;
  *y = rect->origin.y + rect->size.height / 2;
}

/* How far a ghost is on its way, 0 to 1, and how high above it. */
static double
get_progress (const AbbatesGhost *ghost,
              double time,
              double *height)
{
  double share = CLAMP ((time - ghost->begins) / (ghost->ends - ghost->begins), 0, 1);
  double hop;

  *height = 0;
  if (ghost->n_hops == 0)
    return adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, share);

  share *= ghost->n_hops;
  hop = share - (guint) share;
  *height = HOP * 4 * hop * (1 - hop);

  return ((guint) share + adw_easing_ease (ADW_EASE_IN_OUT_SINE, hop)) / ghost->n_hops;
}

/* How much of the size that a card has in @rect fills it; cards are about as wide as high. */
static double
get_size (const graphene_rect_t *rect)
{
  return MIN (rect->size.width / CARD_RATIO, rect->size.height);
}

/* Gives @widget the larger one of its two sizes, so that it is drawn with all that is on it,
 * and shrinks what is seen of it to @size. */
static void
allocate_at (GtkWidget *widget,
             const AbbatesGhost *ghost,
             double x,
             double y,
             double size,
             double turn)
{
  const graphene_rect_t *larger =
      get_size (&ghost->start) > get_size (&ghost->goal) ? &ghost->start : &ghost->goal;
  float scale = (float) (size / get_size (larger));
  GskTransform *transform;
  int width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  width = MAX (width, (int) larger->size.width);
  height = MAX (height, (int) larger->size.height);
  scale *= MIN (larger->size.height / (float) height, 1);

  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  transform = gsk_transform_scale (transform, scale * (float) turn, scale);
  transform = gsk_transform_translate (
      transform, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
  gtk_widget_allocate (widget, width, height, -1, transform);
}

/* What lies still where the ghost goes to. */
static void
allocate_under (GtkWidget *widget,
                const graphene_rect_t *goal)
{
  GskTransform *transform = gsk_transform_translate (NULL, &goal->origin);
  int width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_allocate (widget, MAX (width, (int) goal->size.width),
                       MAX (height, (int) goal->size.height), -1, transform);
}

static void
place_ghost (AbbatesMotion *self,
             AbbatesGhost *ghost,
             double time)
{
  gboolean is_seen = time >= ghost->appears && time < ghost->ends;
  double progress, height, turn, size, x, y, goal_x, goal_y;
  graphene_rect_t bounds;
  gboolean is_back;

  if (ghost->target != NULL &&
      gtk_widget_compute_bounds (ghost->target, GTK_WIDGET (self), &bounds) &&
      bounds.size.height > 0)
    ghost->goal = bounds;
  progress = get_progress (ghost, time, &height);
  turn = ghost->back != NULL ? ABS (1 - 2 * progress) : 1;
  is_back = ghost->back != NULL && progress < 0.5;
  size = get_size (&ghost->start);
  size += (get_size (&ghost->goal) - size) * progress;
  get_center (&ghost->start, &x, &y);
  get_center (&ghost->goal, &goal_x, &goal_y);
  x += (goal_x - x) * progress;
  y += (goal_y - y) * progress - height;

  allocate_at (ghost->widget, ghost, x, y, size, turn);
  gtk_widget_set_child_visible (ghost->widget, is_seen && !is_back);
  if (ghost->back != NULL)
    {
      allocate_at (ghost->back, ghost, x, y, size, turn);
      gtk_widget_set_child_visible (ghost->back, is_seen && is_back);
    }
  if (ghost->under != NULL)
    {
      allocate_under (ghost->under, &ghost->goal);
      gtk_widget_set_child_visible (ghost->under, time < ghost->ends);
    }
  if (ghost->target != NULL && time >= ghost->ends)
    gtk_widget_set_opacity (ghost->target, 1);
}

static double
get_time (AbbatesMotion *self)
{
  return self->animation != NULL ? adw_animation_get_value (self->animation) : 0;
}

static void
abbates_motion_size_allocate (GtkWidget *widget,
                              int width,
                              int height,
                              int baseline)
{
  AbbatesMotion *self = ABBATES_MOTION (widget);
  double time = get_time (self);

  for (guint i = 0; i < self->ghosts->len; i++)
    place_ghost (self, &g_array_index (self->ghosts, AbbatesGhost, i), time);
}

static void
abbates_motion_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
abbates_motion_unmap (GtkWidget *widget)
{
  abbates_motion_end (ABBATES_MOTION (widget));

  GTK_WIDGET_CLASS (abbates_motion_parent_class)->unmap (widget);
}

static void
clear_ghost (gpointer item)
{
  AbbatesGhost *ghost = item;

  if (ghost->target != NULL)
    gtk_widget_set_opacity (ghost->target, 1);
  g_clear_object (&ghost->target);
  g_clear_pointer (&ghost->under, gtk_widget_unparent);
  g_clear_pointer (&ghost->back, gtk_widget_unparent);
  g_clear_pointer (&ghost->widget, gtk_widget_unparent);
}

static void
abbates_motion_dispose (GObject *object)
{
  AbbatesMotion *self = ABBATES_MOTION (object);

  abbates_motion_end (self);
  g_clear_object (&self->animation);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (abbates_motion_parent_class)->dispose (object);
}

static void
abbates_motion_finalize (GObject *object)
{
  g_array_unref (ABBATES_MOTION (object)->ghosts);

  G_OBJECT_CLASS (abbates_motion_parent_class)->finalize (object);
}

static void
abbates_motion_class_init (AbbatesMotionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = abbates_motion_dispose;
  object_class->finalize = abbates_motion_finalize;
  widget_class->measure = abbates_motion_measure;
  widget_class->size_allocate = abbates_motion_size_allocate;
  widget_class->unmap = abbates_motion_unmap;

  signals[LAID_OUT] = g_signal_new ("laid-out", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "motion");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
abbates_motion_init (AbbatesMotion *self)
{
  self->settings = scr_settings_new ();
  self->ghosts = g_array_new (FALSE, FALSE, sizeof (AbbatesGhost));
  g_array_set_clear_func (self->ghosts, clear_ghost);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* Whether anything is to move at all: the desktop and the player may both say no. */
gboolean
abbates_motion_is_wanted (AbbatesMotion *self)
{
  g_return_val_if_fail (ABBATES_IS_MOTION (self), FALSE);

  return gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         adw_get_enable_animations (GTK_WIDGET (self)) &&
         (self->settings == NULL || g_settings_get_boolean (self->settings, "motion"));
}

/**
 * abbates_motion_add:
 * @self: a motion that is laid out and does not run
 * @ghost: what is to move, and when; its widgets are taken
 */
void
abbates_motion_add (AbbatesMotion *self,
                    const AbbatesGhost *ghost)
{
  g_return_if_fail (ABBATES_IS_MOTION (self));
  g_return_if_fail (GTK_IS_WIDGET (ghost->widget));
  g_return_if_fail (ghost->ends > ghost->begins);

  g_array_append_val (self->ghosts, *ghost);
  if (ghost->target != NULL)
    gtk_widget_set_opacity (g_object_ref (ghost->target), 0);
  /* What lies still is below all that moves. */
  if (ghost->under != NULL)
    gtk_widget_insert_after (ghost->under, GTK_WIDGET (self), NULL);
  gtk_widget_set_parent (ghost->widget, GTK_WIDGET (self));
  if (ghost->back != NULL)
    gtk_widget_set_parent (ghost->back, GTK_WIDGET (self));
}

/* A window that gets another size is not what the ways were measured in. */
static void
tick_cb (double value,
         gpointer user_data)
{
  AbbatesMotion *self = user_data;

  if (self->is_running && (gtk_widget_get_width (GTK_WIDGET (self)) != self->width ||
                           gtk_widget_get_height (GTK_WIDGET (self)) != self->height))
    abbates_motion_end (self);
  else
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
run (AbbatesMotion *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double length = abbates_motion_get_length (self);
  AdwAnimationTarget *target = adw_callback_animation_target_new (tick_cb, self, NULL);

  self->width = gtk_widget_get_width (widget);
  self->height = gtk_widget_get_height (widget);
  g_clear_object (&self->animation);
  self->animation = adw_timed_animation_new (widget, 0, length, (guint) (length * 1000), target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (abbates_motion_end), self,
                           G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
  gtk_widget_queue_allocate (widget);
}

static void
layout_cb (AbbatesMotion *self)
{
  g_clear_signal_handler (&self->layout, self->clock);
  g_signal_emit (self, signals[LAID_OUT], 0);
  if (!self->is_running)
    return;

  if (self->ghosts->len > 0)
    run (self);
  else
    abbates_motion_end (self);
}

static gboolean
deadline_cb (gpointer user_data)
{
  AbbatesMotion *self = user_data;

  self->deadline = 0;
  abbates_motion_end (self);
  return G_SOURCE_REMOVE;
}

/**
 * abbates_motion_begin:
 * @self: a motion, mapped
 *
 * Waits until the state that the table has been given lies in its place, asks by
 * "laid-out" for what is to move, and moves it. The table is not drawn before that.
 */
void
abbates_motion_begin (AbbatesMotion *self)
{
  g_return_if_fail (ABBATES_IS_MOTION (self));
  g_return_if_fail (gtk_widget_get_mapped (GTK_WIDGET (self)));
  g_return_if_fail (!self->is_running);

  self->is_running = TRUE;
  g_set_object (&self->clock, gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  self->layout = g_signal_connect_data (self->clock, "layout", G_CALLBACK (layout_cb), self, NULL,
                                        G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  self->deadline = g_timeout_add_seconds (DEADLINE, deadline_cb, self);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

/**
 * abbates_motion_end:
 * @self: a motion
 *
 * Shows everything where it lies, at once. Does nothing where nothing moves.
 */
void
abbates_motion_end (AbbatesMotion *self)
{
  g_return_if_fail (ABBATES_IS_MOTION (self));

  if (!self->is_running)
    return;

  self->is_running = FALSE;
  g_clear_handle_id (&self->deadline, g_source_remove);
  if (self->clock != NULL)
    g_clear_signal_handler (&self->layout, self->clock);
  g_clear_object (&self->clock);
  /* It may be the animation that calls, so it goes later. */
  if (self->animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->animation, self);
      adw_animation_pause (self->animation);
    }
  g_array_set_size (self->ghosts, 0);
  g_signal_emit (self, signals[ENDED], 0);
}

guint
abbates_motion_get_n_ghosts (AbbatesMotion *self)
{
  g_return_val_if_fail (ABBATES_IS_MOTION (self), 0);

  return self->ghosts->len;
}

/* How long it takes until all has arrived, in seconds. */
double
abbates_motion_get_length (AbbatesMotion *self)
{
  double length = 0;

  g_return_val_if_fail (ABBATES_IS_MOTION (self), 0);

  for (guint i = 0; i < self->ghosts->len; i++)
    length = MAX (length, g_array_index (self->ghosts, AbbatesGhost, i).ends);

  return length;
}
