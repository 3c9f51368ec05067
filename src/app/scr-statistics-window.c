/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-statistics-window.h"

#include <glib/gi18n.h>

#include "app/scr-bot-title.h"
#include "app/scr-match-item.h"
#include "app/widgets/scr-isolate.h"
#include "core/scr-library.h"

#define BOT "bot:"

/**
 * ScrStatisticsWindow:
 * @statistics: (nullable): what it shows
 *
 * Who has won how often and with what scores, a list of players for each way of scoring, in
 * the order that the player chooses.
 */
struct _ScrStatisticsWindow
{
  AdwWindow parent_instance;

  GCancellable *cancellable;
  ScrStatistics *statistics;

  GtkStack *stack;
  AdwStatusPage *empty;
  GtkDropDown *order;
  GtkBox *groups;
};

G_DEFINE_FINAL_TYPE (ScrStatisticsWindow, scr_statistics_window, ADW_TYPE_WINDOW)

/* The program's own players say so, and which of its ways to play they are. */
static char *
dup_who (ScrStatisticsRow *row)
{
  const char *player = scr_statistics_row_get_player (row);

  if (!scr_statistics_row_is_program (row))
    return NULL;
  if (player == NULL || !g_str_has_prefix (player, BOT))
    return g_strdup (_ ("Played by the program"));

  /* Translators: the way in which the program plays, such as “Greedy”. */
  return g_strdup_printf (_ ("Played by the program: %s"),
                          scr_bot_get_title (player + strlen (BOT)));
}

/* Those that were won or lost: of the others it is not known. */
static guint
count_decided (ScrStatisticsRow *row)
{
  return scr_statistics_row_get_n_matches (row) - scr_statistics_row_get_n_open (row);
}

static char *
dup_open (guint n_open)
{
  return g_strdup_printf (ngettext ("%u match with an open result: nobody recorded what decides it",
                                    "%u matches with an open result: nobody recorded what decides "
                                    "them",
                                    n_open),
                          n_open);
}

static char *
dup_wins (ScrStatisticsRow *row)
{
  guint n_matches = count_decided (row);
  guint n_wins = scr_statistics_row_get_n_wins (row);
  guint n_shared = scr_statistics_row_get_n_shared_wins (row);

  if (n_shared > 0)
    /* Translators: matches won, matches played, and how many of those won were shared. */
    return g_strdup_printf (ngettext ("Won %u of %u match, %u of them shared",
                                      "Won %u of %u matches, %u of them shared", n_matches),
                            n_wins, n_matches, n_shared);

  /* Translators: matches won, matches played. */
  return g_strdup_printf (ngettext ("Won %u of %u match", "Won %u of %u matches", n_matches),
                          n_wins, n_matches);
}

/* Which score is best is for the game to say, so none is called so. */
static char *
dup_scores (ScrStatisticsRow *row)
{
  int lowest, highest;
  double mean;

  if (!scr_statistics_row_get_scores (row, &lowest, &mean, &highest))
    return g_strdup (_ ("No score is known"));
  if (scr_statistics_row_get_n_matches (row) == 1 && lowest == highest)
    return g_strdup_printf (_ ("Score %d"), lowest);

  return g_strdup_printf (_ ("Scores from %d to %d, %.1f on average"), lowest, highest, mean);
}

static char *
dup_last_played (ScrStatisticsRow *row)
{
  g_autofree char *when = scr_match_item_dup_when (scr_statistics_row_get_last_played (row));

  /* Translators: a date or “today, 14:05”. */
  return g_strdup_printf (_ ("Last played: %s"), when);
}

static GStrv
dup_facts (ScrStatisticsRow *row)
{
  g_autoptr (GStrvBuilder) facts = g_strv_builder_new ();
  g_autofree char *who = dup_who (row);
  g_autofree char *wins = dup_wins (row);
  g_autofree char *open = dup_open (scr_statistics_row_get_n_open (row));
  g_autofree char *scores = dup_scores (row);
  g_autofree char *last = dup_last_played (row);

  if (who != NULL)
    g_strv_builder_add (facts, who);
  if (count_decided (row) > 0)
    g_strv_builder_add (facts, wins);
  if (scr_statistics_row_get_n_open (row) > 0)
    g_strv_builder_add (facts, open);
  g_strv_builder_add (facts, scores);
  g_strv_builder_add (facts, last);

  return g_strv_builder_end (facts);
}

/* The share of wins; 0 of nothing. */
static double
get_share (ScrStatisticsRow *row)
{
  return (double) scr_statistics_row_get_n_wins (row) / MAX (count_decided (row), 1);
}

/* The share of wins, for the eye that compares players. */
static GtkWidget *
new_share (ScrStatisticsRow *row)
{
  /* Translators: how many of a hundred matches were won. */
  g_autofree char *text = g_strdup_printf (_ ("%.0f %%"), 100 * get_share (row));
  GtkWidget *label = gtk_label_new (count_decided (row) > 0 ? text : "–");

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_tooltip_text (label, _ ("Share of the matches won"));

  return label;
}

static GtkWidget *
new_line (const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
new_row (ScrStatisticsRow *row)
{
  GtkWidget *widget = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_auto (GStrv) facts = dup_facts (row);
  g_autofree char *text = g_strjoinv ("\n", facts);
  g_autofree char *told = g_strjoinv (". ", facts);
  g_autofree char *who = scr_isolate_name (scr_statistics_row_get_name (row));
  g_autofree char *name = g_strdup_printf ("%s. %s", who, told);

  gtk_box_append (GTK_BOX (lines), new_line (who, "heading"));
  gtk_box_append (GTK_BOX (lines), new_line (text, "hint"));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), new_share (row));
  gtk_widget_add_css_class (box, "form-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (widget), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return widget;
}

/* Those who are level stay as they were. */
static int
compare_wins (gconstpointer a,
              gconstpointer b)
{
  guint first = scr_statistics_row_get_n_wins (*(ScrStatisticsRow *const *) a);
  guint second = scr_statistics_row_get_n_wins (*(ScrStatisticsRow *const *) b);

  return (first < second) - (first > second);
}

static int
compare_shares (gconstpointer a,
                gconstpointer b)
{
  double first = get_share (*(ScrStatisticsRow *const *) a);
  double second = get_share (*(ScrStatisticsRow *const *) b);

  return (first < second) - (first > second);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = scr_statistics_row_get_last_played (*(ScrStatisticsRow *const *) a);
  gint64 second = scr_statistics_row_get_last_played (*(ScrStatisticsRow *const *) b);

  return (first < second) - (first > second);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (scr_statistics_row_get_name (*(ScrStatisticsRow *const *) a),
                         scr_statistics_row_get_name (*(ScrStatisticsRow *const *) b));
}

static GPtrArray *
list_rows (ScrStatisticsWindow *self,
           GListModel *group)
{
  /* As the template lists the orders. */
  static const GCompareFunc compare[] = { compare_wins, compare_shares, compare_times,
                                          compare_names };
  guint order = gtk_drop_down_get_selected (self->order);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (group); i++)
    g_ptr_array_add (rows, g_list_model_get_item (group, i));
  if (order < G_N_ELEMENTS (compare))
    g_ptr_array_sort (rows, compare[order]);

  return rows;
}

/* The game is named where there is more than one. */
static GtkWidget *
new_group (ScrStatisticsWindow *self,
           ScrStatisticsGroup *group)
{
  GtkWidget *widget = adw_preferences_group_new ();
  g_autoptr (GPtrArray) rows = list_rows (self, G_LIST_MODEL (group));
  g_autoptr (GListModel) games = scr_game_list ();
  guint n_matches = scr_statistics_group_get_n_matches (group);
  g_autofree char *scoring = scr_statistics_group_dup_title (group);
  g_autofree char *title = g_strdup_printf (
      "%s: %s", scr_game_get_title (scr_statistics_group_get_game (group)), scoring);
  g_autofree char *shown =
      g_markup_escape_text (g_list_model_get_n_items (games) > 1 ? title : scoring, -1);
  g_autofree char *count = g_strdup_printf (
      ngettext ("%u finished match", "%u finished matches", n_matches), n_matches);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (widget), shown);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (widget), count);
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (widget),
                               new_row (g_ptr_array_index (rows, i)));

  return widget;
}

/* What is not counted is said, so that nobody looks for it. */
static void
add_notes (ScrStatisticsWindow *self)
{
  guint n_unfinished = scr_statistics_get_n_unfinished (self->statistics);
  guint n_unreadable = scr_statistics_get_n_unreadable (self->statistics);
  g_autofree char *unfinished = g_strdup_printf (
      ngettext ("%u match is not over yet and does not count.",
                "%u matches are not over yet and do not count.", n_unfinished),
      n_unfinished);
  g_autofree char *unreadable =
      g_strdup_printf (ngettext ("%u file cannot be read and does not count.",
                                 "%u files cannot be read and do not count.", n_unreadable),
                       n_unreadable);

  if (n_unfinished > 0)
    gtk_box_append (self->groups, new_line (unfinished, "hint"));
  if (n_unreadable > 0)
    gtk_box_append (self->groups, new_line (unreadable, "hint"));
}

static void
show_groups (ScrStatisticsWindow *self)
{
  GListModel *groups = G_LIST_MODEL (self->statistics);
  GtkWidget *child;

  if (groups == NULL)
    return;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
  for (guint i = 0; i < g_list_model_get_n_items (groups); i++)
    {
      g_autoptr (ScrStatisticsGroup) group = g_list_model_get_item (groups, i);

      gtk_box_append (self->groups, new_group (self, group));
    }
  add_notes (self);
}

/* The status page reads its description as markup, and the reason holds a path. */
static void
show_failure (ScrStatisticsWindow *self,
              const GError *error)
{
  g_autofree char *sentence = scr_matches_dup_unlisted (error);
  g_autofree char *description = g_markup_escape_text (sentence, -1);

  adw_status_page_set_title (self->empty, _ ("The matches cannot be counted"));
  adw_status_page_set_description (self->empty, description);
}

static void
listed_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) items = scr_library_list_finish (SCR_LIBRARY (object), result, &error);
  g_autoptr (ScrStatistics) statistics = NULL;
  ScrStatisticsWindow *self;

  /* Cancelled by dispose: there is no window any more. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = SCR_STATISTICS_WINDOW (user_data);
  if (items == NULL)
    {
      show_failure (self, error);
      gtk_stack_set_visible_child_name (self->stack, "empty");
      return;
    }

  statistics = scr_statistics_new (items);
  scr_statistics_window_show_statistics (self, statistics);
}

static void
scr_statistics_window_dispose (GObject *object)
{
  ScrStatisticsWindow *self = SCR_STATISTICS_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->statistics);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_STATISTICS_WINDOW);

  G_OBJECT_CLASS (scr_statistics_window_parent_class)->dispose (object);
}

static void
scr_statistics_window_class_init (ScrStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_statistics_window_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrStatisticsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, ScrStatisticsWindow, empty);
  gtk_widget_class_bind_template_child (widget_class, ScrStatisticsWindow, order);
  gtk_widget_class_bind_template_child (widget_class, ScrStatisticsWindow, groups);
  gtk_widget_class_bind_template_callback (widget_class, show_groups);
}

static void
scr_statistics_window_init (ScrStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scr_statistics_window_show_statistics:
 * @self: a window
 * @statistics: what it shows from now on
 */
void
scr_statistics_window_show_statistics (ScrStatisticsWindow *self,
                                       ScrStatistics *statistics)
{
  guint n_groups;

  g_return_if_fail (SCR_IS_STATISTICS_WINDOW (self));
  g_return_if_fail (SCR_IS_STATISTICS (statistics));

  g_set_object (&self->statistics, statistics);
  show_groups (self);
  n_groups = g_list_model_get_n_items (G_LIST_MODEL (statistics));
  gtk_stack_set_visible_child_name (self->stack, n_groups > 0 ? "groups" : "empty");
}

/* Opens the window over @parent, and counts the matches of this user. */
void
scr_statistics_window_activate (GSimpleAction *action,
                                GVariant *parameter,
                                gpointer parent)
{
  ScrStatisticsWindow *self =
      g_object_new (SCR_TYPE_STATISTICS_WINDOW, "transient-for", parent, NULL);

  self->cancellable = g_cancellable_new ();
  scr_library_list_async (scr_matches_get_library (), self->cancellable, listed_cb, self);
  gtk_window_present (GTK_WINDOW (self));
}
