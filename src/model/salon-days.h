/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "model/salon-day.h"

G_BEGIN_DECLS

/* The file in the data folder, the most bytes that are written to it, and those of the largest one that is read. */
#define SALON_DAYS_NAME    "days.txt"
#define SALON_DAYS_MAX     (1024 * 1024)
#define SALON_DAYS_LARGEST (2 * SALON_DAYS_MAX)

/* Bytes of what a game says of one day, with the NUL. */
#define SALON_DAYS_TEXT 512

#define SALON_TYPE_DAYS (salon_days_get_type ())
G_DECLARE_FINAL_TYPE (SalonDays, salon_days, SALON, DAYS, GObject)

/**
 * SalonDays:
 *
 * What people have done of what is the same for everybody on a day, kept in one small text file:
 *
 *     salon-days 1
 *     2026-11-22 en GAME done TEXT
 *     2026-11-23 en GAME begun TEXT
 *
 * A line has a day, a language, the name of the game, whether it is over, and a text of which only the game knows the
 * meaning. What is not understood is kept as it is. The result that came first counts: what is done is never replaced.
 *
 * All that reads or writes the disk runs in a thread. Each save reads the file again, under a lock, and changes in it only
 * what this program has to say; so two programs do not lose each other’s days. When the file would become larger than
 * %SALON_DAYS_MAX the oldest days leave it.
 *
 * Signals:
 *
 *  - changed (): other days are known than before; the first time when the file has been read.
 *  - message (const char *text): a translated sentence that people have to know: the file was damaged, or cannot be saved.
 */

/* One line of the file. */
typedef struct {
  SalonDay day;
  const char *language, *game;
  gboolean done;
  const char *text; /* printable ASCII */
} SalonDaysNote;

/* Begins to read the file in @directory, which is created when it is needed. */
SalonDays *salon_days_new (const char *directory);
/* The one for @directory that everybody in the program shares, (transfer full). Only for the main thread. */
SalonDays *salon_days_get_shared (const char *directory);
/* Whether the file was read, or cannot be. */
gboolean salon_days_is_read (SalonDays *self);
/* Finds what is known of a day; FALSE: nothing. @note is valid until the next call of a function of @self. */
gboolean salon_days_find (SalonDays *self, SalonDay day, const char *language, const char *game, SalonDaysNote *note);
/* Keeps what @note says, in memory at once and soon on the disk. A day that is done stays as it is. */
void salon_days_keep (SalonDays *self, const SalonDaysNote *note);
/* How many days before @today, one after the other up to yesterday or today, are done. */
guint salon_days_count_running (SalonDays *self, const char *language, const char *game, SalonDay today);
/* The last day before @day that is done; 0 if there is none. */
SalonDay salon_days_find_before (SalonDays *self, const char *language, const char *game, SalonDay day);
/* Writes what is not on the disk yet, now, as when the program ends. Returns whether it is there. */
gboolean salon_days_flush (SalonDays *self);

G_END_DECLS
