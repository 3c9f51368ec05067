/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "games/abbates/abbates-check.h"

/* Where to look, so that what lies there tells the corrections apart best. */

#define LEAST_BITS 1e-6 /* less is an error of rounding */
#define CANDIDATE(candidates, i) (&g_array_index ((candidates), AbbatesCandidate, (i)))

/**
 * Split:
 * @region: where
 * @masked: bit i is set where one of the candidates does not know the card of item i
 * @groups: (element-type guint): for each candidate, which one shows the same first
 * @weights: (element-type double): for each of those, what all that show the same weigh
 *
 * What the candidates foretell of a region.
 */
typedef struct
{
  guint region;
  guint32 masked;
  GArray *groups;
  GArray *weights;
} Split;

static const guint8 *
get_item (const AbbatesSights *sights,
          guint region,
          guint item)
{
  return abbates_sights_get_item ((AbbatesSights *) sights, region, item);
}

static gboolean
is_unknown (const AbbatesSights *sights,
            guint region,
            guint item)
{
  return abbates_regions[region].form == ABBATES_SIGHT_CARD &&
         *get_item (sights, region, item) == ABBATES_UNKNOWN_CARD;
}

static gboolean
are_same (const AbbatesSights *a,
          const AbbatesSights *b,
          guint region,
          guint item)
{
  return memcmp (get_item (a, region, item), get_item (b, region, item),
                 abbates_regions[region].size) == 0;
}

/* The first item in which they differ, of those that are not in @masked; the number of items
 * where there is none. */
static guint
find_difference (const AbbatesSights *a,
                 const AbbatesSights *b,
                 guint region,
                 guint32 masked)
{
  guint n_items = abbates_regions[region].n_items;
  gsize length = n_items * abbates_regions[region].size;

  if (memcmp (get_item (a, region, 0), get_item (b, region, 0), length) == 0)
    return n_items;
  for (guint item = 0; item < n_items; item++)
    if (!((masked >> item) & 1) && !are_same (a, b, region, item))
      return item;

  return n_items;
}

/* Cards that nobody recorded tell nothing apart, and where they lie in no order the others tell
 * nothing either. */
static guint32
find_masked (const GArray *candidates,
             guint region)
{
  guint32 masked = 0;

  for (guint i = 0; i < candidates->len; i++)
    {
      const AbbatesSights *sights = &CANDIDATE (candidates, i)->sights;

      if (abbates_regions[region].key == ABBATES_KEY_CARD &&
          *get_item (sights, region, ABBATES_UNKNOWN_CARD) > 0)
        return G_MAXUINT32;
      for (guint item = 0; item < abbates_regions[region].n_items; item++)
        if (is_unknown (sights, region, item))
          masked |= 1u << item;
    }

  return masked;
}

static void
split_init (Split *self,
            const GArray *candidates,
            guint region)
{
  const double nothing = 0;

  self->region = region;
  self->masked = find_masked (candidates, region);
  self->groups = g_array_sized_new (FALSE, FALSE, sizeof (guint), candidates->len);
  self->weights = g_array_sized_new (FALSE, FALSE, sizeof (double), candidates->len);
  for (guint i = 0; i < candidates->len; i++)
    {
      guint first = 0;

      while (first < i && (g_array_index (self->groups, guint, first) != first ||
                           find_difference (&CANDIDATE (candidates, first)->sights,
                                            &CANDIDATE (candidates, i)->sights, region,
                                            self->masked) < abbates_regions[region].n_items))
        first++;
      g_array_append_val (self->groups, first);
      g_array_append_val (self->weights, nothing);
      g_array_index (self->weights, double, first) += CANDIDATE (candidates, i)->weight;
    }
}

static void
split_clear (Split *self)
{
  g_clear_pointer (&self->groups, g_array_unref);
  g_clear_pointer (&self->weights, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Split, split_clear)

/* What looking there is expected to tell, in bits. */
static double
get_information (const Split *self)
{
  double bits = 0;

  for (guint i = 0; i < self->weights->len; i++)
    {
      double weight = g_array_index (self->weights, double, i);

      if (weight > 0 && weight < 1)
        bits -= weight * log2 (weight);
    }

  return bits;
}

/* The items by which a player tells the table of candidate @at: those that are not as they were
 * told, and as many more as set it apart from the other answers. */
static guint32
find_telling_items (const Split *self,
                    const GArray *candidates,
                    const AbbatesSights *recorded,
                    guint at)
{
  const AbbatesSights *sights = &CANDIDATE (candidates, at)->sights;
  guint n_items = abbates_regions[self->region].n_items;
  guint32 items = 0;

  for (guint item = 0; item < n_items; item++)
    if (!((self->masked >> item) & 1) && !are_same (sights, recorded, self->region, item))
      items |= 1u << item;

  for (guint i = 0; i < candidates->len; i++)
    {
      AbbatesSighting sighting = { self->region, items, *sights };
      const AbbatesSights *other = &CANDIDATE (candidates, i)->sights;

      if (g_array_index (self->groups, guint, i) == i && i != at &&
          abbates_sighting_agrees (&sighting, other))
        items |= 1u << find_difference (sights, other, self->region, self->masked);
    }

  return items;
}

/* Puts an answer where its weight belongs, the heaviest first. */
static void
add_answer (AbbatesQuestion *self,
            const AbbatesSighting *answer,
            double weight)
{
  guint at = 0;

  while (at < self->weights->len && g_array_index (self->weights, double, at) >= weight)
    at++;
  g_array_insert_val (self->answers, at, *answer);
  g_array_insert_val (self->weights, at, weight);
}

static void
list_answers (AbbatesQuestion *self,
              const Split *split,
              const GArray *candidates,
              const AbbatesRecord *record)
{
  AbbatesSights recorded;

  abbates_sights_init (&recorded, &record->end, &record->setup->rules);
  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (split->groups, guint, i) == i)
      {
        AbbatesSighting answer = { split->region,
                                   find_telling_items (split, candidates, &recorded, i),
                                   CANDIDATE (candidates, i)->sights };

        add_answer (self, &answer, g_array_index (split->weights, double, i));
      }
}

/**
 * abbates_question_init:
 * @self: (out caller-allocates): a question
 * @candidates: (element-type AbbatesCandidate): corrections
 * @record: what was told
 *
 * Finds the part of the table that is expected to tell the corrections apart best, by their
 * weights.
 *
 * Returns: FALSE when there is nothing to ask: to the players they are all the same
 */
gboolean
abbates_question_init (AbbatesQuestion *self,
                       const GArray *candidates,
                       const AbbatesRecord *record)
{
  double most = LEAST_BITS;

  *self = (AbbatesQuestion){ 0 };
  for (guint region = 0; region < ABBATES_N_REGIONS; region++)
    {
      g_auto (Split) split = { 0 };
      double bits;

      split_init (&split, candidates, region);
      bits = get_information (&split) * abbates_regions[region].ease;
      if (bits <= most)
        continue;
      most = bits;
      abbates_question_clear (self);
      self->region = region;
      self->answers = g_array_new (FALSE, FALSE, sizeof (AbbatesSighting));
      self->weights = g_array_new (FALSE, FALSE, sizeof (double));
      list_answers (self, &split, candidates, record);
    }

  return self->answers != NULL;
}

/**
 * abbates_question_clear:
 * @self: a question
 *
 * Frees what @self holds, not @self.
 */
void
abbates_question_clear (AbbatesQuestion *self)
{
  g_clear_pointer (&self->answers, g_array_unref);
  g_clear_pointer (&self->weights, g_array_unref);
}
