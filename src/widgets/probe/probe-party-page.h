/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-party-game.h"
#include "widgets/salon-floor.h"

G_BEGIN_DECLS

/* What becomes of a game at which no person plays. */
typedef enum {
  PROBE_PARTY_WATCH, /* at the pace of the others */
  PROBE_PARTY_HURRY, /* at once */
  PROBE_PARTY_SKIP,  /* unseen */
} ProbePartyManner;

#define PROBE_TYPE_PARTY_PAGE (probe_party_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyPage, probe_party_page, PROBE, PARTY_PAGE, SalonFloor)

/**
 * ProbePartyPage:
 *
 * How a party stands between its games: the tables with their chairs, what each of them has brought and who moves on,
 * everybody’s points, and what comes next.
 *
 * Signals:
 *
 *  - go-on (): somebody wants the next game, or one more round of an evening that is over.
 *  - end-evening (): somebody wants the evening to be over.
 *  - new-game (): somebody wants to set another table.
 */

GtkWidget *probe_party_page_new (void);
/* Shows @game, which is at rest or has a game that is played unseen. */
void probe_party_page_show (ProbePartyPage *self, ProbePartyGame *game);
/* Shows how an evening of @rounds rounds stood at @party, for people who look back at it. Only after the last round of one
 * that is @over is there a panel, which says who has won, and has the button that goes on. */
void probe_party_page_show_past (ProbePartyPage *self,
                                 const ProbePartyHeader *header,
                                 const ProbeParty *party,
                                 guint rounds,
                                 gboolean over);
/* Lets the results of a round that is over appear within @ms: they enter, totals count up, names ride to their next
 * tables. Where animations are switched off, or @ms is 0, everything is there at once. */
void probe_party_page_play (ProbePartyPage *self, guint ms);
/* How games without people are to be played. */
ProbePartyManner probe_party_page_get_manner (ProbePartyPage *self);
/* Moves the focus to the button that goes on. */
void probe_party_page_focus (ProbePartyPage *self);

/* The milliseconds of probe_party_page_play() at the pace of @seconds. */
guint probe_party_page_get_duration (double seconds);

G_END_DECLS
