/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "games/abbates/abbates-notation-private.h"

/* Reading and printing moves. */

#define MAX_WORDS 8
#define MAX_LENGTH 128

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

/* A number from @minimum to @maximum without sign or leading zero, or -1. */
static int
parse_number (const char *word,
              int minimum,
              int maximum)
{
  int number = 0;

  if ((word[0] == '0' && word[1] != '\0') || word[0] == '\0' || strlen (word) > 2)
    return -1;
  for (; *word != '\0'; word++)
    {
      if (!g_ascii_isdigit (*word))
        return -1;
      number = number * 10 + (*word - '0');
    }

  return number >= minimum && number <= maximum ? number : -1;
}

static int
find_choice (const char *word,
             const char *first,
             const char *second)
{
  if (strcmp (word, first) == 0)
    return 0;

  return strcmp (word, second) == 0 ? 1 : -1;
}

/* What @word says without its form, or -1. */
static int
parse_base (const AbbatesRules *rules,
            const AbbatesArgument *argument,
            const char *word)
{
  guint found = 0;

  if (argument->maximum > 0)
    return parse_number (word, argument->minimum, argument->maximum);
  if (argument->base == 'P')
    return find_choice (word, "low", "high");
  if (argument->base == 'O')
    return find_choice (word, "digital", "table");

  if (argument->base == 'C')
    found = abbates_card_from_word (word);
  else if (argument->base == 'A')
    found = abbates_arcade_from_word (word);
  else if (argument->base == 'L')
    found = abbates_line_from_word (word);
  else
    found = abbates_rules_find_mission (rules, word);

  return found != 0 ? (int) found : -1;
}

/**
 * Args:
 * @move: where they go
 * @n: how many are there
 * @n_named: how many of them may have named a card
 */
typedef struct
{
  AbbatesMove *move;
  guint n;
  guint n_named;
} Args;

/* "5" or "5=book-2". Returns the number, or -1. */
static int
parse_named (const AbbatesRules *rules,
             const AbbatesArgument *argument,
             char *word,
             Args *args)
{
  char *card = strchr (word, '=');
  AbbatesCard named = ABBATES_NO_CARD;
  int value;

  if (card != NULL)
    {
      named = abbates_card_from_word (card + 1);
      *card = '\0';
    }
  value = parse_base (rules, argument, word);
  if (card != NULL)
    *card = '=';
  if (card != NULL && named == ABBATES_NO_CARD)
    return -1;
  args->move->arg[ABBATES_NAMED + args->n_named++] = named;

  return value;
}

static int
parse_form (const AbbatesRules *rules,
            const AbbatesArgument *argument,
            char *word,
            Args *args)
{
  int value;

  switch (argument->form)
    {
    case ABBATES_FORM_SIGNED:
      if (*word != '+' && *word != '-')
        return -1;
      args->move->arg[args->n++] = *word == '-';
      return parse_base (rules, argument, word + 1);
    case ABBATES_FORM_NAMED:
      return parse_named (rules, argument, word, args);
    case ABBATES_FORM_OR_NONE:
      if (strcmp (word, "-") == 0)
        return 0;
      value = parse_base (rules, argument, word);
      return value >= 0 && argument->maximum > 0 ? value + 1 : value;
    case ABBATES_FORM_PLAIN:
    default:
      return parse_base (rules, argument, word);
    }
}

static gboolean
parse_argument (const AbbatesRules *rules,
                const AbbatesArgument *argument,
                char *word,
                Args *args,
                GError **error)
{
  int value = parse_form (rules, argument, word, args);

  if (value < 0)
    {
      g_autofree char *quoted = quote_word (word);

      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX, "%s: %s", quoted,
                   _ (argument->refusal));
      return FALSE;
    }
  args->move->arg[args->n++] = (guint8) value;

  return TRUE;
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
      int number = i <= 6 ? parse_number (words[i], 1, 6) : -1;

      if (number < 0)
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

/* How many words stand in @pattern before its first argument; 0 where @words do not start
 * with all of them. */
static guint
match_start (const char *pattern,
             char **words,
             guint n_words)
{
  guint n_matched = 0;

  for (; g_ascii_islower (*pattern); n_matched++)
    {
      gsize length = strcspn (pattern, " ");

      if (n_matched == n_words || strlen (words[n_matched]) != length ||
          strncmp (words[n_matched], pattern, length) != 0)
        return 0;
      pattern += length + (pattern[length] == ' ');
    }

  return n_matched;
}

/* The kind of move that @words start, ABBATES_MOVE_NONE when there is none. */
static AbbatesMoveKind
find_kind (char **words,
           guint n_words)
{
  AbbatesMoveKind best = ABBATES_MOVE_NONE;
  guint most = 0;

  for (guint kind = 1; kind < ABBATES_N_MOVE_KINDS; kind++)
    {
      guint n_matched = match_start (abbates_notation_patterns[kind], words, n_words);

      if (n_matched > most)
        {
          best = (AbbatesMoveKind) kind;
          most = n_matched;
        }
    }

  return best;
}

/* The pattern with words in place of letters: "take SQUARE to SQUARE". */
static char *
describe_pattern (AbbatesMoveKind kind)
{
  g_auto (GStrv) words = g_strsplit (abbates_notation_patterns[kind], " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_isupper (*words[i]))
      {
        const char *name = abbates_notation_find_argument (*words[i])->name;

        g_free (words[i]);
        words[i] = g_strdup (name);
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
  const char *pattern = abbates_notation_patterns[move->kind];
  Args args = { move, 0, 0 };

  for (guint i = 0; i < n_words; i++)
    {
      gsize length = strcspn (pattern, " ");

      if (length == 0)
        return refuse_pattern ((AbbatesMoveKind) move->kind, error);
      if (g_ascii_isupper (*pattern))
        {
          if (!parse_argument (rules, abbates_notation_find_argument (*pattern), words[i], &args,
                               error))
            return FALSE;
        }
      else if (strlen (words[i]) != length || strncmp (words[i], pattern, length) != 0)
        return refuse_pattern ((AbbatesMoveKind) move->kind, error);
      pattern += length + (pattern[length] == ' ');
    }

  return *pattern == '\0' || refuse_pattern ((AbbatesMoveKind) move->kind, error);
}

/* What can stand behind @start, words of a pattern and a space: "garden, refill, …"; NULL
 * where no pattern starts so. */
static char *
list_next_words (const char *start)
{
  g_autoptr (GPtrArray) next = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = 1; kind < ABBATES_N_MOVE_KINDS; kind++)
    {
      const char *rest = abbates_notation_patterns[kind] + strlen (start);
      g_autofree char *word = NULL;

      if (!g_str_has_prefix (abbates_notation_patterns[kind], start))
        continue;
      word = g_strndup (rest, strcspn (rest, " "));
      if (!g_ptr_array_find_with_equal_func (next, word, g_str_equal, NULL))
        g_ptr_array_add (next, g_steal_pointer (&word));
    }
  if (next->len == 0)
    return NULL;
  g_ptr_array_add (next, NULL);

  return g_strjoinv (", ", (char **) next->pdata);
}

/* No pattern starts as @words do. */
static gboolean
refuse_start (char **words,
              guint n_words,
              GError **error)
{
  g_autofree char *quoted = quote_word (words[0]);

  for (guint n = MIN (n_words, 2); n > 0; n--)
    {
      g_autofree char *start = g_strdup_printf ("%s %s", words[0], n == 2 ? words[1] : "");
      g_autofree char *spaced = n == 2 ? g_strconcat (start, " ", NULL) : g_strdup (start);
      g_autofree char *next = list_next_words (spaced);

      if (next == NULL)
        continue;
      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                   _ ("Behind “%s” comes one of these words: %s"), g_strchomp (start), next);
      return FALSE;
    }

  g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
               _ ("No move starts with %s: look at the list of moves"), quoted);
  return FALSE;
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
    return refuse_start (words, n_words, error);

  return move->kind == ABBATES_MOVE_ORDER ? parse_order (words, n_words, move, error)
                                          : parse_words (rules, words, n_words, move, error);
}

static void
append_base (GString *text,
             const AbbatesRules *rules,
             const AbbatesArgument *argument,
             guint value)
{
  if (argument->maximum > 0)
    g_string_append_printf (text, "%u", value);
  else if (argument->base == 'C')
    g_string_append (text, abbates_card_to_word ((AbbatesCard) value));
  else if (argument->base == 'A')
    g_string_append (text, abbates_arcade_to_word ((AbbatesArcade) value));
  else if (argument->base == 'L')
    g_string_append (text, abbates_line_to_word ((AbbatesLine) value));
  else if (argument->base == 'M')
    g_string_append (text, rules->missions[value - 1].id);
  else if (argument->base == 'P')
    g_string_append (text, value == 1 ? "high" : "low");
  else
    g_string_append (text, value == 1 ? "table" : "digital");
}

static void
append_argument (GString *text,
                 const AbbatesRules *rules,
                 const AbbatesArgument *argument,
                 Args *args)
{
  guint value = args->move->arg[args->n++];

  if (argument->form == ABBATES_FORM_SIGNED)
    {
      g_string_append_c (text, value == 1 ? '-' : '+');
      value = args->move->arg[args->n++];
    }
  if (argument->form == ABBATES_FORM_OR_NONE && value == 0)
    {
      g_string_append_c (text, '-');
      return;
    }

  append_base (text, rules, argument,
               argument->form == ABBATES_FORM_OR_NONE && argument->maximum > 0 ? value - 1 : value);
  if (argument->form == ABBATES_FORM_NAMED)
    {
      AbbatesCard named = args->move->arg[ABBATES_NAMED + args->n_named++];

      if (named != ABBATES_NO_CARD)
        g_string_append_printf (text, "=%s", abbates_card_to_word (named));
    }
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
  Args args = { &move, 0, 0 };

  for (const char *pattern = abbates_notation_patterns[move.kind]; *pattern != '\0'; pattern++)
    if (g_ascii_isupper (*pattern))
      append_argument (text, rules, abbates_notation_find_argument (*pattern), &args);
    else
      g_string_append_c (text, *pattern);

  for (guint i = 0; move.kind == ABBATES_MOVE_ORDER && move.arg[i] != 0; i++)
    g_string_append_printf (text, " %u", move.arg[i]);

  return g_string_free (text, FALSE);
}
