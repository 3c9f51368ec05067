/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

#include "core/scr-error.h"

#define MAX_SEAT 99

static int
add_up (GListModel *terms,
        int (*get_number) (ScrTerm *term))
{
  int total = 0;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      total += get_number (term);
    }

  return total;
}

/* Whether something is not known, so that the number has a least and a most. */
static gboolean
is_range (GListModel *terms)
{
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      if (scr_term_get_value (term) != scr_term_get_high (term))
        return TRUE;
    }

  return FALSE;
}

static void
build_number (JsonBuilder *builder,
              const char *name,
              int number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static void
build_word (JsonBuilder *builder,
            const char *name,
            const char *word)
{
  json_builder_set_member_name (builder, name);
  if (word != NULL)
    json_builder_add_string_value (builder, word);
  else
    json_builder_add_null_value (builder);
}

/* A count from 1; 0 is null. */
static void
build_count (JsonBuilder *builder,
             const char *name,
             guint count)
{
  json_builder_set_member_name (builder, name);
  if (count > 0)
    json_builder_add_int_value (builder, count);
  else
    json_builder_add_null_value (builder);
}

static void
build_term (JsonBuilder *builder,
            ScrTerm *term,
            gboolean with_high)
{
  json_builder_begin_object (builder);
  build_word (builder, "term", scr_term_get_name (term));
  build_number (builder, "value", scr_term_get_value (term));
  if (with_high)
    build_number (builder, "high", scr_term_get_high (term));
  build_word (builder, "source", scr_term_get_source (term));
  build_word (builder, "piece", scr_term_get_piece (term));
  build_count (builder, "entry", scr_term_get_entry (term));
  json_builder_end_object (builder);
}

/**
 * cli_build_terms:
 * @builder: where the JSON is built
 * @terms: (nullable): a list of #ScrTerm
 *
 * Writes the member "terms" as `explain --json` has it (docs/formats.md).
 */
void
cli_build_terms (JsonBuilder *builder,
                 GListModel *terms)
{
  gboolean with_high = terms != NULL && is_range (terms);

  json_builder_set_member_name (builder, "terms");
  json_builder_begin_array (builder);
  for (guint i = 0; terms != NULL && i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      build_term (builder, term, with_high);
    }
  json_builder_end_array (builder);
}

static void
print_json (GListModel *terms,
            guint seat,
            const char *number)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  build_word (builder, "number", number);
  build_count (builder, "seat", seat);
  build_number (builder, "total", add_up (terms, scr_term_get_value));
  if (is_range (terms))
    build_number (builder, "high", add_up (terms, scr_term_get_high));
  cli_build_terms (builder, terms);
  json_builder_end_object (builder);

  node = json_builder_get_root (builder);
  cli_print_json (node, TRUE);
}

/* With a real minus sign, so that numbers stand under one another whatever it is. */
static void
print_number (int value)
{
  g_autofree char *number = g_strdup_printf ("%s%d", value < 0 ? "−" : "", ABS (value));

  g_print ("%*s%s  ", (int) MAX (5 - g_utf8_strlen (number, -1), 0), "", number);
}

static void
print_term (ScrTerm *term,
            gboolean with_details,
            gboolean with_high)
{
  guint entry = scr_term_get_entry (term);
  g_autofree char *label =
      entry > 0 ? g_strdup_printf (_ ("%s (move %u)"), scr_term_get_label (term), entry)
                : g_strdup (scr_term_get_label (term));
  g_autofree char *text = with_details && scr_term_get_detail (term) != NULL
                              ? g_strdup_printf (_ ("%s. %s"), label, scr_term_get_detail (term))
                              : g_strdup (label);

  print_number (scr_term_get_value (term));
  if (with_high)
    print_number (scr_term_get_high (term));
  g_print ("%s\n", text);
}

/**
 * cli_print_terms:
 * @terms: a list of #ScrTerm
 * @with_details: whether to say how each counts, and by which rule
 *
 * Prints @terms under one another, and what they add up to.
 */
void
cli_print_terms (GListModel *terms,
                 gboolean with_details)
{
  gboolean with_high = is_range (terms);

  if (with_high)
    {
      /* Translators: the heads of two narrow columns, of what a number is at least and at most. */
      g_print ("%s  %s\n", C_ ("column", "least"), C_ ("column", " most"));
    }
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      print_term (term, with_details, with_high);
    }
  print_number (add_up (terms, scr_term_get_value));
  if (with_high)
    print_number (add_up (terms, scr_term_get_high));
  g_print ("%s\n", _ ("in all"));
}

/* What does not go with the words of the command line is wrong usage. */
static int
fail (const CliCommand *self,
      const char *file,
      const GError *error)
{
  if (g_error_matches (error, SCR_ERROR, SCR_ERROR_SYNTAX))
    return cli_command_misuse (self, "%s", error->message);

  return cli_command_fail (self, file, error);
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
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 2, 3);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GListModel) terms = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *number = NULL;
  guint64 seat = 0;
  int status;

  if (rest == NULL)
    return CLI_WRONG_USAGE;
  if (rest[2] != NULL && !cli_to_number (rest[1], 1, MAX_SEAT, &seat, NULL))
    return cli_command_misuse (self,
                               _ ("“%s” is no seat: say the number of a seat, then what to "
                                  "explain, "
                                  "as in “1 score”; nothing stands before “general”"),
                               rest[1]);
  number = cli_to_utf8 (rest[rest[2] != NULL ? 2 : 1], &error);
  if (number == NULL)
    return cli_command_fail (self, NULL, error);

  match = cli_command_open (self, rest, &status, NULL);
  if (match == NULL)
    return status;
  terms = scr_match_explain (match, g_list_model_get_n_items (G_LIST_MODEL (match)), (guint) seat,
                             number, SCR_VIEWER_ALL, &error);
  if (terms == NULL)
    return fail (self, rest[0], error);

  if (json)
    print_json (terms, (guint) seat, number);
  else
    cli_print_terms (terms, TRUE);

  return CLI_DONE;
}

const CliCommand cli_explain = {
  .name = "explain",
  .parameters = N_ ("FILE [SEAT] NUMBER"),
  .summary = N_ ("Tells what a number adds up from, such as track or score"),
  .run = run,
};
