/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What reviews have found out about the seats of finished games, and where these turned, kept so that statistics and replays
 * need not review a game again.
 * Everything follows from the records: the cache may be deleted at any time. A file of it is named by the checksum of the
 * record, and is never trusted: one that is too long, or has a value that no review has, counts as none. At most
 * PROBE_REVIEW_CACHE_MOST are kept; those used least recently go first. All functions may be called in any thread. */

#pragma once

#include <glib.h>

#include "model/probe/probe-review-turns.h"

G_BEGIN_DECLS

#define PROBE_REVIEW_CACHE_MOST 5000

/* What is kept of a review. A value. */
typedef struct {
  guint seats;
  guint accuracy[PROBE_MAX_SEATS]; /* 0 … 100 */
  int play[PROBE_MAX_SEATS], luck[PROBE_MAX_SEATS];
  guint n_turns;
  guint turns[PROBE_REVIEW_TURNS]; /* the moves that are turning points, from 1 */
} ProbeReviewFigures;

/* Uses the folder @path from now on; NULL, as at first: nothing is kept. To be called before any thread uses the cache. */
void probe_review_cache_use (const char *path);
/* Keeps what @review says of @game, which is that of @record. Errors are ignored. */
void probe_review_cache_keep (GBytes *record, const ProbeReviewGame *game, const ProbeReview *review);
/* Finds what is kept of the game in @record. */
gboolean probe_review_cache_find (GBytes *record, ProbeReviewFigures *figures);

G_END_DECLS
