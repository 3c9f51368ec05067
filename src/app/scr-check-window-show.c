/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-check-window-private.h"

#include <glib/gi18n.h>

#include "app/scr-check-sums.h"
#include "app/scr-correction-row.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"

/* What the check of positions shows of what comes of it. */

/* More corrections than this are shown when they are asked for. */
#define FEW 5

static void
empty (GtkBox *box)
{
  while (gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL)
    gtk_box_remove (box, gtk_widget_get_first_child (GTK_WIDGET (box)));
}

static gboolean
is_none_given (ScrCheckWindow *self)
{
  return self->given->len > 0 && g_str_equal (g_ptr_array_index (self->given, self->given->len - 1),
                                              SCR_CHECK_NONE_OF_THESE);
}

/* That none of the offered lies there contradicts all of them. */
static ScrCheckVerdict
get_verdict (ScrCheckWindow *self)
{
  ScrCheckVerdict verdict = scr_check_get_verdict (self->check);

  return verdict == SCR_CHECK_EXPLAINED && is_none_given (self) ? SCR_CHECK_CONTRADICTED : verdict;
}

static guint
count_differing (ScrCheckWindow *self)
{
  GListModel *differences = scr_check_get_differences (self->check);
  guint n_differing = 0;

  for (guint i = 0; i < g_list_model_get_n_items (differences); i++)
    {
      g_autoptr (ScrDifference) difference = g_list_model_get_item (differences, i);

      n_differing += scr_difference_get_amount (difference) != 0;
    }

  return n_differing;
}

static char *
dup_verdict (ScrCheckWindow *self,
             ScrCheckVerdict verdict)
{
  guint n_differing = count_differing (self);
  guint n_told = g_list_model_get_n_items (scr_check_get_differences (self->check));

  if (verdict == SCR_CHECK_AGREES)
    return g_strdup_printf (ngettext ("The pawn that you looked at stands where it should",
                                      "The %u pawns that you looked at stand where they should",
                                      n_told),
                            n_told);

  return g_strdup_printf (ngettext ("%u pawn stands elsewhere than it should",
                                    "%u pawns stand elsewhere than they should", n_differing),
                          n_differing);
}

static char *
dup_advice (ScrCheckWindow *self,
            ScrCheckVerdict verdict)
{
  switch (verdict)
    {
    case SCR_CHECK_AGREES:
      return g_strdup (_ ("Nothing has to be corrected. Press Escape to go back to the table."));
    case SCR_CHECK_UNEXPLAINED:
      return g_strdup (
          _ ("No correction of one entry explains it: more than one was told wrong, or "
             "a pawn was moved wrong. Count the pawns once more. If the sum here is "
             "right, move the pawn on the board; else look through the log, or record "
             "below what really lies there."));
    case SCR_CHECK_CONTRADICTED:
      return g_strdup (
          _ ("Corrections of one entry would explain it, but none agrees with what you "
             "saw: more than one was told wrong. Look once more, take an answer back, "
             "or record below what really lies there."));
    case SCR_CHECK_EXPLAINED:
    default:
      if (scr_check_get_question (self->check) == NULL)
        return g_strdup (scr_check_get_sentence (self->check));
      /* Translators: %s is a sentence as "8 corrections of one entry explain this." */
      return g_strdup_printf (_ ("%s Look where the question asks, to find the right one, or "
                                 "correct "
                                 "what you remember."),
                              scr_check_get_sentence (self->check));
    }
}

static void
set_tone (ScrCheckWindow *self,
          gboolean agrees,
          gboolean differs)
{
  gtk_widget_remove_css_class (self->verdict_box, "agrees");
  gtk_widget_remove_css_class (self->verdict_box, "differs");
  if (agrees)
    gtk_widget_add_css_class (self->verdict_box, "agrees");
  if (differs)
    gtk_widget_add_css_class (self->verdict_box, "differs");
}

/* Tells what the check comes to, for the ear too. */
void
scr_check_window_tell (ScrCheckWindow *self,
                       const char *verdict,
                       const char *advice)
{
  gtk_label_set_label (self->verdict, verdict);
  scr_set_name (GTK_WIDGET (self->verdict), verdict);
  gtk_label_set_label (self->advice, advice);
}

static void
show_sums (ScrCheckWindow *self)
{
  GListModel *differences = scr_check_get_differences (self->check);

  empty (self->sums);
  for (guint i = 0; i < g_list_model_get_n_items (differences); i++)
    {
      g_autoptr (ScrDifference) difference = g_list_model_get_item (differences, i);

      if (scr_difference_get_amount (difference) != 0)
        gtk_box_append (self->sums,
                        scr_check_sums_new (difference, scr_session_get_match (self->session)));
    }
}

static void
add_answer (ScrCheckWindow *self,
            const char *notation,
            const char *sentence,
            const char *likelihood)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (sentence);
  g_autofree char *name =
      likelihood != NULL ? g_strdup_printf ("%s, %s", sentence, likelihood) : g_strdup (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (likelihood != NULL)
    {
      GtkWidget *weight = gtk_label_new (likelihood);

      gtk_widget_add_css_class (weight, "hint");
      gtk_box_append (GTK_BOX (box), weight);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "answer");
  scr_set_action (button, "check.answer", g_variant_new ("(ss)", notation, sentence));
  scr_set_name (button, name);
  gtk_box_append (self->answers, button);
}

static void
add_answers (ScrCheckWindow *self)
{
  GListModel *answers = scr_check_get_answers (self->check);

  for (guint i = 0; i < g_list_model_get_n_items (answers); i++)
    {
      g_autoptr (ScrCheckAnswer) answer = g_list_model_get_item (answers, i);
      g_autofree char *likelihood = scr_dup_likelihood (scr_check_answer_get_weight (answer));

      add_answer (self, scr_check_answer_get_notation (answer),
                  scr_check_answer_get_sentence (answer), likelihood);
    }
  add_answer (self, SCR_CHECK_NONE_OF_THESE, _ ("None of these"), NULL);
}

static char *
dup_given (ScrCheckWindow *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->given_words->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "",
                            (const char *) g_ptr_array_index (self->given_words, i));

  /* Translators: what players saw at their table, as "square 4: book 2; nothing". */
  return g_strdup_printf (_ ("You saw: %s"), text->str);
}

static void
show_question (ScrCheckWindow *self)
{
  gboolean is_asked = get_verdict (self) == SCR_CHECK_EXPLAINED &&
                      scr_check_get_question (self->check) != NULL;
  g_autofree char *given = dup_given (self);

  empty (self->answers);
  gtk_widget_set_visible (self->question_box, is_asked || self->given->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->question), is_asked);
  gtk_widget_set_visible (GTK_WIDGET (self->given_label), self->given->len > 0);
  gtk_widget_set_visible (self->back, self->given->len > 0);
  gtk_label_set_label (self->given_label, given);
  if (!is_asked)
    return;

  gtk_label_set_label (self->question, scr_check_get_question (self->check));
  add_answers (self);
}

static void
add_group (ScrCheckWindow *self,
           const char *group)
{
  /* Translators: which pawns a correction moves, as "Abbot of Ann, Abbot-General". */
  g_autofree char *text = g_strdup_printf (_ ("Moves: %s"), group);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (self->corrections, label);
}

static void
add_corrections (ScrCheckWindow *self,
                 guint n_shown)
{
  GListModel *corrections = scr_check_get_corrections (self->check);
  g_autofree char *group = NULL;

  for (guint i = 0; i < n_shown; i++)
    {
      g_autoptr (ScrCorrection) correction = g_list_model_get_item (corrections, i);
      g_autofree char *preview =
          scr_mend_dup_preview (scr_session_get_match (self->session), correction);

      if (g_strcmp0 (group, scr_correction_get_group (correction)) != 0)
        {
          g_free (group);
          group = g_strdup (scr_correction_get_group (correction));
          add_group (self, group);
        }
      gtk_box_append (self->corrections, scr_correction_row_new (correction, i, preview));
    }
}

/* The corrections, the likeliest first, or all of them. */
void
scr_check_window_show_corrections (ScrCheckWindow *self)
{
  guint n_corrections = get_verdict (self) == SCR_CHECK_EXPLAINED
                            ? g_list_model_get_n_items (scr_check_get_corrections (self->check))
                            : 0;
  guint n_shown = self->shows_all ? n_corrections : MIN (n_corrections, FEW);
  g_autofree char *more = g_strdup_printf (
      ngettext ("Show %u more, less likely", "Show %u more, less likely", n_corrections - n_shown),
      n_corrections - n_shown);

  empty (self->corrections);
  add_corrections (self, n_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->corrections), n_shown > 0);
  gtk_button_set_label (self->more, more);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->more)), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->more), n_shown < n_corrections);
}

static void
show_record (ScrCheckWindow *self,
             ScrCheckVerdict verdict)
{
  if (verdict == SCR_CHECK_UNEXPLAINED || verdict == SCR_CHECK_CONTRADICTED)
    scr_record_box_show (self->record, self->pawns, scr_check_get_differences (self->check));
  else
    gtk_widget_set_visible (GTK_WIDGET (self->record), FALSE);
}

static void
show_nothing (ScrCheckWindow *self)
{
  scr_check_window_tell (self, _ ("No pawn has been looked at yet"),
                         _ ("One is enough. Those that stand right are looked at with Enter, or "
                            "with a click."));
  set_tone (self, FALSE, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->sums), FALSE);
  gtk_widget_set_visible (self->ways, FALSE);
}

/* Whether the focus is among the ways out. What is no longer offered has lost it already. */
static gboolean
has_focus_below (ScrCheckWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, self->ways);
}

/* What had the focus has gone: what came in its place has it, or the pawns. */
static void
lead_focus (ScrCheckWindow *self)
{
  if (!gtk_widget_get_visible (self->ways) ||
      !gtk_widget_child_focus (self->ways, GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (GTK_WIDGET (self->pawns), GTK_DIR_TAB_FORWARD);
}

/* Shows what comes of what the players have said. */
void
scr_check_window_show_check (ScrCheckWindow *self)
{
  gboolean is_left =
      has_focus_below (self) || gtk_window_get_focus (GTK_WINDOW (self)) == NULL;
  ScrCheckVerdict verdict;
  g_autofree char *title = NULL;
  g_autofree char *advice = NULL;

  if (self->check == NULL)
    {
      show_nothing (self);
      return;
    }

  verdict = get_verdict (self);
  title = dup_verdict (self, verdict);
  advice = dup_advice (self, verdict);
  scr_check_window_tell (self, title, advice);
  set_tone (self, verdict == SCR_CHECK_AGREES, verdict != SCR_CHECK_AGREES);
  gtk_widget_set_visible (GTK_WIDGET (self->sums), verdict != SCR_CHECK_AGREES);
  gtk_widget_set_visible (self->ways, verdict != SCR_CHECK_AGREES);
  show_sums (self);
  show_question (self);
  scr_check_window_show_corrections (self);
  show_record (self, verdict);
  if (is_left && !has_focus_below (self))
    lead_focus (self);
}
