/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-start-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-match-item.h"
#include "app/scr-match-row.h"
#include "app/scr-picture.h"
#include "app/scr-window.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"

/* How many matches each list begins with, and how many are added at once. */
#define N_AT_FIRST 5
#define N_AT_ONCE 60

enum
{
  UNFINISHED,
  FINISHED,
  UNREADABLE,
  N_SECTIONS,
};

/* A list with its heading. */
typedef struct
{
  GtkWidget *heading;
  GtkBox *rows;
  guint n_rows;
} Section;

/**
 * ScrStartPage:
 * @items: (nullable): a list model of #ScrLibraryItem
 * @next: the match to continue, as its place among @items
 * @is_all: whether all are asked for
 * @source: shows more of them while the window is idle, or 0
 *
 * What to do first: continue the match last played, if one was not ended, begin another,
 * open a file, or go on with any match, newest first.
 */
struct _ScrStartPage
{
  GtkWidget parent_instance;

  GCancellable *cancellable;
  GListModel *items;
  guint next;
  gboolean is_all;
  guint source;
  Section sections[N_SECTIONS];

  GMenuModel *menu;
  GtkMenuButton *main;
  ScrBanner *banner;
  GtkWidget *content;
  GtkWidget *welcome;
  ScrMatchRow *go_on;
  GtkWidget *play;
  GtkWidget *sample;
  GtkWidget *unfinished_heading;
  GtkBox *unfinished;
  GtkWidget *finished_heading;
  GtkBox *finished;
  GtkWidget *unreadable_heading;
  GtkBox *unreadable;
  GtkWidget *more;
  GtkWidget *statistics;
};

G_DEFINE_FINAL_TYPE (ScrStartPage, scr_start_page, GTK_TYPE_WIDGET)

static Section *
get_section (ScrStartPage *self,
             ScrLibraryItem *item)
{
  if (scr_library_item_get_refusal (item) != NULL)
    return &self->sections[UNREADABLE];

  return &self->sections[scr_library_item_is_over (item) ? FINISHED : UNFINISHED];
}

static void
add_row (ScrStartPage *self,
         ScrLibraryItem *item)
{
  Section *section = get_section (self, item);

  gtk_box_append (section->rows, scr_match_row_new (item));
  section->n_rows++;
  gtk_widget_show (section->heading);
  gtk_widget_show (GTK_WIDGET (section->rows));
}

/* The first few of each list. The match to continue is listed above them already. */
static void
show_first (ScrStartPage *self)
{
  guint n_items = g_list_model_get_n_items (self->items);

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (self->items, i);

      if (i != self->next && get_section (self, item)->n_rows < N_AT_FIRST)
        add_row (self, item);
    }
}

static guint
count_rows (ScrStartPage *self)
{
  guint n_rows = 0;

  for (guint i = 0; i < N_SECTIONS; i++)
    n_rows += self->sections[i].n_rows;

  return n_rows;
}

static void
clear_rows (ScrStartPage *self)
{
  for (guint i = 0; i < N_SECTIONS; i++)
    {
      Section *section = &self->sections[i];
      GtkWidget *child;

      while ((child = gtk_widget_get_first_child (GTK_WIDGET (section->rows))) != NULL)
        gtk_box_remove (section->rows, child);
      section->n_rows = 0;
      gtk_widget_hide (section->heading);
      gtk_widget_hide (GTK_WIDGET (section->rows));
    }
}

/* Those that each list begins with are shown already. */
static gboolean
show_more_cb (gpointer user_data)
{
  ScrStartPage *self = SCR_START_PAGE (user_data);
  guint n_items = g_list_model_get_n_items (self->items);
  guint n_seen[N_SECTIONS] = { 0 };
  guint n_added = 0;

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (self->items, i);
      Section *section = get_section (self, item);
      guint *n = &n_seen[section - self->sections];

      if (i == self->next || ++*n <= section->n_rows)
        continue;
      if (n_added == N_AT_ONCE)
        return G_SOURCE_CONTINUE;

      add_row (self, item);
      n_added++;
    }

  self->source = 0;
  return G_SOURCE_REMOVE;
}

static void
show_all (ScrStartPage *self)
{
  self->is_all = TRUE;
  gtk_widget_hide (self->more);
  if (show_more_cb (self) == G_SOURCE_CONTINUE)
    self->source = g_idle_add (show_more_cb, self);
}

/* The keyboard goes on at the first match that was not there. */
static void
show_all_cb (GtkWidget *widget,
             const char *action,
             GVariant *parameter)
{
  ScrStartPage *self = SCR_START_PAGE (widget);
  gboolean had_focus = gtk_widget_has_focus (self->more);
  GtkWidget *last[N_SECTIONS];
  GtkWidget *next = NULL;

  if (self->items == NULL || self->source != 0)
    return;

  for (guint i = 0; i < N_SECTIONS; i++)
    last[i] = gtk_widget_get_last_child (GTK_WIDGET (self->sections[i].rows));
  show_all (self);
  for (guint i = 0; i < N_SECTIONS && next == NULL; i++)
    if (last[i] != NULL)
      next = gtk_widget_get_next_sibling (last[i]);
  if (had_focus && next != NULL)
    gtk_widget_grab_focus (next);
}

static void
continue_cb (GtkWidget *widget,
             const char *action,
             GVariant *parameter)
{
  ScrStartPage *self = SCR_START_PAGE (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->go_on)))
    gtk_widget_activate_action (GTK_WIDGET (self->go_on), "row.open", NULL);
}

/* The place of the match last played of those that are not over; one past the end if there is
 * none. */
static guint
find_unfinished (GListModel *items)
{
  guint n_items = g_list_model_get_n_items (items);

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (items, i);

      if (scr_library_item_get_refusal (item) == NULL && !scr_library_item_is_over (item))
        return i;
    }

  return n_items;
}

static void
show_go_on (ScrStartPage *self)
{
  g_autoptr (ScrLibraryItem) item = g_list_model_get_item (self->items, self->next);

  scr_match_row_set_item (self->go_on, item);
  gtk_widget_set_visible (GTK_WIDGET (self->go_on), item != NULL);
  if (item != NULL)
    gtk_widget_remove_css_class (self->play, "primary");
  else
    gtk_widget_add_css_class (self->play, "primary");
}

static void
show_rows (ScrStartPage *self)
{
  guint n_items = g_list_model_get_n_items (self->items);
  gboolean has_next = self->next < n_items;
  g_autofree char *label = g_strdup_printf (
      ngettext ("Show all %u match", "Show all %u matches", n_items), n_items);

  clear_rows (self);
  show_first (self);
  gtk_button_set_label (GTK_BUTTON (self->more), label);
  gtk_widget_set_visible (self->more, count_rows (self) + has_next < n_items);
  gtk_widget_set_visible (self->statistics, self->sections[FINISHED].n_rows > 0);
  if (self->is_all)
    show_all (self);
}

static ScrMatchRow *
find_focused_row (ScrStartPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, SCR_TYPE_MATCH_ROW) : NULL;

  return row != NULL && gtk_widget_is_ancestor (row, GTK_WIDGET (self)) ? SCR_MATCH_ROW (row)
                                                                        : NULL;
}

/* The rows from the top, the match to continue first. */
static GPtrArray *
list_rows (ScrStartPage *self)
{
  GPtrArray *rows = g_ptr_array_new ();

  if (gtk_widget_get_visible (GTK_WIDGET (self->go_on)))
    g_ptr_array_add (rows, self->go_on);
  for (guint i = 0; i < N_SECTIONS; i++)
    for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->sections[i].rows));
         row != NULL; row = gtk_widget_get_next_sibling (row))
      g_ptr_array_add (rows, row);

  return rows;
}

/* The focus stays with its match; where that has gone, it goes to what is in its place. */
static void
restore_focus (ScrStartPage *self,
               const char *path,
               guint place)
{
  g_autoptr (GPtrArray) rows = list_rows (self);

  for (guint i = 0; i < rows->len; i++)
    {
      ScrLibraryItem *item = scr_match_row_get_item (g_ptr_array_index (rows, i));

      if (g_str_equal (scr_library_item_get_path (item), path))
        place = i;
    }
  if (rows->len > 0)
    gtk_widget_grab_focus (g_ptr_array_index (rows, MIN (place, rows->len - 1)));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_items (ScrStartPage *self,
            GListModel *items)
{
  gboolean is_empty = g_list_model_get_n_items (items) == 0;
  g_autoptr (GPtrArray) rows = list_rows (self);
  ScrMatchRow *row = find_focused_row (self);
  g_autofree char *path =
      row != NULL && scr_match_row_get_item (row) != NULL
          ? g_strdup (scr_library_item_get_path (scr_match_row_get_item (row)))
          : NULL;
  gboolean is_undecided = self->items == NULL || gtk_widget_is_focus (self->play);
  guint place = 0;

  g_ptr_array_find (rows, row, &place);
  g_clear_handle_id (&self->source, g_source_remove);
  g_set_object (&self->items, items);
  self->next = find_unfinished (items);
  show_go_on (self);
  show_rows (self);
  gtk_widget_set_visible (self->welcome, is_empty);
  gtk_widget_set_visible (self->sample, is_empty);
  gtk_widget_set_valign (self->content, is_empty ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);

  if (path != NULL)
    restore_focus (self, path, place);
  else if (is_undecided && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
is_same_item (ScrLibraryItem *a,
              ScrLibraryItem *b)
{
  return scr_library_item_get_modified (a) == scr_library_item_get_modified (b) &&
         g_str_equal (scr_library_item_get_path (a), scr_library_item_get_path (b));
}

/* What is shown already is not shown anew: the pointer may be on it. */
static gboolean
is_shown (ScrStartPage *self,
          GListModel *items)
{
  guint n_items = g_list_model_get_n_items (items);

  if (self->items == NULL || g_list_model_get_n_items (self->items) != n_items || n_items == 0)
    return FALSE;

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (ScrLibraryItem) old = g_list_model_get_item (self->items, i);
      g_autoptr (ScrLibraryItem) new = g_list_model_get_item (items, i);

      if (!is_same_item (old, new))
        return FALSE;
    }

  return TRUE;
}

static void
listed_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) items = scr_library_list_finish (SCR_LIBRARY (object), result, &error);
  g_autofree char *sentence = NULL;

  /* Cancelled by dispose: there is no page any more. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (items != NULL)
    {
      if (!is_shown (SCR_START_PAGE (user_data), items))
        show_items (SCR_START_PAGE (user_data), items);
      return;
    }

  sentence = scr_matches_dup_unlisted (error);
  scr_banner_show_sentence (SCR_START_PAGE (user_data)->banner, sentence);
}

/* The menu's rows are made when it is first opened. */
static void
fill_menu_cb (GtkMenuButton *button,
              gpointer user_data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, SCR_START_PAGE (user_data)->menu);
}

static void
scr_start_page_dispose (GObject *object)
{
  ScrStartPage *self = SCR_START_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->items);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_START_PAGE);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_start_page_parent_class)->dispose (object);
}

static gboolean
scr_start_page_grab_focus (GtkWidget *widget)
{
  ScrStartPage *self = SCR_START_PAGE (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->go_on))
                                    ? GTK_WIDGET (self->go_on)
                                    : self->play);
}

/* Other windows and programs play too: whoever comes back sees how the matches stand now. */
static void
active_cb (ScrStartPage *self,
           GParamSpec *pspec,
           GtkWindow *window)
{
  if (self->items != NULL && gtk_window_is_active (window) &&
      gtk_widget_get_mapped (GTK_WIDGET (self)))
    scr_start_page_refresh (self);
}

static void
scr_start_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_start_page_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::is-active",
                           G_CALLBACK (active_cb), widget, G_CONNECT_SWAPPED);
}

static void
scr_start_page_class_init (ScrStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_start_page_dispose;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = scr_start_page_grab_focus;
  widget_class->root = scr_start_page_root;

  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_FLOW_LAYOUT);
  g_type_ensure (SCR_TYPE_MATCH_ROW);
  g_type_ensure (SCR_TYPE_PICTURE);
  g_type_ensure (SCR_TYPE_WINDOW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, menu);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, main);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, content);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, welcome);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, play);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, sample);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, unfinished_heading);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, finished_heading);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, finished);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, unreadable_heading);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, unreadable);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, more);
  gtk_widget_class_bind_template_child (widget_class, ScrStartPage, statistics);

  gtk_widget_class_install_action (widget_class, "start.show-all", NULL, show_all_cb);
  gtk_widget_class_install_action (widget_class, "start.continue", NULL, continue_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "start.continue", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "start.continue", NULL);
}

static void
scr_start_page_init (ScrStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->main, fill_menu_cb, self, NULL);
  self->sections[UNFINISHED].heading = self->unfinished_heading;
  self->sections[UNFINISHED].rows = self->unfinished;
  self->sections[FINISHED].heading = self->finished_heading;
  self->sections[FINISHED].rows = self->finished;
  self->sections[UNREADABLE].heading = self->unreadable_heading;
  self->sections[UNREADABLE].rows = self->unreadable;
  g_signal_connect_object (scr_matches_get_library (), "changed",
                           G_CALLBACK (scr_start_page_refresh), self, G_CONNECT_SWAPPED);
}

ScrBanner *
scr_start_page_get_banner (ScrStartPage *self)
{
  return self->banner;
}

/* Reads the list of matches anew. */
void
scr_start_page_refresh (ScrStartPage *self)
{
  g_return_if_fail (SCR_IS_START_PAGE (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  scr_library_list_async (scr_matches_get_library (), self->cancellable, listed_cb, self);
}
