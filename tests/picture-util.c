/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "picture-util.h"

#include "ui-util.h"

#define MOST_TRIES 50

static void
snapshot_widget (GtkWidget *widget,
                 GtkSnapshot *snapshot)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
}

/* Popovers have surfaces of their own, which no picture of their window shows. */
static void
snapshot_popovers (GtkWidget *widget,
                   GtkNative *window,
                   GtkSnapshot *snapshot)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    {
      GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (widget));
      double x, y, window_x, window_y;

      gtk_native_get_surface_transform (GTK_NATIVE (widget), &x, &y);
      gtk_native_get_surface_transform (window, &window_x, &window_y);
      x += gdk_popup_get_position_x (GDK_POPUP (surface)) - window_x;
      y += gdk_popup_get_position_y (GDK_POPUP (surface)) - window_y;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
      snapshot_widget (widget, snapshot);
      gtk_snapshot_restore (snapshot);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    snapshot_popovers (child, window, snapshot);
}

/* What the window shows, at one pixel for each of its own; NULL before it has been laid out. */
static GdkTexture *
render (GtkWidget *widget)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  snapshot_widget (widget, snapshot);
  snapshot_popovers (widget, GTK_NATIVE (widget), snapshot);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node == NULL)
    return NULL;

  return gsk_renderer_render_texture (
      gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

/* What the window shows when it has come to rest, its popovers too. */
GdkTexture *
picture_take (GtkWidget *window)
{
  GdkTexture *texture = NULL;

  for (guint i = 0; texture == NULL && i < MOST_TRIES; i++)
    {
      ui_settle ();
      gtk_test_widget_wait_for_draw (window);
      ui_settle ();
      texture = render (window);
    }
  g_assert_nonnull (texture);

  return texture;
}
