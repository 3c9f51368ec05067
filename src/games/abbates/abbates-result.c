/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "core/scr-result-row.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* The score sheet: as JSON, as rows to show, and as a sentence (*Point Counting*). */

static JsonObject *
write_seat (const char *name,
            const AbbatesScore *score)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", name);
  json_object_set_int_member (object, "garden", score->garden);
  json_object_set_int_member (object, "lines", score->lines);
  json_object_set_int_member (object, "purple", score->purple);
  json_object_set_int_member (object, "corners", score->corners);
  json_object_set_int_member (object, "benedict", score->benedict);
  json_object_set_int_member (object, "empty", score->empty);
  json_object_set_int_member (object, "track", score->track);
  json_object_set_int_member (object, "distance", score->distance);
  json_object_set_int_member (object, "minus", score->minus);
  json_object_set_boolean_member (object, "halved", score->halved);
  json_object_set_int_member (object, "aequalis", score->aequalis);
  json_object_set_int_member (object, "total", score->total);

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
 *
 * Returns: (transfer full): the score sheet of docs/formats.md, final or as it stands
 */
JsonNode *
abbates_score_write (const AbbatesPosition *position,
                     const AbbatesSetup *setup)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *winners = json_array_new ();
  JsonArray *seats = json_array_new ();
  AbbatesScore scores[ABBATES_MAX_SEATS];
  gboolean final = position->stage == ABBATES_STAGE_OVER;
  guint mask;

  abbates_position_score (position, &setup->rules, scores);
  mask = final ? abbates_position_winners (position, &setup->rules, scores) : 0;

  json_object_set_boolean_member (object, "final", final);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if ((mask >> i) & 1)
      json_array_add_int_element (winners, i + 1);
  json_object_set_array_member (object, "winners", winners);
  json_object_set_int_member (object, "general", position->general);
  for (guint i = 0; i < setup->rules.n_seats; i++)
    json_array_add_object_element (seats, write_seat (setup->names[i], &scores[i]));
  json_object_set_array_member (object, "seats", seats);
  if (setup->rules.solo)
    json_object_set_object_member (object, "henricus",
                                   write_henricus (&scores[ABBATES_HENRICUS - 1]));
  else
    json_object_set_null_member (object, "henricus");

  return json_node_init_object (json_node_alloc (), object);
}

typedef struct
{
  const AbbatesPosition *position;
  const AbbatesSetup *setup;
  guint n_columns;
  AbbatesScore scores[ABBATES_MAX_SEATS];
  GListStore *store;
} Sheet;

/* A row of numbers; the sign is shown where @bonus. Henricus has no row of players only. */
static void
add_row (Sheet *sheet,
         const char *label,
         const char *detail,
         gsize offset,
         int sign,
         gboolean players_only)
{
  g_auto (GStrv) values = g_new0 (char *, sheet->n_columns + 1);
  g_autoptr (ScrResultRow) row = NULL;

  for (guint i = 0; i < sheet->n_columns; i++)
    {
      const char *score = (const char *) &sheet->scores[i];
      int number = sign * *(const gint16 *) (const void *) (score + offset);

      if (players_only && i >= sheet->setup->rules.n_seats)
        values[i] = g_strdup ("–");
      else if (number < 0)
        values[i] = g_strdup_printf ("−%d", -number);
      else
        values[i] = g_strdup_printf ("%d", number);
    }

  row = scr_result_row_new (label, detail, (const char *const *) values,
                            offset == G_STRUCT_OFFSET (AbbatesScore, total));
  g_list_store_append (sheet->store, row);
}

/* Whose minus points are halved, told in the row's detail. */
static char *
describe_minus (const Sheet *sheet)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < sheet->n_columns; i++)
    if (sheet->scores[i].halved)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", sheet->setup->names[i]);
  if (names->len == 0)
    return g_strdup (_ ("One for each step between the Abbot and the Abbot-General"));

  return g_strdup_printf (
      _ ("One for each step between the Abbot and the Abbot-General; halved for %s"), names->str);
}

static void
add_point_rows (Sheet *sheet)
{
  const AbbatesRules *rules = &sheet->setup->rules;

  if (rules->no_points_card)
    add_row (sheet, _ ("Rows and columns"),
             _ ("10 for three of a kind, 6 for two, 3 for three kinds"),
             G_STRUCT_OFFSET (AbbatesScore, lines), 1, FALSE);
  else
    add_row (sheet, _ ("Garden cards"),
             rules->solo ? _ ("3, 2 or 1 by the points card; for Henricus his black beans")
                         : _ ("3, 2 or 1 for each visible card by the points card"),
             G_STRUCT_OFFSET (AbbatesScore, garden), 1, FALSE);
  if (!rules->no_mission)
    add_row (sheet, _ ("Purple area"), _ ("5 when it is filled with one kind"),
             G_STRUCT_OFFSET (AbbatesScore, purple), 1, TRUE);
  add_row (sheet, _ ("Corner cards"), _ ("Points of the corner cards won"),
           G_STRUCT_OFFSET (AbbatesScore, corners), 1, FALSE);
  add_row (sheet, _ ("Benedict cards"), _ ("One for each that is left"),
           G_STRUCT_OFFSET (AbbatesScore, benedict), 1, FALSE);
}

/**
 * abbates_score_list_rows:
 * @position: a position
 * @setup: the match's set-up
 *
 * Returns: (transfer full): a list model of #ScrResultRow; the first rows that are
 *   not about the track add up to the total
 */
GListModel *
abbates_score_list_rows (const AbbatesPosition *position,
                         const AbbatesSetup *setup)
{
  Sheet sheet = { .position = position, .setup = setup };
  g_autofree char *track = NULL;
  g_autofree char *minus = NULL;

  sheet.n_columns = setup->rules.solo ? 2 : setup->rules.n_seats;
  sheet.store = g_list_store_new (SCR_TYPE_RESULT_ROW);
  abbates_position_score (position, &setup->rules, sheet.scores);
  track =
      g_strdup_printf (_ ("With one step for each empty square; the Abbot-General stands at %d"),
                       position->general);
  minus = describe_minus (&sheet);

  add_row (&sheet, _ ("Empty squares"), _ ("Squares of the portrait without a card"),
           G_STRUCT_OFFSET (AbbatesScore, empty), 1, TRUE);
  add_row (&sheet, _ ("Abbot on the track"), track, G_STRUCT_OFFSET (AbbatesScore, track), 1,
           FALSE);
  add_row (&sheet, _ ("Distance"), _ ("Between the Abbot and the Abbot-General"),
           G_STRUCT_OFFSET (AbbatesScore, distance), 1, FALSE);
  add_point_rows (&sheet);
  add_row (&sheet, _ ("Minus points"), minus, G_STRUCT_OFFSET (AbbatesScore, minus), -1, FALSE);
  add_row (&sheet, _ ("Total"), _ ("The highest wins"), G_STRUCT_OFFSET (AbbatesScore, total), 1,
           FALSE);
  if (!setup->rules.no_points_card && !setup->rules.solo)
    add_row (&sheet, _ ("Aequalis"), _ ("Decides a tie: visible cards of the fourth card's kind"),
             G_STRUCT_OFFSET (AbbatesScore, aequalis), 1, FALSE);

  return G_LIST_MODEL (sheet.store);
}

/* The names of the seats in @mask: "Ann and Ben". */
static char *
join_names (const AbbatesSetup *setup,
            guint mask)
{
  g_autofree char *joined = NULL;

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if ((mask >> i) & 1)
      {
        char *longer = joined == NULL ? g_strdup (setup->names[i])
                                      : g_strdup_printf (_ ("%s and %s"), joined, setup->names[i]);

        g_free (joined);
        joined = longer;
      }

  return g_steal_pointer (&joined);
}

static char *
describe_solo (const AbbatesSetup *setup,
               const AbbatesScore *scores)
{
  int difference = scores[0].total - scores[1].total;

  if (difference > 0)
    return g_strdup_printf (_ ("%s wins against Henricus, %d to %d."), setup->names[0],
                            scores[0].total, scores[1].total);
  if (difference == 0)
    return g_strdup_printf (_ ("Henricus wins: it is %d to %d, and a tie is his. %s needed more "
                               "points than he."),
                            scores[1].total, scores[0].total, setup->names[0]);

  return g_strdup_printf (_ ("Henricus wins, %d to %d. %s needed more points than he."),
                          scores[1].total, scores[0].total, setup->names[0]);
}

/**
 * abbates_sentence_result:
 * @position: a position
 * @setup: the match's set-up
 *
 * Returns: (transfer full) (nullable): who won and by what; %NULL before the end
 */
char *
abbates_sentence_result (const AbbatesPosition *position,
                         const AbbatesSetup *setup)
{
  AbbatesScore scores[ABBATES_MAX_SEATS];
  g_autofree char *names = NULL;
  guint winners, first, n_best = 0;

  if (position->stage != ABBATES_STAGE_OVER)
    return NULL;
  abbates_position_score (position, &setup->rules, scores);
  if (setup->rules.solo)
    return describe_solo (setup, scores);

  winners = abbates_position_winners (position, &setup->rules, scores);
  names = join_names (setup, winners);
  first = (guint) __builtin_ctz (winners);
  for (guint i = 0; i < setup->rules.n_seats; i++)
    n_best += scores[i].total == scores[first].total;

  if (__builtin_popcount (winners) > 1)
    return g_strdup_printf (setup->rules.no_points_card
                                ? _ ("%s share the victory with %d points each.")
                                : _ ("%s share the victory with %d points each, and as many cards "
                                     "of the Aequalis kind."),
                            names, scores[first].total);
  if (n_best > 1)
    return g_strdup_printf (_ ("%s wins: %d points, as others have, but more cards of the Aequalis "
                               "kind (%d)."),
                            names, scores[first].total, scores[first].aequalis);

  return g_strdup_printf (_ ("%s wins with %d points."), names, scores[first].total);
}
