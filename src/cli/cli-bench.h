/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

G_BEGIN_DECLS

/**
 * CliFigures:
 * @moves_per_second: on the kernel
 * @games_per_second: on the kernel
 * @state_bytes: size of the kernel's state
 * @object_moves_per_second: through a match
 * @load_ms: loading a finished match, its moves replayed
 * @save_ms: saving it durably
 * @bare_write_ms: writing the same bytes durably without anything else
 * @amend_ms: amending entry 10 of 200, the rest replayed
 * @list_ms: listing a folder of matches of which nothing has changed
 *
 * How fast the engine is here.
 */
typedef struct
{
  double moves_per_second;
  double games_per_second;
  guint state_bytes;
  double object_moves_per_second;
  double load_ms;
  double save_ms;
  double bare_write_ms;
  double amend_ms;
  double list_ms;
} CliFigures;

double cli_bench_seconds_since (gint64 begin);
gboolean cli_bench_time_match (ScrMatch *match,
                               guint n_matches,
                               CliFigures *figures,
                               GError **error);

G_END_DECLS
