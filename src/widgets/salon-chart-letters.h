/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-chart-plot.h"

G_BEGIN_DECLS

#define SALON_TYPE_CHART_LETTERS (salon_chart_letters_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartLetters, salon_chart_letters, SALON, CHART_LETTERS, SalonPlot)

/**
 * SalonChartLetters:
 *
 * A bar for each letter, on the letter’s card, with its figure above. A bar can have a lower part in a stronger
 * colour, and a figure below the card. Only as many bars are drawn as there is room for, the last
 * of them one that is gold or asked, if it would have no room; all are in the table.
 */

/* One bar. A value. */
typedef struct {
  char letter;    /* 'A' … 'Z', or '.' for a blank */
  int value;      /* 0 or more; bars begin at zero */
  int part;       /* of the value, from 0; −1: the bar has one part */
  int below;      /* the figure below the card; −1: none */
  SalonFill fill; /* of the bar: usual, gold or asked */
} SalonLetterBar;

GtkWidget *salon_chart_letters_new (void);
/* @bars: @n of them, from the left
 * @most: what a bar as high as the chart would be worth; 0: the highest bar
 * @caption: the name of the table */
void salon_chart_letters_set (SalonChartLetters *self,
                              const SalonLetterBar *bars,
                              guint n,
                              int most,
                              const char *caption);
/* What the columns of the table are called: letter, value, part (nullable), figure below (nullable). */
void salon_chart_letters_set_headings (SalonChartLetters *self, const char *value, const char *part, const char *below);
/* @text: (nullable): written on the part of the first bar, where there is room */
void salon_chart_letters_set_part_text (SalonChartLetters *self, const char *text);

G_END_DECLS
