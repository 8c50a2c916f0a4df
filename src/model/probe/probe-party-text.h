/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a party says between its games: who sits where, who moves on, and how everybody stands. */

#pragma once

#include "model/probe/probe-party-game.h"

G_BEGIN_DECLS

/* How the places of one table stand after a round. */
typedef struct {
  int place[PROBE_PARTY_PLACES]; /* the best first: whoever moves on, then the others by their points */
  int rank[PROBE_PARTY_PLACES];  /* of each in this order, from 1; equal points share the better one */
  bool moves[PROBE_PARTY_PLACES];
  int target; /* the table to which the two best move */
  bool drawn; /* lots decided who it was */
} ProbePartyResult;

/* Sets @results of all three tables; the round must be over. */
void probe_party_results (const ProbeParty *party, ProbePartyResult results[PROBE_PARTY_TABLES]);
/* Sets @seat to the seats by their points of the whole evening, the best first, and @rank to their ranks; equal points
 * share the better one. */
void probe_party_rank (const ProbeParty *party, int seat[PROBE_PARTY_SEATS], int rank[PROBE_PARTY_SEATS]);

/* All of these are (transfer full). */

/* A number of points, with a true minus sign. */
char *probe_party_text_points (gint64 points);
/* “After game 2 of 5”, or “Before the first game” */
char *probe_party_text_heading (const ProbeParty *standing, guint rounds);
/* How one place stands after the round: “Ada 185, first, to table 2.” @index counts in @result, which is that of
 * @table. */
char *probe_party_text_place (const ProbePartyHeader *header,
                              const ProbeParty *party,
                              const ProbePartyResult *result,
                              int table,
                              int index);
/* The same of all who move on, in one text for screen readers. */
char *probe_party_text_moves (const ProbePartyHeader *header, const ProbeParty *party);
/* Who wins an evening that is over: “Hugo wins the evening with 395 points.” */
char *probe_party_text_winners (const ProbePartyHeader *header, const ProbeParty *party);
/* What the four of @table, by their places in @names, have from the games before this round: “So far: Ada 340, Rosa 245, …”;
 * empty in the first one. */
char *probe_party_text_carried (const SalonHeader *names, const ProbeParty *party, int table);
/* The people of a table and who plays with them: “Table 2: Ada with Rosa, Lea and Sami.” %NULL if no person sits
 * there. */
char *probe_party_text_table (ProbePartyGame *game, const ProbeParty *party, int table);

G_END_DECLS
