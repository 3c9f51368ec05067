/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-step-picture.h"

#include <stdlib.h>
#include <string.h>

#include "app/abbates/abbates-pictures.h"
#include "app/abbates/abbates-shapes.h"
#include "app/abbates/abbates-step-draw.h"
#include "app/scr-style.h"
#include "games/abbates/abbates-move.h"
#include "games/abbates/abbates-state.h"

#define WIDTH ABBATES_STEP_WIDTH
#define HEIGHT ABBATES_STEP_HEIGHT
#define CARD 42.0
#define PITCH 45.0

/**
 * AbbatesStepPicture:
 * @state: the position that is laid out
 * @step: a step of its layout
 * @colours: the seats' colours
 *
 * Where the things of a step go: the place drawn small, lit, with the pieces as they lie there.
 * The sentence of the step says the same in words.
 */
struct _AbbatesStepPicture
{
  ScrDrawing parent_instance;

  AbbatesState *state;
  ScrStep *step;
  GStrv colours;
};

G_DEFINE_FINAL_TYPE (AbbatesStepPicture, abbates_step_picture, SCR_TYPE_DRAWING)

typedef void (*Draw) (AbbatesStepPicture *self,
                      cairo_t *cr,
                      GStrv place);

static const char *
get_colour (AbbatesStepPicture *self,
            guint seat)
{
  const char *const *colours = (const char *const *) self->colours;

  return seat > 0 && seat <= g_strv_length (self->colours) ? colours[seat - 1] : "purple";
}

/* The cards that the step lays, by the @n-th word of their places. */
static void
read_cards (AbbatesStepPicture *self,
            guint n,
            AbbatesCard *cards,
            guint n_cards)
{
  const char *const *facts = scr_step_get_facts (self->step);

  memset (cards, ABBATES_NO_CARD, n_cards);
  for (guint i = 0; facts[i] != NULL; i++)
    {
      guint number = abbates_step_get_number (facts[i], n);

      if (number > 0 && number <= n_cards)
        cards[number - 1] = abbates_card_from_word (abbates_step_get_piece (facts[i]));
    }
}

static void
draw_nine (AbbatesStepPicture *self,
           cairo_t *cr,
           guint n,
           double left)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AbbatesCard cards[ABBATES_N_SQUARES];

  read_cards (self, n, cards, G_N_ELEMENTS (cards));
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      double x = left + PITCH * (i % 3);
      double y = 3 + PITCH * (i / 3);

      abbates_step_draw_slot (widget, cr, cards[i] != ABBATES_NO_CARD, x, y, CARD, CARD);
      if (cards[i] == ABBATES_NO_CARD)
        continue;
      abbates_step_draw_card (widget, cr, cards[i], x + 3, y + 3, CARD - 6, CARD - 6);
    }
}

static void
draw_garden (AbbatesStepPicture *self,
             cairo_t *cr,
             GStrv place)
{
  draw_nine (self, cr, 1, (WIDTH - 3 * PITCH) / 2);
}

static void
draw_portrait (AbbatesStepPicture *self,
               cairo_t *cr,
               GStrv place)
{
  abbates_step_draw_pawn (cr, get_colour (self, abbates_step_get_number (place[1], 0)), 28,
                          HEIGHT / 2, 34);
  draw_nine (self, cr, 2, 58);
}

/* Boxes in a row. */
static void
draw_row (AbbatesStepPicture *self,
          cairo_t *cr,
          guint n_boxes,
          const char *const *titles)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AbbatesCard cards[4];
  double left = (WIDTH - n_boxes * 48) / 2;

  read_cards (self, 1, cards, n_boxes);
  for (guint i = 0; i < n_boxes; i++)
    {
      double x = left + 48 * i;

      abbates_step_draw_slot (widget, cr, cards[i] != ABBATES_NO_CARD, x, 40, 45, 60);
      abbates_step_draw_card (widget, cr, cards[i], x + 3, 44, 39, 52);
      scr_style_set_source (cr, widget, "window_fg_color");
      abbates_shape_draw_text (widget, cr, titles[i], 1 / abbates_shape_get_scale (widget), x + 22,
                               26, 44);
    }
}

static void
draw_refill (AbbatesStepPicture *self,
             cairo_t *cr,
             GStrv place)
{
  static const char *const titles[] = { "1", "2", "3" };

  draw_row (self, cr, 3, titles);
}

static void
draw_points (AbbatesStepPicture *self,
             cairo_t *cr,
             GStrv place)
{
  static const char *const titles[] = { "I", "II", "III", "=" };

  draw_row (self, cr, 4, titles);
}

static void
draw_cell (AbbatesStepPicture *self,
           cairo_t *cr,
           int x,
           int y)
{
  abbates_step_draw_slot (GTK_WIDGET (self), cr, TRUE, 31 + 28 * x, 1 + 28 * y, 26, 26);
}

static void
draw_arcade (AbbatesStepPicture *self,
             cairo_t *cr,
             GStrv place)
{
  const AbbatesRules *rules = abbates_state_get_rules (self->state);
  const char *const *facts = scr_step_get_facts (self->step);

  abbates_step_draw_plan (GTK_WIDGET (self), cr);
  for (guint i = 0; facts[i] != NULL; i++)
    {
      guint round = CLAMP (abbates_step_get_number (facts[i], 1), 1, ABBATES_N_ROUNDS) - 1;
      guint box = CLAMP (abbates_step_get_number (facts[i], 2), 1, 3) - 1;
      int x, y;

      abbates_step_get_box_cell (rules, round, box, &x, &y);
      draw_cell (self, cr, x, y);
      scr_style_set_source (cr, GTK_WIDGET (self), "window_fg_color");
      abbates_picture_draw_arcade (GTK_WIDGET (self), cr,
                                   abbates_arcade_from_word (abbates_step_get_piece (facts[i])),
                                   44 + 28 * x, 14 + 28 * y, 20);
    }
}

/* A corner of the Abbey: the corner card, or the Abbot-General. */
static void
draw_board (AbbatesStepPicture *self,
            cairo_t *cr,
            GStrv place)
{
  guint round = CLAMP (abbates_step_get_number (place[1], 0), 1, ABBATES_N_ROUNDS);
  int x, y;

  abbates_step_draw_plan (GTK_WIDGET (self), cr);
  abbates_step_get_corner_cell (abbates_state_get_rules (self->state), round - 1, &x, &y);
  draw_cell (self, cr, x, y);
  if (g_strcmp0 (scr_step_get_piece (self->step), "general") == 0)
    abbates_step_draw_pawn (cr, NULL, 44 + 28 * x, 14 + 28 * y, 22);
  else
    abbates_picture_draw_shield (GTK_WIDGET (self), cr, round, 44 + 28 * x, 14 + 28 * y, 22);
}

/* A line of the garden, with the Abbot-General before it. */
static void
draw_line (AbbatesStepPicture *self,
           cairo_t *cr,
           GStrv place)
{
  const AbbatesRules *rules = abbates_state_get_rules (self->state);
  AbbatesLine line = abbates_line_from_word (place[1] != NULL ? place[1] : "");
  guint round = 1, phase = 1;
  int x, y;

  abbates_step_draw_plan (GTK_WIDGET (self), cr);
  for (guint square = 1; square <= ABBATES_N_SQUARES; square++)
    if (abbates_line_has (line, square))
      draw_cell (self, cr, (int) (square - 1) % 3 + 1, (int) (square - 1) / 3 + 1);
  if (g_strcmp0 (scr_step_get_piece (self->step), "general") != 0)
    return;

  g_object_get (self->state, "round", &round, "phase", &phase, NULL);
  abbates_step_get_box_cell (rules, round - 1, MIN (phase, 3) - 1, &x, &y);
  draw_cell (self, cr, x, y);
  abbates_step_draw_pawn (cr, NULL, 44 + 28 * x, 14 + 28 * y, 22);
}

static void
draw_corner (AbbatesStepPicture *self,
             cairo_t *cr,
             GStrv place)
{
  abbates_step_draw_slot (GTK_WIDGET (self), cr, TRUE, 108, 36, 58, 68);
  abbates_step_draw_pawn (cr, get_colour (self, abbates_step_get_number (place[1], 0)), 62,
                          HEIGHT / 2, 44);
  abbates_picture_draw_shield (GTK_WIDGET (self), cr,
                               place[1] != NULL ? abbates_step_get_number (place[2], 0) : 1, 137,
                               HEIGHT / 2, 46);
}

/* Five beans of the track to either side, and the pawn. */
static void
draw_track (AbbatesStepPicture *self,
            cairo_t *cr,
            GStrv place)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *const *facts = scr_step_get_facts (self->step);
  const char *piece = facts[0] != NULL ? abbates_step_get_piece (facts[0]) : "";
  gboolean is_known = g_strcmp0 (place[1], "?") != 0;
  guint number = is_known ? abbates_step_get_number (place[1], 0) : 0;
  guint first = number > 4 ? number - 4 : 0;

  for (guint i = 0; i < 9; i++)
    {
      double x = 20 + 20 * i;

      if (is_known && first + i == number)
        abbates_step_draw_slot (widget, cr, TRUE, x - 11, 30, 22, 84);
      abbates_shape_draw_bean (widget, cr, FALSE, x, 86, 10);
      scr_style_set_source (cr, widget, "window_fg_color");
      if (is_known)
        abbates_step_draw_number (widget, cr, first + i, 0.75, x, 102);
    }
  abbates_step_draw_pawn (cr,
                          g_str_has_prefix (piece, "abbot")
                              ? get_colour (self, abbates_step_get_number (piece, 1))
                              : NULL,
                          is_known ? 20 + 20 * (number - first) : 100, 56, 34);
}

static void
draw_abbots (AbbatesStepPicture *self,
             cairo_t *cr,
             GStrv place)
{
  const char *const *facts = scr_step_get_facts (self->step);
  gboolean is_chapter = g_str_equal (place[0], "chapter");
  guint n = MIN (g_strv_length ((GStrv) facts), 24);

  for (guint i = 0; i < n; i++)
    {
      const char *piece = abbates_step_get_piece (facts[i]);
      graphene_rect_t spot;

      abbates_step_find_spot (i, n, &spot);
      if (g_str_has_prefix (piece, "abbot-"))
        abbates_step_draw_abbot (GTK_WIDGET (self), cr,
                                 (guint) strtoul (piece + strlen ("abbot-"), NULL, 10),
                                 is_chapter
                                     ? get_colour (self, abbates_step_get_number (facts[i], 1))
                                     : NULL,
                                 spot.origin.x, spot.origin.y, spot.size.width, spot.size.height);
    }
}

/* Garden cards in no certain place. */
static void
draw_heap (AbbatesStepPicture *self,
           cairo_t *cr,
           GStrv place)
{
  const char *const *facts = scr_step_get_facts (self->step);
  gboolean is_box = g_str_equal (place[0], "box");
  guint n = MIN (g_strv_length ((GStrv) facts), 24);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) words = g_strsplit (facts[i], " ", 3);
      const char *word = is_box && words[0] != NULL ? words[1] : abbates_step_get_piece (facts[i]);
      graphene_rect_t spot;
      double foot = is_box ? 14 : 0;

      abbates_step_find_spot (i, n, &spot);
      abbates_step_draw_card (GTK_WIDGET (self), cr, abbates_card_from_word (word), spot.origin.x,
                              spot.origin.y, spot.size.width, spot.size.height - foot);
      scr_style_set_source (cr, GTK_WIDGET (self), "window_fg_color");
      if (is_box)
        abbates_step_draw_number (GTK_WIDGET (self), cr,
                                  (guint) strtoul (abbates_step_get_piece (facts[i]), NULL, 10),
                                  0.9, spot.origin.x + spot.size.width / 2,
                                  spot.origin.y + spot.size.height - 6);
    }
}

static void
draw_pile (AbbatesStepPicture *self,
           cairo_t *cr,
           GStrv place)
{
  const char *const *facts = scr_step_get_facts (self->step);

  if (facts[0] != NULL && g_str_has_prefix (facts[0], "pile 1 = "))
    {
      draw_heap (self, cr, place);
      return;
    }
  abbates_step_draw_slot (GTK_WIDGET (self), cr, TRUE, 64, 20, 72, 96);
  cairo_save (cr);
  cairo_translate (cr, 70, 26);
  abbates_picture_draw_back (GTK_WIDGET (self), cr, 60, 84);
  cairo_restore (cr);
  if (facts[0] == NULL || !g_str_has_prefix (facts[0], "pile = "))
    return;
  scr_style_set_source (cr, GTK_WIDGET (self), "window_fg_color");
  abbates_step_draw_number (GTK_WIDGET (self), cr,
                            (guint) strtoul (abbates_step_get_piece (facts[0]), NULL, 10), 1.3, 166,
                            HEIGHT / 2);
}

/* A garden card that lies before one player. */
static void
draw_own_card (AbbatesStepPicture *self,
               cairo_t *cr,
               GStrv place)
{
  const char *piece = scr_step_get_piece (self->step);

  abbates_step_draw_pawn (cr, get_colour (self, abbates_step_get_number (place[1], 0)), 56,
                          HEIGHT / 2, 40);
  abbates_step_draw_card (GTK_WIDGET (self), cr,
                          abbates_card_from_word (piece != NULL ? piece : "?"), 104, 28, 60, 84);
}

static void
draw_mission (AbbatesStepPicture *self,
              cairo_t *cr,
              GStrv place)
{
  const AbbatesRules *rules = abbates_state_get_rules (self->state);
  const char *piece = scr_step_get_piece (self->step);
  guint number = piece != NULL ? abbates_rules_find_mission (rules, piece) : 0;

  abbates_step_draw_pawn (cr, get_colour (self, abbates_step_get_number (place[1], 0)), 40,
                          HEIGHT / 2, 36);
  if (number == 0)
    {
      cairo_translate (cr, 86, 24);
      abbates_picture_draw_back (GTK_WIDGET (self), cr, 90, 92);
      return;
    }
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    abbates_shape_draw_area (GTK_WIDGET (self), cr, rules->missions[number - 1].area[i],
                             82 + 34 * (i % 3), 20 + 34 * (i / 3), 32);
}

/* The four squares of Ora et Labora, and the place behind them. */
static void
draw_ora (AbbatesStepPicture *self,
          cairo_t *cr,
          GStrv place)
{
  const char *const *facts = scr_step_get_facts (self->step);
  gboolean is_out = g_str_equal (place[0], "out");
  guint seat = is_out && facts[0] != NULL
                   ? abbates_step_get_number (abbates_step_get_piece (facts[0]), 1)
                   : abbates_step_get_number (place[1], 0);
  guint at = !is_out && place[1] != NULL ? abbates_step_get_number (place[2], 0) : 5;

  for (guint i = 0; i < 5; i++)
    {
      double x = 12 + 36 * i;

      if (i < 4)
        abbates_step_draw_slot (GTK_WIDGET (self), cr, i == at, x, 56, 34, 40);
      else if (at == 4)
        abbates_step_draw_slot (GTK_WIDGET (self), cr, TRUE, x, 62, 30, 28);
      if (i == at)
        abbates_step_draw_pawn (cr, get_colour (self, seat), x + 17, 76, 26);
    }
  abbates_step_draw_pawn (cr, get_colour (self, seat), is_out ? 160 : 26, is_out ? 118 : 28, 24);
}

static void
draw_played (AbbatesStepPicture *self,
             cairo_t *cr,
             GStrv place)
{
  const char *piece = scr_step_get_piece (self->step);
  guint value = piece != NULL && g_str_has_prefix (piece, "abbot-")
                    ? (guint) strtoul (piece + strlen ("abbot-"), NULL, 10)
                    : 0;

  abbates_step_draw_abbot (GTK_WIDGET (self), cr, value,
                           get_colour (self, abbates_step_get_number (place[1], 0)), 68, 25, 64,
                           90);
}

static void
draw_solo (AbbatesStepPicture *self,
           cairo_t *cr,
           GStrv place)
{
  guint number = abbates_step_get_number (place[1], 0);

  for (guint i = 1; i <= 3; i++)
    {
      double y = 6 + 44 * (i - 1);

      abbates_step_draw_slot (GTK_WIDGET (self), cr, i == number, 60, y, 80, 40);
      scr_style_set_source (cr, GTK_WIDGET (self), "window_fg_color");
      abbates_step_draw_number (GTK_WIDGET (self), cr, i, 0.9, 72, y + 20);
      if (i == number)
        abbates_step_draw_pawn (cr, get_colour (self, ABBATES_HENRICUS), 106, y + 20, 30);
    }
}

static void
draw_seat (AbbatesStepPicture *self,
           cairo_t *cr,
           GStrv place)
{
  guint seat = abbates_step_get_number (place[1], 0);

  abbates_step_draw_slot (GTK_WIDGET (self), cr, TRUE, 62, 32, 76, 76);
  abbates_step_draw_pawn (cr, get_colour (self, seat), WIDTH / 2, HEIGHT / 2, 52);
}

static void
draw_henricus (AbbatesStepPicture *self,
               cairo_t *cr,
               GStrv place)
{
  if (g_strcmp0 (place[1], "cards") == 0)
    draw_heap (self, cr, place);
  else
    draw_abbots (self, cr, place);
}

/* Nothing certain is laid: the board, and what comes with it or goes on. */
static void
draw_boards (AbbatesStepPicture *self,
             cairo_t *cr,
             GStrv place)
{
  gboolean is_due = scr_step_get_number (self->step) > 1;
  int turn = scr_state_get_turn (SCR_STATE (self->state));

  if (is_due && turn > 0)
    {
      abbates_step_draw_pawn (cr, get_colour (self, (guint) turn), WIDTH / 2, HEIGHT / 2, 60);
      return;
    }
  abbates_step_draw_plan (GTK_WIDGET (self), cr);
  abbates_step_draw_pawn (cr, NULL, WIDTH / 2, HEIGHT / 2, 40);
}

static Draw
find_draw (const char *word)
{
  static const struct
  {
    const char *word;
    Draw draw;
  } draws[] = {
    { "garden", draw_garden },
    { "portrait", draw_portrait },
    { "refill", draw_refill },
    { "points", draw_points },
    { "arcade", draw_arcade },
    { "board", draw_board },
    { "line", draw_line },
    { "corner", draw_corner },
    { "track", draw_track },
    { "hand", draw_abbots },
    { "discards", draw_abbots },
    { "chapter", draw_abbots },
    { "discard", draw_heap },
    { "covered", draw_heap },
    { "box", draw_heap },
    { "pile", draw_pile },
    { "secret", draw_own_card },
    { "drawn", draw_own_card },
    { "mission", draw_mission },
    { "ora", draw_ora },
    { "out", draw_ora },
    { "played", draw_played },
    { "solo", draw_solo },
    { "seat", draw_seat },
    { "henricus", draw_henricus },
  };

  for (guint i = 0; i < G_N_ELEMENTS (draws); i++)
    if (g_strcmp0 (draws[i].word, word) == 0)
      return draws[i].draw;

  return draw_boards;
}

static void
abbates_step_picture_draw (ScrDrawing *drawing,
                           cairo_t *cr,
                           double width,
                           double height)
{
  AbbatesStepPicture *self = ABBATES_STEP_PICTURE (drawing);
  const char *place = scr_step_get_place (self->step);
  g_auto (GStrv) words = g_strsplit (place != NULL ? place : "", " ", -1);
  double scale = MIN (width / WIDTH, height / HEIGHT);

  cairo_translate (cr, (width - scale * WIDTH) / 2, (height - scale * HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  find_draw (words[0]) (self, cr, words);
}

static void
abbates_step_picture_finalize (GObject *object)
{
  AbbatesStepPicture *self = ABBATES_STEP_PICTURE (object);

  g_clear_object (&self->state);
  g_clear_object (&self->step);
  g_clear_pointer (&self->colours, g_strfreev);

  G_OBJECT_CLASS (abbates_step_picture_parent_class)->finalize (object);
}

static void
abbates_step_picture_class_init (AbbatesStepPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = abbates_step_picture_finalize;
  SCR_DRAWING_CLASS (klass)->draw = abbates_step_picture_draw;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "steppicture");
}

static void
abbates_step_picture_init (AbbatesStepPicture *self)
{
}

/**
 * abbates_step_picture_new:
 * @state: the position that is laid out
 * @step: a step of its layout
 * @colours: (array zero-terminated=1): the seats' colours
 */
GtkWidget *
abbates_step_picture_new (ScrState *state,
                          ScrStep *step,
                          const char *const *colours)
{
  AbbatesStepPicture *self = g_object_new (ABBATES_TYPE_STEP_PICTURE, NULL);

  self->state = g_object_ref (ABBATES_STATE (state));
  self->step = g_object_ref (step);
  self->colours = g_strdupv ((GStrv) colours);

  return GTK_WIDGET (self);
}
