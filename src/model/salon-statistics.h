/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the records of the library say of people, by their names: games, wins, points, streaks and rivals. All of it
 * follows from the summaries of finished games; nothing of it is kept. An evening of several games is no game: what counts are
 * its games, for those who sat at their tables, as if each of them had a record of its own. They count when the evening is
 * over. */

#pragma once

#include <gio/gio.h>

#include "model/salon-library-entry.h"
#include "model/salon-people.h"

G_BEGIN_DECLS

/* Of fewer games figures alone are shown, and no charts. */
#define SALON_STATISTICS_FEW 5

/* One finished game of a person. */
typedef struct {
  SalonLibraryEntry *entry; /* the record that has it */
  int part;                 /* which game of the evening it is, from 0; −1: the record is this game alone */
  const char *kind;         /* of the game, interned */
  guint seat, n_seats;      /* at its table */
  gboolean has_points;
  int points;
  gboolean won;
} SalonPersonGame;

/* Somebody at the same tables. */
typedef struct {
  char *name;
  gboolean computer; /* its games with a person of that name count apart */
  int theirs, ours;  /* games in which the rival, and the person, had more points; equal points count nowhere */
  GArray *games; /* of guint: those that they played together, as places in the games of the person, in their order */
  gint64 points; /* of the person, in these games */
} SalonRival;

typedef struct {
  char *name;
  guint colour;   /* for salon_colour_get(): by the order of the list */
  GArray *games;  /* of SalonPersonGame, the oldest first */
  guint n_points; /* games that have points */
  guint n_rounds; /* games that have rounds */
  guint wins;
  gint64 points; /* of all games */
  int best;      /* points of the best game */
  int best_round;
  guint streak; /* games won in a row, up to the last one */
  guint longest;
  GPtrArray *rivals; /* of SalonRival, the most frequent first */
} SalonPerson;

/* Finds the people in @entries, who have played finished games of @kind (nullable: any), the most frequent first:
 * (transfer full) (element-type SalonPerson). Lessons do not count, nor do games that go on from
 * finished ones, nor seats that computers played; of several copies of one game the one counts that was over first
 * (salon-copies.h). Points of games of different kinds say nothing together: without @kind nobody should show them. */
GPtrArray *salon_statistics_find (GListModel *entries, const SalonPeople *people, const char *kind);
/* Finds the person called @name in such a list, or NULL. */
const SalonPerson *salon_statistics_get (GPtrArray *list, const char *name);

/* What the points of the person in the games with @rival come to, on average. */
int salon_statistics_mean_with (const SalonRival *rival);

/* Finds the accuracy in each of @games, of #SalonPersonGame; where there is none, the place in @accuracy stays as it is. */
typedef void (*SalonStatisticsJudge) (GArray *games, int *accuracy, gpointer data);

/* Writes all games of all people in @list as lines of CSV, with a line of headings (transfer full). The accuracy is what @judge
 * (nullable) finds. May be called in any thread, as long as @list does not change. */
char *salon_statistics_to_csv (GPtrArray *list, SalonStatisticsJudge judge, gpointer data);

G_END_DECLS
