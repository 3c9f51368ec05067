/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sheet-steps.h"

/* What the form of a score sheet held, step by step, to go back to. */

typedef struct
{
  JsonNode *setup;
  JsonNode *sheet;
} Step;

struct _ScrSheetSteps
{
  GPtrArray *steps; /* of Step */
  guint step;       /* the one that is shown */
  char *typed;      /* the field that it was typed in, or NULL */
};

static void
step_free (gpointer data)
{
  Step *step = data;

  json_node_unref (step->setup);
  json_node_unref (step->sheet);
  g_free (step);
}

ScrSheetSteps *
scr_sheet_steps_new (void)
{
  ScrSheetSteps *self = g_new0 (ScrSheetSteps, 1);

  self->steps = g_ptr_array_new_with_free_func (step_free);

  return self;
}

void
scr_sheet_steps_free (ScrSheetSteps *self)
{
  g_ptr_array_unref (self->steps);
  g_free (self->typed);
  g_free (self);
}

void
scr_sheet_steps_clear (ScrSheetSteps *self)
{
  g_ptr_array_set_size (self->steps, 0);
  g_clear_pointer (&self->typed, g_free);
  self->step = 0;
}

/**
 * scr_sheet_steps_add:
 * @self: steps
 * @setup: (transfer full): who played, by which rules
 * @sheet: (transfer full): what is told
 * @typed: (nullable): the field whose text is being typed
 *
 * Adds a step after the one that is shown; those after it are gone. What is typed in one field is
 * one step.
 */
void
scr_sheet_steps_add (ScrSheetSteps *self,
                     JsonNode *setup,
                     JsonNode *sheet,
                     const char *typed)
{
  gboolean goes_on = typed != NULL && g_strcmp0 (typed, self->typed) == 0 && self->step > 0;
  Step *step = g_new0 (Step, 1);

  if (self->steps->len > 0)
    g_ptr_array_set_size (self->steps, (int) (goes_on ? self->step : self->step + 1));
  step->setup = setup;
  step->sheet = sheet;
  g_ptr_array_add (self->steps, step);
  self->step = self->steps->len - 1;
  g_free (self->typed);
  self->typed = g_strdup (typed);
}

/* Whether there is a step that many further, or back. */
gboolean
scr_sheet_steps_get_can_go (ScrSheetSteps *self,
                            int by)
{
  int step = (int) self->step + by;

  return step >= 0 && step < (int) self->steps->len;
}

void
scr_sheet_steps_go (ScrSheetSteps *self,
                    int by)
{
  g_return_if_fail (scr_sheet_steps_get_can_go (self, by));

  self->step = (guint) ((int) self->step + by);
  g_clear_pointer (&self->typed, g_free);
}

/* Who played by which rules in the step that is shown; NULL where there is none. */
JsonNode *
scr_sheet_steps_get_setup (ScrSheetSteps *self)
{
  return self->steps->len > 0 ? ((Step *) g_ptr_array_index (self->steps, self->step))->setup
                              : NULL;
}

/* What is told there. */
JsonNode *
scr_sheet_steps_get_sheet (ScrSheetSteps *self)
{
  return self->steps->len > 0 ? ((Step *) g_ptr_array_index (self->steps, self->step))->sheet
                              : NULL;
}
