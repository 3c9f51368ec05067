/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-seat-row.h"

#include <glib/gi18n.h>

#include "app/scr-bot-title.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * ScrSeatRow:
 *
 * One seat of a new match: its name, its colour, and who plays it.
 * ScrSeatRow::changed tells that one of them has changed.
 */
struct _ScrSeatRow
{
  GtkListBoxRow parent_instance;

  ScrGame *game;
  guint seat;

  ScrEmblem *emblem;
  GtkWidget *controls;
  GtkEditable *name;
  GtkDropDown *colour;
  GtkDropDown *player;
  GtkLabel *how;
  GtkWidget *remove;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrSeatRow, scr_seat_row, GTK_TYPE_LIST_BOX_ROW)

static guint signals[N_SIGNALS];

static void
changed_cb (ScrSeatRow *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
colour_cb (ScrSeatRow *self)
{
  scr_emblem_set_colour (self->emblem, scr_seat_row_get_colour (self));
  changed_cb (self);
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
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < SCR_N_COLOURS; i++)
    gtk_string_list_append (titles, scr_colour_get_title (scr_colours[i]));
  gtk_drop_down_set_model (self->colour, G_LIST_MODEL (titles));
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

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    return NULL;

  return scr_game_list_bots (self->game)[selected - 1];
}

static void
player_cb (ScrSeatRow *self)
{
  const char *bot = get_bot (self);
  const char *description = bot != NULL ? scr_bot_get_description (bot) : "";

  gtk_label_set_label (self->how, description);
  gtk_widget_set_visible (GTK_WIDGET (self->how), *description != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->player),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
  changed_cb (self);
}

static void
scr_seat_row_dispose (GObject *object)
{
  g_clear_object (&SCR_SEAT_ROW (object)->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_SEAT_ROW);

  G_OBJECT_CLASS (scr_seat_row_parent_class)->dispose (object);
}

static void
scr_seat_row_class_init (ScrSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_seat_row_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SCR_TYPE_EMBLEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, emblem);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, controls);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, colour);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, player);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, how);
  gtk_widget_class_bind_template_child (widget_class, ScrSeatRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, colour_cb);
  gtk_widget_class_bind_template_callback (widget_class, player_cb);
}

static void
scr_seat_row_init (ScrSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->controls, scr_flow_layout_new (6, 0));
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
  g_autofree char *name = g_strdup_printf (_ ("Player %u"), seat);
  guint selected = 0;

  self->game = g_object_ref (game);
  while (selected + 1 < SCR_N_COLOURS && !g_str_equal (scr_colours[selected], colour))
    selected++;
  fill_colours (self);
  fill_players (self);
  gtk_drop_down_set_selected (self->colour, selected);
  gtk_editable_set_text (self->name, name);
  scr_emblem_set_colour (self->emblem, colour);

  return GTK_WIDGET (self);
}

/* Says which seat this is now, and whether it can be taken away. */
void
scr_seat_row_set_seat (ScrSeatRow *self,
                       guint seat,
                       gboolean can_remove)
{
  g_return_if_fail (SCR_IS_SEAT_ROW (self));

  self->seat = seat;
  set_label (self->name, g_strdup_printf (_ ("Name of seat %u"), seat));
  set_label (self->colour, g_strdup_printf (_ ("Colour of seat %u"), seat));
  set_label (self->player, g_strdup_printf (_ ("Who plays seat %u"), seat));
  set_label (self->remove, g_strdup_printf (_ ("Take seat %u away"), seat));
  scr_set_action (self->remove, "new.remove-seat", g_variant_new_uint32 (seat));
  gtk_widget_set_visible (self->remove, can_remove);
}

const char *
scr_seat_row_get_colour (ScrSeatRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->colour);

  return scr_colours[selected < SCR_N_COLOURS ? selected : 0];
}

/* The seat as match files hold it. */
JsonNode *
scr_seat_row_to_json (ScrSeatRow *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  const char *bot = get_bot (self);
  g_autofree char *player = bot != NULL ? g_strconcat ("bot:", bot, NULL) : g_strdup ("human");

  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "colour", scr_seat_row_get_colour (self));
  json_object_set_string_member (object, "player", player);

  return json_node_init_object (json_node_alloc (), object);
}
