/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-mission-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/abbates/abbates-area-button.h"
#include "app/abbates/abbates-names.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-focus.h"

#define N_PALMS 3
#define PURPLE 1
#define MAX_AREA ABBATES_N_SQUARES

/**
 * AbbatesMissionEditor:
 *
 * A mission card to be changed: a click on a square takes the next area, a key says which. The
 * letters of areas stay as they are while squares come and go. What is changed goes to the form
 * around it, by the action "edition.set".
 */
struct _AbbatesMissionEditor
{
  GtkBox parent_instance;

  char *id;
  guint8 areas[ABBATES_N_SQUARES];
  gboolean is_showing;

  GtkLabel *title;
  GtkWidget *palms;
  GtkWidget *squares[ABBATES_N_SQUARES];
};

G_DEFINE_FINAL_TYPE (AbbatesMissionEditor, abbates_mission_editor, GTK_TYPE_BOX)

static const char *
get_text (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) &&
                 json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : NULL;
}

/* The letter that an area has on its card; 0 for a name that is no such letter. */
static guint8
get_letter (const char *name)
{
  if (name[0] >= 'a' && name[0] < 'a' + MAX_AREA - 1 && name[1] == '\0')
    return (guint8) (name[0] - 'a' + 2);

  return 0;
}

/* Areas are numbered by their letters; those with other names take letters that are left. */
static void
read_areas (AbbatesMissionEditor *self,
            JsonArray *array)
{
  const char *names[MAX_AREA + 2] = { NULL, "purple" };

  memset (self->areas, 0, sizeof self->areas);
  for (guint i = 0; i < MIN (json_array_get_length (array), ABBATES_N_SQUARES); i++)
    {
      const char *name = get_text (json_array_get_element (array, i));

      if (name != NULL && get_letter (name) > 0)
        names[get_letter (name)] = name;
    }
  for (guint i = 0; i < MIN (json_array_get_length (array), ABBATES_N_SQUARES); i++)
    {
      const char *name = get_text (json_array_get_element (array, i));
      guint8 area = PURPLE;

      if (name == NULL || *name == '\0')
        continue;
      while (area <= MAX_AREA && names[area] != NULL && !g_str_equal (names[area], name))
        area++;
      names[area] = name;
      self->areas[i] = area;
    }
}

static char *
describe_area (guint area)
{
  if (area == 0)
    /* Translators: a square of a mission card. */
    return g_strdup (_ ("no area"));
  if (area == PURPLE)
    /* Translators: a square of a mission card. */
    return g_strdup (_ ("purple"));

  /* Translators: a square of a mission card; the areas besides the purple one have letters. */
  return g_strdup_printf (_ ("area %c"), (int) ('A' + area - 2));
}

static void
show_square (AbbatesMissionEditor *self,
             guint i)
{
  g_autofree char *area = describe_area (self->areas[i]);
  /* Translators: a mission, one of its squares, and which area that belongs to. */
  g_autofree char *name = g_strdup_printf (_ ("Mission %s, square %u: %s"), self->id, i + 1, area);

  abbates_area_button_show (ABBATES_AREA_BUTTON (self->squares[i]), self->areas[i]);
  scr_set_name (self->squares[i], name);
}

/* Shows a mission of an edition; @palms is 0 where its palm branches cannot be read. */
void
abbates_mission_editor_show (AbbatesMissionEditor *self,
                             JsonObject *mission,
                             guint palms)
{
  JsonNode *areas = json_object_get_member (mission, "areas");
  const char *id = get_text (json_object_get_member (mission, "id"));
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (ABBATES_IS_MISSION_EDITOR (self));

  self->is_showing = TRUE;
  g_free (self->id);
  self->id = g_strdup (id != NULL ? id : "");
  memset (self->areas, 0, sizeof self->areas);
  if (areas != NULL && JSON_NODE_HOLDS_ARRAY (areas))
    read_areas (self, json_node_get_array (areas));
  /* Translators: %s is the word for a mission, such as “m07”. */
  title = g_strdup_printf (_ ("Mission %s"), self->id);
  /* Translators: %s is the word for a mission, such as “m07”. */
  name = g_strdup_printf (_ ("Palm branches of mission %s"), self->id);
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  scr_set_name (self->palms, name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->palms),
                              palms > 0 ? palms - 1 : GTK_INVALID_LIST_POSITION);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    show_square (self, i);
  self->is_showing = FALSE;
}

static void
palms_cb (GtkDropDown *choice,
          GParamSpec *pspec,
          AbbatesMissionEditor *self)
{
  guint selected = gtk_drop_down_get_selected (choice);
  g_autofree char *place = g_strdup_printf ("mission.%s.palms", self->id);
  g_autofree char *value = g_strdup_printf ("%u", selected + 1);

  if (!self->is_showing && selected < N_PALMS)
    gtk_widget_activate_action (GTK_WIDGET (self), "edition.set", "(ss)", place, value);
}

static void
set_area (AbbatesMissionEditor *self,
          guint square,
          guint area)
{
  g_autofree char *place = g_strdup_printf ("mission.%s", self->id);
  char pattern[ABBATES_N_SQUARES + 1] = { '\0' };

  if (self->areas[square] == area)
    return;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      guint there = i == square ? area : self->areas[i];

      pattern[i] = (char) (there == 0 ? '.' : there == PURPLE ? 'P'
                                                              : 'A' + there - 2);
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "edition.set", "(ss)", place, pattern);
}

/* The areas that can come next: none, purple, those that other squares have, and one more. */
static guint
get_next (AbbatesMissionEditor *self,
          guint square)
{
  guint last = PURPLE;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (i != square)
      last = MAX (last, self->areas[i]);

  return self->areas[square] >= MIN (last + 1, MAX_AREA) ? 0 : self->areas[square] + 1u;
}

static void
square_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  AbbatesMissionEditor *self = ABBATES_MISSION_EDITOR (widget);
  guint square = g_variant_get_uint32 (parameter);

  if (square < ABBATES_N_SQUARES)
    set_area (self, square, get_next (self, square));
}

static void
typed_cb (AbbatesMissionEditor *self,
          guint area,
          GtkWidget *square)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (self->squares[i] == square)
      set_area (self, i, area);
}

static GtkWidget *
new_squares (AbbatesMissionEditor *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 2);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      self->squares[i] = abbates_area_button_new (i + 1);
      scr_set_action (self->squares[i], "mission.square", g_variant_new_uint32 (i));
      g_signal_connect_object (self->squares[i], "typed", G_CALLBACK (typed_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (grid), self->squares[i], (int) i % 3, (int) i / 3, 1, 1);
    }

  return grid;
}

static GtkWidget *
new_palms (AbbatesMissionEditor *self)
{
  const char *titles[N_PALMS + 1] = { NULL };
  char *owned[N_PALMS];
  GtkWidget *palms;

  for (guint i = 0; i < N_PALMS; i++)
    titles[i] = owned[i] = g_strdup_printf (ngettext ("%u palm branch", "%u palm branches", i + 1),
                                            i + 1);
  palms = gtk_drop_down_new_from_strings (titles);
  for (guint i = 0; i < N_PALMS; i++)
    g_free (owned[i]);
  g_signal_connect_object (palms, "notify::selected", G_CALLBACK (palms_cb), self, 0);

  return palms;
}

static gboolean
abbates_mission_editor_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ABBATES_MISSION_EDITOR (widget)->squares[0]);
}

static void
abbates_mission_editor_finalize (GObject *object)
{
  g_free (ABBATES_MISSION_EDITOR (object)->id);

  G_OBJECT_CLASS (abbates_mission_editor_parent_class)->finalize (object);
}

static void
abbates_mission_editor_class_init (AbbatesMissionEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = abbates_mission_editor_finalize;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = abbates_mission_editor_grab_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "mission.square", "u", square_cb);
}

static void
abbates_mission_editor_init (AbbatesMissionEditor *self)
{
  GtkWidget *title = gtk_label_new (NULL);

  self->id = g_strdup ("");
  self->title = GTK_LABEL (title);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_label_set_xalign (self->title, 0);
  gtk_widget_add_css_class (title, "heading");
  self->palms = new_palms (self);
  gtk_widget_set_halign (self->palms, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), new_squares (self));
  gtk_box_append (GTK_BOX (self), self->palms);
}

GtkWidget *
abbates_mission_editor_new (void)
{
  return g_object_new (ABBATES_TYPE_MISSION_EDITOR, NULL);
}
