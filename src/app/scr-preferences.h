/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCR_TYPE_PREFERENCES (scr_preferences_get_type ())
G_DECLARE_FINAL_TYPE (ScrPreferences, scr_preferences, SCR, PREFERENCES, AdwPreferencesWindow)

void scr_preferences_show (GtkWindow *parent);
void scr_preferences_follow_scheme (GSettings *settings);

G_END_DECLS
