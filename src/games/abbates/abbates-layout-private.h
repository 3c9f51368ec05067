/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/**
 * AbbatesLayout:
 * @position: the position that is to be built
 * @setup: the match's set-up
 * @is_view: whether @position is what one viewer may see of it
 * @steps: (element-type ScrStep): the steps so far
 * @facts: what the next step makes so
 *
 * The steps of a layout while they are written.
 */
typedef struct
{
  const AbbatesPosition *position;
  const AbbatesSetup *setup;
  gboolean is_view;
  GPtrArray *steps;
  GStrvBuilder *facts;
} AbbatesLayout;

void abbates_layout_add_fact (AbbatesLayout *self,
                              const char *format,
                              ...) G_GNUC_PRINTF (2, 3);
void abbates_layout_add_step (AbbatesLayout *self,
                              const char *place,
                              const char *piece,
                              char *sentence);
void abbates_layout_add_seat_step (AbbatesLayout *self,
                                   const char *place,
                                   guint seat,
                                   const char *piece,
                                   char *sentence);
char *abbates_layout_name_card (AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_layout_list_cards (const AbbatesCard *cards,
                                 guint n_cards) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_layout_list_squares (const AbbatesCard *cards,
                                   guint n_cards) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_layout_list_counts (const guint8 *counts) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_layout_list_hand (const AbbatesHand *hand) G_GNUC_WARN_UNUSED_RESULT;

void abbates_layout_add_hand_facts (AbbatesLayout *self,
                                    const char *place,
                                    const AbbatesHand *hand);
void abbates_layout_add_discards (AbbatesLayout *self,
                                  guint number,
                                  const AbbatesHand *discards);
void abbates_layout_add_played (AbbatesLayout *self,
                                guint number,
                                guint value,
                                gboolean is_out);
void abbates_layout_add_garden_cards (AbbatesLayout *self);
void abbates_layout_add_arcade (AbbatesLayout *self);
void abbates_layout_add_chapter (AbbatesLayout *self);
void abbates_layout_add_seats (AbbatesLayout *self);
void abbates_layout_add_henricus (AbbatesLayout *self);

G_END_DECLS
