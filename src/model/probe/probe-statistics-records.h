/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The records of the games of Probe that a person played, from their files: those of one game, and evenings, of which each game
 * is cut out. A value, for one thread at a time. */

#pragma once

#include "model/probe/probe-party-replay.h"
#include "model/salon-statistics.h"

G_BEGIN_DECLS

/* Where a game is. */
typedef struct {
  char *name; /* of the file */
  int part;   /* which game of the evening; −1: the file is this game alone */
  guint seat; /* of the person */
} ProbeStatisticsPlace;

/* FALSE: @game is not one of Probe, or in no file; there is nothing to clear then. */
gboolean probe_statistics_place_init (ProbeStatisticsPlace *self, const SalonPersonGame *game);
void probe_statistics_place_clear (ProbeStatisticsPlace *self);

typedef struct {
  char *directory;
  /* The evening that was read last, because most often the next game is of the same one. Both are nullable. */
  char *evening_name;
  ProbePartyReplay *evening;
} ProbeStatisticsRecords;

void probe_statistics_records_init (ProbeStatisticsRecords *self, const char *directory);
void probe_statistics_records_clear (ProbeStatisticsRecords *self);
/* The record of the game at @place (transfer full): its file, or what the file of the evening has of it. NULL: there is none. */
GBytes *probe_statistics_records_read (ProbeStatisticsRecords *self, const ProbeStatisticsPlace *place);

G_END_DECLS
