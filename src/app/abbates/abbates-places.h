/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"
#include "games/abbates/abbates-event.h"

G_BEGIN_DECLS

/**
 * AbbatesParts:
 *
 * The parts of a table, borrowed: where to look for places.
 */
typedef struct
{
  GtkWidget *table;
  GtkWidget *seats;
  GtkWidget *portraits;
  GtkWidget *abbey;
  GtkWidget *chapter;
  GtkWidget *track;
  GtkWidget *actions;
  GtkWidget *hand;
} AbbatesParts;

/**
 * AbbatesFound:
 * @widget: (nullable): what shows the piece itself there, and nothing else
 * @rect: where that is on the table; else about where a piece of that kind goes
 */
typedef struct
{
  GtkWidget *widget;
  graphene_rect_t rect;
} AbbatesFound;

gboolean abbates_places_find (const AbbatesParts *parts,
                              AbbatesPieceKind piece,
                              guint seat,
                              guint value,
                              AbbatesPlace place,
                              AbbatesFound *found);

G_END_DECLS
