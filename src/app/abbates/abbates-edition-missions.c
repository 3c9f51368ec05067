/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-part.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-mission-editor.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * AbbatesEditionMissions:
 *
 * The mission cards: the areas of their squares, and their palm branches (*Missions*).
 */
struct _AbbatesEditionMissions
{
  AbbatesEditionPart parent_instance;

  GtkWidget *missions[ABBATES_N_MISSIONS];
};

#define ABBATES_TYPE_EDITION_MISSIONS (abbates_edition_missions_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesEditionMissions, abbates_edition_missions, ABBATES, EDITION_MISSIONS, AbbatesEditionPart)
G_DEFINE_FINAL_TYPE (AbbatesEditionMissions, abbates_edition_missions, ABBATES_TYPE_EDITION_PART)

static JsonObject *
get_mission (JsonObject *edition,
             guint i)
{
  JsonNode *node = json_object_get_member (edition, "missions");
  JsonArray *missions = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node)
                                                                     : NULL;
  JsonNode *mission = missions != NULL && i < json_array_get_length (missions)
                          ? json_array_get_element (missions, i)
                          : NULL;

  return mission != NULL && JSON_NODE_HOLDS_OBJECT (mission) ? json_node_get_object (mission)
                                                             : NULL;
}

static void
abbates_edition_missions_show (AbbatesEditionPart *part,
                               const AbbatesRules *rules,
                               JsonObject *edition)
{
  AbbatesEditionMissions *self = ABBATES_EDITION_MISSIONS (part);

  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      JsonObject *mission = get_mission (edition, i);

      gtk_widget_set_visible (self->missions[i], mission != NULL);
      if (mission != NULL)
        abbates_mission_editor_show (ABBATES_MISSION_EDITOR (self->missions[i]), mission,
                                     rules->missions[i].palms);
    }
}

static char *
abbates_edition_missions_summarize (AbbatesEditionPart *part,
                                    const AbbatesRules *rules)
{
  guint palms[4] = { 0 };

  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    palms[rules->missions[i].palms]++;

  /* Translators: how many mission cards have one, two and three palm branches. */
  return g_strdup_printf (_ ("With one palm branch %u, with two %u, with three %u"), palms[1],
                          palms[2], palms[3]);
}

static void
abbates_edition_missions_class_init (AbbatesEditionMissionsClass *klass)
{
  AbbatesEditionPartClass *part_class = ABBATES_EDITION_PART_CLASS (klass);

  part_class->show = abbates_edition_missions_show;
  part_class->summarize = abbates_edition_missions_summarize;
}

static void
abbates_edition_missions_init (AbbatesEditionMissions *self)
{
  AbbatesEditionPart *part = ABBATES_EDITION_PART (self);
  GtkWidget *hint = gtk_label_new (_ ("A click takes the next area: purple, A, B, then none. Keys: "
                                      "P for purple, A to D for other areas, a point for none."));
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (GtkSizeGroup) sizes = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_widget_add_css_class (hint, "hint");
  gtk_widget_set_layout_manager (room, scr_flow_layout_new (20, 0));
  gtk_box_append (GTK_BOX (self), hint);
  gtk_box_append (GTK_BOX (self), room);
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      g_autofree char *path = g_strdup_printf ("$.missions[%u]", i);

      self->missions[i] = abbates_mission_editor_new ();
      gtk_size_group_add_widget (sizes, self->missions[i]);
      gtk_box_append (GTK_BOX (room), self->missions[i]);
      abbates_edition_part_mark (part, self->missions[i], path);
    }
}

GtkWidget *
abbates_edition_missions_new (void)
{
  return g_object_new (ABBATES_TYPE_EDITION_MISSIONS, NULL);
}
