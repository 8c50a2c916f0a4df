/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players of a row of the library, at every width: names are whole, and whoever has no room is counted. */

#include "app/salon-library-players.h"

#include <string.h>

#define MOST 4

static const char *const names[] = {
  "Ada", "Nora", "Maximiliane", "Jo", "Hugo", "Léa", "Émile", "Zoë", "Ben", "Marie", "Tim", "Suki",
};

static SalonLibraryEntry *
make_entry (guint n_seats)
{
  const SalonLibraryMark mark = { 0 };
  SalonSummary *summary = salon_summary_new ("a game");
  SalonLook look;

  salon_look_init (&look);
  summary->stage = SALON_GAME_FINISHED;
  summary->has_points = TRUE;
  summary->n_seats = n_seats;
  for (guint i = 0; i < n_seats; i++)
    {
      summary->seat[i].name = g_strdup (names[i]);
      summary->seat[i].points = 100 * (int) (n_seats - i);
    }
  summary->seat[0].won = TRUE;
  return salon_library_entry_new ("game.salon", &mark, summary, &look);
}

static void
allocate (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (widget, width, height, -1, NULL);
}

static void
test_widths (void)
{
  for (guint n_seats = 1; n_seats <= G_N_ELEMENTS (names); n_seats++)
    {
      g_autoptr (SalonLibraryEntry) entry = make_entry (n_seats);
      GtkWidget *widget = g_object_ref_sink (salon_library_players_new (MOST, TRUE));
      guint before = 0;
      int least, natural;

      salon_library_players_set_entry (SALON_LIBRARY_PLAYERS (widget), entry);
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
      g_assert_cmpint (least, <=, natural);
      for (int width = least; width <= natural; width++)
        {
          g_autofree char *text = NULL, *others = NULL;
          gboolean cut;
          guint n;
          int end;

          allocate (widget, width);
          text = salon_library_players_list_shown (SALON_LIBRARY_PLAYERS (widget), &n, &cut, &end);
          others = g_strdup_printf ("+ %u|", n_seats - n);
          g_assert_cmpuint (n, >=, MAX (before, 1));
          g_assert_cmpuint (n, <=, MIN (n_seats, MOST));
          g_assert_true (g_str_has_prefix (text, "Ada"));
          g_assert_cmpint (end, <=, width);
          g_assert_true (n == 1 || !cut);
          g_assert_true (g_str_has_suffix (text, others) == (n < n_seats));
          before = n;
        }
      g_assert_cmpuint (before, ==, MIN (n_seats, MOST));
      g_object_unref (widget);
    }
}

/* A row is filled with another game: nothing of the first one stays. */
static void
test_filled_again (void)
{
  g_autoptr (SalonLibraryEntry) many = make_entry (12), two = make_entry (2);
  GtkWidget *widget = g_object_ref_sink (salon_library_players_new (MOST, TRUE));
  g_autofree char *text = NULL;
  gboolean cut;
  guint n;
  int end;

  salon_library_players_set_entry (SALON_LIBRARY_PLAYERS (widget), many);
  allocate (widget, 1000);
  salon_library_players_set_entry (SALON_LIBRARY_PLAYERS (widget), two);
  allocate (widget, 1000);
  text = salon_library_players_list_shown (SALON_LIBRARY_PLAYERS (widget), &n, &cut, &end);
  g_assert_cmpstr (text, ==, "Ada 200|Nora 100|");
  g_object_unref (widget);
}

/* Emblems alone: one for each seat of a table, and none of a company larger than that. */
static void
test_emblems (void)
{
  g_autoptr (SalonLibraryEntry) four = make_entry (4), many = make_entry (12);
  GtkWidget *widget = g_object_ref_sink (salon_library_players_new (6, FALSE));
  int natural, none;

  salon_library_players_set_entry (SALON_LIBRARY_PLAYERS (widget), four);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, >=, 4 * 14);
  salon_library_players_set_entry (SALON_LIBRARY_PLAYERS (widget), many);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &none, NULL, NULL);
  g_assert_cmpint (none, ==, 0);
  g_object_unref (widget);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library-players/widths", test_widths);
  g_test_add_func ("/library-players/filled-again", test_filled_again);
  g_test_add_func ("/library-players/emblems", test_emblems);

  return g_test_run ();
}
