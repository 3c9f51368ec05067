/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_EDITION_PART (abbates_edition_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (AbbatesEditionPart, abbates_edition_part, ABBATES, EDITION_PART, GtkBox)

/**
 * AbbatesEditionPartClass:
 * @show: shows what stands in an edition: @rules is what can be read of @edition
 * @summarize: what stands there, in a line
 *
 * A part of the form for an edition.
 */
struct _AbbatesEditionPartClass
{
  GtkBoxClass parent_class;

  void (*show) (AbbatesEditionPart *self,
                const AbbatesRules *rules,
                JsonObject *edition);
  char *(*summarize) (AbbatesEditionPart *self,
                      const AbbatesRules *rules);

  gpointer padding[4];
};

void abbates_edition_part_show (AbbatesEditionPart *self,
                                const AbbatesRules *rules,
                                JsonObject *edition);
char *abbates_edition_part_summarize (AbbatesEditionPart *self,
                                      const AbbatesRules *rules) G_GNUC_WARN_UNUSED_RESULT;
void abbates_edition_part_set (AbbatesEditionPart *self,
                               const char *place,
                               const char *value);
void abbates_edition_part_mark (AbbatesEditionPart *self,
                                GtkWidget *widget,
                                const char *path);
gboolean abbates_edition_part_grab (AbbatesEditionPart *self,
                                    const char *path);
GtkWidget *abbates_edition_part_add_row (AbbatesEditionPart *self,
                                         const char *title);
GtkWidget *abbates_edition_part_add_field (GtkWidget *row,
                                           const char *label,
                                           GtkWidget *picture,
                                           GtkWidget *field);
GtkWidget *abbates_edition_part_new_counter (AbbatesEditionPart *self,
                                             const char *name,
                                             const char *place,
                                             guint minimum,
                                             guint maximum);
void abbates_edition_part_show_counter (GtkWidget *counter,
                                        guint number);
GtkWidget *abbates_edition_part_new_choice (AbbatesEditionPart *self,
                                            const char *name,
                                            const char *place,
                                            const char *const *titles,
                                            const char *const *words);
void abbates_edition_part_show_choice (GtkWidget *choice,
                                       guint selected);

/* The parts, in the order of the form. */
GtkWidget *abbates_edition_garden_new (void);
GtkWidget *abbates_edition_abbots_new (void);
GtkWidget *abbates_edition_ora_new (void);
GtkWidget *abbates_edition_arcade_new (void);
GtkWidget *abbates_edition_board_new (void);
GtkWidget *abbates_edition_missions_new (void);

G_END_DECLS
