/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/scr-drawing.h"

G_BEGIN_DECLS

/**
 * AbbatesForm:
 * @ABBATES_FORM_KIND: number: AbbatesKind
 * @ABBATES_FORM_CARD: number: AbbatesCard
 * @ABBATES_FORM_BACK: the back of a card
 * @ABBATES_FORM_SHIELD: number: the round of a corner card
 * @ABBATES_FORM_ORA: number: conditions met, -1 where the pawn is removed
 * @ABBATES_FORM_BEAN: a black bean
 * @ABBATES_FORM_ABBEY: arches
 * @ABBATES_FORM_PORTRAIT: nine squares
 * @ABBATES_FORM_CHAPTER: a lectern with a book
 * @ABBATES_FORM_HAND: a fan of cards
 * @ABBATES_FORM_STEPS: a list that is checked off
 */
typedef enum
{
  ABBATES_FORM_KIND,
  ABBATES_FORM_CARD,
  ABBATES_FORM_BACK,
  ABBATES_FORM_SHIELD,
  ABBATES_FORM_ORA,
  ABBATES_FORM_BEAN,
  ABBATES_FORM_ABBEY,
  ABBATES_FORM_PORTRAIT,
  ABBATES_FORM_CHAPTER,
  ABBATES_FORM_HAND,
  ABBATES_FORM_STEPS,
} AbbatesForm;

#define ABBATES_TYPE_PICTURE (abbates_picture_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPicture, abbates_picture, ABBATES, PICTURE, ScrDrawing)

GtkWidget *abbates_picture_new (AbbatesForm form);
void abbates_picture_set_number (AbbatesPicture *self,
                                 int number);

G_END_DECLS
