/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-report.h"

G_BEGIN_DECLS

/* The standing after a stage of the game: after @n_moves moves. */
typedef struct
{
  guint n_moves;
  char *title;
  char *part;
  GListModel *rows;
} ScrReportPoint;

/* What a decision changed: from the state before entry @entry to the one after @n_moves moves,
 * and by how much the winner's lead grew. */
typedef struct
{
  guint entry;
  guint n_moves;
  int swing;
} ScrReportTurn;

struct _ScrReport
{
  GObject parent_instance;

  ScrMatch *match;
  ScrState *state;
  int viewer;
  guint n_moves;
  gboolean is_final;
  GStrv columns;
  GArray *winners;
  GPtrArray *points;
  GArray *turns;
};

void scr_report_find_turns (ScrReport *self);

G_END_DECLS
