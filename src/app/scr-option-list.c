/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-option-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-choices.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"

/**
 * ScrOptionList:
 *
 * All options of a game: the switches in sight, the choices, which few ask for, behind a
 * row that opens. ScrOptionList::changed tells that one has another value.
 */
struct _ScrOptionList
{
  GtkWidget parent_instance;

  ScrGame *game;
  GPtrArray *rows;
  GtkListBox *list;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrOptionList, scr_option_list, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static ScrOptionRow *
get_row (ScrOptionList *self,
         guint i)
{
  return g_ptr_array_index (self->rows, i);
}

static void
changed_cb (ScrOptionList *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Why the game refuses @setup with that switch on, or without one where @row is NULL; NULL
 * where it does not. */
static char *
dup_refusal (ScrOptionList *self,
             JsonObject *setup,
             ScrOptionRow *row)
{
  g_autoptr (JsonObject) switched = json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) whole = NULL;
  g_autoptr (GError) error = NULL;

  scr_choices_copy (setup, switched);
  if (row != NULL)
    scr_choices_set_value (switched, scr_option_row_get_option (row), "true");
  node = json_node_init_object (json_node_alloc (), switched);
  whole = scr_game_normalize_setup (self->game, node, &error);

  return whole == NULL ? g_strdup (error->message) : NULL;
}

/* Whether the option does not matter beside what another one is now. */
static gboolean
is_moot (ScrOptionList *self,
         JsonObject *setup,
         ScrOption *option)
{
  const char *unless = scr_option_get_unless (option);
  g_auto (GStrv) parts = unless != NULL ? g_strsplit (unless, "=", 2) : NULL;
  ScrOptionRow *row;

  if (parts == NULL || g_strv_length (parts) != 2)
    return FALSE;
  if (g_str_equal (parts[0], "solo"))
    return g_str_equal (parts[1],
                        scr_choices_get_boolean (setup, "solo", FALSE) ? "true" : "false");

  row = scr_option_list_get_row (self, parts[0]);
  return row != NULL && g_str_equal (scr_option_row_get_value (row), parts[1]);
}

static ScrOptionRow *
new_row (ScrOptionList *self,
         ScrOption *option)
{
  GtkWidget *row = scr_option_row_new (option);

  g_signal_connect_object (row, "notify::value", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);

  return SCR_OPTION_ROW (row);
}

static void
fill (ScrOptionList *self)
{
  g_autoptr (GListModel) options = scr_game_list_options (self->game);
  GtkWidget *more = adw_expander_row_new ();
  gboolean has_more = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ScrOption) option = g_list_model_get_item (options, i);
      GtkWidget *row = GTK_WIDGET (new_row (self, option));

      if (scr_option_get_kind (option) == SCR_OPTION_SWITCH)
        {
          gtk_list_box_append (self->list, row);
          continue;
        }
      adw_expander_row_add_row (ADW_EXPANDER_ROW (more), row);
      has_more = TRUE;
    }

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _ ("More rules"));
  scr_name_row (ADW_EXPANDER_ROW (more));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (more),
                                 _ ("Undo, and where the rulebook leaves room"));
  gtk_list_box_append (self->list, more);
  gtk_widget_set_visible (more, has_more);
}

static void
scr_option_list_dispose (GObject *object)
{
  ScrOptionList *self = SCR_OPTION_LIST (object);

  scr_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (scr_option_list_parent_class)->dispose (object);
}

static void
scr_option_list_class_init (ScrOptionListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_option_list_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
scr_option_list_init (ScrOptionList *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->rows = g_ptr_array_new ();
  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rules"),
                                  -1);
  gtk_widget_set_parent (list, GTK_WIDGET (self));
}

void
scr_option_list_set_game (ScrOptionList *self,
                          ScrGame *game)
{
  GtkWidget *row;

  g_return_if_fail (SCR_IS_OPTION_LIST (self));

  g_set_object (&self->game, game);
  g_ptr_array_set_size (self->rows, 0);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  fill (self);
}

/* The row of the option called @id, or NULL. */
ScrOptionRow *
scr_option_list_get_row (ScrOptionList *self,
                         const char *id)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (scr_option_get_id (scr_option_row_get_option (get_row (self, i))), id))
      return get_row (self, i);

  return NULL;
}

/* Adds what holds to a set-up. */
void
scr_option_list_add_values (ScrOptionList *self,
                            JsonObject *setup)
{
  for (guint i = 0; i < self->rows->len; i++)
    scr_choices_set_value (setup, scr_option_row_get_option (get_row (self, i)),
                           scr_option_row_get_value (get_row (self, i)));
}

/* Adds what is wished for, whether it can hold now or not. */
void
scr_option_list_add_wishes (ScrOptionList *self,
                            JsonObject *rules)
{
  for (guint i = 0; i < self->rows->len; i++)
    scr_choices_set_value (rules, scr_option_row_get_option (get_row (self, i)),
                           scr_option_row_get_wish (get_row (self, i)));
}

/* Sets all options; what is missing or unknown in @rules is as usual. */
void
scr_option_list_set_choices (ScrOptionList *self,
                             JsonObject *rules)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *value =
          scr_choices_dup_value (rules, scr_option_row_get_option (get_row (self, i)));

      scr_option_row_set_value (get_row (self, i), value);
    }
}

/**
 * scr_option_list_check:
 * @self: an option list
 * @setup: a set-up without options
 *
 * Says beside each option why it cannot be chosen with the rest. Switches come before what
 * depends on them. Where @setup is refused as it is, no switch is to blame.
 */
void
scr_option_list_check (ScrOptionList *self,
                       JsonObject *setup)
{
  g_autofree char *refused_anyway = NULL;

  g_return_if_fail (SCR_IS_OPTION_LIST (self));

  refused_anyway = dup_refusal (self, setup, NULL);
  for (guint i = 0; i < self->rows->len; i++)
    {
      ScrOptionRow *row = get_row (self, i);
      ScrOption *option = scr_option_row_get_option (row);
      g_autofree char *refusal = NULL;

      if (scr_option_get_kind (option) == SCR_OPTION_SWITCH && refused_anyway == NULL)
        refusal = dup_refusal (self, setup, row);
      if (refusal == NULL && is_moot (self, setup, option))
        refusal = g_strdup (scr_option_get_unless_reason (option));
      scr_option_row_set_conflict (row, refusal);
    }
}
