/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-end-seat.h"

#include "widgets/cubes/cubes-pencil-label.h"
#include "widgets/salon-end-head.h"
#include "widgets/salon-number.h"
#include "widgets/salon-share-bar.h"

#define TOTAL_CAP 29 /* px */
#define MANY      5  /* seats: from here on the rows are low */

/* The best word on a slip of paper, and what there is to say of all words. */
static GtkWidget *
make_words (const CubesHarvest *harvest, int seat, int seats, guint rounds, GtkSizeGroup *slips)
{
  const GtkOrientation orientation = seats < MANY ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  GtkWidget *words = gtk_box_new (orientation, seats < MANY ? 3 : 12), *word = cubes_pencil_label_new (), *story;
  g_autofree char *text = cubes_harvest_describe (harvest, rounds);

  cubes_pencil_label_set (CUBES_PENCIL_LABEL (word), harvest->own, (guint) seat);
  gtk_widget_add_css_class (word, "end-slip");
  gtk_widget_set_valign (word, GTK_ALIGN_CENTER);
  /* Who wrote nothing that counted leaves the place of the slip free. */
  gtk_widget_set_opacity (word, harvest->own[0] != '\0' ? 1 : 0);
  gtk_size_group_add_widget (slips, word);
  story = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars",
                        seats < MANY ? 24 : 16, "max-width-chars", seats < MANY ? 40 : 16, "tooltip-text", text, NULL);
  gtk_widget_add_css_class (story, "hint");
  gtk_box_append (GTK_BOX (words), word);
  gtk_box_append (GTK_BOX (words), story);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

static GtkWidget *
make_bar (const CubesHarvest *harvest, int most, int least)
{
  g_autofree char *text = cubes_harvest_describe_points (harvest);
  GtkWidget *bar = salon_share_bar_new ();

  gtk_widget_set_hexpand (bar, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  salon_share_bar_set (SALON_SHARE_BAR (bar), harvest->from + least - 3, CUBES_N_LENGTHS - (least - 3), 0,
                       MAX (1, most));
  return bar;
}

static GtkWidget *
make_total (int points, int most)
{
  GtkWidget *total = salon_number_new (TOTAL_CAP);

  gtk_widget_add_css_class (total, "total");
  salon_number_set (SALON_NUMBER (total), points);
  salon_number_reserve (SALON_NUMBER (total), MAX (most, 88));
  return total;
}

GtkWidget *
cubes_end_seat_new (CubesGame *game,
                    const SalonLook *look,
                    int seat,
                    int rank,
                    const CubesHarvest *harvest,
                    int most,
                    int least,
                    GtkSizeGroup *heads,
                    GtkSizeGroup *slips)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const guint rounds = cubes_game_count_rounds (game);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 20, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL),
            *head;
  g_autofree char *name = g_strdup_printf ("end-seat-%d", seat + 1);

  gtk_widget_set_name (row, name);
  gtk_widget_add_css_class (row, "end-row");
  if (header->setup.seats >= MANY)
    gtk_widget_add_css_class (row, "low");
  if (rank == 1)
    gtk_widget_add_css_class (row, "winner");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, header->salon.name[seat], -1);
  head = salon_end_head_new (rank, header->salon.name[seat], look->colour[seat]);
  gtk_size_group_add_widget (heads, head);
  gtk_box_append (GTK_BOX (row), head);
  gtk_box_append (GTK_BOX (row), make_words (harvest, seat, header->setup.seats, rounds, slips));
  gtk_box_append (GTK_BOX (row), make_bar (harvest, most, least));
  gtk_box_append (GTK_BOX (row), make_total (harvest->points, most));
  return row;
}
