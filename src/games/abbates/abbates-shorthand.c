/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-shorthand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* The fewest keys by which the players of a real table tell what happened there. What a key means
 * follows from what is due. */

/**
 * Scan:
 * @position: where what is typed holds
 * @rules: the rules of the match
 * @at: what is still to be read
 * @may_go_on: whether what was read and one character more would mean something else
 */
typedef struct
{
  const AbbatesPosition *position;
  const AbbatesRules *rules;
  const char *at;
  gboolean may_go_on;
} Scan;

static gboolean
is_between (char c)
{
  return c == ' ' || c == ',' || c == ';' || c == '=';
}

static void
skip_between (Scan *scan)
{
  while (is_between (*scan->at))
    scan->at++;
}

static gboolean
is_legal (const Scan *scan,
          AbbatesMove move)
{
  return abbates_position_check (scan->position, scan->rules, move) == ABBATES_REASON_NONE;
}

/* Reads a number from @minimum, 1 or more, to @maximum, 9 or less, into @number. */
static ScrReading
read_digit (Scan *scan,
            guint minimum,
            guint maximum,
            guint8 *number)
{
  skip_between (scan);
  if (*scan->at == '\0')
    return SCR_READING_BEGUN;
  if (*scan->at < '0' + (char) minimum || *scan->at > '0' + (char) maximum)
    return SCR_READING_NOTHING;

  *number = (guint8) (*scan->at++ - '0');
  return SCR_READING_WHOLE;
}

/* The letter for a kind of card that works in every language. */
static const char *
get_letter (AbbatesKind kind)
{
  static const char *const letters[] = { "w", "b", "a" };

  return letters[kind];
}

/* The letter for a kind of card in the players' language. */
static const char *
get_own_letter (AbbatesKind kind)
{
  /* Translators: one letter for a kind of garden card, as players type it; the English one works
   * too. All three must differ, also from the English ones of the other kinds. */
  const char *const own[] = { C_ ("letter of the window", "w"), C_ ("letter of the book", "b"),
                              C_ ("letter of the artefact", "a") };

  return *own[kind] != '\0' ? own[kind] : get_letter (kind);
}

/* How many bytes at the beginning of @text stand for a kind of card; 0 where they do not. */
static gsize
match_kind (const char *text,
            AbbatesKind kind)
{
  if (g_str_has_prefix (text, get_letter (kind)))
    return strlen (get_letter (kind));

  return g_str_has_prefix (text, get_own_letter (kind)) ? strlen (get_own_letter (kind)) : 0;
}

/* Reads "w2", or "?" where @may_be_unknown. */
static ScrReading
read_card (Scan *scan,
           gboolean may_be_unknown,
           AbbatesCard *card)
{
  skip_between (scan);
  if (*scan->at == '\0')
    return SCR_READING_BEGUN;
  if (*scan->at == '?' && may_be_unknown)
    {
      scan->at++;
      *card = ABBATES_UNKNOWN_CARD;
      return SCR_READING_WHOLE;
    }

  for (guint kind = 0; kind < ABBATES_N_KINDS; kind++)
    {
      gsize length = match_kind (scan->at, (AbbatesKind) kind);

      if (length == 0)
        continue;
      if (scan->at[length] == '\0')
        return SCR_READING_BEGUN;
      if (!g_ascii_isdigit (scan->at[length]))
        return SCR_READING_NOTHING;
      *card = ABBATES_CARD (kind, (guint) (scan->at[length] - '0'));
      scan->at += length + 1;
      return SCR_READING_WHOLE;
    }

  return SCR_READING_NOTHING;
}

/**
 * abbates_shorthand_read_kind:
 * @letter: what a player typed
 * @kind: (out): the kind of garden card that it stands for
 *
 * Returns: whether it stands for one: "w", "b" and "a" do everywhere, and so do the letters of the
 *   players' language
 */
gboolean
abbates_shorthand_read_kind (gunichar letter,
                             AbbatesKind *kind)
{
  char text[7] = { '\0' };

  g_unichar_to_utf8 (g_unichar_tolower (letter), text);
  for (*kind = 0; *kind < ABBATES_N_KINDS; (*kind)++)
    if (match_kind (text, *kind) > 0)
      return TRUE;

  return FALSE;
}

/**
 * abbates_shorthand_read_card:
 * @typed: what a player typed where one garden card is asked for, UTF-8
 * @card: (out): the card, %ABBATES_UNKNOWN_CARD for "?", %ABBATES_NO_CARD for "-" or none yet
 *
 * Reads one card in its short form, "w2", or written in full, "window-2".
 *
 * Returns: %SCR_READING_WHOLE where that is one, or says that there is none; %SCR_READING_BEGUN
 *   where nothing or only the kind is typed
 */
ScrReading
abbates_shorthand_read_card (const char *typed,
                             AbbatesCard *card)
{
  g_autofree char *small = g_strstrip (g_utf8_strdown (typed, -1));
  Scan scan = { NULL, NULL, small, FALSE };
  ScrReading reading;

  *card = ABBATES_NO_CARD;
  if (g_str_equal (small, "-") || g_str_equal (small, "−"))
    return SCR_READING_WHOLE;

  reading = read_card (&scan, TRUE, card);
  if (reading == SCR_READING_BEGUN || (reading == SCR_READING_WHOLE && *scan.at == '\0'))
    return reading;

  *card = abbates_card_from_word (small);
  return *card != ABBATES_NO_CARD ? SCR_READING_WHOLE : SCR_READING_NOTHING;
}

/**
 * abbates_shorthand_print_card:
 * @card: a garden card
 *
 * Returns: (transfer full): what abbates_shorthand_read_card() reads it from, by the letter of the
 *   players' language; "" for no card
 */
char *
abbates_shorthand_print_card (AbbatesCard card)
{
  if (card == ABBATES_NO_CARD)
    return g_strdup ("");
  if (card == ABBATES_UNKNOWN_CARD)
    return g_strdup ("?");

  return g_strdup_printf ("%s%u", get_own_letter (ABBATES_CARD_KIND (card)),
                          ABBATES_CARD_BEANS (card));
}

/* Whether a value of two digits may be meant by the first of them. */
static gboolean
has_two_digits (const Scan *scan,
                AbbatesMove move,
                guint arg)
{
  for (guint value = 10; value <= ABBATES_BENEDICT; value++)
    {
      move.arg[arg] = (guint8) value;
      if (is_legal (scan, move))
        return TRUE;
    }

  return FALSE;
}

/* Reads an Abbot card, 1 to 9 and a to e or 10 to 14, into number @arg of @move. */
static ScrReading
read_value (Scan *scan,
            AbbatesMove *move,
            guint arg)
{
  char key = *scan->at;
  guint8 *value = &move->arg[arg];

  if (key >= 'a' && key <= 'e')
    {
      *value = (guint8) (10 + key - 'a');
      scan->at++;
      return SCR_READING_WHOLE;
    }
  if (key == '1' && scan->at[1] >= '0' && scan->at[1] <= '4')
    {
      *value = (guint8) (10 + scan->at[1] - '0');
      scan->at += 2;
      return SCR_READING_WHOLE;
    }
  if (key < '1' || key > '9')
    return SCR_READING_NOTHING;

  *value = (guint8) (key - '0');
  scan->at++;
  scan->may_go_on = key == '1' && *scan->at == '\0' && has_two_digits (scan, *move, arg);
  return SCR_READING_WHOLE;
}

/* Reads the number of a mission, of two digits or one that cannot be the first of two. */
static ScrReading
read_mission (Scan *scan,
              AbbatesMove *move)
{
  g_autofree char *id = NULL;
  guint number = 0;
  guint n_digits = 0;

  if (*scan->at == 'm')
    scan->at++;
  for (; n_digits < 2 && g_ascii_isdigit (scan->at[n_digits]); n_digits++)
    number = 10 * number + (guint) (scan->at[n_digits] - '0');
  scan->at += n_digits;
  if (*scan->at == '\0' && (n_digits == 0 || (n_digits == 1 && number == 0)))
    return SCR_READING_BEGUN;
  if (number == 0 || number > ABBATES_N_MISSIONS)
    return SCR_READING_NOTHING;

  id = g_strdup_printf ("m%02u", number);
  move->arg[0] = (guint8) abbates_position_setup_seat (scan->position);
  move->arg[1] = (guint8) abbates_rules_find_mission (scan->rules, id);
  if (move->arg[1] == 0)
    move->arg[1] = (guint8) number;
  scan->may_go_on =
      n_digits == 1 && *scan->at == '\0' && number * 10 <= ABBATES_N_MISSIONS;
  return SCR_READING_WHOLE;
}

/* Reads an arcade card by its number: 1 to 8, 9 for the palm branch with a draw and 0 for the one
 * without. */
static ScrReading
read_arcade (Scan *scan,
             AbbatesMove *move)
{
  if (!g_ascii_isdigit (*scan->at))
    return SCR_READING_NOTHING;

  move->arg[0] = (guint8) (scan->position->n_arcade / 3 + 1);
  move->arg[1] = (guint8) (scan->position->n_arcade % 3 + 1);
  move->arg[2] = *scan->at == '0' ? ABBATES_PALM_NONE : (guint8) (*scan->at - '0');
  scan->at++;
  return SCR_READING_WHOLE;
}

/* Reads the numbers of the cards as they go back, all of them. */
static ScrReading
read_order (Scan *scan,
            AbbatesMove *move)
{
  guint n_cards = scan->position->n_known;

  for (guint i = 0; i < n_cards; i++)
    {
      ScrReading reading = read_digit (scan, 1, n_cards, &move->arg[i]);

      if (reading != SCR_READING_WHOLE)
        return reading;
    }

  return SCR_READING_WHOLE;
}

/* Reads the card behind a place, where one is named. */
static ScrReading
read_named (Scan *scan,
            AbbatesMove *move)
{
  AbbatesCard card = ABBATES_NO_CARD;
  ScrReading reading;

  skip_between (scan);
  if (*scan->at == '\0' || g_ascii_isdigit (*scan->at))
    return SCR_READING_WHOLE;
  reading = read_card (scan, FALSE, &card);
  move->arg[ABBATES_NAMED] = card;

  return reading;
}

/* Reads "52", "5w22", "r12" or "dw22": from where, which card, and to which square. */
static ScrReading
read_take (Scan *scan,
           AbbatesMove *move)
{
  ScrReading reading;

  if (*scan->at == 'd')
    {
      scan->at++;
      move->kind = ABBATES_MOVE_TAKE_DISCARD;
      reading = read_card (scan, FALSE, &move->arg[0]);
    }
  else
    {
      gboolean is_refill = *scan->at == 'r';

      scan->at += is_refill;
      move->kind = is_refill ? ABBATES_MOVE_TAKE_REFILL : ABBATES_MOVE_TAKE;
      reading = read_digit (scan, 1, is_refill ? ABBATES_N_BOXES : ABBATES_N_SQUARES,
                            &move->arg[0]);
      if (reading == SCR_READING_WHOLE)
        reading = read_named (scan, move);
    }
  if (reading != SCR_READING_WHOLE)
    return reading;

  return read_digit (scan, 1, ABBATES_N_SQUARES, &move->arg[1]);
}

/* Reads "x12": which two cards change places depends on the arcade card. */
static ScrReading
read_swap (Scan *scan,
           AbbatesMove *move)
{
  AbbatesArcade arcade = abbates_position_arcade (scan->position, scan->rules);
  gboolean is_portrait = arcade == ABBATES_SWAP_PORTRAIT;
  ScrReading reading;

  scan->at++;
  move->kind = is_portrait                              ? ABBATES_MOVE_SWAP
               : arcade == ABBATES_SWAP_PORTRAIT_REFILL ? ABBATES_MOVE_SWAP_REFILL
                                                        : ABBATES_MOVE_SWAP_LINE;
  reading = read_digit (scan, 1, ABBATES_N_SQUARES, &move->arg[0]);
  if (reading != SCR_READING_WHOLE)
    return reading;

  return read_digit (scan, 1, is_portrait ? ABBATES_N_SQUARES : ABBATES_N_BOXES, &move->arg[1]);
}

static ScrReading
read_action (Scan *scan,
             AbbatesMove *move)
{
  if (*scan->at == 'x')
    return read_swap (scan, move);
  if (*scan->at != 'p')
    return read_take (scan, move);

  move->kind = ABBATES_MOVE_PEEK;
  scan->at++;
  return SCR_READING_WHOLE;
}

static ScrReading
read_skip (Scan *scan,
           AbbatesMove *move)
{
  move->kind = ABBATES_MOVE_SKIP;
  scan->at++;

  return is_legal (scan, *move) ? SCR_READING_WHOLE : SCR_READING_NOTHING;
}

/* Reads what answers what is due. */
static ScrReading
read_due (Scan *scan,
          AbbatesMove *move)
{
  move->kind = scan->position->awaiting;
  switch ((AbbatesMoveKind) move->kind)
    {
    case ABBATES_MOVE_PLAY:
      return read_value (scan, move, 0);
    case ABBATES_MOVE_HENRICUS:
      move->arg[0] = (guint8) abbates_henricus_due_pile (scan->position);
      return read_value (scan, move, 1);
    case ABBATES_MOVE_TAKE:
      return read_action (scan, move);
    case ABBATES_MOVE_PLACE:
      return read_digit (scan, 1, ABBATES_N_SQUARES, &move->arg[0]);
    case ABBATES_MOVE_START:
      return read_digit (scan, 1, scan->rules->n_seats, &move->arg[0]);
    case ABBATES_MOVE_REVEAL:
      return read_card (scan, TRUE, &move->arg[0]);
    case ABBATES_MOVE_SECRET:
      move->arg[0] = (guint8) abbates_position_setup_seat (scan->position);
      return read_card (scan, TRUE, &move->arg[1]);
    case ABBATES_MOVE_KNOW:
      if (!abbates_position_due_unknown (scan->position, scan->rules, move))
        return SCR_READING_NOTHING;
      return read_card (scan, FALSE, &move->arg[abbates_know_get_card_arg (*move)]);
    case ABBATES_MOVE_MISSION:
      return read_mission (scan, move);
    case ABBATES_MOVE_ARCADE:
      return read_arcade (scan, move);
    case ABBATES_MOVE_ORDER:
      return read_order (scan, move);
    default:
      return SCR_READING_NOTHING;
    }
}

/* A card of which the edition has no more: more is to be typed, or it is to be said twice. */
static gboolean
is_odd (const Scan *scan,
        AbbatesMove move)
{
  return is_legal (scan, move) &&
         abbates_position_find_excess (scan->position, scan->rules, move) != ABBATES_NO_CARD;
}

/**
 * abbates_shorthand_read:
 * @position: a position
 * @rules: the rules of the match
 * @typed: what was typed, in small letters
 * @move: (out): the move that it begins with, in as far as it is read; it may be illegal
 * @length: (out): how many bytes of @typed that took
 *
 * Reads the first move of what was typed in its shortest form: `12` or `c` for a card that is
 * played, `w2` for one that comes, `52` for one that is taken from square 5 to square 2 (`r12`
 * from the first box, `dw22` from the discard pile), `x12` for two cards that change places, `p`
 * for a peek, `-` for nothing (`skip`).
 *
 * Returns: whether that is a move
 */
ScrReading
abbates_shorthand_read (const AbbatesPosition *position,
                        const AbbatesRules *rules,
                        const char *typed,
                        AbbatesMove *move,
                        gsize *length)
{
  Scan scan = { position, rules, typed, FALSE };
  ScrReading reading;

  *move = (AbbatesMove){ 0 };
  skip_between (&scan);
  if (*scan.at == '\0')
    reading = SCR_READING_BEGUN;
  else if (*scan.at == '-')
    reading = read_skip (&scan, move);
  else
    reading = read_due (&scan, move);
  *length = (gsize) (scan.at - typed);
  if (reading != SCR_READING_WHOLE)
    return reading;

  return scan.may_go_on || is_odd (&scan, *move) ? SCR_READING_MAY_GO_ON : SCR_READING_WHOLE;
}

/**
 * abbates_shorthand_suggest:
 * @position: a position
 * @rules: the rules of the match
 * @move: (out): the move that is most likely told next
 *
 * Finds what a key may take that says nothing of its own: what is only done because somebody must
 * do it (`reshuffle`), what nobody at the table tells (how the cards go back after a peek), and
 * the only thing that can be.
 *
 * Returns: whether there is such a move
 */
gboolean
abbates_shorthand_suggest (const AbbatesPosition *position,
                           const AbbatesRules *rules,
                           AbbatesMove *move)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  guint n_moves;

  if (position->awaiting == ABBATES_MOVE_RESHUFFLE || position->awaiting == ABBATES_MOVE_ORDER ||
      (position->awaiting == ABBATES_MOVE_REVEAL && position->due_for == ABBATES_FOR_PEEK &&
       position->n_known == 0))
    {
      *move = (AbbatesMove){ position->awaiting == ABBATES_MOVE_RESHUFFLE ? ABBATES_MOVE_RESHUFFLE
                                                                          : ABBATES_MOVE_ORDER };
      return is_legal (&(Scan){ position, rules, NULL, FALSE }, *move);
    }

  n_moves = abbates_position_is_chance (position)
                ? abbates_position_outcomes (position, rules, moves, weights)
                : abbates_position_moves (position, rules, moves);
  if (n_moves != 1)
    return FALSE;

  *move = moves[0];
  return TRUE;
}

/* The ScrState.read() of a position. */
ScrReading
abbates_state_read_typed (ScrState *state,
                          const char *typed,
                          char **move,
                          gsize *length)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesMove read;
  ScrReading reading;

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, SCR_READING_NOTHING);

  reading = abbates_shorthand_read (abbates_state_get_position (self),
                                    abbates_state_get_rules (self), typed, &read, length);
  if (reading == SCR_READING_MAY_GO_ON || reading == SCR_READING_WHOLE)
    *move = abbates_move_print (abbates_state_get_rules (self), read);

  return reading;
}

/* The ScrState.suggest() of a position. */
char *
abbates_state_suggest (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesMove move;

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, NULL);

  return abbates_shorthand_suggest (abbates_state_get_position (self),
                                    abbates_state_get_rules (self), &move)
             ? abbates_move_print (abbates_state_get_rules (self), move)
             : NULL;
}
