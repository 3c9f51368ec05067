/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Who looks at a state, where it is no seat. */
#define SCR_VIEWER_ALL (-1)
#define SCR_VIEWER_PUBLIC 0

/**
 * ScrEventKind:
 * @SCR_EVENT_MOVE: a piece goes from one place to another
 * @SCR_EVENT_LOOK: a seat looks at a piece, which stays where it is
 * @SCR_EVENT_STEP: a pawn goes forth by an amount, or back by one below 0
 * @SCR_EVENT_EARN: a seat gets an amount of something, or loses one below 0
 * @SCR_EVENT_WIN: a seat wins what the piece names
 * @SCR_EVENT_PASS: a seat has to let pass what the piece names
 * @SCR_EVENT_SHUFFLE: a pile is made anew, of an amount of pieces
 * @SCR_EVENT_BEGIN: what the piece names begins
 * @SCR_EVENT_END: what the piece names ends
 *
 * What can come of a move. What is a piece, and what a place, the game says, in words
 * that are never translated.
 */
typedef enum
{
  SCR_EVENT_MOVE,
  SCR_EVENT_LOOK,
  SCR_EVENT_STEP,
  SCR_EVENT_EARN,
  SCR_EVENT_WIN,
  SCR_EVENT_PASS,
  SCR_EVENT_SHUFFLE,
  SCR_EVENT_BEGIN,
  SCR_EVENT_END,
} ScrEventKind;

#define SCR_TYPE_EVENT_KIND (scr_event_kind_get_type ())
GType scr_event_kind_get_type (void);

#define SCR_TYPE_EVENT (scr_event_get_type ())
G_DECLARE_FINAL_TYPE (ScrEvent, scr_event, SCR, EVENT, GObject)

ScrEvent *scr_event_new (ScrEventKind kind,
                         const char *piece,
                         const char *from,
                         const char *to,
                         guint seat,
                         int amount) G_GNUC_WARN_UNUSED_RESULT;

ScrEventKind scr_event_get_kind (ScrEvent *self);
const char *scr_event_get_piece (ScrEvent *self);
const char *scr_event_get_from (ScrEvent *self);
const char *scr_event_get_to (ScrEvent *self);
guint scr_event_get_seat (ScrEvent *self);
int scr_event_get_amount (ScrEvent *self);

G_END_DECLS
