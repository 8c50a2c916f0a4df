/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-replay-frame.h"

#define LEAST_WIDTH  780
#define LEAST_HEIGHT 520
#define LOW          600 /* px: lower tables have everything closer together */

/* The width of the column at the side, and the height of the strip, in px of usual text. */
#define SIDE_WIDTH  312
#define SIDE_NARROW 232
#define STRIP       62
#define STRIP_LOW   48

void
salon_replay_frame_set_parts (SalonReplayFrame *self,
                              GtkWidget *table,
                              GtkWidget *sentence,
                              GtkWidget *panel,
                              GtkWidget *side)
{
  self->sentence = sentence;
  self->panel = panel;
  self->side = side;
  gtk_widget_set_parent (sentence, table);
  gtk_widget_set_parent (panel, table);
  gtk_widget_set_parent (side, table);
}

void
salon_replay_frame_measure (GtkWidget *table, GtkOrientation orientation, int *minimum, int *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (table); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
}

int
salon_replay_frame_measure_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

void
salon_replay_frame_share_width (SalonReplayFrame *self,
                                GtkWidget *table,
                                int width,
                                int height,
                                SalonReplayShares *shares)
{
  const gboolean large = width >= SALON_REPLAY_FRAME_LARGE_WIDTH && height >= SALON_REPLAY_FRAME_LARGE_HEIGHT;
  const int margin = large ? 40 : width > 1100 ? 20 : 12;
  const int side = large ? width / 4 : width > 1100 ? SIDE_WIDTH : SIDE_NARROW;

  *shares = (SalonReplayShares) {
    .large = large,
    .low = height <= LOW,
    .margin = margin,
    .side = side,
    .left = width - side - 3 * margin,
    .height = height - 2 * margin,
  };
  self->large.page = table;
  salon_large_update (&self->large, width, height, SALON_REPLAY_FRAME_LARGE_HEIGHT);
}

void
salon_replay_frame_share_height (SalonReplayFrame *self, int sentence, int panel, SalonReplayShares *shares)
{
  const int strip = shares->large ? 2 * STRIP : shares->low ? STRIP_LOW : STRIP;

  shares->strip = MAX (strip, salon_replay_frame_measure_height (self->sentence, sentence));
  shares->panel = MAX (salon_replay_frame_measure_height (self->panel, shares->left), panel);
  shares->top = shares->height - shares->strip - shares->panel - 2 * SALON_REPLAY_FRAME_GAP;
}

void
salon_replay_frame_place (GtkWidget *widget, int x, int y, int width, int height)
{
  const GtkAllocation allocation = { x, y, MAX (width, 1), MAX (height, 1) };
  int least;

  if (!gtk_widget_get_visible (widget))
    return;
  /* GTK wants to have been asked. */
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &allocation, -1);
}

void
salon_replay_frame_place_below (SalonReplayFrame *self, const SalonReplayShares *shares, int x, int width)
{
  const int y = shares->margin + shares->top + SALON_REPLAY_FRAME_GAP;

  salon_replay_frame_place (self->sentence, x, y, width, shares->strip);
  salon_replay_frame_place (self->panel, shares->margin, y + shares->strip + SALON_REPLAY_FRAME_GAP, shares->left,
                            shares->panel);
}

void
salon_replay_frame_clear (SalonReplayFrame *self)
{
  salon_large_clear (&self->large);
}
