/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-statistics-person.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/salon-statistics-columns.h"
#include "app/salon-statistics-parts.h"
#include "widgets/salon-chart-sides.h"
#include "widgets/salon-chart-streak.h"
#include "widgets/salon-seat-tag.h"

#define RIVALS   100 /* so many are shown, the most frequent ones */
#define IN_SIGHT 5   /* so many of them without scrolling, where there is no more room */

struct _SalonStatisticsPerson {
  GObject parent_instance;

  GObject *part; /* (nullable): of the game */
  GtkWidget *content, *figures, *few, *upper, *wide, *ahead, *row;
  GtkWidget *rivals; /* the chart on the sheet “ahead” */
  GtkWidget *streak_line, *streak, *streak_text, *longest;
};

G_DEFINE_FINAL_TYPE (SalonStatisticsPerson, salon_statistics_person, G_TYPE_OBJECT)

static void
show_streak (SalonStatisticsPerson *self, const SalonPerson *person)
{
  const guint n = person->games->len;
  g_autofree gboolean *won = g_new (gboolean, MAX (n, 1));
  g_autofree char *text =
    g_strdup_printf (ngettext ("%u won in a row", "%u won in a row", person->streak), person->streak);
  g_autofree char *longest = g_strdup_printf (_ ("the longest: %u"), person->longest);

  for (guint i = 0; i < n; i++)
    won[i] = g_array_index (person->games, SalonPersonGame, i).won;
  salon_chart_streak_set (SALON_CHART_STREAK (self->streak), won, n, _ ("The last games"));
  /* A streak that has ended is not mentioned. */
  gtk_label_set_label (GTK_LABEL (self->streak_text), person->streak >= 2 ? text : "");
  gtk_label_set_label (GTK_LABEL (self->longest), person->longest >= 2 ? longest : "");
}

/* Games and wins; of one game, points too. Points of different games have no mean, and none of them is the best. */
static void
show_figures (SalonStatisticsPerson *self, const SalonPerson *person, const SalonHouseGame *game)
{
  salon_statistics_empty (self->figures);
  gtk_box_append (GTK_BOX (self->figures),
                  salon_statistics_figure ((int) person->games->len, ngettext ("game", "games", person->games->len)));
  gtk_box_append (GTK_BOX (self->figures),
                  salon_statistics_figure ((int) person->wins, ngettext ("game won", "won", person->wins)));
  if (game != NULL && person->n_points > 0)
    {
      const int mean = (int) lround ((double) person->points / person->n_points);
      const char *name = game->points_a_game;

      gtk_box_append (GTK_BOX (self->figures),
                      salon_statistics_figure (mean, name != NULL ? _ (name) : _ ("points a game")));
      gtk_box_append (GTK_BOX (self->figures), salon_statistics_figure (person->best, _ ("best game")));
      if (person->n_rounds > 0)
        gtk_box_append (GTK_BOX (self->figures), salon_statistics_figure (person->best_round, _ ("best round")));
    }
}

/* The colour of a rival: that of the person, if the list has it; otherwise the next one after those of the list.
 * @others: (inout): rivals so far who are not in the list */
static guint
colour_of (GPtrArray *list, const SalonRival *rival, guint *others)
{
  const SalonPerson *person = rival->computer ? NULL : salon_statistics_get (list, rival->name);

  return person != NULL ? person->colour : list->len + (*others)++;
}

/* What the person had in the games with each rival. Points of different games have no mean. */
static void
show_points (GtkWidget *chart, const SalonPerson *person, const SalonHouseGame *game)
{
  const char *what = game->points_a_game != NULL ? _ (game->points_a_game) : _ ("points a game");

  salon_chart_sides_set_heading (SALON_CHART_SIDES (chart), 0, what);
  for (guint i = 0; i < MIN (person->rivals->len, RIVALS); i++)
    {
      g_autofree char *mean = salon_format_signed (salon_statistics_mean_with (person->rivals->pdata[i]), FALSE);
      g_autofree char *text = g_strdup_printf ("%s %s", mean, what);

      salon_chart_sides_set_figure (SALON_CHART_SIDES (chart), i, 0, mean, text);
    }
}

/* A chart of many rivals scrolls, within the height of the sheet beside it or of IN_SIGHT rows (the style has that height). */
static GtkWidget *
make_scroll (GtkWidget *chart)
{
  GtkWidget *scroll = gtk_scrolled_window_new ();

  gtk_widget_add_css_class (scroll, "statistics-rivals");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), chart);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroll), FALSE);
  return scroll;
}

static void
show_rivals (SalonStatisticsPerson *self, const SalonPerson *person, const SalonHouseGame *game, GPtrArray *list)
{
  GtkWidget *sheet = salon_statistics_sheet (_ ("Who was ahead"), _ ("games together")),
            *chart = salon_chart_sides_new ();
  guint others = 0;

  salon_statistics_empty (self->ahead);
  salon_chart_sides_begin (SALON_CHART_SIDES (chart), person->name, person->colour, _ ("Who was ahead"));
  for (guint i = 0; i < MIN (person->rivals->len, RIVALS); i++)
    {
      const SalonRival *rival = person->rivals->pdata[i];

      salon_chart_sides_add (SALON_CHART_SIDES (chart), rival->name, rival->computer ? _ ("computer") : NULL,
                             colour_of (list, rival, &others), rival->theirs, rival->ours);
    }
  if (game != NULL)
    show_points (chart, person, game);
  self->rivals = chart;
  gtk_widget_set_name (chart, "statistics-rivals");
  gtk_widget_set_vexpand (chart, TRUE);
  gtk_box_append (GTK_BOX (sheet), person->rivals->len > IN_SIGHT ? make_scroll (chart) : chart);
  gtk_box_append (GTK_BOX (self->ahead), sheet);
  gtk_widget_set_visible (self->ahead, person->rivals->len > 0);
}

void
salon_statistics_person_show (SalonStatisticsPerson *self,
                              const SalonPerson *person,
                              GPtrArray *list,
                              const SalonHouseGame *game,
                              SalonStore *store)
{
  const gboolean many = person != NULL && person->games->len >= SALON_STATISTICS_FEW;

  salon_statistics_person_clear (self);
  gtk_widget_set_visible (self->content, person != NULL);
  gtk_widget_set_visible (self->streak_line, many);
  if (person == NULL)
    return;

  show_figures (self, person, game);
  gtk_widget_set_visible (self->few, !many);
  gtk_widget_set_visible (self->upper, many);
  gtk_widget_set_visible (self->row, many);
  if (!many)
    return;
  show_streak (self, person);
  show_rivals (self, person, game, list);
  if (game != NULL && game->fill_figures != NULL)
    {
      const SalonHouseFigures figures = {
        person, store, self->figures, self->rivals, MIN (person->rivals->len, RIVALS), self->wide, self->row,
      };

      self->part = game->fill_figures (&figures);
    }
  gtk_widget_set_visible (self->wide, gtk_widget_get_first_child (self->wide) != NULL);
  gtk_widget_set_visible (self->row, gtk_widget_get_first_child (self->row) != NULL);
}

void
salon_statistics_person_clear (SalonStatisticsPerson *self)
{
  g_clear_object (&self->part);
  salon_statistics_empty (self->wide);
  salon_statistics_empty (self->row);
}

void
salon_statistics_person_set_narrow (SalonStatisticsPerson *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->upper),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (self->streak, !narrow);
}

GtkWidget *
salon_statistics_person_get_content (SalonStatisticsPerson *self)
{
  return self->content;
}

GtkWidget *
salon_statistics_person_get_streak (SalonStatisticsPerson *self)
{
  return self->streak_line;
}

/* The object */

static void
make_content (SalonStatisticsPerson *self)
{
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  self->figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->figures), TRUE);
  gtk_widget_set_name (self->figures, "statistics-figures");
  gtk_widget_add_css_class (figures, "statistics-sheet");
  gtk_box_append (GTK_BOX (figures), self->figures);
  gtk_box_append (GTK_BOX (self->content), figures);
  self->few = salon_statistics_label (_ ("A line is drawn from five games on."), "statistics-games");
  gtk_box_append (GTK_BOX (self->content), self->few);
  self->upper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  gtk_widget_set_vexpand (self->upper, TRUE);
  self->wide = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand (self->wide, TRUE);
  self->ahead = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand (self->ahead, FALSE); /* whatever its sheet wants */
  gtk_widget_add_css_class (self->ahead, "statistics-ahead");
  gtk_box_append (GTK_BOX (self->upper), self->wide);
  gtk_box_append (GTK_BOX (self->upper), self->ahead);
  gtk_box_append (GTK_BOX (self->content), self->upper);
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->row, salon_statistics_columns_new ());
  gtk_widget_set_vexpand (self->row, TRUE);
  gtk_box_append (GTK_BOX (self->content), self->row);
}

static void
make_streak (SalonStatisticsPerson *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->streak_line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  gtk_widget_add_css_class (self->streak_line, "statistics-streak");
  self->streak = salon_chart_streak_new ();
  gtk_widget_set_valign (self->streak, GTK_ALIGN_CENTER);
  self->streak_text = salon_statistics_label ("", "statistics-name");
  self->longest = salon_statistics_label ("", "statistics-games");
  gtk_label_set_xalign (GTK_LABEL (self->streak_text), 1);
  gtk_label_set_xalign (GTK_LABEL (self->longest), 1);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), self->streak_text);
  gtk_box_append (GTK_BOX (texts), self->longest);
  gtk_box_append (GTK_BOX (self->streak_line), self->streak);
  gtk_box_append (GTK_BOX (self->streak_line), texts);
}

static void
salon_statistics_person_dispose (GObject *object)
{
  SalonStatisticsPerson *self = SALON_STATISTICS_PERSON (object);

  g_clear_object (&self->part);
  g_clear_object (&self->content);
  g_clear_object (&self->streak_line);

  G_OBJECT_CLASS (salon_statistics_person_parent_class)->dispose (object);
}

static void
salon_statistics_person_class_init (SalonStatisticsPersonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_statistics_person_dispose;
}

static void
salon_statistics_person_init (SalonStatisticsPerson *self)
{
  make_content (self);
  g_object_ref_sink (self->content);
  make_streak (self);
  g_object_ref_sink (self->streak_line);
}

SalonStatisticsPerson *
salon_statistics_person_new (void)
{
  return g_object_new (SALON_TYPE_STATISTICS_PERSON, NULL);
}
