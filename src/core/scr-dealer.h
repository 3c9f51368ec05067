/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint64 scr_random_next (guint64 *random);
guint64 scr_random_below (guint64 *random,
                          guint64 total);
guint64 scr_dealer_start (guint64 seed);
guint scr_dealer_draw (guint64 start,
                       guint n_before,
                       const guint *weights,
                       guint n_weights);

G_END_DECLS
