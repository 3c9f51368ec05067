/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-table-page-private.h"

#include <glib/gi18n.h>

#include "app/scr-settings.h"
#include "app/scr-tables.h"
#include "app/scr-window.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-key.h"

/* Narrower than this, in pixels, the log lies over the table instead of beside it. */
#define WIDE 1200

enum
{
  PROP_0,
  PROP_IS_AWAKE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ScrTablePage, scr_table_page, GTK_TYPE_WIDGET)

static void
tell_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);
  const char *sentence = g_variant_get_string (parameter, NULL);

  if (self->status == NULL)
    return;

  if (*sentence == '\0')
    scr_status_settle (self->status);
  else
    scr_status_tell (self->status, sentence);
}

static void
refused_cb (ScrTablePage *self,
            const char *reason)
{
  if (self->status != NULL)
    scr_status_refuse (self->status, reason, scr_session_get_refused (self->session) != NULL);
  if (self->is_large)
    scr_large_view_refuse (self->large, reason);
}

/* The toast's button works until another move is made; so does the menu, for longer. */
static void
went_back_cb (ScrTablePage *self,
              guint n_moves)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *sentence = g_strdup_printf (
      ngettext ("%u move was taken back. Redo makes it again.",
                "%u moves were taken back. Redo makes them again, one after another.", n_moves),
      n_moves);
  g_autofree char *title =
      g_strdup_printf (ngettext ("%u move back", "%u moves back", n_moves), n_moves);

  if (self->status != NULL)
    scr_status_tell (self->status, sentence);
  if (SCR_IS_WINDOW (root))
    scr_window_offer (SCR_WINDOW (root), title, _ ("Redo all"), "match.redo-all");
}

static void
add_conflict_buttons (ScrBanner *banner)
{
  scr_banner_add_button (banner, _ ("Save a copy"), "win.keep-copy", NULL);
  scr_banner_add_button (banner, _ ("Open what is there now"), "win.open-there", NULL);
  scr_banner_add_button (banner, _ ("Replace it"), "win.replace-there", NULL);
}

static void
save_error_cb (ScrTablePage *self)
{
  ScrAutosave *autosave = scr_session_get_autosave (self->session);
  const char *error = scr_autosave_get_error (autosave);

  if (error == NULL)
    {
      scr_banner_hide_sentence (self->save_banner);
      return;
    }

  scr_banner_show_sentence (self->save_banner, error);
  if (scr_autosave_get_is_conflict (autosave))
    add_conflict_buttons (self->save_banner);
  else
    scr_banner_add_button (self->save_banner, _ ("Save a copy…"), "win.save-copy", NULL);
}

/* What the banner tells is over when a person has moved, and what was offered at any move. */
static void
update_banner (ScrTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (SCR_IS_WINDOW (root))
    scr_window_withdraw (SCR_WINDOW (root));
  if (self->known != NULL && !self->is_bot_due)
    scr_banner_hide_sentence (self->banner);
  self->is_bot_due = scr_bots_is_due (scr_session_get_bots (self->session));
}

static void
changed_cb (ScrTablePage *self)
{
  ScrState *state = scr_match_get_state (scr_session_get_match (self->session));
  gboolean is_new = self->known != state;

  scr_table_page_update_viewer (self);
  if (is_new)
    update_banner (self);
  g_set_object (&self->known, state);
  if (gtk_widget_get_visible (GTK_WIDGET (self->question)) &&
      !g_action_group_get_action_enabled (scr_session_get_actions (self->session), "agree"))
    scr_table_page_end_question (self);
  scr_table_set_is_open (self->table, scr_session_is_open (self->session));
  scr_table_page_update_told (self);
  scr_table_page_update_curtain (self);
  scr_table_page_update_score (self);
}

static void
score_cb (ScrTablePage *self)
{
  gboolean is_shown = gtk_toggle_button_get_active (self->score_button);

  if (is_shown && self->session != NULL)
    {
      ScrMatch *match = scr_session_get_match (self->session);

      /* Who opens it while the last move is still shown wants to see it when that ends. */
      g_set_object (&self->shown, scr_match_get_state (match));
      scr_score_sheet_show_match (self->sheet, match, scr_table_get_viewer (self->table));
    }
  scr_table_page_turn (self);
}

/* Does what an action does, where it does something now. */
static gboolean
activate (ScrTablePage *self,
          const char *name)
{
  GActionGroup *actions = g_str_has_prefix (name, "look.")
                              ? self->look_actions
                              : scr_session_get_actions (self->session);
  const char *action = strchr (name, '.') + 1;

  if (!g_action_group_get_action_enabled (actions, action))
    return FALSE;

  g_action_group_activate_action (actions, action, NULL);
  return TRUE;
}

/* Space goes on at once, whatever has the focus, and does what it always does otherwise. */
static gboolean
space_cb (GtkWidget *widget,
          GVariant *args,
          gpointer user_data)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);

  if (self->table == NULL || !gtk_widget_get_mapped (widget))
    return GDK_EVENT_PROPAGATE;

  return activate (self, "look.skip") ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
add_space_key (ScrTablePage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, 0),
                        gtk_callback_action_new (space_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* What is typed while nothing takes it tells what happened at the real table. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType modifiers,
        ScrTablePage *self)
{
  if (self->status == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self->large)))
    return scr_large_view_take_key (self->large, key) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->table)))
    return GDK_EVENT_PROPAGATE;

  return scr_status_take_key (self->status, key) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
add_typing (ScrTablePage *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* Beside a table that is wide enough the log stands; over another it lies. */
static void
width_cb (ScrTablePage *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  gboolean is_wide = surface != NULL && gdk_surface_get_width (surface) >= WIDE;

  adw_flap_set_fold_policy (self->flap, is_wide ? ADW_FLAP_FOLD_POLICY_NEVER
                                                : ADW_FLAP_FOLD_POLICY_ALWAYS);
  if (surface != NULL)
    scr_table_page_update_size (self, gdk_surface_get_width (surface),
                                gdk_surface_get_height (surface));
}

static void
scr_table_page_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_table_page_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)),
                           "notify::width", G_CALLBACK (width_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)),
                           "notify::height", G_CALLBACK (width_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)),
                           "notify::state", G_CALLBACK (scr_table_page_update_awake), widget,
                           G_CONNECT_SWAPPED);
  width_cb (SCR_TABLE_PAGE (widget));
}

static void
scr_table_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_table_page_parent_class)->map (widget);
  scr_table_page_update_awake (SCR_TABLE_PAGE (widget));
}

static void
scr_table_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_table_page_parent_class)->unmap (widget);
  scr_table_page_update_awake (SCR_TABLE_PAGE (widget));
}

/* Escape goes back one step, and never further than the table. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant *args,
           gpointer user_data)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);

  if (self->table == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->flap)))
    return GDK_EVENT_PROPAGATE;

  if (scr_table_page_is_score_shown (self))
    scr_table_page_toggle_score (self);
  else if (scr_table_page_clear_typing (self) || scr_table_page_leave_mirror (self))
    ;
  else if (activate (self, "match.decline") || activate (self, "look.skip") ||
           activate (self, "look.return"))
    ;
  else if (scr_table_back_out (self->table) || scr_status_settle (self->status))
    scr_table_show_hint (self->table, NULL);
  else if (adw_flap_get_reveal_flap (self->flap))
    scr_table_page_toggle_log (self);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static gboolean
scr_table_page_grab_focus (GtkWidget *widget)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);

  if (self->table == NULL)
    return FALSE;
  if (gtk_widget_get_visible (GTK_WIDGET (self->curtain)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->curtain));
  if (scr_table_page_is_score_shown (self))
    return gtk_widget_child_focus (GTK_WIDGET (self->sheet), GTK_DIR_TAB_FORWARD);
  if (scr_table_page_grab_mirror (self))
    return TRUE;
  if (scr_status_grab_entry (self->status))
    return TRUE;

  return gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
drop_table (ScrTablePage *self)
{
  scr_table_page_set_mirrored (self, NULL);
  adw_bin_set_child (self->slot, NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (self->slot), "look-back");
  scr_log_set_playback (self->log, NULL);
  scr_look_bar_set_playback (self->look_bar, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "look", NULL);
  g_clear_object (&self->look_actions);
  g_clear_object (&self->actions);
  self->table = NULL;
  self->status = NULL;
  g_clear_object (&self->known);
  g_clear_object (&self->shown);
}

static void
set_table (ScrTablePage *self,
           ScrMatch *match)
{
  g_auto (GStrv) colours = scr_tables_dup_colours (match);

  self->table = scr_tables_new_table (scr_game_get_id (scr_match_get_game (match)));
  scr_table_set_colours (self->table, (const char *const *) colours);
  self->status = SCR_STATUS (scr_status_new ());
  scr_table_place_status (self->table, GTK_WIDGET (self->status));
  adw_bin_set_child (self->slot, GTK_WIDGET (self->table));
  scr_table_page_set_mirrored (self, match);
}

static void
scr_table_page_dispose (GObject *object)
{
  ScrTablePage *self = SCR_TABLE_PAGE (object);

  g_clear_object (&self->session);
  g_clear_handle_id (&self->buttons_idle, g_source_remove);
  if (self->large != NULL)
    scr_table_page_update_awake (self);
  g_clear_weak_pointer (&self->column);
  g_clear_object (&self->known);
  g_clear_object (&self->shown);
  g_clear_object (&self->settings);
  g_clear_object (&self->look_actions);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_TABLE_PAGE);
  scr_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (scr_table_page_parent_class)->dispose (object);
}

static void
add_look_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_Home, "look.first" },
    { GDK_KEY_Page_Up, "look.previous" },
    { GDK_KEY_Page_Down, "look.next" },
    { GDK_KEY_End, "look.last" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, GDK_ALT_MASK, keys[i].action,
                                         NULL);
}

static void
scr_table_page_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_AWAKE:
      g_value_set_boolean (value, SCR_TABLE_PAGE (object)->is_awake);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_table_page_class_init (ScrTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_table_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = scr_table_page_get_property;
  widget_class->map = scr_table_page_map;
  widget_class->unmap = scr_table_page_unmap;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = scr_table_page_grab_focus;
  widget_class->realize = scr_table_page_realize;

  /**
   * ScrTablePage:is-awake:
   *
   * Whether the page keeps the screen awake, for those who play at a real table.
   */
  properties[PROP_IS_AWAKE] =
      g_param_spec_boolean ("is-awake", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (SCR_TYPE_AGENDA);
  g_type_ensure (SCR_TYPE_LARGE_VIEW);
  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_WINDOW);
  g_type_ensure (SCR_TYPE_LOG);
  g_type_ensure (SCR_TYPE_LOOK_BAR);
  g_type_ensure (SCR_TYPE_SCORE_SHEET);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, save_banner);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, question);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, look_bar);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, log_button);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, score_button);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, flap);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, slot);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, agenda_button);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, leave_agenda);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, agenda);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, large);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, log);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, sides_menu);
  gtk_widget_class_bind_template_callback (widget_class, score_cb);
  gtk_widget_class_install_action (widget_class, "page.tell", "s", tell_cb);
  scr_table_page_bind_secrets (widget_class);
  scr_table_page_bind_corrections (widget_class);
  add_look_keys (widget_class);
}

static void
scr_table_page_init (ScrTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_add_key (GTK_WIDGET (self), GDK_KEY_Escape, escape_cb);
  scr_table_page_add_hint_key (self);
  add_space_key (self);
  add_typing (self);
  scr_table_page_watch_large (self);
  scr_table_page_watch_buttons (self);
  self->settings = scr_settings_new ();
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::motion",
                             G_CALLBACK (scr_table_page_update_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-enable-animations",
                           G_CALLBACK (scr_table_page_update_motion), self, G_CONNECT_SWAPPED);
  scr_stack_show (self->stack, "table");
}

ScrBanner *
scr_table_page_get_banner (ScrTablePage *self)
{
  return self->banner;
}

/* The game's table, or NULL. */
ScrTable *
scr_table_page_get_table (ScrTablePage *self)
{
  return self->table;
}

/**
 * scr_table_page_set_session:
 * @self: a table page
 * @session: (nullable): the match to show
 */
void
scr_table_page_set_session (ScrTablePage *self,
                            ScrSession *session)
{
  g_return_if_fail (SCR_IS_TABLE_PAGE (self));

  if (self->session == session)
    return;

  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      g_signal_handlers_disconnect_by_data (scr_session_get_actions (self->session), self);
      g_signal_handlers_disconnect_by_data (scr_session_get_hint (self->session), self);
      g_signal_handlers_disconnect_by_data (scr_table_page_get_playback (self), self);
      g_signal_handlers_disconnect_by_data (scr_session_get_autosave (self->session), self);
    }
  drop_table (self);
  scr_banner_hide_sentence (self->save_banner);
  scr_banner_hide_sentence (self->question);
  gtk_toggle_button_set_active (self->score_button, FALSE);
  g_set_object (&self->session, session);
  if (session == NULL)
    return;

  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "went-back", G_CALLBACK (went_back_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "asks", G_CALLBACK (scr_table_page_ask), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (scr_session_get_autosave (session), "notify::error",
                           G_CALLBACK (save_error_cb), self, G_CONNECT_SWAPPED);
  set_table (self, scr_session_get_match (session));
  scr_table_page_connect_secrets (self);
  scr_table_page_connect_corrections (self);
  scr_table_page_connect_typing (self);
  scr_table_page_set_playback (self, scr_table_page_get_playback (self));
  scr_table_page_show (self);
  changed_cb (self);
  save_error_cb (self);
}

/* The part of the menu that says who could deal instead. */
GMenu *
scr_table_page_get_sides_menu (ScrTablePage *self)
{
  return self->sides_menu;
}

void
scr_table_page_toggle_log (ScrTablePage *self)
{
  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

gboolean
scr_table_page_is_log_shown (ScrTablePage *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self->log));
}

void
scr_table_page_toggle_score (ScrTablePage *self)
{
  gtk_toggle_button_set_active (self->score_button, !scr_table_page_is_score_shown (self));
}

gboolean
scr_table_page_is_score_shown (ScrTablePage *self)
{
  return gtk_toggle_button_get_active (self->score_button);
}
