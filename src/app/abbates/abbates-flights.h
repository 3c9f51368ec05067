/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-motion.h"
#include "app/abbates/abbates-places.h"

G_BEGIN_DECLS

/* What events make move, from where it was to where it is to be found later. */
typedef struct _AbbatesFlights AbbatesFlights;

AbbatesFlights *abbates_flights_new (const AbbatesParts *parts,
                                     GListModel *events);
void abbates_flights_free (AbbatesFlights *self);
guint abbates_flights_get_n_flights (AbbatesFlights *self);
void abbates_flights_land (AbbatesFlights *self,
                           const AbbatesParts *parts,
                           const AbbatesView *view,
                           AbbatesMotion *motion);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AbbatesFlights, abbates_flights_free)

G_END_DECLS
