/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-notation-private.h"
#include "games/abbates/abbates-position-private.h"

/* What players at a table can tell besides what is due, in the words of the notation: of what is
 * countless the form, with capitals for what is filled in. */

#define N_ALTERNATIVES 2 /* "+VALUE" and "-VALUE"; "CARD" and "-" */

/**
 * Telling:
 * @position: where the game stands
 * @rules: the rules of the match
 * @forms: (element-type utf8): what was found so far
 *
 * A search for what can be told.
 */
typedef struct
{
  const AbbatesPosition *position;
  const AbbatesRules *rules;
  GPtrArray *forms;
} Telling;

G_GNUC_PRINTF (2, 3)
static void
add (Telling *self,
     const char *format,
     ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (self->forms, g_strdup_vprintf (format, args));
  va_end (args);
}

static gboolean
is_legal (const Telling *self,
          AbbatesMove move)
{
  return abbates_position_check (self->position, self->rules, move) == ABBATES_REASON_NONE;
}

static void
add_if_legal (Telling *self,
              AbbatesMove move)
{
  if (is_legal (self, move))
    g_ptr_array_add (self->forms, abbates_move_print (self->rules, move));
}

/* The card that is turned up next may stay unrecorded. */
static void
add_unrecorded (Telling *self)
{
  AbbatesMove reveal = { ABBATES_MOVE_REVEAL, { ABBATES_UNKNOWN_CARD } };
  AbbatesMove secret = { ABBATES_MOVE_SECRET, { 0, ABBATES_UNKNOWN_CARD } };

  add_if_legal (self, reveal);
  if (self->position->awaiting != ABBATES_MOVE_SECRET)
    return;
  secret.arg[0] = (guint8) abbates_position_setup_seat (self->position);
  add_if_legal (self, secret);
}

/* An unrecorded card can be named as it is taken. */
static void
add_takes (Telling *self)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_moves = abbates_position_moves (self->position, self->rules, moves);
  guint squares = 0, boxes = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      guint from = moves[i].arg[0];

      if (moves[i].kind == ABBATES_MOVE_TAKE && ((squares >> from) & 1) == 0 &&
          self->position->garden[from - 1] == ABBATES_UNKNOWN_CARD)
        {
          squares |= 1u << from;
          add (self, "take %u=CARD to SQUARE", from);
        }
      else if (moves[i].kind == ABBATES_MOVE_TAKE_REFILL && ((boxes >> from) & 1) == 0 &&
               self->position->refill[from - 1] == ABBATES_UNKNOWN_CARD)
        {
          boxes |= 1u << from;
          add (self, "take refill %u=CARD to SQUARE", from);
        }
    }
}

static void
add_knows_of_seat (Telling *self,
                   guint number)
{
  const AbbatesSeatPosition *seat = &self->position->seats[number - 1];

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (seat->portrait[i] == ABBATES_UNKNOWN_CARD)
      add (self, "know portrait %u %u CARD", number, i + 1);
  if (seat->covered[ABBATES_UNKNOWN_CARD] > 0)
    add (self, "know covered %u CARD", number);
  if (seat->secret == ABBATES_UNKNOWN_CARD)
    add (self, "know secret %u CARD", number);
}

static void
add_knows (Telling *self)
{
  const AbbatesPosition *position = self->position;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (position->garden[i] == ABBATES_UNKNOWN_CARD)
      add (self, "know garden %u CARD", i + 1);
  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    if (position->refill[i] == ABBATES_UNKNOWN_CARD)
      add (self, "know refill %u CARD", i + 1);
  for (guint i = 0; i < self->rules->n_seats; i++)
    add_knows_of_seat (self, i + 1);
  if (memchr (position->discard, ABBATES_UNKNOWN_CARD, position->n_discard) != NULL)
    add (self, "know discard CARD");
}

static guint
count_values (const Telling *self,
              const AbbatesArgument *argument)
{
  switch (argument->base)
    {
    case 'C':
      return self->rules->n_card_list + 1u;
    case 'A':
      return ABBATES_N_ARCADES - 1;
    case 'M':
      return ABBATES_N_MISSIONS;
    default:
      return (guint) (argument->maximum - argument->minimum + 1);
    }
}

/* What a move holds for the value that @index counts. */
static guint8
get_value (const Telling *self,
           const AbbatesArgument *argument,
           guint index)
{
  guint from_one = argument->form == ABBATES_FORM_OR_NONE ? 1 : 0;

  switch (argument->base)
    {
    case 'C':
      return index < self->rules->n_card_list ? self->rules->card_list[index]
                                              : ABBATES_UNKNOWN_CARD;
    case 'A':
    case 'M':
      return (guint8) (index + 1);
    default:
      return (guint8) ((guint) argument->minimum + index + from_one);
    }
}

/* Whether anything that can be filled in for the letters of @pattern, from a letter on, is legal;
 * the last one in its first or second way. */
static gboolean
is_open (const Telling *self,
         const char *pattern,
         AbbatesMove move,
         guint n_args,
         guint alternative)
{
  const AbbatesArgument *argument;

  while (*pattern != '\0' && !g_ascii_isupper (*pattern))
    pattern++;
  if (*pattern == '\0')
    return is_legal (self, move);

  argument = abbates_notation_find_argument (*pattern);
  if (argument->form == ABBATES_FORM_OR_NONE && alternative == 1)
    return is_open (self, pattern + 1, move, n_args + 1, alternative);
  if (argument->form == ABBATES_FORM_SIGNED)
    move.arg[n_args++] = (guint8) alternative;
  for (guint i = 0; i < count_values (self, argument); i++)
    {
      move.arg[n_args] = get_value (self, argument, i);
      if (is_open (self, pattern + 1, move, n_args + 1, alternative))
        return TRUE;
    }

  return FALSE;
}

/* "set hand SEAT +VALUE|-VALUE", with those of the last word's ways that are open. */
static void
add_set (Telling *self,
         AbbatesMoveKind kind)
{
  const char *pattern = abbates_notation_patterns[kind];
  g_auto (GStrv) words = g_strsplit (pattern, " ", -1);
  char **last = &words[g_strv_length (words) - 1];
  const char *name = abbates_notation_find_argument (**last)->name;
  g_auto (GStrv) ways = g_strsplit (name, "|", N_ALTERNATIVES);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; ways[i] != NULL; i++)
    if (is_open (self, pattern, (AbbatesMove){ (guint8) kind }, 0, i))
      g_ptr_array_add (open, ways[i]);
  if (open->len == 0)
    return;
  g_ptr_array_add (open, NULL);
  g_free (*last);
  *last = g_strjoinv ("|", (char **) open->pdata);
  for (guint i = 0; &words[i] != last; i++)
    if (g_ascii_isupper (*words[i]))
      {
        name = abbates_notation_find_argument (*words[i])->name;
        g_free (words[i]);
        words[i] = g_strdup (name);
      }

  text = g_strjoinv (" ", words);
  add (self, "%s", text);
}

static void
add_sets (Telling *self)
{
  for (guint kind = ABBATES_MOVE_SET_GARDEN; kind < ABBATES_N_MOVE_KINDS; kind++)
    if (kind != ABBATES_MOVE_SET_KNOWN)
      add_set (self, (AbbatesMoveKind) kind);
    else if (self->position->n_known > 0)
      add_if_legal (self, (AbbatesMove){ (guint8) kind });
}

/**
 * abbates_list_forms:
 * @position: a position, over or not
 * @rules: the rules of the match
 *
 * Lists what players at a table can tell here besides what is due: that a card stays unrecorded,
 * its name as it is taken or later, that a seat skips, adjustments, and that the program deals
 * from here on.
 *
 * Returns: (transfer full): moves in notation, of countless ones the form, such as "know garden 3
 *   CARD", of which one at least is legal; empty where the program deals, and where a game was
 *   only scored
 */
GStrv
abbates_list_forms (const AbbatesPosition *position,
                    const AbbatesRules *rules)
{
  g_autoptr (GPtrArray) forms = g_ptr_array_new_with_free_func (g_free);
  Telling self = { position, rules, forms };

  if (position->table && !position->is_sheet)
    {
      add_unrecorded (&self);
      add_takes (&self);
      add_if_legal (&self, (AbbatesMove){ ABBATES_MOVE_SKIP });
      add_knows (&self);
      add_sets (&self);
      add_if_legal (&self, (AbbatesMove){ ABBATES_MOVE_MODE });
    }
  g_ptr_array_add (forms, NULL);

  return g_strdupv ((char **) forms->pdata);
}

/* The same card, where another unrecorded one lies. */
static void
add_known_elsewhere (Telling *self,
                     AbbatesCard card)
{
  g_autoptr (GPtrArray) forms = g_ptr_array_new_with_free_func (g_free);
  Telling places = { self->position, self->rules, forms };

  add_knows (&places);
  for (guint i = 0; i < forms->len; i++)
    {
      const char *form = g_ptr_array_index (forms, i);
      g_autofree char *text = g_strdup_printf (
          "%.*s%s", (int) (strlen (form) - strlen ("CARD")), form, abbates_card_to_word (card));
      AbbatesMove move;

      if (abbates_move_parse (self->rules, text, &move, NULL))
        add_if_legal (self, move);
    }
}

/**
 * abbates_list_meant:
 * @position: a position, over or not
 * @rules: the rules of the match
 * @move: what was told, legal here or not
 *
 * Lists what players may have meant besides what is due: that nobody saw the card that is turned
 * up, and where @move names a card, that it lies at another place, or before another seat.
 *
 * Returns: (transfer full): legal moves in notation; empty where the program deals
 */
GStrv
abbates_list_meant (const AbbatesPosition *position,
                    const AbbatesRules *rules,
                    AbbatesMove move)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  Telling self = { position, rules, moves };

  if (position->table)
    {
      add_unrecorded (&self);
      if (abbates_move_is_know (move))
        add_known_elsewhere (&self, move.arg[abbates_know_get_card_arg (move)]);
    }
  g_ptr_array_add (moves, NULL);

  return g_strdupv ((char **) moves->pdata);
}
