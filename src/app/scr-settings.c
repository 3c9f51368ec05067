/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-settings.h"

/**
 * scr_settings_new:
 *
 * A missing schema would end the process, so it is looked up first.
 *
 * Returns: (transfer full) (nullable): the program's settings, or %NULL where
 *   their schema is not installed
 */
GSettings *
scr_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, APP_ID, TRUE);

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}
