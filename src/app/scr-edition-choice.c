/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-edition-choice.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-provenance.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "core/scr-edition-store.h"

/**
 * ScrEditionChoice:
 * @game: (nullable): what is played
 * @editions: (nullable): what it can be played with
 *
 * Lets the edition of a match be chosen, tells where its numbers come from, and leads to where it
 * can be changed. ScrEditionChoice::changed tells that another is chosen, or that one has changed.
 */
struct _ScrEditionChoice
{
  GtkWidget parent_instance;

  ScrGame *game;
  GListModel *editions;
  gboolean is_filling;

  GtkDropDown *list;
  GtkLabel *name;
  GtkWidget *edit;
  GtkLabel *provenance;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrEditionChoice, scr_edition_choice, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
selected_cb (ScrEditionChoice *self)
{
  ScrEdition *edition = scr_edition_choice_get_edition (self);

  if (self->is_filling)
    return;

  gtk_label_set_label (self->provenance, edition != NULL ? scr_provenance_describe (
                                                               scr_edition_get_provenance (edition))
                                                         : "");
  gtk_label_set_label (self->name, edition != NULL ? scr_edition_get_name (edition) : "");
  gtk_widget_set_visible (self->edit, edition != NULL);
  if (edition != NULL)
    scr_set_action (self->edit, "win.edit-edition",
                    g_variant_new ("(ss)", scr_game_get_id (self->game),
                                   scr_edition_get_id (edition)));
  g_signal_emit (self, signals[CHANGED], 0);
}

static guint
find (ScrEditionChoice *self,
      const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->editions); i++)
    {
      g_autoptr (ScrEdition) edition = g_list_model_get_item (self->editions, i);

      if (g_strcmp0 (scr_edition_get_id (edition), id) == 0)
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

/* One edition is told; of several one is chosen: that with @id, if there is one. */
static void
fill (ScrEditionChoice *self,
      const char *id)
{
  gboolean has_several;
  guint place;

  g_clear_object (&self->editions);
  self->editions = scr_edition_store_list_editions (scr_edition_store_get_default (), self->game);
  has_several = g_list_model_get_n_items (self->editions) > 1;
  place = find (self, id);
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->list, self->editions);
  if (place != GTK_INVALID_LIST_POSITION)
    gtk_drop_down_set_selected (self->list, place);
  self->is_filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->list), has_several);
  gtk_widget_set_visible (GTK_WIDGET (self->name), !has_several);
  selected_cb (self);
}

/* The same edition stays chosen, as it is now. */
static void
stored_cb (ScrEditionChoice *self)
{
  ScrEdition *edition = scr_edition_choice_get_edition (self);
  g_autofree char *id = edition != NULL ? g_strdup (scr_edition_get_id (edition)) : NULL;

  if (self->game != NULL)
    fill (self, id);
}

static void
scr_edition_choice_dispose (GObject *object)
{
  ScrEditionChoice *self = SCR_EDITION_CHOICE (object);

  self->is_filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_EDITION_CHOICE);
  scr_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->editions);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (scr_edition_choice_parent_class)->dispose (object);
}

static void
scr_edition_choice_class_init (ScrEditionChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_edition_choice_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-edition-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrEditionChoice, list);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionChoice, name);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionChoice, edit);
  gtk_widget_class_bind_template_child (widget_class, ScrEditionChoice, provenance);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
scr_edition_choice_init (ScrEditionChoice *self)
{
  g_autoptr (GtkExpression) name = gtk_property_expression_new (SCR_TYPE_EDITION, NULL, "name");

  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_set_name (GTK_WIDGET (self->list), _ ("Edition"));
  gtk_drop_down_set_expression (self->list, name);
  self->is_filling = FALSE;
  g_signal_connect_object (scr_edition_store_get_default (), "changed", G_CALLBACK (stored_cb),
                           self, G_CONNECT_SWAPPED);
}

/* Offers the editions of a game; the first is chosen. */
void
scr_edition_choice_set_game (ScrEditionChoice *self,
                             ScrGame *game)
{
  g_return_if_fail (SCR_IS_EDITION_CHOICE (self));
  g_return_if_fail (SCR_IS_GAME (game));

  g_set_object (&self->game, game);
  fill (self, NULL);
}

/* The edition that is chosen, or NULL. */
ScrEdition *
scr_edition_choice_get_edition (ScrEditionChoice *self)
{
  g_return_val_if_fail (SCR_IS_EDITION_CHOICE (self), NULL);

  return gtk_drop_down_get_selected_item (self->list);
}

/* Whether an edition is among those that can be chosen. */
gboolean
scr_edition_choice_has (ScrEditionChoice *self,
                        const char *id)
{
  g_return_val_if_fail (SCR_IS_EDITION_CHOICE (self), FALSE);

  return self->editions != NULL && find (self, id) != GTK_INVALID_LIST_POSITION;
}

/* Chooses an edition; one that is not there leaves the choice as it is. */
void
scr_edition_choice_select (ScrEditionChoice *self,
                           const char *id)
{
  guint place;

  g_return_if_fail (SCR_IS_EDITION_CHOICE (self));

  place = self->editions != NULL ? find (self, id) : GTK_INVALID_LIST_POSITION;
  if (place != GTK_INVALID_LIST_POSITION)
    gtk_drop_down_set_selected (self->list, place);
}
