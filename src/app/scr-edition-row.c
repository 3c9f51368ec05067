/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-edition-row.h"

#include <glib/gi18n.h>

#include "app/scr-provenance.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-flow-layout.h"

/* A row of the list of editions: what it is, and what can be done with it. */

static GtkWidget *
add_line (GtkWidget *box,
          const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

/* Whether it comes with the game, can be played with, or waits to be put right. */
static char *
describe_state (ScrEditionItem *item)
{
  const char *problem = scr_edition_item_get_problem (item);

  if (problem != NULL)
    /* Translators: %s is what is wrong in the file, a sentence with its full stop. */
    return g_strdup_printf (_ ("Cannot be played with. %s"), problem);
  if (scr_edition_item_is_draft (item))
    return g_strdup (_ ("A draft waits: something in it is off. New matches use this edition as it "
                        "was when all was right."));
  if (scr_edition_item_get_path (item) == NULL)
    return g_strdup (_ ("Comes with the game, and stays as it is; a copy can be changed."));

  return g_strdup (_ ("Your own; new matches can use it."));
}

/* @told says of which edition: buttons of several rows are told apart by ear too. */
static void
add_button (GtkWidget *box,
            const char *label,
            const char *told,
            const char *action,
            guint place)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  scr_set_name (button, told);
  scr_name_once (button);
  scr_set_action (button, action, g_variant_new_uint32 (place));
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_buttons (GtkWidget *box,
             ScrEditionItem *item,
             const char *name,
             guint place)
{
  /* Translators: these four have the name of an edition. */
  g_autofree char *edit = g_strdup_printf (_ ("Edit %s"), name);
  g_autofree char *duplicate = g_strdup_printf (_ ("Duplicate %s"), name);
  g_autofree char *export = g_strdup_printf (_ ("Export %s"), name);
  g_autofree char *delete = g_strdup_printf (_ ("Delete %s"), name);
  gboolean is_own = scr_edition_item_get_path (item) != NULL;

  if (is_own && scr_edition_item_get_shown (item) != NULL)
    add_button (box, _ ("_Edit"), edit, "editions.edit", place);
  if (scr_edition_item_get_right (item) != NULL)
    {
      add_button (box, _ ("D_uplicate"), duplicate, "editions.duplicate", place);
      add_button (box, _ ("E_xport…"), export, "editions.export", place);
    }
  if (is_own)
    add_button (box, _ ("_Delete"), delete, "editions.delete", place);
}

/**
 * scr_edition_row_new:
 * @item: an edition
 * @place: its place in the list, for the actions
 *
 * Returns: (transfer floating): a row that shows it, with buttons for the actions "editions.…"
 */
GtkWidget *
scr_edition_row_new (ScrEditionItem *item,
                     guint place)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *name = scr_edition_item_dup_name (item);
  g_autofree char *state = describe_state (item);
  const char *source = scr_provenance_describe (scr_edition_item_get_provenance (item));
  gboolean is_right = scr_edition_item_get_problem (item) == NULL &&
                      !scr_edition_item_is_draft (item);

  add_line (box, name, "heading");
  if (*source != '\0')
    add_line (box, source, "hint");
  add_line (box, state, is_right ? "hint" : "refusal");
  gtk_widget_set_layout_manager (buttons, scr_flow_layout_new (8, 0));
  gtk_widget_add_css_class (buttons, "edition-buttons");
  add_buttons (buttons, item, name, place);
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_add_css_class (box, "form-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  scr_set_name (row, name);

  return row;
}

/* Gives the focus to the first button of a row. */
gboolean
scr_edition_row_grab_button (GtkWidget *row)
{
  GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  GtkWidget *button = gtk_widget_get_first_child (gtk_widget_get_last_child (box));

  return button != NULL && gtk_widget_grab_focus (button);
}
