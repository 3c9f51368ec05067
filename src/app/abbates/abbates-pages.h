/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

/**
 * AbbatesPage:
 * @ABBATES_PAGE_NONE: all of the table at once
 * @ABBATES_PAGE_SET_UP: only while a real table is set up
 *
 * What of the table is in sight in a narrow window.
 */
typedef enum
{
  ABBATES_PAGE_NONE,
  ABBATES_PAGE_ABBEY,
  ABBATES_PAGE_PORTRAIT,
  ABBATES_PAGE_CHAPTER,
  ABBATES_PAGE_HAND,
  ABBATES_PAGE_SET_UP,
} AbbatesPage;

#define ABBATES_TYPE_PAGES (abbates_pages_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPages, abbates_pages, ABBATES, PAGES, GtkWidget)

void abbates_pages_arrange (AbbatesPages *self,
                            GtkWidget *halves,
                            GtkWidget *rooms,
                            GtkWidget *seats);
void abbates_pages_add (AbbatesPages *self,
                        AbbatesPage page,
                        GtkWidget *part);
void abbates_pages_turn (AbbatesPages *self,
                         const AbbatesView *view);

G_END_DECLS
