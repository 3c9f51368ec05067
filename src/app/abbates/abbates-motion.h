/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* No more things than these move at a time. */
#define ABBATES_MAX_GHOSTS 12

#define ABBATES_TYPE_MOTION (abbates_motion_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMotion, abbates_motion, ABBATES, MOTION, GtkWidget)

/**
 * AbbatesGhost:
 * @widget: (transfer floating): what is seen to move
 * @back: (transfer floating) (nullable): what is seen of it until it is turned up half way
 * @under: (transfer floating) (nullable): what is seen at @target until it arrives
 * @target: (nullable): what shows it in its new place, unseen until it arrives
 * @start: where it is at first
 * @goal: where it comes to lie, if there is no @target
 * @n_hops: in how many equal steps a pawn goes; 0 for what is carried
 * @appears: when it is seen first, in seconds
 * @begins: when it starts to move
 * @ends: when it has arrived
 */
typedef struct
{
  GtkWidget *widget;
  GtkWidget *back;
  GtkWidget *under;
  GtkWidget *target;
  graphene_rect_t start;
  graphene_rect_t goal;
  guint n_hops;
  double appears;
  double begins;
  double ends;
} AbbatesGhost;

gboolean abbates_motion_is_wanted (AbbatesMotion *self);
void abbates_motion_add (AbbatesMotion *self,
                         const AbbatesGhost *ghost);
void abbates_motion_begin (AbbatesMotion *self);
void abbates_motion_end (AbbatesMotion *self);
guint abbates_motion_get_n_ghosts (AbbatesMotion *self);
double abbates_motion_get_length (AbbatesMotion *self);

G_END_DECLS
