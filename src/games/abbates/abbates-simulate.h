/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-game.h"

G_BEGIN_DECLS

gboolean abbates_simulate (const ScrSimulation *simulation,
                           ScrSimulationResult *result,
                           GError **error);
gboolean abbates_bench (JsonNode *setup,
                        ScrBench *bench,
                        GError **error);

G_END_DECLS
