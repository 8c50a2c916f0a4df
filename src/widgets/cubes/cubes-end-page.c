/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-end-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/cubes/cubes-read-out.h"
#include "widgets/cubes/cubes-word-row.h"
#include "widgets/salon-end-head.h"
#include "widgets/salon-seat-tag.h"

struct _CubesEndPage {
  SalonEndPage parent_instance;

  CubesWordRow *crown;
};

G_DEFINE_FINAL_TYPE (CubesEndPage, cubes_end_page, SALON_TYPE_END_PAGE)

/* What a seat brought together in the whole game. */
typedef struct {
  int words;  /* that counted */
  int rounds; /* in which nobody had more points */
  int best;   /* points of its best round */
} Harvest;

static gboolean
key_pressed_cb (CubesEndPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || keyval != GDK_KEY_Escape)
    return FALSE;
  g_signal_emit_by_name (self, "table");
  return TRUE;
}

static void
cubes_end_page_class_init (CubesEndPageClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cubes-end-page");
}

static void
cubes_end_page_init (CubesEndPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->crown = CUBES_WORD_ROW (cubes_word_row_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->crown), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->crown), GTK_ALIGN_FILL);
  salon_end_page_set_crown (SALON_END_PAGE (self), GTK_WIDGET (self->crown));
  salon_end_page_set_pose (SALON_END_PAGE (self),
                           &(SalonEndPose) { .light = 1, .heading = 1, .story = 1, .rows = CUBES_MAX_SEATS });
  salon_end_page_set_appearing (SALON_END_PAGE (self), FALSE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
cubes_end_page_new (void)
{
  return g_object_new (CUBES_TYPE_END_PAGE, NULL);
}

static void
show_winners (CubesEndPage *self, CubesGame *game, const CubesState *seen, const SalonLook *look)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const char *names[CUBES_MAX_SEATS];
  guint colours[CUBES_MAX_SEATS];
  int n = 0, points = 0;

  for (int seat = 0; seat < seen->setup.seats; seat++)
    if (cubes_winner (seen, seat))
      {
        names[n] = header->salon.name[seat];
        colours[n++] = look->colour[seat];
        points = seen->points[seat];
      }
  if (n > 0)
    salon_end_page_set_winners (SALON_END_PAGE (self), names, colours, n, points);
}

/* The best word of the game is the crown. */
static void
show_crown (CubesEndPage *self, CubesGame *game)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const CubesRound *best = NULL;
  g_autofree char *lower = NULL, *points = NULL, *remark = NULL;

  for (guint i = 0; i < cubes_game_count_rounds (game); i++)
    {
      const CubesRound *round = cubes_game_get_round (game, i);

      if (round->best_seat >= 0
          && (best == NULL || round->best_points > best->best_points
              || (round->best_points == best->best_points && strlen (round->best) > strlen (best->best))))
        best = round;
    }
  cubes_word_row_set (self->crown, best != NULL ? best->best : "");
  if (best == NULL)
    {
      salon_end_page_set_remark (SALON_END_PAGE (self), _ ("No word counted."));
      return;
    }
  lower = g_ascii_strdown (best->best, -1);
  points = salon_format_points (best->best_points);
  /* Translators: a word, who wrote it, and “5 points” */
  remark =
    g_strdup_printf (_ ("The best word: “%1$s”, by %2$s, %3$s."), lower, header->salon.name[best->best_seat], points);
  salon_end_page_set_remark (SALON_END_PAGE (self), remark);
}

static void
show_chart (CubesEndPage *self, CubesGame *game, const CubesState *seen, const SalonLook *look)
{
  SalonChart *chart = salon_end_page_get_chart (SALON_END_PAGE (self));
  const guint rounds = cubes_game_count_rounds (game);
  g_autofree int *totals = g_new0 (int, rounds + 1);

  salon_chart_clear (chart);
  for (int seat = 0; seat < seen->setup.seats; seat++)
    {
      for (guint i = 0; i < rounds; i++)
        totals[i] = cubes_game_get_round (game, i)->total[seat];
      salon_chart_add (chart, cubes_game_get_header (game)->salon.name[seat], look->colour[seat], totals, rounds,
                       cubes_winner (seen, seat));
    }
  salon_end_page_set_best (SALON_END_PAGE (self), NULL);
}

static void
count_harvest (CubesGame *game, int seats, Harvest *harvest)
{
  memset (harvest, 0, (gsize) seats * sizeof *harvest);
  for (guint i = 0; i < cubes_game_count_rounds (game); i++)
    {
      const CubesRound *round = cubes_game_get_round (game, i);
      int most = 1;

      for (int seat = 0; seat < seats; seat++)
        most = MAX (most, round->points[seat]);
      for (int seat = 0; seat < seats; seat++)
        {
          harvest[seat].words += round->words[seat];
          harvest[seat].rounds += round->points[seat] == most ? 1 : 0;
          harvest[seat].best = MAX (harvest[seat].best, round->points[seat]);
        }
    }
}

static char *
describe_harvest (const Harvest *harvest, guint rounds)
{
  g_autofree char *words =
    g_strdup_printf (ngettext ("%d word counted", "%d words counted", (gulong) harvest->words), harvest->words);
  g_autofree char *won = NULL;

  if (rounds < 2 || harvest->rounds == 0)
    return g_steal_pointer (&words);
  /* Translators: rounds in which nobody had more points, and the points of the best round */
  won = g_strdup_printf (ngettext ("best in %1$d round, at most %2$d points in one",
                                   "best in %1$d rounds, at most %2$d points in one", (gulong) harvest->rounds),
                         harvest->rounds, harvest->best);
  return g_strdup_printf ("%s · %s", words, won);
}

static GtkWidget *
make_row (CubesGame *game, const SalonLook *look, int rank, int seat, const Harvest *harvest, int points)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16), *story = gtk_label_new (NULL);
  g_autofree char *text = describe_harvest (harvest, cubes_game_count_rounds (game));
  g_autofree char *total = salon_format_points (points);
  GtkWidget *figure = gtk_label_new (total);

  gtk_label_set_label (GTK_LABEL (story), text);
  gtk_label_set_xalign (GTK_LABEL (story), 0);
  gtk_label_set_wrap (GTK_LABEL (story), TRUE);
  gtk_widget_set_hexpand (story, TRUE);
  gtk_widget_add_css_class (figure, "end-total");
  gtk_widget_add_css_class (row, "end-seat");
  gtk_box_append (GTK_BOX (row),
                  salon_end_head_new (rank, cubes_game_get_header (game)->salon.name[seat], look->colour[seat]));
  gtk_box_append (GTK_BOX (row), story);
  gtk_box_append (GTK_BOX (row), figure);
  return row;
}

void
cubes_end_page_update (CubesEndPage *self, CubesGame *game, const CubesView *view, const SalonLook *look)
{
  const CubesState *seen = &view->seen;
  const int seats = seen->setup.seats;
  int points[CUBES_MAX_SEATS], order[CUBES_MAX_SEATS], rank[CUBES_MAX_SEATS];
  Harvest harvest[CUBES_MAX_SEATS];
  GtkWidget *rows[CUBES_MAX_SEATS];

  g_return_if_fail (CUBES_IS_END_PAGE (self));
  g_return_if_fail (CUBES_IS_GAME (game));

  for (int seat = 0; seat < seats; seat++)
    points[seat] = seen->points[seat];
  show_winners (self, game, seen, look);
  show_crown (self, game);
  show_chart (self, game, seen, look);
  count_harvest (game, seats, harvest);
  salon_end_page_rank (points, seats, order, rank);
  for (int i = 0; i < seats; i++)
    rows[i] = make_row (game, look, rank[i], order[i], &harvest[order[i]], points[order[i]]);
  salon_end_page_set_rows (SALON_END_PAGE (self), rows, seats);
}
