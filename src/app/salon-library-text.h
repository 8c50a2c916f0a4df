/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the library says of a game, in words. All texts are translated and (transfer full). */

#pragma once

#include "app/salon-house.h"
#include "model/salon-library-entry.h"

G_BEGIN_DECLS

/* The title that people gave the game; without one the day and how many play; of a file that cannot be read, its name. */
char *salon_library_say_title (SalonLibraryEntry *entry);
/* Which game, which edition and when. */
char *salon_library_say_game (SalonLibraryEntry *entry);
/* Of a file that cannot be read: what is wrong with it, and that it stays as it is. */
char *salon_library_say_fault (SalonLibraryEntry *entry);
/* The edition as people call it; "" without editions. */
const char *salon_library_say_edition (SalonLibraryEntry *entry);
/* A player’s name and, where there are points, these too. */
char *salon_library_say_player (const SalonSummary *summary, guint seat);
/* The month in which a game began, with the year if it is another one than this. */
char *salon_library_say_month (gint64 time);
/* What the record of a game does not say, but its row. */
typedef enum {
  SALON_LIBRARY_COPY = 1 << 0, /* of another game: it does not count */
  SALON_LIBRARY_REVIEWED = 1 << 1,
  SALON_LIBRARY_CHOSEN = 1 << 2,
} SalonLibrarySigns;
/* All of it as sentences, for a screen reader. */
char *salon_library_say_all (SalonLibraryEntry *entry, SalonLibrarySigns signs);
/* Why a copy of a game does not count. */
const char *salon_library_say_copy (void);
/* Why the game does not count in accuracy; NULL: it does. */
const char *salon_library_say_aided (const SalonSummary *summary);

/* The seats of a game in the order in which they are told: who has won comes first, then by points. */
void salon_library_sort_seats (const SalonSummary *summary, guint order[SALON_MAX_SEATS]);

G_END_DECLS
