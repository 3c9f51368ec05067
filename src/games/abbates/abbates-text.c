/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* The table in lines of text, for those who play in a terminal. */

#define CELL_WIDTH 16

static void
append_padded (GString *text,
               const char *cell,
               guint width)
{
  glong length = g_utf8_strlen (cell, -1);

  g_string_append (text, cell);
  for (glong i = length; i < (glong) width; i++)
    g_string_append_c (text, ' ');
}

/* A square: its number, its card, and the area of @mission (nullable) that it is in. */
static void
append_square (GString *text,
               guint square,
               AbbatesCard card,
               const AbbatesMission *mission)
{
  g_autofree char *name =
      card != ABBATES_NO_CARD ? abbates_sentence_card (card) : g_strdup ("–");
  guint area = mission != NULL ? mission->area[square - 1] : 0;
  g_autofree char *cell = NULL;

  if (area == 0)
    cell = g_strdup_printf ("%u %s", square, name);
  else
    cell = g_strdup_printf ("%u %s (%c)", square, name, area == 1 ? 'P' : 'A' + (int) area - 2);
  append_padded (text, cell, CELL_WIDTH + 4);
}

static void
append_squares (GString *text,
                const AbbatesCard *cards,
                const AbbatesMission *mission)
{
  for (guint square = 1; square <= ABBATES_N_SQUARES; square++)
    {
      if (square % 3 == 1)
        g_string_append (text, "  ");
      append_square (text, square, cards[square - 1], mission);
      if (square % 3 == 0)
        {
          while (text->str[text->len - 1] == ' ')
            g_string_truncate (text, text->len - 1);
          g_string_append_c (text, '\n');
        }
    }
}

/* "book 2, window 1", or a dash. */
static char *
join_cards (const AbbatesCard *cards,
            guint n_cards)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_cards; i++)
    {
      g_autofree char *name =
          cards[i] != ABBATES_NO_CARD ? abbates_sentence_card (cards[i]) : g_strdup ("–");

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
    }
  if (text->len == 0)
    g_string_append (text, "–");

  return g_string_free (text, FALSE);
}

static void
append_phase (GString *text,
              const AbbatesPosition *position,
              const AbbatesSetup *setup)
{
  AbbatesArcade arcade = abbates_position_arcade (position, &setup->rules);

  g_string_append_printf (text, _ ("Round %u of 4, phase %u of 4. "), position->round,
                          position->phase);
  if (position->line != ABBATES_NO_LINE)
    g_string_append_printf (text, _ ("The Abbot-General stands at %s, and on %d of the track.\n"),
                            abbates_sentence_line (position->line), position->general);
  else
    g_string_append_printf (text, _ ("The Abbot-General stands on %d of the track.\n"),
                            position->general);
  if (arcade != ABBATES_NO_ARCADE)
    g_string_append_printf (text, _ ("Arcade card: %s. %s\n"),
                            abbates_sentence_arcade_title (arcade),
                            abbates_sentence_arcade_rule (arcade));
}

/* The cards on top of the draw pile that a seat looked at; only how many, where they are
 * hidden. */
static void
append_known (GString *text,
              const AbbatesPosition *position,
              const AbbatesSetup *setup)
{
  const char *name = position->known_by != 0 ? setup->names[position->known_by - 1] : NULL;
  guint n_known = position->n_known;
  g_autofree char *cards = join_cards (position->known, n_known);

  if (n_known == 0)
    return;
  if (abbates_position_knows_top (position))
    g_string_append_printf (text, _ ("On top of it, as %s knows: %s\n"), name, cards);
  else
    g_string_append_printf (text,
                            ngettext ("%s knows the top card of it.\n",
                                      "%s knows the top %u cards of it.\n", n_known),
                            name, n_known);
}

/* What the cards that nobody recorded can only be. */
static void
append_possible (GString *text,
                 const AbbatesPosition *position,
                 const AbbatesSetup *setup)
{
  AbbatesMove unknown;
  g_autofree char *possible = NULL;

  if (!position->table || !abbates_position_next_unknown (position, &setup->rules, &unknown))
    return;
  possible = abbates_sentence_possible (position, setup);
  if (possible != NULL)
    g_string_append_printf (text, "%s\n", possible);
}

static void
append_board (GString *text,
              const AbbatesPosition *position,
              const AbbatesSetup *setup,
              gboolean is_view)
{
  g_autofree char *refill = join_cards (position->refill, ABBATES_N_BOXES);
  g_autofree char *points = join_cards (position->points, position->n_points);
  g_autofree char *discard = join_cards (position->discard, position->n_discard);

  g_string_append_printf (text, "\n%s\n", _ ("Garden"));
  append_squares (text, position->garden, NULL);
  g_string_append_printf (text, _ ("Replenishment row: %s\n"), refill);
  if (!setup->rules.no_points_card)
    g_string_append_printf (text, _ ("Points card, 3, 2, 1 and Aequalis: %s\n"), points);
  g_string_append_printf (text, _ ("Draw pile: %u. Discard pile: %s\n"), position->pile, discard);
  if (is_view)
    append_known (text, position, setup);
  append_possible (text, position, setup);

  g_string_append (text, _ ("Chapter Room:"));
  for (guint i = 0; i < position->n_chapter; i++)
    g_string_append_printf (text, " %s %u%s",
                            setup->names[ABBATES_CHAPTER_SEAT (position->chapter[i]) - 1],
                            ABBATES_CHAPTER_VALUE (position->chapter[i]),
                            i + 1 < position->n_chapter ? "," : "");
  g_string_append (text, position->n_chapter == 0 ? " –\n" : "\n");
}

/* Of a game that was only scored nothing but the portraits is known. */
static void
append_sheet (GString *text,
              const AbbatesPosition *position)
{
  g_string_append (text, _ ("This game was only scored, not played here.\n"));
  if (position->general != ABBATES_NO_GENERAL)
    g_string_append_printf (text, _ ("The Abbot-General stands at %d.\n"), position->general);
}

static void
append_hand (GString *text,
             const AbbatesHand *hand)
{
  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    if ((hand->values >> value) & 1)
      g_string_append_printf (text, " %u", value);
  for (guint i = 0; i < hand->benedict; i++)
    g_string_append_printf (text, " %u", ABBATES_BENEDICT);
  if (abbates_hand_is_empty (hand))
    g_string_append (text, " –");
}

static void
append_secret (GString *text,
               const AbbatesPosition *position,
               AbbatesCard secret)
{
  const char *unknown = position->table ? _ ("not recorded") : _ ("hidden");
  g_autofree char *name = abbates_sentence_card (secret);

  g_string_append_printf (text, _ ("  Secret card: %s\n"),
                          secret == ABBATES_UNKNOWN_CARD ? unknown : name);
}

/* Where the Abbot stands, as far as it is known. */
static void
append_track (GString *text,
              const AbbatesPosition *position,
              const AbbatesSetup *setup,
              guint index)
{
  int low, high;

  abbates_position_track_range (position, &setup->rules, index + 1, &low, &high);
  if (low == high)
    g_string_append_printf (text, _ ("on %d of the track"), low);
  else
    g_string_append_printf (text, _ ("on %d to %d of the track"), low, high);
}

static void
append_seat (GString *text,
             const AbbatesPosition *position,
             const AbbatesSetup *setup,
             guint index,
             gboolean is_view)
{
  const AbbatesSeatPosition *seat = &position->seats[index];
  const AbbatesMission *mission =
      seat->mission != 0 ? &setup->rules.missions[seat->mission - 1] : NULL;

  g_string_append_printf (text, "\n%s: ", setup->names[index]);
  append_track (text, position, setup, index);
  if (mission != NULL)
    g_string_append_printf (text, _ (", mission %s"), mission->id);
  else if ((position->hidden >> index) & 1)
    g_string_append (text, _ (", mission hidden"));
  if (seat->ora >= 0)
    g_string_append_printf (text, _ (", %d of 4 conditions met"), seat->ora);
  if (seat->played != 0)
    g_string_append_printf (text, _ (", plays %u"), seat->played);
  else if (seat->out)
    g_string_append (text, _ (", sits out"));
  g_string_append_printf (text, "\n  %s", position->is_sheet ? _ ("Benedict cards:") : _ ("Hand:"));
  append_hand (text, &seat->hand);
  g_string_append_c (text, '\n');
  if (is_view && seat->secret != ABBATES_NO_CARD)
    append_secret (text, position, seat->secret);
  append_squares (text, seat->portrait, mission);
}

static void
append_henricus (GString *text,
                 const AbbatesHenricusPosition *henricus)
{
  g_autofree char *cards = join_cards (henricus->cards, henricus->n_cards);

  g_string_append_printf (text, _ ("\nHenricus: on %d of the track, square %u of the Solo card"),
                          henricus->track, henricus->pawn);
  if (henricus->played != 0)
    g_string_append_printf (text, _ (", plays %u"), henricus->played);
  g_string_append_printf (text, _ ("\n  His cards: %s\n"), cards);
  for (guint i = 0; i < 2; i++)
    {
      g_string_append_printf (text, "  %s", i == 0 ? _ ("Low pile:") : _ ("High pile:"));
      append_hand (text, &henricus->pile[i]);
      if (henricus->top[i] != 0)
        g_string_append_printf (text, _ ("; on top %u"), henricus->top[i]);
      g_string_append_c (text, '\n');
    }
}

/**
 * abbates_sentence_table:
 * @position: a position
 * @setup: the match's set-up
 * @is_view: whether @position is what one viewer may see
 *
 * What only one seat may know, a secret card or the top of the draw pile, is told of a
 * view only.
 *
 * Returns: (transfer full): the table in lines of text, (P) for squares of the purple area
 */
char *
abbates_sentence_table (const AbbatesPosition *position,
                        const AbbatesSetup *setup,
                        gboolean is_view)
{
  GString *text = g_string_new (NULL);

  if (position->is_sheet)
    append_sheet (text, position);
  else
    {
      append_phase (text, position, setup);
      append_board (text, position, setup, is_view);
    }
  for (guint i = 0; i < setup->rules.n_seats; i++)
    append_seat (text, position, setup, i, is_view);
  if (setup->rules.solo && position->is_sheet)
    g_string_append_printf (text, _ ("\nHenricus: on %d of the track\n"), position->henricus.track);
  else if (setup->rules.solo)
    append_henricus (text, &position->henricus);

  return g_string_free (text, FALSE);
}
