/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-told.h"
#include "core/scr-dealer.h"
#include "games/abbates/abbates-notation-private.h"

/* What can be told at a table besides what is due: each form can be filled in, and nothing that
 * can be told is left out. */

#define N_MATCHES 100
#define N_GUESSES 40

/**
 * Fill:
 * @position: where the game stands
 * @rules: the rules of the match
 * @words: a form, word by word
 * @is_arcade: whether its cards are arcade cards
 *
 * A form that is filled in.
 */
typedef struct
{
  const AbbatesPosition *position;
  const AbbatesRules *rules;
  GStrv words;
  gboolean is_arcade;
} Fill;

static gboolean
is_legal (const AbbatesPosition *position,
          const AbbatesRules *rules,
          const char *text)
{
  AbbatesMove move;

  return abbates_move_parse (rules, text, &move, NULL) &&
         abbates_position_check (position, rules, move) == ABBATES_REASON_NONE;
}

/* What may stand for a word in capitals; the rest of the word stays. */
static GPtrArray *
list_values (const Fill *self,
             const char *name)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);
  gboolean is_card = g_str_equal (name, "CARD");

  for (guint i = 0; !is_card && !g_str_equal (name, "MISSION") && i <= ABBATES_MAX_DISCARD; i++)
    g_ptr_array_add (values, g_strdup_printf ("%u", i));
  for (guint i = 0; g_str_equal (name, "MISSION") && i < ABBATES_N_MISSIONS; i++)
    g_ptr_array_add (values, g_strdup (self->rules->missions[i].id));
  for (guint i = 0; is_card && !self->is_arcade && i < self->rules->n_card_list; i++)
    g_ptr_array_add (values, g_strdup (abbates_card_to_word (self->rules->card_list[i])));
  if (is_card && !self->is_arcade)
    g_ptr_array_add (values, g_strdup ("?"));
  for (guint i = 1; is_card && self->is_arcade && i < ABBATES_N_ARCADES; i++)
    g_ptr_array_add (values, g_strdup (abbates_arcade_to_word ((AbbatesArcade) i)));

  return values;
}

/* Whether a form can be filled in, from a word on, so that it is legal. */
static gboolean
can_fill (Fill *self,
          guint from)
{
  char *word = self->words[from];
  char *name = word;
  g_autoptr (GPtrArray) values = NULL;
  g_autofree char *text = NULL;
  gboolean found = FALSE;

  if (word == NULL)
    {
      text = g_strjoinv (" ", self->words);
      return is_legal (self->position, self->rules, text);
    }
  while (*name != '\0' && !g_ascii_isupper (*name))
    name++;
  if (*name == '\0')
    return can_fill (self, from + 1);

  values = list_values (self, name);
  for (guint i = 0; !found && i < values->len; i++)
    {
      self->words[from] = g_strdup_printf ("%.*s%s", (int) (name - word), word,
                                           (char *) g_ptr_array_index (values, i));
      found = can_fill (self, from + 1);
      g_free (self->words[from]);
    }
  self->words[from] = word;

  return found;
}

/* Each way of the last word of a form. */
static void
check_form (const AbbatesPosition *position,
            const AbbatesRules *rules,
            const char *form)
{
  const char *last = strrchr (form, ' ');
  gsize length = last != NULL ? (gsize) (last + 1 - form) : 0;
  g_auto (GStrv) ways = g_strsplit (form + length, "|", -1);

  for (guint i = 0; ways[i] != NULL; i++)
    {
      g_autofree char *text = g_strdup_printf ("%.*s%s", (int) length, form, ways[i]);
      g_auto (GStrv) words = g_strsplit (text, " ", -1);
      Fill fill = { position, rules, words, g_str_has_prefix (form, "set arcade") };

      if (!can_fill (&fill, 0))
        g_error ("“%s” cannot be filled in", text);
    }
}

/* Whether @form holds @text: words in capitals stand for any. */
static gboolean
holds (const char *form,
       const char *text)
{
  g_auto (GStrv) words = g_strsplit (form, " ", -1);
  g_auto (GStrv) told = g_strsplit (text, " ", -1);

  if (g_strv_length (words) != g_strv_length (told))
    return FALSE;
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) ways = g_strsplit (words[i], "|", -1);
      gboolean fits = FALSE;

      for (guint j = 0; ways[j] != NULL; j++)
        {
          const char *sign = strpbrk (ways[j], "+-");

          fits = fits || g_str_equal (ways[j], told[i]) ||
                 (g_ascii_isupper (*ways[j]) && !g_str_equal (told[i], "-")) ||
                 (sign == ways[j] && ways[j][1] != '\0' && *told[i] == *sign && told[i][1] != '\0');
        }
      if (!fits)
        return FALSE;
    }

  return TRUE;
}

static char *
guess_word (const AbbatesRules *rules,
            char letter,
            guint64 *random)
{
  const char *card = abbates_card_to_word (
      rules->card_list[scr_random_below (random, rules->n_card_list)]);
  guint number = (guint) scr_random_below (random, 15);
  const char *sign = scr_random_below (random, 2) == 0 ? "+" : "-";

  switch (letter)
    {
    case 'A':
      return g_strdup (abbates_arcade_to_word (
          (AbbatesArcade) (1 + scr_random_below (random, ABBATES_N_ARCADES - 1))));
    case 'C':
      return g_strdup (number == 0 ? "?" : card);
    case 'D':
      return g_strdup (number == 0 ? "-" : card);
    case 'M':
      return g_strdup (rules->missions[scr_random_below (random, ABBATES_N_MISSIONS)].id);
    case 'N':
      return number == 0 ? g_strdup ("-") : g_strdup_printf ("%u", number);
    case 'O':
      return g_strdup ("digital");
    case 'W':
    case 'Y':
      return g_strdup_printf ("%s%u", sign, number);
    case 'X':
      return g_strdup_printf ("%s%s", sign, card);
    default:
      return g_strdup_printf ("%u", number);
    }
}

/* Any move that only a table tells; naming a recorded card again changes nothing. */
static void
check_guess (const AbbatesPosition *position,
             const AbbatesRules *rules,
             GStrv forms,
             guint64 *random)
{
  guint kind = ABBATES_MOVE_SKIP +
               (guint) scr_random_below (random, ABBATES_N_MOVE_KINDS - ABBATES_MOVE_SKIP);
  g_auto (GStrv) words = g_strsplit (abbates_notation_patterns[kind], " ", -1);
  g_autofree char *text = NULL;
  gboolean is_listed = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_isupper (*words[i]))
      {
        char letter = *words[i];

        g_free (words[i]);
        words[i] = guess_word (rules, letter, random);
      }
  text = g_strjoinv (" ", words);
  if (kind == ABBATES_MOVE_SET_KNOWN || !is_legal (position, rules, text))
    return;
  for (guint i = 0; forms[i] != NULL; i++)
    is_listed = is_listed || holds (forms[i], text);
  if (!is_listed)
    g_error ("“%s” can be told, but is not listed", text);
}

static gboolean
is_unknown (AbbatesCard card)
{
  return card == ABBATES_UNKNOWN_CARD;
}

/* A form is listed once where it is to be, and not at all otherwise. */
static void
check_listed (GStrv forms,
              gboolean is_expected,
              const char *form)
{
  guint n = 0;

  for (guint i = 0; forms[i] != NULL; i++)
    n += g_str_equal (forms[i], form);
  if (n != (is_expected ? 1 : 0))
    g_error ("“%s” is listed %u times", form, n);
}

static void
check_listed_at (GStrv forms,
                 gboolean is_expected,
                 const char *format,
                 guint number)
{
  g_auto (GStrv) parts = g_strsplit (format, "#", 2);
  g_autofree char *form = g_strdup_printf ("%s%u%s", parts[0], number, parts[1]);

  check_listed (forms, is_expected, form);
}

static void
check_unknown_of_seat (const AbbatesSeatPosition *seat,
                       guint number,
                       GStrv forms)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *form = g_strdup_printf ("know portrait %u %u CARD", number, i + 1);

      check_listed (forms, is_unknown (seat->portrait[i]), form);
    }
  check_listed_at (forms, seat->covered[ABBATES_UNKNOWN_CARD] > 0, "know covered # CARD", number);
  check_listed_at (forms, is_unknown (seat->secret), "know secret # CARD", number);
}

/* Whether the first of the cards may be taken from there, by what is listed as legal. */
static gboolean
can_take (const AbbatesPosition *position,
          const AbbatesRules *rules,
          AbbatesMoveKind kind,
          guint from)
{
  for (guint8 square = 1; square <= ABBATES_N_SQUARES; square++)
    {
      AbbatesMove move = { (guint8) kind, { (guint8) from, square } };

      if (abbates_position_check (position, rules, move) == ABBATES_REASON_NONE)
        return TRUE;
    }

  return FALSE;
}

/* What of the cards that nobody recorded is listed. */
static void
check_unknown (const AbbatesPosition *position,
               const AbbatesRules *rules,
               GStrv forms)
{
  static const char *const whole[] = { "reveal ?", "secret 1 ?", "secret 2 ?", "secret 3 ?",
                                       "secret 4 ?", "skip", "mode digital" };

  for (guint i = 0; i < G_N_ELEMENTS (whole); i++)
    check_listed (forms, is_legal (position, rules, whole[i]), whole[i]);
  check_listed (forms, position->n_known > 0 && is_legal (position, rules, "set known -"),
                "set known -");
  check_listed (forms,
                memchr (position->discard, ABBATES_UNKNOWN_CARD, position->n_discard) != NULL,
                "know discard CARD");
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      gboolean is_open = is_unknown (position->garden[i]);

      check_listed_at (forms, is_open, "know garden # CARD", i + 1);
      check_listed_at (forms, is_open && can_take (position, rules, ABBATES_MOVE_TAKE, i + 1),
                       "take #=CARD to SQUARE", i + 1);
    }
  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    {
      gboolean is_open = is_unknown (position->refill[i]);

      check_listed_at (forms, is_open, "know refill # CARD", i + 1);
      check_listed_at (forms,
                       is_open && can_take (position, rules, ABBATES_MOVE_TAKE_REFILL, i + 1),
                       "take refill #=CARD to SQUARE", i + 1);
    }
  for (guint i = 0; i < rules->n_seats; i++)
    check_unknown_of_seat (&position->seats[i], i + 1, forms);
}

/* Who names a card may have meant another place where one lies that nobody recorded. */
static void
check_meant (const AbbatesPosition *position,
             const AbbatesRules *rules,
             GStrv forms,
             guint64 *random)
{
  AbbatesCard card = rules->card_list[scr_random_below (random, rules->n_card_list)];
  AbbatesMove told = { ABBATES_MOVE_KNOW_GARDEN, { 1, card } };
  g_auto (GStrv) meant = abbates_list_meant (position, rules, told);
  guint n_expected = 0;

  for (guint i = 0; forms[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (forms[i], "CARD", 2);
      g_autofree char *move = g_strdup_printf ("%s%s", parts[0], abbates_card_to_word (card));
      gboolean is_expected = g_str_has_prefix (move, "know ") && is_legal (position, rules, move);

      if (g_str_has_suffix (forms[i], " ?"))
        {
          check_listed (meant, TRUE, forms[i]);
          n_expected++;
        }
      else if (is_expected)
        {
          check_listed (meant, TRUE, move);
          n_expected++;
        }
    }
  g_assert_cmpuint (g_strv_length (meant), ==, n_expected);
}

static void
check_position (const AbbatesPosition *position,
                const AbbatesRules *rules,
                guint64 *random)
{
  g_auto (GStrv) forms = abbates_list_forms (position, rules);

  for (guint i = 0; forms[i] != NULL; i++)
    check_form (position, rules, forms[i]);
  for (guint i = 0; i < N_GUESSES; i++)
    check_guess (position, rules, forms, random);
  check_unknown (position, rules, forms);
  check_meant (position, rules, forms, random);
}

static void
test_forms (void)
{
  guint64 random = 20261201;

  for (guint i = 0; i < abbates_test_share (N_MATCHES); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      const AbbatesRules *rules = &setup->rules;
      AbbatesPosition position;

      abbates_told_begin (&position, rules);
      while (position.stage != ABBATES_STAGE_OVER)
        {
          AbbatesMove move = abbates_position_random_move (&position, rules, &random);
          AbbatesMove unrecorded = { ABBATES_MOVE_REVEAL, { ABBATES_UNKNOWN_CARD } };

          if (position.awaiting == ABBATES_MOVE_SECRET)
            unrecorded =
                (AbbatesMove){ ABBATES_MOVE_SECRET, { move.arg[0], ABBATES_UNKNOWN_CARD } };
          if (scr_random_below (&random, 8) == 0 || position.n_known == 1 ||
              position.awaiting == ABBATES_MOVE_SECRET)
            check_position (&position, rules, &random);
          if (scr_random_below (&random, 3) == 0 &&
              abbates_position_check (&position, rules, unrecorded) == ABBATES_REASON_NONE)
            move = unrecorded;
          abbates_told_make (&position, rules, move);
        }
      check_position (&position, rules, &random);
    }
}

/* The program deals: there is nothing to tell. */
static void
test_digital (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_auto (GStrv) forms = NULL;
  AbbatesPosition position;

  abbates_position_init (&position, &setup->rules);
  forms = abbates_list_forms (&position, &setup->rules);
  g_assert_null (forms[0]);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/forms/can-be-told", test_forms);
  g_test_add_func ("/abbates/forms/digital", test_digital);

  return g_test_run ();
}
