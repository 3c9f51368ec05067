/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-agenda.h"

#include <glib/gi18n.h>

#include "app/scr-picture.h"
#include "app/scr-tables.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"

/* The most that is told of what was done. */
#define MAX_DONE 12

/**
 * ScrAgenda:
 *
 * What the people at a real table have done since this part of the game began, what they do now,
 * and what comes then, each with a small picture. The first thing to do now is kept in sight.
 */
struct _ScrAgenda
{
  GtkWidget parent_instance;

  GtkWidget *due;
  guint idle;
  char *game_id; /* of the match that is shown, with its seats' colours */
  GStrv colours;

  GtkWidget *heading;
  GtkScrolledWindow *scroller;
  GtkListBox *list;
};

typedef enum
{
  DONE,
  DUE,
  LATER,
} Time;

G_DEFINE_FINAL_TYPE (ScrAgenda, scr_agenda, GTK_TYPE_WIDGET)

/* Rows have their places only after they were laid out. */
static gboolean
scroll_cb (gpointer user_data)
{
  ScrAgenda *self = SCR_AGENDA (user_data);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  self->idle = 0;
  if (self->due != NULL &&
      gtk_widget_compute_bounds (self->due, GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_set_value (adjustment, (double) bounds.origin.y);

  return G_SOURCE_REMOVE;
}

static void
scroll_to_due (ScrAgenda *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (scroll_cb, self);
}

static void
scr_agenda_dispose (GObject *object)
{
  ScrAgenda *self = SCR_AGENDA (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  self->due = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_AGENDA);
  scr_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (scr_agenda_parent_class)->dispose (object);
}

static void
scr_agenda_finalize (GObject *object)
{
  g_free (SCR_AGENDA (object)->game_id);
  g_strfreev (SCR_AGENDA (object)->colours);

  G_OBJECT_CLASS (scr_agenda_parent_class)->finalize (object);
}

static void
scr_agenda_class_init (ScrAgendaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_agenda_dispose;
  G_OBJECT_CLASS (klass)->finalize = scr_agenda_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-agenda.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrAgenda, heading);
  gtk_widget_class_bind_template_child (widget_class, ScrAgenda, scroller);
  gtk_widget_class_bind_template_child (widget_class, ScrAgenda, list);
  gtk_widget_class_set_css_name (widget_class, "agenda");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scr_agenda_init (ScrAgenda *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_set_name (GTK_WIDGET (self), _ ("Now on the table"));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (scroll_to_due), self, G_CONNECT_SWAPPED);
}

GtkWidget *
scr_agenda_new (void)
{
  return g_object_new (SCR_TYPE_AGENDA, NULL);
}

/* What is told by colour and a sign is told in words as well. */
static char *
dup_name (Time time,
          const char *sentence)
{
  static const char *const names[] = {
    /* Translators: before a sentence that tells what was done at the table. */
    N_ ("Done: %s"),
    /* Translators: before a sentence that tells what is to be done at the table now. */
    N_ ("Now: %s"),
    /* Translators: before a sentence that tells what is to be done at the table later. */
    N_ ("Then: %s"),
  };
  g_auto (GStrv) parts = g_strsplit (_ (names[time]), "%s", 2);

  return g_strjoinv (sentence, parts);
}

static GtkWidget *
new_sign (Time time)
{
  static const char *const subjects[] = { "ticked", "due", "later" };
  GtkWidget *sign = scr_picture_new (subjects[time]);

  gtk_widget_add_css_class (sign, "tick");
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  return sign;
}

static void
add_row (ScrAgenda *self,
         Time time,
         const char *sentence,
         const char *piece)
{
  static const char *const classes[] = { "done", "due-now", "later" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (sentence);
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *name = dup_name (time, sentence);

  gtk_box_append (GTK_BOX (box), new_sign (time));
  if (piece != NULL)
    {
      GtkWidget *picture = scr_tables_new_piece (self->game_id, piece,
                                                 (const char *const *) self->colours);

      gtk_widget_add_css_class (picture, "piece");
      gtk_widget_set_valign (picture, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), picture);
    }
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_add_css_class (row, classes[time]);
  scr_set_name (row, name);
  gtk_list_box_append (self->list, row);
  if (time == DUE && self->due == NULL)
    self->due = row;
}

static void
add_steps (ScrAgenda *self,
           Time time,
           GListModel *steps,
           guint first,
           guint last)
{
  for (guint i = first; i < MIN (last, g_list_model_get_n_items (steps)); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);

      add_row (self, time, scr_step_get_sentence (step), scr_step_get_piece (step));
    }
}

/* What is done because of an entry, by hand. */
static void
add_effects (ScrAgenda *self,
             Time time,
             ScrEntry *entry)
{
  g_autoptr (GListModel) steps =
      scr_state_list_effects (scr_entry_get_before (entry), scr_entry_get_move (entry));

  add_steps (self, time, steps, 0, G_MAXUINT);
}

/* The first of the entries up to @n_moves by which this part of the game is played. */
static guint
find_first (ScrMatch *match,
            guint n_moves)
{
  g_autofree char *stage = scr_state_dup_stage (scr_match_get_state_at (match, n_moves), NULL);
  guint first = n_moves + 1;

  while (first > 1 && n_moves + 1 - first < MAX_DONE)
    {
      ScrState *before = scr_match_get_state_at (match, first - 2);
      g_autofree char *stage_before = scr_state_dup_stage (before, NULL);

      if (g_strcmp0 (stage_before, stage) != 0)
        break;
      first--;
    }

  return first;
}

static void
add_done (ScrAgenda *self,
          ScrMatch *match,
          guint n_moves,
          int viewer)
{
  for (guint number = find_first (match, n_moves); number <= n_moves; number++)
    {
      g_autofree char *sentence = scr_match_dup_sentence (match, number, viewer);

      add_row (self, DONE, sentence, NULL);
      if (number < n_moves)
        add_effects (self, DONE, scr_match_get_entry (match, number));
    }
}

static void
set_match (ScrAgenda *self,
           ScrMatch *match)
{
  g_free (self->game_id);
  self->game_id = g_strdup (scr_game_get_id (scr_match_get_game (match)));
  g_strfreev (self->colours);
  self->colours = scr_tables_dup_colours (match);
}

/**
 * scr_agenda_show_match:
 * @self: an agenda
 * @match: (nullable): a match at a real table
 * @n_moves: how many of its moves were made
 * @viewer: who reads it
 * @task: (nullable): what is done now that no move tells
 *
 * Shows what was done, what the last move wants done, and what comes after it.
 */
void
scr_agenda_show_match (ScrAgenda *self,
                       ScrMatch *match,
                       guint n_moves,
                       int viewer,
                       const char *task)
{
  g_autoptr (GListModel) duties = NULL;
  g_autoptr (ScrState) view = NULL;
  guint n_due = task != NULL ? 0 : 1;
  GtkWidget *row;

  g_return_if_fail (SCR_IS_AGENDA (self));

  self->due = NULL;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  if (match == NULL)
    return;

  set_match (self, match);
  view = scr_match_view_at (match, n_moves, viewer);
  duties = scr_state_list_duties (view);
  add_done (self, match, n_moves, viewer);
  if (n_moves > 0)
    add_effects (self, DUE, scr_match_get_entry (match, n_moves));
  if (task != NULL)
    add_row (self, DUE, task, NULL);
  add_steps (self, DUE, duties, 0, n_due);
  add_steps (self, LATER, duties, n_due, G_MAXUINT);
  scroll_to_due (self);
}
