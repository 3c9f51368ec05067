/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-pages.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-picture.h"
#include "app/abbates/abbates-rooms.h"
#include "app/abbates/abbates-seat-box.h"
#include "app/abbates/abbates-set-up-steps.h"
#include "app/abbates/abbates-shapes.h"
#include "app/scr-table.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-dock-layout.h"
#include "app/widgets/scr-flow-layout.h"

/* A table narrower than this shows one page at a time, where letters are as most people have
 * them; larger letters need more, but not in proportion. */
#define NARROW 720
#define NARROW_MOST 1100

/* One at least so large has larger letters, and so larger cards. */
#define LARGE_WIDTH 1600
#define LARGE_HEIGHT 850

/* One that is not so high has no room to spare for what is told. */
#define LOW 600

/* A narrow one at least so high has room for the Abbey above the hand. */
#define HIGH 680

/* A narrow one with letters so many times as large has little room for anything else. */
#define CRAMPED 1.5

/**
 * AbbatesPages:
 *
 * The buttons below a narrow table that bring a page of it in sight. They are hidden
 * where there is room for all of it. The parts of the table are its own: here they are only
 * shown and hidden, and arranged as there is room.
 */
struct _AbbatesPages
{
  GtkWidget parent_instance;

  AbbatesPage page; /* NONE while all of the table is shown */
  AbbatesPage due;  /* where something can be done now, or could be before */
  gboolean is_high;
  gboolean is_cramped;
  GArray *parts;
  GtkWidget *halves;
  GtkWidget *rooms;
  GtkWidget *seats;
};

/* A part of the table, and a page that it is on. Borrowed: the table has it. */
typedef struct
{
  AbbatesPage page;
  GtkWidget *widget;
} Part;

enum
{
  PROP_0,
  PROP_PAGE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesPages, abbates_pages, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static const struct
{
  const char *word;
  const char *title;
  AbbatesForm form;
} pages[] = {
  [ABBATES_PAGE_NONE] = { "", NULL, 0 },
  [ABBATES_PAGE_ABBEY] = { "abbey", N_ ("Abbey"), ABBATES_FORM_ABBEY },
  [ABBATES_PAGE_PORTRAIT] = { "portrait", N_ ("Portrait"), ABBATES_FORM_PORTRAIT },
  [ABBATES_PAGE_CHAPTER] = { "chapter", N_ ("Chapter"), ABBATES_FORM_CHAPTER },
  [ABBATES_PAGE_HAND] = { "hand", N_ ("Hand"), ABBATES_FORM_HAND },
  [ABBATES_PAGE_SET_UP] = { "set-up", N_ ("Set-up"), ABBATES_FORM_STEPS },
};

static gboolean
is_on_page (AbbatesPages *self,
            AbbatesPage page)
{
  return page == self->page ||
         (self->is_high && self->page == ABBATES_PAGE_HAND && page == ABBATES_PAGE_ABBEY);
}

/* Shows what is on the page; a part on several pages on each of them. */
static void
show_parts (AbbatesPages *self)
{
  gboolean is_whole = self->page == ABBATES_PAGE_NONE;

  for (guint i = 0; i < self->parts->len; i++)
    gtk_widget_set_visible (g_array_index (self->parts, Part, i).widget, is_whole);
  for (guint i = 0; i < self->parts->len; i++)
    if (is_on_page (self, g_array_index (self->parts, Part, i).page))
      gtk_widget_set_visible (g_array_index (self->parts, Part, i).widget, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), !is_whole);
}

static void
set_class (GtkWidget *widget,
           const char *css_class,
           gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/* Seats and rooms stand otherwise where one page is shown at a time. The hand alone leaves room
 * for all that there is to say of the seats, unless the letters take it. */
static void
arrange (AbbatesPages *self)
{
  gboolean is_whole = self->page == ABBATES_PAGE_NONE;
  gboolean is_short =
      !is_whole && (self->is_high || self->is_cramped || self->page != ABBATES_PAGE_HAND);

  scr_flow_layout_set_columns (SCR_FLOW_LAYOUT (gtk_widget_get_layout_manager (self->seats)),
                               is_whole ? 1 : 0);
  gtk_widget_set_valign (self->seats, is_short ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  abbates_rooms_set_is_stacked (ABBATES_ROOMS (gtk_widget_get_layout_manager (self->rooms)),
                                !is_whole);
  for (GtkWidget *panel = gtk_widget_get_first_child (self->seats); panel != NULL;
       panel = gtk_widget_get_next_sibling (panel))
    abbates_seat_box_set_is_short (ABBATES_SEAT_BOX (panel), is_short);
}

static void
set_page (AbbatesPages *self,
          AbbatesPage page)
{
  if (self->page == page)
    return;

  self->page = page;
  show_parts (self);
  arrange (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

static void
set_is_high (AbbatesPages *self,
             gboolean is_high)
{
  if (self->is_high == is_high)
    return;

  self->is_high = is_high;
  show_parts (self);
  arrange (self);
}

static void
set_is_cramped (AbbatesPages *self,
                gboolean is_cramped)
{
  if (self->is_cramped == is_cramped)
    return;

  self->is_cramped = is_cramped;
  arrange (self);
}

static AbbatesPage
find_word (const char *word)
{
  AbbatesPage page = ABBATES_PAGE_SET_UP;

  while (page > ABBATES_PAGE_NONE && g_strcmp0 (pages[page].word, word) != 0)
    page--;

  return page;
}

static void
abbates_pages_dispose (GObject *object)
{
  g_array_set_size (ABBATES_PAGES (object)->parts, 0);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_pages_parent_class)->dispose (object);
}

static void
abbates_pages_finalize (GObject *object)
{
  g_array_unref (ABBATES_PAGES (object)->parts);

  G_OBJECT_CLASS (abbates_pages_parent_class)->finalize (object);
}

static void
abbates_pages_get_property (GObject *object,
                            guint prop_id,
                            GValue *value,
                            GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PAGE:
      g_value_set_string (value, pages[ABBATES_PAGES (object)->page].word);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* There are pages only while the table is narrow. */
static void
abbates_pages_set_property (GObject *object,
                            guint prop_id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  AbbatesPages *self = ABBATES_PAGES (object);
  AbbatesPage page;

  switch (prop_id)
    {
    case PROP_PAGE:
      page = find_word (g_value_get_string (value));
      if (page != ABBATES_PAGE_NONE && self->page != ABBATES_PAGE_NONE)
        set_page (self, page);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_pages_class_init (AbbatesPagesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = abbates_pages_dispose;
  object_class->finalize = abbates_pages_finalize;
  object_class->get_property = abbates_pages_get_property;
  object_class->set_property = abbates_pages_set_property;

  properties[PROP_PAGE] =
      g_param_spec_string ("page", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_property_action (widget_class, "pages.page", "page");
  gtk_widget_class_set_css_name (widget_class, "pages");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
new_button (AbbatesPage page)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *label = gtk_label_new (_ (pages[page].title));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), abbates_picture_new (pages[page].form));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  scr_set_action (button, "pages.page", g_variant_new_string (pages[page].word));
  scr_set_name (button, _ (pages[page].title));

  return button;
}

static void
abbates_pages_init (AbbatesPages *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->due = ABBATES_PAGE_ABBEY;
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), TRUE);
  for (AbbatesPage page = ABBATES_PAGE_ABBEY; page <= ABBATES_PAGE_SET_UP; page++)
    gtk_widget_set_parent (new_button (page), GTK_WIDGET (self));
  scr_set_name (GTK_WIDGET (self), _ ("What of the table is shown"));
}

static gboolean
is_lit (const AbbatesView *view,
        AbbatesWhere where,
        guint seat,
        guint first,
        guint last)
{
  for (guint number = first; number <= last; number++)
    if (abbates_view_get_mark (view, ABBATES_PLACE (where, seat, number)) == ABBATES_MARK_LIT)
      return TRUE;

  return FALSE;
}

static gboolean
is_chapter_lit (const AbbatesView *view)
{
  for (guint seat = 1; seat <= abbates_view_get_n_seats (view); seat++)
    if (is_lit (view, ABBATES_IN_CHAPTER, seat, 1, ABBATES_BENEDICT))
      return TRUE;

  return is_lit (view, ABBATES_IN_REFILL, 0, 1, ABBATES_N_BOXES) ||
         is_lit (view, ABBATES_IN_DISCARD, 0, 1, ABBATES_N_CARDS - 1);
}

/* Whether the players of a real table tell a card that has its place already. */
static gboolean
is_palette_due (const AbbatesPosition *position)
{
  return position->table && position->by == 0 && position->stage != ABBATES_STAGE_OVER;
}

/* The page with what can be done now; with a chosen card, that with where it goes. NONE
 * where nothing can be done, so that the page need not change. */
static AbbatesPage
find_due (const AbbatesView *view)
{
  gboolean is_portrait;

  if (abbates_set_up_is_told (view->position))
    return ABBATES_PAGE_SET_UP;
  if (is_palette_due (view->position))
    return ABBATES_PAGE_HAND;
  if (!view->is_open)
    return ABBATES_PAGE_NONE;
  if (view->position->awaiting == ABBATES_MOVE_PLAY && view->position->by > 0)
    return ABBATES_PAGE_HAND;

  is_portrait = is_lit (view, ABBATES_IN_PORTRAIT, view->position->by, 1, ABBATES_N_SQUARES);
  if (is_portrait && view->selected.where != ABBATES_NOWHERE)
    return ABBATES_PAGE_PORTRAIT;
  if (is_lit (view, ABBATES_IN_GARDEN, 0, 1, ABBATES_N_SQUARES))
    return ABBATES_PAGE_ABBEY;
  if (is_portrait)
    return ABBATES_PAGE_PORTRAIT;

  return is_chapter_lit (view) ? ABBATES_PAGE_CHAPTER : ABBATES_PAGE_NONE;
}

/* The letters' size, which may have changed too, counts as it is outside of the table. */
static void
width_cb (AbbatesPages *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->halves);
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), SCR_TYPE_TABLE);
  GtkWidget *parent = table != NULL ? gtk_widget_get_parent (table) : NULL;
  double scale = parent != NULL ? abbates_shape_get_scale (parent) : 1;
  int width = scr_dock_layout_get_width (SCR_DOCK_LAYOUT (layout));
  gboolean is_narrow = width < CLAMP ((int) (NARROW * scale), NARROW, NARROW_MOST);

  if (width == 0)
    return;
  set_is_cramped (self, is_narrow && scale >= CRAMPED);
  if (table != NULL)
    {
      set_class (table, "cramped", self->is_cramped);
      set_class (table, "low", gtk_widget_get_height (self->halves) < LOW * scale);
      set_class (table, "large",
                 width > LARGE_WIDTH * scale &&
                     gtk_widget_get_height (self->halves) > LARGE_HEIGHT * scale);
    }
  set_is_high (self, gtk_widget_get_height (self->halves) > HIGH * scale);
  if (is_narrow != (self->page != ABBATES_PAGE_NONE))
    set_page (self, is_narrow ? self->due : ABBATES_PAGE_NONE);
}

/**
 * abbates_pages_arrange:
 * @self: pages
 * @halves: the whole table; the pages are its last child
 * @rooms: seats, Abbey and the rest
 * @seats: the panels of the seats, now or later
 *
 * Gives them layouts that follow from how wide the table is. Borrows them.
 */
void
abbates_pages_arrange (AbbatesPages *self,
                       GtkWidget *halves,
                       GtkWidget *rooms,
                       GtkWidget *seats)
{
  GtkLayoutManager *layout = scr_dock_layout_new ();

  g_return_if_fail (ABBATES_IS_PAGES (self));

  self->halves = halves;
  self->rooms = rooms;
  self->seats = seats;
  gtk_widget_set_layout_manager (halves, layout);
  gtk_widget_set_layout_manager (rooms, abbates_rooms_new ());
  gtk_widget_set_layout_manager (seats, scr_flow_layout_new (6, 1));
  g_signal_connect_object (layout, "notify::width", G_CALLBACK (width_cb), self,
                           G_CONNECT_SWAPPED);
  arrange (self);
}

/**
 * abbates_pages_add:
 * @self: pages
 * @page: a page
 * @part: what is in sight on it; it may be on several
 *
 * Borrows @part.
 */
void
abbates_pages_add (AbbatesPages *self,
                   AbbatesPage page,
                   GtkWidget *part)
{
  Part added = { page, part };

  g_return_if_fail (ABBATES_IS_PAGES (self));

  g_array_append_val (self->parts, added);
}

/* Brings in sight where something can be done now. */
void
abbates_pages_turn (AbbatesPages *self,
                    const AbbatesView *view)
{
  AbbatesPage due;

  g_return_if_fail (ABBATES_IS_PAGES (self));

  due = find_due (view);
  gtk_widget_set_visible (gtk_widget_get_last_child (GTK_WIDGET (self)),
                          abbates_set_up_is_told (view->position));
  if (due == ABBATES_PAGE_NONE && self->due == ABBATES_PAGE_SET_UP)
    due = ABBATES_PAGE_ABBEY;
  arrange (self);
  width_cb (self);
  if (due == ABBATES_PAGE_NONE)
    return;

  self->due = due;
  if (self->page != ABBATES_PAGE_NONE)
    set_page (self, due);
}
