/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-portrait.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-preview-box.h"
#include "app/abbates/abbates-rule.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-rule.h"

/**
 * AbbatesPortrait:
 *
 * A seat's portrait with its mission: nine squares, each a widget of its own, and
 * beside them its numbers.
 */
struct _AbbatesPortrait
{
  GtkWidget parent_instance;

  guint seat;
  AbbatesCardButton *squares[ABBATES_N_SQUARES];

  ScrEmblem *emblem;
  GtkLabel *title;
  GtkWidget *mission;
  GtkWidget *ora;
  AbbatesPreviewBox *preview;
};

G_DEFINE_FINAL_TYPE (AbbatesPortrait, abbates_portrait, GTK_TYPE_WIDGET)

static void
abbates_portrait_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_portrait_parent_class)->dispose (object);
}

static void
tell_rule_cb (GtkWidget *widget,
              const char *action,
              GVariant *parameter)
{
  AbbatesPortrait *self = ABBATES_PORTRAIT (widget);

  scr_show_rule (g_variant_get_boolean (parameter) ? self->mission : self->ora);
}

static void
abbates_portrait_class_init (AbbatesPortraitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_portrait_dispose;

  gtk_widget_class_install_action (widget_class, "portrait.tell-rule", "b", tell_rule_cb);
  gtk_widget_class_set_css_name (widget_class, "portrait");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

/* A button that tells a rule: of the mission or of Ora et Labora. */
static GtkWidget *
new_rule_button (gboolean is_mission)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (button, "why");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  scr_set_action (button, "portrait.tell-rule", g_variant_new_boolean (is_mission));

  return button;
}

static GtkWidget *
new_header (AbbatesPortrait *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->emblem = SCR_EMBLEM (scr_emblem_new (NULL));
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->title, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  self->mission = new_rule_button (TRUE);
  self->ora = new_rule_button (FALSE);
  gtk_box_append (GTK_BOX (header), GTK_WIDGET (self->emblem));
  gtk_box_append (GTK_BOX (header), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (header), self->ora);
  gtk_box_append (GTK_BOX (header), self->mission);

  return header;
}

static GtkWidget *
new_grid (AbbatesPortrait *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_widget_set_hexpand (grid, TRUE);
  gtk_widget_set_vexpand (grid, TRUE);
  for (int i = 0; i < ABBATES_N_SQUARES; i++)
    {
      GtkWidget *square = abbates_card_button_new ();

      gtk_widget_add_css_class (square, "portrait");
      gtk_widget_set_hexpand (square, TRUE);
      gtk_widget_set_vexpand (square, TRUE);
      gtk_grid_attach (GTK_GRID (grid), square, i % 3, i / 3, 1, 1);
      self->squares[i] = ABBATES_CARD_BUTTON (square);
    }

  return grid;
}

/* The squares, and beside or below them the numbers. */
static GtkWidget *
new_body (AbbatesPortrait *self)
{
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (body, scr_flow_layout_new (12, 0));
  gtk_widget_set_vexpand (body, TRUE);
  gtk_box_append (GTK_BOX (body), new_grid (self));
  self->preview = ABBATES_PREVIEW_BOX (abbates_preview_box_new (self->seat));
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->preview));

  return body;
}

static void
abbates_portrait_init (AbbatesPortrait *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
}

/* The portrait of a seat, from 1. */
GtkWidget *
abbates_portrait_new (guint seat)
{
  AbbatesPortrait *self = g_object_new (ABBATES_TYPE_PORTRAIT, NULL);

  self->seat = seat;
  gtk_widget_set_parent (new_header (self), GTK_WIDGET (self));
  gtk_widget_set_parent (new_body (self), GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

static void
show_mission (AbbatesPortrait *self,
              const AbbatesView *view,
              const AbbatesMission *mission)
{
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  g_autofree char *rule = abbates_rule_mission (view, self->seat);

  gtk_widget_set_visible (self->mission, mission != NULL);
  if (mission == NULL)
    return;

  title = g_strdup_printf (_ ("Mission %s · %s"), mission->id,
                           abbates_name_difficulty (mission->palms));
  /* Translators: a mission and how hard it is, short enough for a button. */
  label = g_strdup_printf (_ ("%s · %s"), mission->id, abbates_name_difficulty (mission->palms));
  scr_set_label (self->mission, label);
  scr_set_rule (self->mission, title, rule, abbates_rule_section_counting ());
  scr_set_name (self->mission, title);
  scr_set_description (self->mission, rule);
}

static void
show_ora (AbbatesPortrait *self,
          const AbbatesView *view)
{
  guint face = view->rules->ora_order[MAX (view->position->round, 1) - 1];
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  g_autofree char *rule = NULL;

  gtk_widget_set_visible (self->ora, !view->rules->no_ora && view->position->round > 0);
  if (view->rules->no_ora || view->position->round == 0)
    return;

  rule = abbates_rule_ora (view, self->seat);
  /* Translators: Ora et Labora, short enough for a button, and its face, a letter. */
  label = g_strdup_printf (_ ("Ora %c"), 'A' + (int) face);
  title = g_strdup_printf (_ ("Ora et Labora %c"), 'A' + (int) face);
  scr_set_label (self->ora, label);
  scr_set_rule (self->ora, title, rule, abbates_rule_section_play ());
  scr_set_name (self->ora, title);
  scr_set_description (self->ora, rule);
}

static void
show_player (AbbatesPortrait *self,
             const AbbatesView *view)
{
  const AbbatesSeatPosition *seat = &view->position->seats[self->seat - 1];
  const AbbatesMission *mission =
      seat->mission > 0 ? &view->rules->missions[seat->mission - 1] : NULL;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      abbates_card_button_set_area (self->squares[i], mission != NULL ? mission->area[i] : 0);
      abbates_card_button_show_place (self->squares[i], view,
                                      ABBATES_PLACE (ABBATES_IN_PORTRAIT, self->seat, i + 1),
                                      seat->portrait[i]);
    }
  show_mission (self, view, mission);
  show_ora (self, view);
}

/* Shows the portrait. */
void
abbates_portrait_show (AbbatesPortrait *self,
                       const AbbatesView *view)
{
  g_autofree char *title = NULL;

  g_return_if_fail (ABBATES_IS_PORTRAIT (self));

  title = g_strdup_printf (_ ("Portrait of %s"), abbates_view_get_name (view, self->seat));
  gtk_label_set_label (self->title, abbates_view_get_name (view, self->seat));
  scr_set_name (GTK_WIDGET (self), title);
  scr_emblem_set_colour (self->emblem, abbates_view_get_colour (view, self->seat));
  if (view->position->by == self->seat)
    gtk_widget_add_css_class (GTK_WIDGET (self), "due");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "due");
  show_player (self, view);
  abbates_portrait_preview (self, view);
}

/* Shows what would become of the numbers by what is pointed at. */
void
abbates_portrait_preview (AbbatesPortrait *self,
                          const AbbatesView *view)
{
  g_return_if_fail (ABBATES_IS_PORTRAIT (self));

  abbates_preview_box_show (self->preview, view);
}
