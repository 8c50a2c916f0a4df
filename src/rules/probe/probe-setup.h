/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is settled before the first move: the edition's behaviours, the house
 * options, who begins and the rows that were laid. */

#pragma once

#include "rules/probe/probe-edition.h"
#include "rules/probe/probe-reason.h"

/* One row of letter cards, first card first as the opponents read it.  Card
 * places beyond @n are 0. */
typedef struct {
  char card[PROBE_SPACES];
  uint8_t n;
} ProbeRow;

/* A value without pointers or padding, copied with = and compared with memcmp.
 * Seats and trays count from 0; tray 0 is the left one. */
typedef struct {
  uint8_t edition; /* which preset; for its name only */
  ProbeBehaviours rules;
  uint8_t seats;
  uint8_t first; /* the seat that begins */
  uint8_t trays; /* 1 or 2 for each seat */
  uint8_t activity_cards;
  uint8_t answers_by_hand;
  uint8_t spelling_free;
  uint8_t supply_unlimited;
  ProbeRow row[PROBE_MAX_SEATS][PROBE_MAX_TRAYS];
} ProbeSetup;

void probe_setup_init (ProbeSetup *setup, ProbeEdition edition, int seats);
ProbeReason probe_setup_check (const ProbeSetup *setup);

ProbeReason probe_row_parse (const char *text, ProbeRow *row);
void probe_row_format (const ProbeRow *row, char text[PROBE_SPACES + 1]);
ProbeReason probe_row_check (const ProbeSetup *setup, const ProbeRow *row);
int probe_row_word (const ProbeRow *row, char word[PROBE_SPACES + 1]);
int probe_row_count (const ProbeRow *row, char letter);
int probe_setup_supply (const ProbeSetup *setup, char letter);
