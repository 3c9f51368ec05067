/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-seat-row.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/scr-bot-title.h"
#include "app/scr-choices.h"
#include "app/scr-players.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-ellipsis.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"

#define BOT "bot:"

/**
 * ScrSeatRow:
 *
 * One seat of a new match: its name, its colour, and who plays it. What concerns the
 * other seats too it leaves to the actions of its #ScrSeatList.
 * ScrSeatRow::changed tells that one of them has changed, ScrSeatRow::dropped that
 * another row was dropped here.
 */
struct _ScrSeatRow
{
  GtkListBoxRow parent_instance;

  ScrGame *game;
  guint seat;
  const char *colour;

  GtkWidget *handle;
  ScrEmblem *emblem;
  GtkMenuButton *colour_button;
  GtkBox *colours;
  GtkWidget *controls;
  GtkEntry *name;
  GtkDropDown *player;
  GtkLabel *how;
  GtkMenuButton *more;
};

enum
{
  CHANGED,
  DROPPED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrSeatRow, scr_seat_row, GTK_TYPE_LIST_BOX_ROW)

static guint signals[N_SIGNALS];

static void
changed_cb (ScrSeatRow *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Enter goes on to the next name, and at last to the button that starts. */
static void
activate_cb (ScrSeatRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "seats.go-on", "u", self->seat);
}

static GdkContentProvider *
prepare_cb (ScrSeatRow *self)
{
  return gdk_content_provider_new_typed (SCR_TYPE_SEAT_ROW, self);
}

static void
drag_begin_cb (ScrSeatRow *self,
               GdkDrag *drag,
               GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 24, 24);
}

static gboolean
drop_cb (ScrSeatRow *self,
         const GValue *value)
{
  ScrSeatRow *row = g_value_get_object (value);

  if (row == NULL || row == self)
    return FALSE;

  g_signal_emit (self, signals[DROPPED], 0, row);
  return TRUE;
}

static gboolean
move_cb (GtkWidget *widget,
         GVariant *args,
         gpointer user_data)
{
  int step;

  g_variant_get (args, "(i)", &step);

  return gtk_widget_activate_action (widget, "seats.move", "(ui)", SCR_SEAT_ROW (widget)->seat,
                                     step);
}

static void
set_label (gpointer widget,
           char *label)
{
  scr_set_name (GTK_WIDGET (widget), label);
  g_free (label);
}

static void
fill_colours (ScrSeatRow *self)
{
  for (guint i = 0; i < SCR_N_COLOURS; i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

      gtk_box_append (GTK_BOX (box), scr_emblem_new (scr_colours[i]));
      gtk_box_append (GTK_BOX (box), gtk_label_new (scr_colour_get_title (scr_colours[i])));
      gtk_button_set_child (GTK_BUTTON (button), box);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "colour-choice");
      gtk_box_append (self->colours, button);
    }
}

static void
fill_players (ScrSeatRow *self)
{
  const char *const *bots = scr_game_list_bots (self->game);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_string_list_append (titles, _ ("Person"));
  for (guint i = 0; bots[i] != NULL; i++)
    {
      /* Translators: %s is the name of a way of playing, such as “Greedy”. */
      g_autofree char *title = g_strdup_printf (_ ("Program: %s"), scr_bot_get_title (bots[i]));

      gtk_string_list_append (titles, title);
    }
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (titles));
}

/* The bot that plays the seat, or NULL. */
static const char *
get_bot (ScrSeatRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->player);

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION ||
      !gtk_widget_get_visible (GTK_WIDGET (self->player)))
    return NULL;

  return scr_game_list_bots (self->game)[selected - 1];
}

static void
show_player (ScrSeatRow *self)
{
  const char *bot = get_bot (self);
  const char *description = bot != NULL ? scr_bot_get_description (bot) : "";

  gtk_label_set_label (self->how, description);
  gtk_widget_set_visible (GTK_WIDGET (self->how), *description != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->player),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

static void
player_cb (ScrSeatRow *self)
{
  show_player (self);
  changed_cb (self);
}

static void
scr_seat_row_dispose (GObject *object)
{
  ScrSeatRow *self = SCR_SEAT_ROW (object);

  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_SEAT_ROW);

  G_OBJECT_CLASS (scr_seat_row_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, handle);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, emblem);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, colour_button);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, colours);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, controls);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, player);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, how);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, more);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, player_cb);
}

static void
scr_seat_row_class_init (ScrSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_seat_row_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, SCR_TYPE_SEAT_ROW);

  g_type_ensure (SCR_TYPE_EMBLEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-seat-row.ui");
  bind_children (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_ALT_MASK, move_cb, "(i)", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_ALT_MASK, move_cb, "(i)", 1);
}

static void
scr_seat_row_init (ScrSeatRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (SCR_TYPE_SEAT_ROW, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->controls, scr_flow_layout_new (6, 0));
  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  gtk_widget_set_cursor_from_name (self->handle, "grab");
  self->colour = scr_colours[0];
  scr_drop_down_ellipsize (self->player);
  fill_colours (self);
}

/**
 * scr_seat_row_new:
 * @game: the kind of game
 * @seat: which seat, from 1
 * @colour: its colour to begin with
 */
GtkWidget *
scr_seat_row_new (ScrGame *game,
                  guint seat,
                  const char *colour)
{
  ScrSeatRow *self = g_object_new (SCR_TYPE_SEAT_ROW, NULL);

  self->game = g_object_ref (game);
  self->seat = seat;
  fill_players (self);
  scr_seat_row_set_colour (self, colour);

  return GTK_WIDGET (self);
}

guint
scr_seat_row_get_seat (ScrSeatRow *self)
{
  return self->seat;
}

static GMenuModel *
build_menu (ScrSeatRow *self,
            guint n_seats,
            gboolean can_remove)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *up = g_strdup_printf ("seats.move((uint32 %u, -1))", self->seat);
  g_autofree char *down = g_strdup_printf ("seats.move((uint32 %u, 1))", self->seat);
  g_autofree char *away = g_strdup_printf ("seats.remove(uint32 %u)", self->seat);

  if (self->seat > 1)
    g_menu_append (menu, _ ("Move _up"), up);
  if (self->seat < n_seats)
    g_menu_append (menu, _ ("Move _down"), down);
  if (can_remove)
    g_menu_append (menu, _ ("Take _away"), away);

  return G_MENU_MODEL (g_steal_pointer (&menu));
}

static void
update_colour_name (ScrSeatRow *self)
{
  /* Translators: %u is a seat's number, %s its colour. */
  set_label (self->colour_button, g_strdup_printf (_ ("Colour of seat %u: %s"), self->seat,
                                                   scr_colour_get_title (self->colour)));
}

/* Says which seat this is now, of how many, and whether it can be taken away. */
void
scr_seat_row_set_seat (ScrSeatRow *self,
                       guint seat,
                       guint n_seats,
                       gboolean can_remove)
{
  g_autofree char *placeholder = g_strdup_printf (_ ("Player %u"), seat);
  g_autoptr (GMenuModel) menu = NULL;
  guint i = 0;

  g_return_if_fail (SCR_IS_SEAT_ROW (self));

  self->seat = seat;
  menu = build_menu (self, n_seats, can_remove);
  gtk_menu_button_set_menu_model (self->more, menu);
  gtk_widget_set_visible (GTK_WIDGET (self->more), g_menu_model_get_n_items (menu) > 0);
  gtk_widget_set_visible (self->handle, n_seats > 1);
  gtk_entry_set_placeholder_text (self->name, placeholder);
  set_label (self->name, g_strdup_printf (_ ("Name of seat %u"), seat));
  set_label (self->player, g_strdup_printf (_ ("Who plays seat %u"), seat));
  set_label (self->more, g_strdup_printf (_ ("Move seat %u or take it away"), seat));
  update_colour_name (self);
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->colours));
       button != NULL; button = gtk_widget_get_next_sibling (button))
    scr_set_action (button, "seats.colour", g_variant_new ("(us)", seat, scr_colours[i++]));
}

/* A click also toggles what it chooses, so the buttons are set by the colour again. */
static void
mark_colour (ScrSeatRow *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->colours));

  for (guint i = 0; i < SCR_N_COLOURS; i++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    g_str_equal (scr_colours[i], self->colour));
      button = gtk_widget_get_next_sibling (button);
    }
}

const char *
scr_seat_row_get_colour (ScrSeatRow *self)
{
  return self->colour;
}

void
scr_seat_row_set_colour (ScrSeatRow *self,
                         const char *colour)
{
  g_return_if_fail (SCR_IS_SEAT_ROW (self));
  g_return_if_fail (g_strv_contains (scr_colours, colour));

  for (guint i = 0; i < SCR_N_COLOURS; i++)
    if (g_str_equal (scr_colours[i], colour))
      self->colour = scr_colours[i];
  scr_emblem_set_colour (self->emblem, self->colour);
  update_colour_name (self);
  mark_colour (self);
  gtk_menu_button_popdown (self->colour_button);
  changed_cb (self);
}

/**
 * scr_seat_row_set_owner:
 * @self: a seat row
 * @colour: a colour, from 0
 * @owner: (nullable): who else has it
 *
 * Says of a colour, where it is chosen, that it is another's and would change places.
 */
void
scr_seat_row_set_owner (ScrSeatRow *self,
                        guint colour,
                        const char *owner)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->colours));
  const char *title = scr_colour_get_title (scr_colours[colour]);
  g_autofree char *hint = NULL;

  for (guint i = 0; i < colour; i++)
    button = gtk_widget_get_next_sibling (button);
  /* Translators: the first %s is a colour, the second who has it. */
  set_label (button, owner != NULL
                         ? g_strdup_printf (_ ("%s, change places with %s"), title, owner)
                         : g_strdup (title));
  hint = owner != NULL ? g_strdup_printf (_ ("Change places with %s"), owner) : NULL;
  gtk_widget_set_tooltip_text (button, hint);
}

/* Whether somebody gave the seat a name. */
gboolean
scr_seat_row_has_own_name (ScrSeatRow *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  return *name != '\0';
}

/* The name; where none is given, what the empty field says. What was pasted with line
 * breaks in it becomes one line. */
char *
scr_seat_row_dup_name (ScrSeatRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->name));
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (name, g_unichar_iscntrl (c) ? ' ' : c);
    }
  g_strstrip (name->str);
  if (*name->str == '\0')
    return g_strdup (gtk_entry_get_placeholder_text (self->name));

  return g_strdup (name->str);
}

/* Whether a person has the seat, whatever was chosen: one who plays alone, or at a real table. */
void
scr_seat_row_set_is_person (ScrSeatRow *self,
                            gboolean is_person)
{
  gtk_widget_set_visible (GTK_WIDGET (self->player), !is_person);
  show_player (self);
}

/* The names that the field completes. */
void
scr_seat_row_set_known (ScrSeatRow *self,
                        const char *const *names)
{
  scr_players_complete (self->name, names);
}

void
scr_seat_row_focus_name (ScrSeatRow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

gboolean
scr_seat_row_is_human (ScrSeatRow *self)
{
  return get_bot (self) == NULL;
}

/* The seat as match files hold it. */
JsonNode *
scr_seat_row_to_json (ScrSeatRow *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *name = scr_seat_row_dup_name (self);
  const char *bot = get_bot (self);
  g_autofree char *player = bot != NULL ? g_strconcat (BOT, bot, NULL) : g_strdup ("human");

  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "colour", self->colour);
  json_object_set_string_member (object, "player", player);

  return json_node_init_object (json_node_alloc (), object);
}

/* Sets the name and who plays by what was chosen once; what is not known stays. */
void
scr_seat_row_set_json (ScrSeatRow *self,
                       JsonObject *seat)
{
  const char *const *bots = scr_game_list_bots (self->game);
  const char *name = scr_choices_get_string (seat, "name");
  const char *player = scr_choices_get_string (seat, "player");

  if (name != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  for (guint i = 0; player != NULL && bots[i] != NULL; i++)
    if (g_str_has_prefix (player, BOT) && g_str_equal (player + strlen (BOT), bots[i]))
      gtk_drop_down_set_selected (self->player, i + 1);
}
