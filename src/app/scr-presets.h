/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define SCR_TYPE_PRESET (scr_preset_get_type ())
G_DECLARE_FINAL_TYPE (ScrPreset, scr_preset, SCR, PRESET, GObject)

const char *scr_preset_get_name (ScrPreset *self);
gboolean scr_preset_is_shipped (ScrPreset *self);
JsonObject *scr_preset_get_choices (ScrPreset *self);

GListModel *scr_presets_list (GSettings *settings,
                              const char *game) G_GNUC_WARN_UNUSED_RESULT;
ScrPreset *scr_presets_find (GListModel *presets,
                             const char *name) G_GNUC_WARN_UNUSED_RESULT;
void scr_presets_save (GSettings *settings,
                       const char *game,
                       const char *name,
                       JsonObject *choices);
gboolean scr_presets_rename (GSettings *settings,
                             const char *game,
                             const char *name,
                             const char *new_name);
void scr_presets_remove (GSettings *settings,
                         const char *game,
                         const char *name);

G_END_DECLS
