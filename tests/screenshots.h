/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where pictures go, and how large the windows on them are. */
typedef struct
{
  const char *folder;
  const char *name;
  int width;
  int height;
  GActionGroup *app;
} Frame;

void show_window (const Frame *frame,
                  const char *page,
                  GtkWidget *window);
void show_editions (const Frame *frame,
                    const char *page);
void show_edition (const Frame *frame,
                   const char *page);

G_END_DECLS
