/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-help-short.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-help-pictures.h"

/* One step of the game. A text of an edition that is NULL is that of the first one. */
typedef struct {
  const char *title;
  const char *text[PROBE_N_EDITIONS];
} Step;

static const Step steps[PROBE_N_STEPS] = {
  [PROBE_SCENE_HIDE] = { N_ ("Hide a word"),
                         { N_ ("One to twelve letters, and up to six blanks before it or after it."),
                           N_ ("As a dictionary lists it, up to twelve letters, and up to six blanks around it."),
                           N_ ("Four to twelve letters, and up to five dots before it or after it.") } },
  [PROBE_SCENE_DRAW] = { N_ ("Draw a card"),
                         { N_ ("Every turn begins with one. It helps, it costs, or it does nothing.") } },
  [PROBE_SCENE_ASK] = { N_ ("Ask one player"),
                        { N_ ("For a letter or the blank. Found: the brass figure is yours, and you ask again."), NULL,
                          N_ ("For a letter or the dot. Found: the brass figure is yours, and you ask again.") } },
  [PROBE_SCENE_MISS] = { N_ ("A miss"),
                         { N_ ("The turn is over. Only a wrong blank costs something: 50."), NULL,
                           N_ ("The turn is over. Only a wrong dot costs something: 50.") } },
  [PROBE_SCENE_NAME] = { N_ ("Name a word"),
                         { N_ ("Any time, with five cards still hidden. Right: their figures and 100. Wrong: −50."),
                           N_ ("In your own turn, with five cards still hidden. Right: their figures and 100. Wrong: "
                               "−50."),
                           NULL } },
  [PROBE_SCENE_END] = { N_ ("The end"),
                        { N_ ("One word left: the others have two turns. Then it brings its figures, and 50 or 100."),
                          NULL,
                          N_ ("One word left: the others have two turns. Then it brings its figures, and 50 or "
                              "150.") } },
};

static const char *
get_text (const Step *step, guint edition)
{
  return _ (step->text[edition] != NULL ? step->text[edition] : step->text[0]);
}

static void
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

/* The number, the heading, and a sign that the cards of the picture can be turned. */
static GtkWidget *
make_heading (guint card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *number, *turn;
  g_autofree char *text = g_strdup_printf ("%u", card + 1);

  number = gtk_label_new (text);
  gtk_widget_add_css_class (number, "help-number");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), number);
  add_label (box, _ (steps[card].title), "help-title");
  turn = gtk_image_new_from_icon_name ("view-refresh-symbolic");
  gtk_widget_add_css_class (turn, "help-turn");
  gtk_widget_set_valign (turn, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), turn);
  return box;
}

GtkWidget *
probe_help_short_make_card (guint edition, guint card)
{
  GtkWidget *box, *picture;

  if (card >= PROBE_N_STEPS)
    return NULL;

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  picture = probe_help_picture_new ((ProbeScene) card, edition, _ (steps[card].title));
  gtk_widget_add_css_class (box, "help-card");
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), make_heading (card));
  add_label (box, get_text (&steps[card], edition), "help-text");
  return box;
}

/* Figures */

static void
add_figure (GtkWidget *grid, int row, const char *label, const char *figure)
{
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", label, "xalign", 0.f, "hexpand", TRUE, "wrap", TRUE, NULL);
  GtkWidget *value = g_object_new (GTK_TYPE_LABEL, "label", figure, "xalign", 1.f, NULL);

  gtk_widget_add_css_class (name, "figure-name");
  gtk_widget_add_css_class (value, "figure");
  gtk_widget_set_valign (value, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (grid), name, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), value, 1, row, 1, 1);
}

GtkWidget *
probe_help_short_make_figures (guint edition)
{
  const ProbeBehaviours *rules = &probe_editions[edition].behaviours;
  const int kept = PROBE_KEPT_BONUS_MANY + (rules->end_bonuses_add_up ? PROBE_KEPT_BONUS : 0);
  GtkWidget *grid = gtk_grid_new ();
  g_autofree char *players = g_strdup_printf (_ ("%d to %d"), 2, rules->seats_max);
  g_autofree char *values = g_strdup_printf (_ ("%d to %d"), probe_space_value (0), probe_space_value (2));
  g_autofree char *last = g_strdup_printf (_ ("%d more"), PROBE_LAST_CARD);
  g_autofree char *named = g_strdup_printf (_ ("figures + %d"), PROBE_NAMED_WORD);
  g_autofree char *wrong = g_strdup_printf ("−%d", PROBE_MISNAMED_WORD);
  g_autofree char *end = g_strdup_printf (_ ("figures + %d"), kept);
  int row = 0;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 5);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_widget_add_css_class (grid, "help-figures");
  add_figure (grid, row++, _ ("players"), players);
  add_figure (grid, row++, _ ("figures under the cards"), values);
  add_figure (grid, row++, _ ("last card of a word"), last);
  add_figure (grid, row++, _ ("a word named right"), named);
  add_figure (grid, row++, rules->blank_is_dot ? _ ("named wrong, a wrong dot") : _ ("named wrong, a wrong blank"),
              wrong);
  add_figure (grid, row++, _ ("five cards or more kept to the end"), end);
  return grid;
}
