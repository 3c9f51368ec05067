/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sheet-page-private.h"

#include <glib/gi18n.h>

#include "app/scr-players.h"
#include "app/scr-settings.h"
#include "app/scr-sheet-draft.h"
#include "app/scr-style.h"
#include "app/scr-tables.h"
#include "app/scr-window.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-key.h"
#include "core/scr-json.h"

/* In widths of a letter, below which the score sheet goes below the form. */
#define SIDE_BY_SIDE 68

enum
{
  WHOLE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrSheetPage, scr_sheet_page, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
enable (ScrSheetPage *self,
        const char *name,
        gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* The first fault that keeps the sheet from being whole, what is wrong before what is missing. */
static ScrSheetFault *
find_fault (ScrSheetPage *self,
            guint *n_faults)
{
  ScrSheetFault *first = NULL;

  *n_faults = 0;
  for (guint i = 0; i < g_list_model_get_n_items (self->faults); i++)
    {
      g_autoptr (ScrSheetFault) fault = g_list_model_get_item (self->faults, i);
      ScrSheetFaultKind kind = scr_sheet_fault_get_kind (fault);

      if (kind == SCR_SHEET_FAULT_ODD)
        continue;
      (*n_faults)++;
      if (first == NULL || (kind == SCR_SHEET_FAULT_WRONG &&
                            scr_sheet_fault_get_kind (first) == SCR_SHEET_FAULT_MISSING))
        first = fault;
    }

  return first;
}

/* Says in words what the sheet lacks. */
static void
show_missing (ScrSheetPage *self,
              const char *refusal)
{
  guint n_faults;
  ScrSheetFault *fault = find_fault (self, &n_faults);
  g_autofree char *sentence = NULL;

  self->is_whole = fault == NULL && refusal == NULL;
  if (refusal != NULL)
    sentence = g_strdup (refusal);
  else if (fault == NULL)
    sentence = g_strdup (_ ("The sheet is whole, and kept among your finished matches."));
  else if (n_faults > 1)
    /* Translators: a sentence on what to do next, and how much else there is to do. */
    sentence = g_strdup_printf (
        ngettext ("%s %u more is open.", "%s %u more are open.", n_faults - 1),
        scr_sheet_fault_get_sentence (fault), n_faults - 1);
  else
    sentence = g_strdup (scr_sheet_fault_get_sentence (fault));
  gtk_label_set_label (self->missing, sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->missing), sentence);
  gtk_widget_set_visible (self->next, fault != NULL);
  enable (self, "next-missing", fault != NULL);
}

/* What the game and the form find missing and wrong. */
static GListModel *
list_faults (ScrSheetPage *self,
             GListModel *found)
{
  GListStore *faults = g_list_store_new (SCR_TYPE_SHEET_FAULT);

  for (guint i = 0; found != NULL && i < g_list_model_get_n_items (found); i++)
    {
      g_autoptr (ScrSheetFault) fault = g_list_model_get_item (found, i);

      g_list_store_append (faults, fault);
    }
  scr_sheet_form_add_faults (self->form, faults);

  return G_LIST_MODEL (faults);
}

/* Shows the score as far as it is told. */
static void
show_score (ScrSheetPage *self)
{
  g_autoptr (GListModel) found = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) shown =
      scr_match_new_sheet_draft (self->game, scr_sheet_steps_get_setup (self->steps),
                                 scr_sheet_steps_get_sheet (self->steps), &found, &error);

  g_clear_object (&self->faults);
  self->faults = list_faults (self, found);
  if (shown != NULL)
    {
      g_set_object (&self->shown, shown);
      scr_score_sheet_show_match (self->sheet, shown, SCR_VIEWER_ALL);
    }
  scr_sheet_form_show_faults (self->form, self->faults);
  show_missing (self, error != NULL ? error->message : NULL);
}

/* Shows the step and keeps it. */
static void
update (ScrSheetPage *self,
        gboolean is_change)
{
  enable (self, "undo", scr_sheet_steps_get_can_go (self->steps, -1));
  enable (self, "redo", scr_sheet_steps_get_can_go (self->steps, 1));
  show_score (self);
  if (!is_change)
    return;

  if (self->is_whole)
    scr_sheet_page_keep_whole (self);
  else
    scr_sheet_page_save_draft (self);
}

/* Adds what the form holds now. */
static void
add_step (ScrSheetPage *self,
          const char *typed)
{
  scr_sheet_steps_add (self->steps, scr_sheet_form_dup_setup (self->form),
                       scr_sheet_form_dup_sheet (self->form), typed);
}

static void
changed_cb (ScrSheetPage *self,
            const char *typed)
{
  add_step (self, typed);
  update (self, TRUE);
}

static void
go (ScrSheetPage *self,
    int by)
{
  if (!scr_sheet_steps_get_can_go (self->steps, by))
    return;

  scr_sheet_steps_go (self->steps, by);
  scr_sheet_form_show (self->form, scr_sheet_steps_get_setup (self->steps),
                       scr_sheet_steps_get_sheet (self->steps));
  update (self, TRUE);
}

static void
undo_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  go (SCR_SHEET_PAGE (user_data), -1);
}

static void
redo_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  go (SCR_SHEET_PAGE (user_data), 1);
}

static void
next_missing_cb (GSimpleAction *action,
                 GVariant *parameter,
                 gpointer user_data)
{
  ScrSheetPage *self = SCR_SHEET_PAGE (user_data);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  guint n_faults;
  ScrSheetFault *fault = find_fault (self, &n_faults);

  if (fault != NULL && scr_sheet_form_go_to (self->form, scr_sheet_fault_get_path (fault)) &&
      GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

static JsonNode *
new_setup (ScrGame *game)
{
  g_autoptr (GListModel) editions = scr_game_list_editions (game);
  g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, 0);
  JsonObject *setup = json_object_new ();
  JsonNode *node = json_node_alloc ();

  if (edition != NULL)
    json_object_set_member (setup, "edition", json_node_copy (scr_edition_get_json (edition)));
  json_node_init (node, JSON_NODE_OBJECT);
  json_node_take_object (node, setup);

  return node;
}

/* An empty sheet is a step, so that what was there can be had again. */
static void
begin_anew_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  ScrSheetPage *self = SCR_SHEET_PAGE (user_data);
  g_autoptr (JsonNode) setup = NULL;

  /* The match that was whole stays; another one begins. */
  if (self->session != NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.score-game", NULL);
      return;
    }

  setup = new_setup (self->game);
  scr_sheet_form_show (self->form, setup, NULL);
  add_step (self, NULL);
  update (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->form));
}

/* Whether the form and the score sheet have no room side by side. */
static gboolean
is_narrow (ScrSheetPage *self)
{
  double em = scr_style_get_em (GTK_WIDGET (self));

  return gtk_widget_get_width (GTK_WIDGET (self->outer)) < em * SIDE_BY_SIDE;
}

/* Side by side each scrolls for itself; one below the other they scroll together. */
static gboolean
arrange_cb (gpointer user_data)
{
  ScrSheetPage *self = SCR_SHEET_PAGE (user_data);
  gboolean narrow = is_narrow (self);
  GtkPolicyType inner = narrow ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC;
  GtkPolicyType outer = narrow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER;

  self->width_source = 0;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->separator),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, inner);
  gtk_scrolled_window_set_policy (self->outer, GTK_POLICY_NEVER, outer);
  scr_score_sheet_set_scrolls (self->sheet, !narrow);
  gtk_widget_set_size_request (GTK_WIDGET (self->sheet),
                               narrow ? -1
                                      : gtk_widget_get_width (GTK_WIDGET (self->outer)) * 2 / 5,
                               -1);

  return G_SOURCE_REMOVE;
}

/* Widgets cannot change places while they are given them. */
static void
width_cb (ScrSheetPage *self)
{
  if (self->width_source == 0)
    self->width_source = g_idle_add (arrange_cb, self);
}

static gboolean
scr_sheet_page_grab_focus (GtkWidget *widget)
{
  ScrSheetPage *self = SCR_SHEET_PAGE (widget);

  return self->form != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->form));
}

/* What is told is kept, so that the way back is always open. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant *args,
           gpointer user_data)
{
  return gtk_widget_get_mapped (widget) &&
         gtk_widget_activate_action (widget, "win.back", NULL);
}

static void
scr_sheet_page_dispose (GObject *object)
{
  ScrSheetPage *self = SCR_SHEET_PAGE (object);

  if (self->draft != NULL)
    {
      scr_sheet_page_remember (self);
      g_signal_handlers_disconnect_by_data (self->draft, self);
    }
  g_clear_object (&self->draft);
  g_clear_object (&self->settings);
  g_clear_handle_id (&self->width_source, g_source_remove);
  g_clear_object (&self->session);
  g_clear_object (&self->shown);
  g_clear_object (&self->faults);
  g_clear_object (&self->game);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->steps, scr_sheet_steps_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_SHEET_PAGE);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_sheet_page_parent_class)->dispose (object);
}

static void
scr_sheet_page_class_init (ScrSheetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_sheet_page_dispose;
  widget_class->grab_focus = scr_sheet_page_grab_focus;
  widget_class->focus = scr_focus_children;

  /**
   * ScrSheetPage::whole:
   * @self: a page
   * @match: a match that was scored here
   *
   * The sheet is whole for the first time. Whoever keeps the match gives the page its session.
   */
  signals[WHOLE] = g_signal_new ("whole", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, SCR_TYPE_MATCH);

  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_SCORE_SHEET);
  g_type_ensure (SCR_TYPE_WINDOW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-sheet-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, title);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, save_banner);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, outer);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, content);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, slot);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, separator);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, missing);
  gtk_widget_class_bind_template_child (widget_class, ScrSheetPage, next);
}

static void
scr_sheet_page_init (ScrSheetPage *self)
{
  static const GActionEntry entries[] = {
    { "undo", undo_cb },
    { "redo", redo_cb },
    { "next-missing", next_missing_cb },
    { "begin-anew", begin_anew_cb },
  };

  self->steps = scr_sheet_steps_new ();
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_name_once (self->next);
  scr_add_key (GTK_WIDGET (self), GDK_KEY_Escape, escape_cb);
  self->settings = scr_settings_new ();
  self->draft = scr_draft_new ();
  g_signal_connect_object (self->draft, "notify::error",
                           G_CALLBACK (scr_sheet_page_update_save_banner), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "put-aside", G_CALLBACK (scr_banner_show_sentence),
                           self->banner, G_CONNECT_SWAPPED);
  scr_score_sheet_set_scrolls (self->sheet, FALSE);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->outer),
                           "notify::page-size", G_CALLBACK (width_cb), self, G_CONNECT_SWAPPED);
}

ScrBanner *
scr_sheet_page_get_banner (ScrSheetPage *self)
{
  return self->banner;
}

/* What is the group "match" while the page is in sight. */
GActionGroup *
scr_sheet_page_get_actions (ScrSheetPage *self)
{
  return G_ACTION_GROUP (self->actions);
}

/* Whether nothing is missing or wrong. */
gboolean
scr_sheet_page_get_is_whole (ScrSheetPage *self)
{
  g_return_val_if_fail (SCR_IS_SHEET_PAGE (self), FALSE);

  return self->is_whole;
}

/* Shows a sheet as the first step; one that was a draft may be whole by now. */
static void
show_first (ScrSheetPage *self,
            ScrGame *game,
            JsonNode *setup,
            JsonNode *sheet,
            gboolean is_draft)
{
  g_auto (GStrv) known = scr_players_list (self->settings);

  if (self->form == NULL || self->game != game)
    {
      self->form = scr_tables_new_sheet_form (scr_game_get_id (game));
      g_signal_connect_object (self->form, "changed", G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
      adw_bin_set_child (self->slot, GTK_WIDGET (self->form));
      g_set_object (&self->game, game);
    }
  scr_sheet_steps_clear (self->steps);
  scr_sheet_form_set_known (self->form, (const char *const *) known);
  scr_sheet_form_show (self->form, setup, sheet);
  add_step (self, NULL);
  update (self, FALSE);
  if (self->is_whole && is_draft)
    scr_sheet_page_keep_whole (self);
}

/* Begins a sheet, or goes on with the one that was begun. */
void
scr_sheet_page_begin (ScrSheetPage *self)
{
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (JsonNode) sheet = NULL;
  g_autoptr (ScrGame) game = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_draft;

  g_return_if_fail (SCR_IS_SHEET_PAGE (self));

  scr_sheet_page_keep (self);
  scr_sheet_page_watch (self, NULL, FALSE);
  game = scr_tables_find_sheet_game ();
  g_return_if_fail (game != NULL);

  adw_window_title_set_subtitle (self->title, "");
  scr_banner_hide_sentence (self->banner);
  is_draft = scr_sheet_draft_load (self->draft, NULL, &setup, &sheet, &error);
  if (!is_draft)
    setup = new_setup (game);
  show_first (self, game, setup, sheet, is_draft);
  if (error != NULL)
    scr_banner_show_sentence (self->banner, error->message);
}

/**
 * scr_sheet_page_set_session:
 * @self: a page
 * @session: a match that was only scored
 *
 * Shows the sheet of the match for correction: the draft of one that was begun, where there is one.
 * When the match has just become of the sheet that is shown, that goes on.
 */
void
scr_sheet_page_set_session (ScrSheetPage *self,
                            ScrSession *session)
{
  ScrMatch *match = scr_session_get_match (session);
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (JsonNode) sheet = NULL;
  g_autoptr (GError) error = NULL;
  gboolean goes_on, is_draft;

  g_return_if_fail (SCR_IS_SHEET_PAGE (self));
  g_return_if_fail (scr_match_is_sheet (match));

  goes_on =
      self->session == NULL && self->is_whole && scr_sheet_steps_get_sheet (self->steps) != NULL &&
      scr_json_equal (scr_match_get_sheet (match), scr_sheet_steps_get_sheet (self->steps), NULL);
  scr_sheet_page_keep (self);
  scr_sheet_page_watch (self, session, goes_on);
  adw_window_title_set_subtitle (self->title, scr_match_get_title (match));
  if (goes_on)
    return;

  is_draft = scr_sheet_draft_load (self->draft, scr_match_get_id (match), &setup, &sheet, &error);
  if (!is_draft)
    {
      setup = json_node_ref (scr_match_get_setup (match));
      sheet = json_node_ref (scr_match_get_sheet (match));
    }
  show_first (self, scr_match_get_game (match), setup, sheet, is_draft);
  if (error != NULL)
    scr_banner_show_sentence (self->banner, error->message);
}

/* Writes at once what is not written yet, before the page is left. */
void
scr_sheet_page_keep (ScrSheetPage *self)
{
  g_return_if_fail (SCR_IS_SHEET_PAGE (self));

  scr_sheet_page_remember (self);
  scr_draft_flush (self->draft);
}
