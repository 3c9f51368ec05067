/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sheet-form.h"

#include "app/widgets/scr-children.h"

/**
 * ScrSheetForm:
 *
 * A game's own form for the score sheet of a match that was played elsewhere: who played by which
 * rules, and what *lies on the table at the end*. scr_tables_new_sheet_form() makes it.
 * ScrSheetForm::changed tells that something else is told now.
 */

enum
{
  PROP_0,
  PROP_SETUP,
  PROP_SHEET,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_ABSTRACT_TYPE (ScrSheetForm, scr_sheet_form, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
scr_sheet_form_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_sheet_form_parent_class)->dispose (object);
}

static void
scr_sheet_form_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SETUP:
      g_value_take_boxed (value, scr_sheet_form_dup_setup (SCR_SHEET_FORM (object)));
      break;
    case PROP_SHEET:
      g_value_take_boxed (value, scr_sheet_form_dup_sheet (SCR_SHEET_FORM (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_sheet_form_class_init (ScrSheetFormClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_sheet_form_dispose;
  object_class->get_property = scr_sheet_form_get_property;

  properties[PROP_SETUP] = g_param_spec_boxed ("setup", NULL, NULL, JSON_TYPE_NODE, flags);
  properties[PROP_SHEET] = g_param_spec_boxed ("sheet", NULL, NULL, JSON_TYPE_NODE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ScrSheetForm::changed:
   * @self: a form
   * @typed: (nullable): the field whose text is being typed; changes in a row of the same one are
   *   undone together
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
scr_sheet_form_init (ScrSheetForm *self)
{
}

/**
 * scr_sheet_form_show:
 * @self: a form
 * @setup: who played by which rules; only an edition where nobody has said yet
 * @sheet: (nullable): what is told, whole or not; %NULL for nothing yet
 *
 * Shows a sheet to go on with. ScrSheetForm::changed is not emitted.
 */
void
scr_sheet_form_show (ScrSheetForm *self,
                     JsonNode *setup,
                     JsonNode *sheet)
{
  g_return_if_fail (SCR_IS_SHEET_FORM (self));
  g_return_if_fail (setup != NULL);

  SCR_SHEET_FORM_GET_CLASS (self)->show (self, setup, sheet);
}

JsonNode *
scr_sheet_form_dup_setup (ScrSheetForm *self)
{
  g_return_val_if_fail (SCR_IS_SHEET_FORM (self), NULL);

  return SCR_SHEET_FORM_GET_CLASS (self)->dup_setup (self);
}

JsonNode *
scr_sheet_form_dup_sheet (ScrSheetForm *self)
{
  g_return_val_if_fail (SCR_IS_SHEET_FORM (self), NULL);

  return SCR_SHEET_FORM_GET_CLASS (self)->dup_sheet (self);
}

/* Adds what the form knows to be open beyond what scr_game_read_sheet() finds missing. */
void
scr_sheet_form_add_faults (ScrSheetForm *self,
                           GListStore *faults)
{
  g_return_if_fail (SCR_IS_SHEET_FORM (self));

  SCR_SHEET_FORM_GET_CLASS (self)->add_faults (self, faults);
}

/* Says beside the fields what cannot be and what is odd. */
void
scr_sheet_form_show_faults (ScrSheetForm *self,
                            GListModel *faults)
{
  g_return_if_fail (SCR_IS_SHEET_FORM (self));

  SCR_SHEET_FORM_GET_CLASS (self)->show_faults (self, faults);
}

/* Gives the focus to the field that a fault's path names; returns whether there is one. */
gboolean
scr_sheet_form_go_to (ScrSheetForm *self,
                      const char *path)
{
  g_return_val_if_fail (SCR_IS_SHEET_FORM (self), FALSE);

  return SCR_SHEET_FORM_GET_CLASS (self)->go_to (self, path);
}

/* Says which names of players the form completes. */
void
scr_sheet_form_set_known (ScrSheetForm *self,
                          const char *const *names)
{
  g_return_if_fail (SCR_IS_SHEET_FORM (self));

  SCR_SHEET_FORM_GET_CLASS (self)->set_known (self, names);
}

/* The names that somebody gave to seats. */
GStrv
scr_sheet_form_list_people (ScrSheetForm *self)
{
  g_return_val_if_fail (SCR_IS_SHEET_FORM (self), NULL);

  return SCR_SHEET_FORM_GET_CLASS (self)->list_people (self);
}

/* For games: the player has told something. */
void
scr_sheet_form_changed (ScrSheetForm *self,
                        const char *typed)
{
  g_return_if_fail (SCR_IS_SHEET_FORM (self));

  g_signal_emit (self, signals[CHANGED], 0, typed);
}

static gboolean
has_focus_within (GtkWidget *field)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (field));

  return focus != NULL && (focus == field || gtk_widget_is_ancestor (focus, field));
}

/* For games: what comes after @field in its form has the focus; the buttons of a number are part of
 * its field. */
void
scr_sheet_form_go_on (GtkWidget *field)
{
  GtkWidget *form = gtk_widget_get_ancestor (field, SCR_TYPE_SHEET_FORM);

  if (form == NULL || gtk_widget_get_root (field) == NULL)
    return;

  gtk_widget_grab_focus (field);
  do
    if (!gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD))
      return;
  while (has_focus_within (field));
}
