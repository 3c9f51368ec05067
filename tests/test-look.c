/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <math.h>
#include <string.h>

#include "app/abbates/abbates-picture.h"
#include "app/scr-style.h"
#include "app/widgets/scr-emblem.h"
#include "games/abbates/abbates-rules.h"

/* What everybody can see: text stands out from its ground in each sheet of colours, and what is
 * different looks different to those who see few colours, or none. */

#define STYLE_PATH "/org/scriptorium/Scriptorium/style/"
#define TEXT 4.5
#define EDGE 3.0
#define SIZE 64

static const char *const sheets[] = {
  "scr-colours-light.css",
  "scr-colours-dark.css",
  "scr-colours-light-contrast.css",
  "scr-colours-dark-contrast.css",
};

static char *
load_css (const char *name)
{
  g_autofree char *path = g_strconcat (STYLE_PATH, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autoptr (GRegex) comment = g_regex_new ("/\\*.*?\\*/", G_REGEX_DOTALL, 0, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return g_regex_replace_literal (comment, text, -1, 0, "", 0, NULL);
}

/* Colours by name. */
static GHashTable *
load_colours (const char *sheet)
{
  g_autofree char *text = load_css (sheet);
  g_auto (GStrv) lines = g_strsplit (text, ";", -1);
  GHashTable *colours = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (lines[i]), " ", 3);
      GdkRGBA *colour;

      if (g_strv_length (words) < 3)
        continue;
      g_assert_cmpstr (words[0], ==, "@define-color");
      colour = g_new (GdkRGBA, 1);
      g_assert_true (gdk_rgba_parse (colour, words[2]));
      g_assert_true (g_hash_table_insert (colours, g_strdup (words[1]), colour));
    }

  return colours;
}

static GdkRGBA read_colour (GHashTable *colours,
                            const char **text);

static double
read_number (const char **text)
{
  char *end;
  double number = g_ascii_strtod (*text + strspn (*text, ", "), &end);

  *text = end + strspn (end, ") ");
  return number;
}

static GdkRGBA
blend (const GdkRGBA *a,
       const GdkRGBA *b,
       double share)
{
  float part = (float) share;

  return (GdkRGBA){ a->red + (b->red - a->red) * part, a->green + (b->green - a->green) * part,
                    a->blue + (b->blue - a->blue) * part, 1 };
}

static GdkRGBA
read_name (GHashTable *colours,
           const char **text)
{
  gsize length = strspn (*text + 1, "abcdefghijklmnopqrstuvwxyz_") + 1;
  g_autofree char *name = g_strndup (*text + 1, length - 1);
  const GdkRGBA *colour = g_hash_table_lookup (colours, name);

  if (colour == NULL)
    g_error ("No sheet has the colour %s", name);
  *text += length;
  return *colour;
}

/* "@name", "mix(a, b, share)", "alpha(a, share)" over the window's ground, or "#rrggbb". */
static GdkRGBA
read_colour (GHashTable *colours,
             const char **text)
{
  const GdkRGBA *ground = g_hash_table_lookup (colours, "window_bg_color");
  GdkRGBA a;
  GdkRGBA b;

  *text += strspn (*text, ", ");
  if (**text == '@')
    return read_name (colours, text);
  if (g_str_has_prefix (*text, "mix("))
    {
      *text += strlen ("mix(");
      a = read_colour (colours, text);
      b = read_colour (colours, text);
      return blend (&a, &b, read_number (text));
    }
  if (g_str_has_prefix (*text, "alpha("))
    {
      *text += strlen ("alpha(");
      a = read_colour (colours, text);
      return blend (ground, &a, read_number (text));
    }
  if (g_str_has_prefix (*text, "transparent") || g_str_has_prefix (*text, "none"))
    return *ground;

  g_assert_true (gdk_rgba_parse (&a, *text));
  return a;
}

static double
get_light (double channel)
{
  return channel <= 0.03928 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *colour)
{
  return 0.2126 * get_light (colour->red) + 0.7152 * get_light (colour->green) +
         0.0722 * get_light (colour->blue);
}

static double
get_contrast (const GdkRGBA *a,
              const GdkRGBA *b)
{
  double light = get_luminance (a);
  double other = get_luminance (b);

  return (MAX (light, other) + 0.05) / (MIN (light, other) + 0.05);
}

static void
check_contrast (const char *sheet,
                GHashTable *colours,
                const char *front,
                const char *ground,
                double least)
{
  const char *front_text = front;
  const char *ground_text = ground;
  GdkRGBA front_colour = read_colour (colours, &front_text);
  GdkRGBA ground_colour = read_colour (colours, &ground_text);
  double contrast = get_contrast (&front_colour, &ground_colour);

  if (contrast < least)
    g_test_fail_printf ("%s: %s on %s has a contrast of %.2f, not %.1f", sheet, front, ground,
                        contrast, least);
}

/* What is drawn, or stands on what lies below it: in no rule of a sheet together. */
static const struct
{
  const char *front;
  const char *ground;
  double least;
} pairs[] = {
  { "@window_fg_color", "@window_bg_color", TEXT },
  { "@view_fg_color", "@view_bg_color", TEXT },
  { "@headerbar_fg_color", "@headerbar_bg_color", TEXT },
  { "@headerbar_fg_color", "@headerbar_backdrop_color", TEXT },
  { "@card_fg_color", "@card_bg_color", TEXT },
  { "@popover_fg_color", "@popover_bg_color", TEXT },
  { "@accent_fg_color", "@accent_bg_color", TEXT },
  { "@scr_dim", "@scr_board", TEXT },
  { "@scr_dim", "@scr_other_area", TEXT },
  { "@scr_dim", "@scr_purple_area", TEXT },
  { "@scr_dim", "@scr_garden_square", TEXT },
  { "@scr_dim", "@scr_stone", TEXT },
  { "@scr_purple", "@scr_purple_area", TEXT },
  { "@scr_on_kind", "@scr_window", TEXT },
  { "@scr_on_kind", "@scr_book", TEXT },
  { "@scr_on_kind", "@scr_artefact", TEXT },
  { "@scr_on_general", "@scr_general", TEXT },
  { "@scr_on_back", "@scr_back", TEXT },
  { "@accent_color", "@window_bg_color", TEXT },
  { "@scr_better", "@window_bg_color", TEXT },
  { "@scr_better", "@card_bg_color", TEXT },
  { "@accent_color", "@card_bg_color", EDGE },
  { "@accent_color", "@scr_board", EDGE },
  { "@scr_lit_border", "@window_bg_color", EDGE },
  { "@scr_lit_border", "@card_bg_color", EDGE },
  { "@scr_lit_border", "@view_bg_color", EDGE },
  { "@scr_general", "@card_bg_color", EDGE },
  { "@scr_general", "@scr_board", EDGE },
  { "@scr_general", "@scr_lit", EDGE },
  { "@scr_purple", "@view_bg_color", EDGE },
  { "@scr_dim", "@view_bg_color", EDGE },
  { "@scr_stone_edge", "@scr_board", EDGE },
  { "@scr_window", "@card_bg_color", EDGE },
  { "@scr_book", "@card_bg_color", EDGE },
  { "@scr_artefact", "@card_bg_color", EDGE },
  { "@scr_bean_edge", "@card_bg_color", EDGE },
  { "@scr_edge", "@card_bg_color", EDGE },
  { "@scr_lit_border", "@scr_lit", EDGE },
};

static void
test_contrast (gconstpointer data)
{
  const char *sheet = data;
  g_autoptr (GHashTable) colours = load_colours (sheet);

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    check_contrast (sheet, colours, pairs[i].front, pairs[i].ground, pairs[i].least);
}

/* How faint a rule makes what it is for. */
static double
read_opacity (const char *sheet,
              const char *selector)
{
  g_autofree char *text = load_css (sheet);
  g_autofree char *begin = g_strdup_printf ("\n%s {\n  opacity: ", selector);
  const char *rule = strstr (text, begin);

  if (rule == NULL)
    g_error ("%s has no rule for “%s”", sheet, selector);

  return g_ascii_strtod (rule + strlen (begin), NULL);
}

/* What is made faint can still be told from what it lies on. */
static void
test_faint (void)
{
  static const struct
  {
    const char *sheet;
    const char *selector;
    const char *front;
    const char *ground;
  } rules[] = {
    { "scr-mirror.css", "palette button.told.faint picture", "@scr_window", "@window_bg_color" },
    { "scr-mirror.css", "palette button.told.faint picture", "@scr_book", "@window_bg_color" },
    { "scr-mirror.css", "palette button.told.faint picture", "@scr_artefact", "@window_bg_color" },
    { "scr-mirror.css", "palette button.told.faint picture", "@scr_bean_edge", "@window_bg_color" },
    { "scr-check.css", ".pawn.untold emblem", "@scr_edge", "@card_bg_color" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    for (guint n = 0; n < G_N_ELEMENTS (sheets); n++)
      {
        g_autoptr (GHashTable) colours = load_colours (sheets[n]);
        char share[G_ASCII_DTOSTR_BUF_SIZE];
        g_autofree char *front = NULL;

        g_ascii_dtostr (share, sizeof share, read_opacity (rules[i].sheet, rules[i].selector));
        front = g_strdup_printf ("mix(%s, %s, %s)", rules[i].ground, rules[i].front, share);
        check_contrast (sheets[n], colours, front, rules[i].ground, EDGE);
      }
}

/* All sheets have the same colours. */
static void
test_same_names (void)
{
  g_autoptr (GHashTable) first = load_colours (sheets[0]);

  for (guint i = 1; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (GHashTable) colours = load_colours (sheets[i]);
      GHashTableIter iter;
      gpointer name;

      g_assert_cmpuint (g_hash_table_size (colours), ==, g_hash_table_size (first));
      g_hash_table_iter_init (&iter, first);
      while (g_hash_table_iter_next (&iter, &name, NULL))
        g_assert_true (g_hash_table_contains (colours, name));
    }
}

typedef struct
{
  const char *selector;
  char *front;
  char *ground;
} Rule;

static void
read_rule (Rule *rule,
           const char *body)
{
  g_auto (GStrv) lines = g_strsplit (body, ";", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (g_strstrip (lines[i]), ":", 2);

      if (g_strv_length (parts) < 2)
        continue;
      if (g_str_equal (parts[0], "color"))
        rule->front = g_strdup (g_strstrip (parts[1]));
      else if (g_str_equal (parts[0], "background-color") || g_str_equal (parts[0], "background"))
        rule->ground = g_strdup (g_strstrip (parts[1]));
    }
}

/* A foreground alone stands on any ground that text stands on. */
static void
check_rule (const Rule *rule)
{
  static const char *const grounds[] = { "@window_bg_color", "@card_bg_color", "@view_bg_color",
                                         "@popover_bg_color",
                                         "mix(@card_bg_color, @scr_lit, 0.45)",
                                         "mix(@card_bg_color, @scr_board, 0.4)" };

  gboolean is_clear = g_strcmp0 (rule->ground, "none") == 0 ||
                      g_strcmp0 (rule->ground, "transparent") == 0;

  if (rule->ground != NULL && !is_clear && rule->front == NULL)
    g_test_fail_printf ("“%s” sets a background without a foreground", rule->selector);
  if (g_strcmp0 (rule->front, "inherit") == 0)
    {
      g_assert_true (is_clear);
      return;
    }
  for (guint i = 0; rule->front != NULL && i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (GHashTable) colours = load_colours (sheets[i]);

      if (rule->ground != NULL)
        check_contrast (sheets[i], colours, rule->front, rule->ground, TEXT);
      for (guint n = 0; rule->ground == NULL && n < G_N_ELEMENTS (grounds); n++)
        check_contrast (sheets[i], colours, rule->front, grounds[n], TEXT);
    }
}

/* Background and foreground are set together, and go together in each sheet of colours. */
static void
test_both_or_none (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names =
      g_resources_enumerate_children (STYLE_PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  guint n_both = 0;

  g_assert_no_error (error);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *text = load_css (names[i]);
      g_auto (GStrv) rules = g_strsplit (text, "}", -1);

      for (guint n = 0; rules[n] != NULL && strchr (rules[n], '{') != NULL; n++)
        {
          g_auto (GStrv) parts = g_strsplit (g_strstrip (rules[n]), "{", 2);
          Rule rule = { .selector = g_strstrip (parts[0]) };

          read_rule (&rule, parts[1]);
          check_rule (&rule);
          n_both += rule.front != NULL && rule.ground != NULL;
          g_free (rule.front);
          g_free (rule.ground);
        }
    }
  g_assert_cmpuint (n_both, >, 20);
}

/* How colours are seen, by Machado, Oliveira and Fernandes (2009); the last sees none. */
static const struct
{
  const char *name;
  double matrix[3][3];
} sights[] = {
  { "protan",
    { { 0.152286, 1.052583, -0.204868 },
      { 0.114503, 0.786281, 0.099216 },
      { -0.003882, -0.048116, 1.051998 } } },
  { "deutan",
    { { 0.367322, 0.860646, -0.227968 },
      { 0.280085, 0.672501, 0.047413 },
      { -0.011820, 0.042940, 0.968881 } } },
  { "tritan",
    { { 1.255528, -0.076749, -0.178779 },
      { -0.078411, 0.930809, 0.147602 },
      { 0.004733, 0.691367, 0.303900 } } },
  { "none",
    { { 0.2126, 0.7152, 0.0722 }, { 0.2126, 0.7152, 0.0722 }, { 0.2126, 0.7152, 0.0722 } } },
};

static void
get_seen (cairo_surface_t *picture,
          guint x,
          guint y,
          guint sight,
          double *seen)
{
  const guint8 *pixel = cairo_image_surface_get_data (picture) +
                        y * (guint) cairo_image_surface_get_stride (picture) + x * 4;
  double light[3] = { get_light (pixel[2] / 255.0), get_light (pixel[1] / 255.0),
                      get_light (pixel[0] / 255.0) };

  for (guint i = 0; i < 3; i++)
    seen[i] = sights[sight].matrix[i][0] * light[0] + sights[sight].matrix[i][1] * light[1] +
              sights[sight].matrix[i][2] * light[2];
}

/* The part of the picture that is seen to differ. */
static double
compare (cairo_surface_t *a,
         cairo_surface_t *b,
         guint sight)
{
  guint n_different = 0;

  for (guint i = 0; i < SIZE * SIZE; i++)
    {
      double seen_a[3], seen_b[3];
      double most = 0;

      get_seen (a, i % SIZE, i / SIZE, sight, seen_a);
      get_seen (b, i % SIZE, i / SIZE, sight, seen_b);
      for (guint n = 0; n < 3; n++)
        most = MAX (most, fabs (seen_a[n] - seen_b[n]));
      n_different += most > 0.1;
    }

  return (double) n_different / (SIZE * SIZE);
}

/* A widget as it is drawn on the ground of a card. */
static cairo_surface_t *
draw_widget (GtkWidget *widget)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_t *cr = cairo_create (surface);
  GdkRGBA ground;

  scr_style_lookup (widget, "card_bg_color", &ground);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_paint (cr);
  gdk_paintable_snapshot (paintable, snapshot, SIZE, SIZE);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static GtkWidget *
new_kind (guint kind)
{
  GtkWidget *picture = abbates_picture_new (ABBATES_FORM_KIND);

  abbates_picture_set_number (ABBATES_PICTURE (picture), (int) kind);
  return picture;
}

static GtkWidget *
new_sign (guint seat)
{
  return scr_emblem_new (scr_colours[seat]);
}

static GtkWidget *
new_pawn (guint seat)
{
  return scr_emblem_new_pawn (seat == SCR_N_COLOURS ? "general" : scr_colours[seat]);
}

typedef struct
{
  const char *name;
  guint n_things;
  double least; /* of the picture that differs; a pawn fills less of it than a sign */
  GtkWidget *(*create) (guint number);
} Things;

static const Things things[] = {
  { "kinds", ABBATES_N_KINDS, 0.15, new_kind },
  { "signs", SCR_N_COLOURS, 0.08, new_sign },
  { "pawns", SCR_N_COLOURS + 1, 0.05, new_pawn },
};

/* Each two things differ to every sight, in light and dark. */
static void
check_distinct (const Things *group)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  cairo_surface_t *pictures[SCR_N_COLOURS + 1];

  for (guint i = 0; i < group->n_things; i++)
    {
      GtkWidget *widget = group->create (i);

      gtk_widget_set_size_request (widget, SIZE, SIZE);
      gtk_box_append (GTK_BOX (box), widget);
    }
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  for (guint i = 0; i < group->n_things; i++)
    {
      GtkWidget *widget = gtk_widget_get_first_child (box);

      for (guint n = 0; n < i; n++)
        widget = gtk_widget_get_next_sibling (widget);
      pictures[i] = draw_widget (widget);
    }
  for (guint sight = 0; sight < G_N_ELEMENTS (sights); sight++)
    for (guint a = 0; a < group->n_things; a++)
      for (guint b = a + 1; b < group->n_things; b++)
        {
          double part = compare (pictures[a], pictures[b], sight);

          g_test_message ("%s %u and %u, %s: %.3f", group->name, a, b, sights[sight].name, part);
          g_assert_cmpfloat (part, >, group->least);
        }
  for (guint i = 0; i < group->n_things; i++)
    cairo_surface_destroy (pictures[i]);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_distinct (gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  check_distinct (data);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  check_distinct (data);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);
  scr_style_load ();

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strconcat ("/complaints/A13/contrast/", sheets[i], NULL);

      g_test_add_data_func (path, sheets[i], test_contrast);
    }
  g_test_add_func ("/look/faint", test_faint);
  g_test_add_func ("/look/same-names", test_same_names);
  g_test_add_func ("/complaints/A13/both-or-none", test_both_or_none);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *path = g_strconcat ("/complaints/A4/distinct/", things[i].name, NULL);

      g_test_add_data_func (path, &things[i], test_distinct);
    }

  return g_test_run ();
}
