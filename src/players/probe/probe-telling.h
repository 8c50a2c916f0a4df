/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a card would tell the others.
 *
 * The measure is the number of words of the list that still fit the tray once the card lies open: those that agree
 * with the number of cards, with the cards that lie open and their places, with the letters that were denied, with
 * the cards in a set and with the limits of the edition. Each word counts once, wherever its blanks may lie. The more
 * words are left, the less the card has told. With two trays, what is left is the product of both numbers.
 *
 * It depends on nothing but what is public and the list, so everybody at the table could count the same. How common
 * words are, and what any player believes, is left out. */

#pragma once

#include "rules/probe/probe-state.h"
#include "words/words-list.h"

/* No decision has more cards to choose from. */
#define PROBE_TELLINGS (PROBE_MAX_TRAYS * PROBE_SPACES)

typedef enum {
  PROBE_TELLS_ALIKE, /* all cards tell as much as this one */
  PROBE_TELLS_LEAST,
  PROBE_TELLS_SOME,
  PROBE_TELLS_MOST,
} ProbeTells;

/* A card that may be turned. */
typedef struct {
  uint64_t left;  /* the measure */
  uint32_t words; /* that still fit its tray */
  uint8_t tray;
  uint8_t slot;
  uint8_t tells; /* ProbeTells, among the cards that may be turned */
} ProbeTelling;

/* Counts for each card that the view's seat may show or turn now. Gives their number; the left tray comes first,
 * and in it the first space. Takes less than ten milliseconds a card with the largest list. */
int probe_tellings (const ProbeView *view, const WordsList *words, ProbeTelling tellings[PROBE_TELLINGS]);

/* Answers for the view's seat, honestly: shows the card that tells the others least, of those that tell as much the
 * one of less value, of those the first; or says no. Without a list (NULL) it is the cheapest card. It is the table's
 * answer for people. The phase must be PROBE_TO_ANSWER and the seat the one that answers. */
ProbeMove probe_quietest_show (const ProbeView *view, const WordsList *words);
