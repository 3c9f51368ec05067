/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sides-window.h"

#include <glib/gi18n.h>

#include "app/scr-naming.h"
#include "app/scr-tables.h"
#include "app/widgets/scr-access.h"
#include "core/scr-error.h"

/**
 * ScrSidesWindow:
 * @session: a match that is open
 * @mode: who deals from then on
 * @naming: (nullable): asks for what nobody has recorded
 *
 * Says what happens before the players, or the program, deal on, and asks for what the program
 * would deal although it lies on the table. ScrSidesWindow::changed says that it is done.
 */
struct _ScrSidesWindow
{
  AdwWindow parent_instance;

  ScrSession *session;
  ScrMode mode;
  ScrNaming *naming;

  AdwWindowTitle *title;
  GtkLabel *what;
  GtkLabel *unknown;
  AdwBin *slot;
  AdwBin *palette_slot;
  GtkLabel *refusal;
  GtkWidget *go;
  GtkLabel *go_label;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrSidesWindow, scr_sides_window, ADW_TYPE_WINDOW)

static guint signals[N_SIGNALS];

static void
refuse (ScrSidesWindow *self,
        const char *reason)
{
  g_autofree char *sentence = scr_error_dup_sentence (reason);

  gtk_label_set_label (self->refusal, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
}

/* Whether the players have yet to tell what lies there before anybody decides. */
static gboolean
is_table_due (ScrSidesWindow *self)
{
  ScrMatch *match = scr_session_get_match (self->session);

  return scr_match_get_mode (match) == SCR_MODE_TABLE &&
         scr_state_get_turn (scr_match_get_state (match)) == SCR_TURN_TABLE;
}

/* Why nobody else can deal just now, or NULL. */
static char *
dup_hindrance (ScrSidesWindow *self)
{
  ScrState *state = scr_match_get_state (scr_session_get_match (self->session));
  g_autofree char *prompt = NULL;

  if (scr_session_is_open (self->session))
    return NULL;
  if (!is_table_due (self))
    return g_strdup (_ ("Who deals can be changed only while a person is to decide. Wait until it "
                        "is a person's turn."));

  prompt = scr_state_prompt (state);
  /* Translators: %s is what is due at the table, a sentence. */
  return g_strdup_printf (_ ("Who deals can be changed when a player is to decide. Tell first what "
                             "is due at your table: %s"),
                          prompt);
}

/* What is told of unknown things, in notation; %NULL where some of it cannot be. */
static GStrv
list_answers (ScrSidesWindow *self)
{
  if (self->naming == NULL)
    return g_new0 (char *, 1);

  return scr_naming_list_answers (self->naming);
}

/* Whether all of it can be; if not, says why where it is. Nothing is changed. */
static gboolean
check_moves (ScrSidesWindow *self,
             GStrv answers,
             const char *change)
{
  g_autoptr (ScrState) state =
      g_object_ref (scr_match_get_state (scr_session_get_match (self->session)));
  g_autoptr (GError) error = NULL;
  g_autofree char *hindrance = dup_hindrance (self);

  for (guint i = 0; answers[i] != NULL; i++)
    {
      g_autofree char *warning = scr_state_dup_warning (state, answers[i]);
      g_autoptr (ScrState) after = scr_state_apply (state, answers[i], &error);

      /* The program could not deal on from more cards than there are. */
      if (after == NULL || warning != NULL)
        {
          g_autofree char *sentence =
              scr_error_dup_sentence (after == NULL ? error->message : warning);

          scr_naming_refuse (self->naming, i, sentence);
          return FALSE;
        }
      g_set_object (&state, after);
    }

  if (hindrance != NULL)
    {
      refuse (self, hindrance);
      return FALSE;
    }

  {
    g_autoptr (ScrState) after = scr_state_apply (state, change, &error);

    if (after == NULL)
      refuse (self, error->message);
    return after != NULL;
  }
}

static void
make_move (ScrSidesWindow *self,
           const char *move)
{
  g_action_group_activate_action (scr_session_get_actions (self->session), "move",
                                  g_variant_new_string (move));
}

static void
go_cb (GtkWidget *widget,
       const char *action,
       GVariant *parameter)
{
  ScrSidesWindow *self = SCR_SIDES_WINDOW (widget);
  g_autofree char *change = g_strdup_printf ("mode %s", scr_mode_get_word (self->mode));
  g_auto (GStrv) answers = list_answers (self);

  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  if (answers == NULL || !check_moves (self, answers, change))
    return;

  for (guint i = 0; answers[i] != NULL; i++)
    make_move (self, answers[i]);
  make_move (self, change);
  if (scr_match_get_mode (scr_session_get_match (self->session)) != self->mode)
    {
      refuse (self, _ ("Who deals could not be changed just now. Look at the table for the reason, "
                       "then try again."));
      return;
    }

  g_signal_emit (self, signals[CHANGED], 0);
}

/* Only a window that is shown can give the focus away: else a screen reader takes it for no window.
 */
static void
scr_sides_window_map (GtkWidget *widget)
{
  ScrSidesWindow *self = SCR_SIDES_WINDOW (widget);

  GTK_WIDGET_CLASS (scr_sides_window_parent_class)->map (widget);

  if (self->naming == NULL || !gtk_widget_grab_focus (GTK_WIDGET (self->naming)))
    gtk_widget_grab_focus (self->go);
}

static void
scr_sides_window_dispose (GObject *object)
{
  g_clear_object (&SCR_SIDES_WINDOW (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_SIDES_WINDOW);

  G_OBJECT_CLASS (scr_sides_window_parent_class)->dispose (object);
}

static void
scr_sides_window_class_init (ScrSidesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_sides_window_dispose;
  widget_class->map = scr_sides_window_map;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-sides-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrSidesWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ScrSidesWindow, what);
  gtk_widget_class_bind_template_child (widget_class, ScrSidesWindow, unknown);
  gtk_widget_class_bind_template_child (widget_class, ScrSidesWindow, slot);
  gtk_widget_class_bind_template_child (widget_class, ScrSidesWindow, palette_slot);
  gtk_widget_class_bind_template_child (widget_class, ScrSidesWindow, refusal);
  gtk_widget_class_bind_template_child (widget_class, ScrSidesWindow, go);
  gtk_widget_class_bind_template_child (widget_class, ScrSidesWindow, go_label);
  gtk_widget_class_install_action (widget_class, "sides.go", NULL, go_cb);
}

static void
scr_sides_window_init (ScrSidesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_title (ScrSidesWindow *self,
           const char *title)
{
  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (self->title, title);
  gtk_label_set_label (self->go_label, title);
  scr_set_name (self->go, title);
}

static void
show_table (ScrSidesWindow *self)
{
  set_title (self, _ ("Go on at a real table"));
  gtk_label_set_label (
      self->what,
      _ ("From now on you shuffle and deal with your own box, and tell the program what comes; it "
         "follows, checks and counts.\n\nFirst it tells you step by step how to lay this position "
         "out. Everything that was played stays in the log, and you can let the program deal on "
         "again at any decision."));
}

/* Says how many things the program would deal, and asks for them. */
static void
show_unknown (ScrSidesWindow *self,
              ScrMatch *match)
{
  g_autofree char *text = NULL;
  guint n_unknown;

  self->naming = scr_tables_new_naming (scr_game_get_id (scr_match_get_game (match)));
  if (self->naming == NULL)
    return;

  n_unknown = scr_naming_show (self->naming, scr_match_get_state (match));
  text = g_strdup_printf (ngettext ("%u card on your table was never recorded. Say which it is; if "
                                    "you leave it empty, the program deals one of those that "
                                    "nobody has seen, and yours no longer counts.",
                                    "%u cards on your table were never recorded. Say which they "
                                    "are; for those that you leave empty the program deals some "
                                    "that nobody has seen, and yours no longer count.",
                                    n_unknown),
                          n_unknown);
  gtk_label_set_label (self->unknown, text);
  adw_bin_set_child (self->slot, GTK_WIDGET (self->naming));
  adw_bin_set_child (self->palette_slot, scr_naming_get_palette (self->naming));
  gtk_widget_set_visible (GTK_WIDGET (self->palette_slot), n_unknown > 0);
  if (n_unknown > 0)
    gtk_window_set_default_size (GTK_WINDOW (self), 520, 600);
  gtk_widget_set_visible (GTK_WIDGET (self->unknown), n_unknown > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->slot), n_unknown > 0);
}

static void
show_digital (ScrSidesWindow *self,
              ScrMatch *match)
{
  set_title (self, _ ("The program deals on"));
  gtk_label_set_label (
      self->what,
      _ ("From now on the program shuffles and deals, and you play on at the screen; your box can "
         "go back on the shelf.\n\nEverything that lies on your table stays as it is. What you "
         "do not know of your draw pile the program shuffles anew. You can go on at a real table "
         "again at any decision."));
  if (!is_table_due (self))
    show_unknown (self, match);
}

/* Nobody fills in what is refused afterwards. */
static void
show_hindrance (ScrSidesWindow *self)
{
  g_autofree char *hindrance = NULL;

  if (!is_table_due (self))
    return;

  hindrance = dup_hindrance (self);
  refuse (self, hindrance);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sides.go", FALSE);
}

/**
 * scr_sides_window_new:
 * @parent: the window of the match
 * @session: a match that is open
 *
 * Returns: (transfer none): a window that says what happens when those deal who do not deal now;
 *   it belongs to GTK until it is closed
 */
ScrSidesWindow *
scr_sides_window_new (GtkWindow *parent,
                      ScrSession *session)
{
  ScrSidesWindow *self = g_object_new (SCR_TYPE_SIDES_WINDOW, "transient-for", parent, NULL);
  ScrMatch *match = scr_session_get_match (session);
  gboolean is_table = scr_match_get_mode (match) == SCR_MODE_TABLE;

  self->session = g_object_ref (session);
  self->mode = is_table ? SCR_MODE_DIGITAL : SCR_MODE_TABLE;
  if (is_table)
    show_digital (self, match);
  else
    show_table (self);
  show_hindrance (self);
  return self;
}
