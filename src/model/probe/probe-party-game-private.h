/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the two units of ProbePartyGame share: the evening that is played (probe-party-game.c), and how one is made of a
 * record or a set-up (probe-party-game-record.c). */

#pragma once

#include "model/probe/probe-party-game.h"
#include "model/probe/probe-party-log.h"

G_BEGIN_DECLS

struct _ProbePartyGame {
  SalonGame parent_instance;

  ProbePartyHeader header;                /* not veiled, but with the salt */
  ProbeParty party;                       /* without the game at the table */
  ProbeView finished[PROBE_PARTY_TABLES]; /* the ends of the games that are in it, of this round */
  guint rounds;
  guint64 random;

  ProbeGame *table;     /* the game at the table, or NULL */
  gboolean table_awake; /* it is on the table, so that computers move */
  ProbePartyLog log;
};

/* In probe-party-game.c */

/* Makes the game of the next table of @party, asleep: with the rows and who begins of @setup, and after @moves. */
ProbeGame *probe_party_game_make_table (ProbePartyGame *self,
                                        const ProbeParty *party,
                                        const ProbeSetup *setup,
                                        const char *moves,
                                        GError **error);
/* Makes @table (transfer full), asleep, the game at the table. */
void probe_party_game_take_table (ProbePartyGame *self, ProbeGame *table);

G_END_DECLS
