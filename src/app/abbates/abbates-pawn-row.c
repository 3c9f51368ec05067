/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-pawn-row.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-emblem.h"

/**
 * AbbatesPawnRow:
 *
 * Where one pawn stands, in numbers: what was counted, and what the players say of the real board.
 * It has been looked at when it is ticked. One that may stand on several beans shows no number
 * until it is told: none of them would be a fact.
 */
struct _AbbatesPawnRow
{
  AdwActionRow parent_instance;

  GtkCheckButton *check;
  GtkSpinButton *spin;
  gboolean is_open; /* it has not been looked at, and may stand on several beans */
  gboolean is_showing;
};

/* What stands for no number. */
#define NOWHERE -1

enum
{
  PLACED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesPawnRow, abbates_pawn_row, ADW_TYPE_ACTION_ROW)

static guint signals[N_SIGNALS];

static void
abbates_pawn_row_class_init (AbbatesPawnRowClass *klass)
{
  /**
   * AbbatesPawnRow::placed:
   * @self: the row
   * @place: where the pawn stands, or -1 for nobody knows
   *
   * A player has said where the pawn stands.
   */
  signals[PLACED] = g_signal_new ("placed", ABBATES_TYPE_PAWN_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
toggled_cb (AbbatesPawnRow *self)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[PLACED], 0,
                   gtk_check_button_get_active (self->check)
                       ? gtk_spin_button_get_value_as_int (self->spin)
                       : -1);
}

static void
value_cb (AbbatesPawnRow *self)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[PLACED], 0, gtk_spin_button_get_value_as_int (self->spin));
}

static gboolean
output_cb (AbbatesPawnRow *self)
{
  if (!self->is_open || gtk_spin_button_get_value_as_int (self->spin) != NOWHERE)
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (self->spin), "?");
  return TRUE;
}

/* The text of no number is no fault. */
static int
input_cb (AbbatesPawnRow *self,
          double *value)
{
  if (!self->is_open || !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->spin)), "?"))
    return 0;

  *value = NOWHERE;
  return 1;
}

static void
abbates_pawn_row_init (AbbatesPawnRow *self)
{
  self->check = GTK_CHECK_BUTTON (gtk_check_button_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->check), GTK_ALIGN_CENTER);
  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (NOWHERE, G_MAXINT16, 1));
  gtk_spin_button_set_numeric (self->spin, FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->spin), GTK_ALIGN_CENTER);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->spin), 3);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 3);
  g_signal_connect_object (self->check, "toggled", G_CALLBACK (toggled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spin, "output", G_CALLBACK (output_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spin, "input", G_CALLBACK (input_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spin, "value-changed", G_CALLBACK (value_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->spin));
}

/* The row of the pawn of that colour, or of the Abbot-General for "general". */
GtkWidget *
abbates_pawn_row_new (const char *colour)
{
  AbbatesPawnRow *self = g_object_new (ABBATES_TYPE_PAWN_ROW, NULL);
  GtkWidget *pawn = scr_emblem_new_pawn (colour);

  gtk_widget_set_valign (pawn, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), pawn);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), GTK_WIDGET (self->check));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), GTK_WIDGET (self->check));

  return GTK_WIDGET (self);
}

static char *
describe (AbbatesRange counted,
          int told)
{
  g_autofree char *range = abbates_range_dup (counted);
  int amount = told - CLAMP (told, counted.low, counted.high);

  if (told < 0)
    return g_strdup_printf (_ ("not looked at; counted at %s"), range);
  if (amount == 0)
    return g_strdup_printf (_ ("agrees: counted at %s"), range);

  return g_strdup_printf (amount > 0 ? ngettext ("counted at %s: stands %d bean too far on",
                                                 "counted at %s: stands %d beans too far on",
                                                 (gulong) amount)
                                     : ngettext ("counted at %s: stands %d bean too far back",
                                                 "counted at %s: stands %d beans too far back",
                                                 (gulong) -amount),
                          range, ABS (amount));
}

/* From no number on the first step leads to the first bean that may be. */
static void
show_number (AbbatesPawnRow *self,
             AbbatesRange counted,
             int told,
             int highest)
{
  self->is_open = told < 0 && !abbates_range_is_known (counted);
  gtk_spin_button_set_range (self->spin, self->is_open ? NOWHERE : 0, highest);
  gtk_spin_button_set_increments (self->spin, self->is_open ? counted.low - NOWHERE : 1, 5);
  gtk_spin_button_set_value (self->spin, told >= 0       ? told
                                         : self->is_open ? NOWHERE
                                                         : counted.low);
  gtk_widget_set_sensitive (GTK_WIDGET (self->check), !self->is_open);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->check),
                               self->is_open ? _ ("It may stand on several beans: say on which")
                                             : NULL);
}

/**
 * abbates_pawn_row_show:
 * @self: a row
 * @name: what the pawn is called
 * @counted: where it stands by what was told
 * @told: where the players say that it stands, or -1
 * @highest: as far as it can stand
 */
void
abbates_pawn_row_show (AbbatesPawnRow *self,
                       const char *name,
                       AbbatesRange counted,
                       int told,
                       int highest)
{
  gboolean differs = told >= 0 && (told < counted.low || told > counted.high);
  g_autofree char *text = describe (counted, told);
  g_autofree char *place = g_strdup_printf (_ ("%s: place on your board"), name);
  g_autofree char *looked = g_strdup_printf (_ ("%s: looked at"), name);

  g_return_if_fail (ABBATES_IS_PAWN_ROW (self));

  self->is_showing = TRUE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), text);
  gtk_check_button_set_active (self->check, told >= 0);
  show_number (self, counted, told, highest);
  scr_set_name (GTK_WIDGET (self->check), looked);
  scr_set_name (GTK_WIDGET (self->spin), place);
  scr_set_description (GTK_WIDGET (self->spin), text);
  if (differs)
    gtk_widget_add_css_class (GTK_WIDGET (self), "differs");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "differs");
  if (told < 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "untold");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "untold");
  self->is_showing = FALSE;
}
