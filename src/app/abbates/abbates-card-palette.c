/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-card-palette.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-picture.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesCardPalette:
 *
 * The cards of the edition, to tell one for an #AbbatesCardField by pointer or finger: two clicks a
 * card. Its parent is the form around the field.
 */
struct _AbbatesCardPalette
{
  GtkPopover parent_instance;

  AbbatesCardField *field; /* weak */
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (AbbatesCardPalette, abbates_card_palette, GTK_TYPE_POPOVER)

static void
tell_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  AbbatesCardPalette *self = ABBATES_CARD_PALETTE (widget);
  AbbatesCardField *field = self->field;

  gtk_popover_popdown (GTK_POPOVER (self));
  if (field != NULL)
    abbates_card_field_tell (field, (guint8) g_variant_get_uint32 (parameter));
}

static void
leave_rest_cb (GtkWidget *widget,
               const char *action,
               GVariant *parameter)
{
  AbbatesCardPalette *self = ABBATES_CARD_PALETTE (widget);
  AbbatesCardField *field = self->field;

  gtk_popover_popdown (GTK_POPOVER (self));
  if (field != NULL)
    abbates_card_field_leave_rest (field);
}

static void
abbates_card_palette_dispose (GObject *object)
{
  g_clear_weak_pointer (&ABBATES_CARD_PALETTE (object)->field);

  G_OBJECT_CLASS (abbates_card_palette_parent_class)->dispose (object);
}

static void
abbates_card_palette_class_init (AbbatesCardPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_card_palette_dispose;

  gtk_widget_class_install_action (widget_class, "palette.tell", "u", tell_cb);
  gtk_widget_class_install_action (widget_class, "palette.leave-rest", NULL, leave_rest_cb);
}

static void
abbates_card_palette_init (AbbatesCardPalette *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, "card-palette");
  gtk_popover_set_child (GTK_POPOVER (self), self->box);
}

static GtkWidget *
new_card (AbbatesForm form,
          guint number,
          const char *name)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *picture = abbates_picture_new (form);

  abbates_picture_set_number (ABBATES_PICTURE (picture), (int) number);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  scr_set_name (button, name);
  scr_set_action (button, "palette.tell", g_variant_new_uint32 (number));

  return button;
}

static void
add_word (AbbatesCardPalette *self,
          const char *label,
          const char *action,
          GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  scr_set_action (button, action, target);
  gtk_box_append (GTK_BOX (self->box), button);
}

static void
add_cards (AbbatesCardPalette *self,
           const AbbatesRules *rules)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < rules->n_card_list; i++)
    {
      AbbatesCard card = rules->card_list[i];
      g_autofree char *name = abbates_sentence_card (card);
      int column = 0;

      for (guint j = 0; j < rules->n_card_list; j++)
        column += ABBATES_CARD_KIND (rules->card_list[j]) == ABBATES_CARD_KIND (card) &&
                  rules->card_list[j] < card;
      gtk_grid_attach (GTK_GRID (grid), new_card (ABBATES_FORM_CARD, card, name), column,
                       (int) ABBATES_CARD_KIND (card), 1, 1);
    }
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), grid);
}

static void
add_kinds (AbbatesCardPalette *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (guint kind = 0; kind < ABBATES_N_KINDS; kind++)
    gtk_box_append (GTK_BOX (row), new_card (ABBATES_FORM_KIND, kind, abbates_name_kind (kind)));
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
fill (AbbatesCardPalette *self,
      AbbatesCardFieldKind kind,
      const AbbatesRules *rules)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  if (kind == ABBATES_FIELD_SQUARE)
    add_cards (self, rules);
  else
    add_kinds (self);
  if (kind == ABBATES_FIELD_SQUARE)
    {
      add_word (self, _ ("Empty square"), "palette.tell", g_variant_new_uint32 (ABBATES_NO_CARD));
      add_word (self, _ ("From here on empty"), "palette.leave-rest", NULL);
    }
  if (kind != ABBATES_FIELD_KIND)
    add_word (self, _ ("Nobody knows"), "palette.tell",
              g_variant_new_uint32 (ABBATES_UNKNOWN_CARD));
}

static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, root, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (root);
}

/* A window that is not active does not scroll to its focus: then the cards lie at its edge, for
 * whoever chooses them by ear. */
static gboolean
find_place (AbbatesCardPalette *self,
            GdkRectangle *place)
{
  GtkWidget *form = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (form));
  graphene_rect_t bounds, seen;
  float y;

  if (self->field == NULL ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->field), form, &bounds) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->field), root, &seen))
    return FALSE;

  y = CLAMP (seen.origin.y, 0, (float) gtk_widget_get_height (root) - seen.size.height);
  *place = (GdkRectangle){ (int) bounds.origin.x, (int) (bounds.origin.y + y - seen.origin.y),
                           (int) bounds.size.width, (int) bounds.size.height };

  return TRUE;
}

static void
pop_up (AbbatesCardPalette *self)
{
  GdkRectangle place;

  if (!find_place (self, &place))
    return;

  gtk_popover_set_pointing_to (GTK_POPOVER (self), &place);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
painted_cb (GdkFrameClock *clock,
            AbbatesCardPalette *self)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  pop_up (self);
}

/* Offers what can be told in @field, below the same parent. A field that has just got the focus is
 * scrolled into sight first. */
void
abbates_card_palette_show (AbbatesCardPalette *self,
                           AbbatesCardField *field,
                           const AbbatesRules *rules)
{
  g_return_if_fail (ABBATES_IS_CARD_PALETTE (self));
  g_return_if_fail (ABBATES_IS_CARD_FIELD (field));

  fill (self, abbates_card_field_get_kind (field), rules);
  g_clear_weak_pointer (&self->field);
  g_set_weak_pointer (&self->field, field);
  scr_set_name (GTK_WIDGET (self), _ ("Cards to choose from"));
  if (is_in_sight (GTK_WIDGET (field)))
    {
      pop_up (self);
      return;
    }

  g_signal_connect_object (gtk_widget_get_frame_clock (GTK_WIDGET (field)), "after-paint",
                           G_CALLBACK (painted_cb), self, 0);
  gtk_widget_queue_draw (GTK_WIDGET (field));
}
