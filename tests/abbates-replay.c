/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-replay.h"

#include <stdlib.h>

#include "abbates-layout.h"
#include "games/abbates/abbates-position-private.h"

struct _AbbatesReplay
{
  AbbatesSetup *setup;
  GHashTable *lies; /* "PLACE PIECE" → how many, never 0 */
  guint pile;
  guint round;
  guint phase;
  gboolean whole;   /* the phase began at this table */
  GHashTable *open; /* (element-type utf8 utf8): what of game, round and phase has begun */
  GHashTable *seen; /* (element-type utf8 utf8): what one move lets somebody look at */
  char *unshuffled; /* the pile of Henricus that a card was put back into */
  gboolean out[ABBATES_MAX_SEATS + 1];
  gboolean ranked[ABBATES_MAX_SEATS + 1];
  guint passed[ABBATES_MAX_SEATS + 1];
  guint had[ABBATES_MAX_SEATS + 1]; /* garden cards at the begin of the phase */
  char *won;                        /* where the next Abbot or corner card must go */
  guint winners;
  int totals[ABBATES_MAX_SEATS + 1];
  gboolean over;
};

static void
take (GHashTable *lies,
      guint count,
      const char *place,
      const char *piece)
{
  char *key = g_strdup_printf ("%s %s", place, piece);
  guint before = GPOINTER_TO_UINT (g_hash_table_lookup (lies, key));

  if (before < count)
    g_error ("%u × %s are to leave, %u are there", count, key, before);
  if (before == count)
    g_hash_table_remove (lies, key);
  else
    g_hash_table_insert (lies, g_strdup (key), GUINT_TO_POINTER (before - count));
  g_free (key);
}

/* How many pieces lie at @place, or at places that start with it; with @clear they are
 * taken away. */
static guint
count_at (GHashTable *lies,
          const char *place,
          gboolean clear)
{
  g_autofree char *prefix = g_strconcat (place, " ", NULL);
  GHashTableIter iter;
  gpointer key, value;
  guint count = 0;

  g_hash_table_iter_init (&iter, lies);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (g_str_has_prefix (key, prefix))
      {
        count += GPOINTER_TO_UINT (value);
        if (clear)
          g_hash_table_iter_remove (&iter);
      }

  return count;
}

/* Starts a table as @position has it; events alone change it from then on. */
AbbatesReplay *
abbates_replay_new (AbbatesSetup *setup,
                    const AbbatesPosition *position)
{
  AbbatesReplay *self = g_new0 (AbbatesReplay, 1);

  self->setup = abbates_setup_ref (setup);
  self->lies = abbates_layout_new (position, &setup->rules);
  self->pile = position->pile;
  self->round = position->round;
  self->phase = position->phase;
  self->open = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; position->stage != ABBATES_STAGE_SETUP && i < 3; i++)
    g_hash_table_add (self->open, g_strdup (((const char *[]){ "game", "round", "phase" })[i]));
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    self->out[i + 1] = position->seats[i].out;
  if (setup->rules.solo)
    self->out[ABBATES_HENRICUS] = position->henricus.out;

  return self;
}

void
abbates_replay_free (AbbatesReplay *self)
{
  abbates_setup_unref (self->setup);
  g_hash_table_unref (self->lies);
  g_hash_table_unref (self->open);
  g_hash_table_unref (self->seen);
  g_free (self->unshuffled);
  g_free (self->won);
  g_free (self);
}

/* The top card goes: known cards below it move up. */
static void
draw (AbbatesReplay *self,
      const char *piece)
{
  g_autoptr (GHashTable) below =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer key, value;

  g_assert_cmpuint (self->pile, >, 0);
  self->pile--;
  if (count_at (self->lies, "pile", FALSE) == 0)
    return;

  take (self->lies, 1, "pile 1", piece);
  g_hash_table_iter_init (&iter, self->lies);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (g_str_has_prefix (key, "pile "))
      {
        char *card = strchr ((char *) key + strlen ("pile "), ' ');

        g_hash_table_insert (below,
                             g_strdup_printf ("pile %d%s", atoi ((char *) key + 5) - 1, card),
                             value);
        g_hash_table_iter_remove (&iter);
      }
  g_hash_table_iter_init (&iter, below);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (self->lies, g_strdup (key), value);
}

static void
follow_move (AbbatesReplay *self,
             ScrEvent *event,
             const char *piece)
{
  const char *from = scr_event_get_from (event);
  const char *to = scr_event_get_to (event);
  guint amount = (guint) scr_event_get_amount (event);
  guint seat = scr_event_get_seat (event);

  if (g_strcmp0 (from, "pile") == 0)
    draw (self, piece);
  else if (from != NULL && !g_str_equal (from, "out"))
    take (self->lies, amount, from, piece);
  if (from != NULL && g_str_has_prefix (from, "henricus ") && g_str_has_prefix (piece, "abbot-"))
    {
      g_autofree char *top = g_strdup_printf ("top %s", from);

      take (self->lies, 1, top, piece);
    }
  if (!g_str_equal (to, "out"))
    abbates_layout_put (self->lies, amount, to, piece);

  if (g_str_equal (to, "henricus low") || g_str_equal (to, "henricus high"))
    {
      g_assert_null (self->unshuffled);
      self->unshuffled = g_strdup (to);
    }
  if (g_str_has_prefix (to, "played "))
    self->ranked[seat] = TRUE;
  if (g_str_has_prefix (to, "chapter ") || g_str_has_prefix (to, "corner "))
    {
      g_assert_cmpstr (to, ==, self->won);
      g_clear_pointer (&self->won, g_free);
    }
  if (g_str_equal (piece, "general"))
    {
      GHashTableIter iter;
      gpointer key;

      g_hash_table_iter_init (&iter, self->lies);
      while (g_hash_table_iter_next (&iter, &key, NULL))
        if (g_str_has_suffix (key, " taken-line"))
          g_hash_table_iter_remove (&iter);
      if (g_str_has_prefix (to, "line "))
        abbates_layout_put (self->lies, 1, to, "taken-line");
    }
}

static void
follow_look (AbbatesReplay *self,
             ScrEvent *event,
             const char *piece)
{
  const char *from = scr_event_get_from (event);
  g_autofree char *key = g_strdup_printf ("%s %s", from, piece);
  g_autofree char *top = NULL;

  g_assert_true (g_hash_table_add (self->seen, g_strdup (key)));
  if (g_str_has_prefix (from, "pile "))
    {
      g_hash_table_insert (self->lies, g_steal_pointer (&key), GUINT_TO_POINTER (1));
      return;
    }

  g_assert_true (g_hash_table_contains (self->lies, key));
  if (g_str_has_prefix (from, "henricus "))
    {
      top = g_strdup_printf ("top %s", from);
      g_assert_cmpuint (count_at (self->lies, top, FALSE), ==, 0);
      abbates_layout_put (self->lies, 1, top, piece);
    }
}

static void
follow_step (AbbatesReplay *self,
             ScrEvent *event,
             const char *piece)
{
  g_autofree char *pawn = g_str_equal (piece, "abbot")
                              ? g_strdup_printf ("abbot %u", scr_event_get_seat (event))
                              : g_strdup (piece);
  const char *from = scr_event_get_from (event);
  const char *to = scr_event_get_to (event);

  take (self->lies, 1, from, pawn);
  abbates_layout_put (self->lies, 1, to, pawn);
  g_assert_cmpint (atoi (strrchr (to, ' ')) - atoi (strrchr (from, ' ')), ==,
                   scr_event_get_amount (event));
  g_assert_cmpint (scr_event_get_amount (event), !=, 0);
}

static void
follow_shuffle (AbbatesReplay *self,
                ScrEvent *event)
{
  guint amount = (guint) scr_event_get_amount (event);
  const char *to = scr_event_get_to (event);
  g_autofree char *top = NULL;

  if (g_str_equal (to, "pile"))
    {
      g_assert_cmpuint (self->pile, ==, 0);
      g_assert_cmpuint (count_at (self->lies, scr_event_get_from (event), TRUE), ==, amount);
      self->pile = amount;
      return;
    }

  top = g_strdup_printf ("top %s", to);
  g_assert_cmpstr (to, ==, self->unshuffled);
  g_clear_pointer (&self->unshuffled, g_free);
  g_assert_cmpuint (count_at (self->lies, to, FALSE), ==, amount);
  count_at (self->lies, top, TRUE);
}

static void
follow_win (AbbatesReplay *self,
            ScrEvent *event,
            const char *piece)
{
  guint seat = scr_event_get_seat (event);

  g_assert_null (self->won);
  if (g_str_equal (piece, "phase"))
    self->won = g_strdup_printf ("chapter %u %d", seat, scr_event_get_amount (event));
  else if (g_str_has_prefix (piece, "corner-"))
    self->won = g_strdup_printf ("corner %u %s", seat, piece + strlen ("corner-"));
  else
    {
      g_assert_cmpstr (piece, ==, "game");
      g_assert_false ((self->winners >> (seat - 1)) & 1);
      self->winners |= 1u << (seat - 1);
      self->totals[seat] = scr_event_get_amount (event);
    }
}

static guint
count_garden_cards (AbbatesReplay *self,
                    guint seat)
{
  g_autofree char *portrait = g_strdup_printf ("portrait %u", seat);
  g_autofree char *covered = g_strdup_printf ("covered %u", seat);

  if (abbates_position_is_henricus (&self->setup->rules, seat))
    return count_at (self->lies, "henricus cards", FALSE);

  return count_at (self->lies, portrait, FALSE) + count_at (self->lies, covered, FALSE);
}

static void
follow_begin (AbbatesReplay *self,
              ScrEvent *event,
              const char *piece)
{
  g_assert_true (g_hash_table_add (self->open, g_strdup (piece)));
  if (g_str_equal (piece, "round"))
    self->round = (guint) scr_event_get_amount (event);
  if (!g_str_equal (piece, "phase"))
    return;

  g_assert_cmpuint (g_hash_table_size (self->open), ==, 3);
  self->whole = TRUE;
  self->phase = (guint) scr_event_get_amount (event);
  for (guint seat = 1; seat <= ABBATES_MAX_SEATS; seat++)
    {
      self->had[seat] = count_garden_cards (self, seat);
      self->passed[seat] = 0;
      self->ranked[seat] = FALSE;
    }
}

/* Who played got one garden card in phases 1 to 3, or passed. */
static void
follow_end (AbbatesReplay *self,
            ScrEvent *event,
            const char *piece)
{
  g_assert_true (g_hash_table_remove (self->open, piece));
  self->over = g_hash_table_size (self->open) == 0;
  if (!g_str_equal (piece, "phase"))
    return;

  g_assert_null (self->won);
  g_assert_cmpint (scr_event_get_amount (event), ==, (int) self->phase);
  for (guint seat = 1; self->whole && seat <= ABBATES_MAX_SEATS; seat++)
    g_assert_cmpuint (count_garden_cards (self, seat) + self->passed[seat], ==,
                      self->had[seat] + (self->ranked[seat] && self->phase < 4 ? 1 : 0));
  self->whole = FALSE;
  memset (self->out, 0, sizeof self->out);
}

static void
follow_event (AbbatesReplay *self,
              ScrEvent *event)
{
  const char *piece = scr_event_get_piece (event);
  guint seat = scr_event_get_seat (event);

  switch (scr_event_get_kind (event))
    {
    case SCR_EVENT_MOVE:
      follow_move (self, event, piece);
      break;
    case SCR_EVENT_LOOK:
      follow_look (self, event, piece);
      break;
    case SCR_EVENT_STEP:
      follow_step (self, event, piece);
      break;
    case SCR_EVENT_EARN:
      abbates_layout_put (self->lies, (guint) scr_event_get_amount (event),
                          scr_event_get_to (event), piece);
      break;
    case SCR_EVENT_WIN:
      follow_win (self, event, piece);
      break;
    case SCR_EVENT_PASS:
      if (g_str_equal (piece, "take"))
        self->passed[seat]++;
      else
        {
          g_assert_false (self->out[seat]);
          self->out[seat] = TRUE;
        }
      break;
    case SCR_EVENT_SHUFFLE:
      follow_shuffle (self, event);
      break;
    case SCR_EVENT_BEGIN:
      follow_begin (self, event, piece);
      break;
    case SCR_EVENT_END:
      follow_end (self, event, piece);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* @events are those that nothing is hidden of. */
void
abbates_replay_follow (AbbatesReplay *self,
                       GListModel *events)
{
  g_hash_table_remove_all (self->seen);
  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (ScrEvent) event = g_list_model_get_item (events, i);

      follow_event (self, event);
    }
  g_assert_null (self->unshuffled);
}

static void
check_over (AbbatesReplay *self,
            const AbbatesPosition *position)
{
  AbbatesScore scores[ABBATES_MAX_SEATS];

  abbates_position_score (position, &self->setup->rules, scores);
  g_assert_cmpuint (self->winners, ==,
                    abbates_position_winners (position, &self->setup->rules, scores));
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    if (position->seats[i].secret != ABBATES_NO_CARD)
      {
        g_autofree char *secret = g_strdup_printf (
            "secret %u %s", i + 1, abbates_card_to_word (position->seats[i].secret));

        g_assert_true (g_hash_table_contains (self->seen, secret));
      }
  for (guint seat = 1; seat <= ABBATES_MAX_SEATS; seat++)
    if ((self->winners >> (seat - 1)) & 1)
      g_assert_cmpint (self->totals[seat], ==, scores[seat - 1].total);
}

/* The table is as @position has it, which @move brought about. */
void
abbates_replay_check (AbbatesReplay *self,
                      const AbbatesPosition *position,
                      const char *move)
{
  g_autoptr (GHashTable) wanted = abbates_layout_new (position, &self->setup->rules);
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, wanted);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (g_hash_table_lookup (self->lies, key) != value)
      g_error ("after %s: %u × %s, not %u", move, GPOINTER_TO_UINT (value), (char *) key,
               GPOINTER_TO_UINT (g_hash_table_lookup (self->lies, key)));
  g_hash_table_iter_init (&iter, self->lies);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (!g_hash_table_contains (wanted, key))
      g_error ("after %s: %u × %s too many", move, GPOINTER_TO_UINT (value), (char *) key);

  g_assert_cmpuint (self->pile, ==, position->pile);
  g_assert_cmpuint (self->round, ==, position->round);
  g_assert_cmpuint (self->phase, ==, position->phase);
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    g_assert_cmpint (self->out[i + 1], ==, position->seats[i].out);
  if (self->setup->rules.solo)
    g_assert_cmpint (self->out[ABBATES_HENRICUS], ==, position->henricus.out);
  g_assert_cmpint (self->over, ==, position->stage == ABBATES_STAGE_OVER);
  if (self->over)
    check_over (self, position);
}

static char *
print_event (ScrEvent *event)
{
  g_autoptr (GEnumClass) kinds = g_type_class_ref (SCR_TYPE_EVENT_KIND);
  const char *piece = scr_event_get_piece (event);
  const char *from = scr_event_get_from (event);
  const char *to = scr_event_get_to (event);

  return g_strdup_printf ("%s %s: %s > %s, seat %u, %d",
                          g_enum_get_value (kinds, (int) scr_event_get_kind (event))->value_nick,
                          piece != NULL ? piece : "-", from != NULL ? from : "-",
                          to != NULL ? to : "-", scr_event_get_seat (event),
                          scr_event_get_amount (event));
}

/* Returns (transfer full) a line for each, such as "move abbot-5: hand 1 > played 1, seat 1, 1". */
char *
abbates_replay_print (GListModel *events)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (ScrEvent) event = g_list_model_get_item (events, i);
      g_autofree char *line = print_event (event);

      g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free (text, FALSE);
}
