/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-position-form-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/abbates/abbates-names.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-ellipsis.h"
#include "core/scr-error.h"
#include "games/abbates/abbates-sentence.h"

G_DEFINE_FINAL_TYPE (AbbatesPositionForm, abbates_position_form, SCR_TYPE_POSITION_FORM)

/* A part of the form, with a heading. What follows goes there. */
static void
begin_group (AbbatesPositionForm *self,
             const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  self->group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->group, "group");
  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (self->group), label);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
}

AbbatesFormField *
abbates_position_form_add_field (AbbatesPositionForm *self,
                                 GtkWidget *field)
{
  gtk_box_append (GTK_BOX (self->group), field);
  g_signal_connect_object (field, "told", G_CALLBACK (scr_position_form_report_told), self,
                           G_CONNECT_SWAPPED);

  return ABBATES_FORM_FIELD (field);
}

AbbatesFormField *
abbates_position_form_add_entry (AbbatesPositionForm *self,
                                 const char *title,
                                 guint max_length)
{
  return abbates_position_form_add_field (self,
                                          abbates_form_field_new_entry (title, title, max_length));
}

/* Places for cards, @n_columns in a row, called @names. */
static AbbatesFormField *
add_cards (AbbatesPositionForm *self,
           const char *title,
           const char *const *names,
           AbbatesCardEntry **entries,
           guint n_entries,
           guint n_columns)
{
  GtkWidget *grid = gtk_grid_new ();
  AbbatesFormField *field;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  field = abbates_position_form_add_field (self, abbates_form_field_new (title, grid));
  for (guint i = 0; i < n_entries; i++)
    {
      entries[i] = ABBATES_CARD_ENTRY (abbates_card_entry_new (names[i]));
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (entries[i]), (int) (i % n_columns),
                       (int) (i / n_columns), 1, 1);
      abbates_card_bar_add_entry (self->palette, entries[i]);
      g_signal_connect_object (entries[i], "told", G_CALLBACK (abbates_form_field_settle), field,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (entries[i], "told", G_CALLBACK (scr_position_form_report_told), self,
                               G_CONNECT_SWAPPED);
    }

  return field;
}

/* "Garden square 1", "Garden square 2", … */
static GStrv
list_names (const char *format,
            guint n_names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 1; i <= n_names; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_auto (GStrv) parts = g_strsplit (format, "%u", 2);
      g_autofree char *name = g_strjoinv (number, parts);

      g_strv_builder_add (builder, name);
    }

  return g_strv_builder_end (builder);
}

static void
add_points (AbbatesPositionForm *self)
{
  const char *names[] = { abbates_name_points_place (0), abbates_name_points_place (1),
                          abbates_name_points_place (2), abbates_name_points_place (3) };

  if (!self->setup->rules.no_points_card)
    self->points_field = add_cards (self, _ ("Points card: Primus, Secundus, Tertius, Aequalis"),
                                    names, self->points, 4, 2);
}

static void
add_board (AbbatesPositionForm *self)
{
  g_auto (GStrv) squares = list_names (_ ("Garden square %u"), ABBATES_N_SQUARES);
  g_auto (GStrv) boxes = list_names (_ ("Replenishment row, box %u"), ABBATES_N_BOXES);

  self->garden_field = add_cards (self, _ ("Garden"), (const char *const *) squares, self->garden,
                                  ABBATES_N_SQUARES, 3);
  self->refill_field = add_cards (self, _ ("Replenishment row, from the left"),
                                  (const char *const *) boxes, self->refill, ABBATES_N_BOXES, 3);
}

/* The arcade cards that can lie in a round, the first of them "not told". */
static GStrv
list_arcade_titles (const AbbatesRules *rules,
                    guint round)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, _ ("Choose…"));
  for (guint i = 0; i < 3; i++)
    g_strv_builder_add (builder,
                        abbates_sentence_arcade_title ((AbbatesArcade) rules->arcade[round][i]));
  for (guint i = 0; rules->palms && i < 2; i++)
    g_strv_builder_add (builder, abbates_sentence_arcade_title ((AbbatesArcade) rules->palm[i]));

  return g_strv_builder_end (builder);
}

/* Without palms a round has just its three cards: with two of them told, the third is clear. */
static void
arcade_cb (AbbatesPositionForm *self)
{
  for (guint round = 0; !self->setup->rules.palms && round < ABBATES_N_ROUNDS; round++)
    {
      guint left = 1 + 2 + 3;
      guint n_open = 0;
      guint open = 0;

      for (guint i = round * 3; i < round * 3 + 3; i++)
        {
          guint selected = gtk_drop_down_get_selected (abbates_position_form_get_arcade (self, i));

          left -= MIN (left, selected);
          n_open += selected == 0;
          open = selected == 0 ? i : open;
        }
      if (n_open == 1 && left > 0 && left <= 3)
        gtk_drop_down_set_selected (abbates_position_form_get_arcade (self, open), left);
    }
}

static void
add_arcades (AbbatesPositionForm *self)
{
  if (self->setup->rules.no_arcade)
    return;

  begin_group (self, _ ("Arcade cards of this round and of those to come"));
  self->arcade_group = self->group;
  for (guint i = 0; i < ABBATES_N_ARCADE_BOXES; i++)
    {
      g_auto (GStrv) titles = list_arcade_titles (&self->setup->rules, i / 3);
      GtkWidget *choice = gtk_drop_down_new_from_strings ((const char *const *) titles);
      g_autofree char *title = g_strdup_printf (_ ("Round %u, box %u"), i / 3 + 1, i % 3 + 1);

      scr_drop_down_ellipsize (GTK_DROP_DOWN (choice));
      scr_set_name (choice, title);
      self->arcades[i] =
          abbates_position_form_add_field (self, abbates_form_field_new (title, choice));
      g_signal_connect_object (choice, "notify::selected", G_CALLBACK (abbates_form_field_settle),
                               self->arcades[i], G_CONNECT_SWAPPED);
    }
  for (guint i = 0; i < ABBATES_N_ARCADE_BOXES; i++)
    {
      g_signal_connect_object (abbates_position_form_get_arcade (self, i), "notify::selected",
                               G_CALLBACK (arcade_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (abbates_position_form_get_arcade (self, i), "notify::selected",
                               G_CALLBACK (abbates_position_form_ask), self, G_CONNECT_SWAPPED);
    }
}

static const char *
get_colour (JsonNode *setup,
            guint i)
{
  JsonArray *seats = json_object_get_array_member (json_node_get_object (setup), "seats");

  return json_object_get_string_member (json_array_get_object_element (seats, i), "colour");
}

static gboolean
abbates_position_form_show (ScrPositionForm *form,
                            JsonNode *setup,
                            GError **error)
{
  AbbatesPositionForm *self = ABBATES_POSITION_FORM (form);

  self->setup = abbates_setup_new (setup, error);
  if (self->setup == NULL)
    return FALSE;
  abbates_card_bar_show (self->palette, &self->setup->rules, TRUE);
  begin_group (self, _ ("Where the game is"));
  abbates_position_form_add_step (self);
  begin_group (self, _ ("What lies on the boards"));
  add_points (self);
  add_board (self);
  add_arcades (self);
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      begin_group (self, "");
      gtk_widget_set_visible (gtk_widget_get_first_child (self->group), FALSE);
      self->seats[i] = ABBATES_POSITION_SEAT (abbates_position_seat_new (
          self->setup, i + 1, get_colour (setup, i), self->palette));
      gtk_box_append (GTK_BOX (self->group), GTK_WIDGET (self->seats[i]));
      g_signal_connect_object (self->seats[i], "told", G_CALLBACK (scr_position_form_report_told),
                               self, G_CONNECT_SWAPPED);
    }
  if (self->setup->rules.solo)
    {
      begin_group (self, "");
      gtk_widget_set_visible (gtk_widget_get_first_child (self->group), FALSE);
      self->henricus = ABBATES_POSITION_HENRICUS (abbates_position_henricus_new (self->setup));
      gtk_box_append (GTK_BOX (self->group), GTK_WIDGET (self->henricus));
      g_signal_connect_object (self->henricus, "told", G_CALLBACK (scr_position_form_report_told),
                               self, G_CONNECT_SWAPPED);
    }
  begin_group (self, _ ("The Abbot-General and the piles"));
  self->general = abbates_position_form_add_entry (self, _ ("The Abbot-General stands on"), 3);
  self->discard =
      abbates_position_form_add_entry (self, _ ("Discard pile: how many cards, or which"), 0);
  self->pile = abbates_position_form_add_entry (self, _ ("Draw pile: how many cards"), 2);
  abbates_position_form_ask (self);

  return TRUE;
}

/* "PLACE must have four cards" or "PLACE: there is no such card", with @title for the place. */
static char *
name_place (const char *title,
            const char *reason)
{
  const char *space = strchr (reason, ' ');

  if (space == NULL)
    return g_strdup (reason);

  return space > reason && space[-1] == ':' ? g_strdup_printf ("%s: %s", title, space + 1)
                                            : g_strdup_printf ("%s %s", title, space + 1);
}

/* Says beside its place what the rules have against what was told. */
gboolean
abbates_position_form_refuse (ScrPositionForm *form,
                              const char *reason)
{
  AbbatesPositionForm *self = ABBATES_POSITION_FORM (form);
  const struct
  {
    const char *place;
    const char *title;
    AbbatesFormField *field;
  } places[] = {
    { "$.start.points_card", N_ ("The points card"), self->points_field },
    { "$.start.garden", N_ ("The garden"), self->garden_field },
    { "$.start.refill", N_ ("The replenishment row"), self->refill_field },
    { "$.start.arcade", N_ ("The arcade"), self->arcades[ABBATES_N_ARCADE_BOXES - 1] },
    { "$.start.discard", N_ ("The discard pile"), self->discard },
    { "$.start.round", N_ ("The round"), self->round },
    { "$.start.line", N_ ("The line"), self->phase },
    { "$.start.seats ", N_ ("The players"), self->step },
  };
  g_autofree char *sentence = NULL;

  if (g_str_has_prefix (reason, "$.start.by"))
    {
      abbates_form_field_refuse (self->turn, _ ("Who sits the phase out takes no card: choose who "
                                                "takes one next."));
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (places[i].field != NULL && g_str_has_prefix (reason, places[i].place))
      {
        sentence = name_place (_ (places[i].title), reason);
        abbates_form_field_refuse (places[i].field, sentence);
        return TRUE;
      }
  if (self->henricus != NULL && g_str_has_prefix (reason, "$.start.henricus"))
    {
      sentence = name_place (_ ("Henricus"), reason);
      abbates_position_henricus_refuse (self->henricus, reason + strlen ("$.start.henricus"),
                                        sentence);
      return TRUE;
    }
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      g_autofree char *place = g_strdup_printf ("$.start.seats[%u]", i);

      if (!g_str_has_prefix (reason, place))
        continue;
      sentence = name_place (self->setup->names[i], reason);
      abbates_position_seat_refuse (self->seats[i], reason + strlen (place), sentence);
      return TRUE;
    }

  return FALSE;
}

static GtkWidget *
abbates_position_form_get_palette (ScrPositionForm *form)
{
  return GTK_WIDGET (ABBATES_POSITION_FORM (form)->palette);
}

static gboolean
abbates_position_form_grab_focus (GtkWidget *widget)
{
  AbbatesPositionForm *self = ABBATES_POSITION_FORM (widget);

  return self->step != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->step));
}

static void
abbates_position_form_dispose (GObject *object)
{
  g_clear_object (&ABBATES_POSITION_FORM (object)->palette);

  G_OBJECT_CLASS (abbates_position_form_parent_class)->dispose (object);
}

static void
abbates_position_form_finalize (GObject *object)
{
  g_clear_pointer (&ABBATES_POSITION_FORM (object)->setup, abbates_setup_unref);

  G_OBJECT_CLASS (abbates_position_form_parent_class)->finalize (object);
}

static void
abbates_position_form_class_init (AbbatesPositionFormClass *klass)
{
  ScrPositionFormClass *form_class = SCR_POSITION_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_position_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = abbates_position_form_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = abbates_position_form_grab_focus;
  form_class->show = abbates_position_form_show;
  form_class->dup_start = abbates_position_form_dup_start;
  form_class->refuse = abbates_position_form_refuse;
  form_class->get_palette = abbates_position_form_get_palette;
  form_class->dup_missing = abbates_position_form_dup_missing;
  form_class->take_over = abbates_position_form_take_over;
}

static void
abbates_position_form_init (AbbatesPositionForm *self)
{
  self->palette = g_object_ref_sink (ABBATES_CARD_BAR (abbates_card_bar_new ()));
}
