/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define SCR_TYPE_EDITION_FORM (scr_edition_form_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrEditionForm, scr_edition_form, SCR, EDITION_FORM, GtkWidget)

/**
 * ScrEditionFormClass:
 * @show: shows an edition, right or not
 * @show_fault: brings what is to be changed for what scr_game_check_edition() found into sight, and
 *   the focus there; returns whether there is such a place
 *
 * A game's own form for the numbers of an edition.
 */
struct _ScrEditionFormClass
{
  GtkWidgetClass parent_class;

  void (*show) (ScrEditionForm *self,
                JsonNode *edition);
  gboolean (*show_fault) (ScrEditionForm *self,
                          const char *fault);

  gpointer padding[4];
};

JsonNode *scr_edition_form_get_edition (ScrEditionForm *self);
void scr_edition_form_set_edition (ScrEditionForm *self,
                                   JsonNode *edition);
void scr_edition_form_change (ScrEditionForm *self,
                              const char *place,
                              const char *value);
gboolean scr_edition_form_show_fault (ScrEditionForm *self,
                                      const char *fault);

G_END_DECLS
