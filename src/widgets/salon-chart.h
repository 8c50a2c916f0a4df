/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-chart-plot.h"

G_BEGIN_DECLS

#define SALON_TYPE_CHART (salon_chart_get_type ())
G_DECLARE_FINAL_TYPE (SalonChart, salon_chart, SALON, CHART, SalonPlot)

/**
 * SalonChart:
 *
 * The score over the moves: a line of steps for each seat, from 0 to its total at the end. At the right end of its
 * line each seat has its emblem and its total. It can have numbers at its edges, flags at moves where the game turned,
 * and a cursor that people move: then it is a slider as well.
 *
 * Its least height is 72 px for four seats with usual text; it is drawn at any size above that.
 *
 * Signals: moved (int move): somebody has moved the cursor to @move, by dragging, clicking, or the arrow keys, Page
 *   up, Page down, Home and End while the chart has the focus. The cursor is there already.
 */

/* Removes all lines and flags. */
void salon_chart_clear (SalonChart *self);
/* Adds a line.
 * @name: of the player
 * @seat: the colour of the seat, for salon_colour_get()
 * @totals: @n totals in their order, one a move, without the 0 at the beginning
 * @wins: whether the line is a winner's, which is thicker and drawn last */
void salon_chart_add (SalonChart *self, const char *name, guint seat, const int *totals, guint n, gboolean wins);
/* Shows numbers of moves and of points at the edges, and the names at the lines' ends. */
void salon_chart_set_labelled (SalonChart *self, gboolean labelled);
/* @caption: (nullable): what assistive technologies call the chart; %NULL for “The score” */
void salon_chart_set_caption (SalonChart *self, const char *caption);
/* Puts a flag at each of @n @moves, counted from 1. */
void salon_chart_set_flags (SalonChart *self, const guint *moves, guint n);

/* @move: from 0, before the first one; −1, as at first: there is no cursor. Emits nothing. */
void salon_chart_set_cursor (SalonChart *self, int move);
/* The move at the cursor, or −1. */
int salon_chart_get_cursor (SalonChart *self);
/* @line: counted from 0 as the lines were added: the cursor marks a point on it with a ring; −1, as at first: it has a
 *   knob with the number of the move */
void salon_chart_set_ringed (SalonChart *self, int line);
/* Draws what comes after the cursor at 30 %. */
void salon_chart_set_future_faded (SalonChart *self, gboolean faded);
/* @label: (nullable): what the slider is called, such as “Question”; %NULL, as at first: nobody can move the cursor */
void salon_chart_set_slider (SalonChart *self, const char *label);
/* @text: what assistive technologies read of the cursor: “Question 24 of 58”, then the sentence of the move */
void salon_chart_set_slider_text (SalonChart *self, const char *text);

G_END_DECLS
