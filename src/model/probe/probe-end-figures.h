/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the end of a game tells about it in figures: where each seat's points came from, and which
 * question brought the most. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-apply.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* The parts into which a seat's points are divided, in the order in which they are shown. */
typedef enum {
  PROBE_SHARE_SHOWN,    /* cards that others showed when they were asked */
  PROBE_SHARE_ACTIVITY, /* activity cards, and what they turned */
  PROBE_SHARE_LAST,     /* last cards of words */
  PROBE_SHARE_NAMED,    /* words named */
  PROBE_SHARE_KEPT,     /* cards kept hidden to the end, with the bonus */
  PROBE_SHARE_LOST,     /* everything that cost points: never above 0 */
  PROBE_N_SHARES,
} ProbeShare;

/* Divides the @points of a seat, by ProbeSource, into @shares. All but the last are 0 or more; a
 * source that cost points on the whole belongs to the last. Their sum is that of @points. */
void probe_shares_of (const gint32 points[PROBE_N_SOURCES], int shares[PROBE_N_SHARES]);
/* The name of a part: “cards shown”. */
const char *probe_share_text (ProbeShare share);
/* What is said about a seat's points to somebody who does not see them: “Where the points came from:
 * cards shown 95, kept hidden 185. Total: 280” (transfer full). */
char *probe_shares_describe (const int shares[PROBE_N_SHARES]);

/**
 * ProbeBest:
 * @points: that the question brought to the one who asked; 0 while there was none
 * @asker: the seat that asked
 * @owner: the seat that showed the card
 * @tray: where it lay
 * @slot: where it lay, from 0
 * @letter: of the card
 *
 * The question that brought more points than any other; of several the first one. A value.
 */
typedef struct {
  int points;
  guint8 asker;
  guint8 owner;
  guint8 tray;
  guint8 slot;
  char letter;
} ProbeBest;

/* Takes into account what one move has brought about. */
void probe_best_follow (ProbeBest *self, const ProbeEvents *events);
/* “Best question: E from Hugo, space 10, +45” (transfer full); NULL when there was none. */
char *probe_best_describe (const ProbeBest *self, const ProbeHeader *header);
/* What is said of a winner's word about @hidden cards that were hidden to the end, worth @cards
 * points, and the @bonus for them: “8 cards still hidden at the end: 85 points and the bonus of 100”
 * (transfer full); NULL when no card was hidden. */
char *probe_kept_describe (int hidden, int cards, int bonus);

G_END_DECLS
