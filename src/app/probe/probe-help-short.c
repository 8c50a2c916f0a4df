/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-help-short.h"

#include <glib/gi18n-lib.h>

#include "widgets/probe/probe-help-scene.h"
#include "widgets/probe/probe-widgets.h"

#define COLUMNS 3

/* One step of the game. A text of an edition that is NULL is that of the first one. */
typedef struct {
  const char *title;
  const char *text[PROBE_N_EDITIONS];
} Step;

static const Step steps[PROBE_N_SCENES] = {
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

/* A picture is a button: a click or Enter turns its cards. */
static void
describe (GtkWidget *button)
{
  g_autofree char *text = probe_help_scene_describe (PROBE_HELP_SCENE (gtk_button_get_child (GTK_BUTTON (button))));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
clicked_cb (GtkWidget *button)
{
  probe_help_scene_turn (PROBE_HELP_SCENE (gtk_button_get_child (GTK_BUTTON (button))));
  describe (button);
}

static GtkWidget *
make_picture (ProbeScene scene, guint edition)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: a button; %s is the heading of a picture, such as “Ask one player” */
  g_autofree char *name = g_strdup_printf (_ ("%s: turn the cards"), _ (steps[scene].title));

  gtk_button_set_child (GTK_BUTTON (button), probe_help_scene_new (scene, (ProbeEdition) edition));
  gtk_widget_add_css_class (button, "help-picture");
  gtk_widget_set_tooltip_text (button, _ ("Turn the cards"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  describe (button);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
  return button;
}

static void
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
make_card (ProbeScene scene, guint edition)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  /* Translators: the number and the heading of a picture */
  g_autofree char *title = g_strdup_printf (_ ("%d. %s"), (int) scene + 1, _ (steps[scene].title));

  gtk_widget_add_css_class (card, "help-card");
  gtk_box_append (GTK_BOX (card), make_picture (scene, edition));
  add_label (card, title, "help-title");
  add_label (card, get_text (&steps[scene], edition), "help-text");
  return card;
}

/* Figures */

static void
add_figure (GtkWidget *grid, int row, const char *label, const char *figure)
{
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", label, "xalign", 0.f, "hexpand", TRUE, "wrap", TRUE, NULL);
  GtkWidget *value = g_object_new (GTK_TYPE_LABEL, "label", figure, "xalign", 1.f, NULL);

  gtk_widget_add_css_class (value, "heading");
  gtk_grid_attach (GTK_GRID (grid), name, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), value, 1, row, 1, 1);
}

/* How many cards a player’s set has, without the blanks. */
static int
count_letters (const ProbeBehaviours *rules)
{
  int cards = 0;

  for (char letter = 'A'; letter <= 'Z'; letter++)
    cards += probe_letter_cards (rules->letter_set, letter);
  return cards;
}

static int
count_deck (const ProbeBehaviours *rules)
{
  int cards = 0;

  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    cards += probe_deck_count (rules->deck, (ProbeKind) kind);
  return cards;
}

static GtkWidget *
make_figures (guint edition)
{
  const ProbeBehaviours *rules = &probe_editions[edition].behaviours;
  const int kept = PROBE_KEPT_BONUS_MANY + (rules->end_bonuses_add_up ? PROBE_KEPT_BONUS : 0);
  GtkWidget *grid = gtk_grid_new ();
  g_autofree char *players = g_strdup_printf (_ ("%d to %d"), 2, rules->seats_max);
  g_autofree char *letters = g_strdup_printf (_ ("%d to %d"), rules->word_min, rules->word_max);
  g_autofree char *blanks = g_strdup_printf ("%d", rules->blanks);
  g_autofree char *deck = g_strdup_printf ("%d", count_deck (rules));
  g_autofree char *values = g_strdup_printf (_ ("%d to %d"), probe_space_value (0), probe_space_value (2));
  g_autofree char *last = g_strdup_printf (_ ("%d more"), PROBE_LAST_CARD);
  g_autofree char *named = g_strdup_printf (_ ("figures + %d"), PROBE_NAMED_WORD);
  g_autofree char *wrong = g_strdup_printf ("−%d", PROBE_MISNAMED_WORD);
  g_autofree char *end = g_strdup_printf (_ ("figures + %d"), kept);
  g_autofree char *set = g_strdup_printf ("%d", count_letters (rules));
  int row = 0;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_widget_add_css_class (grid, "help-figures");
  add_figure (grid, row++, _ ("players"), players);
  add_figure (grid, row++, _ ("letters of a word"), letters);
  add_figure (grid, row++, rules->blank_is_dot ? _ ("dots, at most") : _ ("blanks, at most"), blanks);
  add_figure (grid, row++,
              rules->supply_unlimited ? _ ("letter cards in the box; a word uses a letter as often as it needs")
                                      : _ ("letter cards of each player"),
              set);
  add_figure (grid, row++, C_ ("figures", "activity cards"), deck);
  add_figure (grid, row++, _ ("figures under the cards"), values);
  add_figure (grid, row++, _ ("last card of a word"), last);
  add_figure (grid, row++, _ ("a word named right"), named);
  add_figure (grid, row++, rules->blank_is_dot ? _ ("named wrong, a wrong dot") : _ ("named wrong, a wrong blank"),
              wrong);
  add_figure (grid, row++, _ ("five cards or more kept to the end"), end);
  return grid;
}

GtkWidget *
probe_help_short_new (guint edition)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *grid = gtk_grid_new ();
  /* Translators: the heading of a table; %s is an edition */
  g_autofree char *heading = g_strdup_printf (_ ("%s in figures"), probe_editions[edition].title);

  probe_widgets_load_style ();
  gtk_grid_set_row_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int i = 0; i < PROBE_N_SCENES; i++)
    gtk_grid_attach (GTK_GRID (grid), make_card ((ProbeScene) i, edition), i % COLUMNS, i / COLUMNS, 1, 1);
  gtk_box_append (GTK_BOX (box), grid);
  add_label (box, heading, "heading");
  gtk_box_append (GTK_BOX (box), make_figures (edition));
  return box;
}
