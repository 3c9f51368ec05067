/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-abbey.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-arcade-box.h"
#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-due.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-rule.h"
#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-rule.h"
#include "games/abbates/abbates-sentence.h"

#define N_BOXES (ABBATES_N_ROUNDS * 3)
#define N_CELLS 5
#define GAP 6
#define EDGE 7     /* between the garden's wall and its squares */
#define COURSE 15  /* a course of the stones in the ground */
#define BREADTH 56 /* the cloister's, where letters are as most people have them */
#define SQUARE 52  /* the least side of a square */

/**
 * AbbatesAbbey:
 *
 * The board: the garden's nine squares, around them the cloister with the arcade
 * cards in its arches, and towers at the corners. The Abbot-General stands where this
 * phase is, and his line of the garden is lit. It never mirrors.
 */
struct _AbbatesAbbey
{
  GtkWidget parent_instance;

  AbbatesCardButton *garden[ABBATES_N_SQUARES];
  GtkWidget *arcade[N_BOXES];
  GtkWidget *corners[ABBATES_N_ROUNDS];
  GtkWidget *general;
  GtkWidget *stand; /* where the Abbot-General is */
  AbbatesLine line; /* where cards are taken */
  gboolean is_stand_lit;
  gboolean is_laid;

  /* Where the five columns and rows begin, and how wide and high they are. */
  int x[N_CELLS];
  int y[N_CELLS];
  int width[N_CELLS];
  int height[N_CELLS];
  int cells[N_BOXES + ABBATES_N_ROUNDS][2]; /* column and row of each arch, then of each corner */
};

G_DEFINE_FINAL_TYPE (AbbatesAbbey, abbates_abbey, GTK_TYPE_WIDGET)

/* How broad the cloister is: less where there is little room. */
static int
get_breadth (AbbatesAbbey *self,
             int size)
{
  double scale = abbates_shape_get_scale (GTK_WIDGET (self));

  return CLAMP (size / 8, 34, MAX ((int) (BREADTH * scale), 34));
}

/* Squares are at most a little wider than high; the cloister gets what is left. */
static void
share_cells (AbbatesAbbey *self,
             int width,
             int height)
{
  int between = 4 * GAP + 2 * EDGE;
  int side = get_breadth (self, width);
  int square_height = MAX ((height - 2 * get_breadth (self, height) - between) / 3, 1);
  int square_width = MIN (MAX ((width - 2 * side - between) / 3, 1), square_height * 5 / 4);

  for (int i = 1; i < N_CELLS - 1; i++)
    {
      self->width[i] = square_width;
      self->height[i] = square_height;
    }
  side = MIN ((width - 3 * square_width - between) / 2, MAX (side, square_width));
  self->width[0] = self->width[N_CELLS - 1] = side;
  self->height[0] = self->height[N_CELLS - 1] = (height - 3 * square_height - between) / 2;

  self->x[0] = MAX (width - 3 * square_width - between - 2 * side, 0) / 2;
  self->y[0] = 0;
  for (int i = 1; i < N_CELLS; i++)
    {
      int wall = i == 1 || i == N_CELLS - 1 ? EDGE : 0;

      self->x[i] = self->x[i - 1] + self->width[i - 1] + GAP + wall;
      self->y[i] = self->y[i - 1] + self->height[i - 1] + GAP + wall;
    }
}

static void
allocate_cell (AbbatesAbbey *self,
               GtkWidget *widget,
               int x,
               int y)
{
  gtk_widget_size_allocate (
      widget, &(GtkAllocation){ self->x[x], self->y[y], self->width[x], self->height[y] }, -1);
}
/* Where a box of the arcade is among the cells: beside its line, on its round's side. */
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

static void
allocate_general (AbbatesAbbey *self)
{
  graphene_rect_t stand;
  GdkRectangle room;

  if (self->stand == NULL ||
      !gtk_widget_compute_bounds (self->stand, GTK_WIDGET (self), &stand))
    return;

  abbates_arcade_box_get_pawn_room (self->stand, (int) stand.size.width, (int) stand.size.height,
                                    &room);
  room.x += (int) stand.origin.x;
  room.y += (int) stand.origin.y;
  gtk_widget_measure (self->general, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->general, &room, -1);
}

static void
abbates_abbey_size_allocate (GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  AbbatesAbbey *self = ABBATES_ABBEY (widget);

  share_cells (self, width, height);
  for (int i = 0; i < ABBATES_N_SQUARES; i++)
    allocate_cell (self, GTK_WIDGET (self->garden[i]), i % 3 + 1, i / 3 + 1);
  for (guint i = 0; self->is_laid && i < N_BOXES; i++)
    allocate_cell (self, self->arcade[i], self->cells[i][0], self->cells[i][1]);
  for (guint i = 0; self->is_laid && i < ABBATES_N_ROUNDS; i++)
    allocate_cell (self, self->corners[i], self->cells[N_BOXES + i][0],
                   self->cells[N_BOXES + i][1]);
  allocate_general (self);
}

static void
abbates_abbey_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  double scale = abbates_shape_get_scale (widget);
  int between = 4 * GAP + 2 * EDGE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = between + 2 * 34;
  *minimum += 3 * (int) (orientation == GTK_ORIENTATION_HORIZONTAL
                             ? SQUARE
                             : SQUARE * MIN (scale, 1.6));
  *natural = between + 2 * (int) (BREADTH * scale) + 3 * (int) (2 * SQUARE * scale);
}

/* Courses of stones, each laid half a stone further. */
static void
draw_stones (AbbatesAbbey *self,
             cairo_t *cr,
             double width,
             double height)
{
  GdkRGBA colour;

  scr_style_lookup (GTK_WIDGET (self), "scr_border", &colour);
  colour.alpha = 0.42f;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  for (int row = 0; row * COURSE < height + 2 * COURSE; row++)
    {
      double y = row * COURSE + 0.5 - COURSE;

      cairo_move_to (cr, -COURSE, y);
      cairo_line_to (cr, width + COURSE, y);
      for (double x = (row % 2 - 1) * COURSE * 1.2 + 0.5; x < width + COURSE; x += COURSE * 2.4)
        {
          cairo_move_to (cr, x, y);
          cairo_line_to (cr, x, y + COURSE);
        }
    }
  cairo_stroke (cr);
}

/* The inner court, with its wall. */
static void
draw_court (AbbatesAbbey *self,
            cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double x = self->x[1] - EDGE;
  double y = self->y[1] - EDGE;
  double width = self->x[3] + self->width[3] + EDGE - x;
  double height = self->y[3] + self->height[3] + EDGE - y;
  GdkRGBA colour;

  abbates_shape_path_round (cr, x + 0.5, y + 0.5, width - 1, height - 1, 10);
  scr_style_lookup (widget, "scr_garden", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  scr_style_lookup (widget, "scr_stone_edge", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

/* Light falls along the line, from where the Abbot-General stands; not from there when he
 * has named another line. */
static void
draw_line (AbbatesAbbey *self,
           cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_column = ABBATES_IS_COLUMN (self->line);
  int cell = is_column ? self->line : self->line - 3;
  int from_x = is_column ? cell : 1;
  int from_y = is_column ? 1 : cell;
  int to_x = is_column ? cell : 3;
  int to_y = is_column ? 3 : cell;
  double x = self->x[from_x] - EDGE + 2;
  double y = self->y[from_y] - EDGE + 2;
  double width = self->x[to_x] + self->width[to_x] + EDGE - 2 - x;
  double height = self->y[to_y] + self->height[to_y] + EDGE - 2 - y;
  graphene_rect_t light = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height);
  graphene_rect_t stand;
  GdkRGBA colour;

  if (self->is_stand_lit && gtk_widget_compute_bounds (self->stand, widget, &stand))
    {
      graphene_rect_inset (&stand, is_column ? 0 : -3, is_column ? -3 : 0);
      graphene_rect_union (&light, &stand, &light);
    }
  abbates_shape_path_round (cr, light.origin.x, light.origin.y, light.size.width,
                            light.size.height, 8);
  scr_style_lookup (widget, "scr_lit", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  scr_style_lookup (widget, "scr_lit_border", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

static void
abbates_abbey_snapshot (GtkWidget *widget,
                        GtkSnapshot *snapshot)
{
  AbbatesAbbey *self = ABBATES_ABBEY (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-6, -6, width + 12, height + 12));

  draw_stones (self, cr, width, height);
  draw_court (self, cr);
  if (self->line != ABBATES_NO_LINE)
    draw_line (self, cr);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (abbates_abbey_parent_class)->snapshot (widget, snapshot);
}

static void
abbates_abbey_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_abbey_parent_class)->dispose (object);
}

static void
abbates_abbey_class_init (AbbatesAbbeyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_abbey_dispose;
  widget_class->measure = abbates_abbey_measure;
  widget_class->size_allocate = abbates_abbey_size_allocate;
  widget_class->snapshot = abbates_abbey_snapshot;

  gtk_widget_class_set_css_name (widget_class, "abbey");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
abbates_abbey_init (AbbatesAbbey *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  for (int i = 0; i < ABBATES_N_SQUARES; i++)
    {
      GtkWidget *card = abbates_card_button_new ();

      gtk_widget_add_css_class (card, "garden");
      gtk_widget_set_parent (card, GTK_WIDGET (self));
      self->garden[i] = ABBATES_CARD_BUTTON (card);
    }
  self->general = scr_emblem_new ("general");
  gtk_widget_set_halign (self->general, GTK_ALIGN_FILL);
  gtk_widget_set_valign (self->general, GTK_ALIGN_FILL);
  gtk_widget_set_can_target (self->general, FALSE);
  gtk_widget_set_parent (self->general, GTK_WIDGET (self));
  scr_set_name (GTK_WIDGET (self), _ ("Abbey"));
}

/* The aisles are the edition's, so they are laid with the first state. */
static void
lay_aisles (AbbatesAbbey *self,
            const AbbatesRules *rules)
{
  for (guint round = 0; round < ABBATES_N_ROUNDS; round++)
    {
      for (guint box = 0; box < 3; box++)
        {
          guint i = round * 3 + box;

          self->arcade[i] = abbates_arcade_box_new ();
          gtk_widget_insert_before (self->arcade[i], GTK_WIDGET (self), self->general);
          get_box_cell (rules, round, box, &self->cells[i][0], &self->cells[i][1]);
        }
      self->corners[round] = abbates_arcade_box_new_corner (round + 1);
      gtk_widget_insert_before (self->corners[round], GTK_WIDGET (self), self->general);
      get_corner_cell (rules, round, &self->cells[N_BOXES + round][0],
                       &self->cells[N_BOXES + round][1]);
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

/* @name is what the place is called, @rule what pointing at it tells. */
static void
show_place (GtkWidget *place,
            const char *name,
            const char *rule)
{
  g_autofree char *told = g_strdup_printf ("%s. %s", name, rule);

  scr_set_rule (place, name, rule, abbates_rule_section_arcade ());
  scr_set_name (place, name);
  scr_set_description (place, rule);
  scr_set_action (place, "page.tell", g_variant_new_string (told));
}

/* Whether the Abbot-General has come to a place; @phase 4 is the corner. */
static AbbatesWhen
get_when (const AbbatesPosition *position,
          guint round,
          guint phase)
{
  guint place = round * ABBATES_N_PHASES + phase;
  guint now = position->round * ABBATES_N_PHASES + position->phase;

  if (position->stage == ABBATES_STAGE_SETUP)
    return ABBATES_LATER;
  if (position->stage == ABBATES_STAGE_OVER)
    return ABBATES_PAST;

  return place < now ? ABBATES_PAST : place == now ? ABBATES_NOW
                                                   : ABBATES_LATER;
}

static void
show_arcade (AbbatesAbbey *self,
             const AbbatesView *view,
             guint i)
{
  const AbbatesPosition *position = view->position;
  guint round = i / 3 + 1;
  guint phase = i % 3 + 1;
  AbbatesWhen when = get_when (position, round, phase);
  AbbatesArcade arcade = i < position->n_arcade ? position->arcade[i] : ABBATES_NO_ARCADE;
  g_autofree char *name =
      g_strdup_printf (when == ABBATES_NOW ? _ ("Arcade card of round %u, phase %u, now: %s")
                                           : _ ("Arcade card of round %u, phase %u: %s"),
                       round, phase, abbates_sentence_arcade_title (arcade));

  show_place (self->arcade[i], name, abbates_sentence_arcade_rule (arcade));
  abbates_arcade_box_show_card (ABBATES_ARCADE_BOX (self->arcade[i]), arcade, when);
  abbates_due_mark (self->arcade[i], view, ABBATES_AT (ARCADE, round, phase));
}

static void
show_corner (AbbatesAbbey *self,
             const AbbatesView *view,
             guint round)
{
  AbbatesWhen when = get_when (view->position, round, ABBATES_N_PHASES);
  AbbatesReturn returns = round == ABBATES_N_ROUNDS                ? ABBATES_RETURN_NONE
                          : view->rules->return_highest[round - 1] ? ABBATES_RETURN_HIGHEST
                                                                   : ABBATES_RETURN_LOWEST;
  g_autofree char *name = g_strdup_printf (when == ABBATES_NOW    ? _ ("Corner %u, now")
                                           : when == ABBATES_PAST ? _ ("Corner %u, taken")
                                                                  : _ ("Corner %u"),
                                           round);
  g_autofree char *rule = abbates_name_corner_rule (view, round);

  show_place (self->corners[round - 1], name, rule);
  abbates_arcade_box_show_corner (ABBATES_ARCADE_BOX (self->corners[round - 1]), returns, when);
}

/* The Abbot-General stands on the arcade card or corner of this phase. */
static void
place_general (AbbatesAbbey *self,
               const AbbatesPosition *position)
{
  self->stand = position->phase == ABBATES_N_PHASES
                    ? self->corners[position->round - 1]
                    : self->arcade[(position->round - 1) * 3 + position->phase - 1];
  self->line = position->stage == ABBATES_STAGE_OVER || position->stage == ABBATES_STAGE_SETUP
                   ? ABBATES_NO_LINE
                   : position->taken_line;
  self->is_stand_lit = self->line != ABBATES_NO_LINE && self->line == position->line;
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
      abbates_due_mark (GTK_WIDGET (self->garden[i]), view, ABBATES_AT (GARDEN, 0, i + 1));
    }
  for (guint i = 0; i < N_BOXES; i++)
    show_arcade (self, view, i);
  for (guint round = 1; round <= ABBATES_N_ROUNDS; round++)
    show_corner (self, view, round);
  place_general (self, view->position);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
