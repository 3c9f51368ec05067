/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-sheet-page.h"
#include "app/scr-window.h"

G_BEGIN_DECLS

/**
 * ScrWindowNext:
 * @SCR_WINDOW_NEXT_NONE: nothing
 * @SCR_WINDOW_NEXT_CLOSE: the window is closed
 * @SCR_WINDOW_NEXT_START: the start page is shown
 * @SCR_WINDOW_NEXT_NEW: the page for a new match is shown
 * @SCR_WINDOW_NEXT_MIRROR: the same for a match at a real table
 * @SCR_WINDOW_NEXT_SHEET: a finished game is scored
 * @SCR_WINDOW_NEXT_OPEN: another file is opened
 *
 * What the player wants to do once the match that is open is left.
 */
typedef enum
{
  SCR_WINDOW_NEXT_NONE,
  SCR_WINDOW_NEXT_CLOSE,
  SCR_WINDOW_NEXT_START,
  SCR_WINDOW_NEXT_NEW,
  SCR_WINDOW_NEXT_MIRROR,
  SCR_WINDOW_NEXT_SHEET,
  SCR_WINDOW_NEXT_OPEN,
} ScrWindowNext;

/**
 * ScrWindow:
 * @session: (nullable): the match that is open
 * @may_lose: whether the player leaves it although it is not saved
 * @is_asking: whether the player is being asked about that
 * @next: what follows when the match is left
 * @next_file: (nullable): the file that is opened then
 * @offer: (nullable): what was offered last
 * @binned: (element-type GFile): matches that can be taken back from the bin here
 * @n_writings: how many files are being written
 * @is_closing: whether the window is to be closed when they are
 * @exported_on: (nullable): the bus on which the actions of the match are offered
 * @exported_id: what they are there, or 0
 *
 * One window: the start page, the page for a new match, the one that scores a finished game,
 * and the table. While a match is open the action group "match" is its session's; where a game is
 * only scored, it is the page's.
 */
struct _ScrWindow
{
  AdwApplicationWindow parent_instance;

  ScrSession *session;
  GSettings *settings;
  guint pace;
  gboolean is_narrow;

  gboolean may_lose;
  gboolean is_asking;
  ScrWindowNext next;
  GFile *next_file;
  AdwToast *offer;
  GPtrArray *binned;
  guint n_writings;
  gboolean is_closing;
  GDBusConnection *exported_on;
  guint exported_id;

  AdwToastOverlay *toasts;
  GtkStack *stack;
  ScrStartPage *start_page;
  ScrNewPage *new_page;
  ScrSheetPage *sheet_page;
  ScrJoinPage *join_page;
  ScrTablePage *table_page;
  GtkDropTarget *drop_target;
};

/**
 * ScrWindowWork:
 * @file: what is written
 * @contents: what was handed to scr_window_write()
 * @error: return location for a #GError
 *
 * Writes a file, in a thread.
 *
 * Returns: %FALSE with @error set if it cannot be written
 */
typedef gboolean (*ScrWindowWork) (GFile *file,
                                   gpointer contents,
                                   GError **error);

/**
 * ScrWindowWritten:
 * @self: a window
 * @file: what was to be written
 * @contents: what was handed to scr_window_write()
 * @error: (nullable): why it is not
 *
 * Says what became of a file.
 */
typedef void (*ScrWindowWritten) (ScrWindow *self,
                                  GFile *file,
                                  gpointer contents,
                                  const GError *error);

ScrBanner *scr_window_get_banner (ScrWindow *self);
void scr_window_set_session (ScrWindow *self,
                             ScrSession *session);
void scr_window_add_toast (ScrWindow *self,
                           const char *sentence);

void scr_window_join_bus (ScrWindow *self);
void scr_window_leave_bus (ScrWindow *self);

void scr_window_add_file_actions (ScrWindow *self);
void scr_window_remember_folder (ScrWindow *self,
                                 GFile *file);
GFile *scr_window_dup_folder (ScrWindow *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_window_show_refusal (ScrWindow *self,
                              GFile *file,
                              const GError *error);

void scr_window_write (ScrWindow *self,
                       GFile *file,
                       gpointer contents,
                       GDestroyNotify free_contents,
                       ScrWindowWork work,
                       ScrWindowWritten written);
gboolean scr_window_close_written (ScrWindow *self);

void scr_window_add_edition_actions (ScrWindow *self);
void scr_window_add_share_actions (ScrWindow *self);
void scr_window_enable_share_actions (ScrWindow *self);
void scr_window_add_match_actions (ScrWindow *self);
void scr_window_add_sides_actions (ScrWindow *self);
void scr_window_update_sides (ScrWindow *self);
void scr_window_close_match_windows (ScrWindow *self);
void scr_window_empty_bin (ScrWindow *self);

void scr_window_add_sheet_actions (ScrWindow *self);
void scr_window_correct_sheet (ScrWindow *self,
                               ScrSession *session);

void scr_window_add_keep_actions (ScrWindow *self);
void scr_window_enable_keep_actions (ScrWindow *self);
void scr_window_check_file (ScrWindow *self);
gboolean scr_window_leave (ScrWindow *self,
                           ScrWindowNext next,
                           GFile *file);

G_END_DECLS
