/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/abbates/abbates-chapter.h"
#include "app/abbates/abbates-henricus-box.h"
#include "app/abbates/abbates-mission-field.h"
#include "app/abbates/abbates-mission-row.h"
#include "app/abbates/abbates-peek-box.h"
#include "app/abbates/abbates-preview-box.h"
#include "app/abbates/abbates-seat-box.h"
#include "app/abbates/abbates-set-up.h"
#include "app/abbates/abbates-sheet-form.h"
#include "app/abbates/abbates-sheet-seat.h"
#include "app/abbates/abbates-table.h"
#include "app/scr-agenda.h"
#include "app/scr-check-window.h"
#include "app/scr-correct-window.h"
#include "app/scr-curtain.h"
#include "app/scr-edition-choice.h"
#include "app/scr-edition-editor.h"
#include "app/scr-editions-window.h"
#include "app/scr-entry-line.h"
#include "app/scr-guide-window.h"
#include "app/scr-keys-window.h"
#include "app/scr-large-view.h"
#include "app/scr-layout-window.h"
#include "app/scr-level-list.h"
#include "app/scr-log-line.h"
#include "app/scr-log.h"
#include "app/scr-look-bar.h"
#include "app/scr-match-row.h"
#include "app/scr-plain-table.h"
#include "app/scr-preferences.h"
#include "app/scr-preset-bar.h"
#include "app/scr-record-window.h"
#include "app/scr-score-sheet.h"
#include "app/scr-seat-list.h"
#include "app/scr-seat-row.h"
#include "app/scr-sheet-page.h"
#include "app/scr-sides-window.h"
#include "app/scr-statistics-window.h"
#include "app/scr-status.h"
#include "app/scr-terms-popover.h"

#define UI_PATH "/org/scriptorium/Scriptorium/ui/"

typedef struct
{
  const char *file;
  GType (*get_type) (void);
} Template;

/* Every template in the program's resources, and the type that it makes. */
static const Template templates[] = {
  { "abbates-chapter.ui", abbates_chapter_get_type },
  { "abbates-henricus-box.ui", abbates_henricus_box_get_type },
  { "abbates-mission-field.ui", abbates_mission_field_get_type },
  { "abbates-mission-row.ui", abbates_mission_row_get_type },
  { "abbates-peek-box.ui", abbates_peek_box_get_type },
  { "abbates-preview-box.ui", abbates_preview_box_get_type },
  { "abbates-seat-box.ui", abbates_seat_box_get_type },
  { "abbates-set-up.ui", abbates_set_up_get_type },
  { "abbates-sheet-form.ui", abbates_sheet_form_get_type },
  { "abbates-sheet-seat.ui", abbates_sheet_seat_get_type },
  { "abbates-table.ui", abbates_table_get_type },
  { "scr-banner.ui", scr_banner_get_type },
  { "scr-check-window.ui", scr_check_window_get_type },
  { "scr-correct-window.ui", scr_correct_window_get_type },
  { "scr-curtain.ui", scr_curtain_get_type },
  { "scr-agenda.ui", scr_agenda_get_type },
  { "scr-entry-line.ui", scr_entry_line_get_type },
  { "scr-edition-choice.ui", scr_edition_choice_get_type },
  { "scr-edition-editor.ui", scr_edition_editor_get_type },
  { "scr-editions-window.ui", scr_editions_window_get_type },
  { "scr-large-view.ui", scr_large_view_get_type },
  { "scr-guide-window.ui", scr_guide_window_get_type },
  { "scr-join-page.ui", scr_join_page_get_type },
  { "scr-keys-window.ui", scr_keys_window_get_type },
  { "scr-layout-window.ui", scr_layout_window_get_type },
  { "scr-level-list.ui", scr_level_list_get_type },
  { "scr-log.ui", scr_log_get_type },
  { "scr-match-row.ui", scr_match_row_get_type },
  { "scr-log-line.ui", scr_log_line_get_type },
  { "scr-look-bar.ui", scr_look_bar_get_type },
  { "scr-new-page.ui", scr_new_page_get_type },
  { "scr-option-row.ui", scr_option_row_get_type },
  { "scr-preferences.ui", scr_preferences_get_type },
  { "scr-preset-bar.ui", scr_preset_bar_get_type },
  { "scr-record-window.ui", scr_record_window_get_type },
  { "scr-score-sheet.ui", scr_score_sheet_get_type },
  { "scr-seat-list.ui", scr_seat_list_get_type },
  { "scr-seat-row.ui", scr_seat_row_get_type },
  { "scr-sheet-page.ui", scr_sheet_page_get_type },
  { "scr-sides-window.ui", scr_sides_window_get_type },
  { "scr-start-page.ui", scr_start_page_get_type },
  { "scr-statistics-window.ui", scr_statistics_window_get_type },
  { "scr-status.ui", scr_status_get_type },
  { "scr-table-page.ui", scr_table_page_get_type },
  { "scr-terms-popover.ui", scr_terms_popover_get_type },
  { "scr-window.ui", scr_window_get_type },
};

/* Makes and unmakes the widget; a fault in the template is a fatal warning. */
static void
test_template (gconstpointer data)
{
  const Template *template = data;
  GType type = template->get_type ();
  GtkWidget *widget = g_object_new (type, NULL);

  g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (widget, type));
  if (GTK_IS_WINDOW (widget))
    {
      g_object_ref (widget);
      gtk_window_destroy (GTK_WINDOW (widget));
    }
  else
    g_object_ref_sink (widget);
  ui_settle ();
  g_assert_finalize_object (widget);
}

static gboolean
is_tested (const char *file)
{
  for (guint i = 0; i < G_N_ELEMENTS (templates); i++)
    if (g_str_equal (templates[i].file, file))
      return TRUE;

  return FALSE;
}

/* A template without a line in the table above would not be tested. */
static void
test_all_listed (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) files =
      g_resources_enumerate_children (UI_PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);
  for (guint i = 0; files[i] != NULL; i++)
    if (!g_str_equal (files[i], "scr-shortcuts.ui"))
      {
        g_test_message ("%s", files[i]);
        g_assert_true (is_tested (files[i]));
      }
}

static void
test_shortcuts (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (UI_PATH "scr-shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  g_assert_nonnull (window);
  gtk_window_destroy (window);
}

/* Each button that shows an icon alone says what it is for. */
static void
check_icon_buttons (GtkWidget *root)
{
  gboolean is_button = GTK_IS_BUTTON (root) && gtk_button_get_icon_name (GTK_BUTTON (root)) != NULL;

  if (is_button && gtk_widget_get_tooltip_text (root) != NULL)
    g_assert_true (ui_has_name (root, gtk_widget_get_tooltip_text (root)));

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_icon_buttons (child);
}

static void
test_icon_buttons_named (void)
{
  ScrWindow *window = ui_open ();

  check_icon_buttons (GTK_WIDGET (scr_window_get_table_page (window)));
  check_icon_buttons (GTK_WIDGET (scr_window_get_start_page (window)));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (scr_window_get_table_page (window)), "Undo"));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (scr_window_get_table_page (window)), "Redo"));
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (templates); i++)
    {
      g_autofree char *path = g_strconcat ("/templates/", templates[i].file, NULL);

      g_test_add_data_func (path, &templates[i], test_template);
    }
  g_test_add_func ("/templates/all-listed", test_all_listed);
  g_test_add_func ("/templates/shortcuts", test_shortcuts);
  g_test_add_func ("/templates/icon-buttons-named", test_icon_buttons_named);

  return g_test_run ();
}
