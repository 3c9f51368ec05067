/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-marks.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-point.h"
#include "app/abbates/abbates-preview.h"
#include "app/abbates/abbates-refusal.h"
#include "app/abbates/abbates-rule.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-rule.h"

/* What can be done with each thing on the table, or why nothing can: to the eye, to the ear,
 * and to whoever pauses on it. The parts of the table have shown what lies where before. */

static void
set_hinted (GtkWidget *widget,
            gboolean is_hinted)
{
  if (is_hinted)
    gtk_widget_add_css_class (widget, "hinted");
  else
    gtk_widget_remove_css_class (widget, "hinted");
}

/* What choosing @place does, in a few words and with what would come of it. */
static char *
dup_use (const AbbatesView *view,
         AbbatesSpot place)
{
  AbbatesMark mark = abbates_view_get_mark (view, place);
  g_autofree char *move = abbates_view_dup_move (view, place);
  g_autofree char *would = move != NULL ? abbates_preview_dup_sentence (view, move) : NULL;

  if (mark == ABBATES_MARK_SELECTED)
    return g_strdup (abbates_name_mark (mark));
  if (mark == ABBATES_MARK_NONE)
    return g_strdup (_ ("Can be chosen instead"));
  if (would == NULL)
    return g_strdup (abbates_name_mark (mark));

  return g_strdup_printf ("%s. %s", abbates_name_mark (mark), would);
}

static char *
dup_card_rule (GtkWidget *widget,
               const AbbatesView *view)
{
  if (!ABBATES_IS_CARD_BUTTON (widget))
    return g_strdup ("");

  return abbates_rule_card (view, abbates_card_button_get_card (ABBATES_CARD_BUTTON (widget)));
}

static void
show_place (GtkWidget *widget,
            const AbbatesView *view,
            AbbatesSpot place)
{
  gboolean is_hinted = abbates_view_is_hinted (view, place);
  g_autofree char *name = scr_dup_thing (widget);
  g_autofree char *refusal = abbates_refusal_dup_sentence (view, place);
  g_autofree char *use = refusal == NULL ? dup_use (view, place) : NULL;
  g_autofree char *hint = NULL;
  g_autofree char *card = dup_card_rule (widget, view);
  const char *description = refusal != NULL ? refusal : use;

  set_hinted (widget, is_hinted);
  if (is_hinted)
    description = hint = g_strdup_printf (_ ("Hint. %s"), description);
  if (refusal != NULL || *card == '\0')
    scr_set_rule (widget, name, description, NULL);
  else
    scr_set_rule (widget, name, card, abbates_rule_section_counting ());
  /* What can be chosen is previewed; a tooltip would lie over where it goes. */
  gtk_widget_set_has_tooltip (widget, refusal != NULL);
  /* GTK describes a widget by its tooltip, so this comes after. */
  scr_set_description (widget, description);
}

/* Whether it only tells what it is. */
static gboolean
is_told (GtkWidget *widget)
{
  return g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "page.tell") == 0;
}

static void
show_card (GtkWidget *widget,
           const AbbatesView *view)
{
  g_autofree char *name = scr_dup_thing (widget);
  g_autofree char *rule = dup_card_rule (widget, view);

  if (*name != '\0' && *rule != '\0')
    scr_set_rule (widget, name, rule, abbates_rule_section_counting ());
}

/* A button that makes a move by itself. */
static void
show_button (GtkWidget *widget,
             const AbbatesView *view)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));

  if (g_strcmp0 (action, "match.move") == 0)
    set_hinted (widget, g_strcmp0 (g_variant_get_string (target, NULL), view->hint) == 0);
}

/**
 * abbates_marks_show:
 * @root: the table, or a part of it
 * @view: what it shows
 */
void
abbates_marks_show (GtkWidget *root,
                    const AbbatesView *view)
{
  AbbatesSpot place;

  if (abbates_point_get_place (root, &place))
    show_place (root, view, place);
  else if (ABBATES_IS_CARD_BUTTON (root) && is_told (root))
    show_card (root, view);
  else if (GTK_IS_ACTIONABLE (root))
    show_button (root, view);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    abbates_marks_show (child, view);
}
