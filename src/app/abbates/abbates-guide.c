/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-guide.h"

#include <glib/gi18n.h>

#include "app/scr-picture.h"

/* How Abbates is played, for whoever has never seen it: what one does in the order of a phase, then
 * what counts at the end. */

static const struct
{
  const char *picture;
  const char *title;
  const char *text;
} chapters[] = {
  { "window", N_ ("What it is about"),
    N_ ("You are the abbot of a young abbey. From its garden you take windows, books and artefacts "
        "into your portrait, three squares by three. After four rounds of four phases each, "
        "whoever has the most points wins.") },
  { "pawn", N_ ("First: an Abbot card"),
    N_ ("In each phase everyone plays one Abbot card, in turn; a value that lies there already "
        "cannot be played again. The highest wins the phase and goes to the Chapter Room, for "
        "good. "
        "Its white beans move the Abbot-General forward on the bean track.") },
  { "book", N_ ("Then: a garden card"),
    N_ ("The Abbot-General stands at a row or column of the garden. The winner may do what the "
        "arcade card beside him says, and takes a card of that line. The others follow, the "
        "higher Abbot card first; whoever played the lowest draws a card unseen, but begins the "
        "next phase.") },
  { "chalice", N_ ("Into the portrait"),
    N_ ("The card goes on a square of your portrait in that same row or column. It may cover "
        "another one, which then counts no more. The black beans that can be seen in your "
        "portrait say where your Abbot stands on the bean track.") },
  { "window", N_ ("The fourth phase of a round"),
    N_ ("No garden cards now: the winner takes the corner card and its points. Then each player "
        "takes "
        "one of the cards played in vain back into hand, the lowest or the highest, as the "
        "arrow on the corner says.") },
  { "book", N_ ("Ora et Labora"),
    N_ ("In every round the Abbot cards you play are asked for something: a low card, an odd one. "
        "Whoever meets all four conditions of a round earns a Benedict card, which "
        "plays as 14, or is a point if you still hold it at the end.") },
  { "chalice", N_ ("What counts at the end"),
    N_ ("Each card in sight brings 3, 2 or 1 points, as the points card says of its kind. Corner "
        "cards "
        "and Benedict cards add theirs. Each empty square moves your Abbot on by one; then "
        "each step between him and the Abbot-General costs a point, whoever is ahead.") },
  { "window", N_ ("Your mission"),
    N_ ("It marks areas in your portrait. Fill the purple one with a single kind for 5 points. "
        "Fill every area with a kind of its own, and you lose only half of the points for the "
        "distance.") },
  { "pawn", N_ ("Alone against Henricus"),
    N_ ("Henricus shows his card before you play yours, and takes by fixed rules; the program does "
        "it "
        "all for him. Have more points than he has at the end.") },
  { "book", N_ ("At this table"),
    N_ ("What you can choose is lit in gold. Rest the pointer on a thing, or press I, and it tells "
        "its "
        "rule; choose a number, and it tells what it is made of. H gives a hint. Nothing is lost "
        "by trying: every move can be taken back.") },
};

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "xalign", 0.0f,
                                   "accessible-role",
                                   css_class != NULL ? GTK_ACCESSIBLE_ROLE_HEADING
                                                     : GTK_ACCESSIBLE_ROLE_LABEL,
                                   NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
new_chapter (guint i)
{
  GtkWidget *chapter = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *picture = scr_picture_new (chapters[i].picture);

  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), new_label (_ (chapters[i].title), "title-4"));
  gtk_box_append (GTK_BOX (texts), new_label (_ (chapters[i].text), NULL));
  gtk_box_append (GTK_BOX (chapter), picture);
  gtk_box_append (GTK_BOX (chapter), texts);

  return chapter;
}

/* Returns: the whole guide, in chapters from first to last */
GtkWidget *
abbates_guide_new (void)
{
  GtkWidget *guide = gtk_box_new (GTK_ORIENTATION_VERTICAL, 22);

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    gtk_box_append (GTK_BOX (guide), new_chapter (i));

  return guide;
}
