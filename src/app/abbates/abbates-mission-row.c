/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-mission-row.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-pattern.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"

#define COLUMNS 4

/**
 * AbbatesMissionRow:
 *
 * Lets one seat of a new match have a mission by its picture, or by chance. The choice is
 * made by the action "beginning.mission" of the #AbbatesSetUp around it, which takes the
 * seat and the mission's place in the edition, 0 for chance.
 */
struct _AbbatesMissionRow
{
  GtkListBoxRow parent_instance;

  guint seat;
  GtkWidget *cards[ABBATES_N_MISSIONS];
  GtkWidget *pictures[ABBATES_N_MISSIONS];
  GtkWidget *titles[ABBATES_N_MISSIONS];
  GtkWidget *chance;

  GtkLabel *name;
  GtkMenuButton *button;
  GtkWidget *picture;
  GtkLabel *title;
  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (AbbatesMissionRow, abbates_mission_row, GTK_TYPE_LIST_BOX_ROW)

static void
add_card (AbbatesMissionRow *self,
          guint i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->cards[i] = gtk_toggle_button_new ();
  self->pictures[i] = abbates_pattern_new ();
  self->titles[i] = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->titles[i]), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->titles[i]), 8);
  gtk_widget_add_css_class (self->titles[i], "small");
  gtk_box_append (GTK_BOX (box), self->pictures[i]);
  gtk_box_append (GTK_BOX (box), self->titles[i]);
  gtk_button_set_child (GTK_BUTTON (self->cards[i]), box);
  gtk_widget_add_css_class (self->cards[i], "flat");
  gtk_widget_add_css_class (self->cards[i], "mission-card");
  gtk_grid_attach (self->grid, self->cards[i], (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
}

static void
abbates_mission_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_MISSION_ROW);

  G_OBJECT_CLASS (abbates_mission_row_parent_class)->dispose (object);
}

static void
abbates_mission_row_class_init (AbbatesMissionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_mission_row_dispose;

  g_type_ensure (ABBATES_TYPE_PATTERN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/abbates-mission-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionRow, name);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionRow, button);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionRow, picture);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionRow, title);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionRow, grid);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionRow, chance);
}

static void
abbates_mission_row_init (AbbatesMissionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    add_card (self, i);
}

GtkWidget *
abbates_mission_row_new (guint seat)
{
  AbbatesMissionRow *self = g_object_new (ABBATES_TYPE_MISSION_ROW, NULL);

  self->seat = seat;
  scr_set_action (self->chance, "beginning.mission", g_variant_new ("(uu)", seat, 0));
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    scr_set_action (self->cards[i], "beginning.mission", g_variant_new ("(uu)", seat, i + 1));

  return GTK_WIDGET (self);
}

static void
show_card (AbbatesMissionRow *self,
           const AbbatesMission *mission,
           guint i,
           const char *owner,
           guint palms)
{
  g_autofree char *words = abbates_mission_describe (mission);
  g_autofree char *label = NULL;

  if (owner != NULL)
    /* Translators: %s is who has the mission card. */
    label = g_strdup_printf (_ ("%s has it"), owner);
  else
    label = g_strdup (mission->id);
  abbates_pattern_show (ABBATES_PATTERN (self->pictures[i]), mission);
  gtk_label_set_label (GTK_LABEL (self->titles[i]), label);
  scr_set_name (self->cards[i], words);
  scr_set_description (self->cards[i], owner != NULL ? label : "");
  gtk_widget_set_tooltip_text (self->cards[i], words);
  gtk_widget_set_sensitive (self->cards[i], owner == NULL);
  gtk_widget_set_visible (self->cards[i], palms == 0 || mission->palms == palms);
}

/**
 * abbates_mission_row_show:
 * @self: the choice of a seat
 * @rules: the missions of the edition
 * @name: who sits there
 * @chosen: the mission's place in the edition from 1, or 0 for chance
 * @owners: for each mission who else has it, or %NULL
 * @palms: how many palm branches it must show; 0 for any
 */
void
abbates_mission_row_show (AbbatesMissionRow *self,
                          const AbbatesRules *rules,
                          const char *name,
                          guint chosen,
                          const char *const *owners,
                          guint palms)
{
  const AbbatesMission *mission = chosen > 0 ? &rules->missions[chosen - 1] : NULL;
  g_autofree char *words = mission != NULL ? abbates_mission_describe (mission) : NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (ABBATES_IS_MISSION_ROW (self));

  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      show_card (self, &rules->missions[i], i, owners[i], palms);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cards[i]), i + 1 == chosen);
    }
  gtk_label_set_label (self->name, name);
  abbates_pattern_show (ABBATES_PATTERN (self->picture), mission);
  gtk_label_set_label (self->title, mission != NULL ? mission->id : _ ("By chance"));
  /* Translators: the first %s is a player's name. */
  label = g_strdup_printf (_ ("Mission of %s: %s"), name, words != NULL ? words : _ ("By chance"));
  scr_set_name (GTK_WIDGET (self->button), label);
  gtk_menu_button_popdown (self->button);
}
