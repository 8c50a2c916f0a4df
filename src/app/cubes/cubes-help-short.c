/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-help-short.h"

#include <glib/gi18n-lib.h>

#include "app/cubes/cubes-help-pictures.h"
#include "app/cubes/cubes-help.h"
#include "app/salon-help-card.h"
#include "rules/cubes/cubes-state.h"

static GtkWidget *
make_twice (guint edition)
{
  return cubes_help_picture_wrong (edition, CUBES_HELP_TWICE);
}

static GtkWidget *
make_skipped (guint edition)
{
  return cubes_help_picture_wrong (edition, CUBES_HELP_SKIPPED);
}

/* One step of the game. A text of the game with the Bar that is NULL is that of the other one. */
static const struct {
  const char *title, *text[CUBES_HELP_N_EDITIONS];
  GtkWidget *(*make_picture) (guint edition);
  gboolean turns;
} steps[] = {
  { N_ ("Shake the cubes"),
    { N_ ("Twenty-five cubes fall into the tray. When the lid comes off, three minutes run."),
      N_ ("The Bar covers a row and a column: sixteen cubes stay, and three minutes run.") },
    cubes_help_picture_grid,
    FALSE },
  { N_ ("Write words"),
    { N_ ("From cube to cube, sideways, up, down or diagonally. Four letters or more."),
      N_ ("From cube to cube, sideways, up, down or diagonally. Three letters or more.") },
    cubes_help_picture_right,
    TRUE },
  { N_ ("No cube twice"), { N_ ("Another S would be needed: the word does not count.") }, make_twice, FALSE },
  { N_ ("No cube skipped"), { N_ ("Each cube has to touch the one before.") }, make_skipped, FALSE },
  { N_ ("Cross off"),
    { N_ ("When the time is up, all lists are read out. What two have found counts for nobody.") },
    cubes_help_picture_lists,
    FALSE },
  { N_ ("Count the rest"),
    { N_ ("Long words are worth much more. The highest score wins.") },
    cubes_help_picture_points,
    FALSE },
};

GtkWidget *
cubes_help_short_make_card (guint edition, guint card)
{
  const char *text;

  if (card >= G_N_ELEMENTS (steps))
    return NULL;

  text = steps[card].text[edition] != NULL ? steps[card].text[edition] : steps[card].text[CUBES_HELP_MASTER];
  return salon_help_card_new (card + 1, _ (steps[card].title), _ (text), steps[card].make_picture (edition),
                              steps[card].turns);
}

GtkWidget *
cubes_help_short_make_figures (guint edition)
{
  const gboolean master = edition == CUBES_HELP_MASTER;
  const int least = cubes_least_letters (master ? CUBES_MASTER : CUBES_BAR_AFTER);
  GtkWidget *figures = salon_help_figures_new ();
  g_autofree char *players = g_strdup_printf (_ ("%d to %d"), 1, CUBES_MAX_SEATS);
  g_autofree char *cubes =
    g_strdup_printf ("%d", __builtin_popcount (cubes_open_cells (master ? CUBES_NO_BAR : CUBES_NW)));
  g_autofree char *letters = g_strdup_printf (_ ("%d and more"), least);
  g_autofree char *points = g_strdup_printf (_ ("%d to %d"), cubes_word_points (least), cubes_word_points (8));
  g_autofree char *target = g_strdup_printf (_ ("%d to %d"), CUBES_LEAST_TARGET, CUBES_MOST_TARGET);

  salon_help_figures_add (figures, _ ("players"), players);
  salon_help_figures_add (figures, _ ("cubes"), cubes);
  salon_help_figures_add (figures, _ ("letters of a word"), letters);
  salon_help_figures_add (figures, _ ("points of a word"), points);
  salon_help_figures_add (figures, _ ("minutes"), "3");
  salon_help_figures_add (figures, _ ("a target, if you like"), target);
  return figures;
}
