/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-state.h"

G_BEGIN_DECLS

/* Where a card or square is that a player may point at. */
typedef enum
{
  ABBATES_NOWHERE,
  ABBATES_IN_GARDEN,   /* number: square */
  ABBATES_IN_REFILL,   /* number: box */
  ABBATES_IN_PORTRAIT, /* seat; number: square */
  ABBATES_IN_DISCARD,  /* number: AbbatesCard */
  ABBATES_IN_CHAPTER,  /* seat; number: value */
  ABBATES_IN_HAND,     /* seat; number: value */
  ABBATES_ON_PILE,
  ABBATES_DRAWN, /* the card that was drawn and is to be placed */
} AbbatesWhere;

typedef struct
{
  guint8 where;
  guint8 seat;
  guint8 number;
} AbbatesSpot;

/**
 * AbbatesMark:
 * @ABBATES_MARK_NONE: nothing can be done with it now
 * @ABBATES_MARK_LIT: it can be chosen now
 * @ABBATES_MARK_SELECTED: it is chosen, and waits for where it goes
 */
typedef enum
{
  ABBATES_MARK_NONE,
  ABBATES_MARK_LIT,
  ABBATES_MARK_SELECTED,
} AbbatesMark;

/**
 * AbbatesView:
 * @steps: (element-type AbbatesStep): what can be pointed at now, and what comes of it
 * @selected: what is chosen and waits for where it goes
 * @pointed: what the pointer or the focus is on, or nowhere
 * @due: where the card lies, or comes to lie, that the players of a real table tell next
 * @hint: (nullable): the move that a hint points out, in notation
 * @done: of the set-up of a real table: bit t is set where thing t, which no move tells, is done
 * @shown_step: the thing whose step of the set-up is looked at, or -1 for what is to be done now
 * @shown_seat: whose portrait and hand are in sight
 * @is_open: whether a person decides now
 *
 * What the parts of the table show. Borrowed; valid during a call.
 */
typedef struct
{
  AbbatesState *state;
  const AbbatesPosition *position;
  const AbbatesSetup *setup;
  const AbbatesRules *rules;
  const char *const *colours;
  GArray *steps;
  AbbatesSpot selected;
  AbbatesSpot pointed;
  AbbatesPlace due;
  const char *hint;
  guint done;
  int shown_step;
  guint shown_seat;
  gboolean is_open;
} AbbatesView;

#define ABBATES_PLACE(where, seat, number) \
  ((AbbatesSpot){ (guint8) (where), (guint8) (seat), (guint8) (number) })
#define ABBATES_NO_PLACE ABBATES_PLACE (ABBATES_NOWHERE, 0, 0)

gboolean abbates_spot_equal (AbbatesSpot a,
                             AbbatesSpot b);
GVariant *abbates_spot_to_variant (AbbatesSpot place);
AbbatesSpot abbates_spot_from_variant (GVariant *variant);

GArray *abbates_view_list_steps (AbbatesState *state);
char *abbates_view_find_move (const AbbatesView *view,
                              AbbatesSpot from,
                              AbbatesSpot to);
char *abbates_view_dup_move (const AbbatesView *view,
                             AbbatesSpot place) G_GNUC_WARN_UNUSED_RESULT;
GArray *abbates_view_list_takes (const AbbatesView *view,
                                 AbbatesSpot place) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_view_is_hinted (const AbbatesView *view,
                                 AbbatesSpot place);
gboolean abbates_view_is_source (const AbbatesView *view,
                                 AbbatesSpot place);
gboolean abbates_view_is_peek (const AbbatesView *view);
AbbatesMark abbates_view_get_mark (const AbbatesView *view,
                                   AbbatesSpot place);
char *abbates_view_dup_probe (const AbbatesView *view,
                              AbbatesSpot from,
                              AbbatesSpot to);
guint abbates_view_get_n_seats (const AbbatesView *view);
gboolean abbates_view_is_henricus (const AbbatesView *view,
                                   guint seat);
const char *abbates_view_choose_henricus_colour (const char *colour);
const char *abbates_view_get_colour (const AbbatesView *view,
                                     guint seat);
const char *abbates_view_get_name (const AbbatesView *view,
                                   guint seat);

G_END_DECLS
