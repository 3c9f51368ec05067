/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-changes.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-isolate.h"
#include "core/scr-result-row.h"

/**
 * ScrChanges:
 *
 * Tells how two states of a match differ for each seat, in the numbers of the score sheet, and
 * what is due then.
 */
struct _ScrChanges
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ScrChanges, scr_changes, GTK_TYPE_WIDGET)

static void
scr_changes_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_changes_parent_class)->dispose (object);
}

static void
scr_changes_class_init (ScrChangesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_changes_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_css_name (widget_class, "changes");
}

static void
scr_changes_init (ScrChanges *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What changes"),
                                  -1);
}

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static const char *
get_value (ScrResultRow *row,
           guint column)
{
  const char *const *values = scr_result_row_get_values (row);

  return column < g_strv_length ((GStrv) values) ? values[column] : "";
}

/* The row of @rows that counts the same as @row, or NULL. */
static ScrResultRow *
find_row (GListModel *rows,
          ScrResultRow *row)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) other = g_list_model_get_item (rows, i);

      if (g_strcmp0 (scr_result_row_get_name (other), scr_result_row_get_name (row)) == 0 &&
          g_strcmp0 (scr_result_row_get_label (other), scr_result_row_get_label (row)) == 0)
        return g_steal_pointer (&other);
    }

  return NULL;
}

/* What of a seat's numbers differs: in @total the total, and in what is returned all others. */
static char *
dup_differences (GListModel *old_rows,
                 GListModel *new_rows,
                 guint column,
                 char **total)
{
  g_autoptr (GString) text = g_string_new (NULL);

  *total = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (new_rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (new_rows, i);
      g_autoptr (ScrResultRow) old = find_row (old_rows, row);
      const char *before = old != NULL ? get_value (old, column) : "";
      const char *after = get_value (row, column);
      g_autofree char *numbers = NULL;

      if (*before == '\0' || *after == '\0' || g_str_equal (before, after))
        continue;
      /* Translators: a number as it is, and as it would be. */
      numbers = g_strdup_printf (_ ("%s → %s"), before, after);
      if (scr_result_row_get_is_total (row))
        *total = g_steal_pointer (&numbers);
      else
        g_string_append_printf (text, "%s%s %s", text->len > 0 ? " · " : "",
                                scr_result_row_get_label (row), numbers);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_seat (ScrChanges *self,
          const char *name,
          const char *total,
          const char *others)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *sum = new_label (total != NULL ? total : _ ("as it is"), "numeric");
  g_autofree char *isolated = scr_isolate_name (name);

  gtk_box_append (GTK_BOX (lines), new_label (isolated, "heading"));
  if (*others != '\0')
    gtk_box_append (GTK_BOX (lines), new_label (others, "hint"));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_add_css_class (sum, total != NULL ? "title-3" : "hint");
  gtk_label_set_wrap_mode (GTK_LABEL (sum), PANGO_WRAP_WORD);
  gtk_widget_set_layout_manager (box, scr_flow_layout_new (12, 0));
  gtk_widget_set_valign (sum, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (sum, _ ("Total"));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), sum);
  gtk_widget_add_css_class (box, "change");
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

/* What is due now and what would be, where that differs. */
static void
add_prompt (ScrChanges *self,
            ScrState *before,
            ScrState *after)
{
  g_autofree char *old = scr_state_prompt (before);
  g_autofree char *new = scr_state_prompt (after);
  g_autofree char *text = NULL;

  if (g_str_equal (old, new))
    return;

  /* Translators: %s is who does what then, a sentence. */
  text = g_strdup_printf (_ ("What is due then: %s"), new);
  gtk_widget_set_parent (new_label (text, NULL), GTK_WIDGET (self));
}

/**
 * scr_changes_show:
 * @self: a widget
 * @before: a state, as whoever looks may see it
 * @after: what it would become
 */
void
scr_changes_show (ScrChanges *self,
                  ScrState *before,
                  ScrState *after)
{
  g_autoptr (GListModel) old_rows = scr_state_list_result (before);
  g_autoptr (GListModel) new_rows = scr_state_list_result (after);
  g_auto (GStrv) columns = scr_state_dup_columns (after);
  gboolean is_changed = FALSE;

  g_return_if_fail (SCR_IS_CHANGES (self));

  scr_unparent_children (GTK_WIDGET (self));
  for (guint i = 0; columns[i] != NULL; i++)
    {
      g_autofree char *total = NULL;
      g_autofree char *others = dup_differences (old_rows, new_rows, i, &total);

      if (total == NULL && *others == '\0')
        continue;
      add_seat (self, columns[i], total, others);
      is_changed = TRUE;
    }
  if (!is_changed)
    gtk_widget_set_parent (new_label (_ ("Scores and places on the track stay as they are."), NULL),
                           GTK_WIDGET (self));
  add_prompt (self, before, after);
}
