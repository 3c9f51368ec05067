/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

/* The least that an application of this kind can be: what the start of the real one is
 * compared with. */

static void
activate_cb (GtkApplication *app)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = adw_application_window_new (app);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Scriptorium"));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 780);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (AdwApplication) app =
      adw_application_new ("org.scriptorium.BareWindow", G_APPLICATION_DEFAULT_FLAGS);

  g_signal_connect (app, "activate", G_CALLBACK (activate_cb), NULL);

  return g_application_run (G_APPLICATION (app), argc, argv);
}
