/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-layout.h"

#include "games/abbates/abbates-position-private.h"

/* A position as a table of pieces in places, in the words of events. */

/* Lays @count more of @piece at @place. */
void
abbates_layout_put (GHashTable *lies,
                    guint count,
                    const char *place,
                    const char *piece)
{
  char *key = g_strdup_printf ("%s %s", place, piece);
  guint before = GPOINTER_TO_UINT (g_hash_table_lookup (lies, key));

  if (count > 0)
    g_hash_table_insert (lies, key, GUINT_TO_POINTER (before + count));
  else
    g_free (key);
}

G_GNUC_PRINTF (3, 4)
static void
lay (GHashTable *lies,
     const char *piece,
     const char *format,
     ...)
{
  g_autofree char *place = NULL;
  va_list args;

  va_start (args, format);
  place = g_strdup_vprintf (format, args);
  va_end (args);
  abbates_layout_put (lies, 1, place, piece);
}

static void
lay_card (GHashTable *lies,
          AbbatesCard card,
          const char *place,
          guint number)
{
  if (card != ABBATES_NO_CARD)
    lay (lies, abbates_card_to_word (card), "%s %u", place, number);
}

static void
lay_hand (GHashTable *lies,
          const AbbatesHand *hand,
          const char *place)
{
  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    if ((hand->values >> value) & 1)
      {
        g_autofree char *piece = g_strdup_printf ("abbot-%u", value);

        abbates_layout_put (lies, 1, place, piece);
      }
  abbates_layout_put (lies, hand->benedict, place, "abbot-14");
}

static void
lay_abbot_card (GHashTable *lies,
                const char *place,
                guint value)
{
  g_autofree char *piece = g_strdup_printf ("abbot-%u", value);

  if (value != 0)
    abbates_layout_put (lies, 1, place, piece);
}

/* The winner's card lies in the Chapter Room, though the position still says what was played. */
static void
lay_played (GHashTable *lies,
            const AbbatesPosition *position,
            guint seat,
            guint value)
{
  g_autofree char *place = g_strdup_printf ("played %u", seat);

  if (position->n_ranked == 0 || position->order[0] != seat)
    lay_abbot_card (lies, place, value);
}

static void
lay_corners (GHashTable *lies,
             guint seat,
             guint corners,
             guint last)
{
  for (guint round = 1; round <= ABBATES_N_ROUNDS; round++)
    if ((corners >> (round - 1)) & 1)
      {
        g_autofree char *place = g_strdup_printf ("corner %u %u", seat, round);
        g_autofree char *piece = g_strdup_printf ("corner-%u", round);

        abbates_layout_put (lies, 1, place, piece);
        abbates_layout_put (lies, round < ABBATES_N_ROUNDS ? round : last, place, "point");
      }
}

static void
lay_seat (GHashTable *lies,
          const AbbatesPosition *position,
          const AbbatesRules *rules,
          guint number)
{
  const AbbatesSeatPosition *seat = &position->seats[number - 1];
  g_autofree char *hand = g_strdup_printf ("hand %u", number);
  g_autofree char *discards = g_strdup_printf ("discards %u", number);
  g_autofree char *portrait = g_strdup_printf ("portrait %u", number);
  g_autofree char *covered = g_strdup_printf ("covered %u", number);
  g_autofree char *abbot = g_strdup_printf ("abbot %u", number);

  lay_hand (lies, &seat->hand, hand);
  lay_hand (lies, &seat->discards, discards);
  lay_played (lies, position, number, seat->played);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    lay_card (lies, seat->portrait[i], portrait, i + 1);
  for (guint8 card = 1; card < ABBATES_N_CARDS; card++)
    if (seat->covered[card] > 0)
      abbates_layout_put (lies, seat->covered[card], covered, abbates_card_to_word (card));
  lay_card (lies, seat->secret, "secret", number);
  lay (lies, abbot, "track %d", seat->track);
  lay_corners (lies, number, seat->corners, 0);
  if (seat->ora >= 0)
    lay (lies, "ora", "ora %u %d", number, seat->ora);
  if (seat->mission != 0)
    lay (lies, rules->missions[seat->mission - 1].id, "mission %u", number);
}

static void
lay_henricus (GHashTable *lies,
              const AbbatesPosition *position)
{
  const AbbatesHenricusPosition *henricus = &position->henricus;

  lay_hand (lies, &henricus->pile[0], "henricus low");
  lay_hand (lies, &henricus->pile[1], "henricus high");
  lay_abbot_card (lies, "top henricus low", henricus->top[0]);
  lay_abbot_card (lies, "top henricus high", henricus->top[1]);
  lay_hand (lies, &henricus->discards, "discards 2");
  lay_played (lies, position, ABBATES_HENRICUS, henricus->played);
  for (guint i = 0; i < henricus->n_cards; i++)
    abbates_layout_put (lies, 1, "henricus cards", abbates_card_to_word (henricus->cards[i]));
  lay (lies, "abbot 2", "track %d", henricus->track);
  lay (lies, "solo-pawn", "solo %u", henricus->pawn);
  lay_corners (lies, ABBATES_HENRICUS, henricus->corners, henricus->corner_cards);
}

static void
lay_line (GHashTable *lies,
          const AbbatesPosition *position)
{
  if (position->line != ABBATES_NO_LINE)
    {
      lay (lies, "general", "line %s", abbates_line_to_word (position->line));
      lay (lies, "taken-line", "line %s", abbates_line_to_word (position->taken_line));
    }
  else if (position->stage != ABBATES_STAGE_SETUP)
    lay (lies, "general", "board %u", position->round);
  if (position->start_seat != 0)
    lay (lies, "start", "seat %u", position->start_seat);
  lay (lies, "general", "track %d", position->general);
}

static void
lay_board (GHashTable *lies,
           const AbbatesPosition *position)
{
  guint corners = position->henricus.corners;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    lay_card (lies, position->garden[i], "garden", i + 1);
  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    lay_card (lies, position->refill[i], "refill", i + 1);
  for (guint i = 0; i < position->n_points; i++)
    lay_card (lies, position->points[i], "points", i + 1);
  for (guint i = 0; i < position->n_known; i++)
    lay_card (lies, position->known[i], "pile", i + 1);
  for (guint i = 0; i < position->n_discard; i++)
    abbates_layout_put (lies, 1, "discard", abbates_card_to_word (position->discard[i]));
  for (guint i = 0; i < position->n_arcade; i++)
    lay (lies, abbates_arcade_to_word ((AbbatesArcade) position->arcade[i]), "arcade %u %u",
         i / 3 + 1, i % 3 + 1);
  for (guint i = 0; i < position->n_chapter; i++)
    {
      guint value = ABBATES_CHAPTER_VALUE (position->chapter[i]);
      g_autofree char *place =
          g_strdup_printf ("chapter %u %u", ABBATES_CHAPTER_SEAT (position->chapter[i]), value);

      lay_abbot_card (lies, place, value);
    }
  if (position->drawn != ABBATES_NO_CARD)
    lay_card (lies, position->drawn, "drawn", position->order[position->turn]);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    corners |= position->seats[i].corners;
  for (guint round = 1; round <= ABBATES_N_ROUNDS; round++)
    if (!((corners >> (round - 1)) & 1))
      {
        g_autofree char *piece = g_strdup_printf ("corner-%u", round);

        lay (lies, piece, "board %u", round);
      }
}

/* Returns (transfer full) how many of what lie where: "PLACE PIECE" → a number above 0. */
GHashTable *
abbates_layout_new (const AbbatesPosition *position,
                    const AbbatesRules *rules)
{
  GHashTable *lies = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  lay_board (lies, position);
  lay_line (lies, position);
  for (guint seat = 1; seat <= rules->n_seats; seat++)
    lay_seat (lies, position, rules, seat);
  if (rules->solo)
    lay_henricus (lies, position);

  return lies;
}
