/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-table-private.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-due.h"
#include "app/abbates/abbates-henricus-box.h"
#include "app/abbates/abbates-keys.h"
#include "app/abbates/abbates-marks.h"
#include "app/abbates/abbates-portrait.h"
#include "app/abbates/abbates-seat-box.h"
#include "app/abbates/abbates-typing.h"
#include "app/scr-settings.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-rule.h"

G_DEFINE_FINAL_TYPE (AbbatesTable, abbates_table, SCR_TYPE_TABLE)

static gboolean
has_previews (AbbatesTable *self)
{
  return self->settings == NULL || g_settings_get_boolean (self->settings, "previews");
}

/* What the table shows now. The steps are the caller's to free. */
AbbatesView
abbates_table_get_view (AbbatesTable *self)
{
  AbbatesState *state = ABBATES_STATE (scr_table_get_state (SCR_TABLE (self)));

  return (AbbatesView){
    .state = state,
    .position = abbates_state_get_position (state),
    .setup = abbates_state_get_setup (state),
    .rules = abbates_state_get_rules (state),
    .colours = scr_table_get_colours (SCR_TABLE (self)),
    .steps = abbates_view_list_steps (state),
    .selected = self->selected,
    .pointed = has_previews (self) ? self->pointed : ABBATES_NO_PLACE,
    .due = abbates_due_find (state),
    .hint = self->hint,
    .done = self->done,
    .shown_step = self->shown_step,
    .shown_seat = self->shown_seat,
    .is_open = scr_table_get_is_open (SCR_TABLE (self)),
  };
}

/* Makes a panel and a portrait for each seat, when the first state comes. */
static void
add_seats (AbbatesTable *self,
           const AbbatesView *view)
{
  if (gtk_widget_get_first_child (GTK_WIDGET (self->seats)) != NULL)
    return;

  for (guint seat = 1; seat <= abbates_view_get_n_seats (view); seat++)
    {
      g_autofree char *name = g_strdup_printf ("%u", seat);
      GtkWidget *panel = abbates_seat_box_new (seat);

      gtk_widget_set_hexpand (panel, TRUE);
      gtk_box_append (self->seats, panel);
      gtk_stack_add_named (self->portraits,
                           abbates_view_is_henricus (view, seat) ? abbates_henricus_box_new ()
                                                                 : abbates_portrait_new (seat),
                           name);
    }
}

static void
show_portrait (GtkWidget *widget,
               const AbbatesView *view)
{
  if (ABBATES_IS_HENRICUS_BOX (widget))
    abbates_henricus_box_show (ABBATES_HENRICUS_BOX (widget), view);
  else
    abbates_portrait_show (ABBATES_PORTRAIT (widget), view);
}

static void
show_seats (AbbatesTable *self,
            const AbbatesView *view)
{
  GtkWidget *panel = gtk_widget_get_first_child (GTK_WIDGET (self->seats));
  g_autofree char *shown = g_strdup_printf ("%u", view->shown_seat);

  for (guint seat = 1; seat <= abbates_view_get_n_seats (view); seat++)
    {
      g_autofree char *name = g_strdup_printf ("%u", seat);

      show_portrait (gtk_stack_get_child_by_name (self->portraits, name), view);
      abbates_seat_box_show (ABBATES_SEAT_BOX (panel), view);
      panel = gtk_widget_get_next_sibling (panel);
    }
  scr_stack_show (self->portraits,
                  abbates_table_is_set_up_shown (self, view) ? "set-up" : shown);
}

static void
show_parts (AbbatesTable *self)
{
  AbbatesView view = abbates_table_get_view (self);

  add_seats (self, &view);
  show_seats (self, &view);
  abbates_table_show_set_up (self, &view);
  abbates_abbey_show (self->abbey, &view);
  abbates_chapter_show (self->chapter, &view);
  abbates_track_show (self->track, &view);
  abbates_actions_show (self->actions, &view);
  abbates_peek_box_show (self->peek, &view);
  abbates_hand_box_show (self->hand, &view);
  abbates_palette_show (self->palette, &view);
  abbates_marks_show (GTK_WIDGET (self), &view);
  abbates_pages_turn (self->pages, &view);
  g_array_unref (view.steps);
}

void
abbates_table_show_all (AbbatesTable *self)
{
  GtkWidget *focus = abbates_table_get_focus (self);
  gboolean is_left = focus != NULL && (focus == self->left || abbates_table_can_be_chosen (focus));

  show_parts (self);
  /* Another portrait in sight may have taken the focus. */
  if (is_left)
    abbates_table_leave_focus (self, focus);
  abbates_table_lead_focus (self);
}

void
abbates_table_update (ScrTable *table)
{
  AbbatesTable *self = ABBATES_TABLE (table);
  ScrState *state = scr_table_get_state (table);
  int turn = scr_state_get_turn (state);

  if (self->shown == NULL)
    abbates_table_begin_set_up (self);
  if (g_set_object (&self->shown, state))
    {
      self->selected = ABBATES_NO_PLACE;
      self->pointed = ABBATES_NO_PLACE;
      g_clear_pointer (&self->hint, g_free);
      self->shown_step = -1;
      self->is_portrait_asked = FALSE;
      abbates_motion_end (self->motion);
    }
  /* What moves to a portrait is to be seen there. */
  if (scr_table_get_is_open (table) && turn > 0 && !scr_table_get_is_moving (table))
    self->shown_seat = (guint) turn;
  abbates_table_show_all (self);
}

static void
abbates_table_place_status (ScrTable *table,
                            GtkWidget *status)
{
  gtk_widget_set_hexpand (status, TRUE);
  gtk_box_prepend (ABBATES_TABLE (table)->telling, status);
}

/* The card that a seat has drawn and is to place is news. What fills the garden is not. */
static gboolean
abbates_table_is_news (ScrTable *table,
                       ScrEntry *entry)
{
  return g_strcmp0 (scr_state_get_awaiting (scr_entry_get_after (entry)), "place") == 0;
}

/* Shows the sum behind the number of a pawn or a score, and tells of a pawn where it is. */
static void
explain_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  AbbatesTable *self = ABBATES_TABLE (widget);
  GtkWidget *anchor = gtk_widget_get_first_child (GTK_WIDGET (self->seats));
  const char *number;
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, &number);
  for (guint i = 1; i < seat && anchor != NULL; i++)
    anchor = gtk_widget_get_next_sibling (anchor);
  if (anchor == NULL)
    return;

  if (g_str_equal (number, "score"))
    anchor = abbates_seat_box_get_score (ABBATES_SEAT_BOX (anchor));
  else
    {
      anchor = abbates_track_get_pawn (self->track, seat);
      scr_table_tell (SCR_TABLE (self), gtk_widget_get_tooltip_text (anchor));
    }
  scr_table_explain (SCR_TABLE (self), anchor, seat, number);
}

static void
show_seat_cb (GtkWidget *widget,
              const char *action,
              GVariant *parameter)
{
  AbbatesTable *self = ABBATES_TABLE (widget);
  guint seat = g_variant_get_uint32 (parameter);
  gboolean is_shown = self->shown_seat == seat &&
                      g_strcmp0 (gtk_stack_get_visible_child_name (self->portraits), "set-up") != 0;

  self->shown_seat = seat;
  self->is_portrait_asked = TRUE;
  abbates_table_show_all (self);
  if (is_shown)
    scr_table_tell (SCR_TABLE (self), _ ("This seat's portrait and hand are in sight already."));
}

static gboolean
play_key_cb (GtkWidget *widget,
             GVariant *args,
             gpointer user_data)
{
  AbbatesTable *self = ABBATES_TABLE (widget);
  ScrTable *table = SCR_TABLE (widget);
  ScrState *state = scr_table_get_state (table);

  if (state == NULL || !gtk_widget_get_mapped (widget) ||
      scr_state_get_mode (state, SCR_MODE_DIGITAL) == SCR_MODE_TABLE ||
      g_strcmp0 (scr_state_get_awaiting (state), "play") != 0)
    return GDK_EVENT_PROPAGATE;

  self->is_keyed = TRUE;
  self->left = abbates_table_get_focus (self);
  abbates_table_pick (self, ABBATES_PLACE (ABBATES_IN_HAND, scr_state_get_turn (state),
                                           GPOINTER_TO_UINT (user_data)));
  return GDK_EVENT_STOP;
}

static void
abbates_table_show_hint (ScrTable *table,
                         const char *move)
{
  AbbatesTable *self = ABBATES_TABLE (table);

  if (g_strcmp0 (self->hint, move) == 0)
    return;

  g_free (self->hint);
  self->hint = g_strdup (move);
  if (scr_table_get_state (table) != NULL)
    abbates_table_show_all (self);
}

static GStrv
abbates_table_list_keys (ScrTable *table)
{
  AbbatesView view;
  GStrv keys;

  if (scr_table_get_state (table) == NULL)
    return g_new0 (char *, 1);

  view = abbates_table_get_view (ABBATES_TABLE (table));
  keys = abbates_keys_list (&view);
  g_array_unref (view.steps);

  return keys;
}

static char *
abbates_table_explain_typing (ScrTable *table,
                              ScrState *state)
{
  return abbates_typing_explain (ABBATES_STATE (state));
}

static gboolean
abbates_table_back_out (ScrTable *table)
{
  AbbatesTable *self = ABBATES_TABLE (table);

  if (scr_hide_rule (GTK_WIDGET (self)) || abbates_peek_box_let_go (self->peek))
    return TRUE;
  if (self->selected.where == ABBATES_NOWHERE)
    return FALSE;

  abbates_table_select (self, ABBATES_NO_PLACE);
  return TRUE;
}

static gboolean
abbates_table_grab_focus (GtkWidget *widget)
{
  AbbatesTable *self = ABBATES_TABLE (widget);

  if (abbates_table_grab_next (self))
    return TRUE;
  if (!gtk_widget_child_focus (self->halves, GTK_DIR_TAB_FORWARD))
    return FALSE;

  abbates_table_leave_focus (self, self->left);
  return TRUE;
}

/* 1 to 9, then a to e for 10 to 14. */
static void
add_keys (AbbatesTable *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *shortcuts = GTK_SHORTCUT_CONTROLLER (controller);

  gtk_shortcut_controller_set_scope (shortcuts, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint value = 1; value <= ABBATES_BENEDICT; value++)
    {
      guint key = value < 10 ? GDK_KEY_0 + value : GDK_KEY_a + value - 10;

      gtk_shortcut_controller_add_shortcut (
          shortcuts, gtk_shortcut_new (gtk_keyval_trigger_new (key, 0),
                                       gtk_callback_action_new (play_key_cb,
                                                                GUINT_TO_POINTER (value), NULL)));
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
abbates_table_dispose (GObject *object)
{
  AbbatesTable *self = ABBATES_TABLE (object);

  if (self->motion != NULL)
    abbates_motion_end (self->motion);
  g_clear_object (&self->shown);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->hint, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_TABLE);

  G_OBJECT_CLASS (abbates_table_parent_class)->dispose (object);
}

static void
abbates_table_class_init (AbbatesTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScrTableClass *table_class = SCR_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_table_dispose;
  table_class->update = abbates_table_update;
  table_class->place_status = abbates_table_place_status;
  table_class->place_agenda = abbates_table_place_agenda;
  table_class->back_out = abbates_table_back_out;
  table_class->is_news = abbates_table_is_news;
  table_class->step = abbates_table_step;
  table_class->show_hint = abbates_table_show_hint;
  table_class->list_keys = abbates_table_list_keys;
  table_class->has_palette = TRUE;
  table_class->end_task = abbates_table_end_task;
  table_class->explain_typing = abbates_table_explain_typing;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = abbates_table_grab_focus;

  g_type_ensure (ABBATES_TYPE_ABBEY);
  g_type_ensure (ABBATES_TYPE_CHAPTER);
  g_type_ensure (ABBATES_TYPE_TRACK);
  g_type_ensure (ABBATES_TYPE_ACTIONS);
  g_type_ensure (ABBATES_TYPE_PEEK_BOX);
  g_type_ensure (ABBATES_TYPE_HAND_BOX);
  g_type_ensure (ABBATES_TYPE_MOTION);
  g_type_ensure (ABBATES_TYPE_PAGES);
  g_type_ensure (ABBATES_TYPE_PALETTE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/abbates-table.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, halves);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, rooms);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, seats);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, portraits);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, right);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, hand_room);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, pages);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, dock);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, telling);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, bottom);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, abbey);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, chapter);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, track);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, actions);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, peek);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, hand);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, palette_room);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, palette);
  gtk_widget_class_bind_template_child (widget_class, AbbatesTable, motion);
  gtk_widget_class_bind_template_callback (widget_class, abbates_table_land_flights);
  gtk_widget_class_bind_template_callback (widget_class, abbates_table_end_motion);
  abbates_table_install_picking (widget_class);
  abbates_table_install_set_up (widget_class);
  gtk_widget_class_install_action (widget_class, "table.show-seat", "u", show_seat_cb);
  gtk_widget_class_install_action (widget_class, "table.explain", "(us)", explain_cb);
}

/* What is in sight on which page of a narrow table. */
static void
add_pages (AbbatesTable *self)
{
  abbates_pages_arrange (self->pages, self->halves, self->rooms, GTK_WIDGET (self->seats));
  abbates_pages_add (self->pages, ABBATES_PAGE_ABBEY, GTK_WIDGET (self->abbey));
  abbates_pages_add (self->pages, ABBATES_PAGE_PORTRAIT, GTK_WIDGET (self->portraits));
  abbates_pages_add (self->pages, ABBATES_PAGE_PORTRAIT, self->right);
  abbates_pages_add (self->pages, ABBATES_PAGE_CHAPTER, GTK_WIDGET (self->chapter));
  abbates_pages_add (self->pages, ABBATES_PAGE_CHAPTER, self->right);
  abbates_pages_add (self->pages, ABBATES_PAGE_HAND, self->hand_room);
  abbates_pages_add (self->pages, ABBATES_PAGE_HAND, self->palette_room);
  for (AbbatesPage page = ABBATES_PAGE_ABBEY; page <= ABBATES_PAGE_HAND; page++)
    abbates_pages_add (self->pages, page, GTK_WIDGET (self->track));
  abbates_pages_add (self->pages, ABBATES_PAGE_SET_UP, GTK_WIDGET (self->portraits));
  abbates_pages_add (self->pages, ABBATES_PAGE_SET_UP, self->right);
  abbates_pages_add (self->pages, ABBATES_PAGE_SET_UP, self->palette_room);
}

static void
abbates_table_init (AbbatesTable *self)
{
  self->shown_seat = 1;
  self->shown_step = -1;
  self->settings = scr_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_watch_rules (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->telling), scr_flow_layout_new (12, 0));
  gtk_widget_set_layout_manager (self->bottom, scr_flow_layout_new (12, 0));
  self->guide = ABBATES_SET_UP_GUIDE (abbates_set_up_guide_new ());
  gtk_stack_add_named (self->portraits, GTK_WIDGET (self->guide), "set-up");
  add_pages (self);
  add_keys (self);
}
