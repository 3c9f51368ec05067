/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-correct-private.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "core/scr-error.h"

/* What a correction would come to: numbers before and after, entries that read differently, and
 * the first that does not fit any more with what can be done about it. */

/* Of more, only how many there are is told. */
#define MAX_LATER 6
#define MAX_REPAIRS 8

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static GtkWidget *
new_line (const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static char *
describe_entry (ScrCorrectWindow *self,
                ScrEntry *entry)
{
  return scr_correct_window_describe (self, scr_entry_get_before (entry),
                                      scr_entry_get_move (entry));
}

static void
add_later (ScrCorrectWindow *self,
           const char *old,
           const char *new)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), new_line (old, "was"));
  gtk_box_append (GTK_BOX (box), new_line (new, NULL));
  gtk_widget_add_css_class (box, "change");
  gtk_box_append (self->later, box);
}

/* Later entries stay as they were told, but what they tell may differ. */
static guint
list_later (ScrCorrectWindow *self)
{
  ScrMatch *match = scr_correct_window_get_match (self);
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));
  gboolean inserts = self->kind == SCR_AMENDMENT_INSERT;
  guint n_different = 0;

  for (guint number = self->number + !inserts; number <= n_entries; number++)
    {
      ScrEntry *entry = scr_amendment_get_entry (self->amendment, number);
      g_autofree char *old = NULL;
      g_autofree char *new = NULL;

      if (entry == NULL)
        continue;
      old = describe_entry (self, scr_match_get_entry (match, number));
      new = describe_entry (self, entry);
      if (g_str_equal (old, new))
        continue;
      if (n_different++ < MAX_LATER)
        add_later (self, old, new);
    }

  return n_different;
}

static void
show_later (ScrCorrectWindow *self)
{
  g_autofree char *title = NULL;
  guint n_different;

  clear_box (self->later);
  n_different = list_later (self);
  title = g_strdup_printf (ngettext ("%u later entry reads differently",
                                     "%u later entries read differently", n_different),
                           n_different);
  gtk_label_set_label (self->later_title, title);
  if (n_different > MAX_LATER)
    {
      guint n_more = n_different - MAX_LATER;
      g_autofree char *more = g_strdup_printf (ngettext ("and %u more", "and %u more", n_more),
                                               n_more);

      gtk_box_append (self->later, new_line (more, "hint"));
    }
  gtk_widget_set_visible (self->later_box, n_different > 0);
}

static void
show_changes (ScrCorrectWindow *self)
{
  ScrMatch *match = scr_correct_window_get_match (self);
  JsonNode *display = scr_match_get_display (match);
  g_autoptr (ScrState) before = scr_match_view (match, self->viewer);
  g_autoptr (ScrState) after =
      scr_state_view (scr_amendment_get_state (self->amendment), self->viewer, display);

  scr_changes_show (self->changes, before, after);
}

/* What a repair does, and how much of what follows it keeps. */
static char *
dup_repair (ScrCorrectWindow *self,
            ScrRepair *repair)
{
  ScrState *state = scr_amendment_get_state (self->amendment);
  const char *move = scr_repair_get_move (repair);
  g_autofree char *sentence =
      move != NULL ? scr_correct_window_describe (self, state, move) : NULL;

  switch (scr_repair_get_kind (repair))
    {
    case SCR_AMENDMENT_INSERT:
      /* Translators: %s is a sentence that tells an entry. */
      return g_strdup_printf (_ ("Insert before it: %s"), sentence);
    case SCR_AMENDMENT_DELETE:
      return g_strdup (_ ("Delete it"));
    default:
      /* Translators: %s is a sentence that tells an entry. */
      return g_strdup_printf (_ ("Change it to: %s"), sentence);
    }
}

static char *
dup_kept (ScrCorrectWindow *self,
          ScrRepair *repair)
{
  guint n_later = scr_amendment_get_n_dropped (self->amendment) - 1;
  guint n_kept = scr_repair_get_n_kept (repair);

  if (scr_repair_get_keeps_all (repair))
    return g_strdup (_ ("Then all that follows fits."));

  return g_strdup_printf (ngettext ("Then %u of the %u entry after it fits.",
                                    "Then %u of the %u entries after it fit.", n_later),
                          n_kept, n_later);
}

static void
add_repair (ScrCorrectWindow *self,
            ScrRepair *repair,
            guint position)
{
  g_autofree char *what = dup_repair (self, repair);
  g_autofree char *kept = dup_kept (self, repair);
  g_autofree char *name = g_strdup_printf ("%s %s", what, kept);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (lines), new_line (what, NULL));
  gtk_box_append (GTK_BOX (lines), new_line (kept, "hint"));
  gtk_button_set_child (GTK_BUTTON (button), lines);
  scr_set_name (button, name);
  scr_set_action (button, "correct.repair", g_variant_new_uint32 (position));
  gtk_widget_add_css_class (button, "repair");
  gtk_box_append (self->repairs, button);
}

/* What keeps all comes first; then what else would fit there. Both lists are one for
 * "correct.repair": its target counts through them. */
static void
show_repairs (ScrCorrectWindow *self)
{
  GListModel *repairs = scr_amendment_get_repairs (self->amendment);
  GListModel *fits = scr_amendment_get_fits (self->amendment);
  guint n_repairs = g_list_model_get_n_items (repairs);
  guint n_shown = MIN (n_repairs, MAX_REPAIRS);

  clear_box (self->repairs);
  for (guint i = 0; i < n_shown; i++)
    {
      g_autoptr (ScrRepair) repair = g_list_model_get_item (repairs, i);

      add_repair (self, repair, i);
    }
  for (guint i = 0; i < g_list_model_get_n_items (fits) && n_shown < MAX_REPAIRS; i++)
    {
      g_autoptr (ScrRepair) fit = g_list_model_get_item (fits, i);

      if (scr_repair_get_keeps_all (fit))
        continue;
      add_repair (self, fit, n_repairs + i);
      n_shown++;
    }
}

static void
show_misfit (ScrCorrectWindow *self)
{
  guint misfit = scr_amendment_get_misfit (self->amendment);
  guint n_dropped = scr_amendment_get_n_dropped (self->amendment);
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *drop = NULL;

  gtk_widget_set_visible (self->misfit_box, misfit > 0);
  if (misfit == 0)
    return;

  sentence = describe_entry (
      self, scr_match_get_entry (scr_correct_window_get_match (self), misfit));
  /* Translators: %s is a sentence that tells an entry. */
  text = g_strdup_printf (_ ("This no longer fits: %s"), sentence);
  drop = g_strdup_printf (ngettext ("Drop it (%u entry)",
                                    "Drop it and all that follows (%u entries)", n_dropped),
                          n_dropped);
  gtk_label_set_label (self->misfit, text);
  reason = scr_error_dup_sentence (scr_amendment_get_reason (self->amendment));
  gtk_label_set_label (self->reason, reason);
  gtk_label_set_label (self->drop_label, drop);
  scr_set_name (self->drop, drop);
  show_repairs (self);
}

/* Whether the correction may be made, and what it leaves behind. */
static void
show_mark (ScrCorrectWindow *self)
{
  g_autoptr (GError) error = NULL;
  gboolean turns_up = FALSE;
  gboolean may = scr_match_may_amend (scr_correct_window_get_match (self), self->amendment,
                                      self->truncate, &turns_up, &error);

  gtk_label_set_label (self->mark, !may ? error->message
                                        : _ ("Something was turned up since. The result will say "
                                             "that a move was taken back after that."));
  gtk_widget_set_visible (GTK_WIDGET (self->mark), !may || turns_up);
  if (may)
    gtk_widget_remove_css_class (GTK_WIDGET (self->mark), "refusal");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->mark), "refusal");
}

/* Whether what is shown can be applied as it is. */
gboolean
scr_correct_window_can_apply (ScrCorrectWindow *self)
{
  return self->amendment != NULL &&
         (scr_amendment_get_misfit (self->amendment) == 0 || self->truncate) &&
         scr_match_may_amend (scr_correct_window_get_match (self), self->amendment, self->truncate,
                              NULL, NULL);
}

/* Shows what the correction would come to, or nothing where there is none. */
void
scr_correct_window_show_preview (ScrCorrectWindow *self)
{
  gtk_widget_set_visible (self->preview, self->amendment != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correct.apply",
                                 scr_correct_window_can_apply (self));
  if (self->amendment == NULL)
    return;

  show_mark (self);
  show_changes (self);
  show_later (self);
  show_misfit (self);
}
