/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-abbey.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-rule.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-rule.h"
#include "games/abbates/abbates-sentence.h"

#define N_BOXES (ABBATES_N_ROUNDS * 3)

/**
 * AbbatesAbbey:
 *
 * The board: the garden's nine squares, around them the aisles with the arcade
 * cards, and the corners. The Abbot-General stands where this phase is.
 */
struct _AbbatesAbbey
{
  GtkWidget parent_instance;

  GtkGrid *grid;
  AbbatesCardButton *garden[ABBATES_N_SQUARES];
  GtkWidget *arcade[N_BOXES];
  GtkWidget *corners[ABBATES_N_ROUNDS];
  GtkWidget *general;
  gboolean is_laid;
};

G_DEFINE_FINAL_TYPE (AbbatesAbbey, abbates_abbey, GTK_TYPE_WIDGET)

static void
abbates_abbey_dispose (GObject *object)
{
  AbbatesAbbey *self = ABBATES_ABBEY (object);

  g_clear_object (&self->general);
  g_clear_pointer ((GtkWidget **) &self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (abbates_abbey_parent_class)->dispose (object);
}

static void
abbates_abbey_class_init (AbbatesAbbeyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_abbey_dispose;

  gtk_widget_class_set_css_name (widget_class, "abbey");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
new_place (const char *css_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, css_class);

  return button;
}

static void
abbates_abbey_init (AbbatesAbbey *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 5);
  gtk_grid_set_column_spacing (self->grid, 5);
  gtk_widget_set_direction (GTK_WIDGET (self->grid), GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));

  for (int i = 0; i < ABBATES_N_SQUARES; i++)
    {
      GtkWidget *card = abbates_card_button_new ();

      gtk_widget_add_css_class (card, "garden");
      gtk_widget_set_hexpand (card, TRUE);
      gtk_widget_set_vexpand (card, TRUE);
      gtk_grid_attach (self->grid, card, i % 3 + 1, i / 3 + 1, 1, 1);
      self->garden[i] = ABBATES_CARD_BUTTON (card);
    }
  self->general = g_object_ref_sink (scr_emblem_new ("general"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Abbey"),
                                  -1);
}

/* Where a box of the arcade is in the grid: beside its line, on its round's side. */
static void
get_box_cell (const AbbatesRules *rules,
              guint round,
              guint box,
              int *x,
              int *y)
{
  AbbatesLine line = rules->line[round][box];
  int along = ABBATES_IS_COLUMN (line) ? line : line - 3;

  switch (rules->side[round])
    {
    case ABBATES_TOP:
      *x = along;
      *y = 0;
      break;
    case ABBATES_RIGHT:
      *x = 4;
      *y = along;
      break;
    case ABBATES_BOTTOM:
      *x = along;
      *y = 4;
      break;
    case ABBATES_LEFT:
    default:
      *x = 0;
      *y = along;
      break;
    }
}

/* A round's corner is where its aisle ends. */
static void
get_corner_cell (const AbbatesRules *rules,
                 guint round,
                 int *x,
                 int *y)
{
  get_box_cell (rules, round, 2, x, y);
  if (*y == 0 || *y == 4)
    *x = *x == 3 ? 4 : 0;
  else
    *y = *y == 3 ? 4 : 0;
}

/* The aisles are the edition's, so they are laid with the first state. */
static void
lay_aisles (AbbatesAbbey *self,
            const AbbatesRules *rules)
{
  int x, y;

  for (guint round = 0; round < ABBATES_N_ROUNDS; round++)
    {
      for (guint box = 0; box < 3; box++)
        {
          GtkWidget *place = new_place ("arcade");

          get_box_cell (rules, round, box, &x, &y);
          gtk_grid_attach (self->grid, place, x, y, 1, 1);
          self->arcade[round * 3 + box] = place;
        }
      self->corners[round] = new_place ("corner");
      get_corner_cell (rules, round, &x, &y);
      gtk_grid_attach (self->grid, self->corners[round], x, y, 1, 1);
    }
  self->is_laid = TRUE;
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

/* @text stands on it, @name is what it is called, @rule what pointing at it tells. */
static void
show_place (GtkWidget *place,
            const char *text,
            const char *name,
            const char *rule)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (place));
  g_autofree char *told = g_strdup_printf ("%s. %s", name, rule);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), text);
  scr_set_rule (place, name, rule, abbates_rule_section_arcade ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (place),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rule,
                                  -1);
  scr_set_action (place, "page.tell", g_variant_new_string (told));
}

static void
show_arcade (AbbatesAbbey *self,
             const AbbatesView *view,
             guint i)
{
  const AbbatesPosition *position = view->position;
  guint round = i / 3 + 1;
  guint phase = i % 3 + 1;
  gboolean is_now = position->round == round && position->phase == phase &&
                    position->stage != ABBATES_STAGE_SETUP && position->stage != ABBATES_STAGE_OVER;
  AbbatesArcade arcade = i < position->n_arcade ? position->arcade[i] : ABBATES_NO_ARCADE;
  g_autofree char *name =
      g_strdup_printf (is_now ? _ ("Arcade card of round %u, phase %u, now: %s")
                              : _ ("Arcade card of round %u, phase %u: %s"),
                       round, phase, abbates_sentence_arcade_title (arcade));

  show_place (self->arcade[i],
              arcade == ABBATES_NO_ARCADE ? "" : abbates_name_arcade_short (arcade), name,
              abbates_sentence_arcade_rule (arcade));
  set_class (self->arcade[i], "now", is_now);
  set_class (self->arcade[i], "past",
             round < position->round || (round == position->round && phase < position->phase));
}

static void
show_corner (AbbatesAbbey *self,
             const AbbatesView *view,
             guint round)
{
  const AbbatesPosition *position = view->position;
  gboolean is_now = position->round == round && position->phase == ABBATES_N_PHASES &&
                    position->stage != ABBATES_STAGE_OVER;
  g_autofree char *number = g_strdup_printf ("%u", round);
  g_autofree char *name = g_strdup_printf (is_now ? _ ("Corner %u, now") : _ ("Corner %u"), round);
  g_autofree char *rule = abbates_name_corner_rule (view, round);

  show_place (self->corners[round - 1], number, name, rule);
  set_class (self->corners[round - 1], "now", is_now);
}

/* The Abbot-General stands on the arcade card or corner of this phase. */
static void
place_general (AbbatesAbbey *self,
               const AbbatesPosition *position)
{
  GtkWidget *place = position->phase == ABBATES_N_PHASES
                         ? self->corners[position->round - 1]
                         : self->arcade[(position->round - 1) * 3 + position->phase - 1];
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (place));
  GtkWidget *old = gtk_widget_get_parent (self->general);

  if (old == box)
    return;
  if (old != NULL)
    gtk_box_remove (GTK_BOX (old), self->general);
  gtk_box_prepend (GTK_BOX (box), self->general);
}

/* Shows the board. */
void
abbates_abbey_show (AbbatesAbbey *self,
                    const AbbatesView *view)
{
  g_return_if_fail (ABBATES_IS_ABBEY (self));

  if (!self->is_laid)
    lay_aisles (self, view->rules);

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      gboolean is_line = view->position->taken_line != ABBATES_NO_LINE &&
                         abbates_line_has (view->position->taken_line, i + 1);

      abbates_card_button_show_place (self->garden[i], view,
                                      ABBATES_PLACE (ABBATES_IN_GARDEN, 0, i + 1),
                                      view->position->garden[i]);
      set_class (GTK_WIDGET (self->garden[i]), "line", is_line);
    }
  for (guint i = 0; i < N_BOXES; i++)
    show_arcade (self, view, i);
  for (guint round = 1; round <= ABBATES_N_ROUNDS; round++)
    show_corner (self, view, round);
  place_general (self, view->position);
}
