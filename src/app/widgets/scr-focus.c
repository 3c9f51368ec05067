/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-focus.h"

/* A popover that closes hands the focus back to its button, although that may have gone meanwhile.
 */
static gboolean
is_nowhere (GtkWidget *focus)
{
  return focus == NULL || !gtk_widget_get_mapped (focus);
}

/* Returns whether the focus is still nowhere, while the page is in sight. */
static gboolean
has_lost (GtkWidget *stack)
{
  GtkRoot *root = gtk_widget_get_root (stack);

  return root != NULL && is_nowhere (gtk_root_get_focus (root)) && gtk_widget_get_mapped (stack);
}

/* What was chosen from a list goes back to what opened the list. */
static gboolean
grab_owner (GtkWidget *focus)
{
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;
  GtkWidget *owner = popover != NULL ? gtk_widget_get_parent (popover) : NULL;

  return owner != NULL && gtk_widget_get_mapped (owner) && gtk_widget_grab_focus (owner);
}

/* GTK goes on from what has the focus, in sight or not: nothing that could have it may come after
 * that. */
static gboolean
grab_page (GtkWidget *stack)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (stack));
  GtkRoot *root = gtk_widget_get_root (stack);

  if (grab_owner (gtk_root_get_focus (root)))
    return TRUE;

  if (gtk_root_get_focus (root) != NULL)
    gtk_root_set_focus (root, NULL);
  return page != NULL && gtk_widget_grab_focus (page);
}

static gboolean
tick_cb (GtkWidget *stack,
         GdkFrameClock *clock,
         gpointer user_data)
{
  return has_lost (stack) && !grab_page (stack) ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* While something moves, what is to have the focus may not be there yet. */
static gboolean
grab_cb (gpointer user_data)
{
  GtkWidget *stack = GTK_WIDGET (user_data);

  if (has_lost (stack) && !grab_page (stack))
    gtk_widget_add_tick_callback (stack, tick_cb, NULL, NULL);

  return G_SOURCE_REMOVE;
}

static void
grab_soon (GtkWidget *stack)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, grab_cb, g_object_ref (stack), g_object_unref);
}

/* A popover that goes with its page takes the focus with it, and the window is not told. */
static void
follow_focus (GtkWidget *focus,
              GtkWidget *stack)
{
  g_signal_handlers_disconnect_by_func (focus, grab_soon, stack);
  g_signal_connect_object (focus, "unmap", G_CALLBACK (grab_soon), stack, G_CONNECT_SWAPPED);
}

static void
focus_cb (GtkWindow *window,
          GParamSpec *pspec,
          GtkStack *stack)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != NULL)
    follow_focus (focus, GTK_WIDGET (stack));
  if (is_nowhere (focus) && gtk_widget_get_mapped (GTK_WIDGET (stack)))
    grab_soon (GTK_WIDGET (stack));
}

/**
 * scr_keep_focus:
 * @window: a window
 * @stack: its pages
 *
 * When what has the focus goes away, the page in sight grabs it, so that it is
 * never lost.
 */
void
scr_keep_focus (GtkWindow *window,
                GtkStack *stack)
{
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (focus_cb), stack, 0);
}

/* Gives the focus to the next child in their order, or to the one before. */
static gboolean
focus_next (GtkWidget *widget,
            GtkDirectionType direction,
            gboolean is_back)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    child = is_back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);

  for (; child != NULL; child = is_back ? gtk_widget_get_prev_sibling (child)
                                        : gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction))
      return TRUE;

  return FALSE;
}

/**
 * scr_focus_children:
 * @widget: a widget whose children lie one below another
 * @direction: where to
 *
 * The virtual function #GtkWidgetClass.focus for a widget that chooses by itself who has the
 * focus when it grabs it. GTK would have it grab the focus at each Tab that comes from outside,
 * and what lies before its choice would be out of reach.
 *
 * Returns: whether something has the focus now
 */
gboolean
scr_focus_children (GtkWidget *widget,
                    GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child != NULL && (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT))
    return gtk_widget_child_focus (child, direction);

  return focus_next (widget, direction,
                     direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP);
}

/**
 * scr_focus_row:
 * @widget: a widget whose children lie one beside another
 * @direction: where to
 *
 * The same as scr_focus_children() for a row of children. Where GTK finds no other child it would
 * have @widget grab the focus, and Shift+Tab would not leave it.
 *
 * Returns: whether something has the focus now
 */
gboolean
scr_focus_row (GtkWidget *widget,
               GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  GtkDirectionType back =
      gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? GTK_DIR_RIGHT : GTK_DIR_LEFT;

  if (child != NULL && (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN))
    return gtk_widget_child_focus (child, direction);

  return focus_next (widget, direction, direction == GTK_DIR_TAB_BACKWARD || direction == back);
}

/* The first widget below @root with @css_class that can take the focus now, or NULL. */
GtkWidget *
scr_find_focus (GtkWidget *root,
                const char *css_class)
{
  if (!gtk_widget_get_child_visible (root) || !gtk_widget_get_visible (root))
    return NULL;
  if (gtk_widget_has_css_class (root, css_class) && gtk_widget_get_mapped (root) &&
      gtk_widget_get_focusable (root) && gtk_widget_is_sensitive (root))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = scr_find_focus (child, css_class);

      if (found != NULL)
        return found;
    }

  return NULL;
}
