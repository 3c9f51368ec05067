/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-list-private.h"

#include "games/abbates/abbates-snapshot-private.h"

/**
 * AbbatesList:
 *
 * A list model that never changes. A #GListStore would let anybody who reads a state
 * change what it says.
 */
struct _AbbatesList
{
  GObject parent_instance;

  GType item_type;
  GPtrArray *items;
};

static GType
abbates_list_get_item_type (GListModel *model)
{
  return ABBATES_LIST (model)->item_type;
}

static guint
abbates_list_get_n_items (GListModel *model)
{
  AbbatesList *self = ABBATES_LIST (model);

  return self->items != NULL ? self->items->len : 0;
}

static gpointer
abbates_list_get_item (GListModel *model,
                       guint position)
{
  if (position >= abbates_list_get_n_items (model))
    return NULL;

  return g_object_ref (g_ptr_array_index (ABBATES_LIST (model)->items, position));
}

static void
abbates_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = abbates_list_get_item_type;
  iface->get_n_items = abbates_list_get_n_items;
  iface->get_item = abbates_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AbbatesList,
                               abbates_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      abbates_list_model_init))

static void
abbates_list_finalize (GObject *object)
{
  g_clear_pointer (&ABBATES_LIST (object)->items, g_ptr_array_unref);

  G_OBJECT_CLASS (abbates_list_parent_class)->finalize (object);
}

static void
abbates_list_class_init (AbbatesListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = abbates_list_finalize;
}

static void
abbates_list_init (AbbatesList *self)
{
  self->item_type = G_TYPE_OBJECT;
}

/**
 * abbates_list_new_take: (skip)
 * @item_type: the type of the items
 * @items: (transfer full) (element-type GObject): the items, with a function that frees them
 *
 * On the main thread only, since whoever asks for a list keeps it without a lock.
 *
 * Returns: (transfer full): a list model of @items
 */
GListModel *
abbates_list_new_take (GType item_type,
                       GPtrArray *items)
{
  AbbatesList *self;

  g_return_val_if_fail (abbates_is_main_thread (), NULL);

  self = g_object_new (ABBATES_TYPE_LIST, NULL);
  self->item_type = item_type;
  self->items = items;

  return G_LIST_MODEL (self);
}
