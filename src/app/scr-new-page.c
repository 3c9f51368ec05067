/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-new-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-choices.h"
#include "app/scr-edition-choice.h"
#include "app/scr-last-match.h"
#include "app/scr-level-list.h"
#include "app/scr-option-list.h"
#include "app/scr-players.h"
#include "app/scr-preset-bar.h"
#include "app/scr-seat-list.h"
#include "app/scr-settings.h"
#include "app/scr-solo-title.h"
#include "app/scr-tables.h"
#include "app/scr-window.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-ellipsis.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-key.h"

/**
 * ScrNewPage:
 *
 * Sets up a new match: everything on one page, made from what the game says can be chosen.
 * ScrNewPage::made hands over the match. What cannot be combined the game's own check says,
 * beside the switch. What was chosen is there again the next time, but for the title and
 * what chance was not to settle, which belong to one match: they stay until it is made, and at a
 * real table until it is set up. What that settles is told once the match has begun.
 */
struct _ScrNewPage
{
  GtkWidget parent_instance;

  GSettings *settings;
  GListModel *games;
  ScrGame *game;
  ScrSetUp *set_up;
  gboolean is_filling;
  gboolean is_begun; /* something may be chosen that no match was made of */
  ScrMatch *made;    /* the last */
  ScrMode mode;

  AdwWindowTitle *page_title;
  ScrBanner *banner;
  GtkScrolledWindow *scrolled;
  GtkWidget *start;
  GtkWidget *start_bar;
  GtkLabel *summary;
  GtkLabel *rules_summary;
  GtkWidget *game_box;
  GtkDropDown *game_choice;
  GtkWidget *company;
  GtkToggleButton *with_others;
  GtkToggleButton *alone;
  GtkWidget *mirror_hint;
  GtkLabel *others_description;
  GtkLabel *alone_title;
  GtkLabel *alone_description;
  ScrSeatList *seats;
  ScrLevelList *levels;
  GtkWidget *rules_bar;
  ScrPresetBar *presets;
  ScrOptionList *options;
  AdwBin *set_up_slot;
  GtkEditable *title;
  ScrEditionChoice *edition;
};

enum
{
  MADE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrNewPage, scr_new_page, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static gboolean
is_alone (ScrNewPage *self)
{
  return gtk_toggle_button_get_active (self->alone);
}

/* The set-up as it is chosen, without the options. */
static JsonObject *
build_seats (ScrNewPage *self)
{
  JsonObject *setup = json_object_new ();
  ScrEdition *edition = scr_edition_choice_get_edition (self->edition);

  if (edition != NULL)
    json_object_set_member (setup, "edition", json_node_copy (scr_edition_get_json (edition)));
  json_object_set_array_member (setup, "seats", scr_seat_list_to_json (self->seats));
  if (is_alone (self))
    {
      json_object_set_boolean_member (setup, "solo", TRUE);
      json_object_set_string_member (setup, "difficulty",
                                     scr_level_list_get_level (self->levels));
    }

  return setup;
}

/* The rules that are wished for, whether they can hold now or not. */
static JsonObject *
build_rules (ScrNewPage *self)
{
  JsonObject *rules = json_object_new ();
  ScrEdition *edition = scr_edition_choice_get_edition (self->edition);

  if (edition != NULL)
    json_object_set_string_member (rules, "edition", scr_edition_get_id (edition));
  scr_option_list_add_wishes (self->options, rules);

  return rules;
}

/* Says beside the button what it will start. */
static void
update_summary (ScrNewPage *self)
{
  g_autofree char *seats = scr_seat_list_describe (self->seats);
  g_autofree char *summary = NULL;
  const char *preset = scr_preset_bar_get_shown (self->presets);
  const char *level = scr_solo_get_level_title (scr_level_list_get_level (self->levels));

  if (self->mode == SCR_MODE_TABLE)
    /* Translators: %s lists who sits at the physical table. */
    summary = g_strdup_printf (_ ("At your table: %s"), seats);
  else if (is_alone (self))
    /* Translators: who plays alone, and how hard it is. */
    summary = g_strdup_printf (_ ("Start: %s alone, %s"), seats, level);
  else
    /* Translators: %s lists who sits at the table. */
    summary = g_strdup_printf (_ ("Start: %s"), seats);
  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->rules_summary,
                       preset != NULL ? preset : _ ("Rules of your own choice"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->start),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, summary,
                                  -1);
}

static void
update (ScrNewPage *self)
{
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (JsonObject) rules = NULL;

  if (self->is_filling || self->game == NULL)
    return;

  setup = build_seats (self);
  scr_option_list_check (self->options, setup);
  rules = build_rules (self);
  scr_preset_bar_show (self->presets, rules);
  scr_option_list_add_values (self->options, setup);
  if (self->set_up != NULL)
    scr_set_up_show (self->set_up, setup);
  update_summary (self);
}

/* With others, or alone. */
static void
company_cb (ScrNewPage *self)
{
  if (self->game == NULL)
    return;

  scr_seat_list_set_alone (self->seats, is_alone (self));
  gtk_widget_set_visible (GTK_WIDGET (self->levels), is_alone (self));
  update (self);
}

static void
fill_set_up (ScrNewPage *self)
{
  self->set_up = scr_tables_new_set_up (scr_game_get_id (self->game));
  adw_bin_set_child (self->set_up_slot, GTK_WIDGET (self->set_up));
}

/* What chance settles here, the players of a physical table tell later. */
static void
show_mode (ScrNewPage *self)
{
  gboolean is_table = self->mode == SCR_MODE_TABLE;

  adw_window_title_set_title (self->page_title, is_table ? _ ("Mirror a table") : _ ("New match"));
  gtk_widget_set_visible (GTK_WIDGET (self->set_up_slot), self->set_up != NULL && !is_table);
  gtk_widget_set_visible (self->mirror_hint, is_table);
  gtk_label_set_label (self->others_description,
                       is_table ? _ ("Two to four people around your own board")
                                : _ ("Two to four seats: people around this screen, and programs"));
  scr_set_description (GTK_WIDGET (self->with_others),
                       gtk_label_get_label (self->others_description));
  scr_seat_list_set_has_bots (self->seats, !is_table);
}

static void
fill_company (ScrNewPage *self)
{
  const char *id = scr_game_get_id (self->game);
  g_auto (GStrv) parts = g_strsplit (scr_solo_get_title (id), "_", -1);
  g_autofree char *name = g_strjoinv ("", parts);
  guint minimum, maximum;

  scr_game_get_seats (self->game, &minimum, &maximum);
  gtk_widget_set_visible (self->company, minimum == 1 && maximum > 1);
  gtk_label_set_label (self->alone_title, scr_solo_get_title (id));
  gtk_label_set_use_underline (self->alone_title, TRUE);
  gtk_label_set_label (self->alone_description, scr_solo_get_description (id));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->alone),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  scr_solo_get_description (id),
                                  -1);
  gtk_toggle_button_set_active (self->with_others, TRUE);
  scr_level_list_set_game (self->levels, id);
}

/* Sets the rules; what is missing or unknown there is as usual. */
static void
set_rules (ScrNewPage *self,
           JsonObject *rules)
{
  gboolean was_filling = self->is_filling;

  self->is_filling = TRUE;
  scr_edition_choice_select (self->edition, scr_choices_get_string (rules, "edition"));
  scr_option_list_set_choices (self->options, rules);
  self->is_filling = was_filling;
  update (self);
}

static void
chosen_cb (ScrNewPage *self,
           ScrPreset *preset)
{
  set_rules (self, scr_preset_get_choices (preset));
}

static void
restore_display (ScrNewPage *self)
{
  g_autoptr (JsonObject) display = scr_last_match_dup_display (self->settings);

  if (self->set_up != NULL)
    scr_set_up_set_display (self->set_up, display);
}

static void
restore (ScrNewPage *self)
{
  g_autoptr (JsonObject) last =
      scr_last_match_read (self->settings, scr_game_get_id (self->game));
  g_auto (GStrv) known = scr_players_list (self->settings);
  JsonNode *seats = json_object_get_member (last, "seats");

  self->is_filling = TRUE;
  scr_seat_list_set_known (self->seats, (const char *const *) known);
  if (seats != NULL && JSON_NODE_HOLDS_ARRAY (seats))
    scr_seat_list_set_choices (self->seats, json_node_get_array (seats));
  scr_level_list_set_level (self->levels, scr_choices_get_string (last, "difficulty"));
  if (gtk_widget_get_visible (self->company))
    gtk_toggle_button_set_active (scr_choices_get_boolean (last, "solo", FALSE) ? self->alone
                                                                                : self->with_others,
                                  TRUE);
  set_rules (self, last);
  restore_display (self);
  self->is_filling = FALSE;
  company_cb (self);
}

/* Keeps what is chosen, and who sits there. */
static void
remember (ScrNewPage *self)
{
  g_autoptr (JsonObject) last = build_rules (self);
  g_autoptr (JsonObject) display =
      self->set_up != NULL ? scr_set_up_dup_display (self->set_up) : json_object_new ();
  g_auto (GStrv) names = scr_seat_list_list_people (self->seats);

  if (self->settings == NULL)
    return;

  json_object_set_string_member (last, "game", scr_game_get_id (self->game));
  json_object_set_boolean_member (last, "solo", is_alone (self));
  json_object_set_string_member (last, "difficulty", scr_level_list_get_level (self->levels));
  json_object_set_array_member (last, "seats", scr_seat_list_to_choices (self->seats));
  scr_last_match_keep (self->settings, last, display);
  for (guint i = g_strv_length (names); i > 0; i--)
    scr_players_add (self->settings, names[i - 1]);
}

static void
set_game (ScrNewPage *self,
          ScrGame *game)
{
  self->is_filling = TRUE;
  g_set_object (&self->game, game);
  scr_edition_choice_set_game (self->edition, game);
  fill_company (self);
  scr_seat_list_set_game (self->seats, game);
  scr_option_list_set_game (self->options, game);
  fill_set_up (self);
  show_mode (self);
  scr_preset_bar_set_game (self->presets, game);
  self->is_filling = FALSE;
  restore (self);
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

static ScrMatch *
make_match (ScrNewPage *self,
            GError **error)
{
  g_autoptr (JsonNode) setup = scr_new_page_to_json (self);
  g_autoptr (ScrMatch) match =
      scr_match_new (self->game, setup, self->mode, NULL, error);
  g_autoptr (JsonNode) display = scr_new_page_dup_display (self);
  g_auto (GStrv) answers = NULL;

  if (match == NULL || self->set_up == NULL || self->mode == SCR_MODE_TABLE)
    return g_steal_pointer (&match);

  answers = scr_set_up_list_answers (self->set_up);
  if (!scr_match_set_display (match, display, error))
    return NULL;
  if (answers[0] != NULL && !scr_match_deal (match, (const char *const *) answers, error))
    return NULL;

  return g_steal_pointer (&match);
}

static void
start_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  ScrNewPage *self = SCR_NEW_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = make_match (self, &error);

  if (match == NULL)
    {
      scr_banner_show_sentence (self->banner, error->message);
      return;
    }

  scr_banner_hide_sentence (self->banner);
  remember (self);
  scr_match_set_title (match, gtk_editable_get_text (self->title));
  g_set_object (&self->made, match);
  self->is_begun = FALSE;
  g_signal_emit (self, signals[MADE], 0, match);
}

static void
done_cb (ScrNewPage *self)
{
  gtk_widget_grab_focus (self->start);
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

  self->is_filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_NEW_PAGE);
  scr_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->games);
  g_clear_object (&self->game);
  g_clear_object (&self->made);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (scr_new_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, page_title);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, mirror_hint);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, others_description);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, start);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, start_bar);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, summary);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, rules_summary);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, game_box);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, game_choice);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, company);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, with_others);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, alone);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, alone_title);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, alone_description);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, seats);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, levels);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, rules_bar);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, presets);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, options);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, set_up_slot);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, title);
  gtk_widget_class_bind_template_child (widget_class, ScrNewPage, edition);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_bind_template_callback (widget_class, company_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
scr_new_page_class_init (ScrNewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_new_page_dispose;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = scr_new_page_grab_focus;

  signals[MADE] = g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, SCR_TYPE_MATCH);

  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_EDITION_CHOICE);
  g_type_ensure (SCR_TYPE_LEVEL_LIST);
  g_type_ensure (SCR_TYPE_OPTION_LIST);
  g_type_ensure (SCR_TYPE_PRESET_BAR);
  g_type_ensure (SCR_TYPE_SEAT_LIST);
  g_type_ensure (SCR_TYPE_WINDOW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-new-page.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "new.start", NULL, start_cb);
}

static void
scr_new_page_init (ScrNewPage *self)
{
  g_autoptr (GtkExpression) name = NULL;

  self->games = scr_game_list ();
  self->settings = scr_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->company, scr_flow_layout_new (12, 0));
  gtk_widget_set_layout_manager (self->rules_bar, scr_flow_layout_new (8, 0));
  gtk_widget_set_layout_manager (self->start_bar, scr_flow_layout_new (8, 0));
  scr_add_key (GTK_WIDGET (self), GDK_KEY_Escape, escape_cb);

  name = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL,
                                      G_CALLBACK (dup_game_title), NULL, NULL);
  scr_set_name (GTK_WIDGET (self->game_choice), _ ("Game"));
  scr_name_once (GTK_WIDGET (self->game_choice));
  scr_name_once (GTK_WIDGET (self->with_others));
  scr_name_once (GTK_WIDGET (self->alone));
  scr_name_once (GTK_WIDGET (self->title));
  scr_name_once (self->start);
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

/* Begins a new set-up, of a match in @mode: what was chosen and not made yet is kept; otherwise it
 * is as the last one, but the match has no title yet. */
void
scr_new_page_begin (ScrNewPage *self,
                    ScrMode mode)
{
  g_return_if_fail (SCR_IS_NEW_PAGE (self));

  self->mode = mode;
  show_mode (self);
  scr_banner_hide_sentence (self->banner);
  if (!self->is_begun && !(mode == SCR_MODE_TABLE && scr_last_match_is_set_up (self->made)))
    gtk_editable_set_text (self->title, "");
  g_clear_object (&self->made);
  if (self->game != NULL && self->is_begun)
    update (self);
  else if (self->game != NULL)
    restore (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  self->is_begun = TRUE;
}

/* Chooses an edition, if the game can be played with it. */
void
scr_new_page_choose_edition (ScrNewPage *self,
                             const char *id)
{
  g_return_if_fail (SCR_IS_NEW_PAGE (self));

  scr_edition_choice_select (self->edition, id);
}

/* The row of the option called @id, or NULL. */
ScrOptionRow *
scr_new_page_get_option_row (ScrNewPage *self,
                             const char *id)
{
  return scr_option_list_get_row (self->options, id);
}

/* The set-up as it is chosen. */
JsonNode *
scr_new_page_to_json (ScrNewPage *self)
{
  g_autoptr (JsonObject) setup = build_seats (self);

  scr_option_list_add_values (self->options, setup);

  return json_node_init_object (json_node_alloc (), setup);
}

ScrGame *
scr_new_page_get_game (ScrNewPage *self)
{
  return self->game;
}

const char *
scr_new_page_get_title (ScrNewPage *self)
{
  return gtk_editable_get_text (self->title);
}

JsonNode *
scr_new_page_dup_display (ScrNewPage *self)
{
  g_autoptr (JsonObject) display =
      self->set_up != NULL ? scr_set_up_dup_display (self->set_up) : json_object_new ();

  return json_node_init_object (json_node_alloc (), display);
}
