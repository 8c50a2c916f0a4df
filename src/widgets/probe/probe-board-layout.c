/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-board-layout.h"

#include "widgets/salon-large.h"

/* From this height on, in px, what is written grows along with the trays. */
#define LARGE_HEIGHT 900

struct _ProbeBoardLayout {
  GtkLayoutManager parent_instance;
  GtkWidget *seats, *bar, *panel, *deck, *pad;
  SalonLarge large;
};

G_DEFINE_FINAL_TYPE (ProbeBoardLayout, probe_board_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
least (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
liked (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int natural;

  gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

static int
side_width (ProbeBoardLayout *self, int width)
{
  const int need =
    MAX (least (self->deck, GTK_ORIENTATION_HORIZONTAL, -1), least (self->pad, GTK_ORIENTATION_HORIZONTAL, -1));

  return MAX (need, CLAMP (width / 4, 220, 640));
}

static void
probe_board_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  ProbeBoardLayout *self = PROBE_BOARD_LAYOUT (manager);
  const int margin = CLAMP (MIN (width / 50, height / 36), 10, 36);
  const int gap = MAX (8, margin * 2 / 3);
  const int side = side_width (self, width);
  const int left = width - side - margin * 3;
  const int inner = height - margin * 2;
  const int bar = least (self->bar, GTK_ORIENTATION_VERTICAL, left);
  const int panel_least = least (self->panel, GTK_ORIENTATION_VERTICAL, left);
  /* Keys grow in a large window. */
  const int panel_liked = MAX (liked (self->panel, GTK_ORIENTATION_VERTICAL, left), inner * 17 / 100);
  const int seats_least = least (self->seats, GTK_ORIENTATION_VERTICAL, left);
  /* Large keys, but not at the expense of many trays. */
  const int panel = MAX (panel_least, MIN (MIN (panel_liked, inner * 27 / 100), inner - bar - gap * 2 - seats_least));
  const int seats = MAX (seats_least, inner - bar - panel - gap * 2);
  const int deck = MAX (least (self->deck, GTK_ORIENTATION_VERTICAL, side), MIN (side * 68 / 100, inner * 42 / 100));
  int y = margin, rest;

  self->large.page = widget;
  salon_large_update (&self->large, width, height, LARGE_HEIGHT);

  gtk_widget_size_allocate (self->seats, &(GtkAllocation) { margin, y, left, seats }, -1);
  y += seats + gap;
  gtk_widget_size_allocate (self->bar, &(GtkAllocation) { margin, y, left, bar }, -1);
  y += bar + gap;
  rest = MAX (panel_least, height - margin - y);
  gtk_widget_size_allocate (self->panel, &(GtkAllocation) { margin, y, left, rest }, -1);

  y = margin;
  if (gtk_widget_get_visible (self->deck))
    {
      gtk_widget_size_allocate (self->deck, &(GtkAllocation) { width - margin - side, y, side, deck }, -1);
      y += deck + gap;
    }
  rest = MAX (least (self->pad, GTK_ORIENTATION_VERTICAL, side), height - margin - y);
  gtk_widget_size_allocate (self->pad, &(GtkAllocation) { width - margin - side, y, side, rest }, -1);
}

static void
probe_board_layout_measure (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  ProbeBoardLayout *self = PROBE_BOARD_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum =
      side_width (self, 0) + 30 + MAX (least (self->seats, orientation, -1), least (self->panel, orientation, -1));
  else
    *minimum = 36 + least (self->seats, orientation, -1) + least (self->bar, orientation, -1)
               + least (self->panel, orientation, -1);
  *natural = *minimum;
}

static void
probe_board_layout_dispose (GObject *object)
{
  salon_large_clear (&PROBE_BOARD_LAYOUT (object)->large);
  G_OBJECT_CLASS (probe_board_layout_parent_class)->dispose (object);
}

static void
probe_board_layout_class_init (ProbeBoardLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_board_layout_dispose;
  layout_class->allocate = probe_board_layout_allocate;
  layout_class->measure = probe_board_layout_measure;
}

static void
probe_board_layout_init (ProbeBoardLayout *self)
{
}

GtkLayoutManager *
probe_board_layout_new (GtkWidget *seats, GtkWidget *bar, GtkWidget *panel, GtkWidget *deck, GtkWidget *pad)
{
  ProbeBoardLayout *self = g_object_new (PROBE_TYPE_BOARD_LAYOUT, NULL);

  self->seats = seats;
  self->bar = bar;
  self->panel = panel;
  self->deck = deck;
  self->pad = pad;
  return GTK_LAYOUT_MANAGER (self);
}
