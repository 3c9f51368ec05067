/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <locale.h>

#include "app/scr-application.h"
#include "games/scr-games.h"

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrApplication) app = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  scr_games_register ();
  app = scr_application_new ();

  return g_application_run (G_APPLICATION (app), argc, argv);
}
