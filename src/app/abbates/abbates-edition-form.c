/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-form.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "app/abbates/abbates-edition-part.h"
#include "app/widgets/scr-access.h"
#include "games/abbates/abbates-edition.h"

#define N_PARTS 6

/**
 * AbbatesEditionForm:
 *
 * All that an edition of Abbates holds, in parts that open: what the printed copy says and the
 * rulebook does not.
 */
struct _AbbatesEditionForm
{
  ScrEditionForm parent_instance;

  AdwExpanderRow *rows[N_PARTS];
  GtkWidget *parts[N_PARTS];
};

G_DEFINE_FINAL_TYPE (AbbatesEditionForm, abbates_edition_form, SCR_TYPE_EDITION_FORM)

/* In the order of the form; @paths of what a part changes, with a space between. */
static const struct
{
  const char *title;
  const char *paths;
  GtkWidget *(*new_part) (void);
} parts[N_PARTS] = {
  { N_ ("Garden cards"), "$.garden", abbates_edition_garden_new },
  { N_ ("Abbot cards"), "$.abbot-beans $.benedict-beans", abbates_edition_abbots_new },
  { N_ ("Ora et Labora"), "$.ora", abbates_edition_ora_new },
  { N_ ("Arcade and corner cards"), "$.arcade $.returns", abbates_edition_arcade_new },
  { N_ ("Board"), "$.aisles $.fill", abbates_edition_board_new },
  { N_ ("Missions"), "$.missions", abbates_edition_missions_new },
};

static void
abbates_edition_form_show (ScrEditionForm *form,
                           JsonNode *edition)
{
  AbbatesEditionForm *self = ABBATES_EDITION_FORM (form);
  AbbatesRules rules;

  abbates_edition_read_loosely (edition, &rules);
  for (guint i = 0; i < N_PARTS; i++)
    {
      AbbatesEditionPart *part = ABBATES_EDITION_PART (self->parts[i]);
      g_autofree char *summary = abbates_edition_part_summarize (part, &rules);

      abbates_edition_part_show (part, &rules, json_node_get_object (edition));
      adw_expander_row_set_subtitle (self->rows[i], summary);
    }
}

/* The part in which @path is changed; N_PARTS for none. */
static guint
find_part (const char *path)
{
  for (guint i = 0; i < N_PARTS; i++)
    {
      g_auto (GStrv) own = g_strsplit (parts[i].paths, " ", -1);

      for (guint j = 0; own[j] != NULL; j++)
        if (g_str_has_prefix (path, own[j]))
          return i;
    }

  return N_PARTS;
}

static gboolean
abbates_edition_form_show_fault (ScrEditionForm *form,
                                 const char *fault)
{
  AbbatesEditionForm *self = ABBATES_EDITION_FORM (form);
  g_autofree char *path = g_strndup (fault, strcspn (fault, " "));
  guint part = find_part (path);

  if (part == N_PARTS)
    return FALSE;
  adw_expander_row_set_expanded (self->rows[part], TRUE);

  return abbates_edition_part_grab (ABBATES_EDITION_PART (self->parts[part]), path);
}

static void
abbates_edition_form_class_init (AbbatesEditionFormClass *klass)
{
  ScrEditionFormClass *form_class = SCR_EDITION_FORM_CLASS (klass);

  form_class->show = abbates_edition_form_show;
  form_class->show_fault = abbates_edition_form_show_fault;
}

static void
add_part (AbbatesEditionForm *self,
          GtkListBox *list,
          guint i)
{
  GtkWidget *expander = adw_expander_row_new ();
  GtkWidget *row = gtk_list_box_row_new ();

  self->rows[i] = ADW_EXPANDER_ROW (expander);
  self->parts[i] = parts[i].new_part ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _ (parts[i].title));
  scr_name_row (self->rows[i]);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), self->parts[i]);
  adw_expander_row_add_row (self->rows[i], row);
  /* What is closed costs nothing then: GTK would lay it out all the same. */
  g_object_bind_property (expander, "expanded", row, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_box_append (list, expander);
}

static void
abbates_edition_form_init (AbbatesEditionForm *self)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Cards and board"),
                                  -1);
  for (guint i = 0; i < N_PARTS; i++)
    add_part (self, GTK_LIST_BOX (list), i);
  adw_expander_row_set_expanded (self->rows[0], TRUE);
  gtk_widget_set_parent (list, GTK_WIDGET (self));
}
