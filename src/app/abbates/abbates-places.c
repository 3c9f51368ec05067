/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-places.h"

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-henricus-box.h"
#include "app/abbates/abbates-mini.h"
#include "app/widgets/scr-emblem.h"

/* Where on the table the places of events are, as the table stands now. */

/* A piece that goes where it is not shown becomes about as small as this. */
#define SMALL 52.0f

typedef gboolean (*Match) (GtkWidget *widget,
                           gconstpointer what);

/* The first widget in sight below @root, or it, that @match holds for. */
static GtkWidget *
find (GtkWidget *root,
      Match match,
      gconstpointer what)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (match (root, what))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, match, what);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* What can be pointed at says by its action where it is. */
static gboolean
is_spot (GtkWidget *widget,
         gconstpointer what)
{
  GVariant *target;

  if (!GTK_IS_ACTIONABLE (widget) ||
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "table.pick") != 0)
    return FALSE;

  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
  return target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE ("(yyy)")) &&
         abbates_spot_equal (abbates_spot_from_variant (target), *(const AbbatesSpot *) what);
}

static GtkWidget *
find_spot (GtkWidget *root,
           AbbatesSpot spot)
{
  return find (root, is_spot, &spot);
}

static gboolean
is_type (GtkWidget *widget,
         gconstpointer what)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(const GType *) what);
}

static GtkWidget *
find_type (GtkWidget *root,
           GType type)
{
  return find (root, is_type, &type);
}

/* The corner card that is won now. */
static gboolean
is_corner (GtkWidget *widget,
           gconstpointer what)
{
  return gtk_widget_has_css_class (widget, "corner") && gtk_widget_has_css_class (widget, "now");
}

/* The Abbot-General in the cloister. */
static gboolean
is_general (GtkWidget *widget,
            gconstpointer what)
{
  g_autofree char *colour = NULL;

  if (!SCR_IS_EMBLEM (widget))
    return FALSE;

  g_object_get (widget, "colour", &colour, NULL);
  return g_strcmp0 (colour, "general") == 0;
}

static GtkWidget *
get_seat_panel (const AbbatesParts *parts,
                guint seat)
{
  GtkWidget *panel = gtk_widget_get_first_child (parts->seats);

  for (guint i = 1; i < seat && panel != NULL; i++)
    panel = gtk_widget_get_next_sibling (panel);

  return panel;
}

/* The pawns come in the order of the seats, after the Abbot-General's. */
static GtkWidget *
get_pawn (const AbbatesParts *parts,
          guint pawn)
{
  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (parts->track); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "pawn") && i++ == pawn)
      return child;

  return NULL;
}

/* The middle of what is scrolled out of sight is brought to the edge of what is in sight. */
static void
keep_in_sight (const AbbatesParts *parts,
               GtkWidget *widget,
               graphene_rect_t *rect)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t sight;
  float x = rect->origin.x + rect->size.width / 2;
  float y = rect->origin.y + rect->size.height / 2;

  if (scrolled == NULL || !gtk_widget_compute_bounds (scrolled, parts->table, &sight))
    return;

  graphene_rect_offset (
      rect, CLAMP (x, sight.origin.x, sight.origin.x + sight.size.width) - x,
      CLAMP (y, sight.origin.y, sight.origin.y + sight.size.height) - y);
}

static gboolean
get_rect (const AbbatesParts *parts,
          GtkWidget *widget,
          graphene_rect_t *rect)
{
  if (widget == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, parts->table, rect) || rect->size.height < 1 ||
      rect->size.width < 1)
    return FALSE;

  keep_in_sight (parts, widget, rect);
  return TRUE;
}

/* @widget shows the piece itself. */
static gboolean
find_itself (const AbbatesParts *parts,
             GtkWidget *widget,
             AbbatesFound *found)
{
  if (!get_rect (parts, widget, &found->rect))
    return FALSE;

  found->widget = widget;
  return TRUE;
}

/* The piece goes to @widget, where it is not seen as such. */
static gboolean
find_about (const AbbatesParts *parts,
            GtkWidget *widget,
            AbbatesFound *found)
{
  graphene_rect_t rect;
  float size;

  if (!get_rect (parts, widget, &rect))
    return FALSE;

  size = MIN (MIN (rect.size.height, rect.size.width), SMALL);
  graphene_rect_inset (&rect, (rect.size.width - size) / 2, (rect.size.height - size) / 2);
  found->widget = NULL;
  found->rect = rect;
  return TRUE;
}

static gboolean
find_seat (const AbbatesParts *parts,
           guint seat,
           AbbatesFound *found)
{
  return find_about (parts, get_seat_panel (parts, seat), found);
}

/* The portrait itself, or the small picture of it. */
static gboolean
find_square (const AbbatesParts *parts,
             guint seat,
             guint square,
             AbbatesFound *found)
{
  GtkWidget *panel = get_seat_panel (parts, seat);
  GtkWidget *mini = panel != NULL ? find_type (panel, ABBATES_TYPE_MINI) : NULL;

  if (find_itself (parts,
                   find_spot (parts->portraits, ABBATES_PLACE (ABBATES_IN_PORTRAIT, seat, square)),
                   found))
    return TRUE;
  if (!get_rect (parts, mini, &found->rect))
    return find_seat (parts, seat, found);

  found->widget = NULL;
  found->rect.size.width /= 3;
  found->rect.size.height /= 3;
  graphene_rect_offset (&found->rect, found->rect.size.width * ((square - 1) % 3),
                        found->rect.size.height * ((square - 1) / 3));
  return TRUE;
}

static gboolean
find_hand (const AbbatesParts *parts,
           guint seat,
           guint value,
           AbbatesFound *found)
{
  return find_itself (parts, find_spot (parts->hand, ABBATES_PLACE (ABBATES_IN_HAND, seat, value)),
                      found) ||
         find_seat (parts, seat, found);
}

/* The card that a seat has drawn lies beside the hand. */
static gboolean
find_drawn (const AbbatesParts *parts,
            guint seat,
            AbbatesFound *found)
{
  return find_itself (parts, find_type (parts->actions, ABBATES_TYPE_CARD_BUTTON), found) ||
         find_seat (parts, seat, found);
}

static gboolean
find_henricus (const AbbatesParts *parts,
               AbbatesPlace place,
               guint value,
               AbbatesFound *found)
{
  GtkWidget *box = find_type (parts->portraits, ABBATES_TYPE_HENRICUS_BOX);
  GtkWidget *widget = NULL;

  if (box != NULL)
    widget = abbates_henricus_box_get_place (ABBATES_HENRICUS_BOX (box), place, value);

  return find_itself (parts, widget, found) || find_seat (parts, ABBATES_HENRICUS, found);
}

static gboolean
find_pile (const AbbatesParts *parts,
           AbbatesFound *found)
{
  return find_about (parts, find_spot (parts->chapter, ABBATES_PLACE (ABBATES_ON_PILE, 0, 0)),
                     found);
}

static gboolean
find_card (const AbbatesParts *parts,
           guint value,
           AbbatesPlace place,
           AbbatesFound *found)
{
  switch ((AbbatesPlaceKind) place.kind)
    {
    case ABBATES_PLACE_PILE:
      return find_pile (parts, found);
    case ABBATES_PLACE_GARDEN:
      return find_itself (parts,
                          find_spot (parts->abbey, ABBATES_PLACE (ABBATES_IN_GARDEN, 0, place.at)),
                          found);
    case ABBATES_PLACE_REFILL:
      return find_itself (
          parts, find_spot (parts->chapter, ABBATES_PLACE (ABBATES_IN_REFILL, 0, place.at)), found);
    case ABBATES_PLACE_DISCARD:
      return find_about (parts, find_type (parts->chapter, GTK_TYPE_MENU_BUTTON), found);
    case ABBATES_PLACE_DRAWN:
      return find_drawn (parts, place.of, found);
    case ABBATES_PLACE_PORTRAIT:
      return find_square (parts, place.of, place.at, found);
    case ABBATES_PLACE_CARDS:
      return find_henricus (parts, place, value, found);
    default:
      return FALSE;
    }
}

static gboolean
find_abbot_card (const AbbatesParts *parts,
                 guint value,
                 AbbatesPlace place,
                 AbbatesFound *found)
{
  switch ((AbbatesPlaceKind) place.kind)
    {
    case ABBATES_PLACE_HAND:
      return find_hand (parts, place.of, value, found);
    case ABBATES_PLACE_PLAYED:
      if (find_type (parts->portraits, ABBATES_TYPE_HENRICUS_BOX) != NULL &&
          place.of == ABBATES_HENRICUS)
        return find_henricus (parts, place, value, found);
      return find_seat (parts, place.of, found);
    case ABBATES_PLACE_DISCARDS:
      return find_seat (parts, place.of, found);
    case ABBATES_PLACE_CHAPTER:
      return find_itself (
          parts, find_spot (parts->chapter, ABBATES_PLACE (ABBATES_IN_CHAPTER, place.of, place.at)),
          found);
    case ABBATES_PLACE_LOW:
    case ABBATES_PLACE_HIGH:
      return find_henricus (parts, place, value, found);
    default:
      return FALSE;
    }
}

/**
 * abbates_places_find:
 * @parts: a table's parts
 * @piece: the kind of piece
 * @seat: whose piece it is
 * @value: which piece of that kind
 * @place: a place
 * @found: (out caller-allocates): where it is
 *
 * Returns: whether that place of such a piece is anywhere on the table
 */
gboolean
abbates_places_find (const AbbatesParts *parts,
                     AbbatesPieceKind piece,
                     guint seat,
                     guint value,
                     AbbatesPlace place,
                     AbbatesFound *found)
{
  switch (piece)
    {
    case ABBATES_PIECE_CARD:
      return find_card (parts, value, place, found);
    case ABBATES_PIECE_ABBOT_CARD:
      return find_abbot_card (parts, value, place, found);
    case ABBATES_PIECE_CORNER:
      if (place.kind == ABBATES_PLACE_CORNER)
        return find_seat (parts, place.of, found);
      return find_itself (parts, find (parts->abbey, is_corner, NULL), found);
    case ABBATES_PIECE_GENERAL:
      if (place.kind == ABBATES_PLACE_TRACK)
        return find_itself (parts, get_pawn (parts, 0), found);
      return find_itself (parts, find (parts->abbey, is_general, NULL), found);
    case ABBATES_PIECE_ABBOT:
      return find_itself (parts, get_pawn (parts, seat), found);
    default:
      return FALSE;
    }
}
