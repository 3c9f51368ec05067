/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-table-private.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-portrait.h"
#include "app/abbates/abbates-preview.h"
#include "app/abbates/abbates-refusal.h"

/* What is chosen on the table, pointed at and dragged about it. */

/* Keeps what is chosen until it makes a move with what is pointed at next; nowhere lets go. */
void
abbates_table_select (AbbatesTable *self,
                      AbbatesSpot place)
{
  self->selected = place;
  scr_table_tell (SCR_TABLE (self), "");
  if (place.where == ABBATES_IN_DISCARD)
    abbates_chapter_close_discard (self->chapter);
  abbates_table_show_all (self);
}

/* Says why pointing at @place does nothing. */
static void
refuse_place (AbbatesTable *self,
              const AbbatesView *view,
              AbbatesSpot place)
{
  g_autofree char *sentence = abbates_refusal_dup_own (view, place);
  g_autofree char *move = NULL;

  if (sentence != NULL)
    {
      scr_table_tell (SCR_TABLE (self), sentence);
      return;
    }

  move = abbates_view_dup_probe (view, view->selected, place);
  scr_table_move (SCR_TABLE (self), move);
}

/* Moves, chooses or lets go, as pointing at @place does now; or says why it does nothing. */
void
abbates_table_pick (AbbatesTable *self,
                    AbbatesSpot place)
{
  AbbatesView view;
  g_autofree char *move = NULL;

  if (scr_table_get_state (SCR_TABLE (self)) == NULL)
    return;

  view = abbates_table_get_view (self);
  move = abbates_view_dup_move (&view, place);
  if (move != NULL)
    scr_table_move (SCR_TABLE (self), move);
  else if (view.is_open && abbates_spot_equal (place, view.selected))
    abbates_table_select (self, ABBATES_NO_PLACE);
  else if (view.is_open && abbates_view_is_source (&view, place))
    abbates_table_select (self, place);
  else
    refuse_place (self, &view, place);
  g_array_unref (view.steps);
}

static void
pick_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  abbates_table_pick (ABBATES_TABLE (widget), abbates_spot_from_variant (parameter));
}

/* Where the chosen card can go, for one that was dropped elsewhere. */
static void
tell_targets (AbbatesTable *self)
{
  scr_table_tell (SCR_TABLE (self), _ ("The card does not go there. Drop it on one of the places "
                                       "that are lit while it is held."));
}

/* What is dropped only goes where it makes a move. */
static void
drop_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  AbbatesTable *self = ABBATES_TABLE (widget);
  AbbatesSpot place = abbates_spot_from_variant (parameter);
  AbbatesView view = abbates_table_get_view (self);
  g_autofree char *move = abbates_view_dup_move (&view, place);

  if (move != NULL)
    scr_table_move (SCR_TABLE (self), move);
  else if (abbates_refusal_is_due (&view, place))
    refuse_place (self, &view, place);
  else
    tell_targets (self);
  g_array_unref (view.steps);
}

static void
drop_beside_cb (GtkWidget *widget,
                const char *action,
                GVariant *parameter)
{
  abbates_table_select (ABBATES_TABLE (widget), ABBATES_NO_PLACE);
  tell_targets (ABBATES_TABLE (widget));
}

static void
show_preview (AbbatesTable *self)
{
  AbbatesView view = abbates_table_get_view (self);
  g_autofree char *name = g_strdup_printf ("%u", view.shown_seat);
  GtkWidget *portrait = gtk_stack_get_child_by_name (self->portraits, name);

  if (ABBATES_IS_PORTRAIT (portrait))
    abbates_portrait_preview (ABBATES_PORTRAIT (portrait), &view);
  g_array_unref (view.steps);
}

static void
point_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  AbbatesTable *self = ABBATES_TABLE (widget);
  AbbatesSpot place = abbates_spot_from_variant (parameter);
  AbbatesView view;

  if (scr_table_get_state (SCR_TABLE (self)) == NULL || abbates_spot_equal (place, self->pointed))
    return;

  view = abbates_table_get_view (self);
  if (!abbates_preview_is_kept (&view, place))
    {
      self->pointed = place;
      show_preview (self);
    }
  g_array_unref (view.steps);
}

/* What is dragged is chosen, as if it had been pointed at. */
static void
take_up_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  AbbatesTable *self = ABBATES_TABLE (widget);
  AbbatesSpot place = abbates_spot_from_variant (parameter);
  AbbatesView view = abbates_table_get_view (self);

  if (view.is_open && abbates_view_is_source (&view, place))
    abbates_table_select (self, place);
  g_array_unref (view.steps);
}

static void
let_go_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  abbates_table_select (ABBATES_TABLE (widget), ABBATES_NO_PLACE);
}

/* The actions that point at a place, choose it, drag from it and drop on it. */
void
abbates_table_install_picking (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.pick", "(yyy)", pick_cb);
  gtk_widget_class_install_action (widget_class, "table.point", "(yyy)", point_cb);
  gtk_widget_class_install_action (widget_class, "table.take-up", "(yyy)", take_up_cb);
  gtk_widget_class_install_action (widget_class, "table.drop", "(yyy)", drop_cb);
  gtk_widget_class_install_action (widget_class, "table.drop-beside", NULL, drop_beside_cb);
  gtk_widget_class_install_action (widget_class, "table.let-go", NULL, let_go_cb);
}
