/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the page at the end of a game appears: a function of time. */

#pragma once

#include "widgets/salon-end-page.h"

G_BEGIN_DECLS

/**
 * ProbeEndPose:
 * @page: of the page; what was there before is the table
 * @cards: how many cards of the winner's word have come to the arc; see probe_end_arc_set_arrived()
 * @growth: of the bars and totals, 0 to 1
 */
typedef struct {
  SalonEndPose page;
  double cards;
  double growth;
} ProbeEndPose;

/* What is seen at @time, from 0 (nothing) to 1 (everything), of a page with @rows rows: the table
 * fades while the winner's cards leave their tray and form an arc, one after the other, and the light opens; then
 * the heading, the rows from the top, and last the bars, which grow from 0 while the totals are counted. */
void probe_end_pose_at (double time, int rows, ProbeEndPose *pose);

/* How many milliseconds that takes, at a pace of @seconds for a move: what is left of the 2000, 3200 and 4500 of a whole
 * end, at the paces quick, even and slow, after its beginning on the board (PROBE_END_ON_BOARD); 0 if no move is
 * shown at all. */
guint probe_end_get_duration (double seconds);

G_END_DECLS
