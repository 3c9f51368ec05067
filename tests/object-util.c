/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "object-util.h"

guint
object_get_uint (gpointer object,
                 const char *name)
{
  guint value;

  g_object_get (object, name, &value, NULL);

  return value;
}

int
object_get_int (gpointer object,
                const char *name)
{
  int value;

  g_object_get (object, name, &value, NULL);

  return value;
}

gboolean
object_get_boolean (gpointer object,
                    const char *name)
{
  gboolean value;

  g_object_get (object, name, &value, NULL);

  return value;
}

char *
object_dup_word (gpointer object,
                 const char *name)
{
  char *word;

  g_object_get (object, name, &word, NULL);

  return word;
}

/* A child, which is the same at each reading; the object keeps it. */
gpointer
object_get_child (gpointer object,
                  const char *name)
{
  g_autoptr (GObject) first = NULL;
  g_autoptr (GObject) second = NULL;

  g_object_get (object, name, &first, NULL);
  g_object_get (object, name, &second, NULL);
  g_assert_true (first == second);

  return first;
}

/* A list of @type, which is the same at each reading; the object keeps it. */
GListModel *
object_get_list (gpointer object,
                 const char *name,
                 GType type)
{
  GListModel *list = object_get_child (object, name);

  g_assert_true (G_IS_LIST_MODEL (list));
  g_assert_false (G_IS_LIST_STORE (list));
  g_assert_true (g_list_model_get_item_type (list) == type);
  g_assert_null (g_list_model_get_item (list, g_list_model_get_n_items (list)));

  return list;
}

/* An item, which the list keeps. */
gpointer
object_get_item (GListModel *list,
                 guint at)
{
  g_autoptr (GObject) item = g_list_model_get_item (list, at);

  g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (item, g_list_model_get_item_type (list)));

  return item;
}
