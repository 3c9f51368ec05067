/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-log-row.h"

/**
 * ScrLogRow:
 *
 * One line of the log: an entry of the match or a heading. Never changes once made.
 */
struct _ScrLogRow
{
  GObject parent_instance;

  ScrLogRowKind kind;
  char *title;
  guint n_entries;
  gboolean is_open;
  ScrEntry *entry;
  guint number;
  guint n_decisions;
  gboolean is_undone;
};

G_DEFINE_FINAL_TYPE (ScrLogRow, scr_log_row, G_TYPE_OBJECT)

static void
scr_log_row_finalize (GObject *object)
{
  ScrLogRow *self = SCR_LOG_ROW (object);

  g_free (self->title);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (scr_log_row_parent_class)->finalize (object);
}

static void
scr_log_row_class_init (ScrLogRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_log_row_finalize;
}

static void
scr_log_row_init (ScrLogRow *self)
{
}

/* The heading of the set-up, which has @n_entries entries; they follow where it is open. */
ScrLogRow *
scr_log_row_new_setup (guint n_entries,
                       gboolean is_open)
{
  ScrLogRow *self = g_object_new (SCR_TYPE_LOG_ROW, NULL);

  self->kind = SCR_LOG_ROW_SETUP;
  self->n_entries = n_entries;
  self->is_open = is_open;

  return self;
}

ScrLogRow *
scr_log_row_new_heading (const char *title)
{
  ScrLogRow *self = g_object_new (SCR_TYPE_LOG_ROW, NULL);

  self->kind = SCR_LOG_ROW_HEADING;
  self->title = g_strdup (title);

  return self;
}

/**
 * scr_log_row_new_entry:
 * @entry: an entry of a match
 * @number: its number, from 1
 * @n_decisions: how many decisions there are up to it, itself included
 * @is_undone: whether it was taken back
 */
ScrLogRow *
scr_log_row_new_entry (ScrEntry *entry,
                       guint number,
                       guint n_decisions,
                       gboolean is_undone)
{
  ScrLogRow *self = g_object_new (SCR_TYPE_LOG_ROW, NULL);

  self->kind = scr_entry_get_turn (entry) > SCR_TURN_TABLE ? SCR_LOG_ROW_DECISION
                                                           : SCR_LOG_ROW_ANSWER;
  self->entry = g_object_ref (entry);
  self->number = number;
  self->n_decisions = n_decisions;
  self->is_undone = is_undone;

  return self;
}

ScrLogRowKind
scr_log_row_get_kind (ScrLogRow *self)
{
  return self->kind;
}

/* The text of a heading, or NULL. */
const char *
scr_log_row_get_title (ScrLogRow *self)
{
  return self->title;
}

guint
scr_log_row_get_n_entries (ScrLogRow *self)
{
  return self->n_entries;
}

gboolean
scr_log_row_get_is_open (ScrLogRow *self)
{
  return self->is_open;
}

/* The entry, or NULL for a heading. */
ScrEntry *
scr_log_row_get_entry (ScrLogRow *self)
{
  return self->entry;
}

/* The number of the entry, or 0 for a heading. */
guint
scr_log_row_get_number (ScrLogRow *self)
{
  return self->number;
}

guint
scr_log_row_get_n_decisions (ScrLogRow *self)
{
  return self->n_decisions;
}

gboolean
scr_log_row_get_is_undone (ScrLogRow *self)
{
  return self->is_undone;
}

/* Whether both say the same. */
gboolean
scr_log_row_equal (ScrLogRow *self,
                   ScrLogRow *other)
{
  return self->kind == other->kind && self->entry == other->entry &&
         self->number == other->number && self->n_entries == other->n_entries &&
         self->is_open == other->is_open && self->is_undone == other->is_undone &&
         g_strcmp0 (self->title, other->title) == 0;
}
