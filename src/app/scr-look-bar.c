/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-look-bar.h"

#include <glib/gi18n.h>

#include "app/scr-session.h"
#include "app/scr-steps.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * ScrLookBar:
 *
 * Stands over the table while a player looks back: says what is shown, goes back and
 * forth, and offers the game again, or to take the game back to there. It is not there
 * otherwise.
 */
struct _ScrLookBar
{
  GtkWidget parent_instance;

  ScrPlayback *playback;

  GtkWidget *line;
  GtkLabel *label;
  GtkLabel *since;
  GtkWidget *take_back;
};

G_DEFINE_FINAL_TYPE (ScrLookBar, scr_look_bar, GTK_TYPE_WIDGET)

static char *
dup_place (ScrPlayback *playback)
{
  ScrMatch *match = scr_playback_get_match (playback);
  guint n_shown = scr_playback_get_n_shown (playback);
  guint n_decisions = scr_playback_count_decisions (playback, n_shown);

  if (n_shown > g_list_model_get_n_items (G_LIST_MODEL (match)))
    return g_strdup_printf (_ ("Looking at what was taken back: after move %u"), n_decisions);
  if (n_decisions == 0)
    return g_strdup (_ ("Looking back: before the first move"));

  return g_strdup_printf (_ ("Looking back: after move %u"), n_decisions);
}

static char *
dup_sentence (ScrPlayback *playback)
{
  g_autoptr (ScrState) state = scr_match_view_at (scr_playback_get_match (playback),
                                                  scr_playback_get_n_shown (playback),
                                                  SCR_VIEWER_PUBLIC);
  g_autofree char *progress = scr_state_dup_progress (state);
  g_autofree char *place = dup_place (playback);

  /* Translators: where a player looks back to, then the round and phase there. */
  return progress != NULL ? g_strdup_printf (_ ("%s · %s"), place, progress)
                          : g_steal_pointer (&place);
}

static void
update_take_back (ScrLookBar *self)
{
  ScrMatch *match = scr_playback_get_match (self->playback);
  guint n_shown = scr_playback_get_n_shown (self->playback);
  gboolean is_undone = n_shown > g_list_model_get_n_items (G_LIST_MODEL (match));
  const char *label = is_undone ? _ ("Make again up to here") : _ ("Take back to here");

  gtk_button_set_label (GTK_BUTTON (self->take_back), label);
  scr_set_action (self->take_back, "match.go-to", g_variant_new_uint32 (n_shown));
  gtk_widget_set_visible (self->take_back,
                          is_undone || scr_steps_count (match, n_shown) > 0);
}

static void
update_cb (ScrLookBar *self)
{
  guint n_since = scr_playback_get_n_since (self->playback);
  gboolean is_back = scr_playback_get_is_looking_back (self->playback);
  g_autofree char *sentence = NULL;
  g_autofree char *since = NULL;

  if (!is_back || scr_playback_get_match (self->playback) == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }

  sentence = dup_sentence (self->playback);
  since = g_strdup_printf (ngettext ("Meanwhile the game has gone on by %u line of the log.",
                                     "Meanwhile the game has gone on by %u lines of the log.",
                                     n_since),
                           n_since);
  gtk_label_set_label (self->label, sentence);
  gtk_label_set_label (self->since, since);
  gtk_widget_set_visible (GTK_WIDGET (self->since), n_since > 0);
  update_take_back (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static void
scr_look_bar_dispose (GObject *object)
{
  ScrLookBar *self = SCR_LOOK_BAR (object);

  g_clear_object (&self->playback);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_LOOK_BAR);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_look_bar_parent_class)->dispose (object);
}

static void
scr_look_bar_class_init (ScrLookBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_look_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-look-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, line);
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, label);
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, since);
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, take_back);
  gtk_widget_class_set_css_name (widget_class, "lookbar");
}

static void
scr_look_bar_init (ScrLookBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->line, scr_flow_layout_new (12, 0));
}

/**
 * scr_look_bar_set_playback:
 * @self: a look bar
 * @playback: (nullable): what is shown of a match
 */
void
scr_look_bar_set_playback (ScrLookBar *self,
                           ScrPlayback *playback)
{
  g_return_if_fail (SCR_IS_LOOK_BAR (self));

  if (self->playback == playback)
    return;

  if (self->playback != NULL)
    g_signal_handlers_disconnect_by_func (self->playback, update_cb, self);
  g_set_object (&self->playback, playback);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (playback == NULL)
    return;

  g_signal_connect_object (playback, "notify", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}
