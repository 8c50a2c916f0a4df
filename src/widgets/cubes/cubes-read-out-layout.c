/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-read-out-layout.h"

#include <math.h>

#include "widgets/cubes/cubes-read-out-papers.h"
#include "widgets/salon-text.h"

/* Sizes in px, where the text has its usual size. */
#define LARGE_HEIGHT 800
#define SIDE         .235 /* the left column’s share of the width */
#define MOST_SIDE    .42  /* where few lists leave it more */
#define LEAST_SIDE   216
#define MOST_PAPER   560
#define MARGIN       24
#define SMALL_MARGIN 12
#define GAP          14
#define LEAST_TRAY   150
#define SHADOW       8 /* room that the papers have for it around them */

/* Gives @child its height for the left column, with its lower edge at @bottom. Returns its upper edge. */
static int
place_above (GtkWidget *child, int left, int bottom, int width)
{
  int least, liked;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &liked, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { left, bottom - liked, width, liked }, -1);
  return bottom - liked;
}

static void
place_if_room (GtkWidget *child, int left, int *top, int bottom, int width, int gap)
{
  int least, liked;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &liked, NULL, NULL);
  gtk_widget_set_child_visible (child, *top + liked <= bottom);
  if (*top + liked > bottom)
    return;
  gtk_widget_size_allocate (child, &(GtkAllocation) { left, *top, width, liked }, -1);
  *top += liked + gap;
}

/* Returns the width of the left column in the usual case: its share, or less where all lists find room beside less. */
static int
choose_side (CubesReadOutParts *self, int width, int around, double scale)
{
  const int least = (int) round (LEAST_SIDE * MIN (scale, 1.25));
  const int side = MAX (least, (int) round (SIDE * width));
  const int left = width - around - cubes_read_out_papers_get_whole_width (CUBES_READ_OUT_PAPERS (self->papers));

  return left >= least ? MIN (side, left) : side;
}

void
cubes_read_out_layout (CubesReadOutParts *self, GtkWidget *page, int seats, int width, int height)
{
  const double scale = salon_text_get_scale (page);
  const int margin = (int) round ((width < 1100 || height < 640 ? SMALL_MARGIN : MARGIN) * MIN (scale, 2));
  const int gap = (int) round (GAP * MIN (scale, 1.7)), outside = MIN (margin, SHADOW);
  int side = choose_side (self, width, 2 * margin + gap - 2 * outside, scale);
  int top, bottom = height - margin, least, panel, worth, tray, spare;
  GtkAllocation place;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  gtk_widget_measure (self->panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  side = MAX (side, least);
  /* One wide list would have its points far from its words. */
  spare = width - 2 * margin - gap - side - (int) (MOST_PAPER * scale) * MAX (1, seats);
  spare = CLAMP ((int) (MOST_SIDE * width) - side, 0, MAX (0, spare));
  side += spare;

  gtk_widget_set_child_visible (self->foot, height >= 640);
  if (height >= 640)
    bottom = place_above (self->foot, margin, bottom, side) - gap;
  bottom = place_above (self->missed, margin, bottom, side) - gap;
  bottom = place_above (self->go_on, margin, bottom, side) - gap;

  gtk_widget_measure (self->panel, GTK_ORIENTATION_VERTICAL, side, &panel, NULL, NULL, NULL);
  gtk_widget_measure (self->worth, GTK_ORIENTATION_VERTICAL, side, &worth, NULL, NULL, NULL);
  /* A wide column has a large tray in any case, and what words are worth below it. */
  tray = MAX (MIN (side, bottom - margin - gap - panel - (spare > 0 ? worth + gap : 0)), LEAST_TRAY);
  gtk_widget_size_allocate (self->tray, &(GtkAllocation) { margin + (side - tray) / 2, margin, tray, tray }, -1);
  top = margin + tray + gap;
  gtk_widget_size_allocate (self->panel, &(GtkAllocation) { margin, top, side, panel }, -1);
  top += panel + gap;
  place_if_room (self->worth, margin, &top, bottom, side, gap);

  top = margin - outside;
  place = (GtkAllocation) { margin + side + gap - outside, top, MAX (1, width - 2 * margin - side - gap + 2 * outside),
                            MAX (1, height - 2 * top) };
  gtk_widget_size_allocate (self->papers, &place, -1);
}
