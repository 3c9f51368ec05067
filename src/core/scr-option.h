/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * ScrOptionKind:
 * @SCR_OPTION_SWITCH: true or false
 * @SCR_OPTION_CHOICE: one of the choices
 * @SCR_OPTION_ORDER: all of the choices, in an order of one's own
 *
 * What can be chosen with an option.
 */
typedef enum
{
  SCR_OPTION_SWITCH,
  SCR_OPTION_CHOICE,
  SCR_OPTION_ORDER,
} ScrOptionKind;

#define SCR_TYPE_OPTION_KIND (scr_option_kind_get_type ())
GType scr_option_kind_get_type (void);

#define SCR_TYPE_OPTION (scr_option_get_type ())
G_DECLARE_FINAL_TYPE (ScrOption, scr_option, SCR, OPTION, GObject)

ScrOption *scr_option_new_switch (const char *group,
                                  const char *id,
                                  const char *title,
                                  const char *description,
                                  gboolean fallback);
ScrOption *scr_option_new_choice (ScrOptionKind kind,
                                  const char *group,
                                  const char *id,
                                  const char *title,
                                  const char *description,
                                  const char *const *choices,
                                  const char *const *choice_titles,
                                  const char *fallback);

ScrOptionKind scr_option_get_kind (ScrOption *self);
const char *scr_option_get_group (ScrOption *self);
const char *scr_option_get_id (ScrOption *self);
const char *scr_option_get_title (ScrOption *self);
const char *scr_option_get_description (ScrOption *self);
const char *const *scr_option_get_choices (ScrOption *self);
const char *const *scr_option_get_choice_titles (ScrOption *self);
const char *scr_option_get_fallback (ScrOption *self);
const char *scr_option_get_unless (ScrOption *self);
const char *scr_option_get_unless_reason (ScrOption *self);

G_END_DECLS
