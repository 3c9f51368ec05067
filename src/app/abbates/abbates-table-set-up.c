/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-table-private.h"

#include "app/abbates/abbates-set-up-steps.h"

/* The set-up of a real table: its guide, and what is done that no move tells. */

/* Whether the guide is in sight, rather than a portrait. */
gboolean
abbates_table_is_set_up_shown (AbbatesTable *self,
                               const AbbatesView *view)
{
  return abbates_set_up_is_told (view->position) && !self->is_portrait_asked;
}

/* Whoever opens a match in the middle of the set-up has done what comes before what is told, though
 * no move says so. */
void
abbates_table_begin_set_up (AbbatesTable *self)
{
  AbbatesState *state = ABBATES_STATE (scr_table_get_state (SCR_TABLE (self)));
  AbbatesSetUpStep steps[ABBATES_N_SET_UP];
  guint n_steps = abbates_set_up_list (abbates_state_get_position (state),
                                       abbates_state_get_rules (state), self->done, steps);

  while (n_steps > 0 && steps[n_steps - 1].n_told == 0)
    n_steps--;
  for (guint i = 0; i < n_steps; i++)
    if (steps[i].n_parts == 0)
      self->done |= 1u << steps[i].thing;
}

/* Shows the guide, and asks for what is to be done now where no move tells it. */
void
abbates_table_show_set_up (AbbatesTable *self,
                           const AbbatesView *view)
{
  AbbatesSetUpStep steps[ABBATES_N_SET_UP];
  g_autofree char *task = NULL;
  guint n_steps, due;

  if (!abbates_set_up_is_told (view->position))
    {
      scr_table_set_task (SCR_TABLE (self), NULL);
      return;
    }

  abbates_set_up_guide_show (self->guide, view);
  n_steps = abbates_set_up_list (view->position, view->rules, self->done, steps);
  due = abbates_set_up_find_due (steps, n_steps);
  if (due < n_steps && steps[due].n_parts == 0)
    task = abbates_set_up_dup_task (view->rules, steps[due].thing);
  scr_table_set_task (SCR_TABLE (self), task);
}

static void
toggle (AbbatesTable *self,
        AbbatesSetUpThing thing)
{
  self->done ^= 1u << thing;
  self->shown_step = -1;
  self->is_portrait_asked = FALSE;
  abbates_table_show_all (self);
}

/* The ScrTable.end_task() of a table that is set up. */
gboolean
abbates_table_end_task (ScrTable *table,
                        gboolean is_back)
{
  AbbatesTable *self = ABBATES_TABLE (table);
  AbbatesState *state = ABBATES_STATE (scr_table_get_state (table));
  AbbatesSetUpStep steps[ABBATES_N_SET_UP];
  guint n_steps, found;

  if (state == NULL || !abbates_set_up_is_told (abbates_state_get_position (state)))
    return FALSE;

  n_steps = abbates_set_up_list (abbates_state_get_position (state),
                                 abbates_state_get_rules (state), self->done, steps);
  found = is_back ? abbates_set_up_find_last (steps, n_steps)
                  : abbates_set_up_find_due (steps, n_steps);
  if (found == n_steps || steps[found].n_parts > 0)
    return FALSE;

  toggle (self, steps[found].thing);
  return TRUE;
}

static void
done_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  toggle (ABBATES_TABLE (widget), (AbbatesSetUpThing) g_variant_get_uint32 (parameter));
}

static void
show_step_cb (GtkWidget *widget,
              const char *action,
              GVariant *parameter)
{
  AbbatesTable *self = ABBATES_TABLE (widget);

  self->shown_step = (int) g_variant_get_uint32 (parameter);
  abbates_table_show_all (self);
}

void
abbates_table_install_set_up (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.done", "u", done_cb);
  gtk_widget_class_install_action (widget_class, "table.show-step", "u", show_step_cb);
}
