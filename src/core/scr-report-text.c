/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-report-private.h"

#include <glib/gi18n-lib.h>

#include "core/scr-option.h"
#include "core/scr-result-row.h"
#include "core/scr-text-table.h"

/* A match as text to keep or to send: generated from its moves, so that it cannot tell another
 * course than the one that was played. */

/**
 * scr_report_dup_title:
 * @self: a report
 *
 * Returns: (transfer full): the match's title, or the game's where it has none
 */
char *
scr_report_dup_title (ScrReport *self)
{
  const char *title;

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  title = scr_match_get_title (self->match);
  if (title == NULL || *title == '\0')
    title = scr_game_get_title (scr_match_get_game (self->match));

  return g_strdup (title);
}

/**
 * scr_report_dup_heading:
 * @self: a report
 *
 * Returns: (transfer full): who won, or that it is not the end yet
 */
char *
scr_report_dup_heading (ScrReport *self)
{
  g_autofree char *stage = NULL;
  char *result;

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  result = scr_state_describe_result (self->state);
  if (result != NULL)
    return result;

  /* Where only the score is told, no rounds and phases are played. */
  if (!scr_match_is_sheet (self->match))
    stage = scr_state_dup_stage (self->state, NULL);
  if (stage == NULL)
    return g_strdup (_ ("The score as it stands"));

  /* Translators: how far the game is, as “Round 2, phase 3”. */
  return g_strdup_printf (_ ("The score as it stands: %s"), stage);
}

/**
 * scr_report_dup_date:
 * @self: a report
 *
 * Returns: (transfer full): the day on which the match was begun, as one reads it; "" where
 *   that is not known
 */
char *
scr_report_dup_date (ScrReport *self)
{
  g_autoptr (GDateTime) created = NULL;
  g_autoptr (GDateTime) local = NULL;
  const char *text;

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  text = scr_match_get_created (self->match);
  created = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;
  local = created != NULL ? g_date_time_to_local (created) : NULL;

  /* Translators: a date in g_date_time_format()'s signs, as “29 November 2026”. */
  return local != NULL ? g_date_time_format (local, _ ("%-d %B %Y")) : g_strdup ("");
}

static JsonNode *
get_choice (JsonObject *setup,
            ScrOption *option)
{
  const char *group = scr_option_get_group (option);
  JsonNode *node = group != NULL ? json_object_get_member (setup, group) : NULL;

  if (group == NULL)
    return json_object_get_member (setup, scr_option_get_id (option));

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
             ? json_object_get_member (json_node_get_object (node), scr_option_get_id (option))
             : NULL;
}

/* What a player calls the choice, or NULL where it is the usual one. */
static char *
describe_choice (ScrOption *option,
                 JsonNode *node)
{
  const char *const *choices = scr_option_get_choices (option);
  const char *fallback = scr_option_get_fallback (option);

  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    {
      gboolean is_on = json_node_get_boolean (node);

      if (is_on == (g_strcmp0 (fallback, "true") == 0))
        return NULL;
      return is_on ? g_strdup (scr_option_get_title (option))
                   /* Translators: the title of a switch that is off. */
                   : g_strdup_printf (_ ("%s: no"), scr_option_get_title (option));
    }
  if (json_node_get_value_type (node) != G_TYPE_STRING || choices == NULL ||
      g_strcmp0 (json_node_get_string (node), fallback) == 0)
    return NULL;

  for (guint i = 0; choices[i] != NULL; i++)
    if (g_strcmp0 (choices[i], json_node_get_string (node)) == 0)
      /* Translators: an option and what was chosen for it. */
      return g_strdup_printf (_ ("%s: %s"), scr_option_get_title (option),
                              scr_option_get_choice_titles (option)[i]);

  return NULL;
}

/**
 * scr_report_dup_choices:
 * @self: a report
 *
 * Returns: (transfer full): what was chosen otherwise than usual when the match was set up, one
 *   after another; "" where nothing was
 */
char *
scr_report_dup_choices (ScrReport *self)
{
  JsonObject *setup;
  g_autoptr (GListModel) options = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  setup = json_node_get_object (scr_match_get_setup (self->match));
  options = scr_game_list_options (scr_match_get_game (self->match));
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ScrOption) option = g_list_model_get_item (options, i);
      JsonNode *node = get_choice (setup, option);
      g_autofree char *choice =
          node != NULL && JSON_NODE_HOLDS_VALUE (node) ? describe_choice (option, node) : NULL;

      if (choice != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", choice);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_undone (ScrReport *self)
{
  guint n_undone = scr_match_get_reveals_undone (self->match);

  if (n_undone == 0)
    return g_strdup ("");

  return g_strdup_printf (
      ngettext ("A move was taken back after a card had been turned up.",
                "Moves were taken back %u times after a card had been turned up.", n_undone),
      n_undone);
}

/* What players have noted on moves that set something by hand, in quotation marks; "" for
 * nothing. */
static char *
quote_note (ScrEntry *entry)
{
  const char *note = scr_entry_get_note (entry);

  /* Translators: what a player has noted on a move. */
  return note != NULL ? g_strdup_printf (_ (" (“%s”)"), note) : g_strdup ("");
}

/* The part of the game in which an entry, from 1, was made. */
static char *
dup_stage_of (ScrReport *self,
              guint entry)
{
  ScrState *state = scr_match_get_state_at (self->match, entry - 1);
  char *stage = scr_state_dup_stage (state, NULL);

  if (stage != NULL)
    return stage;

  return g_strdup (scr_state_get_turn (state) == SCR_TURN_NONE ? _ ("At the end") : _ ("Set-up"));
}

/* When something was set by hand that did not come about by the rules: each part of the game once,
 * with what was noted there. */
static char *
describe_adjusted (ScrReport *self)
{
  g_autoptr (GString) stages = g_string_new (NULL);
  g_autofree char *last = NULL;

  for (guint i = 1; i <= self->n_moves; i++)
    {
      ScrEntry *entry = scr_match_get_entry (self->match, i);
      g_autofree char *note = quote_note (entry);
      g_autofree char *stage = dup_stage_of (self, i);

      if (!scr_state_is_adjustment (scr_entry_get_before (entry), scr_entry_get_move (entry)))
        continue;
      if (g_strcmp0 (stage, last) != 0)
        g_string_append_printf (stages, "%s%s", stages->len > 0 ? "; " : "", stage);
      g_string_append (stages, note);
      g_free (last);
      last = g_steal_pointer (&stage);
    }
  if (stages->len == 0)
    return g_strdup ("");

  /* Translators: %s says when, such as “Round 2, phase 3”, with what was noted on it. */
  return g_strdup_printf (_ ("By hand, and not by the rules: %s."), stages->str);
}

/**
 * scr_report_dup_remark:
 * @self: a report
 *
 * Returns: (transfer full): what the result has to say of moves that were taken back after
 *   something had been turned up, and of those that set something by hand; "" where there were
 *   none
 */
char *
scr_report_dup_remark (ScrReport *self)
{
  g_autofree char *undone = NULL;
  g_autofree char *adjusted = NULL;

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  undone = describe_undone (self);
  adjusted = describe_adjusted (self);

  return g_strconcat (undone, *undone != '\0' && *adjusted != '\0' ? " " : "", adjusted, NULL);
}

static char **
make_row (const char *label,
          const char *const *values)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, label);
  g_strv_builder_addv (builder, (const char **) values);

  return g_strv_builder_end (builder);
}

static char *
print_table (ScrReport *self)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GListModel) result = scr_state_list_result (self->state);

  g_ptr_array_add (rows, make_row ("", (const char *const *) self->columns));
  for (guint i = 0; i < g_list_model_get_n_items (result); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (result, i);

      g_ptr_array_add (rows, make_row (scr_result_row_get_label (row),
                                       scr_result_row_get_values (row)));
    }

  return scr_text_table_print (rows);
}

/* What a player wrote beside the move, on a line of its own. */
static void
append_note (GString *text,
             const char *note)
{
  g_autofree char *line = g_strdup (note);

  g_strdelimit (line, "\r\n", ' ');
  /* Translators: a note that a player wrote beside a move. */
  g_string_append_printf (text, _ ("   Note: %s"), line);
  g_string_append_c (text, '\n');
}

/**
 * scr_report_print_course:
 * @self: a report
 *
 * Returns: (transfer full): each move in force in a sentence, numbered, with the note beside it,
 *   under the stages of the game, as the viewer may read it
 */
char *
scr_report_print_course (ScrReport *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *heading = NULL;

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  for (guint i = 1; i <= self->n_moves; i++)
    {
      g_autofree char *stage = dup_stage_of (self, i);
      g_autofree char *sentence = scr_match_dup_sentence (self->match, i, self->viewer);
      const char *note = scr_entry_get_note (scr_match_get_entry (self->match, i));

      if (i == 1 || g_strcmp0 (stage, heading) != 0)
        g_string_append_printf (text, "%s%s\n", i > 1 ? "\n" : "", stage);
      g_string_append_printf (text, "%u. %s\n", i, sentence);
      if (note != NULL)
        append_note (text, note);
      g_free (heading);
      heading = g_steal_pointer (&stage);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
append_line (GString *text,
             char *line)
{
  if (line != NULL && *line != '\0')
    g_string_append_printf (text, "%s\n", line);
  g_free (line);
}

static char *
dup_day (ScrReport *self)
{
  const char *game = scr_game_get_title (scr_match_get_game (self->match));
  g_autofree char *date = scr_report_dup_date (self);

  /* Translators: the title of a game, and a date. */
  return *date != '\0' ? g_strdup_printf (_ ("%s, %s"), game, date) : g_strdup (game);
}

/**
 * scr_report_print_text:
 * @self: a report
 * @with_course: whether to tell each move too
 *
 * Returns: (transfer full): the match in lines of text: title, date, who won and how, the score
 *   sheet as a table, what was chosen, what decided it
 */
char *
scr_report_print_text (ScrReport *self,
                       gboolean with_course)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *choices = NULL;
  g_autofree char *remark = NULL;
  g_autofree char *table = NULL;

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  append_line (text, scr_report_dup_title (self));
  append_line (text, dup_day (self));
  append_line (text, scr_report_dup_heading (self));
  append_line (text, scr_state_explain_result (self->state));
  table = print_table (self);
  g_string_append_printf (text, "\n%s", table);
  choices = scr_report_dup_choices (self);
  remark = scr_report_dup_remark (self);
  if (*choices != '\0')
    g_string_append_printf (text, "\n%s\n", choices);
  if (*remark != '\0')
    g_string_append_printf (text, "\n%s\n", remark);

  if (self->turns->len > 0)
    g_string_append_printf (text, "\n%s\n", _ ("What decided it"));
  for (guint i = 0; i < self->turns->len; i++)
    {
      g_autofree char *title = scr_report_dup_turn_title (self, i);
      g_autofree char *sentence = scr_report_dup_turn_sentence (self, i);

      g_string_append_printf (text, _ ("%s: %s"), title, sentence);
      g_string_append_c (text, '\n');
    }
  if (with_course)
    {
      g_autofree char *course = scr_report_print_course (self);

      g_string_append_printf (text, "\n%s", course);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
