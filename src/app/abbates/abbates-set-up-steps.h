/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

/**
 * AbbatesSetUpThing:
 *
 * What is laid or done on a real table before the first phase, in the order in which it is told.
 */
typedef enum
{
  ABBATES_SET_UP_BOARD,
  ABBATES_SET_UP_SHUFFLE_ARCADE,
  ABBATES_SET_UP_ARCADE,
  ABBATES_SET_UP_CORNERS,
  ABBATES_SET_UP_HANDS,
  ABBATES_SET_UP_ORA,
  ABBATES_SET_UP_MISSIONS,
  ABBATES_SET_UP_SHUFFLE_GARDEN,
  ABBATES_SET_UP_SECRETS,
  ABBATES_SET_UP_STARTER,
  ABBATES_SET_UP_PILES,
  ABBATES_SET_UP_HENRICUS,
  ABBATES_SET_UP_POINTS,
  ABBATES_SET_UP_GENERAL,
  ABBATES_SET_UP_ABBOTS,
  ABBATES_SET_UP_GARDEN,
  ABBATES_SET_UP_REFILL,
  ABBATES_N_SET_UP,
} AbbatesSetUpThing;

/**
 * AbbatesSetUpStep:
 * @thing: what it is about
 * @n_parts: how much of it is told, 0 for what no move tells
 * @n_told: how much of that has been told
 * @is_done: whether all of it has been told, or was taken as done
 */
typedef struct
{
  AbbatesSetUpThing thing;
  guint n_parts;
  guint n_told;
  gboolean is_done;
} AbbatesSetUpStep;

gboolean abbates_set_up_is_told (const AbbatesPosition *position);
guint abbates_set_up_list (const AbbatesPosition *position,
                           const AbbatesRules *rules,
                           guint done,
                           AbbatesSetUpStep *steps);
guint abbates_set_up_find_due (const AbbatesSetUpStep *steps,
                               guint n_steps);
guint abbates_set_up_find_last (const AbbatesSetUpStep *steps,
                                guint n_steps);
const char *abbates_set_up_get_title (const AbbatesRules *rules,
                                      AbbatesSetUpThing thing);
char *abbates_set_up_dup_task (const AbbatesRules *rules,
                               AbbatesSetUpThing thing) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_set_up_explain (const AbbatesView *view,
                              AbbatesSetUpThing thing) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
