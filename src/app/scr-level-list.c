/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-level-list.h"

#include <adwaita.h>

#include "app/scr-solo-title.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"

/**
 * ScrLevelList:
 *
 * How hard a solo game is: one row a level, with a line on what it changes.
 * ScrLevelList::changed tells of another choice.
 */
struct _ScrLevelList
{
  GtkWidget parent_instance;

  AdwActionRow *rows[SCR_SOLO_N_LEVELS];
  GtkCheckButton *checks[SCR_SOLO_N_LEVELS];

  GtkListBox *list;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrLevelList, scr_level_list, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
toggled_cb (ScrLevelList *self,
            GtkCheckButton *check)
{
  if (gtk_check_button_get_active (check))
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_level (ScrLevelList *self,
           guint i)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 scr_solo_get_level_title (scr_solo_levels[i]));
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  scr_set_name (check, scr_solo_get_level_title (scr_solo_levels[i]));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_widget_set_focusable (row, FALSE);
  if (i > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), self->checks[0]);
  else
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  gtk_list_box_append (self->list, row);
  self->rows[i] = ADW_ACTION_ROW (row);
  self->checks[i] = GTK_CHECK_BUTTON (check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
}

static void
scr_level_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_LEVEL_LIST);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_level_list_parent_class)->dispose (object);
}

static void
scr_level_list_class_init (ScrLevelListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_level_list_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-level-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrLevelList, list);
}

static void
scr_level_list_init (ScrLevelList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < SCR_SOLO_N_LEVELS; i++)
    add_level (self, i);
}

/* Says what each level changes in that game. */
void
scr_level_list_set_game (ScrLevelList *self,
                         const char *game)
{
  g_return_if_fail (SCR_IS_LEVEL_LIST (self));

  for (guint i = 0; i < SCR_SOLO_N_LEVELS; i++)
    {
      const char *description = scr_solo_get_level_description (game, scr_solo_levels[i]);

      adw_action_row_set_subtitle (self->rows[i], description);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->checks[i]),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                      -1);
    }
}

/* The level, in the word of match files. */
const char *
scr_level_list_get_level (ScrLevelList *self)
{
  for (guint i = 0; i < SCR_SOLO_N_LEVELS; i++)
    if (gtk_check_button_get_active (self->checks[i]))
      return scr_solo_levels[i];

  return scr_solo_levels[0];
}

/* Chooses the level; the easiest where @level is NULL or none that is known. */
void
scr_level_list_set_level (ScrLevelList *self,
                          const char *level)
{
  guint chosen = 0;

  g_return_if_fail (SCR_IS_LEVEL_LIST (self));

  for (guint i = 0; i < SCR_SOLO_N_LEVELS; i++)
    if (g_strcmp0 (level, scr_solo_levels[i]) == 0)
      chosen = i;
  gtk_check_button_set_active (self->checks[chosen], TRUE);
}
