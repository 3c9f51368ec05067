/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-check-window-private.h"

#include <glib/gi18n.h>

#include "app/scr-style.h"
#include "app/scr-tables.h"
#include "app/scr-window.h"
#include "app/widgets/scr-toast.h"

G_DEFINE_FINAL_TYPE (ScrCheckWindow, scr_check_window, ADW_TYPE_WINDOW)

static void run (ScrCheckWindow *self);

static ScrMatch *
get_match (ScrCheckWindow *self)
{
  return scr_session_get_match (self->session);
}

/* All that the players have said. */
static GStrv
list_words (ScrCheckWindow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_addv (builder, (const char **) scr_pawns_get_places (self->pawns));
  for (guint i = 0; i < self->given->len; i++)
    if (!g_str_equal (g_ptr_array_index (self->given, i), SCR_CHECK_NONE_OF_THESE))
      g_strv_builder_add (builder, g_ptr_array_index (self->given, i));

  return g_strv_builder_end (builder);
}

static void
checked_cb (GObject *match,
            GAsyncResult *result,
            gpointer user_data)
{
  g_autoptr (ScrCheckWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrCheck) check = scr_check_new_for_match_finish (result, &error);

  self->is_busy = FALSE;
  if (g_cancellable_is_cancelled (self->wait))
    return;
  if (self->is_stale)
    {
      run (self);
      return;
    }

  g_set_object (&self->check, check);
  scr_check_window_show_check (self);
  if (check == NULL)
    scr_check_window_tell (self, error->message, "");
}

/* Holds what the players say against the match, as soon as the last check is through. */
static void
run (ScrCheckWindow *self)
{
  g_auto (GStrv) words = NULL;

  self->is_stale = self->is_busy;
  if (self->is_busy)
    return;

  if (scr_pawns_get_places (self->pawns)[0] == NULL)
    {
      g_clear_object (&self->check);
      scr_check_window_show_check (self);
      return;
    }

  words = list_words (self);
  self->is_busy = TRUE;
  scr_check_new_for_match_async (get_match (self), (const char *const *) words, self->wait,
                                 checked_cb, g_object_ref (self));
}

static void
enable (ScrCheckWindow *self)
{
  gboolean is_told = scr_pawns_get_places (self->pawns)[0] != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "check.put-rest",
                                 scr_pawns_has_rest (self->pawns));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "check.forget", is_told);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "check.back", self->given->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "check.take-back", self->mend != NULL);
}

static void
forget_answers (ScrCheckWindow *self)
{
  g_ptr_array_set_size (self->given, 0);
  g_ptr_array_set_size (self->given_words, 0);
}

static void
places_cb (ScrCheckWindow *self)
{
  self->shows_all = FALSE;
  enable (self);
  run (self);
}

static void
show_match (ScrCheckWindow *self)
{
  ScrMatch *match = get_match (self);
  ScrState *state = scr_match_get_state (match);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *progress = scr_state_dup_progress (state);
  g_auto (GStrv) colours = NULL;

  for (guint i = 1; i <= scr_match_get_n_seats (match); i++)
    g_strv_builder_add (builder, scr_match_get_seat_colour (match, i));
  colours = g_strv_builder_end (builder);
  scr_pawns_show (self->pawns, state, (const char *const *) colours);
  adw_window_title_set_subtitle (self->title, progress);
}

/* The match may go on beside the window, or end there. */
static void
changed_cb (ScrCheckWindow *self)
{
  if (scr_pawns_get_state (self->pawns) == scr_match_get_state (get_match (self)))
    return;

  show_match (self);
  enable (self);
  run (self);
}

static void
put_rest (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  scr_pawns_put_rest (SCR_CHECK_WINDOW (widget)->pawns);
}

static void
forget (GtkWidget *widget,
        const char *action,
        GVariant *parameter)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (widget);

  forget_answers (self);
  scr_pawns_set_places (self->pawns, NULL);
}

/* A toast that is dismissed once more while it goes is let go of twice. */
static void
forget_news (ScrCheckWindow *self)
{
  g_clear_weak_pointer (&self->news);
}

static void
toast (ScrCheckWindow *self,
       const char *sentence,
       gboolean can_undo)
{
  AdwToast *news = scr_toast_new (sentence);

  /* Others would wait behind it until what they say is long past. */
  if (self->news != NULL)
    adw_toast_dismiss (self->news);
  g_set_weak_pointer (&self->news, news);
  g_signal_connect_object (news, "dismissed", G_CALLBACK (forget_news), self, G_CONNECT_SWAPPED);
  if (can_undo)
    {
      adw_toast_set_button_label (news, _ ("_Undo"));
      adw_toast_set_action_name (news, "check.take-back");
    }
  adw_toast_overlay_add_toast (self->toasts, news);
}

/* What is shown goes with what the players said before, until what they say now is counted. */
static gboolean
is_late (ScrCheckWindow *self)
{
  if (self->is_busy)
    toast (self, _ ("What you said last is still being counted: choose in a moment"), FALSE);

  return self->is_busy;
}

static void
answer (GtkWidget *widget,
        const char *action,
        GVariant *parameter)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (widget);
  char *notation, *sentence;

  if (is_late (self))
    return;

  g_variant_get (parameter, "(ss)", &notation, &sentence);
  g_ptr_array_add (self->given, notation);
  g_ptr_array_add (self->given_words, sentence);
  self->shows_all = FALSE;
  enable (self);
  run (self);
}

static void
go_back (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (widget);

  if (self->given->len == 0)
    return;

  g_ptr_array_set_size (self->given, (int) self->given->len - 1);
  g_ptr_array_set_size (self->given_words, (int) self->given_words->len - 1);
  enable (self);
  run (self);
}

static void
show_more (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (widget);

  self->shows_all = TRUE;
  scr_check_window_show_corrections (self);
}

/* Takes @mend, or tells @error. */
static void
mended (ScrCheckWindow *self,
        ScrMend *mend,
        const char *sentence,
        const GError *error)
{
  if (mend == NULL)
    {
      toast (self, error->message, FALSE);
      return;
    }

  g_clear_pointer (&self->mend, scr_mend_free);
  self->mend = mend;
  forget_answers (self);
  enable (self);
  toast (self, sentence, TRUE);
  changed_cb (self);
}

static void
correct (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (widget);
  GListModel *corrections = self->check != NULL ? scr_check_get_corrections (self->check) : NULL;
  g_autoptr (ScrCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;

  if (is_late (self))
    return;
  if (corrections != NULL)
    correction = g_list_model_get_item (corrections, g_variant_get_uint32 (parameter));
  if (correction == NULL)
    return;

  mended (self, scr_mend_correct (self->session, correction, &error),
          _ ("Corrected; all that came later is as it was told"), error);
}

static void
record (GtkWidget *widget,
        const char *action,
        GVariant *parameter)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (widget);
  g_auto (GStrv) moves = scr_record_box_list_moves (self->record);
  g_autoptr (GError) error = NULL;

  if (moves[0] == NULL)
    return;

  mended (self,
          scr_mend_record (self->session, (const char *const *) moves,
                           scr_record_box_get_note (self->record), &error),
          _ ("Recorded as it lies at the table"), error);
}

static void
take_back (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (widget);
  g_autoptr (ScrMend) mend = g_steal_pointer (&self->mend);
  g_autoptr (GError) error = NULL;

  if (mend == NULL)
    return;

  enable (self);
  if (scr_mend_take_back (mend, &error))
    toast (self, _ ("As it was told before"), FALSE);
  else
    toast (self, error->message, FALSE);
  changed_cb (self);
}

static void
scr_check_window_dispose (GObject *object)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (object);

  g_cancellable_cancel (self->wait);
  g_clear_weak_pointer (&self->news);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_CHECK_WINDOW);
  g_clear_object (&self->session);
  g_clear_object (&self->check);

  G_OBJECT_CLASS (scr_check_window_parent_class)->dispose (object);
}

static void
scr_check_window_finalize (GObject *object)
{
  ScrCheckWindow *self = SCR_CHECK_WINDOW (object);

  g_object_unref (self->wait);
  g_ptr_array_unref (self->given);
  g_ptr_array_unref (self->given_words);
  g_clear_pointer (&self->mend, scr_mend_free);

  G_OBJECT_CLASS (scr_check_window_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, slot);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, verdict_box);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, verdict);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, advice);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, rows);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, sums);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, ways);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, question_box);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, given_label);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, question);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, answers);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, back);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, corrections);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, more);
  gtk_widget_class_bind_template_child (widget_class, ScrCheckWindow, record);
}

static void
scr_check_window_class_init (ScrCheckWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_check_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = scr_check_window_finalize;

  g_type_ensure (SCR_TYPE_RECORD_BOX);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-check-window.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "check.put-rest", NULL, put_rest);
  gtk_widget_class_install_action (widget_class, "check.forget", NULL, forget);
  gtk_widget_class_install_action (widget_class, "check.answer", "(ss)", answer);
  gtk_widget_class_install_action (widget_class, "check.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "check.more", NULL, show_more);
  gtk_widget_class_install_action (widget_class, "check.correct", "u", correct);
  gtk_widget_class_install_action (widget_class, "check.record", NULL, record);
  gtk_widget_class_install_action (widget_class, "check.take-back", NULL, take_back);
}

static void
scr_check_window_init (ScrCheckWindow *self)
{
  scr_style_load ();
  self->wait = g_cancellable_new ();
  self->given = g_ptr_array_new_with_free_func (g_free);
  self->given_words = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scr_check_window_new:
 * @parent: the window that it belongs to
 * @session: a match whose game has pawns
 *
 * Returns: (transfer none): a window that belongs to GTK until it is closed
 */
GtkWidget *
scr_check_window_new (GtkWindow *parent,
                      ScrSession *session)
{
  ScrCheckWindow *self = g_object_new (SCR_TYPE_CHECK_WINDOW, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  self->pawns = scr_tables_new_pawns (scr_game_get_id (scr_match_get_game (get_match (self))));
  adw_bin_set_child (self->slot, GTK_WIDGET (self->pawns));
  adw_bin_set_child (self->rows, scr_pawns_get_rows (self->pawns));
  show_match (self);
  g_signal_connect_object (self->pawns, "notify::places", G_CALLBACK (places_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  enable (self);
  scr_check_window_show_check (self);
  gtk_widget_child_focus (GTK_WIDGET (self->pawns), GTK_DIR_TAB_FORWARD);

  return GTK_WIDGET (self);
}

ScrPawns *
scr_check_window_get_pawns (ScrCheckWindow *self)
{
  g_return_val_if_fail (SCR_IS_CHECK_WINDOW (self), NULL);

  return self->pawns;
}

/* What comes of what the players have said so far; NULL where that is nothing. */
ScrCheck *
scr_check_window_get_check (ScrCheckWindow *self)
{
  g_return_val_if_fail (SCR_IS_CHECK_WINDOW (self), NULL);

  return self->check;
}

/* Whether it is still being worked out. */
gboolean
scr_check_window_get_is_busy (ScrCheckWindow *self)
{
  g_return_val_if_fail (SCR_IS_CHECK_WINDOW (self), FALSE);

  return self->is_busy;
}

/* Whether the match was played, in a game that has pawns. */
gboolean
scr_check_window_can_check (ScrSession *session)
{
  ScrMatch *match = session != NULL ? scr_session_get_match (session) : NULL;

  return match != NULL && !scr_match_is_sheet (match) &&
         scr_tables_has_pawns (scr_game_get_id (scr_match_get_game (match)));
}

/* The action "win.check-positions". */
void
scr_check_window_activate (GSimpleAction *action,
                           GVariant *parameter,
                           gpointer parent)
{
  ScrSession *session = scr_window_get_session (SCR_WINDOW (parent));

  if (scr_check_window_can_check (session))
    gtk_window_present (GTK_WINDOW (scr_check_window_new (GTK_WINDOW (parent), session)));
}
