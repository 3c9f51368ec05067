/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-table.h"

#include "app/widgets/scr-children.h"

typedef struct
{
  ScrState *state;
  char **colours;
  gboolean is_open;
  gboolean is_moving;
  int viewer;
  char *task;
} ScrTablePrivate;

enum
{
  PROP_0,
  PROP_STATE,
  PROP_IS_OPEN,
  PROP_COLOURS,
  PROP_IS_MOVING,
  PROP_VIEWER,
  PROP_TASK,
  N_PROPS,
};

enum
{
  EXPLAIN,
  N_SIGNALS,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScrTable, scr_table, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
update (ScrTable *self)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  if (priv->state != NULL && priv->colours != NULL)
    SCR_TABLE_GET_CLASS (self)->update (self);
}

static void
scr_table_dispose (GObject *object)
{
  ScrTable *self = SCR_TABLE (object);
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  scr_unparent_children (GTK_WIDGET (self));
  g_clear_object (&priv->state);
  g_clear_pointer (&priv->colours, g_strfreev);
  g_clear_pointer (&priv->task, g_free);

  G_OBJECT_CLASS (scr_table_parent_class)->dispose (object);
}

static void
scr_table_get_property (GObject *object,
                        guint prop_id,
                        GValue *value,
                        GParamSpec *pspec)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (SCR_TABLE (object));

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_object (value, priv->state);
      break;
    case PROP_IS_OPEN:
      g_value_set_boolean (value, priv->is_open);
      break;
    case PROP_COLOURS:
      g_value_set_boxed (value, priv->colours);
      break;
    case PROP_IS_MOVING:
      g_value_set_boolean (value, priv->is_moving);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, priv->viewer);
      break;
    case PROP_TASK:
      g_value_set_string (value, priv->task);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_table_set_property (GObject *object,
                        guint prop_id,
                        const GValue *value,
                        GParamSpec *pspec)
{
  ScrTable *self = SCR_TABLE (object);

  switch (prop_id)
    {
    case PROP_STATE:
      scr_table_set_state (self, g_value_get_object (value));
      break;
    case PROP_IS_OPEN:
      scr_table_set_is_open (self, g_value_get_boolean (value));
      break;
    case PROP_COLOURS:
      scr_table_set_colours (self, g_value_get_boxed (value));
      break;
    case PROP_VIEWER:
      scr_table_set_viewer (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_table_class_init (ScrTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = scr_table_dispose;
  object_class->get_property = scr_table_get_property;
  object_class->set_property = scr_table_set_property;

  properties[PROP_STATE] = g_param_spec_object ("state", NULL, NULL, SCR_TYPE_STATE, flags);
  properties[PROP_IS_OPEN] = g_param_spec_boolean ("is-open", NULL, NULL, FALSE, flags);
  properties[PROP_COLOURS] = g_param_spec_boxed ("colours", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_IS_MOVING] =
      g_param_spec_boolean ("is-moving", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, SCR_VIEWER_ALL, G_MAXINT,
                                              SCR_VIEWER_ALL, flags);
  properties[PROP_TASK] =
      g_param_spec_string ("task", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[EXPLAIN] = g_signal_new ("explain", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                   GTK_TYPE_WIDGET, G_TYPE_UINT, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "table");
}

static void
scr_table_init (ScrTable *self)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  priv->viewer = SCR_VIEWER_ALL;
}

ScrState *
scr_table_get_state (ScrTable *self)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  return priv->state;
}

void
scr_table_set_state (ScrTable *self,
                     ScrState *state)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  g_return_if_fail (SCR_IS_TABLE (self));
  g_return_if_fail (state == NULL || SCR_IS_STATE (state));

  if (!g_set_object (&priv->state, state))
    return;

  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/**
 * scr_table_step:
 * @self: a table
 * @state: the state that follows the one shown
 * @events: a list model of #ScrEvent, what led to it
 *
 * Shows @state, and how it comes about where the table can and motion is wanted.
 */
void
scr_table_step (ScrTable *self,
                ScrState *state,
                GListModel *events)
{
  ScrTableClass *table_class = SCR_TABLE_GET_CLASS (self);

  g_return_if_fail (SCR_IS_TABLE (self));
  g_return_if_fail (G_IS_LIST_MODEL (events));

  if (table_class->step != NULL)
    table_class->step (self, state, events);
  else
    scr_table_set_state (self, state);
}

/* Whether the table shows how its state came about. */
gboolean
scr_table_get_is_moving (ScrTable *self)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  return priv->is_moving;
}

/* For the table of a game alone. */
void
scr_table_set_is_moving (ScrTable *self,
                         gboolean is_moving)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  g_return_if_fail (SCR_IS_TABLE (self));

  if (priv->is_moving == is_moving)
    return;

  priv->is_moving = is_moving;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_MOVING]);
}

/* Who looks at the table: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL. The state is what
 * the viewer may see. */
int
scr_table_get_viewer (ScrTable *self)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  return priv->viewer;
}

void
scr_table_set_viewer (ScrTable *self,
                      int viewer)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  g_return_if_fail (SCR_IS_TABLE (self));

  if (priv->viewer == viewer)
    return;

  priv->viewer = viewer;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEWER]);
}

/* Whether a person decides now; else nothing is lit. */
gboolean
scr_table_get_is_open (ScrTable *self)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  return priv->is_open;
}

void
scr_table_set_is_open (ScrTable *self,
                       gboolean is_open)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  g_return_if_fail (SCR_IS_TABLE (self));

  if (priv->is_open == is_open)
    return;

  priv->is_open = is_open;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_OPEN]);
}

/* The seats' colours, in the words of match files. */
const char *const *
scr_table_get_colours (ScrTable *self)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  return (const char *const *) priv->colours;
}

void
scr_table_set_colours (ScrTable *self,
                       const char *const *colours)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  g_return_if_fail (SCR_IS_TABLE (self));

  g_strfreev (priv->colours);
  priv->colours = g_strdupv ((char **) colours);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOURS]);
}

void
scr_table_place_status (ScrTable *self,
                        GtkWidget *status)
{
  g_return_if_fail (SCR_IS_TABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (status));

  SCR_TABLE_GET_CLASS (self)->place_status (self, status);
}

/* Takes @agenda, which is gone where the table has no room for one. */
void
scr_table_place_agenda (ScrTable *self,
                        GtkWidget *agenda)
{
  g_autoptr (GtkWidget) owned = g_object_ref_sink (agenda);

  g_return_if_fail (SCR_IS_TABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (owned));

  if (SCR_TABLE_GET_CLASS (self)->place_agenda != NULL)
    SCR_TABLE_GET_CLASS (self)->place_agenda (self, owned);
}

/* Whether the table itself shows what the players of a real one may tell. */
gboolean
scr_table_has_palette (ScrTable *self)
{
  g_return_val_if_fail (SCR_IS_TABLE (self), FALSE);

  return SCR_TABLE_GET_CLASS (self)->has_palette;
}

/* What the players of a real table do next that no move tells, a sentence, or NULL. */
const char *
scr_table_get_task (ScrTable *self)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  return priv->task;
}

/* For the table of a game alone. */
void
scr_table_set_task (ScrTable *self,
                    const char *task)
{
  ScrTablePrivate *priv = scr_table_get_instance_private (self);

  g_return_if_fail (SCR_IS_TABLE (self));

  if (g_strcmp0 (priv->task, task) == 0)
    return;

  g_free (priv->task);
  priv->task = g_strdup (task);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TASK]);
}

/* Takes the task as done, or with @is_back the one before as not done. Returns whether it did. */
gboolean
scr_table_end_task (ScrTable *self,
                    gboolean is_back)
{
  ScrTableClass *table_class = SCR_TABLE_GET_CLASS (self);

  return table_class->end_task != NULL && table_class->end_task (self, is_back);
}

/* How the players of a real table type what is due in @state; "" where there is nothing to say. */
char *
scr_table_explain_typing (ScrTable *self,
                          ScrState *state)
{
  ScrTableClass *table_class = SCR_TABLE_GET_CLASS (self);

  return table_class->explain_typing != NULL ? table_class->explain_typing (self, state)
                                             : g_strdup ("");
}

/* Goes back one step of a choice. Returns whether there was one. */
gboolean
scr_table_back_out (ScrTable *self)
{
  ScrTableClass *table_class = SCR_TABLE_GET_CLASS (self);

  return table_class->back_out != NULL && table_class->back_out (self);
}

/* Whether @entry, the last one and chance's, is what the players want to be told. */
gboolean
scr_table_is_news (ScrTable *self,
                   ScrEntry *entry)
{
  ScrTableClass *table_class = SCR_TABLE_GET_CLASS (self);

  return table_class->is_news == NULL || table_class->is_news (self, entry);
}

/**
 * scr_table_move:
 * @self: a table
 * @move: a move in notation, legal or not
 *
 * Asks for a move. What is wrong with it, if anything, the page tells.
 */
void
scr_table_move (ScrTable *self,
                const char *move)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "match.move", "s", move);
}

/* Has @sentence told where refusals are told; "" takes back what was told. */
void
scr_table_tell (ScrTable *self,
                const char *sentence)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "page.tell", "s", sentence);
}

/* Points out @move, a legal one; NULL ends it. */
void
scr_table_show_hint (ScrTable *self,
                     const char *move)
{
  ScrTableClass *table_class = SCR_TABLE_GET_CLASS (self);

  if (table_class->show_hint != NULL)
    table_class->show_hint (self, move);
}

/* Which keys do something now: a key, what it does, and so on. */
GStrv
scr_table_list_keys (ScrTable *self)
{
  ScrTableClass *table_class = SCR_TABLE_GET_CLASS (self);

  return table_class->list_keys != NULL ? table_class->list_keys (self) : g_new0 (char *, 1);
}

/**
 * scr_table_explain:
 * @self: a table
 * @anchor: the widget that shows the number
 * @seat: the seat whose number it is, or 0
 * @number: its name, as scr_state_explain() takes it
 *
 * Asks for the terms that add up to a number; the page shows them beside @anchor.
 */
void
scr_table_explain (ScrTable *self,
                   GtkWidget *anchor,
                   guint seat,
                   const char *number)
{
  g_return_if_fail (SCR_IS_TABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (anchor));

  g_signal_emit (self, signals[EXPLAIN], 0, anchor, seat, number);
}
