/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-palette.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-pattern.h"
#include "app/abbates/abbates-picture.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "core/scr-error.h"
#include "games/abbates/abbates-shorthand.h"

#define N_BEANS 10

/* How wide it likes to be, in pixels: half of a table's width. */
#define WIDTH 460

/* The keys of the entry line. */
#define VALUE_KEY(value) ((char) ((value) < 10 ? '0' + (value) : 'a' + (value) -10))
#define ARCADE_KEY(arcade) ((char) ('0' + (arcade) % ABBATES_PALM_NONE))

/**
 * AbbatesPalette:
 *
 * What the players of a real table may tell next, as buttons, each with the key that tells it on
 * the entry line: an Abbot card, a garden card, a square, an arcade card, a mission, a seat. What
 * cannot be right is faint, and answered with the reason. Of the missions those are shown that have
 * the purple squares which are marked beside them.
 */
struct _AbbatesPalette
{
  GtkWidget parent_instance;

  GtkStack *sheets;
  GtkWidget *values[ABBATES_BENEDICT + 1];
  GtkGrid *cards;
  GtkWidget *card[ABBATES_N_KINDS][N_BEANS];
  GtkWidget *unknown;
  GtkWidget *squares[ABBATES_N_SQUARES];
  GtkWidget *arcades[ABBATES_N_ARCADES];
  GtkWidget *missions[ABBATES_N_MISSIONS];
  GtkWidget *patterns[ABBATES_N_MISSIONS];
  GtkWidget *purple[ABBATES_N_SQUARES];
  GtkWidget *no_mission;
  AbbatesMission known[ABBATES_N_MISSIONS];
  guint fitting;        /* bit i is set where mission i may be told */
  gconstpointer marked; /* the state for which purple squares are marked; only compared */
  GtkWidget *seats[ABBATES_MAX_SEATS];
  GtkWidget *others;
  GtkWidget *suggested;
  GtkWidget *nothing;
};

G_DEFINE_FINAL_TYPE (AbbatesPalette, abbates_palette, GTK_TYPE_WIDGET)

/* A button with @picture or @title, and the key that does the same. */
static GtkWidget *
new_button (GtkWidget *picture,
            const char *title,
            const char *key)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture != NULL ? picture : gtk_label_new (title));
  if (g_strcmp0 (key, title) != 0)
    {
      GtkWidget *label = gtk_label_new (key);

      gtk_widget_add_css_class (label, "key");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "told");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  scr_name_once (button);

  return button;
}

static GtkWidget *
add_sheet (AbbatesPalette *self,
           const char *name)
{
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (sheet, scr_flow_layout_new (5, WIDTH));
  gtk_stack_add_named (self->sheets, sheet, name);

  return sheet;
}

static GtkWidget *
add_button (GtkWidget *sheet,
            GtkWidget *picture,
            const char *title,
            const char *key)
{
  GtkWidget *button = new_button (picture, title, key);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (sheet), button);

  return button;
}

static void
add_values (AbbatesPalette *self)
{
  GtkWidget *sheet = add_sheet (self, "values");

  for (guint value = 1; value <= ABBATES_BENEDICT; value++)
    {
      g_autofree char *title = g_strdup_printf ("%u", value);
      const char key[] = { VALUE_KEY (value), '\0' };

      self->values[value] = add_button (sheet, NULL, title, key);
    }
}

/* The cards there are stand in rows by their kind, when an edition is known. */
static void
add_cards (AbbatesPalette *self)
{
  self->cards = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->cards, 4);
  gtk_grid_set_column_spacing (self->cards, 5);
  gtk_widget_set_halign (GTK_WIDGET (self->cards), GTK_ALIGN_START);
  gtk_stack_add_named (self->sheets, GTK_WIDGET (self->cards), "cards");
}

static void
add_squares (AbbatesPalette *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i + 1);

      self->squares[i] = new_button (NULL, title, title);
      gtk_grid_attach (GTK_GRID (grid), self->squares[i], (int) (i % 3), (int) (i / 3), 1, 1);
    }
  gtk_stack_add_named (self->sheets, grid, "squares");
}

static void
add_arcades (AbbatesPalette *self)
{
  GtkWidget *sheet = add_sheet (self, "arcades");

  for (guint arcade = 1; arcade < ABBATES_N_ARCADES; arcade++)
    {
      const char key[] = { ARCADE_KEY (arcade), '\0' };

      self->arcades[arcade] =
          add_button (sheet, NULL, abbates_name_arcade_short ((AbbatesArcade) arcade), key);
    }
}

/* Whether all squares that are marked are purple in @mission. */
static gboolean
is_marked (AbbatesPalette *self,
           const AbbatesMission *mission)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->purple[i])) &&
        mission->area[i] != 1)
      return FALSE;

  return TRUE;
}

static void
show_fitting (AbbatesPalette *self)
{
  gboolean is_any = FALSE;

  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      gboolean is_fitting = ((self->fitting >> i) & 1) != 0 &&
                            is_marked (self, &self->known[i]);

      gtk_widget_set_visible (self->missions[i], is_fitting);
      is_any = is_any || is_fitting;
    }
  gtk_widget_set_visible (self->no_mission, !is_any);
}

static void
unmark (AbbatesPalette *self)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->purple[i]), FALSE);
}

static GtkWidget *
new_marks (AbbatesPalette *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  scr_set_name (grid, _ ("Purple squares of the mission"));
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", i + 1);
      g_autofree char *name = g_strdup_printf (_ ("Square %u is purple"), i + 1);

      self->purple[i] = gtk_toggle_button_new_with_label (label);
      gtk_widget_add_css_class (self->purple[i], "purple");
      gtk_widget_set_tooltip_text (self->purple[i], name);
      scr_set_name (self->purple[i], name);
      scr_name_once (self->purple[i]);
      gtk_grid_attach (GTK_GRID (grid), self->purple[i], (int) (i % 3), (int) (i / 3), 1, 1);
      g_signal_connect_object (self->purple[i], "notify::active", G_CALLBACK (show_fitting), self,
                               G_CONNECT_SWAPPED);
    }

  return grid;
}

static void
add_missions (AbbatesPalette *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (sheet, scr_flow_layout_new (5, WIDTH));
  gtk_widget_set_hexpand (sheet, TRUE);
  gtk_widget_set_valign (sheet, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), new_marks (self));
  gtk_box_append (GTK_BOX (box), sheet);
  gtk_stack_add_named (self->sheets, box, "missions");
  self->no_mission = gtk_label_new (_ ("No mission that is left is purple on all of these squares. "
                                       "Click one of them again."));
  gtk_label_set_wrap (GTK_LABEL (self->no_mission), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->no_mission), 0);
  gtk_label_set_width_chars (GTK_LABEL (self->no_mission), 18);
  gtk_box_append (GTK_BOX (sheet), self->no_mission);

  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      g_autofree char *key = g_strdup_printf ("%02u", i + 1);

      self->patterns[i] = abbates_pattern_new ();
      self->missions[i] = add_button (sheet, self->patterns[i], NULL, key);
    }
}

static void
add_seats (AbbatesPalette *self)
{
  GtkWidget *sheet = add_sheet (self, "seats");

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);

      self->seats[i] = add_button (sheet, NULL, "", key);
    }
}

static void
add_others (AbbatesPalette *self)
{
  self->others = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->others, scr_flow_layout_new (5, 0));
  gtk_widget_set_parent (self->others, GTK_WIDGET (self));
  self->suggested = add_button (self->others, NULL, "", _ ("Enter"));
  self->unknown = add_button (self->others, NULL, _ ("Not recorded"), "?");
  self->nothing = add_button (self->others, NULL, "", "-");
}

static void
abbates_palette_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_palette_parent_class)->dispose (object);
}

static void
abbates_palette_class_init (AbbatesPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_palette_dispose;

  gtk_widget_class_set_css_name (widget_class, "palette");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
abbates_palette_init (AbbatesPalette *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), scr_flow_layout_new (8, WIDTH));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  scr_set_name (GTK_WIDGET (self), _ ("What can be told now"));
  self->sheets = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->sheets), GTK_ALIGN_CENTER);
  gtk_stack_set_hhomogeneous (self->sheets, FALSE);
  gtk_stack_set_vhomogeneous (self->sheets, FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->sheets), GTK_WIDGET (self));
  add_values (self);
  add_cards (self);
  add_squares (self);
  add_arcades (self);
  add_missions (self);
  add_seats (self);
  add_others (self);
}

/* Shows, and tells who listens, that what the button tells can hardly be right; @reason is NULL
 * where it can. */
static void
set_doubt (GtkWidget *button,
           const char *reason)
{
  g_autofree char *sentence = reason != NULL ? scr_error_dup_sentence (reason) : g_strdup ("");

  if (reason != NULL)
    gtk_widget_add_css_class (button, "faint");
  else
    gtk_widget_remove_css_class (button, "faint");
  scr_set_description (button, sentence);
  if (reason != NULL)
    gtk_widget_set_tooltip_text (button, sentence);
}

/* Why @text, in notation, cannot be, or can hardly be true; NULL where it can. */
static char *
dup_doubt (const AbbatesView *view,
           const char *text,
           gboolean is_legal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) after = NULL;

  if (is_legal)
    return scr_state_dup_warning (SCR_STATE (view->state), text);

  after = scr_state_apply (SCR_STATE (view->state), text, &error);
  return error != NULL ? g_strdup (error->message) : NULL;
}

/* Has the button make the move @text, in notation, and say so. Returns whether that can be. */
static gboolean
show_move (GtkWidget *button,
           const AbbatesView *view,
           const char *text)
{
  g_autofree char *name = NULL;
  g_autofree char *doubt = NULL;
  AbbatesMove move;
  gboolean is_legal =
      abbates_move_parse (view->rules, text, &move, NULL) &&
      abbates_position_check (view->position, view->rules, move) == ABBATES_REASON_NONE;

  if (is_legal)
    name = scr_state_describe (SCR_STATE (view->state), text, SCR_VIEWER_ALL, NULL);
  doubt = dup_doubt (view, text, is_legal);
  scr_set_action (button, "match.move", g_variant_new_string (text));
  scr_set_name (button, name != NULL ? name : text);
  gtk_widget_set_tooltip_text (button, name);
  set_doubt (button, doubt);

  return is_legal;
}

/* The same of what @typed tells on the entry line; what tells nothing there is faint. */
static gboolean
show_typed (GtkWidget *button,
            const AbbatesView *view,
            const char *typed)
{
  g_autofree char *text = NULL;

  scr_state_read (SCR_STATE (view->state), typed, &text, NULL);

  return show_move (button, view, text != NULL ? text : typed);
}

static void
set_title (GtkWidget *button,
           const char *title,
           gboolean is_sentence)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button));

  g_object_set (gtk_widget_get_first_child (box), "label", title, "wrap", is_sentence, NULL);
}

static void
show_values (AbbatesPalette *self,
             const AbbatesView *view)
{
  for (guint value = 1; value <= ABBATES_BENEDICT; value++)
    {
      const char typed[] = { VALUE_KEY (value), '\0' };

      show_typed (self->values[value], view, typed);
    }
}

/* Whether the edition has cards of so many beans, of any kind. */
static gboolean
has_beans (const AbbatesRules *rules,
           guint beans)
{
  for (guint kind = 0; kind < ABBATES_N_KINDS; kind++)
    if (rules->garden[ABBATES_CARD (kind, beans)] > 0)
      return TRUE;

  return FALSE;
}

static void
fill_cards (AbbatesPalette *self,
            const AbbatesRules *rules)
{
  for (guint kind = 0; kind < ABBATES_N_KINDS; kind++)
    for (guint beans = 0; beans < N_BEANS; beans++)
      {
        g_autofree char *key = abbates_shorthand_print_card (ABBATES_CARD (kind, beans));
        GtkWidget *picture;

        if (!has_beans (rules, beans))
          continue;
        picture = abbates_picture_new (ABBATES_FORM_CARD);
        abbates_picture_set_number (ABBATES_PICTURE (picture), ABBATES_CARD (kind, beans));
        self->card[kind][beans] = new_button (picture, NULL, key);
        gtk_grid_attach (self->cards, self->card[kind][beans], (int) beans, (int) kind, 1, 1);
      }
}

/* A card of which there are no more can be told, with a warning. */
static void
show_cards (AbbatesPalette *self,
            const AbbatesView *view)
{
  if (gtk_widget_get_first_child (GTK_WIDGET (self->cards)) == NULL)
    fill_cards (self, view->rules);

  for (guint kind = 0; kind < ABBATES_N_KINDS; kind++)
    for (guint beans = 0; beans < N_BEANS; beans++)
      {
        g_autofree char *typed = abbates_shorthand_print_card (ABBATES_CARD (kind, beans));
        GtkWidget *button = self->card[kind][beans];

        if (button != NULL)
          show_typed (button, view, typed);
      }
}

static void
show_squares (AbbatesPalette *self,
              const AbbatesView *view)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      const char typed[] = { (char) ('1' + i), '\0' };

      show_typed (self->squares[i], view, typed);
    }
}

static void
show_arcades (AbbatesPalette *self,
              const AbbatesView *view)
{
  for (guint arcade = 1; arcade < ABBATES_N_ARCADES; arcade++)
    {
      const char typed[] = { ARCADE_KEY (arcade), '\0' };

      gtk_widget_set_visible (self->arcades[arcade],
                              show_typed (self->arcades[arcade], view, typed));
    }
}

static void
show_missions (AbbatesPalette *self,
               const AbbatesView *view)
{
  self->fitting = 0;
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      g_autofree char *typed = g_strdup_printf ("%02u", i + 1);
      g_autofree char *words = abbates_mission_describe (&view->rules->missions[i]);

      abbates_pattern_show (ABBATES_PATTERN (self->patterns[i]), &view->rules->missions[i]);
      self->known[i] = view->rules->missions[i];
      if (show_typed (self->missions[i], view, typed))
        self->fitting |= 1u << i;
      scr_set_description (self->missions[i], words);
      gtk_widget_set_tooltip_text (self->missions[i], words);
    }
  if (self->marked != view->state)
    unmark (self);
  self->marked = view->state;
  show_fitting (self);
}

static void
show_seats (AbbatesPalette *self,
            const AbbatesView *view)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    gtk_widget_set_visible (self->seats[i], i < view->rules->n_seats);
  for (guint i = 0; i < view->rules->n_seats; i++)
    {
      const char typed[] = { (char) ('1' + i), '\0' };

      set_title (self->seats[i], abbates_view_get_name (view, i + 1), FALSE);
      show_typed (self->seats[i], view, typed);
    }
}

static void
show_others (AbbatesPalette *self,
             const AbbatesView *view)
{
  g_autofree char *suggested = scr_state_suggest (SCR_STATE (view->state));
  gboolean is_play = view->position->awaiting == ABBATES_MOVE_PLAY;

  gtk_widget_set_visible (self->suggested,
                          suggested != NULL && show_move (self->suggested, view, suggested));
  if (gtk_widget_get_visible (self->suggested))
    set_title (self->suggested, gtk_widget_get_tooltip_text (self->suggested), TRUE);
  gtk_widget_set_visible (self->unknown, show_typed (self->unknown, view, "?"));
  gtk_widget_set_visible (self->nothing, show_typed (self->nothing, view, "-"));
  set_title (self->nothing, is_play ? _ ("Sits out") : _ ("Takes nothing"), FALSE);
}

/**
 * Sheet:
 * @awaiting: what is due
 * @name: what is shown then
 * @show: shows it
 */
typedef struct
{
  AbbatesMoveKind awaiting;
  const char *name;
  void (*show) (AbbatesPalette *self,
                const AbbatesView *view);
} Sheet;

static const Sheet *
find_sheet (AbbatesMoveKind awaiting)
{
  static const Sheet sheets[] = {
    { ABBATES_MOVE_PLAY, "values", show_values },
    { ABBATES_MOVE_HENRICUS, "values", show_values },
    { ABBATES_MOVE_REVEAL, "cards", show_cards },
    { ABBATES_MOVE_SECRET, "cards", show_cards },
    { ABBATES_MOVE_KNOW, "cards", show_cards },
    { ABBATES_MOVE_PLACE, "squares", show_squares },
    { ABBATES_MOVE_ARCADE, "arcades", show_arcades },
    { ABBATES_MOVE_MISSION, "missions", show_missions },
    { ABBATES_MOVE_START, "seats", show_seats },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (sheets[i].awaiting == awaiting)
      return &sheets[i];

  return NULL;
}

/* Shows what may be told now; nothing where the program deals. */
void
abbates_palette_show (AbbatesPalette *self,
                      const AbbatesView *view)
{
  const Sheet *sheet = find_sheet ((AbbatesMoveKind) view->position->awaiting);
  gboolean is_told = view->position->table && view->position->stage != ABBATES_STAGE_OVER;

  g_return_if_fail (ABBATES_IS_PALETTE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), is_told);
  if (!is_told)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->sheets), sheet != NULL);
  if (sheet != NULL)
    {
      sheet->show (self, view);
      scr_stack_show (self->sheets, sheet->name);
    }
  show_others (self, view);
}
