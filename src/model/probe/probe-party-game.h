/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A party in progress (probe-rules.md 8): twelve seats, three tables, one evening in one record. */

#pragma once

#include "model/probe/probe-game.h"
#include "rules/probe/probe-party-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_GAME (probe_party_game_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyGame, probe_party_game, PROBE, PARTY_GAME, SalonGame)

/**
 * ProbePartyGame:
 *
 * A #SalonGame of twelve seats. It has the game at the table, a #ProbeGame, one after another; that game is a part of
 * it, and every move of it is saved with the whole evening. What that game tells and how it changes, the party tells
 * and changes as well.
 *
 * Tables play one after the other, so the record can say at any instant how far the evening is. Between two games
 * nothing happens until somebody calls probe_party_game_sit_down(). A game that is over stays at the table until
 * then, and its words may be challenged as long as it does.
 *
 * The record does not know for how many rounds people mean to stay: it has a comment that says it, which only this
 * class reads. A record without the comment ends with the round that it has come to.
 *
 * Signals:
 *
 *  - table-changed (): another game is at the table. “changed” follows.
 */

/* The kind of the party; see probe-party-setup.h for its set-up. */
extern const SalonGameKind probe_party_game_kind;

/* Makes a new evening of @rounds rounds from @header, whose rows and lots are ignored, awake and kept in @store
 * (nullable). */
ProbePartyGame *probe_party_game_new (const ProbePartyHeader *header,
                                      guint rounds,
                                      guint64 seed,
                                      SalonStore *store,
                                      GError **error);
/* Reads an evening, asleep, from its record. May be called in any thread. The error is of %SALON_GAME_ERROR. */
ProbePartyGame *probe_party_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error);

/* Set-up, names and kinds of the seats. */
const ProbePartyHeader *probe_party_game_get_header (ProbePartyGame *self);
/* How many rounds people mean to play, at least as many as have begun. */
guint probe_party_game_get_rounds (ProbePartyGame *self);
/* Changes that; @rounds becomes at least as many as have begun. May take up an evening that was over. */
void probe_party_game_set_rounds (ProbePartyGame *self, guint rounds);

/* The game at the table; %NULL before the first one. (transfer none) */
ProbeGame *probe_party_game_get_table (ProbePartyGame *self);
/* Whether the game at the table is not over. */
gboolean probe_party_game_is_playing (ProbePartyGame *self);
/* Sets @view to what an onlooker has seen at the end of the game of @table in this round. FALSE, and @view unchanged, if
 * that is not over. */
gboolean probe_party_game_get_finished (ProbePartyGame *self, int table, ProbeView *view);
/* Sets @party to the evening as it stands, with the game at the table if that is over. */
void probe_party_game_get_standing (ProbePartyGame *self, ProbeParty *party);
/* Sets @next to the evening as it will be when the next game begins: that of its table “over”. FALSE, and @next unchanged, while a game is
 * played and when the evening is over. */
gboolean probe_party_game_get_next (ProbePartyGame *self, ProbeParty *next);
/* Begins the next game. FALSE if there is none, or if its word list cannot be read. */
gboolean probe_party_game_sit_down (ProbePartyGame *self, GError **error);

/* How many people sit at @table in @party, and in how many games of its round people play. */
guint probe_party_game_count_people (ProbePartyGame *self, const ProbeParty *party, int table);
guint probe_party_game_count_tables (ProbePartyGame *self, const ProbeParty *party);
/* The place at @table where @seat sits in @party. FALSE: it sits at another table. */
gboolean probe_party_find_seat (const ProbeParty *party, int seat, int *table, int *place);

G_END_DECLS
