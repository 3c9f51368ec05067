/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui-util.h"

G_BEGIN_DECLS

/* Holds the seats, each as NAME:COLOUR:PLAYER, to @expected. */
#define new_page_assert_seats(page, expected) \
  G_STMT_START \
  { \
    g_autofree char *seats_ = new_page_dup_seats (page); \
    g_assert_cmpstr (seats_, ==, expected); \
  } \
  G_STMT_END

ScrWindow *new_page_open (ScrNewPage **page);
void new_page_reset (void);
void new_page_close (ScrWindow *window);
char *new_page_dup_seats (ScrNewPage *page);
void new_page_set_name (ScrNewPage *page,
                        guint seat,
                        const char *name);
GtkWidget *new_page_get_seats (ScrNewPage *page);
void new_page_set_alone (ScrNewPage *page,
                         gboolean is_alone);
ScrOptionRow *new_page_get_row (ScrNewPage *page,
                                const char *id);
void new_page_set_option (ScrNewPage *page,
                          const char *id,
                          const char *value);

G_END_DECLS
