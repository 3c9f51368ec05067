/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-corner-field.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-picture.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"

/**
 * AbbatesCornerField:
 *
 * Who has the corner card of a round: a button for each seat, and one for nobody or Henricus. A
 * seat's number tells it too, 0 nobody. AbbatesCornerField::told tells who it is: a seat, 0, or
 * %ABBATES_UNTOLD.
 */
struct _AbbatesCornerField
{
  GtkWidget parent_instance;

  guint round;
  guint n_seats;
  guint8 owner;
  GtkWidget *owners;
  GtkWidget *buttons[ABBATES_MAX_SEATS + 1]; /* the first for nobody */
  GtkWidget *emblems[ABBATES_MAX_SEATS + 1];
  GtkWidget *names[ABBATES_MAX_SEATS + 1];
};

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesCornerField, abbates_corner_field, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

/* Who has it already is told again by nobody: the field is open then. */
static void
choose_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  AbbatesCornerField *self = ABBATES_CORNER_FIELD (widget);
  guint owner = g_variant_get_uint32 (parameter);

  g_signal_emit (self, signals[TOLD], 0, owner == self->owner ? ABBATES_UNTOLD : owner, FALSE);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        AbbatesCornerField *self)
{
  gunichar typed = gdk_keyval_to_unicode (keyval);
  guint owner;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete)
    {
      g_signal_emit (self, signals[TOLD], 0, ABBATES_UNTOLD, FALSE);
      return GDK_EVENT_STOP;
    }
  if (typed == '-')
    owner = 0;
  else if (g_unichar_isdigit (typed))
    owner = (guint) g_unichar_digit_value (typed);
  else
    return GDK_EVENT_PROPAGATE;
  if (owner <= self->n_seats)
    g_signal_emit (self, signals[TOLD], 0, owner, TRUE);

  return GDK_EVENT_STOP;
}

static gboolean
abbates_corner_field_grab_focus (GtkWidget *widget)
{
  AbbatesCornerField *self = ABBATES_CORNER_FIELD (widget);

  return gtk_widget_grab_focus (self->buttons[self->owner != ABBATES_UNTOLD ? self->owner : 1]);
}

static void
abbates_corner_field_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_corner_field_parent_class)->dispose (object);
}

static void
abbates_corner_field_class_init (AbbatesCornerFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_corner_field_dispose;
  widget_class->focus = scr_focus_row;
  widget_class->grab_focus = abbates_corner_field_grab_focus;

  /**
   * AbbatesCornerField::told:
   * @self: a field
   * @owner: a seat, 0 or %ABBATES_UNTOLD
   * @is_typed: whether the number was typed, so that the next field is due
   */
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);

  gtk_widget_class_install_action (widget_class, "corner.choose", "u", choose_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cornerfield");
}

static void
add_owner (AbbatesCornerField *self,
           guint owner)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->buttons[owner] = gtk_toggle_button_new ();
  self->names[owner] = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->names[owner]), PANGO_ELLIPSIZE_END);
  if (owner > 0)
    {
      self->emblems[owner] = scr_emblem_new (NULL);
      gtk_box_append (GTK_BOX (box), self->emblems[owner]);
    }
  gtk_box_append (GTK_BOX (box), self->names[owner]);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->buttons[owner], TRUE);
  gtk_button_set_child (GTK_BUTTON (self->buttons[owner]), box);
  scr_set_action (self->buttons[owner], "corner.choose", g_variant_new_uint32 (owner));
  gtk_box_append (GTK_BOX (self->owners), self->buttons[owner]);
}

static void
abbates_corner_field_init (AbbatesCornerField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->owner = ABBATES_UNTOLD;
  self->owners = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->owners, scr_flow_layout_new (4, 0));
  gtk_widget_set_hexpand (self->owners, TRUE);
  for (guint owner = 1; owner <= ABBATES_MAX_SEATS; owner++)
    add_owner (self, owner);
  add_owner (self, 0);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
abbates_corner_field_new (guint round)
{
  AbbatesCornerField *self = g_object_new (ABBATES_TYPE_CORNER_FIELD, NULL);
  GtkWidget *shield = abbates_picture_new (ABBATES_FORM_SHIELD);

  self->round = round;
  abbates_picture_set_number (ABBATES_PICTURE (shield), (int) round);
  gtk_widget_set_valign (shield, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (shield, GTK_WIDGET (self));
  gtk_widget_set_parent (self->owners, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

static void
show_owner (AbbatesCornerField *self,
            const AbbatesSheetEntries *entries,
            guint owner)
{
  g_autofree char *words = owner > 0       ? abbates_sheet_entries_dup_name (entries, owner)
                           : entries->solo ? g_strdup (_ ("Henricus"))
                                           : g_strdup (_ ("Nobody"));
  /* Translators: a round, and who has its corner card. */
  g_autofree char *name = g_strdup_printf (_ ("Corner card of round %u: %s"), self->round, words);

  gtk_widget_set_visible (self->buttons[owner], owner <= self->n_seats);
  if (owner > 0)
    scr_emblem_set_colour (SCR_EMBLEM (self->emblems[owner]),
                           abbates_sheet_entries_get_colour (entries, owner));
  gtk_label_set_label (GTK_LABEL (self->names[owner]), words);
  gtk_widget_set_tooltip_text (self->buttons[owner], words);
  scr_set_name (self->buttons[owner], name);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[owner]), owner == self->owner);
}

/* Shows who has it. */
void
abbates_corner_field_show (AbbatesCornerField *self,
                           const AbbatesSheetEntries *entries)
{
  g_return_if_fail (ABBATES_IS_CORNER_FIELD (self));

  self->n_seats = abbates_sheet_entries_count_seats (entries);
  self->owner = entries->corners[self->round - 1];
  for (guint owner = 0; owner <= ABBATES_MAX_SEATS; owner++)
    show_owner (self, entries, owner);
}
