/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-dealer.h"

/* The first numbers that SplitMix64 gives for 1234567, as its authors publish them. */
static const guint64 published[] = {
  G_GUINT64_CONSTANT (6457827717110365317),
  G_GUINT64_CONSTANT (3203168211198807973),
  G_GUINT64_CONSTANT (9817491932198370423),
  G_GUINT64_CONSTANT (4593380528125082431),
  G_GUINT64_CONSTANT (16408922859458223821),
};

#define GAMMA G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)

static void
test_published_numbers (void)
{
  guint64 random = 1234567;

  for (guint i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmpuint (scr_random_next (&random), ==, published[i]);
  g_assert_cmpuint (random, ==, 1234567 + G_N_ELEMENTS (published) * GAMMA);

  g_assert_cmpuint (scr_dealer_start (1234567), ==, published[0]);
}

static void
test_below_is_modulo (void)
{
  static const guint64 totals[] = { 1, 2, 3, 90, 1000003, G_GUINT64_CONSTANT (1) << 40 };

  for (guint i = 0; i < G_N_ELEMENTS (totals); i++)
    {
      guint64 random = 1234567;

      for (guint j = 0; j < G_N_ELEMENTS (published); j++)
        g_assert_cmpuint (scr_random_below (&random, totals[i]), ==, published[j] % totals[i]);
    }
}

/* With a total above half of all numbers, what is not below it is drawn again. */
static void
test_below_rejects (void)
{
  guint64 total = G_GUINT64_CONSTANT (9817491932198370424);
  guint64 random = 1234567;
  guint64 mirror = 1234567;
  guint n_rejected = 0;

  for (guint i = 0; i < 1000; i++)
    {
      guint64 expected = scr_random_next (&mirror);

      while (expected >= total)
        {
          n_rejected++;
          expected = scr_random_next (&mirror);
        }
      g_assert_cmpuint (scr_random_below (&random, total), ==, expected);
      g_assert_cmpuint (random, ==, mirror);
    }

  g_assert_cmpuint (n_rejected, >, 600);
}

/* The bounds of rejection: the total that leaves just one number too many, and
 * the one that leaves none. */
static void
test_below_edges (void)
{
  guint64 random = 1234567;

  g_assert_cmpuint (scr_random_below (&random, G_MAXUINT64), ==, published[0]);
  random = 1234567;
  g_assert_cmpuint (scr_random_below (&random, published[0]), ==, published[0] % published[0]);
  random = 1234567;
  g_assert_cmpuint (scr_random_below (&random, G_GUINT64_CONSTANT (1) << 63), ==, published[0]);

  /* 0 - GAMMA comes to 0, whose mix is 0. */
  random = 0 - GAMMA;
  g_assert_cmpuint (scr_random_next (&random), ==, 0);
  g_assert_cmpuint (random, ==, 0);
}

static void
test_draw_follows_weights (void)
{
  static const guint weights[] = { 2, 0, 5, 1 };
  guint64 start = scr_dealer_start (42);
  guint counts[4] = { 0 };

  for (guint n = 0; n < 8000; n++)
    {
      guint64 random = start + n;
      guint64 drawn = scr_random_below (&random, 8);
      guint index = scr_dealer_draw (start, n, weights, 4);

      g_assert_cmpuint (index, ==, drawn < 2 ? 0 : drawn < 7 ? 2
                                                             : 3);
      counts[index]++;
    }

  g_assert_cmpuint (counts[1], ==, 0);
  g_assert_cmpuint (counts[0], >, 1800);
  g_assert_cmpuint (counts[0], <, 2200);
  g_assert_cmpuint (counts[2], >, 4700);
  g_assert_cmpuint (counts[2], <, 5300);
}

static void
test_draw_does_not_overflow (void)
{
  static const guint weights[] = { G_MAXUINT, G_MAXUINT, G_MAXUINT };
  guint counts[3] = { 0 };

  for (guint n = 0; n < 300; n++)
    counts[scr_dealer_draw (7, n, weights, 3)]++;

  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (counts[i], >, 60);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dealer/published-numbers", test_published_numbers);
  g_test_add_func ("/dealer/below-is-modulo", test_below_is_modulo);
  g_test_add_func ("/dealer/below-rejects", test_below_rejects);
  g_test_add_func ("/dealer/below-edges", test_below_edges);
  g_test_add_func ("/dealer/draw-follows-weights", test_draw_follows_weights);
  g_test_add_func ("/dealer/draw-does-not-overflow", test_draw_does_not_overflow);

  return g_test_run ();
}
