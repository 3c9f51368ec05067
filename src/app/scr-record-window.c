/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-record-window.h"

#include <glib/gi18n.h>

#include "app/scr-changes.h"
#include "app/scr-typed.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-column-layout.h"
#include "core/scr-error.h"

/**
 * ScrRecordWindow:
 *
 * Records what the players of a real table have done against the rules: it offers ways that
 * lead to what lies there now, each some moves of which most are set by hand, or takes what they
 * type themselves, shows what comes of it, and takes a note. All is recorded or nothing.
 */
struct _ScrRecordWindow
{
  AdwWindow parent_instance;

  ScrSession *session;
  char *move;
  int viewer;
  GStrv ways;
  guint way;

  GtkWidget *page;
  GtkLabel *told;
  GtkLabel *reason;
  GtkBox *list;
  GtkLabel *none;
  GtkEditable *own;
  GtkLabel *reading;
  GtkEditable *note;
  GtkWidget *preview;
  ScrChanges *changes;
};

/* From more than that many on what is set by hand is only counted. */
#define MOST_SET 6

enum
{
  PROP_0,
  PROP_WAY,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrRecordWindow, scr_record_window, ADW_TYPE_WINDOW)

static GParamSpec *properties[N_PROPS];

static ScrMatch *
get_match (ScrRecordWindow *self)
{
  return scr_session_get_match (self->session);
}

/* What would be recorded: a way that is offered, or what is typed as at the table. */
static GStrv
dup_moves (ScrRecordWindow *self)
{
  if (self->way < g_strv_length (self->ways))
    return g_strsplit (self->ways[self->way], "\n", -1);

  return scr_read_typed (scr_match_get_state (get_match (self)),
                         gtk_editable_get_text (self->own));
}

/* The sentences of @moves, made one after another, one a line; in @after (optional) what they come
 * to. NULL with @error set where one is not legal. */
static char *
describe_moves (ScrRecordWindow *self,
                const char *const *moves,
                ScrState **after,
                GError **error)
{
  ScrMatch *match = get_match (self);
  g_autoptr (ScrState) state = g_object_ref (scr_match_get_state (match));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (ScrState) next = scr_state_apply (state, moves[i], error);
      g_autofree char *sentence = NULL;

      if (next == NULL)
        return NULL;
      sentence = scr_state_describe (state, moves[i], self->viewer,
                                     scr_match_get_display (match));
      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
      g_set_object (&state, next);
    }
  if (after != NULL)
    *after = g_steal_pointer (&state);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_changes (ScrRecordWindow *self,
              ScrState *after)
{
  ScrMatch *match = get_match (self);
  g_autoptr (ScrState) before = scr_match_view (match, self->viewer);
  g_autoptr (ScrState) view =
      scr_state_view (after, self->viewer, scr_match_get_display (match));

  scr_changes_show (self->changes, before, view);
}

static void
show_reading (ScrRecordWindow *self,
              const char *text,
              gboolean is_refusal)
{
  gtk_label_set_label (self->reading, text);
  gtk_widget_set_visible (GTK_WIDGET (self->reading), *text != '\0');
  if (is_refusal)
    gtk_widget_add_css_class (GTK_WIDGET (self->reading), "refusal");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->reading), "refusal");
}

/* Shows what is chosen, or typed, and what it would come to. */
static void
update (ScrRecordWindow *self)
{
  gboolean is_own = self->way >= g_strv_length (self->ways);
  g_auto (GStrv) moves = dup_moves (self);
  g_autoptr (ScrState) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentences = NULL;
  g_autofree char *refusal = NULL;
  gboolean can_record;

  sentences = describe_moves (self, (const char *const *) moves, &after, &error);
  can_record = after != NULL && moves[0] != NULL;
  if (error != NULL)
    refusal = scr_error_dup_sentence (error->message);
  show_reading (self, refusal != NULL ? refusal : is_own ? sentences
                                                         : "",
                refusal != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "record.record", can_record);
  gtk_widget_set_visible (self->preview, can_record);
  if (can_record)
    show_changes (self, after);
}

/* What is typed is what is to be recorded. */
static void
typed_cb (ScrRecordWindow *self)
{
  if (self->session == NULL)
    return;

  if (self->way < g_strv_length (self->ways))
    g_object_set (self, "way", g_strv_length (self->ways), NULL);
  else
    update (self);
}

static void
record_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrRecordWindow *self = SCR_RECORD_WINDOW (widget);
  g_auto (GStrv) moves = dup_moves (self);
  g_autofree char *note = g_strstrip (g_strdup (gtk_editable_get_text (self->note)));
  g_autoptr (GError) error = NULL;

  g_signal_handlers_disconnect_by_data (get_match (self), self);
  if (scr_session_record (self->session, (const char *const *) moves, note, &error))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  show_reading (self, error->message, TRUE);
}

static void
scr_record_window_dispose (GObject *object)
{
  ScrRecordWindow *self = SCR_RECORD_WINDOW (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (get_match (self), self);
  g_clear_object (&self->session);
  g_clear_pointer (&self->move, g_free);
  g_clear_pointer (&self->ways, g_strfreev);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_RECORD_WINDOW);

  G_OBJECT_CLASS (scr_record_window_parent_class)->dispose (object);
}

static void
scr_record_window_get_property (GObject *object,
                                guint prop_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_WAY:
      g_value_set_uint (value, SCR_RECORD_WINDOW (object)->way);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_record_window_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  ScrRecordWindow *self = SCR_RECORD_WINDOW (object);

  switch (prop_id)
    {
    case PROP_WAY:
      if (self->way == g_value_get_uint (value))
        return;
      self->way = g_value_get_uint (value);
      update (self);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_record_window_class_init (ScrRecordWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scr_record_window_dispose;
  object_class->get_property = scr_record_window_get_property;
  object_class->set_property = scr_record_window_set_property;

  /**
   * ScrRecordWindow:way:
   *
   * Which of the ways offered is chosen, from 0; as many as there are for what is typed.
   */
  properties[PROP_WAY] =
      g_param_spec_uint ("way", NULL, NULL, 0, G_MAXUINT, 0,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SCR_TYPE_CHANGES);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-record-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, page);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, told);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, reason);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, list);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, none);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, own);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, reading);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, note);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, preview);
  gtk_widget_class_bind_template_child (widget_class, ScrRecordWindow, changes);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_install_property_action (widget_class, "record.way", "way");
  gtk_widget_class_install_action (widget_class, "record.record", NULL, record_cb);
}

static void
scr_record_window_init (ScrRecordWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->page, scr_column_layout_new (18));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "record.record", FALSE);
}

static GtkWidget *
new_way (guint position,
         const char *sentences)
{
  GtkWidget *button = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *label = gtk_label_new (sentences);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "change");
  scr_set_name (button, sentences);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "record.way");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", position);

  return button;
}

/* Of a way that sets more by hand than anybody reads, what is done by the rules, and how much is
 * set; NULL where it is told whole. */
static char *
summarise (ScrRecordWindow *self,
           const char *const *moves)
{
  ScrMatch *match = get_match (self);
  g_autoptr (ScrState) state = g_object_ref (scr_match_get_state (match));
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_set = 0;

  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (ScrState) next = scr_state_apply (state, moves[i], NULL);
      g_autofree char *sentence = NULL;

      if (next == NULL)
        return NULL;
      if (scr_state_is_adjustment (state, moves[i]))
        n_set++;
      else
        {
          sentence = scr_state_describe (state, moves[i], self->viewer,
                                         scr_match_get_display (match));
          g_string_append_printf (text, "%s\n", sentence);
        }
      g_set_object (&state, next);
    }
  if (n_set <= MOST_SET)
    return NULL;

  g_string_append_printf (text,
                          ngettext ("%u thing is set by hand before and after it.",
                                    "%u things are set by hand before and after it.", n_set),
                          n_set);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_ways (ScrRecordWindow *self)
{
  for (guint i = 0; self->ways[i] != NULL; i++)
    {
      g_auto (GStrv) moves = g_strsplit (self->ways[i], "\n", -1);
      g_autofree char *sentences =
          describe_moves (self, (const char *const *) moves, NULL, NULL);
      g_autofree char *summary = summarise (self, (const char *const *) moves);
      GtkWidget *way;

      if (sentences == NULL)
        continue;
      way = new_way (i, summary != NULL ? summary : sentences);
      if (summary != NULL)
        gtk_widget_set_tooltip_text (way, sentences);
      gtk_box_append (self->list, way);
    }
  if (self->ways[0] != NULL)
    gtk_box_append (self->list, new_way (g_strv_length (self->ways),
                                         _ ("Something else, as typed below")));
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->ways[0] != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->none), self->ways[0] == NULL);
}

static void
show_told (ScrRecordWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) after =
      scr_state_apply (scr_match_get_state (get_match (self)), self->move, &error);
  /* Translators: %s is what a player has typed. */
  g_autofree char *told = g_strdup_printf (_ ("Told: %s"), self->move);
  g_autofree char *reason = NULL;

  gtk_label_set_label (self->told, told);
  if (after == NULL)
    reason = scr_error_dup_sentence (error->message);
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
}

/**
 * scr_record_window_open:
 * @parent: the window of the match
 * @session: a match that mirrors a table
 * @move: what was told and refused
 * @viewer: who looks at the match
 *
 * Returns: (transfer none): the window, which destroys itself when it is closed
 */
ScrRecordWindow *
scr_record_window_open (GtkWindow *parent,
                        ScrSession *session,
                        const char *move,
                        int viewer)
{
  ScrRecordWindow *self = g_object_new (SCR_TYPE_RECORD_WINDOW, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  self->move = g_strdup (move);
  self->viewer = viewer;
  self->ways = scr_state_list_adjustments (scr_match_get_state (get_match (self)), move);
  show_told (self);
  show_ways (self);
  update (self);
  g_signal_connect_object (get_match (self), "notify::state", G_CALLBACK (gtk_window_close), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
  /* What is chosen is right most often, so the note is what is left to be typed. */
  gtk_widget_grab_focus (GTK_WIDGET (self->ways[0] != NULL ? self->note : self->own));

  return self;
}
