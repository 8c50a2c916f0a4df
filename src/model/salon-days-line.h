/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines of the file of #SalonDays, and a list of them in which each day, language and game is only once. */

#pragma once

#include <glib.h>

#include "model/salon-day.h"

G_BEGIN_DECLS

/* One line of the file. Without a key it is one that nobody understands. */
typedef struct {
  char *whole;
  char *key; /* (nullable): day, language and game, as they begin the line */
  SalonDay day;
  gboolean done;
  const char *language, *game, *text; /* in @words */
  char **words;
} SalonDaysLine;

/* Reads @whole, a line without its end (transfer full). */
SalonDaysLine *salon_days_line_new (const char *whole);
/* @data: a SalonDaysLine */
void salon_days_line_free (gpointer data);
/* The key of a line (transfer full). */
char *salon_days_make_key (SalonDay day, const char *language, const char *game);
/* Whether a line can have this text of a game. */
gboolean salon_days_is_plain (const char *text);

/* Fills @by_key (the key, and the line in @lines) from @lines (of SalonDaysLine). */
void salon_days_index (GPtrArray *lines, GHashTable *by_key);
/* Puts @line (transfer full) in the place of the line with its key, or at the end. What is done stays. Returns whether @line is
 * in the list now. */
gboolean salon_days_put (GPtrArray *lines, GHashTable *by_key, SalonDaysLine *line);

G_END_DECLS
