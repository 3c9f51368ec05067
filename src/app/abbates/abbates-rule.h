/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

const char *abbates_rule_section_arcade (void);
const char *abbates_rule_section_counting (void);
const char *abbates_rule_section_play (void);
char *abbates_rule_card (const AbbatesView *view,
                         AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_rule_mission (const AbbatesView *view,
                            guint seat) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_rule_ora (const AbbatesView *view,
                        guint seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
