/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-move-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/scr-sentences.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"

/* A single group of no more moves than this is always open. */
#define FEW 14

/* Buttons that say no more than this, in bytes, stand in a row. */
#define MAX_SHORT 24

/**
 * ScrMoveList:
 *
 * What can be told in a state: a button for each move. Those that begin with the same word are one
 * group, which can be closed; its title is what their sentences have in common, and each button
 * says in what they differ.
 */
struct _ScrMoveList
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ScrMoveList, scr_move_list, GTK_TYPE_WIDGET)

static void
scr_move_list_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_move_list_parent_class)->dispose (object);
}

static void
scr_move_list_class_init (ScrMoveListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_move_list_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "movelist");
}

static void
scr_move_list_init (ScrMoveList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What fits here"),
                                  -1);
}

/* How far the words go by which @move begins, in bytes, up to the first that holds a number. */
static gsize
get_words (const char *move)
{
  gsize length = strcspn (move, " ");

  while (move[length] == ' ')
    {
      gsize next = strcspn (move + length + 1, " ");
      g_autofree char *word = g_strndup (move + length + 1, next);

      if (strpbrk (word, "0123456789") != NULL)
        break;
      length += 1 + next;
    }

  return length;
}

static gboolean
is_like (const char *move,
         const char *other)
{
  gsize length = get_words (move);

  return get_words (other) == length && strncmp (move, other, length) == 0;
}

static GtkWidget *
new_button (const char *move,
            const char *sentence,
            gsize start,
            gsize end,
            const char *action)
{
  g_autofree char *label = g_strndup (sentence + start, strlen (sentence) - start - end);
  GtkWidget *button = gtk_button_new_with_label (label);
  GtkWidget *text = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_set_tooltip_text (button, sentence);
  scr_set_name (button, sentence);
  scr_set_action (button, action, g_variant_new_string (move));

  return button;
}

/* Whether what @sentences differ in is short enough for several buttons in a row. */
static gboolean
is_short (const char *const *sentences,
          gsize start,
          gsize end)
{
  for (guint i = 0; sentences[i] != NULL; i++)
    if (strlen (sentences[i]) - start - end > MAX_SHORT)
      return FALSE;

  return TRUE;
}

static char *
dup_title (const char *const *sentences,
           guint n_moves)
{
  g_autofree char *common = scr_sentences_dup_common (sentences);

  if (*common == '\0')
    return g_strdup_printf (ngettext ("%u entry", "%u entries", n_moves), n_moves);

  /* Translators: what several sentences have in common, and how many there are. */
  return g_strdup_printf (ngettext ("%s… (%u)", "%s… (%u)", n_moves), common, n_moves);
}

/* A group of moves; @sentences tell them. */
static GtkWidget *
new_group (GPtrArray *moves,
           const char *const *sentences,
           const char *action,
           gboolean is_open)
{
  gsize start = moves->len > 1 ? scr_sentences_get_start (sentences) : 0;
  gsize end = moves->len > 1 ? scr_sentences_get_end (sentences, start) : 0;
  g_autofree char *title = dup_title (sentences, moves->len);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *expander;
  GtkWidget *label;

  if (is_short (sentences, start, end))
    gtk_widget_set_layout_manager (box, scr_flow_layout_new (6, 0));
  for (guint i = 0; i < moves->len; i++)
    gtk_box_append (GTK_BOX (box),
                    new_button (g_ptr_array_index (moves, i), sentences[i], start, end, action));
  if (moves->len == 1)
    return box;

  label = gtk_label_new (title);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  expander = gtk_expander_new (NULL);
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), label);
  scr_set_name (expander, title);
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), is_open);

  return expander;
}

static void
add_group (ScrMoveList *self,
           ScrState *state,
           GPtrArray *moves,
           int viewer,
           JsonNode *display,
           const char *action,
           gboolean is_open)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < moves->len; i++)
    g_ptr_array_add (sentences, scr_state_describe (state, g_ptr_array_index (moves, i), viewer,
                                                    display));
  g_ptr_array_add (sentences, NULL);
  gtk_widget_set_parent (new_group (moves, (const char *const *) sentences->pdata, action,
                                    is_open),
                         GTK_WIDGET (self));
}

static GStrv
list_moves (ScrState *state)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));

  if (scr_state_get_turn (state) == SCR_TURN_TABLE)
    return scr_state_list_outcomes (state, weights);

  return scr_state_list_moves (state);
}

/**
 * scr_move_list_show:
 * @self: a list
 * @state: a state
 * @like: (nullable): a move; the group of those like it is open
 * @viewer: who reads it
 * @display: (nullable): the "display" object of the match
 * @action: the action that each button activates with its move, in notation
 */
void
scr_move_list_show (ScrMoveList *self,
                    ScrState *state,
                    const char *like,
                    int viewer,
                    JsonNode *display,
                    const char *action)
{
  g_auto (GStrv) moves = list_moves (state);
  guint n_moves = g_strv_length (moves);
  guint i = 0;

  g_return_if_fail (SCR_IS_MOVE_LIST (self));

  scr_unparent_children (GTK_WIDGET (self));
  while (i < n_moves)
    {
      g_autoptr (GPtrArray) group = g_ptr_array_new ();
      const char *first = moves[i];

      while (i < n_moves && is_like (first, moves[i]))
        g_ptr_array_add (group, moves[i++]);
      add_group (self, state, group, viewer, display, action,
                 n_moves <= FEW || (like != NULL && is_like (first, like)));
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_moves > 0);
}
