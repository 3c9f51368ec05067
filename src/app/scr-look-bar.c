/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-look-bar.h"

#include <glib/gi18n.h>

#include "app/scr-session.h"
#include "app/scr-steps.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"

/**
 * ScrLookBar:
 *
 * Stands over the table while a player looks back: says what is shown, goes back and
 * forth, and offers the game again, or to take the game back to there. It is not there
 * otherwise. In a narrow window it is one row as well, with pictures on its buttons.
 */
struct _ScrLookBar
{
  GtkWidget parent_instance;

  ScrPlayback *playback;
  GtkWidget *root; /* borrowed: whose narrowness it follows */

  GtkLabel *label;
  GtkLabel *since;
  GtkWidget *correct;
  GtkWidget *back;
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

/* The same in fewer words. */
static char *
dup_short_place (ScrPlayback *playback)
{
  guint n_shown = scr_playback_get_n_shown (playback);
  guint n_decisions = scr_playback_count_decisions (playback, n_shown);

  if (n_decisions == 0)
    return g_strdup (_ ("Before the first move"));

  return g_strdup_printf (_ ("After move %u"), n_decisions);
}

static char *
dup_sentence (ScrPlayback *playback,
              gboolean is_short)
{
  g_autoptr (ScrState) state = scr_match_view_at (scr_playback_get_match (playback),
                                                  scr_playback_get_n_shown (playback),
                                                  SCR_VIEWER_PUBLIC);
  g_autofree char *progress = scr_state_dup_progress (state);
  g_autofree char *place = is_short ? dup_short_place (playback) : dup_place (playback);

  /* Translators: where a player looks back to, then the round and phase there. */
  return progress != NULL ? g_strdup_printf (_ ("%s · %s"), place, progress)
                          : g_steal_pointer (&place);
}

static gboolean
is_narrow (ScrLookBar *self)
{
  return self->root != NULL && gtk_widget_has_css_class (self->root, "narrow");
}

/* A button with @label, or where there is no room for that with a picture. */
static void
set_button (ScrLookBar *self,
            GtkWidget *button,
            const char *label,
            const char *icon_name,
            const char *tooltip)
{
  if (is_narrow (self))
    gtk_button_set_icon_name (GTK_BUTTON (button), icon_name);
  else
    gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_widget_set_tooltip_text (button, is_narrow (self) ? label : tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* What was told last of what is shown can be corrected. */
static void
update_correct (ScrLookBar *self)
{
  ScrMatch *match = scr_playback_get_match (self->playback);
  guint n_shown = scr_playback_get_n_shown (self->playback);

  set_button (self, self->correct, _ ("Correct this…"), "document-edit-symbolic",
              _ ("Correct the entry that led to this table"));
  gtk_widget_set_visible (self->correct,
                          n_shown > 0 &&
                              n_shown <= g_list_model_get_n_items (G_LIST_MODEL (match)));
}

static void
update_take_back (ScrLookBar *self)
{
  ScrMatch *match = scr_playback_get_match (self->playback);
  guint n_shown = scr_playback_get_n_shown (self->playback);
  gboolean is_undone = n_shown > g_list_model_get_n_items (G_LIST_MODEL (match));
  const char *label = is_undone ? _ ("Make again up to here") : _ ("Take back to here");

  set_button (self, self->take_back, label,
              is_undone ? "edit-redo-symbolic" : "edit-undo-symbolic", NULL);
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
  g_autofree char *shown = NULL;
  g_autofree char *since = NULL;

  if (!is_back || scr_playback_get_match (self->playback) == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }

  sentence = dup_sentence (self->playback, FALSE);
  shown = dup_sentence (self->playback, is_narrow (self));
  since = g_strdup_printf (ngettext ("Meanwhile the game has gone on by %u line of the log.",
                                     "Meanwhile the game has gone on by %u lines of the log.",
                                     n_since),
                           n_since);
  gtk_label_set_label (self->label, shown);
  gtk_label_set_lines (self->label, is_narrow (self) ? 2 : 3);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->label), sentence);
  gtk_label_set_label (self->since, since);
  gtk_widget_set_visible (GTK_WIDGET (self->since), n_since > 0 && !is_narrow (self));
  set_button (self, self->back, _ ("Back to the game"), "window-close-symbolic",
              _ ("Escape does the same"));
  update_correct (self);
  update_take_back (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static void
narrow_cb (ScrLookBar *self)
{
  if (self->playback != NULL)
    update_cb (self);
}

static void
scr_look_bar_root (GtkWidget *widget)
{
  ScrLookBar *self = SCR_LOOK_BAR (widget);

  GTK_WIDGET_CLASS (scr_look_bar_parent_class)->root (widget);

  self->root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_signal_connect_object (self->root, "notify::css-classes", G_CALLBACK (narrow_cb), self,
                           G_CONNECT_SWAPPED);
  narrow_cb (self);
}

static void
scr_look_bar_unroot (GtkWidget *widget)
{
  ScrLookBar *self = SCR_LOOK_BAR (widget);

  g_signal_handlers_disconnect_by_func (self->root, narrow_cb, self);
  self->root = NULL;

  GTK_WIDGET_CLASS (scr_look_bar_parent_class)->unroot (widget);
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
  widget_class->root = scr_look_bar_root;
  widget_class->unroot = scr_look_bar_unroot;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-look-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, label);
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, since);
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, correct);
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, back);
  gtk_widget_class_bind_template_child (widget_class, ScrLookBar, take_back);
  gtk_widget_class_set_css_name (widget_class, "lookbar");
}

static void
scr_look_bar_init (ScrLookBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
