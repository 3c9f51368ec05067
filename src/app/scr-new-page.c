/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-new-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-seat-row.h"
#include "app/scr-solo-title.h"
#include "app/scr-window.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-key.h"

/**
 * ScrNewPage:
 *
 * Sets up a new match: everything on one page, made from what the game says can
 * be chosen. ScrNewPage::made hands over the match. What cannot be combined the
 * game's own check says, beside the switch.
 */
struct _ScrNewPage
{
  GtkWidget parent_instance;

  GListModel *games;
  GListModel *editions;
  ScrGame *game;
  GPtrArray *seat_rows;
  GPtrArray *set_aside; /* owned seat rows, while one plays alone */
  GPtrArray *option_rows;
  ScrOptionRow *solo;
  ScrOptionRow *difficulty;

  ScrBanner *banner;
  GtkWidget *start;
  GtkWidget *game_box;
  GtkDropDown *game_choice;
  GtkEditable *title;
  GtkListBox *seats;
  GtkListBox *options;
  GtkDropDown *edition;
  GtkLabel *provenance;
};

enum
{
  MADE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrNewPage, scr_new_page, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static gboolean
is_on (ScrOptionRow *row)
{
  return row != NULL && g_str_equal (scr_option_row_get_value (row), "true");
}

static JsonObject *
ensure_group (JsonObject *setup,
              const char *group)
{
  if (group == NULL)
    return setup;
  if (!json_object_has_member (setup, group))
    json_object_set_object_member (setup, group, json_object_new ());

  return json_object_get_object_member (setup, group);
}

static void
add_option (JsonObject *setup,
            ScrOption *option,
            const char *value)
{
  JsonObject *group = ensure_group (setup, scr_option_get_group (option));
  const char *id = scr_option_get_id (option);

  switch (scr_option_get_kind (option))
    {
    case SCR_OPTION_SWITCH:
      json_object_set_boolean_member (group, id, g_str_equal (value, "true"));
      break;
    case SCR_OPTION_CHOICE:
      json_object_set_string_member (group, id, value);
      break;
    case SCR_OPTION_ORDER:
      {
        g_auto (GStrv) parts = g_strsplit (value, ",", -1);
        JsonArray *array = json_array_new ();

        for (guint i = 0; parts[i] != NULL; i++)
          json_array_add_string_element (array, parts[i]);
        json_object_set_array_member (group, id, array);
        break;
      }
    default:
      g_assert_not_reached ();
    }
}

/* Whether the row counts in a set-up of which only the seats, and @alone, matter. */
static gboolean
is_counted (ScrNewPage *self,
            ScrOptionRow *row,
            ScrOptionRow *alone)
{
  return row == alone || row == self->solo || row == self->difficulty;
}

/* The set-up as it is chosen; or, unless @is_whole, only its seats and, where not
 * NULL, @alone switched on. */
static JsonNode *
build_setup (ScrNewPage *self,
             gboolean is_whole,
             ScrOptionRow *alone)
{
  g_autoptr (JsonObject) setup = json_object_new ();
  ScrEdition *edition = gtk_drop_down_get_selected_item (self->edition);
  JsonArray *seats = json_array_new ();

  if (edition != NULL)
    json_object_set_member (setup, "edition", json_node_copy (scr_edition_get_json (edition)));
  for (guint i = 0; i < self->seat_rows->len; i++)
    json_array_add_element (seats, scr_seat_row_to_json (g_ptr_array_index (self->seat_rows, i)));
  json_object_set_array_member (setup, "seats", seats);
  for (guint i = 0; i < self->option_rows->len; i++)
    {
      ScrOptionRow *row = g_ptr_array_index (self->option_rows, i);

      if ((row == self->difficulty && !is_on (self->solo)) ||
          (!is_whole && !is_counted (self, row, alone)))
        continue;
      add_option (setup, scr_option_row_get_option (row),
                  row == alone ? "true" : scr_option_row_get_value (row));
    }

  return json_node_init_object (json_node_alloc (), setup);
}

/* Why that set-up is refused, or NULL. */
static char *
dup_refusal (ScrNewPage *self,
             ScrOptionRow *alone)
{
  g_autoptr (JsonNode) setup = build_setup (self, FALSE, alone);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) whole = scr_game_normalize_setup (self->game, setup, &error);

  return whole == NULL ? g_strdup (error->message) : NULL;
}

/* Says beside each switch why it cannot be on, given the seats; where the seats
 * alone are refused, that comes first. */
static void
update_conflicts (ScrNewPage *self)
{
  g_autofree char *seats_refusal = dup_refusal (self, NULL);

  for (guint i = 0; i < self->option_rows->len; i++)
    {
      ScrOptionRow *row = g_ptr_array_index (self->option_rows, i);
      g_autofree char *refusal = NULL;

      if (scr_option_get_kind (scr_option_row_get_option (row)) != SCR_OPTION_SWITCH)
        continue;
      if (row == self->solo)
        refusal = g_strdup (seats_refusal);
      else if (seats_refusal == NULL)
        refusal = dup_refusal (self, row);
      scr_option_row_set_conflict (row, refusal);
    }
  if (self->difficulty != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->difficulty), is_on (self->solo));
}

static void
update_seats (ScrNewPage *self)
{
  guint minimum, maximum;

  scr_game_get_seats (self->game, &minimum, &maximum);
  for (guint i = 0; i < self->seat_rows->len; i++)
    scr_seat_row_set_seat (g_ptr_array_index (self->seat_rows, i), i + 1,
                           self->seat_rows->len > minimum);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new.add-seat", self->seat_rows->len < maximum);
  update_conflicts (self);
}

static gboolean
is_colour_free (ScrNewPage *self,
                const char *colour)
{
  for (guint i = 0; i < self->seat_rows->len; i++)
    if (g_str_equal (scr_seat_row_get_colour (g_ptr_array_index (self->seat_rows, i)), colour))
      return FALSE;

  return TRUE;
}

static void
add_seat (ScrNewPage *self)
{
  guint colour = 0;
  GtkWidget *row;

  while (colour + 1 < SCR_N_COLOURS && !is_colour_free (self, scr_colours[colour]))
    colour++;
  row = scr_seat_row_new (self->game, self->seat_rows->len + 1, scr_colours[colour]);
  g_signal_connect_object (row, "changed", G_CALLBACK (update_conflicts), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->seat_rows, row);
  gtk_list_box_append (self->seats, row);
}

/* Takes a seat off the list, and keeps it as it is for when it comes back. */
static void
set_seat_aside (ScrNewPage *self,
                guint i)
{
  GtkWidget *row = g_ptr_array_steal_index (self->seat_rows, i);

  g_ptr_array_add (self->set_aside, g_object_ref (row));
  gtk_list_box_remove (self->seats, row);
}

/* Brings back the seats that were set aside, two seats in all at least. */
static void
bring_back_seats (ScrNewPage *self)
{
  guint minimum, maximum;

  scr_game_get_seats (self->game, &minimum, &maximum);
  for (guint i = 0; i < self->set_aside->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->set_aside, i);

      g_ptr_array_add (self->seat_rows, row);
      gtk_list_box_append (self->seats, row);
    }
  g_ptr_array_set_size (self->set_aside, 0);
  while (self->seat_rows->len < MIN (2, maximum))
    add_seat (self);
}

/* A solo game has one seat, and one seat alone can only be a solo game. */
static void
solo_cb (ScrNewPage *self)
{
  if (is_on (self->solo))
    while (self->seat_rows->len > 1)
      set_seat_aside (self, 1);
  else if (self->seat_rows->len == 1)
    bring_back_seats (self);
  update_seats (self);
}

static void
add_seat_cb (GtkWidget *widget,
             const char *action,
             GVariant *parameter)
{
  ScrNewPage *self = SCR_NEW_PAGE (widget);

  if (is_on (self->solo))
    {
      scr_option_row_set_value (self->solo, "false");
      return;
    }

  add_seat (self);
  update_seats (self);
}

static void
remove_seat_cb (GtkWidget *widget,
                const char *action,
                GVariant *parameter)
{
  ScrNewPage *self = SCR_NEW_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);

  g_return_if_fail (seat >= 1 && seat <= self->seat_rows->len);

  set_seat_aside (self, seat - 1);
  if (self->seat_rows->len == 1 && self->solo != NULL)
    {
      scr_option_row_set_value (self->solo, "true");
      return;
    }

  g_ptr_array_set_size (self->set_aside, 0);
  update_seats (self);
}

static ScrOptionRow *
add_option_row (ScrNewPage *self,
                ScrOption *option)
{
  GtkWidget *row = scr_option_row_new (option);

  g_signal_connect_object (row, "notify::value", G_CALLBACK (update_conflicts), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->option_rows, row);
  gtk_list_box_append (self->options, row);

  return SCR_OPTION_ROW (row);
}

/* Every match file can say "solo" and "difficulty"; they are no game's own. */
static void
add_solo (ScrNewPage *self)
{
  static const char *const words[] = { "novice", "prior", "abbot", NULL };
  const char *const titles[] = { _ ("Novice"), _ ("Prior"), _ ("Abbot"), NULL };
  g_autoptr (ScrOption) solo =
      scr_option_new_switch (NULL, "solo", scr_solo_get_title (scr_game_get_id (self->game)),
                             _ ("One player; the game itself plays the other part"), FALSE);
  g_autoptr (ScrOption) difficulty =
      scr_option_new_choice (SCR_OPTION_CHOICE, NULL, "difficulty", _ ("Difficulty"), NULL,
                             words, titles, words[0]);

  self->solo = add_option_row (self, solo);
  g_signal_connect_object (self->solo, "notify::value", G_CALLBACK (solo_cb), self,
                           G_CONNECT_SWAPPED);
  self->difficulty = add_option_row (self, difficulty);
}

static void
fill_options (ScrNewPage *self)
{
  g_autoptr (GListModel) options = scr_game_list_options (self->game);
  guint minimum, maximum;

  scr_game_get_seats (self->game, &minimum, &maximum);
  if (minimum == 1)
    add_solo (self);
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ScrOption) option = g_list_model_get_item (options, i);

      add_option_row (self, option);
    }
  for (guint i = 0; i < CLAMP (2, minimum, maximum); i++)
    add_seat (self);
}

static void
edition_cb (ScrNewPage *self)
{
  ScrEdition *edition = gtk_drop_down_get_selected_item (self->edition);
  const char *provenance = edition != NULL ? scr_edition_get_provenance (edition) : "";
  const char *sentence = "";

  if (g_str_equal (provenance, "reconstructed"))
    sentence = _ (
        "Reconstructed: where the rulebook prints no numbers, the project chose plausible ones.");
  else if (g_str_equal (provenance, "printed"))
    sentence = _ ("Printed: checked against a copy of the game.");
  else if (g_str_equal (provenance, "house"))
    sentence = _ ("House rules: somebody's own numbers.");

  gtk_label_set_label (self->provenance, sentence);
  if (self->seat_rows->len > 0)
    update_conflicts (self);
}

static void
set_game (ScrNewPage *self,
          ScrGame *game)
{
  g_autoptr (GtkExpression) name = NULL;
  GtkWidget *row;

  g_set_object (&self->game, game);
  g_ptr_array_set_size (self->seat_rows, 0);
  g_ptr_array_set_size (self->set_aside, 0);
  g_ptr_array_set_size (self->option_rows, 0);
  self->solo = NULL;
  self->difficulty = NULL;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->seats))) != NULL)
    gtk_list_box_remove (self->seats, row);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_list_box_remove (self->options, row);

  g_clear_object (&self->editions);
  self->editions = scr_game_list_editions (game);
  name = gtk_property_expression_new (SCR_TYPE_EDITION, NULL, "name");
  gtk_drop_down_set_expression (self->edition, name);
  gtk_drop_down_set_model (self->edition, self->editions);
  fill_options (self);
  update_seats (self);
}

static char *
dup_game_title (ScrGame *game)
{
  return g_strdup (scr_game_get_title (game));
}

static void
game_cb (ScrNewPage *self)
{
  ScrGame *game = gtk_drop_down_get_selected_item (self->game_choice);

  if (game != NULL && game != self->game)
    set_game (self, game);
}

static void
start_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  ScrNewPage *self = SCR_NEW_PAGE (widget);
  g_autoptr (JsonNode) setup = build_setup (self, TRUE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (self->game, setup, SCR_MODE_DIGITAL, NULL, &error);

  if (match == NULL)
    {
      scr_banner_show_sentence (self->banner, error->message);
      return;
    }

  scr_banner_hide_sentence (self->banner);
  scr_match_set_title (match, gtk_editable_get_text (self->title));
  g_signal_emit (self, signals[MADE], 0, match);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant *args,
           gpointer user_data)
{
  return gtk_widget_get_mapped (widget) &&
         gtk_widget_activate_action (widget, "win.back", NULL);
}

static gboolean
scr_new_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SCR_NEW_PAGE (widget)->start);
}

static void
scr_new_page_dispose (GObject *object)
{
  ScrNewPage *self = SCR_NEW_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_NEW_PAGE);
  scr_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->seat_rows, g_ptr_array_unref);
  g_clear_pointer (&self->set_aside, g_ptr_array_unref);
  g_clear_pointer (&self->option_rows, g_ptr_array_unref);
  g_clear_object (&self->games);
  g_clear_object (&self->editions);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (scr_new_page_parent_class)->dispose (object);
}

static void
scr_new_page_class_init (ScrNewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_new_page_dispose;
  widget_class->grab_focus = scr_new_page_grab_focus;

  signals[MADE] = g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, SCR_TYPE_MATCH);

  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_WINDOW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-new-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, start);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, game_box);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, game_choice);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, title);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, seats);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, options);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, edition);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, provenance);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_bind_template_callback (widget_class, edition_cb);
  gtk_widget_class_install_action (widget_class, "new.start", NULL, start_cb);
  gtk_widget_class_install_action (widget_class, "new.add-seat", NULL, add_seat_cb);
  gtk_widget_class_install_action (widget_class, "new.remove-seat", "u", remove_seat_cb);
}

static void
scr_new_page_init (ScrNewPage *self)
{
  g_autoptr (GtkExpression) name = NULL;

  self->seat_rows = g_ptr_array_new ();
  self->set_aside = g_ptr_array_new_with_free_func (g_object_unref);
  self->option_rows = g_ptr_array_new ();
  self->games = scr_game_list ();
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_add_key (GTK_WIDGET (self), GDK_KEY_Escape, escape_cb);

  name = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL,
                                      G_CALLBACK (dup_game_title), NULL, NULL);
  scr_set_name (GTK_WIDGET (self->game_choice), _ ("Game"));
  scr_set_name (GTK_WIDGET (self->edition), _ ("Edition"));
  gtk_drop_down_set_expression (self->game_choice, name);
  gtk_drop_down_set_model (self->game_choice, self->games);
  gtk_widget_set_visible (self->game_box, g_list_model_get_n_items (self->games) > 1);
  game_cb (self);
}

ScrBanner *
scr_new_page_get_banner (ScrNewPage *self)
{
  return self->banner;
}

/* Begins a new set-up: as the last one, but the match has no title yet. */
void
scr_new_page_begin (ScrNewPage *self)
{
  g_return_if_fail (SCR_IS_NEW_PAGE (self));

  gtk_editable_set_text (self->title, "");
  scr_banner_hide_sentence (self->banner);
}

/* The row of the option called @id, or NULL. */
ScrOptionRow *
scr_new_page_get_option_row (ScrNewPage *self,
                             const char *id)
{
  for (guint i = 0; i < self->option_rows->len; i++)
    {
      ScrOptionRow *row = g_ptr_array_index (self->option_rows, i);

      if (g_str_equal (scr_option_get_id (scr_option_row_get_option (row)), id))
        return row;
    }

  return NULL;
}

/* The set-up as it is chosen, possible or not. */
JsonNode *
scr_new_page_to_json (ScrNewPage *self)
{
  return build_setup (self, TRUE, NULL);
}
