/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-edition-part.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-number.h"

#define N_SIDES 4
#define N_ORDERS 6

/* The ways in which three lines can follow one another, the usual two first. */
static const guint8 orders[N_ORDERS][3] = {
  { 0, 1, 2 },
  { 2, 1, 0 },
  { 0, 2, 1 },
  { 1, 0, 2 },
  { 1, 2, 0 },
  { 2, 0, 1 },
};

static const char *const side_words[] = { "top", "right", "bottom", "left", NULL };

/**
 * AbbatesEditionBoard:
 * @first: the square to change places in the order of filling, 0 for none
 *
 * Where the aisles lie on the board, the order of their lines, and the order in which the garden
 * is filled (*Set-up*).
 */
struct _AbbatesEditionBoard
{
  AbbatesEditionPart parent_instance;

  AbbatesSide sides[ABBATES_N_ROUNDS];
  guint8 fill[ABBATES_N_SQUARES];
  guint first;

  GtkWidget *aisles[ABBATES_N_ROUNDS];
  GtkWidget *orders[ABBATES_N_ROUNDS];
  GtkLabel *boxes[N_SIDES][3];
  GtkLabel *rounds[N_SIDES];
  GtkWidget *squares[ABBATES_N_SQUARES];
};

#define ABBATES_TYPE_EDITION_BOARD (abbates_edition_board_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesEditionBoard, abbates_edition_board, ABBATES, EDITION_BOARD, AbbatesEditionPart)
G_DEFINE_FINAL_TYPE (AbbatesEditionBoard, abbates_edition_board, ABBATES_TYPE_EDITION_PART)

static const char *
get_side_title (AbbatesSide side)
{
  static const char *const titles[] = { N_ ("Top"), N_ ("Right"), N_ ("Bottom"), N_ ("Left") };

  return _ (titles[side]);
}

static gboolean
is_across (AbbatesSide side)
{
  return side == ABBATES_TOP || side == ABBATES_BOTTOM;
}

/* Which of the orders it is. */
static guint
find_order (const AbbatesRules *rules,
            guint round)
{
  guint base = is_across (rules->side[round]) ? 1 : 4;

  for (guint i = 0; i < N_ORDERS; i++)
    if (rules->line[round][0] == base + orders[i][0] &&
        rules->line[round][1] == base + orders[i][1])
      return i;

  return GTK_INVALID_LIST_POSITION;
}

/* The picture: the phases in the boxes of a side, and which round has it. */
static void
show_side (AbbatesEditionBoard *self,
           const AbbatesRules *rules,
           guint round)
{
  AbbatesSide side = rules->side[round];
  g_autofree char *title = scr_dup_number ((int) round + 1);

  gtk_label_set_label (self->rounds[side], title);
  for (guint phase = 0; phase < 3; phase++)
    {
      guint place = (guint) (rules->line[round][phase] - 1) % 3;
      g_autofree char *number = scr_dup_number ((int) phase + 1);

      gtk_label_set_label (self->boxes[side][place], number);
    }
}

/* The orders of columns, or of rows. */
static GtkStringList *
list_orders (gboolean is_column)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < N_ORDERS; i++)
    {
      g_autofree char *title =
          g_strdup_printf (is_column ? _ ("Columns %u, %u, %u") : _ ("Rows %u, %u, %u"),
                           orders[i][0] + 1u, orders[i][1] + 1u, orders[i][2] + 1u);

      gtk_string_list_append (titles, title);
    }

  return titles;
}

/* The list is made anew only for lines of the other kind, which keeps an open list open. */
static void
show_aisle (AbbatesEditionBoard *self,
            const AbbatesRules *rules,
            guint round)
{
  gboolean is_column = is_across (rules->side[round]);
  GtkDropDown *order = GTK_DROP_DOWN (self->orders[round]);
  const char *kind = is_column ? "columns" : "rows";

  abbates_edition_part_show_choice (self->aisles[round], rules->side[round]);
  if (g_strcmp0 (g_object_get_data (G_OBJECT (order), "lines"), kind) != 0)
    {
      g_autoptr (GtkStringList) titles = list_orders (is_column);

      gtk_drop_down_set_model (order, G_LIST_MODEL (titles));
      g_object_set_data (G_OBJECT (order), "lines", (gpointer) kind);
    }
  gtk_drop_down_set_selected (order, find_order (rules, round));
}

static void
show_square (AbbatesEditionBoard *self,
             guint square)
{
  GtkWidget *button = self->squares[square - 1];
  guint place = 0;
  g_autofree char *number = NULL;
  g_autofree char *name = NULL;

  while (place < ABBATES_N_SQUARES && self->fill[place] != square)
    place++;
  number = scr_dup_number ((int) place + 1);
  /* Translators: a square of the garden, and when it is filled. */
  name = g_strdup_printf (_ ("Square %u: filled as number %u"), square, place + 1);
  gtk_button_set_label (GTK_BUTTON (button), number);
  scr_set_name (button, name);
  scr_set_description (button, self->first == square
                                   ? _ ("Chosen: choose the square to change places with")
                                   : "");
  if (self->first == square)
    gtk_widget_add_css_class (button, "chosen");
  else
    gtk_widget_remove_css_class (button, "chosen");
}

static void
abbates_edition_board_show (AbbatesEditionPart *part,
                            const AbbatesRules *rules,
                            JsonObject *edition)
{
  AbbatesEditionBoard *self = ABBATES_EDITION_BOARD (part);

  for (guint round = 0; round < ABBATES_N_ROUNDS; round++)
    {
      self->sides[round] = rules->side[round];
      show_side (self, rules, round);
      show_aisle (self, rules, round);
    }
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    self->fill[i] = rules->fill[i];
  for (guint square = 1; square <= ABBATES_N_SQUARES; square++)
    show_square (self, square);
}

static char *
abbates_edition_board_summarize (AbbatesEditionPart *part,
                                 const AbbatesRules *rules)
{
  /* Translators: the sides of the board on which aisles 1 to 4 lie. */
  return g_strdup_printf (_ ("Aisles 1 to 4: %s, %s, %s, %s"), get_side_title (rules->side[0]),
                          get_side_title (rules->side[1]), get_side_title (rules->side[2]),
                          get_side_title (rules->side[3]));
}

/* Aisle 1 turns the whole board; another changes places with the one that lay there. */
static void
side_cb (GtkDropDown *choice,
         GParamSpec *pspec,
         AbbatesEditionBoard *self)
{
  guint round = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "round"));
  guint side = gtk_drop_down_get_selected (choice);
  AbbatesSide sides[ABBATES_N_ROUNDS];
  g_autofree char *value = NULL;

  if (side >= N_SIDES || side == self->sides[round])
    return;
  if (round == 0)
    {
      abbates_edition_part_set (ABBATES_EDITION_PART (self), "aisle.1", side_words[side]);
      return;
    }

  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    sides[i] = i == round               ? (AbbatesSide) side
               : self->sides[i] == side ? self->sides[round]
                                        : self->sides[i];
  value = g_strdup_printf ("%s,%s,%s,%s", side_words[sides[0]], side_words[sides[1]],
                           side_words[sides[2]], side_words[sides[3]]);
  abbates_edition_part_set (ABBATES_EDITION_PART (self), "aisles", value);
}

static void
order_cb (GtkDropDown *choice,
          GParamSpec *pspec,
          AbbatesEditionBoard *self)
{
  guint round = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "round"));
  guint order = gtk_drop_down_get_selected (choice);
  g_autofree char *place = g_strdup_printf ("aisle.%u.lines", round + 1);
  g_autofree char *value = NULL;
  const char *line = is_across (self->sides[round]) ? "column" : "row";

  if (order >= N_ORDERS)
    return;
  value = g_strdup_printf ("%s-%u,%s-%u,%s-%u", line, orders[order][0] + 1u, line,
                           orders[order][1] + 1u, line, orders[order][2] + 1u);
  abbates_edition_part_set (ABBATES_EDITION_PART (self), place, value);
}

/* The second square changes places with the first. */
static void
square_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  AbbatesEditionBoard *self = ABBATES_EDITION_BOARD (widget);
  guint square = g_variant_get_uint32 (parameter);
  guint first = self->first;
  g_autoptr (GString) value = g_string_new (NULL);

  if (square < 1 || square > ABBATES_N_SQUARES)
    return;
  self->first = first == 0 ? square : 0;
  for (guint i = 1; i <= ABBATES_N_SQUARES; i++)
    show_square (self, i);
  if (first == 0 || first == square)
    return;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    g_string_append_printf (value, "%s%u", i > 0 ? "," : "",
                            self->fill[i] == first    ? square
                            : self->fill[i] == square ? first
                                                      : self->fill[i]);
  abbates_edition_part_set (ABBATES_EDITION_PART (self), "fill", value->str);
}

static GtkLabel *
attach_label (GtkGrid *grid,
              const char *css_class,
              int column,
              int row,
              int width,
              int height)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, width, height);

  return GTK_LABEL (label);
}

/* The board from above: a garden of nine squares, and around it boxes with the phases. */
static void
add_picture (AbbatesEditionBoard *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  for (int i = 0; i < 3; i++)
    {
      self->boxes[ABBATES_TOP][i] = attach_label (GTK_GRID (grid), "edition-box", i + 2, 1, 1, 1);
      self->boxes[ABBATES_BOTTOM][i] = attach_label (GTK_GRID (grid), "edition-box", i + 2, 5, 1,
                                                     1);
      self->boxes[ABBATES_LEFT][i] = attach_label (GTK_GRID (grid), "edition-box", 1, i + 2, 1, 1);
      self->boxes[ABBATES_RIGHT][i] = attach_label (GTK_GRID (grid), "edition-box", 5, i + 2, 1, 1);
    }
  self->rounds[ABBATES_TOP] = attach_label (GTK_GRID (grid), "heading", 2, 0, 3, 1);
  self->rounds[ABBATES_BOTTOM] = attach_label (GTK_GRID (grid), "heading", 2, 6, 3, 1);
  self->rounds[ABBATES_LEFT] = attach_label (GTK_GRID (grid), "heading", 0, 2, 1, 3);
  self->rounds[ABBATES_RIGHT] = attach_label (GTK_GRID (grid), "heading", 6, 2, 1, 3);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *path = g_strdup_printf ("$.fill[%u]", i);

      self->squares[i] = gtk_button_new ();
      gtk_widget_add_css_class (self->squares[i], "edition-square");
      scr_set_action (self->squares[i], "board.square", g_variant_new_uint32 (i + 1));
      gtk_grid_attach (GTK_GRID (grid), self->squares[i], (int) i % 3 + 2, (int) i / 3 + 2, 1, 1);
      abbates_edition_part_mark (ABBATES_EDITION_PART (self), self->squares[i], path);
    }
  gtk_box_append (GTK_BOX (self), grid);
}

static void
add_hint (AbbatesEditionBoard *self,
          const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "hint");
  gtk_box_append (GTK_BOX (self), label);
}

static void
add_aisle (AbbatesEditionBoard *self,
           guint round)
{
  AbbatesEditionPart *part = ABBATES_EDITION_PART (self);
  const char *titles[N_SIDES + 1] = { NULL };
  const char *const none[] = { NULL };
  g_autofree char *title = g_strdup_printf (_ ("Aisle %u"), round + 1);
  g_autofree char *order = g_strdup_printf (_ ("Order of the phases in aisle %u"), round + 1);
  g_autofree char *side_path = g_strdup_printf ("$.aisles[%u].side", round);
  g_autofree char *line_path = g_strdup_printf ("$.aisles[%u].lines", round);
  GtkWidget *row = abbates_edition_part_add_row (part, title);

  for (guint i = 0; i < N_SIDES; i++)
    titles[i] = get_side_title (i);
  self->aisles[round] = abbates_edition_part_new_choice (part, title, NULL, titles, none);
  self->orders[round] = abbates_edition_part_new_choice (part, order, NULL, none, none);
  g_object_set_data (G_OBJECT (self->aisles[round]), "round", GUINT_TO_POINTER (round));
  g_object_set_data (G_OBJECT (self->orders[round]), "round", GUINT_TO_POINTER (round));
  g_signal_connect_object (self->aisles[round], "notify::selected", G_CALLBACK (side_cb), self, 0);
  g_signal_connect_object (self->orders[round], "notify::selected", G_CALLBACK (order_cb), self, 0);
  abbates_edition_part_add_field (row, _ ("Side of the board"), NULL, self->aisles[round]);
  abbates_edition_part_add_field (row, _ ("Phases 1 to 3"), NULL, self->orders[round]);
  abbates_edition_part_mark (part, self->aisles[round], side_path);
  abbates_edition_part_mark (part, self->orders[round], line_path);
}

static void
abbates_edition_board_class_init (AbbatesEditionBoardClass *klass)
{
  AbbatesEditionPartClass *part_class = ABBATES_EDITION_PART_CLASS (klass);

  part_class->show = abbates_edition_board_show;
  part_class->summarize = abbates_edition_board_summarize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "board.square", "u", square_cb);
}

static void
abbates_edition_board_init (AbbatesEditionBoard *self)
{
  add_hint (self,
            _ ("Lay your board as you play on it. Outside are aisles 1 to 4, in their boxes the "
               "phases. The garden tells the order in which its squares are filled: choose "
               "two and they change places."));
  add_picture (self);
  add_hint (self, _ ("Where aisle 1 goes the others follow; another aisle changes places with the "
                     "one that lies there."));
  for (guint round = 0; round < ABBATES_N_ROUNDS; round++)
    add_aisle (self, round);
}

GtkWidget *
abbates_edition_board_new (void)
{
  return g_object_new (ABBATES_TYPE_EDITION_BOARD, NULL);
}
