/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-join-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-position-form.h"
#include "app/scr-tables.h"
#include "app/scr-window.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-key.h"
#include "core/scr-error.h"

/**
 * ScrJoinPage:
 * @setup: who plays, and by which rules
 * @form: where the position now is told
 *
 * Joins a game that is under way at a table: its position is told, and mirrored from there on.
 * ScrJoinPage::made hands over the match.
 */
struct _ScrJoinPage
{
  GtkWidget parent_instance;

  ScrGame *game;
  JsonNode *setup;
  JsonNode *display;
  char *title;
  ScrPositionForm *form;

  ScrBanner *banner;
  AdwBin *slot;
  AdwBin *palette_slot;
  GtkWidget *foot;
  GtkLabel *missing;
  GtkWidget *go;
};

enum
{
  MADE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrJoinPage, scr_join_page, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

/* The match as a file that begins at @start would hold it. */
static ScrMatch *
make_match (ScrJoinPage *self,
            JsonNode *start,
            GError **error)
{
  g_autoptr (JsonNode) root = json_node_alloc ();
  JsonObject *object = json_object_new ();
  ScrMatch *match;

  json_object_set_string_member (object, "format", "scriptorium-match");
  json_object_set_int_member (object, "version", 1);
  json_object_set_string_member (object, "game", scr_game_get_id (self->game));
  json_object_set_string_member (object, "mode", scr_mode_get_word (SCR_MODE_TABLE));
  json_object_set_member (object, "setup", json_node_copy (self->setup));
  if (self->display != NULL)
    json_object_set_member (object, "display", json_node_copy (self->display));
  json_object_set_member (object, "start", json_node_copy (start));
  json_object_set_array_member (object, "moves", json_array_new ());
  json_node_take_object (root, object);

  match = scr_match_new_from_json (root, error);
  if (match != NULL)
    scr_match_set_title (match, self->title);

  return match;
}

static void
go_cb (GtkWidget *widget,
       const char *action,
       GVariant *parameter)
{
  ScrJoinPage *self = SCR_JOIN_PAGE (widget);
  g_autoptr (JsonNode) start =
      self->form != NULL ? scr_position_form_dup_start (self->form) : NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  scr_banner_hide_sentence (self->banner);
  if (start == NULL)
    return;

  match = make_match (self, start, &error);
  if (match != NULL)
    g_signal_emit (self, signals[MADE], 0, match);
  else if (!scr_position_form_refuse (self->form, error->message))
    scr_banner_show_sentence (self->banner, error->message);
}

/* What must still be told stays in sight, so that one sees how far one is. */
static void
told_cb (ScrJoinPage *self)
{
  g_autofree char *sentence = scr_position_form_dup_missing (self->form);

  gtk_label_set_label (self->missing, sentence != NULL ? sentence : "");
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant *args,
           gpointer user_data)
{
  return gtk_widget_get_mapped (widget) &&
         gtk_widget_activate_action (widget, "join.back", NULL);
}

/* What was chosen for the match is still there. */
static void
back_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  g_signal_emit (widget, signals[MADE], 0, NULL);
}

static gboolean
scr_join_page_grab_focus (GtkWidget *widget)
{
  ScrJoinPage *self = SCR_JOIN_PAGE (widget);

  return self->form != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->form));
}

/* Enter in a field goes on, as the button does. */
static void
set_default (ScrJoinPage *self,
             GtkWidget *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), button);
}

static void
scr_join_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_join_page_parent_class)->map (widget);

  set_default (SCR_JOIN_PAGE (widget), SCR_JOIN_PAGE (widget)->go);
}

static void
scr_join_page_unmap (GtkWidget *widget)
{
  set_default (SCR_JOIN_PAGE (widget), NULL);

  GTK_WIDGET_CLASS (scr_join_page_parent_class)->unmap (widget);
}

static void
clear (ScrJoinPage *self)
{
  g_clear_object (&self->game);
  g_clear_pointer (&self->setup, json_node_unref);
  g_clear_pointer (&self->display, json_node_unref);
  g_clear_pointer (&self->title, g_free);
}

static void
scr_join_page_dispose (GObject *object)
{
  clear (SCR_JOIN_PAGE (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_JOIN_PAGE);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_join_page_parent_class)->dispose (object);
}

static void
scr_join_page_class_init (ScrJoinPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_join_page_dispose;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = scr_join_page_grab_focus;
  widget_class->map = scr_join_page_map;
  widget_class->unmap = scr_join_page_unmap;

  signals[MADE] = g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, SCR_TYPE_MATCH);

  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_WINDOW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-join-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrJoinPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrJoinPage, slot);
  gtk_widget_class_bind_template_child (widget_class, ScrJoinPage, palette_slot);
  gtk_widget_class_bind_template_child (widget_class, ScrJoinPage, foot);
  gtk_widget_class_bind_template_child (widget_class, ScrJoinPage, missing);
  gtk_widget_class_bind_template_child (widget_class, ScrJoinPage, go);
  gtk_widget_class_install_action (widget_class, "join.go", NULL, go_cb);
  gtk_widget_class_install_action (widget_class, "join.back", NULL, back_cb);
  gtk_widget_class_set_css_name (widget_class, "joinpage");
}

static void
scr_join_page_init (ScrJoinPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->foot, scr_flow_layout_new (12, 0));
  scr_add_key (GTK_WIDGET (self), GDK_KEY_Escape, escape_cb);
}

ScrBanner *
scr_join_page_get_banner (ScrJoinPage *self)
{
  return self->banner;
}

/* Whether the same is asked already: then what is typed stays. */
static gboolean
is_same (ScrJoinPage *self,
         ScrGame *game,
         JsonNode *setup)
{
  return self->form != NULL && self->game == game && json_node_equal (self->setup, setup);
}

/**
 * scr_join_page_begin:
 * @self: a page
 * @game: the game that is under way
 * @setup: who plays it, and by which rules, as in a match file
 * @display: (nullable): how the match is shown
 * @title: what it is called
 * @error: return location for a #GError
 *
 * Asks for the position. What was typed before is still there, as far as it is asked again.
 *
 * Returns: %FALSE with @error set if no position can be told of such a game
 */
gboolean
scr_join_page_begin (ScrJoinPage *self,
                     ScrGame *game,
                     JsonNode *setup,
                     JsonNode *display,
                     const char *title,
                     GError **error)
{
  g_autoptr (JsonNode) whole = NULL;
  ScrPositionForm *form;

  g_return_val_if_fail (SCR_IS_JOIN_PAGE (self), FALSE);
  g_return_val_if_fail (SCR_IS_GAME (game), FALSE);

  whole = scr_game_normalize_setup (game, setup, error);
  if (whole == NULL)
    return FALSE;
  if (!is_same (self, game, whole))
    {
      form = scr_tables_new_position_form (scr_game_get_id (game));
      if (form == NULL)
        {
          g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP,
                       _ ("A game of %s can be mirrored from its beginning only."),
                       scr_game_get_title (game));
          return FALSE;
        }
      g_object_ref_sink (form);
      if (!scr_position_form_show (form, whole, error))
        {
          g_object_unref (form);
          return FALSE;
        }
      if (self->form != NULL)
        scr_position_form_take_over (form, self->form);
      self->form = form;
      g_signal_connect_object (form, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
      told_cb (self);
      adw_bin_set_child (self->slot, GTK_WIDGET (form));
      adw_bin_set_child (self->palette_slot, scr_position_form_get_palette (form));
      g_object_unref (form);
    }

  clear (self);
  self->game = g_object_ref (game);
  self->setup = g_steal_pointer (&whole);
  self->display = display != NULL ? json_node_copy (display) : NULL;
  self->title = g_strdup (title);
  scr_banner_hide_sentence (self->banner);

  return TRUE;
}
