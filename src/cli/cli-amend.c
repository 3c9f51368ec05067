/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

#include "cli/cli-misfit.h"
#include "core/scr-error.h"

/**
 * Order:
 * @number: the move to correct, from 1
 * @changes: whether a move is changed, inserted or deleted at all
 * @kind: how
 * @move: (nullable): the move, where one is made
 * @note: (nullable): the note to write beside it
 * @truncate: whether what no longer fits may be dropped
 * @repair: which of the repairs of a misfit to make, from 1; 0 for none
 * @quiet: whether standard output is needed for the match
 * @dry_run: whether nothing is to be written
 * @json: whether to print JSON
 *
 * What the command line asks for.
 */
typedef struct
{
  guint64 number;
  gboolean changes;
  ScrAmendmentKind kind;
  char *move;
  char *note;
  gboolean truncate;
  int repair;
  gboolean quiet;
  gboolean dry_run;
  gboolean json;
} Order;

static void
order_clear (Order *self)
{
  g_clear_pointer (&self->move, g_free);
  g_clear_pointer (&self->note, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Order, order_clear)

/* @amendment is NULL where only a note is written. */
static void
print_json (const Order *order,
            ScrAmendment *amendment)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  gboolean has_misfit = amendment != NULL && scr_amendment_get_misfit (amendment) > 0;
  gboolean drops = has_misfit && order->truncate;

  json_object_set_int_member (object, "amended", (gint64) order->number);
  if (has_misfit)
    json_object_set_member (object, "misfit", cli_misfit_to_json (amendment));
  else
    json_object_set_null_member (object, "misfit");
  json_object_set_int_member (object, "dropped",
                              drops ? scr_amendment_get_n_dropped (amendment) : 0);

  node = json_node_init_object (json_node_alloc (), object);
  cli_print_json (node, TRUE);
}

static void
print_forecast (const Order *order,
                ScrAmendment *amendment)
{
  guint number = (guint) order->number;
  guint n_dropped = amendment != NULL ? scr_amendment_get_n_dropped (amendment) : 0;

  if (n_dropped > 0)
    g_print (g_dngettext (GETTEXT_PACKAGE,
                          "Move %u can be corrected. %u move would be dropped, from move %u on: "
                          "%s\n",
                          "Move %u can be corrected. %u moves would be dropped, from move %u on: "
                          "%s\n",
                          n_dropped),
             number, n_dropped, scr_amendment_get_misfit (amendment),
             scr_amendment_get_reason (amendment));
  else
    g_print (_ ("Move %u can be corrected, and all others still fit.\n"), number);
}

/* Also where the engine would say it, to name the option. */
static gboolean
check_misfit (const Order *order,
              ScrAmendment *amendment,
              GError **error)
{
  if (scr_amendment_get_misfit (amendment) == 0 || order->truncate)
    return TRUE;

  if (order->json)
    print_json (order, amendment);
  else if (!order->quiet)
    cli_misfit_print (amendment);
  g_set_error (error, SCR_ERROR, SCR_ERROR_MISFIT,
               _ ("move %u: “%s” would no longer fit, so nothing was changed (--truncate drops it "
                  "and all after it). %s"),
               scr_amendment_get_misfit (amendment), scr_amendment_get_misfit_move (amendment),
               scr_amendment_get_reason (amendment));
  return FALSE;
}

/* Puts what comes of the repair that is asked for in the place of @amendment. */
static gboolean
repair (const Order *order,
        ScrMatch *match,
        ScrAmendment **amendment,
        GError **error)
{
  g_autoptr (ScrRepair) chosen = NULL;
  g_autoptr (ScrAmendment) repaired = NULL;

  if (order->repair == 0)
    return TRUE;

  chosen = g_list_model_get_item (scr_amendment_get_repairs (*amendment),
                                  (guint) order->repair - 1);
  if (chosen == NULL)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_MISFIT,
                   _ ("There is no repair %d of this correction: without --repair it is said "
                      "which there are."),
                   order->repair);
      return FALSE;
    }

  repaired = scr_match_repair (match, *amendment, chosen, error);
  if (repaired == NULL)
    return FALSE;

  g_set_object (amendment, repaired);
  return TRUE;
}

/* What is dropped is said before it is gone, once it is known that it will be. */
static gboolean
drop (const Order *order,
      ScrMatch *match,
      ScrAmendment *amendment,
      GError **error)
{
  g_autofree char *dropped = NULL;

  if (scr_amendment_get_misfit (amendment) > 0)
    dropped = cli_misfit_describe_dropped (match, amendment);
  if (!scr_match_amend (match, amendment, order->truncate, error))
    return FALSE;

  if (dropped == NULL || order->json || order->dry_run)
    return TRUE;
  if (order->quiet)
    g_printerr ("%s", dropped);
  else
    g_print ("%s", dropped);

  return TRUE;
}

static gboolean
amend (const Order *order,
       ScrMatch *match,
       ScrAmendment **amendment,
       GError **error)
{
  if (order->changes)
    {
      *amendment =
          scr_match_propose (match, order->kind, (guint) order->number, order->move, error);
      if (*amendment == NULL || !repair (order, match, amendment, error) ||
          !check_misfit (order, *amendment, error) || !drop (order, match, *amendment, error))
        return FALSE;
    }

  return order->note == NULL ||
         scr_match_set_note (match, (guint) order->number, order->note, error);
}

/* What there is beside the options must agree with them. */
static gboolean
read_order (Order *order,
            GStrv rest,
            const char *inserted,
            gboolean deletes,
            const char *note,
            GError **error)
{
  const char *move = inserted != NULL ? inserted : rest[2];

  if (!cli_to_number (rest[1], 1, SCR_MATCH_MAX_MOVES, &order->number, error))
    return FALSE;

  if ((inserted != NULL) + deletes + (rest[2] != NULL) > 1)
    g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE,
                         _ ("A move is changed, inserted or deleted: only one of them"));
  else if (move == NULL && !deletes && note == NULL)
    g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE,
                         _ ("Something is missing: a move, --insert, --delete or --note"));
  else if (deletes && note != NULL)
    g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE,
                         _ ("A move that is deleted has no note"));
  else
    {
      order->changes = move != NULL || deletes;
      order->kind = deletes            ? SCR_AMENDMENT_DELETE
                    : inserted != NULL ? SCR_AMENDMENT_INSERT
                                       : SCR_AMENDMENT_CHANGE;
      order->move = move != NULL ? cli_to_utf8 (move, error) : NULL;
      order->note = note != NULL ? cli_to_utf8 (note, error) : NULL;
      return (order->move != NULL) == (move != NULL) && (order->note != NULL) == (note != NULL);
    }

  return FALSE;
}

/* What the correction came to, and who does what now. */
static void
print_done (const Order *order,
            ScrMatch *match)
{
  guint number = (guint) order->number;

  if (order->changes && order->kind == SCR_AMENDMENT_DELETE)
    {
      g_print (_ ("Move %u is deleted.\n"), number);
      cli_print_status (scr_match_get_state (match));
    }
  else
    cli_print_news (match, number, number);
}

static int
carry_out (const CliCommand *self,
           const Order *order,
           const char *file,
           const char *target)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = NULL;
  g_autoptr (ScrMatch) match = cli_load_match (file, &error);

  if (match == NULL || !amend (order, match, &amendment, &error))
    return cli_command_fail (self, file, error);
  if (!order->dry_run && !cli_save_match (match, target, &error))
    return cli_command_fail (self, NULL, error);

  if (order->json)
    print_json (order, amendment);
  else if (order->dry_run)
    print_forecast (order, amendment);
  else if (!order->quiet)
    print_done (order, match);

  return CLI_DONE;
}

static int
run (const CliCommand *self,
     char **argv)
{
  g_auto (Order) order = { 0 };
  g_autofree char *inserted = NULL;
  g_autofree char *note = NULL;
  g_autofree char *output = NULL;
  gboolean deletes = FALSE;
  const GOptionEntry entries[] = {
    { "insert", 0, 0, G_OPTION_ARG_FILENAME, &inserted,
      N_ ("Insert a move before the one of that number; one more than there are appends it"),
      N_ ("MOVE") },
    { "delete", 0, 0, G_OPTION_ARG_NONE, &deletes, N_ ("Delete the move"), NULL },
    { "truncate", 0, 0, G_OPTION_ARG_NONE, &order.truncate,
      N_ ("Drop the first later move that no longer fits, and all after it"), NULL },
    { "repair", 0, 0, G_OPTION_ARG_INT, &order.repair,
      N_ ("Make the repair of that number for the first later move that no longer fits"),
      N_ ("NUMBER") },
    { "note", 0, 0, G_OPTION_ARG_FILENAME, &note,
      N_ ("Write a note beside the move; an empty one removes it"), N_ ("TEXT") },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &order.dry_run,
      N_ ("Say what would come of it, and write nothing"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &order.json, N_ ("Print JSON"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write another file, “-” for standard output"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 2, 3);
  g_autoptr (GError) error = NULL;
  const char *target;

  if (rest == NULL)
    return CLI_WRONG_USAGE;
  if (!read_order (&order, rest, inserted, deletes, note, &error))
    return cli_command_fail (self, NULL, error);

  if (order.repair < 0 || (order.repair > 0 && (order.truncate || !order.changes)))
    return cli_command_misuse (self, _ ("--repair takes the number of a repair of a correction, "
                                        "and does not go with --truncate"));

  target = output != NULL ? output : rest[0];
  order.quiet = g_str_equal (target, "-") && !order.dry_run;
  if (order.json && !order.dry_run && g_str_equal (target, "-"))
    return cli_command_misuse (self, _ ("Standard output cannot hold both the match and --json"));

  return carry_out (self, &order, rest[0], target);
}

const CliCommand cli_amend = {
  .name = "amend",
  .parameters = N_ ("FILE NUMBER [MOVE]"),
  .summary = N_ ("Corrects a move that was made, and replays the rest"),
  .run = run,
};
