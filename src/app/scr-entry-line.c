/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-entry-line.h"

#include <glib/gi18n.h>

#include "app/scr-table.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-focus.h"
#include "core/scr-error.h"

/* How long a figure that may be the first of two waits for the second, in milliseconds. */
#define PATIENCE 800

/**
 * ScrEntryLine:
 *
 * Where the players of a real table tell what happened there, in the fewest keys: what is typed
 * becomes a move as soon as it can mean nothing else (scr_state_read()). Enter takes what may go
 * on, and what is proposed where nothing is typed; Backspace takes the last move back. What is
 * refused stays, to be mended. A task that no move tells is done by Enter and taken back by
 * Backspace as well.
 */
struct _ScrEntryLine
{
  GtkWidget parent_instance;

  ScrState *state;
  char *suggested;
  char *task;
  char *cleared; /* what was typed before the line was emptied, or NULL */
  guint source;
  gboolean is_telling;
  gboolean is_deleting; /* Backspace took letters and is still held */

  GtkEditable *text;
  GtkLabel *meaning;
  GtkWidget *enter;
};

enum
{
  PROP_0,
  PROP_STATE,
  PROP_TEXT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrEntryLine, scr_entry_line, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " ")] == '\0';
}

static void
set_text (ScrEntryLine *self,
          const char *text)
{
  gboolean was_telling = self->is_telling;

  self->is_telling = TRUE;
  gtk_editable_set_text (self->text, text);
  gtk_editable_set_position (self->text, -1);
  self->is_telling = was_telling;
}

static void
set_is_wrong (ScrEntryLine *self,
              gboolean is_wrong)
{
  if (is_wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
}

/* What @move would do, in the words of the log. */
static char *
dup_meaning (ScrEntryLine *self,
             const char *move)
{
  g_autoptr (ScrState) next = scr_state_apply (self->state, move, NULL);

  return next != NULL ? scr_state_describe (self->state, move, SCR_VIEWER_ALL, NULL) : NULL;
}

/* Says that Enter takes what the players do now as done. */
static void
show_task (ScrEntryLine *self)
{
  g_autofree char *description = g_strdup_printf ("%s %s", self->task, _ ("Enter: done"));

  gtk_label_set_ellipsize (self->meaning, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_label (self->meaning, _ ("Enter: done"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->meaning), self->task);
  scr_set_description (GTK_WIDGET (self->text), description);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.enter", self->state != NULL);
}

/* Says what Enter would take. */
static void
show_meaning (ScrEntryLine *self)
{
  const char *text = gtk_editable_get_text (self->text);
  g_autofree char *move = NULL;
  g_autofree char *meaning = NULL;
  g_autofree char *proposal = NULL;

  if (self->task != NULL && is_blank (text))
    {
      show_task (self);
      return;
    }
  if (self->state != NULL && !is_blank (text))
    scr_state_read (self->state, text, &move, NULL);
  else
    move = g_strdup (self->suggested);
  meaning = move != NULL ? dup_meaning (self, move) : NULL;
  if (meaning != NULL)
    /* Translators: what the key Enter takes, a sentence of the log. */
    proposal = g_strdup_printf (_ ("Enter: %s"), meaning);
  gtk_label_set_ellipsize (self->meaning, PANGO_ELLIPSIZE_END);
  gtk_label_set_label (self->meaning, proposal != NULL ? proposal : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->meaning), meaning);
  scr_set_description (GTK_WIDGET (self->text), proposal != NULL ? proposal : "");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.enter",
                                 self->state != NULL && (!is_blank (text) || move != NULL));
}

/* Has the match make @move. Returns whether it did. */
static gboolean
tell (ScrEntryLine *self,
      const char *move)
{
  g_autoptr (ScrState) before = g_object_ref (self->state);

  self->is_telling = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "match.move", "s", move);
  self->is_telling = FALSE;
  set_is_wrong (self, self->state == before);

  return self->state != before;
}

static ScrTable *
get_table (ScrEntryLine *self)
{
  return (ScrTable *) gtk_widget_get_ancestor (GTK_WIDGET (self), SCR_TYPE_TABLE);
}

/* Whether @text is no move at all, in no form. */
static gboolean
is_no_move (ScrEntryLine *self,
            const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) next G_GNUC_UNUSED = scr_state_apply (self->state, text, &error);

  return get_table (self) != NULL && g_error_matches (error, SCR_ERROR, SCR_ERROR_SYNTAX);
}

/* Says what is asked for instead, and how it is typed. */
static void
explain (ScrEntryLine *self,
         const char *text)
{
  g_autofree char *prompt = scr_state_prompt (self->state);
  g_autofree char *how = scr_table_explain_typing (get_table (self), self->state);
  /* Translators: what was typed, what is asked for, and how that is typed. */
  g_autofree char *sentence = g_strdup_printf (
      _ ("“%s” does not tell what is asked for. %s %s"), text, prompt, how);

  set_is_wrong (self, TRUE);
  scr_table_tell (get_table (self), sentence);
}

static void
select_cb (gpointer user_data)
{
  SCR_ENTRY_LINE (user_data)->source = 0;
  gtk_editable_select_region (SCR_ENTRY_LINE (user_data)->text, 0, -1);
}

/* What is refused is typed over. A letter that is being typed puts the cursor behind itself first.
 */
static void
keep_refused (ScrEntryLine *self)
{
  gtk_editable_select_region (self->text, 0, -1);
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_idle_add_once (select_cb, self);
  show_meaning (self);
}

static void
patience_cb (gpointer user_data);

static void
wait_for_more (ScrEntryLine *self,
               const char *text)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (text[strspn (text, "0123456789 ")] == '\0')
    self->source = g_timeout_add_once (PATIENCE, patience_cb, self);
}

/* Tells what can mean nothing else, and if @is_done all of it. */
static void
read_text (ScrEntryLine *self,
           gboolean is_done)
{
  while (self->state != NULL && !is_blank (gtk_editable_get_text (self->text)))
    {
      g_autofree char *text = g_strdup (gtk_editable_get_text (self->text));
      g_autofree char *move = NULL;
      gsize length = 0;
      ScrReading reading = scr_state_read (self->state, text, &move, &length);
      gboolean is_wrong;

      if (!is_done && reading == SCR_READING_MAY_GO_ON)
        wait_for_more (self, text);
      if (!is_done && reading != SCR_READING_WHOLE)
        break;
      if (move == NULL)
        {
          move = g_strstrip (g_strdup (text));
          length = strlen (text);
        }
      is_wrong = is_no_move (self, move);
      if (is_wrong)
        explain (self, move);
      if (is_wrong || !tell (self, move))
        {
          keep_refused (self);
          return;
        }
      set_text (self, text + length);
    }

  show_meaning (self);
}

static void
patience_cb (gpointer user_data)
{
  SCR_ENTRY_LINE (user_data)->source = 0;
  read_text (SCR_ENTRY_LINE (user_data), TRUE);
}

static void
changed_cb (ScrEntryLine *self)
{
  g_clear_pointer (&self->cleared, g_free);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
  if (self->is_telling)
    return;

  g_clear_handle_id (&self->source, g_source_remove);
  set_is_wrong (self, FALSE);
  read_text (self, FALSE);
}

/* Has the table take its task as done, or with @is_back the one before as not. */
static gboolean
end_task (ScrEntryLine *self,
          gboolean is_back)
{
  return get_table (self) != NULL && scr_table_end_task (get_table (self), is_back);
}

static void
take_back (ScrEntryLine *self)
{
  if (!end_task (self, TRUE))
    gtk_widget_activate_action (GTK_WIDGET (self), "match.undo", NULL);
}

static void
activate_cb (ScrEntryLine *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (!is_blank (gtk_editable_get_text (self->text)))
    read_text (self, TRUE);
  else if (self->state != NULL && self->task != NULL)
    end_task (self, FALSE);
  else if (self->state != NULL && self->suggested != NULL)
    {
      g_autofree char *move = g_strdup (self->suggested);

      tell (self, move);
      show_meaning (self);
    }
}

static void
enter_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  activate_cb (SCR_ENTRY_LINE (widget));
  gtk_widget_grab_focus (widget);
}

/* Takes back the last letter that is typed, or where none is the last move. */
static void
delete_last (ScrEntryLine *self)
{
  const char *text = gtk_editable_get_text (self->text);
  int length = (int) g_utf8_strlen (text, -1);

  if (length > 0)
    gtk_editable_delete_text (self->text, length - 1, length);
  else
    take_back (self);
}

/* Who holds Backspace until the line is empty wants no move taken back. */
static gboolean
backspace (ScrEntryLine *self)
{
  gboolean was_deleting = self->is_deleting;

  self->is_deleting = TRUE;
  if (*gtk_editable_get_text (self->text) != '\0')
    return GDK_EVENT_PROPAGATE;

  if (!was_deleting)
    take_back (self);
  return GDK_EVENT_STOP;
}

/* In an empty line Backspace takes the last move back, and Escape first empties the line. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType modifiers,
        ScrEntryLine *self)
{
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_BackSpace)
    return backspace (self);
  if (key == GDK_KEY_Escape && scr_entry_line_clear (self))
    return GDK_EVENT_STOP;

  return GDK_EVENT_PROPAGATE;
}

static void
end_deleting (ScrEntryLine *self)
{
  self->is_deleting = FALSE;
}

static gboolean
scr_entry_line_grab_focus (GtkWidget *widget)
{
  return gtk_text_grab_focus_without_selecting (GTK_TEXT (SCR_ENTRY_LINE (widget)->text));
}

static void
scr_entry_line_dispose (GObject *object)
{
  ScrEntryLine *self = SCR_ENTRY_LINE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->state);
  g_clear_pointer (&self->suggested, g_free);
  g_clear_pointer (&self->task, g_free);
  g_clear_pointer (&self->cleared, g_free);
  self->is_telling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_ENTRY_LINE);
  scr_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (scr_entry_line_parent_class)->dispose (object);
}

static void
scr_entry_line_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_object (value, SCR_ENTRY_LINE (object)->state);
      break;
    case PROP_TEXT:
      g_value_set_string (value, scr_entry_line_get_text (SCR_ENTRY_LINE (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_entry_line_set_property (GObject *object,
                             guint prop_id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_STATE:
      scr_entry_line_set_state (SCR_ENTRY_LINE (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_entry_line_class_init (ScrEntryLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scr_entry_line_dispose;
  object_class->get_property = scr_entry_line_get_property;
  object_class->set_property = scr_entry_line_set_property;
  widget_class->focus = scr_focus_row;
  widget_class->grab_focus = scr_entry_line_grab_focus;

  /**
   * ScrEntryLine:state:
   *
   * The state in which what is typed is told, or %NULL.
   */
  properties[PROP_STATE] =
      g_param_spec_object ("state", NULL, NULL, SCR_TYPE_STATE,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                               G_PARAM_EXPLICIT_NOTIFY);

  /**
   * ScrEntryLine:text:
   *
   * What is typed and not yet told.
   */
  properties[PROP_TEXT] =
      g_param_spec_string ("text", NULL, NULL, "",
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-entry-line.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrEntryLine, text);
  gtk_widget_class_bind_template_child (widget_class, ScrEntryLine, meaning);
  gtk_widget_class_bind_template_child (widget_class, ScrEntryLine, enter);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_install_action (widget_class, "entry.enter", NULL, enter_cb);
  gtk_widget_class_set_css_name (widget_class, "entryline");
}

static void
scr_entry_line_init (ScrEntryLine *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (end_deleting), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->text, "notify::has-focus", G_CALLBACK (end_deleting), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->text), keys);
  show_meaning (self);
}

/* Shows a new state; what was half typed for the one before goes. */
void
scr_entry_line_set_state (ScrEntryLine *self,
                          ScrState *state)
{
  g_return_if_fail (SCR_IS_ENTRY_LINE (self));

  if (!g_set_object (&self->state, state))
    return;

  g_clear_pointer (&self->cleared, g_free);
  g_free (self->suggested);
  self->suggested = state != NULL ? scr_state_suggest (state) : NULL;
  if (!self->is_telling)
    {
      g_clear_handle_id (&self->source, g_source_remove);
      set_text (self, "");
      show_meaning (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/* What the players do now that no move tells, or NULL. */
void
scr_entry_line_set_task (ScrEntryLine *self,
                         const char *task)
{
  g_return_if_fail (SCR_IS_ENTRY_LINE (self));

  if (g_strcmp0 (self->task, task) == 0)
    return;

  g_free (self->task);
  self->task = g_strdup (task);
  if (!self->is_telling)
    show_meaning (self);
}

/* What is typed and not yet told. */
const char *
scr_entry_line_get_text (ScrEntryLine *self)
{
  return gtk_editable_get_text (self->text);
}

/**
 * scr_entry_line_clear:
 *
 * Takes back what is typed; scr_entry_line_restore() types it again while nothing else happens.
 *
 * Returns: whether there was anything
 */
gboolean
scr_entry_line_clear (ScrEntryLine *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->text));

  if (*text == '\0')
    return FALSE;

  gtk_editable_set_text (self->text, "");
  self->cleared = g_steal_pointer (&text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
  return TRUE;
}

/* Whether what was typed before the line was emptied can be typed again. */
gboolean
scr_entry_line_can_restore (ScrEntryLine *self)
{
  return self->cleared != NULL;
}

/* Types again what was typed before the line was emptied. Returns whether there was anything. */
gboolean
scr_entry_line_restore (ScrEntryLine *self)
{
  g_autofree char *text = g_steal_pointer (&self->cleared);

  if (text == NULL)
    return FALSE;

  set_text (self, text);
  show_meaning (self);
  return TRUE;
}

/* Types @key, which was pressed elsewhere, as GDK names it, here, where it begins a move in its
 * short form or takes one back. Returns whether it did. */
gboolean
scr_entry_line_take_key (ScrEntryLine *self,
                         guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  char typed[8] = { 0 };
  g_autofree char *move = NULL;
  ScrReading reading;
  int position = -1;

  if (self->state == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  if (key == GDK_KEY_BackSpace)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self));
      self->is_deleting = TRUE;
      delete_last (self);
      return TRUE;
    }
  if (letter <= ' ' || !g_unichar_isprint (letter))
    return FALSE;

  g_unichar_to_utf8 (letter, typed);
  reading = scr_state_read (self->state, typed, &move, NULL);
  if (reading == SCR_READING_NOTHING || g_strcmp0 (move, typed) == 0)
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_editable_insert_text (self->text, typed, -1, &position);
  gtk_editable_set_position (self->text, -1);
  return TRUE;
}
