/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-end-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/cubes/cubes-read-out.h"
#include "widgets/cubes/cubes-end-seat.h"
#include "widgets/cubes/cubes-sharing.h"
#include "widgets/cubes/cubes-word-row.h"
#include "widgets/salon-large.h"
#include "widgets/salon-seat-tag.h"

#define LARGE_HEIGHT 900 /* px of a page on which everything is larger */

struct _CubesEndPage {
  SalonEndPage parent_instance;

  CubesGame *game;
  CubesWordRow *crown;
  SalonLarge large;
};

G_DEFINE_FINAL_TYPE (CubesEndPage, cubes_end_page, SALON_TYPE_END_PAGE)

static void
copy_cb (CubesEndPage *self)
{
  cubes_sharing_copy (GTK_WIDGET (self), self->game);
}

static void
print_cb (CubesEndPage *self)
{
  cubes_sharing_print (GTK_WIDGET (self), self->game);
}

static gboolean
key_pressed_cb (CubesEndPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || keyval != GDK_KEY_Escape)
    return FALSE;
  g_signal_emit_by_name (self, "table");
  return TRUE;
}

static void
cubes_end_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  salon_large_update (&CUBES_END_PAGE (widget)->large, width, height, LARGE_HEIGHT);
  GTK_WIDGET_CLASS (cubes_end_page_parent_class)->size_allocate (widget, width, height, baseline);
}

static void
cubes_end_page_dispose (GObject *object)
{
  salon_large_clear (&CUBES_END_PAGE (object)->large);
  g_clear_object (&CUBES_END_PAGE (object)->game);

  G_OBJECT_CLASS (cubes_end_page_parent_class)->dispose (object);
}

static void
cubes_end_page_class_init (CubesEndPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cubes_end_page_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = cubes_end_page_size_allocate;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cubes-end-page");
}

/* Adds what can be done with the grid of the last round. */
static void
add_action (CubesEndPage *self, const char *name, const char *label, const char *hint, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  gtk_widget_set_tooltip_text (button, hint);
  gtk_widget_add_css_class (button, "paper");
  g_signal_connect_swapped (button, "clicked", clicked, self);
  salon_end_page_add_action (SALON_END_PAGE (self), button);
}

static void
cubes_end_page_init (CubesEndPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->large = (SalonLarge) { .page = GTK_WIDGET (self) };
  self->crown = CUBES_WORD_ROW (cubes_word_row_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->crown), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->crown), GTK_ALIGN_FILL);
  salon_end_page_set_crown (SALON_END_PAGE (self), GTK_WIDGET (self->crown));
  salon_end_page_set_pose (SALON_END_PAGE (self),
                           &(SalonEndPose) { .light = 1, .heading = 1, .story = 1, .rows = CUBES_MAX_SEATS });
  salon_end_page_set_appearing (SALON_END_PAGE (self), FALSE);
  add_action (self, "end-copy", _ ("_Challenge a friend"),
              _ ("Copy this grid and its best score, for somebody else to beat"), G_CALLBACK (copy_cb));
  add_action (self, "end-print", _ ("P_rint…"), _ ("Print this grid with a score sheet"), G_CALLBACK (print_cb));
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
  int n = 0, points;
  /* Those who have won, also in a game that has no room for another round. */
  const guint first = cubes_read_out_leaders (seen, &points);

  for (int seat = 0; seat < seen->setup.seats; seat++)
    if ((first >> seat & 1) != 0)
      {
        names[n] = header->salon.name[seat];
        colours[n++] = look->colour[seat];
      }
  salon_end_page_set_winners (SALON_END_PAGE (self), names, colours, n, points);
  if (seen->setup.seats == 1)
    {
      g_autofree char *score = salon_format_points (points);
      /* Translators: a player who has played alone, and “245 points” */
      g_autofree char *heading = g_strdup_printf (_ ("%1$s has %2$s"), names[0], score);

      salon_end_page_set_heading (SALON_END_PAGE (self), heading);
    }
}

/* Returns the round with the best word of the game, or NULL. */
static const CubesRound *
find_best (CubesGame *game)
{
  const CubesRound *best = NULL;

  for (guint i = 0; i < cubes_game_count_rounds (game); i++)
    {
      const CubesRound *round = cubes_game_get_round (game, i);

      if (round->best_seat >= 0
          && (best == NULL || round->best_points > best->best_points
              || (round->best_points == best->best_points && strlen (round->best) > strlen (best->best))))
        best = round;
    }
  return best;
}

static char *
say_best (CubesGame *game, const CubesRound *best)
{
  g_autofree char *lower = NULL, *points = NULL;

  if (best == NULL)
    return g_strdup (_ ("No word counted."));
  lower = g_ascii_strdown (best->best, -1);
  points = salon_format_points (best->best_points);
  /* Translators: a word, who wrote it, and “5 points” */
  return g_strdup_printf (_ ("The best word: “%1$s”, by %2$s, %3$s."), lower,
                          cubes_game_get_header (game)->salon.name[best->best_seat], points);
}

/* The best word of the game is the crown. Below it stands whether somebody else’s points were beaten. */
static void
show_crown (CubesEndPage *self, CubesGame *game)
{
  const CubesRound *best = find_best (game);
  g_autofree char *word = say_best (game, best), *judged = cubes_game_judge_rival (game);
  g_autofree char *both = judged != NULL ? g_strconcat (judged, " ", word, NULL) : NULL;

  cubes_word_row_set (self->crown, best != NULL ? best->best : "");
  salon_end_page_set_remark (SALON_END_PAGE (self), both != NULL ? both : word);
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
  salon_end_page_set_story_seen (SALON_END_PAGE (self), rounds > 1);
}

/* Makes the rows, the best first; their bars share one scale. */
static void
show_rows (CubesEndPage *self, CubesGame *game, const CubesState *seen, const SalonLook *look)
{
  const int seats = seen->setup.seats, least = cubes_least_letters ((CubesGrid) seen->setup.grid);
  g_autoptr (GtkSizeGroup) heads = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) slips = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  int points[CUBES_MAX_SEATS], order[CUBES_MAX_SEATS], rank[CUBES_MAX_SEATS];
  CubesHarvest harvest[CUBES_MAX_SEATS];
  GtkWidget *rows[CUBES_MAX_SEATS];

  cubes_harvest_count (game, seats, harvest);
  for (int seat = 0; seat < seats; seat++)
    points[seat] = harvest[seat].points;
  salon_end_page_rank (points, seats, order, rank);
  for (int i = 0; i < seats; i++)
    rows[i] =
      cubes_end_seat_new (game, look, order[i], rank[i], &harvest[order[i]], points[order[0]], least, heads, slips);
  salon_end_page_set_rows (SALON_END_PAGE (self), rows, seats);
}

static void
show_legend (CubesEndPage *self, int least)
{
  char *texts[CUBES_N_LENGTHS + 1] = { NULL };
  int n = 0;

  for (int group = least - 3; group < CUBES_N_LENGTHS; group++)
    texts[n++] = cubes_harvest_name_length (group);
  salon_end_page_set_legend (SALON_END_PAGE (self), (const char *const *) texts, n);
  for (int i = 0; i < n; i++)
    g_free (texts[i]);
}

void
cubes_end_page_update (CubesEndPage *self, CubesGame *game, const CubesView *view, const SalonLook *look)
{
  const CubesState *seen = &view->seen;

  g_return_if_fail (CUBES_IS_END_PAGE (self));
  g_return_if_fail (CUBES_IS_GAME (game));

  g_set_object (&self->game, game);
  show_winners (self, game, seen, look);
  show_crown (self, game);
  show_chart (self, game, seen, look);
  show_legend (self, cubes_least_letters ((CubesGrid) seen->setup.grid));
  show_rows (self, game, seen, look);
}
