/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-layout-window.h"

#include <glib/gi18n.h>

#include "app/scr-tables.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-key.h"

/* What is laid stays with the session under this name, as long as the match is open. */
#define LAID "scr-laid-steps"

/* Narrower than this, in pixels, pictures stand above their sentences. */
#define NARROW 520

/**
 * ScrLayoutWindow:
 * @steps: the steps that lay the position out
 * @laid: (element-type char*): what was checked off in this session, by what it says
 * @rows: (element-type GtkCheckButton): a step each
 *
 * How the position of a match is laid out with the pieces of the box: step by step, each with a
 * picture of where the thing goes, checked off as it is done. A step that a later position has
 * too is still checked there, since it lies already.
 */
struct _ScrLayoutWindow
{
  AdwWindow parent_instance;

  GListModel *steps;
  GHashTable *laid;
  GPtrArray *rows;
  gboolean is_filling;

  AdwWindowTitle *title;
  GtkProgressBar *progress;
  GtkScrolledWindow *scrolled;
  GtkBox *list;
  GtkLabel *status;
  GtkWidget *done;
};

G_DEFINE_FINAL_TYPE (ScrLayoutWindow, scr_layout_window, ADW_TYPE_WINDOW)

static ScrStep *
get_step (ScrLayoutWindow *self,
          guint i)
{
  g_autoptr (ScrStep) step = g_list_model_get_item (self->steps, i);

  /* The list keeps it. */
  return step;
}

static gboolean
is_laid (ScrLayoutWindow *self,
         guint i)
{
  return gtk_check_button_get_active (g_ptr_array_index (self->rows, i));
}

static guint
count_laid (ScrLayoutWindow *self)
{
  guint n_laid = 0;

  for (guint i = 0; i < self->rows->len; i++)
    n_laid += is_laid (self, i);

  return n_laid;
}

/* The first step from @i on that is not laid, then the first of all; the number of steps where
 * all are. */
static guint
find_next (ScrLayoutWindow *self,
           guint i)
{
  for (guint n = 0; n < self->rows->len; n++)
    if (!is_laid (self, (i + n) % self->rows->len))
      return (i + n) % self->rows->len;

  return self->rows->len;
}

/* The step that is due stands out. */
static void
mark_next (ScrLayoutWindow *self)
{
  guint next = find_next (self, 0);

  for (guint i = 0; i < self->rows->len; i++)
    if (i == next)
      gtk_widget_add_css_class (g_ptr_array_index (self->rows, i), "next");
    else
      gtk_widget_remove_css_class (g_ptr_array_index (self->rows, i), "next");
}

static void
update_progress (ScrLayoutWindow *self)
{
  guint n_steps = self->rows->len;
  guint n_laid = count_laid (self);
  g_autofree char *text =
      g_strdup_printf (ngettext ("%u of %u step laid", "%u of %u steps laid", n_steps), n_laid,
                       n_steps);

  adw_window_title_set_subtitle (self->title, text);
  gtk_progress_bar_set_fraction (self->progress, n_steps > 0 ? (double) n_laid / n_steps : 0);
  gtk_label_set_label (self->status,
                       n_laid < n_steps ? ""
                                        : _ ("Everything lies as it should. Go on at your table."));
  gtk_widget_set_visible (GTK_WIDGET (self->status), n_laid == n_steps);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "layout.again", n_laid > 0);
  mark_next (self);
  if (n_laid == n_steps)
    gtk_widget_add_css_class (self->done, "suggested-action");
  else
    gtk_widget_remove_css_class (self->done, "suggested-action");
}

static void
go_to (ScrLayoutWindow *self,
       guint i)
{
  gtk_widget_grab_focus (i < self->rows->len ? g_ptr_array_index (self->rows, i) : self->done);
}

/* The step that has the focus, or behind the last. */
static guint
find_focus (ScrLayoutWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  guint i;

  return focus != NULL && g_ptr_array_find (self->rows, focus, &i) ? i : self->rows->len;
}

/* Once all has its place, the step that has the focus is brought in sight, and those after it. */
static void
painted_cb (GdkFrameClock *clock,
            ScrLayoutWindow *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  guint focus = find_focus (self);
  graphene_rect_t row;

  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  if (focus > 0 && focus < self->rows->len &&
      gtk_widget_compute_bounds (g_ptr_array_index (self->rows, focus),
                                 gtk_widget_get_parent (GTK_WIDGET (self->list)), &row))
    gtk_adjustment_set_value (adjustment, row.origin.y - 48);
}

static void
reveal_focus (ScrLayoutWindow *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  g_signal_connect_object (clock, "after-paint", G_CALLBACK (painted_cb), self, 0);
}

static void
checked_cb (ScrLayoutWindow *self,
            GParamSpec *pspec,
            GtkCheckButton *row)
{
  gboolean is_active = gtk_check_button_get_active (row);
  const char *sentence;
  guint i;

  if (self->is_filling || !g_ptr_array_find (self->rows, row, &i))
    return;

  sentence = scr_step_get_sentence (get_step (self, i));
  if (is_active)
    g_hash_table_add (self->laid, g_strdup (sentence));
  else
    g_hash_table_remove (self->laid, sentence);
  update_progress (self);
  go_to (self, is_active ? find_next (self, i + 1) : i);
  reveal_focus (self);
}

/* Takes back the step that has the focus, or the last before it that is checked. */
static gboolean
back_cb (GtkWidget *widget,
         GVariant *args,
         gpointer user_data)
{
  ScrLayoutWindow *self = SCR_LAYOUT_WINDOW (widget);
  guint i = MIN (find_focus (self) + 1, self->rows->len);

  while (i > 0 && !is_laid (self, i - 1))
    i--;
  if (i > 0)
    gtk_check_button_set_active (g_ptr_array_index (self->rows, i - 1), FALSE);

  return GDK_EVENT_STOP;
}

static void
again_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  ScrLayoutWindow *self = SCR_LAYOUT_WINDOW (widget);

  self->is_filling = TRUE;
  g_hash_table_remove_all (self->laid);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_check_button_set_active (g_ptr_array_index (self->rows, i), FALSE);
  self->is_filling = FALSE;
  update_progress (self);
  go_to (self, 0);
}

/* How large letters are, 1 for those that people have who change nothing. */
static double
get_text_scale (ScrLayoutWindow *self)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 0 ? dpi / (1024 * 96.0) : 1;
}

static void
width_cb (ScrLayoutWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  gboolean is_narrow = surface != NULL &&
                       gdk_surface_get_width (surface) < NARROW * get_text_scale (self);

  for (guint i = 0; i < self->rows->len; i++)
    gtk_orientable_set_orientation (
        GTK_ORIENTABLE (gtk_check_button_get_child (g_ptr_array_index (self->rows, i))),
        is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    reveal_focus (self);
}

static void
scr_layout_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_layout_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "notify::width",
                           G_CALLBACK (width_cb), widget, G_CONNECT_SWAPPED);
  width_cb (SCR_LAYOUT_WINDOW (widget));
}

static void
scr_layout_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_layout_window_parent_class)->map (widget);

  reveal_focus (SCR_LAYOUT_WINDOW (widget));
}

static void
scr_layout_window_dispose (GObject *object)
{
  ScrLayoutWindow *self = SCR_LAYOUT_WINDOW (object);

  self->is_filling = TRUE;
  g_clear_object (&self->steps);
  g_clear_pointer (&self->laid, g_hash_table_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_LAYOUT_WINDOW);

  G_OBJECT_CLASS (scr_layout_window_parent_class)->dispose (object);
}

static void
scr_layout_window_finalize (GObject *object)
{
  g_ptr_array_unref (SCR_LAYOUT_WINDOW (object)->rows);

  G_OBJECT_CLASS (scr_layout_window_parent_class)->finalize (object);
}

static void
scr_layout_window_class_init (ScrLayoutWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_layout_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = scr_layout_window_finalize;
  widget_class->map = scr_layout_window_map;
  widget_class->realize = scr_layout_window_realize;

  g_type_ensure (SCR_TYPE_FLOW_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-layout-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrLayoutWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ScrLayoutWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, ScrLayoutWindow, list);
  gtk_widget_class_bind_template_child (widget_class, ScrLayoutWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, ScrLayoutWindow, status);
  gtk_widget_class_bind_template_child (widget_class, ScrLayoutWindow, done);
  gtk_widget_class_install_action (widget_class, "layout.again", NULL, again_cb);
}

static void
scr_layout_window_init (ScrLayoutWindow *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_add_key (GTK_WIDGET (self), GDK_KEY_BackSpace, back_cb);
}

static GHashTable *
get_laid (ScrSession *session)
{
  GHashTable *laid = g_object_get_data (G_OBJECT (session), LAID);

  if (laid == NULL)
    {
      laid = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_object_set_data_full (G_OBJECT (session), LAID, laid, (GDestroyNotify) g_hash_table_unref);
    }

  return laid;
}

static GStrv
list_colours (ScrMatch *match)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 1; i <= scr_match_get_n_seats (match); i++)
    g_strv_builder_add (builder, scr_match_get_seat_colour (match, i));

  return g_strv_builder_end (builder);
}

static void
add_row (ScrLayoutWindow *self,
         ScrStep *step,
         GtkWidget *picture)
{
  GtkWidget *row = gtk_check_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (NULL);
  /* Translators: the number of a step, and what to do. */
  g_autofree char *text =
      g_strdup_printf (_ ("%u. %s"), scr_step_get_number (step), scr_step_get_sentence (step));

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (row), box);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (row),
                               g_hash_table_contains (self->laid, scr_step_get_sentence (step)));
  gtk_widget_add_css_class (row, "layout-step");
  scr_set_name (row, text);
  g_signal_connect_object (row, "notify::active", G_CALLBACK (checked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->list, row);
  g_ptr_array_add (self->rows, row);
}

/**
 * scr_layout_window_new:
 * @parent: the window of the match
 * @session: a match that is open, of a game that says how its positions are laid out
 * @viewer: who looks at the screen
 *
 * Returns: (transfer none): a window that tells how the position is laid out, as @viewer may know
 *   it; it belongs to GTK until it is closed
 */
ScrLayoutWindow *
scr_layout_window_new (GtkWindow *parent,
                       ScrSession *session,
                       int viewer)
{
  ScrLayoutWindow *self = g_object_new (SCR_TYPE_LAYOUT_WINDOW, "transient-for", parent, NULL);
  ScrMatch *match = scr_session_get_match (session);
  g_autoptr (ScrState) state = scr_match_view (match, viewer);
  g_auto (GStrv) colours = list_colours (match);

  self->laid = g_hash_table_ref (get_laid (session));
  self->steps = scr_state_list_layout (state);
  self->is_filling = TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (self->steps); i++)
    add_row (self, get_step (self, i),
             scr_tables_new_step_picture (scr_game_get_id (scr_match_get_game (match)), state,
                                          get_step (self, i), (const char *const *) colours));
  self->is_filling = FALSE;
  update_progress (self);
  go_to (self, find_next (self, 0));

  return self;
}
