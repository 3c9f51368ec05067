/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-table-page-private.h"

#include <glib/gi18n.h>

#include "app/scr-correct-window.h"
#include "app/scr-record-window.h"
#include "app/scr-window.h"

/* How what was told before is corrected on the page of a match, and what the rules forbid is
 * recorded. */

/* A correction may take the line away that it was begun from, and the focus with it. */
static void
give_focus_back (ScrTablePage *self,
                 ScrCorrectWindow *correct)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean was_in_log = focus == NULL || !gtk_widget_get_mapped (focus) ||
                        gtk_widget_is_ancestor (focus, GTK_WIDGET (self->log));

  if (root == NULL || !was_in_log)
    return;
  if (gtk_widget_get_mapped (GTK_WIDGET (self->log)))
    scr_log_focus (self->log, scr_correct_window_get_number (correct));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
open_correction (ScrTablePage *self,
                 ScrAmendmentKind kind,
                 guint number)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  ScrCorrectWindow *correct;

  if (!GTK_IS_WINDOW (root) || number == 0 ||
      number > g_list_model_get_n_items (G_LIST_MODEL (scr_session_get_match (self->session))))
    return;

  correct = scr_correct_window_open (GTK_WINDOW (root), self->session, kind, number,
                                     scr_table_get_viewer (self->table));
  g_signal_connect_object (correct, "destroy", G_CALLBACK (give_focus_back), self,
                           G_CONNECT_SWAPPED);
}

/* Corrects the entry whose table is looked at. */
static void
correct_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);

  if (self->session != NULL)
    open_correction (self, SCR_AMENDMENT_CHANGE,
                     scr_playback_get_n_shown (scr_table_page_get_playback (self)));
}

static void
record_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  const char *move = self->session != NULL ? scr_session_get_refused (self->session) : NULL;

  if (move != NULL && GTK_IS_WINDOW (root))
    scr_record_window_open (GTK_WINDOW (root), self->session, move,
                            scr_table_get_viewer (self->table));
}

/* Tells what was corrected, and offers to put it back where that can be done. */
static void
corrected_cb (ScrTablePage *self,
              const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GActionGroup *actions = scr_session_get_actions (self->session);

  if (self->status != NULL)
    scr_status_tell (self->status, sentence);
  if (SCR_IS_WINDOW (root) && g_action_group_get_action_enabled (actions, "undo-correction"))
    scr_window_offer (SCR_WINDOW (root), sentence, _ ("Undo"), "match.undo-correction");
}

void
scr_table_page_bind_corrections (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "page.correct", NULL, correct_cb);
  gtk_widget_class_install_action (widget_class, "page.record-anyway", NULL, record_cb);
}

void
scr_table_page_connect_corrections (ScrTablePage *self)
{
  g_signal_handlers_disconnect_by_func (self->log, open_correction, self);
  g_signal_connect_object (self->log, "correct", G_CALLBACK (open_correction), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "corrected", G_CALLBACK (corrected_cb), self,
                           G_CONNECT_SWAPPED);
}
