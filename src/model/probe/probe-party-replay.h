/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How an evening is looked at again. Its record is one text, but what people look at is a game: four seats, a table, a
 * chart of the scores. So the evening is no replay of its own with positions of its own. It is a row of *parts*, in the
 * order in which the evening went through them: the tables of a round whose games have begun, and after them the standings of
 * that round. A table has a game, and that game is a record of its own, cut out of that of the evening: the lines that follow
 * from the party, and then its own lines, byte for byte. So a #ProbeReplay reads it as any game of Probe, with the same
 * table, sentences, chart and eyes, and so does a review of it; nothing is made for parties. The standings are a
 * #ProbeParty.
 *
 * A new game can go on from a game that is over: four people at one table, of which no statistics know. From one that is
 * not over none can, because only the evening itself can be gone on with: whoever ended a copy of the game would have seen
 * what is still hidden in the evening. */

#pragma once

#include "model/probe/probe-replay.h"
#include "rules/probe/probe-party-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_REPLAY (probe_party_replay_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyReplay, probe_party_replay, PROBE, PARTY_REPLAY, GObject)

/* A part of an evening. */
typedef struct {
  guint round; /* from 1 */
  guint table; /* from 0, or PROBE_PARTY_STANDING */
} ProbePartyPart;

/* The standings of a round. */
#define PROBE_PARTY_STANDING PROBE_PARTY_TABLES

/**
 * ProbePartyReplay:
 *
 * An evening as its record tells it. It never changes, and may be made and asked in any thread. It keeps the record, and for
 * each game where its lines are and how the evening stood.
 */

/* Reads @record as far as it goes. No word list is asked. The error is of %SALON_GAME_ERROR: no game has begun, or the
 * record is none of a party. */
ProbePartyReplay *probe_party_replay_new (GBytes *record, GError **error);

/* The set-up of the evening. */
const ProbePartyHeader *probe_party_replay_get_header (ProbePartyReplay *self);
/* How much of the evening the record tells; see salon_replay_get_state(). */
SalonReplayState probe_party_replay_get_state (ProbePartyReplay *self, const char **fault);
/* How many rounds have begun, and for how many people meant to stay. */
guint probe_party_replay_count_rounds (ProbePartyReplay *self);
guint probe_party_replay_get_rounds (ProbePartyReplay *self);

/* Whether the evening has come to @part. The standings of a round are there with its first game. */
gboolean probe_party_replay_has (ProbePartyReplay *self, const ProbePartyPart *part);
/* Makes @part the next one, or with @back the one before. FALSE, and @part unchanged: there is none. */
gboolean probe_party_replay_step (ProbePartyReplay *self, ProbePartyPart *part, gboolean back);
/* Sets @party to the evening as it stood at @part: when the game of a table began, or after all that have been played of
 * the round. */
void probe_party_replay_get_party (ProbePartyReplay *self, const ProbePartyPart *part, ProbeParty *party);
/* Whether the game of a table is over. */
gboolean probe_party_replay_is_over (ProbePartyReplay *self, const ProbePartyPart *part);
/* The game of a table as a record of its own (transfer full). */
GBytes *probe_party_replay_cut (ProbePartyReplay *self, const ProbePartyPart *part);
/* The replay of the game of a table (transfer full). */
ProbeReplay *probe_party_replay_read (ProbePartyReplay *self, const ProbePartyPart *part, GError **error);

G_END_DECLS
