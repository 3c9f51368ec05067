/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/abbates/abbates-sheet-entries.h"

G_BEGIN_DECLS

/**
 * AbbatesCardFieldKind:
 * @ABBATES_FIELD_SQUARE: a card, unknown or none
 * @ABBATES_FIELD_KIND: a kind
 * @ABBATES_FIELD_SECRET: a kind, or unknown
 *
 * What can be told in a field.
 */
typedef enum
{
  ABBATES_FIELD_SQUARE,
  ABBATES_FIELD_KIND,
  ABBATES_FIELD_SECRET,
} AbbatesCardFieldKind;

#define ABBATES_TYPE_CARD_FIELD (abbates_card_field_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesCardField, abbates_card_field, ABBATES, CARD_FIELD, GtkButton)

GtkWidget *abbates_card_field_new (AbbatesCardFieldKind kind,
                                   const char *hint);
AbbatesCardFieldKind abbates_card_field_get_kind (AbbatesCardField *self);
void abbates_card_field_show (AbbatesCardField *self,
                              guint8 card,
                              const char *title);
void abbates_card_field_tell (AbbatesCardField *self,
                              guint8 card);
void abbates_card_field_leave_rest (AbbatesCardField *self);

G_END_DECLS
