/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-help-short.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-help-pictures.h"
#include "app/salon-help-card.h"

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

GtkWidget *
probe_help_short_make_card (guint edition, guint card)
{
  const char *title;

  if (card >= PROBE_N_STEPS)
    return NULL;

  title = _ (steps[card].title);
  return salon_help_card_new (card + 1, title, get_text (&steps[card], edition),
                              probe_help_picture_new ((ProbeScene) card, edition, title), TRUE);
}

GtkWidget *
probe_help_short_make_figures (guint edition)
{
  const ProbeBehaviours *rules = &probe_editions[edition].behaviours;
  const int kept = PROBE_KEPT_BONUS_MANY + (rules->end_bonuses_add_up ? PROBE_KEPT_BONUS : 0);
  GtkWidget *figures = salon_help_figures_new ();
  g_autofree char *players = g_strdup_printf (_ ("%d to %d"), 2, rules->seats_max);
  g_autofree char *values = g_strdup_printf (_ ("%d to %d"), probe_space_value (0), probe_space_value (2));
  g_autofree char *last = g_strdup_printf (_ ("%d more"), PROBE_LAST_CARD);
  g_autofree char *named = g_strdup_printf (_ ("figures + %d"), PROBE_NAMED_WORD);
  g_autofree char *wrong = g_strdup_printf ("−%d", PROBE_MISNAMED_WORD);
  g_autofree char *end = g_strdup_printf (_ ("figures + %d"), kept);

  salon_help_figures_add (figures, _ ("players"), players);
  salon_help_figures_add (figures, _ ("figures under the cards"), values);
  salon_help_figures_add (figures, _ ("last card of a word"), last);
  salon_help_figures_add (figures, _ ("a word named right"), named);
  salon_help_figures_add (figures,
                          rules->blank_is_dot ? _ ("named wrong, a wrong dot") : _ ("named wrong, a wrong blank"),
                          wrong);
  salon_help_figures_add (figures, _ ("five cards or more kept to the end"), end);
  return figures;
}
