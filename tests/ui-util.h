/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-window.h"

G_BEGIN_DECLS

/* Set-ups of Abbates, but for the edition. */
#define UI_TWO_PEOPLE \
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}],\"palms\":false}"
#define UI_FOUR_PEOPLE \
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"},{\"name\":\"Cleo\"},{\"name\":\"Dirk\"}]}"
#define UI_TWO_BOTS \
  "{\"seats\":[{\"name\":\"Ann\",\"player\":\"bot:random\"}," \
  "{\"name\":\"Ben\",\"player\":\"bot:random\"}]}"
#define UI_ONE_BOT \
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\",\"player\":\"bot:random\"}]}"
#define UI_THREE_BOTS \
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\",\"player\":\"bot:random\"}," \
  "{\"name\":\"Cleo\",\"player\":\"bot:random\"}," \
  "{\"name\":\"Dirk\",\"player\":\"bot:random\"}]}"
#define UI_SOLO \
  "{\"seats\":[{\"name\":\"Ann\"}],\"solo\":true,\"difficulty\":\"prior\"}"

typedef gboolean (*UiCondition) (gpointer data);

void ui_init (int *argc,
              char ***argv);
void ui_init_untested (void);
void ui_set_asks (gboolean asks);
void ui_settle (void);
void ui_wait (UiCondition condition,
              gpointer data);
ScrWindow *ui_open (void);
ScrWindow *ui_open_sized (int width,
                          int height);
void ui_close (ScrWindow *window);
ScrMatch *ui_new_match (const char *setup);
ScrMatch *ui_new_mirrored (const char *setup,
                           guint round,
                           guint phase,
                           const char *word);
GFile *ui_new_file (const char *name);
ScrWindow *ui_open_match (ScrMatch *match);

GtkWidget *ui_find_name (GtkWidget *root,
                         const char *name);
GtkWidget *ui_get_name (GtkWidget *root,
                        const char *name);
GtkWidget *ui_get_prefix (GtkWidget *root,
                          const char *prefix);
GtkWidget *ui_get_control (GtkWidget *root,
                           GType type,
                           const char *name);
char *ui_dup_name (GtkWidget *widget);
GtkWidget *ui_find_text (GtkWidget *root,
                         const char *text);
GtkWidget *ui_find_type (GtkWidget *root,
                         GType type);
GtkWidget *ui_find_role (GtkWidget *root,
                         GtkAccessibleRole role);
gboolean ui_has_name (GtkWidget *widget,
                      const char *name);
gboolean ui_has_description (GtkWidget *widget,
                             const char *description);
guint ui_count_type (GtkWidget *root,
                     GType type);
void ui_click_widget (GtkWidget *widget);
void ui_click (GtkWidget *root,
               const char *name);
void ui_click_prefix (GtkWidget *root,
                      const char *prefix);
void ui_admit (ScrWindow *window);
void ui_move (ScrWindow *window,
              const char *move);

GtkWidget *ui_find_window (GType type);
void ui_choose_file (GFile *file);
void ui_choose_nothing (void);
void ui_activate (ScrWindow *window,
                  const char *action);

ScrAutosave *ui_get_autosave (ScrWindow *window);
ScrMatch *ui_get_match (ScrWindow *window);
guint ui_count_entries (ScrWindow *window);
GtkWidget *ui_get_prompt (ScrWindow *window);
void ui_check_state (ScrState *shown,
                     ScrState *state);
void ui_check_shown (ScrWindow *window);
gboolean ui_is_over (ScrMatch *match);
char *ui_dup_random_move (ScrMatch *match,
                          guint64 *random);
void ui_play_until (ScrMatch *match,
                    const char *word,
                    GStrv *moves);
const char *ui_get_first_move (GStrv moves,
                               const char *word);
char *ui_fill_number (const char *format,
                      guint number);
void ui_read_numbers (const char *move,
                      guint *numbers);

G_END_DECLS
