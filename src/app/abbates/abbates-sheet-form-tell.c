/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-sheet-form-private.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-field.h"
#include "app/abbates/abbates-corner-field.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-sheet-seat.h"
#include "app/scr-option-row.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-number-field.h"
#include "core/scr-game.h"

#define MAX_GENERAL 180
#define MAX_NUMBER 99

/* The fields of the form, and what happens when something is told in one. */

static void
name_cb (AbbatesSheetForm *self,
         GtkEditable *entry)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS && !self->is_showing; i++)
    if (GTK_EDITABLE (self->name_entries[i]) == entry)
      {
        g_autofree char *typed = g_strdup_printf ("name %u", i + 1);

        g_free (self->entries->seats[i].name);
        self->entries->seats[i].name = g_strdup (gtk_editable_get_text (entry));
        abbates_sheet_form_told (self, typed);
      }
}

static void
option_cb (AbbatesSheetForm *self,
           GParamSpec *pspec,
           ScrOptionRow *row)
{
  gboolean *is_on =
      abbates_sheet_form_find_switch (self, scr_option_get_id (scr_option_row_get_option (row)));
  const char *wish = scr_option_row_get_wish (row);

  if (self->is_showing)
    return;

  if (is_on != NULL)
    *is_on = g_str_equal (wish, "true");
  else
    self->entries->areas_any = g_str_equal (wish, "any");
  abbates_sheet_form_told (self, NULL);
}

static void
general_cb (AbbatesSheetForm *self)
{
  self->entries->general = scr_number_field_get_value (SCR_NUMBER_FIELD (self->general));
  abbates_sheet_form_told (self, "general");
}

static void
henricus_cb (AbbatesSheetForm *self,
             GtkWidget *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->henricus_fields); i++)
    if (self->henricus_fields[i] == field)
      {
        g_autofree char *typed = g_strdup_printf ("henricus %u", i);

        self->entries->henricus[i] = scr_number_field_get_value (SCR_NUMBER_FIELD (field));
        abbates_sheet_form_told (self, typed);
      }
}

/* Once two of the first three places are told, the third shows the kind that is left. */
static void
complete_points (AbbatesSheetForm *self)
{
  guint8 *points = self->entries->points;
  guint sum = 0, n_told = 0, open = 0;

  for (guint i = 0; i < 3; i++)
    if (points[i] == ABBATES_UNTOLD)
      open = i;
    else
      {
        sum += points[i];
        n_told++;
      }
  for (guint i = 0; i < 3; i++)
    if (n_told == 2 && i != open && points[i] == 3 - sum)
      return;
  if (n_told == 2 && sum <= 3)
    points[open] = (guint8) (3 - sum);
}

static void
point_cb (AbbatesSheetForm *self,
          guint kind,
          GtkWidget *field)
{
  gboolean was_open = FALSE;

  for (guint i = 0; i < ABBATES_N_POINTS_PLACES; i++)
    if (self->point_fields[i] == field)
      {
        was_open = self->entries->points[i] == ABBATES_UNTOLD;
        self->entries->points[i] = (guint8) kind;
      }
  if (was_open)
    complete_points (self);
  abbates_sheet_form_told (self, NULL);
  if (kind == ABBATES_UNTOLD)
    return;

  scr_sheet_form_go_on (field);
  if (was_open && field == self->point_fields[1] &&
      self->entries->points[3] == ABBATES_UNTOLD)
    gtk_widget_grab_focus (self->point_fields[3]);
}

static void
corner_cb (AbbatesSheetForm *self,
           guint owner,
           gboolean is_typed,
           GtkWidget *field)
{
  guint place = 0;

  while (self->corner_fields[place] != field)
    place++;
  self->entries->corners[place] = (guint8) owner;
  abbates_sheet_form_told (self, NULL);
  if (!is_typed)
    return;

  if (place + 1 < ABBATES_N_ROUNDS)
    gtk_widget_grab_focus (self->corner_fields[place + 1]);
  else
    gtk_widget_grab_focus (self->entries->solo ? self->henricus_fields[0]
                                               : scr_find_focus (self->seats, "square"));
}

static GtkToggleButton *
add_choice (GtkBox *box,
            const char *label,
            const char *action,
            guint target)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  scr_set_action (button, action, g_variant_new_uint32 (target));
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (box, button);

  return GTK_TOGGLE_BUTTON (button);
}

static void
add_company (AbbatesSheetForm *self)
{
  static const char *const counts[] = { N_ ("Two"), N_ ("Three"), N_ ("Four"), N_ ("Alone") };

  for (guint i = 0; i < ABBATES_SHEET_N_COUNTS; i++)
    self->count_buttons[i] = add_choice (self->counts, _ (counts[i]), "form.count",
                                         i == ABBATES_SHEET_N_COUNTS - 1 ? 1 : i + 2);
  for (guint i = 0; i < ABBATES_SHEET_N_LEVELS; i++)
    self->level_buttons[i] =
        add_choice (self->levels, abbates_name_difficulty (i + 1), "form.level", i + 1);
}

static void
add_name (AbbatesSheetForm *self,
          guint i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *name = g_strdup_printf (_ ("Name of seat %u"), i + 1);

  self->name_boxes[i] = box;
  self->name_emblems[i] = scr_emblem_new (NULL);
  self->name_entries[i] = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->name_entries[i]), 100);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->name_entries[i]), 10);
  gtk_widget_set_hexpand (self->name_entries[i], TRUE);
  gtk_widget_set_valign (self->name_emblems[i], GTK_ALIGN_CENTER);
  scr_set_name (self->name_entries[i], name);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), self->name_emblems[i]);
  gtk_box_append (GTK_BOX (box), self->name_entries[i]);
  gtk_box_append (self->names, box);
  g_signal_connect_object (self->name_entries[i], "changed", G_CALLBACK (name_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self->name_entries[i], "activate", G_CALLBACK (scr_sheet_form_go_on), NULL);
}

static void
add_options (AbbatesSheetForm *self)
{
  static const char *const ids[] = { "no-mission", "no-points-card", "areas", NULL };
  g_autoptr (GListModel) options = scr_game_list_options (scr_game_lookup ("abbates"));

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ScrOption) option = g_list_model_get_item (options, i);
      GtkWidget *row;

      if (!g_strv_contains (ids, scr_option_get_id (option)))
        continue;
      row = scr_option_row_new (option);
      g_ptr_array_add (self->options, row);
      adw_expander_row_add_row (self->rules, row);
      g_signal_connect_object (row, "notify::value", G_CALLBACK (option_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

static void
add_points (AbbatesSheetForm *self)
{
  for (guint i = 0; i < ABBATES_N_POINTS_PLACES; i++)
    {
      self->point_fields[i] =
          abbates_card_field_new (ABBATES_FIELD_KIND, i < 3 ? (const char *[]){ "3", "2", "1" }[i]
                                                            : "=");
      g_signal_connect_object (self->point_fields[i], "told", G_CALLBACK (point_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (self->points, self->point_fields[i]);
    }
}

static void
add_corners (AbbatesSheetForm *self)
{
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    {
      g_autofree char *path = g_strdup_printf ("$.sheet.corners[%u]", i);

      self->corner_fields[i] = abbates_corner_field_new (i + 1);
      g_signal_connect_object (self->corner_fields[i], "told", G_CALLBACK (corner_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (self->corners, self->corner_fields[i]);
      abbates_sheet_places_add (self->places, path, self->corners_fault, self->corner_fields[i]);
    }
}

/* One line of Henricus' numbers, with what is the matter below it. */
static void
add_henricus_number (AbbatesSheetForm *self,
                     guint i,
                     const char *title,
                     const char *path)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *fault = gtk_label_new (NULL);

  self->henricus_fields[i] = scr_number_field_new (MAX_NUMBER);
  scr_number_field_set_name (SCR_NUMBER_FIELD (self->henricus_fields[i]), title);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (fault), 0);
  gtk_label_set_wrap (GTK_LABEL (fault), TRUE);
  gtk_widget_set_visible (fault, FALSE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), self->henricus_fields[i]);
  gtk_box_append (self->henricus, row);
  gtk_box_append (self->henricus, fault);
  g_signal_connect_object (self->henricus_fields[i], "changed", G_CALLBACK (henricus_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self->henricus_fields[i], "done", G_CALLBACK (scr_sheet_form_go_on), NULL);
  abbates_sheet_places_add (self->places, path, GTK_LABEL (fault), self->henricus_fields[i]);
}

static void
add_seats (AbbatesSheetForm *self)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      self->seat_boxes[i] = abbates_sheet_seat_new (self->entries, i + 1, self->places);
      g_signal_connect_object (self->seat_boxes[i], "told", G_CALLBACK (abbates_sheet_form_told),
                               self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->seats), self->seat_boxes[i]);
    }
}

/* Fills the template with its fields, in the order in which one reads them off a table. */
void
abbates_sheet_form_build (AbbatesSheetForm *self)
{
  scr_name_row (self->rules);
  gtk_widget_set_layout_manager (self->company, scr_flow_layout_new (10, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->counts), scr_flow_layout_new (4, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->levels), scr_flow_layout_new (4, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->names), scr_flow_layout_new (10, 0));
  gtk_widget_set_layout_manager (self->table, scr_flow_layout_new (16, 0));
  gtk_widget_set_layout_manager (self->seats, scr_flow_layout_new (12, 0));
  add_company (self);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    add_name (self, i);
  add_options (self);
  self->general = scr_number_field_new (MAX_GENERAL);
  scr_number_field_set_name (SCR_NUMBER_FIELD (self->general),
                             _ ("The Abbot-General on the track"));
  gtk_box_append (self->general_slot, self->general);
  g_signal_connect_object (self->general, "changed", G_CALLBACK (general_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self->general, "done", G_CALLBACK (scr_sheet_form_go_on), NULL);
  abbates_sheet_places_add (self->places, "$.sheet.general", self->general_fault, self->general);
  add_points (self);
  abbates_sheet_places_add (self->places, "$.sheet.points", self->points_fault,
                            GTK_WIDGET (self->points));
  add_corners (self);
  add_henricus_number (self, 0, _ ("Black beans of Henricus’ cards"), "$.sheet.henricus.beans");
  add_henricus_number (self, 1, _ ("Points of Henricus’ corner cards"), "$.sheet.henricus.corners");
  add_henricus_number (self, 2, _ ("Benedict cards left in Henricus’ piles"),
                       "$.sheet.henricus.benedict");
  add_seats (self);
}
