/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

#include "core/scr-check.h"
#include "core/scr-error.h"

static const char *
get_nick (GType type,
          int value)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);

  return g_enum_get_value (klass, value)->value_nick;
}

static void
build_text (JsonBuilder *builder,
            const char *name,
            const char *text)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
build_number (JsonBuilder *builder,
              const char *name,
              int number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

/* In thousandths, so that it reads the same everywhere. */
static void
build_weight (JsonBuilder *builder,
              double weight)
{
  json_builder_set_member_name (builder, "weight");
  json_builder_add_double_value (builder, (int) (weight * 1000 + 0.5) / 1000.0);
}

static void
build_expected (JsonBuilder *builder,
                ScrDifference *difference)
{
  int low = scr_difference_get_low (difference), high = scr_difference_get_high (difference);

  if (low == high)
    {
      build_number (builder, "expected", low);
      return;
    }

  json_builder_set_member_name (builder, "expected");
  json_builder_begin_object (builder);
  build_number (builder, "min", low);
  build_number (builder, "max", high);
  json_builder_end_object (builder);
}

static void
build_difference (JsonBuilder *builder,
                  ScrDifference *difference)
{
  json_builder_begin_object (builder);
  build_text (builder, "pawn", scr_difference_get_name (difference));
  build_number (builder, "told", scr_difference_get_told (difference));
  build_expected (builder, difference);
  build_number (builder, "difference", scr_difference_get_amount (difference));
  cli_build_terms (builder, scr_difference_get_terms (difference));
  json_builder_end_object (builder);
}

static void
build_correction (JsonBuilder *builder,
                  ScrCorrection *correction)
{
  const char *const *pawns = scr_correction_get_pawns (correction);
  const char *move = scr_correction_get_move (correction);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "pawns");
  json_builder_begin_array (builder);
  for (guint i = 0; pawns[i] != NULL; i++)
    json_builder_add_string_value (builder, pawns[i]);
  json_builder_end_array (builder);
  build_text (builder, "kind",
              get_nick (SCR_TYPE_AMENDMENT_KIND, scr_correction_get_kind (correction)));
  build_number (builder, "number", (int) scr_correction_get_number (correction));
  json_builder_set_member_name (builder, "move");
  if (move != NULL)
    json_builder_add_string_value (builder, move);
  else
    json_builder_add_null_value (builder);
  build_text (builder, "slip", scr_correction_get_slip (correction));
  build_weight (builder, scr_correction_get_weight (correction));
  json_builder_end_object (builder);
}

static void
build_answer (JsonBuilder *builder,
              ScrCheckAnswer *answer)
{
  json_builder_begin_object (builder);
  build_text (builder, "answer", scr_check_answer_get_notation (answer));
  build_weight (builder, scr_check_answer_get_weight (answer));
  json_builder_end_object (builder);
}

static void
print_json (ScrCheck *check)
{
  GListModel *differences = scr_check_get_differences (check);
  GListModel *corrections = scr_check_get_corrections (check);
  GListModel *answers = scr_check_get_answers (check);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  build_text (builder, "verdict",
              get_nick (SCR_TYPE_CHECK_VERDICT, (int) scr_check_get_verdict (check)));
  json_builder_set_member_name (builder, "pawns");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (differences); i++)
    {
      g_autoptr (ScrDifference) difference = g_list_model_get_item (differences, i);

      build_difference (builder, difference);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "corrections");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (corrections); i++)
    {
      g_autoptr (ScrCorrection) correction = g_list_model_get_item (corrections, i);

      build_correction (builder, correction);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "answers");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (answers); i++)
    {
      g_autoptr (ScrCheckAnswer) answer = g_list_model_get_item (answers, i);

      build_answer (builder, answer);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  node = json_builder_get_root (builder);
  cli_print_json (node, TRUE);
}

/* Where the pawn should stand, and by how much it does not. */
static void
print_difference (ScrDifference *difference)
{
  const char *label = scr_difference_get_label (difference);
  int told = scr_difference_get_told (difference);
  int low = scr_difference_get_low (difference), high = scr_difference_get_high (difference);
  int amount = scr_difference_get_amount (difference);

  if (low != high && amount == 0)
    g_print (_ ("%s stands at %d, and should stand between %d and %d: some cards are not "
                "recorded.\n"),
             label, told, low, high);
  else if (low != high)
    g_print (_ ("%s stands at %d, but should stand between %d and %d: some cards are not "
                "recorded.\n"),
             label, told, low, high);
  else if (amount == 0)
    g_print (_ ("%s stands at %d, as it should.\n"), label, told);
  else if (amount > 0)
    g_print (_ ("%s stands at %d, but should stand at %d: %d too far on.\n"), label, told, low,
             amount);
  else
    g_print (_ ("%s stands at %d, but should stand at %d: %d too far back.\n"), label, told, low,
             -amount);
  if (scr_difference_get_terms (difference) != NULL)
    cli_print_terms (scr_difference_get_terms (difference), FALSE);
  g_print ("\n");
}

/* "24 %", and "<1 %" for what is possible but less. */
static void
print_weight (double weight)
{
  int percent = (int) (weight * 100 + 0.5);

  g_print (percent > 0 ? "%4d %%  " : "  <1 %%  ", percent);
}

/* How to make it, for scriptorium-cli amend. */
static char *
print_amendment (ScrCorrection *correction)
{
  guint number = scr_correction_get_number (correction);
  const char *move = scr_correction_get_move (correction);

  switch (scr_correction_get_kind (correction))
    {
    case SCR_AMENDMENT_DELETE:
      return g_strdup_printf ("%u --delete", number);
    case SCR_AMENDMENT_INSERT:
      return g_strdup_printf ("%u --insert \"%s\"", number, move);
    case SCR_AMENDMENT_CHANGE:
    default:
      return g_strdup_printf ("%u \"%s\"", number, move);
    }
}

static void
print_corrections (GListModel *corrections)
{
  g_autofree char *group = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (corrections); i++)
    {
      g_autoptr (ScrCorrection) correction = g_list_model_get_item (corrections, i);
      g_autofree char *amendment = print_amendment (correction);

      if (g_strcmp0 (group, scr_correction_get_group (correction)) != 0)
        {
          g_free (group);
          group = g_strdup (scr_correction_get_group (correction));
          g_print (_ ("\nThese corrections move: %s\n"), group);
        }
      print_weight (scr_correction_get_weight (correction));
      g_print ("%s %s\n        amend FILE %s\n", scr_correction_get_sentence (correction),
               scr_correction_get_reason (correction), amendment);
    }
}

static void
print_question (ScrCheck *check)
{
  GListModel *answers = scr_check_get_answers (check);

  g_print ("\n%s\n%s\n", scr_check_get_question (check),
           _ ("Say so with the words in quotation marks behind the pawns:"));
  for (guint i = 0; i < g_list_model_get_n_items (answers); i++)
    {
      g_autoptr (ScrCheckAnswer) answer = g_list_model_get_item (answers, i);

      print_weight (scr_check_answer_get_weight (answer));
      g_print ("%s\n        \"%s\"\n", scr_check_answer_get_sentence (answer),
               scr_check_answer_get_notation (answer));
    }
}

static void
print_text (ScrCheck *check)
{
  GListModel *differences = scr_check_get_differences (check);

  for (guint i = 0; i < g_list_model_get_n_items (differences); i++)
    {
      g_autoptr (ScrDifference) difference = g_list_model_get_item (differences, i);

      print_difference (difference);
    }
  g_print ("%s\n", scr_check_get_sentence (check));
  print_corrections (scr_check_get_corrections (check));
  if (scr_check_get_question (check) != NULL)
    print_question (check);
}

static GStrv
read_words (GStrv rest,
            GError **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 1; rest[i] != NULL; i++)
    {
      g_autofree char *word = cli_to_utf8 (rest[i], error);

      if (word == NULL)
        return NULL;
      g_strv_builder_add (builder, word);
    }

  return g_strv_builder_end (builder);
}

static int
run (const CliCommand *self,
     char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 2, G_MAXUINT);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrCheck) check = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = NULL;
  int status;

  if (rest == NULL)
    return CLI_WRONG_USAGE;
  words = read_words (rest, &error);
  if (words == NULL)
    return cli_command_fail (self, NULL, error);
  match = cli_command_open (self, rest, &status, NULL);
  if (match == NULL)
    return status;
  check = scr_check_new_for_match (match, (const char *const *) words, &error);
  if (g_error_matches (error, SCR_ERROR, SCR_ERROR_SYNTAX))
    return cli_command_misuse (self, "%s", error->message);
  if (check == NULL)
    return cli_command_fail (self, rest[0], error);

  if (json)
    print_json (check);
  else
    print_text (check);

  return CLI_DONE;
}

const CliCommand cli_positions = {
  .name = "positions",
  .parameters = N_ ("FILE PAWN=PLACE… [“WHERE WHAT=CARD…”]…"),
  .summary = N_ ("Finds what was told wrong by where the pawns stand"),
  .run = run,
};
