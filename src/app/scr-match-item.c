/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-match-item.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-isolate.h"
#include "core/scr-error.h"

/* Where matches are kept, and what the program says of them in a list. */

/* The matches of this user; all windows share one list. */
ScrLibrary *
scr_matches_get_library (void)
{
  static ScrLibrary *library;

  if (library == NULL)
    library = scr_library_new_default ();

  return library;
}

/* Has the match listed from now on, wherever it lies. */
void
scr_matches_remember (GFile *file)
{
  scr_library_remember (scr_matches_get_library (), file);
  scr_library_list_async (scr_matches_get_library (), NULL, NULL, NULL);
}

/* The folder that new matches are kept in; it may not be there yet. */
char *
scr_matches_dup_folder (void)
{
  return g_strdup (scr_library_get_folder (scr_matches_get_library ()));
}

/* The file in that folder of the match called @id. */
GFile *
scr_matches_new_file (const char *id)
{
  g_autofree char *folder = scr_matches_dup_folder ();
  g_autofree char *name = g_strconcat (id, ".match.json", NULL);

  return g_file_new_build_filename (folder, name, NULL);
}

/* The same, but one that is not there yet. */
GFile *
scr_matches_new_copy (const char *id)
{
  GFile *file = scr_matches_new_file (id);

  for (guint i = 2; g_file_query_exists (file, NULL); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%u", id, i);

      g_object_unref (file);
      file = scr_matches_new_file (name);
    }

  return file;
}

/* Whether a match can be played where it is. */
gboolean
scr_matches_is_writable (GFile *file)
{
  g_autoptr (GFileInfo) about = g_file_query_info (file, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE,
                                                   G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return about != NULL &&
         g_file_info_get_attribute_boolean (about, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE);
}

/* A reason as a sentence with its full stop. */
char *
scr_matches_dup_reason (const char *reason)
{
  g_autofree char *sentence = scr_error_dup_sentence (reason);
  gboolean is_whole = g_str_has_suffix (sentence, ".") || g_str_has_suffix (sentence, ")");

  return is_whole ? g_steal_pointer (&sentence) : g_strconcat (sentence, ".", NULL);
}

static char *
dup_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base != NULL ? base : "");
}

/* Says that the file cannot be opened, why, and what to do. */
char *
scr_matches_dup_refusal (GFile *file,
                         const GError *error)
{
  g_autofree char *name = dup_name (file);
  g_autofree char *reason = scr_matches_dup_reason (error->message);

  /* Translators: the file's name, and why, as a sentence with its full stop. */
  return g_strdup_printf (_ ("“%s” cannot be opened as a match: %s Choose another file; this one "
                             "stays as it is."),
                          name, reason);
}

/* Says what is wrong with the file and where, and that its first @n_kept moves can be rescued. */
char *
scr_matches_dup_damage (GFile *file,
                        const char *fault,
                        guint n_kept)
{
  g_autofree char *name = dup_name (file);
  g_autofree char *reason = scr_matches_dup_reason (fault);
  /* Translators: the number of moves. */
  g_autofree char *offer = g_strdup_printf (
      ngettext ("The first move is sound and can be rescued into a new match.",
                "The first %u moves are sound and can be rescued into a new match.", n_kept),
      n_kept);

  /* Translators: the file's name, what is wrong with it, and what can be rescued, as sentences
   * with their full stops. */
  return g_strdup_printf (_ ("“%s” is damaged: %s %s This file stays as it is."), name, reason,
                          offer);
}

/* Says that the matches cannot be listed, why, and what to do. */
char *
scr_matches_dup_unlisted (const GError *error)
{
  g_autofree char *reason = scr_matches_dup_reason (error->message);

  /* Translators: what is wrong, as a sentence with its full stop. */
  return g_strdup_printf (_ ("%s Matches that lie elsewhere can be opened; new ones cannot be kept "
                             "until there is a folder in its place."),
                          reason);
}

/* Files of one match lie side by side when another program, or a rescue, has made a second
 * version of it: then their names have a number after the match's id. */
static gboolean
is_copy (ScrLibraryItem *item)
{
  const char *id = scr_library_item_get_id (item);
  g_autofree char *base = g_path_get_basename (scr_library_item_get_path (item));

  return *id != '\0' && g_str_has_prefix (base, id) && base[strlen (id)] == '-';
}

/* What the match is called: by its title, else by its game; a file that cannot be read by its
 * name. */
char *
scr_match_item_dup_title (ScrLibraryItem *item)
{
  ScrGame *game = scr_game_lookup (scr_library_item_get_game (item));
  g_autofree char *name = g_filename_display_basename (scr_library_item_get_path (item));
  g_autofree char *title = NULL;

  if (*scr_library_item_get_title (item) != '\0')
    title = scr_isolate_name (scr_library_item_get_title (item));
  else
    title = scr_isolate_name (game != NULL ? scr_game_get_title (game) : name);

  /* Translators: the title of a match. */
  return is_copy (item) ? g_strdup_printf (_ ("%s (copy)"), title) : g_steal_pointer (&title);
}

static char *
dup_names (ScrLibraryItem *item,
           gboolean winners_only)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  GListModel *columns = scr_library_item_get_columns (item);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (ScrLibraryColumn) column = g_list_model_get_item (columns, i);
      g_autofree char *name = scr_isolate_name (scr_library_column_get_name (column));

      if (!winners_only || scr_library_column_has_won (column))
        g_strv_builder_add (names, name);
    }
  list = g_strv_builder_end (names);

  return g_strjoinv (", ", list);
}

/* Who plays, the game's own opponent too. */
char *
scr_match_item_dup_players (ScrLibraryItem *item)
{
  if (scr_library_item_get_refusal (item) != NULL)
    return g_strdup (_ ("This file cannot be read"));

  return dup_names (item, FALSE);
}

/* How far a match is, or who has won it; NULL if there is nothing to say. */
static char *
dup_progress (ScrLibraryItem *item)
{
  g_autofree char *winners = dup_names (item, TRUE);

  if (*winners == '\0')
    return g_strdup (scr_library_item_get_progress (item));

  /* Translators: the name of who has won, or several names with commas. */
  return g_strdup_printf (_ ("Won by %s"), winners);
}

/* The facts of a match in one line: who plays, how far it is, where, and when it was played. */
char *
scr_match_item_dup_summary (ScrLibraryItem *item)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *players = scr_match_item_dup_players (item);
  g_autofree char *progress = dup_progress (item);
  g_autofree char *when = scr_match_item_dup_when (scr_library_item_get_played (item));
  g_auto (GStrv) facts = NULL;

  g_strv_builder_add (builder, players);
  if (progress != NULL)
    g_strv_builder_add (builder, progress);
  if (scr_library_item_get_refusal (item) == NULL &&
      scr_library_item_get_mode (item) == SCR_MODE_TABLE)
    g_strv_builder_add (builder, _ ("at the table"));
  if (*when != '\0')
    g_strv_builder_add (builder, when);
  facts = g_strv_builder_end (builder);

  return g_strjoinv (" · ", facts);
}

static gboolean
is_same_day (GDateTime *a,
             GDateTime *b)
{
  return g_date_time_get_year (a) == g_date_time_get_year (b) &&
         g_date_time_get_day_of_year (a) == g_date_time_get_day_of_year (b);
}

/* When something happened, at @moment in seconds since 1970, in words. */
char *
scr_match_item_dup_when (gint64 moment)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (moment);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);

  if (then == NULL)
    return g_strdup ("");
  if (is_same_day (then, now))
    /* Translators: a time of today, as strftime() writes it. */
    return g_date_time_format (then, _ ("today %H:%M"));
  if (is_same_day (then, yesterday))
    return g_strdup (_ ("yesterday"));
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: a day of this year, as strftime() writes it. */
    return g_date_time_format (then, _ ("%-d %B"));

  /* Translators: a date, as strftime() writes it. */
  return g_date_time_format (then, _ ("%-d %B %Y"));
}

/* How the match stands, or why it cannot be read. */
const char *
scr_match_item_get_standing (ScrLibraryItem *item)
{
  const char *refusal = scr_library_item_get_refusal (item);

  return refusal != NULL ? refusal : scr_library_item_get_standing (item);
}

static gboolean
has_colour (ScrLibraryItem *item,
            const char *colour)
{
  GListModel *columns = scr_library_item_get_columns (item);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (ScrLibraryColumn) column = g_list_model_get_item (columns, i);

      if (g_strcmp0 (scr_library_column_get_colour (column), colour) == 0)
        return TRUE;
    }

  return FALSE;
}

/* The seat's colour; for the game's own opponent, who has no seat, one that no seat has. */
const char *
scr_match_item_get_colour (ScrLibraryItem *item,
                           ScrLibraryColumn *column)
{
  const char *colour = scr_library_column_get_colour (column);

  for (guint i = SCR_N_COLOURS; colour == NULL && i > 0; i--)
    if (!has_colour (item, scr_colours[i - 1]))
      colour = scr_colours[i - 1];

  return colour != NULL ? colour : scr_colours[0];
}
