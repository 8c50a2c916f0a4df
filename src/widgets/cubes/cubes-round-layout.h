/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything of a round stands: time, plates and buttons at the left, the tray in the middle with the slip below
 * it, the list at the right. */

#pragma once

#include <gtk/gtk.h>

#include "rules/cubes/cubes-state.h"

G_BEGIN_DECLS

/* Below this height of the page, in px, the hint goes and plates are low: a window of 640 with its header bar. */
#define CUBES_ROUND_LOW 593
/* Below this width the list is narrow and has one column. */
#define CUBES_ROUND_NARROW 1100

/* What there is to lay out, in px. */
typedef struct {
  int width, height; /* of the page */
  int seats;
  int left;        /* that the time, a plate and the buttons need in width */
  int plate, slip; /* how high they are */
  int tools;       /* how high the buttons are together */
  gboolean large;  /* everything is larger */
  int note, hint;  /* how high the two texts are */
} CubesRoundNeeds;

typedef struct {
  GdkRectangle time, tools, tray, slip, list;
  GdkRectangle hint, note; /* 0 × 0 where there is no room */
  GdkRectangle plate[CUBES_MAX_SEATS];
  gboolean abreast; /* two plates stand side by side */
} CubesRoundLayout;

/* How wide the column at the left is; the heights in @needs and the number of seats do not matter for it. */
int cubes_round_layout_left (const CubesRoundNeeds *needs);

void cubes_round_layout (const CubesRoundNeeds *needs, CubesRoundLayout *layout);

G_END_DECLS
