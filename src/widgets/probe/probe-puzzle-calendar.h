/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-day.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_CALENDAR (probe_puzzle_calendar_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzleCalendar, probe_puzzle_calendar, PROBE, PUZZLE_CALENDAR, GtkWidget)

/**
 * ProbePuzzleCalendar:
 *
 * A month of puzzles: under each day how many questions were wrong, on a full ground at par or better, on an empty one
 * otherwise. Past days can be chosen, days to come cannot. What is missed is a dot, and nothing is said of it.
 *
 * Signals:
 *
 *  - chosen (guint day): the puzzle of this #SalonDay is to be shown.
 *  - turned (int step): another month is to be shown; −1 is the one before, 1 the next.
 */

/* What is known of one day. All zeros: nothing. */
typedef struct {
  gboolean begun, done;
  guint wrong;
  int par;
} ProbePuzzleDay;

/* Everything that the calendar shows. */
typedef struct {
  SalonDay month;          /* the first day of the month */
  SalonDay today, shown;   /* shown: whose puzzle is on the page */
  gboolean can_go_back;    /* to the month before */
  ProbePuzzleDay days[31]; /* of this month */
  const char *running;     /* (nullable): how many days running, in words */
} ProbePuzzleMonth;

GtkWidget *probe_puzzle_calendar_new (void);
void probe_puzzle_calendar_show (ProbePuzzleCalendar *self, const ProbePuzzleMonth *month);

G_END_DECLS
