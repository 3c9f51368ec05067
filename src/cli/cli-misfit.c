/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-misfit.h"

#include <glib/gi18n.h>

/* What a correction says of the later move that no longer fits. */

static const char *
get_kind_word (ScrRepair *repair)
{
  static const char *const words[] = { "change", "insert", "delete" };

  return words[scr_repair_get_kind (repair)];
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

static void
build_fits (JsonBuilder *builder,
            ScrAmendment *amendment)
{
  GListModel *fits = scr_amendment_get_fits (amendment);

  json_builder_set_member_name (builder, "fits");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (fits); i++)
    {
      g_autoptr (ScrRepair) fit = g_list_model_get_item (fits, i);

      json_builder_begin_object (builder);
      build_word (builder, "move", scr_repair_get_move (fit));
      json_builder_set_member_name (builder, "kept");
      json_builder_add_int_value (builder, scr_repair_get_n_kept (fit));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
build_repairs (JsonBuilder *builder,
               ScrAmendment *amendment)
{
  GListModel *repairs = scr_amendment_get_repairs (amendment);

  json_builder_set_member_name (builder, "repairs");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (repairs); i++)
    {
      g_autoptr (ScrRepair) repair = g_list_model_get_item (repairs, i);

      json_builder_begin_object (builder);
      build_word (builder, "kind", get_kind_word (repair));
      build_word (builder, "move", scr_repair_get_move (repair));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/**
 * cli_misfit_to_json:
 * @amendment: a correction with a misfit
 *
 * Returns: (transfer full): the misfit as `amend --json` prints it (docs/formats.md)
 */
JsonNode *
cli_misfit_to_json (ScrAmendment *amendment)
{
  g_auto (GStrv) fitting = scr_amendment_list_fitting (amendment);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "number");
  json_builder_add_int_value (builder, scr_amendment_get_misfit (amendment));
  build_word (builder, "move", scr_amendment_get_misfit_move (amendment));
  build_word (builder, "reason", scr_amendment_get_reason (amendment));
  json_builder_set_member_name (builder, "fitting");
  json_builder_begin_array (builder);
  for (guint i = 0; fitting[i] != NULL; i++)
    json_builder_add_string_value (builder, fitting[i]);
  json_builder_end_array (builder);
  build_fits (builder, amendment);
  json_builder_set_member_name (builder, "tried");
  json_builder_add_int_value (builder, scr_amendment_get_n_tried (amendment));
  build_repairs (builder, amendment);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* "all 12 later moves would still fit". */
static char *
describe_kept (ScrAmendment *amendment,
               ScrRepair *fit)
{
  guint n_kept = scr_repair_get_n_kept (fit);
  guint n_later = scr_amendment_get_n_dropped (amendment) - 1;

  if (n_later == 0)
    return g_strdup (_ ("no move follows"));
  if (n_kept == n_later)
    return g_strdup_printf (ngettext ("the %u move after it would still fit",
                                      "all %u moves after it would still fit", n_later),
                            n_later);

  return g_strdup_printf (ngettext ("%u of the %u moves after it would still fit",
                                    "%u of the %u moves after it would still fit", n_kept),
                          n_kept, n_later);
}

static void
print_fits (ScrAmendment *amendment)
{
  GListModel *fits = scr_amendment_get_fits (amendment);
  guint n_fits = g_list_model_get_n_items (fits);
  guint n_more = scr_amendment_get_n_fits (amendment) - n_fits;

  if (n_fits == 0)
    {
      g_print (_ ("No move fits in the place of move %u.\n"),
               scr_amendment_get_misfit (amendment));
      return;
    }

  g_print (_ ("In the place of move %u would fit:\n"), scr_amendment_get_misfit (amendment));
  for (guint i = 0; i < n_fits; i++)
    {
      g_autoptr (ScrRepair) fit = g_list_model_get_item (fits, i);
      g_autofree char *kept = describe_kept (amendment, fit);

      g_print ("    %-24s %s\n", scr_repair_get_move (fit), kept);
    }
  if (n_more > 0)
    g_print (ngettext ("    and %u more\n", "    and %u more\n", n_more), n_more);
}

static char *
describe_repair (ScrRepair *repair)
{
  guint number = scr_repair_get_number (repair);
  const char *move = scr_repair_get_move (repair);

  switch (scr_repair_get_kind (repair))
    {
    case SCR_AMENDMENT_INSERT:
      return g_strdup_printf (_ ("insert “%s” before move %u"), move, number);
    case SCR_AMENDMENT_CHANGE:
      return g_strdup_printf (_ ("change move %u to “%s”"), number, move);
    case SCR_AMENDMENT_DELETE:
    default:
      return g_strdup_printf (_ ("delete move %u"), number);
    }
}

/* Says that the search was cut short, where it was: there may be more that keeps all. */
static void
print_untried (ScrAmendment *amendment)
{
  guint n_tried = scr_amendment_get_n_tried (amendment);
  guint n_fits = scr_amendment_get_n_fits (amendment);

  if (n_tried < n_fits)
    g_print (ngettext ("The search was cut short: of %u move that fits there, the %u most like the "
                       "old one were tried.\n",
                       "The search was cut short: of %u moves that fit there, the %u most like the "
                       "old one were tried.\n",
                       n_fits),
             n_fits, n_tried);
}

static void
print_repairs (ScrAmendment *amendment)
{
  GListModel *repairs = scr_amendment_get_repairs (amendment);
  guint n_repairs = g_list_model_get_n_items (repairs);

  if (n_repairs == 0)
    {
      if (scr_amendment_get_n_tried (amendment) < scr_amendment_get_n_fits (amendment))
        g_print (_ ("Nothing that was tried at that place alone keeps all moves after it.\n"));
      else
        g_print (_ ("Nothing done at that place alone keeps all moves after it.\n"));
      return;
    }

  g_print (_ ("This keeps all moves after it (--repair NUMBER does it):\n"));
  for (guint i = 0; i < n_repairs; i++)
    {
      g_autoptr (ScrRepair) repair = g_list_model_get_item (repairs, i);
      g_autofree char *text = describe_repair (repair);

      g_print ("%3u  %s\n", i + 1, text);
    }
}

/**
 * cli_misfit_print:
 * @amendment: a correction with a misfit
 *
 * Prints what would fit in its place, and what can be done about it.
 */
void
cli_misfit_print (ScrAmendment *amendment)
{
  print_fits (amendment);
  print_repairs (amendment);
  print_untried (amendment);
}

/**
 * cli_misfit_describe_dropped:
 * @match: the match before the correction
 * @amendment: a correction with a misfit
 *
 * Returns: (transfer full): lines that say which moves are dropped for it, and why
 */
char *
cli_misfit_describe_dropped (ScrMatch *match,
                             ScrAmendment *amendment)
{
  guint n_dropped = scr_amendment_get_n_dropped (amendment);
  guint misfit = scr_amendment_get_misfit (amendment);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text,
                          ngettext ("%u move was dropped, from move %u on: %s\n",
                                    "%u moves were dropped, from move %u on: %s\n", n_dropped),
                          n_dropped, misfit, scr_amendment_get_reason (amendment));
  for (guint i = 0; i < n_dropped; i++)
    g_string_append_printf (text, "%5u  %s\n", misfit + i,
                            scr_entry_get_move (scr_match_get_entry (match, misfit + i)));

  return g_string_free (text, FALSE);
}
