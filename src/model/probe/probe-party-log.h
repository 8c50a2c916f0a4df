/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of an evening, in plain text and veiled: two texts that only grow. They take over what the record of the
 * game at the table gains, but nothing of it while words are laid, because all of it may change then. */

#pragma once

#include "model/salon-game.h"
#include "model/salon-log.h"
#include "rules/probe/probe-party-record.h"

G_BEGIN_DECLS

/* The record as it is copied, and as it is kept. */
enum {
  PROBE_PARTY_PLAIN,
  PROBE_PARTY_VEILED,
  PROBE_PARTY_LOGS,
};

/* Its owner zeroes it, begins it and clears it. */
typedef struct {
  SalonLog *text[PROBE_PARTY_LOGS]; /* the evening without what is not copied yet */
  gsize copied[PROBE_PARTY_LOGS];   /* bytes of the record of the game at the table that the texts have */
  gboolean follows;                 /* the texts have the beginning of that game: all words are laid */
} ProbePartyLog;

/* Writes what stands before the first game. @header: not veiled, but with the salt */
void probe_party_log_begin (ProbePartyLog *self, const ProbePartyHeader *header);
void probe_party_log_clear (ProbePartyLog *self);

/* Writes the comment that says how many rounds there will be. */
void probe_party_log_add_rounds (ProbePartyLog *self, guint rounds);
/* Writes a whole game, that of the next table of @party, with @setup and the lines @moves. */
void probe_party_log_add_game (ProbePartyLog *self,
                               const ProbePartyHeader *header,
                               const ProbeParty *party,
                               const ProbeSetup *setup,
                               const char *moves);

/* Another game comes to the table. */
void probe_party_log_turn (ProbePartyLog *self);
/* Writes what @table (nullable), the game at the next table of @party, has gained since the last call. */
void probe_party_log_follow (ProbePartyLog *self, const ProbeParty *party, SalonGame *table);
/* Gives all of the record as it is now, (transfer full). */
GBytes *probe_party_log_get (ProbePartyLog *self, const ProbeParty *party, SalonGame *table, gboolean veiled);

G_END_DECLS
