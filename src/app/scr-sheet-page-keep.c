/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sheet-page-private.h"

#include <glib/gi18n.h>

#include "app/scr-players.h"
#include "app/scr-sheet-draft.h"

/* How the page that scores a game keeps what is told: as a draft, or in the match. */

/* The id of the match that is corrected; NULL for a sheet that is begun. */
static const char *
get_id (ScrSheetPage *self)
{
  return self->session != NULL ? scr_match_get_id (scr_session_get_match (self->session)) : NULL;
}

/* Says why what is told is not on the disk, while that is so. */
void
scr_sheet_page_update_save_banner (ScrSheetPage *self)
{
  ScrAutosave *autosave = self->session != NULL ? scr_session_get_autosave (self->session) : NULL;
  const char *error = scr_draft_get_error (self->draft);

  if (error == NULL && autosave != NULL)
    error = scr_autosave_get_error (autosave);
  if (error == NULL)
    scr_banner_hide_sentence (self->save_banner);
  else
    scr_banner_show_sentence (self->save_banner, error);
  if (error != NULL && autosave != NULL)
    scr_banner_add_button (self->save_banner, _ ("Save a copy…"), "win.save-copy", NULL);
}

/* Keeps what is told as a draft; soon. */
void
scr_sheet_page_save_draft (ScrSheetPage *self)
{
  self->is_warned = FALSE;
  scr_sheet_draft_save (self->draft, get_id (self), scr_sheet_steps_get_setup (self->steps),
                        scr_sheet_steps_get_sheet (self->steps));
}

/* What is told is in the match; the draft goes when that is on the disk. */
static void
settle (ScrSheetPage *self)
{
  ScrAutosave *autosave = scr_session_get_autosave (self->session);

  if (!self->is_whole || autosave == NULL || scr_autosave_get_is_dirty (autosave))
    return;

  scr_sheet_draft_forget (self->draft, get_id (self));
  if (self->was_new)
    scr_sheet_draft_forget (self->draft, NULL);
  self->was_new = FALSE;
}

/* The match is what the sheet says now, or becomes one. */
void
scr_sheet_page_keep_whole (ScrSheetPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->session != NULL)
    {
      ScrMatch *match = scr_session_get_match (self->session);

      if (!scr_match_score (match, scr_sheet_steps_get_setup (self->steps),
                            scr_sheet_steps_get_sheet (self->steps), &error))
        scr_banner_show_sentence (self->banner, error->message);
      else
        settle (self);
    }
  else
    {
      g_autoptr (ScrMatch) match =
          scr_match_new_from_sheet (self->game, scr_sheet_steps_get_setup (self->steps),
                                    scr_sheet_steps_get_sheet (self->steps), &error);

      if (match == NULL)
        scr_banner_show_sentence (self->banner, error->message);
      else
        g_signal_emit_by_name (self, "whole", match);
    }
}

/**
 * scr_sheet_page_watch:
 * @self: a page
 * @session: (nullable): the match that is corrected from now on, if any
 * @was_new: whether it has become of the sheet that was begun, whose draft goes then
 */
void
scr_sheet_page_watch (ScrSheetPage *self,
                      ScrSession *session,
                      gboolean was_new)
{
  ScrAutosave *autosave = self->session != NULL ? scr_session_get_autosave (self->session) : NULL;

  if (autosave != NULL)
    g_signal_handlers_disconnect_by_data (autosave, self);
  g_set_object (&self->session, session);
  self->was_new = was_new;
  if (session != NULL)
    {
      autosave = scr_session_get_autosave (session);
      g_signal_connect_object (autosave, "notify::error",
                               G_CALLBACK (scr_sheet_page_update_save_banner), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (autosave, "notify::is-dirty", G_CALLBACK (settle), self,
                               G_CONNECT_SWAPPED);
    }
  scr_sheet_page_update_save_banner (self);
}

/* Who played is known from now on, when a sheet that is whole is left. */
void
scr_sheet_page_remember (ScrSheetPage *self)
{
  g_auto (GStrv) names =
      self->form != NULL && self->is_whole ? scr_sheet_form_list_people (self->form) : NULL;

  for (guint i = names != NULL ? g_strv_length (names) : 0; i > 0; i--)
    scr_players_add (self->settings, names[i - 1]);
}

/**
 * scr_sheet_page_leave:
 * @self: a page
 *
 * Keeps what is told before the page is left. Where that cannot be written, whoever is at the page
 * is told so first, and leaves by asking once more.
 *
 * Returns: whether the page may be left
 */
gboolean
scr_sheet_page_leave (ScrSheetPage *self)
{
  gboolean knows = self->is_warned || !gtk_widget_get_mapped (GTK_WIDGET (self));
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (SCR_IS_SHEET_PAGE (self), FALSE);

  scr_sheet_page_remember (self);
  if (scr_draft_flush (self->draft) || knows)
    return TRUE;

  self->is_warned = TRUE;
  /* Translators: %s is a sentence that says why the sheet cannot be written. */
  sentence = g_strdup_printf (_ ("%s Leave once more to lose it."),
                              scr_draft_get_error (self->draft));
  scr_banner_show_sentence (self->save_banner, sentence);
  return FALSE;
}
