/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-guide-window.h"

#include "app/scr-tables.h"

/**
 * ScrGuideWindow:
 *
 * Tells how the games are played that tell it, for whoever sees one for the first time. It lies
 * beside the table: nobody has to close it to try what it says.
 */
struct _ScrGuideWindow
{
  AdwWindow parent_instance;

  GtkScrolledWindow *scroll;
  GtkBox *guides;
};

G_DEFINE_FINAL_TYPE (ScrGuideWindow, scr_guide_window, ADW_TYPE_WINDOW)

static void
scr_guide_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_GUIDE_WINDOW);

  G_OBJECT_CLASS (scr_guide_window_parent_class)->dispose (object);
}

static void
scr_guide_window_class_init (ScrGuideWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_guide_window_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-guide-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrGuideWindow, scroll);
  gtk_widget_class_bind_template_child (widget_class, ScrGuideWindow, guides);
}

static void
scr_guide_window_init (ScrGuideWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_tables_add_guides (self->guides);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->scroll));
}

/**
 * scr_guide_window_new:
 * @parent: the window that it belongs to
 *
 * Returns: (transfer none): a window that belongs to GTK until it is closed
 */
GtkWidget *
scr_guide_window_new (GtkWindow *parent)
{
  return g_object_new (SCR_TYPE_GUIDE_WINDOW, "transient-for", parent, NULL);
}

static ScrGuideWindow *
find_window (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (SCR_IS_GUIDE_WINDOW (at->data) && gtk_window_get_transient_for (at->data) == parent)
      return at->data;

  return NULL;
}

/* The action "win.guide". */
void
scr_guide_window_activate (GSimpleAction *action,
                           GVariant *parameter,
                           gpointer parent)
{
  ScrGuideWindow *old = find_window (GTK_WINDOW (parent));

  gtk_window_present (old != NULL ? GTK_WINDOW (old)
                                  : GTK_WINDOW (scr_guide_window_new (GTK_WINDOW (parent))));
}
