/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything on the table of Wedges stands: plates and what was asked last at the left, the wheel in the middle, and
 * at the right the die, what is due, what the colours mean, and the boxes. */

#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-state.h"

G_BEGIN_DECLS

/* Below this width of the page, in px, the columns are narrow, and what was asked last and the second line of the plates
 * go. */
#define WEDGES_LAYOUT_NARROW 1100
/* Below this height the die, the plates and the boxes are low: a window of 690 with its header bar. */
#define WEDGES_LAYOUT_LOW 643

/* How large the text is. */
typedef enum {
  WEDGES_SIZE_USUAL,
  WEDGES_SIZE_LARGE,
  WEDGES_SIZE_HUGE,
  WEDGES_N_SIZES,
} WedgesSize;

/* Says which size fits a page of @width × @height px. */
WedgesSize wedges_layout_get_size (int width, int height);

/* What there is to lay out, in px. */
typedef struct {
  int width, height; /* of the page */
  WedgesSize size;
  int seats;
  gboolean teams;                                                     /* somebody has members: the plates are wider */
  int left, right;                                                    /* what the columns would need in width */
  int plate_least[WEDGES_MAX_SEATS], plate_natural[WEDGES_MAX_SEATS]; /* how high plates are */
  int title, line;                                                    /* heights of what was asked last */
  int prompt, legend, boxes;                                          /* heights */
} WedgesNeeds;

typedef struct {
  GdkRectangle plate[WEDGES_MAX_SEATS];
  GdkRectangle chronicle, boxes; /* 0 × 0 where there is no room */
  GdkRectangle middle;           /* between the columns: the card lies there */
  GdkRectangle wheel;            /* a square in it */
  GdkRectangle die, prompt;
  GdkRectangle panel; /* the legend, or what takes its place, as high as may be */
  GdkRectangle side;  /* the column at the right without the boxes, where no die is thrown */
} WedgesLayout;

/* How wide the left column, with plates and chronicle, and the right one are at least. */
void wedges_layout_get_columns (int width, WedgesSize size, gboolean teams, int *left, int *right);

void wedges_layout (const WedgesNeeds *needs, WedgesLayout *layout);

G_END_DECLS
