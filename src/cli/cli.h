/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

/* Exit statuses. */
#define CLI_DONE 0
#define CLI_REFUSED 1
#define CLI_WRONG_USAGE 2

/**
 * CliError:
 * @CLI_ERROR_USAGE: the command line asks for what there is not
 * @CLI_ERROR_FILE: a file beside the command's own is refused; the message names it
 */
typedef enum
{
  CLI_ERROR_USAGE,
  CLI_ERROR_FILE,
} CliError;

#define CLI_ERROR (cli_error_quark ())
GQuark cli_error_quark (void);

typedef struct _CliCommand CliCommand;

/**
 * CliCommand:
 * @name: the command's word
 * @parameters: (nullable): what follows the options, for --help
 * @summary: what the command is for
 * @run: does it; @argv starts with the command's own name; returns the exit status
 *
 * One command of scriptorium-cli.
 */
struct _CliCommand
{
  const char *name;
  const char *parameters;
  const char *summary;
  int (*run) (const CliCommand *self,
              char **argv);
};

extern const CliCommand cli_new;
extern const CliCommand cli_play;
extern const CliCommand cli_moves;
extern const CliCommand cli_show;
extern const CliCommand cli_check;
extern const CliCommand cli_salvage;
extern const CliCommand cli_trace;
extern const CliCommand cli_score;
extern const CliCommand cli_explain;
extern const CliCommand cli_positions;
extern const CliCommand cli_undo;
extern const CliCommand cli_redo;
extern const CliCommand cli_amend;
extern const CliCommand cli_layout;
extern const CliCommand cli_simulate;
extern const CliCommand cli_statistics;
extern const CliCommand cli_edition;
extern const CliCommand cli_bench;

GOptionContext *cli_command_new_context (const CliCommand *self,
                                         const GOptionEntry *entries) G_GNUC_WARN_UNUSED_RESULT;
GStrv cli_command_parse (const CliCommand *self,
                         GOptionContext *context,
                         char **argv,
                         guint minimum,
                         guint maximum) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *cli_command_open (const CliCommand *self,
                            GStrv rest,
                            int *status,
                            GError **reason) G_GNUC_WARN_UNUSED_RESULT;
int cli_command_fail (const CliCommand *self,
                      const char *file,
                      const GError *error);
int cli_command_misuse (const CliCommand *self,
                        const char *format,
                        ...) G_GNUC_PRINTF (2, 3);

char *cli_to_utf8 (const char *argument,
                   GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean cli_to_number (const char *argument,
                        guint64 minimum,
                        guint64 maximum,
                        guint64 *number,
                        GError **error);
JsonNode *cli_load_json (const char *file,
                         GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *cli_load_match (const char *file,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean cli_save_match (ScrMatch *match,
                         const char *file,
                         GError **error);
void cli_output_init (void);
void cli_output_write (const char *text);
void cli_print_json (JsonNode *node,
                     gboolean pretty);
JsonNode *cli_turn_to_json (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
gboolean cli_read_viewer (ScrMatch *match,
                          const char *word,
                          int *viewer,
                          GError **error);
void cli_print_status (ScrState *state);
void cli_print_entries (ScrMatch *match,
                        guint first,
                        guint last,
                        int viewer);
void cli_print_news (ScrMatch *match,
                     guint first,
                     guint last);
void cli_print_score (ScrState *state);
void cli_print_table (GPtrArray *rows);
void cli_build_terms (JsonBuilder *builder,
                      GListModel *terms);
void cli_print_terms (GListModel *terms,
                      gboolean with_details);

G_END_DECLS
