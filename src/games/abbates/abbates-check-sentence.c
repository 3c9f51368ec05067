/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/abbates/abbates-check.h"
#include "games/abbates/abbates-sentence.h"

/* Sentences of the position check. */

/**
 * abbates_sentence_pawn:
 * @setup: the match's set-up
 * @pawn: 0 for the Abbot-General, else the seat whose Abbot it is
 *
 * Returns: (transfer full): the pawn's name
 */
char *
abbates_sentence_pawn (const AbbatesSetup *setup,
                       guint pawn)
{
  return pawn == 0 ? g_strdup (_ ("Abbot-General"))
                   : g_strdup_printf (_ ("Abbot of %s"), setup->names[pawn - 1]);
}

/* The position in which entry @number is made. */
static AbbatesPosition
get_before (const AbbatesRecord *record,
            guint number)
{
  AbbatesPosition position = *record->start;

  for (guint i = 0; i + 1 < number; i++)
    abbates_position_apply (&position, &record->setup->rules, record->moves[i]);

  return position;
}

static char *
describe (const AbbatesPosition *before,
          const AbbatesRecord *record,
          AbbatesMove move)
{
  return abbates_sentence_move (before, record->setup, move, SCR_VIEWER_PUBLIC, TRUE);
}

/* The part of the game that @position is in. */
static char *
dup_stage (const AbbatesPosition *position)
{
  if (position->stage == ABBATES_STAGE_SETUP)
    return g_strdup (_ ("Set-up"));
  if (position->stage == ABBATES_STAGE_OVER)
    return g_strdup (_ ("At the end"));

  return abbates_sentence_stage (position);
}

/**
 * abbates_sentence_correction:
 * @candidate: a correction
 * @record: what was told
 *
 * Returns: (transfer full): a sentence that says what would be corrected
 */
char *
abbates_sentence_correction (const AbbatesCandidate *candidate,
                             const AbbatesRecord *record)
{
  guint number = candidate->number;
  AbbatesPosition before = get_before (record, number);
  g_autofree char *stage = dup_stage (&before);
  g_autofree char *right = describe (&before, record, candidate->move);
  g_autofree char *told = NULL;

  /* Translators: the first %s is a part of the game, such as “Round 2, phase 3”. */
  if (candidate->kind == SCR_AMENDMENT_DELETE)
    return g_strdup_printf (_ ("%s: this was not done: “%s”"), stage, right);
  /* Translators: the first %s is a part of the game, such as “Round 2, phase 3”. */
  if (candidate->kind == SCR_AMENDMENT_INSERT && number > record->n_moves)
    return g_strdup_printf (_ ("%s: last of all this was left out: “%s”"), stage, right);

  told = describe (&before, record, record->moves[number - 1]);
  /* Translators: the first %s is a part of the game, such as “Round 2, phase 3”. */
  if (candidate->kind == SCR_AMENDMENT_INSERT)
    return g_strdup_printf (_ ("%s: before “%s” this was left out: “%s”"), stage, told, right);

  /* Translators: the first %s is a part of the game, such as “Round 2, phase 3”. */
  return g_strdup_printf (_ ("%s: “%s” should be: “%s”"), stage, told, right);
}

static const char *
describe_slip (AbbatesSlip slip)
{
  static const char *const sentences[] = {
    [ABBATES_SLIP_BEANS] = N_ ("Only the beans of the card are other ones."),
    [ABBATES_SLIP_VALUE] = N_ ("Only the value of the Abbot card is another."),
    [ABBATES_SLIP_SQUARE] = N_ ("Only the square, the box or the line is another."),
    [ABBATES_SLIP_LEFT_OUT] = N_ ("The arcade card allows it there."),
    [ABBATES_SLIP_DOUBLED] = N_ ("Without it, all others still fit."),
    [ABBATES_SLIP_ADJUSTMENT] = N_ ("Something was done at the table that was not told."),
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (sentences) == ABBATES_N_SLIPS);

  return _ (sentences[slip]);
}

/**
 * abbates_sentence_slip:
 * @candidate: a correction
 * @record: what was told
 *
 * Returns: (transfer full): sentences that say why it explains where the pawns stand
 */
char *
abbates_sentence_slip (const AbbatesCandidate *candidate,
                       const AbbatesRecord *record)
{
  g_autoptr (GString) places = g_string_new (NULL);

  for (guint pawn = 0; pawn < ABBATES_N_PAWNS; pawn++)
    if ((candidate->pawns >> pawn) & 1)
      {
        g_autofree char *name = abbates_sentence_pawn (record->setup, pawn);

        g_string_append_printf (places, "%s%s %d", places->len > 0 ? ", " : "", name,
                                candidate->low[pawn]);
        if (candidate->high[pawn] > candidate->low[pawn])
          g_string_append_printf (places, "–%d", candidate->high[pawn]);
      }
  if (places->len == 0)
    return g_strdup (describe_slip (candidate->slip));

  /* Translators: what is wrong, and where the pawns stand then: "… Then: Abbot of Ann 14." */
  return g_strdup_printf (_ ("%s Then: %s."), describe_slip (candidate->slip), places->str);
}

/* Of a seat's places, with its name. */
static const struct
{
  const char *place;
  const char *question;
} questions[] = {
  { "portrait", N_ ("Look at the portrait of %s: which of these lies there?") },
  { "chapter", N_ ("Look at the Chapter Room: which Abbot cards of these seats lie there?") },
  { "garden", N_ ("Look at the garden: which of these lies there?") },
  { "refill", N_ ("Look at the replenishment row: which of these lies there?") },
  { "points", N_ ("Look at the points card: which of these lies there?") },
  { "corner", N_ ("Look at the corner cards: who has won which?") },
  { "ora", N_ ("Look at the pawns of Ora et Labora: how many conditions are met?") },
  { "played", N_ ("Look at the Abbot cards played in this phase: which are they?") },
  { "turn", N_ ("Whose turn is it?") },
  { "start", N_ ("Who starts this phase?") },
  { "drawn", N_ ("Look at the card that was drawn and is not placed yet: which is it?") },
  { "henricus cards", N_ ("Look at Henricus’ garden cards: how many of these has he?") },
  { "henricus top", N_ ("Look at Henricus’ piles of Abbot cards: which lie on top?") },
  { "solo", N_ ("Look at the Solo card: on which square does Henricus’ pawn stand?") },
  { "hand", N_ ("Look at the hand of %s: which Abbot cards are in it?") },
  { "discards", N_ ("Look at the own discards of %s: which Abbot cards lie there?") },
  { "henricus low", N_ ("Look through Henricus’ low pile: which Abbot cards are in it?") },
  { "henricus high", N_ ("Look through Henricus’ high pile: which Abbot cards are in it?") },
  { "henricus discards", N_ ("Look at Henricus’ discards: which Abbot cards lie there?") },
  { "discard", N_ ("Look through the discard pile: how many of these lie there?") },
  { "pile", N_ ("Count the draw pile: how many cards does it hold?") },
};

/**
 * abbates_sentence_question:
 * @setup: the match's set-up
 * @region: index of a part of the table
 *
 * Returns: (transfer full): a sentence that has players look there
 */
char *
abbates_sentence_question (const AbbatesSetup *setup,
                           guint region)
{
  const char *place = abbates_regions[region].place;
  guint seat = abbates_regions[region].seat;
  g_auto (GStrv) parts = NULL;
  guint i = 0;

  while (strcmp (questions[i].place, place) != 0)
    i++;
  if (seat == 0)
    return g_strdup (_ (questions[i].question));

  parts = g_strsplit (_ (questions[i].question), "%s", 2);
  return g_strjoinv (setup->names[seat - 1], parts);
}

/* "3, 5, 14". */
static char *
list_counted (const guint8 *counts,
              guint n_counts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_counts; i++)
    for (guint n = 0; n < counts[i]; n++)
      g_string_append_printf (text, "%s%u", text->len > 0 ? ", " : "", i);

  return text->len > 0 ? g_strdup (text->str) : g_strdup (_ ("nothing"));
}

static char *
list_rounds (guint rounds)
{
  guint8 counts[ABBATES_N_ROUNDS + 1] = { 0 };

  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    counts[i + 1] = (rounds >> i) & 1;

  return list_counted (counts, G_N_ELEMENTS (counts));
}

static char *
describe_value (const AbbatesSetup *setup,
                const AbbatesRegion *region,
                const guint8 *bytes)
{
  switch (region->form)
    {
    case ABBATES_SIGHT_VALUES:
      return list_counted (bytes, region->size);
    case ABBATES_SIGHT_ROUNDS:
      return list_rounds (*bytes);
    case ABBATES_SIGHT_CARD:
      return *bytes != ABBATES_NO_CARD ? abbates_sentence_card (*bytes) : g_strdup (_ ("nothing"));
    case ABBATES_SIGHT_SEAT:
      return g_strdup (*bytes > 0 ? setup->names[*bytes - 1] : _ ("nobody"));
    case ABBATES_SIGHT_CONDITIONS:
      return *bytes > 0 ? g_strdup_printf ("%u", *bytes - 1u) : g_strdup (_ ("no pawn"));
    case ABBATES_SIGHT_VALUE:
      return *bytes > 0 ? g_strdup_printf ("%u", *bytes) : g_strdup (_ ("nothing"));
    case ABBATES_SIGHT_NUMBER:
    default:
      return g_strdup_printf ("%u", *bytes);
    }
}

static char *
describe_key (const AbbatesSetup *setup,
              const AbbatesRegion *region,
              guint item)
{
  static const char *const places[] = { N_ ("Primus"), N_ ("Secundus"), N_ ("Tertius"),
                                        N_ ("Aequalis") };

  switch (region->key)
    {
    case ABBATES_KEY_SQUARE:
      return g_strdup_printf (_ ("square %u"), item + 1);
    case ABBATES_KEY_BOX:
      return g_strdup_printf (_ ("box %u"), item + 1);
    case ABBATES_KEY_PLACE:
      return g_strdup (_ (places[item]));
    case ABBATES_KEY_SEAT:
      return g_strdup (setup->names[item]);
    case ABBATES_KEY_PILE:
      return g_strdup (item == 0 ? _ ("low pile") : _ ("high pile"));
    case ABBATES_KEY_CARD:
      return abbates_sentence_card ((AbbatesCard) item);
    case ABBATES_KEY_NONE:
    default:
      return NULL;
    }
}

static char *
describe_item (const AbbatesSighting *sighting,
               const AbbatesSetup *setup,
               guint item)
{
  const AbbatesRegion *region = &abbates_regions[sighting->region];
  g_autofree char *key = describe_key (setup, region, item);
  g_autofree char *value = describe_value (
      setup, region,
      abbates_sights_get_item ((AbbatesSights *) &sighting->seen, sighting->region, item));

  return key != NULL ? g_strdup_printf (_ ("%s: %s"), key, value) : g_steal_pointer (&value);
}

/* What is not as it was told. Where there is one thing it is named in any case. */
static guint32
find_changed (const AbbatesSighting *sighting,
              const AbbatesSights *recorded)
{
  AbbatesSighting same = { sighting->region, 0, *recorded };
  guint32 changed = 0;

  if (abbates_regions[sighting->region].key == ABBATES_KEY_NONE)
    return 1;
  for (guint32 items = sighting->items; items != 0; items &= items - 1)
    {
      same.items = items & -items;
      if (!abbates_sighting_agrees (&same, &sighting->seen))
        changed |= same.items;
    }

  return changed;
}

/**
 * abbates_sentence_sighting:
 * @sighting: what somebody may see
 * @record: what was told
 *
 * Returns: (transfer full): what of it is not as it was told: "square 4: book 2"
 */
char *
abbates_sentence_sighting (const AbbatesSighting *sighting,
                           const AbbatesRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);
  AbbatesSights recorded;

  abbates_sights_init (&recorded, &record->end, &record->setup->rules);
  for (guint32 items = find_changed (sighting, &recorded); items != 0; items &= items - 1)
    {
      g_autofree char *item =
          describe_item (sighting, record->setup, (guint) __builtin_ctz (items));

      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", item);
    }

  return text->len > 0 ? g_strdup (text->str) : g_strdup (_ ("all as the program shows it"));
}
