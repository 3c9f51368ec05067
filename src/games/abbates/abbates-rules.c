/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-rules.h"

#include <string.h>

/* Squares of each line, in reading order; the first row is no line. */
const guint8 abbates_line_squares[ABBATES_N_LINES + 1][3] = {
  { 0, 0, 0 },
  { 1, 4, 7 },
  { 2, 5, 8 },
  { 3, 6, 9 },
  { 1, 2, 3 },
  { 4, 5, 6 },
  { 7, 8, 9 },
};

static const char *const kind_words[] = { "window", "book", "artefact" };

static const char *const line_words[] = {
  NULL,
  "column-1",
  "column-2",
  "column-3",
  "row-1",
  "row-2",
  "row-3",
};

static const char *const arcade_words[] = {
  NULL,
  "take-discard",
  "peek",
  "take-refill",
  "swap-portrait-refill",
  "swap-line-refill",
  "swap-portrait",
  "other-line",
  "recall",
  "palm-draw",
  "palm-none",
};

G_STATIC_ASSERT (G_N_ELEMENTS (arcade_words) == ABBATES_N_ARCADES);
G_STATIC_ASSERT (G_N_ELEMENTS (line_words) == ABBATES_N_LINES + 1);

/* Returns where @word stands in @words, or 0. */
static guint
find_word (const char *const *words,
           guint n_words,
           const char *word)
{
  for (guint i = 1; i < n_words; i++)
    if (strcmp (words[i], word) == 0)
      return i;

  return 0;
}

/**
 * abbates_line_has:
 * @line: a line, or ABBATES_NO_LINE
 * @square: 1 to 9
 *
 * Returns: whether @square lies in @line
 */
gboolean
abbates_line_has (AbbatesLine line,
                  guint square)
{
  const guint8 *squares = abbates_line_squares[line];

  return squares[0] == square || squares[1] == square || squares[2] == square;
}

/**
 * abbates_kind_to_word:
 * @kind: a kind of garden card
 *
 * Returns: (transfer none): its word in notation and files
 */
const char *
abbates_kind_to_word (AbbatesKind kind)
{
  g_return_val_if_fail (kind < ABBATES_N_KINDS, NULL);

  return kind_words[kind];
}

/**
 * abbates_line_to_word:
 * @line: a line, 0 to 6
 *
 * Returns: (transfer none) (nullable): its word in notation and files, “column-2”; %NULL for none
 */
const char *
abbates_line_to_word (AbbatesLine line)
{
  g_return_val_if_fail (line <= ABBATES_N_LINES, NULL);

  return line_words[line];
}

/**
 * abbates_arcade_to_word:
 * @arcade: an arcade card
 *
 * Returns: (transfer none) (nullable): its word in notation and files; %NULL for none
 */
const char *
abbates_arcade_to_word (AbbatesArcade arcade)
{
  g_return_val_if_fail (arcade < ABBATES_N_ARCADES, NULL);

  return arcade_words[arcade];
}

/**
 * abbates_arcade_from_word:
 * @word: a word such as "take-refill"
 *
 * Returns: the arcade card's action, ABBATES_NO_ARCADE when there is none of that name
 */
AbbatesArcade
abbates_arcade_from_word (const char *word)
{
  return (AbbatesArcade) find_word (arcade_words, G_N_ELEMENTS (arcade_words), word);
}

/**
 * abbates_line_from_word:
 * @word: a word such as "column-1"
 *
 * Returns: the line, ABBATES_NO_LINE when there is none of that name
 */
AbbatesLine
abbates_line_from_word (const char *word)
{
  return (AbbatesLine) find_word (line_words, G_N_ELEMENTS (line_words), word);
}

/**
 * abbates_rules_find_mission:
 * @rules: the rules of a match
 * @id: a mission's word
 *
 * Returns: its place in the edition from 1, 0 when the edition has none of that name
 */
guint
abbates_rules_find_mission (const AbbatesRules *rules,
                            const char *id)
{
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    if (strcmp (rules->missions[i].id, id) == 0)
      return i + 1;

  return 0;
}
