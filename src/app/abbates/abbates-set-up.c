/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-set-up.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/abbates/abbates-mission-row.h"
#include "app/scr-choices.h"
#include "app/scr-option-row.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-ellipsis.h"
#include "games/abbates/abbates-edition.h"

#define HIDE "hide-missions"

/**
 * AbbatesSetUp:
 *
 * How a match of Abbates begins: who starts, which missions the seats get (*Set-up*), and
 * whether missions lie face down.
 */
struct _AbbatesSetUp
{
  ScrSetUp parent_instance;

  AbbatesRules rules;
  JsonObject *setup;
  guint missions[ABBATES_MAX_SEATS]; /* place in the edition from 1, 0 for chance */
  GtkWidget *choices[ABBATES_MAX_SEATS];

  GtkListBox *list;
  GtkWidget *starter_row;
  GtkDropDown *starter;
  AdwExpanderRow *expander;
  ScrOptionRow *hide;
};

G_DEFINE_FINAL_TYPE (AbbatesSetUp, abbates_set_up, SCR_TYPE_SET_UP)

static guint
get_n_seats (AbbatesSetUp *self)
{
  return MIN (json_array_get_length (json_object_get_array_member (self->setup, "seats")),
              ABBATES_MAX_SEATS);
}

static const char *
get_name (AbbatesSetUp *self,
          guint i)
{
  JsonArray *seats = json_object_get_array_member (self->setup, "seats");

  return json_object_get_string_member (json_array_get_object_element (seats, i), "name");
}

static gboolean
is_solo (AbbatesSetUp *self)
{
  return scr_choices_get_boolean (self->setup, "solo", FALSE);
}

static gboolean
has_missions (AbbatesSetUp *self)
{
  JsonObject *variants = scr_choices_get_object (self->setup, "variants");

  return variants == NULL || !scr_choices_get_boolean (variants, "no-mission", FALSE);
}

/* How many palm branches the mission must show; 0 for any (*Solo Variant*). */
static guint
get_palms (AbbatesSetUp *self)
{
  static const char *const difficulties[] = { "novice", "prior", "abbot" };
  const char *difficulty = scr_choices_get_string (self->setup, "difficulty");

  for (guint i = 0; is_solo (self) && i < G_N_ELEMENTS (difficulties); i++)
    if (g_strcmp0 (difficulty, difficulties[i]) == 0)
      return i + 1;

  return 0;
}

/* The names are written anew only when one has changed, which keeps an open list open. */
static void
show_starter (AbbatesSetUp *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  GListModel *old = gtk_drop_down_get_model (self->starter);
  guint selected = gtk_drop_down_get_selected (self->starter);
  gboolean is_same = old != NULL && g_list_model_get_n_items (old) == get_n_seats (self) + 1;

  gtk_string_list_append (titles, _ ("Chance decides"));
  for (guint i = 0; i < get_n_seats (self); i++)
    {
      gtk_string_list_append (titles, get_name (self, i));
      is_same = is_same && g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (old), i + 1),
                                        get_name (self, i));
    }
  gtk_widget_set_visible (self->starter_row, !is_solo (self));
  if (is_same)
    return;

  gtk_drop_down_set_model (self->starter, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->starter, selected <= get_n_seats (self) ? selected : 0);
}

/* A mission that cannot be had any more is left to chance again. */
static void
drop_impossible (AbbatesSetUp *self)
{
  guint palms = get_palms (self);

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if (i >= get_n_seats (self) ||
        (palms > 0 && self->missions[i] > 0 &&
         self->rules.missions[self->missions[i] - 1].palms != palms))
      self->missions[i] = 0;
}

static void
show_missions (AbbatesSetUp *self)
{
  guint n_seats = get_n_seats (self);
  guint n_chosen = 0;
  g_autofree char *subtitle = NULL;

  drop_impossible (self);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      const char *owners[ABBATES_N_MISSIONS] = { NULL };

      gtk_widget_set_visible (self->choices[i], i < n_seats);
      if (i >= n_seats)
        continue;

      n_chosen += self->missions[i] > 0;
      for (guint j = 0; j < n_seats; j++)
        if (j != i && self->missions[j] > 0)
          owners[self->missions[j] - 1] = get_name (self, j);
      abbates_mission_row_show (ABBATES_MISSION_ROW (self->choices[i]), &self->rules,
                                get_name (self, i), self->missions[i], owners,
                                get_palms (self));
    }

  if (!has_missions (self))
    subtitle = g_strdup (_ ("None: the variant No missions is on"));
  else if (n_chosen == 0)
    subtitle = g_strdup (_ ("Chance deals them; or choose them by their pictures"));
  else
    subtitle = g_strdup_printf (ngettext ("%u chosen, the rest by chance",
                                          "%u chosen, the rest by chance", n_chosen),
                                n_chosen);
  adw_expander_row_set_subtitle (self->expander, subtitle);
  gtk_widget_set_sensitive (GTK_WIDGET (self->expander), has_missions (self));
  if (!has_missions (self))
    adw_expander_row_set_expanded (self->expander, FALSE);
}

static void
show_hide (AbbatesSetUp *self)
{
  const char *conflict = NULL;

  if (is_solo (self))
    conflict = _ ("Nobody else sits at the table, and Henricus plays by your mission");
  else if (!has_missions (self))
    conflict = _ ("There are no missions to hide (variant No missions)");
  scr_option_row_set_conflict (self->hide, conflict);
}

static void
abbates_set_up_show (ScrSetUp *set_up,
                     JsonObject *setup)
{
  AbbatesSetUp *self = ABBATES_SET_UP (set_up);
  AbbatesRules rules = { 0 };
  JsonNode *edition = json_object_get_member (setup, "edition");

  if (edition == NULL || !abbates_edition_read (edition, "$", &rules, NULL, NULL))
    return;

  self->rules = rules;
  json_object_ref (setup);
  g_clear_pointer (&self->setup, json_object_unref);
  self->setup = setup;
  show_starter (self);
  show_missions (self);
  show_hide (self);
}

static GStrv
abbates_set_up_list_answers (ScrSetUp *set_up)
{
  AbbatesSetUp *self = ABBATES_SET_UP (set_up);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint starter = gtk_drop_down_get_selected (self->starter);

  for (guint i = 0; self->setup != NULL && has_missions (self) && i < get_n_seats (self); i++)
    if (self->missions[i] > 0)
      {
        g_autofree char *answer = g_strdup_printf (
            "mission %u %s", i + 1, self->rules.missions[self->missions[i] - 1].id);

        g_strv_builder_add (builder, answer);
      }
  if (self->setup != NULL && !is_solo (self) && starter > 0 && starter <= get_n_seats (self))
    {
      g_autofree char *answer = g_strdup_printf ("start %u", starter);

      g_strv_builder_add (builder, answer);
    }

  return g_strv_builder_end (builder);
}

/* What was wished for: where nothing can be hidden it does not matter. */
static JsonObject *
abbates_set_up_dup_display (ScrSetUp *set_up)
{
  JsonObject *display = json_object_new ();

  json_object_set_boolean_member (
      display, HIDE,
      g_str_equal (scr_option_row_get_wish (ABBATES_SET_UP (set_up)->hide), "true"));

  return display;
}

/* A display begins a new set-up, in which nothing is chosen yet. */
static void
abbates_set_up_set_display (ScrSetUp *set_up,
                            JsonObject *display)
{
  AbbatesSetUp *self = ABBATES_SET_UP (set_up);

  scr_option_row_set_value (
      self->hide, scr_choices_get_boolean (display, HIDE, FALSE) ? "true" : "false");
  gtk_drop_down_set_selected (self->starter, 0);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    self->missions[i] = 0;
  if (self->setup != NULL)
    show_missions (self);
}

static void
mission_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  AbbatesSetUp *self = ABBATES_SET_UP (widget);
  guint seat, mission;

  g_variant_get (parameter, "(uu)", &seat, &mission);
  if (self->setup == NULL || seat < 1 || seat > get_n_seats (self) || mission > ABBATES_N_MISSIONS)
    return;

  self->missions[seat - 1] = mission;
  show_missions (self);
}

static void
abbates_set_up_dispose (GObject *object)
{
  AbbatesSetUp *self = ABBATES_SET_UP (object);

  g_clear_pointer (&self->setup, json_object_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ABBATES_TYPE_SET_UP);

  G_OBJECT_CLASS (abbates_set_up_parent_class)->dispose (object);
}

static void
abbates_set_up_class_init (AbbatesSetUpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScrSetUpClass *set_up_class = SCR_SET_UP_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_set_up_dispose;
  set_up_class->show = abbates_set_up_show;
  set_up_class->list_answers = abbates_set_up_list_answers;
  set_up_class->dup_display = abbates_set_up_dup_display;
  set_up_class->set_display = abbates_set_up_set_display;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/abbates-set-up.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesSetUp, list);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSetUp, starter_row);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSetUp, starter);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSetUp, expander);
  gtk_widget_class_install_action (widget_class, "beginning.mission", "(uu)", mission_cb);
}

static void
abbates_set_up_init (AbbatesSetUp *self)
{
  g_autoptr (ScrOption) hide = scr_option_new_switch (
      NULL, HIDE, _ ("Missions face down"),
      _ ("Each player alone sees their own mission; a curtain comes between two people"), FALSE);

  gtk_widget_init_template (GTK_WIDGET (self));
  scr_name_row (self->expander);
  scr_set_name (GTK_WIDGET (self->starter), _ ("Who starts"));
  scr_drop_down_ellipsize (self->starter);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      self->choices[i] = abbates_mission_row_new (i + 1);
      adw_expander_row_add_row (self->expander, self->choices[i]);
    }
  self->hide = SCR_OPTION_ROW (scr_option_row_new (hide));
  gtk_list_box_append (self->list, GTK_WIDGET (self->hide));
}
