/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One table of a party as a card: who sits there, their points, and who moves on. */

#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-party-text.h"

G_BEGIN_DECLS

/* Of one place at the table. For probe-party-card.c only. */
typedef struct {
  GtkWidget *row, *avatar, *name, *kind, *points, *lot, *die, *pill;
} ProbePartyCardRow;

/* Its widgets belong to their parents. */
typedef struct {
  int table;
  GtkWidget *card, *lot;
  ProbePartyCardRow row[PROBE_PARTY_PLACES];
} ProbePartyCard;

/* How a card stands while the end of a round is shown: each from 0, nothing is seen of it, to 1. */
typedef struct {
  double row[PROBE_PARTY_PLACES];
  double drawn; /* who took part in the draw */
  double roll;  /* of the die beside them */
  double lot;   /* who has won the draw */
  double moves; /* who moves where */
} ProbePartyCardPose;

/* Makes the widgets of the card of @table, counted from 0, and returns the one that contains them, floating.
 * @ends: what stands behind the points is as wide on all cards of the group */
GtkWidget *probe_party_card_make (ProbePartyCard *card, int table, GtkSizeGroup *ends);
/* @result: (nullable): who moves on when the round is over; %NULL before */
void probe_party_card_fill (ProbePartyCard *card,
                            const ProbePartyHeader *header,
                            const ProbeParty *party,
                            const ProbePartyResult *result);
void probe_party_card_set_pose (ProbePartyCard *card, const ProbePartyCardPose *pose);

G_END_DECLS
