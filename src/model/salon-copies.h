/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An unfinished game can be gone on with several times, from copies of its file or from its replay, and each time it can
 * be ended. Of all these finished games the one counts that was over first: the others have moves in common with it, and
 * whoever ends another one may have seen in the first what was hidden. */

#pragma once

#include "model/salon-library-entry.h"

G_BEGIN_DECLS

/* Whether the game of @entry is over and counts unless it is a copy. A lesson does not, nor does one in which nobody played, nor
 * one that goes on from a finished game: its players may have seen everything that was hidden, and the moves that both have count
 * already. A game in which somebody took a move back or got a hint counts, but has no accuracy. */
gboolean salon_copies_may_count (SalonLibraryEntry *entry);

/* The finished games of @entries, a list of #SalonLibraryEntry, that do not count because they are copies of others: a set
 * (transfer container) of entries, which lives no longer than they do. */
GHashTable *salon_copies_find (GListModel *entries);

G_END_DECLS
