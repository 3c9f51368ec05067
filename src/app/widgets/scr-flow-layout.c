/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-flow-layout.h"

/**
 * ScrFlowLayout:
 *
 * Puts children side by side as long as their minimum widths fit, and the rest
 * in rows below: one layout for wide and narrow windows. What is left of a row
 * goes to the children that expand, what is left of the height to all rows. Its
 * own natural width is that of one row, but not more than
 * #ScrFlowLayout:natural-width where that is set. No row has more than
 * #ScrFlowLayout:columns children where that is set. Children that expand share a row by what they
 * would like to have, or where #ScrFlowLayout:is-steady alike, whatever they hold.
 */
struct _ScrFlowLayout
{
  GtkLayoutManager parent_instance;

  guint spacing;
  guint natural_width;
  guint columns;
  gboolean is_steady;
};

enum
{
  PROP_0,
  PROP_SPACING,
  PROP_NATURAL_WIDTH,
  PROP_COLUMNS,
  PROP_IS_STEADY,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrFlowLayout, scr_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

static GParamSpec *properties[N_PROPS];

typedef struct
{
  GtkWidget *widget;
  GtkRequestedSize size;
  int row;
  int height;
} Item;

static GArray *
list_items (GtkWidget *widget)
{
  GArray *items = g_array_new (FALSE, TRUE, sizeof (Item));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Item item = { .widget = child };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1,
                          &item.size.minimum_size, &item.size.natural_size, NULL, NULL);
      g_array_append_val (items, item);
    }

  return items;
}

/* Children that do not expand come first to what they would like to have. */
static int
share_first (Item *items,
             GtkRequestedSize *sizes,
             guint n_items,
             int left)
{
  for (guint i = 0; i < n_items; i++)
    {
      int wish = MIN (sizes[i].natural_size - sizes[i].minimum_size, left);

      if (gtk_widget_compute_expand (items[i].widget, GTK_ORIENTATION_HORIZONTAL) || wish <= 0)
        continue;
      sizes[i].minimum_size += wish;
      left -= wish;
    }

  return left;
}

/* Children that expand come to the same width, as far as they are not wider by themselves. Returns
 * what is left. */
static int
share_alike (Item *items,
             GtkRequestedSize *sizes,
             guint n_items,
             int left)
{
  int level = G_MAXINT, n_alike = -1, n_before;

  do
    {
      int sum = left;

      n_before = n_alike;
      n_alike = 0;
      for (guint i = 0; i < n_items; i++)
        if (gtk_widget_compute_expand (items[i].widget, GTK_ORIENTATION_HORIZONTAL) &&
            sizes[i].minimum_size <= level)
          {
            n_alike++;
            sum += sizes[i].minimum_size;
          }
      level = n_alike > 0 ? sum / n_alike : 0;
    }
  while (n_alike > 0 && n_alike != n_before);

  for (guint i = 0; i < n_items; i++)
    if (gtk_widget_compute_expand (items[i].widget, GTK_ORIENTATION_HORIZONTAL) &&
        sizes[i].minimum_size < level)
      {
        left -= level - sizes[i].minimum_size;
        sizes[i].minimum_size = level;
      }

  return left;
}

/* Gives the width of one row to its items. */
static void
share_width (ScrFlowLayout *self,
             Item *items,
             guint n_items,
             int width)
{
  g_autofree GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, n_items);
  guint n_expand = 0;
  int left = width;

  for (guint i = 0; i < n_items; i++)
    {
      sizes[i] = items[i].size;
      left -= sizes[i].minimum_size;
      n_expand += gtk_widget_compute_expand (items[i].widget, GTK_ORIENTATION_HORIZONTAL);
    }

  left = share_first (items, sizes, n_items, MAX (left, 0));
  left = self->is_steady ? share_alike (items, sizes, n_items, left)
                         : gtk_distribute_natural_allocation (left, n_items, sizes);
  for (guint i = 0; i < n_items; i++)
    {
      gboolean takes = gtk_widget_compute_expand (items[i].widget, GTK_ORIENTATION_HORIZONTAL);

      if (n_items == 1)
        takes = TRUE;
      items[i].size.natural_size =
          MIN (sizes[i].minimum_size + (takes ? left / (int) MAX (n_expand, 1) : 0), width);
    }
}

/* Puts the items in rows for @width; afterwards natural_size is each one's
 * width. Returns the number of rows. */
static int
arrange (ScrFlowLayout *self,
         GArray *items,
         int width)
{
  Item *item = (Item *) items->data;
  int spacing = (int) self->spacing;
  int row = 0;
  guint first = 0;

  while (first < items->len)
    {
      int used = item[first].size.minimum_size;
      guint last = first + 1;

      while (last < items->len && (self->columns == 0 || last - first < self->columns) &&
             used + spacing + item[last].size.minimum_size <= width)
        used += spacing + item[last++].size.minimum_size;

      share_width (self, item + first, last - first, width - spacing * (int) (last - first - 1));
      for (guint i = first; i < last; i++)
        item[i].row = row;
      row++;
      first = last;
    }

  return row;
}

static int
measure_rows (ScrFlowLayout *self,
              GArray *items,
              int n_rows,
              int *heights)
{
  int total = 0;

  for (guint i = 0; i < items->len; i++)
    {
      Item *item = &g_array_index (items, Item, i);
      int natural;

      gtk_widget_measure (item->widget, GTK_ORIENTATION_VERTICAL, item->size.natural_size,
                          NULL, &natural, NULL, NULL);
      heights[item->row] = MAX (heights[item->row], natural);
    }
  for (int row = 0; row < n_rows; row++)
    total += heights[row] + (row > 0 ? (int) self->spacing : 0);

  return total;
}

static void
scr_flow_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  ScrFlowLayout *self = SCR_FLOW_LAYOUT (manager);
  g_autoptr (GArray) items = list_items (widget);
  g_autofree int *heights = g_new0 (int, items->len + 1);
  int widest = 0;
  int widest_natural = 0;
  int sum = 0;

  for (guint i = 0; i < items->len; i++)
    {
      Item *item = &g_array_index (items, Item, i);

      widest = MAX (widest, item->size.minimum_size);
      widest_natural = MAX (widest_natural, item->size.natural_size);
      sum += item->size.natural_size + (i > 0 ? (int) self->spacing : 0);
    }

  if (self->natural_width > 0)
    sum = MIN (sum, MAX ((int) self->natural_width, widest_natural));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = widest;
      *natural = sum;
    }
  else
    {
      int width = MAX (for_size < 0 ? sum : for_size, widest);
      int n_rows = arrange (self, items, width);

      *minimum = *natural = measure_rows (self, items, n_rows, heights);
    }
}

static void
scr_flow_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  ScrFlowLayout *self = SCR_FLOW_LAYOUT (manager);
  g_autoptr (GArray) items = list_items (widget);
  g_autofree int *heights = g_new0 (int, items->len + 1);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n_rows = arrange (self, items, width);
  int left = MAX (height - measure_rows (self, items, n_rows, heights), 0);
  int row = 0;
  int x = 0;
  int y = 0;

  for (guint i = 0; i < items->len; i++)
    {
      Item *item = &g_array_index (items, Item, i);
      int row_height;

      if (item->row != row)
        {
          y += heights[row] + left / n_rows + (int) self->spacing;
          row = item->row;
          x = 0;
        }
      row_height = heights[row] + left / n_rows;
      gtk_widget_size_allocate (
          item->widget,
          &(GtkAllocation){ is_rtl ? width - x - item->size.natural_size : x, y,
                            item->size.natural_size, row_height },
          -1);
      x += item->size.natural_size + (int) self->spacing;
    }
}

static GtkSizeRequestMode
scr_flow_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
scr_flow_layout_get_property (GObject *object,
                              guint prop_id,
                              GValue *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SPACING:
      g_value_set_uint (value, SCR_FLOW_LAYOUT (object)->spacing);
      break;
    case PROP_NATURAL_WIDTH:
      g_value_set_uint (value, SCR_FLOW_LAYOUT (object)->natural_width);
      break;
    case PROP_COLUMNS:
      g_value_set_uint (value, SCR_FLOW_LAYOUT (object)->columns);
      break;
    case PROP_IS_STEADY:
      g_value_set_boolean (value, SCR_FLOW_LAYOUT (object)->is_steady);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_flow_layout_set_property (GObject *object,
                              guint prop_id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SPACING:
      SCR_FLOW_LAYOUT (object)->spacing = g_value_get_uint (value);
      break;
    case PROP_NATURAL_WIDTH:
      SCR_FLOW_LAYOUT (object)->natural_width = g_value_get_uint (value);
      break;
    case PROP_COLUMNS:
      scr_flow_layout_set_columns (SCR_FLOW_LAYOUT (object), g_value_get_uint (value));
      break;
    case PROP_IS_STEADY:
      scr_flow_layout_set_is_steady (SCR_FLOW_LAYOUT (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_flow_layout_class_init (ScrFlowLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = scr_flow_layout_get_property;
  object_class->set_property = scr_flow_layout_set_property;
  layout_class->measure = scr_flow_layout_measure;
  layout_class->allocate = scr_flow_layout_allocate;
  layout_class->get_request_mode = scr_flow_layout_get_request_mode;

  properties[PROP_SPACING] =
      g_param_spec_uint ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NATURAL_WIDTH] =
      g_param_spec_uint ("natural-width", NULL, NULL, 0, G_MAXINT, 0,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_COLUMNS] =
      g_param_spec_uint ("columns", NULL, NULL, 0, G_MAXINT, 0,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_IS_STEADY] =
      g_param_spec_boolean ("is-steady", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_flow_layout_init (ScrFlowLayout *self)
{
}

GtkLayoutManager *
scr_flow_layout_new (guint spacing,
                     guint natural_width)
{
  return g_object_new (SCR_TYPE_FLOW_LAYOUT,
                       "spacing", spacing,
                       "natural-width", natural_width,
                       NULL);
}

/* The most children in one row, 0 for as many as fit. */
void
scr_flow_layout_set_columns (ScrFlowLayout *self,
                             guint columns)
{
  g_return_if_fail (SCR_IS_FLOW_LAYOUT (self));

  if (self->columns == columns)
    return;

  self->columns = columns;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLUMNS]);
}

/* Whether children that expand keep their places in a row when what they hold changes. */
void
scr_flow_layout_set_is_steady (ScrFlowLayout *self,
                               gboolean is_steady)
{
  g_return_if_fail (SCR_IS_FLOW_LAYOUT (self));

  if (self->is_steady == is_steady)
    return;

  self->is_steady = is_steady;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_STEADY]);
}
