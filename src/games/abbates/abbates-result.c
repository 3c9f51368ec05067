/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "core/scr-result-row.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* The score sheet: as JSON, as rows to show, and as a sentence (*Point Counting*). */

/* A number that what is hidden decides is a range. */
static void
set_number (JsonObject *object,
            const char *name,
            int low,
            int high)
{
  JsonObject *range;

  if (low == high)
    {
      json_object_set_int_member (object, name, low);
      return;
    }

  range = json_object_new ();
  json_object_set_int_member (range, "min", low);
  json_object_set_int_member (range, "max", high);
  json_object_set_object_member (object, name, range);
}

static JsonObject *
write_seat (const char *name,
            const AbbatesScore *low,
            const AbbatesScore *high)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", name);
  set_number (object, "garden", low->garden, high->garden);
  set_number (object, "lines", low->lines, high->lines);
  set_number (object, "purple", low->purple, high->purple);
  set_number (object, "corners", low->corners, high->corners);
  set_number (object, "benedict", low->benedict, high->benedict);
  set_number (object, "empty", low->empty, high->empty);
  set_number (object, "track", low->track, high->track);
  set_number (object, "distance", low->distance, high->distance);
  set_number (object, "minus", low->minus, high->minus);
  if (low->halved == high->halved)
    json_object_set_boolean_member (object, "halved", low->halved);
  else
    json_object_set_null_member (object, "halved");
  set_number (object, "aequalis", low->aequalis, high->aequalis);
  set_number (object, "total", low->total, high->total);

  return object;
}

static JsonObject *
write_henricus (const AbbatesScore *score)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "garden", score->garden);
  json_object_set_int_member (object, "corners", score->corners);
  json_object_set_int_member (object, "benedict", score->benedict);
  json_object_set_int_member (object, "track", score->track);
  json_object_set_int_member (object, "distance", score->distance);
  json_object_set_int_member (object, "minus", score->minus);
  json_object_set_int_member (object, "total", score->total);

  return object;
}

/**
 * abbates_score_write:
 * @position: a position
 * @setup: the match's set-up
 * @range: its score sheet, as far as it is known
 *
 * Returns: (transfer full): the score sheet of docs/formats.md, final or as it stands
 */
JsonNode *
abbates_score_write (const AbbatesPosition *position,
                     const AbbatesSetup *setup,
                     const AbbatesScoreRange *range)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *winners = json_array_new ();
  JsonArray *seats = json_array_new ();
  gboolean final = position->stage == ABBATES_STAGE_OVER;
  guint mask = final ? abbates_position_certain_winners (position, &setup->rules, range->low,
                                                         range->high)
                     : 0;

  json_object_set_boolean_member (object, "final", final);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if ((mask >> i) & 1)
      json_array_add_int_element (winners, i + 1);
  json_object_set_array_member (object, "winners", winners);
  if (position->general != ABBATES_NO_GENERAL)
    json_object_set_int_member (object, "general", position->general);
  else
    json_object_set_null_member (object, "general");
  for (guint i = 0; i < setup->rules.n_seats; i++)
    json_array_add_object_element (seats,
                                   write_seat (setup->names[i], &range->low[i], &range->high[i]));
  json_object_set_array_member (object, "seats", seats);
  if (setup->rules.solo)
    json_object_set_object_member (object, "henricus",
                                   write_henricus (&range->low[ABBATES_HENRICUS - 1]));
  else
    json_object_set_null_member (object, "henricus");

  return json_node_init_object (json_node_alloc (), object);
}

typedef struct
{
  const AbbatesPosition *position;
  const AbbatesSetup *setup;
  guint n_columns;
  const AbbatesScore *scores;
  const AbbatesScore *high; /* more than @scores where something is hidden */
  GListStore *store;
} Sheet;

/* A number as players read it, with a real minus sign. */
static char *
print_number (int number)
{
  return number < 0 ? g_strdup_printf ("−%d", -number) : g_strdup_printf ("%d", number);
}

/* "3", or what it is from and to, the least first. */
static char *
print_range (int low,
             int high)
{
  g_autofree char *first = print_number (MIN (low, high));
  g_autofree char *last = print_number (MAX (low, high));

  return low == high ? g_steal_pointer (&first)
                     : g_strdup_printf (C_ ("range of a number", "%s to %s"), first, last);
}

/* How a row is counted: as which member of the score, each times @sign. @terms are the
 * names of the terms of the score that add up to it, with commas between; "" for none.
 * Henricus has no number where @players_only. */
typedef struct
{
  const char *name;
  gsize offset;
  int sign;
  gboolean players_only;
  const char *terms;
} Count;

#define COUNT(member, sign, players_only, terms) \
  (&(const Count){ #member, G_STRUCT_OFFSET (AbbatesScore, member), sign, players_only, terms })

#define ALL_TERMS "garden,line,empty,purple,area,corner,benedict,minus"

static gboolean
is_member (const Count *count,
           gsize offset)
{
  return count->offset == offset;
}

#define IS(count, member) is_member (count, G_STRUCT_OFFSET (AbbatesScore, member))

/* Whether a sheet that is being filled leaves the number open: beans of Henricus, which kinds bring
 * points, whose the corner cards are, what stays in hand, where the Abbot-General stands. */
static gboolean
is_left_open (const Sheet *sheet,
              const Count *count,
              guint column)
{
  const AbbatesPosition *position = sheet->position;
  gboolean is_henricus = sheet->setup->rules.solo && column == ABBATES_HENRICUS - 1;
  gboolean no_beans = is_henricus && position->untold_squares[column] != 0;
  gboolean no_points = is_henricus ? no_beans : position->untold_points;
  gboolean no_corners = (position->untold_corners >> column) & 1;
  gboolean no_benedict = (position->untold_benedict >> column) & 1;
  gboolean no_minus = no_beans || position->general == ABBATES_NO_GENERAL;

  return (IS (count, track) && no_beans) ||
         ((IS (count, garden) || IS (count, aequalis)) && no_points) ||
         (IS (count, corners) && no_corners) || (IS (count, benedict) && no_benedict) ||
         ((IS (count, distance) || IS (count, minus)) && no_minus) ||
         (IS (count, total) && (no_points || no_corners || no_benedict || no_minus));
}

static void
add_row (Sheet *sheet,
         const char *label,
         const char *detail,
         const Count *count)
{
  g_auto (GStrv) values = g_new0 (char *, sheet->n_columns + 1);
  g_auto (GStrv) terms = *count->terms != '\0' ? g_strsplit (count->terms, ",", -1) : NULL;
  g_auto (GVariantBuilder) numbers = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ii)"));
  gboolean is_total = count->offset == G_STRUCT_OFFSET (AbbatesScore, total);
  gboolean is_distance = count->offset == G_STRUCT_OFFSET (AbbatesScore, distance);
  gboolean has_open = FALSE;
  g_autoptr (ScrResultRow) row = NULL;

  for (guint i = 0; i < sheet->n_columns; i++)
    {
      int low = count->sign * G_STRUCT_MEMBER (gint16, &sheet->scores[i], count->offset);
      int high = count->sign * G_STRUCT_MEMBER (gint16, &sheet->high[i], count->offset);
      gboolean is_open = is_left_open (sheet, count, i);
      gboolean has_none = is_open || (count->players_only && i >= sheet->setup->rules.n_seats);

      has_open = has_open || is_open;
      values[i] = has_none ? g_strdup ("–") : print_range (low, high);
      g_variant_builder_add (&numbers, "(ii)", MIN (low, high), MAX (low, high));
    }

  row = g_object_new (SCR_TYPE_RESULT_ROW,
                      "name", count->name,
                      "label", label,
                      "detail", detail,
                      "values", values,
                      "numbers", has_open ? NULL : g_variant_builder_end (&numbers),
                      "terms", terms,
                      "is-total", is_total,
                      "is-charted", is_total || is_distance,
                      NULL);
  g_list_store_append (sheet->store, row);
}

/* The names of the seats in @mask: "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
static char *
join_names (const AbbatesSetup *setup,
            guint mask)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      g_autofree char *before = g_steal_pointer (&first);
      guint rest = mask >> i;

      if ((rest & 1) == 0)
        first = g_steal_pointer (&before);
      else if (before == NULL)
        first = g_strdup (setup->names[i]);
      else if (rest > 1)
        first = g_strdup_printf (C_ ("names", "%s, %s"), before, setup->names[i]);
      else
        first = g_strdup_printf (C_ ("names", "%s and %s"), before, setup->names[i]);
    }

  return g_steal_pointer (&first);
}

/* Whose minus points are halved, told in the row's detail. */
static char *
describe_minus (const Sheet *sheet)
{
  g_autofree char *names = NULL;
  guint halved = 0;

  for (guint i = 0; i < sheet->setup->rules.n_seats; i++)
    if (sheet->scores[i].halved)
      halved |= 1u << i;
  names = join_names (sheet->setup, halved);
  if (names == NULL)
    return g_strdup (sheet->setup->rules.solo
                         ? _ ("One for each step between the Abbot and the Abbot-General; half for "
                              "Henricus")
                         : _ ("One for each step between the Abbot and the Abbot-General"));

  return g_strdup_printf (
      _ ("One for each step between the Abbot and the Abbot-General; halved for %s"), names);
}

static void
add_point_rows (Sheet *sheet)
{
  const AbbatesRules *rules = &sheet->setup->rules;

  if (rules->no_points_card)
    add_row (sheet, _ ("Rows and columns"),
             _ ("10 for three of a kind, 6 for two, 3 for three kinds"),
             COUNT (lines, 1, FALSE, "line"));
  else
    add_row (sheet, _ ("Garden cards"),
             rules->solo ? _ ("3, 2 or 1 by the points card; for Henricus his black beans")
                         : _ ("3, 2 or 1 for each visible card by the points card"),
             COUNT (garden, 1, FALSE, "garden"));
  if (!rules->no_mission)
    add_row (sheet, _ ("Purple area"), _ ("5 when it is filled with one kind"),
             COUNT (purple, 1, TRUE, "purple"));
  add_row (sheet, _ ("Corner cards"), _ ("Points of the corner cards won"),
           COUNT (corners, 1, FALSE, "corner"));
  add_row (sheet, _ ("Benedict cards"), _ ("One for each that is left"),
           COUNT (benedict, 1, FALSE, "benedict"));
}

static char *
describe_track (const AbbatesPosition *position)
{
  if (position->general == ABBATES_NO_GENERAL)
    return g_strdup (_ ("With one step for each empty square"));

  return g_strdup_printf (_ ("With one step for each empty square; the Abbot-General stands at %d"),
                          position->general);
}

/**
 * abbates_score_list_rows:
 * @position: a position
 * @setup: the match's set-up
 * @range: its score sheet, as far as it is known
 *
 * Returns: (transfer full): a list model of #ScrResultRow: first what the track says,
 *   then the rows that add up to the total, the total, and what decides a tie
 */
GListModel *
abbates_score_list_rows (const AbbatesPosition *position,
                         const AbbatesSetup *setup,
                         const AbbatesScoreRange *range)
{
  Sheet sheet = {
    .position = position, .setup = setup, .scores = range->low, .high = range->high
  };
  g_autofree char *track = NULL;
  g_autofree char *minus = NULL;

  sheet.n_columns = setup->rules.solo ? 2 : setup->rules.n_seats;
  sheet.store = g_list_store_new (SCR_TYPE_RESULT_ROW);
  track = describe_track (position);
  minus = describe_minus (&sheet);

  add_row (&sheet, _ ("Empty squares"), _ ("Squares of the portrait without a card"),
           COUNT (empty, 1, TRUE, ""));
  add_row (&sheet, _ ("Abbot on the track"), track, COUNT (track, 1, FALSE, ""));
  add_row (&sheet, _ ("Distance"), _ ("Between the Abbot and the Abbot-General"),
           COUNT (distance, 1, FALSE, ""));
  add_point_rows (&sheet);
  add_row (&sheet, _ ("Minus points"), minus, COUNT (minus, -1, FALSE, "empty,area,minus"));
  add_row (&sheet, _ ("Total"), _ ("The highest wins"), COUNT (total, 1, FALSE, ALL_TERMS));
  if (!setup->rules.no_points_card && !setup->rules.solo)
    add_row (&sheet, _ ("Aequalis"), _ ("Decides a tie: visible cards of the fourth card's kind"),
             COUNT (aequalis, 1, FALSE, ""));

  return G_LIST_MODEL (sheet.store);
}

/* What a sentence says of each seat's total where some are not certain. */
static char *
list_totals (const AbbatesSetup *setup,
             const AbbatesScore *low,
             const AbbatesScore *high)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->rules.n_seats + (setup->rules.solo ? 1u : 0u); i++)
    {
      g_autofree char *total = print_range (low[i].total, high[i].total);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "; " : "", setup->names[i], total);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * abbates_sentence_uncertain:
 * @setup: the match's set-up
 * @range: a score sheet, as far as it is known
 *
 * Returns: (transfer full) (nullable): the totals from the least to the most, where cards that
 *   are not recorded leave one open; else %NULL
 */
char *
abbates_sentence_uncertain (const AbbatesSetup *setup,
                            const AbbatesScoreRange *range)
{
  g_autofree char *totals = NULL;
  gboolean is_certain = TRUE;

  for (guint i = 0; i < setup->rules.n_seats; i++)
    is_certain = is_certain && range->low[i].total == range->high[i].total;
  if (is_certain)
    return NULL;
  totals = list_totals (setup, range->low, range->high);

  return g_strdup_printf (_ ("Cards that are not recorded leave it open: %s."), totals);
}

static char *
describe_solo (const AbbatesSetup *setup,
               const AbbatesScore *scores,
               const AbbatesScore *high)
{
  g_autofree char *player = print_range (scores[0].total, high[0].total);
  g_autofree char *henricus = print_number (scores[1].total);
  int difference = scores[0].total - scores[1].total;

  /* "31 to 9 to 12" could be read in two ways. */
  if (high[0].total != scores[0].total)
    return g_strdup_printf (difference > 0
                                ? _ ("%1$s wins against Henricus: %2$s points against %3$s.")
                                : _ ("Henricus wins against %1$s: %3$s points against %2$s."),
                            setup->names[0], player, henricus);
  if (difference > 0)
    return g_strdup_printf (_ ("%s wins against Henricus, %s to %s."), setup->names[0], player,
                            henricus);
  if (difference == 0 && high[0].total == scores[0].total)
    return g_strdup_printf (_ ("Henricus wins: it is %s to %s, and he wins a tie. %s needed one "
                               "point more."),
                            henricus, player, setup->names[0]);

  return g_strdup_printf (_ ("Henricus wins against %s, %s to %s."), setup->names[0], henricus,
                          player);
}

/* Who shares the victory, and why. */
static char *
describe_shared (const AbbatesSetup *setup,
                 const char *names,
                 int total)
{
  g_autofree char *number = print_number (total);

  if (setup->rules.no_points_card)
    return g_strdup_printf (ngettext ("%s share the victory with %s point each.",
                                      "%s share the victory with %s points each.", ABS (total)),
                            names, number);

  return g_strdup_printf (ngettext ("%s share the victory with %s point each, and as many cards of "
                                    "the Aequalis kind.",
                                    "%s share the victory with %s points each, and as many cards "
                                    "of the Aequalis kind.",
                                    ABS (total)),
                          names, number);
}

/* The first card that nobody recorded and that may change who wins. */
static char *
describe_undecided (const AbbatesPosition *position,
                    const AbbatesSetup *setup)
{
  for (guint i = 0; i < setup->rules.n_seats; i++)
    for (guint j = 0; j < ABBATES_N_SQUARES; j++)
      if (position->seats[i].portrait[j] == ABBATES_UNKNOWN_CARD)
        return g_strdup_printf (_ ("Who wins depends on cards that are not recorded: say what lies "
                                   "on square %u of %s’s portrait."),
                                j + 1, setup->names[i]);

  return g_strdup (_ ("Who wins depends on cards that are not recorded."));
}

/**
 * abbates_sentence_result:
 * @position: a position
 * @setup: the match's set-up
 * @range: its score sheet, as far as it is known
 *
 * Returns: (transfer full) (nullable): who won and by what; %NULL before the end
 */
char *
abbates_sentence_result (const AbbatesPosition *position,
                         const AbbatesSetup *setup,
                         const AbbatesScoreRange *range)
{
  const AbbatesScore *scores = range->low;
  const AbbatesScore *high = range->high;
  g_autofree char *names = NULL;
  g_autofree char *number = NULL;
  guint winners, first, n_best = 0;

  if (position->stage != ABBATES_STAGE_OVER)
    return NULL;
  winners = abbates_position_certain_winners (position, &setup->rules, scores, high);
  if (winners == 0)
    return describe_undecided (position, setup);
  if (setup->rules.solo)
    return describe_solo (setup, scores, high);

  names = join_names (setup, winners);
  first = (guint) __builtin_ctz (winners);
  for (guint i = 0; i < setup->rules.n_seats; i++)
    n_best += scores[i].total == scores[first].total;

  if (__builtin_popcount (winners) > 1)
    return describe_shared (setup, names, scores[first].total);

  number = print_range (scores[first].total, high[first].total);
  if (n_best > 1)
    return g_strdup_printf (ngettext ("%s wins: %s point, as others have, but more cards of the "
                                      "Aequalis kind (%d).",
                                      "%s wins: %s points, as others have, but more cards of the "
                                      "Aequalis kind (%d).",
                                      ABS (scores[first].total)),
                            names, number, scores[first].aequalis);

  return g_strdup_printf (
      ngettext ("%s wins with %s point.", "%s wins with %s points.", ABS (scores[first].total)),
      names, number);
}
