/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-check.h"
#include "games/abbates/abbates-position-private.h"

/* Which one entry, told wrong, explains where the pawns stand: each correction is tried on the
 * kernel, and what comes after it replayed up to the first move that does not fit. */

/* Before the last so many entries, nothing is tried: a game has some 300, and each costs a
 * replay of all that follow. */
#define MAX_TRIED 1000

/**
 * Search:
 * @record: what was told
 * @before: the position before entry @at
 * @at: index of the entry that is corrected; that of the end appends one
 * @found: (element-type AbbatesCandidate): what explains it
 */
typedef struct
{
  const AbbatesRecord *record;
  AbbatesPosition before;
  guint at;
  GArray *found;
} Search;

static gboolean
make (AbbatesPosition *position,
      const AbbatesRules *rules,
      AbbatesMove move)
{
  if (abbates_position_check (position, rules, move) != ABBATES_REASON_NONE)
    return FALSE;

  abbates_position_apply (position, rules, move);

  return TRUE;
}

static gboolean
replay (const AbbatesRecord *record,
        AbbatesPosition *position,
        guint from)
{
  for (guint i = from; i < record->n_moves; i++)
    if (!make (position, &record->setup->rules, record->moves[i]))
      return FALSE;

  return TRUE;
}

static int
get_pawn (const AbbatesPosition *position,
          const AbbatesRules *rules,
          guint pawn)
{
  if (pawn == 0)
    return position->general;

  return abbates_position_is_henricus (rules, pawn) ? position->henricus.track
                                                    : position->seats[pawn - 1].track;
}

/* The fewest or the most beans of so many cards that lie nowhere that is known; where what was
 * told leaves none, of those that the edition has. */
static int
add_unseen (const AbbatesPosition *position,
            const AbbatesRules *rules,
            guint n_cards,
            gboolean most)
{
  const guint8 *counts = position->left;
  guint n_left = 0;
  int beans = 0;

  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    n_left += position->left[card];
  if (n_left == 0)
    counts = rules->garden;

  for (int i = 0; i < 10 && n_cards > 0; i++)
    for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
      {
        int each = most ? 9 - i : i;
        guint n_taken = MIN (n_cards, counts[ABBATES_CARD (kind, each)]);

        beans += (int) n_taken * each;
        n_cards -= n_taken;
      }

  return beans;
}

/**
 * abbates_pawn_get_range:
 * @position: a position
 * @rules: the rules of the match
 * @pawn: 0 for the Abbot-General, else the seat whose Abbot it is
 * @low: (out): where it stands at least, an Abbot without his empty squares
 * @high: (out): where it stands at most, which differs where cards are not recorded
 */
void
abbates_pawn_get_range (const AbbatesPosition *position,
                        const AbbatesRules *rules,
                        guint pawn,
                        int *low,
                        int *high)
{
  guint n_unknown = 0;

  *low = *high = get_pawn (position, rules, pawn);
  if (pawn == 0 || abbates_position_is_henricus (rules, pawn))
    return;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (position->seats[pawn - 1].portrait[i] == ABBATES_UNKNOWN_CARD)
      n_unknown++;
  if (n_unknown == 0)
    return;

  *low += add_unseen (position, rules, n_unknown, FALSE);
  *high += add_unseen (position, rules, n_unknown, TRUE);
}

/* The pawns that cannot stand where the players say they do. */
static guint
find_differences (const AbbatesRecord *record,
                  const AbbatesPosition *position)
{
  guint differing = 0;

  for (guint pawn = 0; pawn < ABBATES_N_PAWNS; pawn++)
    if ((record->told >> pawn) & 1)
      {
        int low, high;

        abbates_pawn_get_range (position, &record->setup->rules, pawn, &low, &high);
        if (record->at[pawn] < low || record->at[pawn] > high)
          differing |= 1u << pawn;
      }

  return differing;
}

static void
add_candidate (Search *self,
               AbbatesSlip slip,
               ScrAmendmentKind kind,
               AbbatesMove move,
               guint n_alternatives,
               const AbbatesPosition *after)
{
  const AbbatesRules *rules = &self->record->setup->rules;
  AbbatesCandidate candidate = {
    .slip = slip, .kind = kind, .number = self->at + 1, .move = move
  };
  guint n_before = 0, n_after = 0;

  for (guint pawn = 0; pawn < ABBATES_N_PAWNS; pawn++)
    {
      abbates_pawn_get_range (after, rules, pawn, &candidate.low[pawn], &candidate.high[pawn]);
      if (get_pawn (after, rules, pawn) != get_pawn (&self->record->end, rules, pawn))
        candidate.pawns |= 1u << pawn;
    }
  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    {
      n_before += self->record->end.excess[card];
      n_after += after->excess[card];
    }
  candidate.weight = abbates_candidate_weigh (&candidate, self->record, n_alternatives,
                                              (int) n_after - (int) n_before);
  abbates_sights_init (&candidate.sights, after, rules);
  g_array_append_val (self->found, candidate);
}

static gboolean
is_found (const Search *self,
          ScrAmendmentKind kind,
          AbbatesMove move)
{
  for (guint i = self->found->len; i > 0; i--)
    {
      const AbbatesCandidate *found = &g_array_index (self->found, AbbatesCandidate, i - 1);

      if (found->number != self->at + 1)
        return FALSE;
      if (found->kind == kind && abbates_move_equal (found->move, move))
        return TRUE;
    }

  return FALSE;
}

/* Tries one correction of the entry; @n_alternatives are as likely as this one. */
static void
try_move (Search *self,
          AbbatesSlip slip,
          ScrAmendmentKind kind,
          AbbatesMove move,
          guint n_alternatives)
{
  const AbbatesRecord *record = self->record;
  AbbatesPosition after = self->before;

  if (kind != SCR_AMENDMENT_DELETE && !make (&after, &record->setup->rules, move))
    return;
  if (!replay (record, &after, kind == SCR_AMENDMENT_INSERT ? self->at : self->at + 1))
    return;
  if (find_differences (record, &after) == 0 && !is_found (self, kind, move))
    add_candidate (self, slip, kind, move, n_alternatives, &after);
}

/* Which numbers of @move are garden cards, as bits. */
static guint
find_cards (AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_REVEAL:
    case ABBATES_MOVE_TAKE_DISCARD:
    case ABBATES_MOVE_KNOW_DISCARD:
      return 1u << 0;
    case ABBATES_MOVE_KNOW_GARDEN:
    case ABBATES_MOVE_KNOW_REFILL:
    case ABBATES_MOVE_KNOW_COVERED:
    case ABBATES_MOVE_SET_GARDEN:
    case ABBATES_MOVE_SET_REFILL:
    case ABBATES_MOVE_SET_HEAP:
    case ABBATES_MOVE_SET_POINTS:
    case ABBATES_MOVE_SET_CARDS:
      return 1u << 1;
    case ABBATES_MOVE_KNOW_PORTRAIT:
    case ABBATES_MOVE_SET_PORTRAIT:
      return 1u << 2;
    case ABBATES_MOVE_TAKE:
    case ABBATES_MOVE_TAKE_REFILL:
    case ABBATES_MOVE_SWAP_REFILL:
    case ABBATES_MOVE_SWAP_LINE:
    case ABBATES_MOVE_SWAP:
      return 3u << ABBATES_NAMED;
    default:
      return 0;
    }
}

/* The kind of the card is right, its beans are not. */
static void
try_beans (Search *self,
           AbbatesMove told)
{
  const AbbatesRules *rules = &self->record->setup->rules;

  for (guint args = find_cards (told); args != 0; args &= args - 1)
    {
      guint arg = (guint) __builtin_ctz (args);
      AbbatesCard card = told.arg[arg];

      if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
        continue;
      for (guint beans = 0; beans < 10; beans++)
        {
          AbbatesMove move = told;

          move.arg[arg] = ABBATES_CARD (ABBATES_CARD_KIND (card), beans);
          if (move.arg[arg] != card && rules->garden[move.arg[arg]] > 0)
            try_move (self, ABBATES_SLIP_BEANS, SCR_AMENDMENT_CHANGE, move, 1);
        }
    }
}

/* Which number of @move is the value of an Abbot card; -1 for none. */
static int
find_value (AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_PLAY:
      return 0;
    case ABBATES_MOVE_HENRICUS:
    case ABBATES_MOVE_RECALL:
    case ABBATES_MOVE_SET_LOW:
    case ABBATES_MOVE_SET_HIGH:
    case ABBATES_MOVE_SET_ASIDE:
      return 1;
    case ABBATES_MOVE_SET_HAND:
    case ABBATES_MOVE_SET_DISCARDS:
    case ABBATES_MOVE_SET_CHAPTER:
      return 2;
    default:
      return -1;
    }
}

static void
try_values (Search *self,
            AbbatesMove told)
{
  int arg = find_value (told);

  for (guint8 value = 1; arg >= 0 && value <= ABBATES_BENEDICT; value++)
    {
      AbbatesMove move = told;

      move.arg[arg] = value;
      if (value != told.arg[arg])
        try_move (self, ABBATES_SLIP_VALUE, SCR_AMENDMENT_CHANGE, move, 1);
    }
}

/* Which numbers of @move are squares, boxes or lines, as bits. */
static guint
find_squares (AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_TAKE:
    case ABBATES_MOVE_TAKE_REFILL:
    case ABBATES_MOVE_SWAP_REFILL:
    case ABBATES_MOVE_SWAP_LINE:
    case ABBATES_MOVE_SWAP:
      return 3;
    case ABBATES_MOVE_TAKE_DISCARD:
      return 2;
    case ABBATES_MOVE_PLACE:
    case ABBATES_MOVE_OTHER_LINE:
      return 1;
    default:
      return 0;
    }
}

static gboolean
is_take (AbbatesMove move)
{
  return move.kind >= ABBATES_MOVE_TAKE && move.kind <= ABBATES_MOVE_TAKE_DISCARD;
}

/* The same square of the portrait, but the card comes from elsewhere. */
static void
try_sources (Search *self,
             AbbatesMove told)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_moves;

  if (!is_take (told))
    return;

  n_moves = abbates_position_moves (&self->before, &self->record->setup->rules, moves);
  for (guint i = 0; i < n_moves; i++)
    if (is_take (moves[i]) && moves[i].arg[1] == told.arg[1] &&
        (moves[i].kind != told.kind || moves[i].arg[0] != told.arg[0]))
      try_move (self, ABBATES_SLIP_SQUARE, SCR_AMENDMENT_CHANGE, moves[i], 1);
}

/* How many squares, boxes or lines there are for number @arg of a move. */
static guint
count_places (AbbatesMoveKind kind,
              guint arg)
{
  if (kind == ABBATES_MOVE_OTHER_LINE)
    return ABBATES_N_LINES;
  if (kind == ABBATES_MOVE_TAKE_REFILL)
    return arg == 0 ? ABBATES_N_BOXES : ABBATES_N_SQUARES;

  return arg == 1 && (kind == ABBATES_MOVE_SWAP_REFILL || kind == ABBATES_MOVE_SWAP_LINE)
             ? ABBATES_N_BOXES
             : ABBATES_N_SQUARES;
}

static void
try_squares (Search *self,
             AbbatesMove told)
{
  for (guint args = find_squares (told); args != 0; args &= args - 1)
    {
      guint arg = (guint) __builtin_ctz (args);
      guint n_places = count_places ((AbbatesMoveKind) told.kind, arg);

      for (guint8 place = 1; place <= n_places; place++)
        {
          AbbatesMove move = told;

          move.arg[arg] = place;
          if (place != told.arg[arg])
            try_move (self, ABBATES_SLIP_SQUARE, SCR_AMENDMENT_CHANGE, move, 1);
        }
    }
  try_sources (self, told);
}

static gboolean
is_action (AbbatesMove move)
{
  return move.kind >= ABBATES_MOVE_SWAP_REFILL && move.kind <= ABBATES_MOVE_RECALL;
}

/* Before the winner takes, something may have been done that was not told. */
static void
try_actions (Search *self)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_moves, n_actions = 0;

  if (self->before.awaiting != ABBATES_MOVE_TAKE || self->before.turn != 0 ||
      (self->at < self->record->n_moves && !is_take (self->record->moves[self->at])))
    return;

  n_moves = abbates_position_moves (&self->before, &self->record->setup->rules, moves);
  for (guint i = 0; i < n_moves; i++)
    n_actions += is_action (moves[i]);
  for (guint i = 0; i < n_moves; i++)
    if (is_action (moves[i]))
      try_move (self, ABBATES_SLIP_LEFT_OUT, SCR_AMENDMENT_INSERT, moves[i], n_actions);
}

static void
try_entry (Search *self)
{
  AbbatesMove told = self->record->moves[self->at];

  try_beans (self, told);
  try_values (self, told);
  try_squares (self, told);
  try_actions (self);
  if (is_action (told) || abbates_move_is_set (told) || told.kind == ABBATES_MOVE_SKIP)
    try_move (self, ABBATES_SLIP_DOUBLED, SCR_AMENDMENT_DELETE, told, 1);
}

/* Cards of the Chapter Room that nobody told of. */
static void
try_chapter (Search *self,
             guint n_players)
{
  for (guint8 seat = 1; seat <= n_players; seat++)
    for (guint8 sign = 0; sign < 2; sign++)
      for (guint8 value = 1; value <= ABBATES_BENEDICT; value++)
        try_move (self, ABBATES_SLIP_ADJUSTMENT, SCR_AMENDMENT_INSERT,
                  (AbbatesMove){ ABBATES_MOVE_SET_CHAPTER, { seat, sign, value } }, 1);
}

/* A visible card that has other beans. */
static void
try_portrait (Search *self,
              guint8 seat)
{
  const AbbatesRules *rules = &self->record->setup->rules;

  for (guint8 square = 1; square <= ABBATES_N_SQUARES; square++)
    {
      AbbatesCard card = self->before.seats[seat - 1].portrait[square - 1];

      if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
        continue;
      for (guint beans = 0; beans < 10; beans++)
        {
          AbbatesCard other = ABBATES_CARD (ABBATES_CARD_KIND (card), beans);

          if (other != card && rules->garden[other] > 0)
            try_move (self, ABBATES_SLIP_ADJUSTMENT, SCR_AMENDMENT_INSERT,
                      (AbbatesMove){ ABBATES_MOVE_SET_PORTRAIT, { seat, square, other } }, 1);
        }
    }
}

static void
try_his_cards (Search *self)
{
  const AbbatesRules *rules = &self->record->setup->rules;

  for (guint i = 0; i < rules->n_card_list; i++)
    for (guint8 sign = 0; sign < 2; sign++)
      try_move (self, ABBATES_SLIP_ADJUSTMENT, SCR_AMENDMENT_INSERT,
                (AbbatesMove){ ABBATES_MOVE_SET_CARDS, { sign, rules->card_list[i] } }, 1);
}

/* What may have happened at the end without being told. A square that was bared comes only
 * where nothing else explains it. */
static void
try_end (Search *self)
{
  const AbbatesRules *rules = &self->record->setup->rules;

  try_actions (self);
  try_chapter (self, rules->n_seats + (rules->solo ? 1u : 0u));
  for (guint8 seat = 1; seat <= rules->n_seats; seat++)
    try_portrait (self, seat);
  if (rules->solo)
    try_his_cards (self);
  for (guint8 seat = 1; self->found->len == 0 && seat <= rules->n_seats; seat++)
    for (guint8 square = 1; square <= ABBATES_N_SQUARES; square++)
      try_move (self, ABBATES_SLIP_ADJUSTMENT, SCR_AMENDMENT_INSERT,
                (AbbatesMove){ ABBATES_MOVE_SET_PORTRAIT, { seat, square } }, 1);
}

static void
share_weights (GArray *candidates)
{
  double sum = 0;

  for (guint i = 0; i < candidates->len; i++)
    sum += g_array_index (candidates, AbbatesCandidate, i).weight;
  for (guint i = 0; i < candidates->len; i++)
    g_array_index (candidates, AbbatesCandidate, i).weight /= sum;
}

/**
 * abbates_record_init:
 * @self: (out caller-allocates): what was told
 * @setup: the match's set-up, which lives as long as @self
 * @start: the position before the first entry, which lives as long as @self
 * @moves: the entries, which live as long as @self
 * @n_moves: how many
 *
 * Returns: FALSE when an entry does not fit
 */
gboolean
abbates_record_init (AbbatesRecord *self,
                     const AbbatesSetup *setup,
                     const AbbatesPosition *start,
                     const AbbatesMove *moves,
                     guint n_moves)
{
  *self = (AbbatesRecord){ .setup = setup, .start = start, .moves = moves, .n_moves = n_moves };
  self->end = *start;

  return replay (self, &self->end, 0);
}

/**
 * abbates_record_find_differences:
 * @self: what was told
 *
 * Returns: for each pawn that cannot stand where the players say it does, its bit
 */
guint
abbates_record_find_differences (const AbbatesRecord *self)
{
  return find_differences (self, &self->end);
}

/**
 * abbates_record_list_candidates:
 * @self: what was told, with a difference
 *
 * Returns: (transfer full) (element-type AbbatesCandidate): the corrections of one entry after
 *   which the others fit and every pawn told stands where it was told to, in the order of the
 *   entries, their weights adding up to 1
 */
GArray *
abbates_record_list_candidates (const AbbatesRecord *self)
{
  const AbbatesRules *rules = &self->setup->rules;
  guint first = self->n_moves > MAX_TRIED ? self->n_moves - MAX_TRIED : 0;
  Search search = { .record = self, .before = *self->start };

  search.found = g_array_new (FALSE, FALSE, sizeof (AbbatesCandidate));
  for (; search.at < self->n_moves; search.at++)
    {
      if (search.at >= first)
        try_entry (&search);
      abbates_position_apply (&search.before, rules, self->moves[search.at]);
    }
  try_end (&search);
  share_weights (search.found);

  return search.found;
}

/**
 * abbates_candidates_drop:
 * @candidates: (element-type AbbatesCandidate): corrections
 * @sighting: what somebody saw at the table
 *
 * Drops those after which the table would show something else.
 */
void
abbates_candidates_drop (GArray *candidates,
                         const AbbatesSighting *sighting)
{
  for (guint i = candidates->len; i > 0; i--)
    {
      const AbbatesCandidate *candidate = &g_array_index (candidates, AbbatesCandidate, i - 1);

      if (!abbates_sighting_agrees (sighting, &candidate->sights))
        g_array_remove_index (candidates, i - 1);
    }
  share_weights (candidates);
}
