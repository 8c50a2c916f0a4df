/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything stands while lists are read out: the tray, a word and the buttons in a column at the left, the lists beside it. */

#pragma once

#include "widgets/salon-large.h"

G_BEGIN_DECLS

/* The children of the page. */
typedef struct {
  GtkWidget *tray, *panel;
  GtkWidget *worth; /* only where there is room */
  GtkWidget *go_on, *missed;
  GtkWidget *foot;   /* not on a low page */
  GtkWidget *papers; /* a #CubesReadOutPapers */
  SalonLarge large;  /* of the page */
} CubesReadOutParts;

/* Gives the children their places on @page, which is @width × @height px and has the lists of @seats. */
void cubes_read_out_layout (CubesReadOutParts *self, GtkWidget *page, int seats, int width, int height);

G_END_DECLS
