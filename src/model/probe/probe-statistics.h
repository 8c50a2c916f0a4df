/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/salon-statistics.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_STATISTICS (probe_statistics_get_type ())
G_DECLARE_FINAL_TYPE (ProbeStatistics, probe_statistics, PROBE, STATISTICS, GObject)

/**
 * ProbeStatistics:
 *
 * What a thread finds in the records of one person's games of Probe: letters asked, words laid and named, and the
 * accuracy of each game, by its review. Reviews that the cache does not have are made, one after the other, as long as
 * the object lives; whoever drops it stops the thread.
 *
 * Signals:
 *
 *  - progressed (): more games have been read, or all.
 */

/* A word that the person has laid. */
typedef struct {
  char word[PROBE_SPACES + 1];
  guint laid; /* how often */
  int kept;   /* the most cards of it that stayed hidden to the end */
  int fell;   /* the fewest questions after which it was found; 0: it never was */
} ProbeStatisticsWord;

/* What is known of one game. */
typedef struct {
  guint place; /* in the games of the person, from 0 */
  gint64 time;
  guint edition; /* ProbeEdition */
  int accuracy;  /* −1: it has none, because somebody had help or the review failed */
  gboolean won;
} ProbeStatisticsGame;

/* A value with arrays of its own. */
typedef struct {
  guint games, read; /* games of the person, and how many have been read so far */
  guint asked[PROBE_LETTERS], hit[PROBE_LETTERS];
  guint questions, hits;
  guint names, names_right;
  GArray *played; /* of ProbeStatisticsGame, the oldest first */
  GArray *words;  /* of ProbeStatisticsWord, the most frequent first */
} ProbeStatisticsFigures;

/* @directory: where the records are. @games: of #SalonPersonGame, the oldest first. Begins at once. */
ProbeStatistics *probe_statistics_new (const char *directory, GArray *games);
/* What has been found so far; good until “progressed”. */
const ProbeStatisticsFigures *probe_statistics_get (ProbeStatistics *self);
/* The mean accuracy of those of @played, of #ProbeStatisticsGame, that are among @places, of guint, in rising order (nullable:
 * all). −1: none of them has one. */
int probe_statistics_mean (GArray *played, GArray *places);
/* A #SalonStatisticsJudge for games of Probe whose reviews are ready; none is made. @directory: where the records are. */
void probe_statistics_judge (const char *directory, GArray *games, int *accuracy);

G_END_DECLS
