/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

/**
 * AbbatesReader:
 * @rules: the rules of the match
 * @position: what is being read
 * @path: JSON path of the state object
 * @n_players: seats, Henricus with them
 * @n_unknown: cards that nobody recorded
 * @corners: the rounds whose corner card is won, as bits
 * @is_told: what is due is not told, but worked out
 * @ends_round: of such a state, that a round is over, but nothing has come back yet
 * @error: return location for a #ScrError
 *
 * A state object on its way in.
 */
typedef struct
{
  const AbbatesRules *rules;
  AbbatesPosition *position;
  const char *path;
  guint n_players;
  guint n_unknown;
  guint corners;
  gboolean is_told;
  gboolean ends_round;
  GError **error;
} AbbatesReader;

gboolean abbates_reader_refuse (AbbatesReader *self,
                                const char *name,
                                const char *format,
                                ...) G_GNUC_PRINTF (3, 4);
JsonNode *abbates_reader_get_member (AbbatesReader *self,
                                     JsonObject *object,
                                     const char *path,
                                     const char *name,
                                     char **place);
gboolean abbates_reader_read_int_or_null (AbbatesReader *self,
                                          JsonObject *object,
                                          const char *path,
                                          const char *name,
                                          int minimum,
                                          int maximum,
                                          int fallback,
                                          int *value);
gboolean abbates_reader_read_int (AbbatesReader *self,
                                  JsonObject *object,
                                  const char *path,
                                  const char *name,
                                  int minimum,
                                  int maximum,
                                  guint8 *value);
gboolean abbates_reader_read_card (AbbatesReader *self,
                                   JsonNode *node,
                                   const char *place,
                                   gboolean null,
                                   AbbatesCard *card);
gboolean abbates_reader_read_cards (AbbatesReader *self,
                                    JsonObject *object,
                                    const char *path,
                                    const char *name,
                                    guint minimum,
                                    guint maximum,
                                    gboolean null,
                                    AbbatesCard *cards,
                                    guint8 *n_cards);
gboolean abbates_reader_read_hand (AbbatesReader *self,
                                   JsonObject *object,
                                   const char *path,
                                   const char *name,
                                   int lowest,
                                   int highest,
                                   AbbatesHand *hand);
gboolean abbates_reader_read_corners (AbbatesReader *self,
                                      JsonObject *object,
                                      const char *path,
                                      guint8 *corners);
gboolean abbates_reader_read_word (AbbatesReader *self,
                                   JsonObject *root,
                                   const char *name,
                                   const char *const *words,
                                   guint n_words,
                                   guint8 *value);

AbbatesStage abbates_state_find_naming_stage (AbbatesReader *self);
gboolean abbates_state_check_naming (AbbatesReader *self);
gboolean abbates_state_check (AbbatesReader *self,
                              JsonObject *root);

G_END_DECLS
