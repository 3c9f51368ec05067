/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-fixed-list.h"

/* A list model that never changes. A GListStore would let anybody who reads an object change
 * what it says. */
typedef struct
{
  GObject parent_instance;

  GType item_type;
  GPtrArray *items;
} ScrFixedList;

typedef GObjectClass ScrFixedListClass;

static GType scr_fixed_list_get_type (void);

static GType
get_item_type (GListModel *model)
{
  return ((ScrFixedList *) model)->item_type;
}

static guint
get_n_items (GListModel *model)
{
  return ((ScrFixedList *) model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint position)
{
  GPtrArray *items = ((ScrFixedList *) model)->items;

  return position < items->len ? g_object_ref (g_ptr_array_index (items, position)) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ScrFixedList,
                               scr_fixed_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
scr_fixed_list_finalize (GObject *object)
{
  g_ptr_array_unref (((ScrFixedList *) object)->items);

  G_OBJECT_CLASS (scr_fixed_list_parent_class)->finalize (object);
}

static void
scr_fixed_list_class_init (ScrFixedListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_fixed_list_finalize;
}

static void
scr_fixed_list_init (ScrFixedList *self)
{
}

/**
 * scr_fixed_list_new: (skip)
 * @item_type: the type of the items
 * @items: (element-type GObject): objects, no more to be changed
 *
 * Returns: (transfer full): a list model of @items
 */
GListModel *
scr_fixed_list_new (GType item_type,
                    GPtrArray *items)
{
  ScrFixedList *self = g_object_new (scr_fixed_list_get_type (), NULL);

  self->item_type = item_type;
  self->items = g_ptr_array_ref (items);

  return G_LIST_MODEL (self);
}
