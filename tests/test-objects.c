/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-autosave.h"
#include "core/scr-check.h"
#include "core/scr-library-item.h"
#include "core/scr-option.h"
#include "core/scr-report.h"
#include "core/scr-result-row.h"
#include "core/scr-statistics.h"
#include "core/scr-term.h"
#include "object-samples.h"
#include "toy-game.h"
#include "toy-match.h"
#include "verdict-game.h"

/* What holds for the properties of every public object of the core: each says what its getter
 * says, only what the table gives another value for can be set, and that tells of changes only. */

/* How a getter gives the value; none where there is no getter for C. */
typedef enum
{
  NO_GETTER,
  TEXT,
  OWN_TEXT,
  TEXTS,
  NUMBER,
  SIGNED,
  LONG,
  FRACTION,
  SWITCH,
  OBJECT,
} Form;

/* @other is another value for a property that can be set. */
typedef struct
{
  const char *name;
  Form form;
  GCallback getter;
  const char *other;
} Property;

typedef struct
{
  const char *path;
  gpointer (*make) (void);
  Property properties[20];
} Case;

#define ONE(name, form, getter) \
  { \
    name, form, G_CALLBACK (getter), NULL \
  }
#define SET(name, form, getter, other) \
  { \
    name, form, G_CALLBACK (getter), other \
  }

#define AMENDMENT \
  { \
    ONE ("kind", NUMBER, scr_amendment_get_kind), \
        ONE ("number", NUMBER, scr_amendment_get_number), \
        ONE ("move", TEXT, scr_amendment_get_move), \
        ONE ("state", OBJECT, scr_amendment_get_state), \
        ONE ("misfit", NUMBER, scr_amendment_get_misfit), \
        ONE ("misfit-move", TEXT, scr_amendment_get_misfit_move), \
        ONE ("reason", TEXT, scr_amendment_get_reason), \
        ONE ("n-dropped", NUMBER, scr_amendment_get_n_dropped), \
        ONE ("fits", OBJECT, scr_amendment_get_fits), \
        ONE ("n-fits", NUMBER, scr_amendment_get_n_fits), \
        ONE ("n-tried", NUMBER, scr_amendment_get_n_tried), \
        ONE ("repairs", OBJECT, scr_amendment_get_repairs), \
  }

#define ITEM \
  { \
    ONE ("path", TEXT, scr_library_item_get_path), \
        ONE ("modified", LONG, scr_library_item_get_modified), \
        ONE ("refusal", TEXT, scr_library_item_get_refusal), \
        ONE ("id", TEXT, scr_library_item_get_id), \
        ONE ("title", TEXT, scr_library_item_get_title), \
        ONE ("game", TEXT, scr_library_item_get_game), \
        ONE ("scoring", TEXT, scr_library_item_get_scoring), \
        ONE ("mode", NUMBER, scr_library_item_get_mode), \
        ONE ("n-moves", NUMBER, scr_library_item_get_n_moves), \
        ONE ("tags", TEXTS, scr_library_item_get_tags), \
        ONE ("standing", TEXT, scr_library_item_get_standing), \
        ONE ("progress", TEXT, scr_library_item_get_progress), \
        ONE ("picture", TEXT, scr_library_item_get_picture), \
        ONE ("is-over", SWITCH, scr_library_item_is_over), \
        ONE ("played", LONG, scr_library_item_get_played), \
        ONE ("columns", OBJECT, scr_library_item_get_columns), \
  }

#define OPTION \
  { \
    ONE ("kind", NUMBER, scr_option_get_kind), \
        ONE ("group", TEXT, scr_option_get_group), \
        ONE ("id", TEXT, scr_option_get_id), \
        ONE ("title", TEXT, scr_option_get_title), \
        ONE ("description", TEXT, scr_option_get_description), \
        ONE ("choices", TEXTS, scr_option_get_choices), \
        ONE ("choice-titles", TEXTS, scr_option_get_choice_titles), \
        ONE ("fallback", TEXT, scr_option_get_fallback), \
        ONE ("unless", TEXT, scr_option_get_unless), \
        ONE ("unless-reason", TEXT, scr_option_get_unless_reason), \
  }

static const Case cases[] = {
  { "/objects/amendment", object_sample_amendment, AMENDMENT },
  { "/objects/amendment-with-misfit", object_sample_misfit, AMENDMENT },
  { "/objects/autosave",
    object_sample_autosave,
    {
        ONE ("match", NO_GETTER, NULL),
        ONE ("file", OBJECT, scr_autosave_get_file),
        ONE ("error", TEXT, scr_autosave_get_error),
        ONE ("is-conflict", SWITCH, scr_autosave_get_is_conflict),
        ONE ("is-dirty", SWITCH, scr_autosave_get_is_dirty),
        SET ("retry-milliseconds", NO_GETTER, NULL, "77"),
    } },
  { "/objects/bot", object_sample_bot, { { NULL } } },
  { "/objects/check",
    object_sample_check,
    {
        ONE ("verdict", NUMBER, scr_check_get_verdict),
        ONE ("sentence", TEXT, scr_check_get_sentence),
        ONE ("differences", OBJECT, scr_check_get_differences),
        ONE ("corrections", OBJECT, scr_check_get_corrections),
        ONE ("question", TEXT, scr_check_get_question),
        ONE ("answers", OBJECT, scr_check_get_answers),
    } },
  { "/objects/check-answer",
    object_sample_check_answer,
    {
        ONE ("notation", TEXT, scr_check_answer_get_notation),
        ONE ("sentence", TEXT, scr_check_answer_get_sentence),
        ONE ("weight", FRACTION, scr_check_answer_get_weight),
    } },
  { "/objects/correction",
    object_sample_correction,
    {
        ONE ("kind", NUMBER, scr_correction_get_kind),
        ONE ("number", NUMBER, scr_correction_get_number),
        ONE ("move", TEXT, scr_correction_get_move),
        ONE ("slip", TEXT, scr_correction_get_slip),
        ONE ("sentence", TEXT, scr_correction_get_sentence),
        ONE ("reason", TEXT, scr_correction_get_reason),
        ONE ("pawns", TEXTS, scr_correction_get_pawns),
        ONE ("group", TEXT, scr_correction_get_group),
        ONE ("weight", FRACTION, scr_correction_get_weight),
    } },
  { "/objects/difference",
    object_sample_difference,
    {
        ONE ("name", TEXT, scr_difference_get_name),
        ONE ("label", TEXT, scr_difference_get_label),
        ONE ("seat", NUMBER, scr_difference_get_seat),
        ONE ("number", TEXT, scr_difference_get_number),
        ONE ("told", SIGNED, scr_difference_get_told),
        ONE ("low", SIGNED, scr_difference_get_low),
        ONE ("high", SIGNED, scr_difference_get_high),
        ONE ("amount", SIGNED, scr_difference_get_amount),
        ONE ("terms", OBJECT, scr_difference_get_terms),
    } },
  { "/objects/edition",
    object_sample_edition,
    {
        ONE ("id", TEXT, scr_edition_get_id),
        ONE ("name", TEXT, scr_edition_get_name),
        ONE ("provenance", TEXT, scr_edition_get_provenance),
        ONE ("json", NO_GETTER, NULL),
    } },
  { "/objects/entry",
    object_sample_entry,
    {
        ONE ("move", TEXT, scr_entry_get_move),
        ONE ("turn", SIGNED, scr_entry_get_turn),
        ONE ("sentence", OWN_TEXT, scr_entry_dup_sentence),
        ONE ("time", TEXT, scr_entry_get_time),
        ONE ("note", TEXT, scr_entry_get_note),
        ONE ("warning", TEXT, scr_entry_get_warning),
        ONE ("is-dealt", SWITCH, scr_entry_get_is_dealt),
    } },
  { "/objects/event",
    object_sample_event,
    {
        ONE ("kind", NUMBER, scr_event_get_kind),
        ONE ("piece", TEXT, scr_event_get_piece),
        ONE ("from", TEXT, scr_event_get_from),
        ONE ("to", TEXT, scr_event_get_to),
        ONE ("seat", NUMBER, scr_event_get_seat),
        ONE ("amount", SIGNED, scr_event_get_amount),
    } },
  { "/objects/game", object_sample_game, { { NULL } } },
  { "/objects/library", object_sample_library, { { NULL } } },
  { "/objects/library-column",
    object_sample_column,
    {
        ONE ("name", TEXT, scr_library_column_get_name),
        ONE ("colour", TEXT, scr_library_column_get_colour),
        ONE ("player", TEXT, scr_library_column_get_player),
        ONE ("total", TEXT, scr_library_column_get_total),
        ONE ("score", SIGNED, scr_library_column_get_score),
        ONE ("is-score-known", SWITCH, scr_library_column_get_is_score_known),
        ONE ("has-won", SWITCH, scr_library_column_has_won),
    } },
  { "/objects/library-item", object_sample_item, ITEM },
  { "/objects/library-item-unreadable", object_sample_unreadable_item, ITEM },
  { "/objects/match",
    object_sample_match,
    {
        ONE ("game", OBJECT, scr_match_get_game),
        ONE ("mode", NUMBER, scr_match_get_mode),
        ONE ("id", TEXT, scr_match_get_id),
        ONE ("created", TEXT, scr_match_get_created),
        ONE ("seed", TEXT, scr_match_get_seed),
        ONE ("state", OBJECT, scr_match_get_state),
        ONE ("can-undo", SWITCH, scr_match_get_can_undo),
        ONE ("can-redo", SWITCH, scr_match_get_can_redo),
        ONE ("n-undone", NUMBER, scr_match_get_n_undone),
        ONE ("reveals-undone", NUMBER, scr_match_get_reveals_undone),
        SET ("title", TEXT, scr_match_get_title, "Saturday"),
        SET ("stamps-time", SWITCH, scr_match_get_stamps_time, "true"),
        SET ("is-scrambled", SWITCH, scr_match_get_is_scrambled, "true"),
    } },
  { "/objects/option-choice", object_sample_choice, OPTION },
  { "/objects/option-switch", object_sample_switch, OPTION },
  { "/objects/report",
    object_sample_report,
    {
        ONE ("match", OBJECT, scr_report_get_match),
        ONE ("viewer", SIGNED, scr_report_get_viewer),
    } },
  { "/objects/result-row",
    object_sample_result_row,
    {
        ONE ("label", TEXT, scr_result_row_get_label),
        ONE ("detail", TEXT, scr_result_row_get_detail),
        ONE ("values", TEXTS, scr_result_row_get_values),
        ONE ("is-total", SWITCH, scr_result_row_get_is_total),
        ONE ("name", TEXT, scr_result_row_get_name),
        ONE ("numbers", NO_GETTER, NULL),
        ONE ("terms", TEXTS, scr_result_row_get_terms),
        ONE ("is-charted", SWITCH, scr_result_row_get_is_charted),
    } },
  { "/objects/state", object_sample_state, { { NULL } } },
  { "/objects/statistics",
    object_sample_statistics,
    {
        ONE ("n-finished", NUMBER, scr_statistics_get_n_finished),
        ONE ("n-unfinished", NUMBER, scr_statistics_get_n_unfinished),
        ONE ("n-unreadable", NUMBER, scr_statistics_get_n_unreadable),
    } },
  { "/objects/statistics-group",
    object_sample_group,
    {
        ONE ("game", OBJECT, scr_statistics_group_get_game),
        ONE ("scoring", TEXT, scr_statistics_group_get_scoring),
        ONE ("title", OWN_TEXT, scr_statistics_group_dup_title),
        ONE ("n-matches", NUMBER, scr_statistics_group_get_n_matches),
        ONE ("n-open", NUMBER, scr_statistics_group_get_n_open),
    } },
  { "/objects/statistics-row",
    object_sample_row,
    {
        ONE ("name", TEXT, scr_statistics_row_get_name),
        ONE ("player", TEXT, scr_statistics_row_get_player),
        ONE ("is-program", SWITCH, scr_statistics_row_is_program),
        ONE ("n-matches", NUMBER, scr_statistics_row_get_n_matches),
        ONE ("n-wins", NUMBER, scr_statistics_row_get_n_wins),
        ONE ("n-shared-wins", NUMBER, scr_statistics_row_get_n_shared_wins),
        ONE ("n-open", NUMBER, scr_statistics_row_get_n_open),
        ONE ("is-score-known", NO_GETTER, NULL),
        ONE ("lowest", NO_GETTER, NULL),
        ONE ("mean", NO_GETTER, NULL),
        ONE ("highest", NO_GETTER, NULL),
        ONE ("last-played", LONG, scr_statistics_row_get_last_played),
    } },
  { "/objects/repair",
    object_sample_repair,
    {
        ONE ("kind", NUMBER, scr_repair_get_kind),
        ONE ("number", NUMBER, scr_repair_get_number),
        ONE ("move", TEXT, scr_repair_get_move),
        ONE ("n-kept", NUMBER, scr_repair_get_n_kept),
        ONE ("keeps-all", SWITCH, scr_repair_get_keeps_all),
    } },
  { "/objects/step",
    object_sample_step,
    {
        ONE ("number", NUMBER, scr_step_get_number),
        ONE ("sentence", TEXT, scr_step_get_sentence),
        ONE ("place", TEXT, scr_step_get_place),
        ONE ("piece", TEXT, scr_step_get_piece),
        ONE ("facts", TEXTS, scr_step_get_facts),
    } },
  { "/objects/sheet-fault",
    object_sample_sheet_fault,
    {
        ONE ("path", TEXT, scr_sheet_fault_get_path),
        ONE ("sentence", TEXT, scr_sheet_fault_get_sentence),
    } },
  { "/objects/term",
    object_sample_term,
    {
        ONE ("name", TEXT, scr_term_get_name),
        ONE ("label", TEXT, scr_term_get_label),
        ONE ("detail", TEXT, scr_term_get_detail),
        ONE ("value", SIGNED, scr_term_get_value),
        ONE ("high", SIGNED, scr_term_get_high),
        ONE ("source", TEXT, scr_term_get_source),
        ONE ("piece", TEXT, scr_term_get_piece),
        ONE ("entry", NUMBER, scr_term_get_entry),
    } },
};

static void
assert_text (GValue *value,
             const char *text)
{
  g_assert_cmpstr (g_value_get_string (value), ==, text);
}

static void
assert_texts (GValue *value,
              const char *const *texts)
{
  const char *const *given = g_value_get_boxed (value);

  g_assert_true ((given == NULL) == (texts == NULL));
  if (texts != NULL)
    g_assert_cmpstrv (given, texts);
}

static void
assert_number (GValue *value,
               guint number)
{
  if (G_VALUE_HOLDS_ENUM (value))
    g_assert_cmpint (g_value_get_enum (value), ==, (int) number);
  else
    g_assert_cmpuint (g_value_get_uint (value), ==, number);
}

#define CALL(type) (((type (*) (gpointer)) property->getter) (object))

static void
assert_same (gpointer object,
             const Property *property,
             GValue *value)
{
  g_autofree char *text = NULL;

  switch (property->form)
    {
    case NO_GETTER:
      break;
    case TEXT:
      assert_text (value, CALL (const char *));
      break;
    case OWN_TEXT:
      text = CALL (char *);
      assert_text (value, text);
      break;
    case TEXTS:
      assert_texts (value, CALL (const char *const *));
      break;
    case NUMBER:
      assert_number (value, CALL (guint));
      break;
    case SIGNED:
      g_assert_cmpint (g_value_get_int (value), ==, CALL (int));
      break;
    case LONG:
      g_assert_cmpint (g_value_get_int64 (value), ==, CALL (gint64));
      break;
    case FRACTION:
      g_assert_cmpfloat (g_value_get_double (value), ==, CALL (double));
      break;
    case SWITCH:
      g_assert_true (g_value_get_boolean (value) == CALL (gboolean));
      break;
    case OBJECT:
      g_assert_nonnull (g_value_get_object (value));
      g_assert_true (g_value_get_object (value) == CALL (gpointer));
      break;
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static gboolean
can_be_set (const GParamSpec *pspec)
{
  return (pspec->flags & G_PARAM_WRITABLE) != 0 && (pspec->flags & G_PARAM_CONSTRUCT_ONLY) == 0;
}

/* Sets @property to another value, and to that again. */
static void
assert_tells_of_changes (gpointer object,
                         const Property *property,
                         GValue *value)
{
  guint n_told = 0;
  g_autofree char *signal = g_strconcat ("notify::", property->name, NULL);

  g_signal_connect_swapped (object, signal, G_CALLBACK (count_cb), &n_told);
  g_object_set_property (object, property->name, value);
  g_assert_cmpuint (n_told, ==, 0);

  g_value_unset (value);
  for (guint i = 0; i < 2; i++)
    {
      GParamSpec *pspec =
          g_object_class_find_property (G_OBJECT_GET_CLASS (object), property->name);
      g_auto (GValue) other = G_VALUE_INIT;
      g_auto (GValue) read = G_VALUE_INIT;

      g_value_init (&other, pspec->value_type);
      if (G_VALUE_HOLDS_STRING (&other))
        g_value_set_string (&other, property->other);
      else if (G_VALUE_HOLDS_UINT (&other))
        g_value_set_uint (&other, (guint) g_ascii_strtoull (property->other, NULL, 10));
      else
        g_value_set_boolean (&other, g_str_equal (property->other, "true"));
      g_object_set_property (object, property->name, &other);
      g_assert_cmpuint (n_told, ==, 1);
      g_object_get_property (object, property->name, &read);
      g_assert_cmpint (g_param_values_cmp (pspec, &other, &read), ==, 0);
      assert_same (object, property, &read);
    }
}

static void
check_property (gpointer object,
                GParamSpec *pspec,
                const Property *property)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_test_message ("%s", pspec->name);
  g_assert_cmpstr (pspec->name, ==, property->name);
  g_object_get_property (object, pspec->name, &value);
  assert_same (object, property, &value);
  g_assert_true (can_be_set (pspec) == (property->other != NULL));
  if (property->other != NULL)
    assert_tells_of_changes (object, property, &value);
}

static void
test_object (gconstpointer user_data)
{
  const Case *one = user_data;
  GObject *object = one->make ();
  guint n_pspecs;
  g_autofree GParamSpec **pspecs =
      g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_pspecs);

  for (guint i = 0; i < n_pspecs; i++)
    check_property (object, pspecs[i], &one->properties[i]);
  g_assert_null (one->properties[n_pspecs].name);
  g_assert_finalize_object (object);
}

static void
name_cb (GString *names,
         GParamSpec *pspec)
{
  g_string_append_printf (names, "%s%s", names->len > 0 ? "," : "", pspec->name);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* What each step tells, once, after all is right. */
static void
test_match_tells_what_changes (void)
{
  static const struct
  {
    const char *move;
    guint n_back;
    guint n_forth;
    const char *told;
  } steps[] = {
    { "roll", 0, 0, "can-undo,state" },
    { NULL, 1, 0, "can-redo,can-undo,n-undone,reveals-undone,state" },
    { NULL, 0, 1, "can-redo,can-undo,n-undone,state" },
    { "roll", 0, 0, "state" },
    { NULL, 1, 0, "can-redo,n-undone,reveals-undone,state" },
    { NULL, 1, 0, "can-undo,n-undone,reveals-undone,state" },
    { "roll", 0, 0, "can-undo,n-undone,state" },
    { NULL, 0, 0, "" },
  };
  ScrMatch *match = toy_match_new (SCR_MODE_DIGITAL, 2, "");

  toy_match_deal (match, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      GString *names = g_string_new (NULL);
      g_auto (GStrv) told = NULL;
      g_autofree char *sorted = NULL;
      gulong handler = g_signal_connect_swapped (match, "notify", G_CALLBACK (name_cb), names);

      if (steps[i].move != NULL)
        toy_match_play (match, steps[i].move);
      else if (steps[i].n_forth > 0)
        toy_match_redo (match, steps[i].n_forth, FALSE);
      else
        toy_match_undo (match, steps[i].n_back, FALSE);
      g_signal_handler_disconnect (match, handler);

      told = g_strsplit (names->str, ",", -1);
      qsort (told, g_strv_length (told), sizeof (char *), compare_texts);
      sorted = g_strjoinv (",", told);
      g_assert_cmpstr (sorted, ==, steps[i].told);
      g_string_free (names, TRUE);
    }
  g_assert_finalize_object (match);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) toy = NULL;
  g_autoptr (ScrGame) verdict = NULL;

  g_test_init (&argc, &argv, NULL);
  toy = toy_game_new ();
  verdict = verdict_game_new ();
  scr_game_register (toy);
  scr_game_register (verdict);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_object);
  g_test_add_func ("/objects/match-tells-what-changes", test_match_tells_what_changes);

  return g_test_run ();
}
