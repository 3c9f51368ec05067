/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-event.h"
#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

/* How the kernel reports. Where nobody listens, @events is NULL and all of this is one
 * comparison. */

static inline void
abbates_report (AbbatesEvents *events,
                AbbatesEvent event)
{
  if (G_LIKELY (events == NULL))
    return;

  g_assert (events->n_events < ABBATES_MAX_EVENTS);
  events->events[events->n_events++] = event;
}

/* A garden card that everyone sees. */
static inline void
abbates_report_card (AbbatesEvents *events,
                     guint seat,
                     AbbatesCard card,
                     AbbatesPlace from,
                     AbbatesPlace to)
{
  abbates_report (events, (AbbatesEvent){ SCR_EVENT_MOVE, ABBATES_PIECE_CARD, card, 0, from, to,
                                          (guint8) seat, 1 });
}

static inline void
abbates_report_abbot_cards (AbbatesEvents *events,
                            guint seat,
                            guint value,
                            guint count,
                            AbbatesPlace from,
                            AbbatesPlace to)
{
  if (count > 0)
    abbates_report (events, (AbbatesEvent){ SCR_EVENT_MOVE, ABBATES_PIECE_ABBOT_CARD,
                                            (guint8) value, 0, from, to, (guint8) seat,
                                            (gint16) count });
}

/* Any other piece, of which there is one. */
static inline void
abbates_report_move (AbbatesEvents *events,
                     guint seat,
                     AbbatesPieceKind piece,
                     guint value,
                     AbbatesPlace from,
                     AbbatesPlace to)
{
  abbates_report (events, (AbbatesEvent){ SCR_EVENT_MOVE, (guint8) piece, (guint8) value, 0, from,
                                          to, (guint8) seat, 1 });
}

static inline void
abbates_report_look (AbbatesEvents *events,
                     guint seat,
                     AbbatesPieceKind piece,
                     guint value,
                     AbbatesPlace place)
{
  abbates_report (events, (AbbatesEvent){ SCR_EVENT_LOOK, (guint8) piece, (guint8) value,
                                          (guint8) seat, place, ABBATES_AT (NOWHERE, 0, 0),
                                          (guint8) seat, 1 });
}

static inline void
abbates_report_shuffle (AbbatesEvents *events,
                        guint count,
                        AbbatesPlace from,
                        AbbatesPlace to)
{
  abbates_report (events, (AbbatesEvent){ SCR_EVENT_SHUFFLE, ABBATES_PIECE_NONE, 0, 0, from, to, 0,
                                          (gint16) count });
}

/* A pawn that goes from one number of the track to another. */
static inline void
abbates_report_track (AbbatesEvents *events,
                      guint seat,
                      AbbatesPieceKind pawn,
                      gint16 before,
                      gint16 after)
{
  if (before != after)
    abbates_report (events, (AbbatesEvent){ SCR_EVENT_STEP, (guint8) pawn, 0, 0,
                                            ABBATES_AT (TRACK, 0, before),
                                            ABBATES_AT (TRACK, 0, after), (guint8) seat,
                                            (gint16) (after - before) });
}

static inline void
abbates_report_earn (AbbatesEvents *events,
                     guint seat,
                     AbbatesPieceKind piece,
                     guint value,
                     guint count,
                     AbbatesPlace to)
{
  abbates_report (events, (AbbatesEvent){ SCR_EVENT_EARN, (guint8) piece, (guint8) value, 0,
                                          ABBATES_AT (NOWHERE, 0, 0), to, (guint8) seat,
                                          (gint16) count });
}

/* What happens nowhere: something begins, ends, is won or passed. */
static inline void
abbates_report_that (AbbatesEvents *events,
                     ScrEventKind kind,
                     AbbatesPieceKind piece,
                     guint value,
                     guint seat,
                     int amount)
{
  abbates_report (events, (AbbatesEvent){ (guint8) kind, (guint8) piece, (guint8) value, 0,
                                          ABBATES_AT (NOWHERE, 0, 0), ABBATES_AT (NOWHERE, 0, 0),
                                          (guint8) seat, (gint16) amount });
}

G_END_DECLS
