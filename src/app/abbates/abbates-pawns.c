/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-pawns.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/abbates/abbates-causes.h"
#include "app/abbates/abbates-pawn-row.h"
#include "app/abbates/abbates-track.h"
#include "app/abbates/abbates-view.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "games/abbates/abbates-check.h"

#define THRESHOLD 4 /* how far the pointer goes before it drags */
#define ROOM 8      /* beans beyond the pawns, to drag one there */
#define PAGE 5

/**
 * AbbatesPawns:
 * @typed: the number that is being typed for @typed_pawn
 * @dragged: the pawn that the pointer holds, or -1
 *
 * The bean track with its pawns, to be put where they stand on the real board: dragged, walked with
 * the arrows, or typed, on the track or in the rows.
 */
struct _AbbatesPawns
{
  ScrPawns parent_instance;

  AbbatesTrack *track;
  GtkListBox *list;
  GtkWidget *rows[ABBATES_N_PAWNS];
  guint n_pawns;
  int typed;
  int typed_pawn;
  int dragged;
};

G_DEFINE_FINAL_TYPE (AbbatesPawns, abbates_pawns, SCR_TYPE_PAWNS)

/* "general", or the number of the seat. */
static char *
dup_word (guint pawn)
{
  return pawn == 0 ? g_strdup ("general") : g_strdup_printf ("%u", pawn);
}

static const AbbatesPosition *
get_position (AbbatesPawns *self)
{
  return abbates_state_get_position (ABBATES_STATE (scr_pawns_get_state (SCR_PAWNS (self))));
}

static AbbatesSetup *
get_setup (AbbatesPawns *self)
{
  return abbates_state_get_setup (ABBATES_STATE (scr_pawns_get_state (SCR_PAWNS (self))));
}

static AbbatesRange
get_counted (AbbatesPawns *self,
             guint pawn)
{
  return abbates_known_track (get_position (self), &get_setup (self)->rules, pawn);
}

static int
get_highest (AbbatesPawns *self,
             guint pawn)
{
  return abbates_pawn_get_highest (get_position (self), &get_setup (self)->rules, pawn);
}

static int
get_told (AbbatesPawns *self,
          guint pawn)
{
  g_autofree char *word = dup_word (pawn);

  return scr_pawns_get_place (SCR_PAWNS (self), word);
}

static void
put (AbbatesPawns *self,
     guint pawn,
     int place)
{
  g_autofree char *word = dup_word (pawn);

  scr_pawns_put (SCR_PAWNS (self), word, MIN (place, get_highest (self, pawn)));
}

static const char *
get_colour (AbbatesPawns *self,
            guint pawn)
{
  const char *const *colours = scr_pawns_get_colours (SCR_PAWNS (self));

  if (pawn == 0)
    return "general";

  if (get_setup (self)->rules.solo && pawn == ABBATES_HENRICUS)
    return abbates_view_choose_henricus_colour (colours[0]);

  return colours[pawn - 1];
}

/* What a pawn on the track is called, with where it stands here and there. */
static char *
dup_name (const char *pawn,
          AbbatesRange counted,
          int told)
{
  g_autofree char *range = abbates_range_dup (counted);

  if (told < 0)
    return g_strdup_printf (_ ("%s: not looked at; counted at %s"), pawn, range);
  if (told < counted.low || told > counted.high)
    return g_strdup_printf (_ ("%s: at %d on your board, but counted at %s"), pawn, told, range);

  return g_strdup_printf (_ ("%s: at %d on your board, which agrees"), pawn, told);
}

static void
set_class (GtkWidget *widget,
           const char *css_class,
           gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
show_on_track (AbbatesPawns *self,
               guint pawn,
               const char *title,
               AbbatesRange counted,
               int told)
{
  AbbatesRange range = told >= 0 ? (AbbatesRange){ told, told } : counted;
  g_autofree char *caption = abbates_range_dup_short (range);
  g_autofree char *name = dup_name (title, counted, told);
  GtkWidget *widget;

  abbates_track_set_pawn (self->track, pawn,
                          &(AbbatesPawn){ get_colour (self, pawn), range, caption, name });
  widget = abbates_track_get_pawn (self->track, pawn);
  scr_set_action (widget, "pawns.look", g_variant_new_uint32 (pawn));
  set_class (widget, "untold", told < 0);
  set_class (widget, "differs", told >= 0 && (told < counted.low || told > counted.high));
}

static int
find_row (AbbatesPawns *self,
          GtkWidget *row)
{
  guint pawn = 0;

  while (pawn < self->n_pawns && self->rows[pawn] != row)
    pawn++;

  return (int) pawn;
}

static void
placed_cb (AbbatesPawns *self,
           int place,
           GtkWidget *row)
{
  put (self, (guint) find_row (self, row), place);
}

static void
add_row (AbbatesPawns *self,
         guint pawn)
{
  self->rows[pawn] = abbates_pawn_row_new (get_colour (self, pawn));
  g_signal_connect_object (self->rows[pawn], "placed", G_CALLBACK (placed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, self->rows[pawn]);
  self->n_pawns = pawn + 1;
}

static void
abbates_pawns_update (ScrPawns *pawns)
{
  AbbatesPawns *self = ABBATES_PAWNS (pawns);
  const AbbatesSetup *setup = get_setup (self);
  guint n_pawns = 1 + setup->rules.n_seats + (setup->rules.solo ? 1u : 0u);

  for (guint pawn = 0; pawn < n_pawns; pawn++)
    {
      g_autofree char *title = abbates_sentence_pawn (setup, pawn);
      AbbatesRange counted = get_counted (self, pawn);
      int told = get_told (self, pawn);

      if (pawn == self->n_pawns)
        add_row (self, pawn);
      show_on_track (self, pawn, title, counted, told);
      abbates_pawn_row_show (ABBATES_PAWN_ROW (self->rows[pawn]), title, counted, told,
                             get_highest (self, pawn));
    }
  /* A track that slides away under a pawn that is dragged would be no hold for it. */
  if (self->dragged < 0)
    abbates_track_settle (self->track, ROOM);
  else
    gtk_widget_queue_allocate (GTK_WIDGET (self->track));
}

static GStrv
abbates_pawns_list_counted (ScrPawns *pawns)
{
  AbbatesPawns *self = ABBATES_PAWNS (pawns);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint pawn = 0; pawn < self->n_pawns; pawn++)
    {
      AbbatesRange counted = get_counted (self, pawn);
      g_autofree char *name = dup_word (pawn);
      g_autofree char *word = g_strdup_printf ("%s=%d", name, counted.low);

      if (abbates_range_is_known (counted))
        g_strv_builder_add (builder, word);
    }

  return g_strv_builder_end (builder);
}

static GtkWidget *
abbates_pawns_get_rows (ScrPawns *pawns)
{
  return GTK_WIDGET (ABBATES_PAWNS (pawns)->list);
}

static ScrCauses *
abbates_pawns_new_causes (ScrPawns *pawns,
                          const char *name)
{
  return abbates_causes_new (ABBATES_STATE (scr_pawns_get_state (pawns)),
                             g_str_equal (name, "general") ? 0 : (guint) atoi (name));
}

/* The action "pawns.look": a pawn that has been looked at stands where it is shown. One that may be
 * on several beans has to be put on one. */
static void
look (GtkWidget *widget,
      const char *action,
      GVariant *parameter)
{
  AbbatesPawns *self = ABBATES_PAWNS (widget);
  guint pawn = g_variant_get_uint32 (parameter);
  AbbatesRange counted = get_counted (self, pawn);

  if (get_told (self, pawn) < 0 && abbates_range_is_known (counted))
    put (self, pawn, counted.low);
  else if (get_told (self, pawn) < 0)
    gtk_widget_error_bell (widget);
}

/* The pawn at, or around, @widget; -1 for none. */
static int
find_pawn (AbbatesPawns *self,
           GtkWidget *widget)
{
  for (guint pawn = 0; widget != NULL && pawn < self->n_pawns; pawn++)
    {
      GtkWidget *other = abbates_track_get_pawn (self->track, pawn);

      if (widget == other || gtk_widget_is_ancestor (widget, other))
        return (int) pawn;
    }

  return -1;
}

static int
find_focus (AbbatesPawns *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? find_pawn (self, gtk_root_get_focus (root)) : -1;
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double x,
               double y,
               AbbatesPawns *self)
{
  self->dragged = find_pawn (
      self, gtk_widget_pick (GTK_WIDGET (self->track), x, y, GTK_PICK_DEFAULT));
  if (self->dragged < 0)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double offset,
                double offset_y,
                AbbatesPawns *self)
{
  double start;

  if (self->dragged < 0 || !gtk_gesture_drag_get_start_point (gesture, &start, NULL) ||
      fabs (offset) < THRESHOLD)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (abbates_track_get_pawn (self->track, (guint) self->dragged));
  put (self, (guint) self->dragged, abbates_track_find_place (self->track, start + offset));
}

static void
drag_end_cb (GtkGestureDrag *gesture,
             double x,
             double y,
             AbbatesPawns *self)
{
  self->dragged = -1;
  abbates_track_settle (self->track, ROOM);
}

/* Digits that follow each other are one number. */
static int
type_digit (AbbatesPawns *self,
            int pawn,
            int digit)
{
  gboolean goes_on = self->typed_pawn == pawn &&
                     self->typed * 10 + digit <= get_highest (self, (guint) pawn);

  self->typed = goes_on ? self->typed * 10 + digit : digit;
  self->typed_pawn = pawn;

  return self->typed;
}

/* Where @key takes a pawn that stands at @place; -2 for nowhere. */
static int
find_target (AbbatesPawns *self,
             int pawn,
             guint key,
             int place)
{
  guint32 letter = gdk_keyval_to_unicode (key);

  if (letter >= '0' && letter <= '9')
    return type_digit (self, pawn, (int) (letter - '0'));

  self->typed_pawn = -1;
  switch (key)
    {
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
      return place + 1;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      return MAX (place - 1, 0);
    case GDK_KEY_Page_Up:
      return place + PAGE;
    case GDK_KEY_Page_Down:
      return MAX (place - PAGE, 0);
    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
    case GDK_KEY_question:
      return -1;
    default:
      return -2;
    }
}

static gboolean
key_cb (AbbatesPawns *self,
        guint key,
        guint code,
        GdkModifierType modifiers)
{
  int pawn = find_focus (self);
  int target, place;

  if (pawn < 0 || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  place = get_told (self, (guint) pawn);
  target = find_target (self, pawn, key,
                        place >= 0 ? place : get_counted (self, (guint) pawn).low);
  if (target == -2)
    return GDK_EVENT_PROPAGATE;

  put (self, (guint) pawn, target);
  return GDK_EVENT_STOP;
}

/* By Tab the pawns come in the order of the rows, wherever they stand. */
static gboolean
abbates_pawns_focus (GtkWidget *widget,
                     GtkDirectionType direction)
{
  AbbatesPawns *self = ABBATES_PAWNS (widget);
  gboolean is_back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP;
  int pawn = find_focus (self);

  if (pawn < 0)
    pawn = is_back ? (int) self->n_pawns - 1 : 0;
  else
    pawn += is_back ? -1 : 1;

  return pawn >= 0 && pawn < (int) self->n_pawns &&
         gtk_widget_grab_focus (abbates_track_get_pawn (self->track, (guint) pawn));
}

static void
abbates_pawns_dispose (GObject *object)
{
  g_clear_object (&ABBATES_PAWNS (object)->list);

  G_OBJECT_CLASS (abbates_pawns_parent_class)->dispose (object);
}

static void
abbates_pawns_class_init (AbbatesPawnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_pawns_dispose;
  SCR_PAWNS_CLASS (klass)->get_rows = abbates_pawns_get_rows;
  SCR_PAWNS_CLASS (klass)->update = abbates_pawns_update;
  SCR_PAWNS_CLASS (klass)->list_counted = abbates_pawns_list_counted;
  SCR_PAWNS_CLASS (klass)->new_causes = abbates_pawns_new_causes;

  widget_class->focus = abbates_pawns_focus;
  gtk_widget_class_install_action (widget_class, "pawns.look", "u", look);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pawns");
}

static void
add_controllers (AbbatesPawns *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, 0);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->track), GTK_EVENT_CONTROLLER (drag));

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
abbates_pawns_init (AbbatesPawns *self)
{
  self->dragged = -1;
  self->typed_pawn = -1;
  self->track = g_object_new (ABBATES_TYPE_TRACK, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->track), GTK_WIDGET (self));
  self->list = g_object_ref_sink (GTK_LIST_BOX (gtk_list_box_new ()));
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "pawn-rows");
  scr_set_name (GTK_WIDGET (self->list), _ ("Where the pawns stand on your board"));
  add_controllers (self);
}
