/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-edition-editor.h"
#include "app/scr-edition-item.h"
#include "app/scr-editions-window.h"
#include "app/widgets/scr-banner.h"

G_BEGIN_DECLS

/**
 * ScrEditionsWindow:
 * @items: (element-type ScrEditionItem): the list
 * @is_for_one: whether it was opened to edit an edition
 * @edited: (nullable): the id of the one that was edited last, then
 *
 * All editions: a list, and a page on which one is changed. ScrEditionsWindow::edited tells the
 * id of the edition that was changed, when a window closes that was opened to edit one.
 */
struct _ScrEditionsWindow
{
  AdwWindow parent_instance;

  GPtrArray *items;
  gboolean is_for_one;
  char *edited;

  AdwToastOverlay *toasts;
  GtkStack *stack;
  ScrBanner *banner;
  GtkListBox *list;
  GtkWidget *import;
  ScrEditionEditor *editor;
};

ScrEditionItem *scr_editions_window_get_item (ScrEditionsWindow *self,
                                              GVariant *place);
JsonNode *scr_editions_window_copy (ScrGame *game,
                                    JsonNode *edition,
                                    const char *id,
                                    const char *name);
void scr_editions_window_tell (ScrEditionsWindow *self,
                               const char *sentence);
void scr_editions_window_grab (ScrEditionsWindow *self,
                               const char *path);
void scr_editions_window_export (ScrEditionsWindow *self,
                                 ScrEditionItem *item,
                                 GFile *file);
void scr_editions_window_import_cb (GtkWidget *widget,
                                    const char *action,
                                    GVariant *parameter);
void scr_editions_window_export_cb (GtkWidget *widget,
                                    const char *action,
                                    GVariant *parameter);
void scr_editions_window_delete_cb (GtkWidget *widget,
                                    const char *action,
                                    GVariant *parameter);
void scr_editions_window_restore_cb (GtkWidget *widget,
                                     const char *action,
                                     GVariant *parameter);

G_END_DECLS
