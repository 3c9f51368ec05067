/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "join-util.h"

#include <string.h>

#include "games/abbates/abbates-sentence.h"
#include "ui-util.h"

GtkEditable *
join_get_entry (GtkWidget *root,
                const char *name)
{
  return GTK_EDITABLE (ui_get_control (root, GTK_TYPE_ENTRY, name));
}

void
join_fill (GtkWidget *root,
           const char *name,
           const char *text)
{
  gtk_editable_set_text (join_get_entry (root, name), text);
}

/* "window-2" as it is typed. */
static char *
dup_typed (JsonNode *card)
{
  const char *word = JSON_NODE_HOLDS_NULL (card) ? "" : json_node_get_string (card);

  return *word == '\0' || *word == '?' ? g_strdup (word)
                                       : g_strdup_printf ("%c%s", *word, strchr (word, '-') + 1);
}

static void
fill_cards (GtkWidget *root,
            JsonObject *state,
            const char *key,
            const char *format)
{
  JsonArray *cards = json_object_get_array_member (state, key);

  for (guint i = 0; i < json_array_get_length (cards); i++)
    {
      g_autofree char *name = ui_fill_number (format, i + 1);
      g_autofree char *typed = dup_typed (json_array_get_element (cards, i));

      join_fill (root, name, typed);
    }
}

/* Numbers with a space behind each; - for none. */
char *
join_print_numbers (JsonArray *values)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (values); i++)
    g_string_append_printf (text, "%d ", (int) json_array_get_int_element (values, i));
  if (text->len == 0)
    g_string_append (text, "-");

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
fill_of_seat (GtkWidget *root,
              const char *seat,
              const char *title,
              const char *text)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", seat, title);

  join_fill (root, name, text);
}

static void
fill_number (GtkWidget *root,
             const char *seat,
             const char *title,
             JsonNode *number)
{
  g_autofree char *text = JSON_NODE_HOLDS_NULL (number)
                              ? g_strdup ("")
                              : g_strdup_printf ("%d", (int) json_node_get_int (number));

  fill_of_seat (root, seat, title, text);
}

static void
fill_chapter (GtkWidget *root,
              JsonObject *state,
              guint number,
              const char *seat)
{
  JsonArray *chapter = json_object_get_array_member (state, "chapter");
  g_autoptr (JsonArray) values = json_array_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < json_array_get_length (chapter); i++)
    {
      JsonObject *card = json_array_get_object_element (chapter, i);

      if (json_object_get_int_member (card, "seat") == number)
        json_array_add_int_element (values, json_object_get_int_member (card, "value"));
    }
  text = join_print_numbers (values);
  fill_of_seat (root, seat, "Abbot cards in the Chapter Room", text);
}

static void
fill_seat (GtkWidget *root,
           JsonObject *state,
           guint i,
           const char *name)
{
  JsonObject *seat =
      json_array_get_object_element (json_object_get_array_member (state, "seats"), i);
  g_autofree char *format = g_strdup_printf ("%s: square %%u of the portrait", name);
  g_autofree char *hand = join_print_numbers (json_object_get_array_member (seat, "hand"));
  g_autofree char *discards = join_print_numbers (json_object_get_array_member (seat, "discards"));
  g_autofree char *corners = join_print_numbers (json_object_get_array_member (seat, "corners"));
  g_autofree char *covered = g_strdup_printf (
      "%u", json_array_get_length (json_object_get_array_member (seat, "covered")));

  fill_cards (root, seat, "portrait", format);
  fill_of_seat (root, name, "How many cards are covered", covered);
  fill_number (root, name, "The Abbot stands on", json_object_get_member (seat, "track"));
  fill_number (root, name, "Played in this phase (empty: not yet, -: sits out)",
               json_object_get_member (seat, "played"));
  fill_of_seat (root, name, "Abbot cards on the own discard pile", discards);
  fill_chapter (root, state, i + 1, name);
  fill_of_seat (root, name, "In hand (14 is a Benedict card, - none)", hand);
  fill_of_seat (root, name, "Corner cards won (rounds)", corners);
  fill_number (root, name, "Ora et Labora: conditions met (- if the pawn is gone)",
               json_object_get_member (seat, "ora"));
  if (json_object_get_boolean_member (seat, "out"))
    fill_of_seat (root, name, "Played in this phase (empty: not yet, -: sits out)", "-");
  if (json_object_get_null_member (seat, "ora"))
    fill_of_seat (root, name, "Ora et Labora: conditions met (- if the pawn is gone)", "-");
  fill_of_seat (root, name, "Number of the mission",
                json_object_get_string_member (seat, "mission"));
}

/* Chooses what says @title in the list that is called @name. */
void
join_choose (GtkWidget *root,
             const char *name,
             const char *title)
{
  GtkDropDown *choice = GTK_DROP_DOWN (ui_get_control (root, GTK_TYPE_DROP_DOWN, name));
  GListModel *model = gtk_drop_down_get_model (choice);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), title))
      {
        gtk_drop_down_set_selected (choice, i);
        return;
      }
  g_error ("“%s” cannot be chosen for “%s”", title, name);
}

static void
choose_arcades (GtkWidget *root,
                JsonObject *state,
                guint round)
{
  JsonArray *arcade = json_object_get_array_member (state, "arcade");

  for (guint i = (round - 1) * 3; i < 12; i++)
    {
      g_autofree char *name = g_strdup_printf ("Round %u, box %u", i / 3 + 1, i % 3 + 1);
      const char *word = json_array_get_string_element (arcade, i);

      join_choose (root, name, abbates_sentence_arcade_title (abbates_arcade_from_word (word)));
    }
}

static void
fill_number_of (GtkWidget *root,
                JsonObject *state,
                const char *key,
                const char *name)
{
  g_autofree char *text =
      g_strdup_printf ("%d", (int) json_object_get_int_member (state, key));

  join_fill (root, name, text);
}

static void
fill_henricus (GtkWidget *root,
               JsonObject *state)
{
  static const char *const piles[] = { "low", "high" };
  JsonObject *henricus = json_object_get_object_member (state, "henricus");
  JsonArray *cards = json_object_get_array_member (henricus, "cards");
  JsonArray *tops = json_object_get_array_member (henricus, "top");
  g_autofree char *discards =
      join_print_numbers (json_object_get_array_member (henricus, "discards"));
  g_autofree char *corners =
      join_print_numbers (json_object_get_array_member (henricus, "corners"));
  g_autoptr (GString) typed = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (cards); i++)
    {
      g_autofree char *card = dup_typed (json_array_get_element (cards, i));

      g_string_append_printf (typed, "%s ", card);
    }
  fill_of_seat (root, "Henricus", "Garden cards, the first that he got first", typed->str);
  fill_number (root, "Henricus", "Played in this phase (-: sits out)",
               json_object_get_member (henricus, "played"));
  if (json_object_get_boolean_member (henricus, "out"))
    fill_of_seat (root, "Henricus", "Played in this phase (-: sits out)", "-");
  fill_number (root, "Henricus", "The Abbot stands on",
               json_object_get_member (henricus, "track"));
  fill_number (root, "Henricus", "Pawn on the Solo card, square 1 to 3",
               json_object_get_member (henricus, "pawn"));
  fill_of_seat (root, "Henricus", "Abbot cards on the own discard pile", discards);
  fill_chapter (root, state, 2, "Henricus");
  fill_of_seat (root, "Henricus", "Corner cards won (rounds)", corners);
  for (guint i = 0; i < 2; i++)
    {
      JsonArray *pile = json_object_get_array_member (henricus, piles[i]);
      g_autofree char *values = join_print_numbers (pile);
      g_autofree char *top = g_strdup_printf ("On top of the %s pile (- if it is empty)", piles[i]);
      g_autofree char *name = g_strdup_printf ("Cards in the %s pile", piles[i]);

      fill_number (root, "Henricus", top, json_array_get_element (tops, i));
      if (json_array_get_length (pile) == 0)
        fill_of_seat (root, "Henricus", top, "-");
      fill_of_seat (root, "Henricus", name, values);
    }
}

/* Who takes, from where, and what was drawn. */
static void
fill_taking (GtkWidget *root,
             ScrMatch *match,
             JsonObject *state)
{
  gint64 seat = json_object_get_null_member (state, "due_seat")
                    ? json_object_get_int_member (state, "by")
                    : json_object_get_int_member (state, "due_seat");
  g_autofree char *drawn = dup_typed (json_object_get_member (state, "drawn"));
  const char *line = json_object_get_string_member (state, "taken_line");
  gboolean is_other =
      !g_str_equal (line, json_object_get_string_member (state, "line"));

  join_choose (root, "Who takes a card next",
               seat > scr_match_get_n_seats (match)
                   ? "Henricus"
                   : scr_match_get_seat_name (match, (guint) seat));
  join_fill (root, "Card that is drawn, but not laid on the portrait yet", drawn);
  for (AbbatesLine i = 1; is_other && i <= ABBATES_N_LINES; i++)
    if (g_str_equal (line, abbates_line_to_word (i)))
      join_choose (root, "Line from which cards are taken", abbates_sentence_line (i));
}

/* Which step the state is in, as it is called. */
const char *
join_name_step (JsonObject *state)
{
  JsonArray *seats = json_object_get_array_member (state, "seats");
  const char *awaiting = json_object_get_string_member (state, "awaiting");

  if (!g_str_equal (awaiting, "play"))
    return "Cards are being taken";
  if (!json_object_get_null_member (state, "henricus"))
    return "Cards are being played";
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);

      if (!json_object_get_null_member (seat, "played") ||
          json_object_get_boolean_member (seat, "out"))
        return "Cards are being played";
    }

  return "A phase begins";
}

/* Types the whole position of @match. Returns its state. */
JsonNode *
join_fill_all (GtkWidget *root,
               ScrMatch *match)
{
  static const char *const points[] = { "Primus", "Secundus", "Tertius", "Aequalis" };
  JsonNode *node = scr_state_to_json (scr_match_get_state (match));
  JsonObject *state = json_node_get_object (node);
  const char *step = join_name_step (state);

  join_choose (root, "What happens at your table", step);
  fill_number_of (root, state, "round", "Round, 1 to 4");
  fill_number_of (root, state, "phase", "Phase, 1 to 4");
  join_choose (root, "Starting player of this phase",
               scr_match_get_seat_name (match,
                                        (guint) json_object_get_int_member (state, "start_seat")));
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *typed = dup_typed (json_array_get_element (
          json_object_get_array_member (state, "points_card"), i));

      join_fill (root, points[i], typed);
    }
  fill_cards (root, state, "garden", "Garden square %u");
  fill_cards (root, state, "refill", "Replenishment row, box %u");
  choose_arcades (root, state, (guint) json_object_get_int_member (state, "round"));
  for (guint i = 0; i < scr_match_get_n_seats (match); i++)
    fill_seat (root, state, i, scr_match_get_seat_name (match, i + 1));
  if (!json_object_get_null_member (state, "henricus"))
    fill_henricus (root, state);
  if (g_str_equal (step, "Cards are being taken"))
    fill_taking (root, match, state);
  fill_number_of (root, state, "general", "The Abbot-General stands on");
  fill_number_of (root, state, "pile", "Draw pile: how many cards");

  return node;
}

/* The same but for what the form need not know: which cards are covered or discarded, in which
 * order cards were won, and the arcade. */
void
join_check_same (JsonObject *told,
                 JsonObject *state)
{
  static const char *const keys[] = { "round", "phase", "by", "awaiting", "line", "taken_line",
                                      "due_for", "due_seat", "drawn", "general", "points_card",
                                      "garden", "refill", "pile", "start_seat" };
  static const char *const seat_keys[] = { "hand", "played", "out", "discards", "ora", "portrait",
                                           "corners", "mission", "track" };
  static const char *const his_keys[] = { "low", "high", "top", "pawn", "cards",
                                          "discards", "played", "out", "corners", "track" };
  JsonArray *seats = json_object_get_array_member (state, "seats");

  for (guint i = 0; !json_object_get_null_member (state, "henricus") && i < G_N_ELEMENTS (his_keys);
       i++)
    {
      g_test_message ("%s of Henricus", his_keys[i]);
      g_assert_true (json_node_equal (
          json_object_get_member (json_object_get_object_member (told, "henricus"), his_keys[i]),
          json_object_get_member (json_object_get_object_member (state, "henricus"), his_keys[i])));
    }
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_test_message ("%s", keys[i]);
      g_assert_true (json_node_equal (json_object_get_member (told, keys[i]),
                                      json_object_get_member (state, keys[i])));
    }
  for (guint i = 0; i < json_array_get_length (seats); i++)
    for (guint j = 0; j < G_N_ELEMENTS (seat_keys); j++)
      {
        JsonObject *seat =
            json_array_get_object_element (json_object_get_array_member (told, "seats"), i);

        g_test_message ("%s of seat %u", seat_keys[j], i + 1);
        g_assert_true (json_node_equal (
            json_object_get_member (seat, seat_keys[j]),
            json_object_get_member (json_array_get_object_element (seats, i), seat_keys[j])));
      }
}

static GtkWidget *
find_refusal (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, "refusal") &&
      gtk_widget_get_mapped (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_refusal (child);

  return found;
}

/* What is said of what cannot be, or NULL. */
const char *
join_get_refusal (GtkWidget *root)
{
  GtkWidget *label = find_refusal (root);

  return label != NULL ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

/* Whether what is refused is read without scrolling. */
gboolean
join_is_refusal_in_sight (gpointer window)
{
  GtkWidget *label = find_refusal (window);
  GtkWidget *scroller =
      label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  graphene_rect_t bounds;

  return scroller != NULL && gtk_widget_compute_bounds (label, scroller, &bounds) &&
         bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}
