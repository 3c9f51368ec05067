/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-set-up-guide.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-set-up-picture.h"
#include "app/abbates/abbates-set-up-steps.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * AbbatesSetUpGuide:
 *
 * How a real table is set up, step by step: what to do now, with a picture of where it goes, and
 * below it all the steps, checked off as they are told. Any of them can be looked at; what no
 * move tells is taken as done by a button, the action "table.done".
 */
struct _AbbatesSetUpGuide
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkLabel *heading;
  GtkLabel *count;
  GtkLabel *title;
  GtkLabel *explanation;
  AbbatesSetUpPicture *picture;
  GtkWidget *done;
  GtkBox *columns[2];
  GtkWidget *rows[ABBATES_N_SET_UP];
  GtkWidget *marks[ABBATES_N_SET_UP];
  GtkLabel *labels[ABBATES_N_SET_UP];
  guint shown;
};

G_DEFINE_FINAL_TYPE (AbbatesSetUpGuide, abbates_set_up_guide, GTK_TYPE_WIDGET)

static void
abbates_set_up_guide_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_set_up_guide_parent_class)->dispose (object);
}

static void
abbates_set_up_guide_class_init (AbbatesSetUpGuideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_set_up_guide_dispose;

  gtk_widget_class_set_css_name (widget_class, "setupguide");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkLabel *
new_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return GTK_LABEL (label);
}

/* What to do now, in words and with its button. */
static GtkWidget *
new_words (AbbatesSetUpGuide *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->heading = new_label ("hint");
  self->count = GTK_LABEL (gtk_label_new (""));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "count");
  gtk_widget_set_hexpand (GTK_WIDGET (self->heading), TRUE);
  gtk_box_append (GTK_BOX (place), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (place), GTK_WIDGET (self->count));
  self->title = new_label ("step-title");
  self->explanation = new_label (NULL);
  self->done = gtk_button_new ();
  gtk_widget_set_halign (self->done, GTK_ALIGN_START);
  gtk_widget_set_margin_top (self->done, 4);
  gtk_label_set_width_chars (self->explanation, 16);
  gtk_box_append (GTK_BOX (words), place);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->explanation));
  gtk_box_append (GTK_BOX (words), self->done);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (words, "words");

  return words;
}

static GtkWidget *
new_row (AbbatesSetUpGuide *self,
         AbbatesSetUpThing thing)
{
  GtkWidget *row = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->marks[thing] = gtk_image_new ();
  gtk_widget_set_valign (self->marks[thing], GTK_ALIGN_CENTER);
  self->labels[thing] = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_xalign (self->labels[thing], 0);
  gtk_label_set_wrap (self->labels[thing], TRUE);
  gtk_label_set_wrap_mode (self->labels[thing], PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (self->labels[thing], 10);
  gtk_widget_set_hexpand (GTK_WIDGET (self->labels[thing]), TRUE);
  gtk_box_append (GTK_BOX (box), self->marks[thing]);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->labels[thing]));
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_widget_add_css_class (row, "flat");
  gtk_widget_add_css_class (row, "step");
  scr_set_action (row, "table.show-step", g_variant_new_uint32 (thing));
  scr_name_once (row);

  return row;
}

static void
abbates_set_up_guide_init (AbbatesSetUpGuide *self)
{
  GtkWidget *now = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  g_autoptr (GtkSizeGroup) halves = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  gtk_widget_set_layout_manager (now, scr_flow_layout_new (12, 0));
  self->picture = ABBATES_SET_UP_PICTURE (abbates_set_up_picture_new ());
  gtk_box_append (GTK_BOX (now), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (now), new_words (self));
  gtk_widget_set_layout_manager (list, scr_flow_layout_new (2, 0));
  for (guint i = 0; i < G_N_ELEMENTS (self->columns); i++)
    {
      self->columns[i] = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
      gtk_widget_add_css_class (GTK_WIDGET (self->columns[i]), "steps");
      gtk_widget_set_hexpand (GTK_WIDGET (self->columns[i]), TRUE);
      gtk_widget_set_valign (GTK_WIDGET (self->columns[i]), GTK_ALIGN_START);
      gtk_size_group_add_widget (halves, GTK_WIDGET (self->columns[i]));
      gtk_box_append (GTK_BOX (list), GTK_WIDGET (self->columns[i]));
    }
  gtk_box_append (GTK_BOX (all), now);
  gtk_box_append (GTK_BOX (all), list);

  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), all);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  scr_set_name (GTK_WIDGET (self), _ ("Set-up of the table"));
}

GtkWidget *
abbates_set_up_guide_new (void)
{
  return g_object_new (ABBATES_TYPE_SET_UP_GUIDE, NULL);
}

static void
set_class (GtkWidget *widget,
           const char *css_class,
           gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static const char *
get_standing (const AbbatesSetUpStep *step,
              gboolean is_due)
{
  if (step->is_done)
    return _ ("Done");

  return is_due ? _ ("To do now") : _ ("Still to do");
}

/* How much of a step is told that is told in parts; else NULL. */
static char *
dup_count (const AbbatesSetUpStep *step,
           gboolean is_shown)
{
  if (step->n_parts <= 1 || step->is_done || (!is_shown && step->n_told == 0))
    return NULL;

  /* Translators: so many of so many are told. */
  return g_strdup_printf (_ ("%u of %u"), step->n_told, step->n_parts);
}

static void
show_row (AbbatesSetUpGuide *self,
          const AbbatesView *view,
          const AbbatesSetUpStep *step,
          guint number,
          gboolean is_due)
{
  const char *title = abbates_set_up_get_title (view->rules, step->thing);
  /* Translators: the number of a step, and what it is called. */
  g_autofree char *label = g_strdup_printf (_ ("%u. %s"), number, title);
  g_autofree char *count = dup_count (step, is_due);
  g_autofree char *description =
      g_strdup_printf (count != NULL ? "%s, %s" : "%s", get_standing (step, is_due),
                       count);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->marks[step->thing]),
                                step->is_done ? "object-select-symbolic" : NULL);
  gtk_label_set_label (self->labels[step->thing], label);
  set_class (self->rows[step->thing], "now", is_due);
  set_class (self->rows[step->thing], "done", step->is_done);
  gtk_widget_set_tooltip_text (self->rows[step->thing], label);
  scr_set_name (self->rows[step->thing], label);
  scr_set_description (self->rows[step->thing], description);
}

/* The steps stand in two columns, one below the other where there is no room; with the rules of a
 * match they are always the same. */
static void
lay_rows (AbbatesSetUpGuide *self,
          const AbbatesSetUpStep *steps,
          guint n_steps)
{
  for (guint i = 0; i < n_steps; i++)
    if (self->rows[steps[i].thing] == NULL)
      {
        self->rows[steps[i].thing] = new_row (self, steps[i].thing);
        gtk_box_append (self->columns[2 * i / (n_steps + 1)], self->rows[steps[i].thing]);
      }
}

/* What a step is about, and whether it is taken as done. */
static void
show_step (AbbatesSetUpGuide *self,
           const AbbatesView *view,
           const AbbatesSetUpStep *step,
           guint number,
           guint n_steps)
{
  g_autofree char *heading = g_strdup_printf (_ ("Set-up: step %u of %u"), number, n_steps);
  g_autofree char *count = dup_count (step, TRUE);
  g_autofree char *explanation = abbates_set_up_explain (view, step->thing);

  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->count, count != NULL ? count : "");
  gtk_label_set_label (self->title, abbates_set_up_get_title (view->rules, step->thing));
  gtk_label_set_label (self->explanation, explanation);
  abbates_set_up_picture_show (self->picture, view, step->thing);
  gtk_widget_set_visible (self->done, step->n_parts == 0);
  gtk_button_set_label (GTK_BUTTON (self->done), step->is_done ? _ ("Not done yet") : _ ("Done"));
  scr_set_action (self->done, "table.done", g_variant_new_uint32 (step->thing));
}

/* What another step is about is to be read, however far down its line stood. */
static void
show_beginning (AbbatesSetUpGuide *self)
{
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}

/**
 * abbates_set_up_guide_show:
 * @self: a guide
 * @view: what the table shows
 *
 * Shows the steps with these rules, and the one that is looked at, or to be done now.
 */
void
abbates_set_up_guide_show (AbbatesSetUpGuide *self,
                           const AbbatesView *view)
{
  AbbatesSetUpStep steps[ABBATES_N_SET_UP];
  guint n_steps = abbates_set_up_list (view->position, view->rules, view->done, steps);
  guint due = abbates_set_up_find_due (steps, n_steps);
  guint shown = MIN (due, n_steps - 1);

  g_return_if_fail (ABBATES_IS_SET_UP_GUIDE (self));

  lay_rows (self, steps, n_steps);
  for (guint i = 0; i < n_steps; i++)
    {
      show_row (self, view, &steps[i], i + 1, i == due);
      if ((int) steps[i].thing == view->shown_step)
        shown = i;
    }
  for (guint i = 0; i < n_steps; i++)
    set_class (self->rows[steps[i].thing], "shown", i == shown);
  show_step (self, view, &steps[shown], shown + 1, n_steps);
  if (self->shown != shown)
    show_beginning (self);
  self->shown = shown;
}
