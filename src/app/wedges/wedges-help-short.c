/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-help-short.h"

#include <glib/gi18n-lib.h>

#include "app/salon-help-card.h"
#include "app/wedges/wedges-help-pictures.h"
#include "rules/wedges/wedges-record.h"

static const struct {
  const char *title, *text;
  GtkWidget *(*make_picture) (guint edition);
  gboolean turns;
} steps[] = {
  { N_ ("Roll and move"),
    N_ ("Go exactly that many spaces, in any direction. Turn off at a junction, but never turn back."),
    wedges_help_picture_reach, FALSE },
  { N_ ("Answer"), N_ ("The space gives the category. Say your answer, or type it."), wedges_help_picture_question,
    TRUE },
  { N_ ("Right? Once more"), N_ ("A right answer earns another roll. After a wrong one the turn passes to the left."),
    wedges_help_picture_die, FALSE },
  { N_ ("Win wedges"), N_ ("A right answer in a category’s headquarters wins its wedge. One of each fills your token."),
    wedges_help_picture_token, TRUE },
  { N_ ("Six categories"), N_ ("Each has a colour and a sign. On the hub you choose yourself."),
    wedges_help_picture_categories, FALSE },
  { N_ ("Back to the hub"),
    N_ ("With six wedges, the others choose the category of your final question. Answer it, and you have won."),
    wedges_help_picture_final, FALSE },
};

GtkWidget *
wedges_help_short_make_card (guint edition, guint card)
{
  if (card >= G_N_ELEMENTS (steps))
    return NULL;

  return salon_help_card_new (card + 1, _ (steps[card].title), _ (steps[card].text), steps[card].make_picture (edition),
                              steps[card].turns);
}

GtkWidget *
wedges_help_short_make_figures (guint edition)
{
  GtkWidget *figures = salon_help_figures_new ();
  g_autofree char *tokens = g_strdup_printf (_ ("%d to %d"), 1, WEDGES_MAX_SEATS);
  g_autofree char *people = g_strdup_printf (_ ("%d to %d"), 1, WEDGES_MAX_MEMBERS);
  g_autofree char *spaces = g_strdup_printf ("%d", WEDGES_SPACES);
  g_autofree char *wedges = g_strdup_printf ("%d", WEDGES_CATEGORIES);
  g_autofree char *questions = g_strdup_printf ("%d", WEDGES_CATEGORIES);
  g_autofree char *boxes = g_strdup_printf (_ ("%d or %d"), 1, WEDGES_BOXES);

  salon_help_figures_add (figures, _ ("players"), people);
  salon_help_figures_add (figures, _ ("tokens"), tokens);
  salon_help_figures_add (figures, _ ("spaces on the wheel"), spaces);
  salon_help_figures_add (figures, _ ("wedges to win"), wedges);
  salon_help_figures_add (figures, _ ("questions on a card"), questions);
  salon_help_figures_add (figures, _ ("boxes"), boxes);
  return figures;
}
