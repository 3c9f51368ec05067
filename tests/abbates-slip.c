/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-slip.h"

#include "core/scr-dealer.h"
#include "games/abbates/abbates-position-private.h"

#define N_TRIES 3000

static guint
draw (ToldTable *self,
      guint below)
{
  return (guint) scr_random_below (&self->random, below);
}

static void
make (ToldTable *self,
      AbbatesMove true_move,
      AbbatesMove told)
{
  const AbbatesRules *rules = &self->setup->rules;

  g_assert_cmpint (abbates_position_check (&self->truth, rules, true_move), ==,
                   ABBATES_REASON_NONE);
  g_assert_cmpint (abbates_position_check (&self->known, rules, told), ==, ABBATES_REASON_NONE);
  abbates_position_apply (&self->truth, rules, true_move);
  abbates_position_apply (&self->known, rules, told);
  g_array_append_val (self->entries, told);
}

/* Names, with "=", the card that is taken from the garden and that nobody recorded. */
static AbbatesMove
tell (ToldTable *self,
      AbbatesMove move)
{
  AbbatesMove vague = move;

  if (move.kind == ABBATES_MOVE_TAKE &&
      self->known.garden[move.arg[0] - 1] == ABBATES_UNKNOWN_CARD && draw (self, 2) == 0)
    vague.arg[ABBATES_NAMED] = self->truth.garden[move.arg[0] - 1];
  else if (move.kind == ABBATES_MOVE_REVEAL && draw (self, 100) < self->forgets)
    vague.arg[0] = ABBATES_UNKNOWN_CARD;

  return abbates_position_check (&self->known, &self->setup->rules, vague) == ABBATES_REASON_NONE
             ? vague
             : move;
}

/* A card of the garden that nobody recorded is named, now and then, and where it decides. */
static void
name_cards (ToldTable *self,
            const AbbatesPosition *before)
{
  for (guint8 i = 0; i < ABBATES_N_SQUARES; i++)
    if (self->known.garden[i] == ABBATES_UNKNOWN_CARD &&
        (self->known.awaiting == ABBATES_MOVE_KNOW || draw (self, 8) == 0))
      {
        AbbatesMove know = { ABBATES_MOVE_KNOW_GARDEN, { (guint8) (i + 1), before->garden[i] } };

        abbates_position_apply (&self->known, &self->setup->rules, know);
        g_array_append_val (self->entries, know);
      }
  for (guint8 i = 0; i < ABBATES_N_BOXES; i++)
    if (self->known.refill[i] == ABBATES_UNKNOWN_CARD &&
        self->known.awaiting == ABBATES_MOVE_KNOW)
      {
        AbbatesMove know = { ABBATES_MOVE_KNOW_REFILL, { (guint8) (i + 1), before->refill[i] } };

        abbates_position_apply (&self->known, &self->setup->rules, know);
        g_array_append_val (self->entries, know);
      }
}

static AbbatesMove
draw_adjustment (ToldTable *self)
{
  const AbbatesRules *rules = &self->setup->rules;
  guint8 seat = (guint8) (1 + draw (self, rules->n_seats));
  guint8 value = (guint8) (1 + draw (self, ABBATES_BENEDICT));
  guint8 square = (guint8) (1 + draw (self, ABBATES_N_SQUARES));
  AbbatesCard card = rules->card_list[draw (self, rules->n_card_list)];
  guint8 sign = (guint8) draw (self, 2);

  switch (draw (self, 4))
    {
    case 0:
      return (AbbatesMove){ ABBATES_MOVE_SET_CHAPTER, { seat, sign, value } };
    case 1:
      return (AbbatesMove){ ABBATES_MOVE_SET_HAND, { seat, sign, value } };
    case 2:
      return (AbbatesMove){ ABBATES_MOVE_SET_PORTRAIT, { seat, square, card } };
    default:
      return (AbbatesMove){ ABBATES_MOVE_SET_GARDEN, { square, card } };
    }
}

static gboolean
is_possible (const AbbatesPosition *position,
             const AbbatesRules *rules,
             AbbatesMove move)
{
  return abbates_position_check (position, rules, move) == ABBATES_REASON_NONE &&
         abbates_position_find_excess (position, rules, move) == ABBATES_NO_CARD;
}

static void
adjust (ToldTable *self)
{
  AbbatesMove move = draw_adjustment (self);

  if (draw (self, 100) < self->adjusts && is_possible (&self->truth, &self->setup->rules, move) &&
      is_possible (&self->known, &self->setup->rules, move))
    make (self, move, move);
}

/* A table at which nothing has happened yet. */
static void
begin (ToldTable *self,
       AbbatesSetup *setup,
       guint64 random)
{
  *self = (ToldTable){ .setup = setup, .random = random };
  self->entries = g_array_new (FALSE, FALSE, sizeof (AbbatesMove));
}

static void
play (ToldTable *self,
      guint n_moves)
{
  const AbbatesRules *rules = &self->setup->rules;

  abbates_position_init (&self->start, rules);
  self->start.table = TRUE;
  self->truth = self->known = self->start;

  while (self->truth.stage != ABBATES_STAGE_OVER && self->entries->len < n_moves)
    {
      AbbatesPosition before = self->truth;
      AbbatesMove move = abbates_position_random_move (&self->truth, rules, &self->random);

      make (self, move, tell (self, move));
      if (self->known.awaiting == ABBATES_MOVE_KNOW)
        {
          /* What Henricus chose from lay there before he took. */
          name_cards (self, &before);
          continue;
        }
      name_cards (self, &self->truth);
      if (self->truth.stage > ABBATES_STAGE_SETUP && self->truth.stage < ABBATES_STAGE_OVER)
        adjust (self);
    }
}

/* Plays a game, to its end or up to any moment. A third of the tables adjusts something now and
 * then, a third does not record all. */
void
told_table_init (ToldTable *self,
                 AbbatesSetup *setup,
                 guint64 random)
{
  begin (self, setup, random);
  self->adjusts = draw (self, 3) == 0 ? 2 : 0;
  self->forgets = self->adjusts == 0 && draw (self, 2) == 0 ? 10 : 0;
  play (self, draw (self, 2) == 0 ? G_MAXUINT : 40 + draw (self, 220));
}

/* Plays a game up to @n_moves entries, or its end; of 100 cards @forgets are not recorded. */
void
told_table_play (ToldTable *self,
                 AbbatesSetup *setup,
                 guint64 random,
                 guint forgets,
                 guint n_moves)
{
  begin (self, setup, random);
  self->forgets = forgets;
  play (self, n_moves);
}

void
told_table_clear (ToldTable *self)
{
  g_clear_pointer (&self->entries, g_array_unref);
}

static int
get_pawn (const ToldTable *self,
          guint pawn)
{
  if (pawn == 0)
    return self->truth.general;

  return self->setup->rules.solo && pawn == ABBATES_HENRICUS ? self->truth.henricus.track
                                                             : self->truth.seats[pawn - 1].track;
}

/* All pawns are told truly. FALSE where the entries do not fit. */
gboolean
told_table_record (AbbatesRecord *record,
                   const ToldTable *table,
                   const GArray *entries)
{
  guint n_pawns = 1 + table->setup->rules.n_seats + (table->setup->rules.solo ? 1u : 0u);

  if (!abbates_record_init (record, table->setup, &table->start,
                            (const AbbatesMove *) (gpointer) entries->data, entries->len))
    return FALSE;
  for (guint pawn = 0; pawn < n_pawns; pawn++)
    {
      record->told |= 1u << pawn;
      record->at[pawn] = get_pawn (table, pawn);
    }

  return TRUE;
}

static AbbatesMove
get_entry (const GArray *entries,
           guint index)
{
  return g_array_index (entries, AbbatesMove, index);
}

static GArray *
copy_entries (const GArray *entries)
{
  GArray *copy = g_array_new (FALSE, FALSE, sizeof (AbbatesMove));

  return g_array_append_vals (copy, entries->data, entries->len);
}

/* A random number of the move where @wanted allows it, or -1. */
static int
draw_arg (ToldTable *self,
          AbbatesMove move,
          AbbatesSlip slip)
{
  static const struct
  {
    AbbatesMoveKind kind;
    AbbatesSlip slip;
    guint args;
  } places[] = {
    { ABBATES_MOVE_REVEAL, ABBATES_SLIP_BEANS, 1 },
    { ABBATES_MOVE_TAKE_DISCARD, ABBATES_SLIP_BEANS, 1 },
    { ABBATES_MOVE_KNOW_GARDEN, ABBATES_SLIP_BEANS, 2 },
    { ABBATES_MOVE_KNOW_REFILL, ABBATES_SLIP_BEANS, 2 },
    { ABBATES_MOVE_SET_GARDEN, ABBATES_SLIP_BEANS, 2 },
    { ABBATES_MOVE_SET_PORTRAIT, ABBATES_SLIP_BEANS, 4 },
    { ABBATES_MOVE_TAKE, ABBATES_SLIP_BEANS, 4 },
    { ABBATES_MOVE_PLAY, ABBATES_SLIP_VALUE, 1 },
    { ABBATES_MOVE_HENRICUS, ABBATES_SLIP_VALUE, 2 },
    { ABBATES_MOVE_RECALL, ABBATES_SLIP_VALUE, 2 },
    { ABBATES_MOVE_SET_CHAPTER, ABBATES_SLIP_VALUE, 4 },
    { ABBATES_MOVE_SET_HAND, ABBATES_SLIP_VALUE, 4 },
    { ABBATES_MOVE_TAKE, ABBATES_SLIP_SQUARE, 3 },
    { ABBATES_MOVE_TAKE_REFILL, ABBATES_SLIP_SQUARE, 3 },
    { ABBATES_MOVE_TAKE_DISCARD, ABBATES_SLIP_SQUARE, 2 },
    { ABBATES_MOVE_PLACE, ABBATES_SLIP_SQUARE, 1 },
    { ABBATES_MOVE_SWAP_REFILL, ABBATES_SLIP_SQUARE, 3 },
    { ABBATES_MOVE_SWAP_LINE, ABBATES_SLIP_SQUARE, 3 },
    { ABBATES_MOVE_SWAP, ABBATES_SLIP_SQUARE, 3 },
    { ABBATES_MOVE_OTHER_LINE, ABBATES_SLIP_SQUARE, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (places[i].kind == move.kind && places[i].slip == slip)
      {
        guint arg = places[i].args == 3 ? draw (self, 2)
                                        : (guint) __builtin_ctz (places[i].args);

        return (int) arg;
      }

  return -1;
}

/* Another number in the place of one. FALSE where it cannot be. */
static gboolean
mistell (ToldTable *self,
         AbbatesMove *move,
         AbbatesSlip slip)
{
  const AbbatesRules *rules = &self->setup->rules;
  int arg = draw_arg (self, *move, slip);
  guint8 before = arg >= 0 ? move->arg[arg] : 0;

  if (arg < 0)
    return FALSE;
  if (slip == ABBATES_SLIP_BEANS)
    {
      if (before == ABBATES_NO_CARD || before == ABBATES_UNKNOWN_CARD)
        return FALSE;
      move->arg[arg] = ABBATES_CARD (ABBATES_CARD_KIND (before), draw (self, 10));
      return move->arg[arg] != before && rules->garden[move->arg[arg]] > 0;
    }
  if (slip == ABBATES_SLIP_VALUE)
    move->arg[arg] = (guint8) (1 + draw (self, ABBATES_BENEDICT));
  else if ((move->kind == ABBATES_MOVE_TAKE_REFILL && arg == 0) ||
           ((move->kind == ABBATES_MOVE_SWAP_REFILL || move->kind == ABBATES_MOVE_SWAP_LINE) &&
            arg == 1))
    move->arg[arg] = (guint8) (1 + draw (self, ABBATES_N_BOXES));
  else
    move->arg[arg] = (guint8) (1 + draw (self, move->kind == ABBATES_MOVE_OTHER_LINE
                                                   ? ABBATES_N_LINES
                                                   : ABBATES_N_SQUARES));

  return move->arg[arg] != before;
}

static gboolean
is_action (AbbatesMove move)
{
  return move.kind >= ABBATES_MOVE_SWAP_REFILL && move.kind <= ABBATES_MOVE_RECALL;
}

static gboolean
is_take (AbbatesMove move)
{
  return move.kind >= ABBATES_MOVE_TAKE && move.kind <= ABBATES_MOVE_TAKE_DISCARD;
}

/* The last action before a take is not told. */
static gboolean
leave_out (PlantedSlip *self,
           guint index)
{
  AbbatesMove move = get_entry (self->told, index);

  if (!is_action (move) ||
      (index + 1 < self->told->len && !is_take (get_entry (self->told, index + 1))))
    return FALSE;
  g_array_remove_index (self->told, index);
  self->kind = SCR_AMENDMENT_INSERT;
  self->right = move;

  return TRUE;
}

/* Something is told that did not happen. */
static gboolean
tell_too_much (PlantedSlip *self,
               ToldTable *table,
               guint index)
{
  const AbbatesRules *rules = &table->setup->rules;
  AbbatesPosition position = table->start;
  AbbatesMove move = { ABBATES_MOVE_SKIP, { 0 } };
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_moves;

  for (guint i = 0; i < index; i++)
    abbates_position_apply (&position, rules, get_entry (self->told, i));
  n_moves = abbates_position_moves (&position, rules, moves);
  if (draw (table, 4) == 0)
    move = draw_adjustment (table);
  else if (n_moves > 0 && draw (table, 4) > 0)
    move = moves[draw (table, n_moves)];
  if ((!is_action (move) && move.kind != ABBATES_MOVE_SKIP && !abbates_move_is_set (move)) ||
      abbates_position_check (&position, rules, move) != ABBATES_REASON_NONE)
    return FALSE;
  g_array_insert_val (self->told, index, move);
  self->kind = SCR_AMENDMENT_DELETE;
  self->right = move;

  return TRUE;
}

/* Whether the check tries @move where nobody told of it. */
static gboolean
is_tried (const ToldTable *table,
          AbbatesMove move)
{
  AbbatesCard before;

  if (move.kind != ABBATES_MOVE_SET_PORTRAIT)
    return move.kind == ABBATES_MOVE_SET_CHAPTER;

  before = table->known.seats[move.arg[0] - 1].portrait[move.arg[1] - 1];
  return before != ABBATES_NO_CARD && before != ABBATES_UNKNOWN_CARD &&
         ABBATES_CARD_KIND (before) == ABBATES_CARD_KIND (move.arg[2]);
}

/* The last adjustment of the table is not told. */
static gboolean
forget_adjustment (PlantedSlip *self,
                   ToldTable *table)
{
  const AbbatesRules *rules = &table->setup->rules;
  AbbatesMove move = draw_adjustment (table);

  if (!is_tried (table, move) || !is_possible (&table->truth, rules, move) ||
      !is_possible (&table->known, rules, move))
    return FALSE;
  make (table, move, move);
  self->kind = SCR_AMENDMENT_INSERT;
  self->number = self->told->len + 1;
  self->right = move;

  return TRUE;
}

/* Tells one entry wrong, so that the others fit and a pawn stands elsewhere. */
gboolean
planted_slip_init (PlantedSlip *self,
                   ToldTable *table,
                   AbbatesSlip slip)
{
  AbbatesRecord record;
  ToldTable kept = *table;

  for (guint i = 0; i < N_TRIES; i++)
    {
      guint index = draw (table, table->entries->len);
      gboolean is_told = FALSE;

      *self = (PlantedSlip){ .slip = slip, .number = index + 1 };
      self->told = copy_entries (table->entries);
      self->right = get_entry (self->told, index);
      if (slip == ABBATES_SLIP_LEFT_OUT)
        is_told = leave_out (self, index);
      else if (slip == ABBATES_SLIP_DOUBLED)
        is_told = tell_too_much (self, table, index);
      else if (slip == ABBATES_SLIP_ADJUSTMENT)
        is_told = forget_adjustment (self, table);
      else
        is_told = mistell (table, &g_array_index (self->told, AbbatesMove, index), slip);
      if (is_told && told_table_record (&record, table, self->told) &&
          abbates_record_find_differences (&record) != 0)
        return TRUE;
      g_clear_pointer (&self->told, g_array_unref);
      if (is_told && slip == ABBATES_SLIP_ADJUSTMENT)
        {
          g_array_set_size (table->entries, table->entries->len - 1);
          table->truth = kept.truth;
          table->known = kept.known;
        }
    }

  return FALSE;
}

void
planted_slip_clear (PlantedSlip *self)
{
  g_clear_pointer (&self->told, g_array_unref);
}
