/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-sheet-form-private.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-corner-field.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-sheet-seat.h"
#include "app/scr-choices.h"
#include "app/scr-option-row.h"
#include "app/scr-players.h"
#include "app/scr-provenance.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-number-field.h"

G_DEFINE_FINAL_TYPE (AbbatesSheetForm, abbates_sheet_form, SCR_TYPE_SHEET_FORM)

static void
update_company (AbbatesSheetForm *self)
{
  const AbbatesSheetEntries *entries = self->entries;

  for (guint i = 0; i < ABBATES_SHEET_N_COUNTS; i++)
    gtk_toggle_button_set_active (self->count_buttons[i],
                                  i == ABBATES_SHEET_N_COUNTS - 1
                                      ? entries->solo
                                      : !entries->solo && entries->n_seats == i + 2);
  for (guint i = 0; i < ABBATES_SHEET_N_LEVELS; i++)
    gtk_toggle_button_set_active (self->level_buttons[i], entries->difficulty == i + 1);
  gtk_widget_set_visible (GTK_WIDGET (self->levels), entries->solo);
}

/* A name that is being typed stays as it is. */
static void
update_names (AbbatesSheetForm *self)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      const char *name = self->entries->seats[i].name != NULL ? self->entries->seats[i].name : "";
      g_autofree char *usual = g_strdup_printf (_ ("Player %u"), i + 1);

      gtk_widget_set_visible (self->name_boxes[i],
                              i < abbates_sheet_entries_count_seats (self->entries));
      gtk_entry_set_placeholder_text (GTK_ENTRY (self->name_entries[i]), usual);
      scr_emblem_set_colour (SCR_EMBLEM (self->name_emblems[i]),
                             abbates_sheet_entries_get_colour (self->entries, i + 1));
      if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name_entries[i])), name))
        gtk_editable_set_text (GTK_EDITABLE (self->name_entries[i]), name);
    }
}

/* Where one of the rules' switches is kept, or NULL for the one that is a choice. */
gboolean *
abbates_sheet_form_find_switch (AbbatesSheetForm *self,
                                const char *id)
{
  if (g_str_equal (id, "no-mission"))
    return &self->entries->no_mission;
  if (g_str_equal (id, "no-points-card"))
    return &self->entries->no_points_card;

  return NULL;
}

static void
update_rules (AbbatesSheetForm *self)
{
  const AbbatesSheetEntries *entries = self->entries;
  const char *alone = _ ("Against Henricus missions and the points card are always there.");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autofree char *subtitle = NULL;

  for (guint i = 0; i < self->options->len; i++)
    {
      ScrOptionRow *row = g_ptr_array_index (self->options, i);
      ScrOption *option = scr_option_row_get_option (row);
      gboolean *is_on = abbates_sheet_form_find_switch (self, scr_option_get_id (option));

      if (is_on != NULL)
        {
          scr_option_row_set_value (row, *is_on ? "true" : "false");
          scr_option_row_set_conflict (row, entries->solo ? alone : NULL);
          if (*is_on && !entries->solo)
            g_strv_builder_add (builder, scr_option_get_title (option));
        }
      else
        {
          scr_option_row_set_value (row, entries->areas_any ? "any" : "distinct");
          if (entries->areas_any)
            g_strv_builder_add (builder, scr_option_get_title (option));
        }
    }
  words = g_strv_builder_end (builder);
  subtitle = g_strjoinv (", ", words);
  adw_expander_row_set_subtitle (self->rules,
                                 *subtitle != '\0' ? subtitle : _ ("As in the rulebook"));
}

static void
update_table (AbbatesSheetForm *self)
{
  const AbbatesSheetEntries *entries = self->entries;

  scr_number_field_set_value (SCR_NUMBER_FIELD (self->general), entries->general);
  gtk_widget_set_visible (self->points_box, !entries->no_points_card || entries->solo);
  for (guint i = 0; i < ABBATES_N_POINTS_PLACES; i++)
    {
      /* Translators: %s is a place of the points card, such as Primus. */
      g_autofree char *title =
          g_strdup_printf (_ ("Points card, %s"), abbates_name_points_place (i));

      abbates_card_field_show (ABBATES_CARD_FIELD (self->point_fields[i]), entries->points[i],
                               title);
    }
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    abbates_corner_field_show (ABBATES_CORNER_FIELD (self->corner_fields[i]), entries);
  gtk_widget_set_visible (GTK_WIDGET (self->henricus), entries->solo);
  for (guint i = 0; i < G_N_ELEMENTS (self->henricus_fields); i++)
    scr_number_field_set_value (SCR_NUMBER_FIELD (self->henricus_fields[i]),
                                entries->henricus[i]);
}

/* The edition that the sheet has, or NULL. */
static JsonNode *
get_edition (AbbatesSheetForm *self)
{
  JsonNode *node = json_object_get_member (self->entries->setup, "edition");

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? node : NULL;
}

static const char *
get_edition_word (AbbatesSheetForm *self,
                  const char *key)
{
  JsonNode *edition = get_edition (self);
  const char *word = edition != NULL
                         ? scr_choices_get_string (json_node_get_object (edition), key)
                         : NULL;

  return word != NULL ? word : "";
}

/* Says where the numbers of cards and missions come from. An edition that is not kept here, or is
 * another by now, stays as the sheet has it. */
static void
update_edition (AbbatesSheetForm *self)
{
  JsonNode *edition = get_edition (self);
  ScrEdition *kept;
  gboolean is_kept;

  self->is_showing = TRUE;
  scr_edition_choice_select (self->choice, get_edition_word (self, "id"));
  kept = scr_edition_choice_get_edition (self->choice);
  is_kept = kept != NULL && edition != NULL &&
            json_node_equal (scr_edition_get_json (kept), edition);
  self->is_showing = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->choice), is_kept);
  gtk_widget_set_visible (GTK_WIDGET (self->edition), !is_kept);
  gtk_label_set_label (self->edition,
                       scr_provenance_describe (get_edition_word (self, "provenance")));
}

/* Shows all that is told. */
static void
update (AbbatesSheetForm *self)
{
  guint n_seats = abbates_sheet_entries_count_seats (self->entries);

  self->is_showing = TRUE;
  update_company (self);
  update_names (self);
  update_rules (self);
  update_table (self);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->seat_boxes[i], i < n_seats);
      if (i < n_seats)
        abbates_sheet_seat_update (ABBATES_SHEET_SEAT (self->seat_boxes[i]));
    }
  self->is_showing = FALSE;
}

/* The player has told something; @typed as for ScrSheetForm::changed. */
void
abbates_sheet_form_told (AbbatesSheetForm *self,
                         const char *typed)
{
  if (self->is_showing)
    return;

  update (self);
  scr_sheet_form_changed (SCR_SHEET_FORM (self), typed);
}

/* A corner card of somebody who did not play is open again. */
static void
count_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (widget);
  guint n_seats = g_variant_get_uint32 (parameter);

  if (n_seats < 1 || n_seats > ABBATES_MAX_SEATS)
    return;

  self->entries->solo = n_seats == 1;
  if (n_seats > 1)
    self->entries->n_seats = n_seats;
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    if (self->entries->corners[i] != ABBATES_UNTOLD && self->entries->corners[i] > n_seats)
      self->entries->corners[i] = ABBATES_UNTOLD;
  abbates_sheet_form_told (self, NULL);
}

static void
level_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (widget);

  self->entries->difficulty = CLAMP (g_variant_get_uint32 (parameter), 1, ABBATES_SHEET_N_LEVELS);
  abbates_sheet_form_told (self, NULL);
}

static void
choose_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (ABBATES_IS_CARD_FIELD (focus))
    abbates_card_palette_show (self->palette, ABBATES_CARD_FIELD (focus), &self->entries->rules);
}

static void
abbates_sheet_form_show (ScrSheetForm *form,
                         JsonNode *setup,
                         JsonNode *sheet)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (form);

  gtk_popover_popdown (GTK_POPOVER (self->palette));
  abbates_sheet_entries_read_setup (self->entries, setup);
  abbates_sheet_entries_read_sheet (self->entries, sheet);
  update (self);
  update_edition (self);
}

/* Missions that the new edition has not are open again. One that is not kept any more was not
 * chosen away. */
static void
edition_cb (AbbatesSheetForm *self)
{
  ScrSheetForm *form = SCR_SHEET_FORM (self);
  ScrEdition *edition = scr_edition_choice_get_edition (self->choice);
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (JsonNode) sheet = NULL;

  if (self->is_showing || edition == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->choice)))
    return;
  if (!scr_edition_choice_has (self->choice, get_edition_word (self, "id")))
    {
      update_edition (self);
      return;
    }

  setup = scr_sheet_form_dup_setup (form);
  sheet = scr_sheet_form_dup_sheet (form);
  json_object_set_member (json_node_get_object (setup), "edition",
                          json_node_copy (scr_edition_get_json (edition)));
  scr_sheet_form_show (form, setup, sheet);
  scr_sheet_form_changed (form, NULL);
}

static JsonNode *
abbates_sheet_form_dup_setup (ScrSheetForm *form)
{
  return abbates_sheet_entries_print_setup (ABBATES_SHEET_FORM (form)->entries);
}

static JsonNode *
abbates_sheet_form_dup_sheet (ScrSheetForm *form)
{
  return abbates_sheet_entries_print_sheet (ABBATES_SHEET_FORM (form)->entries);
}

static void
add_missing (GListStore *faults,
             const char *path,
             const char *sentence)
{
  g_autoptr (ScrSheetFault) fault =
      scr_sheet_fault_new (SCR_SHEET_FAULT_MISSING, path, sentence);

  g_list_store_append (faults, fault);
}

/* The form asks for each round's corner card, not for each seat's. */
static void
remove_corners (GListStore *faults)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (faults)); i > 0; i--)
    {
      g_autoptr (ScrSheetFault) fault = g_list_model_get_item (G_LIST_MODEL (faults), i - 1);

      if (scr_sheet_fault_get_kind (fault) == SCR_SHEET_FAULT_MISSING &&
          g_str_has_prefix (scr_sheet_fault_get_path (fault), "$.sheet.seats[") &&
          g_str_has_suffix (scr_sheet_fault_get_path (fault), "].corners"))
        g_list_store_remove (faults, i - 1);
    }
}

/* Squares between others are unknown to the game while they are open, and nobody's corner cards
 * are no fault. */
static void
abbates_sheet_form_add_faults (ScrSheetForm *form,
                               GListStore *faults)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (form);

  remove_corners (faults);
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    if (self->entries->corners[i] == ABBATES_UNTOLD)
      {
        g_autofree char *sentence =
            g_strdup_printf (_ ("Say who has the corner card of round %u."), i + 1);
        g_autofree char *path = g_strdup_printf ("$.sheet.corners[%u]", i);

        add_missing (faults, path, sentence);
      }
  for (guint i = 0; i < abbates_sheet_entries_count_seats (self->entries); i++)
    {
      const guint8 *portrait = self->entries->seats[i].portrait;
      g_autofree char *name = abbates_sheet_entries_dup_name (self->entries, i + 1);
      g_autofree char *path = g_strdup_printf ("$.sheet.seats[%u].portrait", i);
      g_autofree char *sentence =
          /* Translators: %s is a player. */
          g_strdup_printf (_ ("Some squares of %s’s portrait are not told yet."), name);

      if (memchr (portrait, ABBATES_UNTOLD, ABBATES_N_SQUARES) != NULL &&
          portrait[ABBATES_N_SQUARES - 1] != ABBATES_UNTOLD)
        add_missing (faults, path, sentence);
    }
}

static gboolean
is_at (const char *path,
       const AbbatesSheetPlace *place)
{
  gsize length = strlen (place->path);

  return strncmp (path, place->path, length) == 0 &&
         (path[length] == '\0' || path[length] == '[' || path[length] == '.');
}

static void
show_faults_at (const AbbatesSheetPlace *place,
                GListModel *faults)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_wrong = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (faults); i++)
    {
      g_autoptr (ScrSheetFault) fault = g_list_model_get_item (faults, i);

      if (scr_sheet_fault_get_kind (fault) == SCR_SHEET_FAULT_MISSING ||
          !is_at (scr_sheet_fault_get_path (fault), place))
        continue;
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                              scr_sheet_fault_get_sentence (fault));
      is_wrong = is_wrong || scr_sheet_fault_get_kind (fault) == SCR_SHEET_FAULT_WRONG;
    }
  gtk_label_set_label (place->label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (place->label), text->len > 0);
  gtk_widget_remove_css_class (GTK_WIDGET (place->label), is_wrong ? "hint" : "refusal");
  gtk_widget_add_css_class (GTK_WIDGET (place->label), is_wrong ? "refusal" : "hint");
  scr_set_description (place->field, text->str);
}

static void
abbates_sheet_form_show_faults (ScrSheetForm *form,
                                GListModel *faults)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (form);

  for (guint i = 0; i < self->places->len; i++)
    show_faults_at (g_ptr_array_index (self->places, i), faults);
}

static gboolean
abbates_sheet_form_go_to (ScrSheetForm *form,
                          const char *path)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (form);

  for (guint i = 0; i < self->places->len; i++)
    {
      const AbbatesSheetPlace *place = g_ptr_array_index (self->places, i);
      GtkWidget *open;

      if (!is_at (path, place))
        continue;
      open = scr_find_focus (place->field, "untold");
      if (open != NULL)
        return gtk_widget_grab_focus (open);
      return gtk_widget_grab_focus (place->field) ||
             gtk_widget_child_focus (place->field, GTK_DIR_TAB_FORWARD);
    }

  return FALSE;
}

static void
abbates_sheet_form_set_known (ScrSheetForm *form,
                              const char *const *names)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    scr_players_complete (GTK_ENTRY (ABBATES_SHEET_FORM (form)->name_entries[i]), names);
}

static GStrv
abbates_sheet_form_list_people (ScrSheetForm *form)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (form);
  g_autoptr (GStrvBuilder) people = g_strv_builder_new ();

  for (guint i = 0; i < abbates_sheet_entries_count_seats (self->entries); i++)
    {
      g_autofree char *name = abbates_sheet_entries_dup_name (self->entries, i + 1);

      if (abbates_sheet_entries_has_name (self->entries, i + 1))
        g_strv_builder_add (people, name);
    }

  return g_strv_builder_end (people);
}

static gboolean
abbates_sheet_form_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ABBATES_SHEET_FORM (widget)->name_entries[0]);
}

static void
abbates_sheet_form_dispose (GObject *object)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ABBATES_TYPE_SHEET_FORM);

  G_OBJECT_CLASS (abbates_sheet_form_parent_class)->dispose (object);
}

static void
abbates_sheet_form_finalize (GObject *object)
{
  AbbatesSheetForm *self = ABBATES_SHEET_FORM (object);

  g_ptr_array_unref (self->options);
  g_ptr_array_unref (self->places);
  abbates_sheet_entries_free (self->entries);

  G_OBJECT_CLASS (abbates_sheet_form_parent_class)->finalize (object);
}

static void
abbates_sheet_form_class_init (AbbatesSheetFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScrSheetFormClass *form_class = SCR_SHEET_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_sheet_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = abbates_sheet_form_finalize;
  widget_class->grab_focus = abbates_sheet_form_grab_focus;
  widget_class->focus = scr_focus_children;
  form_class->show = abbates_sheet_form_show;
  form_class->dup_setup = abbates_sheet_form_dup_setup;
  form_class->dup_sheet = abbates_sheet_form_dup_sheet;
  form_class->add_faults = abbates_sheet_form_add_faults;
  form_class->show_faults = abbates_sheet_form_show_faults;
  form_class->go_to = abbates_sheet_form_go_to;
  form_class->set_known = abbates_sheet_form_set_known;
  form_class->list_people = abbates_sheet_form_list_people;

  g_type_ensure (ABBATES_TYPE_CARD_PALETTE);
  g_type_ensure (SCR_TYPE_EDITION_CHOICE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/abbates-sheet-form.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, company);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, counts);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, levels);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, names);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, rules);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, table);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, general_slot);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, general_fault);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, points_box);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, points);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, points_fault);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, corners);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, corners_fault);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, henricus);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, seats);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, edition);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, choice);
  gtk_widget_class_bind_template_callback (widget_class, edition_cb);
  gtk_widget_class_bind_template_child (widget_class, AbbatesSheetForm, palette);
  gtk_widget_class_install_action (widget_class, "form.count", "u", count_cb);
  gtk_widget_class_install_action (widget_class, "form.level", "u", level_cb);
  gtk_widget_class_install_action (widget_class, "form.choose", NULL, choose_cb);
}

static void
abbates_sheet_form_init (AbbatesSheetForm *self)
{
  self->entries = abbates_sheet_entries_new ();
  self->places = abbates_sheet_places_new ();
  self->options = g_ptr_array_new ();
  self->is_showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_edition_choice_set_game (self->choice, scr_game_lookup ("abbates"));
  self->is_showing = FALSE;
  abbates_sheet_form_build (self);
}
