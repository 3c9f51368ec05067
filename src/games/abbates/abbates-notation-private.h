/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-move.h"

G_BEGIN_DECLS

/**
 * AbbatesForm:
 *
 * How an argument is written, besides its own words.
 */
typedef enum
{
  ABBATES_FORM_PLAIN,
  ABBATES_FORM_SIGNED,  /* "+" or "-" before it, which is an argument of its own: 0 or 1 */
  ABBATES_FORM_NAMED,   /* perhaps "=" and a card behind it */
  ABBATES_FORM_OR_NONE, /* or "-", which is 0; a number counts from 1 then */
} AbbatesForm;

/**
 * AbbatesArgument:
 * @letter: what stands for it in a pattern
 * @base: the letter that says what it is without its form
 * @form: how it is written
 * @minimum: of a number
 * @maximum: of a number; 0 for words
 * @name: what a description of the move calls it
 * @refusal: a sentence that says what it must be
 */
typedef struct
{
  char letter;
  char base;
  AbbatesForm form;
  int minimum;
  int maximum;
  const char *name;
  const char *refusal;
} AbbatesArgument;

/* One pattern a kind of move (docs/formats.md). A capital letter stands for an argument, other
 * words for themselves. */
extern const char *const abbates_notation_patterns[ABBATES_N_MOVE_KINDS];

const AbbatesArgument *abbates_notation_find_argument (char letter);

G_END_DECLS
