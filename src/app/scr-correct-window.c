/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-correct-private.h"

#include <glib/gi18n.h>

#include "app/scr-typed.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-column-layout.h"
#include "app/widgets/scr-flow-layout.h"
#include "core/scr-error.h"

/* How long one may pause in typing before what is typed is tried, in milliseconds. */
#define PAUSE 150

enum
{
  PROP_0,
  PROP_KIND,
  PROP_TRUNCATE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrCorrectWindow, scr_correct_window, ADW_TYPE_WINDOW)

static GParamSpec *properties[N_PROPS];

ScrMatch *
scr_correct_window_get_match (ScrCorrectWindow *self)
{
  return scr_session_get_match (self->session);
}

/* The sentence of a move, as whoever looks may read it. */
char *
scr_correct_window_describe (ScrCorrectWindow *self,
                             ScrState *state,
                             const char *move)
{
  return scr_state_describe (state, move, self->viewer,
                             scr_match_get_display (scr_correct_window_get_match (self)));
}

static ScrState *
get_state_before (ScrCorrectWindow *self)
{
  return scr_match_get_state_at (scr_correct_window_get_match (self), self->number - 1);
}

/* What is typed, in notation, read as at the table where the entry stands; NULL where it is nothing
 * or more than one move. */
static char *
dup_typed (ScrCorrectWindow *self,
           guint *n_moves)
{
  g_auto (GStrv) moves =
      scr_read_typed (get_state_before (self), gtk_editable_get_text (self->entry));

  *n_moves = g_strv_length (moves);

  return *n_moves == 1 ? g_strdup (moves[0]) : NULL;
}

static void
show_reading (ScrCorrectWindow *self,
              const char *sentence,
              gboolean is_refusal)
{
  gtk_label_set_label (self->reading, sentence);
  if (is_refusal)
    gtk_widget_add_css_class (GTK_WIDGET (self->reading), "refusal");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->reading), "refusal");
}

/* What the match says of a move that is typed, without its number. */
static void
show_refusal (ScrCorrectWindow *self,
              const char *move)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) after = scr_state_apply (get_state_before (self), move, &error);
  g_autofree char *reason = NULL;

  if (after != NULL)
    return;
  reason = scr_error_dup_sentence (error->message);
  show_reading (self, reason, TRUE);
}

/* Whether a change would leave the entry as it is. */
static gboolean
is_same (ScrCorrectWindow *self,
         const char *move)
{
  return self->kind == SCR_AMENDMENT_CHANGE &&
         g_str_equal (move, scr_entry_get_move (scr_match_get_entry (
                                scr_correct_window_get_match (self), self->number)));
}

static void
read_typed (ScrCorrectWindow *self,
            const char *move,
            guint n_moves)
{
  g_autofree char *sentence = NULL;

  if (n_moves > 1)
    {
      show_reading (self, _ ("These are several moves, but an entry is one. Type only one."), TRUE);
      return;
    }
  if (move == NULL)
    {
      show_reading (self, _ ("Type it as at the table, or in full, or choose below."), FALSE);
      return;
    }
  if (is_same (self, move))
    {
      show_reading (self, _ ("That is what the entry says already."), FALSE);
      return;
    }
  if (self->amendment == NULL)
    {
      show_refusal (self, move);
      return;
    }

  sentence = scr_correct_window_describe (self, get_state_before (self), move);
  show_reading (self, sentence, FALSE);
}

/* Tries what is typed now; what was repaired before is forgotten. */
static void
propose (ScrCorrectWindow *self)
{
  guint n_moves;
  g_autofree char *move = dup_typed (self, &n_moves);
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->amendment);
  gtk_widget_set_visible (self->again, FALSE);
  g_object_set (self, "truncate", FALSE, NULL);
  if (self->kind == SCR_AMENDMENT_DELETE || (move != NULL && !is_same (self, move)))
    self->amendment = scr_match_propose (scr_correct_window_get_match (self), self->kind,
                                         self->number, move, &error);
  if (self->kind != SCR_AMENDMENT_DELETE)
    read_typed (self, move, n_moves);
  scr_correct_window_show_preview (self);
}

static gboolean
pause_cb (gpointer user_data)
{
  ScrCorrectWindow *self = SCR_CORRECT_WINDOW (user_data);

  self->source = 0;
  propose (self);
  return G_SOURCE_REMOVE;
}

/* What is shown is not what is typed any more, so it cannot be applied. */
static void
typed_cb (ScrCorrectWindow *self)
{
  if (self->session == NULL)
    return;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correct.apply", FALSE);
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (PAUSE, pause_cb, self);
}

/* Enter shows what comes of it, and applies what was shown. */
static void
entered_cb (ScrCorrectWindow *self)
{
  if (self->source != 0)
    propose (self);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "correct.apply", NULL);
}

/* What is chosen stands above, with what comes of it; Enter applies it. */
static void
choose_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrCorrectWindow *self = SCR_CORRECT_WINDOW (widget);

  gtk_editable_set_text (self->entry, g_variant_get_string (parameter, NULL));
  propose (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
restart_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  propose (SCR_CORRECT_WINDOW (widget));
}

/* The focus, which was on a button that is gone, goes on to what is to be done next. */
static void
focus_next (ScrCorrectWindow *self)
{
  if (scr_correct_window_can_apply (self))
    gtk_widget_grab_focus (self->apply);
  else if (gtk_widget_get_first_child (GTK_WIDGET (self->repairs)) != NULL)
    gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->repairs)));
}

static void
repair_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrCorrectWindow *self = SCR_CORRECT_WINDOW (widget);
  GListModel *repairs = scr_amendment_get_repairs (self->amendment);
  guint n_repairs = g_list_model_get_n_items (repairs);
  guint position = g_variant_get_uint32 (parameter);
  g_autoptr (ScrRepair) repair = NULL;
  g_autoptr (ScrAmendment) repaired = NULL;
  g_autoptr (GError) error = NULL;

  repair = position < n_repairs
               ? g_list_model_get_item (repairs, position)
               : g_list_model_get_item (scr_amendment_get_fits (self->amendment),
                                        position - n_repairs);
  repaired = scr_match_repair (scr_correct_window_get_match (self), self->amendment, repair,
                               &error);
  if (repaired == NULL)
    {
      show_reading (self, error->message, TRUE);
      return;
    }

  g_set_object (&self->amendment, repaired);
  g_object_set (self, "truncate", FALSE, NULL);
  gtk_widget_set_visible (self->again, TRUE);
  gtk_widget_grab_focus (self->again);
  scr_correct_window_show_preview (self);
  focus_next (self);
}

static void
apply_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  ScrCorrectWindow *self = SCR_CORRECT_WINDOW (widget);
  g_autoptr (ScrAmendment) amendment = NULL;
  g_autoptr (GError) error = NULL;

  if (!scr_correct_window_can_apply (self))
    return;

  g_signal_handlers_disconnect_by_data (scr_correct_window_get_match (self), self);
  amendment = g_object_ref (self->amendment);
  if (scr_session_amend (self->session, amendment, self->truncate, &error))
    gtk_window_close (GTK_WINDOW (self));
  else
    show_reading (self, error->message, TRUE);
}

/* The match went on meanwhile. */
static void
match_changed_cb (ScrCorrectWindow *self)
{
  if (self->number > g_list_model_get_n_items (G_LIST_MODEL (scr_correct_window_get_match (self))))
    gtk_window_close (GTK_WINDOW (self));
  else
    propose (self);
}

static void
scr_correct_window_dispose (GObject *object)
{
  ScrCorrectWindow *self = SCR_CORRECT_WINDOW (object);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (scr_correct_window_get_match (self), self);
  g_clear_object (&self->amendment);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_CORRECT_WINDOW);

  G_OBJECT_CLASS (scr_correct_window_parent_class)->dispose (object);
}

static void
scr_correct_window_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, SCR_CORRECT_WINDOW (object)->kind);
      break;
    case PROP_TRUNCATE:
      g_value_set_boolean (value, SCR_CORRECT_WINDOW (object)->truncate);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_truncate (ScrCorrectWindow *self,
              gboolean truncate)
{
  if (self->truncate == truncate)
    return;

  self->truncate = truncate;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correct.apply",
                                 scr_correct_window_can_apply (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TRUNCATE]);
}

/* What is typed for one way to correct is another move than for another way. */
static void
show_kind (ScrCorrectWindow *self)
{
  ScrMatch *match = scr_correct_window_get_match (self);
  ScrEntry *entry = scr_match_get_entry (match, self->number);
  gboolean is_told = self->kind != SCR_AMENDMENT_DELETE;
  const char *move = scr_entry_get_move (entry);
  ScrState *before = get_state_before (self);
  g_autofree char *all = scr_state_describe (before, move, SCR_VIEWER_ALL, NULL);
  g_autofree char *own = scr_correct_window_describe (self, before, move);
  gboolean is_shown = self->kind == SCR_AMENDMENT_CHANGE && g_str_equal (all, own);

  gtk_widget_set_visible (self->entry_box, is_told);
  gtk_widget_set_visible (self->moves_box, is_told);
  gtk_editable_set_text (self->entry, is_shown ? move : "");
  if (is_told)
    scr_move_list_show (self->moves, before, move, self->viewer, scr_match_get_display (match),
                        "correct.choose");
  propose (self);
}

static void
set_kind (ScrCorrectWindow *self,
          ScrAmendmentKind kind)
{
  if (self->kind == kind)
    return;

  self->kind = kind;
  if (self->session != NULL)
    show_kind (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

static void
scr_correct_window_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_KIND:
      set_kind (SCR_CORRECT_WINDOW (object), g_value_get_enum (value));
      break;
    case PROP_TRUNCATE:
      set_truncate (SCR_CORRECT_WINDOW (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, apply);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, page);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, kinds);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, entry_box);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, entry);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, reading);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, moves_box);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, moves);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, preview);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, outcome);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, again);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, mark);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, changes);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, later_box);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, later_title);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, later);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, misfit_box);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, misfit);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, reason);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, repairs);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, drop);
  gtk_widget_class_bind_template_child (widget_class, ScrCorrectWindow, drop_label);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
}

static void
scr_correct_window_class_init (ScrCorrectWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scr_correct_window_dispose;
  object_class->get_property = scr_correct_window_get_property;
  object_class->set_property = scr_correct_window_set_property;

  /**
   * ScrCorrectWindow:kind:
   *
   * Whether the entry is changed or deleted, or another inserted before it.
   */
  properties[PROP_KIND] =
      g_param_spec_enum ("kind", NULL, NULL, SCR_TYPE_AMENDMENT_KIND, SCR_AMENDMENT_CHANGE,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  /**
   * ScrCorrectWindow:truncate:
   *
   * Whether what does not fit any more, and all after it, may be dropped.
   */
  properties[PROP_TRUNCATE] =
      g_param_spec_boolean ("truncate", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SCR_TYPE_CHANGES);
  g_type_ensure (SCR_TYPE_MOVE_LIST);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-correct-window.ui");
  bind_children (widget_class);
  gtk_widget_class_install_property_action (widget_class, "correct.kind", "kind");
  gtk_widget_class_install_property_action (widget_class, "correct.truncate", "truncate");
  gtk_widget_class_install_action (widget_class, "correct.choose", "s", choose_cb);
  gtk_widget_class_install_action (widget_class, "correct.repair", "u", repair_cb);
  gtk_widget_class_install_action (widget_class, "correct.restart", NULL, restart_cb);
  gtk_widget_class_install_action (widget_class, "correct.apply", NULL, apply_cb);
}

static void
scr_correct_window_init (ScrCorrectWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->page, scr_column_layout_new (18));
  gtk_widget_set_layout_manager (self->kinds, scr_flow_layout_new (6, 0));
  gtk_widget_set_layout_manager (self->outcome, scr_flow_layout_new (12, 0));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correct.apply", FALSE);
}

static void
show_entry (ScrCorrectWindow *self)
{
  ScrMatch *match = scr_correct_window_get_match (self);
  g_autofree char *stage = scr_state_dup_stage (get_state_before (self), NULL);
  g_autofree char *heading = NULL;
  g_autofree char *sentence = scr_match_dup_sentence (match, self->number, self->viewer);

  /* Translators: %s is a part of the game, such as “Round 2, phase 3”. */
  heading = stage != NULL ? g_strdup_printf (_ ("What the log says · %s"), stage)
                          : g_strdup (_ ("What the log says"));
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->sentence, sentence);
}

/**
 * scr_correct_window_open:
 * @parent: the window of the match
 * @session: the match
 * @kind: how the entry is to be corrected first
 * @number: the entry in force, from 1, or the one before which another is inserted
 * @viewer: who looks at the match
 *
 * Returns: (transfer none): the window, which destroys itself when it is closed
 */
ScrCorrectWindow *
scr_correct_window_open (GtkWindow *parent,
                         ScrSession *session,
                         ScrAmendmentKind kind,
                         guint number,
                         int viewer)
{
  ScrCorrectWindow *self = g_object_new (SCR_TYPE_CORRECT_WINDOW, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  self->number = number;
  self->viewer = viewer;
  show_entry (self);
  g_object_set (self, "kind", kind, NULL);
  if (kind == SCR_AMENDMENT_CHANGE)
    show_kind (self);
  g_signal_connect_object (scr_correct_window_get_match (self), "notify::state",
                           G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));

  return self;
}

/* The entry that is corrected, from 1. */
guint
scr_correct_window_get_number (ScrCorrectWindow *self)
{
  g_return_val_if_fail (SCR_IS_CORRECT_WINDOW (self), 0);

  return self->number;
}
