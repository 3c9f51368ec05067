/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-preview-private.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-refusal.h"
#include "games/abbates/abbates-sentence.h"

/* What a move would do to the numbers of a seat: the rules make it, in a copy. */

static AbbatesRange
get_track (const AbbatesForecast *self,
           const AbbatesPosition *position)
{
  return abbates_known_track (position, self->view->rules, self->seat);
}

/* Takes @value. */
static void
add_row (AbbatesForecast *self,
         const char *label,
         char *value,
         AbbatesPreviewTone tone)
{
  g_autofree char *owned = value;
  AbbatesPreviewRow *row = &self->preview->rows[self->preview->n_rows];

  g_return_if_fail (self->preview->n_rows < ABBATES_PREVIEW_ROWS);

  row->label = g_strdup (label);
  row->value = g_steal_pointer (&owned);
  row->tone = tone;
  self->preview->n_rows++;
}

static char *
dup_change (const AbbatesForecast *self,
            AbbatesRange old,
            AbbatesRange new)
{
  g_autofree char *before =
      self->is_spoken ? abbates_range_dup (old) : abbates_range_dup_short (old);
  g_autofree char *after =
      self->is_spoken ? abbates_range_dup (new) : abbates_range_dup_short (new);

  if (old.low == new.low && old.high == new.high)
    return g_steal_pointer (&after);

  /* Translators: a number before and after a move; the second one as it is spoken. */
  return g_strdup_printf (self->is_spoken ? _ ("from %s to %s") : _ ("%s → %s"), before, after);
}

/* @gain is how much better the new number is. */
static void
add_change (AbbatesForecast *self,
            const char *label,
            AbbatesRange old,
            AbbatesRange new,
            int gain)
{
  add_row (self, label, dup_change (self, old, new),
           gain > 0   ? ABBATES_TONE_BETTER
           : gain < 0 ? ABBATES_TONE_WORSE
                      : ABBATES_TONE_SAME);
}

static void
add_places (AbbatesForecast *self)
{
  int general = self->view->position->general;
  AbbatesRange track = get_track (self, self->view->position);
  AbbatesRange new_track = get_track (self, &self->after);
  AbbatesRange distance = abbates_known_distance (track, general);
  AbbatesRange new_distance = abbates_known_distance (new_track, self->after.general);

  add_change (self, _ ("Abbot"), track, new_track, 0);
  add_change (self, _ ("General"), abbates_range_of (general),
              abbates_range_of (self->after.general), 0);
  add_change (self, _ ("Distance"), distance, new_distance,
              abbates_range_compare (distance, new_distance));
}

static void
add_score (AbbatesForecast *self)
{
  AbbatesRange old = abbates_forecast_get_old_score (self);
  AbbatesRange new = abbates_forecast_get_new_score (self);

  add_change (self, _ ("Score"), old, new, abbates_range_compare (new, old));
}

/* How much of the purple area is filled, with how many kinds, and how much of it with cards that
 * are not recorded. */
static void
count_purple (const AbbatesMission *mission,
              const AbbatesSeatPosition *seat,
              guint *n_squares,
              guint *n_filled,
              guint *n_kinds,
              guint *n_unknown)
{
  guint kinds = 0;

  *n_squares = *n_filled = *n_kinds = *n_unknown = 0;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];

      if (mission->area[i] != 1)
        continue;
      (*n_squares)++;
      if (card == ABBATES_UNKNOWN_CARD)
        (*n_unknown)++;
      if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
        continue;
      (*n_filled)++;
      kinds |= 1u << ABBATES_CARD_KIND (card);
    }
  for (guint kind = 0; kind < ABBATES_N_KINDS; kind++)
    *n_kinds += (kinds >> kind) & 1;
}

static void
add_purple (AbbatesForecast *self)
{
  guint number = self->view->position->seats[self->seat - 1].mission;
  const AbbatesMission *mission = number > 0 ? &self->view->rules->missions[number - 1] : NULL;
  guint n_squares, n_filled, n_kinds, n_unknown;
  guint old_squares, old_filled, old_kinds, old_unknown;
  int gain;
  char *value;

  if (mission == NULL)
    return;

  count_purple (mission, &self->view->position->seats[self->seat - 1], &old_squares, &old_filled,
                &old_kinds, &old_unknown);
  count_purple (mission, &self->after.seats[self->seat - 1], &n_squares, &n_filled, &n_kinds,
                &n_unknown);
  if (n_unknown > 0)
    value = g_strdup_printf (_ ("%u of %u, %u not recorded"), n_filled + n_unknown, n_squares,
                             n_unknown);
  else if (n_kinds > 1)
    value = g_strdup_printf (_ ("%u of %u, mixed"), n_filled, n_squares);
  else if (n_filled == n_squares)
    value = g_strdup_printf (_ ("all %u: 5 points"), n_squares);
  else if (n_filled > 0)
    value = g_strdup_printf (_ ("%u of %u, one kind"), n_filled, n_squares);
  else
    value = g_strdup_printf (_ ("0 of %u"), n_squares);

  gain = self->new[self->seat - 1].purple + self->new_high[self->seat - 1].purple -
         self->old[self->seat - 1].purple - self->old_high[self->seat - 1].purple;
  if (gain == 0 && n_unknown == 0 && old_unknown == 0)
    gain = MAX ((int) old_kinds, 1) - MAX ((int) n_kinds, 1);
  /* Translators: the purple area of a mission, short enough for a narrow column. */
  add_row (self, _ ("Purple"), value,
           gain > 0   ? ABBATES_TONE_BETTER
           : gain < 0 ? ABBATES_TONE_WORSE
                      : ABBATES_TONE_SAME);
}

/* The condition that the next card is to meet. */
static void
add_condition (AbbatesForecast *self)
{
  const AbbatesSeatPosition *seat = &self->view->position->seats[self->seat - 1];
  const AbbatesRules *rules = self->view->rules;
  guint round = self->view->position->round;

  if (rules->no_ora || abbates_view_is_henricus (self->view, self->seat) || round == 0)
    return;

  if (seat->ora < 0)
    add_row (self, _ ("Ora"), g_strdup (_ ("pawn removed")), ABBATES_TONE_SAME);
  else if (seat->ora > 3)
    add_row (self, _ ("Ora"), g_strdup (_ ("all four met")), ABBATES_TONE_SAME);
  else
    add_row (self, _ ("Ora"), g_strdup_printf (_ ("%d of 4 met"), seat->ora),
             ABBATES_TONE_SAME);
}

static void
show_now (AbbatesForecast *self)
{
  self->preview->title =
      g_strdup_printf (_ ("%s now"), abbates_view_get_name (self->view, self->seat));
  add_places (self);
  add_condition (self);
  if (!abbates_view_is_henricus (self->view, self->seat))
    add_purple (self);
  add_score (self);
}

static char *
dup_worth (const AbbatesForecast *self,
           AbbatesCard card)
{
  guint points = abbates_position_points (self->view->position, card);

  if (card == ABBATES_UNKNOWN_CARD)
    return g_strdup (_ ("not recorded"));

  return g_strdup_printf (ngettext ("worth %u point", "worth %u points", points), points);
}

/* A card and what it is worth. */
static void
add_card (AbbatesForecast *self,
          AbbatesCard card)
{
  g_autofree char *name = abbates_sentence_card (card);

  if (!self->view->rules->no_points_card)
    add_row (self, name, dup_worth (self, card), ABBATES_TONE_SAME);
}

static void
add_covered (AbbatesForecast *self,
             AbbatesCard card)
{
  if (card != ABBATES_NO_CARD)
    add_row (self, _ ("Covers"), abbates_sentence_card (card), ABBATES_TONE_SAME);
}

static AbbatesCard
get_taken (const AbbatesForecast *self)
{
  const AbbatesPosition *position = self->view->position;

  switch ((AbbatesMoveKind) self->move.kind)
    {
    case ABBATES_MOVE_TAKE:
      return position->garden[self->move.arg[0] - 1];
    case ABBATES_MOVE_TAKE_REFILL:
      return position->refill[self->move.arg[0] - 1];
    case ABBATES_MOVE_TAKE_DISCARD:
      return self->move.arg[0];
    default:
      return position->drawn;
    }
}

/* Makes the move in a copy. Playing a card may decide the phase, which is told by itself. */
static void
look_ahead (AbbatesForecast *self)
{
  const AbbatesRules *rules = self->view->rules;

  self->after = *self->view->position;
  if (self->move.kind != ABBATES_MOVE_NONE && self->move.kind != ABBATES_MOVE_PLAY)
    abbates_position_apply (&self->after, rules, self->move);
  abbates_view_get_scores (self->view, self->old, self->old_high);
  abbates_known_scores (&self->after, rules, self->new, self->new_high);
}

/* The square that a card is put on. */
static guint
get_square (AbbatesMove move)
{
  return move.kind == ABBATES_MOVE_PLACE ? move.arg[0] : move.arg[1];
}

static void
show_take (AbbatesForecast *self)
{
  AbbatesCard card = get_taken (self);
  guint square = get_square (self->move);
  g_autofree char *name = abbates_sentence_card (card);

  /* Translators: a player, a card as "book 3", the number of a square of the portrait. */
  self->preview->title =
      g_strdup_printf (_ ("If %s puts %s on square %u"),
                       abbates_view_get_name (self->view, self->seat), name, square);
  add_places (self);
  add_card (self, card);
  add_covered (self, self->view->position->seats[self->seat - 1].portrait[square - 1]);
  add_purple (self);
  add_score (self);
}

/* What taking a card would score on each square that it may go on. */
static void
show_choices (AbbatesForecast *self,
              GArray *takes)
{
  AbbatesCard card;
  g_autofree char *name = NULL;
  AbbatesRange track = get_track (self, self->view->position);

  self->move = g_array_index (takes, AbbatesMove, 0);
  card = get_taken (self);
  name = abbates_sentence_card (card);
  /* Translators: a player and a card as "book 3". */
  self->preview->title = g_strdup_printf (
      _ ("If %s takes %s"), abbates_view_get_name (self->view, self->seat), name);
  add_row (self, _ ("General"), g_strdup_printf ("%d", self->view->position->general),
           ABBATES_TONE_SAME);
  add_card (self, card);
  add_row (self, _ ("Score now"), abbates_range_dup_short (abbates_forecast_get_old_score (self)),
           ABBATES_TONE_SAME);
  for (guint i = 0; i < MIN (takes->len, 3); i++)
    {
      g_autofree char *label = NULL;
      g_autofree char *points = NULL;
      g_autofree char *place = NULL;
      int gain;

      self->move = g_array_index (takes, AbbatesMove, i);
      look_ahead (self);
      gain = abbates_range_compare (abbates_forecast_get_new_score (self),
                                    abbates_forecast_get_old_score (self));
      label = g_strdup_printf (_ ("Square %u"), get_square (self->move));
      points = abbates_range_dup_short (abbates_forecast_get_new_score (self));
      place = abbates_range_dup_short (get_track (self, &self->after));
      /* Translators: where the Abbot goes on the track, and what the score becomes. */
      add_row (self, label,
               g_strdup_printf (_ ("at %s, score %s"), place, points),
               gain > 0   ? ABBATES_TONE_BETTER
               : gain < 0 ? ABBATES_TONE_WORSE
                          : ABBATES_TONE_SAME);
    }
  self->preview->track = track;
  self->preview->score = abbates_forecast_get_old_score (self);
}

static void
show_swap_refill (AbbatesForecast *self)
{
  AbbatesCard gets = self->view->position->refill[self->move.arg[1] - 1];
  AbbatesCard gives = self->view->position->seats[self->seat - 1].portrait[self->move.arg[0] - 1];
  g_autofree char *got = abbates_sentence_card (gets);
  g_autofree char *given = abbates_sentence_card (gives);

  /* Translators: a player and two cards. */
  self->preview->title =
      g_strdup_printf (_ ("If %s exchanges %s for %s"),
                       abbates_view_get_name (self->view, self->seat), given, got);
  add_places (self);
  add_card (self, gets);
  add_card (self, gives);
  add_purple (self);
  add_score (self);
}

static void
show_swap (AbbatesForecast *self)
{
  self->preview->title = g_strdup_printf (_ ("If squares %u and %u change places"),
                                          self->move.arg[0], self->move.arg[1]);
  add_places (self);
  add_purple (self);
  add_score (self);
}

static void
show_swap_line (AbbatesForecast *self)
{
  const AbbatesPosition *position = self->view->position;
  g_autofree char *to_row = abbates_sentence_card (position->garden[self->move.arg[0] - 1]);
  g_autofree char *to_line = abbates_sentence_card (position->refill[self->move.arg[1] - 1]);

  self->preview->title = g_strdup (_ ("If the two cards change places"));
  /* Translators: where a card goes; before it stands which one, as "book 3". */
  add_row (self, to_row, g_strdup (_ ("to the row")), ABBATES_TONE_SAME);
  add_row (self, to_line, g_strdup (_ ("to the line")), ABBATES_TONE_SAME);
}

static void
show_recall (AbbatesForecast *self)
{
  self->preview->title =
      g_strdup_printf (_ ("If %s's card %u leaves the Chapter Room"),
                       abbates_view_get_name (self->view, self->move.arg[0]), self->move.arg[1]);
  add_places (self);
  add_score (self);
}

/* What playing the card meets of Ora et Labora. */
static void
add_ora (AbbatesForecast *self,
         guint value)
{
  const AbbatesRules *rules = self->view->rules;
  const AbbatesSeatPosition *seat = &self->view->position->seats[self->seat - 1];
  const AbbatesCondition *condition;

  if (rules->no_ora || seat->ora < 0 || seat->ora > 3)
    {
      add_condition (self);
      return;
    }

  condition = &rules->ora[rules->ora_order[self->view->position->round - 1]][seat->ora];
  if ((condition->values >> value) & 1)
    add_row (self, _ ("Ora"), g_strdup_printf (_ ("met, %d of 4"), seat->ora + 1),
             ABBATES_TONE_BETTER);
  else
    add_row (self, _ ("Ora"), g_strdup (_ ("not met")), ABBATES_TONE_WORSE);
}

/* How many cards of this phase rank above @value, once it is played. */
static guint
count_above (const AbbatesPosition *position,
             guint value)
{
  guint n_above = position->henricus.played >= value;

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    n_above += position->seats[i].played >= value;

  return n_above;
}

static void
show_play (AbbatesForecast *self)
{
  const AbbatesPosition *position = self->view->position;
  guint value = self->move.arg[0];
  guint n_above = count_above (position, value);
  int general = position->general + self->view->rules->abbot_beans[value];
  AbbatesRange track = get_track (self, position);
  AbbatesRange distance = abbates_known_distance (track, position->general);
  AbbatesRange new_distance = abbates_known_distance (track, general);

  self->preview->title = g_strdup_printf (_ ("If %s plays %u"),
                                          abbates_view_get_name (self->view, self->seat), value);
  add_ora (self, value);
  if (n_above > 0)
    {
      add_row (self, _ ("Rank so far"),
               g_strdup_printf (ngettext ("below %u card", "below %u cards", n_above), n_above),
               ABBATES_TONE_SAME);
      return;
    }

  add_row (self, _ ("Rank so far"), g_strdup (_ ("highest")), ABBATES_TONE_BETTER);
  add_change (self, _ ("General then"), abbates_range_of (position->general),
              abbates_range_of (general), 0);
  add_change (self, _ ("Distance then"), distance, new_distance,
              abbates_range_compare (distance, new_distance));
}

static gboolean
show_move (AbbatesForecast *self)
{
  switch ((AbbatesMoveKind) self->move.kind)
    {
    case ABBATES_MOVE_PLAY:
      show_play (self);
      return TRUE;
    case ABBATES_MOVE_TAKE:
    case ABBATES_MOVE_TAKE_REFILL:
    case ABBATES_MOVE_TAKE_DISCARD:
    case ABBATES_MOVE_PLACE:
      show_take (self);
      return TRUE;
    case ABBATES_MOVE_SWAP_REFILL:
      show_swap_refill (self);
      return TRUE;
    case ABBATES_MOVE_SWAP_LINE:
      show_swap_line (self);
      return TRUE;
    case ABBATES_MOVE_SWAP:
      show_swap (self);
      return TRUE;
    case ABBATES_MOVE_RECALL:
      show_recall (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static AbbatesPreview *
make_preview (const AbbatesView *view,
              guint seat,
              const char *move,
              gboolean is_spoken)
{
  AbbatesForecast self = { .view = view, .seat = seat, .is_spoken = is_spoken };
  g_autoptr (GArray) takes = NULL;

  if (move != NULL && !abbates_move_parse (view->rules, move, &self.move, NULL))
    self.move.kind = ABBATES_MOVE_NONE;

  self.preview = g_new0 (AbbatesPreview, 1);
  look_ahead (&self);
  self.preview->track = get_track (&self, &self.after);
  self.preview->score = abbates_forecast_get_new_score (&self);
  if (move == NULL && view->position->by == seat)
    takes = abbates_view_list_takes (view, view->pointed);
  if (takes != NULL && takes->len > 0)
    show_choices (&self, takes);
  else if (!show_move (&self))
    show_now (&self);
  else if (self.move.kind != ABBATES_MOVE_PLAY)
    {
      self.preview->why_track = abbates_forecast_dup_why_track (&self);
      self.preview->why_score = abbates_forecast_dup_why_score (&self);
    }

  return self.preview;
}

/**
 * abbates_preview_new:
 * @view: a view
 * @seat: a seat from 1, Henricus too
 * @move: (nullable): a legal move of @seat in notation
 *
 * Returns: (transfer full): how @seat stands, or would stand after @move
 */
AbbatesPreview *
abbates_preview_new (const AbbatesView *view,
                     guint seat,
                     const char *move)
{
  return make_preview (view, seat, move, FALSE);
}

void
abbates_preview_free (AbbatesPreview *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    {
      g_free (self->rows[i].label);
      g_free (self->rows[i].value);
    }
  g_free (self->title);
  g_free (self->why_track);
  g_free (self->why_score);
  g_free (self);
}

/**
 * abbates_preview_dup_sentence:
 * @view: a view
 * @move: a legal move in notation
 *
 * Returns: (transfer full) (nullable): what would come of @move, for the ear; %NULL where it
 *   changes no number
 */
char *
abbates_preview_dup_sentence (const AbbatesView *view,
                              const char *move)
{
  g_autoptr (AbbatesPreview) preview = NULL;
  g_autoptr (GString) text = NULL;
  AbbatesMove parsed;

  if (view->position->by == 0 || !abbates_move_parse (view->rules, move, &parsed, NULL) ||
      parsed.kind == ABBATES_MOVE_PEEK)
    return NULL;

  preview = make_preview (view, view->position->by, move, TRUE);
  text = g_string_new (preview->title);
  for (guint i = 0; i < preview->n_rows; i++)
    g_string_append_printf (text, "%s%s %s", i == 0 ? ": " : ", ", preview->rows[i].label,
                            preview->rows[i].value);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * abbates_preview_dup_move:
 * @view: a view
 *
 * Returns: (transfer full) (nullable): the move that choosing what is pointed at would make,
 *   or %NULL
 */
char *
abbates_preview_dup_move (const AbbatesView *view)
{
  return view->pointed.where != ABBATES_NOWHERE ? abbates_view_dup_move (view, view->pointed)
                                                : NULL;
}

/**
 * abbates_preview_is_kept:
 * @view: a view
 * @place: what is pointed at next, or nowhere
 *
 * While a card waits for where it goes, the last preview stays until another can be shown, to
 * be read and asked about.
 *
 * Returns: whether pointing at @place leaves the preview as it is
 */
gboolean
abbates_preview_is_kept (const AbbatesView *view,
                         AbbatesSpot place)
{
  gboolean is_waiting = view->selected.where != ABBATES_NOWHERE ||
                        view->position->awaiting == ABBATES_MOVE_PLACE;

  return is_waiting && abbates_refusal_is_due (view, place);
}
