/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-salvage.h"
#include "games/scr-games.h"
#include "toy-game.h"
#include "toy-match.h"

/* Whatever bytes of a file are damaged, the moves before them are kept. */

#define N_MOVES 5
#define N_FLIPS 1000
#define N_TEXTS 2000
#define MAX_TEXT 400

/**
 * Layout:
 * @text: a whole match file, its moves plain texts
 * @length: bytes of it
 * @setup_end: the byte after the set-up
 * @start: the byte after the name of the start
 * @start_end: the byte after the start
 * @moves_start: the byte after the bracket that opens the moves
 * @moves: (element-type gsize): the byte after each move
 * @texts: (element-type utf8): the moves
 *
 * Where things stand in a file, known without the code that is tested.
 */
typedef struct
{
  char *text;
  gsize length;
  gsize setup_end;
  gsize start;
  gsize start_end;
  gsize moves_start;
  GArray *moves;
  GPtrArray *texts;
} Layout;

static const char *
find (const char *text,
      const char *what)
{
  const char *found = strstr (text, what);

  g_assert_nonnull (found);
  return found + strlen (what);
}

/* Takes @text, printed by scr_json_print(). */
static void
layout_init (Layout *self,
             char *text)
{
  const char *at;

  self->text = text;
  self->length = strlen (text);
  self->setup_end = (gsize) (find (find (text, "\n  \"setup\""), "\n  }") - text);
  self->start = (gsize) (find (text, "\n  \"start\"") - text);
  self->start_end = (gsize) (find (text + self->start, "null") - text);
  self->moves = g_array_new (FALSE, FALSE, sizeof (gsize));
  self->texts = g_ptr_array_new_with_free_func (g_free);

  at = find (text, "\n  \"moves\" : [");
  self->moves_start = (gsize) (at - text);
  while (g_str_has_prefix (at, self->moves->len == 0 ? "\n    \"" : ",\n    \""))
    {
      const char *begin = strchr (at, '"') + 1;
      gsize end;

      at = strchr (begin, '"') + 1;
      end = (gsize) (at - text);
      g_array_append_val (self->moves, end);
      g_ptr_array_add (self->texts, g_strndup (begin, (gsize) (at - 1 - begin)));
    }
}

static void
layout_clear (Layout *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Layout, layout_clear)

static void
layout_init_toy (Layout *self)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autoptr (JsonNode) written = scr_match_to_json (match);

  layout_init (self, scr_json_print (written, TRUE));
  g_assert_cmpuint (self->moves->len, ==, N_MOVES);
}

static void
layout_init_file (Layout *self,
                  const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "games", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = scr_match_load (file, &error);
  g_autoptr (JsonNode) written = NULL;

  g_assert_no_error (error);
  written = scr_match_to_json (match);
  layout_init (self, scr_json_print (written, TRUE));
  g_assert_cmpuint (self->moves->len, >, 50);
}

/* How many moves stand whole in the first @length bytes. */
static guint
layout_count_moves (Layout *self,
                    gsize length)
{
  guint count = 0;

  while (count < self->moves->len && g_array_index (self->moves, gsize, count) <= length)
    count++;

  return count;
}

static void
assert_begins_with_moves (ScrMatch *match,
                          Layout *layout,
                          guint n_moves)
{
  g_assert_cmpuint (toy_match_count (match), >=, n_moves);
  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);

      g_assert_cmpstr (scr_entry_get_move (entry), ==, g_ptr_array_index (layout->texts, i));
    }
}

/* Asserts that @match saves, and opens as it is. */
static void
assert_comes_back (ScrMatch *match)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = scr_match_print (match, &error);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ScrMatch) again = NULL;
  g_autoptr (JsonNode) rewritten = NULL;

  g_assert_no_error (error);
  root = toy_match_parse (text);
  again = toy_match_read (root);
  rewritten = scr_match_to_json (again);
  toy_match_assert_equal_json (root, rewritten);
}

static void
assert_refused (const char *text,
                gsize length,
                const char *message)
{
  g_autoptr (GError) error = NULL;
  guint n_kept = 77;
  char *fault = NULL;

  g_assert_null (scr_match_salvage (text, (gssize) length, &n_kept, &fault, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (n_kept, ==, 77);
  g_assert_null (fault);
  if (!g_str_has_prefix (error->message, "Nothing of the match can be rescued: ") ||
      strstr (error->message, message) == NULL)
    g_error ("“%s” does not say “%s”", error->message, message);
}

/* Asserts what comes of the first @length bytes. */
static void
check_prefix (Layout *layout,
              gsize length)
{
  guint n_moves = layout_count_moves (layout, length);
  /* The bytes after the prefix must not be read. */
  g_autofree char *prefix = g_memdup2 (layout->text, MAX (length, 1));
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  g_autoptr (ScrMatch) match = NULL;
  guint n_kept;

  if (length < layout->setup_end || (length >= layout->start && length < layout->start_end))
    {
      assert_refused (prefix, length, "Line ");
      return;
    }

  match = scr_match_salvage (prefix, (gssize) length, &n_kept, &fault, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_kept, ==, n_moves);
  g_assert_cmpuint (toy_match_count (match), ==, n_moves);
  assert_begins_with_moves (match, layout, n_moves);
  g_assert_true (fault != NULL || length >= layout->length - 1);
  assert_comes_back (match);
}

static void
test_every_prefix (void)
{
  g_auto (Layout) layout = { NULL };

  layout_init_toy (&layout);
  for (gsize length = 0; length <= layout.length; length++)
    check_prefix (&layout, length);
}

static void
test_prefixes_of_whole_games (void)
{
  static const char *const names[] = { "two-seats.match.json", "solo-prior.match.json" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_auto (Layout) layout = { NULL };

      layout_init_file (&layout, names[i]);
      for (gsize length = 0; length < layout.length; length += 397)
        check_prefix (&layout, length);
      check_prefix (&layout, layout.length);
    }
}

/* Whatever the damage, moves that stand before it are kept. */
static void
check_damage (Layout *layout,
              const char *text,
              gsize at)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  guint n_kept;
  g_autoptr (ScrMatch) match =
      scr_match_salvage (text, (gssize) layout->length, &n_kept, &fault, &error);

  if (at >= layout->moves_start)
    {
      g_assert_no_error (error);
      assert_begins_with_moves (match, layout, layout_count_moves (layout, at));
    }
  if (match == NULL)
    {
      g_assert_nonnull (error);
      return;
    }

  g_assert_no_error (error);
  g_assert_cmpuint (n_kept, ==, toy_match_count (match));
  assert_comes_back (match);
}

static void
flip_bytes (Layout *layout,
            guint n_flips)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint i = 0; i < n_flips; i++)
    {
      g_autofree char *text = g_strdup (layout->text);
      gsize at = (gsize) g_rand_int_range (random, 0, (gint32) layout->length);

      text[at] ^= (char) g_rand_int_range (random, 1, 256);
      check_damage (layout, text, at);
    }
}

static void
test_flipped_bytes (void)
{
  g_auto (Layout) small = { NULL };
  g_auto (Layout) large = { NULL };

  layout_init_toy (&small);
  flip_bytes (&small, N_FLIPS);
  layout_init_file (&large, "three-seats-variants-2-4.match.json");
  flip_bytes (&large, N_FLIPS / 20);
}

/* A block of the file is lost: zero bytes, or those of another file. */
static void
test_lost_blocks (void)
{
  g_auto (Layout) layout = { NULL };
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  layout_init_toy (&layout);
  for (guint i = 0; i < N_FLIPS; i++)
    {
      g_autofree char *text = g_strdup (layout.text);
      gsize at = (gsize) g_rand_int_range (random, 0, (gint32) layout.length);
      gsize length = MIN (64, layout.length - at);

      if (i % 2 == 0)
        memset (text + at, 0, length);
      else
        memcpy (text + at, layout.text + g_rand_int_range (random, 0, 64), length);
      check_damage (&layout, text, at);
    }
}

static void
test_garbage (void)
{
  static const char pieces[] = "{}[]\",:\\ut1-e.nul\n \xC3\xA9\xFF";
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint i = 0; i < N_TEXTS; i++)
    {
      gsize length = (gsize) g_rand_int_range (random, 0, MAX_TEXT);
      g_autofree char *text = g_malloc (length + 1);

      for (gsize j = 0; j < length; j++)
        text[j] = i % 2 == 0 ? (char) g_rand_int (random)
                             : pieces[g_rand_int_range (random, 0, sizeof pieces - 1)];
      assert_refused (text, length, ": ");
    }
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  scr_games_register ();
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/complaints/S1/every-prefix", test_every_prefix);
  g_test_add_func ("/complaints/S1/prefixes-of-whole-games", test_prefixes_of_whole_games);
  g_test_add_func ("/complaints/S1/flipped-bytes", test_flipped_bytes);
  g_test_add_func ("/complaints/S1/lost-blocks", test_lost_blocks);
  g_test_add_func ("/salvage-bytes/garbage", test_garbage);

  return g_test_run ();
}
