/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-move.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"

/* The notation of moves (docs/formats.md): one pattern a kind. A capital letter
 * stands for an argument, other words for themselves. */

#define MAX_WORDS 8
#define MAX_LENGTH 128

static const char *const patterns[] = {
  [ABBATES_MOVE_NONE] = "",
  [ABBATES_MOVE_ARCADE] = "arcade R B A",
  [ABBATES_MOVE_MISSION] = "mission S M",
  [ABBATES_MOVE_SECRET] = "secret S C",
  [ABBATES_MOVE_START] = "start S",
  [ABBATES_MOVE_HENRICUS] = "henricus P V",
  [ABBATES_MOVE_REVEAL] = "reveal C",
  [ABBATES_MOVE_RESHUFFLE] = "reshuffle",
  [ABBATES_MOVE_PLAY] = "play V",
  [ABBATES_MOVE_TAKE] = "take Q to Q",
  [ABBATES_MOVE_TAKE_REFILL] = "take refill B to Q",
  [ABBATES_MOVE_TAKE_DISCARD] = "take discard C to Q",
  [ABBATES_MOVE_PLACE] = "place Q",
  [ABBATES_MOVE_PEEK] = "peek",
  [ABBATES_MOVE_ORDER] = "order",
  [ABBATES_MOVE_SWAP_REFILL] = "swap-refill Q B",
  [ABBATES_MOVE_SWAP_LINE] = "swap-line Q B",
  [ABBATES_MOVE_SWAP] = "swap Q Q",
  [ABBATES_MOVE_OTHER_LINE] = "other-line L",
  [ABBATES_MOVE_RECALL] = "recall S V",
};

G_STATIC_ASSERT (G_N_ELEMENTS (patterns) == ABBATES_N_MOVE_KINDS);

/* The first word of each kind: what a state awaits. */
static const char *const kind_words[] = {
  NULL,
  "arcade",
  "mission",
  "secret",
  "start",
  "henricus",
  "reveal",
  "reshuffle",
  "play",
  "take",
  "take",
  "take",
  "place",
  "peek",
  "order",
  "swap-refill",
  "swap-line",
  "swap",
  "other-line",
  "recall",
};

G_STATIC_ASSERT (G_N_ELEMENTS (kind_words) == ABBATES_N_MOVE_KINDS);

static const char *const card_words[ABBATES_N_CARDS] = {
  NULL,
  "window-0",
  "window-1",
  "window-2",
  "window-3",
  "window-4",
  "window-5",
  "window-6",
  "window-7",
  "window-8",
  "window-9",
  "book-0",
  "book-1",
  "book-2",
  "book-3",
  "book-4",
  "book-5",
  "book-6",
  "book-7",
  "book-8",
  "book-9",
  "artefact-0",
  "artefact-1",
  "artefact-2",
  "artefact-3",
  "artefact-4",
  "artefact-5",
  "artefact-6",
  "artefact-7",
  "artefact-8",
  "artefact-9",
  "?",
};

gboolean
abbates_move_equal (AbbatesMove a,
                    AbbatesMove b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

/**
 * abbates_move_is_chance:
 * @move: a move
 *
 * Returns: whether chance, or the physical table, answers it
 */
gboolean
abbates_move_is_chance (AbbatesMove move)
{
  return move.kind >= ABBATES_MOVE_ARCADE && move.kind <= ABBATES_MOVE_RESHUFFLE;
}

const char *
abbates_move_kind_to_word (AbbatesMoveKind kind)
{
  g_return_val_if_fail (kind < ABBATES_N_MOVE_KINDS, NULL);

  return kind_words[kind];
}

/**
 * abbates_card_to_word:
 * @card: a garden card
 *
 * Returns: (nullable): "book-2", "?" for an unknown card, NULL for none
 */
const char *
abbates_card_to_word (AbbatesCard card)
{
  g_return_val_if_fail (card < ABBATES_N_CARDS, NULL);

  return card_words[card];
}

/**
 * abbates_card_from_word:
 * @word: "book-2", or "?"
 *
 * Returns: the card, ABBATES_NO_CARD when @word is none
 */
AbbatesCard
abbates_card_from_word (const char *word)
{
  for (AbbatesCard card = 1; card < ABBATES_N_CARDS; card++)
    if (strcmp (card_words[card], word) == 0)
      return card;

  return ABBATES_NO_CARD;
}

/* @word as it can stand in a sentence of one line, not too long. */
static char *
quote_word (const char *word)
{
  g_autofree char *valid = g_utf8_make_valid (word, (gssize) strnlen (word, 40));

  for (char *p = valid; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p))
      *p = '?';

  return g_strdup_printf (_ ("“%s”"), valid);
}

/* A number from 1 to @maximum without sign or leading zero, or 0. */
static guint
parse_number (const char *word,
              guint maximum)
{
  guint number = 0;

  if (word[0] == '0' || word[0] == '\0' || strlen (word) > 2)
    return 0;
  for (; *word != '\0'; word++)
    {
      if (!g_ascii_isdigit (*word))
        return 0;
      number = number * 10 + (guint) (*word - '0');
    }

  return number <= maximum ? number : 0;
}

typedef struct
{
  char letter;
  guint maximum; /* of a number; 0 for words */
  const char *refusal;
} Argument;

static const Argument arguments[] = {
  { 'R', ABBATES_N_ROUNDS, N_ ("This must be a round from 1 to 4") },
  { 'B', ABBATES_N_BOXES, N_ ("This must be a box from 1 to 3") },
  { 'S', ABBATES_MAX_SEATS, N_ ("This must be a seat from 1 to 4") },
  { 'Q', ABBATES_N_SQUARES, N_ ("This must be a square from 1 to 9") },
  { 'V', ABBATES_BENEDICT, N_ ("This must be an Abbot card from 1 to 14") },
  { 'C', 0, N_ ("This must be a garden card such as book-2") },
  { 'A', 0, N_ ("This must be an arcade card such as take-refill") },
  { 'L', 0, N_ ("This must be a line such as column-1 or row-3") },
  { 'M', 0, N_ ("This must be a mission of this edition") },
  { 'P', 0, N_ ("This must be low or high") },
};

static const Argument *
find_argument (char letter)
{
  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    if (arguments[i].letter == letter)
      return &arguments[i];

  g_assert_not_reached ();
}

static gboolean
parse_argument (const AbbatesRules *rules,
                const Argument *argument,
                const char *word,
                guint8 *value,
                GError **error)
{
  guint parsed = 0;
  gboolean valid;

  if (argument->letter == 'C')
    parsed = abbates_card_from_word (word);
  else if (argument->letter == 'A')
    parsed = abbates_arcade_from_word (word);
  else if (argument->letter == 'L')
    parsed = abbates_line_from_word (word);
  else if (argument->letter == 'M')
    parsed = abbates_rules_find_mission (rules, word);
  else if (argument->letter == 'P')
    parsed = strcmp (word, "high") == 0;
  else
    parsed = parse_number (word, argument->maximum);

  valid = argument->letter == 'P' ? parsed == 1 || strcmp (word, "low") == 0 : parsed != 0;
  if (!valid)
    {
      g_autofree char *quoted = quote_word (word);

      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX, "%s: %s", quoted,
                   _ (argument->refusal));
    }
  *value = (guint8) parsed;

  return valid;
}

/* "order" takes up to six numbers. */
static gboolean
parse_order (char **words,
             guint n_words,
             AbbatesMove *move,
             GError **error)
{
  for (guint i = 1; i < n_words; i++)
    {
      guint number = i <= 6 ? parse_number (words[i], 6) : 0;

      if (number == 0)
        {
          g_autofree char *quoted = quote_word (words[i]);

          g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                       _ ("“order” takes up to six numbers from 1 to 6, not %s"), quoted);
          return FALSE;
        }
      move->arg[i - 1] = (guint8) number;
    }

  return TRUE;
}

/* Splits @text, a copy that is changed, at its single spaces. Returns how many
 * words, 0 when two spaces meet or there are too many words. */
static guint
split_words (char *text,
             char **words)
{
  guint n_words = 0;

  for (char *word = text; word != NULL;)
    {
      char *space = strchr (word, ' ');

      if (space != NULL)
        *space = '\0';
      if (*word == '\0' || n_words == MAX_WORDS)
        return 0;
      words[n_words++] = word;
      word = space != NULL ? space + 1 : NULL;
    }

  return n_words;
}

/* The kind of move that @words start, ABBATES_MOVE_NONE when there is none. */
static AbbatesMoveKind
find_kind (char **words,
           guint n_words)
{
  for (guint kind = 1; kind < ABBATES_N_MOVE_KINDS; kind++)
    if (strcmp (kind_words[kind], words[0]) == 0)
      {
        if (kind != ABBATES_MOVE_TAKE || n_words < 2)
          return (AbbatesMoveKind) kind;
        if (strcmp (words[1], "refill") == 0)
          return ABBATES_MOVE_TAKE_REFILL;
        if (strcmp (words[1], "discard") == 0)
          return ABBATES_MOVE_TAKE_DISCARD;
        return ABBATES_MOVE_TAKE;
      }

  return ABBATES_MOVE_NONE;
}

/* The pattern with words in place of letters: "take SQUARE to SQUARE". */
static char *
describe_pattern (AbbatesMoveKind kind)
{
  static const char *const names[] = {
    "R",
    "ROUND",
    "B",
    "BOX",
    "S",
    "SEAT",
    "Q",
    "SQUARE",
    "V",
    "VALUE",
    "C",
    "CARD",
    "A",
    "CARD",
    "L",
    "LINE",
    "M",
    "MISSION",
    "P",
    "low|high",
  };
  g_auto (GStrv) words = g_strsplit (patterns[kind], " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (names); j += 2)
      if (strcmp (words[i], names[j]) == 0)
        {
          g_free (words[i]);
          words[i] = g_strdup (names[j + 1]);
          break;
        }

  return g_strjoinv (" ", words);
}

static gboolean
refuse_pattern (AbbatesMoveKind kind,
                GError **error)
{
  g_autofree char *form = describe_pattern (kind);

  g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX, _ ("This move is written “%s”"), form);
  return FALSE;
}

static gboolean
parse_words (const AbbatesRules *rules,
             char **words,
             guint n_words,
             AbbatesMove *move,
             GError **error)
{
  const char *pattern = patterns[move->kind];
  guint n_args = 0;

  for (guint i = 0; i < n_words; i++)
    {
      gsize length = strcspn (pattern, " ");

      if (length == 0)
        return refuse_pattern ((AbbatesMoveKind) move->kind, error);
      if (g_ascii_isupper (*pattern))
        {
          if (!parse_argument (rules, find_argument (*pattern), words[i], &move->arg[n_args++],
                               error))
            return FALSE;
        }
      else if (strlen (words[i]) != length || strncmp (words[i], pattern, length) != 0)
        return refuse_pattern ((AbbatesMoveKind) move->kind, error);
      pattern += length + (pattern[length] == ' ');
    }

  return *pattern == '\0' || refuse_pattern ((AbbatesMoveKind) move->kind, error);
}

/**
 * abbates_move_parse:
 * @rules: the rules of the match, for the names of its missions
 * @text: a line of notation
 * @move: (out): the packed move, all numbers within their ranges
 * @error: return location for SCR_ERROR_SYNTAX
 *
 * Reads one move: single spaces, no word too many. Whether the move is legal is
 * abbates_position_check()'s to say.
 *
 * Returns: FALSE with @error set when @text is no move
 */
gboolean
abbates_move_parse (const AbbatesRules *rules,
                    const char *text,
                    AbbatesMove *move,
                    GError **error)
{
  char copy[MAX_LENGTH];
  char *words[MAX_WORDS] = { NULL };
  guint n_words = 0;

  if (g_strlcpy (copy, text, sizeof copy) < sizeof copy)
    n_words = split_words (copy, words);
  if (n_words == 0)
    {
      g_autofree char *quoted = quote_word (text);

      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                   _ ("%s is not a move: a move is a few words with single spaces between them"),
                   quoted);
      return FALSE;
    }

  *move = (AbbatesMove){ (guint8) find_kind (words, n_words), { 0 } };
  if (move->kind == ABBATES_MOVE_NONE)
    {
      g_autofree char *quoted = quote_word (words[0]);

      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                   _ ("No move starts with %s: look at the list of moves"), quoted);
      return FALSE;
    }

  return move->kind == ABBATES_MOVE_ORDER ? parse_order (words, n_words, move, error)
                                          : parse_words (rules, words, n_words, move, error);
}

static void
append_argument (GString *text,
                 const AbbatesRules *rules,
                 char letter,
                 guint8 value)
{
  if (letter == 'C')
    g_string_append (text, card_words[value]);
  else if (letter == 'A')
    g_string_append (text, abbates_arcade_to_word ((AbbatesArcade) value));
  else if (letter == 'L')
    g_string_append (text, abbates_line_to_word (value));
  else if (letter == 'M')
    g_string_append (text, rules->missions[value - 1].id);
  else if (letter == 'P')
    g_string_append (text, value == 1 ? "high" : "low");
  else
    g_string_append_printf (text, "%u", value);
}

/**
 * abbates_move_print:
 * @rules: the rules of the match, for the names of its missions
 * @move: a move
 *
 * Returns: (transfer full): the line of notation that abbates_move_parse() reads as @move
 */
char *
abbates_move_print (const AbbatesRules *rules,
                    AbbatesMove move)
{
  GString *text = g_string_sized_new (24);
  guint n_args = 0;

  for (const char *pattern = patterns[move.kind]; *pattern != '\0'; pattern++)
    if (g_ascii_isupper (*pattern))
      append_argument (text, rules, *pattern, move.arg[n_args++]);
    else
      g_string_append_c (text, *pattern);

  for (guint i = 0; move.kind == ABBATES_MOVE_ORDER && move.arg[i] != 0; i++)
    g_string_append_printf (text, " %u", move.arg[i]);

  return g_string_free (text, FALSE);
}
