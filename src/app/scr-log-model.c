/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-log-model.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/**
 * ScrLogModel:
 *
 * The lines of a match's log: a list model of #ScrLogRow. The set-up is under one heading,
 * closed once the game has begun unless the player chooses otherwise; the rest under those of the
 * game. What was taken back comes last.
 */
struct _ScrLogModel
{
  GObject parent_instance;

  ScrMatch *match;
  GPtrArray *rows;
  gboolean is_chosen;
  gboolean is_setup_open;
};

/* Lines being made. */
typedef struct
{
  ScrMatch *match;
  GPtrArray *rows;
  guint n_entries;
  guint n_all;
  guint n_decisions;
  char *heading;
} Draft;

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScrLogModel,
                               scr_log_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
scr_log_model_get_item_type (GListModel *list)
{
  return SCR_TYPE_LOG_ROW;
}

static guint
scr_log_model_get_n_items (GListModel *list)
{
  return SCR_LOG_MODEL (list)->rows->len;
}

static gpointer
scr_log_model_get_item (GListModel *list,
                        guint position)
{
  ScrLogModel *self = SCR_LOG_MODEL (list);

  return position < self->rows->len ? g_object_ref (g_ptr_array_index (self->rows, position))
                                    : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = scr_log_model_get_item_type;
  iface->get_n_items = scr_log_model_get_n_items;
  iface->get_item = scr_log_model_get_item;
}

/* How many entries come before the first decision. */
static guint
count_setup (Draft *draft)
{
  guint n_setup = 0;

  while (n_setup < draft->n_all &&
         scr_entry_get_turn (scr_match_get_entry (draft->match, n_setup + 1)) <= SCR_TURN_TABLE)
    n_setup++;

  return n_setup;
}

static void
add_entry (Draft *draft,
           guint number)
{
  ScrEntry *entry = scr_match_get_entry (draft->match, number);

  draft->n_decisions += scr_entry_get_turn (entry) > SCR_TURN_TABLE;
  g_ptr_array_add (draft->rows, scr_log_row_new_entry (entry, number, draft->n_decisions,
                                                       number > draft->n_entries));
}

static char *
dup_heading (ScrState *state)
{
  return scr_state_get_turn (state) == SCR_TURN_NONE ? scr_state_dup_progress (state)
                                                     : scr_state_dup_stage (state, NULL);
}

/* A heading stands where it changes; what was taken back has one of its own. */
static void
add_heading (Draft *draft,
             guint number)
{
  ScrEntry *entry = scr_match_get_entry (draft->match, number);
  g_autofree char *heading = NULL;

  if (number > draft->n_entries)
    heading = g_strdup (_ ("Taken back"));
  else
    heading = dup_heading (scr_entry_get_before (entry));
  if (heading == NULL || g_strcmp0 (heading, draft->heading) == 0)
    return;

  g_ptr_array_add (draft->rows, scr_log_row_new_heading (heading));
  g_free (draft->heading);
  draft->heading = g_steal_pointer (&heading);
}

static GPtrArray *
new_rows (ScrLogModel *self)
{
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (self->match));
  Draft draft = { .match = self->match, .n_entries = n_entries };
  gboolean is_open;
  guint n_setup;

  draft.rows = g_ptr_array_new_with_free_func (g_object_unref);
  draft.n_all = n_entries + scr_match_get_n_undone (self->match);
  n_setup = count_setup (&draft);
  if (!self->is_chosen)
    self->is_setup_open = n_entries <= n_setup;
  is_open = self->is_setup_open;
  if (n_setup > 0)
    g_ptr_array_add (draft.rows, scr_log_row_new_setup (n_setup, is_open));
  for (guint number = 1; number <= draft.n_all; number++)
    {
      if (number <= n_setup && !is_open)
        continue;
      if (number > n_setup)
        add_heading (&draft, number);
      add_entry (&draft, number);
    }
  g_free (draft.heading);

  return draft.rows;
}

/* Only what differs is told as changed, so that the rest of a long log stays as it is. */
static void
update (ScrLogModel *self)
{
  g_autoptr (GPtrArray) old = self->rows;
  guint start = 0;

  self->rows = new_rows (self);
  while (start < MIN (old->len, self->rows->len) &&
         scr_log_row_equal (g_ptr_array_index (old, start), g_ptr_array_index (self->rows, start)))
    start++;

  if (start < MAX (old->len, self->rows->len))
    g_list_model_items_changed (G_LIST_MODEL (self), start, old->len - start,
                                self->rows->len - start);
}

static void
scr_log_model_dispose (GObject *object)
{
  ScrLogModel *self = SCR_LOG_MODEL (object);

  g_clear_object (&self->match);

  G_OBJECT_CLASS (scr_log_model_parent_class)->dispose (object);
}

static void
scr_log_model_finalize (GObject *object)
{
  g_ptr_array_unref (SCR_LOG_MODEL (object)->rows);

  G_OBJECT_CLASS (scr_log_model_parent_class)->finalize (object);
}

static void
scr_log_model_class_init (ScrLogModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scr_log_model_dispose;
  G_OBJECT_CLASS (klass)->finalize = scr_log_model_finalize;
}

static void
scr_log_model_init (ScrLogModel *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

ScrLogModel *
scr_log_model_new (ScrMatch *match)
{
  ScrLogModel *self = g_object_new (SCR_TYPE_LOG_MODEL, NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "notify::n-undone", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return self;
}

/* Opens or closes what set the game up. */
void
scr_log_model_toggle_setup (ScrLogModel *self)
{
  g_return_if_fail (SCR_IS_LOG_MODEL (self));

  self->is_chosen = TRUE;
  self->is_setup_open = !self->is_setup_open;
  update (self);
}

/**
 * scr_log_model_find:
 * @self: a log model
 * @number: the number of an entry, from 1
 *
 * Returns: the position of its line, or %GTK_INVALID_LIST_POSITION
 */
guint
scr_log_model_find (ScrLogModel *self,
                    guint number)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (scr_log_row_get_number (g_ptr_array_index (self->rows, i)) == number && number > 0)
      return i;

  return GTK_INVALID_LIST_POSITION;
}
