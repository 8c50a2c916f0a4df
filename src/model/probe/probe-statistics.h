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

G_END_DECLS
