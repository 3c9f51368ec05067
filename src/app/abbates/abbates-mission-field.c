/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-mission-field.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/abbates/abbates-area-button.h"
#include "app/abbates/abbates-pattern.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"

/**
 * AbbatesMissionField:
 *
 * Lets tell the mission of a seat at the end of a game: by its number, by its pattern, whose
 * squares narrow the list of missions as they are clicked, or by plain answers to what of it was
 * right. AbbatesMissionField::told tells that the player has told something else.
 */
struct _AbbatesMissionField
{
  GtkWidget parent_instance;

  AbbatesRules rules;
  AbbatesSeatEntries told;
  guint8 drawn[ABBATES_N_SQUARES];
  guint palms;
  gboolean is_taken[ABBATES_N_MISSIONS];

  GtkMenuButton *button;
  GtkWidget *picture;
  GtkLabel *title;
  GtkEditable *number;
  GtkGrid *squares;
  GtkLabel *found;
  GtkFlowBox *cards;
  GtkWidget *answers;
  GtkToggleButton *none_right;
  GtkToggleButton *purple_right;
  GtkToggleButton *all_right;
  GtkWidget *buttons[ABBATES_N_SQUARES];
  GtkWidget *missions[ABBATES_N_MISSIONS];
  GtkWidget *pictures[ABBATES_N_MISSIONS];
  GtkWidget *titles[ABBATES_N_MISSIONS];
};

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesMissionField, abbates_mission_field, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

/* Whether @mission can be the one whose squares are drawn so far: what is not drawn is open. */
static gboolean
fits_drawn (AbbatesMissionField *self,
            const AbbatesMission *mission)
{
  guint8 meaning[ABBATES_N_SQUARES + 2] = { 0 };

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      guint8 drawn = self->drawn[i];
      guint8 area = mission->area[i];

      if (drawn == 0)
        continue;
      if (area == 0 || (drawn == 1) != (area == 1) ||
          (meaning[drawn] != 0 && meaning[drawn] != area))
        return FALSE;
      for (guint other = 1; other < G_N_ELEMENTS (meaning); other++)
        if (other != drawn && meaning[other] == area)
          return FALSE;
      meaning[drawn] = area;
    }

  return TRUE;
}

static gboolean
fits (AbbatesMissionField *self,
      const AbbatesMission *mission)
{
  g_autofree char *typed = g_utf8_strdown (gtk_editable_get_text (self->number), -1);
  g_autofree char *id = g_utf8_strdown (mission->id, -1);

  return (self->palms == 0 || mission->palms == self->palms) &&
         strstr (id, g_strstrip (typed)) != NULL && fits_drawn (self, mission);
}

/* Leaves the missions that fit what is typed and drawn. */
static void
narrow (AbbatesMissionField *self)
{
  guint n_found = 0;
  g_autofree char *sentence = NULL;
  gboolean has_purple = memchr (self->drawn, 1, sizeof self->drawn) != NULL;

  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    {
      gboolean is_found = fits (self, &self->rules.missions[i]);

      gtk_widget_set_visible (gtk_widget_get_parent (self->missions[i]), is_found);
      n_found += is_found;
    }
  sentence = n_found > 0
                 ? g_strdup_printf (ngettext ("%u mission fits:", "%u missions fit:", n_found),
                                    n_found)
                 : g_strdup (_ ("No mission of this edition fits."));
  gtk_label_set_label (self->found, sentence);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    abbates_area_button_show (ABBATES_AREA_BUTTON (self->buttons[i]), self->drawn[i]);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "mission.as-drawn", has_purple);
}

static void
tell (AbbatesMissionField *self,
      AbbatesMissionTelling told)
{
  self->told.told = told;
  gtk_menu_button_popdown (self->button);
  g_signal_emit (self, signals[TOLD], 0);
}

static void
choose_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  AbbatesMissionField *self = ABBATES_MISSION_FIELD (widget);
  guint i = g_variant_get_uint32 (parameter);

  if (i >= ABBATES_N_MISSIONS || self->is_taken[i])
    return;

  g_strlcpy (self->told.id, self->rules.missions[i].id, sizeof self->told.id);
  tell (self, ABBATES_TOLD_ID);
}

/* Enter after the number takes the first that fits and is free. */
static void
take_first_cb (AbbatesMissionField *self)
{
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    if (!self->is_taken[i] && fits (self, &self->rules.missions[i]))
      {
        gtk_widget_activate_action (GTK_WIDGET (self), "mission.choose", "u", i);
        return;
      }
}

static void
as_drawn_cb (GtkWidget *widget,
             const char *action,
             GVariant *parameter)
{
  AbbatesMissionField *self = ABBATES_MISSION_FIELD (widget);

  memcpy (self->told.areas, self->drawn, sizeof self->drawn);
  tell (self, ABBATES_TOLD_AREAS);
}

static void
clear_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  AbbatesMissionField *self = ABBATES_MISSION_FIELD (widget);

  memset (self->drawn, 0, sizeof self->drawn);
  tell (self, ABBATES_TOLD_NOTHING);
}

static void
answer_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  AbbatesMissionField *self = ABBATES_MISSION_FIELD (widget);
  const char *answer = g_variant_get_string (parameter, NULL);

  self->told.all = g_str_equal (answer, "all");
  self->told.purple = self->told.all || g_str_equal (answer, "purple");
  tell (self, ABBATES_TOLD_ANSWERS);
}

/* The highest area that may come next: each new one continues the row. */
static guint
get_next_area (AbbatesMissionField *self)
{
  guint most = 1;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    most = MAX (most, self->drawn[i]);

  return MIN (most + 1, ABBATES_N_SQUARES);
}

static void
set_area (AbbatesMissionField *self,
          guint square,
          guint area)
{
  self->drawn[square] = (guint8) area;
  narrow (self);
}

static void
area_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  AbbatesMissionField *self = ABBATES_MISSION_FIELD (widget);
  guint square = g_variant_get_uint32 (parameter);
  guint area;

  if (square >= ABBATES_N_SQUARES)
    return;

  area = self->drawn[square] + 1;
  set_area (self, square, area > get_next_area (self) ? 0 : area);
}

/* p, a, b… tells an area, “-” that the square is in none; the next square has the focus then. */
static void
typed_cb (AbbatesMissionField *self,
          guint area,
          GtkWidget *button)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (self->buttons[i] == button)
      {
        set_area (self, i, area);
        if (i + 1 < ABBATES_N_SQUARES)
          gtk_widget_grab_focus (self->buttons[i + 1]);
      }
}

/* What is drawn begins with what is told; the keyboard is on the number. */
static void
opened_cb (AbbatesMissionField *self)
{
  memset (self->drawn, 0, sizeof self->drawn);
  if (self->told.told == ABBATES_TOLD_AREAS)
    memcpy (self->drawn, self->told.areas, sizeof self->drawn);
  gtk_editable_set_text (self->number, "");
  narrow (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->number));
}

static void
add_mission (AbbatesMissionField *self,
             guint i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->missions[i] = gtk_button_new ();
  self->pictures[i] = abbates_pattern_new ();
  self->titles[i] = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->titles[i]), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->titles[i]), 8);
  gtk_widget_add_css_class (self->titles[i], "small");
  gtk_box_append (GTK_BOX (box), self->pictures[i]);
  gtk_box_append (GTK_BOX (box), self->titles[i]);
  gtk_button_set_child (GTK_BUTTON (self->missions[i]), box);
  gtk_widget_add_css_class (self->missions[i], "flat");
  gtk_widget_add_css_class (self->missions[i], "mission-card");
  scr_set_action (self->missions[i], "mission.choose", g_variant_new_uint32 (i));
  gtk_flow_box_insert (self->cards, self->missions[i], -1);
  gtk_widget_set_focusable (gtk_widget_get_parent (self->missions[i]), FALSE);
}

static void
add_square (AbbatesMissionField *self,
            guint i)
{
  self->buttons[i] = abbates_area_button_new (i + 1);
  scr_set_action (self->buttons[i], "mission.area", g_variant_new_uint32 (i));
  g_signal_connect_object (self->buttons[i], "typed", G_CALLBACK (typed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_grid_attach (self->squares, self->buttons[i], (int) i % 3, (int) i / 3, 1, 1);
}

static gboolean
abbates_mission_field_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ABBATES_MISSION_FIELD (widget)->button));
}

static void
abbates_mission_field_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_MISSION_FIELD);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_mission_field_parent_class)->dispose (object);
}

static void
abbates_mission_field_class_init (AbbatesMissionFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_mission_field_dispose;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = abbates_mission_field_grab_focus;

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ABBATES_TYPE_PATTERN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/abbates-mission-field.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, button);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, picture);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, title);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, number);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, squares);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, found);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, cards);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, answers);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, none_right);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, purple_right);
  gtk_widget_class_bind_template_child (widget_class, AbbatesMissionField, all_right);
  gtk_widget_class_bind_template_callback (widget_class, narrow);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_first_cb);
  gtk_widget_class_install_action (widget_class, "mission.choose", "u", choose_cb);
  gtk_widget_class_install_action (widget_class, "mission.area", "u", area_cb);
  gtk_widget_class_install_action (widget_class, "mission.as-drawn", NULL, as_drawn_cb);
  gtk_widget_class_install_action (widget_class, "mission.clear", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "mission.answer", "s", answer_cb);
}

static void
abbates_mission_field_init (AbbatesMissionField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->answers, scr_flow_layout_new (4, 0));
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    add_square (self, i);
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    add_mission (self, i);
}

static void
show_mission (AbbatesMissionField *self,
              guint i,
              const char *owner)
{
  const AbbatesMission *mission = &self->rules.missions[i];
  g_autofree char *words = abbates_mission_describe (mission);
  /* Translators: %s is who has the mission card. */
  g_autofree char *label =
      owner != NULL ? g_strdup_printf (_ ("%s has it"), owner) : g_strdup (mission->id);

  self->is_taken[i] = owner != NULL;
  abbates_pattern_show (ABBATES_PATTERN (self->pictures[i]), mission);
  gtk_label_set_label (GTK_LABEL (self->titles[i]), label);
  scr_set_name (self->missions[i], words);
  gtk_widget_set_tooltip_text (self->missions[i], words);
  scr_set_description (self->missions[i], owner != NULL ? label : "");
  gtk_widget_set_sensitive (self->missions[i], owner == NULL);
}

/* What is told, as a picture; returns what it is called. */
static char *
show_told (AbbatesMissionField *self)
{
  guint place = self->told.told == ABBATES_TOLD_ID
                    ? abbates_rules_find_mission (&self->rules, self->told.id)
                    : 0;
  AbbatesMission drawn = { .palms = 1 };

  if (place > 0)
    {
      abbates_pattern_show (ABBATES_PATTERN (self->picture), &self->rules.missions[place - 1]);
      return g_strdup (self->told.id);
    }
  if (self->told.told == ABBATES_TOLD_ID)
    return g_strdup (self->told.id);
  if (self->told.told == ABBATES_TOLD_AREAS)
    {
      memcpy (drawn.area, self->told.areas, sizeof drawn.area);
      abbates_pattern_show (ABBATES_PATTERN (self->picture), &drawn);
      return g_strdup (_ ("As drawn"));
    }

  abbates_pattern_show (ABBATES_PATTERN (self->picture), NULL);
  return g_strdup (self->told.told == ABBATES_TOLD_ANSWERS ? _ ("Not named")
                                                           : _ ("Which mission?"));
}

static void
show_answer (AbbatesMissionField *self)
{
  gboolean is_told = self->told.told == ABBATES_TOLD_ANSWERS;

  gtk_toggle_button_set_active (self->none_right, is_told && !self->told.purple);
  gtk_toggle_button_set_active (self->purple_right,
                                is_told && self->told.purple && !self->told.all);
  gtk_toggle_button_set_active (self->all_right, is_told && self->told.all);
}

/**
 * abbates_mission_field_show:
 * @self: a field
 * @rules: the missions of the edition
 * @name: whose mission it is
 * @entries: what is told of it
 * @owners: for each mission who else has it, or %NULL
 * @palms: how many palm branches it must show; 0 for any
 */
void
abbates_mission_field_show (AbbatesMissionField *self,
                            const AbbatesRules *rules,
                            const char *name,
                            const AbbatesSeatEntries *entries,
                            const char *const *owners,
                            guint palms)
{
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (ABBATES_IS_MISSION_FIELD (self));

  self->rules = *rules;
  self->told = *entries;
  self->told.name = NULL;
  self->palms = palms;
  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    show_mission (self, i, owners[i]);
  title = show_told (self);
  gtk_label_set_label (self->title, title);
  /* Translators: the first %s is a player's name. */
  label = g_strdup_printf (_ ("Mission of %s: %s"), name, title);
  scr_set_name (GTK_WIDGET (self->button), label);
  show_answer (self);
}

/* Takes over what is told of the mission. */
void
abbates_mission_field_read (AbbatesMissionField *self,
                            AbbatesSeatEntries *entries)
{
  g_return_if_fail (ABBATES_IS_MISSION_FIELD (self));

  entries->told = self->told.told;
  memcpy (entries->id, self->told.id, sizeof entries->id);
  memcpy (entries->areas, self->told.areas, sizeof entries->areas);
  entries->purple = self->told.purple;
  entries->all = self->told.all;
}
