/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-window.h"
#include "core/scr-match.h"

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

ScrWindow *open_window (const Frame *frame);
void take_picture (const Frame *frame,
                   GtkWidget *widget,
                   const char *page);
ScrMatch *new_match (const char *setup,
                     const char *title,
                     guint round,
                     const char *word);
ScrWindow *open_match (const Frame *frame,
                       ScrMatch *match);
void show_match (const Frame *frame,
                 const char *page,
                 ScrMatch *match,
                 const char *actions);
void show_window (const Frame *frame,
                  const char *page,
                  GtkWidget *window);
void show_editions (const Frame *frame,
                    const char *page);
void show_edition (const Frame *frame,
                   const char *page);
void show_correct (const Frame *frame,
                   const char *page);
void show_insert (const Frame *frame,
                  const char *page);
void show_misfit (const Frame *frame,
                  const char *page);
void show_repaired (const Frame *frame,
                    const char *page);
void show_record (const Frame *frame,
                  const char *page);
void show_sides (const Frame *frame,
                 const char *page);
void show_sides_digital (const Frame *frame,
                         const char *page);
void show_layout (const Frame *frame,
                  const char *page);
void show_laid (const Frame *frame,
                const char *page);
void show_new_table (const Frame *frame,
                     const char *page);
void show_join (const Frame *frame,
                const char *page);
void show_join_taking (const Frame *frame,
                       const char *page);
void show_join_solo (const Frame *frame,
                     const char *page);
void show_unrecorded (const Frame *frame,
                      const char *page);
void show_unrecorded_score (const Frame *frame,
                            const char *page);
void show_check (const Frame *frame,
                 const char *page);
void show_sheet (const Frame *frame,
                 const char *page);
void show_sheet_whole (const Frame *frame,
                       const char *page);
void show_set_up (const Frame *frame,
                  const char *page);
void show_mirror (const Frame *frame,
                  const char *page);
void show_agenda (const Frame *frame,
                  const char *page);

G_END_DECLS
