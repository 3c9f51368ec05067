/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-tables.h"

#include "app/abbates/abbates-edition-form.h"
#include "app/abbates/abbates-guide.h"
#include "app/abbates/abbates-naming.h"
#include "app/abbates/abbates-pawns.h"
#include "app/abbates/abbates-position-form.h"
#include "app/abbates/abbates-set-up.h"
#include "app/abbates/abbates-shapes.h"
#include "app/abbates/abbates-sheet-form.h"
#include "app/abbates/abbates-standing.h"
#include "app/abbates/abbates-step-picture.h"
#include "app/abbates/abbates-table.h"
#include "app/abbates/abbates-thing.h"
#include "app/abbates/abbates-track-table.h"
#include "app/scr-picture.h"
#include "app/scr-plain-table.h"

/**
 * scr_tables_new_table:
 * @game_id: a game's word in files
 *
 * Makes the table that shows a game: its own, by the one list here, or a plain
 * one on which every game can be played.
 */
ScrTable *
scr_tables_new_table (const char *game_id)
{
  const struct
  {
    const char *game_id;
    GType type;
  } tables[] = {
    { "abbates", ABBATES_TYPE_TABLE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].game_id, game_id))
      return g_object_new (tables[i].type, NULL);

  return g_object_new (SCR_TYPE_PLAIN_TABLE, NULL);
}

/**
 * scr_tables_new_track:
 * @game_id: a game's word in files
 *
 * Makes the table that shows, large, only how far everyone has come in a game, by the one list
 * here, or returns NULL where it has none.
 */
ScrTable *
scr_tables_new_track (const char *game_id)
{
  if (g_str_equal (game_id, "abbates"))
    return g_object_new (ABBATES_TYPE_TRACK_TABLE, NULL);

  return NULL;
}

/**
 * scr_tables_new_set_up:
 * @game_id: a game's word in files
 *
 * Makes a game's own part of the page for a new match, or returns NULL where it has none.
 */
ScrSetUp *
scr_tables_new_set_up (const char *game_id)
{
  if (g_str_equal (game_id, "abbates"))
    return g_object_new (ABBATES_TYPE_SET_UP, NULL);

  return NULL;
}

/* The pawns of a game, by the one list here; none where it has no track. */
static GType
find_pawns (const char *game_id)
{
  return g_str_equal (game_id, "abbates") ? ABBATES_TYPE_PAWNS : G_TYPE_INVALID;
}

/* Whether a game has pawns that scr_tables_new_pawns() makes. */
gboolean
scr_tables_has_pawns (const char *game_id)
{
  return find_pawns (game_id) != G_TYPE_INVALID;
}

/**
 * scr_tables_new_pawns:
 * @game_id: the word in files of a game that has pawns
 *
 * Makes the pawns of a game, to be put where they stand on a real board.
 */
ScrPawns *
scr_tables_new_pawns (const char *game_id)
{
  g_return_val_if_fail (scr_tables_has_pawns (game_id), NULL);

  return g_object_new (find_pawns (game_id), NULL);
}

/**
 * scr_tables_new_sheet_form:
 * @game_id: a game's word in files
 *
 * Makes a game's own form for the score sheet of a match that was played elsewhere, or returns NULL
 * where it has none.
 */
ScrSheetForm *
scr_tables_new_sheet_form (const char *game_id)
{
  if (g_str_equal (game_id, "abbates"))
    return g_object_new (ABBATES_TYPE_SHEET_FORM, NULL);

  return NULL;
}

/**
 * scr_tables_find_sheet_game:
 *
 * Returns: (transfer full) (nullable): the first kind of game that can be scored by a sheet and has
 *   a form for it
 */
ScrGame *
scr_tables_find_sheet_game (void)
{
  g_autoptr (GListModel) games = scr_game_list ();

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (ScrGame) game = g_list_model_get_item (games, i);
      ScrSheetForm *form = NULL;

      if (scr_game_can_read_sheet (game))
        form = scr_tables_new_sheet_form (scr_game_get_id (game));
      if (form == NULL)
        continue;
      g_object_unref (g_object_ref_sink (form));
      return g_steal_pointer (&game);
    }

  return NULL;
}

/**
 * scr_tables_new_edition_form:
 * @game_id: a game's word in files
 *
 * Makes a game's own form for its editions, or returns NULL where it has none.
 */
ScrEditionForm *
scr_tables_new_edition_form (const char *game_id)
{
  if (g_str_equal (game_id, "abbates"))
    return g_object_new (ABBATES_TYPE_EDITION_FORM, NULL);

  return NULL;
}

/**
 * scr_tables_describe_edition_fault:
 * @game_id: a game's word in files
 * @edition: what may be an edition
 * @fault: what scr_game_check_edition() found in it
 *
 * Returns: (transfer full): that for players: in the game's own words, where it has some
 */
char *
scr_tables_describe_edition_fault (const char *game_id,
                                   JsonNode *edition,
                                   const char *fault)
{
  return g_str_equal (game_id, "abbates") ? abbates_edition_fault_describe (edition, fault)
                                          : g_strdup (fault);
}

/**
 * scr_tables_new_picture:
 * @game_id: a game's word in files
 * @picture: (nullable): what scr_state_dup_picture() says of a match
 *
 * Makes a small picture of how a match stands: its game's own, by the one list here, or one
 * that goes with every game.
 */
GtkWidget *
scr_tables_new_picture (const char *game_id,
                        const char *picture)
{
  const struct
  {
    const char *game_id;
    GtkWidget *(*new_picture) (const char *picture);
  } pictures[] = {
    { "abbates", abbates_standing_new },
  };

  for (guint i = 0; picture != NULL && i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i].game_id, game_id))
      return pictures[i].new_picture (picture);

  return scr_picture_new ("pawn");
}

/**
 * scr_tables_new_step_picture:
 * @game_id: a game's word in files
 * @state: the position that is laid out
 * @step: a step of its layout
 * @colours: (array zero-terminated=1): the seats' colours
 *
 * Makes a picture of where the things of a step go: its game's own, by the one list here, or one
 * that goes with every game.
 */
GtkWidget *
scr_tables_new_step_picture (const char *game_id,
                             ScrState *state,
                             ScrStep *step,
                             const char *const *colours)
{
  if (g_str_equal (game_id, "abbates"))
    return abbates_step_picture_new (state, step, colours);

  return scr_picture_new ("pawn");
}

/**
 * scr_tables_new_naming:
 * @game_id: a game's word in files
 *
 * Makes a game's own form for what nobody has recorded at a table, or returns NULL where it has
 * none.
 */
ScrNaming *
scr_tables_new_naming (const char *game_id)
{
  if (g_str_equal (game_id, "abbates"))
    return g_object_new (ABBATES_TYPE_NAMING, NULL);

  return NULL;
}

/**
 * scr_tables_new_position_form:
 * @game_id: a game's word in files
 *
 * Makes a game's own form for the position of a game that is under way, or returns NULL where it
 * has none.
 */
ScrPositionForm *
scr_tables_new_position_form (const char *game_id)
{
  if (g_str_equal (game_id, "abbates"))
    return g_object_new (ABBATES_TYPE_POSITION_FORM, NULL);

  return NULL;
}

/**
 * scr_tables_add_guides:
 * @box: where they go
 *
 * Adds how each game is played, in words and pictures, of those that tell it by the one list here.
 */
void
scr_tables_add_guides (GtkBox *box)
{
  static GtkWidget *(*const new_guide[]) (void) = {
    abbates_guide_new,
  };

  for (guint i = 0; i < G_N_ELEMENTS (new_guide); i++)
    gtk_box_append (box, new_guide[i]());
}

/* The seats' colours, as tables and pictures take them. */
GStrv
scr_tables_dup_colours (ScrMatch *match)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint seat = 1; seat <= scr_match_get_n_seats (match); seat++)
    g_strv_builder_add (builder, scr_match_get_seat_colour (match, seat));

  return g_strv_builder_end (builder);
}

/**
 * scr_tables_new_piece:
 * @game_id: a game's word in files
 * @piece: what scr_step_get_piece() says
 * @colours: (array zero-terminated=1): the seats' colours
 *
 * Makes a small picture of what people at a real table move or lay: its game's own, by the one list
 * here, or one that goes with every game.
 */
GtkWidget *
scr_tables_new_piece (const char *game_id,
                      const char *piece,
                      const char *const *colours)
{
  return g_str_equal (game_id, "abbates") ? abbates_thing_new (piece, colours)
                                          : scr_picture_new (piece);
}

/**
 * scr_tables_draw_thing:
 * @widget: whose colours are used
 * @cr: where to draw
 * @thing: (nullable): a word for a thing of one of the games, such as "book"
 * @size: the sides of the square that it is drawn in
 *
 * Returns: whether one of the games, by the one list here, has drawn it
 */
gboolean
scr_tables_draw_thing (GtkWidget *widget,
                       cairo_t *cr,
                       const char *thing,
                       double size)
{
  static gboolean (*const draw_thing[]) (GtkWidget *, cairo_t *, const char *, double) = {
    abbates_shape_draw_thing,
    abbates_thing_draw,
  };

  for (guint i = 0; i < G_N_ELEMENTS (draw_thing); i++)
    if (draw_thing[i](widget, cr, thing, size))
      return TRUE;

  return FALSE;
}
